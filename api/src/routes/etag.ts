import { createHash } from "node:crypto";

export const etagOf = (text: string): string => `"${createHash("sha1").update(text).digest("base64url")}"`;

/** The tag of the same version in other bytes: strong tags must not be equal there. */
export const encodedTag = (etag: string, encoding: string): string => etag.replace(/"$/, `-${encoding}"`);

/** The tag in `If-None-Match` that names this version, in whichever encoding; a proxy may have made it a weak one. */
export const knownTag = (header: string | undefined, etag: string): string | undefined =>
  (header ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .find((tag) => tag === "*" || plain(tag) === plain(etag));

export const isUnchanged = (header: string | undefined, etag: string): boolean =>
  knownTag(header, etag) !== undefined;

const plain = (tag: string): string => tag.replace(/^W\//, "").replace(/-(?:br|gzip)"$/, '"');
