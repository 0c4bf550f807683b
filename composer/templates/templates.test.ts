/** @module-tag slow */

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Deck, moods } from "#contract/deck.ts";
import { utf8Bytes } from "#contract/primitives.ts";
import type { TemplateId } from "#contract/website.ts";
import { fromHsl } from "../colour/colour.ts";
import { contrast } from "../colour/contrast.ts";
import type { Palette } from "../palette.ts";
import { sampleDeck, sampleToken } from "../sample.ts";
import { writeDeck } from "../write-deck.ts";
import { escapeText, html, pictureUrl, webUrl } from "./html.ts";
import { copyScript, finishedTemplates, renderSite, type SiteFacts } from "./render-site.ts";
import { PAGE_LIMIT } from "./site-page.ts";
import { tonesFrom } from "./template1/colours.ts";
import * as template2 from "./template2/colours.ts";
import * as template3 from "./template3/colours.ts";
import * as template4 from "./template4/colours.ts";
import * as template5 from "./template5/colours.ts";
import { fillWith, fullestDeck } from "./testing/fullest-deck.ts";
import { live, MINT, type State, soon, states } from "./testing/states.ts";

const deck = sampleDeck();

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\${1}</style></title>`;

describe.each(finishedTemplates)("%s", (template) => {
  const render = (facts: SiteFacts, with_ = deck) => renderSite(template, with_, facts);

  test("is one whole document under 60 KB, the same each time", () => {
    const page = render(live);
    expect(page).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(new TextEncoder().encode(page).length).toBeLessThan(60 * 1024);
    expect(render(live)).toBe(page);
  });

  test("asks nothing of the network by itself", () => {
    const page = render(soon);
    expect(page).not.toMatch(
      /<(link|script|iframe|object|embed|form|base)\b(?![^>]*rel="(icon|canonical|apple-touch-icon|expect)")[^>]*(src|href)=/i,
    );
    expect(page).not.toMatch(/@import|url\((?!data:font\/woff2)/i);
  });

  test("before launch it says so, and offers no address, no button, no script", () => {
    const page = render(soon);
    expect(page).toContain("Launching soon");
    expect(page).not.toMatch(/<script|data-copy|class="btn"/);
  });

  test("live it shows the address once to copy, and links to the launchpad", () => {
    const page = render(live);
    expect(page).not.toContain("Launching soon");
    expect(page).toContain(`data-copy="${MINT}"`);
    expect(page).toContain(`href="https://pump.fun/coin/${MINT}"`);
    expect(page.match(/<script/g)).toHaveLength(1);
    // The first picture of the page waits for its end: a button that came after that would move what is below
    // it.
    expect(page).toContain(`<script>${copyScript.source}</script><i id="end" hidden></i></body>`);
    expect(page).toContain('property="og:image" content="https://croak.example/banner.webp"');
  });

  test("has one h1, headings in order, named images, unique ids, and a main", () => {
    const page = render(live);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(
      [...page.matchAll(/<img [^>]*>/g)].every(
        ([img]) => /\balt="/.test(img) && /width="/.test(img) && /height="/.test(img),
      ),
    ).toBe(true);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page).toContain("<main");
  });

  test("hostile words stay words in every slot", () => {
    const mean = JSON.parse(JSON.stringify(deck), (key, value) =>
      typeof value === "string" &&
      !["density", "accent"].includes(key) &&
      !/^(story|howToBuy|tokenomics|chart|roadmap|community|faq)$/.test(value)
        ? HOSTILE
        : value,
    );
    const facts: SiteFacts = {
      ...live,
      name: HOSTILE,
      ticker: HOSTILE,
      launchpadName: HOSTILE,
      productName: HOSTILE,
      mintAddress: HOSTILE,
      logoUrl: HOSTILE,
      bannerUrl: `javascript:alert(1)`,
      siteUrl: HOSTILE,
      shareImageUrl: "data:text/html,x",
      launchpadTokenUrl: "javascript:alert(1)",
      reportUrl: `https://a"onmouseover=alert(1)`,
      productUrl: "//evil.example",
      social: {
        twitter: "javascript:alert(1)",
        telegram: `https://t.me/"><script>`,
        discord: HOSTILE,
        website: "ftp://x",
      },
      palette: { primary: HOSTILE, secondary: "red;}", accent: "url(x)", light: "", deep: "", ink: "" },
    };
    const page = render(facts, { ...mean, look: { ...mean.look, accent: "#zzzzzz}</style>" } });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img[^>]*onerror|javascript:|<\/style><\/title>|href="\/\/|data:text/i);
    expect(page.match(/<style/g)).toHaveLength(1);
    const tags = [...page.replace(/<(script|style)>.*?<\/\1>/gs, "").matchAll(/<[a-z][^>]*>/g)].map(
      ([tag]) => tag,
    );
    for (const tag of tags)
      expect(tag.replace(/\s[a-z:-]+="[^"]*"/g, "")).toMatch(/^<[a-z][a-z0-9]*(\shidden)?>$/);
  });

  test("drops and orders the parts as the deck says", () => {
    const page = render(
      live,
      writeDeck({ ...sampleToken, designPrompt: "no roadmap, faq first", seed: "s" }),
    );
    expect(page).not.toContain('id="roadmap"');
    expect(page.indexOf('id="faq"')).toBeLessThan(page.indexOf('id="story"'));
  });
});

