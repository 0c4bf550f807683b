/**
 * Lighthouse of each public page of the app, and of My Gems with tokens in it. Speed is the machine's too: for a
 * quiet one. `npm run prove -- pages`
 */
import type { BrowserContext } from "playwright-core";
import { publicPages } from "#contract/pages.ts";
import { callOver, makeTokenWithWebsite, sessionOf } from "../support/api-user.ts";
import { startProduct } from "../support/product.ts";
import { connect } from "../support/steps.ts";
import { conclude, type Finding } from "./finding.ts";
import { rateAll } from "./lighthouse/rate.ts";

const tokens = { frog: "a frog astronaut who mines cheese", toast: "a burnt toast with a law degree" };

const product = await startProduct();
let finding: Finding;
try {
  const addresses = Object.fromEntries(publicPages.map((path) => [path, `${product.url}${path}`]));
  const ofAll = await rateAll(addresses, "public pages", console.log);
  const ofOwn = await rateAll({ "/my-gems": `${product.url}/my-gems` }, "own pages", console.log, {
    performance: 70,
    prepare: makeTokens,
  });
  const own = Object.entries(ofOwn.numbers).map(([what, number]) => [`${what}, signed in`, number]);
  finding = {
    numbers: { ...ofAll.numbers, ...Object.fromEntries(own) },
    faults: [...ofAll.faults, ...ofOwn.faults],
  };
} finally {
  await product.remove();
}
conclude("pages", finding);

async function makeTokens(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await connect(page, product.url);
  const session = await sessionOf(context);
  const call = callOver(() => product.url);
  for (const [name, prompt] of Object.entries(tokens))
    await makeTokenWithWebsite(call, session, prompt, name);
  await page.reload();
  await page
    .locator("main li h2")
    .nth(Object.keys(tokens).length - 1)
    .waitFor();
  await page.close();
}
