import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleDeck } from "../sample.ts";
import { editorMarks, noMarks } from "./marks.ts";
import type { Page } from "./parts.ts";
import { renderSite } from "./render-site.ts";
import type { SiteFacts } from "./site-facts.ts";
import { dial, scope, signal } from "./template2/instruments.ts";
import { lineWidth, strokes } from "./template2/strokes.ts";
import { headline, stop } from "./template3/headline.ts";
import { sticker } from "./template4/lettering.ts";
import { bounces, confetti, engine, jar, wobble } from "./template4/toys.ts";
import { crest, finial, roman, wreath } from "./template5/engraving.ts";
import { elementsNamed, everyElement, pageTree } from "./testing/page-tree.ts";
import { live, soon } from "./testing/states.ts";

const page: Page = { deck: sampleDeck(), facts: live, marks: noMarks, thrift: false };
const named = (ticker: string): Page => ({ ...page, facts: { ...live, ticker } });
const ticker = fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 });

/** What a template draws for a ticker, by name: the same for the same, and another for another. */
const drawings: Record<string, (ticker: string) => string> = {
  scope: (each) => scope(named(each)).markup,
  signal: (each) => signal(each, true).markup,
  confetti: (each) => confetti(named(each).facts).markup,
  wobble,
  jar: (each) => jar(named(each).facts).markup,
  wreath: (each) => wreath(each).markup,
  crest: (each) => crest(named(each)).markup,
};

describe.each(Object.entries(drawings))("the %s of a ticker", (_, draw) => {
  it("is its own, and the same each time", () => {
    expect(draw("CROAK")).toBe(draw("CROAK"));
    const others = ["CROAK", "FROG", "MOON", "蛙", "🐸"].map(draw);
    expect(new Set(others).size).toBeGreaterThan(2);
  });

  it("is well-formed with finite numbers, whatever the ticker", () => {
    fc.assert(
      fc.property(ticker, (each) => {
        const markup = draw(each);
        expect(markup).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
        expect(markup.includes("<") ? pageTree(markup).children.length : 1).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe("what is drawn the same for all", () => {
  it.each([
    ["bounces", bounces()],
    ["engine", engine()],
    ["finial", finial()],
  ])("is for the eye alone: %s", (_, { markup }) => {
    const [svg, ...others] = pageTree(markup).children;
    expect([svg?.tag, svg?.attributes.get("aria-hidden"), others]).toEqual(["svg", "true", []]);
  });
});

describe("a signal", () => {
  it("is flat until there is trading", () => {
    const waveOf = (isLive: boolean) =>
      /class="wave" d="M0 60([^"]*)"/.exec(signal("CROAK", isLive).markup)?.[1] ?? "";
    expect(waveOf(false)).toBe("q12.5 0 25 0".repeat(24));
    expect(waveOf(true)).not.toContain("q12.5 0 25 0");
  });
});

describe("a dial", () => {
  const litOf = (value: string) =>
    (dial(value).markup.match(/"lit".*?stroke-dasharray="([^"]*)"/)?.[1] ?? "").trim();
  it.each([
    ["1,000,000,000", ".5 1.5"],
    ["100%", ".5 1.5"],
    ["250 %", ".5 1.5"],
    ["50%", `${".5 1.5 ".repeat(25)}0 200`],
    ["2.5%", ".5 1.5 0 200"],
    ["2,5 %", ".5 1.5 0 200"],
    ["0%", ".5 1.5 0 200"],
    ["Solana", ".5 1.5"],
  ])("is lit as far as %j says", (value, lit) => expect(litOf(value)).toBe(lit));
});

describe("a line in strokes", () => {
  const drawn = (text: string) => elementsNamed(pageTree(strokes(text).markup), "svg").length;
  it.each([
    ["Moon Frog", 2],
    ["  Moon   Frog ", 2],
    ["Señor Crème", 2],
    ["It’s $1.50 & #1!", 4],
    ["Frogs?", 1],
    ["ZOË", 1],
    ["月の猫", 0],
    ["Frog 🐸", 0],
    ["Łódź", 0],
    ["w".repeat(61), 0],
    ["", 0],
  ])("has a drawing a word where every letter has strokes: %j", (text, words) =>
    expect(drawn(text)).toBe(words),
  );

  it("is there once for those who listen, as it was written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 70 }), (text) => {
        const spoken = everyElement(pageTree(strokes(text).markup)).filter(({ attributes }) =>
          /^(sr|plain)$/.test(attributes.get("class") ?? ""),
        );
        expect(spoken.map((each) => each.text)).toEqual([text]);
      }),
    );
  });

  it("stays within its frame", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,'!?-+&$#:/") {
      const [svg] = elementsNamed(pageTree(strokes(`${letter}${letter}`).markup), "svg");
      const [left = 0, , width = 0] = (svg?.attributes.get("viewbox") ?? "").split(" ").map(Number);
      const d = svg?.children[0]?.attributes.get("d") ?? "";
      const xs = [...d.matchAll(/[MLH](-?[\d.]+)/g)].map(([, x]) => Number(x));
      expect(Math.min(...xs), letter).toBeGreaterThanOrEqual(left);
      expect(Math.max(...xs), letter).toBeLessThanOrEqual(left + width);
    }
  });

  it("is as wide as its widest line, the narrower the room", () => {
    expect(lineWidth("Moon Frog", 1000)).toBeGreaterThan(lineWidth("Moon Frog", 30));
    expect(lineWidth("Moon", 1)).toBe(lineWidth("Moon", 1000));
    expect(lineWidth("Extraordinary Frog", 10)).toBeGreaterThanOrEqual(lineWidth("Extraordinary", 10));
  });
});

