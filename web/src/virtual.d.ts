declare module "virtual:text/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:languages/*" {
  type Language = import("./text/languages").Language;
  const fetched: Readonly<Record<Language, () => Promise<{ default: string }>>>;
  export default fetched;
}
