import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import type { SessionTokens } from "#contract/auth.ts";
import { createFileBlobs } from "../../../api/src/gateways/blob-store.ts";
import { bundledServer, startChild } from "../../../api/src/testing/child-server.ts";
import { askHost } from "../../../api/src/testing/http.ts";
import { startPostgres } from "../../../api/src/testing/postgres-server.ts";
import { startS3Server } from "../../../api/src/testing/s3-server.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import {
  ask,
  type Call,
  callOver,
  makeTokenWithWebsite,
  signIn,
  Unanswered,
} from "../../support/api-user.ts";
import { idOf, multiply } from "../c9/account.ts";
import type { Finding } from "../finding.ts";
import { goLive, startLasting, timed } from "../life/lasting-server.ts";

/**
 * An account of so many tokens moves to PostgreSQL and a bucket while its server runs and is written to, is killed
 * again and again, and finishes once the server is stopped; then it moves back to another folder. Each row and file
 * is as it was, and a server there serves the same site. A server on PostgreSQL is moved back while it is written to
 * in the same way, and gives what a move of it at rest gives.
 */
export async function proveMoveIsWhole(tokens: number, kills: number): Promise<Finding> {
  const random = randomFrom("moves");
  const faults: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "gemwright-move-"));
  const [elsewhere, under, rest] = ["elsewhere", "under-load", "at-rest"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const [postgres, s3, server] = [await startPostgres(), await startS3Server(), await startLasting()];
  const url = postgres.create("moved");
  const there = ["--to", url, "--blobs", s3.url];
  const back = ["--from", url, "--blobs-from", s3.url];
  /** Runs a move to its end. */
  const whole = async (dataDir: string, line: string[]) => {
    const { ended } = await begin(dataDir, line, s3.keysEnv);
    const { code, out, err } = await ended;
    if (code !== 0) faults.push(`move ${line[0]} ended with ${code}: ${err}`);
    return out;
  };
  /** Begins moves and kills them. True if one was finished before it was killed. */
  const broken = async (dataDir: string, line: string[], most: number): Promise<boolean> => {
    for (let kill = 0; kill < kills; kill++) {
      const { child, ended } = await begin(dataDir, line, s3.keysEnv);
      await Promise.race([pause(random.between(500, most)), ended]);
      child.kill("SIGKILL");
      if ((await ended).code === 0) return true;
    }
    return false;
  };
  try {
    const { session, tokenId, host } = await goLive(server, "frog");
    fill(server.dataDir, tokenId, tokens);

    const { call } = server;
    const writer = writeOn(call, session, tokenId, "newt");
    await broken(server.dataDir, there, 6_000);
    const online = await timed(() => whole(server.dataDir, there));
    const written = await writer.stop();
    const { id } = await makeTokenWithWebsite(call, session, "a toad who came late", "toad");
    const token = { session, params: { id: tokenId } };
    const { version } = await ask(call, "getToken", token);
    await ask(call, "changeToken", { ...token, body: { name: "Changed Since", version } });
    const page = await askHost(server.child().port, host);
    await server.end("SIGTERM");
    await broken(server.dataDir, there, 4_000);
    const final = await timed(() => whole(server.dataDir, there));
    const isBack = await broken(elsewhere, back, 6_000);
    const returned = await timed(async () => isBack || whole(elsewhere, back));

    const { rows, faults: unlike } = compare(server.dataDir, elsewhere, id);
    const files = await compareFiles(server.dataDir, elsewhere);
    faults.push(...unlike, ...files.faults);
    const child = await startChild(elsewhere, [], { PORT: String(server.child().port) });
    const shown = await askHost(child.port, host);
    if (!shown.bytes.equals(page.bytes)) faults.push("another page is served");
    child.process.kill("SIGKILL");
    await child.exited;

    const SERVER_KEY = readFileSync(join(server.dataDir, "server-key"), "utf8").trim();
    const above = await startChild(join(folder, "above"), [], {
      ...{ ...s3.env, SERVER_KEY, DATABASE_URL: url },
      ...{ PORT: String(server.child().port), RATE_LIMIT_SCALE: "100000" },
    });
    const later = await writeAsNew(callOver(() => above.url));
    await broken(under, back, 6_000);
    const backOnline = await timed(() => whole(under, back));
    const writtenThere = await later.stop();
    above.process.kill("SIGTERM");
    await above.exited;
    const isUnder = await broken(under, back, 4_000);
    const backFinal = await timed(async () => isUnder || whole(under, back));
    await whole(rest, back);
    const atRest = compare(rest, under, later.tokenId);
    faults.push(...atRest.faults, ...(await compareFiles(rest, under)).faults);
    const numbers = {
      "rows compared": rows + atRest.rows,
      "files compared": files.count,
      kills: 5 * kills,
      "writes meanwhile": written + writtenThere,
      "ms while the server ran": Math.round(online),
      "ms with the server stopped": Math.round(final),
      "ms back": Math.round(returned),
      "ms back while a server ran": Math.round(backOnline),
      "ms with that stopped": Math.round(backFinal),
    };
    return { numbers, faults };
  } finally {
    await server.remove();
    await Promise.all([postgres.stop(), s3.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives a token one name after another, and makes another token now and then, until it is stopped. */
function writeOn(call: Call, session: SessionTokens, tokenId: string, subdomain: string) {
  let isOver = false;
  let count = 0;
  const write = async (turn: number) => {
    const token = { session, params: { id: tokenId } };
    const { version } = await ask(call, "getToken", token);
    await ask(call, "changeToken", { ...token, body: { name: `Name ${turn}`, version } });
    if (turn % 100 === 0)
      await makeTokenWithWebsite(call, session, "a newt in a hurry", `${subdomain}-${turn}`);
  };
  const writing = (async () => {
    for (let turn = 0; !isOver; turn++) {
      // A connection that the server has just closed loses a request; what was not acknowledged does not count.
      count += await write(turn).then(
        () => 1,
        (error: unknown) => {
          if (error instanceof Unanswered) return 0;
          throw error;
        },
      );
      await pause(20);
    }
  })();
  return {
    /** Resolves with the number of changes that were acknowledged. */
    async stop(): Promise<number> {
      isOver = true;
      await writing;
      return count;
    },
  };
}

/** The same for a user who has just come. */
async function writeAsNew(call: Call) {
  const session = await signIn(call);
  const { id: tokenId } = await makeTokenWithWebsite(call, session, "a snail who came last", "snail");
  return { tokenId, ...writeOn(call, session, tokenId, "slug") };
}

/** Starts `gemwright move` as an operator does. */
async function begin(dataDir: string, line: string[], keys: Record<string, string>) {
  const cli = join(dirname(await bundledServer()), "cli.js");
  const child = spawn(process.execPath, [cli, "move", ...line], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...keys },
  });
  const read = (stream: typeof child.stdout) =>
    stream.toArray().then((parts) => Buffer.concat(parts).toString());
  const ended = Promise.all([once(child, "close"), read(child.stdout), read(child.stderr)]).then(
    ([[code], out, err]) => ({ code: code as number | null, out, err }),
  );
  return { child, ended };
}

/** Copies of a token; every tenth has a website. */
function fill(dataDir: string, tokenId: string, tokens: number): void {
  const sqlite = new Database(join(dataDir, "gemwright.db"));
  sqlite.pragma("synchronous = off");
  const own = `token_id = '${tokenId}'`;
  multiply(sqlite, "tokens", `id = '${tokenId}'`, tokens - 1, { id: idOf, session_id: () => null });
  multiply(sqlite, "websites", own, Math.floor((tokens - 1) / 10), {
    id: idOf,
    token_id: idOf,
    subdomain: (n) => `gem-${n}`,
  });
  sqlite.close();
}

/** What differs between the databases of two folders, row by row. */
function compare(one: string, other: string, lateToken: string): { rows: number; faults: string[] } {
  const open = (folder: string) => new Database(join(folder, "gemwright.db"), { readonly: true });
  const [left, right] = [open(one), open(other)];
  const faults: string[] = [];
  let rows = 0;
  const names = left
    .prepare("select name from sqlite_master where type = 'table' and substr(name, 1, 2) <> '__'")
    .pluck()
    .all() as string[];
  for (const name of names.filter((each) => !each.startsWith("sqlite_stat"))) {
    const keys = left
      .prepare("select name from pragma_table_info(?) where pk > 0 order by pk")
      .pluck()
      .all(name);
    const text = `select * from "${name}" order by ${keys.length > 0 ? keys.join() : "1"}`;
    const hashes = (database: Database.Database) =>
      Array.from(database.prepare(text).raw().iterate(), (row) =>
        createHash("md5").update(JSON.stringify(row)).digest("base64"),
      );
    const [ours, theirs] = [hashes(left), hashes(right)];
    const unlike = ours.filter((hash, at) => hash !== theirs[at]).length;
    if (unlike > 0 || ours.length !== theirs.length)
      faults.push(`${name}: ${unlike} of ${ours.length} rows differ, ${theirs.length} are there`);
    rows += ours.length;
  }
  if (!right.prepare("select 1 from tokens where id = ?").get(lateToken))
    faults.push("the late token is lost");
  if (right.pragma("integrity_check", { simple: true }) !== "ok") faults.push("the database is damaged");
  left.close();
  right.close();
  return { rows, faults };
}

async function compareFiles(one: string, other: string): Promise<{ count: number; faults: string[] }> {
  const [ours, theirs] = [one, other].map((folder) => createFileBlobs(join(folder, "blobs")));
  const faults: string[] = [];
  let count = 0;
  for await (const name of ours?.names() ?? []) {
    count++;
    const [bytes, copy] = [await ours?.read(name), await theirs?.read(name)];
    if (!bytes || !copy?.equals(bytes)) faults.push(`the file ${name} differs`);
  }
  return { count, faults };
}
