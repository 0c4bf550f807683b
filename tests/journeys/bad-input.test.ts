import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { callOver, makeTokenWithWebsite, sessionOf, signIn } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { approve, reject } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, FROG, generate, launched } from "../support/steps.ts";

const stage = openOwnStage();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await visit(stage.browser);
  page = visitor.page;
});
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.context.close();
  expect(complaints).toEqual([]);
});

const toWizard = async () => {
  await connect(page, stage.product.url);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
};
/** Step 4, with a token and a website that were made beside the page. Gives the token's name. */
const toDeploy = async (idea: string) => {
  await connect(page, stage.product.url);
  const { id, name } = await makeTokenWithWebsite(call, await sessionOf(visitor.page), idea, aSubdomain());
  await page.goto(`${stage.product.url}/create?token_id=${id}&step=4`);
  await page.getByRole("button", { name: "Deploy to launchpad" }).click();
  return name;
};
const aSubdomain = () => `bad-input-${crypto.randomUUID().slice(0, 8)}`;
const call = callOver(() => stage.product.url);
const idea = () => page.getByLabel("Your idea in a sentence");
const deploy = () => page.getByRole("button", { name: "Deploy Token" });

async function rpc(method: string, parameters: unknown[]): Promise<unknown> {
  const answer = await fetch(stage.product.sandboxUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: parameters }),
  });
  return ((await answer.json()) as { result: { value: unknown } }).result.value;
}

