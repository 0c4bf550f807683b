/**
 * Lighthouse of each public page of the app, and of My Gems with tokens in it. Speed is the machine's too: for a
 * quiet one. `npm run prove -- pages`
 */
import { publicPages } from "#contract/pages.ts";
import { callOver, makeTokenWithWebsite, sessionOf } from "../support/api-user.ts";
import { startProduct } from "../support/product.ts";
import { connect } from "../support/steps.ts";
import { conclude } from "./finding.ts";
import { rateAll } from "./lighthouse/rate.ts";

const tokens = { frog: "a frog astronaut who mines cheese", toast: "a burnt toast with a law degree" };

const product = await startProduct();
const addresses = Object.fromEntries(publicPages.map((path) => [path, `${product.url}${path}`]));
const open = await rateAll(addresses, "public pages", console.log);
const own = await rateAll({ "/my-gems": `${product.url}/my-gems` }, "own pages", console.log, {
  performance: 70,
  async before(context) {
    const page = await context.newPage();
    await connect(page, product.url);
    const session = await sessionOf(context);
    const call = callOver(() => product.url);
    for (const [name, prompt] of Object.entries(tokens))
      await makeTokenWithWebsite(call, session, prompt, name);
    await page.close();
  },
});
await product.remove();
conclude("pages", {
  numbers: { ...own.numbers, ...open.numbers },
  faults: [...open.faults, ...own.faults],
});
