import { createHash } from "node:crypto";
import type { Brand } from "../../db/site-source.ts";
import type { TokenRow } from "../../db/tokens.ts";
import type { ServerDeps } from "../../deps.ts";
import { type Drawings, unpackDrawings } from "../../gateways/drawing/drawings.ts";

const ICON = 48;
const TOUCH_ICON = 180;

/**
 * Returns the token's icon and share picture, made from its drawings or its logo unless it has those, or its live
 * site. Null without a logo or if they cannot be made: a site does without them.
 */
export async function ensureBrand(
  deps: ServerDeps,
  token: TokenRow,
  live: Brand | null = null,
): Promise<Brand | null> {
  if (token.logo === null) return null;
  const of = fingerprint(token);
  const before = [token.brand, live].find((brand) => brand?.of === of);
  if (before) return before;
  try {
    return await makeBrand(deps, token, of);
  } catch (error) {
    deps.log.warn({ err: error, token: token.id }, "a site's icon and share picture could not be made");
    return null;
  }
}

async function makeBrand(deps: ServerDeps, token: TokenRow, of: string): Promise<Brand | null> {
  const pictures = await picturesOf(deps, token);
  if (!pictures) return null;
  const { blobs, images } = deps;
  const [icon, touchIcon, share] = await Promise.all([
    images.icon(pictures.icon, ICON).then((bytes) => blobs.put(bytes, "png")),
    images.icon(pictures.icon, TOUCH_ICON).then((bytes) => blobs.put(bytes, "png")),
    images.jpeg(pictures.share).then((bytes) => blobs.put(bytes, "jpg")),
  ]);
  return { of, icon, touchIcon, share };
}

/** The drawings of a token that the composer drew. */
export async function drawingsOf({ blobs }: ServerDeps, { drawings }: TokenRow): Promise<Drawings | null> {
  const packed = drawings && (await blobs.read(drawings));
  return packed ? unpackDrawings(packed) : null;
}

async function picturesOf(deps: ServerDeps, token: TokenRow) {
  const { blobs, images, composer } = deps;
  const drawings = await drawingsOf(deps, token);
  if (drawings) {
    const icon = { ...drawings.icon, width: TOUCH_ICON, height: TOUCH_ICON };
    return { icon: await composer.draw(icon), share: await composer.draw(drawings.share) };
  }
  const logo = await blobs.read(token.logo ?? "");
  if (!logo) return null;
  const { name, seed } = token;
  const palette = token.palette ?? (await images.palette(logo, seed));
  return { icon: logo, share: await images.share({ logo, name, palette, seed }) };
}

const fingerprint = ({ drawings, logo, name }: TokenRow): string =>
  createHash("sha256")
    .update(JSON.stringify([drawings, logo, name]))
    .digest("hex")
    .slice(0, 16);
