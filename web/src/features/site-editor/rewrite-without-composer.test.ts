import { expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { rewriteAll, rewritePassage } from "./rewrite.ts";

// As an import fails whose chunk is neither on the device nor to be had.
vi.mock("#composer/write-deck.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says why it cannot rewrite where the composer is not on this device, and changes nothing", async () => {
  const { site, deck, websiteId } = aDeckChange("ann");
  siteEditorStore.setState({ site, deck, websiteId });
  const deps = fakeDeps();
  await rewritePassage(deps, "faq");
  await rewriteAll(deps);
  expect(toasts).toEqual([`error: ${sentences.offline.noWriter}`, `error: ${sentences.offline.noWriter}`]);
  expect(siteEditorStore.getState().deck).toEqual(deck);
});
