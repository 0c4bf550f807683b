import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { User } from "#contract/auth.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { dispatchSession, isAuthenticated, sessionStore } from "../../stores/session.ts";
import { ProfileScreen } from "./profile-screen.tsx";

const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
let deps: FakeDeps;
let known: User;
let posted: unknown[];

beforeEach(() => {
  forgetToasts();
  posted = [];
  vi.spyOn(console, "warn").mockImplementation(() => {});
  deps = fakeDeps({
    getMe: () => known,
    listWallets: () => ({ data: [{ id: "1", address, network: "solana" }] }),
    changeProfile: ({ body }) => {
      posted.push(body);
      known = { ...known, ...(body as object) };
      return known;
    },
  });
  signIn(deps, address);
  known = { ...(sessionStore.getState().user as User), name: "Ann" };
  dispatchSession({ type: "profileRead", user: known });
});

const show = () => showInApp(<ProfileScreen />, { deps, path: "/profile" });
const field = () => screen.getByRole("textbox", { name: "Display name" }) as HTMLInputElement;
const save = () => screen.getByRole("button", { name: "Save" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const numbers = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
const fail = (status: number) => () => {
  throw refusal(status, "any", "words of the server");
};

describe("the display name", () => {
  it.each([
    ["Ann", false],
    ["  Ann ", false],
    ["Anna", true],
    ["", true],
  ])("%j can be saved: %s", async (name, possible) => {
    await show();
    type(name);
    expect(save().hasAttribute("disabled")).toBe(!possible);
  });

  it("is saved trimmed, and the session's user follows at once", async () => {
    await show();
    type("  Anna Wright ");
    fireEvent.click(save());
    await waitFor(() => expect(toasts).toEqual(["success: Profile updated successfully"]));
    expect(posted).toEqual([{ name: "Anna Wright" }]);
    expect(sessionStore.getState().user).toMatchObject({ name: "Anna Wright", wallet_connected: true });
    expect(isAuthenticated(sessionStore.getState())).toBe(true);
    expect(field().value).toBe("Anna Wright");
    expect(save().hasAttribute("disabled")).toBe(true);
    const [row] = await deps.db.profiles.toArray();
    expect(row?.user.name).toBe("Anna Wright");
  });

  it.each(["   ", "\u200b"])("cannot be %j", async (nothing) => {
    await show();
    type(nothing);
    fireEvent.click(save());
    await screen.findByText("Please enter a name of 1 to 50 characters.");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(posted).toEqual([]);
  });

  it("takes no more than 50 characters", async () => {
    await show();
    expect(field().maxLength).toBe(50);
  });

  it("keeps what was typed, and says so, where it could not be saved", async () => {
    deps.handlers.changeProfile = fail(500);
    await show();
    type("Anna");
    fireEvent.click(save());
    await waitFor(() => expect(toasts).toEqual(["error: Profile: Failed to update profile."]));
    expect(screen.getByRole("alert").textContent).toBe("Profile: Failed to update profile.");
    expect(field().value).toBe("Anna");
    expect(save().hasAttribute("disabled")).toBe(false);
    expect(sessionStore.getState().user?.name).toBe("Ann");
  });
});

describe("what else the profile shows", () => {
  it("the email, read only", async () => {
    known = { ...known, email: "ann@example.com" };
    await show();
    const email = screen.getByRole("textbox", { name: "Email" }) as HTMLInputElement;
    await waitFor(() => expect(email.value).toBe("ann@example.com"));
    expect(email.readOnly).toBe(true);
  });

  it("that there is no email", async () => {
    await show();
    screen.getByPlaceholderText("No email on this account");
  });

  it("the linked wallets, first 4 and last 4", async () => {
    await show();
    await screen.findByText("7xKX...gAsU");
  });

  it("that the wallets are loading, or could not be loaded, without a toast", async () => {
    let give = (_: unknown) => {};
    deps.handlers.listWallets = () => new Promise((_, reject) => (give = reject));
    await show();
    await screen.findByText("Loading wallets...");
    await act(async () => give(refusal(500, "internal", "")));
    await screen.findByText("Your linked wallets could not be loaded.");
    expect(toasts).toEqual([]);
  });

  it("how many tokens were created and deployed: as last known, then as they are", async () => {
    let answer = (_: User) => {};
    deps.handlers.getMe = () => new Promise((resolve) => (answer = resolve as never));
    await show();
    expect(numbers()).toEqual(["Tokens created 0", "Tokens deployed 0"]);
    await act(async () => answer({ ...known, tokens_created: 12, tokens_deployed: 3 }));
    await waitFor(() => expect(numbers()).toEqual(["Tokens created 12", "Tokens deployed 3"]));
  });

  it("what this device last knew, where it cannot be refreshed, and tries again", async () => {
    deps.handlers.getMe = fail(500);
    await show();
    const sentence = "Your profile could not be refreshed. This is the copy saved on this device.";
    const alert = (await screen.findByText(sentence)).closest("[role=alert]");
    expect(field().value).toBe("Ann");
    deps.handlers.getMe = () => ({ ...known, tokens_created: 1 });
    fireEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(numbers()[0]).toBe("Tokens created 1");
  });

  it("leaves to this browser which wallet is connected", async () => {
    const wallet = { name: "Phantom", address };
    dispatchSession({ type: "signedIn", user: { ...known, wallet_name: "Phantom" }, wallet });
    known = { ...known, tokens_created: 1, wallet_connected: false, wallet_address: null };
    await show();
    await waitFor(() => expect(numbers()[0]).toBe("Tokens created 1"));
    expect(isAuthenticated(sessionStore.getState())).toBe(true);
    expect(sessionStore.getState().user).toMatchObject({ wallet_connected: true, wallet_name: "Phantom" });
  });

  it("does not lose what is being typed when it is refreshed", async () => {
    let answer = (_: User) => {};
    deps.handlers.getMe = () => new Promise((resolve) => (answer = resolve as never));
    await show();
    type("Annabel");
    await act(async () => answer({ ...known, name: "Changed elsewhere" }));
    expect(field().value).toBe("Annabel");
  });
});
