import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { openOnDevice, signIn, signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { canSign, sessionStore } from "../../stores/session.ts";
import { unlockWallet } from "./unlock-wallet.ts";

let deps: FakeDeps;
let address: string;
const state = () => sessionStore.getState();

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps();
  deps.wait = () => new Promise(() => {});
  address = openOnDevice(deps);
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
});

describe("unlocking the wallet of a session that was opened without it", () => {
  it("asks the wallet, and the session is as it was otherwise", async () => {
    expect(await unlockWallet(deps)).toBe(true);
    expect(state()).toMatchObject({ status: "on-device", wallet: { address } });
    expect(toasts).toEqual([]);
  });

  it("looks for the server as well", async () => {
    deps.handlers.getMe = () => aUser(address);
    const connect = deps.wallet.connect;
    deps.wallet.connect = (name, how) =>
      canSign(state()) ? Promise.resolve({ name, address }) : connect(name, how);
    await unlockWallet(deps);
    await vi.waitFor(() => expect(state().status).toBe("signed-in"));
  });

  it("asks nothing where it is not locked", async () => {
    signIn(deps, address);
    const connect = vi.spyOn(deps.wallet, "connect");
    expect(await unlockWallet(deps)).toBe(true);
    expect(connect).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, string]>([
    [
      "its owner says no",
      () => {
        deps.wallet.rejectNext = true;
      },
      "error: Wallet connection was rejected by user",
    ],
    [
      "it is not there",
      () => {
        deps.wallet.connect = () => Promise.reject(new Error("Phantom was not found."));
      },
      "error: Phantom could not be reached. Unlock it, then try again once you are back online.",
    ],
    [
      "it shows another account",
      () => {
        deps.wallet.connect = async (name) => ({ name, address: "another" });
      },
      `error: Phantom has another account selected. Choose ADDRESS there and try again.`,
    ],
  ])("says why not, and stays locked, where %s", async (_, given, message) => {
    given();
    expect(await unlockWallet(deps)).toBe(false);
    expect(toasts).toEqual([message.replace("ADDRESS", `${address.slice(0, 4)}...${address.slice(-4)}`)]);
    expect(state()).toMatchObject({ connecting: false, status: "wallet-locked", wallet: { address } });
  });

  it("is nothing that a visitor without a wallet can do", async () => {
    signOut();
    expect(await unlockWallet(deps)).toBe(false);
    expect(toasts).toEqual([]);
  });
});
