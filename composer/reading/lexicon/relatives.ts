import { creatures, food, people, places, things } from "./texts.gen.ts";

/**
 * What has no picture of its own, by the picture of its nearest relative: a sea lion is drawn as a seal, a
 * walrus as itself.
 */
export const relatives: readonly (readonly [phrase: string, id: string])[] = [
  creatures,
  people,
  food,
  things,
  places,
].flatMap((lines) =>
  lines.split("\n").flatMap((line) => {
    const [id = "", names = ""] = line.split(": ");
    return names.split(", ").map((phrase) => [phrase, id] as const);
  }),
);
