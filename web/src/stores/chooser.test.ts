import { beforeEach, describe, expect, it } from "vitest";
import { config } from "../../testing/fake-deps.ts";
import { chooserStore, chooseWallet, closeChooser } from "./chooser.ts";

const wallets = [
  { name: "Phantom", icon: "data:," },
  { name: "Solflare", icon: "data:," },
];

beforeEach(closeChooser);

describe("the wallet chooser", () => {
  it("opens with the wallets that are present and those that could be installed", () => {
    void chooseWallet(wallets, config.wallets);
    expect(chooserStore.getState()).toMatchObject({
      open: true,
      wallets,
      supported: config.wallets,
      asking: null,
    });
  });

  it("resolves with the wallet that was picked, and stays up while that is asked", async () => {
    const chosen = chooseWallet(wallets, config.wallets);
    chooserStore.getState().choose("Solflare");
    expect(await chosen).toBe("Solflare");
    expect(chooserStore.getState()).toMatchObject({ open: true, asking: "Solflare" });
  });

  it("resolves with null when it is closed", async () => {
    const chosen = chooseWallet(wallets, config.wallets);
    chooserStore.getState().choose(null);
    expect(await chosen).toBeNull();
    expect(chooserStore.getState()).toMatchObject({ open: false, wallets: [], supported: [] });
  });

  it("forgets who was asked when it opens again", () => {
    void chooseWallet(wallets, config.wallets);
    chooserStore.getState().choose("Phantom");
    void chooseWallet(wallets, config.wallets);
    expect(chooserStore.getState().asking).toBeNull();
  });
});
