import { CodedError } from "#contract/errors.ts";
import type { ArtResult } from "#contract/generation.ts";
import { ImageStyle } from "#contract/image-style.ts";
import { modelNotice } from "#contract/notices.ts";
import type { Token } from "#contract/token.ts";
import type { Art, GenerationRow } from "../../db/generations.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { Idea, Made } from "../../gateways/composer.ts";
import type { UserWorld, World } from "../../world.ts";
import { readToken } from "../tokens/read-token.ts";
import { requireEditable } from "../tokens/require-editable.ts";
import { requireToken } from "../tokens/require-token.ts";
import { compose } from "./compose-token.ts";
import { askForArt, finishArt } from "./draw-art.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";

/**
 * Draws a token again from another seed. Its words stay, and the seed that its website's words come from. Once saved,
 * the token gets the pictures as well; what is live shows them with the next deployment.
 */
export async function remakeArt(
  world: UserWorld,
  { sessionId, seed }: { sessionId: string; seed: string },
): Promise<ArtResult> {
  const { notice, ...art } = await draw(world, await requireDrawable(world, sessionId), seed);
  const said = notice === null ? {} : { notice };
  return untilFresh(async () => {
    const row = await requireDrawable(world, sessionId);
    const now = world.clock();
    const plan = [world.store.generations.redraw(row, art, now)];
    if (row.tokenId === null)
      return world.settle(plan, { ...generationToken({ ...row, ...art }), updated_at: time(now), ...said });
    const { writes, token } = await redrawToken(world, row.tokenId, art, now);
    return world.settle([...plan, ...writes], { ...token, ...said });
  });
}

const time = (now: number): string => new Date(now).toISOString();

/** What was made of an idea, and is neither launched nor being launched. */
async function requireDrawable(world: UserWorld, sessionId: string): Promise<GenerationRow> {
  const row = await requireGeneration(world, sessionId);
  if (row.origin === "IMPORTED") throw new CodedError("imported_locked");
  if (row.tokenId !== null) await requireEditable(world, await requireToken(world, row.tokenId));
  return row;
}

interface Redrawn extends Art {
  notice: string | null;
}

async function draw(world: UserWorld, row: GenerationRow, seed: string): Promise<Redrawn> {
  const { name } = row.tokenId === null ? row : await requireToken(world, row.tokenId);
  const idea = { prompt: row.prompt, imageStyle: ImageStyle.parse(row.imageStyle), seed, name };
  const asked = world.models.images && (await askForArt(world, world.caller.userId, idea));
  const drawn = asked && (await finishArt(world, asked, idea));
  const { palette, logo, banner, drawings } = drawn?.art ?? (await composeAnother(world, idea, row.logo));
  return {
    palette: JSON.stringify(palette),
    logo: await world.blobs.put(logo, "webp"),
    banner: await world.blobs.put(banner, "webp"),
    drawings: drawings && (await world.blobs.put(drawings, "gz")),
    notice: drawn?.cause ? modelNotice(drawn.about, drawn.cause) : null,
  };
}

/** How far two logos must be apart to be another to the eye, of 255. */
const CLEARLY_APART = 8;
const MOST_TRIES = 4;

/** A logo that is truly another than the one before: seeds may choose alike, so the farthest of a few tries is taken. */
async function composeAnother(world: World, idea: Idea, before: string): Promise<Made> {
  const old = await world.blobs.read(before);
  let best: { made: Made; apart: number } | null = null;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const seed = attempt === 1 ? idea.seed : `${idea.seed}|${attempt}`;
    const made = await compose(world, { ...idea, seed }, () => undefined);
    const apart = old ? await world.images.apart(old, made.logo) : CLEARLY_APART;
    if (!best || apart > best.apart) best = { made, apart };
    if (best.apart >= CLEARLY_APART) break;
  }
  return (best as { made: Made }).made;
}

async function redrawToken(
  world: UserWorld,
  id: string,
  art: Art,
  now: number,
): Promise<{ writes: Plan; token: Token }> {
  const token = await requireToken(world, id);
  const before = await readToken(world, { id });
  return {
    writes: [world.store.tokens.redraw(token, art, now)],
    token: {
      ...before,
      image_url: `/media/${art.logo}`,
      banner_url: `/media/${art.banner}`,
      version: token.version + 1,
      updated_at: time(now),
    },
  };
}
