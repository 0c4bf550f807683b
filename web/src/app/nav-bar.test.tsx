import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#contract/auth.ts";
import { aUser, fakeDeps } from "../../testing/fake-deps.ts";
import { showInApp } from "../../testing/in-app.ts";
import { openOnDevice, signIn, signOut } from "../../testing/sign-in.ts";
import { disconnectStore } from "../stores/disconnect.ts";
import { canSign, dispatchSession, sessionStore } from "../stores/session.ts";
import { NavBar } from "./nav-bar.tsx";
// Loaded before they are asked for.
import "./mobile-menu.tsx";
import "../features/session/wallet-menu.tsx";

const address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const show = (path = "/") => showInApp(<NavBar />, { path, deps });
const open = (trigger: HTMLElement) => fireEvent.keyDown(trigger, { key: "Enter" });
let deps = fakeDeps();

beforeEach(() => {
  deps = fakeDeps({ logout: () => ({ success: true }) });
  signOut();
});

describe("the navigation bar of a stranger", () => {
  it("links the logo home and offers to connect a wallet", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Gemwright" }).getAttribute("href")).toBe("/");
    screen.getByRole("button", { name: "Connect Wallet" });
    expect(screen.queryByRole("link", { name: "Dashboard" })).toBeNull();
  });

  it("says 'Connecting...' while connecting, and cannot be pressed again", async () => {
    await show();
    act(() => dispatchSession({ type: "walletAsked" }));
    const button = await screen.findByRole("button", { name: "Connecting..." });
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("goes to My Gems once connected", async () => {
    deps.handlers.createChallenge = () => ({ message: "m", expires_at: "" });
    deps.handlers.walletSignIn = () => ({ access_token: "a", user: aUser("") });
    const { at } = await show("/preview/website/1");
    fireEvent.click(screen.getByRole("button", { name: "Connect Wallet" }));
    await waitFor(() => expect(at()).toBe("/dashboard"));
  });

  it("stays where it is when connecting fails", async () => {
    deps.wallet.rejectNext = true;
    const { at } = await show("/preview/website/1");
    fireEvent.click(screen.getByRole("button", { name: "Connect Wallet" }));
    await screen.findByRole("button", { name: "Connecting..." });
    await screen.findByRole("button", { name: "Connect Wallet" });
    expect(at()).toBe("/preview/website/1");
  });
});

describe("the navigation bar of a user", () => {
  beforeEach(() => {
    signIn(deps, address);
  });

  it.each([
    ["/dashboard", "Dashboard"],
    ["/my-gems", "Dashboard"],
    ["/create", "Generate"],
    ["/create?step=2", "Generate"],
    ["/dashboard/anything", "Dashboard"],
    ["/", null],
  ])("at %s has %s active", async (path, active) => {
    await show(path);
    const current = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "page" && link.textContent !== "Gemwright");
    expect(current.map((link) => link.textContent)).toEqual(active ? [active] : []);
    // The router marks its own path's link by itself; the look is the tab's alone.
    const strong = screen.getAllByRole("link").filter((link) => link.classList.contains("font-semibold"));
    expect(strong).toEqual(current);
  });

  it("leads to /dashboard and /create", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
    expect(screen.getByRole("link", { name: "Generate" }).getAttribute("href")).toBe("/create");
  });

  it("shows the address, first 4 and last 4, and the wallet's name", async () => {
    await show();
    const menu = await screen.findByRole("button", { name: /Account menu/ });
    expect(menu.textContent).toContain("7xKX...gAsU");
    expect(menu.textContent).toContain("Phantom");
  });

  it("has 'Wallet User' in the menu where there is no name", async () => {
    await show();
    open(await screen.findByRole("button", { name: /Account menu/ }));
    await screen.findByText("Wallet User");
  });

  it("has the user's name in the menu", async () => {
    const user = sessionStore.getState().user as User;
    dispatchSession({ type: "profileRead", user: { ...user, name: "Ann" } });
    await show();
    open(await screen.findByRole("button", { name: /Account menu/ }));
    await screen.findByText("Ann");
  });

  it.each([
    ["Disconnect Wallet", /Account menu/],
    ["Disconnect", "Menu"],
  ])("has '%s', which asks first", async (item, menu) => {
    await show("/my-gems");
    open(await screen.findByRole("button", { name: menu }));
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
    expect(disconnectStore.getState().asked).toBe(true);
    expect(deps.calls).toEqual([]);
  });

  it.each([
    ["Profile", "/profile", /Account menu/],
    ["Settings", "/settings", /Account menu/],
    ["Profile", "/profile", "Menu"],
    ["Settings", "/settings", "Menu"],
    ["Support", "/support", /Account menu/],
    ["Support", "/support", "Menu"],
  ])("leads to %s at %s", async (item, path, menu) => {
    const { at } = await show();
    open(await screen.findByRole("button", { name: menu }));
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
    await waitFor(() => expect(at()).toBe(path));
  });

  it("repeats the links and the address in the mobile menu", async () => {
    await show();
    open(await screen.findByRole("button", { name: "Menu" }));
    expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
      "Dashboard",
      "Generate",
      "Profile",
      "Settings",
      "Support",
      "Disconnect",
    ]);
    expect(screen.getByText(/^Wallet:/).textContent).toBe("Wallet: 7xKX...gAsU");
  });

  it("is a stranger's again when the wallet is gone", async () => {
    await show();
    act(() => dispatchSession({ type: "sessionEnded" }));
    await screen.findByRole("button", { name: "Connect Wallet" });
  });
});

describe("the navigation bar of a session that opened without its wallet", () => {
  it.each([/Account menu/, "Menu, wallet locked"])(
    "marks it (%s), says what that means and unlocks it",
    async (menu) => {
      openOnDevice(deps);
      await show();
      const trigger = await screen.findByRole("button", { name: menu });
      expect(`${trigger.textContent}${trigger.ariaLabel}`).toMatch(/wallet locked/i);
      open(trigger);
      await screen.findByText(/Unlock your wallet to launch or sign\.$/);
      fireEvent.click(await screen.findByRole("menuitem", { name: "Unlock wallet" }));
      await waitFor(() => expect(canSign(sessionStore.getState())).toBe(true));
      await waitFor(() => expect(screen.queryByText(/wallet locked/i)).toBeNull());
    },
  );
});
