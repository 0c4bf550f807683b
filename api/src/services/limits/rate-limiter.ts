import { LRUCache } from "lru-cache";
import type { LimitClass, Policies, Policy, Scope } from "./policies.ts";

/** Who asks. Where nobody is signed in, `user` is absent and the policies of that scope count by address. */
export interface Asker {
  user?: string | undefined;
  address: string;
  network: string;
}

/** Of the policy with the fewest requests left: how many there are, how many are left, and seconds until it begins anew. */
export interface Allowance {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  reset: number;
}

export interface RateLimiter {
  /** Counts one request. One that is refused is not counted anywhere. */
  take(name: LimitClass, asker: Asker): Allowance;
}

interface Window {
  began: number;
  used: number;
}

/** Memory is bounded: of more askers than this the longest silent are forgotten. */
const MOST_WINDOWS = 50_000;

/**
 * Counts requests in windows that begin with an asker's first request. In memory: one process serves an instance,
 * and after a restart everybody begins anew.
 */
export function createRateLimiter(policies: Policies, clock: () => number): RateLimiter {
  const windows = new LRUCache<string, Window>({ max: MOST_WINDOWS });

  function windowOf(key: string, seconds: number, now: number): Window {
    const known = windows.get(key);
    // A clock that was set back would keep a window open for as long as it jumped.
    const isOpen = known !== undefined && now >= known.began && now < known.began + seconds * 1000;
    if (isOpen) return known;
    const window = { began: now, used: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    take(name, asker) {
      const now = clock();
      const counted = policies[name].map((policy, i) => {
        const window = windowOf(`${name}|${i}|${whose(policy.scope, asker)}`, policy.seconds, now);
        return { policy, window };
      });
      const isAllowed = counted.every(({ policy, window }) => window.used < policy.count);
      if (isAllowed) for (const { window } of counted) window.used++;
      const allowances = counted.map(({ policy, window }) => allowance(policy, window, now));
      return { ...tightest(allowances), isAllowed };
    },
  };
}

const whose = (scope: Scope, { user, address, network }: Asker): string => {
  if (scope === "all") return "all";
  if (scope === "network") return `network ${network}`;
  return scope === "user" && user !== undefined ? `user ${user}` : `address ${address}`;
};

type Left = Omit<Allowance, "isAllowed">;

const allowance = ({ count, seconds }: Policy, { began, used }: Window, now: number): Left => ({
  limit: count,
  remaining: Math.max(0, count - used),
  reset: Math.max(1, Math.ceil((began + seconds * 1000 - now) / 1000)),
});

/** Where two are as tight, the one that lasts longer. */
const tightest = (all: readonly Left[]): Left =>
  all.reduce((one, other) => {
    if (other.remaining !== one.remaining) return other.remaining < one.remaining ? other : one;
    return other.reset > one.reset ? other : one;
  });
