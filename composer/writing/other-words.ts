import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { LAST_RESORT, type Suggestion, suggestNames } from "./names.ts";
import { writeStory } from "./story.ts";

/** What has words already. */
interface Worded {
  name: string;
  ticker: string;
  narrative: string;
  /** Null if the idea is not known: then its name and its story so far are the idea. */
  prompt: string | null;
  seed: string;
}

/** Another story of a token's idea. */
export const retellStory = ({ name, ticker, seed, ...told }: Worded): string =>
  writeStory(readIdea(ideaOf({ name, ...told })), name, ticker, randomFrom(`story|${seed}|${name}`));

/** Up to three names more for a token's idea, the best first. */
export const otherNames = (
  { seed, ...told }: Omit<Worded, "ticker">,
  known: readonly Suggestion[],
): Suggestion[] => {
  const found = suggestNames(readIdea(ideaOf(told)), randomFrom(`names|${seed}`), known);
  return found.filter((each) => !LAST_RESORT.includes(each));
};

const ideaOf = ({ prompt, name, narrative }: Pick<Worded, "prompt" | "name" | "narrative">): string =>
  prompt ?? `${name}. ${narrative}`;
