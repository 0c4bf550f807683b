import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ignoreScrollsBetweenPages } from "./app-router.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

it("comes back to where a page was left, when the next one scrolled to its top before it was there", async () => {
  const page = { scrollY: 0 };
  vi.stubGlobal("scrollTo", ({ top = 0 }: ScrollToOptions) => scroll(top));
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => page.scrollY);
  const scroll = (top: number) => {
    page.scrollY = top;
    document.dispatchEvent(new Event("scroll"));
  };
  let show = () => {};
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: "/", component: () => "The list" });
  const form = createRoute({
    getParentRoute: () => root,
    path: "/form",
    loader: () => new Promise<void>((resolve) => (show = resolve)),
    component: () => "The form",
  });
  const router = createRouter({
    routeTree: root.addChildren([list, form]),
    history: createBrowserHistory(),
    scrollRestoration: true,
  });
  ignoreScrollsBetweenPages(router);
  render(createElement(RouterProvider, { router: router as never }));
  await screen.findByText("The list");

  scroll(1_215);
  router.history.push("/form");
  await vi.waitFor(() => expect(router.state.status).toBe("pending"));
  scroll(0);
  router.history.back();
  show();
  await vi.waitFor(() => expect(router.state.status).toBe("idle"));
  await vi.waitFor(() => expect(page.scrollY).toBe(1_215));
});
