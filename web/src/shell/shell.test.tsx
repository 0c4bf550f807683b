import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { publicPages } from "#contract/public-pages.ts";
import { type FakeWorld, fakeWorld } from "../../testing/fake-world.ts";
import { signIn, signOut } from "../../testing/sign-in.ts";
import { routeTree } from "../route-tree.gen.ts";

vi.mock("../load-world.ts", async (original) => ({
  ...(await original<object>()),
  loadWorld: async () => world,
}));

let world: FakeWorld;
beforeEach(() => {
  signOut();
  world = fakeWorld();
});

async function open(path: string) {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  await screen.findByRole("heading", { level: 1 });
}

describe("around a screen", () => {
  it.each(publicPages)(
    "%s has navigation, footer and, beside what is read there, links and 2024",
    async (path) => {
      await open(path);
      const footer = screen.getByRole("contentinfo");
      const header = screen.getByRole("navigation", { name: "Main" }).closest("header");
      for (const landmark of [header, footer])
        expect(landmark?.parentElement).toBe(screen.getByRole("main").parentElement);
      within(footer).getByText("© 2024 Gemwright");
      expect(within(footer).getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/contact");
      expect(within(footer).getByRole("link", { name: /^X/ }).getAttribute("href")).toBe(
        "https://social.invalid/",
      );
    },
  );

  it("a user's own pages have no footer", async () => {
    signIn(world);
    await open("/support");
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });
});
