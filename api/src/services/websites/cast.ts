import type { PoseName } from "#composer/drawing/kit.ts";
import type { CastPictures } from "#composer/templates/render-site.ts";
import type { DrawnCast } from "#contract/website.ts";
import { untilFresh } from "../../db/plan.ts";
import type { SiteCast } from "../../db/site-source.ts";
import type { OwnedToken, TokenRow } from "../../db/tokens.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import type { Drawing } from "../../gateways/composer.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { drawingsOf, ensureBrand } from "./brand.ts";
import { recipeOf } from "./site-recipe.ts";

/**
 * Pixels: poses stand beside words; the hero, the stickers, which people keep, and what is as wide as the page are as
 * large as they are drawn.
 */
const POSE = 384;
const isLarge = (name: PoseName): boolean => name === "hero" || name === "panorama";

/**
 * The hero and its poses for a token's website, made from its drawings unless those that it has fit still; a picture
 * that was not drawn here is cut out, and has captions. Null if they cannot be made: a site does without them.
 */
export async function ensureCast(deps: ServerDeps, token: TokenRow): Promise<SiteCast | null> {
  const { drawings, logo, cast } = token;
  const of = drawings ?? logo;
  if (of === null) return null;
  if (cast?.of === of) return cast;
  try {
    return await (drawings === null ? makeOfPicture(deps, token, of) : makeCast(deps, token, of));
  } catch (error) {
    deps.log.warn({ err: error, token: token.id }, "a site's poses could not be drawn");
    return null;
  }
}

/** Draws it before there is a website, so that its creator sees the page with it; the website finds it drawn. */
export const drawCast = (deps: UserDeps, { id }: { id: string }): Promise<DrawnCast> =>
  untilFresh(async () => {
    const token = await requireToken(deps, id);
    const { cast, writes } = await drawSitePictures(deps, token);
    return deps.commit(writes, { cast: castAddresses(cast, (_, blob) => `/media/${blob}`) });
  });

/** All that a website shows of its token, drawn unless it was, so that going live has nothing left to draw. */
export async function drawSitePictures(deps: ServerDeps, token: OwnedToken) {
  const [cast, brand] = await Promise.all([ensureCast(deps, token), ensureBrand(deps, token)]);
  const isNew = cast !== token.cast || brand !== token.brand;
  return { cast, writes: isNew ? [deps.store.tokens.setSitePictures(token, { cast, brand })] : [] };
}

/** The pictures that still show what the token looks like. */
export const castOf = ({ drawings, logo, cast }: Pick<TokenRow, "drawings" | "logo" | "cast">) =>
  cast !== null && cast.of === (drawings ?? logo) ? cast : null;

const MEMES = 4;

/** A picture of somebody's own has no poses: its figure stands alone, and says what memes say. */
async function makeOfPicture(deps: ServerDeps, token: TokenRow, of: string): Promise<SiteCast | null> {
  const { blobs, images, composer } = deps;
  const picture = await blobs.read(of);
  if (!picture) return null;
  const hero = await blobs.put(await images.cutOut(picture), "webp");
  const captions = await composer.writeCaptions({ ...pickWords(token), ...recipeOf(token) });
  const memes: SiteCast["memes"] = [];
  for (const { poses, words } of captions) {
    if (memes.length === MEMES) break;
    const drawn = poses.length === 1 ? await images.captioned(picture, words) : null;
    if (drawn) memes.push({ name: `meme-${memes.length + 1}`, blob: await blobs.put(drawn, "webp") });
  }
  return { of, poses: [{ name: "hero", blob: hero }], stickers: [], memes };
}

const pickWords = ({ name, ticker, narrative }: TokenRow) => ({ name, ticker, narrative });

async function makeCast(deps: ServerDeps, token: TokenRow, of: string): Promise<SiteCast | null> {
  const drawings = await drawingsOf(deps, token);
  if (!drawings?.poses?.some(({ name }) => name === "hero")) return null;
  const { composer, blobs } = deps;
  const done = new Map<string, Promise<string>>();
  /** A hero without a body looks the same in some poses. */
  const draw = (drawing: Drawing): Promise<string> => {
    const key = `${drawing.width} ${drawing.svg}`;
    const drawn = done.get(key) ?? composer.draw(drawing).then((bytes) => blobs.put(bytes, "webp"));
    done.set(key, drawn);
    return drawn;
  };
  const poses: SiteCast["poses"] = [];
  for (const { name, drawing } of drawings.poses)
    poses.push({ name, blob: await draw(isLarge(name) ? drawing : { ...drawing, width: POSE }) });
  const stickers: SiteCast["stickers"] = [];
  // The hero alone is one of them already. The ticker's word may have changed since it was drawn.
  for (const { name, drawing } of drawings.stickers)
    if (name !== "hero" && name !== "ticker") stickers.push({ name, blob: await draw(drawing) });
  const memes: SiteCast["memes"] = [];
  for (const { name, drawing } of drawings.memes ?? []) memes.push({ name, blob: await draw(drawing) });
  return { of, poses, stickers, memes };
}

/** The pictures for a token with other words: its memes may say the old ones. */
export const withoutMemes = (cast: SiteCast): SiteCast => ({ ...cast, memes: [] });

/** The files of a site that show it: each one's name and blob. */
export const castFiles = ({ poses, stickers, memes }: SiteCast): [name: string, blob: string][] => [
  ...poses.map(({ name, blob }): [string, string] => [poseFile(name), blob]),
  ...stickers.map(({ name, blob }): [string, string] => [stickerFile(name), blob]),
  ...memes.map(({ name, blob }): [string, string] => [memeFile(name), blob]),
];

const poseFile = (name: string): string => `cast-${name}.webp`;
const stickerFile = (name: string): string => `sticker-${name}.webp`;
const memeFile = (name: string): string => `${name}.webp`;

/** Where a page finds them: `at` gets a file's name and its blob. */
export function castAddresses(
  cast: SiteCast | null | undefined,
  at: (file: string, blob: string) => string,
): CastPictures | null {
  if (!cast) return null;
  const named = (all: readonly { name: string; blob: string }[], fileOf: (name: string) => string) =>
    all.map(({ name, blob }) => ({ name, url: at(fileOf(name), blob) }));
  const poses = named(cast.poses, poseFile);
  const stickers = named(cast.stickers, stickerFile);
  // Beside others the hero alone is a sticker too.
  const hero = stickers.length > 0 ? poses.filter(({ name }) => name === "hero") : [];
  return {
    poses,
    stickers: [...stickers, ...hero],
    memes: named(cast.memes, memeFile),
  };
}
