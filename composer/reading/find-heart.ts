import type { Action } from "./find-action.ts";
import { matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** What the subject feels, in the idea's own words. */
export interface Heart {
  /** "stairs", "his own reflection" */
  dread: string | null;
  /** "a lighthouse", "a hug" */
  joy: string | null;
  /** Base form: "be mayor". */
  wish: string | null;
}

const FEARS = /^(afraid|scared|terrified|fear|allergic|tired|sick|phobia|hates|hating|dreads|avoids)$/;
const LOVES =
  /^(love|loves|adores|wants|craves|needs|addicted|obsessed|misses|dreams|dreaming|crush|seeking|wanting)$/;
const HOPES = /^(wants|hopes|wishes|plans|dreams|longs|tries|trying|hoping|wanting|planning|running)$/;
const LINKS = /^(of|with|to|about|for|on|by)$/;
const STOPS =
  /^(who|that|which|but|because|while|when|if|so|until|then|and|or|since|although|in|at|during|every)$/;
const PERSONAL = /^(i|me|my|we|us|our|you|your|u|ur)$/;
const DANGLING = /^(a|an|the|of|to|for|with|from|by|his|her|its|their)$/;
const NOTHING: Heart = { dread: null, joy: null, wish: null };
const LONGEST = 5;

export const findHeart = (words: Word[], subjectAt: number): Heart => {
  if (subjectAt < 0 || subjectAt >= 1000) return NOTHING;
  const heart = { ...NOTHING };
  for (const { at, folded, endsClause } of words) {
    if (at <= subjectAt || endsClause) continue;
    const linked = LINKS.test(words[at + 1]?.folded ?? "");
    const verb = linked ? words[at + 2] : undefined;
    if (HOPES.test(folded) && words[at + 1]?.folded === "to" && matchAny(verb?.folded)) {
      heart.wish ??= phraseAt(words, at + 2);
    } else if (folded === "running" && words[at + 1]?.folded === "for") {
      heart.wish ??= prefixed("be", phraseAt(words, at + 2));
    } else if (FEARS.test(folded)) {
      heart.dread ??= phraseAt(words, at + (linked ? 2 : 1));
    } else if (LOVES.test(folded) && !(linked && words[at + 1]?.folded === "to")) {
      heart.joy ??= phraseAt(words, at + (linked ? 2 : 1));
    }
  }
  return heart;
};

const matchAny = (word: string | undefined): boolean =>
  word === "be" || (word !== undefined && matchVerb(word)?.shape === "base");
const prefixed = (verb: string, phrase: string | null): string | null =>
  phrase === null ? null : `${verb} ${phrase}`;

const phraseAt = (words: Word[], from: number): string | null => {
  const phrase: Word[] = [];
  for (const word of words.slice(from, from + LONGEST)) {
    if (STOPS.test(word.folded)) break;
    if (PERSONAL.test(word.folded)) return null;
    phrase.push(word);
    if (word.endsClause) break;
  }
  while (DANGLING.test(phrase.at(-1)?.folded ?? "")) phrase.pop();
  return phrase.length === 0 ? null : phrase.map(({ shown }) => shown).join(" ");
};

/** What is felt in another language is read as a deed first: "qui déteste les lundis". */
export const heartOf = (heart: Heart, action: Action | null, abroad: Action | null): Heart => {
  if (!abroad || action !== abroad) return heart;
  const [verb = "", ...rest] = abroad.base.split(" ");
  const felt = rest.join(" ").replace(/^the (?=\w+s$)/, "");
  if (felt === "") return heart;
  if (/^(hate|fear)$/.test(verb)) return { ...heart, dread: heart.dread ?? felt };
  return /^(love|want|need)$/.test(verb) ? { ...heart, joy: heart.joy ?? felt } : heart;
};
