import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { shown } from "../testing/deps-shown.ts";
import { type FakeDeps, fakeDeps } from "../testing/fake-deps.ts";
import { forgetToasts, toastOptions, toasts } from "../testing/fake-toast.ts";
import { signIn, signOut } from "../testing/sign-in.ts";
import { routeTree } from "./route-tree.gen.ts";
import { dispatchSession, sessionStore } from "./stores/session.ts";
import { siteEditorStore } from "./stores/site-editor.ts";
import { wizardStore } from "./stores/wizard.ts";

let deps: FakeDeps;
let loseSession: (anothers: boolean) => void;

beforeEach(() => {
  signOut();
  forgetToasts();
  deps = fakeDeps({
    listTokens: () => ({ data: { tokens: [], total: 0, limit: 500, offset: 0 } }),
  });
  shown.deps = deps;
  deps.api.onSessionLost = (listener) => {
    loseSession = listener;
    return () => {};
  };
});

async function visit(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history });
  render(<RouterProvider router={router as never} />);
  await waitFor(() => expect(router.state.status).toBe("idle"));
  return { at: () => router.state.location.pathname, entries: () => history.length };
}

/** No draft or website is open, no account was asked about, and nothing is on the device. */
async function nothingOpened(): Promise<void> {
  expect(wizardStore.getState().draft).toBeNull();
  expect(siteEditorStore.getState().site).toBeNull();
  expect(deps.calls.filter((name) => endpoints[name].access === "user")).toEqual([]);
  const counts = await Promise.all(deps.db.tables.map((table) => table.count()));
  expect(counts).toEqual(counts.map(() => 0));
}

/** Every page behind the guard, also those of a later version. */
const protectedPaths = Object.keys(createRouter({ routeTree }).routesById)
  .filter((id) => id.startsWith("/_signed-in/"))
  .map((id) => id.replace("/_signed-in", "").replace(/\$\w+/, "1"));

describe("who may go where", () => {
  it("knows all pages behind the guard", () => {
    const named = ["/create", "/dashboard", "/edit/1", "/my-gems", "/profile", "/settings", "/support"];
    expect(protectedPaths.sort()).toEqual(named);
  });

  it.each(protectedPaths)(
    "%s leads a stranger home, with the history replaced, and nothing opens",
    async (path) => {
      const { at, entries } = await visit(path);
      expect(at()).toBe("/");
      expect(entries()).toBe(1);
      await nothingOpened();
    },
  );

  it.each(protectedPaths)(
    "%s leads home a user whose wallet is not connected, and nothing opens",
    async (path) => {
      signIn(deps);
      dispatchSession({ type: "walletUnlinked" });
      expect((await visit(path)).at()).toBe("/");
      await nothingOpened();
    },
  );

  it.each(["/login", "/signup", "/verify", "/forgot-password", "/reset-password", "/no/such/page"])(
    "%s leads home",
    async (path) => {
      const { at, entries } = await visit(path);
      expect(at()).toBe("/");
      expect(entries()).toBe(1);
    },
  );

  it("an unknown address says so on the home page", async () => {
    await visit("/no/such/page");
    await screen.findByText("There is no page at that address, so this is the home page.");
  });

  it.each(["/login", "/"])("%s has nothing to say about it", async (path) => {
    await visit(path);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(/^There is no page|^Connect your wallet to/)).toBeNull();
  });

  it.each([
    ["/support", "the Support Center"],
    ["/create?token_id=1&step=4", "the Generate page"],
    ["/edit/1", "that page"],
  ])("%s says why a wallet is needed, and how to get one", async (path, name) => {
    await visit(path);
    await screen.findByText(
      (_, element) =>
        element?.role === "status" &&
        element.textContent?.startsWith(`Connect your wallet to open ${name}.`) === true,
    );
    const link = screen.getByRole("link", { name: "How do I get a wallet?" });
    expect(link.getAttribute("href")).toBe("/how-it-works#wallet");
  });

  it.each(["/dashboard", "/my-gems"])("%s is a user's My Gems", async (path) => {
    signIn(deps);
    const { at } = await visit(path);
    await screen.findByRole("heading", { name: "My Gems" });
    expect(at()).toBe(path);
  });

  it.each([
    ["/profile", "Profile"],
    ["/settings", "Settings"],
  ])("%s is a user's %s", async (path, title) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    signIn(deps);
    await visit(path);
    await screen.findByRole("heading", { level: 1, name: title });
    expect(document.title).toBe(`${title} · Gemwright`);
  });

  it("waits with a protected page until the session of before is restored", async () => {
    dispatchSession({ type: "startBegan" });
    const visiting = visit("/dashboard");
    await new Promise((resolve) => setTimeout(resolve, 30));
    signIn(deps);
    expect((await visiting).at()).toBe("/dashboard");
  });
});

describe("on a protected page", () => {
  beforeEach(() => {
    signIn(deps);
  });

  it("a wallet that is lost shows a prompt in place, and one that returns the page", async () => {
    const { at } = await visit("/dashboard");
    await screen.findByRole("heading", { name: "My Gems" });
    act(() => deps.wallet.change(null));
    await screen.findByRole("heading", { name: "Your wallet is not connected" });
    expect(at()).toBe("/dashboard");
    act(() => void signIn(deps));
    await screen.findByRole("heading", { name: "My Gems" });
  });

  it("a wallet that is unlinked leaves Settings as it is, and no other page", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await visit("/settings");
    await screen.findByRole("heading", { name: "Settings" });
    act(() => dispatchSession({ type: "walletUnlinked" }));
    screen.getByRole("heading", { name: "Settings" });
    cleanup();
    const { at } = await visit("/dashboard");
    expect(at()).toBe("/");
  });

  it("a changed account is signed out", async () => {
    await visit("/dashboard");
    await screen.findByRole("heading", { name: "My Gems" });
    act(() => deps.wallet.change({ name: "Phantom", address: "another" }));
    await screen.findByRole("heading", { name: "Your wallet is not connected" });
    expect(sessionStore.getState().user).toBeNull();
  });

  it("a session that is lost leads home and says so once, for 4 seconds", async () => {
    const { at } = await visit("/dashboard");
    await screen.findByRole("heading", { name: "My Gems" });
    act(() => {
      loseSession(false);
      loseSession(false);
    });
    await waitFor(() => expect(at()).toBe("/"));
    expect(toasts).toEqual(["error: Authentication failed. Please log in again."]);
    expect(toastOptions[0]).toMatchObject({ duration: 4000 });
  });
});
