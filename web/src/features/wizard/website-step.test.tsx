/** @module-tag slow */

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useStore } from "zustand";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { type DrawnCast, templateNames } from "#contract/website.ts";
import { aToken, config, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { showInApp } from "../../../testing/in-app.ts";
import { siteChoiceOf } from "../../site-choice.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { WebsiteStep } from "./website-step.tsx";

const token = aToken();
const domains = {
  options: [
    { id: "d1", domain: "localhost:8000", tier: "standard", price_sol: 0 },
    { id: "d2", domain: "gems.example", tier: "standard", price_sol: 0 },
    { id: "d3", domain: "premium.example", tier: "premium", price_sol: 1 },
  ],
  pricing: { standard_hosting_fee_sol: 0.01, premium_hosting_fee_sol: 0.03, hosting_fee_sol: 0.01 },
};
let deps: FakeDeps;

beforeEach(() => {
  connectionStore.setState({ isReachable: true });
  deps = fakeDeps({ listDomains: () => domains });
});

afterEach(() => void vi.useRealTimers());

function Step() {
  const draft = useStore(wizardStore, (state) => state.draft);
  return draft && <WebsiteStep draft={draft} />;
}
const show = async (change: Partial<WizardDraft> = {}) => {
  const draft = { ...emptyDraft, step: 3 as const, token, name: "Moon Frog!", ...change };
  wizardStore.setState({ ...wizardStore.getInitialState(), draft }, true);
  await showInApp(<Step />, { deps });
};
const draft = () => wizardStore.getState().draft;
const subdomain = () => screen.getByRole("textbox", { name: "Subdomain" }) as HTMLInputElement;
const type = (value: string) => fireEvent.change(subdomain(), { target: { value } });
const ready = () => !screen.getByRole("button", { name: "Continue" }).hasAttribute("disabled");
const domainsLoaded = () => screen.findByRole("option", { name: "localhost:8000" });

describe("step 3, the website", () => {
  it("suggests a subdomain from the token's name: letters and digits, at most 20", async () => {
    await show();
    expect(draft()?.subdomain).toBe("moonfrog");
    await show({ name: "The Very Longest Frog On Earth" });
    expect(draft()?.subdomain).toBe("theverylongestfrogon");
  });

  it("does not suggest again after the user emptied the field", async () => {
    await show({ subdomain: "frog" });
    type("");
    expect(draft()).toMatchObject({ subdomain: "", subdomainTyped: true });
    await waitFor(() => expect(subdomain().value).toBe(""));
  });

  it("cleans the typed subdomain", async () => {
    await show();
    type("--Moon  Frog!!x");
    expect(draft()?.subdomain).toBe("moon-frog-x");
  });

  it.each([
    ["www", "This subdomain is reserved. Please choose another."],
    ["ph4ntom", "This subdomain is reserved. Please choose another."],
    ["phantom-wallet", "This subdomain is reserved. Please choose another."],
  ])("says while %s is typed that it is not available", async (name, sentence) => {
    await show();
    type(name);
    await screen.findByText(sentence);
    expect(subdomain().getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).not.toBe(subdomain());
  });

  it("shows no address with a hyphen at its end, and drops it once the field is left", async () => {
    await show();
    await domainsLoaded();
    type("frog-");
    expect(subdomain().value).toBe("frog-");
    await screen.findByText("frog.localhost:8000");
    fireEvent.blur(subdomain());
    await waitFor(() => expect(subdomain().value).toBe("frog"));
  });

  it("moves the focus to the address that stops Continue", async () => {
    await show({ subdomain: "www", subdomainTyped: true });
    await domainsLoaded();
    await waitFor(() => expect(ready()).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(document.activeElement).toBe(subdomain()));
    expect(draft()?.step).toBe(3);
  });

  it("marks the link that is no address, and moves the focus to it", async () => {
    await show({ subdomain: "frog", social: { twitter: "https://x.com/f", discord: "javascript:alert(1)" } });
    await domainsLoaded();
    await waitFor(() => expect(ready()).toBe(true));
    // By its button: the browser's own check would stop that with a bubble.
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Discord")));
    screen.getByText("Please enter a full address that begins with https://");
    expect(screen.getByLabelText("X / Twitter").getAttribute("aria-invalid")).toBeNull();
  });

  it("offers the standard domains, the first of them by default, and shows the address", async () => {
    await show();
    await domainsLoaded();
    const options = screen.getAllByRole<HTMLOptionElement>("option");
    expect(options.map((option) => [option.textContent, option.disabled])).toEqual([
      ["localhost:8000", false],
      ["gems.example", false],
      ["premium.example · 1 SOL a month, coming soon", true],
    ]);
    await screen.findByText("moonfrog.localhost:8000");
    fireEvent.change(screen.getByRole("combobox", { name: "Domain" }), { target: { value: "gems.example" } });
    await screen.findByText("moonfrog.gems.example");
  });

  it("asks for the domains again after a minute, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const asked = () => deps.calls.filter((call) => call === "listDomains").length;
    const showAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      cleanup();
      await show();
      await domainsLoaded();
    };
    await showAfter(0);
    await showAfter(59_000);
    expect(asked()).toBe(1);
    await showAfter(1_000);
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("says so if the domains cannot be read, and cannot continue", async () => {
    deps.handlers.listDomains = () => {
      throw refusal(500, "internal", "");
    };
    await show();
    await screen.findByText("Failed to load domain options");
    expect(ready()).toBe(false);
  });

  it.each<[string, Partial<WizardDraft>, boolean]>([
    ["a subdomain and a template", {}, true],
    ["no subdomain", { subdomain: "", subdomainTyped: true }, false],
    ["no template", { template: null }, false],
    ["no template, but a website", { template: null, websiteId: "site-1" }, true],
  ])("with %s may continue accordingly", async (_, change, expected) => {
    await show({ subdomain: "frog", ...change });
    await domainsLoaded();
    await waitFor(() => expect(ready()).toBe(expected));
  });

  it("takes a design prompt of 500 characters, and warns above 450", async () => {
    await show({ designPrompt: "x".repeat(451) });
    const prompt = screen.getByRole("textbox", { name: "Design prompt (optional)" });
    expect(prompt.getAttribute("maxlength")).toBe("500");
    const counter = screen.getByText("451 of 500 characters").parentElement;
    expect(counter?.className).toContain("bad");
    screen.getByText("49 characters left. The limit is 500. Press Enter to add another change.");
  });

  it("has optional links, all typed as addresses", async () => {
    await show({ social: { twitter: "https://x.com/frog" } });
    for (const label of ["X / Twitter", "Telegram", "Discord", "Website"])
      expect(screen.getByLabelText(label).getAttribute("type")).toBe("url");
    fireEvent.change(screen.getByLabelText("Telegram"), { target: { value: "https://t.me/frog" } });
    expect(draft()?.social).toEqual({ twitter: "https://x.com/frog", telegram: "https://t.me/frog" });
  });

  it("opens a template's preview in a new tab", async () => {
    await show();
    const [link] = screen.getAllByRole("link", { name: /^Preview ?of/ });
    expect(link?.getAttribute("href")).toBe("/api/v1/token-automation/template-preview/template1");
    expect(link?.getAttribute("target")).toBe("_blank");
  });

  it("shows the website that was made, in a frame that may run scripts, popups and forms alone", async () => {
    await show({ websiteId: "site-1", previewUrl: "/p/1" });
    const frame = screen.getByTitle("Website of Moon Frog!");
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-popups allow-forms");
    screen.getByText("Preview pages are temporary and are deleted after a few hours.");
    expect(screen.queryByRole("button", { name: "Generate website" })).toBeNull();
  });

  /** The frame's page, once the one before has loaded: jsdom loads none. */
  const nowIn = (frame: HTMLIFrameElement) => {
    fireEvent.load(frame);
    return frame.srcdoc;
  };

  it("shows the creator's own page at once, and follows every choice", async () => {
    deps.handlers.getTokenDetails = () => ({
      ...token,
      recipe: { prompt: "a frog", seed: "s", palette: null },
    });
    await show();
    const frame = await screen.findByTitle<HTMLIFrameElement>("How the website of Moon Frog! will look");
    const page = () => nowIn(frame);
    expect(page()).toContain("Moon Frog!");
    screen.getByText(sentences.website.draft);
    const before = page();
    fireEvent.click(screen.getByRole("radio", { name: "Futuristic" }));
    await waitFor(() => expect(page()).not.toBe(before));
    const questionsAt = () => page().indexOf('id="faq"') - page().indexOf('id="story"');
    expect(questionsAt()).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole("button", { name: "questions first" }));
    await waitFor(() => expect(questionsAt()).toBeLessThan(0));
    fireEvent.change(screen.getByLabelText("Telegram"), { target: { value: "https://t.me/frogs" } });
    await waitFor(() => expect(page()).toContain("https://t.me/frogs"));
    expect(deps.calls).not.toContain("generateWebsite");
  });

  it("shows the hero in poses as soon as the server has drawn it, and the page without until then", async () => {
    deps.handlers.getTokenDetails = () => ({
      ...token,
      recipe: { prompt: "a frog", seed: "s", palette: null },
    });
    let draw: (drawn: DrawnCast) => void = () => {};
    deps.handlers.drawCast = () => new Promise((resolve) => (draw = resolve));
    await show();
    const page = await screen.findByTitle<HTMLIFrameElement>("How the website of Moon Frog! will look");
    await waitFor(() => expect(deps.calls).toContain("drawCast"));
    expect(nowIn(page)).not.toContain("/media/hero.webp");
    draw({ cast: { poses: [{ name: "hero", url: "/media/hero.webp" }], stickers: [] } });
    await waitFor(() => expect(nowIn(page)).toContain('src="/media/hero.webp"'));
    // They are the server's files, so that without it the page goes without them.
    connectionStore.setState({ isReachable: false });
    await waitFor(() => expect(nowIn(page)).not.toContain("/media/hero.webp"));
  });

  it("shows the page, and says that it may differ, where the server does not tell what it is made of", async () => {
    deps.handlers.getTokenDetails = () => Promise.reject(new Error("cut off"));
    await show();
    await screen.findByText(sentences.website.draftUnsure);
    const page = screen.getByTitle<HTMLIFrameElement>("How the website of Moon Frog! will look");
    expect(page.srcdoc).toContain("Moon Frog!");
  });

  it("shows the creator's own page in each of the templates", async () => {
    await show();
    for (const name of Object.values(templateNames)) {
      const thumbnail = await screen.findByTitle<HTMLIFrameElement>(name);
      expect(thumbnail.srcdoc).toContain("Moon Frog!");
      expect(thumbnail.tabIndex).toBe(-1);
    }
  });

  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Design prompt (optional)" });
  const says = (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: "Enter" });
  };

  it("takes one change after another, says what each did to the page, and undoes any of them", async () => {
    await show();
    says("ocean blue, dark");
    await waitFor(() => expect(draft()?.designPrompt).toBe("ocean blue, dark\n"));
    await screen.findByText("New color, dark page.");
    says("no faq");
    await screen.findByText("FAQ left out.");
    says("asdf");
    await screen.findByText("Nothing changed. Name a color, a mood, or a part to leave out.");
    fireEvent.click(screen.getByRole("button", { name: 'Undo "no faq"' }));
    await waitFor(() => expect(draft()?.designPrompt).toBe("ocean blue, dark\nasdf\n"));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe("");
  });

  it("takes a common change by one press, beside what is being typed, and undoes it by another", async () => {
    await show({ designPrompt: "louder\nand " });
    const wish = () => screen.getByRole("button", { name: "ocean blue" });
    fireEvent.click(wish());
    await waitFor(() => expect(draft()?.designPrompt).toBe("louder\nocean blue\nand "));
    await waitFor(() => expect(wish().getAttribute("aria-pressed")).toBe("true"));
    fireEvent.click(wish());
    await waitFor(() => expect(draft()?.designPrompt).toBe("louder\nand "));
  });

  it("takes twelve changes, and says that no more are taken until one is undone", async () => {
    await show({ designPrompt: "dark\n".repeat(lengths.designMessages) });
    expect(field().readOnly).toBe(true);
    screen.getByText("12 changes are the limit. Undo one to add another.");
    fireEvent.click(screen.getAllByRole("button", { name: 'Undo "dark"' })[0] as HTMLElement);
    await waitFor(() => expect(field().readOnly).toBe(false));
  });

  it("brings back a look that stood for a while, and no letter that was only typed", async () => {
    let now = 0;
    deps.now = () => now;
    await show({ template: "template1" });
    const prompt = screen.getByRole("textbox", { name: "Design prompt (optional)" });
    now = 2_000;
    fireEvent.change(prompt, { target: { value: "w" } });
    await waitFor(() => expect(draft()?.designPrompt).toBe("w"));
    await screen.findByRole("button", { name: "Modern & Clean" });
    fireEvent.change(prompt, { target: { value: "warmer" } });
    now = 4_000;
    await waitFor(() => expect(draft()?.designPrompt).toBe("warmer"));
    fireEvent.click(screen.getByRole("radio", { name: "Futuristic" }));
    const before = await screen.findByRole("button", { name: "Modern & Clean: warmer" });
    const looks = within(before.parentElement as HTMLElement);
    const names = () => looks.getAllByRole("button").map((button) => button.textContent);
    expect(names()).toEqual(["Modern & Clean", "Modern & Clean: warmer", "Futuristic: warmer"]);
    before.focus();
    fireEvent.click(before);
    await waitFor(() => expect(draft()).toMatchObject({ template: "template1", designPrompt: "warmer\n" }));
    await waitFor(() => expect(before.getAttribute("aria-pressed")).toBe("true"));
    expect(document.activeElement).toBe(before);
    cleanup();
    await showInApp(<Step />, { deps });
    for (const name of ["Modern & Clean", "Modern & Clean: warmer"]) screen.getByRole("button", { name });
  });

  it("names a look by its template and its last change, and how many there are", async () => {
    const designPrompt = "no roadmap\nmake everything smell of lavender\nlouder";
    await show({ template: "template1", earlierLooks: [{ template: "template2", designPrompt }] });
    const look = screen.getByRole("button", { name: "Futuristic, 3 changes: louder" });
    expect(look.title).toBe("no roadmap, make everything smell of lavender, louder");
    fireEvent.click(look);
    expect(draft()).toMatchObject({ template: "template2", designPrompt: `${designPrompt}\n` });
  });

  it("shows the page with the changes instead of the one that was made", async () => {
    const madeWith = siteChoiceOf({ ...emptyDraft, subdomain: "frog" });
    await show({ websiteId: "site-1", previewUrl: "/p/1", subdomain: "frog", madeWith });
    screen.getByTitle("Website of Moon Frog!");
    fireEvent.click(screen.getByRole("radio", { name: "Futuristic" }));
    await screen.findByTitle("How the website of Moon Frog! will look");
    expect(screen.queryByTitle("Website of Moon Frog!")).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Modern & Clean" }));
    await screen.findByTitle("Website of Moon Frog!");
  });

  it("says that a change is not in the shown website yet", async () => {
    const madeWith = siteChoiceOf({ ...emptyDraft, subdomain: "frog" });
    await show({ websiteId: "site-1", previewUrl: "/p/1", subdomain: "frog", madeWith });
    const sentence = /^You changed something\./;
    expect(screen.queryByText(sentence)).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Futuristic" }));
    await screen.findByText(sentence);
  });

  it("has one primary button, before the website is made and after", async () => {
    const primary = () => Array.from(document.querySelectorAll(".facet"), (each) => each.textContent);
    await show();
    expect(primary()).toEqual(["Continue"]);
    screen.getByRole("button", { name: "Generate website" });
    cleanup();
    await show({ websiteId: "site-1", previewUrl: "/p/1" });
    screen.getByRole("link", { name: "Edit" });
    expect(primary()).toEqual(["Continue"]);
  });

  it("asks before a change overwrites what was edited by hand", async () => {
    deps.handlers.getDeck = () => ({ edited: true });
    const madeWith = siteChoiceOf({ ...emptyDraft, subdomain: "frog" });
    await show({
      websiteId: "site-1",
      previewUrl: "/p/1",
      subdomain: "frog",
      template: "template2",
      madeWith,
    });
    await domainsLoaded();
    await waitFor(() => expect(ready()).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByRole("dialog", { name: "Generate this website again?" });
    expect(deps.calls).not.toContain("generateWebsite");
    expect(draft()?.step).toBe(3);
  });

  it("continues to step 4 if a website exists", async () => {
    await show({ websiteId: "site-1", subdomain: "frog" });
    await domainsLoaded();
    await waitFor(() => expect(ready()).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(draft()?.step).toBe(4));
  });
});

