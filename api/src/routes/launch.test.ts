import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { expect } from "vitest";
import { profiles } from "#launch/profile.ts";
import { addBlock } from "../services/operator/blocks.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

async function ready() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const mint = Keypair.generate();
  const address = mint.publicKey.toBase58();
  const prepare = (change: object = {}, who = session) => {
    const body = { token_id: id, wallet_address: session.wallet.address, mint: address, ...change };
    return testApp.call("prepareTransaction", { session: who, body });
  };
  const release = (prepared_at: string, mint = address, who = session) =>
    testApp.call("releaseTransaction", { session: who, body: { token_id: id, mint, prepared_at } });
  const confirm = (signature: string, change: object = {}, who = session) => {
    const body = { token_id: id, signature, create_signature: signature, mint_pubkey: address, ...change };
    return testApp.call("confirmTransaction", { session: who, body });
  };
  const land = (uri: string, payer = session.wallet.keypair) => testApp.chain.land({ payer, mint, uri });
  const token = async () => (await testApp.call("getToken", { session, params: { id } })).body;
  return { testApp, session, id, address, prepare, release, confirm, land, token };
}

/** What stands against a launch of a token with this ticker. */
async function readinessOf(ticker: string) {
  const { testApp, session, id, address, prepare, confirm, land } = await ready();
  await testApp.call("changeToken", { session, params: { id }, body: { ticker, version: 1 } });
  const read = async (who = session) =>
    (await testApp.call("readReadiness", { session: who, params: { id } })).body;
  const launch = async () => confirm(land((await prepare()).body.metadata_uri));
  return { testApp, session, id, address, read, launch };
}

