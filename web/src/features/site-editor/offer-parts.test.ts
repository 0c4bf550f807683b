import { describe, expect, it } from "vitest";
import { offerParts } from "./offer-parts.ts";

const offered = (markup: string): Document => {
  const page = new DOMParser().parseFromString(markup, "text/html");
  offerParts(page);
  return page;
};

describe("what can be clicked in the page", () => {
  it("is a button that says what it changes, and what stands there", () => {
    const part = offered('<p data-part="hero.tagline">A frog\n with a plan</p>').querySelector("p");
    expect(part?.getAttribute("role")).toBe("button");
    expect(part?.getAttribute("aria-label")).toBe("Edit the tagline: A frog with a plan");
    expect(part?.tabIndex).toBe(0);
  });

  it.each(["h2", "dt", "dd"])("leaves a %s what it is, with the button in it", (tag) => {
    const path = tag === "h2" ? "story.title" : "tokenomics.facts.0.label";
    const outer = offered(`<${tag} data-part="${path}">Words</${tag}>`).querySelector("[data-part]");
    expect(outer?.hasAttribute("role")).toBe(false);
    expect(outer?.outerHTML).toMatch(
      /<span role="button" aria-label="Edit the \w+: Words" tabindex="0">Words<\/span>/,
    );
  });

  it("needs no role where it opens and closes already", () => {
    const part = offered(
      '<details><summary data-part="faq.items.0.question">Why?</summary></details>',
    ).querySelector("summary");
    expect(part?.hasAttribute("role")).toBe(false);
    expect(part?.getAttribute("aria-label")).toBe("Edit the question: Why?");
  });

  it("is named also where a visitor's page only adorns", () => {
    const part = offered('<b data-part="logo" aria-hidden="true">F</b>').querySelector("b");
    expect(part?.hasAttribute("aria-hidden")).toBe(false);
    expect(part?.getAttribute("aria-label")).toBe("Edit the logo");
  });
});
