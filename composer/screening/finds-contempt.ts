import { isGroup } from "./peoples.ts";
import type { Token } from "./plain-tokens.ts";
import { near, type Spoken, spelledAs } from "./spoken.ts";
import { atrocities, groups, harmed, merriment, praise, prisons } from "./word-lists.ts";

const REACH = 9;
const MUST =
  / (?:should|must|shall|ought to|need to|needs to|have to|has to|deserve to|gotta) (?:all |just |now )?(?:be )?(\S+) /g;
const BELONG = / belongs? (?:in|on|behind|under|at) (?:the |their |a )?(\S+) /g;
const RULES =
  /^ (?:secretly |all |who )?(?:rule|rules|control|controls|run|runs|own|owns) (?:the |all |our )?(?:world|banks|bank|media|government|governments|hollywood|everything) /;
/** The old slander names one people; "women rule the world" is a cheer. */
const CONSPIRED = /\bjew(?:s|ish)?\b/;
const HARVEST = /^(seeds?|oil|fields?|blossoms?|flowers?|honey)$/;
const REFUSED = /^(not|never|no|nobody|against|stop|end|anti|isnt|isn't|wasnt)$/;

/**
 * Whether the words say what should be done with a people, where it belongs, that it rules the world, or
 * praise a crime against one.
 */
export const findsContempt = (spoken: Spoken): boolean => {
  const tokens = spelledAs(spoken.tokens, groups, harmed, prisons, atrocities);
  return tokens.some(({ word }, at) => {
    if (isGroup(tokens, at)) return isJudged(tokens, at);
    return atrocities.has(word) && isPraised(tokens, at);
  });
};

const isJudged = (tokens: readonly Token[], at: number): boolean => {
  const said = ` ${near(tokens, at, REACH).join(" ")} `;
  const names = (pattern: RegExp, listed: ReadonlySet<string>) =>
    [...said.matchAll(pattern)].some(([, word = ""]) => listed.has(word));
  return (
    (CONSPIRED.test(`${tokens[at - 1]?.word ?? ""} ${tokens[at]?.word}`) && RULES.test(said)) ||
    names(MUST, harmed) ||
    names(BELONG, prisons)
  );
};

const isPraised = (tokens: readonly Token[], at: number): boolean => {
  const before = near(tokens, at, -3);
  const after = near(tokens, at, 4);
  if (HARVEST.test(after[0] ?? "")) return false;
  if ([...before, ...after].some((word) => REFUSED.test(word))) return false;
  if (/\b(?:love|loves|enjoy|enjoys|bring back|more|pro)(?: the| a| some)?$/.test(before.join(" ")))
    return true;
  if (/^(?:is|was|are|were|be)$/.test(after[0] ?? "")) return after.some((word) => praise.has(word));
  return [before.at(-1), after[0]].some((word) => word !== undefined && merriment.has(word));
};
