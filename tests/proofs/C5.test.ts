import { expect, it } from "vitest";
import { refreshInTabs } from "./c5/run.ts";

it("signs nobody out when twenty tabs refresh with one token", async () => {
  const { numbers, faults } = await refreshInTabs(12);
  expect(faults).toEqual([]);
  expect(numbers.refreshes).toBe(240);
});
