import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderPremiumPage } from "../../api/src/services/websites/premium/render-premium-page.ts";
import { sanitisePage } from "../../api/src/services/websites/premium/sanitise-page.ts";
import { sampleDeck } from "../../composer/sample.ts";
import { finishedTemplates, renderSite } from "../../composer/templates/render-site.ts";
import { textsOf } from "../../composer/templates/testing/fullest-deck.ts";
import { live, revealingStates, states } from "../../composer/templates/testing/states.ts";
import { openBrowser } from "../support/browser.ts";
import { findAxeViolations, findFaults, openSite } from "./templates/look-at.ts";
import { lookAtTemplates, stateOf } from "./templates/run.ts";
import { findInvalid } from "./templates/validate.ts";

declare global {
  interface Window {
    frame: typeof import("../../web/src/features/site-editor/paint-page.ts");
  }
}

/** What the editor does to a page, for a browser. */
const frameScript = build({
  entryPoints: ["web/src/features/site-editor/paint-page.ts"],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "frame",
}).then(({ outputFiles }) => outputFiles[0]?.text ?? "");

async function isValidHtml(name: string) {
  const { deck, facts } = stateOf(name);
  for (const template of finishedTemplates)
    expect([template, await findInvalid(renderSite(template, deck, facts))]).toEqual([template, []]);
}

it.each(revealingStates)("is valid HTML in every template: %s", isValidHtml);

it.each(Object.keys(states).filter((name) => !(revealingStates as readonly string[]).includes(name)))(
  "is valid HTML in every template: %s",
  { tags: "long" },
  isValidHtml,
);

it("finds nothing against a template with the most words that a site can hold", {
  tags: "long",
}, async () => {
  const { faults } = await lookAtTemplates({ names: ["wordiest"], templates: ["template4"], quick: true });
  expect(faults).toEqual([]);
});

it.each(finishedTemplates)(
  "finds nothing against %s in the states that tell most",
  { tags: "long" },
  async (template) => {
    const { faults } = await lookAtTemplates({ names: revealingStates, templates: [template], quick: true });
    expect(faults).toEqual([]);
  },
);

describe("what looks", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  const look = { width: 390, widths: [390], open: true, shifts: true };
  const page = (style: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><style>${style}</style></head><body><main><h1>Name</h1>${body}</main></body></html>`;

  it.each([
    ["scrolls sideways", page("", '<p style="width:600px">wide</p>')],
    [
      "is cut off",
      page("div{overflow:hidden;width:60px;white-space:nowrap}", "<div>many words in a line</div>"),
    ],
    ["stands on", page("b,i{position:absolute;top:5rem;left:1rem}", "<b>one word</b><i>another one</i>")],
    ["is broken in two", page("h1{width:3ch;overflow-wrap:anywhere}", "")],
    ["color-contrast", page("p{color:#ddd;background:#fff}", "<p>hardly there</p>")],
    ["image-alt", page("", '<img src="/logo.webp">')],
    ["asked for https://site.example/x.png", page("", '<img alt="" src="/x.png">')],
    ["Loading the image 'https://elsewhere", page("", '<img alt="" src="https://elsewhere.example/x.png">')],
    ["shifts at 390", page("img{display:block}", '<img alt="" src="/logo.webp"><p>below the picture</p>')],
  ])("sees a page that %s", { tags: "long" }, async (fault, html) => {
    expect((await findFaults(browser, html, look)).join("\n")).toContain(fault);
  });

  it.each([
    ["looks like words", '<a class="btn" href="/" style="text-decoration:none">Buy</a>'],
    ["has no ring when focused", '<a href="/" style="outline:0">Buy</a>'],
    ["is not shown", "<button data-copy hidden>Copy</button>"],
  ])("sees under forced colours what %s", { tags: "long" }, async (fault, body) => {
    const forced = { ...look, shifts: false, forced: true };
    expect((await findFaults(browser, page("", body), forced)).join("\n")).toContain(fault);
  });

  it.each(finishedTemplates)(
    "finds nothing against %s under forced colours",
    { tags: "long" },
    async (template) => {
      const forced = { ...look, shifts: false, forced: true };
      expect(await findFaults(browser, renderSite(template, sampleDeck(), live), forced)).toEqual([]);
    },
  );

  it.each(finishedTemplates)("finds nothing against %s in the site editor's frame", async (template) => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await frameScript });
    const html = renderSite(template, sampleDeck(), { ...live, logoUrl: null }, { marks: true });
    await page.evaluate((markup) => window.frame.paintPage(document, markup, null), html);
    const offered = await page.evaluate(
      () => document.querySelectorAll("[role=button][aria-label][tabindex='0'], summary[aria-label]").length,
    );
    expect(offered).toBe(textsOf(sampleDeck()).length + 2);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.close();
  });

  it.each([
    ["as it should be", '<main><h1>Moon Frog</h1><img src="logo" alt="A frog"><p>Words of it.</p></main>'],
    [
      "that forgets whom it is for",
      '<header><h3>Moon</h3></header><main><h1>Frog</h1><h1>Again</h1><h5>Deep</h5><img src="logo"><li>x</li><a href="#launch"><svg viewBox="0 0 9 9"></svg></a><p role="button" aria-label="x">y</p><nav>a</nav><nav>b</nav></main><footer>z</footer>',
    ],
    ["in Arabic, of no heading", "<p>ضفدع يعيش على القمر ويبحث عن الجبن كل صباح</p>"],
  ])("finds nothing against a model's page %s", { tags: "long" }, async (_, answer) => {
    const html = renderPremiumPage(sanitisePage(answer), sampleDeck(), live);
    expect([...(await findInvalid(html)), ...(await findFaults(browser, html, look))]).toEqual([]);
  });

  it("sees markup that is not valid", async () => {
    expect(await findInvalid(page("", "<p><div>x</div></p>"))).not.toEqual([]);
  });

  it.each(finishedTemplates)("%s does not move for those who ask for less", async (template) => {
    const { page: shown } = await openSite(browser, renderSite(template, sampleDeck(), live), 1200, {
      reducedMotion: "reduce",
    });
    // Waiting for the faces moves nothing.
    const moving = await shown.evaluate(
      () =>
        document.getAnimations().filter((each) => (each as CSSAnimation).animationName !== "faces").length,
    );
    expect(moving).toBe(0);
    await shown.close();
  });

  it.each(finishedTemplates)("%s prints its answers and no buttons", { tags: "long" }, async (template) => {
    const { page: shown } = await openSite(browser, renderSite(template, sampleDeck(), live), 800);
    await shown.emulateMedia({ media: "print" });
    const seen = await shown.evaluate(() => ({
      copy: document.querySelector("[data-copy]")?.checkVisibility(),
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      paper: getComputedStyle(document.body).backgroundColor,
      address: document.querySelector("#mint")?.checkVisibility(),
    }));
    expect(seen).toMatchObject({ copy: false, wide: false, address: true });
    await shown.close();
  });
});
