import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { isActivity } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { STATE } from "./described.ts";
import { happenedAt } from "./event.ts";
import { fits } from "./form-fits.ts";
import type { Add } from "./name-hero.ts";
import { holdsBrand } from "./name-words.ts";
import { isReadWhole } from "./own-words.ts";
import type { Parts } from "./parts.ts";

/** What is typed may be so long, for it is read as a sentence. */
const LONGEST = 26;

/**
 * The idea's own clauses, as they were typed: "Stuck in Traffic", "One Sock Left", "Rooster Who Overslept",
 * "It Won't Hurt". They are always English, and nobody else's.
 */
export const addClauses = (
  { text, words, subject, action }: Reading,
  { whole, others }: Parts,
  add: Add,
): void => {
  const bare = text.replace(/^(an?|the) /i, "").replace(/[.!?…]+$/, "");
  if (!TYPED.test(bare) || !isReadWhole(words, bare)) return;
  if (/^the [a-z]+$/i.test(text)) add("as typed", 9.2, text);
  const isEnglish = (clause: string) => !DANGLES.test(clause) && clause.length <= LONGEST;
  // "Dancing Frog" is said more easily than "Frog Dancing".
  const isBackward = /^\S+ \S+$/.test(bare) && isActivity(bare.split(" ").at(-1)?.toLowerCase() ?? "");
  // A name has three words: more is a sentence, but of what nobody does.
  const isShort = bare.split(" ").length < 4 && !(action && bare.toLowerCase().includes(action.gerund));
  const isName = isShort || /^\S+ (?:(?:\S+ )?(?:nobody|no one) \S+|is \S+ again)$/i.test(bare);
  if (isEnglish(bare) && bare.includes(" ") && !isBackward && isName)
    add(
      "as typed",
      // "Dog That Ate the Roadmap": what somebody did once is known by its sentence, where it is no crime.
      subject !== null && isDeedOnce(words)
        ? 11.4
        : others.length === 0 && !/ (?:who|that|which) .+ /i.test(bare)
          ? 8.8
          : 7.4,
      bare,
    );
  // "ok boomer said the stone": what was said is the name.
  const quote = /^(.+?),? said the [a-z]+$/i.exec(bare)?.[1] ?? "";
  if (quote.includes(" ") && isEnglish(quote)) add("clause", 14, quote);
  const start = text.toLowerCase().indexOf(whole.toLowerCase());
  if (start < 0) return;
  const tail = text
    .slice(start + whole.length)
    .replace(/^ (?:(?:who|that|which|is|are|was|were|has|just|always|still) )*/i, "")
    .replace(/[.!?…]+$/, "");
  const said = /\b(?:says|said|thinks|believes|swears|claims)(?: that)? (.+)$/i.exec(tail)?.[1];
  if (said && !/^(?:it|he|she|they|in|of|about)\b/i.test(said) && isEnglish(said) && said.includes(" "))
    add("clause", 10.4, said);
  // "my driver is a horse", whatever make the driver is of.
  const plain = bare
    .split(" ")
    .filter((word) => !holdsBrand(word))
    .join(" ");
  if (/^(my|our) .+ is an? /i.test(plain) && isEnglish(plain)) add("as typed", 10.4, plain);
  const confession = /\b(?:where|when|while|because|but|and) (i .+)$/i.exec(text)?.[1];
  if (confession && isEnglish(confession)) add("clause", 8, confession);
  const [first = "", second = ""] = tail.split(" ");
  // A crime is named with who did it: "Robbed a Bank" alone would boast of it.
  if (fits.isCrime(matchPast(first)?.base ?? matchVerb(first)?.forms.base ?? "")) return;
  const isClause =
    matchPast(first) !== undefined ||
    STATE.test(first) ||
    PLACES.test(first) ||
    /^on the /.test(tail) ||
    /(ed|ought)$/.test(first) ||
    NOBODY.test(first);
  const isHabit = matchVerb(first)?.shape === "third";
  // "Waiting for the Bus" is a scene, "delivering pizza" a job.
  const isScene = isActivity(first) && SMALL_WORDS.has(second);
  const isJob = isActivity(first) && !isScene;
  // "a pickle too sour for the jar": that is the joke.
  if (TOO.test(tail) && tail.length <= 24 && isEnglish(tail)) add("clause", 11, tail);
  else if (tail.includes(" ") && isEnglish(tail) && (isClause || isScene || isJob || isHabit))
    add("clause", NOBODY.test(first) ? 8 : tail.length > 22 ? 5.4 : isHabit || isJob ? 5.8 : 6.6, tail);
  // "who saw too much"
  else if (/ (?:who|that|which) /i.test(text) && /^\S+ (?:\S+ ){1,2}\S+$/.test(tail) && isEnglish(tail))
    add("clause", 5.4, tail);
  const out = OUT.exec(text)?.[1] ?? "";
  if (isEnglish(out)) add("clause", 11.2, out);
  const how = HOW.exec(text)?.[1] ?? "";
  if (isEnglish(how)) add("clause", 10.4, how);
  const [lead = ""] = bare.split(BREAK);
  if (
    /^(one|two|three|last)$/i.test(words[0]?.folded ?? "") &&
    lead !== bare &&
    lead.split(" ").length > 2 &&
    !isActivity(lead.split(" ").at(-1)?.toLowerCase() ?? "") &&
    isEnglish(lead)
  )
    add("as typed", 8.4, lead);
};

const isDeedOnce = (words: Reading["words"]): boolean =>
  happenedAt({ words }) > 0 && !words.some(({ folded }) => fits.isCrime(matchPast(folded)?.base ?? ""));

const TYPED = /^[a-z0-9'’ -]+$/i;
/** "that is temporarily stairs", "who is emotionally unavailable": how one is so is the joke. */
const HOW = /\b(?:who|that|which) (?:is|are|was|were) ([a-z]{4,}ly [a-z]+)[.!?…]*$/i;
/** "whose broom ran out of gas" */
const OUT = /\b(?:ran|runs|running|is|was|always) (out of [a-z]+)[.!?…]*$/i;
const TOO = /^too [a-z]+ (for|to) [a-z]/i;
const NOBODY = /^(nobody|everyone|everybody|no-one)$/;
const PLACES = /^(out|off|over|without)$/;
const BREAK =
  / (?=(?:in|on|at|with|from|after|before|because|for|while|when|who|that|during|behind|under)\b)/i;
/** "when the dentist is a shark": Shark Dentist. */
export const addTurned = ({ text }: Reading, add: Add): void => {
  const [, role = "", being = ""] = IS.exec(text.replace(/[.!?…]+$/, "")) ?? [];
  add("turned", 11, being, role);
  const [, mood = "", made = ""] = MADE.exec(text) ?? [];
  if (`${mood} ${made}`.length <= LONGEST) add("turned", 12, mood, made);
};
/** "Monday anxiety but make it a dog" */
const MADE = /^([a-z]+(?: [a-z]+)?),? but make it (?:an? |the )?([a-z]+)[.!?…]*$/i;
const IS = /^(?:when )?(?:my|our|the) ([a-z]+) is(?: actually| secretly| really| just)? an? ([a-z]+)$/i;

/** A piece of a sentence that ends so is none. */
export const DANGLES =
  /\b(an?|the|of|to|for|with|from|at|by|and|or|but|my|his|her|its|their|who|that|which|is|are|than|as|have|has|been|was|so|too|very|it|them|him)$/i;
