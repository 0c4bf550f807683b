import type { Browser, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publicPages } from "#contract/pages.ts";
import { openFullBrowser, visit } from "../support/browser.ts";
import { walletFrame } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";

const stage = openOwnStage({
  PRODUCT_NAME: "Gem & Co",
  SUPPORT_EMAIL: "help@gemandco.example",
  SOCIAL_URL: "https://x.com/gemandco?a=1&b=2",
});

interface SlowVisit {
  before?: (page: Page) => Promise<void>;
  browser?: Browser;
  scriptsAtOnce?: number;
}

/** A first visit to a slow server: `scriptsAtOnce` scripts come at once, the others after `release()`. */
async function slowVisit(path = "/", { before, browser = stage.browser, scriptsAtOnce = 1 }: SlowVisit = {}) {
  const { page, complaints, context } = await visit(browser);
  await before?.(page);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const scripts: string[] = [];
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    scripts.push(route.request().url());
    if (scripts.length > scriptsAtOnce) await gate;
    await route.continue();
  });
  await page.goto(stage.product.url + path);
  return { page, complaints, scripts, release, close: () => context.close() };
}

const app = (scripts: string[]) => scripts.filter((url) => url.includes("/assets/app-"));
const standing = (page: Page) => page.locator("#standing");

interface Look {
  /** The element with its own words, what it leads to and its classes. */
  what: string;
  place: number[];
}

/** Each element of the page, in order. */
const looks = (of: string): Look[] =>
  [...document.querySelectorAll(`${of} :is(header, main, footer) *`)]
    .filter((each) => !each.matches("script"))
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const attributes = ["href", "src", "type", "role", "aria-label", "class"].map((name) =>
        each.getAttribute(name),
      );
      const own = [...each.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
        .join("");
      return { what: [each.tagName, own, ...attributes].join("|"), place: [x, y, width, height] };
    });

/** A word that stands in a node of its own may be a tenth of a pixel wider. */
const isSame = (a: Look | undefined, b: Look | undefined) =>
  a?.what === b?.what && a?.place.every((side, at) => Math.abs(side - (b?.place[at] ?? Number.NaN)) < 0.5);

/** Whether its words are as wide as in the face that stands in for one that has not come. */
const isInFallback = (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const widthIn = (face: string): number => {
      const copy = element.cloneNode(true) as HTMLElement;
      copy.style.cssText = `position: fixed; white-space: nowrap; ${face}`;
      element.parentElement?.append(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    return widthIn("") === widthIn("font-family: ui-sans-serif, system-ui, sans-serif");
  });

/**
 * What of the painted page is otherwise in the app that takes its place, when it has come or when all is
 * quiet.
 */
async function changes(page: Page, takeOver: () => void, when?: "networkidle") {
  const painted = await page.evaluate(looks, "#standing");
  takeOver();
  await page.keyboard.press("Shift");
  await standing(page).waitFor({ state: "detached" });
  if (when) await page.waitForLoadState(when);
  const shown = await page.evaluate(looks, "#root");
  expect(painted.length).toBeGreaterThan(50);
  expect(shown.length).toBe(painted.length);
  return painted.map((each, at) => [each, shown[at]] as const).filter(([a, b]) => !isSame(a, b));
}

/** What of the words to read would not be printed. */
const hidden = () =>
  [...document.querySelectorAll("main :is(h1, h2, h3, p, li)")]
    .filter((each) => !each.checkVisibility())
    .map((each) => each.textContent);

const saidOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector('meta[name="description"]')?.getAttribute("content"),
  ]);

