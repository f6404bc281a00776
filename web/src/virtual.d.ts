declare module "virtual:text/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:languages/*" {
  type Language = import("./text/languages").Language;
  const fetched: Readonly<Record<Language, () => Promise<{ default: string }>>>;
  export default fetched;
}

declare module "virtual:languages/how-to-play" {
  type Language = import("./text/languages").Language;
  type Pages = Readonly<Record<string, string>>;
  const fetched: Readonly<Record<Language, () => Promise<{ default: Pages }>>>;
  export default fetched;
}
