/**
 * What requests are counted by: a user, an address (IPv6 by /64), a network (IPv6 by /48), or all of them
 * together.
 */
export const scopes = ["user", "address", "network", "all"] as const;
export type Scope = (typeof scopes)[number];

/** At most `count` requests within `seconds`, from the first one on. */
export interface Policy {
  scope: Scope;
  count: number;
  seconds: number;
}

export const limitClasses = [
  "any",
  "file",
  "read",
  "write",
  "make",
  "sign_in",
  "refresh",
  "chain",
  "trade",
  "coin",
  "message",
] as const;
/**
 * `any` counts every request to an endpoint in addition to its class, `file` what is no endpoint (the app's
 * files, pictures, health); `make` covers composing, decoding, publishing and outside fetches.
 */
export type LimitClass = (typeof limitClasses)[number];

export type Policies = Readonly<Record<LimitClass, readonly Policy[]>>;

const a = (scope: Scope, count: number, seconds = 60): Policy => ({ scope, count, seconds });

export const defaultPolicies: Policies = {
  any: [a("address", 1_200), a("network", 4_800)],
  file: [a("address", 6_000), a("network", 24_000)],
  read: [a("user", 600)],
  write: [a("user", 120)],
  // The limits for all are far above those for one network, so that nobody can lock the others out.
  make: [a("user", 20), a("address", 60), a("all", 2_400)],
  sign_in: [a("address", 60), a("network", 240), a("all", 12_000)],
  refresh: [a("address", 120), a("network", 1_200)],
  chain: [a("address", 300), a("network", 1_200), a("all", 12_000)],
  trade: [a("address", 20), a("network", 60), a("all", 600)],
  coin: [a("address", 60), a("network", 240), a("all", 2_400)],
  message: [a("address", 5, 600), a("network", 15, 600), a("all", 600, 3_600)],
};

/** The same policies, multiplied. */
export const widenPolicies = (policies: Policies, times: number): Policies =>
  mapPolicies(policies, (policy) => ({ ...policy, count: Math.max(1, Math.round(policy.count * times)) }));

const mapPolicies = (policies: Policies, change: (policy: Policy) => Policy): Policies =>
  Object.fromEntries(limitClasses.map((name) => [name, policies[name].map(change)])) as unknown as Policies;
