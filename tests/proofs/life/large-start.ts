import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { ask } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { goLive, startLasting, timed } from "./lasting-server.ts";

const READY_WITHIN = 3_000;
const ROW_BYTES = 4_000;
const MB = 1e6;

/** A server that was killed, on a database of so many megabytes, the last of them not yet checkpointed. */
export async function proveStartIsFast(megabytes: number, { isTimed = true } = {}): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  try {
    const { session, host, tokenId } = await goLive(server, "frog");
    await server.end("SIGKILL");
    const path = join(server.dataDir, "gemwright.db");
    const rows = Math.round((megabytes * MB) / ROW_BYTES);
    fill(path, tokenId, rows);
    const wal = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    const size = statSync(path).size;
    const ready = await server.start();
    const first = await timed(() => ask(server.call, "getMe", { session }));
    const { data } = await ask(server.call, "listTokens", { session, query: { limit: 10 } });
    if (data.total !== rows + 1) faults.push(`${data.total} tokens of ${rows + 1} are there`);
    if (!host) faults.push("no site");
    if (isTimed && ready > READY_WITHIN) faults.push(`ready after ${Math.round(ready)} ms`);
    const numbers = {
      "MB of database": Math.round(size / MB),
      "MB of log": Math.round(wal / MB),
      tokens: rows,
      "ms until ready": Math.round(ready),
      "ms for the first answer": Math.round(first),
    };
    return { numbers, faults };
  } finally {
    await server.remove();
  }
}

/** Copies of a token. The last tenth stays in the log: nobody closes the database. */
function fill(path: string, tokenId: string, count: number): void {
  const database = new Database(path);
  database.pragma("synchronous = off");
  const columns = (database.pragma("table_info(tokens)") as { name: string }[]).map(({ name }) => name);
  const replaced: Record<string, string> = {
    id: "lower(hex(randomblob(4)))||'-0000-4000-8000-'||printf('%012d', ?)",
    session_id: "null",
    mint_address: "null",
    narrative: `substr(replace(hex(zeroblob(${ROW_BYTES})), '00', 'once '), 1, ${ROW_BYTES - 600})`,
  };
  const values = columns.map((column) => replaced[column] ?? column).join(", ");
  const copy = database.prepare(
    `insert into tokens (${columns.join(", ")}) select ${values} from tokens where id = ?`,
  );
  const insert = (from: number, to: number) =>
    database.transaction(() => {
      for (let n = from; n < to; n++) copy.run(n, tokenId);
    })();
  const logged = Math.round(count * 0.9);
  insert(0, logged);
  database.pragma("wal_checkpoint(truncate)");
  database.pragma("wal_autocheckpoint = 0");
  insert(logged, count);
  // Left open on purpose: the log stays, as after a kill. The process's end closes it.
}
