import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { visit } from "../support/browser.ts";
import type { Product } from "../support/product.ts";
import { connect, launch, makeWebsite } from "../support/steps.ts";

/** Called at each stop: what is shown now has this name. */
export type Stop = (page: Page, name: string) => Promise<void>;

const LONG = "Sir Bartholomew Featherstonehaugh the Extraordinary";

/** Past every screen and most of its states: a visitor's way, then a creator's. */
export async function walk(browser: Browser, product: Product, theme: "dark" | "light", stop: Stop) {
  await publicPages(browser, product, theme, stop);
  const { page, context } = await visit(browser, { colorScheme: theme });
  const go = (path: string) => page.goto(`${product.url}${path}`);
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();

  await page.route(`${product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await go("/");
  await press("Connect Wallet & Start");
  await page.getByRole("dialog", { name: "Connect Wallet" }).waitFor();
  await stop(page, "10-chooser");
  await page.unrouteAll();
  await connect(page, product.url);
  await stop(page, "11-my-gems-empty");
  await go("/create");
  await press("Generate");
  await page.getByRole("alert").waitFor();
  await stop(page, "20-creative-error");
  await byHand(page, stop);
  await page.getByRole("radio", { name: /^Import/ }).click();
  await page.getByLabel("Token address").fill("abc");
  await press("Import Token");
  await stop(page, "24-import-modal");
  await press("Cancel");
  await stop(page, "23-import");

  await page.getByRole("radio", { name: /^Creative/ }).click();
  await page.getByLabel("Your idea in a sentence").fill("a frog astronaut who mines cheese on the moon");
  await stop(page, "25-creative");
  await press("Generate");
  await page.getByRole("dialog", { name: "Making your token" }).waitFor();
  await stop(page, "26-working");
  await page.getByLabel("Ticker").waitFor({ timeout: 60_000 });
  await press("Try another");
  await page.getByRole("button", { name: "Picture 2" }).waitFor();
  await stop(page, "30-preview");
  await press(/view large$/);
  await stop(page, "31-image-viewer");
  await page.keyboard.press("Escape");
  await makeWebsite(page);
  await stop(page, "42-deploy");
  await press("Website");
  await page.getByTitle(/^Website of /).scrollIntoViewIfNeeded();
  await stop(page, "41-website");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.locator("[data-site-editor]").waitFor();
  await stop(page, "50-editor");
  await page.goBack();
  await page.getByLabel("Subdomain").waitFor();
  await press("Continue");
  await press("Automation");
  await page.getByRole("dialog", { name: "Supercharge Your Token" }).waitFor();
  await stop(page, "43-automation");
  await press("Next");
  await stop(page, "44-automation-summary");
  await page.keyboard.press("Escape");
  await press("Deploy to launchpad");
  await stop(page, "45-deploy-modal");
  await page.keyboard.press("Escape");
  const mint = await launch(page);
  await stop(page, "46-launched");
  await go(`/token/${mint}`);
  await page.getByRole("table").waitFor();
  await stop(page, "47-token");
  await go("/gallery");
  await page.getByText(/^Market cap/).waitFor();
  await stop(page, "48-gallery");
  await account(page, go, stop);
  await context.setOffline(true);
  await go("/my-gems").catch(() => {});
  await stop(page, "69-offline");
  await context.close();
}

/** In a context of its own, since an idea tried on the home page would open the wizard after connecting. */
async function publicPages(browser: Browser, product: Product, theme: "dark" | "light", stop: Stop) {
  const { page, context } = await visit(browser, { colorScheme: theme });
  const go = (path: string) => page.goto(`${product.url}${path}`);
  for (const path of ["about", "how-it-works", "contact", "terms", "privacy"]) {
    await go(`/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stop(page, `01-${path}`);
  }
  await go("/contact?report=frog.localhost");
  await page.getByRole("heading", { name: "Report a website" }).waitFor();
  await stop(page, "02-report");
  await go("/preview/website/00000000-0000-4000-8000-000000000000");
  await page.getByRole("alert").waitFor();
  await stop(page, "03-preview-error");
  await go("/gallery");
  await page.getByRole("link", { name: "Create a token" }).waitFor();
  for (const sample of await page.locator("iframe").all())
    await sample.contentFrame().locator("h1").waitFor();
  await stop(page, "04-gallery-empty");
  await go("/");
  await stop(page, "00-home");
  await page.getByRole("button", { name: "Another idea" }).click();
  await page.frameLocator("iframe").locator("h1").waitFor();
  await stop(page, "00-home-made");
  await context.close();
}

async function byHand(page: Page, stop: Stop) {
  await page.getByRole("radio", { name: /^Manual/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await stop(page, "21-manual-error");
  await page.getByLabel("Name", { exact: true }).fill(LONG.slice(0, 50));
  await page.getByLabel("Ticker").fill("FEATHERSTO");
  await page.getByLabel("Description").fill(`${LONG} is a goose. `.repeat(8).slice(0, 500));
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#3366cc" } })
    .png()
    .toBuffer();
  await page.setInputFiles("input[type=file]", { name: "goose.png", mimeType: "image/png", buffer });
  await stop(page, "22-manual");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Narrative").waitFor();
  await stop(page, "32-preview-long");
  await page.getByRole("button", { name: "Start another" }).click();
  await page.getByRole("radio", { name: /^Manual/ }).waitFor();
}

async function account(page: Page, go: (path: string) => Promise<unknown>, stop: Stop) {
  await go("/my-gems");
  await page.getByText("Deployed").first().waitFor();
  await stop(page, "60-my-gems");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await stop(page, "61-delete");
  await page.keyboard.press("Escape");
  for (const path of ["profile", "settings", "support"]) {
    await go(`/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await stop(page, `62-${path}`);
  }
}
