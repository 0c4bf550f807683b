import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { publicPages } from "#contract/pages.ts";
import { signOut } from "../../testing/sign-in.ts";
import { Shell } from "./shell.tsx";

beforeEach(signOut);

/** The shell at an address, around the same words at every one. */
async function open(path: string) {
  const root = createRootRoute({
    component: () => (
      <Shell>
        <Outlet />
      </Shell>
    ),
  });
  const screens = [...publicPages, "/gallery", "/token/$mint", "/my-gems"].map((each) =>
    createRoute({ getParentRoute: () => root, path: each, component: () => <h1>Read me</h1> }),
  );
  const router = createRouter({
    routeTree: root.addChildren(screens),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  within(screen.getByRole("main")).getByText("Read me");
}

describe("around a screen", () => {
  it.each([...publicPages, "/gallery", "/token/So11111111111111111111111111111111111111112"])(
    "%s has navigation and a footer beside what is read there, with links and 2024",
    async (path) => {
      await open(path);
      const footer = screen.getByRole("contentinfo");
      for (const landmark of [screen.getByRole("banner"), footer])
        expect(landmark.parentElement).toBe(screen.getByRole("main").parentElement);
      within(footer).getByText("© 2024 Gemwright");
      expect(within(footer).getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/contact");
      expect(within(footer).getByRole("link", { name: /^X/ }).getAttribute("href")).toBe(
        "https://social.invalid/",
      );
    },
  );

  it("a user's own pages have no footer", async () => {
    await open("/my-gems");
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });
});
