import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a crab playing guitar at midnight", "night", null],
  ["ein fuchs bei nacht", "night", null],
  ["a duck riding into the sunset", "dusk", null],
  ["a rooster at dawn", "dawn", null],
  ["a cactus in the snow", null, "snow"],
  ["a dragon in the rain", null, "rain"],
  ["a knight on the night shift", "night", null],
])("%s", (idea, hour, weather) => expect(readIdea(idea)).toMatchObject({ hour, weather }));

test("what falls is in the air, and in nobody's hands", () => {
  expect(readIdea("an owl in a snowstorm").motif).toBeNull();
});
