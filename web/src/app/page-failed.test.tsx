import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageFailed } from "#contract/pages.ts";
import { showInApp } from "../../testing/in-app.ts";
import { idleLaunch, launchStore } from "../stores/launch.ts";
import { updateStore } from "../stores/update.ts";
import { wizardStore } from "../stores/wizard.ts";
import { emptyDraft } from "../wizard-draft.ts";
import { watchForGoneParts } from "./gone-parts.ts";
import { PageFailed } from "./page-failed.tsx";

const { renewByItself, isServerThere } = vi.hoisted(() => ({
  renewByItself: vi.fn(() => true),
  isServerThere: vi.fn(async () => true),
}));
vi.mock("./renew.ts", () => ({ renew: async () => {}, renewByItself, isServerThere }));

watchForGoneParts();

const gone = () => {
  const payload = new TypeError("Failed to fetch dynamically imported module");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  return payload;
};
const show = (error: Error) => showInApp(<PageFailed error={error} reset={() => {}} />);

beforeEach(() => {
  renewByItself.mockClear().mockReturnValue(true);
  isServerThere.mockResolvedValue(true);
  launchStore.setState(idleLaunch);
  wizardStore.setState({ draft: null, work: null });
});
afterEach(() => updateStore.setState({ waiting: false }));

describe("a page whose script is gone", () => {
  it("renews the tab by itself", async () => {
    await show(gone());
    await screen.findByText(pageFailed.renewing);
    expect(renewByItself).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ["in a launch", () => launchStore.setState({ ...idleLaunch, step: "confirm" })],
    [
      "with something begun in the wizard",
      () => wizardStore.setState({ draft: { ...emptyDraft, prompt: "a frog" } }),
    ],
    ["a second time", () => renewByItself.mockReturnValue(false)],
  ])("asks instead %s", async (_when, given) => {
    given();
    await show(gone());
    await screen.findByText(pageFailed.outdated);
    screen.getByRole("button", { name: "Reload" });
  });

  it("never even tries in a launch", async () => {
    launchStore.setState({ ...idleLaunch, step: "create" });
    await show(gone());
    await screen.findByText(pageFailed.outdated);
    expect(renewByItself).not.toHaveBeenCalled();
  });

  it("says that the server cannot be reached where it cannot, and reloads nothing", async () => {
    isServerThere.mockResolvedValue(false);
    await show(gone());
    await screen.findByText(pageFailed.unreachable);
    screen.getByRole("button", { name: "Try again" });
    expect(renewByItself).not.toHaveBeenCalled();
  });
});

it("says of any other fault that something went wrong, and reloads nothing by itself", async () => {
  await show(new Error("x is not a function"));
  await screen.findByText(pageFailed.broken);
  expect(renewByItself).not.toHaveBeenCalled();
});
