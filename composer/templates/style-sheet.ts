import type { Deck, Mood } from "#contract/deck.ts";

/** Custom properties, as they stand in a rule: `--ink:#111;--edge:1rem`. */
export const propertiesOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** What the asked mood changes, if one is asked. It stands after all else, so that it has the last word. */
export const moodOf = ({ mood }: Deck["look"], moods: Record<Mood, string>): string =>
  mood ? moods[mood] : "";
