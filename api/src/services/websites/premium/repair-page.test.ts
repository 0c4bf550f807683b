import { describe, expect, it } from "vitest";
import { repairCss, repairPage } from "./repair-page.ts";

const mended = (body: string): string =>
  repairPage(`<h1>Frog</h1>${body}`, "Frog & Co").replace("<h1>Frog</h1>", "");

describe("a model's page is mended for who listens to it", () => {
  it.each([
    ["a picture without words", '<img src="logo">', '<img src="logo" alt="Frog &amp; Co logo">'],
    ["a picture with words, or meant to have none", '<img src="banner" alt="">', '<img src="banner" alt="">'],
    ["a second first heading", "<h1>Two</h1>", "<h2>Two</h2>"],
    ["levels left out", "<h4>A</h4><h6>B</h6><h2>C</h2>", "<h2>A</h2><h3>B</h3><h2>C</h2>"],
    ["an item without a list", "<li>x</li><ul><li>y</li></ul>", "<div>x</div><ul><li>y</li></ul>"],
    [
      "a term without a list",
      "<div><dt>x</dt></div><dl><dt>y</dt></dl>",
      "<div><div>x</div></div><dl><dt>y</dt></dl>",
    ],
    ["a list in an item", "<ul><li><ol><li>x</li></ol></li></ul>", "<ul><li><ol><li>x</li></ol></li></ul>"],
    [
      "a link that says nothing",
      '<a href="#launch"><svg></svg></a>',
      '<a href="#launch" aria-label="Frog &amp; Co"><svg></svg></a>',
    ],
    [
      "roles and names that fit nothing",
      '<p role="button" aria-label="x" aria-checked="true">y</p>',
      "<p>y</p>",
    ],
    ["landmarks", "<main><nav>x</nav></main>", '<div data-main><nav role="presentation">x</nav></div>'],
  ])("%s", (_, body, after) => expect(mended(body)).toBe(after));

  it("has a heading, whatever the model forgot", () => {
    expect(repairPage("<p>words</p>", "Frog")).toBe("<h1>Frog</h1><p>words</p>");
    expect(repairPage("<h3>Frog</h3>", "Frog")).toBe("<h1>Frog</h1>");
  });

  it("keeps its looks: the style sheet finds what was its main part, and no other word is taken for it", () => {
    expect(repairCss("main{x:1}body>main.a,main p{y:2}.main,#main{z:3}b{grid-area:main}")).toBe(
      "[data-main]{x:1}body>[data-main].a,[data-main] p{y:2}.main,#main{z:3}b{grid-area:main}",
    );
    expect(repairCss('i{grid-template-areas:"top main";grid-area: main;}')).toBe(
      'i{grid-template-areas:"top main";grid-area: main;}',
    );
  });
});
