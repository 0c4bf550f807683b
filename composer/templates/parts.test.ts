import { expect, test } from "vitest";
import { sampleDeck } from "../sample.ts";
import { html } from "./html.ts";
import { editorMarks, noMarks } from "./marks.ts";
import * as parts from "./parts.ts";
import { drawn, live, MINT, soon } from "./testing/states.ts";

const deck = sampleDeck();
const before: parts.Page = { deck, facts: soon, marks: noMarks, thrift: false };
const after: parts.Page = { ...before, facts: live };
const markup = (part: ReturnType<typeof parts.text> | null): string | undefined => part?.markup;

test("a text stands in the element that is asked for, marked for an editor alone", () => {
  const page = { ...before, deck: { ...deck, chart: { title: "T", text: "a < b" } } };
  expect(markup(parts.text(page, "chart.text", "p.soft.note"))).toBe(
    '<p class="soft note" dir="auto">a &lt; b</p>',
  );
  expect(markup(parts.text({ ...page, marks: editorMarks }, "chart.text", "dd"))).toBe(
    '<dd data-part="chart.text" dir="auto">a &lt; b</dd>',
  );
});

test("a part without a kind has no class", () => {
  expect(markup(parts.section(before, "faq", null, html`x`))).toBe(
    '<section id="faq" aria-labelledby="faq-title">x</section>',
  );
});

test("the menu names the shown parts that have a name, in the page's order", () => {
  const shown = { ...deck, order: [...deck.order].reverse(), hidden: ["chart" as const] };
  const names = { story: "Story", chart: "Chart", faq: "Questions" };
  expect(markup(parts.menu(shown, names, undefined, "text"))).toBe(
    '<nav class="text" lang="en" aria-label="On this page"><a href="#faq">Questions</a><a href="#story">Story</a></nav>',
  );
  expect(parts.menu(shown, { chart: "Chart" })).toBeNull();
});

test("before a launch nothing can be bought and no address is shown", () => {
  expect(markup(parts.buyLink(before, parts.launchingSoon))).toContain("Launching soon");
  expect(markup(parts.notOpenYet(before, "note"))).toContain("Trading is not open yet.");
  expect(markup(parts.chartLink(before))).not.toContain("href");
});

test("after it the links lead to the launchpad, and the address can be copied", () => {
  expect(markup(parts.buyLink(after, parts.launchingSoon))).toContain(`href="${live.launchpadTokenUrl}"`);
  expect(parts.notOpenYet(after, "note")).toBeNull();
  expect(markup(parts.chartLink(after, "go"))).toContain('class="go"');
  expect(markup(parts.addressAndCopy(MINT))).toContain(`data-copy="${MINT}"`);
});

test("a number has its note only where it has one", () => {
  const facts = [
    { label: "Supply", value: "1" },
    { label: "Tax", value: "0", note: "none" },
  ];
  const page = { ...before, deck: { ...deck, tokenomics: { ...deck.tokenomics, facts } } };
  expect(parts.numbers(page, "dd", "dd.note").map(({ markup }) => markup.match(/<d[dt]/g)?.length)).toEqual([
    2, 3,
  ]);
});

test("without a place to meet there is a word about that, and no empty list", () => {
  const nowhere = { ...before, facts: { ...soon, social: {} } };
  expect(markup(parts.places(nowhere, "links", "soft", parts.placeCard()))).toBe(
    '<p class="soft" lang="en">Community links will be listed here.</p>',
  );
  expect(markup(parts.places(before, "links", "soft", parts.placeCard()))?.match(/<li>/g)).toHaveLength(2);
});

test("a logo and a banner that no page may show are left out", () => {
  const page = { ...before, facts: { ...soon, logoUrl: "javascript:x", bannerUrl: null } };
  expect(markup(parts.logo(page, html`<b>F</b>`))).toBe("<b>F</b>");
  expect(parts.banner(page, (picture) => picture)).toBeNull();
  expect(markup(parts.banner(before, (picture) => html`<i>${picture}</i>`))).toContain(
    '<i><img src="/banner.webp"',
  );
});

test("the hero stands for the logo where it was drawn, and poses where something is to be said", () => {
  const page = { ...after, facts: drawn };
  expect(markup(parts.logo(page, html`x`))).toContain('class="cut" src="/cast-hero.webp"');
  expect(markup(parts.logo(after, html`x`))).toContain('<img src="/logo.webp"');
  expect(markup(parts.pose(page, "sleep", (picture) => html`<p>${picture}</p>`))).toBe(
    '<p><img class="pose as-sleep" src="/cast-sleep.webp" alt="" width="384" height="384" loading="lazy" decoding="async"></p>',
  );
  expect([parts.hasCast(page), parts.hasCast(after)]).toEqual([true, false]);
  for (const without of [after, { ...page, thrift: true }])
    expect([
      parts.pose(without, "sleep"),
      parts.stickers(without, "Stickers"),
      parts.memes(without, "Memes"),
    ]).toEqual([null, null, null]);
});

test("stickers and memes are files to keep, and pictures alone within a preview that carries them", () => {
  const page = { ...after, facts: drawn };
  expect(markup(parts.stickers(page, "Stickers"))).toContain('<a href="/sticker-gm.webp" download=""');
  expect(markup(parts.memes(page, "Memes"))).toContain('<a href="/meme-1.webp" download=""');
  const carried = (url: string): parts.Page => ({
    ...page,
    facts: { ...drawn, cast: { poses: [{ name: "hero", url }], stickers: [{ name: "gm", url }] } },
  });
  expect(markup(parts.stickers(carried("data:image/png;base64,AAAA"), "Stickers"))).not.toContain("<a ");
  expect(parts.stickers(carried("javascript:alert(1)"), "Stickers")).toBeNull();
});

test("the banner comes after so many parts, or after all where there are fewer", () => {
  const sections = Object.fromEntries(deck.order.map((id) => [id, () => html`${id}`]));
  const shown = (order: number) =>
    parts.shownSections(before, sections as unknown as parts.Sections, html`banner`, order).map(markup);
  expect(shown(2).indexOf("banner")).toBe(2);
  expect(shown(99).at(-1)).toBe("banner");
});

test("the act stands for the banner without the name where it was drawn so, and never where there is none", () => {
  const shown = (facts: parts.Page["facts"], thrift = false) =>
    markup(parts.panorama({ ...after, facts, thrift }, (picture) => html`<i>${picture}</i>`));
  const panorama = drawn.cast?.poses.find(({ name }) => name === "panorama")?.url;
  expect(shown(drawn)).toContain(`src="${panorama}"`);
  expect(shown(drawn, true)).toContain(`src="${drawn.bannerUrl}"`);
  expect(shown({ ...drawn, cast: null })).toContain(`src="${drawn.bannerUrl}"`);
  expect(shown({ ...drawn, bannerUrl: null })).toBeUndefined();
});
