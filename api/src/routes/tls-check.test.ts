import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { DAY } from "#contract/limits.ts";
import { createDispatch } from "../hosting/dispatch.ts";
import { takeDownSite } from "../services/operator/sites.ts";
import { askHost, withServer } from "../testing/http.ts";
import { createTestApp } from "../testing/test-app.ts";

it("wants certificates for the app and for live sites alone, and tells nobody but this machine", async () => {
  const testApp = createTestApp({}, { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.site" });
  const views = { count: () => undefined, flush: async () => undefined };
  const listener = createDispatch(testApp.deps, getRequestListener(testApp.app.fetch), views);
  const session = await testApp.signIn();
  for (const name of ["frog", "toad"]) {
    const token = await testApp.draft(session, name);
    const body = { token_id: token.id, subdomain: name, domain: "gems.site", template_id: "template1" };
    const { body: website } = await testApp.call("generateWebsite", { session, body });
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
  }
  await withServer(listener, async (port) => {
    const ask = async (domain: string, host = "localhost:8000", headers = {}) =>
      (await askHost(port, host, { path: `/internal/tls-check?domain=${domain}`, headers })).status;
    expect(await ask("gem.example")).toBe(200);
    expect(await ask("frog.gems.site")).toBe(200);
    expect(await ask("FROG.gems.site")).toBe(200);
    for (const other of ["", "newt.gems.site", "gems.site", "a.frog.gems.site", "evil.example", "localhost"])
      expect([other, await ask(other)]).toEqual([other, 404]);
    expect(await ask("gem.example", "gem.example")).toBe(404);
    expect(await ask("gem.example", "localhost:8000", { "x-forwarded-for": "1.2.3.4" })).toBe(404);
    expect(await ask("toad.gems.site")).toBe(200);
    await takeDownSite(testApp.deps, { host: "toad.gems.site", reason: "a false airdrop" });
    expect(await ask("toad.gems.site")).toBe(404);
    testApp.clock.now += DAY;
    expect(await ask("frog.gems.site")).toBe(404);
  });
});
