import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, config, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signOut } from "../../../testing/sign-in.ts";
import { chooserStore, closeChooser } from "../../stores/chooser.ts";
import { sessionStore } from "../../stores/session.ts";
import { connectWallet } from "./connect-wallet.ts";

const script = "http://127.0.0.1:8899/wallet.js";
const withSandbox = {
  ...config,
  wallets: [...config.wallets, { name: "Sandbox Wallet", install_url: script, script_url: script }],
};
let deps: FakeDeps;

beforeEach(() => {
  signOut();
  closeChooser();
  forgetToasts();
  deps = fakeDeps({
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
  deps.wallet.detect = async (supported) =>
    supported.filter((name) => names.includes(name)).map((name) => ({ name, icon: "data:," }));
};
const connectedTo = () => sessionStore.getState().wallet?.name;
const chooserOpens = () => vi.waitFor(() => expect(chooserStore.getState().open).toBe(true));

describe("which wallet is connected", () => {
  it.each(["Phantom", "Solflare"])(
    "is %s, without a question, where only that is installed",
    async (name) => {
      installed(name);
      expect(await connectWallet(deps)).toBe(true);
      expect(connectedTo()).toBe(name);
      expect(toasts).toEqual([`success: ${name} connected successfully!`]);
    },
  );

  it("is chosen by hand where several are installed", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(deps);
    await chooserOpens();
    expect(chooserStore.getState().wallets.map(({ name }) => name)).toEqual(["Phantom", "Solflare"]);
    chooserStore.getState().choose("Solflare");
    expect(await connecting).toBe(true);
    expect(connectedTo()).toBe("Solflare");
    expect(chooserStore.getState().open).toBe(false);
  });

  it("is the requested one where that is found", async () => {
    installed("Phantom", "Solflare");
    expect(await connectWallet(deps, "Solflare")).toBe(true);
    expect(connectedTo()).toBe("Solflare");
  });

  it("is chosen as ever where the requested one is not found", async () => {
    installed("Phantom");
    expect(await connectWallet(deps, "Solflare")).toBe(true);
    expect(connectedTo()).toBe("Phantom");
  });

  it("is none when the chooser is closed, and nothing is said", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(deps);
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
    const connecting = connectWallet(deps);
    await chooserOpens();
    installed("Solflare");
    deps.wallet.register();
    await vi.waitFor(() =>
      expect(chooserStore.getState().wallets.map(({ name }) => name)).toEqual(["Solflare"]),
    );
    chooserStore.getState().choose("Solflare");
    expect(await connecting).toBe(true);
    expect(connectedTo()).toBe("Solflare");
  });

  it("opens no chooser that was closed", async () => {
    installed("Phantom", "Solflare");
    const connecting = connectWallet(deps);
    await chooserOpens();
    chooserStore.getState().choose(null);
    await connecting;
    const detect = vi.spyOn(deps.wallet, "detect");
    deps.wallet.register();
    expect(detect).not.toHaveBeenCalled();
    expect(chooserStore.getState().open).toBe(false);
  });
});

describe("where no wallet is installed", () => {
  it("names both supported wallets, and offers where to get them", async () => {
    installed();
    const connecting = connectWallet(deps);
    await chooserOpens();
    expect(toasts).toEqual([
      "error: No compatible wallets found. Please install Phantom or Solflare wallet.",
    ]);
    expect(chooserStore.getState()).toMatchObject({ wallets: [], supported: config.wallets });
    chooserStore.getState().choose(null);
    expect(await connecting).toBe(false);
  });

  it("does not name a wallet that comes by script and could not be had", async () => {
    deps.handlers.getConfig = () => withSandbox;
    installed();
    const connecting = connectWallet(deps);
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
    deps.handlers.getConfig = () => withSandbox;
  });

  it("is loaded before the wallets are looked for", async () => {
    const order: string[] = [];
    deps.loadScript = async (url) => order.push(url) > 0;
    deps.wallet.detect = async () => {
      order.push("detect");
      return [{ name: "Phantom", icon: "data:," }];
    };
    await connectWallet(deps);
    expect(order).toEqual([script, "detect"]);
  });

  it("is used directly where it is the only one", async () => {
    installed("Sandbox Wallet");
    expect(await connectWallet(deps)).toBe(true);
    expect(connectedTo()).toBe("Sandbox Wallet");
  });
});
