import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { costs } from "../../api/src/services/limits/costs.ts";
import { classTable } from "./costs/measure.ts";

const page = readFileSync("docs/costs.md", "utf8");

describe("the page of costs", () => {
  it("has every endpoint once, with its class and what was measured", () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| (\w+) \| \d+ \| \d+ \| \d+ \| [\d,]+ \|$/gm)];
    const found = Object.fromEntries(rows.map(([, name = "", cost = ""]) => [name, cost]));
    expect(found).toEqual(costs);
    expect(rows).toHaveLength(Object.keys(endpoints).length);
  });

  it("has the limits and places of each class as they are", () => {
    expect(page).toContain(classTable());
  });
});
