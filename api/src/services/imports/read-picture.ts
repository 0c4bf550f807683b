import { CodedError } from "#contract/errors.ts";
import type { UserDeps } from "../../deps.ts";
import { readOwnFile } from "./own-file.ts";

/** A linked picture for a form that a link fills in. */
export async function readPicture(deps: UserDeps, { url }: { url: string }): Promise<Buffer<ArrayBuffer>> {
  const picture = await findPicture(deps, url);
  if (!picture) throw new CodedError("picture_unreachable");
  return Buffer.from(picture);
}

/** WebP of at most a logo's size; null if nothing is there. Throws `invalid_image`. */
export async function findPicture(deps: UserDeps, address: string): Promise<Buffer | null> {
  const own = await readOwnFile(deps, address);
  // A picture that this server has made is not encoded again.
  if (own !== undefined && address.endsWith(".webp")) return own;
  const fetched = own === undefined ? await deps.outside.fetch(address) : null;
  const bytes = fetched?.kind === "got" ? fetched.bytes : own;
  return bytes ? deps.images.accept(bytes, "logo", deps.caller.userId) : null;
}
