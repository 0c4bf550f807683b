import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { type Visitor, visit } from "../support/browser.ts";
import { type KeyboardUser, keyboardUser } from "../support/keyboard-user.ts";
import { walletFrame } from "../support/sandbox-wallet.ts";
import { openStage } from "../support/stage.ts";
import { FROG, filled } from "../support/steps.ts";

const stage = openStage();
let visitor: Visitor;
let page: Page;
let user: KeyboardUser;
let name = "";
let subdomain = "";

beforeAll(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
  user = keyboardUser(page);
});

const button = (called: string | RegExp) => page.getByRole("button", { name: called }).first();
const exactly = (called: string) => page.getByRole("button", { name: called, exact: true });
const dialog = (called?: string | RegExp) => page.getByRole("dialog", called ? { name: called } : {});
const main = () => page.getByRole("main");
const step = (number: number) => page.getByRole("region", { name: `Step ${number} of 4` });

async function closes(called: string | RegExp) {
  await dialog(called).waitFor();
  await page.keyboard.press("Escape");
  await dialog(called).waitFor({ state: "detached" });
}

/** The wallet's question has the focus by itself; Approve is one of its stops. */
async function approve(title: RegExp) {
  const frame = await walletFrame(page);
  await user.isAt(frame.getByRole("heading", { level: 1, name: title }), "the wallet's question");
  await user.enter(frame.getByRole("button", { name: "Approve" }));
}

async function connects() {
  await page.goto(stage.product.url);
  const connect = button("Connect Wallet & Start");
  await connect.waitFor();
  // The first key brings the app in the painted page's place. What that carries over is the standing pages' journey.
  await page.keyboard.press("Shift");
  await page.locator("#standing").waitFor({ state: "detached" });
  await user.enter(page.getByRole("link", { name: "Skip to content" }));
  await user.isAt(main(), "skipping to the content");
  await user.enter(connect);
  await approve(/wants to connect/);
  await approve(/Sign this message/);
  await page.getByRole("heading", { level: 1, name: "My Gems" }).waitFor();
  await user.isAt(main(), "connecting");
}

async function generates() {
  await user.enter(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }),
    "back",
  );
  await user.tabTo(page.getByLabel("Your idea in a sentence"));
  await page.keyboard.type(FROG);
  const styles = page.getByRole("radiogroup", { name: "Image style" });
  await user.tabTo(styles.getByRole("radio", { checked: true }));
  const chosen = () => styles.getByRole("radio", { checked: true }).innerText();
  const before = await chosen();
  // Held until it has been noticed: the choice follows the focus only while the key is down.
  await page.keyboard.down("ArrowRight");
  await expect.poll(chosen).not.toBe(before);
  await page.keyboard.up("ArrowRight");
  await user.isAt(styles.getByRole("radio", { checked: true }), "the arrow to the next style");
  await user.enter(exactly("Generate"));
  await page.getByLabel("Ticker").waitFor({ timeout: 60_000 });
  await dialog().waitFor({ state: "detached" });
  await user.isAt(step(2), "generating");
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function edits() {
  const picture = button(/^Logo .* view large$/);
  await user.enter(picture);
  await closes("");
  await user.isAt(picture, "closing the picture");
  await user.tabTo(page.getByLabel("Ticker"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("moon-cheese!");
  expect(await page.getByLabel("Ticker").inputValue()).toBe("MOONCHEESE");
  name = await page.getByLabel("Name", { exact: true }).inputValue();
  await user.enter(exactly("Continue"));
  await page.getByLabel("Subdomain").waitFor();
  await dialog().waitFor({ state: "detached" });
  await user.isAt(step(3), "going on to the website");
}

async function makesWebsite() {
  const templates = page.getByRole("radiogroup", { name: "Template" });
  await user.tabTo(templates.getByRole("radio").first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await user.tabTo(page.getByLabel("Subdomain"));
  await filled(page.getByLabel("Subdomain"));
  await user.enter(exactly("Generate website"));
  await page.getByTitle(/^Website of /).waitFor({ timeout: 60_000 });
  await dialog().waitFor({ state: "detached" });
  // A suggested address that somebody else has taken meanwhile steps aside.
  subdomain = await page.getByLabel("Subdomain").inputValue();
  await user.isAt(step(3), "making the website");
  await user.enter(exactly("Continue"));
  await button("Deploy to launchpad").waitFor();
  await dialog().waitFor({ state: "detached" });
  await user.isAt(step(4), "going on to the launch");
}

async function launches() {
  const title = /^Deploy Token to the launchpad$| is launched$/;
  await user.enter(button("Deploy to launchpad"));
  await closes(title);
  await user.isAt(button("Deploy to launchpad"), "closing the launch");
  await page.keyboard.press("Enter");
  await user.tabTo(dialog(title).getByLabel("Initial purchase in SOL"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0.07");
  await user.enter(dialog(title).getByRole("button", { name: "Deploy Token" }));
  await approve(/Sign this transaction/);
  await dialog(title).getByText("Congratulations!").waitFor({ timeout: 90_000 });
  const link = dialog(title).getByRole("link", { name: "View Live Website" });
  await user.tabTo(link);
  const opened = visitor.context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const site = await opened;
  await site.getByRole("heading", { level: 1, name }).waitFor();
  expect(new URL(site.url()).hostname).toBe(`${subdomain}.localhost`);
  await site.close();
  await closes(title);
  await closes("Supercharge Your Token");
  await user.isAt(step(4), "closing what comes after a launch");
}

const steps: [string, () => Promise<void>][] = [
  ["1. connects", connects],
  ["2. generates", generates],
  ["3. edits", edits],
  ["4. makes the website", makesWebsite],
  ["5. launches", launches],
];

it("goes from home to a launched token by keyboard alone, and sees where it is at every stop", {
  tags: "long",
}, async () => {
  for (const [title, step] of steps) {
    await step().catch((error: Error) => {
      throw new Error(`At "${title}": ${error.message}\n${user.faults.join("\n")}`, { cause: error });
    });
  }
  expect(user.faults).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
