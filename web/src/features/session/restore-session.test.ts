import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, config, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { dispatchSession, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { followWallet } from "./end-session.ts";
import { restoreSession } from "./restore-session.ts";

let deps: FakeDeps;
let address: string;

beforeEach(() => {
  signOut();
  dispatchSession({ type: "startBegan" });
  localStorage.setItem("gemwright.wallet-name", "Phantom");
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  deps = fakeDeps({ getMe: () => aUser(address) });
  deps.wait = () => new Promise(() => {});
  address = deps.wallet.keypair.publicKey.toBase58();
  deps.wallet.connect = async (name) => ({ name, address });
});

const settledAs = () => {
  const state = sessionStore.getState();
  expect(state.status).toBe(isAuthenticated(state) ? "signed-in" : "signed-out");
  return isAuthenticated(state) ? "user" : "stranger";
};

describe("at the start", () => {
  it("sets the user where the wallet of before is still connected", async () => {
    await restoreSession(deps);
    expect(settledAs()).toBe("user");
    expect(sessionStore.getState()).toMatchObject({
      wallet: { name: "Phantom", address },
      user: { wallet_name: "Phantom", wallet_connected: true },
    });
  });

  it("watches that wallet from then on", async () => {
    followWallet(deps);
    await restoreSession(deps);
    deps.wallet.change(null);
    expect(settledAs()).toBe("stranger");
  });

  it("never asks the wallet's owner anything", async () => {
    const connect = vi.spyOn(deps.wallet, "connect");
    const signMessage = vi.spyOn(deps.wallet, "signMessage");
    await restoreSession(deps);
    expect(connect.mock.calls).toEqual([["Phantom", { silent: true }]]);
    expect(signMessage).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ["no wallet is remembered", () => localStorage.clear()],
    ["there is no session", clearSessionCookies],
  ])("asks neither wallet nor server where %s", async (_, given) => {
    given();
    const connect = vi.spyOn(deps.wallet, "connect");
    await restoreSession(deps);
    expect(settledAs()).toBe("stranger");
    expect(connect).not.toHaveBeenCalled();
    expect(deps.calls).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      "the wallet is locked",
      () => {
        deps.wallet.connect = () => Promise.reject(new Error("locked"));
      },
    ],
    [
      "the wallet shows another account",
      () => {
        deps.wallet.connect = async (name) => ({ name, address: "another" });
      },
    ],
    [
      "the server no longer knows the session",
      () => {
        deps.handlers.getMe = () => {
          throw refusal(401, "not_signed_in", "Authentication failed. Please log in again.");
        };
      },
    ],
    [
      "the server is out of reach and this device knows nobody",
      () => {
        delete deps.handlers.getConfig;
        delete deps.handlers.getMe;
      },
    ],
    [
      "the server is broken",
      () => {
        deps.handlers.getMe = () => {
          throw refusal(500, "internal", "");
        };
      },
    ],
  ])("starts as a stranger where %s", async (_, given) => {
    given();
    await restoreSession(deps);
    expect(settledAs()).toBe("stranger");
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
  });

  it("leaves the session for later where only the wallet is locked", async () => {
    deps.wallet.connect = () => Promise.reject(new Error("locked"));
    await restoreSession(deps);
    expect(readSessionCookies()).not.toBeNull();
  });

  it("loads the script of a wallet that came by one", async () => {
    const script_url = "http://127.0.0.1:8899/wallet.js";
    deps.handlers.getConfig = () => ({
      ...config,
      wallets: [{ name: "Phantom", install_url: "", script_url }, ...config.wallets.slice(1)],
    });
    deps.loadScript = vi.fn(async () => true);
    await restoreSession(deps);
    expect(deps.loadScript).toHaveBeenCalledExactlyOnceWith(script_url);
    expect(settledAs()).toBe("user");
  });
});
