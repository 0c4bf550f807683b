import { expect, it } from "vitest";
import { createFakeTextModel } from "../../testing/fake-models.ts";
import type { TextModel } from "./text-model.ts";
import { askForToken } from "./token-words.ts";

const answer = {
  suggestions: [
    { name: "Bread Bandit", ticker: "BREAD" },
    { name: "Loaf Goose", ticker: "LOAF" },
    { name: "Crumb Crime", ticker: "CRUMB" },
  ],
  story: "A goose took the bread. ".repeat(5),
};
const goose = { hero: "Goose", count: 1, mood: "smug", relation: "holds", object: "bread", place: "park" };

const sceneOf = async (scene: unknown) => {
  const model: TextModel = {
    ...createFakeTextModel(),
    write: async () => ({ text: JSON.stringify({ ...answer, scene }), mode: "schema" }),
  };
  const words = await askForToken(model, "eine Gans klaut Brot", { signal: new AbortController().signal });
  expect(words).toMatchObject({ name: "Bread Bandit", ticker: "BREAD" });
  return words.scene;
};

it("plans the picture as an idea in plain English", async () => {
  expect(await sceneOf(goose)).toBe("a smug goose holding a bread in the park");
  expect(await sceneOf({ ...goose, count: 3, relation: null, object: "", place: "" })).toBe(
    "three smug geese",
  );
});

it.each<[string, unknown]>([
  ["is missing", undefined],
  ["is no plan", "a goose"],
  ["counts too many", { ...goose, count: 40 }],
  ["knows another relation", { ...goose, relation: "explains" }],
  ["is not in English letters", { ...goose, hero: "鵞鳥" }],
  [
    "is longer than a picture",
    { ...goose, object: "everything that was ever baked in this town and beyond" },
  ],
])("is used for its words alone where the plan %s", async (_, scene) => {
  expect(await sceneOf(scene)).toBeNull();
});
