import { describe, expect, it } from "vitest";
import { websiteRequest } from "../../testing/requests.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { addBlock, removeBlock } from "./blocks.ts";

const reason = "fraud";
const block = (testApp: TestApp, kind: "subdomain" | "wallet", value: string) =>
  addBlock(testApp.deps, { kind, value, reason });

async function challenged(testApp: TestApp, wallet = createTestWallet(), purpose = "sign_in") {
  const { address } = wallet;
  const { message } = (await testApp.call("createChallenge", { body: { address, purpose } })).body;
  return { address, network: "solana", signature: wallet.sign(message), message };
}

describe("a blocked wallet", () => {
  it("cannot sign in, and its sessions end at once", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    await block(testApp, "wallet", session.wallet.address);
    expect((await testApp.call("getMe", { session })).status).toBe(401);
    expect((await testApp.call("refreshSession", { body: session })).status).toBe(401);
    const { status, body } = await testApp.call("walletSignIn", {
      body: await challenged(testApp, session.wallet),
    });
    expect([status, body.code]).toEqual([403, "wallet_blocked"]);
  });

  it("cannot be linked, and makes no account", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const wallet = createTestWallet();
    await block(testApp, "wallet", wallet.address);
    const link = await challenged(testApp, wallet, "link");
    expect((await testApp.call("walletSignIn", { session, body: link })).body.code).toBe("wallet_blocked");
    await testApp.call("walletSignIn", { body: await challenged(testApp, wallet) });
    expect(await testApp.value("select count(*) from users")).toBe(1);
  });

  it("leaves everybody else signed in, and is let in again when it is unblocked", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const other = await testApp.signIn();
    const { address } = session.wallet;
    await block(testApp, "wallet", address);
    expect((await testApp.call("getMe", { session: other })).status).toBe(200);
    await removeBlock(testApp.deps, { kind: "wallet", value: address });
    expect((await testApp.signIn(session.wallet)).user.id).toBe(session.user.id);
    await expect(removeBlock(testApp.deps, { kind: "wallet", value: address })).rejects.toMatchObject({
      code: "block_not_found",
    });
  });

  it("is not signed in by a request that had been let in a moment before", async () => {
    const testApp = createTestApp();
    const wallet = createTestWallet();
    for (const { store } of testApp.servers) {
      const { walletAt } = store.accounts;
      store.accounts.walletAt = async (address) => {
        await block(testApp, "wallet", address);
        return walletAt(address);
      };
    }
    const { body } = await testApp.call("walletSignIn", { body: await challenged(testApp, wallet) });
    expect(body.code).toBe("wallet_blocked");
  });
});

describe("a blocked subdomain", () => {
  it("cannot be claimed for a website or a configuration, by anybody", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    await block(testApp, "subdomain", "frog");
    const made = await testApp.call("generateWebsite", { session, body: websiteRequest(id, "frog") });
    expect([made.status, made.body.code]).toEqual([422, "subdomain_reserved"]);
    const { token_id, ...website } = websiteRequest(id, "frog");
    const kept = await testApp.call("configureAutomation", { session, body: { token_id, website } });
    expect(kept.body.code).toBe("subdomain_reserved");
    expect(
      (await testApp.call("generateWebsite", { session, body: websiteRequest(id, "frogs") })).status,
    ).toBe(200);
  });

  it("is published no more by who has it, though what is live has its time", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    const website = await testApp.website(session, id, "frog");
    const deploy = () => testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    await deploy();
    await block(testApp, "subdomain", "frog");
    expect((await shownSite(testApp, "frog.localhost:8000"))?.isTakenDown).toBe(false);
    expect((await deploy()).body.code).toBe("subdomain_reserved");
    await removeBlock(testApp.deps, { kind: "subdomain", value: "frog" });
    expect((await deploy()).status).toBe(202);
  });
});
