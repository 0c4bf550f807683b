import { LRUCache } from "lru-cache";
import type { CountRequest, Window } from "../../db/database.ts";
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
  take(name: LimitClass, client: Client): Promise<Allowance>;
}

/** Bounds memory: beyond this many windows, the longest unused are forgotten. */
const MOST_WINDOWS = 50_000;

/** Counts requests in windows that begin with a client's first request. `shared` counts them for all servers. */
export function createRateLimiter(
  policies: Policies,
  clock: () => number,
  shared?: CountRequest,
): RateLimiter {
  const countHere = createMemoryWindows();
  return {
    async take(name, client) {
      const now = clock();
      // Files cost less than to count them elsewhere.
      const count = name === "file" || !shared ? countHere : shared;
      const windows = policies[name].map((policy, i) => ({
        key: `${name}|${i}|${clientKey(policy.scope, client)}`,
        count: policy.count,
        milliseconds: policy.seconds * 1000,
      }));
      const counted = await count(windows, now);
      const allowances = policies[name].map((policy, i) => allowance(policy, counted.windows[i], now));
      const { isAllowed, isFirstRefusal } = counted;
      return { ...tightest(allowances), isAllowed, isFirstRefusal };
    },
  };
}

interface Counting {
  began: number;
  used: number;
  hasRefused: boolean;
}

/** For one process; a restart resets all counts. */
export function createMemoryWindows(): CountRequest {
  // With `max` the cache would reserve memory for all of them at once.
  const windows = new LRUCache<string, Counting>({ maxSize: MOST_WINDOWS, sizeCalculation: () => 1 });

  function windowOf({ key, milliseconds }: Window, now: number): Counting {
    const known = windows.get(key);
    // A clock that was set back would keep a window open for the length of the jump.
    const isOpen = known !== undefined && now >= known.began && now < known.began + milliseconds;
    if (isOpen) return known;
    const window = { began: now, used: 0, hasRefused: false };
    windows.set(key, window);
    return window;
  }

  return async (wanted, now) => {
    const counted = wanted.map((window) => ({ most: window.count, window: windowOf(window, now) }));
    const full = counted.filter(({ most, window }) => window.used >= most);
    const isAllowed = full.length === 0;
    const isFirstRefusal = full.some(({ window }) => !window.hasRefused);
    for (const { window } of full) window.hasRefused = true;
    if (isAllowed) for (const { window } of counted) window.used++;
    return { isAllowed, isFirstRefusal, windows: counted.map(({ window }) => window) };
  };
}

const clientKey = (scope: Scope, { user, address, network }: Client): string => {
  if (scope === "all") return "all";
  if (scope === "network") return `network ${network}`;
  return scope === "user" && user !== undefined ? `user ${user}` : `address ${address}`;
};

type Left = Omit<Allowance, "isAllowed" | "isFirstRefusal">;

const allowance = (
  { count, seconds }: Policy,
  { began, used } = { began: 0, used: 0 },
  now: number,
): Left => ({
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
