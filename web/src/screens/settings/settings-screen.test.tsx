import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { Session } from "#contract/auth.ts";
import { aSession } from "../../../testing/a-session.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { writeDraft } from "../../db/drafts.ts";
import { sessionStore } from "../../stores/session.ts";
import { emptyDraft } from "../../stores/wizard-draft.ts";
import { SettingsScreen } from "./settings-screen.tsx";

vi.mock("../../load-world.ts", async (original) => ({
  ...(await original<object>()),
  loadWorld: (await import("../../../testing/world-shown.ts")).worldShown,
}));
vi.mock("../../ui/toast.ts", () => import("../../../testing/fake-toast.ts"));

const here = aSession({ current: true, user_agent: "Mozilla/5.0 (Macintosh) Version/17.5 Safari/605" });
const phone = aSession();
const unknown = aSession({ user_agent: "" });
let world: FakeWorld;
let owner: string;
let addresses: string[];
let sessions: Session[];
let logged: MockInstance;

beforeEach(() => {
  forgetToasts();
  logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  world = fakeWorld({
    listWallets: () => ({ data: addresses.map((address) => ({ id: address, address, network: "solana" })) }),
    listSessions: () => ({ data: sessions }),
    unlinkWallet: ({ params }) => {
      addresses = addresses.filter((address) => address !== (params as { id: string }).id);
      return { success: true, message: "" };
    },
    revokeSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== (params as { id: string }).id);
      return { success: true, message: "" };
    },
    logout: () => ({ success: true }),
  });
  owner = signIn(world, "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU");
  addresses = [owner];
  sessions = [here];
});

const show = () => showInApp(<SettingsScreen />, { world, path: "/settings" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = async (name: string) => {
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
};
const fail = (status: number) => () => {
  throw refusal(status, "any", "words of the server");
};
const network = (on: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
  return act(async () => void dispatchEvent(new Event(on ? "online" : "offline")));
};

describe("Currency", () => {
  it("offers USD, EUR, GBP, JPY and SOL, and is USD at first", async () => {
    await show();
    const select = screen.getByRole("combobox", { name: "Currency" }) as HTMLSelectElement;
    expect([...select.options].map(({ value }) => value)).toEqual(["USD", "EUR", "GBP", "JPY", "SOL"]);
    expect(select.value).toBe("USD");
  });

  it("says 'Currency updated' at once, and asks no server", async () => {
    await show();
    await screen.findByText("7xKX...gAsU");
    const before = world.calls.length;
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "SOL" } });
    expect(toasts).toEqual(["success: Currency updated"]);
    expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("SOL");
    expect(world.calls).toHaveLength(before);
  });
});

describe("Wallet", () => {
  it("says that it is loading, without a prompt, until the list is there", async () => {
    world.handlers.listWallets = () => new Promise(() => {});
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
    expect(world.calls).not.toContain("unlinkWallet");
  });

  it("unlinks the last one, and offers to connect one again in its place", async () => {
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    await confirm("Unlink");
    await screen.findByRole("button", { name: "Connect Wallet" });
    expect(toasts).toEqual(["success: Wallet unlinked successfully"]);
    expect(at()).toBe("/settings");
  });

  it("goes home where unlinking ended the session", async () => {
    addresses = [owner, "Abcd1111111111111111111111111111111111111111"];
    const { at } = await show();
    fireEvent.click(await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" }));
    world.handlers.listWallets = fail(401);
    await confirm("Unlink");
    await waitFor(() => expect(at()).toBe("/"));
    expect(sessionStore.getState().user).toBeNull();
  });

  it("links a wallet from the prompt", async () => {
    addresses = [];
    world.handlers.createChallenge = () => ({ message: "m", expires_at: "" });
    world.handlers.getMe = () => sessionStore.getState().user;
    world.handlers.walletSignIn = () => {
      addresses = [owner];
      return { access_token: "a", user: sessionStore.getState().user };
    };
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Connect Wallet" }));
    await screen.findByRole("button", { name: "Unlink 7xKX...gAsU" });
    expect(toasts).toEqual(["success: Wallet connected successfully"]);
  });

  it("only logs a list that cannot be loaded, offers no prompt, and can be tried again", async () => {
    world.handlers.listWallets = fail(500);
    await show();
    const failure = await screen.findByText("Your linked wallets could not be loaded.");
    expect(toasts).toEqual([]);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("button", { name: "Connect Wallet" })).toBeNull();
    world.handlers.listWallets = () => ({ data: [{ id: "1", address: owner, network: "solana" }] });
    const alert = failure.closest<HTMLElement>("[role=alert]");
    fireEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await screen.findByText("7xKX...gAsU");
  });
});

