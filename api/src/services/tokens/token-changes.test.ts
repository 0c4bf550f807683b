import { beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import type { TokenList } from "#contract/token.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let session: Awaited<ReturnType<TestApp["signIn"]>>;

const list = async (query: object = {}, who = session, of = testApp): Promise<TokenList["data"]> =>
  (await of.call("listTokens", { session: who, query: { limit: 500, ...query } })).body.data;
const cursor = async () => (await list()).cursor;
/** The ids of what changed, and of what is gone; `whole` where the cursor was not known. */
const since = async (from: string, query: object = {}) => {
  const { tokens, removed } = await list({ since: from, ...query });
  return removed ? [tokens.map(({ id }) => id), removed] : "whole";
};
const run = (sql: string, ...values: unknown[]) => testApp.sql(sql, ...values);
const remove = (id: string) => testApp.call("deleteToken", { session, params: { id } });

beforeEach(async () => {
  testApp = createTestApp();
  session = await testApp.signIn();
});

describe("what changed of a list since a cursor", () => {
  it("is nothing where nothing did, under the same cursor", async () => {
    await testApp.draft(session);
    const from = await cursor();
    expect(await since(from)).toEqual([[], []]);
    expect((await list({ since: from })).cursor).toBe(from);
  });

  it("is not known to a database that has been set back to before the cursor", async () => {
    await testApp.draft(session);
    const [era, seq] = (await cursor()).split(".");
    expect(await since(`${era}.${Number(seq) + 20}`)).toBe("whole");
  });

  it("is one small answer where one of ten thousand did", async () => {
    await testApp.draft(session);
    const columns = Object.keys((await testApp.sql("select * from tokens"))[0] ?? {});
    const others = columns.filter((column) => !["id", "session_id"].includes(column)).join(", ");
    await run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999)
      insert into tokens (id, ${others})
      select '00000000-0000-4000-8000-' || substr(cast(1000000000000 + i as text), 2), ${others} from tokens, n`);
    const from = await cursor();
    await run("update tokens set name = 'Renamed' where id = '00000000-0000-4000-8000-000000000007'");
    const answer = await list({ since: from });
    expect(answer).toMatchObject({ tokens: [{ name: "Renamed" }], removed: [], total: 10_000 });
    expect(JSON.stringify(answer).length).toBeLessThan(2_000);
  });

  it("is what is new, what was edited, and what was deleted", async () => {
    const [edited, gone] = [await testApp.draft(session, "one"), await testApp.draft(session, "two")];
    const from = await cursor();
    const fresh = await testApp.draft(session, "three");
    const body = { ticker: "NEW", version: edited.version };
    await testApp.call("changeToken", { session, params: { id: edited.id }, body });
    await remove(gone.id);
    const [tokens, removed] = await since(from);
    expect([new Set(tokens), removed]).toEqual([new Set([edited.id, fresh.id]), [gone.id]]);
    expect((await list({ since: from })).total).toBe(2);
  });

  it("misses nothing where two writes share a millisecond with the answer between them", async () => {
    const [one, two] = [await testApp.draft(session, "one"), await testApp.draft(session, "two")];
    await run("update tokens set name = 'First' where id = ?", one.id);
    const from = await cursor();
    await run("update tokens set name = 'Second' where id = ?", two.id);
    expect(await since(from)).toEqual([[two.id], []]);
  });

  it("is nobody else's", async () => {
    const stranger = await testApp.signIn();
    const from = (await list({}, stranger)).cursor;
    const { id } = await testApp.draft(session);
    await remove(id);
    expect(await list({ since: from }, stranger)).toMatchObject({ tokens: [], removed: [], cursor: from });
  });

  it("is a token whose website was made, deployed, taken down or ended, not one that was viewed", async () => {
    const { id } = await testApp.draft(session);
    let from = await cursor();
    const changed = async () => {
      const answer = await since(from);
      from = await cursor();
      return answer;
    };
    const { id: websiteId } = await testApp.website(session, id, "moon");
    expect(await changed()).toEqual([[id], []]);
    await testApp.call("deployWebsite", { session, params: { websiteId }, body: {} });
    expect(await changed()).toEqual([[id], []]);
    await run("update websites set views = views + 1");
    expect(await changed()).toEqual([[], []]);
    await run("update websites set status = 'taken_down'");
    expect(await changed()).toEqual([[id], []]);
    const site = await testApp.value("select expires_at from sites");
    const { sites } = testApp.deps.store;
    const expired = await sites.expired({ at: 0, row: "" }, Number(site));
    await testApp.deps.store.commit([sites.noteExpiry(expired)]);
    expect(await changed()).toEqual([[id], []]);
    await testApp.deps.store.commit([sites.end(websiteId, testApp.clock.now)]);
    expect(await changed()).toEqual([[id], []]);
  });
});

describe("a cursor that the server does not know", () => {
  it.each(["", "1", "yesterday", "other-run.1"])("as %j means the whole list", async (from) => {
    const { id } = await testApp.draft(session);
    const { tokens, removed } = await list({ since: from });
    expect([tokens.map((token) => token.id), removed]).toEqual([[id], undefined]);
  });

  it("is from before a deletion that was forgotten after thirty days, and no younger one", async () => {
    const ids: string[] = [];
    for (const prompt of ["one", "two", "three"]) ids.push((await testApp.draft(session, prompt)).id);
    const [one = "", two = ""] = ids;
    const first = await cursor();
    await remove(one);
    const second = await cursor();
    await remove(two);
    const third = await cursor();
    testApp.clock.advance(30 * DAY);
    session = await testApp.signIn(session.wallet);
    const forget = async () => {
      const { tokenChanges, commit } = testApp.deps.store;
      const before = testApp.clock.now - 30 * DAY;
      const old = await tokenChanges.deletedBefore(before, { at: 0, row: 0 });
      await commit([tokenChanges.forget(old, before)]);
    };
    await forget();
    expect(await since(first)).toEqual([[], expect.arrayContaining([one, two])]);
    testApp.clock.advance(1);
    await forget();
    expect([await since(first), await since(second), await since(third)]).toEqual([
      "whole",
      "whole",
      [[], []],
    ]);
    expect(await testApp.value("select count(*) from token_changes where deleted_at > 0")).toBe(1);
  });

  it("is from before more changes than were asked for", async () => {
    const from = await cursor();
    await testApp.draft(session, "one");
    await testApp.draft(session, "two");
    expect(await since(from, { limit: 2 })).not.toBe("whole");
    expect(await since(from, { limit: 1 })).toBe("whole");
  });
});
