import { isCrossedOut } from "./gesture.ts";
import { kindOf } from "./picture-index.ts";
import { propOfDeed } from "./props.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { anyOf } from "./word-list.ts";
import type { Word } from "./words.ts";

/** "can't", "never learned to", "doesn't know how to": the deed behind it is not done. */
const UNABLE =
  /(^| )(can't|cant|cannot|can not|couldn't|couldnt|unable to|forgot how to|forgets how to|(never|not) (learned|learnt|able) to|(doesn't|doesnt|not) know how to) (even |really )?$/;
/** "too heavy to fly": neither; but who is too big to fit is in it all the same. */
const TOO = /(^| )too (?!(much|many|few|often|soon|late) )[^ ]+ to $/;
const DONE_TOO = /^(be|fit|reach|squeeze|fail|die|eat|drink|touch|handle|ignore|hide)$/;
const CLUMSY = new RegExp(`(^| )${anyOf("clumsy at")} (even |really )?$`);

/** What one sees a deed by that the hero cannot do: a pan, crossed out, for who can't cook. */
export const unableWith = (words: readonly Word[]): Thing | null => {
  for (const { at, folded } of words) {
    const verb = matchVerb(folded);
    if (!verb || !isUnable(words, at)) continue;
    // Who is too heavy to fly has wings of its own, and no plane.
    if (isTooMuchTo(words, at) && isCrossedOut({ way: "unable", base: verb.forms.base })) continue;
    const prop = propOfDeed(verb.forms.base);
    if (prop) return prop;
  }
  return null;
};

/** "can't light a candle": what nothing is done to is crossed out too. */
export const isUnableTo = (words: readonly Word[], { id, at }: Thing): boolean =>
  /^(thing|food|nature)$/.test(kindOf(id)) &&
  words.slice(Math.max(0, at - 4), at).some((word) => !GOES_ON.test(word.folded) && isUnable(words, word.at));
/** "can't stop buying shoes": it is done all the time. */
const GOES_ON = /^(stop|quit|help|resist|wait)$/;

/** Whether the deed at a word cannot be done. */
export const isUnable = (words: readonly Word[], at: number): boolean =>
  UNABLE.test(beforeOf(words, at)) || isTooMuchTo(words, at);

/** Whether somebody is "too heavy to" do that. */
export const isTooMuchTo = (words: readonly Word[], at: number): boolean =>
  TOO.test(beforeOf(words, at)) && !DONE_TOO.test(words[at]?.folded ?? "");

/** "que no sabe cocinar", "der nicht fliegen kann" */
export const isUnableAbroad = (words: readonly Word[]): boolean =>
  UNABLE_ABROAD.test(words.map(({ folded }) => folded).join(" "));
const UNABLE_ABROAD = new RegExp(`(^| )(${anyOf("unable abroad")}|nicht ([^ ]+ )?kann)( |$)`);

/** "bad at juggling": it is done all the same, and goes wrong. */
export const isClumsyAt = (words: readonly Word[], at: number): boolean => CLUMSY.test(beforeOf(words, at));

/** Whether a motif is what that is done with. */
export const isFumbled = (words: readonly Word[], { id, at }: Thing): boolean =>
  /^(thing|food|nature)$/.test(kindOf(id)) &&
  words.some(
    (word) => isClumsyAt(words, word.at) && (at >= words.length || (word.at <= at && at <= word.at + 4)),
  );

const beforeOf = (words: readonly Word[], at: number): string =>
  `${words
    .slice(Math.max(0, at - 5), at)
    .map(({ folded }) => folded)
    .join(" ")} `;
