import { BlockList, isIP } from "node:net";
import { type Env, EnvError } from "./env.ts";
import {
  defaultPolicies,
  type LimitClass,
  limitClasses,
  type Policies,
  type Policy,
  widenPolicies,
} from "./services/limits/policies.ts";

/** The addresses of a setting, or ranges like `10.0.0.0/8`. */
export function resolveAddresses(env: Env, name: "TRUSTED_PROXIES" | "OPERATOR_FROM"): BlockList {
  const list = new BlockList();
  for (const text of env[name]) {
    const [, address = "", bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (family === 0 || prefix > most) {
      throw new EnvError(`${name}: ${text} is neither an address nor a range of them`);
    }
    list.addSubnet(address, prefix, family === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** The sandbox allows a hundred times as much, so that nobody who plays or tests is limited. */
export function resolveLimits({ RATE_LIMIT_SCALE, RATE_LIMITS, SOLANA_NETWORK }: Env): Policies {
  const scale = RATE_LIMIT_SCALE === "" ? (SOLANA_NETWORK === "sandbox" ? 100 : 1) : Number(RATE_LIMIT_SCALE);
  const policies: Record<LimitClass, readonly Policy[]> = { ...widenPolicies(defaultPolicies, scale) };
  for (const text of RATE_LIMITS) {
    const [, name, scope, count, seconds] =
      /^(\w+)\.(user|address|network|all)=(\d+)\/(\d+)$/.exec(text) ?? [];
    const known = limitClasses.find((each) => each === name);
    if (!known || Number(count) < 1 || Number(seconds) < 1) {
      throw new EnvError(`RATE_LIMITS: ${text} is not of the form class.scope=count/seconds`);
    }
    const override: Policy = {
      scope: scope as Policy["scope"],
      count: Number(count),
      seconds: Number(seconds),
    };
    policies[known] = [...policies[known].filter((policy) => policy.scope !== scope), override];
  }
  return policies;
}
