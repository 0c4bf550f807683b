import type { ArtTry } from "#contract/generation.ts";
import type { GenerationRow, Try } from "../../db/generations.ts";

/** So many are kept; past that the second oldest goes: the first is what the idea was given. */
const MOST_TRIES = 24;

/** Every art that a generation has had, oldest first; the first was made with it. */
export function triesOf({ tries, seed, logo, banner, drawings, palette }: GenerationRow): readonly Try[] {
  return tries === null ? [{ seed, logo, banner, drawings, palette, nth: 0 }] : (JSON.parse(tries) as Try[]);
}

/** Which try the next drawing is. */
export const nextOf = (tries: readonly Try[]): number => (tries.at(-1)?.nth ?? 0) + 1;

/** The one whose pictures are shown. */
export const shownOf = (row: GenerationRow): Try =>
  triesOf(row).find(({ logo }) => logo === row.logo) ?? (triesOf(row).at(-1) as Try);

/** With one more; an art that was brought back keeps its place, and one that was drawn again takes its own. */
export function withTry(tries: readonly Try[], made: Omit<Try, "nth">): readonly Try[] {
  if (tries.some(({ seed }) => seed === made.seed))
    return tries.map((each) => (each.seed === made.seed ? { ...each, ...made } : each));
  const [first, ...rest] = tries;
  const kept = first ? [first, ...rest.slice(Math.max(0, tries.length + 1 - MOST_TRIES))] : [];
  return [...kept, { ...made, nth: nextOf(tries) }];
}

export const shownTry = ({ seed, logo, banner }: Try): ArtTry => ({
  seed,
  image_url: `/media/${logo}`,
  banner_url: banner && `/media/${banner}`,
});
