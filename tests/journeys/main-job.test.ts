import { beforeAll, describe, expect, it, type TestOptions } from "vitest";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { startClusterProduct } from "../proofs/servers/cluster.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, deployDialog, FROG, generate, launch, makeWebsite } from "../support/steps.ts";

const products: [string, () => Promise<Product>, TestOptions][] = [
  ["one server", () => startProduct(), {}],
  ["three servers on one PostgreSQL, asked in turn", () => startClusterProduct(), { tags: "long" }],
];

const title = "from one sentence to a launched token with a live website, with %s";

describe.each(products)(title, (which, start, options) => {
  const stage = openOwnStage({}, start);
  let visitor: Visitor;
  let subdomain = "";
  let mint = "";
  let name = "";

  beforeAll(async () => {
    visitor = await visit(stage.browser);
  });
  const site = () => `http://${subdomain}.localhost:${new URL(stage.product.url).port}/`;

  const connects = async () => {
    const asked = await connect(visitor.page, stage.product.url);
    expect(asked).toContain("Gemwright: connect and verify your wallet.");
    expect(asked).toContain("moves no money");
    expect(new URL(visitor.page.url()).pathname).toBe("/dashboard");
    await visitor.page.getByText("Sandbox Wallet connected successfully!").waitFor();
    await visitor.page.getByText("Your first gem is one sentence away").waitFor();
  };

  const makesToken = async () => {
    const { page } = visitor;
    await generate(page, FROG, "pixel");
    name = await page.getByLabel("Name", { exact: true }).inputValue();
    const narrative = await page.getByLabel("Narrative").inputValue();
    expect(name).not.toBe("");
    expect(await page.getByLabel("Ticker").inputValue()).toMatch(/^[A-Z0-9]{3,10}$/);
    expect(narrative.length).toBeGreaterThan(200);
    expect(narrative.toLowerCase()).toMatch(/frog/);
    await page.getByText("Great narrative!").waitFor();
    const pictures = page.locator('img[src^="/media/"]');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
      .toEqual([512, 1500]);
  };

  const seesWebsite = async () => {
    const { page } = visitor;
    await page.getByLabel("Ticker").fill("old tick");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("radio", { name: "Modern & Clean" }).click();
    const canvas = page.frameLocator('iframe[title^="How the website of"]').getByRole("main");
    await canvas
      .getByText(/launching soon/i)
      .first()
      .waitFor();
    // The hero's poses come to the page once they are drawn.
    await canvas.getByText("Stickers, free to take").waitFor();
    const promised = await canvas.textContent();
    await page.getByRole("button", { name: "Back" }).click();
    subdomain = await makeWebsite(page);
    expect(subdomain).toBe(
      name
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")
        .slice(0, 20),
    );
    await page.getByRole("button", { name: /^Website$/ }).click();
    const preview = page.frameLocator(`iframe[title="Website of ${name}"]`);
    // A frame below the fold is not drawn, and its page shows itself a moment after it is.
    await page.getByTitle(`Website of ${name}`).scrollIntoViewIfNeeded();
    await preview.getByRole("heading", { level: 1, name }).waitFor();
    await preview
      .getByText(/launching soon/i)
      .first()
      .waitFor();
    expect(await preview.getByRole("main").textContent()).toBe(promised);
    // Second thoughts about the ticker, with the website made already.
    await page.getByRole("button", { name: "Token Preview" }).click();
    await page.getByLabel("Ticker").fill("moon-cheese!");
    expect(await page.getByLabel("Ticker").inputValue()).toBe("MOONCHEESE");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Subdomain").waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
  };

  const launches = async () => {
    const { page } = visitor;
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    const dialog = deployDialog(page);
    expect(await dialog.getByLabel("Initial purchase in SOL").inputValue()).toBe("0.05");
    const cost = await dialog.innerText();
    for (const part of [
      "~0.02 SOL",
      "0.01 SOL",
      "0.05 SOL",
      "~0.07 SOL",
      "sandbox: play money",
      "1-day hosting",
    ])
      expect(cost).toContain(part);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    mint = await launch(page);
    expect(mint).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
    await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // It is shown for two seconds, which may be over on a busy machine before a click has returned.
    const copied = dialog.getByText("Copied", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Copy mint address" }).click();
    await copied;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mint);
    await page.getByText("Pre-configured automation activated successfully!").waitFor();
    await dialog.getByRole("link", { name: "View Live Website" }).waitFor();
    await coinIsOnTheLaunchpad();
  };

  async function coinIsOnTheLaunchpad() {
    const page = await visitor.context.newPage();
    await page.goto(`${stage.product.sandboxUrl}/token/${mint}`);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    const text = await page.locator("body").innerText();
    for (const part of ["MOONCHEESE", "1,000,000,000", mint]) expect(text).toContain(part);
    await page.close();
  }

  async function siteIsLive() {
    const page = await visitor.context.newPage();
    const response = await page.goto(site());
    expect(response?.status()).toBe(200);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText(mint).first().waitFor();
    const links = await page
      .getByRole("link")
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    expect(links).toContain(`${stage.product.sandboxUrl}/token/${mint}`);
    expect(await page.getByText(/launching soon/i).count()).toBe(0);
    const text = await page.locator("body").innerText();
    expect(text).toContain("MOONCHEESE");
    expect(text).not.toContain("OLDTICK");
    await page.close();
  }

  async function myGemsShowsIt() {
    const { page } = visitor;
    await page.goto(`${stage.product.url}/my-gems`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByText("Deployed").waitFor();
    await card.getByText(`${mint.slice(0, 6)}...${mint.slice(-4)}`).waitFor();
  }

  const isLive = async () => {
    await siteIsLive();
    await myGemsShowsIt();
  };

  const survivesKill = async () => {
    // A part that is still on its way when the server goes is rightly complained of.
    await visitor.page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("coin-glance")),
    );
    await stage.product.kill();
    await stage.product.start();
    await myGemsShowsIt();
    await siteIsLive();
    await coinIsOnTheLaunchpad();
  };

  const complainedOfNothing = async () => {
    expect(visitor.complaints).toEqual([]);
  };

  const steps: [string, () => Promise<void>][] = [
    ["1. connects the Sandbox Wallet, the only one, and lands on My Gems", connects],
    ["2. makes name, ticker, story, logo and banner from the sentence", makesToken],
    ["3. edits the ticker, picks a template, accepts the subdomain and sees the website", seesWebsite],
    ["4. reads the cost, approves in the wallet and gets the mint address", launches],
    ["5. has the website live with mint address and buy link, and the token as deployed", isLive],
    ["loses nothing when everything is killed and started again, the chain included", survivesKill],
    ["has complained of nothing on the way", complainedOfNothing],
  ];

  const isMissing = which !== "one server" && findPostgres() === null;
  it.skipIf(isMissing)("goes all the way, and loses nothing when everything is killed", options, async () => {
    for (const [title, step] of steps) {
      await step().catch((error: Error) => {
        throw new Error(`At "${title}": ${error.message}`, { cause: error });
      });
    }
  });
});
