import { expect, it } from "vitest";
import { takeDownSite } from "../services/operator/sites.ts";
import { shownFile } from "../testing/shown-file.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createWholeRequests } from "./whole-requests.ts";

const HOST = "frog.localhost:8000";

/** A site in memory, and its answers to whole requests; null: node:http answers. */
async function inMemory() {
  const { deps, ...testApp } = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const website = await testApp.website(session, token.id, "frog");
  await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  expect(await shownFile(deps.sites, HOST)).not.toHaveLength(0);
  const viewed: string[] = [];
  const answer = createWholeRequests({
    ...deps,
    keepAlive: "",
    onView: (id) => viewed.push(id),
    onAnswer: () => undefined,
  });
  const ask = (more = "") =>
    answer(Buffer.from(`GET / HTTP/1.1\r\nHost: ${HOST}\r\n${more}\r\n`))?.toString("latin1") ?? null;
  return { deps, website, viewed, ask };
}

it("are left to node:http from the moment that the site is taken down", async () => {
  const { deps, ask } = await inMemory();
  expect(ask()).toMatch(/^HTTP\/1\.1 200 /);
  await takeDownSite(deps, { host: HOST, reason: "a false airdrop" });
  await deps.sites.get(HOST);
  expect(ask()).toBeNull();
});

it("count as views, unless the browser has the page already", async () => {
  const { website, viewed, ask } = await inMemory();
  const [, etag] = /^ETag: (.*)\r$/m.exec(ask() ?? "") ?? [];
  expect(ask(`If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1\.1 304 /);
  expect(viewed).toEqual([website.id]);
});
