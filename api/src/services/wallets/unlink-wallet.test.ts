import { describe, expect, it } from "vitest";
import { createRig, type Rig } from "../../testing/rig.ts";
import { createTestWallet, type TestWallet } from "../../testing/wallet.ts";

type Session = Awaited<ReturnType<Rig["signIn"]>>;

async function signedIn() {
  const rig = createRig();
  const session = await rig.signIn();
  return { rig, session, ...deeds(rig) };
}

const deeds = (rig: Rig) => ({
  async link(session: Session, wallet: TestWallet) {
    const { address } = wallet;
    const asked = await rig.call("createChallenge", { body: { address, purpose: "link" } });
    const { message } = asked.body;
    const body = { address, network: "solana", signature: wallet.sign(message), message };
    return rig.call("walletSignIn", { session, body });
  },
  async unlink(session: Session, { address }: TestWallet) {
    const { data } = (await rig.call("listWallets", { session })).body;
    const id = data.find((wallet) => wallet.address === address)?.id ?? "";
    return rig.call("unlinkWallet", { session, params: { id } });
  },
  wallets: async (session: Session) =>
    (await rig.call("listWallets", { session })).body.data.map(({ address }) => address),
  me: (session: Session) => rig.call("getMe", { session }),
});

describe("unlinking the last wallet", () => {
  it("leaves the session usable, with no wallet connected", async () => {
    const { session, unlink, wallets, me } = await signedIn();
    const { body } = await unlink(session, session.wallet);
    expect(body).toEqual({ success: true, message: "Wallet unlinked successfully" });
    expect(await wallets(session)).toEqual([]);
    expect((await me(session)).body).toMatchObject({ wallet_connected: false, wallet_address: null });
  });

  it("loses nothing: signing in with it finds the account, and links it again", async () => {
    const { rig, session, unlink, wallets } = await signedIn();
    await rig.draft(session);
    await unlink(session, session.wallet);
    const again = await rig.signIn(session.wallet);
    expect(again.user).toMatchObject({ id: session.user.id, wallet_connected: true, tokens_created: 1 });
    expect(await wallets(again)).toEqual([session.wallet.address]);
  });

  it("finds one account when it signs in from many places at once", async () => {
    const { rig, session, unlink } = await signedIn();
    await unlink(session, session.wallet);
    const all = await Promise.all(Array.from({ length: 10 }, () => rig.signIn(session.wallet)));
    expect(new Set(all.map(({ user }) => user.id))).toEqual(new Set([session.user.id]));
  });

  it("lets it be linked again from the session that goes on", async () => {
    const { session, unlink, link, wallets } = await signedIn();
    await unlink(session, session.wallet);
    expect((await link(session, session.wallet)).status).toBe(200);
    expect(await wallets(session)).toEqual([session.wallet.address]);
  });

  it("gives it up for good to an account that links it since", async () => {
    const { rig, session, unlink, link } = await signedIn();
    const other = await rig.signIn();
    await unlink(session, session.wallet);
    expect((await link(other, session.wallet)).status).toBe(200);
    expect((await rig.signIn(session.wallet)).user.id).toBe(other.user.id);
    await unlink(other, session.wallet);
    const third = await rig.signIn(session.wallet);
    expect([session.user.id, other.user.id]).not.toContain(third.user.id);
  });

  it("ends its right, and its other sessions, when another wallet takes its place", async () => {
    const { rig, session, unlink, link, me } = await signedIn();
    const elsewhere = await rig.signIn(session.wallet);
    const next = createTestWallet();
    await unlink(session, session.wallet);
    await link(session, next);
    expect((await me(session)).body.wallet_address).toBe(next.address);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await rig.signIn(session.wallet)).user.id).not.toBe(session.user.id);
    expect((await rig.signIn(next)).user.id).toBe(session.user.id);
  });
});

describe("unlinking one of several", () => {
  async function withTwo() {
    const given = await signedIn();
    const second = createTestWallet();
    await given.link(given.session, second);
    return { ...given, second };
  }

  it("ends its sessions at once, the caller's own too, and no others", async () => {
    const { rig, session, second, unlink, me } = await withTwo();
    const other = await rig.signIn(second);
    expect((await unlink(session, session.wallet)).status).toBe(200);
    expect((await me(session)).status).toBe(401);
    expect((await rig.call("refreshSession", { body: session })).status).toBe(401);
    expect((await me(other)).body.wallet_address).toBe(second.address);
  });

  it("ends its right to the account: signing in makes a new one", async () => {
    const { rig, session, second, unlink } = await withTwo();
    await unlink(session, second);
    const stranger = await rig.signIn(second);
    expect(stranger.user.id).not.toBe(session.user.id);
    expect(stranger.user.tokens_created).toBe(0);
  });

  it("keeps that so when the last one is unlinked at the same moment", async () => {
    const { rig, session, second, unlink } = await withTwo();
    await unlink(session, second);
    await unlink(session, session.wallet);
    expect((await rig.signIn(second)).user.id).not.toBe(session.user.id);
    expect((await rig.signIn(session.wallet)).user.id).toBe(session.user.id);
  });

  it("leaves one that opens the account, when both are unlinked at once", async () => {
    const { rig, session, second } = await withTwo();
    const other = await rig.signIn(second);
    const { data } = (await rig.call("listWallets", { session })).body;
    const removed = await Promise.all(
      data.map(({ id }, n) => rig.call("unlinkWallet", { session: n ? other : session, params: { id } })),
    );
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    const users = [(await rig.signIn(session.wallet)).user.id, (await rig.signIn(second)).user.id];
    expect(users.filter((id) => id === session.user.id)).toHaveLength(1);
  });

  it("is not undone by a sign-in that has just read that it is linked", async () => {
    const { rig, session, second, unlink } = await withTwo();
    const { accounts } = rig.world.store;
    const { walletAt } = accounts;
    let isFirst = true;
    accounts.walletAt = async (address) => {
      const seen = await walletAt(address);
      if (isFirst && address === second.address) {
        isFirst = false;
        await unlink(session, second);
      }
      return seen;
    };
    expect((await rig.signIn(second)).user.id).not.toBe(session.user.id);
  });
});
