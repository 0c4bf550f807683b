import { expect, test } from "vitest";
import { matchVerb } from "./verbs.ts";

test.each([
  ["knits", "knitting"],
  ["swim", "swimming"],
  ["bakes", "baking"],
  ["forget", "forgetting"],
  ["dump", "dumping"],
  ["dye", undefined],
  ["carries", "carrying"],
  ["tweets", "tweeting"],
])("%s is done by %s", (word, gerund) => {
  expect(matchVerb(word)?.forms.gerund).toBe(gerund);
});
