import { expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { openDatabase } from "./open.ts";

// What SQLite does in its own way; services/tokens/token-changes.test.ts is about both engines.

it("a cursor from before a restore is not known, though as much has been written since", async () => {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const list = async (of = testApp, query = {}) =>
    (await of.call("listTokens", { session, query: { limit: 500, ...query } })).body.data;
  await testApp.draft(session, "one");
  const backup = testApp.database.sqlite.serialize();
  await testApp.draft(session, "lost");
  const { cursor } = await list();
  const restored = createTestApp({ database: openDatabase(backup) });
  await restored.draft(session, "another");
  const { tokens, removed } = await list(restored, { since: cursor });
  expect([tokens.length, removed]).toEqual([2, undefined]);
});

it("what changed is found by an index, however many tokens there are", () => {
  const plan = createTestApp()
    .database.sqlite.prepare(
      "explain query plan select token_id from token_changes where user_id = ? and seq > ?",
    )
    .all("u", 1) as { detail: string }[];
  expect(plan.map(({ detail }) => detail).join()).toContain("token_changes_user");
});
