import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { templateIds } from "#contract/website.ts";
import { aToken, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { automationStore, closedAutomation } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { AutomationModal } from "./automation-modal.tsx";
import { openAutomation } from "./open-automation.ts";

const launched = aToken({ mint_address: "M".repeat(43) });
const pricing = { standard_hosting_fee_sol: 0.01, premium_hosting_fee_sol: 0.03, hosting_fee_sol: 0.01 };
const domains = {
  options: [{ id: "default", domain: "localhost:8000", tier: "standard", price_sol: 0 }],
  pricing,
};
let deps: FakeDeps;

beforeEach(() => {
  automationStore.setState(closedAutomation, true);
  deps = fakeDeps({ listDomains: () => domains, getDeck: () => ({ edited: true }) });
  signIn(deps);
});
const show = async (token = launched) => {
  await openAutomation(deps, token);
  return showInApp(<AutomationModal />, { deps });
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const address = (text: string) =>
  waitFor(() => expect(screen.getByText("Your site:").parentElement?.textContent).toBe(`Your site: ${text}`));

describe("'Supercharge Your Token'", () => {
  it("offers the website for free, on by default, in every template", async () => {
    await show();
    screen.getByRole("dialog", { name: "Supercharge Your Token" });
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Website/ }).checked).toBe(true);
    screen.getByText("Free");
    expect(screen.getAllByRole("radio")).toHaveLength(templateIds.length);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("Website, step 1 of 2");
  });

  it("shows the address as it is typed: lower case, a to z and 0 to 9", async () => {
    await show();
    await address("frog.localhost:8000");
    fireEvent.change(screen.getByRole("textbox", { name: "Subdomain" }), { target: { value: "My-Frog 2!" } });
    await address("myfrog2.localhost:8000");
  });

  it("stands three samples in for the domains until they are known", async () => {
    deps.handlers.listDomains = () => new Promise(() => {});
    await show();
    expect(screen.getAllByRole("option")).toHaveLength(3);
    expect(screen.getByRole<HTMLSelectElement>("combobox").disabled).toBe(true);
    expect(automationStore.getState().domain).toBeNull();
  });

  it("says that domain options failed to load", async () => {
    deps.handlers.listDomains = () => Promise.reject(new Error("no"));
    await show();
    await screen.findByText("Failed to load domain options");
  });

  it("sums up template, address and a total of nothing, with the beta's note", async () => {
    await show();
    await address("frog.localhost:8000");
    fireEvent.click(button("Next"));
    for (const text of [
      "Modern & Clean",
      "frog.localhost:8000",
      "Total",
      "Free",
      "Everything is free during the beta.",
    ])
      screen.getByText(text);
    expect(button("Start Automation").disabled).toBe(false);
    fireEvent.click(button("Previous"));
    expect(button("Previous").disabled).toBe(true);
  });

  it("has Start disabled where the Website option is not checked", async () => {
    await show();
    fireEvent.click(screen.getByRole("checkbox", { name: /^Website/ }));
    fireEvent.click(button("Next"));
    expect(button("Start Automation").disabled).toBe(true);
  });

  it("says of an undeployed token that it activates after deployment, and leads there", async () => {
    const draft = aToken();
    const { at } = await show(draft);
    fireEvent.click(button("Next"));
    button("Save Configuration");
    screen.getByText(/activates after deployment/);
    fireEvent.click(button("Deploy Token Now"));
    await waitFor(() => expect(at()).toMatch(new RegExp(`^/create\\?token_id=${draft.id}&step=.*4`)));
    expect(automationStore.getState().token).toBeNull();
  });

  it("shows a website that is live as it is, and offers to make it again only where that is wanted", async () => {
    const url = "http://pond.localhost:8000";
    deps.handlers.getWebsiteStatus = () => ({
      ...{
        exists: true,
        website_id: "w",
        template_id: "template2",
        preview_url: "/p",
        deployed: true,
        error: null,
      },
      ...{ deployment_failed: false, subdomain: "pond", domain: "localhost:8000", status: "deployed" },
      ...{ live_url: url, expires_at: "2026-03-16T18:02:44.000Z", views: 26 },
    });
    deps.handlers.getAutomationStatus = () => ({ website_status: "active" });
    await show({ ...launched, website_url: url });
    screen.getByRole("heading", { name: "Your website is live" });
    screen.getByText("pond.localhost:8000");
    screen.getByText(/^Live until .* · 26 views · /);
    expect(screen.getByRole("link", { name: "View Live Website" }).getAttribute("href")).toBe(url);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    fireEvent.click(button("Change template or address"));
    await address("pond.localhost:8000");
    fireEvent.click(button("Next"));
    expect(screen.queryByText(/^This replaces the website/)).toBeNull();
    act(() => dispatchAutomation({ type: "chosen", change: { template: "template3" } }));
    await screen.findByText(/^You edited this website by hand/);
  });

  it("says that a website is going live, and shows it once it is", async () => {
    const url = "http://pond.localhost:8000";
    const site = {
      ...{
        exists: true,
        website_id: "w",
        template_id: "template2",
        preview_url: "/p",
        deployed: false,
        error: null,
      },
      ...{ deployment_failed: false, subdomain: "pond", domain: "localhost:8000", status: "deploying" },
      ...{ live_url: null, expires_at: null, views: 0 },
    };
    let asked = 0;
    deps.handlers.getWebsiteStatus = () =>
      ++asked === 1 ? site : { ...site, deployed: true, status: "deployed", live_url: url };
    deps.handlers.getAutomationStatus = () => ({ website_status: "active" });
    deps.handlers.getToken = () => launched;
    const states: unknown[] = [];
    const stop = automationStore.subscribe(({ live }) => void states.push(live));
    await show();
    stop();
    expect(states).toContain("coming");
    screen.getByRole("heading", { name: "Your website is live" });
  });

  it("shows a configuration that was saved before as saved, with its address", async () => {
    deps.handlers.getWebsiteStatus = () => ({
      ...{ exists: false, website_id: null, template_id: "template5", preview_url: null, deployed: false },
      ...{ deployment_failed: false, subdomain: "pond", domain: "localhost:8000", status: null },
      ...{ live_url: null, expires_at: null, views: 0, error: null },
    });
    deps.handlers.getAutomationStatus = () => ({ website_status: "pending_deployment" });
    await show(aToken());
    expect(screen.getByText("Saved.").parentElement?.textContent).toMatch(
      /^Saved\. .+ at pond\.localhost:8000 goes live when the token is launched\.$/,
    );
    await address("pond.localhost:8000");
    expect(automationStore.getState().template).toBe("template5");
  });

  it("warns before it writes over a website that was edited by hand", async () => {
    await show();
    const has = { id: "w", template: "template2", subdomain: "pond", domain: "localhost:8000" } as const;
    act(() => dispatchAutomation({ type: "found", has }));
    fireEvent.click(button("Next"));
    expect(screen.queryByText(/^You edited this website by hand/)).toBeNull();
    act(() => dispatchAutomation({ type: "chosen", change: { template: "template3" } }));
    await screen.findByText(/^You edited this website by hand/);
  });

  it.each([
    ["complete", "Automation Complete!", "Deployment can take up to 5 minutes."],
    ["saved_pending", "Configuration Saved!", "Moon Frog gets its website at frog.localhost:8000"],
  ] as const)("ends as %s with '%s'", async (progress, title, text) => {
    await show();
    await address("frog.localhost:8000");
    act(() => dispatchAutomation({ type: "progressed", progress, liveUrl: "http://frog.localhost:8000" }));
    screen.getByRole("heading", { name: title });
    screen.getByText(new RegExp(text));
    expect(screen.getByRole("link", { name: /frog\.localhost/ }).getAttribute("href")).toBe(
      "http://frog.localhost:8000",
    );
    const [, close] = screen.getAllByRole("button", { name: "Close" });
    fireEvent.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
