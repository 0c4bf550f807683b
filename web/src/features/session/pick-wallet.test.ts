import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aUser, config, type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { signOut } from "../../../testing/sign-in.ts";
import { chooserStore, closeChooser } from "../../stores/chooser.ts";
import { sessionStore } from "../../stores/session.ts";
import { connectWallet } from "./connect-wallet.ts";

const script = "http://127.0.0.1:8899/wallet.js";
const withSandbox = {
  ...config,
  wallets: [...config.wallets, { name: "Sandbox Wallet", install_url: script, script_url: script }],
};
let world: FakeWorld;

beforeEach(() => {
  signOut();
  closeChooser();
  forgetToasts();
  world = fakeWorld({
    createChallenge: () => ({ message: "Gemwright", expires_at: "" }),
    walletSignIn: ({ body }) => ({
      access_token: "a",
      refresh_token: "r",
      csrf_token: "c",
      user: aUser((body as { address: string }).address),
    }),
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
});

const installed = (...names: string[]) => {
  world.wallet.detect = async (supported) =>
    supported.filter((name) => names.includes(name)).map((name) => ({ name, icon: "data:," }));
};
const connectedTo = () => sessionStore.getState().wallet?.name;
const chooserOpens = () => vi.waitFor(() => expect(chooserStore.getState().open).toBe(true));

describe("which wallet is connected", () => {
  it.each(["Phantom", "Solflare"])(
    "is %s, without a question, where only that is installed",
    async (name) => {
      installed(name);
      expect(await connectWallet(world)).toBe(true);
      expect(connectedTo()).toBe(name);
      expect(toasts).toEqual([`success: ${name} connected successfully!`]);
    },
  );

  it("is chosen by hand where several are installed", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(world);
    await chooserOpens();
    expect(chooserStore.getState().wallets.map(({ name }) => name)).toEqual(["Phantom", "Solflare"]);
    chooserStore.getState().choose("Solflare");
    expect(await connecting).toBe(true);
    expect(connectedTo()).toBe("Solflare");
    expect(chooserStore.getState().open).toBe(false);
  });

  it("is the requested one where that is found", async () => {
    installed("Phantom", "Solflare");
    expect(await connectWallet(world, "Solflare")).toBe(true);
    expect(connectedTo()).toBe("Solflare");
  });

  it("is chosen as ever where the requested one is not found", async () => {
    installed("Phantom");
    expect(await connectWallet(world, "Solflare")).toBe(true);
    expect(connectedTo()).toBe("Phantom");
  });

  it("is none when the chooser is closed, and nothing is said", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(world);
    await chooserOpens();
    chooserStore.getState().choose(null);
    expect(await connecting).toBe(false);
    expect(toasts).toEqual([]);
    expect(sessionStore.getState().connecting).toBe(false);
  });
});

describe("a wallet that registers late", () => {
  it("is offered in the chooser that is open", async () => {
    installed();
    const connecting = connectWallet(world);
    await chooserOpens();
    installed("Solflare");
    world.wallet.register();
    await vi.waitFor(() =>
      expect(chooserStore.getState().wallets.map(({ name }) => name)).toEqual(["Solflare"]),
    );
    chooserStore.getState().choose("Solflare");
    expect(await connecting).toBe(true);
    expect(connectedTo()).toBe("Solflare");
  });

  it("opens no chooser that was closed", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(world);
    await chooserOpens();
    chooserStore.getState().choose(null);
    await connecting;
    const detect = vi.spyOn(world.wallet, "detect");
    world.wallet.register();
    expect(detect).not.toHaveBeenCalled();
    expect(chooserStore.getState().open).toBe(false);
  });
});

describe("where no wallet is installed", () => {
  it("names both supported wallets, and offers where to get them", async () => {
    installed();
    const connecting = connectWallet(world);
    await chooserOpens();
    expect(toasts).toEqual([
      "error: No compatible wallets found. Please install Phantom or Solflare wallet.",
    ]);
    expect(chooserStore.getState()).toMatchObject({ wallets: [], supported: config.wallets });
    chooserStore.getState().choose(null);
    expect(await connecting).toBe(false);
  });

  it("does not name a wallet that comes by script and could not be had", async () => {
    world.handlers.getConfig = () => withSandbox;
    installed();
    const connecting = connectWallet(world);
    await chooserOpens();
    expect(toasts).toEqual([
      "error: No compatible wallets found. Please install Phantom or Solflare wallet.",
    ]);
    chooserStore.getState().choose(null);
    await connecting;
  });
});

describe("a wallet that comes by script", () => {
  beforeEach(() => {
    world.handlers.getConfig = () => withSandbox;
  });

  it("is loaded before the wallets are looked for", async () => {
    const order: string[] = [];
    world.loadScript = async (url) => order.push(url) > 0;
    world.wallet.detect = async () => {
      order.push("detect");
      return [{ name: "Phantom", icon: "data:," }];
    };
    await connectWallet(world);
    expect(order).toEqual([script, "detect"]);
  });

  it("is always chosen by hand, also where it is the only one", async () => {
    installed("Sandbox Wallet");
    const connecting = connectWallet(world);
    await chooserOpens();
    chooserStore.getState().choose("Sandbox Wallet");
    expect(await connecting).toBe(true);
    expect(connectedTo()).toBe("Sandbox Wallet");
  });
});
