import { describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestWallet, type TestWallet } from "../../testing/wallet.ts";

type Session = Awaited<ReturnType<TestApp["signIn"]>>;

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  return { testApp, session, ...deeds(testApp) };
}

const deeds = (testApp: TestApp) => ({
  async link(session: Session, wallet: TestWallet) {
    const { address } = wallet;
    const asked = await testApp.call("createChallenge", { body: { address, purpose: "link" } });
    const { message } = asked.body;
    const body = { address, network: "solana", signature: wallet.sign(message), message };
    return testApp.call("walletSignIn", { session, body });
  },
  async unlink(session: Session, { address }: TestWallet) {
    const { data } = (await testApp.call("listWallets", { session })).body;
    const id = data.find((wallet) => wallet.address === address)?.id ?? "";
    return testApp.call("unlinkWallet", { session, params: { id } });
  },
  wallets: async (session: Session) =>
    (await testApp.call("listWallets", { session })).body.data.map(({ address }) => address),
  me: (session: Session) => testApp.call("getMe", { session }),
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
    const { testApp, session, unlink, wallets } = await signedIn();
    await testApp.draft(session);
    await unlink(session, session.wallet);
    const again = await testApp.signIn(session.wallet);
    expect(again.user).toMatchObject({ id: session.user.id, wallet_connected: true, tokens_created: 1 });
    expect(await wallets(again)).toEqual([session.wallet.address]);
  });

  it("finds one account when it signs in from many places at once", async () => {
    const { testApp, session, unlink } = await signedIn();
    await unlink(session, session.wallet);
    const all = await Promise.all(Array.from({ length: 10 }, () => testApp.signIn(session.wallet)));
    expect(new Set(all.map(({ user }) => user.id))).toEqual(new Set([session.user.id]));
  });

  it("lets it be linked again from the session that goes on", async () => {
    const { session, unlink, link, wallets } = await signedIn();
    await unlink(session, session.wallet);
    expect((await link(session, session.wallet)).status).toBe(200);
    expect(await wallets(session)).toEqual([session.wallet.address]);
  });

  it("loses it permanently to an account that links it afterwards", async () => {
    const { testApp, session, unlink, link } = await signedIn();
    const other = await testApp.signIn();
    await unlink(session, session.wallet);
    expect((await link(other, session.wallet)).status).toBe(200);
    expect((await testApp.signIn(session.wallet)).user.id).toBe(other.user.id);
    await unlink(other, session.wallet);
    const third = await testApp.signIn(session.wallet);
    expect([session.user.id, other.user.id]).not.toContain(third.user.id);
  });

  it("ends its right, and its other sessions, when another wallet takes its place", async () => {
    const { testApp, session, unlink, link, me } = await signedIn();
    const elsewhere = await testApp.signIn(session.wallet);
    const next = createTestWallet();
    await unlink(session, session.wallet);
    await link(session, next);
    expect((await me(session)).body.wallet_address).toBe(next.address);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await testApp.signIn(session.wallet)).user.id).not.toBe(session.user.id);
    expect((await testApp.signIn(next)).user.id).toBe(session.user.id);
  });
});

describe("unlinking one of several", () => {
  async function withTwo() {
    const fixture = await signedIn();
    const second = createTestWallet();
    await fixture.link(fixture.session, second);
    return { ...fixture, second };
  }

  it("ends its sessions at once, the caller's own too, and no others", async () => {
    const { testApp, session, second, unlink, me } = await withTwo();
    const other = await testApp.signIn(second);
    expect((await unlink(session, session.wallet)).status).toBe(200);
    expect((await me(session)).status).toBe(401);
    expect((await testApp.call("refreshSession", { body: session })).status).toBe(401);
    expect((await me(other)).body.wallet_address).toBe(second.address);
  });

  it("ends its right to the account: signing in makes a new one", async () => {
    const { testApp, session, second, unlink } = await withTwo();
    await unlink(session, second);
    const stranger = await testApp.signIn(second);
    expect(stranger.user.id).not.toBe(session.user.id);
    expect(stranger.user.tokens_created).toBe(0);
  });

  it("keeps that so when the last one is unlinked at the same moment", async () => {
    const { testApp, session, second, unlink } = await withTwo();
    await unlink(session, second);
    await unlink(session, session.wallet);
    expect((await testApp.signIn(second)).user.id).not.toBe(session.user.id);
    expect((await testApp.signIn(session.wallet)).user.id).toBe(session.user.id);
  });

  it("leaves one that opens the account, when both are unlinked at once", async () => {
    const { testApp, session, second } = await withTwo();
    const other = await testApp.signIn(second);
    const { data } = (await testApp.call("listWallets", { session })).body;
    // Each by a session of its own, which the other one's end leaves open.
    const removed = await Promise.all(
      data.map(({ id, address }) =>
        testApp.call("unlinkWallet", {
          session: address === second.address ? other : session,
          params: { id },
        }),
      ),
    );
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    const users = [(await testApp.signIn(session.wallet)).user.id, (await testApp.signIn(second)).user.id];
    expect(users.filter((id) => id === session.user.id)).toHaveLength(1);
  });

  it("is not undone by a sign-in that has just read that it is linked", async () => {
    const { testApp, session, second, unlink } = await withTwo();
    let isFirst = true;
    for (const { store } of testApp.servers) {
      const { walletAt } = store.accounts;
      store.accounts.walletAt = async (address) => {
        const seen = await walletAt(address);
        if (isFirst && address === second.address) {
          isFirst = false;
          await unlink(session, second);
        }
        return seen;
      };
    }
    expect((await testApp.signIn(second)).user.id).not.toBe(session.user.id);
  });
});
