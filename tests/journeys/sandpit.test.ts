/** @module-tag long */

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findFaults, NARROW, WIDE } from "../support/accessibility.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { approve, reject, walletFrame } from "../support/sandbox-wallet.ts";
import { openStage } from "../support/stage.ts";
import { connect, FROG, generate, launch, makeWebsite } from "../support/steps.ts";
import { openTrader } from "../support/trade.ts";

describe("the sandbox's launchpad", () => {
  const stage = openStage();
  let visitor: Visitor;
  let name = "";
  let mint = "";

  beforeAll(async () => {
    const creator = await visit(stage.browser);
    await connect(creator.page, stage.product.url);
    await generate(creator.page, FROG, "pixel");
    name = await creator.page.getByLabel("Name", { exact: true }).inputValue();
    await makeWebsite(creator.page);
    mint = await launch(creator.page);
    await creator.context.close();
    visitor = await visit(stage.browser);
  });

  const open = async (path: string) => {
    await visitor.page.goto(`${stage.product.sandboxUrl}${path}`);
  };
  const figure = (of: string) =>
    visitor.page.getByRole("term").filter({ hasText: of }).locator("xpath=following-sibling::dd").innerText();
  const form = () => visitor.page.getByRole("region", { name: "Trade", exact: true });
  const press = (button: string | RegExp) => form().getByRole("button", { name: button }).click();
  const trades = () =>
    visitor.page.getByRole("region", { name: "Latest trades" }).getByRole("table").getByRole("row").count();
  const hasNoFaults = async (page: Page) =>
    expect(await findFaults(page, [WIDE, NARROW], ["dark", "light"])).toEqual([]);

  it("lists the coin with its picture, price and progress", async () => {
    await open("/");
    const card = visitor.page
      .getByRole("listitem")
      .filter({ has: visitor.page.locator(`[href="/token/${mint}"]`) });
    await card.getByText("% sold").waitFor();
    await card.locator("img").waitFor();
    await hasNoFaults(visitor.page);
    await card.getByRole("link").click();
    await visitor.page.getByRole("heading", { level: 1, name }).waitFor();
  });

  it("quotes before a wallet is there, and buys once it has approved", async () => {
    const { page } = visitor;
    await form().getByLabel("SOL to spend").fill("0.5");
    await form().getByText("You receive about").waitFor();
    await expect.poll(() => form().innerText()).toMatch(/You receive about\s+1[67],\d{3},\d{3} \$/);
    await hasNoFaults(page);
    await press("Connect Sandbox Wallet");
    await approve(page);
    await form()
      .getByText(/^Your account has 10\.00 SOL and 0 \$/)
      .waitFor();

    const [price, holders] = [await figure("Price"), await figure("Holders")];
    await press(/^Buy \$/);
    expect(await reject(page)).toContain("Sign this transaction?");
    await form().getByText("You rejected it in the wallet. Nothing was sent.").waitFor();
    expect(await figure("Price")).toBe(price);

    await press(/^Buy \$/);
    await approve(page);
    await form()
      .getByText(/^You bought 1[67],\d{3},\d{3} \$\w+ for 0\.50 SOL\./)
      .waitFor();
    await expect.poll(() => figure("Price")).not.toBe(price);
    await expect.poll(() => figure("Holders")).toBe(String(Number(holders) + 1));
    await page.getByRole("img", { name: /^Price from .* over 2 trades$/ }).waitFor();
  });

  it("says in words what cannot be bought", async () => {
    await form().getByLabel("SOL to spend").fill("5000");
    await form()
      .getByText(/^Your account has 9\.\d+ SOL\. Enter less\.$/)
      .waitFor();
    await form().getByLabel("SOL to spend").fill("much");
    await form().getByText("Enter an amount above zero, like 0.5.").waitFor();
    await hasNoFaults(visitor.page);
  });

  it("sells everything, by the keyboard alone", async () => {
    const { page } = visitor;
    await form().getByRole("radio", { name: "Buy" }).focus();
    await page.keyboard.press("ArrowRight");
    await form().getByRole("button", { name: "Everything" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => form().innerText()).toMatch(/You receive about\s+0\.4\d+ SOL/);
    await page.keyboard.press("Enter");
    await approve(page);
    await form()
      .getByText(/^You sold 1[67],\d{3},\d{3} \$\w+ for 0\.4\d+ SOL\./)
      .waitFor();
    await expect.poll(() => figure("Holders")).toBe("1");
    expect(await trades()).toBe(4);
  });

  it("says that the price moved while the wallet asked, and sends nothing", async () => {
    const { page } = visitor;
    await page.reload();
    await form()
      .getByText(/^Your account has 9\.\d+ SOL/)
      .waitFor();
    await form().getByLabel("Slippage").selectOption("1");
    await form().getByRole("button", { name: "0.5 SOL" }).click();
    await press(/^Buy \$/);
    const trader = await openTrader(stage.product.sandboxUrl);
    await (await walletFrame(page)).getByRole("button", { name: "Approve" }).waitFor();
    await expect
      .poll(() =>
        trader.buy(mint, 3).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await approve(page);
    await form()
      .getByText(/^The price moved beyond the slippage\./)
      .waitFor();
    await page.getByRole("img", { name: /^Price from .* over 4 trades$/ }).waitFor();
    await form()
      .getByText(/^The price moved beyond the slippage\./)
      .waitFor();
  });

  it("opens the explorer from a trade, and leads on from there", async () => {
    const { page } = visitor;
    await page.getByRole("link", { name: "Sell" }).click();
    await page.getByRole("heading", { level: 1, name: /sold 1[67],\d{3},\d{3} \$/ }).waitFor();
    await page.getByText("It succeeded.").waitFor();
    await page.getByText(/^Logs, /).click();
    await page
      .getByText(/Program log/)
      .first()
      .waitFor();
    await hasNoFaults(page);
    await page.getByRole("definition").getByRole("link").first().click();
    await page.getByRole("heading", { name: "Latest transactions" }).waitFor();
    expect(await page.getByRole("cell", { name: / bought .* for / }).count()).toBe(1);
    await hasNoFaults(page);
    await page.getByRole("link", { name: /^\$/ }).first().click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  it("is where the product's page of the coin leads to, as an explorer", async () => {
    const { page } = visitor;
    await page.goto(`${stage.product.url}/token/${mint}`);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Sandbox Explorer" }).click();
    const explorer = await opening;
    await explorer.getByText(/^Mint of \$/).waitFor();
    await explorer.close();
  });

  it("says when it cannot be live", async () => {
    const page = await visitor.context.newPage();
    await page.routeWebSocket(/./, (socket) => socket.close());
    await page.goto(`${stage.product.sandboxUrl}/token/${mint}`);
    await page.getByText(/^The sandbox does not answer\. What you see may be old/).waitFor();
    await page.close();
  });

  it("lets a crowd trade until the coin graduates, under its visitor's eyes", async () => {
    const { page } = visitor;
    await open(`/token/${mint}`);
    const crowd = page.getByRole("region", { name: "Crowd" });
    await crowd.getByLabel("Trades").selectOption("20");
    await crowd.getByRole("button", { name: "Send in the crowd" }).click();
    await crowd.getByText("The crowd made 20 trades.").waitFor();
    await page.getByRole("img", { name: /^Price from .* over 24 trades$/ }).waitFor();

    await crowd.getByLabel("Trades").selectOption("300");
    await crowd.getByRole("button", { name: "Send in the crowd" }).click();
    await crowd.getByText(/^The crowd made \d+ trades, and the coin graduated\.$/).waitFor();
    await page.getByText(/has graduated$/).waitFor();
    expect(await figure("Sold on the curve")).toBe("100%");
    expect(await form().getByRole("button").count()).toBe(0);
    await page.reload();
    await page.getByText("Trading on the curve has ended: the coin has graduated.").waitFor();
    await hasNoFaults(page);
    await open("/");
    await page.getByText("Graduated", { exact: true }).waitFor();
  });

  it("answers a mistyped address, transaction and coin with a page that leads back", async () => {
    const { page, complaints } = visitor;
    for (const path of ["/address/nonsense", "/tx/nonsense", "/token/nonsense"]) {
      await open(path);
      await hasNoFaults(page);
      await page.getByRole("link", { name: "See the newest coins" }).click();
      await page.getByRole("heading", { name: "Newest coins" }).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
