import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, it, vi } from "vitest";
import { ask, callOver, sessionOf } from "../support/api-user.ts";
import { heed, type Visitor, visit } from "../support/browser.ts";
import { readRaw } from "../support/raw-database.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect } from "../support/steps.ts";

const stage = openOwnStage();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await visit(stage.browser);
});

const names = ["Moon Frog", "Ramen Cat"];

async function makeTokens(): Promise<void> {
  const call = callOver(() => stage.product.url);
  const session = await sessionOf(visitor.page);
  for (const [index, name] of names.entries()) {
    const background = index === 0 ? "#88d498" : "#f6ae2d";
    const png = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
      .png()
      .toBuffer();
    const files = { image: new Blob([new Uint8Array(png)], { type: "image/png" }) };
    const body = { name, ticker: `GEM${index}`, description: "A gem.", generate_banner: "false" };
    await ask(call, "createToken", { session, body, files });
  }
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const at = (path: string) => stage.product.url + path;

/** Each token's logo is there, out of this device and with something in it. */
async function showsLogos(page: Page): Promise<void> {
  for (const name of names) {
    const logo = page.getByRole("img", { name: `Logo of ${name}` });
    await expect.poll(() => logo.getAttribute("src"), { timeout: 10_000 }).toMatch(/^blob:/);
    expect(
      await logo.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(0);
  }
}

it("opens signed in with the server's process gone, and is the server's again once that is back", {
  tags: "long",
}, async () => {
  const { context, page, complaints } = visitor;
  await connect(page, stage.product.url);
  await makeTokens();
  await page.getByRole("button", { name: "Refresh" }).click();
  await showsLogos(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await showsLogos(page);
  await stage.product.kill();
  await page.close();

  const cold = await context.newPage();
  heed(cold, complaints);
  await cold.goto(at("/"));
  await heading(cold, "From one sentence to a launched token").waitFor();
  const bar = cold.getByRole("navigation", { name: "Main" });
  await bar.getByText("Wallet locked").waitFor();
  await bar.getByRole("link", { name: "Dashboard" }).click();
  for (const name of names) await heading(cold, name).waitFor();
  await showsLogos(cold);
  await cold.getByText(/^Offline\. Last updated /).waitFor();

  await cold.getByRole("searchbox", { name: "Search your tokens" }).fill("ramen");
  await cold.getByText("1 of 1").waitFor();
  expect(await heading(cold, "Moon Frog").count()).toBe(0);
  for (const [path, title] of [
    ["/profile", "Profile"],
    ["/settings", "Settings"],
    ["/support", "Support"],
  ] as const) {
    await cold.goto(at(path));
    await cold.getByRole("heading", { level: 1, name: title }).waitFor();
  }
  await cold.goto(at("/my-gems"));
  await heading(cold, "Moon Frog").waitFor();
  await bar.getByText("Wallet locked").waitFor();

  await stage.product.start();
  // Nobody does anything: the app finds out by itself.
  await bar.getByText("Sandbox Wallet").waitFor();
  await cold.getByText("Last updated just now", { exact: true }).waitFor();
  expect(await bar.getByText("Wallet locked").count()).toBe(0);
  expect(complaints).toEqual([]);
});

it("works with a browser that gives no database, and says what that means", { tags: "long" }, async () => {
  const { context, page, complaints } = await visit(stage.browser);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The user denied permission to access the database.", "SecurityError");
    };
  });
  await connect(page, stage.product.url);
  await page.getByText(/^This browser does not let the app store anything\./).waitFor();
  await page.getByRole("heading", { name: "Your first gem is one sentence away" }).waitFor();
  await page.getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").fill("a frog");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByText("On this device, not saved yet").waitFor();
  expect(complaints).toEqual([]);
});

it("says at once what a full device does not keep, and keeps it once there is room", async () => {
  const { context, page, complaints } = await visit(stage.browser, { serviceWorkers: "block" });
  const devtools = await context.newCDPSession(page);
  const quota = (size?: { quotaSize: number }) =>
    devtools.send("Storage.overrideQuotaForOrigin", { origin: stage.product.url, ...size });
  // Before anything is written: Chromium remembers for a while how much room there was.
  await quota({ quotaSize: 1 });
  // A toast comes and goes, maybe while the wallet is still being connected.
  const message = page.getByText(/^This device has no space for copies/).waitFor();
  await Promise.all([connect(page, stage.product.url), message]);
  // The list is shown as it was last received.
  await page.getByRole("heading", { name: "Your first gem is one sentence away" }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
  const idea = page.getByLabel("Your idea in a sentence");
  const notKept = page.getByText(/^This device is out of space, so your work is not being saved/);
  let typed = 0;
  await vi.waitFor(
    async () => {
      await idea.fill(`a frog on the moon ${++typed}`);
      await notKept.waitFor({ timeout: 3_000 });
    },
    { timeout: 120_000, interval: 500 },
  );
  await quota();
  // Chromium takes its time to notice the room: what is typed next is kept, however soon that is.
  await vi.waitFor(
    async () => {
      await idea.fill("a frog on the moon");
      await idea.fill("a frog on the moon, kept");
      await page.waitForTimeout(500);
      expect(await readRaw(page, "drafts")).not.toEqual([]);
    },
    { timeout: 120_000, interval: 1_000 },
  );
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByText("a frog on the moon, kept").waitFor();
  expect(complaints).toEqual([]);
});
