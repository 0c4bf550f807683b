export function encode(
  drawn: { pixels: Uint8Array; width: number; height: number },
  svg: string,
): Promise<Buffer>;
