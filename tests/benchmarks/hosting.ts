/**
 * What a hosted page costs, beside servers that do nothing else: nginx (tuned), Caddy, sirv, express, Hono's static files
 * and a handler of it, Bun, and two limits: our own sockets with nothing behind them, and C.
 * `npm run bench -- hosting [rounds] [seconds] [a row's name]`
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyScript } from "#composer/templates/copy-script.ts";
import { siteHeaders } from "../../api/src/hosting/site-headers.ts";
import { askHost } from "../../api/src/testing/http.ts";
import { goLive, startLasting } from "../proofs/life/lasting-server.ts";
import { type Figure, needWrk, settle, words } from "./budgets/budgets.ts";
import { cpuOf, type LoadResult, load, ticksOf } from "./hosting/load.ts";
import { type Missing, type Rival, startPageServers, startWebServers } from "./hosting/rivals.ts";
import { rotation } from "./hosting/rotation.ts";
import { median } from "./journey/report.ts";

const [rounds = "5", seconds = "2", only = ""] = words();
const HOSTS = 64;
const CONNECTIONS = 64;

interface Row {
  what: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections?: number;
  /** Asks each for what it has said that it is: nothing has changed. */
  isUnchanged?: boolean;
  /** Asks for all hosts in turn. */
  script?: string;
  /** What a rival must have to be asked. */
  needs?: Rival["has"];
  /** Rivals that are asked though they have less: they answer with one page, whoever asks. */
  limits?: readonly string[];
  /** The site, where it is not the first. */
  isLight?: boolean;
  /** The multiples of a rival's figures that are wanted. */
  wanted?: Readonly<Record<string, Partial<Record<Kind, number>>>>;
}

const order: readonly Rival["has"][] = ["page", "files", "hosts"];

/** `kernel` is the part of the CPU time that is the kernel's. */
type Sample = LoadResult & { cpu: number; kernel: number };
const kinds = {
  CPU: ({ cpu }: Sample) => cpu,
  time: ({ rate }: Sample) => 1 / rate,
  p50: ({ p50 }: Sample) => p50,
  p99: ({ p99 }: Sample) => p99,
};
type Kind = keyof typeof kinds;

/** Of a page in brotli. */
const pageGoals: Row["wanted"] = {
  nginx: { CPU: 0.9, time: 1 / 1.15 },
  Caddy: { time: 1 / 6 },
  sirv: { time: 1 / 7 },
  express: { time: 1 / 20 },
  handler: { time: 1 / 3 },
  Bun: { time: 1 },
};

const figures: Figure[] = [];

