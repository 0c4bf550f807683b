import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { FrameLocator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { type Visitor, visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { connect, FROG, generate, makeWebsite } from "../support/steps.ts";

const TAGLINE = "The only frog with a lunar dairy license";
const stage = openStage();
let visitor: Visitor;
let page: Page;
let site: FrameLocator;

beforeAll(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
  site = page.frameLocator("iframe[data-site-editor]");
});

const text = (part: string) => site.locator(`[data-part="${part}"]`);
/** The editor's own word: the bar above says "Saved" of everything else. */
const saved = (on = page) => on.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const tab = (name: string) => page.getByRole("tab", { name }).click();
/** The parts in their order. Read by locators: nothing may be evaluated in a frame that runs no scripts. */
async function sections(): Promise<(string | null)[]> {
  const all = await site.locator("[data-section]").all();
  return Promise.all(all.map((each) => each.getAttribute("data-section")));
}

async function changesASentence() {
  await text("hero.tagline").click();
  const field = page.getByRole("textbox", { name: "Opening: tagline" });
  await field.fill("");
  await page.getByText("Please write something here.").waitFor();
  await page.getByText("Not saved yet: one text needs a fix.").waitFor();
  await field.fill(TAGLINE);
  expect(await text("hero.tagline").innerText()).toBe(TAGLINE);
  await saved();
}

async function typesInThePage() {
  const tagline = text("hero.tagline");
  await tagline.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Moon cheese, and a spare");
  const field = page.getByRole("textbox", { name: "Opening: tagline" });
  expect(await field.inputValue()).toBe("Moon cheese, and a spare");
  // Another text takes the caret, and the first one stays.
  await text("story.title").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("!");
  expect(await text("story.title").innerText()).toMatch(/!$/);
  await page.keyboard.press("Enter");
  expect(await tagline.innerText()).toBe("Moon cheese, and a spare");
  await press("Undo");
  expect(await text("story.title").innerText()).not.toMatch(/!$/);
  await press("Undo");
  expect(await tagline.innerText()).toBe(TAGLINE);
  await saved();
}

async function movesHidesLocksAndRewrites() {
  await tab("Sections");
  const before = await sections();
  await press("Move FAQ up");
  await press("Hide Tokenomics");
  const after = await sections();
  expect(before).toContain("tokenomics");
  expect(after).not.toContain("tokenomics");
  expect(after.indexOf("faq")).toBeLessThan(after.indexOf("community"));
  await press("Lock Opening");
  expect(await page.getByRole("button", { name: "Rewrite Opening" }).isDisabled()).toBe(true);
  const faq = site.locator('[data-section="faq"]');
  const questions = await faq.innerText();
  await press("Rewrite FAQ");
  await expect.poll(() => faq.innerText()).not.toBe(questions);
  await press("Rewrite everything");
  await expect.poll(() => text("hero.tagline").innerText()).toBe(TAGLINE);
}

/** A click beside the texts of a section means the section. */
async function clicksASection() {
  await site.locator('[data-section="community"]').click({ position: { x: 4, y: 4 } });
  await page.getByRole("heading", { name: "Community" }).waitFor();
  await press("Hide Community");
  expect(await sections()).not.toContain("community");
  await press("Undo");
  expect(await sections()).toContain("community");
}

async function changesTheColours() {
  await tab("Look");
  const styles = () => site.locator("head style").first().textContent();
  const light = await styles();
  await press("Dark");
  await expect.poll(styles).not.toBe(light);
  await press("Undo");
  await expect.poll(styles).toBe(light);
  await press("Redo");
  await saved();
}

async function drawsAnotherLogo() {
  const picture = () => text("logo").first().getAttribute("src");
  const first = await picture();
  await text("logo").first().click();
  await press("Try another");
  await expect.poll(picture, { timeout: 20_000 }).not.toBe(first);
}

async function worksByKeyboardAlone() {
  await text("disclaimer").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Disclaimer: disclaimer" }).waitFor();
  await text("disclaimer").focus();
  await page.keyboard.press("Escape");
  await page.getByText("Click any text on your website to edit it, or a picture to change it.").waitFor();
}

/** What is edited here and there at once is asked about, and nothing of it is lost. */
async function meetsAnotherTab(address: string) {
  const other = await visitor.context.newPage();
  await other.goto(address);
  const otherSite = other.frameLocator("iframe[data-site-editor]");
  await otherSite.locator('[data-part="hero.kicker"]').click();
  await other.getByRole("textbox").fill("Written in the other tab");
  await saved(other);
  await text("hero.kicker").click();
  await page.getByRole("textbox").fill("Written here");
  const asked = page.getByRole("dialog", { name: "This website was changed elsewhere" });
  // "Saved" may still be what was said before. Either tab may send it.
  const stored = visitor.context.waitForEvent(
    "response",
    (response) => response.ok() && response.request().method() !== "GET" && /\/deck$/.test(response.url()),
  );
  await asked.getByRole("button", { name: "Keep this version" }).click();
  await stored;
  await asked.waitFor({ state: "detached" });
  await saved();
  expect(await text("hero.kicker").innerText()).toMatch(/written here/i);
  await other.close();
}

async function isThereAfterAReload() {
  await page.reload();
  expect(await text("hero.tagline").innerText()).toBe(TAGLINE);
  expect(await sections()).not.toContain("tokenomics");
}

async function isTakenAlong() {
  await press("Done");
  await page.getByRole("heading", { name: "Your website" }).waitFor();
  const download = page.waitForEvent("download");
  await press("ZIP");
  const archive = join(mkdtempSync(join(tmpdir(), "gemwright-zip-")), "site.zip");
  await (await download).saveAs(archive);
  const files = unzipSync(readFileSync(archive));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["index.html", "logo.png", "banner.png"]));
  expect(Buffer.from(files["index.html"] ?? []).toString()).toContain(TAGLINE);
  await press("Generate again");
  await page.getByText("except in the sections you locked").waitFor();
  await page.keyboard.press("Escape");
}

it("a website is changed by clicking what is to be changed", { tags: "long" }, async () => {
  await connect(page, stage.product.url);
  await generate(page, FROG, "cartoon");
  await makeWebsite(page);
  await press("Back");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await changesASentence();
  await typesInThePage();
  await movesHidesLocksAndRewrites();
  await clicksASection();
  await changesTheColours();
  await drawsAnotherLogo();
  await worksByKeyboardAlone();
  await meetsAnotherTab(page.url());
  await isThereAfterAReload();
  await isTakenAlong();
  expect(visitor.complaints).toEqual([]);
});
