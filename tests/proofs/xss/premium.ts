import type { Browser } from "playwright-core";
import { renderPremiumPage } from "../../../api/src/services/websites/premium/render-premium-page.ts";
import { sanitisePage } from "../../../api/src/services/websites/premium/sanitise-page.ts";
import { sampleDeck } from "../../../composer/sample.ts";
import { live } from "../../../composer/templates/testing/states.ts";
import { openBrowser } from "../../support/browser.ts";
import type { Finding } from "../finding.ts";
import { makePayloads } from "./payloads.ts";
import { openWatch } from "./watch.ts";

/** Where a model may put a payload: each is an answer of its own, so that none is swallowed by another. */
const places: readonly ((payload: string) => string)[] = [
  (payload) => `<p>before</p>${payload}<p>after</p>`,
  (payload) => `<p title="${payload}" class='${payload}'>words</p>`,
  (payload) =>
    `<a href="${payload}"><img src="${payload}" alt="${payload}"></a><img src="logo" alt=${payload}>`,
  (payload) => `<p style="color:red;${payload}">words</p>`,
  (payload) => `<style>p{color:red}${payload}</style><p>words</p>`,
  (payload) =>
    `<svg viewBox="0 0 9 9" fill="${payload}"><title>${payload}</title><text>${payload}</text></svg>`,
];

const A_PAGE = 10;

/** Each payload in each place of a model's answer, through the sanitiser into the page as it is published. */
export async function attackPremium(count: number): Promise<Finding> {
  const payloads = makePayloads(count);
  const browser = await openBrowser();
  try {
    const faults = await Promise.all([true, false].map((policy) => attack(browser, payloads, policy)));
    const pages = 2 * Math.ceil(payloads.length / A_PAGE);
    return {
      numbers: { payloads: payloads.length, places: places.length, pages, placed: 2 * count * places.length },
      faults: faults.flat(),
    };
  } finally {
    await browser.close();
  }
}

async function attack(browser: Browser, payloads: readonly string[], policy: boolean): Promise<string[]> {
  const watch = await openWatch(browser, policy);
  const faults: string[] = [];
  for (let at = 0; at < payloads.length; at += A_PAGE) {
    const some = payloads.slice(at, at + A_PAGE);
    for (const fault of await watch.show(premiumPage(some)))
      faults.push(`premium, payloads from ${at}${policy ? "" : " without policy"}: ${fault}`);
  }
  await watch.close();
  return faults;
}

/** The answers as they are kept, one after the other on one page. */
export function premiumPage(payloads: readonly string[]): string {
  const kept = payloads.flatMap((payload) => places.map((place) => sanitisePage(place(payload))));
  const css = kept.map((each) => each.css).join("\n");
  return renderPremiumPage({ css, body: kept.map(({ body }) => body).join("") }, sampleDeck(), live);
}
