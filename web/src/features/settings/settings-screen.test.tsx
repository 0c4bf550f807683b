import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "#contract/auth.ts";
import { aSession } from "../../../testing/a-session.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { writeDraft } from "../../db/drafts.ts";
import { sessionStore } from "../../stores/session.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { SettingsScreen } from "./settings-screen.tsx";

const here = aSession({ current: true, user_agent: "Mozilla/5.0 (Macintosh) Version/17.5 Safari/605" });
const phone = aSession();
let deps: FakeDeps;
let owner: string;
let sessions: Session[];

beforeEach(() => {
  forgetToasts();
  deps = fakeDeps({
    listWallets: () => ({ data: [{ id: "1", address: owner, network: "solana" }] }),
    listSessions: () => ({ data: sessions }),
    logout: () => ({ success: true }),
  });
  owner = signIn(deps, "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU");
  sessions = [here];
});

const show = () => showInApp(<SettingsScreen />, { deps, path: "/settings" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const confirm = async (name: string) => {
  const button = within(await screen.findByRole("dialog")).getByRole<HTMLButtonElement>("button", { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
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
    const before = deps.calls.length;
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "SOL" } });
    expect(toasts).toEqual(["success: Currency updated"]);
    expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("SOL");
    expect(deps.calls).toHaveLength(before);
  });
});

describe("what is kept on this device", () => {
  it("is the currency, for the next visit", async () => {
    await show();
    fireEvent.change(screen.getByRole("combobox", { name: "Currency" }), { target: { value: "EUR" } });
    cleanup();
    await show();
    expect((screen.getByRole("combobox", { name: "Currency" }) as HTMLSelectElement).value).toBe("EUR");
    localStorage.removeItem("gemwright.currency");
  });

  it("is the theme, in a section after the rows", async () => {
    await show();
    expect(screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent).toBe("Theme");
    const dark = screen.getByRole("radio", { name: "Dark" });
    fireEvent.click(dark);
    await waitFor(() => expect(dark.getAttribute("aria-checked")).toBe("true"));
    expect(document.documentElement.dataset.theme).toBe("dark");
    fireEvent.click(screen.getByRole("radio", { name: "Same as system" }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined());
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
    await writeDraft(deps.db, owner, "draft-1", { ...emptyDraft, prompt: "a walrus who repairs clocks" }, 1);
    await show();
    press("Log Out");
    await screen.findByText(/^Not saved yet, and only on this device: a walrus/);
    screen.getByRole("button", { name: "Download it first" });
  });

  it("is there while nobody answers, and says what becomes of the session", async () => {
    deps.handlers.logout = () => {
      throw new ApiError({ kind: "network" });
    };
    const { at } = await show();
    await network(false);
    press("Log Out");
    await screen.findByText(/session on the server expires on its own\.$/);
    await confirm("Log Out");
    await waitFor(() => expect(at()).toBe("/"));
    const expected = [expect.stringMatching(/^success: Logged out on this device\./)];
    await waitFor(() => expect(toasts).toEqual(expected));
    await network(true);
    expect(sessionStore.getState().user).toBeNull();
  });

  it("stays where it is, and can be tried again, where it failed", async () => {
    deps.handlers.logout = fail(500);
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
    screen.getByText("You are offline. Settings that need the server come back once you are online.");
    for (const name of ["Unlink 7xKX...gAsU", "Sign out Chrome on Android"])
      expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
    sessions = [here];
    await network(true);
    await screen.findByText("You are signed in on this device only.");
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  it("does not say that it is loading while there is no network", async () => {
    deps.handlers.listWallets = () => new Promise(() => {});
    deps.handlers.listSessions = () => new Promise(() => {});
    await show();
    await network(false);
    expect(screen.getAllByText("Shown once you are back online.")).toHaveLength(2);
    expect(screen.queryByText("Loading wallets...")).toBeNull();
  });
});
