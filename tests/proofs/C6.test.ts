import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlace, type Place } from "./c6/run.ts";
import { sabotages } from "./c6/sabotage.ts";

let place: Place;

beforeAll(async () => {
  place = await openPlace("smoke");
});
afterAll(() => place?.close());

it("loses nothing, doubles nothing and keeps each token's order over a wire that is cut", async () => {
  const { numbers, faults } = await place.prove({ mutations: 20, seed: "smoke" });
  expect(faults).toEqual([]);
  expect(numbers["cuts: before the answer"]).toBeGreaterThan(0);
  expect(numbers.pages).toBeGreaterThan(1);
});

describe("finds an outbox that", () => {
  it.each(Object.entries(sabotages))("%s", async (name, sabotage) => {
    const { faults } = await place.prove({ mutations: 12, seed: name.replaceAll(" ", "-"), sabotage });
    expect(faults).not.toEqual([]);
  });
});
