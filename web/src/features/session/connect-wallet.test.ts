import { ed25519 } from "@noble/curves/ed25519";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signOut } from "../../../testing/sign-in.ts";
import { readSessionCookies } from "../../api-client/session-cookies.ts";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { connectWallet } from "./connect-wallet.ts";
import { followWallet, leave } from "./end-session.ts";
import { rememberedWallet } from "./sign-in.ts";

const challenge = "Gemwright: connect and verify your wallet.\nDomain: localhost\nNonce: ünïque";
let deps: FakeDeps;
let address: string;
let posted: Record<string, string>;

beforeEach(() => {
  leave();
  signOut();
  forgetToasts();
  posted = {};
  deps = fakeDeps({
    createChallenge: () => ({ message: challenge, expires_at: "2026-01-01T00:05:00.000Z" }),
    walletSignIn: ({ body }) => {
      posted = body as Record<string, string>;
      return { access_token: "a", refresh_token: "r", csrf_token: "c", user: aUser(address) };
    },
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
  address = deps.wallet.keypair.publicKey.toBase58();
  // A real signature, as a wallet gives it.
  deps.wallet.signMessage = async (message) =>
    ed25519.sign(message, deps.wallet.keypair.secretKey.slice(0, 32));
});

describe("connecting", () => {
  it("signs in with the wallet and says so", async () => {
    expect(await connectWallet(deps)).toBe(true);
    expect(toasts).toEqual(["success: Phantom connected successfully!"]);
    expect(isAuthenticated(sessionStore.getState())).toBe(true);
    expect(sessionStore.getState()).toMatchObject({
      connecting: false,
      wallet: { name: "Phantom", address },
      user: { wallet_connected: true, wallet_name: "Phantom" },
    });
    expect(readSessionCookies()).toEqual({ access: "a", refresh: "r", csrf: "c" });
    expect(rememberedWallet()).toBe("Phantom");
    expect(await deps.db.profiles.get(address)).toMatchObject({ user: { wallet_address: address } });
  });

  it("posts address, network, message, and the base64 of the signature over that message", async () => {
    await connectWallet(deps);
    expect(posted).toMatchObject({ address, network: "solana", message: challenge });
    const signature = Buffer.from(posted.signature ?? "", "base64");
    expect(signature).toHaveLength(64);
    const key = deps.wallet.keypair.publicKey.toBytes();
    expect(ed25519.verify(signature, new TextEncoder().encode(challenge), key)).toBe(true);
  });

  it("tries silently first, then by asking", async () => {
    const connect = vi.spyOn(deps.wallet, "connect");
    await connectWallet(deps);
    expect(connect.mock.calls.map(([name, how]) => [name, how.silent])).toEqual([
      ["Phantom", true],
      ["Phantom", false],
    ]);
  });

  it("does not ask where the silent try was enough", async () => {
    const connect = vi.fn(async (name: string) => ({ name, address }));
    deps.wallet.connect = connect;
    await connectWallet(deps);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string | null]>([
    ["shows another account", "another"],
    ["shows none any more", null],
  ])("lasts until the wallet %s", async (_, shown) => {
    followWallet(deps);
    await connectWallet(deps);
    deps.wallet.change(shown === null ? null : { name: "Phantom", address: shown });
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(readSessionCookies()).toBeNull();
  });

  it("shows that it is connecting, and connects once however often it is asked to", async () => {
    const first = connectWallet(deps);
    expect(sessionStore.getState().connecting).toBe(true);
    expect(await connectWallet(deps)).toBe(false);
    expect(await first).toBe(true);
    expect(deps.calls.filter((name) => name === "createChallenge")).toHaveLength(1);
  });

  it("refreshes the list of tokens a second later", async () => {
    const waits: number[] = [];
    let pass = () => {};
    deps.wait = (ms) => {
      waits.push(ms);
      return new Promise((resolve) => {
        pass = resolve;
      });
    };
    await connectWallet(deps);
    expect(waits).toEqual([1000]);
    expect(deps.calls).not.toContain("listTokens");
    pass();
    await vi.waitFor(() => expect(deps.calls).toContain("listTokens"));
  });
});

describe("when it fails", () => {
  it("says that the user rejected the connection", async () => {
    deps.wallet.rejectNext = true;
    expect(await connectWallet(deps)).toBe(false);
    expect(toasts).toEqual(["error: Failed to connect Phantom: User rejected the request."]);
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null, connecting: false });
  });

  it("says the same for a signature that was rejected, in whatever words, and lets the wallet go", async () => {
    deps.wallet.signMessage = () => Promise.reject({ code: 4001, message: "Nope" });
    const disconnect = vi.spyOn(deps.wallet, "disconnect");
    expect(await connectWallet(deps)).toBe(false);
    expect(toasts).toEqual(["error: Failed to connect Phantom: User rejected the request."]);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(readSessionCookies()).toBeNull();
  });

  it("tells the server's reason, and lets the wallet go", async () => {
    deps.handlers.walletSignIn = () => {
      throw refusal(400, "challenge_expired", "This message has expired. Please connect again.");
    };
    const disconnect = vi.spyOn(deps.wallet, "disconnect");
    expect(await connectWallet(deps)).toBe(false);
    expect(toasts).toEqual([
      "error: Failed to connect Phantom: This message has expired. Please connect again.",
    ]);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(isAuthenticated(sessionStore.getState())).toBe(false);
    expect(rememberedWallet()).toBeNull();
  });

  it("tells the wallet's own words where it has no public key", async () => {
    deps.wallet.connect = () => Promise.reject(new Error("Failed to get wallet public key"));
    await connectWallet(deps);
    expect(toasts).toEqual(["error: Failed to connect Phantom: Failed to get wallet public key"]);
  });

  it("says so when the server is out of reach before a wallet is known", async () => {
    delete deps.handlers.getConfig;
    expect(await connectWallet(deps)).toBe(false);
    expect(toasts).toEqual([
      "error: Failed to connect wallet: Network error. Please check your connection and try again.",
    ]);
  });

  it("can be tried again", async () => {
    deps.wallet.rejectNext = true;
    await connectWallet(deps);
    expect(await connectWallet(deps)).toBe(true);
  });
});
