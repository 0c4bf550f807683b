import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepInstallPrompt } from "../../app/install-prompt.ts";
import { InstallOffer } from "./install-offer.tsx";

keepInstallPrompt();

const prompt = vi.fn(async () => ({ outcome: "accepted" }));
/** As Chromium does it, which would ask by itself if it were not kept from it. */
const offer = () => {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event.defaultPrevented;
};
const shown = () => screen.queryByRole("region", { name: "Install the app" });

beforeEach(() => {
  localStorage.clear();
  prompt.mockClear();
  dispatchEvent(new Event("appinstalled"));
});

it("is not shown if the browser offers nothing or the app is installed", () => {
  render(<InstallOffer />);
  expect(shown()).toBeNull();
  offer();
  dispatchEvent(new Event("appinstalled"));
  render(<InstallOffer />);
  expect(shown()).toBeNull();
});

it("keeps the browser's offer, and does not appear on a page that is open already", () => {
  const { unmount } = render(<InstallOffer />);
  expect(offer()).toBe(true);
  expect(shown()).toBeNull();
  unmount();
  render(<InstallOffer />);
  expect(shown()).not.toBeNull();
});

it("opens the browser's question, once", () => {
  offer();
  render(<InstallOffer />);
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(shown()).toBeNull();
});

it.each<[string, () => void]>([
  ["here", () => fireEvent.click(screen.getByRole("button", { name: "No, thanks" }))],
  [
    "in the browser's own question",
    () => {
      prompt.mockResolvedValueOnce({ outcome: "dismissed" });
      fireEvent.click(screen.getByRole("button", { name: "Install" }));
    },
  ],
])("is gone for good after a no %s", async (_, decline) => {
  offer();
  const { unmount } = render(<InstallOffer />);
  decline();
  await vi.waitFor(() => expect(localStorage.getItem("gemwright.install")).toBe("declined"));
  unmount();
  offer();
  render(<InstallOffer />);
  expect(shown()).toBeNull();
});

describe("in a browser where the user installs it by hand", () => {
  const openedFromHome = (standalone: boolean | undefined) =>
    Object.defineProperty(navigator, "standalone", { value: standalone, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, "standalone"));

  it("says how, until that is dismissed", () => {
    openedFromHome(false);
    const { unmount } = render(<InstallOffer />);
    expect(shown()?.textContent).toContain("Tap Share, then Add to Home Screen.");
    expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    unmount();
    render(<InstallOffer />);
    expect(shown()).toBeNull();
  });

  it("is not shown in the installed app", () => {
    openedFromHome(true);
    render(<InstallOffer />);
    expect(shown()).toBeNull();
  });
});
