/**
 * What the API's reads cost, with 100,000 tokens in the database, beside raw better-sqlite3 with JSON.stringify on
 * node:http, and beside bare Hono. `npm run bench -- api [rounds] [seconds]`
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import Database from "better-sqlite3";
import { compose } from "#composer/compose.ts";
import { pictureFiles } from "#composer/making/picture-files.ts";
import type { SessionTokens } from "#contract/auth.ts";
import { fillAccount, idOf, multiply } from "../proofs/c9/account.ts";
import { type LastingServer, startLasting } from "../proofs/life/lasting-server.ts";
import { makeIdeas } from "../proofs/tokens/ideas.ts";
import { ask, makeTokenWithWebsite, signIn } from "../support/api-user.ts";
import { type Figure, needWrk, settle, words } from "./budgets/budgets.ts";
import { cpuOf, type LoadResult, load } from "./hosting/load.ts";
import { median } from "./journey/report.ts";

const [rounds = "5", seconds = "2"] = words();
const OWN = 500;
const OTHERS = 100_000;
const CONNECTIONS = 32;
/** Changes of a round, each with a list after it. */
const TURNS = 20;
/** Wanted of a list that is kept or unchanged, as a share of the floor. */
const KEPT = 0.01;

needWrk("api");

interface Row {
  what: string;
  /** What its cost is a multiple of. */
  floor: "list" | "hono";
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The multiple of its floor that is wanted. */
  goal?: number;
}

const figures: Figure[] = [];
const server = await startLasting();
const stop: (() => void)[] = [];
try {
  const { call } = server;
  const session = await signIn(call);
  const { id } = await makeTokenWithWebsite(call, session, "a calm frog", "frog");
  const itsDatabase = join(server.dataDir, "floor.db");
  const user = await fill(join(server.dataDir, "gemwright.db"), id, itsDatabase);
  const floor = spawn(process.execPath, [resolve(import.meta.dirname, "api/floor.mjs"), itsDatabase, user], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  stop.push(() => floor.kill());
  const [line] = (await once(createInterface({ input: floor.stdout }), "line")) as [string];
  const [listPort = 0, honoPort = 0] = JSON.parse(line) as number[];
  const { port } = server.child();
  const base = "/api/v1";
  const list = `${base}/token-generation/my-tokens?limit=${OWN}`;
  const signedIn = { Host: `localhost:${port}`, authorization: `Bearer ${session.access_token}` };
  const etag = async (encoding: string) =>
    (
      await fetch(`${server.child().url}${list}`, {
        headers: { authorization: signedIn.authorization, "accept-encoding": encoding },
      })
    ).headers.get("etag") ?? "";
  const rows: Row[] = [
    { what: "list of 500", floor: "list", path: list, headers: signedIn, goal: KEPT },
    {
      what: "list of 500, gzip",
      floor: "list",
      path: list,
      headers: { ...signedIn, "accept-encoding": "gzip" },
      goal: KEPT,
    },
    {
      what: "list of 500, brotli",
      floor: "list",
      path: list,
      headers: { ...signedIn, "accept-encoding": "br" },
      goal: KEPT,
    },
    {
      what: "list of 500, unchanged",
      floor: "list",
      path: list,
      headers: { ...signedIn, "accept-encoding": "br", "if-none-match": await etag("br") },
      goal: KEPT,
    },
    { what: "one token", floor: "hono", path: `${base}/token-generation/my-tokens/${id}`, headers: signedIn },
    { what: "who is signed in", floor: "hono", path: `${base}/auth/me`, headers: signedIn },
    { what: "config", floor: "hono", path: `${base}/config`, headers: { Host: signedIn.Host }, goal: 1.5 },
    { what: "healthz", floor: "hono", path: "/healthz", headers: { Host: signedIn.Host } },
  ];
  const floors = {
    list: { port: listPort, pid: floor.pid ?? 0, path: "/", headers: {} },
    hono: { port: honoPort, pid: floor.pid ?? 0, path: "/", headers: {} },
  };
  console.log(
    ["", "µs CPU", "floor µs", "× floor", "requests/s", "p99 ms"]
      .map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(26)))
      .join(""),
  );
  for (const { what, floor: of, path, headers, goal } of rows) {
    const taken: { own: Cost; floor: Cost }[] = [];
    // The first round warms up.
    for (let round = 0; round <= Number(rounds); round++) {
      const own = cost(what, { port, pid: server.child().process.pid ?? 0, path, headers });
      const its = cost(`the floor of ${what}`, floors[of]);
      if (round > 0) taken.push({ own, floor: its });
    }
    const middle = (figure: (each: { own: Cost; floor: Cost }) => number) => median(taken.map(figure)) ?? 0;
    const cells = [
      middle(({ own }) => own.cpu).toFixed(1),
      middle((each) => each.floor.cpu).toFixed(1),
      middle((each) => each.own.cpu / each.floor.cpu).toFixed(3),
      Math.round(middle(({ own }) => own.rate)).toLocaleString("en-US"),
      middle(({ own }) => own.p99).toFixed(1),
    ];
    const ratios = taken.map((each) => each.own.cpu / each.floor.cpu);
    figures.push({ what: `${what}: CPU × floor`, rounds: ratios, ...(goal && { goal }) });
    console.log(what.padEnd(26) + cells.map((cell) => cell.padStart(12)).join(""));
  }
  // Which of its connections have ended meanwhile, this process has not seen yet.
  await setTimeout(100);
  await listUnkept(server, { session, id, list }, `http://127.0.0.1:${listPort}`, floor.pid ?? 0);
} finally {
  for (const end of stop) end();
  await server.remove();
}
settle("api", figures);

