import { describe, expect, it } from "vitest";
import { sampleDeck } from "../sample.ts";
import { pageHead, socialPlaces } from "./page-head.ts";
import type { SiteFacts } from "./site-facts.ts";
import { elementsNamed, pageTree } from "./testing/page-tree.ts";
import { live, soon } from "./testing/states.ts";

const deck = sampleDeck();
const headOf = (facts: Partial<SiteFacts>, tagline = deck.hero.tagline) =>
  pageTree(
    pageHead({ ...deck, hero: { ...deck.hero, tagline } }, { ...live, ...facts }, "#123456", "p{color:red}")
      .markup,
  );
/** The content of a meta by its name or property; undefined where there is none. */
const metaOf = (facts: Partial<SiteFacts>, name: string, tagline?: string): string | undefined =>
  elementsNamed(headOf(facts, tagline), "meta")
    .find(({ attributes }) => [attributes.get("name"), attributes.get("property")].includes(name))
    ?.attributes.get("content");
const linkOf = (facts: Partial<SiteFacts>, rel: string): string | undefined =>
  elementsNamed(headOf(facts), "link")
    .find(({ attributes }) => attributes.get("rel") === rel)
    ?.attributes.get("href");

describe("a page's head", () => {
  it.each([
    ["description", deck.hero.tagline],
    ["theme-color", "#123456"],
    ["referrer", "no-referrer"],
    ["og:type", "website"],
    ["og:title", `${live.name} (${live.ticker})`],
    ["og:description", deck.hero.tagline],
    ["og:site_name", live.name],
    ["og:url", "https://croak.example/"],
    ["og:image", "https://croak.example/banner.webp"],
    ["og:image:alt", `${live.name} artwork`],
    ["twitter:card", "summary_large_image"],
    ["viewport", "width=device-width,initial-scale=1"],
  ])("says its %s", (name, content) => expect(metaOf({}, name)).toBe(content));

  it("has one title, the token's name and ticker, and one style sheet", () => {
    const head = headOf({});
    expect(elementsNamed(head, "title").map(({ text }) => text)).toEqual([`${live.name} (${live.ticker})`]);
    expect(elementsNamed(head, "style")).toHaveLength(1);
    expect(elementsNamed(head, "meta")[0]?.attributes.get("charset")).toBe("utf-8");
  });

  it("keeps words that look like markup as words", () => {
    const mean = `"><script>alert('1')</script>`;
    expect(metaOf({}, "description", mean)).toBe(mean);
    expect(metaOf({ name: mean }, "og:site_name")).toBe(mean);
    expect(elementsNamed(headOf({ name: mean, ticker: mean }), "script")).toEqual([]);
  });

  it.each<[string, Partial<SiteFacts>, string | undefined]>([
    ["the share picture", {}, "https://croak.example/banner.webp"],
    [
      "else the banner",
      { shareImageUrl: null, bannerUrl: "https://a.example/b.png" },
      "https://a.example/b.png",
    ],
    ["else the logo", { shareImageUrl: null, logoUrl: "https://a.example/l.png" }, "https://a.example/l.png"],
    [
      "none that others cannot fetch",
      { shareImageUrl: null, logoUrl: "/l.png", bannerUrl: "/b.png" },
      undefined,
    ],
    ["none that is no address", { shareImageUrl: "javascript:x", logoUrl: null, bannerUrl: null }, undefined],
  ])("shows where it is shared %s", (_, facts, url) => {
    expect(metaOf(facts, "og:image")).toBe(url);
    expect(metaOf(facts, "twitter:card")).toBe(url ? "summary_large_image" : "summary");
  });

  it.each<[string, Partial<SiteFacts>, string | undefined, string | undefined]>([
    ["its own", { iconUrl: "/i.png", touchIconUrl: "/t.png" }, "/i.png", "/t.png"],
    ["the logo", { iconUrl: null, touchIconUrl: null }, "/logo.webp", "/logo.webp"],
    ["one of each", { iconUrl: "/i.png" }, "/i.png", "/logo.webp"],
    ["none", { logoUrl: null }, undefined, undefined],
    ["none that is no picture's address", { logoUrl: "data:text/html,x" }, undefined, undefined],
  ])("has for a tab and a home screen %s", (_, facts, icon, touchIcon) => {
    expect([linkOf(facts, "icon"), linkOf(facts, "apple-touch-icon")]).toEqual([icon, touchIcon]);
  });

  it("names its address only where it has one", () => {
    expect(linkOf({}, "canonical")).toBe("https://croak.example/");
    for (const siteUrl of [null, "//evil.example", "javascript:x"]) {
      expect(linkOf({ siteUrl }, "canonical")).toBeUndefined();
      expect(metaOf({ siteUrl }, "og:url")).toBeUndefined();
    }
  });

  it("waits for the end of the page before anything is painted", () => {
    expect(linkOf(soon, "expect")).toBe("#end");
  });
});

describe("the places where a token's people meet", () => {
  const shownOf = (website: string) => socialPlaces({ ...live, social: { website } })[0]?.shown;
  it.each([
    ["https://www.croak.example/", "croak.example"],
    ["HTTP://croak.example", "croak.example"],
    ["https://croak.example/a/b/", "croak.example/a/b"],
    [`https://croak.example/${"a".repeat(90)}`, `croak.example/${"a".repeat(46)}`],
    ["croak.example", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("are shown short: %s", (url, shown) => expect(shownOf(url)).toBe(shown));
});
