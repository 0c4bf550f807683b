import type { ArtTry } from "#contract/generation.ts";
import { type GenerationRow, type Try, triesOf } from "../../db/generations.ts";

/** How many tries are kept. Beyond that the second oldest is dropped: the first shows how the idea began. */
const MOST_TRIES = 24;

/** The number of the next try. */
export const nextOf = (tries: readonly Try[]): number => (tries.at(-1)?.nth ?? 0) + 1;

/** The try whose pictures are shown. */
export const shownOf = (row: GenerationRow): Try =>
  triesOf(row).find(({ logo }) => logo === row.logo) ?? (triesOf(row).at(-1) as Try);

/** Adds a try. A restored one keeps its position, a redrawn one replaces its own. */
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
