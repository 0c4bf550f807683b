import type { Palette } from "#composer/palette.ts";
import { CodedError } from "#contract/errors.ts";
import type { UserDeps } from "../../deps.ts";
import { findPicture } from "./read-picture.ts";

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
    const picture = await findPicture(deps, address).catch(ignoreInvalidImage);
    if (picture) return picture;
  }
  return null;
}

function ignoreInvalidImage(error: unknown): null {
  if (error instanceof CodedError && error.code === "invalid_image") return null;
  throw error;
}
