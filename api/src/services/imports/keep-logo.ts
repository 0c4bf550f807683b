import { CodedError } from "#contract/errors.ts";
import type { World } from "../../world.ts";
import { readOwnFile } from "./own-file.ts";

export interface KeptLogo {
  /** The blob's name. */
  logo: string;
  /** JSON. */
  palette: string;
}

/** Fetching may take ten seconds a time. */
const MOST_ADDRESSES = 3;

/** Mirrors the first picture that can be had; where there is none, a gem is drawn, the same one for each mint. */
export async function keepLogo(world: World, addresses: readonly string[], mint: string): Promise<KeptLogo> {
  const wanted = [...new Set(addresses)].filter((address) => address !== "").slice(0, MOST_ADDRESSES);
  const picture = (await firstPicture(world, wanted)) ?? (await world.images.defaultLogo(mint));
  const palette = await world.images.palette(picture, mint);
  return { logo: await world.blobs.put(picture, "webp"), palette: JSON.stringify(palette) };
}

async function firstPicture(world: World, addresses: readonly string[]): Promise<Buffer | null> {
  for (const address of addresses) {
    const picture = await readPicture(world, address);
    if (picture) return picture;
  }
  return null;
}

async function readPicture(world: World, address: string): Promise<Buffer | null> {
  const own = await readOwnFile(world, address);
  // What this server has made once need not be made again.
  if (own !== undefined && address.endsWith(".webp")) return own;
  const fetched = own === undefined ? await world.outside.fetch(address) : null;
  const bytes = fetched?.kind === "got" ? fetched.bytes : own;
  return bytes ? world.images.accept(bytes, "logo").catch(nothing) : null;
}

function nothing(error: unknown): null {
  if (error instanceof CodedError) return null;
  throw error;
}
