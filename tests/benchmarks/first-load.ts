/**
 * The home page's first load as Lighthouse sees it, as a phone on a slow network, beside the same page whose scripts do
 * not come. `npm run bench -- first-load [rounds]`
 */
import { openLighthouse } from "../proofs/lighthouse/open.ts";
import { startProduct } from "../support/product.ts";
import { milliseconds, needLighthouse, settle, words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";

const [rounds = "5"] = words();
const SCRIPTS = { blockedUrlPatterns: ["*.js"] };
/** Lighthouse's names, with what is wanted in milliseconds. */
const wanted = {
  "first-contentful-paint": 680,
  "total-blocking-time": 20,
  interactive: 1_320,
} as const;
type Audit = keyof typeof wanted;
const audits = Object.keys(wanted) as Audit[];

const times = { home: new Map<Audit, number[]>(), "without scripts": new Map<Audit, number[]>() };

needLighthouse("first-load");
const product = await startProduct();
const lighthouse = await openLighthouse();
try {
  for (let round = 0; round <= Number(rounds); round++) {
    await look("home", {}, round);
    await look("without scripts", SCRIPTS, round);
  }
} finally {
  await lighthouse.close();
  await product.remove();
}

/** The first round warms up. */
async function look(page: keyof typeof times, options: { blockedUrlPatterns?: string[] }, round: number) {
  const report = await lighthouse.look(product.url, { onlyCategories: ["performance"], ...options });
  if (round === 0) return;
  for (const audit of audits) {
    const taken = report.audits[audit]?.numericValue;
    if (taken === undefined) throw new Error(`Lighthouse did not say ${audit}.`);
    times[page].set(audit, [...(times[page].get(audit) ?? []), taken]);
  }
}

for (const [page, taken] of Object.entries(times))
  for (const audit of audits) {
    const all = taken.get(audit) ?? [];
    const shown = `${(median(all) ?? 0).toFixed(0).padStart(6)} ms, at most ${Math.max(...all).toFixed(0)}`;
    console.log(`${`${page}, ${audit}`.padEnd(42)}${shown}`);
  }
/** Round by round, ours and the same without scripts. */
const pairs = (audit: Audit): (readonly [number, number])[] =>
  (times.home.get(audit) ?? []).map((each, round) => [
    each,
    times["without scripts"].get(audit)?.[round] ?? Number.NaN,
  ]);
const besides = (audit: Audit) => pairs(audit).map(([ours, bare]) => ours / bare);
settle("first-load", [
  {
    what: "first contentful paint × without scripts",
    rounds: besides("first-contentful-paint"),
    goal: 1.1,
  },
  { what: "interactive × without scripts", rounds: besides("interactive") },
  {
    what: "blocked, ms more than without scripts",
    rounds: pairs("total-blocking-time").map(([ours, bare]) => ours - bare),
    goal: 20,
  },
  ...audits.map((audit) => milliseconds(audit, times.home.get(audit) ?? [], wanted[audit])),
]);
