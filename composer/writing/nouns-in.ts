import { matchPhrase } from "../reading/picture-index.ts";
import { isSlipped } from "../reading/slips.ts";
import { matchPast, matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity, singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { STATE } from "./described.ts";
import { adjectives } from "./vocabulary.ts";

export interface Other {
  /** "revolving door" */
  phrase: string;
  at: number;
  /** What stands before it and describes it: "vegan" restaurant. */
  like: string;
  /** It is of the deed or the state, not of a place behind it. */
  isNear: boolean;
  /** A word of another language that was not understood. */
  isUnknown?: boolean;
}

export const OPENS = /^(a|an|the|my|our|his|her|their|one|two|three|four|five|six|seven|some|every)$/;
export const bounds = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return (
    !word ||
    word.endsClause ||
    isSlipped(word.folded) ||
    SMALL_WORDS.has(word.folded) ||
    NUMBER.test(word.folded)
  );
};
export const NUMBER =
  /^(\d+|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|several|thousand)$/;

/** In these compounds the word in -ing is a noun: "parking meter", "washing machine". */
export const matchNoun =
  /^(parking|washing|vending|wedding|boxing|chewing|frying|sewing|bowling|shopping|sleeping|rolling|knitting|skipping|swimming|fishing|building|king|shipping|wing|string|ring|spring|evening|morning)$/;

/** The nouns behind the hero, those that stand together as one. */
export const othersIn = (
  words: readonly Word[],
  from: number,
  absent: ReadonlySet<number>,
  deed: VerbForms | null,
): Other[] => {
  const done = [deed?.third, deed?.gerund].map((form) => form?.split(" ")[0]);
  const found: Other[] = [];
  const rest = withoutPairs(words.slice(from));
  let run: Word[] = [];
  const close = () => {
    const last = run.at(-1);
    while (run.length > 1 && !NAMING.test(run[0]?.folded ?? "")) run.shift();
    const kept = run.slice(-3);
    const before = words[(kept[0]?.at ?? 0) - 1];
    // "hot air balloon": a known thing may begin with what describes.
    const whole = before && isCompound([before, ...kept]) ? [before, ...kept] : kept;
    if (last && whole[0])
      found.push({
        phrase: whole.map(spoken).join(" "),
        at: whole[0].at,
        like: likeOf(words, whole[0].at),
        isNear: found.length === 0,
      });
    run = [];
  };
  for (const word of rest) {
    const particle = words[word.at + 1];
    if (particle && isNamedDeed(words, word.at)) {
      close();
      run.push({
        ...word,
        shown: `${word.shown}-${particle.shown}`,
        folded: `${word.folded}-${particle.folded}`,
      });
      continue;
    }
    // "too heavy to fly": what nobody can do is no insect.
    const isNoun =
      !isTooToDo(words, word.at) &&
      !absent.has(word.at) &&
      !done.includes(word.folded) &&
      isNounLike(words, word.at, from);
    if (isNoun) run.push(word);
    if (!isNoun || word.endsClause) close();
  }
  close();
  return found;
};
/** "too heavy to fly", "brave enough to fly" */
const isTooToDo = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.folded === "to" &&
  (words[at - 3]?.folded === "too" || words[at - 2]?.folded === "enough") &&
  matchVerb(words[at]?.folded ?? "")?.shape === "base";

/** "stand-up", "drive-thru": a verb with its particle, where a noun stands. */
const isNamedDeed = (words: readonly Word[], at: number): boolean =>
  matchVerb(words[at]?.folded ?? "")?.shape === "base" &&
  /^(up|off|out|in|down|thru|over)$/.test(words[at + 1]?.folded ?? "") &&
  !OPENS.test(words[at + 2]?.folded ?? "") &&
  /^(doing|a|an|the|his|her|at|does|my)$/.test(words[at - 1]?.folded ?? "");

