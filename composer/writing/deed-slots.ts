import type { Action } from "../reading/find-action.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity, isMany, withArticle } from "../reading/word-forms.ts";
import type { Crowd } from "./crowd.ts";
import { isMass } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import type { Parts } from "./parts.ts";
import { properly } from "./title-case.ts";

export const actionSlots = (
  reading: Reading,
  parts: Parts | null,
  place: string | null,
  crowd: Crowd | null,
): Slots => {
  const action = withObject(reading.action) ?? parts?.deed ?? doneBy(parts);
  return action && !STATES.test(action.base) && parts?.denied == null
    ? {
        base: [properly(action.base)],
        anyBase: [properly(action.base.replace(OWNED, "their"))],
        yourBase: [properly(action.base.replace(OWNED, "your"))],
        yourGerund: [properly(action.gerund.replace(OWNED, "your"))],
        hisBase: [properly(action.base.replace(OWNED, "his"))],
        ourBase: [properly(action.base.replace(OWNED, "our"))],
        oneThird: [properly(action.third)],
        third: [properly(crowd ? action.base : action.third)],
        gerund: [properly(action.gerund)],
        anyGerund: [properly(action.gerund.replace(OWNED, "their"))],
        myBase: [properly(action.base.replace(OWNED, "my"))],
        myGerund: [properly(action.gerund.replace(OWNED, "my"))],
        closing: [place === null || action.gerund.includes(place) ? "" : ` ${place}`],
      }
    : {};
};

/** "riding skateboard" is riding a skateboard. */
const withObject = (action: Action | null): VerbForms | null => {
  const [, object = "", ...rest] = action?.base.split(" ") ?? [];
  const isOne =
    rest.length === 0 &&
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

/** Whose it is in the hero's own deed, and would not be in another's: "brush his teeth". */
const OWNED = /\b(his|her|its|their)\b/g;

/** Verbs for what is felt rather than done: a story speaks of it as a wish, a joy or a dread. */
const STATES = /^(want|need|love|hate|know|believe|think|own|forget|remember|become)\b/;
