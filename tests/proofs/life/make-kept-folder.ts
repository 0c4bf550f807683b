/**
 * Makes `kept/`: a small data folder as a program of the first schema left it. What a creator did is made by the
 * program of today, and then written into the tables of that time. Run it again only if the kept folder has to hold
 * something more: `node --import tsx tests/proofs/life/make-kept-folder.ts`
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Keypair } from "@solana/web3.js";
import { openMigrated } from "../../../api/src/db/migrate.ts";
import { createFileBlobs } from "../../../api/src/gateways/blob-store.ts";
import { createTestApp } from "../../../api/src/testing/test-app.ts";
import { KEPT, upToFirst } from "./kept-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "gemwright-kept-"));
const [now, then] = [join(folder, "now"), join(folder, "then")];
for (const each of [now, then]) mkdirSync(each);

const database = openMigrated(now, "api/migrations");
const testApp = createTestApp({ database, blobs: createFileBlobs(join(now, "blobs")) });
const session = await testApp.signIn();
for (const [index, subdomain] of ["frog", "toad", "newt"].entries()) {
  const { id } = await testApp.draft(session);
  const website = await testApp.website(session, id, subdomain);
  if (subdomain !== "newt")
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const body = { token_id: id, wallet_address: session.wallet.address };
  const mint = Keypair.fromSeed(new Uint8Array(32).fill(index + 1)).publicKey.toBase58();
  await testApp.call("prepareTransaction", { session, body: { ...body, mint } });
}
await testApp.draft(session);
// One of the launches was confirmed, and the sites are live when somebody looks at them.
database.sqlite.exec(`
  update launches set state = 'confirmed', create_signature = 'c', signature = 's' where rowid = (select min(rowid) from launches);
  update tokens set mint_address = (select mint from launches where token_id = tokens.id and state = 'confirmed');
  update sites set expires_at = ${Date.UTC(2090, 0)};
  update websites set expires_at = ${Date.UTC(2090, 0)} where expires_at is not null;`);
await testApp.deps.jobs.stop();
database.close();

const old = openMigrated(then, upToFirst(folder));
const { sqlite } = old;
sqlite.pragma("foreign_keys = off");
sqlite.exec(`attach '${join(now, "gemwright.db")}' as today`);
const columnsOf = (schema: string, table: string) =>
  sqlite.prepare(`select name from pragma_table_info(?, '${schema}')`).pluck().all(table) as string[];
const tables = sqlite.prepare("select name from main.sqlite_schema where type = 'table'").pluck().all();
for (const table of (tables as string[]).filter((name) => !name.startsWith("_"))) {
  const today = columnsOf("today", table);
  const names = columnsOf("main", table).filter((name) => today.includes(name));
  sqlite.exec(`insert into main.${table} (${names}) select ${names} from today.${table}`);
}
sqlite.exec("detach today");
sqlite.exec("vacuum");
old.close();

rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT);
cpSync(join(now, "blobs"), join(KEPT, "blobs"), { recursive: true });
rmSync(join(KEPT, "blobs", "unfinished"), { recursive: true, force: true });
writeFileSync(
  join(KEPT, "gemwright.db.gz"),
  gzipSync(readFileSync(join(then, "gemwright.db")), { level: 9 }),
);
rmSync(folder, { recursive: true });