/** "door to door", "side by side": how it is done, and no thing. */
const withoutPairs = (words: readonly Word[]): readonly Word[] => {
  const at = words.findIndex(
    ({ folded }, nth) =>
      /^(to|by|after)$/.test(words[nth + 1]?.folded ?? "") && words[nth + 2]?.folded === folded,
  );
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 3)];
};
const likeOf = (words: readonly Word[], at: number): string => {
  const word = words[at - 1];
  const isFirst = ORDINAL.test(word?.folded ?? "") && OCCASION.test(words[at]?.folded ?? "");
  const isLike = word && (isFirst || adjectives.has(word.folded) || /[a-z]{4}ed$/.test(word.folded));
  const isDeed =
    isActivity(word?.folded ?? "") &&
    adjectives.has(word?.folded ?? "") &&
    at > 1 &&
    !OPENS.test(words[at - 2]?.folded ?? "");
  return word && isLike && !isDeed && !word.endsClause && !SIZES.test(word.folded) ? spoken(word) : "";
};
/** "a first date", "the last day" */
const ORDINAL = /^(first|second|last|final|blind)$/;
const OCCASION = /^(date|day|job|flight|kiss|haircut|gig|lesson|shift|class|word|marathon|tattoo)$/;
const SIZES = /^(small|little|big|old|young|tiny|huge|new|real|good|own|whole)$/;
const NAMING = /^[a-z0-9]/;
const isCompound = (run: readonly Word[]): boolean =>
  run.length > 1 && matchPhrase(run.map(({ folded }) => folded).join(" ")) !== undefined;

/** "sliced", "eaten" */
export const isDone = (word: string): boolean => matchPast(word) !== undefined || DONE.test(word);
const DONE =
  /^(eaten|beaten|taken|mistaken|shaken|broken|spoken|woken|stolen|chosen|frozen|forgotten|bitten|written|hidden|driven|ridden|given|seen|known|thrown|grown|drawn|torn|worn)$/;

/** Whether a word names something here: no small word, no deed, nothing that only describes. */
export const isNounLike = (words: readonly Word[], at: number, from = 0): boolean => {
  const { folded = "", shown = "" } = words[at] ?? {};
  const before = words[at - 1]?.folded ?? "";
  if (!/^[a-z0-9][a-z0-9]+$/.test(folded) || SMALL_WORDS.has(folded) || NUMBER.test(folded)) return false;
  if (isMeantToBeDone(words, at) && matchVerb(folded)?.shape !== "gerund") return false;
  // "to be eaten": what is done to it.
  if (/^(be|being|getting)$/.test(before) && isDone(folded)) return false;
  const isOfOccasion = /[a-z]{3}ing$/.test(folded) && GOES_BEFORE.test(words[at + 1]?.folded ?? "");
  if (isOfOccasion && !words[at]?.endsClause) return true;
  if (matchNoun.test(folded) && words[at + 1] !== undefined && !words[at]?.endsClause) {
    const next = words[at + 1]?.folded ?? "";
    if (!SMALL_WORDS.has(next) && !OPENS.test(next)) return true;
  }
  // "a suit of armor": armor.
  if (PORTION.test(folded) && words[at + 1]?.folded === "of") return false;
  // "in charge of the codebase": of the codebase.
  if (before === "in" && words[at + 1]?.folded === "of") return false;
  // "to fall asleep": no autumn.
  if (before === "to" && PARTICLES.test(words[at + 1]?.folded ?? "")) return false;
  if (VAGUE.test(folded) || STATE.test(folded) || adjectives.has(folded) || isAdverb(folded)) return false;
  if (words[at + 1]?.folded === "than" || isRelated(words, at)) return false;
  // "the wrong side": it only says which.
  if (/^(side|end|part|way|kind)$/.test(words[at + 1]?.folded ?? "") && !words[at]?.endsClause) return false;
  if (folded === "love" && before === "in" && words[at + 1]?.folded === "with") return false;
  if (/['’]s$/.test(shown) || (/ed$/.test(folded) && folded.length > 4 && folded !== "seed")) return false;
  if (isActivity(folded) && words.some((each) => /^(addicted|allergic|obsessed)$/.test(each.folded)))
    return true;
  const isSet = /^(a|an|the|his|her|its|their|of|my|your|some|every|no)$/.test(before);
  const verb = matchVerb(folded);
  // "eats socks and pays no dividends": a second deed.
  if (before === "and" && verb?.shape === "third" && OBJECTS.test(words[at + 1]?.folded ?? "")) return false;
  // "a revolving door", "the last dance": behind an article, and before a noun, a deed is none.
  if (matchNoun.test(folded) && words[at + 1] !== undefined) return true;
  // "dreaming of becoming fries": what follows is its object.
  const isOfDeed = before === "of" && words[at + 1] !== undefined && !words[at]?.endsClause;
  if (verb?.shape === "gerund" || isActivity(folded))
    return isSet && !isOfDeed && (words[at + 1] === undefined || !OPENS.test(words[at + 1]?.folded ?? ""));
  if (verb?.shape === "third")
    return (
      isSet ||
      (matchPast(before) === undefined &&
        !/^(who|that|which)$/.test(before) &&
        singulars(folded).length > 0 &&
        at > from &&
        (isObject(before) || isNounBefore(words, at)))
    );
  if (verb?.shape === "base" && !isSet && isDoneToThing(words, at)) return false;
  if (verb?.shape === "base") return isSet || isObject(before) || isNounBefore(words, at);
  return matchPast(folded) === undefined || isSet;
};
const PORTION =
  /^(suit|pair|cup|glass|bottle|can|bowl|plate|bag|slice|pile|stack|bunch|sack|bucket|jar|tub)$/;
const PARTICLES = /^(asleep|awake|over|out|off|up|down|away|apart)$/;
/** In "a kissing booth" and "a driving test" the word before names what it is for. */
const GOES_BEFORE =
  /^(booth|ticket|tickets|test|contest|class|classes|school|club|license|lessons?|match|competition|tournament|championship|salon|cake|rink|league|shoes|shorts|boots|boards?|goggles)$/;
const OBJECTS = /^(a|an|the|no|his|her|its|their|my|every|all)$/;
const isAdverb = (word: string): boolean =>
  /ly$/.test(word) &&
  !/^(butterfly|dragonfly|firefly|fly|family|jelly|belly|lily|bully|ally|italy|july|dolly|rally|monopoly|assembly|supply|gully|holly|teddy)$/.test(
    word,
  );

/** "that snoozes", "that only cuts": what follows is done. */
const isRelated = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]?.folded ?? "";
  const far = words[at - 2]?.folded ?? "";
  return (
    /^(who|that|which|nobody|everybody|everyone)$/.test(before) ||
    (/^(only|just|always|never|secretly|once|still)$/.test(before) && /^(who|that|which)$/.test(far))
  );
};