describe("Where you are signed in", () => {
  it("names each device in plain words, and marks this one", async () => {
    sessions = [here, phone, unknown];
    await show();
    const rows = (await screen.findByText("Safari on Mac")).closest("ul")?.children ?? [];
    expect([...rows].map((row) => row.querySelector("p")?.textContent)).toEqual([
      "Safari on MacThis device",
      "Chrome on Android",
      "Unknown device",
    ]);
    expect(rows[1]?.textContent).toContain("Last used 5 minutes ago");
    expect(screen.queryByRole("button", { name: "Sign out Safari on Mac" })).toBeNull();
  });

  it("says so where it is this device alone", async () => {
    await show();
    await screen.findByText("You are signed in nowhere else.");
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  it("signs another device out once that is confirmed", async () => {
    sessions = [here, phone];
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Sign out Chrome on Android" }));
    await screen.findByText(/^Are you sure you want to sign out that device\?/);
    expect(sessions).toHaveLength(2);
    await confirm("Sign out");
    await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
    expect(toasts).toEqual(["success: That device is signed out."]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("signs out everywhere else at once, and stays signed in here", async () => {
    sessions = [here, phone, unknown];
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    await screen.findByText(/^Are you sure you want to sign out everywhere else\?/);
    await confirm("Sign out");
    await screen.findByText("You are signed in nowhere else.");
    expect(sessions).toEqual([here]);
  });

  it("says that it is loading, and what failed can be tried again", async () => {
    let answer = fail(503) as () => unknown;
    world.handlers.listSessions = () => answer();
    await show();
    const alert = (await screen.findByText("Where you are signed in could not be loaded.")).closest("div");
    answer = () => ({ data: sessions });
    fireEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await screen.findByText("Safari on Mac");
  });
});

describe("Log Out", () => {
  it("asks, then signs out and goes home", async () => {
    const { at } = await show();
    press("Log Out");
    await screen.findByText("Are you sure you want to log out?");
    await confirm("Log Out");
    await waitFor(() => expect(at()).toBe("/"));
    await waitFor(() => expect(toasts).toEqual(["success: Logged out successfully"]));
    expect(sessionStore.getState().user).toBeNull();
  });

  it("stays signed in where it is declined", async () => {
    await show();
    press("Log Out");
    await confirm("Cancel");
    expect(sessionStore.getState().user).not.toBeNull();
  });

  it("offers what is not saved yet for download first", async () => {
    await writeDraft(world.db, owner, { ...emptyDraft, prompt: "a walrus who repairs clocks" }, 1);
    await show();
    press("Log Out");
    await screen.findByText(/^Not saved yet, and only on this device: a walrus/);
    screen.getByRole("button", { name: "Download it first" });
  });

  it("stays where it is, and can be tried again, where it failed", async () => {
    world.handlers.logout = fail(500);
    const { at } = await show();
    press("Log Out");
    await confirm("Log Out");
    await waitFor(() => expect(toasts).toEqual(["error: Failed to log out"]));
    expect(at()).toBe("/settings");
  });
});

describe("the page", () => {
  it("says which version of the app this is", async () => {
    await show();
    screen.getByText(/^Gemwright version \d+\.\d+\.\d+/);
  });

  it("says what waits while there is no network, and reads it again once it is back", async () => {
    sessions = [here, phone];
    await show();
    await screen.findByText("7xKX...gAsU");
    await network(false);
    screen.getByText("You are offline. What needs the server waits until you are back.");
    for (const name of ["Log Out", "Unlink 7xKX...gAsU", "Sign out Chrome on Android"])
      expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    sessions = [here];
    await network(true);
    await screen.findByText("You are signed in nowhere else.");
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it("does not say that it is loading while there is no network", async () => {
    world.handlers.listWallets = () => new Promise(() => {});
    world.handlers.listSessions = () => new Promise(() => {});
    await show();
    await network(false);
    expect(screen.getAllByText("Shown once you are back online.")).toHaveLength(2);
    expect(screen.queryByText("Loading wallets...")).toBeNull();
  });
});
