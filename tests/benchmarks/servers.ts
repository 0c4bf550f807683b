/**
 * What one, two and three servers on one PostgreSQL answer together, beside the default on SQLite: a list of tokens,
 * and the profiles of many users that are changed in turn. All of them on this machine, with the load. `npm run bench -- servers [rounds] [seconds]`
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SessionTokens } from "#contract/auth.ts";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { startLasting } from "../proofs/life/lasting-server.ts";
import { startCluster } from "../proofs/servers/cluster.ts";
import { callOver, makeTokenWithWebsite, signIn } from "../support/api-user.ts";
import { needWrk, settle, words } from "./budgets/budgets.ts";
import { cpuOf, load } from "./hosting/load.ts";
import { median } from "./journey/report.ts";

const [rounds = "5", seconds = "2"] = words();

needWrk("servers");
if (!findPostgres()) settle("servers", [], new Map([["", "needs Debian's postgresql"]]));

/** Who answers: the port, and the processes whose time counts. */
interface Answering {
  port: number;
  servers: () => number[];
  database: () => number;
  stop(): Promise<unknown>;
}

const folder = mkdtempSync(join(tmpdir(), "gemwright-bench-"));

async function onPostgres(count: number): Promise<Answering> {
  const cluster = await startCluster(count);
  return {
    port: Number(new URL(cluster.url).port),
    servers: () => cluster.servers.map(({ process: { pid = 0 } }) => pid),
    database: cluster.postgres.pid,
    stop: cluster.stop,
  };
}

async function onSqlite(): Promise<Answering> {
  const server = await startLasting();
  const { port, process: child } = server.child();
  return { port, servers: () => [child.pid ?? 0], database: () => 0, stop: server.remove };
}

const LIST = "/api/v1/token-generation/my-tokens?limit=20";
/** So many that no two requests at a time are of one of them. */
const USERS = 128;
type Test = "list" | "profile";

/** A script for wrk that changes the profile of each user in turn. */
function changes(host: string, sessions: readonly SessionTokens[]): string {
  const users = sessions.map(
    ({ access_token, csrf_token }) =>
      `{ ["Host"] = "${host}", ["content-type"] = "application/json", ["authorization"] = "Bearer ${access_token}", ["x-csrf-token"] = "${csrf_token}" }`,
  );
  return `local users = { ${users.join(", ")} }
local at = 0
request = function()
  at = at + 1
  local body = string.format('{"name":"Ada %d"}', at)
  return wrk.format("PATCH", "/api/v1/auth/me", users[at % #users + 1], body)
end
`;
}

interface Taken {
  rate: number;
  /** Microseconds a request. */
  server: number;
  database: number;
}

/** Makes users and tokens. Gives what asks for a test's load once, and says what it took. */
async function prepare({ port, servers, database }: Answering): Promise<(test: Test) => Taken> {
  const call = callOver(() => `http://localhost:${port}`);
  const sessions = await Promise.all(Array.from({ length: USERS }, () => signIn(call)));
  const [session] = sessions;
  if (!session) throw new Error("There is no user.");
  for (let n = 0; n < 5; n++) await makeTokenWithWebsite(call, session, "a frog astronaut", `frog-${n}`);
  const host = `localhost:${port}`;
  const script = join(folder, `changes-${port}.lua`);
  writeFileSync(script, changes(host, sessions));
  const asked = {
    list: { headers: { Host: host, authorization: `Bearer ${session.access_token}` }, path: LIST },
    profile: { headers: {}, path: "/", script },
  };
  const cpu = () => ({
    server: servers().reduce((sum, pid) => sum + cpuOf(pid), 0),
    database: database() === 0 ? 0 : cpuOf(database()),
  });
  return (test) => {
    const before = cpu();
    const asking = { port, connections: 32, seconds: Number(seconds), ...asked[test] };
    const { rate, requests } = load(test, asking);
    const after = cpu();
    const micros = (of: "server" | "database") => ((after[of] - before[of]) / requests) * 1_000;
    return { rate, server: micros("server"), database: micros("database") };
  };
}

const setups = {
  SQLite: onSqlite,
  "1 server": () => onPostgres(1),
  "2 servers": () => onPostgres(2),
  "3 servers": () => onPostgres(3),
};
const results: Record<string, Record<Test, Taken[]>> = {};
const running: Answering[] = [];
try {
  const asking = new Map<string, (test: Test) => Taken>();
  for (const [name, start] of Object.entries(setups)) {
    const answering = await start();
    running.push(answering);
    asking.set(name, await prepare(answering));
    results[name] = { list: [], profile: [] };
  }
  // The first round warms up.
  for (let round = 0; round <= Number(rounds); round++)
    for (const [name, ask] of asking)
      for (const test of ["list", "profile"] as const) {
        const taken = ask(test);
        if (round > 0) results[name]?.[test].push(taken);
      }
} finally {
  for (const { stop } of running) await stop();
}
for (const [name, taken] of Object.entries(results)) {
  for (const [test, rows] of Object.entries(taken)) {
    const middle = (of: keyof Taken) => (median(rows.map((row) => row[of])) ?? 0).toFixed(0).padStart(8);
    console.log(
      `${name.padEnd(12)}${test.padEnd(9)}${middle("rate")} requests/s${middle("server")} µs CPU, database${middle("database")} µs`,
    );
  }
}
rmSync(folder, { recursive: true });
const ratios = (setup: string, test: Test, of: keyof Taken) =>
  (results[setup]?.[test] ?? []).map(
    (row, round) => row[of] / (results.SQLite?.[test][round]?.[of] ?? Number.NaN),
  );
settle("servers", [
  { what: "CPU a list, server on PostgreSQL × SQLite", rounds: ratios("1 server", "list", "server") },
  { what: "CPU a change, server on PostgreSQL × SQLite", rounds: ratios("1 server", "profile", "server") },
]);
