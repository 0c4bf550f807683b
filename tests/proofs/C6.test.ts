/** @module-tag long */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlace, type Place } from "./c6/run.ts";
import { sabotages } from "./c6/sabotage.ts";

/** How often a fault may hide. */
const ROUNDS = 4;

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
    const found: string[] = [];
    // Where the wire is cut is random, and a cut may spare what is wrong with it.
    for (let round = 1; round <= ROUNDS && found.length === 0; round++) {
      const seed = `${name.replaceAll(" ", "-")}-${round}`;
      found.push(...(await place.prove({ mutations: 12, seed, sabotage })).faults);
    }
    expect(found).not.toEqual([]);
  });
});
