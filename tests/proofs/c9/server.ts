import type Database from "better-sqlite3";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { openDatabase } from "../../../api/src/db/open.ts";
import { createTestApp, type TestApp } from "../../../api/src/testing/test-app.ts";
import { type SignedIn, validRequests } from "../../../api/src/testing/valid-requests.ts";
import type { Finding } from "../finding.ts";
import { fillAccount, idOf, multiply } from "./account.ts";
import { unlimited, watchSql } from "./watch-sql.ts";

const LIMIT = 500;

const reading = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === "GET");

/**
 * An account of so many tokens reads its list, every page of it, and then everything else that can be read.
 */
export async function readGreatAccount(count: number): Promise<Finding> {
  const database = openDatabase(":memory:");
  const sql = watchSql(database.sqlite);
  const testApp = createTestApp({ database });
  const session = await testApp.signIn();
  const ids = await greatAccount(testApp, session, count);
  const faults = await readPages(testApp, session, ids);
  for (const name of reading) {
    const input = await validRequests[name](testApp, session);
    sql.take();
    await testApp.call(name, { session, ...input });
    for (const query of sql.take()) {
      const fault = unlimited(query);
      if (fault) faults.push(`${name} ${fault}`);
    }
  }
  return { numbers: { tokens: count, pages: Math.ceil(count / LIMIT), routes: reading.length }, faults };
}

/** Not only tokens: sessions as well, and a website for each token. */
async function greatAccount(testApp: TestApp, session: SignedIn, count: number): Promise<string[]> {
  const { sqlite } = testApp.database;
  const token = await testApp.draft(session);
  await testApp.website(session, token.id, "gem-0");
  multiply(sqlite, "sessions", `user_id = '${session.user.id}'`, 1_000, uniqueIn(sqlite, "sessions"));
  return fillAccount(sqlite, { id: token.id, at: testApp.clock.now }, count);
}

/** Another text in each column that may not hold the same twice. */
function uniqueIn(sqlite: Database.Database, table: string) {
  const indexes = sqlite.pragma(`index_list(${table})`) as { name: string; unique: number }[];
  const columns = indexes
    .filter(({ unique }) => unique)
    .flatMap(({ name }) => sqlite.pragma(`index_info(${name})`) as { name: string }[]);
  return Object.fromEntries(columns.map(({ name }) => [name, idOf]));
}

async function readPages(testApp: TestApp, session: SignedIn, ids: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const read: string[] = [];
  for (let offset = 0; offset < ids.length; offset += LIMIT) {
    const { data } = (await testApp.call("listTokens", { session, query: { limit: LIMIT, offset } })).body;
    if (data.total !== ids.length) faults.push(`page at ${offset} says that there are ${data.total}`);
    read.push(...data.tokens.map(({ id }) => id));
  }
  if (read.join() === ids.join()) return faults;
  const missing = ids.filter((id) => !read.includes(id)).length;
  return [
    ...faults,
    `${missing} of ${ids.length} are on no page, ${read.length} rows were read, or out of order`,
  ];
}
