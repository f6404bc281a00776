import "./bits.css";

/** An address to scan; the server draws it. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const source = `/api/qr.svg?text=${encodeURIComponent(text)}`;
  return <img class="qr" src={source} alt={alt} width="256" height="256" />;
}
