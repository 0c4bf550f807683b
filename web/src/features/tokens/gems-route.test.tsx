import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { shown } from "../../../testing/deps-shown.ts";
import { cat, deps, eachWithThreeGems, frog, names, owner, pirate } from "../../../testing/three-gems.ts";
import { putToken, replaceTokens } from "../../db/tokens.ts";
import { routeTree } from "../../route-tree.gen.ts";

eachWithThreeGems();
afterEach(() => document.getElementById("root")?.remove());

const PLACEHOLDERS = "Loading your tokens";

/** The app as it starts at an address, with three tokens on the device, and each text that was shown so far. */
async function started(path: string) {
  shown.deps = deps;
  // However slow the machine is, the device is not.
  deps.wait = () => new Promise(() => {});
  await replaceTokens(deps.db, owner, [frog, cat, pirate], Date.now(), null);
  const root = Object.assign(document.createElement("div"), { id: "root" });
  document.body.append(root);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  const texts: string[] = [];
  const watch = new MutationObserver(() => texts.push(document.body.textContent ?? ""));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await router.load();
  render(<RouterProvider router={router as never} />, { container: root });
  await waitFor(() => expect(router.state.status).toBe("idle"));
  return { router, texts };
}

it("shows the device's tokens without placeholders before them", async () => {
  const { texts } = await started("/my-gems?q=moon");
  await waitFor(() => expect(names()).toEqual(["Moon Frog"]));
  expect(texts.join()).not.toContain(PLACEHOLDERS);
  expect(texts.join()).not.toContain("Ramen Cat");
});

it("never shows later what it read at the start, or when a link was only pointed at", async () => {
  const { router, texts } = await started("/my-gems");
  await waitFor(() => expect(names()).toContain("Moon Frog"));
  await act(() => router.navigate({ to: "/settings" }));
  await router.preloadRoute({ to: "/my-gems" });
  await putToken(deps.db, owner, { ...frog, name: "Mars Frog" });
  texts.length = 0;
  await act(() => router.navigate({ to: "/my-gems" }));
  await waitFor(() => expect(names()).toContain("Mars Frog"));
  expect(texts.join()).not.toContain("Moon Frog");
});
