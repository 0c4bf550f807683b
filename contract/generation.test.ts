import { expect, it } from "vitest";
import { modelNotice, modelNotices, type NoticeCause } from "./generation.ts";

it("says in one sentence why the built-in composer worked", () => {
  expect(modelNotice("words", "late")).toBe(
    "The model did not answer in time, so the built-in composer made this.",
  );
  expect(modelNotice("pictures", "spent")).toBe(
    "The picture model was used by you as much as a day allows, so the built-in artist drew this. It is yours again tomorrow.",
  );
  const causes = Object.keys(modelNotices) as NoticeCause[];
  const all = causes.flatMap((cause) => [modelNotice("words", cause), modelNotice("banner", cause)]);
  expect(new Set(all).size).toBe(causes.length * 2);
  for (const sentence of all) expect(sentence).toMatch(/^The .+[a-z], so the .+\.$/);
});
