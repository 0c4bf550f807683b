import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idea, websiteRequest } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { validRequests } from "../testing/valid-requests.ts";
import { blobColumns } from "./named-blobs.ts";
import { openDatabase } from "./open.ts";

const inFile = () => openDatabase(join(mkdtempSync(join(tmpdir(), "gem-names-")), "gemwright.db"));

describe.each([
  ["in a file", () => createTestApp({ database: inFile() })],
  ["in memory", () => createTestApp()],
])("the names of blobs that a database %s refers to", (_where, create) => {
  it("are found even if their row moves to a table that was read already", async () => {
    const testApp = create();
    const session = await testApp.signIn();
    const { body } = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
    const { sqlite } = testApp.database;
    const logo = sqlite.prepare("select logo from generations").pluck().get() as string;
    await testApp.draft(session, "a toad");
    const finding = testApp.deps.store.namedBlobs();
    // The one token is read.
    await finding.next();
    await testApp.call("createDraft", { session, body: { session_id: body.session_id } });
    sqlite.exec("delete from generations");
    let step = await finding.next();
    while (!step.done) step = await finding.next();
    expect(step.value.mayHave(logo)).toBe(true);
    expect(step.value.mayHave(`${"0".repeat(64)}.webp`)).toBe(false);
  });

  it("do not keep the database open", async () => {
    const testApp = create();
    const session = await testApp.signIn();
    await testApp.draft(session);
    await testApp.deps.store.namedBlobs().next();
    expect(() => testApp.database.close()).not.toThrow();
  });
});

it("are read a few rows a step", async () => {
  const testApp = createTestApp();
  const insert = testApp.database.sqlite.prepare("insert into metadata_files values (?, ?, 0)");
  const nameOf = (n: number) => `${n.toString(16).padStart(64, "9")}.webp`;
  for (let n = 0; n < 1_000; n++) insert.run(String(n), JSON.stringify({ image: `/media/${nameOf(n)}` }));
  const finding = testApp.deps.store.namedBlobs();
  let steps = 0;
  let step = await finding.next();
  for (; !step.done; step = await finding.next()) steps++;
  const names = step.value;
  expect(steps).toBe(20);
  expect(Array.from({ length: 1_000 }, (_, n) => names.mayHave(nameOf(n)))).not.toContain(false);
});

/** What is kept for a day at most, as blobs are that no row names. */
const shortLived = ["idempotency_keys.answer", "jobs.payload"];

it("are read from every column that holds one", async () => {
  const testApp = createTestApp();
  const { sqlite } = testApp.database;
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const website = await testApp.website(session, id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const preview = { ...websiteRequest(id, "frog"), use_ai: true, preview_only: true };
  await testApp.call("previewWebsite", { session, body: preview });
  await testApp.call("remakeArt", { ...(await validRequests.remakeArt(testApp, session)), session });
  const columns = sqlite
    .prepare(
      `select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
        where t.type = 'table'`,
    )
    .all() as { table: string; column: string }[];
  const naming = columns.filter(({ table, column }) => {
    const texts = sqlite.prepare(`select "${column}" from "${table}"`).pluck().all();
    return texts.some((text) => typeof text === "string" && /[0-9a-f]{64}\.[a-z]/.test(text));
  });
  expect(naming.length).toBeGreaterThan(5);
  const unread = naming.filter(({ table, column }) => !blobColumns[table]?.includes(column));
  expect(
    unread.map(({ table, column }) => `${table}.${column}`).filter((each) => !shortLived.includes(each)),
  ).toEqual([]);
});
