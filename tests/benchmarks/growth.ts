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
import { needWrk, settle, words } from "./budgets/budgets.ts";
import { type Chart, drawCharts } from "./growth/chart.ts";
import { cpuOf, load } from "./hosting/load.ts";
import { rotation } from "./hosting/rotation.ts";
import { median } from "./journey/report.ts";

const [seconds = "3"] = words();
const TOKENS = [10, 1_000, 100_000];
const SITES = [10, 1_000, 10_000];
/** A server for each, so that what grows is one thing at a time. */
const SIZES = [
  ...TOKENS.map((tokens) => ({ tokens, sites: 1 })),
  ...SITES.map((sites) => ({ tokens: 1, sites })),
];
const CONNECTIONS = [1, 4, 16, 64, 256];
const ROUNDS = 5;

needWrk("growth");

type Server = Awaited<ReturnType<typeof startLasting>>;
type Size = (typeof SIZES)[number];

interface Cost {
  /** Microseconds of CPU a request. */
  cpu: number;
  /** Requests a second. */
  rate: number;
}

/** One server with what it has, and the ways to ask it. */
interface Filled extends Size {
  server: Server;
  host: string;
  ask: Record<"a list" | "one token" | "a page", () => Cost>;
  askBy(connections: number): Cost;
}

const folder = mkdtempSync(join(tmpdir(), "gemwright-growth-"));
const br = { "accept-encoding": "br" };
const servers: Server[] = [];
const filled: Filled[] = [];
const samples = new Map<string, Cost[]>();
/** Megabytes, by live websites, once a round. */
const memory = new Map(SITES.map((sites) => [sites, [] as number[]]));
const keep = (what: string, cost: Cost) => samples.set(what, [...(samples.get(what) ?? []), cost]);
try {
  for (const size of SIZES) filled.push(await fill(size));
  // The first round warms up. In each, all servers are asked in turn.
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) samples.clear();
    for (const { tokens, ask } of filled.filter(({ sites }) => sites === 1))
      for (const what of ["a list", "one token"] as const) keep(`${what} ${tokens}`, ask[what]());
    for (const { sites, server, ask } of filled.filter(({ tokens }) => tokens === 1)) {
      keep(`a page ${sites}`, ask["a page"]());
      if (round > 0) memory.get(sites)?.push(residentMegabytes(server));
    }
    for (const count of CONNECTIONS) if (filled[0]) keep(`connections ${count}`, filled[0].askBy(count));
  }
} finally {
  for (const server of servers) await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(size: Size): Promise<Filled> {
  const server = await startLasting();
  servers.push(server);
  const { session, tokenId, websiteId, host } = await goLive(server, "frog");
  const { port } = server.child();
  const sqlite = new Database(join(server.dataDir, "gemwright.db"));
  multiply(sqlite, "users", "true", 1, { id: () => idOf(0), address: () => "someone-else" });
  multiply(sqlite, "tokens", `id = '${tokenId}'`, size.tokens - 1, {
    id: (n) => idOf(n + 1),
    user_id: () => idOf(0),
    session_id: () => null,
  });
  const files = sqlite.prepare("select files from sites").pluck().get() as string;
  const nameOf = (n: number) => host.replace("frog", `frog-${n}`);
  multiply(sqlite, "sites", `website_id = '${websiteId}'`, size.sites - 1, {
    host: nameOf,
    files: (n) => ownPage(server, files, n),
  });
  sqlite.close();
  const hosts = [host, ...Array.from({ length: size.sites - 1 }, (_, n) => nameOf(n + 1))];
  for (const each of hosts) await askHost(port, each, { headers: br });
  const at = join(folder, String(port));
  mkdirSync(at);
  const script = rotation(at, hosts);
  const cost = (path: string, headers: Record<string, string>, connections = 32, by?: string): Cost => {
    const pid = server.child().process.pid ?? 0;
    const before = cpuOf(pid);
    const asked = { port, path, headers, connections, seconds: Number(seconds), script: by };
    const { rate, requests } = load(path, asked);
    return { rate, cpu: ((cpuOf(pid) - before) / requests) * 1_000 };
  };
  const signedIn = { Host: `localhost:${port}`, authorization: `Bearer ${session.access_token}` };
  const base = "/api/v1/token-generation/my-tokens";
  const page = { Host: host, ...br };
  return {
    ...{ ...size, server, host },
    ask: {
      "a list": () => cost(`${base}?limit=100`, signedIn),
      "one token": () => cost(`${base}/${tokenId}`, signedIn),
      "a page": () => cost("/", page, 64, script),
    },
    askBy: (connections) => cost("/", page, connections),
  };
}

/** A site's files, with a page in brotli that no other site has. */
function ownPage({ dataDir }: Server, files: string, n: number): string {
  const blobs = join(dataDir, "blobs");
  const changed = (JSON.parse(files) as PublishedFile[]).map((file) => {
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

function residentMegabytes(server: Server): number {
  const status = readFileSync(`/proc/${server.child().process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
}

const middle = (what: string, of: keyof Cost) =>
  median((samples.get(what) ?? []).map((each) => each[of])) ?? 0;
const cpuOver = (sizes: readonly number[], what: string): [number, number][] =>
  sizes.map((size) => [size, middle(`${what} ${size}`, "cpu")]);
const charts: Chart[] = [
  {
    title: "CPU a request",
    unit: "µs",
    over: "tokens in the database",
    lines: ["a list", "one token"].map((name) => ({ name, points: cpuOver(TOKENS, name) })),
  },
  {
    title: "Memory of the process",
    unit: "MB",
    over: "live websites, asked for in turn",
    lines: [{ name: "resident", points: [...memory].map(([sites, taken]) => [sites, median(taken) ?? 0]) }],
  },
  {
    title: "CPU a page",
    unit: "µs",
    over: "live websites, asked for in turn",
    lines: [{ name: "page, brotli", points: cpuOver(SITES, "a page") }],
  },
  {
    title: "Pages a second",
    unit: "thousands",
    over: "connections",
    lines: [
      {
        name: "page, brotli",
        points: CONNECTIONS.map((count) => [count, middle(`connections ${count}`, "rate") / 1_000]),
      },
    ],
  },
];
for (const { title, over, lines } of charts)
  for (const { name, points } of lines)
    console.log(
      `${title}, ${name}: ${points.map(([x, y]) => `${y.toPrecision(3)} at ${x}`).join(", ")} ${over}`,
    );
if (process.argv.includes("--draw")) writeFileSync("docs/growth.svg", drawCharts(charts));

/** How often what the largest takes is what the smallest takes, round by round. */
const growth = ([first = [], ...more]: readonly (readonly number[])[]): number[] =>
  (more.at(-1) ?? []).map((last, round) => last / (first[round] ?? Number.NaN));
const cpuGrowth = (sizes: readonly number[], what: string) =>
  growth(sizes.map((size) => (samples.get(`${what} ${size}`) ?? []).map(({ cpu }) => cpu)));
settle("growth", [
  { what: "a list, 10 to 100,000 tokens: last × first", rounds: cpuGrowth(TOKENS, "a list") },
  { what: "one token, 10 to 100,000 tokens: last × first", rounds: cpuGrowth(TOKENS, "one token") },
  {
    what: "memory, 10 to 10,000 websites, a server each: last × first",
    rounds: growth([...memory.values()]),
  },
  { what: "CPU a page, 10 to 10,000 websites: last × first", rounds: cpuGrowth(SITES, "a page") },
]);
