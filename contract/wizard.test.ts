import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryStep, nameHint, narrativeHint, renameIn, websiteStepReady } from "./wizard.ts";

describe("wizard entry", () => {
  const complete = { name: "n", ticker: "T", narrative: "s", image_url: "/i", website_url: null };
  it("takes the query's step, clamped to 1 to 4, 2 where it is no number", () => {
    expect(entryStep(complete, "1")).toBe(1);
    expect(entryStep(complete, "9")).toBe(4);
    expect(entryStep(complete, "-3")).toBe(1);
    expect(entryStep(complete, "x")).toBe(2);
  });
  it("without one: 4 with a website, 3 when complete, else 2", () => {
    expect(entryStep({ ...complete, website_url: "u" }, undefined)).toBe(4);
    expect(entryStep(complete, undefined)).toBe(3);
    expect(entryStep({ ...complete, narrative: "" }, undefined)).toBe(2);
    expect(entryStep({ ...complete, image_url: null }, undefined)).toBe(2);
  });
});

describe("any step in an address", () => {
  const token = { name: "", ticker: "", narrative: "", image_url: null, website_url: null };
  it("opens one of the four", () => {
    const query = fc.oneof(
      fc.string(),
      fc.double(),
      fc.double().map(String),
      fc.constantFrom("0x2", " 3 ", "-0"),
    );
    fc.assert(fc.property(query, (step) => [1, 2, 3, 4].includes(entryStep(token, step))));
  });
  it("counts as none where it is empty", () => {
    expect(entryStep({ ...token, website_url: "u" }, "")).toBe(4);
    expect(entryStep({ ...token, website_url: "u" }, "Infinity")).toBe(2);
    expect(entryStep(token, 3.9)).toBe(3);
  });
});

describe("step 3 Continue", () => {
  const step = {
    premium: false,
    subdomain: "frog",
    template: "template1",
    hasWebsite: false,
    premiumPrompt: "",
  };
  it("standard needs a subdomain and an existing website or a template", () => {
    expect(websiteStepReady(step)).toBe(true);
    expect(websiteStepReady({ ...step, subdomain: "" })).toBe(false);
    expect(websiteStepReady({ ...step, template: null })).toBe(false);
    expect(websiteStepReady({ ...step, template: null, hasWebsite: true })).toBe(true);
  });
  it("premium needs a prompt and a subdomain", () => {
    expect(websiteStepReady({ ...step, premium: true })).toBe(false);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site" })).toBe(true);
    expect(websiteStepReady({ ...step, premium: true, premiumPrompt: "a site", subdomain: "" })).toBe(false);
  });
});

describe("name hint", () => {
  it("speaks up from the 33rd byte", () => {
    expect(nameHint("x".repeat(32))).toBeNull();
    expect(nameHint("x".repeat(33))).toBe(
      "The launchpad allows names of up to 32 bytes; this one has 33. Shorten it before you launch.",
    );
    expect(nameHint("蛙".repeat(11))).toContain("has 33");
  });
});

