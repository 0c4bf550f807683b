import { setTimeout } from "node:timers/promises";
import { Pool, type PoolClient, types } from "pg";
import type { Counted, Notices, OpenDatabase, Walk, Window } from "../database.ts";
import { type Plan, requireChanges, type Write } from "../plan.ts";
import { dialect } from "./dialect.ts";
import { isBroken, mayRunAgain, translate } from "./errors.ts";
import { named } from "./named.ts";
import { type Health, listenTo } from "./notices.ts";
import { type Ask, createQueries, type PostgresStatement } from "./statement.ts";

/** PostgreSQL, which several servers share. */
export interface PostgresDatabase extends OpenDatabase {
  pool: Pool;
  notices: Notices;
  close(): Promise<void>;
}

/** Of one server. Milliseconds. */
const limits = {
  connections: 10,
  connect: 5_000,
  statement: 10_000,
  query: 15_000,
  lock: 5_000,
  idleInTransaction: 60_000,
};

/** Plans that met another one are run again, after a pause that grows to about this. */
const MOST_ATTEMPTS = 12;
const MOST_PAUSE = 200;

/**
 * Opens the database at a `postgres://` address. It connects when it is first asked, and again whenever a
 * connection is lost.
 */
export function openPostgres(url: string): PostgresDatabase {
  const pool = new Pool({
    connectionString: named(url, "gemwright"),
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    // A network that is cut says nothing.
    query_timeout: limits.query,
    keepAlive: true,
    types: { getTypeParser },
    pipeline: true,
  });
  // A connection that is lost fails its next query, and the pool opens another.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", () => undefined);
  const health: Health = {
    isAnswering: true,
    check: () =>
      noting(health, () => pool.query("select 1")).then(
        () => undefined,
        () => undefined,
      ),
  };
  const ask: Ask = async (statement, values) => {
    try {
      return await noting(health, () => readWith(pool, statement, values));
    } catch (error) {
      throw translate(error);
    }
  };
  const listener = listenTo(url, health);
  const reading = new Set<PoolClient>();
  let sending: Promise<unknown> = Promise.resolve();

  async function transact(plan: Plan): Promise<Done> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await noting(health, () => attemptOn(pool, plan));
      } catch (error) {
        if (!mayRunAgain(error) || attempt === MOST_ATTEMPTS) throw translate(error);
      }
      await setTimeout(Math.random() * Math.min(MOST_PAUSE, 4 * 2 ** attempt));
    }
  }

  return {
    pool,
    queries: createQueries(ask),
    dialect,
    isShared: true,
    async commit(plan) {
      const { hosts } = await transact(plan);
      for (const host of hosts) listener.report("host", host);
    },
    async change(write) {
      const { changes } = await transact([{ ...write, expect: "any" }]);
      return changes[0] ?? 0;
    },
    texts: (walks, rows) => textsOf(pool, reading, walks, rows),
    watchHosts: (onChange) => listener.on("host", onChange),
    foreignVersion: listener.version,
    era: onceFor(listener.version, () => eraOf(pool)),
    notices: {
      send(text) {
        // One after another, since two connections might swap them.
        sending = sending
          .then(() => pool.query("select pg_notify('gemwright_server', $1)", [text]))
          .catch(() => undefined);
      },
      receive: (handle) => listener.on("server", handle),
    },
    countRequest: (windows, now) => countRequest(pool, ask, windows, now),
    async close() {
      // A walk that nobody goes on with would keep its connection.
      for (const client of reading) {
        reading.delete(client);
        client.release(true);
      }
      await Promise.all([listener.close(), pool.end()]);
    },
  };
}

/** Asks once for each version, and again after a failure. */
function onceFor<T>(version: () => number, ask: () => Promise<T>): () => Promise<T> {
  let known: { version: number; answer: Promise<T> } | null = null;
  return () => {
    const now = version();
    if (known?.version === now) return known.answer;
    const answer = ask().catch((error: unknown) => {
      known = null;
      throw translate(error);
    });
    known = { version: now, answer };
    return answer;
  };
}

/**
 * Another cluster, timeline, database or table: `pg_restore`, a recovery to a moment and a standby that takes over
 * change one of them. The timeline is that of what is written now: the last checkpoint's may be minutes behind.
 */
async function eraOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query(`select system_identifier || '-' ||
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int || '-' ||
    (select oid from pg_database where datname = current_database()) || '-' || 'token_changes'::regclass::oid as era
    from pg_control_system()`);
  return rows[0]?.era;
}

