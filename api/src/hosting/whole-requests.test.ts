import { expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { takeDownSite } from "../services/operator/sites.ts";
import { shownFile } from "../testing/shown-site.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createWholeRequests } from "./whole-requests.ts";

const HOST = "frog.localhost:8000";

/** A site, and its answers to whole requests; null: node:http answers. `whole` asks when it is in memory. */
async function deployed() {
  const testApp = createTestApp();
  const { deps } = testApp;
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  const viewed: string[] = [];
  const answer = createWholeRequests({
    ...deps,
    keepAlive: "",
    onView: (id) => viewed.push(id),
    onAnswer: () => undefined,
  });
  const ask = (more = "") =>
    answer(Buffer.from(`GET / HTTP/1.1\r\nHost: ${HOST}\r\n${more}\r\n`))?.toString("latin1") ?? null;
  const whole = async (more?: string) => {
    await shownFile(testApp, HOST);
    return ask(more) ?? expect.unreachable("The site is not in memory.");
  };
  return { testApp, session, token, deps, website, viewed, ask, whole };
}

it("are left to node:http from the moment that the site is taken down", async () => {
  const { deps, ask, whole } = await deployed();
  expect(await whole()).toMatch(/^HTTP\/1\.1 200 /);
  await takeDownSite(deps, { host: HOST, reason: "a false airdrop" });
  await deps.sites.get(HOST);
  expect(ask()).toBeNull();
});

it("are left to node:http once the site's day is over", async () => {
  const { testApp, ask, whole } = await deployed();
  await whole();
  testApp.clock.advance(DAY);
  expect(ask()).toBeNull();
});

it("are answered with the page as it was published last", async () => {
  const { testApp, session, token, whole } = await deployed();
  expect(await whole()).not.toContain("Another Name");
  const body = { name: "Another Name", version: token.version };
  await testApp.call("changeToken", { session, params: { id: token.id }, body });
  expect(await whole()).toContain("Another Name");
});

it("name the second in which they are sent", async () => {
  const { testApp, ask, whole } = await deployed();
  const dateOf = (text: string | null) => Date.parse(/^Date: (.*)\r$/m.exec(text ?? "")?.[1] ?? "");
  const before = dateOf(await whole());
  testApp.clock.advance(5_000);
  expect(dateOf(ask()) - before).toBe(5_000);
});

it("count as views, unless the browser has the page already", async () => {
  const { website, viewed, whole } = await deployed();
  const [, etag] = /^ETag: (.*)\r$/m.exec(await whole()) ?? [];
  expect(await whole(`If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1\.1 304 /);
  expect(viewed).toEqual([website.id]);
});