/** "beat the clan": an article follows what is done, and no noun. */
const isDoneToThing = (words: readonly Word[], at: number): boolean =>
  !words[at]?.endsClause && /^(an?|the|my|his|her|its|our|their|your)$/.test(words[at + 1]?.folded ?? "");

/** "refusing to leave the tub", "can't stay awake": no leave, and no stay. */
const isMeantToBeDone = (words: readonly Word[], at: number): boolean => {
  const [far = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  return (
    MODAL.test(before) ||
    (MODAL.test(far) && /^(only|just|barely|still)$/.test(before)) ||
    (before === "to" && MEANS_TO.test(far))
  );
};
const MODAL =
  /^(can|can['’]?t|cannot|won['’]?t|will|would|don['’]?t|doesn['’]?t|didn['’]?t|couldn['’]?t|could|should|must|never|not)$/;
const MEANS_TO =
  /^(refus\w+|want\w*|try|tries|tried|trying|need\w*|hop\w+|plan\w*|forg[oe]t\w*|start\w*|beg\w+|dar\w+|afraid|scared|ready|unable|able|about|how|decid\w+|attempt\w*|struggl\w+|fail\w*|manag\w+|used|supposed|likes?|loves?|determined|allowed|forced|sworn|waiting|waits|learn\w*)$/;

const isObject = (before: string): boolean =>
  matchVerb(before) !== undefined ||
  isActivity(before) ||
  adjectives.has(before) ||
  /^(in|on|at|with|for|to|from|by|about|as|without|into|like|against|under|over|through|and)$/.test(before);
const isNounBefore = (words: readonly Word[], at: number): boolean =>
  at > 0 &&
  !bounds(words, at - 1) &&
  !STATE.test(words[at - 1]?.folded ?? "") &&
  matchVerb(words[at - 1]?.folded ?? "") === undefined;

const VAGUE =
  /^(thing|things|size|sizes|lot|lots|kind|sort|way|ways|one|ones|bit|piece|bottom|middle|front|back|side|end|top|rest|time|times|everyone|everybody|anyone|anybody|someone|somebody|nobody|everything|something|anything|nothing|him|her|them|me|us|instead|again|forever|never|always|ever|still|today|tomorrow|tonight|now|nowadays|lately|anymore|shaped|wearing|behind|beside|near|above|below|underneath|outside|against|towards|toward|upon|atop|along|since|per|via|past|towards|beneath|unless|instead|despite|whenever|whole|world|people|yet|soon|else|third|second|first|too|idk|lol|irl|ok|full|half|himself|herself|itself|themselves|myself|sight|upside|accident|purpose|even|ago|almost|quite|rather)$/;

export const spoken = ({ shown }: Word): string =>
  /^[A-Z0-9]{2,5}$|^[A-Z]+s$|^[A-Z]\w*[A-Z]/.test(shown) ? shown : shown.toLowerCase();
