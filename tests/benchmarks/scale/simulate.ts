import { randomFrom } from "../../../composer/seeded/random.ts";
import { createEvents } from "./events.ts";
import { type Figures, ratesOf } from "./figures.ts";
import { createCache, createZipf } from "./zipf.ts";

export type Kind = "page" | "list" | "refresh" | "renewal" | "newSite";
/** How a balancer chooses: any server, or the one that a host's name stands for. */
export type Balance = "any" | "by host";

export interface Outcome {
  servers: number;
  balance: Balance;
  /** Parts of 1. Of the busiest kind of work, above 1 is more than can be done. */
  loop: number;
  drawing: number;
  /** Of the commits that it does one after another. */
  database: number;
  /** Cores that the database uses. */
  cores: number;
  /** Requests that wait for a server's thread, on average. */
  waiting: number;
  /** Milliseconds. */
  page: { p50: number; p99: number };
  newSite: { p50: number; p99: number };
  /** Parts of 1: new sites that were answered with 503. */
  refused: number;
  hits: number;
}

interface Work {
  at: number;
  kind: Kind;
  server: number;
  begun: number;
  /** Milliseconds of the server's thread that are left. */
  left: number;
}

interface Server {
  freeAt: number;
  drawersFreeAt: number[];
  making: number;
  cache: ReturnType<typeof createCache>;
}

/** Visits a server has had before the first that counts: each of its places in memory about four times. */
const WARM = 4;

/** So many servers at the busiest hour, for so many seconds of it. */
export function simulate(f: Figures, servers: number, balance: Balance, seconds: number): Outcome {
  const random = randomFrom(`${servers} servers, ${balance}`);
  const zipf = createZipf(f.sites, f.zipf);
  const capacity = Math.floor(f.cacheBytes / f.bytesPerSite);
  const all: Server[] = Array.from({ length: servers }, () => ({
    freeAt: 0,
    drawersFreeAt: Array(f.drawers).fill(0),
    making: 0,
    cache: createCache(capacity),
  }));
  const serverOf = (at: number): Server => all[at] as Server;
  const choose = (site: number) =>
    balance === "any" ? random.between(0, servers - 1) : hashOf(site) % servers;
  /** A visit's server, and whether the site's files are in its memory. */
  const visit = () => {
    const site = zipf(random.next());
    const server = choose(site);
    return { server, isHit: serverOf(server).cache.ask(site) };
  };
  for (let n = 0; n < WARM * capacity * servers; n++) visit();

  const used = { loop: 0, drawing: 0, database: 0, cores: 0, waited: 0 };
  const times: Record<Kind, number[]> = { page: [], list: [], refresh: [], renewal: [], newSite: [] };
  const counts = { visits: 0, hits: 0, wanted: 0, refused: 0 };
  const end = seconds * 1_000;
  const events = createEvents<Work>();
  let databaseFreeAt = 0;

  /** Commits one after another; answers when the last has been confirmed. */
  const commit = (at: number, count: number) => {
    databaseFreeAt = Math.max(at, databaseFreeAt) + count * f.commit;
    used.database += count * f.commit;
    used.cores += count * f.databaseOf.commit;
    return databaseFreeAt + f.network;
  };
  const commitsOf = (kind: Kind) => (kind === "page" || kind === "list" ? 0 : f.commitsOf[kind]);
  const threadOf = (kind: Exclude<Kind, "page">) => f[kind] + commitsOf(kind) * f.asking;
  const draw = (at: number, { drawersFreeAt }: Server) => {
    const first = drawersFreeAt.indexOf(Math.min(...drawersFreeAt));
    const done = Math.max(at, drawersFreeAt[first] ?? 0) + f.drawing;
    drawersFreeAt[first] = done;
    used.drawing += f.drawing;
    return done;
  };

  function arrive(kind: Kind, at: number): void {
    if (kind === "page") {
      const { server, isHit } = visit();
      counts.visits++;
      if (isHit) counts.hits++;
      const own = (isHit ? f.hit : f.miss) * f.requestsPerVisit;
      // The files come from the bucket before the thread has work.
      events.add({ at: at + (isHit ? 0 : f.bucket), kind, server, begun: at, left: own });
      return;
    }
    const server = random.between(0, servers - 1);
    if (kind !== "newSite") {
      events.add({ at, kind, server, begun: at, left: threadOf(kind) });
      return;
    }
    counts.wanted++;
    if (serverOf(server).making >= f.places) counts.refused++;
    else {
      serverOf(server).making++;
      events.add({ at: draw(at, serverOf(server)), kind, server, begun: at, left: threadOf(kind) });
    }
  }

  function step(work: Work): void {
    const server = serverOf(work.server);
    const slice = Math.min(work.left, f.slice);
    const begun = Math.max(work.at, server.freeAt);
    const done = begun + slice;
    server.freeAt = done;
    if (work.at < end) {
      used.loop += slice;
      used.waited += begun - work.at;
    }
    if (work.left > slice) {
      events.add({ ...work, at: done, left: work.left - slice });
      return;
    }
    const { kind } = work;
    if (kind === "newSite") server.making--;
    if (kind === "list") used.cores += f.databaseOf.list;
    const commits = commitsOf(kind);
    times[kind].push((commits > 0 ? commit(done, commits) : done) - work.begun);
  }

  const rates = ratesOf(f);
  const kinds: [Kind, number][] = [
    ["page", rates.visits],
    ["list", rates.lists],
    ["refresh", rates.refreshes],
    ["renewal", rates.renewals],
    ["newSite", rates.newSites],
  ];
  const total = kinds.reduce((sum, [, rate]) => sum + rate, 0);
  const pause = () => (-Math.log(1 - random.next()) / total) * 1_000;
  const kindAt = (fraction: number): Kind => {
    let left = fraction * total;
    for (const [kind, rate] of kinds) {
      left -= rate;
      if (left < 0) return kind;
    }
    return "page";
  };
  for (let arrival = pause(); arrival < end; arrival += pause()) {
    while (events.time() <= arrival) step(events.next() as Work);
    arrive(kindAt(random.next()), arrival);
  }
  for (let work = events.next(); work; work = events.next()) step(work);

  const views = (rates.visits * f.viewRow) / 1_000;
  const middle = (kind: Kind) => {
    const sorted = Float64Array.from(times[kind]).sort();
    const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99) };
  };
  return {
    servers,
    balance,
    loop: used.loop / end / servers,
    drawing: used.drawing / end / servers / f.drawers,
    database: used.database / end + views,
    cores: used.cores / end + views,
    waiting: used.waited / end / servers,
    page: middle("page"),
    newSite: middle("newSite"),
    refused: counts.refused / counts.wanted,
    hits: counts.hits / counts.visits,
  };
}

/** Spreads ranks over servers. */
const hashOf = (site: number): number => Math.imul(site + 1, 2_654_435_761) >>> 0;