const { INT8, NUMERIC } = types.builtins;

/** Counts and times are below 2^53. */
const getTypeParser: typeof types.getTypeParser = ((type: number, format: "text") =>
  type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type, format)) as never;

/** A read that lost its connection is asked once more, on another. */
async function readWith(pool: Pool, statement: { name: string; text: string }, values: unknown[]) {
  const question = { ...statement, values, rowMode: "array" as const };
  try {
    return await pool.query(question);
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  return pool.query(question);
}

/** Notes whether the database answered. */
async function noting<T>(health: Health, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    health.isAnswering = true;
    return answer;
  } catch (error) {
    health.isAnswering = !isBroken(error);
    throw error;
  }
}

/** What a plan did: the rows that each write changed, and the hosts whose answers are others now. */
interface Done {
  changes: number[];
  hosts: string[];
}

/**
 * Serializable: what a guard has read stays true until the commit, as on SQLite, or the plan runs again. All writes
 * are sent together, so that a plan takes two ways there and back, whatever this process is busy with.
 */
async function attemptOn(pool: Pool, plan: Plan): Promise<Done> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    const begun = client.query("begin isolation level serializable");
    const written = Promise.allSettled(plan.map((write) => runOn(client, write)));
    const listed = changedHosts(client, plan);
    await Promise.allSettled([begun, listed]);
    await begun;
    const changes: number[] = [];
    for (const [i, outcome] of (await written).entries()) {
      if (outcome.status === "rejected") throw outcome.reason;
      const write = plan[i];
      if (write) requireChanges(write, outcome.value);
      changes.push(outcome.value);
    }
    const hosts = await listed;
    await client.query("commit");
    return { changes, hosts };
  } catch (error) {
    failure = error;
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release(isBroken(failure));
  }
}

const runOn = (client: PoolClient, { statement, values }: Pick<Write, "statement" | "values">) =>
  (statement as unknown as PostgresStatement).run(values, ({ name, text }, filled) =>
    client.query({ name, text, values: filled, rowMode: "array" }),
  );

const HOST_TABLES = new Set<string | undefined>(["sites", "blocks"]);

const tableOf = (statement: Write["statement"]) => (statement as unknown as PostgresStatement).table;

/** The hosts whose answers a plan has changed, from the triggers' list. */
async function changedHosts(client: PoolClient, plan: Plan): Promise<string[]> {
  if (!plan.some(({ statement }) => HOST_TABLES.has(tableOf(statement)))) return [];
  const { rows } = await client.query("select current_setting('gemwright.hosts', true) as hosts");
  return (rows[0]?.hosts ?? "").split(" ").filter(Boolean);
}

/** The share of requests that also remove windows which are over. */
const SWEEP = 1 / 1_000;

async function countRequest(pool: Pool, ask: Ask, windows: readonly Window[], now: number): Promise<Counted> {
  const list = (read: (window: Window) => string | number) => windows.map(read);
  const values = [list(({ key }) => key), list(({ count }) => count), list((each) => each.milliseconds), now];
  const { rows } = await ask(
    {
      name: "gemwright_count",
      text: "select is_allowed, is_first_refusal, begins, uses from count_request($1, $2, $3, $4)",
    },
    values,
  );
  if (Math.random() < SWEEP)
    void pool.query("delete from rate_windows where ends <= $1", [now]).catch(() => undefined);
  const [isAllowed, isFirstRefusal, begins, uses] = rows[0] ?? [];
  return {
    isAllowed,
    isFirstRefusal,
    windows: windows.map((_, i) => ({ began: Number(begins[i]), used: Number(uses[i]) })),
  };
}

async function* textsOf(
  pool: Pool,
  reading: Set<PoolClient>,
  walks: readonly Walk[],
  rows: number,
): AsyncGenerator<string[]> {
  const client = await pool.connect();
  reading.add(client);
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    for (const { table, columns } of walks) {
      const text = columns.map((column) => `coalesce("${column}", '')`).join(" || ' ' || ");
      await client.query(`declare walk no scroll cursor for select ${text} as text from "${table}"`);
      for (;;) {
        const page = await client.query(`fetch ${rows} from walk`);
        if (page.rows.length === 0) break;
        yield page.rows.map((row) => row.text);
      }
      await client.query("close walk");
    }
  } finally {
    await client.query("rollback").catch(() => undefined);
    if (reading.delete(client)) client.release();
  }
}
