import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { singularOf } from "./name-hero.ts";
import type { Parts } from "./parts.ts";

const BEASTLY =
  /^(bite|chase|eat|hunt|feed|walk|sell|catch|groom|wash|scare|train|shave|teach|arrest|sue|milk|babysit|herd|guard|adopt|nurse|paint|hire|fire|haunt|interview|rob|judge|audit|marry|date|divorce) /;

/** "the mailman who bites dogs" is no dog. */
export const isBeast = ({ action, motif }: Reading, phrase: string): boolean =>
  BEASTLY.test(action?.base ?? "") &&
  motif !== null &&
  kindOf(motif.id) === "creature" &&
  motif.word !== "fish" &&
  (phrase === motif.word || singularOf(phrase.split(" ").at(-1) ?? "") === motif.word);

/** "a lobster judge sentencing a chef" is no chef. */
export const isDoneToSomebody = ({ action }: Reading, phrase: string): boolean => {
  const [, , object = ""] =
    /^(\S+) (?:an? |the |his |her |its |two |three )?(.+)$/.exec(action?.base ?? "") ?? [];
  return (
    (object === phrase || object.startsWith(`${phrase} `)) &&
    !phrase.includes(" ") &&
    !/^(do|run|play|practice|learn|finish|win|enter) /.test(action?.base ?? "") &&
    kindOf(matchPhrase(singularOf(phrase))?.id ?? "") === "person"
  );
};

/** Who only does something to a beast is named by the deed. */
export const isOnlyBeing = (reading: Reading, { others }: Parts): boolean =>
  others[0] !== undefined && isBeast(reading, others[0].phrase);
