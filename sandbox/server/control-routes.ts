import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import { lagOf } from "../chain/slots.ts";
import { isLie, lies } from "../launchpad/lies.ts";
import { setOpeningPrice } from "../launchpad/submit.ts";
import { controlPage } from "./control-page.ts";
import type { FaultPlan, Faults } from "./faults.ts";
import { type Incoming, json, type Reply, type Route, text } from "./http.ts";

/**
 * For tests only, behind `--control`: slots by hand, a clock that stands still, faults. No CORS and JSON
 * alone, so that no page can reach it.
 */
export const controlRoutes = (chain: Chain, faults: Faults, product: string): Route[] => {
  const state = () =>
    json({
      slot: chain.slots.current(),
      paused: chain.slots.paused(),
      height: chain.slots.heightOf(chain.slots.current()),
      transactions: chain.ledger.size,
      held: faults.held(),
      faults: faults.plan,
    });
  const command =
    (act: (input: Record<string, unknown>) => void) =>
    ({ body, contentType }: Incoming): Reply => {
      if (!contentType.startsWith("application/json")) return text("send JSON", 415);
      act(JSON.parse(body || "{}"));
      faults.release();
      return state();
    };

  return [
    { method: "GET", path: /^\/control$/, handle: () => controlPage(product) },
    { method: "GET", path: /^\/control\/state$/, handle: state },
    {
      method: "POST",
      path: /^\/control\/slots$/,
      handle: command(({ step, skip, expire }) => {
        if (skip !== undefined) chain.slots.skip(slotsOf(skip));
        else chain.slots.step(expire ? BLOCKHASH_LIFE + 1 : slotsOf(step ?? 1));
      }),
    },
    {
      method: "POST",
      path: /^\/control\/fork$/,
      handle: command(({ slots = 1 }) => {
        const count = slotsOf(slots);
        if (count > lagOf.finalized) throw new RefusedCommand("older slots are finalized");
        chain.forkBack(count);
      }),
    },
    {
      method: "POST",
      path: /^\/control\/opening-price$/,
      handle: command(({ percent }) => setOpeningPrice(chain, percentOf(percent))),
    },
    {
      method: "POST",
      path: /^\/control\/clock$/,
      handle: command(({ paused }) => (paused ? chain.slots.pause() : chain.slots.resume())),
    },
    {
      method: "POST",
      path: /^\/control\/faults$/,
      handle: command((plan) => faults.set(readPlan(plan, chain.slots.current()))),
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

class RefusedCommand extends Error {
  readonly status = 400;
}

function slotsOf(value: unknown): number {
  const slots = Number(value);
  if (Number.isSafeInteger(slots) && slots > 0) return slots;
  throw new RefusedCommand("slots are a whole number above 0");
}

function percentOf(value: unknown): number {
  const percent = Number(value);
  if (Number.isSafeInteger(percent) && percent >= 1 && percent <= 10_000) return percent;
  throw new RefusedCommand("percent is a whole number from 1 to 10,000");
}

function readPlan(plan: Record<string, unknown>, slot: number): Partial<FaultPlan> {
  const { drop_sends, reorder_sends, delay_slots, full_blocks, delay_ms, fail, lies: ordered } = plan;
  return {
    ...(drop_sends !== undefined && { dropSends: Number(drop_sends) }),
    ...(reorder_sends !== undefined && { reorderSends: Number(reorder_sends) }),
    ...(delay_slots !== undefined && { delaySlots: Number(delay_slots) }),
    ...(full_blocks !== undefined && { fullUntil: slot + Number(full_blocks) }),
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
  if (!isLie(name)) throw new RefusedCommand(`there is no lie called ${name}: see GET /control/lies`);
  return { name, times: Number(times) };
}

const menu = Object.fromEntries(Object.entries(lies).map(([name, { says }]) => [name, says]));
