/**
 * How the server's cost grows: with tokens in the database, with websites that are live, with connections.
 * `npm run bench -- growth [seconds]`; with `--draw` it draws `docs/growth.svg` too.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { PublishedFile } from "../../api/src/db/site-source.ts";
import { blobName } from "../../api/src/gateways/blob-store.ts";
import { askHost } from "../../api/src/testing/http.ts";
import { idOf, multiply } from "../proofs/c9/account.ts";
import { goLive, startLasting } from "../proofs/life/lasting-server.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { type Chart, drawCharts } from "./growth/chart.ts";
import { cpuOf, hasWrk, load } from "./hosting/load.ts";
import { rotation } from "./hosting/rotation.ts";

const [seconds = "3"] = words();
const TOKENS = [10, 1_000, 100_000];
const SITES = [10, 1_000, 10_000];
const CONNECTIONS = [1, 4, 16, 64, 256];
const ROUNDS = 5;

if (!hasWrk) {
  console.log("SKIPPED: there is no wrk. It is a package of Debian's.");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "gemwright-growth-"));
const charts: Chart[] = [];
const figures: Figure[] = [];
const server = await startLasting();
try {
  const { session, tokenId, websiteId, host } = await goLive(server, "frog");
  const { port, process: child } = server.child();
  const pid = child.pid ?? 0;
  const sqlite = new Database(join(server.dataDir, "gemwright.db"));
  const br = { "accept-encoding": "br" };

  /** Microseconds of CPU, requests a second and milliseconds at the 99th percentile; the middle of the rounds. */
  const cost = (path: string, headers: Record<string, string>, connections = 32, script?: string) => {
    const taken = Array.from({ length: ROUNDS }, () => {
      const before = cpuOf(pid);
      const result = load(path, { port, path, headers, connections, seconds: Number(seconds), script });
      return { ...result, cpu: ((cpuOf(pid) - before) / result.requests) * 1_000 };
    });
    return taken.sort((one, other) => one.cpu - other.cpu)[ROUNDS >> 1] as (typeof taken)[number];
  };
  /** How often the last is of the first. */
  const growth = (what: string, points: readonly (readonly [number, number])[]) => {
    const [first, last] = [points[0]?.[1] ?? Number.NaN, points.at(-1)?.[1] ?? Number.NaN];
    figures.push({ what: `${what}: last × first`, rounds: [last / first] });
  };

  const signedIn = { Host: `localhost:${port}`, authorization: `Bearer ${session.access_token}` };
  const base = "/api/v1/token-generation/my-tokens";
  const [list, one]: [number, number][][] = [[], []];
  multiply(sqlite, "users", "true", 1, { id: () => idOf(0), address: () => "someone-else" });
  let there = 1;
  for (const count of TOKENS) {
    const begin = there;
    multiply(sqlite, "tokens", `id = '${tokenId}'`, count - there, {
      id: (n) => idOf(n + begin),
      user_id: () => idOf(0),
      session_id: () => null,
    });
    there = count;
    list?.push([count, cost(`${base}?limit=100`, signedIn).cpu]);
    one?.push([count, cost(`${base}/${tokenId}`, signedIn).cpu]);
  }
  charts.push({
    title: "CPU a request",
    unit: "µs",
    over: "tokens in the database",
    lines: [
      { name: "a list", points: list ?? [] },
      { name: "one token", points: one ?? [] },
    ],
  });
  growth("a list, 10 to 100,000 tokens", list ?? []);
  growth("one token, 10 to 100,000 tokens", one ?? []);

  const files = sqlite.prepare("select files from sites").pluck().get() as string;
  const [memory, turns]: [number, number][][] = [[], []];
  const hosts = [host];
  for (const count of SITES) {
    const begin = hosts.length;
    const nameOf = (n: number) => host.replace("frog", `frog-${n + begin}`);
    multiply(sqlite, "sites", `website_id = '${websiteId}'`, count - begin, {
      host: nameOf,
      files: (n) => ownPage(files, n + begin),
    });
    for (let n = 1; n <= count - begin; n++) hosts.push(nameOf(n));
    for (const each of hosts.slice(begin)) await askHost(port, each, { headers: br });
    const script = rotation(folder, hosts);
    turns?.push([count, cost("/", { Host: host, ...br }, 64, script).cpu]);
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    memory?.push([count, Number(kilobytes) / 1_000]);
  }
  charts.push({
    title: "Memory of the process",
    unit: "MB",
    over: "live websites, asked for in turn",
    lines: [{ name: "resident", points: memory ?? [] }],
  });
  charts.push({
    title: "CPU a page",
    unit: "µs",
    over: "live websites, asked for in turn",
    lines: [{ name: "page, brotli", points: turns ?? [] }],
  });
  growth("memory, 10 to 10,000 websites", memory ?? []);
  growth("CPU a page, 10 to 10,000 websites", turns ?? []);

  const rates: [number, number][] = CONNECTIONS.map((count) => [
    count,
    cost("/", { Host: host, ...br }, count).rate / 1_000,
  ]);
  charts.push({
    title: "Pages a second",
    unit: "thousands",
    over: "connections",
    lines: [{ name: "page, brotli", points: rates }],
  });
  sqlite.close();
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
/** A site's files, with a page in brotli that no other site has. */
function ownPage(files: string, n: number): string {
  const published = JSON.parse(files) as PublishedFile[];
  const blobs = join(server.dataDir, "blobs");
  const changed = published.map((file) => {
    if (file.path !== "/" || file.br === null) return file;
    const bytes = readFileSync(join(blobs, file.br.slice(0, 2), file.br));
    // No browser reads it.
    bytes.writeUInt32LE(n, bytes.length - 4);
    const name = blobName(bytes, "br");
    mkdirSync(join(blobs, name.slice(0, 2)), { recursive: true });
    writeFileSync(join(blobs, name.slice(0, 2), name), bytes);
    return { ...file, br: name };
  });
  return JSON.stringify(changed);
}

for (const { title, over, lines } of charts)
  for (const { name, points } of lines)
    console.log(
      `${title}, ${name}: ${points.map(([x, y]) => `${y.toPrecision(3)} at ${x}`).join(", ")} ${over}`,
    );
if (process.argv.includes("--draw")) writeFileSync("docs/growth.svg", drawCharts(charts));
settle("growth", figures);
