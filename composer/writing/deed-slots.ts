import { withTail } from "../reading/find-action.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity, isMany, singulars, withArticle } from "../reading/word-forms.ts";
import type { Crowd } from "./crowd.ts";
import { fits } from "./form-fits.ts";
import { isMass } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import { asOwnedBy } from "./own-person.ts";
import type { Parts } from "./parts.ts";
import { properly } from "./title-case.ts";

export const actionSlots = (
  reading: Reading,
  parts: Parts | null,
  place: string | null,
  crowd: Crowd | null,
): Slots => {
  const done = withObject(reading) ?? parts?.deed ?? doneBy(parts);
  // "sleeping through his own wedding": at another's own when another does it.
  const action = done && place && OWNED.test(place) ? withTail(done, place) : done;
  const again = action && saidAgain(action);
  // Nobody would like to never get ripe, with the lamp on.
  const isDenied = /^(?:never|not) /.test(action?.base ?? "");
  return action && again && !STATES.test(action.base) && parts?.denied == null
    ? {
        base: [properly(action.base)],
        ...(isDenied ? {} : { anyBase: [properly(asOne(asOwnedBy("their", again.base)))] }),
        yourBase: [properly(asOne(asOwnedBy("your", again.base)))],
        yourGerund: [properly(asOne(asOwnedBy("your", again.gerund)))],
        hisBase: [properly(asOne(asOwnedBy("his", again.base)))],
        ...(isDenied ? {} : { ourBase: [properly(inPlural(asOwnedBy("our", again.base)))] }),
        theirBase: [properly(inPlural(asOwnedBy("their", again.base)))],
        oneThird: [properly(asOne(again.third))],
        third: [properly(crowd ? action.base : action.third)],
        gerund: [properly(action.gerund)],
        anyGerund: [properly(asOne(asOwnedBy("their", again.gerund)))],
        hisGerund: [properly(asOne(asOwnedBy("his", again.gerund)))],
        herGerund: [properly(asOne(asOwnedBy("her", again.gerund)))],
        myBase: [properly(asOne(asOwnedBy("my", action.base)))],
        myGerund: [properly(asOne(asOwnedBy("my", action.gerund)))],
        // What it says itself: several say "our".
        ownBase: [properly(asOwnedBy(crowd ? "our" : "my", action.base))],
        ownGerund: [properly(asOwnedBy(crowd ? "our" : "my", action.gerund))],
        ...(fits.isCrime(action.base) && { crime: [properly(action.gerund)] }),
        ...(fits.isFailure(action.base) && { flopping: [properly(action.gerund)] }),
        closing: [closingOf(reading.text, action.gerund, place)],
      }
    : {};
};

/** Where it is done, or on which day. */
const closingOf = (text: string, gerund: string, place: string | null): string => {
  const day = / on (?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i.exec(text)?.[0] ?? "";
  const end = place === null ? properly(day.toLowerCase()) : ` ${place}`;
  return gerund.includes(end.trim()) ? "" : end;
};

/** Said again it needs no more than what is done to what: "deliver the pizza", without "three days late". */
const saidAgain = ({ base, third, gerund }: VerbForms): VerbForms => ({
  base: base.replace(TAIL, "$1"),
  third: third.replace(TAIL, "$1"),
  gerund: gerund.replace(TAIL, "$1"),
});
const TAIL =
  /^([a-z]+(?: (?:an?|the|his|her|its|their|my|some|all|every))?(?: (?!in |on |at |out |for |from |with |into |to |of |that |who )[a-z-]+){1,3}?) (?:\w+ (?:days?|weeks?|hours?|years?|minutes?) (?:late|early)|(?:too )?late|because of|at (?:once|a|the|his|her)|(?:in|on|during|under|behind) (?:an?|the|his|her|its|their)) ?.*$/i;

/** "working as parking attendants": of another who does it, as one. */
const asOne = (form: string): string =>
  form.replace(/\b(works?|working) as ((?:[a-z-]+ )?)([a-z]+s)\b/, (whole, verb, which, many) => {
    const [one] = singulars(many);
    return one === undefined ? whole : `${verb} as ${withArticle(`${which}${one}`)}`;
  });

/** "We not swim" is no English. */
const inPlural = (base: string): string => base.replace(/^not /, "do not ");

const OWNED = /\b(his|her|its|their)\b/;

/** "cat riding skateboard" is riding a skateboard; but a skunk sells perfume. */
const withObject = ({ action, words }: Reading): VerbForms | null => {
  const hasArticles = words.some(({ folded }) => /^(an?|the)$/.test(folded));
  const [, object = "", ...rest] = action?.base.split(" ") ?? [];
  const isOne =
    rest.length === 0 &&
    !hasArticles &&
    !/^(not|never|refuse|go) /.test(action?.base ?? "") &&
    /^[a-z]{3,}$/.test(object) &&
    /^(creature|thing|food)$/.test(kindOf(matchPhrase(object)?.id ?? "fire")) &&
    !isMass(object) &&
    !isMany(object) &&
    !isActivity(object) &&
    !/[^su]s$/.test(object);
  if (!action || !isOne) return action;
  const set = (form: string): string => form.replace(/ \S+$/, ` ${withArticle(object)}`);
  return { base: set(action.base), third: set(action.third), gerund: set(action.gerund) };
};

/** "crying garlic chef": what it is like is what it does. */
const doneBy = (parts: Parts | null): VerbForms | null => {
  const verb = matchVerb(parts?.traits.at(-1) ?? "");
  const isAlone =
    parts !== null && [parts.state, parts.having, parts.lacking, parts.being].every((each) => each === null);
  return verb?.shape === "gerund" && isAlone ? verb.forms : null;
};

/** Verbs for what is felt rather than done: a story speaks of it as a wish, a joy or a dread. */
const STATES = /^(want|need|love|hate|know|believe|think|own|forget|remember|become|run out|run low)\b/;
