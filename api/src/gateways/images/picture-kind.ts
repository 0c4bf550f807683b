import { fileTypeFromBuffer } from "file-type";
import { readSvg } from "./read-svg.ts";

export interface KnownPicture {
  kind: "svg" | "raster";
  bytes: Uint8Array;
}

/** `image/heif` is what an AVIF is called whose first brand is the family's; the decoder knows no other of them. */
const rasters: ReadonlySet<string> = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heif",
]);

/** Bytes that tell a type; what follows is the decoder's to judge. */
const HEAD = 4_100;

/** What a file is by its bytes, whatever it is called; null for everything that is not taken. */
export async function pictureKind(bytes: Uint8Array): Promise<KnownPicture | null> {
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, HEAD)))?.mime;
  if (mime !== undefined && rasters.has(mime)) return { kind: "raster", bytes };
  const svg = readSvg(bytes);
  return svg === null ? null : { kind: "svg", bytes: Buffer.from(svg) };
}
