import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { DOMAIN } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { withToken, withWebsite } from "../testing/with-website.ts";

const HOUR = 3_600_000;

proves("generateWebsite", {
  happy: [
    "makes a page that is not live yet, and replaces it the next time",
    async () => {
      const { generate, state } = await withToken();
      const links = { twitter: "https://x.com/frog" };
      const { body } = await generate({ custom_design_prompt: "calm", social_links: links });
      expect(body).toMatchObject({
        ...{ subdomain: "frog", domain: DOMAIN, status: "generated", live_url: null },
        ...{ custom_design_prompt: "calm", social_links: links },
      });
      expect((await generate({ subdomain: "toad" })).body).toMatchObject({ id: body.id, subdomain: "toad" });
      expect(await state()).toMatchObject({ exists: true, deployed: false, subdomain: "toad" });
    },
  ],
  error: [
    "says what cannot be had, and changes nothing",
    async () => {
      const { generate, state } = await withToken();
      const code = async (change: object) => (await generate(change)).body.code;
      expect(await code({ subdomain: "www" })).toBe("subdomain_reserved");
      expect(await code({ subdomain: "Frog!" })).toBe("subdomain_invalid");
      expect(await code({ custom_design_prompt: "x".repeat(501) })).toBe("validation_failed");
      expect(await code({ social_links: { website: "javascript:alert(1)" } })).toBe("validation_failed");
      expect(await code({ template_id: "template9" })).toBe("validation_failed");
      expect((await state()).exists).toBe(false);
    },
  ],
  security: [
    "takes neither another's token nor another's address",
    async () => {
      const { testApp, generate } = await withToken();
      const stranger = await testApp.signIn();
      expect((await generate({}, stranger)).body.code).toBe("token_not_found");
      await generate();
      const { id } = await testApp.draft(stranger);
      expect((await generate({ token_id: id }, stranger)).body.code).toBe("subdomain_taken");
    },
  ],
});

proves("deployWebsite", {
  happy: [
    "puts a website live for 24 hours, and renews them",
    async () => {
      const { testApp, session, id, deploy, state } = await withWebsite();
      expect((await deploy()).status).toBe(202);
      const live = { deployed: true, live_url: `http://frog.${DOMAIN}`, deployment_failed: false };
      expect(await state()).toMatchObject(live);
      testApp.clock.advance(23 * HOUR);
      const later = await testApp.signIn(session.wallet);
      await deploy(later);
      const { body } = await testApp.call("getWebsiteStatus", { session: later, params: { tokenId: id } });
      expect(Date.parse(body.expires_at ?? "") - testApp.clock.now).toBe(24 * HOUR);
    },
  ],
  error: [
    "does not deploy what is gone",
    async () => {
      const { testApp, session, id, deploy } = await withWebsite();
      await testApp.call("deleteToken", { session, params: { id } });
      const { status, body } = await deploy();
      expect([status, body.detail]).toEqual([404, "No website found to deploy."]);
    },
  ],
  security: [
    "deploys nobody else's",
    async () => {
      const { testApp, deploy, state } = await withWebsite();
      expect((await deploy(await testApp.signIn())).status).toBe(404);
      expect((await state()).deployed).toBe(false);
    },
  ],
});

proves("listDomains", {
  happy: [
    "offers this instance's domain, with what hosting costs",
    async () => {
      const { body } = await createTestApp().call("listDomains");
      expect(body.options).toMatchObject([{ domain: DOMAIN, tier: "standard" }]);
      expect(body.pricing).toEqual({
        standard_hosting_fee_sol: 0.01,
        premium_hosting_fee_sol: 0.03,
        hosting_fee_sol: 0.01,
      });
    },
  ],
  error: [
    "offers no domain that a website is then refused",
    async () => {
      const { testApp, generate } = await withToken();
      const { options } = (await testApp.call("listDomains")).body;
      for (const { domain } of options) expect((await generate({ domain })).status).toBe(200);
      expect((await generate({ domain: "elsewhere.example" })).body.code).toBe("domain_unknown");
    },
  ],
  security: [
    "is the same for everybody",
    async () => {
      const { testApp, session } = await withToken();
      const anonymous = await testApp.call("listDomains");
      expect((await testApp.call("listDomains", { session })).body).toEqual(anonymous.body);
    },
  ],
});

