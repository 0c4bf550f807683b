import { expect } from "vitest";
import { type Proofs, proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const wallets = async (who = session) => (await testApp.call("listWallets", { session: who })).body.data;
  const id = (await wallets())[0]?.id ?? "";
  return { testApp, session, wallets, id };
}

proves("listWallets", {
  happy: [
    "lists the wallets that are linked",
    async () => {
      const { session, wallets } = await signedIn();
      expect(await wallets()).toMatchObject([{ address: session.wallet.address, network: "solana" }]);
    },
  ],
  error: [
    "is empty for an account without a wallet",
    async () => {
      const { testApp, session, wallets, id } = await signedIn();
      await testApp.call("unlinkWallet", { session, params: { id } });
      expect(await wallets()).toEqual([]);
    },
  ],
  security: [
    "shows nobody else's",
    async () => {
      const { testApp, wallets, id } = await signedIn();
      const stranger = await testApp.signIn();
      expect((await wallets(stranger)).map((wallet) => wallet.id)).not.toContain(id);
    },
  ],
});

proves("unlinkWallet", {
  happy: [
    "unlinks a wallet",
    async () => {
      const { testApp, session, wallets, id } = await signedIn();
      const { status, body } = await testApp.call("unlinkWallet", { session, params: { id } });
      expect([status, body]).toEqual([200, { success: true, message: "Wallet unlinked successfully" }]);
      expect(await wallets()).toEqual([]);
    },
  ],
  error: [
    "finds nothing the second time",
    async () => {
      const { testApp, session, id } = await signedIn();
      await testApp.call("unlinkWallet", { session, params: { id } });
      const { status, body } = await testApp.call("unlinkWallet", { session, params: { id } });
      expect([status, body.code]).toEqual([404, "not_found"]);
    },
  ],
  security: [
    "does not find another user's, and leaves it linked",
    async () => {
      const { testApp, wallets, id } = await signedIn();
      const stranger = await testApp.signIn();
      expect((await testApp.call("unlinkWallet", { session: stranger, params: { id } })).status).toBe(404);
      expect(await wallets()).toHaveLength(1);
    },
  ],
});

const launchpadAccount = (name: "createLaunchpadAccount" | "getLaunchpadAccount"): Proofs => ({
  happy: [
    "answers the wallet that the user is signed in with",
    async () => {
      const { testApp, session, wallets } = await signedIn();
      const { status, body } = await testApp.call(name, { session });
      expect([status, body]).toEqual([200, (await wallets())[0]]);
    },
  ],
  error: [
    "finds none where none is linked",
    async () => {
      const { testApp, session, id } = await signedIn();
      await testApp.call("unlinkWallet", { session, params: { id } });
      const { status, body } = await testApp.call(name, { session });
      expect([status, body.code]).toEqual([404, "not_found"]);
    },
  ],
  security: [
    "answers no key, and nobody else's wallet",
    async () => {
      const { testApp, session } = await signedIn();
      await testApp.signIn(createTestWallet());
      const { body } = await testApp.call(name, { session });
      expect(Object.keys(body).sort()).toEqual(["address", "id", "network"]);
      expect(body.address).toBe(session.wallet.address);
    },
  ],
});

proves("createLaunchpadAccount", launchpadAccount("createLaunchpadAccount"));
proves("getLaunchpadAccount", launchpadAccount("getLaunchpadAccount"));
