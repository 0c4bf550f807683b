const PIECE = 0x8000;

/** An address that holds a picture itself; base64, so that it may stand in a style sheet as well. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return `data:${type};base64,${btoa(text)}`;
}
