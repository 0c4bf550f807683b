import type { BrowserContext } from "playwright-core";
import { callOver, makeTokenWithWebsite, sessionOf } from "../../support/api-user.ts";
import { connect } from "../../support/steps.ts";

const tokens = { frog: "a frog astronaut who mines cheese", toast: "a burnt toast with a law degree" };

/** Signs a browser in to the product, as somebody who has two tokens in My Gems. */
export async function connectWithTokens(context: BrowserContext, productUrl: string): Promise<void> {
  const page = await context.newPage();
  await connect(page, productUrl);
  const session = await sessionOf(page);
  const call = callOver(() => productUrl);
  for (const [name, prompt] of Object.entries(tokens))
    await makeTokenWithWebsite(call, session, prompt, name);
  // The page has read the list already, perhaps with the first of them.
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await page
    .locator("main li h2")
    .nth(Object.keys(tokens).length - 1)
    .waitFor();
  await page.close();
}
