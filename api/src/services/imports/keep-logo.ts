import type { Palette } from "#composer/palette.ts";
import { CodedError } from "#contract/errors.ts";
import type { UserDeps } from "../../deps.ts";
import { readOwnFile } from "./own-file.ts";

export interface KeptLogo {
  /** The blob's name. */
  logo: string;
  palette: Palette;
}

/** No more are tried, because each may take ten seconds. */
const MOST_ADDRESSES = 3;

/**
 * Stores a copy of the first picture that can be fetched. If there is none, draws a gem, always the same for
 * a mint.
 */
export async function keepLogo(
  deps: UserDeps,
  addresses: readonly string[],
  mint: string,
): Promise<KeptLogo> {
  const wanted = [...new Set(addresses)].filter((address) => address !== "").slice(0, MOST_ADDRESSES);
  const picture = (await firstPicture(deps, wanted)) ?? (await deps.images.defaultLogo(mint));
  const palette = await deps.images.palette(picture, mint);
  return { logo: await deps.blobs.put(picture, "webp"), palette };
}

async function firstPicture(deps: UserDeps, addresses: readonly string[]): Promise<Buffer | null> {
  for (const address of addresses) {
    const picture = await readPicture(deps, address);
    if (picture) return picture;
  }
  return null;
}

async function readPicture(deps: UserDeps, address: string): Promise<Buffer | null> {
  const own = await readOwnFile(deps, address);
  // A picture that this server has made is not encoded again.
  if (own !== undefined && address.endsWith(".webp")) return own;
  const fetched = own === undefined ? await deps.outside.fetch(address) : null;
  const bytes = fetched?.kind === "got" ? fetched.bytes : own;
  return bytes ? deps.images.accept(bytes, "logo", deps.caller.userId).catch(ignoreInvalidImage) : null;
}

function ignoreInvalidImage(error: unknown): null {
  if (error instanceof CodedError && error.code === "invalid_image") return null;
  throw error;
}
