import { fromHsl, hueDistance, toHsl } from "../colour/colour.ts";
import { drawnOff } from "../colour/lightness.ts";
import type { Drawing, Picture } from "../pictures.ts";
import { foldText } from "../reading/clean-text.ts";
import type { Thing } from "../reading/thing.ts";
import type { Word } from "../reading/words.ts";
import said from "./colours-said.json";

const colours: ReadonlyMap<string, string> = new Map(
  Object.entries(said).map(([word, colour]): [string, string] => [foldText(word), colour]),
);

/** The colour that the idea gives a thing: "a red raincoat", "un chapeau rouge". */
export const colourSaid = (words: readonly Word[], { at, last = at }: Thing): string | undefined => {
  if (at >= words.length) return undefined;
  const before = words.slice(Math.max(0, at - 3), at);
  const from = before.findLastIndex(({ endsClause, folded }) => endsClause || PARTS.test(folded));
  const after = words[last]?.endsClause ? [] : words.slice(last + 1, last + 2);
  const isBefore = before.slice(from + 1).findLast(({ folded }) => colours.has(folded));
  const isAfter = after.find(({ folded }) => colours.has(folded) && !ENGLISH.test(folded));
  return colours.get((isBefore ?? isAfter ?? turnedTo(words, last))?.folded ?? "");
};
/** "a banana turning brown" */
const turnedTo = (words: readonly Word[], last: number): Word | undefined =>
  words.find(
    ({ at, folded }) =>
      at > last + 1 &&
      colours.has(folded) &&
      TURNS.test(
        words
          .slice(last + 1, at)
          .map((word) => word.folded)
          .join(" "),
      ),
  );
const TURNED =
  "turn(s|ed|ing)?|gone|going|went|dyed|painted|stuck (on|in|as|at|with)|becom(es|ing)|became|(who|that|which) (is|was)" +
  "|se vuelve|se queda en|fica|devient|wird|diventa";
const HOW =
  "itself|himself|herself|hair|fur|all|very|bright|dark|completely|slowly|neon|always|actually|forever|only|secretly|accidentally";
const TURNS = new RegExp(`(^| )(${TURNED})( (${HOW}))*$`);
const PARTS = /^(in|on|with|and|of|at|who|that|from|to|by|a|an|the|un|una|ein|eine|le|la|el)$/;
/** In English a colour stands before its noun. */
const ENGLISH = /^(red|blue|green|yellow|pink|purple|gold|golden|black|white|silver|grey|gray|brown|burnt)$/;

/** The picture with that colour instead of its main one; what has quite another hue keeps it. */
export const tinted = (picture: Picture, colour: string): Picture => {
  const main = toHsl(picture.colours[0] ?? colour);
  const wanted = toHsl(colour);
  const tint = (hex: string): string => {
    const own = toHsl(hex);
    const isOther = own.s > 0.3 && main.s > 0.3 && hueDistance(own.h, main.h) > 55;
    if (own.l < 0.14 || isOther) return hex;
    const l = wanted.l + (own.l - main.l) * 0.75;
    return fromHsl({ ...wanted, l: Math.min(0.97, Math.max(0.1, l)) });
  };
  return repainted(picture, tint);
};

/** What lies on somebody in a tone that stands off them, all its colours alike. */
export const standingOff = (picture: Picture, under: string, least?: number): Picture => {
  const drawn = drawnOff(picture.colours[0] ?? under, under, least);
  return drawn ? repainted(picture, drawn) : picture;
};

const repainted = (picture: Picture, tint: (hex: string) => string): Picture => {
  const drawn = (drawing: Drawing): Drawing => ({
    ...drawing,
    body: drawing.body.replace(
      PAINT,
      (_, attribute: string, hex: string) => `${attribute}="${tint(longHex(hex))}"`,
    ),
  });
  return {
    ...picture,
    colours: picture.colours.map(tint),
    flat: drawn(picture.flat),
    toon: drawn(picture.toon),
    shaded: drawn(picture.shaded),
    cut: picture.cut && drawn(picture.cut),
  };
};

const PAINT = /\b(fill|stroke|stop-color|color)="(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi;

const longHex = (hex: string): string =>
  hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}`;
