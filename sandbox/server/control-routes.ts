import type { Chain } from "../chain/chain.ts";
import { isLie, lies } from "../launchpad/lies.ts";
import type { FaultPlan, Faults } from "./faults.ts";
import { type Incoming, json, type Reply, type Route, text } from "./http.ts";

/**
 * For tests only, behind `--control`: slots by hand, a clock that stands still, faults. No CORS and JSON
 * alone, so that no page can reach it.
 */
export const controlRoutes = (chain: Chain, faults: Faults): Route[] => {
  const state = () =>
    json({
      slot: chain.slots.current(),
      paused: chain.slots.paused(),
      transactions: chain.ledger.size,
      faults: faults.plan,
    });
  const command =
    (act: (input: Record<string, unknown>) => void) =>
    ({ body, contentType }: Incoming): Reply => {
      if (!contentType.startsWith("application/json")) return text("send JSON", 415);
      act(JSON.parse(body || "{}"));
      return state();
    };

  return [
    { method: "GET", path: /^\/control\/state$/, handle: state },
    {
      method: "POST",
      path: /^\/control\/slots$/,
      handle: command(({ step }) => chain.slots.step(Number(step) || 1)),
    },
    {
      method: "POST",
      path: /^\/control\/clock$/,
      handle: command(({ paused }) => (paused ? chain.slots.pause() : chain.slots.resume())),
    },
    {
      method: "POST",
      path: /^\/control\/faults$/,
      handle: command((plan) => faults.set(readPlan(plan))),
    },
    { method: "GET", path: /^\/control\/lies$/, handle: () => json(menu) },
    {
      method: "DELETE",
      path: /^\/control\/faults$/,
      handle: () => {
        faults.clear();
        return state();
      },
    },
  ];
};

class UnknownLie extends Error {
  readonly status = 400;
}

function readPlan(plan: Record<string, unknown>): Partial<FaultPlan> {
  const { drop_sends, delay_ms, fail, lies: ordered } = plan;
  return {
    ...(drop_sends !== undefined && { dropSends: Number(drop_sends) }),
    ...(delay_ms !== undefined && { delayMs: Number(delay_ms) }),
    ...(Array.isArray(fail) && {
      fail: fail.map((one) => ({
        method: String(one.method),
        with: Number(one.with ?? 500),
        times: Number(one.times ?? 1),
      })),
    }),
    ...(Array.isArray(ordered) && { lies: ordered.map(readLie) }),
  };
}

function readLie({ name, times = 1 }: { name?: unknown; times?: unknown }): FaultPlan["lies"][number] {
  if (!isLie(name)) throw new UnknownLie(`there is no lie called ${name}: see GET /control/lies`);
  return { name, times: Number(times) };
}

const menu = Object.fromEntries(Object.entries(lies).map(([name, { says }]) => [name, says]));
