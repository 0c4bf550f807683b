import { expect, it } from "vitest";
import { repeatEverything } from "./c2/run.ts";

async function hasOneEffect(atOnce: number): Promise<void> {
  const { numbers, faults } = await repeatEverything(atOnce, () => {});
  expect(faults).toEqual([]);
  expect(numbers.routes).toBeGreaterThan(20);
}

const title =
  "has one effect and one answer for one key, on every route, and none for another body, at once: %i";
it.each([4])(title, hasOneEffect);
it.each([8])(title, { tags: "long" }, hasOneEffect);
