/**
 * Lighthouse of each public page of the app. Speed is the machine's too: for a quiet one. `npm run prove --
 * pages`
 */
import { publicPages } from "#contract/pages.ts";
import { startProduct } from "../support/product.ts";
import { conclude } from "./finding.ts";
import { rateAll } from "./lighthouse/rate.ts";

const product = await startProduct();
const addresses = Object.fromEntries(publicPages.map((path) => [path, `${product.url}${path}`]));
const finding = await rateAll(addresses, "pages", console.log);
await product.remove();
conclude("pages", finding);
