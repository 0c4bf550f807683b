import type { Deck } from "#contract/deck.ts";
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
  airy: "clamp(4rem,9vw,9rem)",
  normal: "clamp(3rem,6.5vw,6.5rem)",
  compact: "clamp(2rem,4vw,3.75rem)",
};

/** A console at night. */
export const styleSheet = (tones: Tones, look: Deck["look"], { thrift, hasCast }: Extent): string =>
  `:root{color-scheme:dark;${propertiesOf({
    ...tones,
    room: rooms[look.density],
    edge: "clamp(1.1rem,3.4vw,4.5rem)",
    rail: "0rem",
  })}}` +
  (thrift ? "" : extras) +
  page +
  (hasCast ? cast : "") +
  moodOf(look, moods);
