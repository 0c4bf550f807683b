import type { Deck } from "#contract/deck.ts";
import { type Face, textFontFace } from "../fonts/faces.ts";
import { moodOf, propertiesOf } from "../style-sheet.ts";
import type { Tones } from "./colours.ts";
import * as moods from "./moods/texts.gen.ts";
import { cast, page } from "./texts.gen.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,9vw,12rem)",
  normal: "clamp(2.8rem,4vw,5.5rem)",
  compact: "clamp(2.6rem,4vw,5rem)",
};

/** A page of three sizes: the name, the headings, and everything else. */
export const styleSheet = (tones: Tones, look: Deck["look"], hasCast: boolean): string =>
  `:root{color-scheme:${look.dark ? "dark" : "light"};${propertiesOf({
    paper: tones.paper,
    ink: tones.ink,
    mark: tones.mark,
    room: rooms[look.density],
    edge: "clamp(1.1rem,3.4vw,5.5rem)",
  })}}` +
  page +
  (hasCast ? cast : "") +
  moodOf(look, moods);

/** What words are set in, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "elegant" ? [] : [textFontFace];
