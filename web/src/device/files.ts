/** Files that the page makes itself, and pictures as pixels. */

/** Let somebody keep a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // the browser has taken hold of it when the click returns, but not all of them at once
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** An SVG picture as an address that an image can show. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** An SVG picture as PNG, twice as large; null where the browser cannot draw it. */
export async function pngOf(svg: string, scale = 2): Promise<Blob | null> {
  const image = new Image();
  image.src = pictureAddress(svg);
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Hand text and a picture to the system's own sheet; false where it did not take them. */
export async function shareResult(text: string, picture: Blob | null): Promise<boolean> {
  const files = picture ? [new File([picture], "cryptonym.png", { type: "image/png" })] : [];
  const withPicture = { text, files };
  const data = files.length && navigator.canShare?.(withPicture) ? withPicture : { text };
  try {
    await navigator.share(data);
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // changed their mind
  }
  return true;
}
