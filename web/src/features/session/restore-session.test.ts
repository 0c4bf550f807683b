import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, config, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { clearSessionCookies, readSessionCookies } from "../../api-client/session-cookies.ts";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { restoreSession } from "./restore-session.ts";

let world: FakeWorld;
let address: string;

beforeEach(() => {
  signOut();
  sessionStore.setState({ status: "restoring" });
  localStorage.setItem("gemwright.wallet-name", "Phantom");
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  world = fakeWorld({ getMe: () => aUser(address) });
  world.wait = () => new Promise(() => {});
  address = world.wallet.keypair.publicKey.toBase58();
  world.wallet.connect = async (name) => ({ name, address });
});

const settledAs = () => {
  const state = sessionStore.getState();
  expect(state.status).toBe("settled");
  return isAuthenticated(state) ? "user" : "stranger";
};

describe("at the start", () => {
  it("sets the user where the wallet of before is still connected", async () => {
    await restoreSession(world);
    expect(settledAs()).toBe("user");
    expect(sessionStore.getState()).toMatchObject({
      wallet: { name: "Phantom", address },
      user: { wallet_name: "Phantom", wallet_connected: true },
    });
  });

  it("watches that wallet from then on", async () => {
    await restoreSession(world);
    world.wallet.change(null);
    expect(settledAs()).toBe("stranger");
  });

  it("never asks the wallet's owner anything", async () => {
    const connect = vi.spyOn(world.wallet, "connect");
    const signMessage = vi.spyOn(world.wallet, "signMessage");
    await restoreSession(world);
    expect(connect.mock.calls).toEqual([["Phantom", { silent: true }]]);
    expect(signMessage).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ["no wallet is remembered", () => localStorage.clear()],
    ["there is no session", clearSessionCookies],
  ])("asks neither wallet nor server where %s", async (_, given) => {
    given();
    const connect = vi.spyOn(world.wallet, "connect");
    await restoreSession(world);
    expect(settledAs()).toBe("stranger");
    expect(connect).not.toHaveBeenCalled();
    expect(world.calls).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      "the wallet is locked",
      () => {
        world.wallet.connect = () => Promise.reject(new Error("locked"));
      },
    ],
    [
      "the wallet shows another account",
      () => {
        world.wallet.connect = async (name) => ({ name, address: "another" });
      },
    ],
    [
      "the server no longer knows the session",
      () => {
        world.handlers.getMe = () => {
          throw refusal(401, "not_signed_in", "Authentication failed. Please log in again.");
        };
      },
    ],
    [
      "the server is out of reach and this device knows nobody",
      () => {
        delete world.handlers.getConfig;
        delete world.handlers.getMe;
      },
    ],
    [
      "the server is broken",
      () => {
        world.handlers.getMe = () => {
          throw refusal(500, "internal", "");
        };
      },
    ],
  ])("starts as a stranger where %s", async (_, given) => {
    given();
    await restoreSession(world);
    expect(settledAs()).toBe("stranger");
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
  });

  it("leaves the session for later where only the wallet is locked", async () => {
    world.wallet.connect = () => Promise.reject(new Error("locked"));
    await restoreSession(world);
    expect(readSessionCookies()).not.toBeNull();
  });

  it("loads the script of a wallet that came by one", async () => {
    const script_url = "http://127.0.0.1:8899/wallet.js";
    world.handlers.getConfig = () => ({
      ...config,
      wallets: [{ name: "Phantom", install_url: "", script_url }, ...config.wallets.slice(1)],
    });
    world.loadScript = vi.fn(async () => true);
    await restoreSession(world);
    expect(world.loadScript).toHaveBeenCalledExactlyOnceWith(script_url);
    expect(settledAs()).toBe("user");
  });
});
