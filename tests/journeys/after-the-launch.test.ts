/** @module-tag long */

import { Connection, PublicKey } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findFaults, NARROW, WIDE } from "../support/accessibility.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { approve, reject } from "../support/sandbox-wallet.ts";
import { openOwnStage } from "../support/stage.ts";
import { connect, FROG, generate, launch, makeWebsite } from "../support/steps.ts";
import { openTrader } from "../support/trade.ts";

describe("after the launch", () => {
  const stage = openOwnStage({ SANDBOX_CONTROL: "true" });
  let creator: Visitor;
  let stranger: Visitor;
  let name = "";
  let mint = "";

  beforeAll(async () => {
    creator = await visit(stage.browser);
    stranger = await visit(stage.browser);
    await connect(creator.page, stage.product.url);
    await generate(creator.page, FROG, "pixel");
    name = await creator.page.getByLabel("Name", { exact: true }).inputValue();
    await makeWebsite(creator.page);
    mint = await launch(creator.page);
  });

  const open = (page: Page, address = mint) => page.goto(`${stage.product.url}/token/${address}`);
  const figure = (page: Page, of: string) =>
    page.getByRole("term").filter({ hasText: of }).locator("xpath=following-sibling::dd").innerText();
  const faults = (body: object) =>
    fetch(`${stage.product.sandboxUrl}/control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  /** Lamports of the token's creator. */
  const balance = async () => {
    const answer = await fetch(`${stage.product.url}/api/v1/chain/coin/${mint}`);
    const { creator: address } = await answer.json();
    return new Connection(stage.product.sandboxUrl, "confirmed").getBalance(new PublicKey(address));
  };
  const trades = (page: Page) => page.getByRole("table").getByRole("row");

  it.each([
    ["Wide picture", [1200, 630]],
    ["Tall picture", [1080, 1350]],
  ])("its creator saves its art as a %s", async (button, size) => {
    const { page, complaints } = creator;
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const chunks = await (await (await saving).createReadStream()).toArray();
    const png = Buffer.concat(chunks);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
    expect(complaints).toEqual([]);
  });

  it("a stranger sees the token, and somebody's purchase and sale as they happen", async () => {
    const { page, complaints } = stranger;
    await open(page);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => page.title()).toContain(name);
    const logo = page.locator('img[src^="/media/"]');
    await expect.poll(() => logo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(512);
    expect(await page.getByRole("link", { name: /^Trade on / }).getAttribute("href")).toBe(
      `${stage.product.sandboxUrl}/token/${mint}`,
    );
    // Beside the head there is the purchase of the launch.
    expect(await trades(page).count()).toBe(2);
    expect(await figure(page, "Holders")).toBe("1");
    const price = await figure(page, "Price");

    const trader = await openTrader(stage.product.sandboxUrl);
    await expect
      .poll(() =>
        trader.buy(mint, 3).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => trades(page).count(), { timeout: 30_000 }).toBe(3);
    await expect.poll(() => figure(page, "Holders")).toBe("2");
    expect(await figure(page, "Price")).not.toBe(price);
    await page.getByRole("img", { name: /^Price from .* over the last 2 trades$/ }).waitFor();

    await trader.sell(mint, 5_000_000);
    await page.getByRole("cell", { name: "Sell" }).waitFor();
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("its creator finds market cap and progress on the token's card, and the way to the page", async () => {
    const { page, context, complaints } = creator;
    await page.goto(`${stage.product.url}/my-gems`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByText(/^Market cap [\d.]+ SOL$/).waitFor();
    await card.getByText(/^[\d.]+% sold$/).waitFor();
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);
    await card.getByRole("link", { name: `Price and trades of ${name}` }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/token/${mint}`);

    await context.setOffline(true);
    await page.getByText(/^The server cannot be reached\. These figures are from /).waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/^The server cannot be reached/).waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("strangers find it on the home page and in the gallery, until its creator leaves it out", async () => {
    const { page, complaints } = stranger;
    await page.goto(stage.product.url);
    await page.getByRole("heading", { name: "How It Works" }).scrollIntoViewIfNeeded();
    await page.getByRole("link", { name: "See the gallery" }).click();
    const card = page.getByRole("listitem").filter({ hasText: name });
    await card.getByText(/^Market cap [\d.]+ SOL$/).waitFor();
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);
    await card.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();

    await creator.page.goto(`${stage.product.url}/my-gems`);
    await creator.page.getByRole("button", { name: `More for ${name}` }).click();
    await creator.page.getByRole("menuitem", { name: "Hide from the gallery" }).click();
    await creator.page.getByText(`${name} is hidden from the gallery.`).waitFor();
    // A browser keeps the list for some seconds.
    await expect
      .poll(async () => {
        await page.goto(`${stage.product.url}/gallery`);
        await page.getByText(/^(Website of|Nothing has been launched here yet)/).waitFor();
        return page.getByRole("listitem").filter({ hasText: name }).count();
      })
      .toBe(0);
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);
    expect([...complaints, ...creator.complaints]).toEqual([]);
  });

  it("its creator alone sees the creator fees, rejects their claim, and claims them to the lamport", async () => {
    const { page, complaints } = creator;
    const trader = await openTrader(stage.product.sandboxUrl);
    await expect
      .poll(() =>
        trader.buyLater(mint, 4).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const fees = page.getByRole("region", { name: "Your creator fees" });
    const claim = fees.getByRole("button", { name: /^Claim 0\.0\d+ SOL$/ });
    await open(page);
    // 0.3 % of the purchase that left its fees on the curve are in it.
    await expect
      .poll(async () => Number((await claim.innerText()).split(" ")[1]), { timeout: 30_000 })
      .toBeGreaterThan(0.011);
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);

    await claim.click();
    const card = page.getByRole("region", { name: /^What you sign/ });
    await card.getByText("The fees go only to the wallet that signs.").waitFor();
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);
    const before = await balance();
    await reject(page);
    await fees.getByText("Transaction rejected by user.").waitFor();
    expect(await balance()).toBe(before);

    await claim.click();
    await card.waitFor();
    await approve(page);
    const claimed = await fees.getByText(/^Claimed: /).innerText();
    await fees.getByText("Nothing to claim right now.").waitFor();
    const gained = ((await balance()) - before) / 1e9;
    expect(Number(claimed.split(" ")[1])).toBeCloseTo(gained, 5);
    expect(gained).toBeGreaterThan(0.011);
    expect(complaints).toEqual([]);

    await open(stranger.page);
    await stranger.page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await stranger.page.getByRole("region", { name: "Your creator fees" }).count()).toBe(0);
  });

  it("its creator is told where the chain cannot be asked, and a signed claim lands once it can", async () => {
    const { page } = creator;
    const trader = await openTrader(stage.product.sandboxUrl);
    await expect
      .poll(() =>
        trader.buy(mint, 4).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const fees = page.getByRole("region", { name: "Your creator fees" });
    const claim = fees.getByRole("button", { name: /^Claim / });
    await claim.waitFor({ timeout: 30_000 });
    await faults({ fail: [{ method: "simulateTransaction", with: 500, times: 1_000 }] });
    await claim.click();
    await fees.getByText(/^The chain cannot be reached right now\. Nothing was signed/).waitFor();

    await fetch(`${stage.product.sandboxUrl}/control/faults`, { method: "DELETE" });
    const before = await balance();
    await claim.click();
    await page.getByRole("region", { name: /^What you sign/ }).waitFor();
    await faults({
      fail: ["sendTransaction", "getSignatureStatuses"].map((method) => ({
        method,
        with: 500,
        times: 1_000,
      })),
    });
    await approve(page);
    await fees.getByText(/^No result from the chain yet/).waitFor();
    expect(await balance()).toBe(before);
    await fetch(`${stage.product.sandboxUrl}/control/faults`, { method: "DELETE" });
    await fees.getByText(/^Claimed: /).waitFor();
    expect(await balance()).toBeGreaterThan(before);
  });

  it("a stranger reads where there is no such token, and where the chain cannot be read", async () => {
    const { page } = stranger;
    await open(page, "So11111111111111111111111111111111111111112");
    await page.getByText("The launchpad has no token at this address that trades for SOL.").waitFor();
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);

    await open(page);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await faults({ fail: [{ method: "*", with: 500, times: 1_000 }] });
    await page.getByText(/^The chain cannot be read right now\. These figures are from /).waitFor();
    await fetch(`${stage.product.sandboxUrl}/control/faults`, { method: "DELETE" });
    await page.getByText(/^The chain cannot be read right now/).waitFor({ state: "hidden" });
  });
});
