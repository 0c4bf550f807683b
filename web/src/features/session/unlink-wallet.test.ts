import { beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readTokens } from "../../db/token-rows.ts";
import { putToken } from "../../db/tokens.ts";
import { hasUnlinkedWallet, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { unlinkWallet } from "./linked-wallets.ts";

let deps: FakeDeps;
let owner: string;
let unlinked: unknown[];
const disconnect = vi.fn(async () => {});
const linked = (address: string) => ({ id: `id-of-${address}`, address, network: "solana" as const });

beforeEach(() => {
  forgetToasts();
  disconnect.mockReset();
  unlinked = [];
  deps = fakeDeps({
    unlinkWallet: ({ params }) => {
      unlinked.push(params);
      return { success: true, message: "" };
    },
    listWallets: () => ({ data: [] }),
  });
  deps.wallet.disconnect = disconnect;
  owner = signIn(deps);
  localStorage.setItem("gemwright.wallet-name", "Phantom");
});

describe("unlinking the wallet that is connected here", () => {
  it("removes it, disconnects it, reads the list again and says so", async () => {
    await unlinkWallet(deps, linked(owner));
    expect(unlinked).toEqual([{ id: `id-of-${owner}` }]);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(deps.calls).toEqual(["unlinkWallet", "listWallets"]);
    expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
  });

  it("leaves the user signed in with no wallet, where it was the last", async () => {
    await unlinkWallet(deps, linked(owner));
    expect(hasUnlinkedWallet(sessionStore.getState())).toBe(true);
    expect(isAuthenticated(sessionStore.getState())).toBe(false);
    expect(sessionStore.getState().user).toMatchObject({ wallet_connected: false });
    expect(localStorage.getItem("gemwright.wallet-name")).toBeNull();
  });

  it("signs out, without a word about it, where others are linked and its session ended with it", async () => {
    deps.handlers.listWallets = () => {
      throw refusal(401, "not_signed_in", "");
    };
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await unlinkWallet(deps, linked(owner));
    expect(sessionStore.getState()).toMatchObject({ user: null, wallet: null });
    expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
  });

  it("hides what it has on this device, and wipes nothing", async () => {
    await putToken(deps.db, owner, aToken());
    await unlinkWallet(deps, linked(owner));
    expect(await readTokens(deps.db, owner)).toHaveLength(1);
  });

  it("is done as wished where it was unlinked elsewhere already, or will not let go", async () => {
    deps.handlers.unlinkWallet = () => {
      throw refusal(404, "not_found", "");
    };
    disconnect.mockRejectedValue(new Error("busy"));
    await unlinkWallet(deps, linked(owner));
    expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
    expect(hasUnlinkedWallet(sessionStore.getState())).toBe(true);
  });
});

it("unlinking another wallet leaves the one that is connected here alone", async () => {
  await unlinkWallet(deps, linked("another"));
  expect(disconnect).not.toHaveBeenCalled();
  expect(isAuthenticated(sessionStore.getState())).toBe(true);
  expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
});

it.each([
  [500, ["error: Failed to unlink wallet"]],
  [401, []],
])("a %i changes nothing", async (status, said) => {
  deps.handlers.unlinkWallet = () => {
    throw refusal(status, "any", "words of the server");
  };
  await unlinkWallet(deps, linked(owner));
  expect(toasts).toEqual(said);
  expect(disconnect).not.toHaveBeenCalled();
  expect(isAuthenticated(sessionStore.getState())).toBe(true);
});