describe("bad input on the main path: the specification's words, nothing lost, and a way on", () => {
  it("the wallet rejects the connection, and then the signature", async () => {
    const ask = () => page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    const message = page.getByText("Failed to connect Sandbox Wallet: User rejected the request.");
    await page.goto(stage.product.url);
    await ask();
    await reject(page);
    await message.waitFor();
    await page.reload();
    await ask();
    await approve(page);
    await reject(page);
    await message.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    // The way on: the same button again. The wallet knows this site by now and asks for the signature alone.
    await ask();
    await approve(page);
    await approve(page).catch(() => {});
    await page.getByRole("heading", { name: "My Gems" }).waitFor();
  });

  it("an idea that is empty, of 5,000 characters, or of emoji alone", { tags: "long" }, async () => {
    await toWizard();
    const make = page.getByRole("button", { name: "Generate", exact: true });
    await idea().fill("   ");
    await make.click();
    await page.getByText("Please provide a creative meme idea.").waitFor();
    const long = "cheese ".repeat(715).slice(0, 5_000);
    await idea().fill(long);
    await make.click();
    await page.getByText("Please keep your idea within 1000 characters.").waitFor();
    expect(await idea().inputValue()).toBe(long);
    await idea().fill("🐸🚀🧀");
    await make.click();
    await page.getByLabel("Ticker").waitFor();
    expect((await page.getByLabel("Narrative").inputValue()).length).toBeGreaterThan(200);
  });

  it("a reload in the middle of typing", async () => {
    await toWizard();
    await idea().fill("a walrus who repairs clocks");
    await page.getByRole("radio", { name: "realistic" }).click();
    await page.reload();
    await expect.poll(() => idea().inputValue()).toBe("a walrus who repairs clocks");
    expect(await page.getByRole("radio", { name: "realistic" }).getAttribute("aria-checked")).toBe("true");
  });

  it("a ticker with symbols, and an empty one", { tags: "long" }, async () => {
    await connect(page, stage.product.url);
    await generate(page, FROG, "pixel");
    const ticker = page.getByLabel("Ticker");
    await ticker.fill("$m🐸o-o n!cheese42");
    expect(await ticker.inputValue()).toBe("MOONCHEESE");
    await ticker.fill("!!");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Please ensure all token fields are filled.").waitFor();
    await ticker.fill("frog");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Subdomain").waitFor();
  });

  it("a subdomain that is taken, and one that is reserved", { tags: "long" }, async () => {
    const taken = aSubdomain();
    await makeTokenWithWebsite(call, await signIn(call), "an owl who reads maps", taken);
    await connect(page, stage.product.url);
    await generate(page, FROG, "cartoon");
    await page.getByRole("button", { name: "Continue" }).click();
    const subdomain = page.getByLabel("Subdomain");
    const make = page.getByRole("button", { name: "Generate website" });
    await subdomain.fill(taken);
    await make.click();
    await page.getByText("This subdomain is taken. Please choose another.").waitFor();
    // The sentence may be there from typing; the field has the focus once the request is refused.
    await expect.poll(() => subdomain.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await subdomain.inputValue()).toBe(taken);
    await subdomain.fill("www");
    await make.click();
    await page.getByText("This subdomain is reserved. Please choose another.").waitFor();
    await subdomain.fill(`${taken}2`);
    await make.click();
    await page.getByTitle(/^Website of /).waitFor();
  });

  it("a dev buy of 0.005, and one for which there is not enough SOL", { tags: "long" }, async () => {
    await toDeploy("a snail who delivers parcels");
    const amount = page.getByLabel("Initial purchase in SOL");
    await amount.fill("0.005");
    await page.getByText("The smallest purchase is 0.01 SOL.").waitFor();
    expect(await deploy().isDisabled()).toBe(true);
    await amount.fill("0.055");
    await page.getByText("Please use steps of 0.01 SOL.").waitFor();
    expect(await deploy().isDisabled()).toBe(true);
    await amount.fill("12");
    await page
      .getByText(/^Your wallet holds [\d.]+ SOL, and this launch needs about 12\.086 SOL\./)
      .waitFor();
    expect(await deploy().isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Get 10 SOL of play money" }).click();
    await expect.poll(() => deploy().isEnabled()).toBe(true);
    await amount.fill("0.05");
    await deploy().click();
    await approve(page);
    await launched(page);
  });

  it("the wallet rejects the transaction: nothing is spent, and the next try goes through", {
    tags: "long",
  }, async () => {
    await toDeploy("a goat who paints lighthouses");
    await deploy().click();
    expect(await reject(page)).toContain("sandbox: play money");
    await page.getByText("Transaction rejected by user.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await approve(page);
    await launched(page);
  });

  it("the server is stopped between signing and confirming, and comes back", { tags: "long" }, async () => {
    await toDeploy("a badger who collects teapots");
    // The page hears of no result before the stop, however long that takes.
    await page.route("**/chain/rpc", (route) =>
      route.request().postData()?.includes("getSignatureStatuses") ? route.abort() : route.continue(),
    );
    await deploy().click();
    await approve(page);
    await page.getByText(sentences.launch.undecided).waitFor({ timeout: 60_000 });
    await stage.product.kill();
    await page.unroute("**/chain/rpc");
    await stage.product.start();
    const mint = await launched(page);
    expect(await rpc("getAccountInfo", [mint, { encoding: "base64" }])).not.toBeNull();
    await page.getByRole("button", { name: "Close" }).last().click();
    const automation = page.getByRole("dialog", { name: "Supercharge Your Token" });
    await automation.getByRole("button", { name: "Close" }).first().click();
    await page.getByText(mint).waitFor();
  });

  it("everything is stopped after the signature, the app too, and it says from the chain what became of it", {
    tags: "long",
  }, async () => {
    const name = await toDeploy("a hedgehog who bakes tiny bread");
    // The server learns of the launch only after the restart, and nothing is stopped before the signature.
    await page.route("**/confirm-transaction", (route) => route.abort());
    await deploy().click();
    await approve(page);
    // Nothing is stopped before the chain has it: a transaction that never left the page would be another story.
    await page.getByText(sentences.launch.unrecorded).waitFor({ timeout: 60_000 });
    await stage.product.kill();
    await page.goto("about:blank");
    await page.unroute("**/confirm-transaction");
    await stage.product.start();
    await page.goto(`${stage.product.url}/dashboard`);
    await page.getByText(`${name} is launched and on the chain.`).waitFor({ timeout: 60_000 });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByText("Deployed").waitFor();
  });
});
