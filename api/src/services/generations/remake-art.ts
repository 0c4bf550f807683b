import { tryOf } from "#composer/drawing/staging.ts";
import { CodedError } from "#contract/errors.ts";
import type { ArtResult } from "#contract/generation.ts";
import { ImageStyle } from "#contract/image-style.ts";
import { modelNotice } from "#contract/notices.ts";
import type { Token } from "#contract/token.ts";
import type { Art, GenerationRow } from "../../db/generations.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { UserWorld } from "../../world.ts";
import { readToken } from "../tokens/read-token.ts";
import { requireEditable } from "../tokens/require-editable.ts";
import { requireToken } from "../tokens/require-token.ts";
import { compose } from "./compose-token.ts";
import { askForArt, finishArt } from "./draw-art.ts";
import { generationToken } from "./generation-token.ts";
import { requireGeneration } from "./require-generation.ts";
import { nextOf, shownTry, triesOf, withTry } from "./tries.ts";

/**
 * Draws a token again, plainly otherwise than before, or brings back what an earlier seed drew. Its words stay, and the
 * seed that its website's words come from. Once saved, the token gets the pictures as well; what is live shows them with
 * the next deployment.
 */
export async function remakeArt(
  world: UserWorld,
  { sessionId, seed }: { sessionId: string; seed: string },
): Promise<ArtResult> {
  const before = await requireDrawable(world, sessionId);
  const earlier = triesOf(before).find((each) => each.seed === seed);
  const { notice, ...art } = earlier ? brought(earlier) : await draw(world, before);
  const said = notice === null ? {} : { notice };
  return untilFresh(async () => {
    const row = await requireDrawable(world, sessionId);
    const now = world.clock();
    const tries = withTry(triesOf(row), { ...art, seed });
    const plan = [world.store.generations.redraw(row, art, tries, now)];
    const answer = { ...said, tries: tries.map(shownTry) };
    if (row.tokenId === null)
      return world.settle(plan, { ...generationToken({ ...row, ...art }), updated_at: time(now), ...answer });
    const { writes, token } = await redrawToken(world, row.tokenId, art, now);
    return world.settle([...plan, ...writes], { ...token, ...answer });
  });
}

const brought = ({ logo, banner, drawings, palette }: Art): Redrawn => ({
  logo,
  banner,
  drawings,
  palette,
  notice: null,
});

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

async function draw(world: UserWorld, row: GenerationRow): Promise<Redrawn> {
  const seed = tryOf(row.seed, nextOf(triesOf(row)));
  const { name } = row.tokenId === null ? row : await requireToken(world, row.tokenId);
  const idea = { prompt: row.prompt, imageStyle: ImageStyle.parse(row.imageStyle), seed, name };
  const asked = world.models.images && (await askForArt(world, world.caller.userId, idea));
  const drawn = asked && (await finishArt(world, asked, idea));
  const { palette, logo, banner, drawings } = drawn?.art ?? (await compose(world, idea, () => undefined));
  return {
    palette: JSON.stringify(palette),
    logo: await world.blobs.put(logo, "webp"),
    banner: await world.blobs.put(banner, "webp"),
    drawings: drawings && (await world.blobs.put(drawings, "gz")),
    notice: drawn?.cause ? modelNotice(drawn.about, drawn.cause) : null,
  };
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
