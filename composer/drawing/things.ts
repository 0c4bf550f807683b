import { wordsIn } from "../data-text.ts";
import type { Palette } from "../palette.ts";
import type { Picture } from "../pictures.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { wordList } from "../reading/word-list.ts";
import type { Creature } from "./creatures/creature.ts";
import { handColour } from "./creatures/limbs.ts";

/** Food and things become somebody: creatures, people and faces are somebody already, places and signs stay. */
export const isFacelessThing = (id: string | undefined): boolean =>
  id !== undefined && /^(food|thing|nature)$/.test(kindOf(id)) && !faced.has(id);

/** Things that are drawn with a face of their own. */
const faced = new Set(wordsIn(wordList("things with a face")));

/** The thing without the eyes that were taken for some on it: the holes of a bowling ball. */
export const blank = (picture: Picture): Picture => {
  const without = (drawing: Picture["flat"]): Picture["flat"] => ({ ...drawing, eyes: null, head: null });
  return {
    ...picture,
    flat: without(picture.flat),
    toon: without(picture.toon),
    shaded: without(picture.shaded),
  };
};

/** What is the same thing in a mirror: no clock, no letter, no flag. */
export const mayTurn = (id: string | undefined): boolean =>
  id !== undefined && /^(creature|food|nature)$/.test(kindOf(id));

/** Things and astronauts wear gloves. */
export const pawOf = (
  creature: Creature | undefined,
  isGloved: boolean,
  hero: Picture,
  palette: Palette,
): string => {
  if (isGloved) return "#ffffff";
  if (creature) return handColour(creature);
  return hero.colours[0] ?? palette.primary;
};

/** With no picture data at all: a coin, drawn here. */
export const coinOf = (palette: Palette): Picture => {
  const body = `<circle cx="16" cy="16" r="14" fill="${palette.primary}"/><circle cx="16" cy="16" r="10" fill="${palette.secondary}"/><path fill="${palette.light}" d="M16 9L18 14L23 16L18 18L16 23L14 18L9 16L14 14Z"/>`;
  const drawing = {
    body,
    unit: 32,
    box: [2, 2, 28, 28],
    crown: [16, 2, 16],
    eyes: null,
  } satisfies Picture["flat"];
  return {
    colours: [palette.primary, palette.secondary],
    flat: drawing,
    toon: drawing,
    shaded: drawing,
  };
};

/** "an empty wallet": no note looks out of it. */
export const asEmptied = ({ subject, gesture, state, relation }: Reading): string | undefined =>
  gesture?.mark === "cobweb" || state === "broke" || /^(lacks|dreams)$/.test(relation ?? "")
    ? EMPTIED[subject?.id ?? ""]
    : undefined;
/** Paper that is eaten: nobody sees of a whole sheet that it is. */
export const asBitten = ({ motif, relation }: Pick<Reading, "motif" | "relation">): string | undefined =>
  relation === "eats" && PAPERS.has(motif?.id ?? "") ? "bitten-page" : undefined;
const PAPERS = new Set([
  ...["memo", "page-facing-up", "page-with-curl", "sheet-of-paper", "newspaper", "rolled-up-newspaper"],
  ...["receipt", "scroll", "envelope", "e-mail", "failed-test", "spreadsheet", "clipboard", "diploma"],
]);

const EMPTIED: Readonly<Partial<Record<string, string>>> = {
  wallet: "bare-wallet",
  purse: "bare-wallet",
  "piggy-bank": "bare-piggy-bank",
  "hot-beverage": "empty-mug",
  "tea-cup": "empty-mug",
  lemonade: "empty-glass",
  "wine-glass": "empty-glass",
  "beer-mug": "empty-glass",
  "glass-of-milk": "empty-glass",
  "glass-of-water": "empty-glass",
};
