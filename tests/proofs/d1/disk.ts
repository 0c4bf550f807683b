import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

type Row = Record<string, unknown>;

/** A check of the data folder as a crash left it: nothing else has it open. Returns what is wrong. */
export function checkDisk(dataDir: string, knownBlobs: Set<string>): string[] {
  const database = new Database(join(dataDir, "gemwright.db"), { readonly: true });
  try {
    return [
      ...pragmaFaults(database),
      ...contradictions(database),
      ...blobFaults(database, dataDir, knownBlobs),
    ];
  } finally {
    database.close();
  }
}

function pragmaFaults(database: Database.Database): string[] {
  const integrity = database.pragma("integrity_check", { simple: true });
  const orphans = database.pragma("foreign_key_check") as Row[];
  return [
    ...(integrity === "ok" ? [] : [`integrity_check says: ${integrity}`]),
    ...orphans.map((row) => `foreign key: ${JSON.stringify(row)}`),
  ];
}

/** Rows that one transaction writes together; each query finds those that stand alone. */
const halves: Record<string, string> = {
  "a generation was saved as a token that is not there":
    "select id from generations g where token_id is not null and not exists (select 1 from tokens t where t.id = g.token_id)",
  "a token is there, its generation not marked as saved":
    "select t.id from tokens t join generations g on g.id = t.session_id where g.token_id is not t.id",
  "a website is deployed, and no site of it on its host":
    "select id from websites w where status = 'deployed' and expires_at > unixepoch() * 1000 and not exists (select 1 from sites s where s.host = w.live_host and s.website_id = w.id and s.files <> '[]')",
  "a site is live, and its website does not know":
    "select host from sites s where files <> '[]' and not exists (select 1 from websites w where w.id = s.website_id and w.live_host = s.host)",
  "a website is being deployed by no job":
    "select id from websites w where status = 'deploying' and not exists (select 1 from jobs j where j.state in ('queued', 'running') and json_extract(j.payload, '$.websiteId') = w.id)",
  "a website stands on an address that is not its token's":
    "select id from websites w where not exists (select 1 from addresses a where a.domain = w.domain and a.subdomain = w.subdomain and a.token_id = w.token_id)",
  "a token was made by a job that is not done":
    "select j.id from jobs j join generations g on g.id = json_extract(j.payload, '$.sessionId') where j.state <> 'done'",
  "a session was opened without tokens":
    "select id from sessions s where not exists (select 1 from session_tokens t where t.session_id = s.id)",
};

const contradictions = (database: Database.Database): string[] =>
  Object.entries(halves).flatMap(([fault, query]) => {
    const found = database.prepare(query).pluck().all();
    return found.length > 0 ? [`${fault}: ${found.join(", ")}`] : [];
  });

const BLOB_NAME = /\b([0-9a-f]{64})\.(?:webp|png|html|txt|gz|br)\b/g;

/**
 * Every blob that any column of any row names is there; its bytes, which never change, are hashed once a run.
 */
function blobFaults(database: Database.Database, dataDir: string, known: Set<string>): string[] {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  const names = new Set<string>();
  for (const table of tables) {
    for (const row of database.prepare(`select * from "${table}"`).iterate() as Iterable<Row>) {
      for (const value of Object.values(row)) {
        if (typeof value === "string") for (const [name] of value.matchAll(BLOB_NAME)) names.add(name);
      }
    }
  }
  return [...names].flatMap((name) => {
    const path = join(dataDir, "blobs", name.slice(0, 2), name);
    if (!existsSync(path)) return [`blob ${name} is named by a row and is not there`];
    if (known.has(name)) return [];
    known.add(name);
    const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
    return name.startsWith(hash) ? [] : [`blob ${name} holds other bytes`];
  });
}
