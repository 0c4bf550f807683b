/**
 * Lighthouse's points, as a phone on a slow network: the public pages, My Gems with two tokens, and the five templates as
 * they are hosted. What counts are the points that are missing of 100. `npm run bench -- lighthouse [rounds]`
 */
import { publicPages } from "#contract/pages.ts";
import { finishedTemplates } from "../../composer/templates/render-site.ts";
import { connectWithTokens } from "../proofs/lighthouse/connect-with-tokens.ts";
import { hostTemplates } from "../proofs/lighthouse/host-templates.ts";
import { openLighthouse } from "../proofs/lighthouse/open.ts";
import { categories, rate } from "../proofs/lighthouse/rate.ts";
import { hostedSkips } from "../proofs/lighthouse/run.ts";
import { startProduct } from "../support/product.ts";
import { type Figure, needLighthouse, settle, words } from "./budgets/budgets.ts";

const [rounds = "5"] = words();

needLighthouse("lighthouse");
const product = await startProduct();
const hosted = await hostTemplates();
const stranger = await openLighthouse();
const signedIn = await openLighthouse((context) => connectWithTokens(context, product.url));
const pages = [
  ...publicPages.map((path) => ({
    what: path === "/" ? "home" : path.slice(1).replaceAll("-", " "),
    ...{ lighthouse: stranger, url: `${product.url}${path}`, skipAudits: [] },
  })),
  { what: "My Gems", lighthouse: signedIn, url: `${product.url}/my-gems`, skipAudits: [] },
  ...finishedTemplates.map((template) => ({
    what: `${template}, hosted`,
    lighthouse: stranger,
    url: hosted.addressOf(template),
    skipAudits: hostedSkips,
  })),
];
const missing = new Map<string, { performance: number[]; others: number[] }>();
try {
  for (let round = 0; round < Number(rounds); round++) {
    for (const { what, lighthouse, url, skipAudits } of pages) {
      const { scores } = await rate(lighthouse, url, skipAudits);
      const taken = missing.get(what) ?? { performance: [], others: [] };
      missing.set(what, taken);
      taken.performance.push(100 - scores.performance);
      const others = categories.filter((each) => each !== "performance").map((each) => scores[each]);
      taken.others.push(100 - Math.min(...others));
    }
  }
} finally {
  await stranger.close();
  await signedIn.close();
  hosted.close();
  await product.remove();
}
settle(
  "lighthouse",
  [...missing].flatMap(([what, { performance, others }]): Figure[] => [
    { what: `${what}: performance, points missing`, rounds: performance, goal: 0 },
    { what: `${what}: the other three, points missing`, rounds: others, goal: 0 },
  ]),
);
