import { before, DESCRIBED } from "./phrased-relation.ts";
import { isWearable, wornOn } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { verbWith } from "./verb-near.ts";
import type { Word } from "./words.ts";

/** What is put on a face is held to it. */
const COSMETICS = /^(lipstick|nail-polish|lotion-bottle|perfume|deodorant)$/;

export const isWorn = (words: Word[], motif: Thing): boolean =>
  !COSMETICS.test(motif.id) &&
  (isShared(words, motif) ||
    WEARING.test(before(words, motif)) ||
    (isWearable(motif.id) &&
      !isOneShoe(words, motif) &&
      new RegExp(`(^| )(in|with|mit|con|avec|com|en)${DESCRIBED}`).test(before(words, motif))));

const WEARING = new RegExp(
  `(^| )(wear|wears|wearing|wore|sporting|dressed in|lleva|usa|porte|trägt|tragt|indossa|veste|draagt|nosi|memakai|pakai|носит)${DESCRIBED}`,
);
/** "with a slipper": who has one shoe has it in a hand. */
export const isOneShoe = (words: Word[], motif: Thing): boolean =>
  wornOn(motif.id) === "feet" &&
  /(^| )(with|con|com|avec|mit) (a|an|un|una|um|uma|une|ein|eine|einem|einer)( [^ ]+)?$/.test(
    before(words, motif),
  );

/** "a ferret in a sock": nobody dresses in one. */
export const isInOneShoe = (words: Word[], motif: Thing): boolean =>
  wornOn(motif.id) === "feet" && /(^| )(in|inside) (a|an|one)( [^ ]+)?$/.test(before(words, motif));

/** What is cut for one body is shared by who is in it together. */
const isShared = (words: Word[], motif: Thing): boolean =>
  wornOn(motif.id) === "body" && verbWith(words, motif) === "share";

/** "a cow disguised as a tree", "a pug in a shark costume": the motif is what the subject has put on. */
export const isDisguise = (words: Word[], motif: Thing): boolean => {
  const after = words[(motif.last ?? motif.at) + 1]?.folded ?? "";
  return (
    /(^| )(dress\w*|disguis\w*|cosplay\w*|masquerad\w*) (up )?as( |$)/.test(before(words, motif)) ||
    /^(costume|onesie|outfit|mask|clothing|clothes)$/.test(after)
  );
};
