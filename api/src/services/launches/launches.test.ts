import { Keypair } from "@solana/web3.js";
import { describe, expect, it, vi } from "vitest";
import type { TokenMetadata } from "#contract/launch.ts";
import { MINUTE } from "#contract/limits.ts";
import { curveOf } from "#launch/addresses.ts";
import { profiles } from "#launch/profile.ts";
import { curveData } from "#launch/testing/simulated-accounts.ts";
import { readJson } from "../../testing/call.ts";
import { overtake } from "../../testing/overtake.ts";
import { shownFile } from "../../testing/shown-site.ts";
import { createOneServer, createTestApp } from "../../testing/test-app.ts";

type TestApp = ReturnType<typeof createTestApp>;

async function readyToLaunch(testApp: TestApp = createTestApp()) {
  const session = await testApp.signIn();
  const token = await testApp.draft(session);
  const mint = Keypair.generate();
  const payer = session.wallet.keypair;
  const prepare = (key = mint, change: Record<string, unknown> = {}) =>
    testApp.call("prepareTransaction", {
      session,
      body: {
        token_id: token.id,
        wallet_address: session.wallet.address,
        mint: key.publicKey.toBase58(),
        ...change,
      },
    });
  const confirm = (signature: string, key = mint, create = signature) =>
    testApp.call("confirmTransaction", {
      session,
      body: {
        token_id: token.id,
        signature,
        create_signature: create,
        mint_pubkey: key.publicKey.toBase58(),
      },
    });
  const release = (prepared_at: string) =>
    testApp.call("releaseTransaction", {
      session,
      body: { token_id: token.id, mint: mint.publicKey.toBase58(), prepared_at },
    });
  const read = async () => (await testApp.call("getToken", { session, params: { id: token.id } })).body;
  return { testApp, session, token, mint, payer, prepare, confirm, release, read };
}

