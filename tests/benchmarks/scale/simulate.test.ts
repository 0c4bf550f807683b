import { expect, it } from "vitest";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { createEvents } from "./events.ts";
import { figures, ratesOf } from "./figures.ts";
import { simulate } from "./simulate.ts";
import { createCache, createZipf } from "./zipf.ts";

const small = { ...figures, sites: 20_000 };

it("gives the same outcome each time, and another on other servers", () => {
  const [one, again, other] = [2, 2, 3].map((servers) => simulate(small, servers, "any", 2));
  expect(again).toEqual(one);
  expect(other?.page).not.toEqual(one?.page);
});

it("waits as queueing theory says of one server with even work at random times", () => {
  const pages = {
    newSites: 0,
    refreshesPerSite: 0,
    listsPerSite: 0,
    renewal: 0,
    asking: 0,
    slice: 1_000,
    bucket: 0,
  };
  // Ten milliseconds a page, so often that the thread is half used.
  const f = { ...small, ...pages, requestsPerVisit: 1, hit: 10, miss: 10 };
  const busy = { ...f, visitsPerSite: (0.5 * 86_400) / f.sites / f.peak / 0.01 };
  const { loop, waiting } = simulate(busy, 1, "any", 2_000);
  expect(loop).toBeCloseTo(0.5, 1);
  // M/D/1: load² / (2 × (1 - load)).
  expect(waiting).toBeCloseTo(loop ** 2 / (2 * (1 - loop)), 1);
});

it("uses a server less the more there are, and remembers more sites where each has its own", () => {
  const any = simulate(small, 4, "any", 60);
  const own = simulate(small, 4, "by host", 60);
  expect(simulate(small, 1, "any", 60).loop / any.loop).toBeGreaterThan(3);
  expect(own.hits).toBeGreaterThan(any.hits + 0.1);
});

it("counts what lists and commits take of the database", () => {
  const { cores, database } = simulate({ ...small, sites: 500_000 }, 10, "any", 60);
  const rates = ratesOf({ ...small, sites: 500_000 });
  const commits = 6 * rates.newSites + 3 * rates.renewals + rates.refreshes;
  const views = (rates.visits * 0.02) / 1_000;
  expect(database / ((commits * 0.27) / 1_000 + views)).toBeCloseTo(1, 1);
  expect(cores / ((rates.lists * 0.9 + commits * 1.5) / 1_000 + views)).toBeCloseTo(1, 1);
});

it("says how much comes in the busiest hour", () => {
  const rates = ratesOf(figures);
  expect(rates.visits).toBeCloseTo((1_000_000 * 100 * 3) / 86_400, 6);
  expect(rates.newSites + rates.renewals).toBeCloseTo(rates.visits / 100, 6);
});

it("has visits by Zipf's law, and forgets what was asked for longest ago", () => {
  const zipf = createZipf(1_000, 1);
  const random = randomFrom("zipf");
  const counts = [0, 0];
  for (let n = 0; n < 50_000; n++) {
    const rank = zipf(random.next());
    if (rank < 2) counts[rank] = (counts[rank] ?? 0) + 1;
  }
  expect((counts[0] ?? 0) / (counts[1] ?? 1)).toBeCloseTo(2, 0);
  const cache = createCache(2);
  expect([1, 2, 1, 3, 1, 2].map((item) => cache.ask(item))).toEqual([false, false, true, false, true, false]);
});

it("gives events in the order of their times", () => {
  const random = randomFrom("events");
  const events = createEvents<{ at: number }>();
  const times = Array.from({ length: 500 }, () => random.next());
  for (const at of times) events.add({ at });
  const given = times.map(() => events.next()?.at);
  expect(given).toEqual([...times].sort((one, other) => one - other));
  expect(events.next()).toBeUndefined();
});