describe("a public page", () => {
  const standsAsPainted = async (path: string) => {
    const { page, complaints, release, close } = await slowVisit(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.content()).not.toMatch(/\.invalid|Gemwright|support@example\.com/);
    const said = await saidOf(page);
    expect(await changes(page, release)).toEqual([]);
    expect(await saidOf(page)).toEqual(said);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(hidden)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  };
  const title = "%s is painted with the instance's own words, and is the app's to the pixel";
  const isEachTime = (path: string) => path === "/" || path === "/contact";

  it.each(publicPages.filter(isEachTime))(title, standsAsPainted);

  it.each(publicPages.filter((path) => !isEachTime(path)))(title, { tags: "long" }, standsAsPainted);

  it("stays in the face that it was painted in, when its own comes late; the next page has its own", {
    tags: "long",
  }, async () => {
    const browser = await openFullBrowser();
    const { page } = await visit(browser);
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${stage.product.url}/about`, { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor();
    // So long does a browser wait for a face that is optional.
    await page.waitForTimeout(500);
    release();
    await page.waitForLoadState();
    expect(await changes(page, () => {}, "networkidle")).toEqual([]);
    const title = page.getByRole("heading", { level: 1 });
    expect(await isInFallback(title)).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL("**/contact");
    await expect.poll(() => isInFallback(title)).toBe(false);
    await browser.close();
  });

  it("needs no script to be read, and next to none to be looked at", async () => {
    const { context, page } = await visit(stage.browser, { javaScriptEnabled: false });
    await page.goto(stage.product.url);
    await page.getByRole("heading", { level: 1, name: "From one sentence to a launched token" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByText("Gem & Co").waitFor();
    expect(await page.getByRole("link", { name: "Follow on X" }).getAttribute("href")).toBe(
      "https://x.com/gemandco?a=1&b=2",
    );
    await context.close();
  });

  it("fetches the app when somebody does something, and not before", async () => {
    // A headless shell has a pointer over each page, and moves it when the page is painted.
    const browser = await openFullBrowser();
    const { page, scripts } = await slowVisit("/about", { browser });
    // The service worker is seen to first, and it is no part of the app.
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    expect(app(scripts)).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => app(scripts).length).toBe(1);
    await browser.close();
  });

  it("is dated today, and stays at the line that is read when the app comes, whatever the address points at", {
    tags: "long",
  }, async () => {
    const { page, release, close } = await slowVisit("/terms#section-5", {
      before: (each) => each.clock.setFixedTime("2031-03-04T12:00:00"),
    });
    // Whenever it was painted.
    expect(await standing(page).getByText("Last updated:").innerText()).toBe("Last updated: March 4, 2031");
    const top = () => page.evaluate(() => Math.round(scrollY));
    const section = await top();
    expect(section).toBeGreaterThan(500);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(top).toBe(section + 700);
    release();
    await standing(page).waitFor({ state: "detached" });
    expect(await top()).toBe(section + 700);
    await close();
  });
});

describe("the home page", () => {
  it.each([
    ["the app", 1],
    ["any script", 0],
  ])("keeps what is typed and pressed before %s has come", async (_, scriptsAtOnce) => {
    const { page, complaints, release, close } = await slowVisit("/", { scriptsAtOnce });
    await page.getByLabel("An idea in a sentence").fill("a walrus who repairs clocks");
    await page.getByRole("button", { name: "Try it" }).click();
    expect(await standing(page).count()).toBe(1);
    release();
    await page.frameLocator("iframe").locator("h1").waitFor();
    expect(await page.getByLabel("An idea in a sentence").inputValue()).toBe("a walrus who repairs clocks");
    expect(await standing(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("asks the wallet for who pressed Connect before the app has come", { tags: "long" }, async () => {
    const { page, release } = await slowVisit();
    await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    release();
    await (await walletFrame(page)).getByRole("button", { name: "Approve" }).waitFor();
  });
});

describe("the contact page", () => {
  it("keeps a message that is typed before the app has come, and the caret in it", async () => {
    const { page, complaints, release } = await slowVisit("/contact");
    await page.getByLabel("Name").fill("Ann");
    await page.getByLabel("Email").fill("ann@example.com");
    await page.getByLabel("Subject").selectOption("Bug Report");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.fill("The frog is down.");
    for (let step = 0; step < "down.".length; step++) await message.press("ArrowLeft");
    release();
    await standing(page).waitFor({ state: "detached" });
    await page.keyboard.type("upside ");
    expect(await message.inputValue()).toBe("The frog is upside down.");
    expect(await page.getByLabel("Name").inputValue()).toBe("Ann");
    expect(await page.getByLabel("Email").inputValue()).toBe("ann@example.com");
    expect(await page.getByLabel("Subject").inputValue()).toBe("Bug Report");
    expect(complaints).toEqual([]);
  });

  it("is about the website that its address names", { tags: "long" }, async () => {
    const { page, complaints, release } = await slowVisit("/contact?report=frog.localhost");
    expect(await standing(page).count()).toBe(0);
    release();
    await page.getByRole("heading", { name: "Report a website" }).waitFor();
    await page.getByText("frog.localhost", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
