import { expect, test } from "vitest";
import { refuseIdea } from "./refuse-idea.ts";

test("a brand in the name and the pitch in the story are one offer", () => {
  expect(() =>
    refuseIdea("Tesla Coin", "TSLA", "The official token. Invest now for guaranteed returns."),
  ).toThrow(expect.objectContaining({ code: "idea_refused" }));
});

test("a joke about the famous, and nothing at all, may be made", () => {
  expect(() =>
    refuseIdea("Elon's Cat", "MEOW", "A cat who thinks that rockets are litter boxes."),
  ).not.toThrow();
  expect(() => refuseIdea(undefined, "")).not.toThrow();
});
