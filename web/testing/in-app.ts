import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { WorldContext } from "../src/app/load-deps.ts";
import { fakeWorld } from "./fake-world.ts";
import { shown } from "./world-shown.ts";

/** Renders a part of the app in a world and at an address; every address shows the same. */
export async function showInApp(ui: ReactNode, { world = fakeWorld(), path = "/" } = {}) {
  shown.world = world;
  const root = createRootRoute({ component: () => createElement(WorldContext, { value: world }, ui) });
  const children = ["/", "$"].map((each) => createRoute({ getParentRoute: () => root, path: each }));
  const router = createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(createElement(RouterProvider, { router: router as never }));
  return { world, at: () => router.state.location.href, back: () => router.history.back() };
}
