import { Keypair } from "@solana/web3.js";
import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createRig } from "../testing/rig.ts";
import { createTestWallet } from "../testing/wallet.ts";
import { DOMAIN } from "../testing/wishes.ts";

const wanted = { subdomain: "frog", domain: DOMAIN, template_id: "template1" };

async function withToken() {
  const rig = createRig();
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  const configure = (website: unknown, who = session) =>
    rig.call("configureAutomation", { session: who, body: { token_id: id, website } });
  const status = async () =>
    (await rig.call("getAutomationStatus", { session, params: { id } })).body.website_status;
  const live = async () => (await rig.call("getToken", { session, params: { id } })).body.website_status;
  return { rig, session, id, configure, status, live };
}

/** Launches the token as the chain and the server would have it. */
async function launch({ rig, session, id }: Awaited<ReturnType<typeof withToken>>): Promise<string> {
  const mint = Keypair.generate();
  const mint_pubkey = mint.publicKey.toBase58();
  const prepare = { token_id: id, wallet_address: session.wallet.address, mint: mint_pubkey };
  const { metadata_uri } = (await rig.call("prepareTransaction", { session, body: prepare })).body;
  const signature = rig.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
  const body = { token_id: id, signature, create_signature: signature, mint_pubkey };
  await rig.call("confirmTransaction", { session, body });
  return mint_pubkey;
}

proves("configureAutomation", {
  happy: [
    "keeps what is wanted until the launch, and forgets it again",
    async () => {
      const { configure, status } = await withToken();
      expect((await configure(wanted)).body).toEqual({ success: true, website_status: "pending_deployment" });
      expect(await status()).toBe("pending_deployment");
      expect((await configure(null)).body).toEqual({ success: true, website_status: "not_configured" });
      expect(await status()).toBe("not_configured");
    },
  ],
  error: [
    "refuses what cannot be had, and keeps nothing",
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
    "takes no other user's token, nor the address that another's configuration holds",
    async () => {
      const { rig, configure, status } = await withToken();
      const stranger = await rig.signIn();
      expect((await configure(wanted, stranger)).body.code).toBe("token_not_found");
      expect(await status()).toBe("not_configured");
      await configure(wanted);
      const body = { token_id: (await rig.draft(stranger)).id, website: wanted };
      expect((await rig.call("configureAutomation", { session: stranger, body })).body.code).toBe(
        "subdomain_taken",
      );
    },
  ],
});

proves("activateAutomation", {
  happy: [
    "deploys what was configured, once the token is launched",
    async () => {
      const given = await withToken();
      await given.configure(wanted);
      const mint_address = await launch(given);
      const { rig, session, id } = given;
      const answer = await rig.call("activateAutomation", {
        session,
        params: { id },
        body: { mint_address },
      });
      expect(answer.body).toEqual({ activated: true });
      expect(await given.live()).toBe("deployed");
    },
  ],
  error: [
    "activates nothing where nothing was configured",
    async () => {
      const given = await withToken();
      const mint_address = await launch(given);
      const { rig, session, id } = given;
      const answer = await rig.call("activateAutomation", {
        session,
        params: { id },
        body: { mint_address },
      });
      expect(answer.body).toEqual({ activated: false });
      expect(await given.live()).toBe(null);
    },
  ],
  security: [
    "believes the chain about the mint, not the caller",
    async () => {
      const { rig, session, id, configure, live } = await withToken();
      await configure(wanted);
      const body = { mint_address: createTestWallet().address };
      const answer = await rig.call("activateAutomation", { session, params: { id }, body });
      expect(answer.body).toEqual({ activated: false });
      expect(await live()).toBe(null);
    },
  ],
});

proves("deployTokenWebsite", {
  happy: [
    "generates where needed, and deploys",
    async () => {
      const { rig, session, id, configure, live } = await withToken();
      await configure(wanted);
      expect((await rig.call("deployTokenWebsite", { session, params: { id } })).status).toBe(202);
      expect(await live()).toBe("deployed");
    },
  ],
  error: [
    "finds nothing to deploy where nothing is wanted",
    async () => {
      const { rig, session, id } = await withToken();
      const { status, body } = await rig.call("deployTokenWebsite", { session, params: { id } });
      expect([status, body.detail]).toEqual([404, "No website found to deploy."]);
    },
  ],
  security: [
    "deploys nobody else's",
    async () => {
      const { rig, id, configure, live } = await withToken();
      await configure(wanted);
      const session = await rig.signIn();
      expect((await rig.call("deployTokenWebsite", { session, params: { id } })).status).toBe(404);
      expect(await live()).toBe(null);
    },
  ],
});

proves("getAutomationStatus", {
  happy: [
    "is active once something is configured and the token is launched",
    async () => {
      const given = await withToken();
      await given.configure(wanted);
      await launch(given);
      const { rig, session, id } = given;
      expect((await rig.call("getAutomationStatus", { session, params: { id } })).body).toEqual({
        website_status: "active",
        twitter_status: "not_configured",
        bot_status: "not_configured",
      });
    },
  ],
  error: [
    "knows no token that is gone",
    async () => {
      const { rig, session, id } = await withToken();
      await rig.call("deleteToken", { session, params: { id } });
      expect((await rig.call("getAutomationStatus", { session, params: { id } })).body.code).toBe(
        "token_not_found",
      );
    },
  ],
  security: [
    "tells nobody else",
    async () => {
      const { rig, id } = await withToken();
      const session = await rig.signIn();
      expect((await rig.call("getAutomationStatus", { session, params: { id } })).status).toBe(404);
    },
  ],
});

proves("connectTwitter", {
  happy: [
    "is not offered, and says so",
    async () => {
      const { rig, session, id } = await withToken();
      const { status, body } = await rig.call("connectTwitter", { session, body: { token_id: id } });
      expect([status, body.code, body.detail]).toEqual([
        ...[403, "twitter_disabled", "Twitter automation is not available."],
      ]);
    },
  ],
  error: [
    "reads no body, not even one that is none",
    async () => {
      const { rig, session } = await withToken();
      expect((await rig.call("connectTwitter", { session })).body.code).toBe("twitter_disabled");
    },
  ],
  security: [
    "is told to those alone who are signed in",
    async () => {
      const { rig } = await withToken();
      expect((await rig.call("connectTwitter", { body: {} })).status).toBe(401);
    },
  ],
});
