import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idea } from "../../api/src/testing/requests.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, callOver, signIn } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { install, standIn } from "../support/wallet-stand-ins.ts";

const stage = openStage();

const HOME = "From one sentence to a launched token";
const ABOUT = "A workshop for people with one good idea";
const HOW = "Four steps, about two minutes";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const go = (page: Page, path: string) => page.goto(`${stage.product.url}${path}`);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** From About to an address that leads home, and back. */
async function leadsHome(page: Page, from: string): Promise<void> {
  await go(page, from);
  await heading(page, HOME).waitFor();
  expect([from, pathOf(page)]).toEqual([from, "/"]);
  // Were the history not replaced, going back would lead here again.
  await page.goBack();
  await heading(page, ABOUT).waitFor();
}

describe("a stranger", () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit(stage.browser);
    page = visitor.page;
  });
  afterAll(() => visitor?.context.close());

  it("reads every public page, each with a title and a description of its own", async () => {
    const described = new Map<string, string>();
    for (const [path, name, title] of [
      ["/", HOME, "Gemwright: from one sentence to a launched token"],
      ["/about", ABOUT, "About · Gemwright"],
      ["/how-it-works", HOW, "How It Works · Gemwright"],
      ["/contact", "Contact Us", "Contact Us · Gemwright"],
      ["/terms", "Terms of Service", "Terms of Service · Gemwright"],
      ["/privacy", "Privacy Policy", "Privacy Policy · Gemwright"],
    ] as const) {
      await go(page, path);
      await heading(page, name).waitFor();
      await expect.poll(() => page.title()).toBe(title);
      const descriptions = page.locator('meta[name="description"]');
      expect(await descriptions.count()).toBe(1);
      described.set((await descriptions.getAttribute("content")) ?? "", path);
    }
    expect(described.size).toBe(6);
    expect(visitor.complaints).toEqual([]);
  });

  it("may look at a preview, and is told when there is none", async () => {
    await go(page, `/preview/website/${crypto.randomUUID()}`);
    await page
      .getByRole("alert")
      .getByText(/^Error: /)
      .waitFor();
    await expect.poll(() => page.title()).toBe("Website preview · Gemwright");
    expect(visitor.complaints).toEqual([]);
  });

  it("is led home from everywhere else, with the history replaced", { tags: "long" }, async () => {
    await go(page, "/about");
    for (const path of [
      ...["/login", "/signup", "/verify", "/forgot-password", "/reset-password"],
      ...[
        "/dashboard",
        "/my-gems",
        "/create",
        "/create?token_id=1&step=4",
        "/profile",
        "/settings",
        "/support",
      ],
      ...["/edit/1", "/no/such/page", "/About/us", "/preview"],
    ])
      await leadsHome(page, path);
    expect(visitor.complaints).toEqual([]);
  });

  it("reads on at a new page's beginning, and where they were on the way back", {
    tags: "long",
  }, async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await go(page, "/about");
    await heading(page, ABOUT).waitFor();
    const link = page.locator("footer").getByRole("link", { name: "How It Works" });
    await link.scrollIntoViewIfNeeded();
    await page.locator("#standing").waitFor({ state: "detached" });
    // The app keeps the place: the browser's own way back ends where a page that comes later is still too
    // short.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await heading(page, HOW).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.title()).toBe("How It Works · Gemwright");
    await page.goBack();
    await heading(page, ABOUT).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    expect(visitor.complaints).toEqual([]);
  });
});

/** From outside of the app, which would open its database again and write the profile down anew. */
async function forgetDevice(page: Page): Promise<void> {
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(stage.product.url);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await devtools.detach();
}

