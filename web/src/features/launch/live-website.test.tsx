import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WebsiteState } from "#contract/website.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { LiveWebsite } from "./live-website.tsx";

const imported = aToken({ origin: "IMPORTED", mint_address: "M".repeat(43) });
const site = {
  exists: true,
  website_id: "site-1",
  deployed: false,
  live_url: null,
  deployment_failed: false,
  subdomain: "frog",
  domain: "localhost:8000",
  expires_at: null,
  views: 0,
  error: null,
} as WebsiteState;
const live = { ...site, deployed: true, live_url: "http://frog.localhost:8000" };
const onChanged = vi.fn();
let deps: FakeDeps;

beforeEach(() => {
  vi.clearAllMocks();
  wizardStore.setState({ ...wizardStore.getInitialState(), draft: emptyDraft }, true);
  deps = fakeDeps({
    deployWebsite: () => ({ success: true, message: "" }),
    getWebsiteStatus: () => live,
    getToken: () => imported,
  });
});

const show = (state: WebsiteState | null, { token = imported, failed = false } = {}) =>
  showInApp(<LiveWebsite token={token} state={state} failed={failed} onChanged={onChanged} />, { deps });
const deploy = () => screen.queryByRole("button", { name: "Deploy Website" });

describe("the website beside the token", () => {
  it("of an imported token can be deployed while it is not live", async () => {
    await show(site);
    screen.getByText("frog.localhost:8000");
    fireEvent.click(deploy() as HTMLElement);
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(deps.calls).toContain("deployWebsite");
    expect(wizardStore.getState().alert).toBeNull();
  });

  it("is linked once it is live, and can be deployed again for another day", async () => {
    await show(live);
    const link = screen.getByRole("link", { name: "View Live Website" });
    expect(link.getAttribute("href")).toBe("http://frog.localhost:8000");
    expect(deploy()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Renew for 24 hours" }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(deps.calls).toContain("deployWebsite");
  });

  it("says where it is live, and that a newer version for another address is not deployed", async () => {
    await show({ ...live, subdomain: "newt" });
    screen.getByText("frog.localhost:8000", { selector: "p" });
    expect(screen.getByText(/^A newer version for/).textContent).toBe(
      "A newer version for newt.localhost:8000 is not deployed yet.",
    );
  });

  it("of a token that is not launched goes live with the launch, and not before", async () => {
    await show(site, { token: aToken() });
    screen.getByText("It goes live when the token is launched.");
    expect(deploy()).toBeNull();
  });

  it("shows a failed deployment in an alert", async () => {
    deps.handlers.deployWebsite = () => ({ success: false, message: "" });
    await show(site);
    fireEvent.click(deploy() as HTMLElement);
    await waitFor(() => expect(wizardStore.getState().alert).toBe("Failed to start website deployment."));
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["The subdomain is held.", "The subdomain is held."],
    [null, "Website deployment failed. Please try again."],
  ])("says why the last deployment failed: %j", async (error, sentence) => {
    await show({ ...site, deployment_failed: true, error });
    screen.getByText(sentence);
  });

  it("links to step 3 if it does not exist", async () => {
    await show({ ...site, exists: false, subdomain: null, domain: null });
    screen.getByText("There is no website yet.");
    fireEvent.click(screen.getByRole("button", { name: "Create Website" }));
    expect(wizardStore.getState().draft?.step).toBe(3);
    expect(deploy()).toBeNull();
  });

  it("says so if its status cannot be read", async () => {
    await show(null, { failed: true });
    screen.getByRole("alert");
    expect(deploy()).toBeNull();
  });

  it("says so quietly while the server does not answer, and reads its status once it does", async () => {
    connectionStore.setState({ isReachable: false });
    await show(null, { failed: true });
    expect(screen.getByRole("status").textContent).toMatch(/^Whether this website is live, and until when,/);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(onChanged).not.toHaveBeenCalled();
    act(() => connectionStore.setState({ isReachable: true }));
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
