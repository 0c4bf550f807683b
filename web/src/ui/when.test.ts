import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#contract/limits.ts";
import { ago, atTime } from "./when.ts";

const now = Date.UTC(2026, 5, 15, 12);
const past = (ms: number) => new Date(now - ms).toISOString();

describe("how long ago", () => {
  it.each([
    [0, "just now"],
    [MINUTE - 1, "just now"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [HOUR, "1 hour ago"],
    [DAY - 1, "23 hours ago"],
    [DAY, "yesterday"],
    [6 * DAY, "6 days ago"],
    [-5 * MINUTE, "just now"],
  ])("%i ms is %s", (ms, words) => {
    expect(ago(past(ms), now)).toBe(words);
  });
});

describe("a moment", () => {
  it("has its year only where that is another one", () => {
    expect(atTime(past(30 * DAY), now)).not.toContain("2026");
    expect(atTime(past(300 * DAY), now)).toContain("2025");
  });
});
