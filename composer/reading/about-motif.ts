import { kindOf } from "./picture-index.ts";
import { relationBy } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { anyOf } from "./word-list.ts";
import type { Word } from "./words.ts";

/** "a doorbell nobody rings": what others do, or do not, is no thing. */
export const isDoneByOthers = (words: readonly Word[], { at }: Pick<Thing, "at">): boolean =>
  /^(nobody|noone|somebody|someone|everybody|everyone|anybody|anyone)$/.test(words[at - 1]?.folded ?? "") &&
  /[^s]s$/.test(words[at]?.folded ?? "");

/** "covered in mud" is seen on the hero, and on no board. */
export const isStateOf = (words: Word[], { at }: Thing): boolean =>
  /(^| )(covered|made|full|soaked|drenched|left) (in|of|with)( the| a)?$/.test(
    words
      .slice(Math.max(0, at - 3), at)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** "making a chef cry": what follows the motif is what it does. */
export const isCaused = (words: Word[], { at, last = at }: Thing): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(makes?|making|made)$/.test(folded)) &&
  matchVerb(words[last + 1]?.folded ?? "")?.shape === "base";

/** "making everyone cry" */
export const causesInAll = (words: readonly Word[]): boolean =>
  /(^| )(makes?|making|made) (everyone|everybody|people|others|us|me|grown men) [a-z]+( |$)/.test(
    words.map(({ folded }) => folded).join(" "),
  );

/** "a kitten that all dogs are afraid of": whoever else is named, it is the hero that is feared. */
export const isFeared = (words: readonly Word[], { at, last = at }: Thing): boolean =>
  at < words.length &&
  FEARED.test(
    words
      .slice(last + 1)
      .map(({ folded }) => folded)
      .join(" "),
  );
const FEARED =
  /^([^ ]+ ){0,3}(that|who|whom|which|everyone|everybody) ([^ ]+ ){0,4}((is|are|was|were) )?([^ ]+ )?((afraid|scared|terrified|frightened) of|fears?)( (him|her|it|them))?$/;

/** "watering a fern": the word that names the tool is what is done with it. */
export const isDeedWord = (words: Word[], tool: Thing, object: Thing): boolean =>
  tool.at < object.at &&
  relationBy(tool) !== "rides" &&
  (/[a-z]{3}ing$/.test(words[tool.at]?.folded ?? "") ||
    matchVerb(words[tool.at]?.folded ?? "") !== undefined) &&
  !/^(a|an|the|his|her|its|their|my|with)$/.test(words[tool.at - 1]?.folded ?? "");

/** What the idea says is missing: "a firefly with no battery". */
export const lackedAmong = (words: Word[], named: Thing[], absent: ReadonlySet<number>): Thing | null =>
  named.find(
    ({ at, id }, nth) =>
      nth > 0 &&
      absent.has(at) &&
      !OF_A_BODY.test(words[at]?.folded ?? "") &&
      !/^(person|face|sign)$/.test(kindOf(id)) &&
      LACKING.test(
        words
          .slice(Math.max(0, at - 4), at)
          .map(({ folded }) => folded)
          .join(" "),
      ),
  ) ?? null;

/** "not a dog, it's a vacuum cleaner", "this pigeon is not a drone": what the hero is said not to be. */
export const notIt = (words: Word[], named: Thing[], hero: Thing): Thing | null =>
  named.find((thing) => isNotBehind(words, thing, hero)) ??
  named.find(
    ({ at, last = at, id }) =>
      last < hero.at &&
      id !== hero.id &&
      /^(creature|food|thing|nature)$/.test(kindOf(id)) &&
      NOT_IT.test(
        ` ${words
          .slice(Math.max(0, at - 4), at)
          .map(({ folded }) => folded)
          .join(" ")}`,
      ) &&
      words.slice(last, hero.at).some(({ endsClause }) => endsClause),
  ) ??
  null;
/** "a frog who is not a prince" */
const isNotBehind = (words: Word[], { at, last = at, id, word }: Thing, hero: Thing): boolean =>
  at > (hero.last ?? hero.at) &&
  // "not a morning person"
  word !== "person" &&
  // "not a fan of Mondays"
  words[last + 1]?.folded !== "of" &&
  id !== hero.id &&
  /^(creature|person|food|thing|nature)$/.test(kindOf(id)) &&
  IS_NOT.test(
    words
      .slice((hero.last ?? hero.at) + 1, at)
      .map(({ folded }) => folded.replace(/['’]/g, " "))
      .join(" "),
  );
const IS_NOT = new RegExp(
  `^(?:(?:who|that|which|he|she|it|it s) )?${anyOf("is not")}(?: (?:a|an|the|your|just|un|una|um|uma|une|uno))*(?: [^ ]+)?$`,
);
const NOT_IT =
  / (not|isn't|isnt|ain't|aint|kein|keine|pas|no es|non e|nao e)( (a|an|your|another|just|the|un|una|une|um|uma))*( [^ ]+)?$/;

/** Somebody is drawn without these. */
const OF_A_BODY =
  /^(wing|tail|stripe|spot|horn|antler|head|feather|shell|trunk|arm|beak|ear|leg|stinger|tentacle)s?$/;
const LACKING =
  /(^| )(no|without|zero|lacks|lacking|ohne|sin|sem|sans|senza|zonder|bez|tanpa|без|isn't|isnt|(is|are|was) not)( [^ ]+){0,2}$/;

/** "a cat and a dog fighting over a sausage": what two have to do with each other is between them. */
export const isBetween = (words: Word[], one: Thing | null, other: Thing | null, held: Thing): boolean => {
  if (!one || !other || !/^(food|thing|nature)$/.test(kindOf(held.id))) return false;
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const joined = words.slice((first.last ?? first.at) + 1, second.at).map(({ folded }) => folded);
  return (
    /^(and|y|e|et|und|en|i|ve|dan|и)$/.test(joined[0] ?? "") && joined.length <= 3 && held.at > second.at
  );
};

export const POSTURES =
  /^(in|on|under|behind|rides|boards|sits|backs|mans|wears|meets|fights|fears|chases|flees|guards|hugs|loves|escapes)$/;
export const IN_HAND = /^(holds|drinks|eats|lifts|brushes|plays)$/;

/** "braiding his beard": of what grows on somebody one sees the tool, and no second one of it. */
export const isOnHero = (words: Word[], { at }: Thing): boolean =>
  /^(his|her|its|their|my|own)$/.test(words[at - 1]?.folded ?? "") &&
  /^(hair|beards?|moustaches?|mustaches?|fur|mane|nails|toenails|claws|feathers|eyebrows|eyelashes|wool|legs|armpits|tail|whiskers|tusks?|stripes|spots|lips|face)$/.test(
    words[at]?.folded ?? "",
  );
