/**
 * Lighthouse of each public page of the app, and of My Gems with tokens in it. Speed is the machine's too: for a
 * quiet one. `npm run prove -- pages`
 */
import { publicPages } from "#contract/pages.ts";
import { startProduct } from "../support/product.ts";
import { conclude, type Finding } from "./finding.ts";
import { connectWithTokens } from "./lighthouse/connect-with-tokens.ts";
import { rateAll } from "./lighthouse/rate.ts";

const product = await startProduct();
let finding: Finding;
try {
  const addresses = Object.fromEntries(publicPages.map((path) => [path, `${product.url}${path}`]));
  const ofAll = await rateAll(addresses, "public pages", console.log);
  const ofOwn = await rateAll({ "/my-gems": `${product.url}/my-gems` }, "own pages", console.log, {
    performance: 70,
    prepare: (context) => connectWithTokens(context, product.url),
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
