import { imageKey } from "../src/db/images.ts";
import type { ImageRow, PictureKind } from "../src/db/rows.ts";

/** A token's picture on the device. */
export const anImage = (
  owner: string,
  tokenId: string,
  kind: PictureKind = "logo",
  change: Partial<ImageRow> = {},
): ImageRow => ({
  owner,
  key: imageKey(tokenId, kind),
  url: "/media/a.webp",
  type: "image/webp",
  bytes: new Uint8Array([1, 2, 3]).buffer as ArrayBuffer,
  fetchedAt: 0,
  ...change,
});
