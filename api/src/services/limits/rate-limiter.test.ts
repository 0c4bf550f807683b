import { describe, expect, it } from "vitest";
import { defaultPolicies, type Policies, widenPolicies } from "./policies.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const policies: Policies = {
  ...defaultPolicies,
  write: [{ scope: "user", count: 3, seconds: 60 }],
  make: [
    { scope: "user", count: 2, seconds: 60 },
    { scope: "address", count: 3, seconds: 60 },
    { scope: "all", count: 4, seconds: 600 },
  ],
};

function limiter() {
  const clock = { now: 1_000_000 };
  const { take } = createRateLimiter(policies, () => clock.now);
  const allowed = (name: "write" | "make", user: string, address = "1.1.1.1") =>
    take(name, { user, address, network: address }).isAllowed;
  return { clock, take, allowed };
}

describe("a limit", () => {
  it("allows exactly as many as it says, to each user", () => {
    const { allowed } = limiter();
    expect([1, 2, 3, 4].map(() => allowed("write", "ada"))).toEqual([true, true, true, false]);
    expect(allowed("write", "bob")).toBe(true);
  });

  it("starts again to the millisecond when its time is over", () => {
    const { clock, allowed } = limiter();
    for (const _ of [1, 2, 3]) allowed("write", "ada");
    clock.now += 59_999;
    expect(allowed("write", "ada")).toBe(false);
    clock.now += 1;
    expect([1, 2, 3, 4].map(() => allowed("write", "ada"))).toEqual([true, true, true, false]);
  });

  it("says what is left, and when it starts again", () => {
    const { clock, take } = limiter();
    const client = { user: "ada", address: "1.1.1.1", network: "1.1.1.1" };
    expect(take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 2, reset: 60 });
    clock.now += 30_500;
    expect(take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 1, reset: 30 });
    take("write", client);
    expect(take("write", client)).toMatchObject({ isAllowed: false, limit: 3, remaining: 0, reset: 30 });
  });

  it("counts by user, by address and in all, and a refused request nowhere", () => {
    const { allowed } = limiter();
    expect([1, 2, 3].map(() => allowed("make", "ada", "a"))).toEqual([true, true, false]);
    expect([1, 2].map(() => allowed("make", "bob", "a"))).toEqual([true, false]);
    expect([1, 2].map(() => allowed("make", "cy", "b"))).toEqual([true, false]);
  });

  it("counts a network's addresses together", () => {
    const { take } = createRateLimiter(
      { ...policies, chain: [{ scope: "network", count: 2, seconds: 60 }] },
      () => 0,
    );
    const ask = (address: string, network: string) => take("chain", { address, network }).isAllowed;
    expect([ask("a", "n"), ask("b", "n"), ask("c", "n"), ask("d", "m")]).toEqual([true, true, false, true]);
  });

  it("counts by address where nobody is signed in", () => {
    const { take } = limiter();
    for (const _ of [1, 2, 3]) take("write", { address: "a", network: "n" });
    expect(take("write", { address: "a", network: "n" }).isAllowed).toBe(false);
    expect(take("write", { address: "b", network: "n" }).isAllowed).toBe(true);
  });

  it("locks nobody out when the clock is set back, and its times are never negative", () => {
    const { clock, take } = limiter();
    const client = { user: "ada", address: "a", network: "n" };
    for (const _ of [1, 2, 3, 4]) take("write", client);
    clock.now -= 3_600_000;
    expect(take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 2, reset: 60 });
  });

  it("can be widened whole, and is never nought", () => {
    expect(widenPolicies(policies, 100).write[0]?.count).toBe(300);
    expect(widenPolicies(policies, 0.001).write[0]?.count).toBe(1);
  });
});
