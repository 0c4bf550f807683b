import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SavedToken } from "#contract/token.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { GemCard } from "./gem-card.tsx";

const mint_address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const website = { website_url: "http://frog.localhost:8000", website_status: "deployed" as const };
type Change = Parameters<typeof aToken>[0];

let deps: FakeDeps;
let at: () => string;
const show = async (change: Change = {}, onDelete = () => {}) => {
  const token = aToken(change);
  ({ at } = await showInApp(<GemCard token={token} onDelete={onDelete} />, { deps }));
  return token;
};
beforeEach(() => {
  forgetToasts();
  deps = fakeDeps();
});
/** What the server says of a website that is live. */
const live = { exists: true, deployed: true, live_url: website.website_url, deployment_failed: false };
const action = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

describe("a token's card", () => {
  it.each<[string, string, Change, string | null]>([
    ["a draft", "draft", {}, "Deploy Token"],
    ["a draft with a website", "draft", website, "Deploy Token"],
    ["a deployed token without a website", "deployed", { mint_address }, "Create Website"],
    ["a deployed token with a website", "deployed", { mint_address, ...website }, null],
    ["an imported token", "imported", { origin: "IMPORTED", mint_address }, null],
    ["a token of another origin", "unknown", { origin: "ELSEWHERE" as "GENERATED" }, null],
  ])("of %s says '%s' and offers what fits", async (_, status, change, offered) => {
    await show(change);
    screen.getByText(status);
    for (const name of ["Deploy Token", "Create Website"])
      expect(Boolean(action(name)), name).toBe(name === offered);
  });

  it("links to step 4 to deploy, to step 3 for a website, and to what can be edited", async () => {
    const draft = await show();
    expect(action("Deploy Token")).toMatch(new RegExp(`^/create\\?token_id=${draft.id}&step=.*4`));
    expect(action(`Edit ${draft.name}`)).toBe(`/create?token_id=${draft.id}`);
    cleanup();
    const withSite = await show({ ...website, website_status: "generated" });
    expect(action(`Edit ${withSite.name}`)).toMatch(
      new RegExp(`^/create\\?token_id=${withSite.id}&step=.*3`),
    );
    cleanup();
    const deployed = await show({ mint_address });
    expect(action("Create Website")).toMatch(new RegExp(`^/create\\?token_id=${deployed.id}&step=.*3`));
  });

  it("leads from Edit to the website of a launched token, where the token itself cannot be edited", async () => {
    await show({ mint_address, ...website });
    expect(action("Edit Moon Frog")).toBeUndefined();
    deps.handlers.getWebsiteStatus = () => ({ ...live, website_id: "site-1" });
    fireEvent.click(screen.getByRole("button", { name: "Edit the website of Moon Frog" }));
    await vi.waitFor(() => expect(at()).toBe("/edit/site-1"));
  });

  it("links a website once it is live, and not before", async () => {
    await show({ ...website, website_status: "generated" });
    expect(action("View website of Moon Frog")).toBeUndefined();
    await show(website);
    expect(action("View website of Moon Frog")).toBe("http://frog.localhost:8000");
  });

  // The world's clock stands at 2023-11-14, 22:13:20 UTC.
  it.each<[SavedToken["website_status"], string | null | undefined, RegExp]>([
    ["deployed", "2023-11-15T10:00:00.000Z", / live, 11 hours left$/],
    ["deployed", "2023-11-15T00:13:20.000Z", / live, 2 hours left$/],
    ["deployed", "2023-11-15T00:12:20.000Z", / live, 119 minutes left$/],
    ["deployed", "2023-11-14T22:13:30.000Z", / live, 1 minute left$/],
    ["deployed", "2023-11-14T22:13:20.000Z", / ended$/],
    ["deployed", undefined, / live$/],
    ["expired", null, / ended$/],
    ["generated", null, / not live yet$/],
    ["deploying", null, / going live$/],
    ["failed", null, / could not go live$/],
    ["held", null, / held for review$/],
    ["taken_down", null, / taken down$/],
  ])(
    "says of a website that is %s, live until %s: '%s'",
    async (website_status, website_expires_at, said) => {
      await show({ ...website, website_status, website_expires_at });
      expect(screen.getByText(/^Website /).textContent).toMatch(said);
    },
  );

  it.each(["deployed", "expired"] as const)(
    "renews a website that is %s with one click, and says so",
    async (status) => {
      const token = await show({ ...website, website_status: status, website_expires_at: null });
      deps.handlers.getWebsiteStatus = () => ({ ...live, website_id: "site-1" });
      deps.handlers.deployWebsite = () => ({ success: true, message: "Started." });
      deps.handlers.getToken = () => token;
      fireEvent.click(screen.getByRole("button", { name: "Renew the website of Moon Frog for 24 hours" }));
      await vi.waitFor(() =>
        expect(toasts).toEqual(["success: The website of Moon Frog is live for another 24 hours."]),
      );
      expect(deps.calls).toContain("deployWebsite");
    },
  );

  it("says why a website could not be renewed", async () => {
    await show(website);
    deps.handlers.getWebsiteStatus = () => ({ ...live, website_id: "site-1" });
    deps.handlers.deployWebsite = () =>
      Promise.reject(refusal(422, "website_taken_down", "It was taken down."));
    fireEvent.click(screen.getByRole("button", { name: /^Renew/ }));
    await vi.waitFor(() => expect(toasts).toEqual(["error: It was taken down."]));
  });

  it("shows no website line for a token without a website", async () => {
    await show();
    expect(screen.queryByText(/^Website /)).toBeNull();
  });

  it("copies the whole address, and says so", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await show({ mint_address });
    const press = () => fireEvent.click(screen.getByRole("button", { name: "Copy address" }));
    press();
    await waitFor(() => expect(toasts).toEqual(["success: Address copied to clipboard!"]));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(mint_address);
    writeText.mockRejectedValue(new Error("not allowed"));
    press();
    await waitFor(() => expect(toasts).toContain("error: Failed to copy"));
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });

  it("shows the address as first 6 and last 4", async () => {
    await show({ mint_address });
    screen.getByText("7xKXtg...gAsU");
  });

  it.each([
    ["not a date", "Unknown Date"],
    ["", "Unknown Date"],
    ["2026-03-15T12:00:00.000Z", "Mar 15, 2026"],
  ])("dates %j as %s", async (created_at, shown) => {
    await show({ created_at });
    screen.getByText(shown);
  });

  it("shows its logo, or the placeholder if that is missing or fails to load", async () => {
    await show();
    const logo = screen.getByRole("img", { name: "Logo of Moon Frog" });
    expect(logo.getAttribute("src")).toBe("/media/a.webp");
    fireEvent.error(logo);
    expect(screen.getByRole("img", { name: "Logo of Moon Frog" }).tagName).toBe("SPAN");
    await show({ name: "Blank", image_url: null });
    expect(screen.getByRole("img", { name: "Logo of Blank" }).tagName).toBe("SPAN");
  });

  it("reports a press on its Delete button", async () => {
    const onDelete = vi.fn();
    await show({}, onDelete);
    fireEvent.click(screen.getByRole("button", { name: "Delete Moon Frog" }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });
});
