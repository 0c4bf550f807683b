import { createHash } from "node:crypto";

export const etagOf = (text: string): string => `"${createHash("sha1").update(text).digest("base64url")}"`;

/** The entity tag of the same version in another encoding: strong tags of different bytes must differ. */
export const encodedTag = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`);

/** The tag in `If-None-Match` that names this version in any encoding. A proxy may have weakened it. */
export const knownTag = (header: string | undefined, etag: string): string | undefined =>
  (header ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .find((tag) => tag === "*" || plain(tag) === plain(etag));

export const isUnchanged = (header: string | undefined, etag: string): boolean =>
  knownTag(header, etag) !== undefined;

const plain = (tag: string): string => tag.replace(/^W\//, "").replace(/-(?:br|gzip)"$/, '"');
