/** @module-tag slow */
import { expect, it } from "vitest";
import { tables } from "../testing/launch-transaction.ts";
import { goodTransactions, mutate } from "../testing/mutations.ts";
import { inspect } from "./inspect.ts";

it("accepts every good transaction", () => {
  for (const { wire, launch } of goodTransactions())
    expect(() => inspect(wire, launch, tables)).not.toThrow();
});

it("accepts none of 2,000 changed transactions that would do something else, and never crashes", () => {
  const { faults, refused, harmless } = mutate(2_000, 20_261_122);
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(1_000);
  // Some changes have to come through, or nothing was compared.
  expect(harmless).toBeGreaterThan(20);
});