proves("readReadiness", {
  happy: [
    "warns of a ticker that looks like a known one, or like one that was launched here",
    async () => {
      const fresh = await readinessOf("FRGY");
      expect(await fresh.read()).toEqual({ paused: null, look_alike: null, lost_address: null });
      expect(await (await readinessOf("B0NK")).read()).toMatchObject({ look_alike: "BONK" });
      await fresh.launch();
      expect((await fresh.read()).look_alike).toBe(null);
      const { testApp, session } = fresh;
      const other = await testApp.draft(session, "another frog");
      await testApp.call("changeToken", {
        session,
        params: { id: other.id },
        body: { ticker: "FR6Y", version: 1 },
      });
      const { body } = await testApp.call("readReadiness", { session, params: { id: other.id } });
      expect(body.look_alike).toBe("FRGY");
    },
  ],
  error: [
    "says that launches are paused, and that the chain cannot be asked",
    async () => {
      const { testApp, session, id, read } = await readinessOf("FRGY");
      const { launchpad } = profiles.sandbox.programs;
      testApp.chain.put(launchpad, { owner: launchpad, data: Buffer.alloc(36) });
      expect((await read()).paused).toMatch(/^Launches are paused: the launchpad's program has changed\./);
      testApp.chain.isDown = true;
      const { status, body } = await testApp.call("readReadiness", { session, params: { id } });
      expect([status, body.code]).toEqual([503, "chain_unavailable"]);
    },
  ],
  security: [
    "speaks of the caller's own tokens alone, and names an address that they can no longer have",
    async () => {
      const { testApp, session, id, read } = await readinessOf("FRGY");
      const website = { subdomain: "frogs", domain: "localhost:8000", template_id: "template1" };
      await testApp.call("configureAutomation", { session, body: { token_id: id, website } });
      expect((await read()).lost_address).toBe(null);
      const stranger = await testApp.signIn();
      expect((await testApp.call("readReadiness", { session: stranger, params: { id } })).status).toBe(404);
      await addBlock(testApp.deps, { kind: "subdomain", value: "frogs", reason: "a brand" });
      expect((await read()).lost_address).toBe("frogs.localhost:8000");
    },
  ],
});

proves("prepareTransaction", {
  happy: [
    "freezes the metadata that the mint is going to point to, and answers the same again",
    async () => {
      const { testApp, prepare, token } = await ready();
      const { body } = await prepare();
      const { name, ticker } = await token();
      expect(body).toMatchObject({ name, symbol: ticker });
      const { prepared_at, ...frozen } = body;
      expect((await prepare()).body).toMatchObject(frozen);
      const file = await testApp.app.request(new URL(body.metadata_uri).pathname);
      expect(await file.json()).toMatchObject({ name, symbol: ticker, image: body.image_url });
    },
  ],
  error: [
    "opens no second launch beside one that is undecided",
    async () => {
      const { prepare } = await ready();
      await prepare();
      const { status, body } = await prepare({ mint: createTestWallet().address });
      expect([status, body.code]).toEqual([409, "launch_in_progress"]);
    },
  ],
  security: [
    "takes no secret key, no wallet and no token of another's",
    async () => {
      const { testApp, prepare } = await ready();
      const secret = bs58.encode(Keypair.generate().secretKey);
      expect((await prepare({ mint: secret })).status).toBe(422);
      expect((await prepare({ mint_secret_key: secret })).status).toBe(422);
      const stranger = await testApp.signIn();
      expect((await prepare({ wallet_address: stranger.wallet.address })).body.code).toBe("wallet_not_yours");
      expect((await prepare({}, stranger)).body.code).toBe("token_not_found");
      expect(await testApp.value("select count(*) from launches")).toBe(0);
    },
  ],
});

proves("releaseTransaction", {
  happy: [
    "frees the token at once, for other words too, which the same mint is then prepared with",
    async () => {
      const { testApp, session, id, prepare, release, confirm, land } = await ready();
      const { prepared_at } = (await prepare()).body;
      expect((await release(prepared_at)).body).toEqual({ success: true, message: "Nothing was launched." });
      const change = { session, params: { id }, body: { ticker: "NEW", version: 1 } };
      expect((await testApp.call("changeToken", change)).body.ticker).toBe("NEW");
      const { body } = await prepare();
      expect(body.symbol).toBe("NEW");
      expect((await confirm(land(body.metadata_uri))).body.success).toBe(true);
    },
  ],
  error: [
    "loses nothing where the launch was signed all the same, or was confirmed before",
    async () => {
      const { address, prepare, release, confirm, land, token } = await ready();
      const { metadata_uri, prepared_at } = (await prepare()).body;
      const signature = land(metadata_uri);
      await release(prepared_at);
      expect((await confirm(signature)).body.success).toBe(true);
      expect((await release(prepared_at)).body.success).toBe(true);
      expect((await token()).mint_address).toBe(address);
    },
  ],
  security: [
    "closes no launch of another mint, and none of another's token",
    async () => {
      const { testApp, session, id, prepare, release } = await ready();
      const { prepared_at } = (await prepare()).body;
      await release(prepared_at, createTestWallet().address);
      const stranger = await testApp.signIn();
      expect((await release(prepared_at, undefined, stranger)).body.code).toBe("token_not_found");
      const removal = await testApp.call("deleteToken", { session, params: { id } });
      expect(removal.body.code).toBe("launch_in_progress");
    },
  ],
});

proves("confirmTransaction", {
  happy: [
    "reads the chain, and gives the token its mint",
    async () => {
      const { address, prepare, confirm, land, token } = await ready();
      const signature = land((await prepare()).body.metadata_uri);
      const { body } = await confirm(signature);
      expect(body).toEqual({ success: true, message: `${(await token()).name} is launched.` });
      expect((await token()).mint_address).toBe(address);
      expect((await confirm(signature)).body.success).toBe(true);
    },
  ],
  error: [
    "says why it does not believe, and changes nothing",
    async () => {
      const { prepare, confirm, token } = await ready();
      await prepare();
      const { body } = await confirm(bs58.encode(Buffer.alloc(64, 5)));
      expect(body.success).toBe(false);
      expect(body.message).not.toBe("");
      expect((await token()).mint_address).toBe(null);
    },
  ],
  security: [
    "takes no mint that another paid for, that has other metadata, or that was never prepared",
    async () => {
      const { testApp, prepare, confirm, land, token } = await ready();
      const { metadata_uri } = (await prepare()).body;
      const stranger = await testApp.signIn();
      expect((await confirm(land(metadata_uri, stranger.wallet.keypair))).body.success).toBe(false);
      expect((await confirm(land("https://elsewhere.example/m.json"))).body.success).toBe(false);
      const signature = land(metadata_uri);
      const other = createTestWallet().address;
      expect((await confirm(signature, { mint_pubkey: other })).body.code).toBe("launch_not_found");
      expect((await confirm(signature, {}, stranger)).body.code).toBe("token_not_found");
      expect((await token()).mint_address).toBe(null);
    },
  ],
});