describe("a user", () => {
  let visitor: Visitor;
  let page: Page;
  let tokenId: string;
  const wallet = standIn("Phantom");

  beforeAll(async () => {
    const call = callOver(() => stage.product.url);
    const session = await signIn(call, createTestWallet(wallet.accounts[0]));
    const made = await ask(call, "creativeGenerate", { session, body: idea("a frog knight") });
    tokenId = (await ask(call, "createDraft", { session, body: { session_id: made.session_id } })).id;
    visitor = await visit(stage.browser);
    page = visitor.page;
    await visitor.context.route(`${stage.product.sandboxUrl}/wallet.js`, (route) => route.abort());
    await install(visitor.context, [wallet]);
    await go(page, "/");
    await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    await heading(page, "My Gems").waitFor();
  });
  afterAll(() => visitor?.context.close());

  it("comes to every protected page by its address", { tags: "long" }, async () => {
    for (const [path, name, tab] of [
      ["/dashboard", "My Gems", "Dashboard"],
      ["/my-gems", "My Gems", "Dashboard"],
      ["/create", "Create a token", "Generate"],
      ["/profile", "Profile", null],
      ["/settings", "Settings", null],
      ["/support", "Support Center", null],
    ] as const) {
      await go(page, path);
      await heading(page, name).waitFor();
      expect(pathOf(page)).toBe(path);
      const title = name === "Create a token" ? "Generate" : name;
      await expect.poll(() => page.title()).toBe(`${title} · Gemwright`);
      const active = page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]');
      expect(await active.allInnerTexts()).toEqual(tab ? [tab] : []);
    }
    expect(visitor.complaints).toEqual([]);
  });

  it.each<[string, boolean]>([
    ["sees at once whose device it is", true],
    ["waits, on a device that remembers nobody,", false],
  ])("%s while the session of before is looked up", async (_, isRemembered) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (!isRemembered) await forgetDevice(page);
    await page.route("**/api/v1/auth/me", async (route) => {
      await gate;
      await route.continue();
    });
    try {
      await page.goto(`${stage.product.url}/profile`, { waitUntil: "commit" });
      await (isRemembered ? heading(page, "Profile") : page.getByText("Loading...")).waitFor();
      expect(pathOf(page)).toBe("/profile");
    } finally {
      release();
    }
    await heading(page, "Profile").waitFor();
    await page.getByText("Account menu").waitFor();
    await page.unroute("**/api/v1/auth/me");
  });

  it("is led home from the ways in that are no more, and from nowhere", { tags: "long" }, async () => {
    await go(page, "/about");
    await heading(page, ABOUT).waitFor();
    for (const path of [
      "/login",
      "/signup",
      "/verify",
      "/forgot-password",
      "/reset-password",
      "/no/such/page",
    ])
      await leadsHome(page, path);
    expect(visitor.complaints).toEqual([]);
  });

  it("opens a token of theirs at the step that the address says", { tags: "long" }, async () => {
    const current = page.getByRole("navigation", { name: "Steps" }).locator('[aria-current="step"]');
    for (const [query, title] of [
      [`token_id=${tokenId}`, "Website"],
      [`edit=${tokenId}`, "Website"],
      [`token_id=${tokenId}&step=0`, "Generation Method"],
      [`token_id=${tokenId}&step=-7`, "Generation Method"],
      [`token_id=${tokenId}&step=2`, "Token Preview"],
      [`edit=${tokenId}&step=4`, "Deploy"],
      [`token_id=${tokenId}&step=99`, "Deploy"],
      [`token_id=${tokenId}&step=three`, "Token Preview"],
    ]) {
      await go(page, `/create?${query}`);
      await current.waitFor();
      expect([query, await current.innerText()]).toEqual([query, title]);
      await expect.poll(() => new URL(page.url()).searchParams.get("token_id")).toBe(tokenId);
    }
    expect(visitor.complaints).toEqual([]);
  });

  it("begins anew where the token of the address is not theirs", { tags: "long" }, async () => {
    await go(page, "/about");
    await heading(page, ABOUT).waitFor();
    // The page's words stand before its script has run; who leaves in the middle of its loading breaks it
    // off.
    await page.getByText("Account menu").waitFor();
    await go(page, `/create?token_id=${crypto.randomUUID()}&step=4`);
    await page.getByText("Token not found. Redirecting to create new token.").waitFor();
    await heading(page, "Create a token").waitFor();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?draft=[0-9a-f-]{36}$/);
    await page.goBack();
    await heading(page, ABOUT).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
