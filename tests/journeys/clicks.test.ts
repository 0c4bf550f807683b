import { expect, it } from "vitest";
import { askHost } from "../../api/src/testing/http.ts";
import { visit } from "../support/browser.ts";
import { approve } from "../support/sandbox-wallet.ts";
import { openStage } from "../support/stage.ts";
import { connect, filled, generate, launched } from "../support/steps.ts";

const stage = openStage();

/** From the sentence to the launched token with its site live, the wallet's approvals among them. */
const MOST_CLICKS = 9;

const title = "from a sentence to a launched token with its site live, in nine clicks at most, on ";
it(`${title}a desktop`, { tags: "long" }, () => walkAndCount({ width: 1280, height: 900 }));
it(`${title}a phone`, { tags: "long" }, () => walkAndCount({ width: 390, height: 844 }));

async function walkAndCount(viewport: { width: number; height: number }) {
  const { page, context, complaints } = await visit(stage.browser, { viewport });
  const clicks: string[] = [];
  await context.exposeBinding("countClick", (_, what: string) => void clicks.push(what));
  await context.addInitScript(() => {
    // Playwright blocks, at the window, a press whose target was replaced meanwhile, and presses again: that is none.
    document.addEventListener(
      "click",
      ({ isTrusted, target }) => {
        // A press that Chromium gives to the page below a moving wallet's window lands on nothing (`approve`).
        const what = (target as Element).closest("button, a, label, input, select, textarea")?.textContent;
        if (isTrusted && what !== undefined)
          (globalThis as unknown as { countClick(what: string): void }).countClick(what.trim());
      },
      true,
    );
  });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(stage.product.url);
  await page.getByLabel("An idea in a sentence").fill("a walrus who delivers pizza to the moon");
  await press("Try it");
  await page
    .getByRole("figure")
    .getByTitle(/^Website of /)
    .waitFor({ timeout: 60_000 });
  await press("Connect Wallet & Start");
  await approve(page);
  await approve(page);
  await page.getByRole("region", { name: "Step 2 of 4" }).waitFor();
  await press("Continue");
  const subdomain = await filled(page.getByLabel("Subdomain"));
  await press("Continue");
  await press("Deploy to launchpad");
  await press("Deploy Token");
  await page.getByRole("region", { name: /^What you sign/ }).waitFor();
  await approve(page);
  await launched(page);
  const { port } = new URL(stage.product.url);
  await expect
    .poll(async () => (await askHost(Number(port), `${subdomain}.localhost:${port}`)).status, {
      timeout: 30_000,
    })
    .toBe(200);
  expect(clicks.length, clicks.join(" · ")).toBeLessThanOrEqual(MOST_CLICKS);
  expect(complaints).toEqual([]);
  await context.close();
}

it("takes a press on a template whose sketch gives way to the creator's own page before the press ends", async () => {
  const { page, context, complaints } = await visit(stage.browser);
  await connect(page, stage.product.url);
  await generate(page, "a walrus who delivers pizza to the moon", "Cartoon");
  /** Pages are rendered when the browser is idle: not before `draw`. */
  const draw = await page.evaluateHandle(() => {
    const held: (() => void)[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (call) => held.push(call as () => void);
    return () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const call of held) call();
    };
  });
  await page.getByRole("button", { name: "Continue" }).click();
  const last = page.getByRole("radiogroup", { name: "Template" }).getByRole("radio").last();
  await last.locator("svg").waitFor();
  await last.hover();
  await page.mouse.down();
  await draw.evaluate((call) => call());
  await last.locator("iframe").waitFor({ state: "attached" });
  await page.mouse.up();
  await expect.poll(() => last.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
