import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { pageFailed } from "#contract/pages.ts";
import { openFullBrowser, visit } from "../support/browser.ts";
import { walletFrame } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect } from "../support/steps.ts";

// C11: an old tab meets a new deployment.

const webDir = mkdtempSync(join(tmpdir(), "gemwright-web-"));
const deployFirst = () => {
  rmSync(webDir, { recursive: true, force: true });
  cpSync("dist/web", webDir, { recursive: true });
};
beforeAll(deployFirst);
const stage = openOwnStage({ WEB_DIR: webDir });

afterAll(() => rmSync(webDir, { recursive: true, force: true }));
beforeEach(deployFirst);

/**
 * Scripts are named by their contents and those of what they load: a deployment renames them, and the old
 * names are gone.
 */
function deployAnew(): void {
  const assets = join(webDir, "assets");
  const scripts = new Set(readdirSync(assets).filter((name) => name.endsWith(".js")));
  const files = readdirSync(webDir, { recursive: true, encoding: "utf8" });
  for (const name of files.filter((each) => /\.(js|html)$/.test(each))) {
    const path = join(webDir, name);
    const text = readFileSync(path, "utf8");
    const renamed = text.replace(/[\w$.-]+\.js/g, (each) => (scripts.has(each) ? `new-${each}` : each));
    // What keeps its name has other contents, which the service worker knows by a print of them.
    writeFileSync(path, renamed.replaceAll(/revision:"/g, "$&new-"));
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, `new-${name}`));
}

/** How many deployments a page is from the first one. */
const deployment = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [, renamed] = /\/assets\/((?:new-)*)first-[^/]+\.js"/.exec(document.head.innerHTML) ?? [];
    return renamed === undefined ? 0 : renamed.split("new-").length;
  });

/** A page that is being reloaded is asked again. */
const untilDeployment = (page: Page, number: number) =>
  expect.poll(() => deployment(page).catch(() => 0), MAX_SERVER_ERRORS).toBe(number);
const MAX_SERVER_ERRORS = { timeout: 30_000 };

/** How often a page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

/** What is in the account menu. */
async function accountLink(page: Page, name: string) {
  await page.getByRole("button", { name: "Account menu" }).click();
  return page.getByRole("menuitem", { name });
}

/** With what an old tab needs: the page loads it once it is painted. */
async function hasComeWhole(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  await page.waitForLoadState("networkidle");
}

const IDEA = "a hedgehog who knits parachutes";
const idea = (page: Page) => page.getByLabel("Your idea in a sentence");

it("leads a tab without a service worker to the new version: once, and never away from what was begun", {
  tags: "long",
}, async () => {
  const { context, page } = await visit(stage.browser, { serviceWorkers: "block" });
  await connect(page, stage.product.url);
  const main = page.getByRole("navigation", { name: "Main" });
  const loads = countLoads(page);

  await context.setOffline(true);
  await (await accountLink(page, "Support")).click();
  await page.getByText(pageFailed.unreachable).waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Support Center", level: 1 }).waitFor();
  expect(loads()).toBe(0);

  await main.getByRole("link", { name: "Generate" }).click();
  await idea(page).fill(IDEA);
  deployAnew();
  await (await accountLink(page, "Profile")).hover();
  await page.getByText("A new version is ready.").waitFor();
  await page.keyboard.press("Escape");
  expect(await idea(page).inputValue()).toBe(IDEA);
  expect(loads()).toBe(0);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => idea(page).inputValue(), MAX_SERVER_ERRORS).toBe(IDEA);
  expect([await deployment(page), loads()]).toEqual([2, 1]);

  await hasComeWhole(page);
  deployAnew();
  await (await accountLink(page, "Profile")).click();
  await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
  expect([await deployment(page), loads()]).toEqual([3, 2]);

  await hasComeWhole(page);
  deployAnew();
  await (await accountLink(page, "Settings")).click();
  await page.getByText(pageFailed.outdated).waitFor();
  expect([await deployment(page), loads()]).toEqual([3, 2]);
  await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  expect([await deployment(page), loads()]).toEqual([4, 3]);
  await main.getByRole("link", { name: "Generate" }).click();
  await expect.poll(() => idea(page).inputValue(), MAX_SERVER_ERRORS).toBe(IDEA);
  await context.close();
});

it("gives a painted page that stood open the app of the new version", { tags: "long" }, async () => {
  // A headless shell moves its pointer as the page is painted, and the page would not stand open untouched.
  const browser = await openFullBrowser();
  const { page } = await visit(browser, { serviceWorkers: "block" });
  const firstScript = page.waitForResponse(/\/assets\/first-[^/]+\.js$/);
  await page.goto(stage.product.url);
  await firstScript;
  deployAnew();
  await page.getByRole("button", { name: "Connect Wallet & Start" }).hover();
  await untilDeployment(page, 2);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await (await walletFrame(page)).getByRole("button", { name: "Approve" }).waitFor();
  await browser.close();
});

it("leaves a tab with a service worker as it is until it is asked", { tags: "long" }, async () => {
  const { context, page, complaints } = await visit(stage.browser);
  await connect(page, stage.product.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  deployAnew();
  const loads = countLoads(page);
  await (await accountLink(page, "Settings")).click();
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((all) => all?.update().then(() => {})),
  );
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  await page.getByText("A new version is ready.").waitFor();
  expect([await deployment(page), loads()]).toEqual([1, 0]);
  await page.getByRole("button", { name: "Reload" }).click();
  await untilDeployment(page, 2);
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  expect(loads()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

it("shows a picture of the sample as it was at the last visit, and the new one at the next", {
  tags: "long",
}, async () => {
  const { context, page } = await visit(stage.browser, { serviceWorkers: "allow" });
  await page.goto(stage.product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // One of a style that is not among what comes with the first visit.
  const isNew = () =>
    page.evaluate(async () => (await (await fetch("/sample/realistic.svg")).text()).endsWith("<!-- new -->"));
  expect(await isNew()).toBe(false);
  // What came is kept a moment later.
  await page.waitForFunction(async () => (await caches.match("/sample/realistic.svg")) !== undefined);
  appendFileSync(join(webDir, "sample/realistic.svg"), "<!-- new -->");
  expect(await isNew()).toBe(false);
  await expect.poll(isNew, MAX_SERVER_ERRORS).toBe(true);
  await context.close();
});