proves("getWebsiteStatus", {
  happy: [
    "follows a website from nothing to live to over",
    async () => {
      const { testApp, session, id, generate, state } = await withToken();
      expect(await state()).toMatchObject({ exists: false, website_id: null, status: null });
      const website = (await generate()).body;
      expect(await state()).toMatchObject({ exists: true, status: "generated", template_id: "template1" });
      await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
      testApp.clock.advance(24 * HOUR);
      const later = await testApp.signIn(session.wallet);
      const { body } = await testApp.call("getWebsiteStatus", { session: later, params: { tokenId: id } });
      expect(body).toMatchObject({ status: "expired", deployed: false, live_url: null });
    },
  ],
  error: [
    "knows no token that is none",
    async () => {
      const { testApp, session } = await withToken();
      const { status, body } = await testApp.call("getWebsiteStatus", {
        session,
        params: { tokenId: "frog" },
      });
      expect([status, body.code]).toEqual([404, "token_not_found"]);
    },
  ],
  security: [
    "tells nobody else",
    async () => {
      const { testApp, id } = await withWebsite();
      const session = await testApp.signIn();
      expect((await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).status).toBe(404);
    },
  ],
});

proves("checkAvailability", {
  happy: [
    "says whether an address is free for a token, why not, and which three fit its name",
    async () => {
      const testApp = createTestApp();
      const [ada, bob] = [await testApp.signIn(), await testApp.signIn()];
      const token = await testApp.draft(ada, "frog");
      const other = await testApp.draft(bob, "frog");
      await testApp.website(bob, other.id, "frog");
      const ask = async (subdomain: string) =>
        (
          await testApp.call("checkAvailability", {
            session: ada,
            query: { subdomain, domain: DOMAIN, token_id: token.id },
          })
        ).body;
      const suggestions = ["frog2", "frog3", "frog4"];
      expect(await ask("frog")).toEqual({ available: false, reason: "taken", suggestions });
      expect(await ask("pond")).toEqual({ available: true, reason: null, suggestions });
      const reasons = ["www", "-x", "", "Frog King", "phantom-wallet", "solfiare", "rape-coin"].map(ask);
      expect((await Promise.all(reasons)).map(({ reason }) => reason)).toEqual([
        ...["reserved", "malformed", "malformed", "malformed", "too_similar", "too_similar", "reserved"],
      ]);
      await testApp.website(ada, token.id, "pond");
      expect(await ask("pond")).toMatchObject({ available: true, reason: null });
      expect((await ask("frog2")).suggestions).toEqual(["frog3", "frog4", "frog5"]);
    },
  ],
  error: [
    "knows one domain, and is asked for a token that there is",
    async () => {
      const testApp = createTestApp();
      const session = await testApp.signIn();
      const { id } = await testApp.draft(session);
      const ask = (query: Record<string, string>) => testApp.call("checkAvailability", { session, query });
      const elsewhere = await ask({ subdomain: "frog", domain: "evil.example", token_id: id });
      expect([elsewhere.status, elsewhere.body.code]).toEqual([422, "domain_unknown"]);
      const long = await ask({ subdomain: "x".repeat(201), domain: DOMAIN, token_id: id });
      expect(long.status).toBe(422);
    },
  ],
  security: [
    "claims nothing, and says nothing about others' tokens",
    async () => {
      const testApp = createTestApp();
      const [ada, bob] = [await testApp.signIn(), await testApp.signIn()];
      const { id } = await testApp.draft(ada);
      const query = { subdomain: "frog", domain: DOMAIN, token_id: id };
      expect((await testApp.call("checkAvailability", { session: bob, query })).status).toBe(404);
      await testApp.call("checkAvailability", { session: ada, query });
      const other = await testApp.draft(bob);
      await expect(testApp.website(bob, other.id, "frog")).resolves.toMatchObject({ subdomain: "frog" });
    },
  ],
});
