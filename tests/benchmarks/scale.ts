/**
 * A million sites on more and more servers, simulated with measured service times: what is used, what waits, how
 * long answers take, and how often a site is in memory. No server runs, and no clock is read: the same seed gives
 * the same table.
 * `npm run bench -- scale [sites] [seconds]`
 */
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { figures, ratesOf } from "./scale/figures.ts";
import { type Balance, type Outcome, simulate } from "./scale/simulate.ts";

const [sites = String(figures.sites), seconds = "30"] = words();
const wanted = { ...figures, sites: Number(sites) };
const SERVERS = [1, 3, 6, 10, 30, 1_000];

const rates = ratesOf(wanted);
console.log(
  `${wanted.sites.toLocaleString("en")} sites at their busiest hour, a second: ${[
    `${rates.visits.toFixed(0)} visits`,
    `${rates.newSites.toFixed(1)} new sites`,
    `${rates.renewals.toFixed(1)} renewals`,
    `${rates.refreshes.toFixed(0)} sessions renewed`,
    `${rates.lists.toFixed(0)} lists`,
    `${rates.megabits.toFixed(0)} Mbit`,
  ].join(", ")}.\n`,
);
const part = (value: number) => `${(value * 100).toFixed(value < 0.1 ? 1 : 0)} %`;
const round = (value: number) =>
  value < 10 ? value.toFixed(value < 1 ? 2 : 1) : Math.round(value).toLocaleString("en");
const time = (value: number) => (value >= 1_000 ? `${round(value / 1_000)} s` : `${round(value)} ms`);
const columns: readonly (readonly [title: string, cell: (outcome: Outcome) => string])[] = [
  ["servers", ({ servers }) => String(servers)],
  ["balanced", ({ balance }) => balance],
  ["thread", ({ loop }) => part(loop)],
  ["drawing", ({ drawing }) => part(drawing)],
  ["commits", ({ database }) => part(database)],
  ["its cores", ({ cores }) => round(cores)],
  ["waiting", ({ waiting }) => round(waiting)],
  ["page p50", ({ page }) => time(page.p50)],
  ["page p99", ({ page }) => time(page.p99)],
  ["new site p50", ({ newSite }) => time(newSite.p50)],
  ["new site p99", ({ newSite }) => time(newSite.p99)],
  ["refused", ({ refused }) => part(refused)],
  ["in memory", ({ hits }) => part(hits)],
];
const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
line(columns.map(([title]) => title));
line(columns.map(() => "---"));
const outcomes: Outcome[] = [];
for (const servers of SERVERS)
  for (const balance of (servers === 1 ? ["any"] : ["any", "by host"]) as Balance[]) {
    const outcome = simulate(wanted, servers, balance, Number(seconds));
    line(columns.map(([, cell]) => cell(outcome)));
    outcomes.push(outcome);
  }

/** How long ten servers take, beside a thousand, of which nobody waits for another. */
function figureOf(kind: "page" | "newSite", what: string): Figure {
  const at = (count: number) => outcomes.find((each) => each.servers === count && each.balance === "by host");
  return { what, rounds: [(at(10)?.[kind].p99 ?? Number.NaN) / (at(1_000)?.[kind].p99 ?? Number.NaN)] };
}
const isDefault = words().length === 0;
settle(
  "scale",
  isDefault
    ? [
        figureOf("page", "page p99, ten servers × a thousand"),
        figureOf("newSite", "new site p99, ten servers × a thousand"),
      ]
    : [],
);
