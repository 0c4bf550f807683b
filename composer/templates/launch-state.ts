import { html, type SafeHtml, webUrl } from "./html.ts";
import type { SiteFacts } from "./site-facts.ts";

/** Where to buy, as soon as there is an address to check it against; null means "launching soon". */
export const buyUrlOf = (facts: SiteFacts): string | null =>
  facts.mintAddress === null ? null : webUrl(facts.launchpadTokenUrl);

/** Who made the site, and where to report it. */
export const colophon = (facts: SiteFacts): SafeHtml[] => {
  const product = webUrl(facts.productUrl);
  const report = webUrl(facts.reportUrl);
  return [
    product
      ? html`<a href="${product}" rel="noopener">Made with ${facts.productName}</a>`
      : html`<span>Made with ${facts.productName}</span>`,
    ...(report ? [html`<a href="${report}" rel="noopener nofollow">Report this site</a>`] : []),
  ];
};

/** The characters of a word as people count them, so that an emoji is not cut in half. */
export const firstOf = (text: string, count: number): string => [...text].slice(0, count).join("");
