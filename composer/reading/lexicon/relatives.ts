import { creatureRelatives } from "./creatures.ts";
import { foodRelatives } from "./food.ts";
import { peopleRelatives } from "./people.ts";
import { placeRelatives } from "./places.ts";
import { thingRelatives } from "./things.ts";

/** What has no picture of its own, by the picture of its nearest relative: a sea lion is drawn as a seal, a walrus as itself. */
export const relatives: readonly (readonly [phrase: string, id: string])[] = [
  creatureRelatives,
  peopleRelatives,
  foodRelatives,
  thingRelatives,
  placeRelatives,
].flatMap((lines) =>
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [id = "", names = ""] = line.split(": ");
      return names.split(", ").map((phrase) => [phrase, id] as const);
    }),
);
