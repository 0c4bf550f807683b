import type { Deck } from "#contract/deck.ts";
import { didoneFontFace, type Face, garaldeFontFace } from "../fonts/faces.ts";
import { moodOf, propertiesOf } from "../style-sheet.ts";
import type { Tones } from "./colours.ts";
import * as moods from "./moods/texts.gen.ts";
import { cast, extras, page } from "./texts.gen.ts";

/** How much of the sheet a page asks for. */
interface Extent {
  thrift: boolean;
  hasCast: boolean;
}

const rooms: Record<Deck["look"]["density"], string> = {
  airy: "clamp(4.5rem,10vw,10rem)",
  normal: "clamp(2.75rem,5vw,5.5rem)",
  compact: "clamp(2.75rem,6vw,5.5rem)",
};

/** A printed book. */
export const styleSheet = (tones: Tones, look: Deck["look"], { thrift, hasCast }: Extent): string =>
  `:root{${propertiesOf({ ...tones.page, room: rooms[look.density], edge: "clamp(1.4rem,6vw,8rem)" })}}` +
  `.cover{${propertiesOf({ ...tones.cover })}}` +
  (thrift ? "" : extras) +
  page +
  (hasCast ? cast : "") +
  moodOf(look, moods);

/** What words are set in, the most needed first. */
export const facesFor = ({ mood }: Deck["look"]): readonly Face[] =>
  mood === "cyber" ? [didoneFontFace] : [didoneFontFace, garaldeFontFace];
