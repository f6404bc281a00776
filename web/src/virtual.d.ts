declare module "virtual:text/*" {
  const messages: string;
  export default messages;
}
