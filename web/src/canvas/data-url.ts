const PIECE = 0x8000;

/** A `data:` URL of the bytes. It is base64, so that it also works in a style sheet. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return `data:${type};base64,${btoa(text)}`;
}
