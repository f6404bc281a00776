/** Handing an address on: the system's own sheet, or the clipboard. */

/** Whether the system has a sheet for sharing. */
export const canShare = () => typeof navigator.share === "function";

/** Let the system share an address; false if nobody chose anything. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false; // called off, which is no trouble
  }
}

/** Put a text on the clipboard; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** On plain addresses of a home network there is no clipboard but this old one. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.className = "unseen";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
