/** @module-tag slow */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Deck, sectionIds } from "#contract/deck.ts";
import { openBrowser } from "../../tests/support/browser.ts";
import { sampleDeck, sampleToken } from "../sample.ts";
import { finishedTemplates, renderSite, type SiteFacts } from "./render-site.ts";
import { fillWith, fullestDeck, textsOf } from "./testing/fullest-deck.ts";

const facts: SiteFacts = {
  name: sampleToken.name,
  ticker: sampleToken.ticker,
  logoUrl: "/logo.webp",
  bannerUrl: "/banner.webp",
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: null,
  launchpadName: "The Pad",
  launchpadTokenUrl: null,
  social: {},
  palette: sampleToken.palette,
  productName: "Gemwright",
  productUrl: null,
  reportUrl: null,
};
const decks = {
  "the sample": sampleDeck(),
  "the fullest deck": Deck.parse(fullestDeck(fillWith("some words to fill the room "))),
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

/** What the page's marks say, and the words that stand under none of them. */
const read = async (html: string) => {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: "commit" });
  const found = await page.evaluate(() => {
    const marked = [...document.querySelectorAll<HTMLElement>("[data-part]")];
    const unmarked: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement?.closest("[data-part]")) unmarked.push(node.textContent ?? "");
    }
    return {
      texts: marked
        .filter((each) => !["logo", "banner"].includes(each.dataset.part ?? ""))
        .map((each): [string, string] => [each.dataset.part ?? "", each.textContent ?? ""]),
      pictures: marked.map((each) => each.dataset.part ?? "").filter((part) => /^(logo|banner)$/.test(part)),
      sections: [...document.querySelectorAll<HTMLElement>("[data-section]")].map((each) => [
        each.dataset.section,
        each.id,
      ]),
      unmarked,
    };
  });
  await page.close();
  return found;
};

describe.each(finishedTemplates)("%s with marks", (template) => {
  test.each(Object.entries(decks))("names the place of every text once: %s", async (_, deck) => {
    const found = await read(renderSite(template, deck, facts, { marks: true }));
    expect(found.texts.sort()).toEqual(textsOf(deck).sort());
    // A sentence; short ones may be what the page itself says too, as the ticker.
    const texts = new Set(textsOf(deck).flatMap(([, text]) => (text.includes(" ") ? [text] : [])));
    expect(found.unmarked.filter((text) => texts.has(text.trim()))).toEqual([]);
    expect(found.pictures.sort()).toEqual(["banner", "logo"]);
    expect(found.sections).toEqual(deck.order.map((id) => [id, id]));
  });

  test("names nothing of a part that is hidden, and the place of a logo that is not there", async () => {
    const deck = { ...sampleDeck(), hidden: ["faq" as const, "story" as const] };
    const found = await read(
      renderSite(template, deck, { ...facts, logoUrl: null, bannerUrl: null }, { marks: true }),
    );
    expect(found.sections.map(([id]) => id).sort()).toEqual(
      sectionIds.filter((id) => !deck.hidden.some((each) => each === id)).sort(),
    );
    expect(found.texts.filter(([path]) => /^(faq|story)\./.test(path))).toEqual([]);
    expect(found.pictures).toContain("logo");
  });

  test("says nothing of it on a page for visitors", () => {
    const page = renderSite(template, sampleDeck(), facts);
    expect(page).not.toMatch(/data-part|data-section/);
    const marked = renderSite(template, sampleDeck(), facts, { marks: true });
    expect(marked.replace(/ data-(part|section)="[^"]*"/g, "")).toBe(page);
  });
});
