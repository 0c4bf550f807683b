import { buffer } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { ask, callOver, sessionOf } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { connect } from "../support/steps.ts";

const COUNT = 30;
const stage = openStage();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

const call = callOver(() => stage.product.url);
const nameOf = (number: number) => `Gem ${String(number).padStart(2, "0")}`;
const names = () => page.getByRole("heading", { level: 2 }).allInnerTexts();
const search = () => page.getByRole("searchbox", { name: "Search your tokens" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const addressIs = (path: string) => page.waitForURL(stage.product.url + path);

const session = () => sessionOf(visitor.page);

/** Gem 01 to Gem 30, the last with a website that is live. */
async function hasThirtyTokens() {
  const own = await session();
  const image = new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: "image/png" });
  let last = "";
  for (let number = 1; number <= COUNT; number++) {
    const body = {
      name: nameOf(number),
      ticker: `GEM${number}`,
      description: `The story of number ${number}.`,
      generate_banner: "false",
    };
    last = (await ask(call, "createToken", { session: own, body, files: { image } })).token.id;
  }
  const { options } = await ask(call, "listDomains", { session: own });
  const website = await ask(call, "generateWebsite", {
    session: own,
    body: {
      token_id: last,
      subdomain: "gem-thirty",
      domain: options[0]?.domain,
      template_id: "template1",
    },
  });
  await ask(call, "deployWebsite", { session: own, params: { websiteId: website.id } });
  await expect
    .poll(async () => (await ask(call, "getToken", { session: own, params: { id: last } })).website_status, {
      timeout: 60_000,
    })
    .toBe("deployed");
  await press("Refresh");
  await page.getByText("1–10 of 30").waitFor();
  expect((await names())[0]).toBe(nameOf(COUNT));
  await page.getByText(/Website live, 2[34] hours left/).waitFor();
}
const create = { width: 64, height: 64, channels: 3, background: "#3366cc" } as const;

async function turnsPagesAndComesBack() {
  await press("Page 3");
  await page.getByText("21–30 of 30").waitFor();
  await addressIs("/dashboard?page=3");
  await page.reload();
  await page.getByText("21–30 of 30").waitFor();
  expect((await names()).at(-1)).toBe(nameOf(1));
  await page.goBack();
  await page.getByText("1–10 of 30").waitFor();
}

async function searchesAndFilters() {
  // The script of the shortcuts comes a moment after the reloaded page.
  const focused = search().and(page.locator(":focus"));
  await pressInTime("/", focused);
  await page.keyboard.type("gem 0", { delay: 5 });
  await page.getByText("1–9 of 9").waitFor();
  await addressIs("/dashboard?q=gem+0");
  expect(await search().inputValue()).toBe("gem 0");
  await press("deployed");
  await page.getByText("No tokens match. Try another word or filter.").waitFor();
  await page.goBack();
  await page.getByText("1–9 of 9").waitFor();
  await page.goBack();
  await page.getByText("1–10 of 30").waitFor();
  expect(await search().inputValue()).toBe("");
}

async function copiesFromTheContextMenu() {
  const card = page.getByRole("listitem").filter({ hasText: nameOf(COUNT) });
  await card.click({ button: "right", position: { x: 60, y: 30 } });
  const menu = page.getByRole("menu");
  expect(await menu.getByRole("menuitem").allInnerTexts()).toEqual([
    "Edit token",
    "Deploy Token",
    "Automation…",
    "Edit website",
    "View website",
    "Make a meme",
    "Copy website address",
    "Download ZIP",
    "Delete",
  ]);
  await menu.getByRole("menuitem", { name: "Copy website address" }).click();
  await page.getByText("Website address copied to clipboard!").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http:\/\/gem-thirty\./);
  await press(`More for ${nameOf(COUNT)}`);
  await menu.getByRole("menuitem", { name: "Edit website" }).click();
  await page.waitForURL(/\/edit\/[0-9a-f-]{36}$/);
  await page.goBack();
  await page.getByText("1–10 of 30").waitFor();
}

