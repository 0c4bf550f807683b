import { describe, expect, it } from "vitest";
import { sampleDeck } from "../sample.ts";
import { writeDeck } from "../write-deck.ts";
import { deckLanguage, languageOf, letterRules, markLanguages } from "./page-language.ts";
import { finishedTemplates, renderSite } from "./render-site.ts";
import { live, states } from "./testing/states.ts";

describe("the language of a text", () => {
  it.each([
    ["A frog with a plan", "en", "ltr"],
    ["Una rana con un plan", "en", "ltr"],
    ["月亮青蛙", "zh", "ltr"],
    ["月に住むカエル", "ja", "ltr"],
    ["달에 사는 개구리", "ko", "ltr"],
    ["ضفدع القمر", "ar", "rtl"],
    ["قورباغه و پنیر", "fa", "rtl"],
    ["چاند کا مینڈک ہے", "ur", "rtl"],
    ["צפרדע הירח", "he", "rtl"],
    ["Лунная лягушка", "ru", "ltr"],
    ["Місячна жаба її", "uk", "ltr"],
    ["Ο βάτραχος", "el", "ltr"],
    ["กบบนดวงจันทร์", "th", "ltr"],
    ["चाँद का मेंढक", "hi", "ltr"],
    ["🐸 1,000", "en", "ltr"],
    ["FROG 月亮上的青蛙每天早上", "zh", "ltr"],
  ])("%s is %s, %s", (text, lang, dir) => expect(languageOf(text)).toEqual({ lang, dir }));

  it("is that of most of its deck's words", () => {
    expect(deckLanguage(sampleDeck(), [])).toEqual({ lang: "en", dir: "ltr" });
    expect(deckLanguage({ ...sampleDeck(), disclaimer: "ضفدع" }, []).lang).toBe("en");
  });

  it("is not that of a name, however often it is said", () => {
    const name = "ضفدع القمر الطويل جدا";
    const words = { ...sampleDeck(), disclaimer: `${name} is ours. `.repeat(400) };
    expect(deckLanguage(words, []).lang).toBe("ar");
    expect(deckLanguage(words, [name, "MOON"]).lang).toBe("en");
  });
});

it("spaces no letters that join, and gives tall ones room", () => {
  expect(letterRules({ lang: "fa", dir: "rtl" })).toMatch(/letter-spacing:0.*line-height:1.25/);
  expect(letterRules({ lang: "th", dir: "ltr" })).toMatch(/^h1.*line-height:1.25/);
  expect(letterRules({ lang: "he", dir: "rtl" })).toBe("");
});

