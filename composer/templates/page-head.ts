import type { Deck } from "#contract/deck.ts";
import { html, pictureUrl, type SafeHtml, trusted, webUrl } from "./html.ts";
import type { SiteFacts } from "./site-facts.ts";

/**
 * What every site's head says, whatever its template: title, description, Open Graph, icon, colour. Styles
 * come last. Nothing is painted before the page is whole: half a hero would move when the other half arrives,
 * and the copy button when its script has run.
 */
export const pageHead = (deck: Deck, facts: SiteFacts, themeColour: string, css: string): SafeHtml => {
  const title = `${facts.name} (${facts.ticker})`;
  const share = webUrl(facts.shareImageUrl) ?? webUrl(facts.bannerUrl) ?? webUrl(facts.logoUrl);
  const icon = pictureUrl(facts.iconUrl ?? facts.logoUrl);
  const touchIcon = pictureUrl(facts.touchIconUrl ?? facts.logoUrl);
  const site = webUrl(facts.siteUrl);
  const meta = (property: string, content: string) =>
    html`<meta property="${property}" content="${content}">`;
  const canonical = site && html`<link rel="canonical" href="${site}">`;
  const icons =
    icon && html`<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="${touchIcon}">`;
  const picture = share && [meta("og:image", share), meta("og:image:alt", `${facts.name} artwork`)];
  return html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <link rel="expect" href="#end" blocking="render">
    <title>${title}</title>
    <meta name="description" content="${deck.hero.tagline}">
    <meta name="theme-color" content="${themeColour}">
    <meta name="referrer" content="no-referrer">
    ${canonical}${icons}
    ${meta("og:type", "website")}${meta("og:title", title)}${meta("og:description", deck.hero.tagline)}
    ${meta("og:site_name", facts.name)}${site && meta("og:url", site)}${picture}
    <meta name="twitter:card" content="${share ? "summary_large_image" : "summary"}">
    <style>${trusted(css)}</style>
  `;
};

/** Where a visitor can go: the social links that are real addresses, in a fixed order. */
export const socialPlaces = (facts: SiteFacts): { name: string; url: string; shown: string }[] =>
  (
    [
      ["X (Twitter)", facts.social.twitter],
      ["Telegram", facts.social.telegram],
      ["Discord", facts.social.discord],
      ["Website", facts.social.website],
    ] as const
  ).flatMap(([name, link]) => {
    const url = webUrl(link);
    return url === null
      ? []
      : [
          {
            name,
            url,
            shown: url
              .replace(/^https?:\/\/(www\.)?/i, "")
              .replace(/\/$/, "")
              .slice(0, 60),
          },
        ];
  });
