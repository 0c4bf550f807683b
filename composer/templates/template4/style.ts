import type { Deck } from "#contract/deck.ts";
import { displayFontFace, type Face, textFontFace } from "../fonts/faces.ts";
import { moodOf, propertiesOf } from "../style-sheet.ts";
import type { Tones } from "./colours.ts";
import { sticker } from "./lettering.ts";
import * as moods from "./moods/texts.gen.ts";
import { cast, extras, late, page } from "./texts.gen.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,10vw,11rem)",
  normal: "clamp(3.5rem,7vw,8rem)",
  compact: "clamp(2.5rem,4.5vw,5rem)",
};

/**
 * A sheet of stickers. Without a `wobble` it is that of a page with thrift: no toys, straight borders, and
 * letters of one outline.
 */
export const styleSheet = (
  tones: Tones,
  look: Deck["look"],
  wobble: string | null,
  hasCast: boolean,
): string => {
  const { candies, grounds, ...flat } = tones;
  const values = propertiesOf({
    ...flat,
    ...Object.fromEntries(candies.map((hex, at) => [`k${at}`, hex])),
    ...Object.fromEntries(grounds.map((hex, at) => [`g${at}`, hex])),
    room: rooms[look.density],
    edge: "clamp(1.1rem,4vw,5rem)",
    rim: "#fff",
  });
  const lettered =
    wobble === null
      ? "h1 b{color:var(--on)}section,footer{border-top:4px solid var(--line)}"
      : `.wobble:before{height:clamp(2rem,6vw,7rem);clip-path:${wobble}}` +
        `h1 b{text-shadow:${sticker("var(--f)", "var(--ink)")}}`;
  return (
    `:root{color-scheme:${look.dark ? "dark" : "light"};${values}}` +
    (wobble === null ? "" : extras) +
    page +
    grounds.map((_, at) => groundRules(at, wobble !== null)).join("") +
    lettered +
    late +
    (hasCast ? cast : "") +
    moodOf(look, moods)
  );
};

/** Each ground has its three other candies, for what is stuck on it. */
const groundRules = (at: number, hasToys: boolean): string => {
  const [p, q, r] = [1, 2, 3].map((step) => (at + step) % 4);
  return (
    `.g${at}{background:var(--g${at});--p:var(--k${p});--q:var(--k${q});--r:var(--k${r})}` +
    (hasToys ? `.k${at}{fill:var(--k${at})}.s${at}{stroke:var(--k${at})}` : "")
  );
};

/** What words are set in, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "elegant" ? [textFontFace] : [displayFontFace, textFontFace];
