import { describe, expect, it } from "vitest";
import { backoff } from "./backoff.ts";

describe("the time until it is sent again", () => {
  it("doubles from a second to five minutes, and is never the same for all", () => {
    const least = "00000000-0000-4000-8000-000000000000";
    const most = "ffff0000-0000-4000-8000-000000000000";
    expect([1, 2, 3, 20].map((attempts) => backoff(attempts, most))).toEqual([1_000, 2_000, 4_000, 300_000]);
    expect([1, 2, 3, 20].map((attempts) => backoff(attempts, least))).toEqual([500, 1_000, 2_000, 150_000]);
  });
});
