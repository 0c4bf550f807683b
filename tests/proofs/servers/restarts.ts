import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndpointName } from "#contract/endpoints.ts";
import type { CallInput } from "../../../api/src/testing/call.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { ask, callOver, isTurnedAway, signIn, Unanswered } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { visitSite } from "./kills.ts";

const USERS = 4;

/** Of a hundred writes: so many may be sent twice, since a server closed just as the balancer had connected to it. */
const MOST_AGAIN = 2;

/**
 * Of three servers one after the other gets SIGTERM and starts again, each round as the next release, whose migration
 * changes the tables under those that are still of the one before. Meanwhile users write and a visitor comes to a live
 * site: each write succeeds, almost all of them at once, and none is lost.
 */
export async function proveRestartsFailNothing(
  rounds: number,
  say: (line: string) => void = () => {},
): Promise<Finding> {
  const cluster = await startCluster(3);
  const releases = startReleases();
  const visits = { count: 0, faults: [] as string[] };
  const faults: string[] = [];
  try {
    const visiting = await visitSite(cluster, visits);
    const users = await Promise.all(Array.from({ length: USERS }, () => startUser(cluster)));
    for (let round = 1; round <= rounds; round++) {
      const release = releases.next();
      for (const at of cluster.servers.keys()) {
        const ended = cluster.servers[at]?.process;
        await cluster.restart(at, release);
        if (ended?.exitCode !== 0) faults.push(`a server ended with ${ended?.exitCode}`);
      }
      say(`${round} of ${rounds} rounds: ${sum(users)} writes, ${visits.count} visits`);
    }
    await visiting.stop();
    for (const user of users) faults.push(...(await user.stop()));
    faults.push(...visits.faults);
    const [writes, again] = [sum(users), users.reduce((total, user) => total + user.again(), 0)];
    if (again * 100 > writes * MOST_AGAIN) faults.push(`${again} of ${writes} writes were sent twice`);
    return {
      numbers: { restarts: 3 * rounds, releases: rounds, writes, "sent twice": again, visits: visits.count },
      faults,
    };
  } finally {
    await cluster.stop();
    releases.remove();
  }
}

/** What a release may do to tables that servers of the one before work on. */
const migrationOf = (release: number): string => `
  alter table tokens add column release_${release} text not null default 'as it was';
  alter table sessions add column release_${release} bigint;
  create table release_${release} (token_id text references tokens (id) on delete cascade, note text);
  insert into release_${release} select id, name from tokens;
  create index release_${release}_names on tokens (name, release_${release});`;

/** Releases of the program, each with one migration more than the one before. */
function startReleases() {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-releases-"));
  cpSync("api/migrations", folder, { recursive: true });
  const journal = join(folder, "postgres/meta/_journal.json");
  let count = 0;
  return {
    /** The settings of its servers. */
    next() {
      const { entries, ...more } = JSON.parse(readFileSync(journal, "utf8"));
      const { idx, when, ...last } = entries.at(-1);
      const tag = `release_${++count}`;
      entries.push({ ...last, idx: idx + 1, when: when + 1, tag });
      writeFileSync(join(folder, "postgres", `${tag}.sql`), migrationOf(count));
      writeFileSync(journal, JSON.stringify({ ...more, entries }));
      return { MIGRATIONS_DIR: folder };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

interface User {
  writes(): number;
  /** How many were sent twice. */
  again(): number;
  /** What failed, and what is not as it was acknowledged. */
  stop(): Promise<string[]>;
}

const sum = (users: readonly User[]): number => users.reduce((total, user) => total + user.writes(), 0);

/** Renames a token again and again, and makes another one now and then. */
async function startUser({ url }: Cluster): Promise<User> {
  const call = callOver(() => url);
  const session = await signIn(call);
  const names = new Map<string, string>();
  let again = 0;
  /** As the app does: a request without an answer is sent again with its key. */
  const send = async <N extends EndpointName>(endpoint: N, input: CallInput) => {
    const whole = { session, headers: { "idempotency-key": crypto.randomUUID() }, ...input };
    return ask(call, endpoint, whole).catch((error: unknown) => {
      if (!(error instanceof Unanswered) && !isTurnedAway(error)) throw error;
      again++;
      return ask(call, endpoint, whole);
    });
  };
  const make = async () => {
    const { session_id } = await send("creativeGenerate", { body: idea("a newt in a hurry") });
    const { id, name } = await send("createDraft", { body: { session_id } });
    names.set(id, name);
    return id;
  };
  const rename = async (id: string, name: string) => {
    const { version } = await send("getToken", { params: { id } });
    names.set(id, (await send("changeToken", { params: { id }, body: { name, version } })).name);
  };
  const faults: string[] = [];
  let writes = 0;
  let isOver = false;
  const work = async () => {
    for (let id = await make(); !isOver; writes++) {
      if (writes % 50 === 49) id = await make();
      await rename(id, `Newt ${writes}`);
    }
  };
  const working = work().catch((error: unknown) => faults.push(String(error)));
  return {
    writes: () => writes,
    again: () => again,
    async stop() {
      isOver = true;
      await working;
      for (const [id, name] of names) {
        const now = await ask(call, "getToken", { session, params: { id } });
        if (now.name !== name) faults.push(`${id} is called ${now.name}, not ${name}`);
      }
      return faults;
    },
  };
}
