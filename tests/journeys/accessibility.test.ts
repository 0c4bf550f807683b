import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SessionTokens } from "#contract/auth.ts";
import { idea, wish } from "../../api/src/testing/rig.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { findFaults, NARROW, WIDE } from "../support/accessibility.ts";
import { ask, callOver, signIn } from "../support/api-user.ts";
import { openBrowser, type Visitor, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { install, standIn } from "../support/wallet-stand-ins.ts";

const wallet = standIn("Phantom");
let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let session: SessionTokens;
let tokenId: string;
let websiteId: string;
let lastSeen = "nothing";

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  visitor = await visit(browser);
  page = visitor.page;
  await visitor.context.route(`${product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(visitor.context, [wallet]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const call = callOver(() => product.url);
const go = (path: string) => page.goto(`${product.url}${path}`);
const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
const dialog = (name?: string | RegExp) => page.getByRole("dialog", name ? { name } : {});
const dismiss = async () => {
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
};
async function look(state: string, widths?: number[]): Promise<void> {
  expect.soft(await findFaults(page, widths), state).toEqual([]);
  lastSeen = state;
}

async function publicPages() {
  for (const [path, name] of [
    ["/about", /workshop/],
    ["/how-it-works", /Four steps/],
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
    ["/contact", "Contact Us"],
  ] as const) {
    await go(path);
    await title(name);
    await look(path);
  }
  await page.route("**/api/v1/contact/submit", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Subject").selectOption("Bug Report");
  await page.getByRole("textbox", { name: "Message" }).fill("It is broken.");
  await press("Send Message");
  await page.getByRole("alert").first().waitFor();
  await look("/contact, not sent");
  await go(`/preview/website/${crypto.randomUUID()}`);
  await page.getByRole("alert").first().waitFor();
  await look("/preview, none");
  await go("/");
  await look("/");
}

async function connects() {
  wallet.rejects = "connect";
  await press("Connect Wallet & Start");
  await page.getByText(/^Failed to connect Phantom/).waitFor();
  await look("/, with a toast");
  wallet.rejects = null;
  await press("Connect Wallet & Start");
  await title("My Gems");
  await page.getByText("Your first gem is one sentence away").waitFor();
  await look("My Gems, empty");
}

async function method() {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
  await page.getByLabel("Your idea in a sentence").waitFor();
  await press("Generate");
  await page.getByText("Please provide a creative meme idea.").waitFor();
  await look("step 1, creative without an idea");
  await page.getByRole("radio", { name: /^Manual/ }).click();
  await press("Continue");
  await page.getByText("Please fill in all required fields.").waitFor();
  await look("step 1, manual and not filled in");
  await page.getByRole("radio", { name: /^Import/ }).click();
  await press("Continue");
  await press("Import Token");
  await page.getByText("Please enter a valid token address.").waitFor();
  await look("Import Existing Token, without an address");
  await dismiss();
  await look("step 1, import");
}

async function account() {
  for (const [path, name] of [
    ["/profile", "Profile"],
    ["/settings", "Settings"],
    ["/support", "Support Center"],
  ] as const) {
    await go(path);
    await title(name);
    await page.waitForLoadState("networkidle");
    await look(path);
  }
  await page.getByRole("main").locator("summary, button[aria-expanded=false]").first().click();
  await look("/support, an answer open");
  await go("/settings");
  await press("Log Out");
  await dialog().waitFor();
  await look("Log out?");
  await dismiss();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menu").waitFor();
  await look("the account's menu", [WIDE]);
  await page.getByRole("menuitem", { name: "Disconnect Wallet" }).click();
  await dialog("Disconnect your wallet?").waitFor();
  await look("Disconnect your wallet?");
  await dismiss();
  await page.setViewportSize({ width: NARROW, height: 900 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menu").waitFor();
  await look("the mobile menu", [NARROW]);
  await page.keyboard.press("Escape");
}

async function makesToken() {
  session = await signIn(call, createTestWallet(wallet.accounts[0]));
  const made = await ask(call, "creativeGenerate", { session, body: idea("a frog knight") });
  tokenId = (await ask(call, "createDraft", { session, body: { session_id: made.session_id } })).id;
  await go("/my-gems");
  // The list on the device is fresh for five minutes.
  await press("Refresh");
  await page.getByRole("link", { name: "Deploy Token" }).waitFor();
  await look("My Gems, with a draft");
  await press(/^Delete /);
  await dialog().waitFor();
  await look("Delete?");
  await dismiss();
  await go(`/create?token_id=${tokenId}&step=2`);
  await page.getByLabel("Narrative").waitFor();
  await look("step 2");
  await press(/view large$/);
  await dialog().waitFor();
  await look("a picture, large");
  await dismiss();
}

async function website() {
  await go(`/create?token_id=${tokenId}&step=3`);
  await page.getByLabel("Subdomain").waitFor();
  await look("step 3");
  const domain = new URL(product.url).host;
  const body = { ...wish(tokenId, "frogknight"), domain };
  websiteId = (await ask(call, "generateWebsite", { session, body })).id;
  await go(`/create?token_id=${tokenId}&step=3`);
  await page.getByTitle(/^Website of /).waitFor();
  await look("step 3, with a website");
  await go(`/preview/website/${websiteId}`);
  await page.getByTitle("Website preview").waitFor();
  await look("/preview");
  await go(`/edit/${websiteId}`);
  await page.locator("iframe[data-site-editor]").waitFor();
  await look("/edit");
}

async function deployment() {
  await go(`/create?token_id=${tokenId}&step=4`);
  await page.getByRole("button", { name: "Deploy to launchpad" }).waitFor();
  await look("step 4");
  await press("Deploy to launchpad");
  await dialog("Deploy Token to the launchpad").waitFor();
  await look("Deploy Token to the launchpad");
  await page.getByLabel("Initial purchase in SOL").fill("0.001");
  await look("Deploy Token to the launchpad, with too little");
  await dismiss();
  await press("Automation");
  await dialog("Supercharge Your Token").waitFor();
  await look("Supercharge Your Token, website");
  await press("Next");
  await look("Supercharge Your Token, summary");
  await press("Save Configuration");
  await page.getByText("Configuration Saved!").waitFor();
  await look("Configuration Saved!");
}

it("every page, modal and state can be used by everybody, in both themes, narrow and enlarged", async () => {
  for (const step of [publicPages, connects, method, account, makesToken, website, deployment]) {
    await step().catch((error: Error) => {
      throw new Error(`At "${step.name}", after "${lastSeen}": ${error.message}`, { cause: error });
    });
  }
  expect(visitor.complaints).toEqual([]);
}, 600_000);