describe("a headline", () => {
  const pageOf = (facts: Page["facts"]): Page => ({ ...page, facts, marks: editorMarks });

  it("ends in the logo, or in a dot of the token's color", () => {
    const withLogo = pageTree(headline(pageOf(live)).markup);
    expect(elementsNamed(withLogo, "img")[0]?.attributes.get("data-part")).toBe("logo");
    const without = pageTree(headline(pageOf({ ...live, logoUrl: null })).markup);
    expect(elementsNamed(without, "i")[0]?.attributes.get("data-part")).toBe("logo");
    const hero = "/cast-hero.webp";
    const cast = { poses: [{ name: "hero", url: hero }], stickers: [] };
    const withHero = pageTree(headline(pageOf({ ...live, cast })).markup);
    expect(elementsNamed(withHero, "img").map(({ attributes }) => attributes.get("src"))).toEqual([hero]);
    expect(stop({ ...live, logoUrl: "javascript:x" }, "", null).markup).not.toContain("<img");
  });

  it("says how wide and how many lines it is", () => {
    const style = (name: string) =>
      /style="--w:([\d.]+);--l:(\d+)"/.exec(headline(pageOf({ ...live, name })).markup);
    expect(Number(style("Ox")?.[2])).toBe(1);
    expect(Number(style("The Extraordinary Mister Whiskerbottom")?.[2])).toBeGreaterThan(1);
    expect(Number(style("W".repeat(50))?.[1])).toBeGreaterThan(Number(style("Ox")?.[1]));
  });
});

describe.each(["template3", "template5"] as const)("the banner of the quiet %s", (template) => {
  it("comes after every part, far from the name", () => {
    const site = renderSite(template, sampleDeck(), live);
    expect(site.indexOf(`src="${live.bannerUrl}"`)).toBeGreaterThan(site.lastIndexOf("</section>"));
  });

  it("keeps its colours", () => {
    const site = renderSite(template, sampleDeck(), live);
    const styles = site.match(/(?:\.panorama img|figure>img)\{[^}]*\}/g);
    expect(styles).not.toBeNull();
    expect(styles?.join("")).not.toMatch(/blend|filter/);
  });
});

describe("a chapter's number", () => {
  it.each([
    [1, "I"],
    [4, "IV"],
    [7, "VII"],
    [9, "IX"],
    [14, "XIV"],
    [39, "XXXIX"],
    [0, ""],
  ])("%d is %s", (value, said) => expect(roman(value)).toBe(said));
});

describe("a sticker's letters", () => {
  it("have shadows all around them, in both colors", () => {
    const shadows = sticker("#ffffff", "#112233").split(",");
    expect(shadows).toHaveLength(16 + 48);
    const sums = shadows.map((shadow) => shadow.split(" ").slice(0, 2).map(Number.parseFloat));
    for (const axis of [0, 1])
      expect(sums.reduce((sum, offset) => sum + (offset[axis] ?? 0), 0)).toBeCloseTo(0);
    expect(new Set(shadows).size).toBe(shadows.length);
  });
});

describe("the line that stays on the minimalist page", () => {
  const line = (facts: SiteFacts) =>
    everyElement(pageTree(renderSite("template3", sampleDeck(), facts))).find(
      ({ attributes }) => attributes.get("class") === "stays",
    );
  const links = (facts: SiteFacts) =>
    elementsNamed(line(facts)!, "a").map(({ attributes }) => attributes.get("href"));

  it("leads to the contents, and to buying once one can", () => {
    expect(links(live)).toEqual(["#main", "#contents", live.launchpadTokenUrl]);
    expect(links(soon)).toEqual(["#main", "#contents"]);
  });

  it("has no asterisk on its page without a note beside it", () =>
    expect(renderSite("template3", sampleDeck(), live)).not.toContain(">*<"));
});

it.each([
  ["Ox", 1],
  ["Grumpy Golden Baton Walrus", 2],
])("%s stands large in %i lines on the playful page", (name, lines) =>
  expect(renderSite("template4", sampleDeck(), { ...live, name })).toContain(`;--l:${lines}"`),
);

describe("the plates of the elegant page", () => {
  const styles = renderSite("template5", sampleDeck(), live);
  it("begin their steps level with each other", () =>
    expect(styles).toMatch(/\.carte li\{[^}]*align-content:start/));
});
