import { describe, expect, it } from "vitest";
import { createRig, type Rig } from "../../testing/rig.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { wish } from "../../testing/wishes.ts";
import { addBlock } from "./add-block.ts";
import { removeBlock } from "./remove-block.ts";

const reason = "fraud";
const block = (rig: Rig, kind: "subdomain" | "wallet", value: string) =>
  addBlock(rig.world, { kind, value, reason });

async function challenged(rig: Rig, wallet = createTestWallet(), purpose = "sign_in") {
  const { address } = wallet;
  const { message } = (await rig.call("createChallenge", { body: { address, purpose } })).body;
  return { address, network: "solana", signature: wallet.sign(message), message };
}

describe("a blocked wallet", () => {
  it("cannot sign in, and its sessions end at once", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    await block(rig, "wallet", session.wallet.address);
    expect((await rig.call("getMe", { session })).status).toBe(401);
    expect((await rig.call("refreshSession", { body: session })).status).toBe(401);
    const { status, body } = await rig.call("walletSignIn", { body: await challenged(rig, session.wallet) });
    expect([status, body.code]).toEqual([403, "wallet_blocked"]);
  });

  it("cannot be linked, and makes no account", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const wallet = createTestWallet();
    await block(rig, "wallet", wallet.address);
    const link = await challenged(rig, wallet, "link");
    expect((await rig.call("walletSignIn", { session, body: link })).body.code).toBe("wallet_blocked");
    await rig.call("walletSignIn", { body: await challenged(rig, wallet) });
    expect(rig.database.sqlite.prepare("select count(*) from users").pluck().get()).toBe(1);
  });

  it("leaves everybody else signed in, and is let in again when it is unblocked", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const other = await rig.signIn();
    const { address } = session.wallet;
    await block(rig, "wallet", address);
    expect((await rig.call("getMe", { session: other })).status).toBe(200);
    await removeBlock(rig.world, { kind: "wallet", value: address });
    expect((await rig.signIn(session.wallet)).user.id).toBe(session.user.id);
    await expect(removeBlock(rig.world, { kind: "wallet", value: address })).rejects.toMatchObject({
      code: "block_not_found",
    });
  });

  it("is not signed in by a request that had been let in a moment before", async () => {
    const rig = createRig();
    const wallet = createTestWallet();
    const { accounts } = rig.world.store;
    const { walletAt } = accounts;
    accounts.walletAt = async (address) => {
      await block(rig, "wallet", address);
      return walletAt(address);
    };
    const { body } = await rig.call("walletSignIn", { body: await challenged(rig, wallet) });
    expect(body.code).toBe("wallet_blocked");
  });
});

describe("a blocked subdomain", () => {
  it("cannot be claimed for a website or a configuration, by anybody", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const { id } = await rig.draft(session);
    await block(rig, "subdomain", "frog");
    const made = await rig.call("generateWebsite", { session, body: wish(id, "frog") });
    expect([made.status, made.body.code]).toEqual([422, "subdomain_reserved"]);
    const { token_id, ...website } = wish(id, "frog");
    const kept = await rig.call("configureAutomation", { session, body: { token_id, website } });
    expect(kept.body.code).toBe("subdomain_reserved");
    expect((await rig.call("generateWebsite", { session, body: wish(id, "frogs") })).status).toBe(200);
  });

  it("is published no more by who has it, though what is live has its time", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const { id } = await rig.draft(session);
    const website = await rig.website(session, id, "frog");
    const deploy = () => rig.call("deployWebsite", { session, params: { websiteId: website.id } });
    await deploy();
    await block(rig, "subdomain", "frog");
    expect((await rig.world.sites.get("frog.localhost:8000"))?.isTakenDown).toBe(false);
    expect((await deploy()).body.code).toBe("subdomain_reserved");
    await removeBlock(rig.world, { kind: "subdomain", value: "frog" });
    expect((await deploy()).status).toBe(202);
  });
});
