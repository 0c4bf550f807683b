import { matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { isActivity } from "../reading/word-forms.ts";
import { isDoneToSomebody, isOnlyBeing } from "./done-to.ts";
import { fits } from "./form-fits.ts";
import {
  type Add,
  agentOf,
  BODY,
  beforeNoun,
  HIDES,
  LONGEST_NAME,
  type NamedHero,
  singularOf,
} from "./name-hero.ts";
import { doerIn, dullDeeds, keptPlural, saidByDeed } from "./name-words.ts";
import { addBeside, dreadOf } from "./object-names.ts";
import type { Parts } from "./parts.ts";
import { CANNOT } from "./trait-names.ts";

/** Who does the deed, as people call such a one: "Koi Thief Heron", "Dropout Otter", "Snoring Duck". */
export const addDeeds = (reading: Reading, parts: Parts, named: NamedHero, add: Add): void => {
  const { action, words } = reading;
  const { core, behind, isShort } = named;
  const deed = action ?? parts.deed;
  const done = parts.deed?.base.split(" ").at(-1) ?? "";
  if (parts.others.length === 0 && parts.deed?.base.includes(" "))
    addBeside(named, "deed", 8.4, done, "", add);
  const called = doerIn(words);
  const of = parts.others[0]?.phrase ?? "";
  if (called) add("doer", 10, called, behind(called));
  if (called && of !== "" && !BODY.test(of) && isShort(of, called, core)) add("doer", 10.4, of, called, core);
  const verb = deed?.gerund.split(" ")[0] ?? "";
  const isAlone =
    deed?.gerund === verb ||
    (parts.others.length === 0 && !parts.deed) ||
    (parts.others.length > 0 && parts.others.every(({ phrase }) => saidByDeed.has(phrase))) ||
    HIDES.test(deed?.base ?? "");
  const isToSomebody = of !== "" && (isDoneToSomebody(reading, of) || MOVES.test(verb));
  const isNot = CANNOT.test(reading.text) || /^(not|never|refusing|trying|learning|pretending)$/.test(verb);
  if (isActivity(verb) && !dullDeeds.has(verb) && !isNot)
    add(
      "doing",
      isToSomebody ? 9.6 : isAlone ? 8 : isOnlyBeing(reading, parts) ? 7 : 4.6,
      verb,
      behind(verb),
    );
  const learned = LEARNS.exec(reading.text)?.[1]?.toLowerCase() ?? "";
  if (learned !== "") add("doing", 9, matchVerb(learned)?.forms.gerund ?? learned, behind(learned));
  if (SHAKEN.test(verb)) add("shaken", 11.4, verb, behind(verb));
  addCompound(reading, core, add);
  // "my washing machine eats socks": it is a sock eating machine.
  const eaten = parts.others[0]?.phrase ?? "";
  if (named.last === "machine" && action && isObjectOf(action.gerund, eaten) && eaten !== "") {
    const given = /^(giving|selling|serving|dispensing|making|handing|spitting)$/.test(verb);
    add("machine", 12, given ? beforeNoun(eaten) : `${beforeNoun(eaten)}-${verb}`, "machine");
  }
  const agent = agentOf(reading);
  const object =
    parts.others.find(({ phrase }) => action && isObjectOf(action.gerund, phrase)) ?? parts.others[0];
  const isDone =
    object !== undefined &&
    (action ? isObjectOf(action.gerund, object.phrase) : isDoneTo(reading, object.at));
  if (
    agent === "" ||
    !isDone ||
    isNot ||
    isOnlyBeing(reading, parts) ||
    dreadOf(reading, parts) ||
    BODY.test(object.phrase)
  )
    return;
  const thing = beforeNoun(object.phrase);
  // "Fry Thief": who stole it once is known by that alone.
  const isTheft = agent === "Thief" && action === null;
  add("agent alone", isTheft ? 14 : 7, isTheft ? singularOf(thing) : thing, agent);
  if (isShort(thing, agent, core) && !agent.toLowerCase().includes(core))
    add("agent", /er$/.test(agent) ? 7.4 : 9, thing, agent, core);
};

/** "hoarding receipts", "robbing a bank": nothing stands between but an article. */
const isObjectOf = (gerund: string, phrase: string): boolean =>
  gerund
    .replace(/ (?:an?|the|his|her|its|their|my|every|all|some) /, " ")
    .split(" ")
    .slice(1)
    .join(" ")
    .startsWith(phrase);

/** "stole my fries": the thing stands right behind what was done. */
const isDoneTo = ({ words }: Reading, at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => matchPast(folded) !== undefined);

/** "Fry-Stealing Seagull", "Self-Muted Boss": where the deed is the joke. */
const addCompound = ({ action, words }: Reading, core: string, add: Add): void => {
  const [verb = "", object = "", ...rest] = action?.gerund.split(" ") ?? [];
  const isBare = rest.length === 0 || /^(from|at|in|on|with)$/.test(rest[0] ?? "");
  const name = `${singularOf(object)}-${verb} ${core}`;
  const isJoke =
    (keptPlural.includes(object) && matchPhrase(singularOf(object)) !== undefined) ||
    fits.isCrime(action?.base ?? "");
  if (isBare && isJoke && /^[a-z]{3,}$/.test(object) && name.length <= LONGEST_NAME + 2)
    add("deed compound", 9.4, name);
  const self = words.find(({ folded }) => /^(him|her|it)self$/.test(folded));
  const done = words[(self?.at ?? 0) - 1]?.folded ?? "";
  // "who turned himself into a chair" is a chair now.
  const isInto = words[(self?.at ?? 0) + 1]?.folded === "into";
  if (/(ed|ing)$/.test(done) && !isInto) add("deed compound", 9.4, `self-${done}`, core);
};

/** "a swan learning to skateboard": a skateboarding swan. */
const LEARNS = /\b(?:learn(?:s|ing)?|tr(?:y|ies|ying)) (?:how )?to ([a-z]+)$/i;

/** Whatever it is done on or over. */
const MOVES = /^(slipping|tripping|surfing|stumbling|tumbling|skidding)$/;

/** What one does when one is shaken: it says more than what it was that shook. */
const SHAKEN =
  /^(fainting|crying|weeping|screaming|panicking|blushing|sneezing|snoring|melting|trembling|yelling)$/;
