import { copyScript } from "#composer/templates/copy-script.ts";
import { html, pictureUrl, trusted } from "#composer/templates/html.ts";
import { buyUrlOf, colophon } from "#composer/templates/launch-state.ts";
import { pageHead, socialPlaces } from "#composer/templates/page-head.ts";
import { languageOf, markLanguages } from "#composer/templates/page-language.ts";
import type { SiteFacts } from "#composer/templates/site-facts.ts";
import type { Deck } from "#contract/deck.ts";
import type { PremiumPage } from "../../../db/site-source.ts";
import { repairCss, repairPage } from "./repair-page.ts";
import { textOf } from "./sanitise-page.ts";

/**
 * A premium page in its frame. The model's part is a contained shadow tree: its styles cannot reach ours, and
 * nothing of it can cover what we say about the launch, the risk and where to report.
 */
export function renderPremiumPage({ css, body }: PremiumPage, deck: Deck, facts: SiteFacts): string {
  const language = languageOf(textOf({ css, body }));
  const shown = repairPage(body, facts.name).replace(
    /<img\b([^>]*?) src="(logo|banner)"/g,
    (_, rest: string, which: string, at: number, all: string) => {
      const isBanner = which === "banner" && facts.bannerUrl !== null;
      const url = pictureUrl(isBanner ? facts.bannerUrl : facts.logoUrl);
      // A size reserves the space until the picture has loaded, if the model gave none.
      const isSized = / (?:width|height)=/.test(all.slice(at, all.indexOf(">", at)));
      const size = isSized ? "" : ` width="${isBanner ? 1500 : 512}" height="${isBanner ? 500 : 512}"`;
      return url
        ? html`<img${trusted(rest)}${trusted(size)} src="${url}"`.markup
        : `<img${rest} src="data:,"`;
    },
  );
  const buy = buyUrlOf(facts);
  const launch =
    facts.mintAddress === null
      ? html`<p lang="en"><strong>Launching soon.</strong> The mint address is shown here the moment the token is launched. Until then, any address you are sent is not ours.</p>`
      : html`<p lang="en"><span>Mint address</span> <code id="mint">${facts.mintAddress}</code> <button type="button" data-copy="${facts.mintAddress}" hidden><span aria-live="polite">Copy</span></button></p>`;
  const links = [
    buy &&
      html`<a class="buy" href="${buy}" rel="noopener nofollow">Buy ${facts.ticker} on ${facts.launchpadName}</a>`,
    ...socialPlaces(facts).map(({ name, url }) => html`<a href="${url}" rel="noopener nofollow">${name}</a>`),
  ];
  const aside = html`<aside id="launch" lang="en" aria-label="The token">${launch}<p class="links">${links}</p></aside>`;
  const footer = html`<footer><p dir="auto">${deck.disclaimer}</p><p class="links" lang="en">${colophon(facts)}</p></footer>`;
  const around = markLanguages(html`${aside}${footer}`.markup, language, [facts.name, facts.ticker]);
  const made = html`<template shadowrootmode="open"><style>${trusted(BASE + repairCss(css))}</style>${trusted(shown)}</template>`;
  const script = facts.mintAddress !== null && html`<script>${trusted(copyScript.source)}</script>`;
  const direction = language.dir === "rtl" && trusted(' dir="rtl"');
  const head = html`<head>${pageHead(deck, facts, "#15131a", FRAME)}</head>`;
  const shownBody = html`<body><main class="made">${made}</main>${trusted(around)}${script}<i id="end" hidden></i></body>`;
  const page = html`<!doctype html><html lang="${language.lang}"${direction}>${head}${shownBody}</html>`;
  return page.markup;
}

/** Our own rules: the model's part cannot leave its box, and has no `!important` to override this. */
const FRAME = [
  "*{box-sizing:border-box}",
  "html{scroll-behavior:smooth}",
  "body{margin:0;background:#15131a;color:#f4f1ea;font:16px/1.6 system-ui,sans-serif}",
  ".made{display:block;position:relative;z-index:0;min-height:60vh;width:100%;margin:0;opacity:1;",
  "visibility:visible;transform:none;contain:layout paint style;isolation:isolate;background:#fff;",
  "color:#15131a;overflow:hidden;float:none;filter:none;clip-path:none}",
  "aside,footer{position:relative;z-index:1;padding:1.5rem clamp(1rem,4vw,3rem);background:#15131a}",
  "aside{border-top:3px solid #e8a33d}",
  "footer{border-top:1px solid #3a3642;color:#c9c4d2;font-size:.9rem}",
  "p{margin:0 0 .8rem;max-width:75ch}",
  "code{overflow-wrap:anywhere;font-size:.95em;color:#ffd58f}",
  ".links{display:flex;flex-wrap:wrap;gap:.6rem 1.4rem}",
  "a{color:#ffd58f;display:inline-block;padding:.35rem 0}",
  ".buy{background:#e8a33d;color:#15131a;padding:.6rem 1.1rem;border-radius:.5rem;font-weight:700;",
  "text-decoration:none}",
  "button{font:inherit;padding:.4rem .9rem;border:1px solid #e8a33d;border-radius:.5rem;background:none;",
  "color:#ffd58f}",
  ":focus-visible{outline:3px solid #ffd58f;outline-offset:3px}",
].join("");

const BASE =
  "*{box-sizing:border-box}a{color:inherit}img,svg{max-width:100%;height:auto}h1,h2,h3,p,li{overflow-wrap:anywhere}";
