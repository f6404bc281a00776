// The package that cuts fonts ships no types.
declare module "subset-font" {
  export default function subset(
    font: Buffer,
    text: string,
    options?: { targetFormat?: "woff2"; keepFeatures?: string[]; noHinting?: boolean },
  ): Promise<Buffer>;
}
