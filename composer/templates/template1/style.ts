import type { Deck } from "#contract/deck.ts";
import { displayFontFace, type Face, textFontFace } from "../fonts/faces.ts";
import { moodOf, propertiesOf } from "../style-sheet.ts";
import type { Tones } from "./colours.ts";
import * as moods from "./moods/texts.gen.ts";
import { cast, page } from "./texts.gen.ts";

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,11vw,10rem)",
  normal: "clamp(3.5rem,8vw,7.5rem)",
  compact: "clamp(2.25rem,5vw,4.5rem)",
};

/** A printed catalogue on screen. */
export const styleSheet = (tones: Tones, look: Deck["look"], hasCast: boolean): string =>
  `:root{${propertiesOf({ ...tones, room: rooms[look.density], edge: "clamp(1.1rem,4.2vw,5rem)" })}}` +
  page +
  (hasCast ? cast : "") +
  moodOf(look, moods);

/** What words are set in, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "calm" || mood === "elegant"
    ? [textFontFace]
    : mood === "cyber"
      ? [displayFontFace]
      : [displayFontFace, textFontFace];