/** The list comes from the device a moment after its page, and still begins where it was left. */
async function comesBackToItsPlace() {
  // Who presses a button scrolls it out from under what covers it.
  await press(`More for ${nameOf(COUNT - 9)}`);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole("menuitem", { name: "Edit token" }).click();
  await page.waitForURL(/\/create\?token_id=/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.getByText("1–10 of 30").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
}

/** Five cards in a row, and little of the screen left beside them. */
async function usesAWideScreen() {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const all = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  const boxes = await Promise.all((await all.all()).map((card) => card.boundingBox()));
  const row = boxes.filter((box) => box?.y === boxes[0]?.y);
  expect(row).toHaveLength(5);
  const last = row.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0) - (row[0]?.x ?? 0)).toBeGreaterThan(2_200);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** The words on the picture are its own pixels: other words, another picture. */
async function makesMemes() {
  await press(`More for ${nameOf(COUNT)}`);
  await page.getByRole("menuitem", { name: "Make a meme" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a meme" });
  await dialog.getByRole("button", { name: "Another idea" }).click();
  await dialog.getByRole("button", { name: "One", exact: true }).click();
  const above = dialog.getByLabel("Words above");
  const made = async (words: string) => {
    await above.fill(words);
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("gem30-meme.png");
    const { data, info } = await sharp(await buffer(await file.createReadStream()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1080, 1080]);
    return data;
  };
  const [one, other] = [await made("gm"), await made("good night, everybody")];
  const differing = one.filter((value, at) => value !== other[at]).length;
  expect(differing).toBeGreaterThan(10_000);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await page.getByText("The meme is copied. Paste it where you like.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

async function deletesOne() {
  const gone = nameOf(COUNT - 1);
  await press(`More for ${gone}`);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${gone}?` });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText(`${gone} deleted successfully.`).waitFor();
  await page.getByText("1–10 of 29").waitFor();
  expect(await names()).not.toContain(gone);
}

/** The second key has its time; where a busy machine lets it pass, a person presses again. */
async function pressInTime(keys: string, wanted: Locator) {
  while (!(await wanted.isVisible())) {
    for (const key of keys) await page.keyboard.press(key);
    await wanted.waitFor({ timeout: 3_000 }).catch(() => {});
  }
}

/** No mouse from here on. */
async function goesAnywhereByKeyboard() {
  const { keyboard } = page;
  const field = page.getByRole("combobox", { name: "Search pages, actions and your tokens" });
  const chosen = () => page.getByRole("option", { selected: true }).innerText();
  await keyboard.press("Control+k");
  await field.waitFor();
  await keyboard.type("zzzz");
  await page.getByText("No results for “zzzz”.").waitFor();
  await field.fill("gem7");
  await expect.poll(chosen).toContain(nameOf(7));
  await keyboard.press("Enter");
  await page.waitForURL(/\/create\?token_id=/);
  await keyboard.press("Control+k");
  await field.waitFor();
  await expect.poll(chosen).toMatch(/^Gem 07.*Recent$/s);
  await field.fill("dark th");
  await keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await field.waitFor({ state: "hidden" });
  await pressInTime("gs", page.getByRole("heading", { level: 1, name: "Settings" }));
  await pressInTime("gd", page.getByText("1–10 of 29"));
  await keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await keyboard.press("n");
  await keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await addressIs("/dashboard");
}

/** The chosen theme is there before the app's first script. */
async function keepsTheTheme() {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${stage.product.url}/terms`, { waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
}

const steps: [string, () => Promise<unknown>][] = [
  ["1. connects", () => connect(page, stage.product.url)],
  ["2. has thirty tokens", hasThirtyTokens],
  ["3. turns pages, reloads, goes back", turnsPagesAndComesBack],
  ["4. searches and filters", searchesAndFilters],
  ["5. copies and edits from the menu of a card", copiesFromTheContextMenu],
  ["6. makes memes of one", makesMemes],
  ["7. comes back to its place in the list", comesBackToItsPlace],
  ["8. uses a wide screen", usesAWideScreen],
  ["9. deletes one", deletesOne],
  ["10. goes anywhere by keyboard", goesAnywhereByKeyboard],
];

it("thirty tokens: search, pages, menus, deletion, and all of it by keyboard", { tags: "long" }, async () => {
  for (const [title, step] of steps) {
    await step().catch((error: Error) => {
      throw new Error(`At "${title}": ${error.message}`, { cause: error });
    });
  }
  expect(visitor.complaints).toEqual([]);
  await keepsTheTheme();
});
