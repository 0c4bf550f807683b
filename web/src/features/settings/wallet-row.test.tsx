import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { connectionStore } from "../../stores/connection.ts";
import { sessionStore } from "../../stores/session.ts";
import { WalletRow } from "./wallet-row.tsx";

let deps: FakeDeps;
let owner: string;
let addresses: string[];
let logged: MockInstance;

beforeEach(() => {
  forgetToasts();
  logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  deps = fakeDeps({
    listWallets: () => ({ data: addresses.map((address) => ({ id: address, address, network: "solana" })) }),
    unlinkWallet: ({ params }) => {
      addresses = addresses.filter((address) => address !== (params as { id: string }).id);
      return { success: true, message: "" };
    },
  });
  owner = signIn(deps, "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU");
  addresses = [owner];
});

const show = () => showInApp(<WalletRow />, { deps, path: "/settings" });
const confirm = async (name: string) => {
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
};
const fail = (status: number) => () => {
  throw refusal(status, "any", "words of the server");
};

describe("Wallet", () => {
  it("says that it is loading, without a prompt, until the list is there", async () => {
    deps.handlers.listWallets = () => new Promise(() => {});
    await show();
    await screen.findByText("Loading wallets...");
    expect(screen.queryByRole("button", { name: "Connect Wallet" })).toBeNull();
  });

  it("shows each linked wallet, first 4 and last 4, and no prompt", async () => {
    addresses = [owner, "Abcd1111111111111111111111111111111111111111"];
    await show();
    await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" });
    screen.getByRole("button", { name: "Unlink Abcd...1111" });
    expect(screen.getAllByText("Connected")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Connect Wallet" })).toBeNull();
  });

  it("asks before it unlinks, and leaves all as it is where that is declined", async () => {
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    await screen.findByText("Are you sure you want to unlink this wallet?");
    await confirm("Cancel");
    expect(deps.calls).not.toContain("unlinkWallet");
  });

  it("unlinks the last one, and offers to connect one again in its place", async () => {
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    await confirm("Unlink");
    await screen.findByRole("button", { name: "Connect Wallet" });
    expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
    expect(at()).toBe("/settings");
  });

  it("says why none can be linked while the server is away", async () => {
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    await confirm("Unlink");
    const connect = await screen.findByRole<HTMLButtonElement>("button", { name: "Connect Wallet" });
    expect(screen.queryByText(sentences.offline.linkWallet)).toBeNull();
    act(() => connectionStore.setState({ isReachable: false }));
    screen.getByText(sentences.offline.linkWallet);
    expect(connect.disabled).toBe(true);
    act(() => connectionStore.setState({ isReachable: true }));
  });

  it("goes home where unlinking ended the session", async () => {
    addresses = [owner, "Abcd1111111111111111111111111111111111111111"];
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    deps.handlers.listWallets = fail(401);
    await confirm("Unlink");
    await waitFor(() => expect(at()).toBe("/"));
    expect(sessionStore.getState().user).toBeNull();
  });

  it("links a wallet from the prompt", async () => {
    addresses = [];
    deps.handlers.createChallenge = () => ({ message: "m", expires_at: "" });
    deps.handlers.getMe = () => sessionStore.getState().user;
    deps.handlers.walletSignIn = () => {
      addresses = [owner];
      return { access_token: "a", user: sessionStore.getState().user };
    };
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Connect Wallet" }));
    await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" });
    expect(toasts).toEqual(["success: Wallet connected successfully"]);
  });

  it("only logs a list that cannot be loaded, offers no prompt, and can be tried again", async () => {
    deps.handlers.listWallets = fail(500);
    await show();
    const failure = await screen.findByText("Your linked wallets could not be loaded.");
    expect(toasts).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("button", { name: "Connect Wallet" })).toBeNull();
    deps.handlers.listWallets = () => ({ data: [{ id: "1", address: owner, network: "solana" }] });
    const alert = failure.closest<HTMLElement>("[role=alert]");
    fireEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await screen.findByText("7xKX...gAsU");
  });
});
