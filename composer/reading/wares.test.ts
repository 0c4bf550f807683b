import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("what a place makes or sells lies there", () => {
  test.each([
    ["a stoat who works in a donut factory", { before: "conveyor-belt", wares: "doughnut" }],
    ["un sapo en una fábrica de chocolate", { before: "conveyor-belt", wares: "chocolate-bar" }],
    ["a stoat at a toy factory", { before: "conveyor-belt", wares: "teddy-bear" }],
    ["a stoat in a cheese shop", { before: "stall-counter", wares: "cheese-wedge" }],
    ["a stoat guarding a taco stand", { before: "stall-counter", wares: "taco" }],
  ])("%s", (idea, set) => expect(readIdea(idea).stageSet).toMatchObject(set));

  test("and nobody holds it besides", () => {
    expect(readIdea("a stoat guarding a taco stand").motif).toBeNull();
  });

  test.each([
    "a stoat stealing from a cheese shop",
    "a stoat driving an ice cream truck",
    "a stoat at the factory",
    "a stoat pushing a shopping cart",
  ])("not so: %s", (idea) => expect(readIdea(idea).stageSet?.wares).toBeUndefined());
});
