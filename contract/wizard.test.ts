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
      "A launchpad takes names of up to 32 bytes; this one has 33. Shorten it before you launch.",
    );
    expect(nameHint("蛙".repeat(11))).toContain("has 33");
  });
});

describe("narrative hint", () => {
  it.each([
    [201, "Great narrative!"],
    [200, "Good length"],
    [101, "Good length"],
    [100, "Add more detail"],
    [0, "Add more detail"],
  ])("%i characters: %s", (length, hint) => {
    expect(narrativeHint("x".repeat(length))).toBe(hint);
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
