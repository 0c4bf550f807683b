import { expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { toasts } from "../../../testing/fake-toast.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { suggestMore, tellAnother } from "./other-words.ts";

// As an import fails whose chunk is neither on the device nor to be had.
vi.mock("#composer/writing/other-words.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("says why there are no other words where the composer is not on this device, and changes nothing", async () => {
  const draft = { ...emptyDraft, token: { ...aToken(), id: null }, madeOf: "a frog", narrative: "A frog." };
  wizardStore.setState({ draft });
  const deps = fakeDeps();
  await suggestMore(deps);
  await tellAnother(deps);
  expect(toasts).toEqual([`error: ${sentences.offline.noWriter}`, `error: ${sentences.offline.noWriter}`]);
  expect(wizardStore.getState().draft).toEqual(draft);
});