describe("preparing a launch", () => {
  it("freezes the metadata where anybody can read it", async () => {
    const { testApp, prepare, token } = await readyToLaunch();
    const { body } = await prepare();
    const { name, narrative: description } = token;
    const frozen = { name, symbol: "FROG", description, prepared_height: testApp.chain.height };
    expect(body).toMatchObject(frozen);
    expect(body.metadata_uri).toMatch(/^http:\/\/localhost:8000\/m\/[0-9a-f]{16}\.json$/);
    const file = await testApp.app.request(body.metadata_uri);
    expect(file.headers.get("content-type")).toBe("application/json");
    expect(file.headers.get("access-control-allow-origin")).toBe("*");
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(await file.json()).toEqual({
      name: token.name,
      symbol: "FROG",
      description: token.narrative,
      image: body.image_url,
      showName: true,
      createdOn: "http://localhost:8000",
    });
    expect((await testApp.app.request(body.image_url)).status).toBe(200);
    expect((await testApp.app.request("/m/0123456789abcdef.json")).status).toBe(404);
  });

  it("answers the same for the same mint, also when asked at once", async () => {
    const { prepare } = await readyToLaunch();
    const answers = await Promise.all([prepare(), prepare(), prepare()]);
    const frozen = answers.map(({ body }) => JSON.stringify({ ...body, prepared_at: "" }));
    expect(new Set(frozen).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it("puts social links and the reserved address into the metadata", async () => {
    const { testApp, session, token, prepare } = await readyToLaunch();
    await testApp.website(session, token.id, "frog");
    const { body } = await prepare();
    const metadata = await readJson<TokenMetadata>(await testApp.app.request(body.metadata_uri));
    expect(metadata.website).toBe("http://frog.localhost:8000");
    expect(body.links).toEqual([metadata.website]);
  });

  it("takes a public key alone, a wallet of the caller's, and a token that the chain takes", async () => {
    const { testApp, session, token, prepare } = await readyToLaunch();
    expect((await prepare(undefined, { secret_key: [1, 2, 3] })).status).toBe(422);
    const stranger = await testApp.signIn();
    expect((await prepare(undefined, { wallet_address: stranger.wallet.address })).body.code).toBe(
      "wallet_not_yours",
    );
    const body = { name: "ü".repeat(17), version: 1 };
    await testApp.call("changeToken", { session, params: { id: token.id }, body });
    expect((await prepare()).body.code).toBe("name_too_long_for_chain");
    testApp.chain.isDown = true;
    await testApp.call("changeToken", {
      session,
      params: { id: token.id },
      body: { name: "Frog", version: 2 },
    });
    expect([(await prepare()).status, (await prepare()).body.code]).toEqual([503, "chain_unavailable"]);
  });

  it("is paused in words where the launchpad has changed, and the operator is told what", async () => {
    const { testApp, prepare } = await readyToLaunch(createOneServer());
    const { global } = profiles.sandbox.accounts;
    testApp.chain.put(global, { owner: profiles.sandbox.programs.launchpad, data: Buffer.alloc(1_088) });
    const { status, body } = await prepare();
    expect([status, body.code]).toEqual([409, "launch_paused"]);
    expect(body.detail).toMatch(
      /^Launches are paused: the launchpad has changed how a token starts\. Nothing was spent/,
    );
    expect(await testApp.deps.metrics.text()).toContain('launches_paused_total{change="settings"} 1');
  });

  it("is paused where the program was deployed again since the operator looked, and on devnet", async () => {
    const pinned = (slot: string) => readyToLaunch(createTestApp({}, { LAUNCHPAD_DEPLOYED_SLOT: slot }));
    expect((await (await pinned("7")).prepare()).status).toBe(200);
    expect((await (await pinned("8")).prepare()).body.detail).toContain(
      "the launchpad's program has changed",
    );
    const devnet = await readyToLaunch(createTestApp({}, { SOLANA_NETWORK: "devnet" }));
    expect((await devnet.prepare()).body.detail).toContain("this app does not know the launchpad's accounts");
  });

  it("keeps the token as it was frozen, and keeps it at all", async () => {
    const { testApp, session, token, prepare } = await readyToLaunch();
    await prepare();
    const fixture = { session, params: { id: token.id } };
    const change = await testApp.call("changeToken", { ...fixture, body: { ticker: "NEW", version: 1 } });
    expect([change.status, change.body.code]).toEqual([409, "token_launching"]);
    const removal = await testApp.call("deleteToken", fixture);
    expect([removal.status, removal.body.code]).toEqual([409, "launch_in_progress"]);
    testApp.chain.isDown = true;
    expect((await testApp.call("deleteToken", fixture)).body.code).toBe("launch_in_progress");
  });
});

describe("a second mint", () => {
  it("waits until the chain has proved that the first can never come", async () => {
    const { testApp, session, token, prepare } = await readyToLaunch();
    await prepare();
    const other = Keypair.generate();
    testApp.chain.height += 300;
    const early = await prepare(other);
    expect([early.status, early.body.code]).toEqual([409, "launch_in_progress"]);
    testApp.chain.height += 1;
    expect((await prepare(other)).status).toBe(200);
    testApp.chain.height += 301;
    const body = { ticker: "NEW", version: 1 };
    expect((await testApp.call("changeToken", { session, params: { id: token.id }, body })).status).toBe(200);
  });

  it("gets more time with each repeated prepare of the first", async () => {
    const { testApp, token, prepare } = await readyToLaunch();
    await prepare();
    testApp.chain.height += 200;
    const { description, prepared_height } = (await prepare()).body;
    expect([description, prepared_height]).toEqual([token.narrative, testApp.chain.height]);
    testApp.chain.height += 100;
    expect((await prepare(Keypair.generate())).body.code).toBe("launch_in_progress");
  });

  it("finds the token launched, where the first came to be though nobody said so", async () => {
    const { testApp, mint, payer, prepare, read } = await readyToLaunch();
    const { body } = await prepare();
    testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    const second = await prepare(Keypair.generate());
    expect([second.status, second.body.code]).toEqual([409, "token_deployed"]);
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
  });
});

describe("a first mint that is on the chain", () => {
  it("is found although an earlier try of it failed", async () => {
    const { testApp, mint, payer, prepare, read } = await readyToLaunch();
    const { metadata_uri: uri } = (await prepare()).body;
    const failed = { payer, mint, uri, err: { InstructionError: [1, "Custom"] } };
    testApp.chain.land({ ...failed, withoutMint: true });
    testApp.chain.land({ payer, mint, uri });
    testApp.chain.height += 301;
    expect((await prepare(Keypair.generate())).body.code).toBe("token_deployed");
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
  });

  it("is not given up while nobody knows who paid for it", async () => {
    const { testApp, mint, payer, prepare } = await readyToLaunch();
    const { metadata_uri: uri } = (await prepare()).body;
    testApp.chain.land({ payer, mint, uri, signer: Keypair.generate() });
    testApp.chain.height += 301;
    expect((await prepare(Keypair.generate())).body.code).toBe("launch_in_progress");
  });

  it("is known by the creator on its curve where its own transaction cannot be found", async () => {
    const { testApp, mint, payer, prepare, read } = await readyToLaunch();
    testApp.chain.land({ payer, mint, uri: (await prepare()).body.metadata_uri, signer: Keypair.generate() });
    const profile = profiles.sandbox;
    const address = mint.publicKey.toBase58();
    const data = curveData({ profile, mint: address, wallet: payer.publicKey.toBase58() });
    testApp.chain.put(curveOf(profile, address), { owner: profile.programs.launchpad, data });
    expect((await prepare(Keypair.generate())).body.code).toBe("token_deployed");
    expect((await read()).mint_address).toBe(address);
  });

  it("is recorded, and not prepared again", async () => {
    const { testApp, mint, payer, prepare, read } = await readyToLaunch();
    testApp.chain.land({ payer, mint, uri: (await prepare()).body.metadata_uri });
    expect((await prepare()).body.code).toBe("token_deployed");
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
  });

  it("is recorded, and not released", async () => {
    const { testApp, token, mint, payer, prepare, release, read } = await readyToLaunch();
    const { metadata_uri: uri, prepared_at } = (await prepare()).body;
    testApp.chain.land({ payer, mint, uri });
    expect((await release(prepared_at)).body).toEqual({
      success: false,
      message: `${token.name} is already on the chain.`,
    });
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
  });

  it("is not released unseen", async () => {
    const { testApp, prepare, release } = await readyToLaunch();
    const { prepared_at } = (await prepare()).body;
    testApp.chain.isDown = true;
    expect((await release(prepared_at)).body.code).toBe("chain_unavailable");
    testApp.chain.isDown = false;
    expect((await prepare(Keypair.generate())).body.code).toBe("launch_in_progress");
    expect((await release(prepared_at)).body).toEqual({ success: true, message: "Nothing was launched." });
    expect((await prepare(Keypair.generate())).status).toBe(200);
  });

  it("is not released by what was sent before it was prepared again, however late that comes", async () => {
    const { testApp, prepare, release } = await readyToLaunch();
    const { prepared_at } = (await prepare()).body;
    const { call } = testApp.chain;
    let answer = () => {};
    testApp.chain.call = async (method, params) => {
      if (method === "getAccountInfo") {
        testApp.chain.call = call;
        await new Promise<void>((resolve) => (answer = resolve));
      }
      return call(method, params);
    };
    const late = release(prepared_at);
    await vi.waitFor(() => expect(testApp.chain.call).toBe(call));
    expect((await prepare()).status).toBe(200);
    answer();
    expect((await late).body.success).toBe(true);
    expect((await release(prepared_at)).body.success).toBe(true);
    expect((await prepare(Keypair.generate())).body.code).toBe("launch_in_progress");
  });
});

describe("a launch whose client never came back", () => {
  /** Two minutes are what a client has to report by itself. */
  const wait = async ({ clock, deps }: TestApp) => {
    clock.advance(3 * MINUTE);
    await deps.jobs.runDue();
  };

  it("is found by the server alone, which puts its website live", async () => {
    const { testApp, session, token, mint, payer, prepare, read } = await readyToLaunch();
    const { deps, chain, clock } = testApp;
    await deps.jobs.start();
    await testApp.website(session, token.id, "frog");
    const { body } = await prepare();
    chain.land({ payer, mint, uri: body.metadata_uri });
    clock.advance(MINUTE);
    await deps.jobs.runDue();
    expect((await read()).mint_address).toBeNull();
    await wait(testApp);
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
    await deps.jobs.stop();
    expect(String(await shownFile(testApp, "frog.localhost:8000"))).toContain(
      `mint:${mint.publicKey.toBase58()}`,
    );
  });

  it("is looked for again once the chain is back, and holds no other up", async () => {
    const { testApp, mint, payer, prepare, read } = await readyToLaunch();
    const { body } = await prepare();
    const crowd = await Promise.all(Array.from({ length: 25 }, () => readyToLaunch(testApp)));
    for (const each of crowd) expect((await each.prepare()).status).toBe(200);
    testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    await testApp.deps.jobs.start();
    testApp.chain.isDown = true;
    await wait(testApp);
    testApp.chain.isDown = false;
    expect((await read()).mint_address).toBeNull();
    await wait(testApp);
    await wait(testApp);
    expect((await read()).mint_address).toBe(mint.publicKey.toBase58());
    await testApp.deps.jobs.stop();
  });

  it("sets its token free once it can no longer land", async () => {
    const { testApp, prepare } = await readyToLaunch();
    await testApp.deps.jobs.start();
    await prepare();
    await wait(testApp);
    const other = Keypair.generate();
    expect((await prepare(other)).body.code).toBe("launch_in_progress");
    testApp.chain.height += 301;
    await wait(testApp);
    testApp.chain.height -= 301;
    expect((await prepare(other)).status).toBe(200);
    await testApp.deps.jobs.stop();
  });
});

describe("a launch that a wallet of nobody's paid for", () => {
  it("holds the token no longer than the chain needs to decide", async () => {
    const { testApp, mint, prepare } = await readyToLaunch();
    const { body } = await prepare();
    testApp.chain.land({ payer: Keypair.generate(), mint, uri: body.metadata_uri });
    const other = Keypair.generate();
    expect((await prepare(other)).body.code).toBe("launch_in_progress");
    testApp.chain.height += 301;
    expect((await prepare(other)).status).toBe(200);
  });
});

describe("confirming a launch", () => {
  it("believes the chain, and puts mint and buy link on the live site by itself", async () => {
    const { testApp, session, token, mint, payer, prepare, confirm, read } = await readyToLaunch();
    const website = await testApp.website(session, token.id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    const { body } = await prepare();
    const signature = testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    const address = mint.publicKey.toBase58();
    const page = async () => {
      return String(await shownFile(testApp, "frog.localhost:8000"));
    };
    expect(await page()).toContain("mint:null");
    const confirmed = await confirm(signature);
    expect(confirmed.body).toEqual({ success: true, message: `${token.name} is launched.` });
    expect(await read()).toMatchObject({ mint_address: address, version: 2 });
    expect(await page()).toContain(`mint:${address}`);
    expect(await page()).toContain(`buy:http://127.0.0.1:8899/token/${address}`);
    expect((await confirm(signature)).body.success).toBe(true);
    expect((await testApp.call("getMe", { session })).body.tokens_deployed).toBe(1);
    const change = { session, params: { id: token.id }, body: { ticker: "NEW", version: 2 } };
    expect((await testApp.call("changeToken", change)).body.code).toBe("token_deployed");
    expect((await prepare(Keypair.generate())).body.code).toBe("token_deployed");
  });

  it("answers what the chain does not show with its reason, and changes nothing", async () => {
    const { testApp, mint, payer, prepare, confirm, read } = await readyToLaunch();
    const uri = (await prepare()).body.metadata_uri;
    const stranger = Keypair.generate();
    const messageOf = async (signature: string, pending?: true) => {
      const { status, body } = await confirm(signature);
      expect([status, body.success, body.pending]).toEqual([200, false, pending]);
      return body.message;
    };
    const unknown = "5".repeat(87);
    expect(await messageOf(unknown, true)).toContain("not confirmed this transaction yet");
    expect(await messageOf(testApp.chain.land({ payer, mint, uri, withoutMint: true }), true)).toContain(
      "not visible",
    );
    expect(await messageOf(testApp.chain.land({ payer: stranger, mint, uri }))).toContain("not paid by one");
    expect(await messageOf(testApp.chain.land({ payer, mint, uri, signer: stranger }))).toContain(
      "not signed",
    );
    expect(await messageOf(testApp.chain.land({ payer, mint, uri: `${uri}?` }))).toContain(
      "not carry the metadata",
    );
    expect(
      await messageOf(testApp.chain.land({ payer, mint, uri, err: { InstructionError: [0, "x"] } })),
    ).toContain("failed on the chain");
    expect((await read()).mint_address).toBe(null);
    expect((await confirm(testApp.chain.land({ payer, mint, uri }))).body.success).toBe(true);
  });

  it("knows only mints that were prepared for that token by its owner", async () => {
    const testApp = createTestApp();
    const mine = await readyToLaunch(testApp);
    const theirs = await readyToLaunch(testApp);
    const uri = (await theirs.prepare()).body.metadata_uri;
    const signature = testApp.chain.land({ payer: theirs.payer, mint: theirs.mint, uri });
    const stolen = await mine.confirm(signature, theirs.mint);
    expect([stolen.status, stolen.body.code]).toEqual([404, "launch_not_found"]);
    await mine.prepare(theirs.mint);
    expect((await mine.confirm(signature, theirs.mint)).body.success).toBe(false);
    expect((await theirs.confirm(signature)).body.success).toBe(true);
    expect((await mine.prepare(theirs.mint)).body.code).toBe("mint_taken");
  });

  it("is confirmed to each of two who report it at once", async () => {
    const { testApp, mint, payer, prepare, confirm } = await readyToLaunch();
    const { body } = await prepare();
    const signature = testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    overtake(testApp, ["launches", "confirmed"], () => confirm(signature));
    expect((await confirm(signature)).body.success).toBe(true);
  });

  it("that is recorded while its token is prepared again says that it is launched", async () => {
    const { testApp, mint, payer, prepare, confirm } = await readyToLaunch();
    const { body } = await prepare();
    const signature = testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    overtake(testApp, ["launches", "confirmed"], () => confirm(signature));
    expect((await prepare()).body.code).toBe("token_deployed");
  });

  it("still says 503 while the chain cannot be reached, and confirms afterwards", async () => {
    const { testApp, mint, payer, prepare, confirm } = await readyToLaunch();
    const { body } = await prepare();
    const signature = testApp.chain.land({ payer, mint, uri: body.metadata_uri });
    testApp.chain.isDown = true;
    expect((await confirm(signature)).status).toBe(503);
    testApp.chain.isDown = false;
    expect((await confirm(signature)).body.success).toBe(true);
  });

  it("outlives its token: what the chain points to stays", async () => {
    const { testApp, session, token, mint, payer, prepare, confirm } = await readyToLaunch();
    const { body } = await prepare();
    await confirm(testApp.chain.land({ payer, mint, uri: body.metadata_uri }));
    await testApp.call("deleteToken", { session, params: { id: token.id } });
    expect((await testApp.app.request(body.metadata_uri)).status).toBe(200);
    expect((await testApp.app.request(body.image_url)).status).toBe(200);
  });
});
