import { Keypair } from "@solana/web3.js";
import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { DOMAIN } from "../testing/requests.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

const wanted = { subdomain: "frog", domain: DOMAIN, template_id: "template1" };

async function withToken() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const configure = (website: unknown, who = session) =>
    testApp.call("configureAutomation", { session: who, body: { token_id: id, website } });
  const status = async () =>
    (await testApp.call("getAutomationStatus", { session, params: { id } })).body.website_status;
  const live = async () => (await testApp.call("getToken", { session, params: { id } })).body.website_status;
  return { testApp, session, id, configure, status, live };
}

/** Launches the token as the chain and the server would have it. */
async function launch({ testApp, session, id }: Awaited<ReturnType<typeof withToken>>): Promise<string> {
  const mint = Keypair.generate();
  const mint_pubkey = mint.publicKey.toBase58();
  const prepare = { token_id: id, wallet_address: session.wallet.address, mint: mint_pubkey };
  const { metadata_uri } = (await testApp.call("prepareTransaction", { session, body: prepare })).body;
  const signature = testApp.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
  const body = { token_id: id, signature, create_signature: signature, mint_pubkey };
  await testApp.call("confirmTransaction", { session, body });
  return mint_pubkey;
}

proves("configureAutomation", {
  happy: [
    "stores the configuration until the launch, and removes it on request",
    async () => {
      const { configure, status } = await withToken();
      expect((await configure(wanted)).body).toEqual({ success: true, website_status: "pending_deployment" });
      expect(await status()).toBe("pending_deployment");
      expect((await configure(null)).body).toEqual({ success: true, website_status: "not_configured" });
      expect(await status()).toBe("not_configured");
    },
  ],
  error: [
    "refuses an address or template that is not available, and stores nothing",
    async () => {
      const { configure, status } = await withToken();
      const code = async (change: object) => (await configure({ ...wanted, ...change })).body.code;
      expect(await code({ subdomain: "admin" })).toBe("subdomain_reserved");
      expect(await code({ subdomain: "-frog" })).toBe("subdomain_invalid");
      expect(await code({ domain: "elsewhere.example" })).toBe("domain_unknown");
      expect(await code({ template_id: "template5" })).toBe("template_unavailable");
      expect(await status()).toBe("not_configured");
    },
  ],
  security: [
    "refuses another user's token, and an address that another's configuration holds",
    async () => {
      const { testApp, configure, status } = await withToken();
      const stranger = await testApp.signIn();
      expect((await configure(wanted, stranger)).body.code).toBe("token_not_found");
      expect(await status()).toBe("not_configured");
      await configure(wanted);
      const body = { token_id: (await testApp.draft(stranger)).id, website: wanted };
      expect((await testApp.call("configureAutomation", { session: stranger, body })).body.code).toBe(
        "subdomain_taken",
      );
    },
  ],
});

proves("activateAutomation", {
  happy: [
    "deploys what was configured, once the token is launched",
    async () => {
      const fixture = await withToken();
      await fixture.configure(wanted);
      const mint_address = await launch(fixture);
      const { testApp, session, id } = fixture;
      const answer = await testApp.call("activateAutomation", {
        session,
        params: { id },
        body: { mint_address },
      });
      expect(answer.body).toEqual({ activated: true });
      expect(await fixture.live()).toBe("deployed");
    },
  ],
  error: [
    "activates nothing if nothing was configured",
    async () => {
      const fixture = await withToken();
      const mint_address = await launch(fixture);
      const { testApp, session, id } = fixture;
      const answer = await testApp.call("activateAutomation", {
        session,
        params: { id },
        body: { mint_address },
      });
      expect(answer.body).toEqual({ activated: false });
      expect(await fixture.live()).toBe(null);
    },
  ],
  security: [
    "believes the chain about the mint, not the caller",
    async () => {
      const { testApp, session, id, configure, live } = await withToken();
      await configure(wanted);
      const body = { mint_address: createTestWallet().address };
      const answer = await testApp.call("activateAutomation", { session, params: { id }, body });
      expect(answer.body).toEqual({ activated: false });
      expect(await live()).toBe(null);
    },
  ],
});

proves("deployTokenWebsite", {
  happy: [
    "generates the website if needed, and deploys it",
    async () => {
      const { testApp, session, id, configure, live } = await withToken();
      await configure(wanted);
      expect((await testApp.call("deployTokenWebsite", { session, params: { id } })).status).toBe(202);
      expect(await live()).toBe("deployed");
    },
  ],
  error: [
    "finds nothing to deploy if nothing is configured",
    async () => {
      const { testApp, session, id } = await withToken();
      const { status, body } = await testApp.call("deployTokenWebsite", { session, params: { id } });
      expect([status, body.detail]).toEqual([404, "No website found to deploy."]);
    },
  ],
  security: [
    "deploys nobody else's",
    async () => {
      const { testApp, id, configure, live } = await withToken();
      await configure(wanted);
      const session = await testApp.signIn();
      expect((await testApp.call("deployTokenWebsite", { session, params: { id } })).status).toBe(404);
      expect(await live()).toBe(null);
    },
  ],
});

proves("getAutomationStatus", {
  happy: [
    "is active once something is configured and the token is launched",
    async () => {
      const fixture = await withToken();
      await fixture.configure(wanted);
      await launch(fixture);
      const { testApp, session, id } = fixture;
      expect((await testApp.call("getAutomationStatus", { session, params: { id } })).body).toEqual({
        website_status: "active",
        twitter_status: "not_configured",
        bot_status: "not_configured",
      });
    },
  ],
  error: [
    "does not find a deleted token",
    async () => {
      const { testApp, session, id } = await withToken();
      await testApp.call("deleteToken", { session, params: { id } });
      expect((await testApp.call("getAutomationStatus", { session, params: { id } })).body.code).toBe(
        "token_not_found",
      );
    },
  ],
  security: [
    "tells nobody else",
    async () => {
      const { testApp, id } = await withToken();
      const session = await testApp.signIn();
      expect((await testApp.call("getAutomationStatus", { session, params: { id } })).status).toBe(404);
    },
  ],
});

proves("connectTwitter", {
  happy: [
    "is not offered, and says so",
    async () => {
      const { testApp, session, id } = await withToken();
      const { status, body } = await testApp.call("connectTwitter", { session, body: { token_id: id } });
      expect([status, body.code, body.detail]).toEqual([
        ...[403, "twitter_disabled", "Twitter automation is not available."],
      ]);
    },
  ],
  error: [
    "reads no body, not even a malformed one",
    async () => {
      const { testApp, session } = await withToken();
      expect((await testApp.call("connectTwitter", { session })).body.code).toBe("twitter_disabled");
    },
  ],
  security: [
    "is shown only to signed-in users",
    async () => {
      const { testApp } = await withToken();
      expect((await testApp.call("connectTwitter", { body: {} })).status).toBe(401);
    },
  ],
});
