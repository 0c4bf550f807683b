import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { DepsContext } from "../src/app/load-deps.ts";
import { shown } from "./deps-shown.ts";
import { fakeDeps } from "./fake-deps.ts";

/** Renders a part of the app in a world and at an address; every address shows the same. */
export async function showInApp(ui: ReactNode, { deps = fakeDeps(), path = "/" } = {}) {
  shown.deps = deps;
  const root = createRootRoute({ component: () => createElement(DepsContext, { value: deps }, ui) });
  const children = ["/", "$"].map((each) => createRoute({ getParentRoute: () => root, path: each }));
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(createElement(RouterProvider, { router: router as never }));
  return { deps, at: () => router.state.location.href, back: () => router.history.back() };
}
