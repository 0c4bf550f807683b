import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, type Visitor, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { approve, reject } from "../support/sandbox-wallet.ts";
import { connect, FROG, generate, launched, makeWebsite } from "../support/steps.ts";

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  visitor = await visit(browser);
  page = visitor.page;
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const balance = async (address: string): Promise<number> => {
  const answer = await fetch(product.sandboxUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getBalance", params: [address] }),
  });
  return ((await answer.json()) as { result: { value: number } }).result.value;
};

describe("bad input on the main path: the specification's words, nothing lost, and a way on", () => {
  it("the wallet rejects the connection, and then the signature", async () => {
    const ask = async () => {
      await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Sandbox Wallet" }).click();
    };
    const told = page.getByText("Failed to connect Sandbox Wallet: User rejected the request.");
    await page.goto(product.url);
    await ask();
    await reject(page);
    await told.waitFor();
    await page.reload();
    await ask();
    await approve(page);
    await reject(page);
    await told.waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await connect(page, product.url);
  });

  it("an idea that is empty, of 5,000 characters, or of emoji alone", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Generate" }).click();
    const idea = page.getByLabel("Your idea in a sentence");
    const make = page.getByRole("button", { name: "Generate", exact: true });
    await idea.fill("   ");
    await make.click();
    await page.getByText("Please provide a creative meme idea.").waitFor();
    const long = "cheese ".repeat(715).slice(0, 5_000);
    await idea.fill(long);
    await make.click();
    await page.getByText("Please keep your idea within 1000 characters.").waitFor();
    expect(await idea.inputValue()).toBe(long);
    await idea.fill("🐸🚀🧀");
    await make.click();
    await page.getByLabel("Ticker").waitFor();
    expect((await page.getByLabel("Narrative").inputValue()).length).toBeGreaterThan(200);
    await page.getByRole("button", { name: "Start another" }).click();
    await idea.waitFor();
  });

  it("what was typed survives a reload", async () => {
    await page.getByLabel("Your idea in a sentence").fill("a walrus who repairs clocks");
    await page.getByRole("radio", { name: "realistic" }).click();
    // The draft is on the device as it is typed; the reload must find it there.
    await page.waitForFunction(async () => {
      const open = indexedDB.open("gemwright");
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const rows = db.transaction("drafts").objectStore("drafts").getAll();
      const all = await new Promise<{ draft: { prompt: string; style: string } }[]>((resolve) => {
        rows.onsuccess = () => resolve(rows.result);
      });
      db.close();
      return all.some(({ draft }) => draft.prompt.includes("walrus") && draft.style === "realistic");
    });
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Your idea in a sentence").inputValue())
      .toBe("a walrus who repairs clocks");
    expect(await page.getByRole("radio", { name: "realistic" }).getAttribute("aria-checked")).toBe("true");
  });

  it("a ticker with symbols, and an empty one", async () => {
    await generate(page, FROG, "pixel");
    const ticker = page.getByLabel("Ticker");
    await ticker.fill("$m🐸o-o n!cheese42");
    expect(await ticker.inputValue()).toBe("MOONCHEESE");
    await ticker.fill("!!");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Please ensure all token fields are filled.").waitFor();
    await ticker.fill("frog");
  });

  it("a subdomain that is taken", async () => {
    await makeWebsite(page);
    const other = await visit(browser);
    await connect(other.page, product.url);
    await generate(other.page, FROG, "cartoon");
    await other.page.getByRole("button", { name: "Continue" }).click();
    const subdomain = other.page.getByLabel("Subdomain");
    await page.getByRole("button", { name: /^Website$/ }).click();
    const taken = await page.getByLabel("Subdomain").inputValue();
    await page.getByRole("button", { name: "Continue" }).click();
    await subdomain.fill(taken);
    await other.page.getByRole("button", { name: "Generate website" }).click();
    await other.page.getByText("This subdomain is taken. Please choose another.").waitFor();
    expect(await subdomain.inputValue()).toBe(taken);
    await subdomain.fill("www");
    await other.page.getByRole("button", { name: "Generate website" }).click();
    await other.page.getByText("This subdomain is reserved. Please choose another.").waitFor();
    await subdomain.fill(`${taken}2`);
    await other.page.getByRole("button", { name: "Generate website" }).click();
    await other.page.getByTitle(/^Website of /).waitFor();
    expect(other.complaints).toEqual([]);
    await other.context.close();
  });

  it("a dev buy of 0.005", async () => {
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    const amount = page.getByLabel("Initial purchase in SOL");
    await amount.fill("0.005");
    await page.getByText("The smallest purchase is 0.01 SOL.").waitFor();
    expect(await page.getByRole("button", { name: "Deploy Token" }).isDisabled()).toBe(true);
  });

  it("not enough SOL", async () => {
    await page.getByLabel("Initial purchase in SOL").fill("500");
    await page.getByRole("button", { name: "Deploy Token" }).click();
    await page
      .getByText(
        /^Deployment failed: Your wallet holds [\d.]+ SOL, and this launch needs about 500\.02 SOL\./,
      )
      .waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  it("the wallet rejects the transaction: nothing is spent, and the next try goes through", async () => {
    const address = await page.evaluate(() => localStorage.getItem("gemwright.wallet"));
    expect(address).not.toBeNull();
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    await page.getByRole("button", { name: "Deploy Token" }).click();
    const said = await reject(page);
    expect(said).toContain("sandbox: play money");
    await page.getByText("Transaction rejected by user.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  });

  it("the server is stopped between signing and confirming, and the page is reloaded", async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    await approve(page);
    await product.kill();
    await page.getByText("The chain has not decided yet.", { exact: false }).waitFor({ timeout: 60_000 });
    await product.start();
    const mint = await launched(page);
    expect(await balance(mint)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Close" }).last().click();
    await page.getByText(mint).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it("everything is killed after the signature, and the app opened again says from the chain what became of it", async () => {
    await page.getByRole("button", { name: "Start another" }).click();
    await generate(page, "a hedgehog who bakes tiny bread", "minimalistic");
    const name = await page.getByLabel("Name").inputValue();
    await makeWebsite(page);
    await page.getByRole("button", { name: "Deploy to launchpad" }).click();
    await page.getByRole("button", { name: "Deploy Token" }).click();
    await approve(page);
    await product.kill();
    await page.goto("about:blank");
    await product.start();
    await page.goto(`${product.url}/dashboard`);
    await page.getByText(`${name} is launched: the chain has it.`).waitFor({ timeout: 60_000 });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByText("Deployed").waitFor();
  });
});
