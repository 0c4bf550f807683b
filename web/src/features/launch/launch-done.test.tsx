import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aToken, config, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { LaunchDone } from "./launch-done.tsx";

const mint = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const site = { exists: true, status: "deploying", deployed: false, live_url: null, deployment_failed: false };
const writeText = vi.fn<(text: string) => Promise<void>>();
let deps: FakeDeps;

beforeEach(() => {
  forgetToasts();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  deps = fakeDeps({ getWebsiteStatus: () => ({ exists: false }) });
});
afterEach(() => {
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
});
const show = () => showInApp(<LaunchDone token={aToken()} mint={mint} config={config} />, { deps });
const copy = async () => {
  await show();
  fireEvent.click(screen.getByRole("button", { name: "Copy mint address" }));
};

describe("when a token is launched", () => {
  it("shows the congratulation and the mint address", async () => {
    await show();
    screen.getByText("Congratulations!");
    screen.getByText(mint);
  });

  it("links to its page on the launchpad at /token/{mint}", async () => {
    await show();
    const link = screen.getByRole("link", { name: "View on Sandpit" });
    expect(link.getAttribute("href")).toBe(`http://127.0.0.1:8899/token/${mint}`);
  });

  it("links to its page here, with price and trades", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Price and trades" }).getAttribute("href")).toBe(
      `/token/${mint}`,
    );
  });

  it("copies the mint address", async () => {
    await copy();
    await screen.findByText("Copied");
    expect(writeText).toHaveBeenCalledWith(mint);
    expect(toasts).toEqual(["success: Mint address copied to clipboard!"]);
  });

  it("says when copying fails", async () => {
    writeText.mockRejectedValue(new Error("not allowed"));
    await copy();
    await waitFor(() => expect(toasts).toEqual(["error: Failed to copy"]));
  });
});

describe("sharing a launched token", () => {
  beforeAll(() => import("./sharing.tsx"), 60_000);
  /** The ways to share are a script of their own. */
  const showSharing = async () => {
    await show();
    await screen.findByRole("link", { name: "Post on X" });
  };
  const post = () => new URL(screen.getByRole("link", { name: "Post on X" }).getAttribute("href") ?? "");

  it("offers a post with its name and its launchpad address", async () => {
    await showSharing();
    expect(post().origin + post().pathname).toBe("https://x.com/intent/post");
    expect(post().searchParams.get("text")).toBe("Moon Frog ($FROG) is live.");
    expect(post().searchParams.get("url")).toBe(`http://127.0.0.1:8899/token/${mint}`);
  });

  it("shares its website instead once that is live", async () => {
    const live_url = "http://frog.localhost:8000";
    deps.handlers.getWebsiteStatus = () => ({ ...site, status: "deployed", deployed: true, live_url });
    await showSharing();
    await waitFor(() => expect(post().searchParams.get("url")).toBe(live_url));
    fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(live_url));
  });

  it("opens the device's share sheet if it has one", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error("closed"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    await showSharing();
    fireEvent.click(screen.getByRole("button", { name: "Share…" }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({
        text: "Moon Frog ($FROG) is live.",
        url: `http://127.0.0.1:8899/token/${mint}`,
      }),
    );
    Reflect.deleteProperty(navigator, "share");
  });
});

describe("the website of a launched token", () => {
  it("is shown as going live, then linked", async () => {
    let pass = () => {};
    deps.wait = () => new Promise((resolve) => (pass = resolve));
    deps.handlers.getWebsiteStatus = () => site;
    await show();
    await screen.findByText("Your website is going live.");
    const live_url = "http://frog.localhost:8000";
    await waitFor(() => expect(deps.calls).toHaveLength(2));
    deps.handlers.getWebsiteStatus = () => ({ ...site, status: "deployed", deployed: true, live_url });
    pass();
    const link = await screen.findByRole("link", { name: "View Live Website" });
    expect(link.getAttribute("href")).toBe(live_url);
  });

  it("shows why it failed", async () => {
    deps.handlers.getWebsiteStatus = () => ({ ...site, deployment_failed: true, error: null });
    await show();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Website deployment failed. Please try again.",
    );
  });

  it.each([{ exists: false }, { ...site, status: "generated" }])(
    "is not mentioned if none was configured: %j",
    async (state) => {
      deps.handlers.getWebsiteStatus = () => state;
      await show();
      await waitFor(() => expect(screen.queryByText("Your website is going live.")).toBeNull());
      expect(screen.queryByRole("link", { name: "View Live Website" })).toBeNull();
    },
  );
});
