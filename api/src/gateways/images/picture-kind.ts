import { fileTypeFromBuffer } from "file-type";
import { readSvg } from "./read-svg.ts";

export interface KnownPicture {
  kind: "svg" | "raster";
  bytes: Uint8Array;
}

/**
 * An AVIF whose first brand is the family's is reported as `image/heif`; the decoder takes no other kind of
 * it.
 */
const rasters: ReadonlySet<string> = new Set([
  "image/png",
  "image/apng",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heif",
]);

/** Enough bytes to detect a type; the decoder judges the rest. */
const HEAD = 4_100;

/** A file's type by its bytes, not its name; null if we do not accept it. */
export async function pictureKind(bytes: Uint8Array): Promise<KnownPicture | null> {
  const mime = (await fileTypeFromBuffer(bytes.subarray(0, HEAD)))?.mime;
  if (mime !== undefined && rasters.has(mime)) return { kind: "raster", bytes };
  const svg = readSvg(bytes);
  return svg === null ? null : { kind: "svg", bytes: Buffer.from(svg) };
}
