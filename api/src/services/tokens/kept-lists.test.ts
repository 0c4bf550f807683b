import { expect, it } from "vitest";
import type { TokenList } from "#contract/token.ts";
import type { UserDeps } from "../../deps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import type { SignedIn } from "../../testing/valid-requests.ts";
import { takeDownSite } from "../operator/sites.ts";
import { listTokens } from "./read-token.ts";

const HOST = "frog.localhost:8000";

const asUser = ({ deps }: TestApp, { user, wallet }: SignedIn): UserDeps => ({
  ...deps,
  caller: { userId: user.id, sessionId: "", address: wallet.address },
});

/** A user with a token whose website is live, and their list as the server has it. */
async function withList() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const { id: websiteId } = await testApp.website(session, token.id, "frog");
  const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId } });
  await deploy();
  const deps = asUser(testApp, session);
  const list = (limit = 100, offset = 0) => listTokens(deps, { limit, offset });
  const first = async () => (JSON.parse((await list()).text) as TokenList).data.tokens[0];
  return { testApp, session, token, deploy, list, first };
}

it("is made once for as long as nothing of it changes", async () => {
  const { testApp, list } = await withList();
  const before = await list();
  const other = await testApp.signIn();
  await testApp.draft(other, "another frog");
  testApp.clock.advance(60_000);
  expect(await list()).toBe(before);
});

it("is another one for each user, each length and each place to begin", async () => {
  const { testApp, list } = await withList();
  const others = asUser(testApp, await testApp.signIn());
  const kept = [
    await list(),
    await list(1),
    await list(1, 1),
    await listTokens(others, { limit: 100, offset: 0 }),
  ];
  expect(new Set(kept.map(({ text }) => text)).size).toBe(kept.length);
});

it("is made again after any write, by this process or another", async () => {
  const { testApp, session, token, list, first, deploy } = await withList();
  const { id } = token;
  const changes = [
    () => testApp.draft(session, "a second frog"),
    () => testApp.call("changeToken", { session, params: { id }, body: { in_gallery: false, version: 1 } }),
    deploy,
    () => takeDownSite(testApp.deps, { host: HOST, reason: "a test" }),
    async () => testApp.sql("update tokens set name = 'Elsewhere' where id = ?", id),
    () => testApp.call("deleteToken", { session, params: { id } }),
  ];
  for (const change of changes) {
    const before = await list();
    await change();
    const after = await list();
    expect(after).not.toBe(before);
    expect(after.text).not.toBe(before.text);
    expect(after.etag).not.toBe(before.etag);
  }
  expect((await first())?.name).not.toBe("Elsewhere");
});

it("says that a website has ended although nobody wrote anything, and not before", async () => {
  const { testApp, list, first } = await withList();
  const { website_expires_at: until } = (await first()) ?? {};
  const end = Date.parse(until ?? "");
  testApp.clock.now = end - 1;
  expect((await first())?.website_status).toBe("deployed");
  const before = await list();
  testApp.clock.now = end;
  expect(await list()).not.toBe(before);
  expect(await first()).toMatchObject({ website_status: "expired", website_expires_at: null });
  // A clock that is set back.
  testApp.clock.now = end - 1;
  expect((await first())?.website_status).toBe("deployed");
});

it("is compressed once in each form that is asked for", async () => {
  const list = await (await withList()).list();
  const br = await list.compressed("br");
  expect(await list.compressed("br")).toBe(br);
  expect(await list.compressed("gzip")).not.toBe(br);
});
