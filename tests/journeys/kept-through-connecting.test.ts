import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { idea } from "../../api/src/testing/requests.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, callOver, signIn } from "../support/api-user.ts";
import { visit } from "../support/browser.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { openStage } from "../support/stage.ts";

const stage = openStage();

const title = "the token that was tried on the home page opens at Token Preview, on ";
it(`${title}a phone`, { tags: "long" }, () => keepsWhatWasTried({ width: 390, height: 844 }));
it(`${title}a desktop`, { tags: "long" }, () => keepsWhatWasTried({ width: 1280, height: 900 }));

async function keepsWhatWasTried(viewport: { width: number; height: number }) {
  const { page, context } = await visit(stage.browser, { viewport });
  await page.goto(stage.product.url);
  await page.getByLabel("An idea in a sentence").fill("a snail who races trains");
  await page.getByRole("button", { name: "Try it" }).click();
  const token = page.getByRole("figure");
  await token.getByTitle(/^Website of /).waitFor({ timeout: 60_000 });
  const name = (await token.getByRole("img", { name: /^Logo of / }).getAttribute("alt"))?.slice(
    "Logo of ".length,
  );
  const logo = await token.getByRole("img", { name: /^Logo of / }).getAttribute("src");
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await approve(page);
  await approve(page);
  await page.getByRole("region", { name: "Step 2 of 4" }).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe(name);
  const shown = page.getByRole("button", { name: `Logo of ${name}: view large` }).locator("img");
  expect(await shown.getAttribute("src")).toBe(logo);
  await page.reload();
  await page.getByLabel("Ticker").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe(name);
  await page.getByRole("button", { name: "Continue" }).click();
  const shownPage = await wordsAndColors(page, /^How the website of/);
  await page.getByRole("button", { name: "Generate website" }).click();
  expect(await wordsAndColors(page, /^Website of /)).toEqual(shownPage);
  await context.close();
}

/** What a framed website says, and in which colors. */
async function wordsAndColors(
  page: Page,
  title: RegExp,
): Promise<{ words: string | null; colors: string[] }> {
  const frame = page.getByTitle(title);
  await frame.waitFor({ timeout: 60_000 });
  // A frame below the fold is not drawn.
  await frame.scrollIntoViewIfNeeded();
  const site = frame.contentFrame();
  await site
    .getByText(/launching soon/i)
    .first()
    .waitFor();
  // What the server draws for it comes a moment later, stickers to be saved among it.
  await site.getByText("Save", { exact: true }).first().waitFor();
  const styles = await site.locator("style").allTextContents();
  return {
    words: await site.getByRole("main").textContent(),
    colors: styles.join().match(/#[0-9a-f]{6}\b/gi) ?? [],
  };
}

it("a protected address that a stranger opens is said and opened once they are signed in", async () => {
  const { page, context } = await visit(stage.browser);
  await page.goto(`${stage.product.url}/settings?from=mail`);
  await page.getByText("Connect your wallet to open your settings.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await page.reload();
  await page.getByText("Connect your wallet to open your settings.").waitFor();
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await approve(page);
  await approve(page);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await context.close();
});

it("a link that fills in a token is opened once they are signed in, with its picture, for review", {
  tags: "long",
}, async () => {
  const call = callOver(() => stage.product.url);
  const session = await signIn(call, createTestWallet());
  const made = await ask(call, "creativeGenerate", { session, body: idea("a heron in a hurry") });
  const { page, context } = await visit(stage.browser);
  const filled = { name: "Hurry Heron", ticker: "HURRY", description: "He is late already." };
  const image = `${stage.product.url}${made.image_url}`;
  await page.goto(`${stage.product.url}/create?${new URLSearchParams({ ...filled, image })}`);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await approve(page);
  await approve(page);
  await page.getByText(sentences.tokens.filledIn).waitFor();
  const picture = page.getByRole("img", { name: "What your token will look like" });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(512);
  const typed = await Promise.all(
    ["Name", "Ticker", "Description"].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
  );
  expect(typed).toEqual(Object.values(filled));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("region", { name: "Step 2 of 4" }).waitFor();
  await context.close();
});
