import type * as z from "zod/mini";
import { tryOf } from "#composer/drawing/staging.ts";
import { CodedError } from "#contract/errors.ts";
import { type ArtRequest, type ArtResult, ImageStyle, modelNotice } from "#contract/generation.ts";
import type { Token } from "#contract/token.ts";
import { type Art, type GenerationRow, triesOf } from "../../db/generations.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import { readToken } from "../tokens/read-token.ts";
import { requireEditable } from "../tokens/require-editable.ts";
import { drawSitePictures } from "../websites/cast.ts";
import { compose } from "./compose-token.ts";
import { askForArt, type Drawn, finishArt } from "./draw-art.ts";
import { generationToken, requireGeneration } from "./read-generation.ts";
import { nextOf, shownOf, shownTry, withTry } from "./tries.ts";

/**
 * Draws a token again so that it looks clearly different, or restores what an earlier seed drew. Without a
 * seed it draws the current pictures under another name. The words stay, and the seed of the website's words.
 * A saved token gets the pictures too; a live site shows them after its next deployment.
 */
export async function remakeArt(
  deps: UserDeps,
  { generationId, ...request }: { generationId: string } & z.infer<typeof ArtRequest>,
): Promise<ArtResult> {
  refuseIdea(request.name);
  const before = await untilFresh(() => requireDrawable(deps, generationId));
  const seed = request.seed ?? shownOf(before).seed;
  const name = request.name ?? (await readName(deps, before));
  const { notice, ...art } = await restoreOrDraw(deps, before, seed, name);
  const noticeField = notice === null ? {} : { notice };
  return untilFresh(async () => {
    const row = await requireDrawable(deps, generationId);
    const now = deps.clock();
    const tries = withTry(triesOf(row), { ...art, seed, name });
    const plan = [deps.store.generations.redraw(row, art, tries, now)];
    const answer = { ...noticeField, tries: tries.map(shownTry) };
    if (row.tokenId === null)
      return deps.commit(plan, { ...generationToken({ ...row, ...art }), updated_at: time(now), ...answer });
    const { writes, token } = await planTokenRedraw(deps, row.tokenId, art, now);
    return deps.commit([...plan, ...writes], { ...token, ...answer });
  });
}

const readName = async (deps: UserDeps, row: GenerationRow): Promise<string> =>
  row.tokenId === null ? row.name : (await requireToken(deps, row.tokenId)).name;

/** Restores an earlier try's pictures if they show this name or a model drew them; else draws them again. */
async function restoreOrDraw(
  deps: UserDeps,
  row: GenerationRow,
  seed: string,
  name: string,
): Promise<Redrawn> {
  const earlier = triesOf(row).find((each) => each.seed === seed);
  if (!earlier) return draw(deps, row, nextOf(triesOf(row)), name);
  const { logo, banner, drawings, palette } = earlier;
  if (drawings === null || (earlier.name ?? row.name) === name)
    return { logo, banner, drawings, palette, notice: null };
  return storeArt(deps, await compose(deps, ideaOf(row, earlier.nth, name), () => undefined), null);
}

const time = (now: number): string => new Date(now).toISOString();

/** The generation, if it came from an idea and its token is neither launched nor being launched. */
async function requireDrawable(deps: UserDeps, generationId: string): Promise<GenerationRow> {
  const row = await requireGeneration(deps, generationId);
  if (row.origin === "IMPORTED") throw new CodedError("imported_locked");
  if (row.tokenId !== null) await requireEditable(deps, await requireToken(deps, row.tokenId));
  return row;
}

interface Redrawn extends Art {
  notice: string | null;
}

const ideaOf = (row: GenerationRow, nth: number, name: string) => ({
  prompt: row.prompt,
  ...(row.scene && { scene: row.scene }),
  imageStyle: ImageStyle.parse(row.imageStyle),
  seed: tryOf(row.seed, nth),
  name,
});

async function draw(deps: UserDeps, row: GenerationRow, nth: number, name: string): Promise<Redrawn> {
  const idea = ideaOf(row, nth, name);
  const asked = deps.models.images && (await askForArt(deps, deps.caller.userId, idea));
  const finished = asked && (await finishArt(deps, asked, idea));
  const notice = finished?.cause ? modelNotice(finished.about, finished.cause) : null;
  return storeArt(deps, finished?.art ?? (await compose(deps, idea, () => undefined)), notice);
}

const storeArt = async (
  { blobs }: UserDeps,
  { palette, logo, banner, drawings }: Drawn,
  notice: string | null,
): Promise<Redrawn> => ({
  palette,
  logo: await blobs.put(logo, "webp"),
  banner: await blobs.put(banner, "webp"),
  drawings: drawings && (await blobs.put(drawings, "gz")),
  notice,
});

async function planTokenRedraw(
  deps: UserDeps,
  id: string,
  art: Art,
  now: number,
): Promise<{ writes: Plan; token: Token }> {
  const token = await requireToken(deps, id);
  const before = await readToken(deps, { id });
  // A website that shows the hero in poses goes on showing it, in its preview too.
  const pictures = token.cast ? await drawSitePictures(deps, { ...token, ...art }) : null;
  return {
    writes: [...(pictures?.writes ?? []), deps.store.tokens.redraw(token, art, now)],
    token: {
      ...before,
      image_url: `/media/${art.logo}`,
      banner_url: `/media/${art.banner}`,
      version: token.version + 1,
      updated_at: time(now),
    },
  };
}