describe("premium", () => {
  const offer = () => {
    deps.handlers.getConfig = () => ({ ...config, features: { ...config.features, premium: true } });
  };
  const prompt = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Describe your website" });
  const choice = () => screen.getByRole<HTMLButtonElement>("radio", { name: /^Premium/ });

  it("is coming soon, and disabled, unless the operator offers it", async () => {
    await show({ premium: true });
    await domainsLoaded();
    await waitFor(() => expect(draft()?.premium).toBe(false));
    expect(choice().disabled).toBe(true);
    expect(choice().textContent).toContain("Coming soon");
    expect(choice().textContent).toContain("5-10 minutes");
  });

  it("has the server's prices, its own and a template's", async () => {
    const pricing = { standard_hosting_fee_sol: 0.02, premium_hosting_fee_sol: 0.07, hosting_fee_sol: 0 };
    deps.handlers.listDomains = () => ({ ...domains, pricing });
    await show();
    await domainsLoaded();
    await waitFor(() => expect(choice().textContent).toContain("0.07 SOL"));
    expect(screen.getByRole("radio", { name: /^From a template/ }).textContent).toContain("0.02 SOL");
  });

  it("takes a description instead of a template, and needs one to continue", async () => {
    offer();
    await show();
    await domainsLoaded();
    await waitFor(() => expect(choice().disabled).toBe(false));
    fireEvent.click(choice());
    await waitFor(() => expect(screen.queryByRole("radiogroup", { name: "Template" })).toBeNull());
    screen.getByText(sentences.website.draftPremium);
    expect(document.querySelector("[data-canvas]")).toBeNull();
    expect(ready()).toBe(false);
    fireEvent.change(prompt(), { target: { value: "A page like a night sky." } });
    await waitFor(() => expect(ready()).toBe(true));
    expect(prompt().maxLength).toBe(1000);
  });

  it.each([
    [900, false],
    [901, true],
  ])("warns of its length at %i: %s", async (length, warned) => {
    offer();
    await show({ premium: true, premiumPrompt: "x".repeat(length) });
    const count = await screen.findByText(`${length} of 1000 characters`);
    expect(count.parentElement?.className.includes("text-bad")).toBe(warned);
  });
});
