import { expect, it, test } from "vitest";
import { renderSite } from "#composer/templates/render-site.ts";
import { deck } from "#contract/endpoints/story.ts";
import { templateIds } from "#contract/website.ts";
import { sectionOf, whatWasClicked } from "./what-was-clicked.ts";

const facts = {
  name: "Astro Frog",
  ticker: "AFROG",
  logoUrl: "/logo.webp",
  bannerUrl: "/banner.webp",
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: null,
  launchpadName: "The Pad",
  launchpadTokenUrl: null,
  social: {},
  palette: null,
  productName: "Gemwright",
  productUrl: null,
  reportUrl: null,
};

test.each(templateIds)("in %s a click means the text, the name, the section, or the ground", (template) => {
  const html = renderSite(template, deck, facts, { marks: true });
  const page = new DOMParser().parseFromString(html, "text/html");
  const clicked = (selector: string) => whatWasClicked(page.querySelector(selector) as Element);
  expect(clicked('[data-part="hero.tagline"]')).toBe("hero.tagline");
  expect(clicked('[data-part="logo"]')).toBe("logo");
  expect(clicked('[data-section="faq"]')).toBe("section:faq");
  expect(clicked("h1")).toBe("name");
  expect(clicked("body")).toBe("ground");
});

it("tells sections from all else", () => {
  expect([sectionOf("section:faq"), sectionOf("faq.title"), sectionOf("ground"), sectionOf(null)]).toEqual([
    "faq",
    null,
    null,
    null,
  ]);
});
