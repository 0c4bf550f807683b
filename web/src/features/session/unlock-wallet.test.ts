import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aUser, type FakeWorld, fakeWorld } from "../../../testing/fake-world.ts";
import { signIn, signOut } from "../../../testing/sign-in.ts";
import { storeSession } from "../../api-client/client.ts";
import { sessionStore } from "../../stores/session.ts";
import { unlockWallet } from "./unlock-wallet.ts";

let world: FakeWorld;
let address: string;
const state = () => sessionStore.getState();

beforeEach(() => {
  forgetToasts();
  world = fakeWorld();
  world.wait = () => new Promise(() => {});
  address = signIn(world);
  storeSession({ access_token: "a", refresh_token: "r", csrf_token: "c" } as never);
  sessionStore.setState({ source: "device", wallet: { name: "Phantom", address, isLocked: true } });
});

describe("unlocking the wallet of a session that was opened without it", () => {
  it("asks the wallet, and the session is as it was otherwise", async () => {
    expect(await unlockWallet(world)).toBe(true);
    expect(state()).toMatchObject({ source: "device", wallet: { address, isLocked: false } });
    expect(toasts).toEqual([]);
  });

  it("looks for the server as well", async () => {
    world.handlers.getMe = () => aUser(address);
    const connect = world.wallet.connect;
    world.wallet.connect = (name, how) =>
      state().wallet?.isLocked ? connect(name, how) : Promise.resolve({ name, address });
    await unlockWallet(world);
    await vi.waitFor(() => expect(state().source).toBe("server"));
  });

  it("asks nothing where it is not locked", async () => {
    sessionStore.setState({ wallet: { name: "Phantom", address, isLocked: false } });
    const connect = vi.spyOn(world.wallet, "connect");
    expect(await unlockWallet(world)).toBe(true);
    expect(connect).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, string]>([
    [
      "its owner says no",
      () => {
        world.wallet.rejectNext = true;
      },
      "error: Wallet connection was rejected by user",
    ],
    [
      "it is not there",
      () => {
        world.wallet.connect = () => Promise.reject(new Error("Phantom was not found."));
      },
      "error: Phantom could not be reached. Unlock it, and try again once you are back online.",
    ],
    [
      "it shows another account",
      () => {
        world.wallet.connect = async (name) => ({ name, address: "another" });
      },
      `error: Phantom shows another account. Choose ADDRESS in it and try again.`,
    ],
  ])("says why not, and stays locked, where %s", async (_, given, told) => {
    given();
    expect(await unlockWallet(world)).toBe(false);
    expect(toasts).toEqual([told.replace("ADDRESS", `${address.slice(0, 4)}...${address.slice(-4)}`)]);
    expect(state()).toMatchObject({ connecting: false, wallet: { address, isLocked: true } });
  });

  it("is nothing that a visitor without a wallet can do", async () => {
    signOut();
    expect(await unlockWallet(world)).toBe(false);
    expect(toasts).toEqual([]);
  });
});