/** The list after each change of a token, one at a time, and what it weighs on the wire. The changes are not counted. */
async function listUnkept(
  { call, child }: LastingServer,
  { session, id, list }: { session: SessionTokens; id: string; list: string },
  floorUrl: string,
  floorPid: number,
): Promise<void> {
  const asked = (encoding: string) =>
    fetch(`${child().url}${list}`, {
      headers: { authorization: `Bearer ${session.access_token}`, "accept-encoding": encoding },
    });
  const bytesOf = async (encoding: string): Promise<number> => {
    const answer = await asked(encoding);
    return Number(answer.headers.get("content-length")) || (await answer.arrayBuffer()).byteLength;
  };
  let { version } = await ask(call, "getToken", { session, params: { id } });
  const change = async (turn: number) => {
    const body = { version, in_gallery: turn % 2 === 0 };
    ({ version } = await ask(call, "changeToken", { session, params: { id }, body }));
  };
  const cpuOfLists = async (
    pid: number,
    changed: (turn: number) => Promise<unknown>,
    get: () => Promise<Response>,
  ) => {
    const costs: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      await changed(turn);
      const before = cpuOf(pid);
      await (await get()).arrayBuffer();
      costs.push(cpuOf(pid) - before);
    }
    // Not their sum: what else the process does after a change falls into a few of them.
    return median(costs) ?? Number.NaN;
  };
  const taken: number[] = [];
  for (let round = 0; round <= Number(rounds); round++) {
    const own = await cpuOfLists(child().process.pid ?? 0, change, () => asked("identity"));
    const its = await cpuOfLists(
      floorPid,
      () => fetch(`${floorUrl}/change`),
      () => fetch(floorUrl),
    );
    if (round > 0) taken.push(own / its);
  }
  figures.push({ what: "list of 500, after a change: CPU × floor", rounds: taken, goal: 0.55 });
  const [whole, packed] = [await bytesOf("identity"), await bytesOf("br")];
  const text = Buffer.from(await (await asked("identity")).arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const least = brotliCompressSync(text, { params }).length;
  console.log(`The list is ${whole} bytes, ${packed} in brotli, ${least} at brotli's best.`);
  figures.push({
    what: "list of 500 stories, brotli: bytes × as it is",
    rounds: [packed / whole],
    goal: 0.05,
  });
}

type Cost = LoadResult & { cpu: number };

function cost(
  name: string,
  { pid, ...asked }: { port: number; pid: number; path: string; headers: Readonly<Record<string, string>> },
): Cost {
  const before = cpuOf(pid);
  const result = load(name, { ...asked, connections: CONNECTIONS, seconds: Number(seconds) });
  return { ...result, cpu: ((cpuOf(pid) - before) / result.requests) * 1_000 };
}

/** Gives each of these tokens the words of an idea of its own, as real ones have. */
async function tellStories(sqlite: Database.Database, ids: readonly string[]): Promise<void> {
  const tell = sqlite.prepare("update tokens set name = ?, ticker = ?, narrative = ? where id = ?");
  for (const [at, prompt] of makeIdeas(ids.length, "list").entries()) {
    const idea = { prompt, imageStyle: "cartoon", seed: String(at) } as const;
    const { name, ticker, narrative } = await compose(idea, pictureFiles);
    tell.run(name, ticker, narrative, ids[at]);
  }
}

/** An account of 500 tokens beside another of 100,000, and a copy of all of it. Gives the user's id. */
async function fill(file: string, id: string, copy: string): Promise<string> {
  const sqlite = new Database(file);
  const { user_id: user, created_at: at } = sqlite.prepare("select * from tokens where id = ?").get(id) as {
    user_id: string;
    created_at: number;
  };
  await tellStories(sqlite, fillAccount(sqlite, { id, at }, OWN));
  multiply(sqlite, "users", `id = '${user}'`, 1, { id: () => idOf(0), address: () => "someone-else" });
  multiply(sqlite, "tokens", `id = '${id}'`, OTHERS, {
    id: (n) => idOf(n + OWN),
    user_id: () => idOf(0),
    session_id: () => null,
  });
  sqlite.exec(`vacuum into '${copy}'`);
  sqlite.close();
  return user;
}
