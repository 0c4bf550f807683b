import { LRUCache } from "lru-cache";
import type { LimitClass, Policies, Policy, Scope } from "./policies.ts";

/** The client. Without a session `user` is absent, and policies of that scope count by address. */
export interface Client {
  user?: string;
  address: string;
  network: string;
}

/** The policy with the fewest requests left: its limit, what is left, and the seconds until it resets. */
export interface Allowance {
  isAllowed: boolean;
  /** True for the first refusal within a window. */
  isFirstRefusal: boolean;
  limit: number;
  remaining: number;
  reset: number;
}

export interface RateLimiter {
  /** Counts one request. A refused one is not counted. */
  take(name: LimitClass, client: Client): Allowance;
}

interface Window {
  began: number;
  used: number;
  hasRefused: boolean;
}

/** Bounds memory: beyond this many clients, the longest silent are forgotten. */
const MOST_WINDOWS = 50_000;

/**
 * Counts requests in windows that begin with a client's first request. In memory, since one process serves an
 * instance; a restart resets all counts.
 */
export function createRateLimiter(policies: Policies, clock: () => number): RateLimiter {
  // With `max` the cache would reserve memory for all of them at once.
  const windows = new LRUCache<string, Window>({ maxSize: MOST_WINDOWS, sizeCalculation: () => 1 });

  function windowOf(key: string, seconds: number, now: number): Window {
    const known = windows.get(key);
    // A clock that was set back would keep a window open for the length of the jump.
    const isOpen = known !== undefined && now >= known.began && now < known.began + seconds * 1000;
    if (isOpen) return known;
    const window = { began: now, used: 0, hasRefused: false };
    windows.set(key, window);
    return window;
  }

  return {
    take(name, client) {
      const now = clock();
      const counted = policies[name].map((policy, i) => {
        const window = windowOf(`${name}|${i}|${clientKey(policy.scope, client)}`, policy.seconds, now);
        return { policy, window };
      });
      const full = counted.filter(({ policy, window }) => window.used >= policy.count);
      const isAllowed = full.length === 0;
      const isFirstRefusal = full.some(({ window }) => !window.hasRefused);
      for (const { window } of full) window.hasRefused = true;
      if (isAllowed) for (const { window } of counted) window.used++;
      const allowances = counted.map(({ policy, window }) => allowance(policy, window, now));
      return { ...tightest(allowances), isAllowed, isFirstRefusal };
    },
  };
}

const clientKey = (scope: Scope, { user, address, network }: Client): string => {
  if (scope === "all") return "all";
  if (scope === "network") return `network ${network}`;
  return scope === "user" && user !== undefined ? `user ${user}` : `address ${address}`;
};

type Left = Omit<Allowance, "isAllowed" | "isFirstRefusal">;

const allowance = ({ count, seconds }: Policy, { began, used }: Window, now: number): Left => ({
  limit: count,
  remaining: Math.max(0, count - used),
  reset: Math.max(1, Math.ceil((began + seconds * 1000 - now) / 1000)),
});

/** Of two equally tight ones, the longer. */
const tightest = (all: readonly Left[]): Left =>
  all.reduce((one, other) => {
    if (other.remaining !== one.remaining) return other.remaining < one.remaining ? other : one;
    return other.reset > one.reset ? other : one;
  });
