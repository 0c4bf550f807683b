import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/postgres-app.ts";
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

/** Of the database of the project `api-postgres`. */
const countRequest = () =>
  process.env.TEST_ENGINE === "postgres" ? createTestDatabase()().countRequest : undefined;

async function times<T>(count: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let i = 0; i < count; i++) answers.push(await ask());
  return answers;
}

function limiter() {
  const clock = { now: 1_000_000 };
  const { take } = createRateLimiter(policies, () => clock.now, countRequest());
  const allowed = (name: "write" | "make", user: string, address = "1.1.1.1") =>
    take(name, { user, address, network: address }).then(({ isAllowed }) => isAllowed);
  return { clock, take, allowed };
}

describe("a limit", () => {
  it("allows exactly as many as it says, to each user", async () => {
    const { allowed } = limiter();
    expect(await times(4, () => allowed("write", "ada"))).toEqual([true, true, true, false]);
    expect(await allowed("write", "bob")).toBe(true);
  });

  it("starts again to the millisecond when its time is over", async () => {
    const { clock, allowed } = limiter();
    await times(3, () => allowed("write", "ada"));
    clock.now += 59_999;
    expect(await allowed("write", "ada")).toBe(false);
    clock.now += 1;
    expect(await times(4, () => allowed("write", "ada"))).toEqual([true, true, true, false]);
  });

  it("says what is left, and when it starts again", async () => {
    const { clock, take } = limiter();
    const client = { user: "ada", address: "1.1.1.1", network: "1.1.1.1" };
    expect(await take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 2, reset: 60 });
    clock.now += 30_500;
    expect(await take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 1, reset: 30 });
    await take("write", client);
    expect(await take("write", client)).toMatchObject({
      isAllowed: false,
      limit: 3,
      remaining: 0,
      reset: 30,
    });
  });

  it("counts by user, by address and in all, and a refused request nowhere", async () => {
    const { allowed } = limiter();
    expect(await times(3, () => allowed("make", "ada", "a"))).toEqual([true, true, false]);
    expect(await times(2, () => allowed("make", "bob", "a"))).toEqual([true, false]);
    expect(await times(2, () => allowed("make", "cy", "b"))).toEqual([true, false]);
  });

  it("counts a network's addresses together", async () => {
    const { take } = createRateLimiter(
      { ...policies, chain: [{ scope: "network", count: 2, seconds: 60 }] },
      () => 0,
      countRequest(),
    );
    const ask = async (address: string, network: string) =>
      (await take("chain", { address, network })).isAllowed;
    expect([await ask("a", "n"), await ask("b", "n"), await ask("c", "n"), await ask("d", "m")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it("counts by address where nobody is signed in", async () => {
    const { take } = limiter();
    await times(3, () => take("write", { address: "a", network: "n" }));
    expect(await take("write", { address: "a", network: "n" })).toMatchObject({ isAllowed: false });
    expect(await take("write", { address: "b", network: "n" })).toMatchObject({ isAllowed: true });
  });

  it("locks nobody out when the clock is set back, and its times are never negative", async () => {
    const { clock, take } = limiter();
    const client = { user: "ada", address: "a", network: "n" };
    await times(4, () => take("write", client));
    clock.now -= 3_600_000;
    expect(await take("write", client)).toMatchObject({ isAllowed: true, limit: 3, remaining: 2, reset: 60 });
  });

  it.runIf(process.env.TEST_ENGINE === "postgres")(
    "counts what servers whose clocks differ by a second are asked together",
    async () => {
      const { clock, allowed } = limiter();
      const asked: boolean[] = [];
      for (const step of [900, -900, 900, -900]) {
        clock.now += step;
        asked.push(await allowed("write", "ada"));
      }
      expect(asked).toEqual([true, true, true, false]);
    },
  );

  it("can be widened whole, and is never nought", async () => {
    expect(widenPolicies(policies, 100).write[0]?.count).toBe(300);
    expect(widenPolicies(policies, 0.001).write[0]?.count).toBe(1);
  });
});