describe.each(finishedTemplates)("the weight of %s", (template) => {
  const weigh = ({ deck, facts }: State) => utf8Bytes(renderSite(template, deck, facts));

  test.each(Object.entries(states))("is at most 60 KB: %s", (_, state) => {
    expect(weigh(state)).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  test.each([
    ["Latin", "A frog that mines cheese keeps odd hours. ", 1],
    ["Arabic", "ضفدع يعيش على القمر ويبحث عن الجبن كل صباح ", 0.95],
    ["Russian", "Лягушка добывает сыр на Луне каждое утро ", 0.92],
    ["Chinese", "一只住在月亮上的青蛙每天早上都在挖奶酪，谁也不知道为什么。", 0.57],
    ["Hindi", "चाँद पर रहने वाला मेंढक हर सुबह पनीर खोदता है ", 0.64],
  ])("is at most 60 KB with all the words that a deck may have, in any mood: %s", (_, words, share) => {
    const deck = fullestDeck((length) => fillWith(words)(Math.floor(length * share), ""));
    expect(Deck.safeParse(deck).success).toBe(true);
    expect(Deck.safeParse(fullestDeck((length) => fillWith(words)(length, ""))).success).toBe(share === 1);
    const facts = {
      ...live,
      name: "ضفدع القمر والجبن",
      social: { ...live.social, discord: "https://d.gg/x" },
    };
    for (const mood of [undefined, ...moods])
      for (const dark of [false, true])
        expect(
          weigh({ deck: { ...deck, look: { ...deck.look, mood, dark } }, facts }),
          mood,
        ).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  test("an editor's marks do not take the room of a face", () => {
    for (const { deck, facts } of Object.values(states)) {
      const marked = renderSite(template, deck, facts, { marks: true });
      expect(marked.match(/@font-face/g)).toEqual(renderSite(template, deck, facts).match(/@font-face/g));
    }
  });
});

test("templates that are not finished are refused", () => {
  expect(() => renderSite("template9" as TemplateId, deck, live)).toThrow(/not finished/);
});

test("the copy script's hash is the one its CSP will name", () => {
  expect(createHash("sha256").update(copyScript.source).digest("base64")).toBe(copyScript.sha256Base64);
  expect(copyScript.source).not.toMatch(/<\//);
});

type Pairs = (palette: Palette, accent: string | null, dark: boolean) => [words: string, ground: string][];
const pairs: Partial<Record<TemplateId, Pairs>> = {
  template1: (...look) => {
    const t = tonesFrom(...look);
    return [
      [t.ink, t.paper],
      [t.soft, t.paper],
      [t.soft, t.card],
      [t.mark, t.paper],
      [t.onField, t.field],
      [t.onBand, t.band],
      [t.softOnBand, t.band],
      [t.ink, t.card],
    ];
  },
  template2: (...look) => template2.readPairs(template2.tonesFrom(...look)),
  template3: (...look) => template3.readPairs(template3.tonesFrom(...look)),
  template4: (...look) => template4.readPairs(template4.tonesFrom(...look)),
  template5: (...look) => template5.readPairs(template5.tonesFrom(...look)),
};

describe.each(finishedTemplates)("%s: text is contrasted enough on every ground", (template) => {
  const hues = Array.from({ length: 30 }, (_, at) => at * 12);
  const colours = [
    ...hues.flatMap((h) =>
      [
        [0.3, 0.2],
        [0.9, 0.5],
        [0.6, 0.8],
        [0.05, 0.5],
      ].map(([s = 0, l = 0]) => fromHsl({ h, s, l })),
    ),
    ...["#000000", "#050505", "#808080", "#fdfdfd", "#ffffff", "#ffff00", "#0000ff"],
  ];

  test.each([false, true])("dark: %j, for any palette and any accent", (dark) => {
    for (const hex of colours) {
      const one = { primary: hex, secondary: hex, accent: hex, light: hex, deep: hex, ink: hex };
      for (const read of [
        pairs[template]?.(one, null, dark) ?? [],
        pairs[template]?.(sampleToken.palette, hex, dark) ?? [],
      ]) {
        expect(read.length, "a template names its pairs here").toBeGreaterThan(0);
        for (const [words, ground] of read)
          expect(contrast(words, ground), `${hex}: ${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe("html", () => {
  test("escapes what is put in, but not what it made itself", () => {
    expect(
      html`<b title="${'a"b'}">${"<i>"}${html`<u>${1}</u>`}${[html`x`, "&"]}${null}${false}</b>`.markup,
    ).toBe('<b title="a&quot;b">&lt;i&gt;<u>1</u>x&amp;</b>');
    expect(escapeText("a\u0000b")).toBe("ab");
  });

  test("renders on one line what is written on several", () => {
    const row = html`
      <li class="a"
        id="b">
        two words
        in a row
      </li>
    `;
    expect(
      html`<ol>
      ${row}
      ${[row]}
    </ol>`.markup,
    ).toBe(`<ol>${row.markup.repeat(2)}</ol>`);
    expect(row.markup).toBe('<li class="a" id="b">two words in a row</li>');
  });

  test("leaves the line breaks of what is put in", () => {
    expect(html`<p>${"a\n <b>"}</p>`.markup).toBe("<p>a\n &lt;b&gt;</p>");
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:x",
    " https://a.b",
    "//a.b",
    "/x",
    "data:text/html,x",
    "https://",
    "https://u@h",
    "vbscript:x",
    "http://a b",
    `https://a"b`,
    "ftp://a",
  ])("webUrl refuses %j", (url) => expect(webUrl(url)).toBeNull());
  test.each(["https://a.example/x?y=1#z", "http://localhost:8000/a"])("webUrl lets %j be", (url) =>
    expect(webUrl(url)).toBe(url),
  );
  test.each(["data:text/html,x", 'data:image/png;base64,"', "//evil", "javascript:x"])(
    "pictureUrl refuses %j",
    (url) => expect(pictureUrl(url)).toBeNull(),
  );
  test.each(["/a.webp", "data:image/png;base64,AAAA", "https://a.example/x.png"])(
    "pictureUrl lets %j be",
    (url) => expect(pictureUrl(url)).toBe(url),
  );
});

test.each(finishedTemplates)("%s carries its faces also where its pictures lie in it", (template) => {
  const faces = (facts: SiteFacts) => renderSite(template, deck, facts).match(/@font-face/g);
  const picture = `data:image/png;base64,${"A".repeat(90_000)}`;
  expect(faces({ ...live, logoUrl: picture, bannerUrl: picture })).toEqual(faces(live));
});