describe("narrative hint", () => {
  const story =
    "A frog who sells the moon by the slice found that nobody wanted the dark side. So he painted it green, hung a lamp in the middle, and called it a club. Tonight there is a queue, and the frog is checking names. ";
  it.each([
    [201, "Great narrative!"],
    [200, "Good length"],
    [101, "Good length"],
    [100, "Add more detail"],
    [0, "Add more detail"],
  ])("%i characters: %s", (length, hint) => {
    expect(narrativeHint(story.slice(0, length))).toBe(hint);
  });

  it.each([
    "x".repeat(300),
    "asdf ".repeat(60),
    "sdfghjkl wrtzpsdf qwrtzpl kjhgfds ".repeat(8),
    "moon frog ".repeat(30),
    "!!! ".repeat(80),
    "aaaa bbbb cccc dddd eeee ffff gggg hhhh ".repeat(6),
  ])("does not praise %j", (gibberish) => {
    expect(narrativeHint(gibberish)).toBe("Add more detail");
  });

  it.each([
    "Der Frosch, der die Angstschweißperlen zählt, wohnt im Rechtsschutzversicherungsbüro neben dem Teich und spielt dort jeden Abend Karten mit drei Katzen, die ihm die Miete schulden. Heute hat er endlich einmal gewonnen, und alle lachen laut.",
    "Жила-была лягушка, которая продавала луну по кусочкам на рынке у старого моста. Никто не хотел брать тёмную сторону, и тогда она покрасила её в зелёный цвет, повесила лампу и открыла там клуб для друзей, которые приходили каждую ночь.",
    "月をひと切れずつ売るカエルがいました。誰も暗い側を買いたがらないので、緑に塗って、真ん中にランプを吊るし、クラブと名づけました。今夜は長い列ができて、カエルは名前を確かめています。最後に来たのは猫で、名簿にはいませんでしたが、魚を持っていたので中に入れてもらえました。音楽はうるさく、ランプは揺れ、池の水は少し笑いました。翌朝、月は少し小さくなっていましたが、カエルは気にしませんでした。明日もまた売るつもりだからです。みんな眠っている間に、星の値段も調べておきました。安くはありませんでした。",
    "Wen lambo ser? The frog says gm, gn, wagmi and hodl to everyone on the timeline, then he goes back to the pond, because the pond has no charts. LFG, said the newt, who had bought the top again and did not want to talk about it at all.",
  ])("praises a story in any language: %j", (narrative) => {
    expect(narrativeHint(narrative)).toBe("Great narrative!");
  });
});

describe("a text with another name and ticker", () => {
  const frog = { name: "Moon Frog", ticker: "MOONF" };
  const cat = { name: "Sun Cat", ticker: "SUNC" };

  it.each([
    ["Moon Frog hops. $MOONF is its coin.", "Sun Cat hops. $SUNC is its coin."],
    ["MOON FROG and moon frog", "Sun Cat and Sun Cat"],
    ["Moon Frog's pond (MOONF)", "Sun Cat's pond (SUNC)"],
    ["Moon Frogs, a moonf, MOONFISH", "Moon Frogs, a moonf, MOONFISH"],
    ["蛙Moon Frog and éMOONF", "蛙Moon Frog and éMOONF"],
    ["", ""],
  ])("%j becomes %j", (before, after) => expect(renameIn(before, frog, cat)).toBe(after));

  it("names the coin by its ticker where that is the name in capitals", () => {
    const [before, after] = [
      { name: "Frog", ticker: "FROG" },
      { name: "Moon Cat", ticker: "MCAT" },
    ];
    expect(renameIn("Frog is here: buy $FROG, says frog.", before, after)).toBe(
      "Moon Cat is here: buy $MCAT, says Moon Cat.",
    );
  });

  it("names the coin by its ticker after a dollar sign, and where the name stays", () => {
    const before = { name: "FROG", ticker: "FROG" };
    expect(renameIn("FROG is $FROG", before, { name: "Cat", ticker: "MCAT" })).toBe("Cat is $MCAT");
    expect(renameIn("FROG is $FROG", before, { name: "FROG", ticker: "F" })).toBe("F is $F");
  });

  it("reads nothing of the new words as old ones", () => {
    const before = { name: "Frog", ticker: "PEPE" };
    const after = { name: "King PEPE", ticker: "FROG" };
    expect(renameIn("Frog and $PEPE", before, after)).toBe("King PEPE and $FROG");
  });

  it("takes any name and ticker literally, in patterns and in what replaces them", () => {
    const word = fc.stringMatching(/^[A-Za-z$&.*+?()[\]\\^|{}-]{1,8}$/);
    fc.assert(
      fc.property(word, word, (name, other) => {
        const text = `It is ${name} today.`;
        fc.pre(!/^(it|is|today)\.?$/i.test(name));
        const after = { name: other, ticker: "T" };
        expect(renameIn(text, { name, ticker: "" }, after)).toBe(`It is ${other} today.`);
      }),
    );
  });

  it("stays as it is where nothing is called otherwise, or nothing had a name", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(renameIn(text, { name: "", ticker: "" }, cat)).toBe(text);
        expect(renameIn(text, frog, frog).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});
