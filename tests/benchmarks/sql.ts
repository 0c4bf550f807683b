/**
 * What a read and a commit cost beside better-sqlite3 without anything of ours, and a commit beside PostgreSQL with
 * synchronous commits on the same disk. `npm run bench -- sql [rounds]`
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../api/src/db/open.ts";
import { authenticate } from "../../api/src/services/auth/authenticate.ts";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { createTestApp } from "../../api/src/testing/test-app.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { perCall } from "./budgets/per-call.ts";
import { median } from "./journey/report.ts";

const [rounds = "7"] = words();
const READS = 20_000;
const COMMITS = 400;
/** A page, and the head that the log gives it. */
const logPage = Buffer.alloc(4_096 + 24);

const folder = mkdtempSync(join(tmpdir(), "gemwright-sql-"));
const database = openDatabase(join(folder, "bench.db"));
const figures: Figure[] = [];
const missing = new Map<string, string>();
try {
  const testApp = createTestApp({ database });
  const session = await testApp.signIn();
  const token = await testApp.draft(session, "a calm frog");
  const { store, commit } = testApp.deps;
  const { sqlite } = database;
  const { user_id: userId } = sqlite.prepare("select user_id from tokens").get() as { user_id: string };

  const raw = sqlite.prepare("select * from tokens where user_id = ? and id = ?");
  await compare(
    "one row × raw",
    () => store.tokens.find(userId, token.id),
    () => raw.get(userId, token.id),
    { times: READS, goal: 1.05 },
  );

  const accessToken = session.access_token;
  const hash = createHash("sha256").update(accessToken).digest("hex");
  const caller = sqlite.prepare(
    `select s.id, s.user_id, s.address, s.revoked_at, t.expires_at from session_tokens t
     join sessions s on s.id = t.session_id where t.hash = ? and t.kind = 'access'`,
  );
  if (!caller.get(hash)) throw new Error("The session is not found by its token.");
  await compare(
    "one session by its token, hashed × raw",
    () => authenticate(testApp.deps, accessToken),
    () => caller.get(hash),
    { times: READS },
  );

  sqlite.exec("create table bench (id integer primary key, value integer)");
  sqlite.exec("insert into bench values (1, 0)");
  const update = sqlite.prepare("update bench set value = value + 1 where id = 1");
  const owned = await store.tokens.find(userId, token.id);
  if (!owned) throw new Error("The token is gone.");
  const touch = () => commit([store.tokens.touch(owned, testApp.clock.now)], null);
  await compare("one commit × raw", touch, () => update.run(), { times: COMMITS });

  const bins = findPostgres();
  if (bins && existsSync(join(bins, "pgbench"))) {
    const file = openSync(join(folder, "page"), "w");
    const [ours, bare, floor]: [number[], number[], number[]] = [[], [], []];
    // In turn, since a disk that others use is not the same a second later.
    await runPostgres(bins, Number(rounds), async (rate) => {
      ours.push((await millisecondsOf(touch)) * (rate / 1_000));
      bare.push((await millisecondsOf(() => update.run())) * (rate / 1_000));
      floor.push((await millisecondsOf(() => overwritePage(file))) * (rate / 1_000));
    });
    closeSync(file);
    figures.push({ what: "the product's commit, time × PostgreSQL", rounds: ours, goal: 1 / 1.5 });
    figures.push({ what: "one bare update, time × PostgreSQL", rounds: bare });
    figures.push({ what: "fdatasync alone, time × PostgreSQL", rounds: floor });
  } else missing.set("× PostgreSQL", "needs Debian's postgresql");
} finally {
  database.close();
  rmSync(folder, { recursive: true, force: true });
}
settle("sql", figures, missing);

async function compare(
  what: string,
  ours: () => unknown,
  theirs: () => unknown,
  { times, goal }: { times: number; goal?: number },
): Promise<void> {
  const ratios: number[] = [];
  // The first round warms up.
  const taken: number[] = [];
  for (let round = 0; round <= Number(rounds); round++) {
    const [own, raw] = [await perCall(ours, times), await perCall(theirs, times)];
    if (round === 0) continue;
    taken.push(own);
    ratios.push(own / raw);
  }
  console.log(`${what}: ${(median(taken) ?? 0).toFixed(1)} µs of CPU`);
  figures.push({ what, rounds: ratios, ...(goal && { goal }) });
}

async function millisecondsOf(commit: () => unknown): Promise<number> {
  const begun = performance.now();
  for (let left = COMMITS; left > 0; left--) await commit();
  return (performance.now() - begun) / COMMITS;
}

/** What a commit asks of the disk at least: a page of SQLite's log, written over the one before, and synced. */
function overwritePage(file: number): void {
  writeSync(file, logPage, 0, logPage.length, 0);
  fdatasyncSync(file);
}

/** Gives a PostgreSQL's commits a second of one client, once a round. It starts the server and stops it. */
async function runPostgres(
  bins: string,
  times: number,
  onRound: (rate: number) => Promise<void>,
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "gemwright-pg-"));
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["-R", "nobody", home]);
  const run = (name: string, args: readonly string[]) => {
    const command = [join(bins, name), ...args];
    const [first = "", ...rest] = isRoot ? ["runuser", "-u", "nobody", "--", ...command] : command;
    const { status, stdout, stderr } = spawnSync(first, rest, { encoding: "utf8", cwd: home });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return stdout;
  };
  const data = join(home, "data");
  const socket = ["-h", home, "-U", "bench"];
  run("initdb", ["-D", data, "-U", "bench", "-A", "trust"]);
  run("pg_ctl", [
    "-D",
    data,
    "-w",
    "-l",
    join(home, "log"),
    "-o",
    `-k ${home} -c listen_addresses=''`,
    "start",
  ]);
  try {
    const script = join(home, "commit.sql");
    writeFileSync(script, "update bench set value = value + 1 where id = 1;\n");
    run("psql", [
      ...socket,
      "-d",
      "postgres",
      "-c",
      "create table bench (id integer primary key, value integer)",
    ]);
    run("psql", [...socket, "-d", "postgres", "-c", "insert into bench values (1, 0)"]);
    for (let round = 0; round < times; round++) {
      const said = run("pgbench", [...socket, "-n", "-T", "2", "-f", script, "postgres"]);
      await onRound(Number(/tps = ([\d.]+)/.exec(said)?.[1]));
    }
  } finally {
    run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(home, { recursive: true, force: true });
  }
}
