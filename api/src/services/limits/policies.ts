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

const per = (scope: Scope, count: number, seconds = 60): Policy => ({ scope, count, seconds });

export const defaultPolicies: Policies = {
  any: [per("address", 1_200), per("network", 4_800)],
  file: [per("address", 6_000), per("network", 24_000)],
  read: [per("user", 600)],
  write: [per("user", 120)],
  // The limits for all are far above those for one network, so that nobody can lock the others out.
  make: [per("user", 20), per("address", 60), per("all", 2_400)],
  sign_in: [per("address", 60), per("network", 240), per("all", 12_000)],
  refresh: [per("address", 120), per("network", 1_200)],
  chain: [per("address", 300), per("network", 1_200), per("all", 12_000)],
  trade: [per("address", 20), per("network", 60), per("all", 600)],
  coin: [per("address", 60), per("network", 240), per("all", 2_400)],
  message: [per("address", 5, 600), per("network", 15, 600), per("all", 600, 3_600)],
};

/** The same policies, multiplied. */
export const widenPolicies = (policies: Policies, times: number): Policies =>
  mapPolicies(policies, (policy) => ({ ...policy, count: Math.max(1, Math.round(policy.count * times)) }));

const mapPolicies = (policies: Policies, change: (policy: Policy) => Policy): Policies =>
  Object.fromEntries(limitClasses.map((name) => [name, policies[name].map(change)])) as unknown as Policies;