needWrk("hosting");
const folder = mkdtempSync(join(tmpdir(), "gemwright-bench-"));
const server = await startLasting();
const missing: Missing = new Map();
const rivals: Rival[] = [];
const lightRivals: Rival[] = [];
try {
  const { host } = await goLive(server, "frog");
  const { port } = server.child();
  const hosts = [host];
  for (let n = 1; n < HOSTS; n++) hosts.push((await goLive(server, `frog${n}`)).host);
  const light = (await goLive(server, "light", "template2")).host;
  for (const each of [...hosts, light]) await copySite(port, each);
  const nameOf = (each: string) => each.split(":")[0] ?? each;
  const pid = server.child().process.pid ?? 0;
  const ours: Rival = { name: "Gemwright", has: "hosts", port, pid, stop: async () => undefined };
  const webServers = [
    ours,
    ...(await startWebServers(folder, siteHeaders(copyScript.sha256Base64), missing)),
  ];
  rivals.push(...webServers, ...(await startPageServers(join(folder, nameOf(host)), missing)));
  lightRivals.push(...webServers, ...(await startPageServers(join(folder, nameOf(light)), missing)));
  const br = { Host: host, "accept-encoding": "br" };
  const rows: Row[] = [
    {
      what: "page, brotli",
      path: "/",
      headers: br,
      wanted: pageGoals,
    },
    {
      // The wanted figures were set with a page of 6.7 kB; this one is the lightest of the five.
      what: "template2's page, brotli",
      path: "/",
      headers: { Host: light, "accept-encoding": "br" },
      isLight: true,
      wanted: pageGoals,
    },
    {
      what: "page as it is",
      path: "/",
      headers: { Host: host },
      needs: "files",
      wanted: { nginx: { CPU: 1.1 } },
    },
    {
      what: "logo, WebP",
      path: "/logo.webp",
      headers: { Host: host },
      needs: "files",
      wanted: { nginx: { CPU: 1.1 } },
    },
    {
      what: "unchanged page (304)",
      path: "/",
      headers: br,
      isUnchanged: true,
      needs: "files",
      wanted: { nginx: { CPU: 1.1 } },
    },
    {
      what: `${HOSTS} hosts in turn, brotli`,
      path: "/",
      headers: br,
      script: rotation(folder, hosts),
      needs: "hosts",
      limits: ["bare", "C"],
      wanted: { nginx: { time: 1 } },
    },
    {
      what: "one at a time, brotli",
      path: "/",
      headers: br,
      connections: 1,
      wanted: { nginx: { p50: 1.06, p99: 1.5 } },
    },
  ];
  for (const row of rows.filter(({ what }) => what.includes(only))) await measure(row);
} finally {
  for (const rival of new Set([...rivals, ...lightRivals])) await rival.stop();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
settle("hosting", figures, new Map([...missing].map(([name, why]) => [`× ${name}`, why])));

async function measure({
  what,
  path,
  headers,
  isUnchanged = false,
  connections = CONNECTIONS,
  script,
  needs = "page",
  limits = [],
  isLight = false,
  wanted = {},
}: Row): Promise<void> {
  const able = (isLight ? lightRivals : rivals).filter(
    ({ name, has }) => order.indexOf(has) >= order.indexOf(needs) || limits.includes(name),
  );
  const tags = new Map<string, string>();
  for (const { name, port } of able) {
    const { etag } = (await askHost(port, headers.Host ?? "", { path, headers })).headers;
    if (etag) tags.set(name, etag);
  }
  const asked = isUnchanged ? able.filter(({ name }) => tags.has(name)) : able;
  const samples = new Map(asked.map(({ name }) => [name, [] as Sample[]]));
  // The first round warms up.
  for (let round = 0; round <= Number(rounds); round++) {
    // Each begins a round in turn.
    const at = round % asked.length;
    for (const { name, port, pid } of [...asked.slice(at), ...asked.slice(0, at)]) {
      const [before, ticks] = [cpuOf(pid), ticksOf(pid)];
      const known = isUnchanged ? { "if-none-match": tags.get(name) ?? "" } : {};
      const asking = {
        port,
        headers: { ...headers, ...known },
        path,
        connections,
        seconds: Number(seconds),
        script,
      };
      const result = load(name, asking);
      const cpu = ((cpuOf(pid) - before) / result.requests) * 1_000;
      const { own, kernel } = ticksOf(pid);
      const inKernel = (kernel - ticks.kernel) / (own + kernel - ticks.own - ticks.kernel);
      if (round > 0) samples.get(name)?.push({ ...result, cpu, kernel: inKernel });
    }
  }
  report(what, samples);
  const ours = samples.get("Gemwright") ?? [];
  for (const [name, taken] of samples) {
    if (name === "Gemwright") continue;
    for (const [kind, figure] of Object.entries(kinds)) {
      const goal = wanted[name]?.[kind as Kind];
      // Of what waits for one answer at a time, and of little else, the clock's own figures say something.
      if (goal === undefined && kind.startsWith("p")) continue;
      const rounds = ours.map((each, round) => figure(each) / figure(taken[round] ?? each));
      figures.push({ what: `${what}: ${kind} × ${name}`, rounds, ...(goal && { goal }) });
    }
  }
}

function report(what: string, samples: Map<string, Sample[]>): void {
  const ours = samples.get("Gemwright") ?? [];
  console.log(
    `\n${what.padEnd(26)}${["µs CPU", "kernel %", "requests/s", "p50 ms", "p99 ms", "CPU ours/its", "rate ours/its"].map((each) => each.padStart(14)).join("")}`,
  );
  for (const [name, taken] of samples) {
    const middle = (figure: (each: Sample) => number) => median(taken.map(figure)) ?? 0;
    const ratio = (figure: (each: Sample) => number) =>
      median(ours.map((each, round) => figure(each) / figure(taken[round] ?? each))) ?? 0;
    const cells = [
      middle(({ cpu }) => cpu).toFixed(1),
      (middle(({ kernel }) => kernel) * 100).toFixed(0),
      Math.round(middle(({ rate }) => rate)).toLocaleString("en-US"),
      middle(({ p50 }) => p50).toFixed(2),
      middle(({ p99 }) => p99).toFixed(2),
      ratio(({ cpu }) => cpu).toFixed(2),
      ratio(({ rate }) => rate).toFixed(2),
    ];
    console.log(`${name.padEnd(26)}${cells.map((each) => each.padStart(14)).join("")}`);
  }
}

/** A site's page and logo as the rivals serve them, in a folder of its host's name. */
async function copySite(port: number, host: string): Promise<void> {
  const files = [
    ["/", "index.html", "identity"],
    ["/", "index.html.br", "br"],
    ["/", "index.html.gz", "gzip"],
    ["/logo.webp", "logo.webp", "identity"],
  ] as const;
  for (const [path, name, encoding] of files) {
    const { bytes } = await askHost(port, host, { path, headers: { "accept-encoding": encoding } });
    const to = join(folder, host.split(":")[0] ?? host, name);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, bytes);
  }
}
