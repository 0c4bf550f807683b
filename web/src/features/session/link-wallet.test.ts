import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, config, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readSessionCookies } from "../../api-client/session-cookies.ts";
import { dispatchSession, hasUnlinkedWallet, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { linkWallet } from "./linked-wallets.ts";

let deps: FakeDeps;
let address: string;
let asked: unknown;
const open = vi.fn();

beforeEach(() => {
  forgetToasts();
  open.mockClear();
  vi.stubGlobal("open", open);
  const user = aUser("");
  deps = fakeDeps({
    createChallenge: ({ body }) => {
      asked = body;
      return { message: "m", expires_at: "" };
    },
    getMe: () => user,
    walletSignIn: () => ({
      access_token: "a",
      refresh_token: "r",
      csrf_token: "c",
      user: { ...user, wallet_address: address },
    }),
    listWallets: () => ({ data: [] }),
  });
  address = signIn(deps);
  dispatchSession({ type: "walletUnlinked" });
});
afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, detail: string) => () => {
  throw refusal(status, "any", detail);
};

describe("linking a wallet in Settings", () => {
  it("signs a message of purpose 'link', and the wallet is the user's", async () => {
    expect(hasUnlinkedWallet(sessionStore.getState())).toBe(true);
    await linkWallet(deps);
    expect(asked).toEqual({ address, purpose: "link" });
    expect(toasts).toEqual(["success: Wallet connected successfully"]);
    expect(isAuthenticated(sessionStore.getState())).toBe(true);
    expect(sessionStore.getState()).toMatchObject({
      connecting: false,
      user: { wallet_connected: true, wallet_name: "Phantom" },
      wallet: { name: "Phantom", address },
    });
    expect(readSessionCookies()).toMatchObject({ access: "a" });
  });

  it("renews a bearer that has run out before it is needed, and reads the list again", async () => {
    await linkWallet(deps);
    expect(deps.calls).toEqual(["getConfig", "createChallenge", "getMe", "walletSignIn", "listWallets"]);
  });

  it("shows that it is connecting, and links once however often it is asked to", async () => {
    const first = linkWallet(deps);
    expect(sessionStore.getState().connecting).toBe(true);
    await Promise.all([first, linkWallet(deps)]);
    expect(deps.calls.filter((name) => name === "walletSignIn")).toHaveLength(1);
  });

  it("needs the main supported wallet, and opens its provider's site where it is absent", async () => {
    deps.wallet.detect = async () => [];
    await linkWallet(deps);
    expect(toasts).toEqual(["error: Phantom wallet not found. Please install it first."]);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      "https://phantom.com/download",
      "_blank",
      "noopener,noreferrer",
    );
    expect(deps.calls).toEqual(["getConfig"]);
    expect(sessionStore.getState().connecting).toBe(false);
  });

  it("loads the main wallet's script where it comes by one", async () => {
    const script_url = "http://127.0.0.1:8899/wallet.js";
    const [main, ...rest] = config.wallets;
    deps.handlers.getConfig = () => ({ ...config, wallets: [{ ...main, script_url }, ...rest] });
    deps.loadScript = vi.fn(async () => true);
    await linkWallet(deps);
    expect(deps.loadScript).toHaveBeenCalledExactlyOnceWith(script_url);
  });
});

describe("when linking fails", () => {
  it.each([
    [
      "a wallet of another account",
      refused(400, "This wallet is already linked to a different account (0x1)"),
      "This wallet is already linked to a different account",
    ],
    [
      "another 400, in the server's words",
      refused(400, "This message has expired."),
      "This message has expired.",
    ],
    ["a 400 without words", refused(400, ""), "Failed to link wallet"],
    ["a broken server", refused(500, "stack"), "Failed to connect wallet. Please try again."],
    ["a blocked wallet", refused(403, "blocked"), "Failed to connect wallet. Please try again."],
    ["no network", undefined, "Failed to connect wallet. Please try again."],
  ])("%s", async (_, answer, sentence) => {
    Object.assign(deps.handlers, { walletSignIn: answer });
    const disconnect = vi.spyOn(deps.wallet, "disconnect");
    await linkWallet(deps);
    expect(toasts).toEqual([`error: ${sentence}`]);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(hasUnlinkedWallet(sessionStore.getState())).toBe(true);
    expect(sessionStore.getState().connecting).toBe(false);
  });

  it("a connection that its owner rejects", async () => {
    deps.wallet.rejectNext = true;
    await linkWallet(deps);
    expect(toasts).toEqual(["error: Wallet connection was rejected by user"]);
  });

  it("a signature that its owner rejects", async () => {
    deps.wallet.signMessage = () => Promise.reject(new Error("User rejected the request."));
    await linkWallet(deps);
    expect(toasts).toEqual(["error: Wallet connection was rejected by user"]);
  });

  it("a wallet without a public key", async () => {
    deps.wallet.connect = () => Promise.reject(new Error("Failed to get wallet public key"));
    await linkWallet(deps);
    expect(toasts).toEqual(["error: Failed to get wallet public key"]);
  });

  it("a lost session is reported where it is found out, and not here", async () => {
    deps.handlers.getMe = refused(401, "");
    await linkWallet(deps);
    expect(toasts).toEqual([]);
    expect(deps.calls).not.toContain("walletSignIn");
  });
});