describe("what a page's texts say of themselves", () => {
  const english = { lang: "en", dir: "ltr" } as const;
  const arabic = { lang: "ar", dir: "rtl" } as const;
  it.each([
    ['<p dir="auto">A frog</p>', english, "<p>A frog</p>"],
    ['<p class="x" dir="auto">ضفدع</p>', english, '<p class="x" lang="ar" dir="rtl">ضفدع</p>'],
    ['<p dir="auto">青蛙</p>', english, '<p lang="zh">青蛙</p>'],
    ['<dd dir="auto">1,000</dd>', arabic, "<dd>1,000</dd>"],
    ['<p dir="auto">ضفدع</p>', arabic, "<p>ضفدع</p>"],
    ['<p dir="auto">A frog</p>', arabic, '<p lang="en" dir="ltr">A frog</p>'],
    ['<a lang="en" href="/">Skip</a>', english, '<a href="/">Skip</a>'],
    ['<a lang="en" href="/">Skip</a>', arabic, '<a lang="en" dir="ltr" href="/">Skip</a>'],
    ['<nav lang="en"><a>One</a></nav>', arabic, '<nav lang="en"><a>One</a></nav>'],
    ['<h1 dir="auto"><b>A</b></h1>', english, '<h1 dir="auto"><b>A</b></h1>'],
    ['<p dir="auto">dir=&quot;auto&quot;&gt;</p>', english, "<p>dir=&quot;auto&quot;&gt;</p>"],
  ])("%s", (markup, page, marked) => expect(markLanguages(markup, page)).toBe(marked));

  const names = ["ضفدع القمر", "MOON"];
  it.each([
    ["ضفدع القمر is here.", english, '<p><bdi dir="ltr"><bdi>ضفدع القمر</bdi> is here.</bdi></p>'],
    ["Friends of ضفدع القمر", english, '<p><bdi dir="ltr">Friends of <bdi>ضفدع القمر</bdi></bdi></p>'],
    ["ضفدع القمر", english, '<p lang="ar"><bdi>ضفدع القمر</bdi></p>'],
    [
      "MOON يبحث عن الجبن كل صباح",
      english,
      '<p lang="ar" dir="rtl"><bdi dir="rtl"><bdi>MOON</bdi> يبحث عن الجبن كل صباح</bdi></p>',
    ],
    ["ضفدع القمر يبحث عن الجبن", arabic, "<p>ضفدع القمر يبحث عن الجبن</p>"],
    [
      "ضفدع القمر is here.",
      arabic,
      '<p lang="en" dir="ltr"><bdi dir="ltr"><bdi>ضفدع القمر</bdi> is here.</bdi></p>',
    ],
    ["MOONS and MOON", english, "<p>MOONS and MOON</p>"],
  ])("a text's side is that of its words, not of the name in it: %s", (text, page, marked) =>
    expect(markLanguages(`<p dir="auto">${text}</p>`, page, names)).toBe(marked),
  );

  it("takes no part of an entity for a name", () => {
    const markup = '<p dir="auto">ضفدع &amp; &#39; amp &lt;b&gt; (c&#43;) يبحث عن الجبن</p>';
    const marked = markLanguages(markup, arabic, ["amp", "39", "(c", "lt"]);
    expect(marked).toBe(
      '<p><bdi dir="rtl">ضفدع &amp; &#39; <bdi>amp</bdi> &lt;b&gt; <bdi>(c</bdi>&#43;) يبحث عن الجبن</bdi></p>',
    );
  });
});

describe.each(finishedTemplates)("%s", (template) => {
  const page = (name: string) => {
    const { deck, facts } = states[name] ?? { deck: sampleDeck(), facts: live };
    return renderSite(template, deck, facts);
  };

  it.each([
    ["arabic", '<html lang="ar" dir="rtl">'],
    ["hebrew", '<html lang="he" dir="rtl">'],
    ["chinese", '<html lang="zh">'],
    ["japanese", '<html lang="ja">'],
    ["live", '<html lang="en">'],
  ])("tells its language and its side: %s", (name, tag) => expect(page(name)).toContain(tag));

  it("keeps the side of its words, whatever the script of its name", () => {
    const [name, ticker] = ["ضفدع القمر", "ضفدع"];
    const narrative = "A frog mines cheese. Nobody asked why. Everybody came.";
    const deck = writeDeck({ name, ticker, narrative, prompt: null, designPrompt: null, seed: "side" });
    const english = renderSite(template, deck, { ...live, name, ticker });
    expect(english).toContain('<html lang="en">');
    expect(english).toContain(`<bdi>${name}</bdi> is a meme token.`);
    expect(english).not.toContain('dir="rtl"');
  });

  it("says what it says itself in English, on a page in another language", () => {
    expect(page("arabic")).toMatch(/<nav[^>]* lang="en"/);
    expect(page("arabic")).toMatch(/<a class="skip" lang="en" dir="ltr"/);
  });

  it("carries no face that its letters are not in", () => {
    expect(page("live").includes("@font-face")).toBe(template !== "template2");
    for (const name of ["arabic", "chinese", "japanese"]) expect(page(name)).not.toContain("@font-face");
  });
});
