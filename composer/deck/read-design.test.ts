import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Deck, Mood, type SectionId, sectionIds } from "#contract/deck.ts";
import { readDesign } from "./read-design.ts";

type Look = Partial<Deck["look"]>;
const nothing: Deck["look"] = { accent: null, dark: false, density: "normal" };

describe("the look", () => {
  test.each<[string, Look]>([
    ["", {}],
    ["   ", {}],
    ["qwertz uiop", {}],
    ["something nice please", {}],
    ["make it red", { accent: "#d92d3a" }],
    ["RED!!!", { accent: "#d92d3a" }],
    ["use #12ab34", { accent: "#12ab34" }],
    ["use #1A3", { accent: "#11aa33" }],
    ["colour #12ab34, not #ff0000", { accent: "#12ab34" }],
    ["#12ab3", {}],
    ["sunset colours", { accent: "#f4633a" }],
    ["like the ocean at night", { accent: "#0e7fb8", dark: true }],
    ["forest vibes", { accent: "#2c7a45" }],
    ["hot pink", { accent: "#f0308c" }],
    ["rose gold", { accent: "#c98a7d" }],
    ["black and gold", { accent: "#c9961a", dark: true }],
    ["gold on black", { accent: "#c9961a", dark: true }],
    ["black background with lime green", { accent: "#86c232", dark: true }],
    ["white and blue", { accent: "#2f6fe0" }],
    ["black and white", { accent: "#1a1a1a" }],
    ["blanco y negro", { accent: "#1a1a1a" }],
    ["red or blue", { accent: "#d92d3a" }],
    ["no red", {}],
    ["no red, blue instead", { accent: "#2f6fe0" }],
    ["not red but green", { accent: "#2f9e52" }],
    ["no red or blue", {}],
    ["no red and blue", {}],
    ["anything but purple, say teal", { accent: "#138f8c" }],
    ["without any pink; orange", { accent: "#ef7a1a" }],
    ["less purple", {}],
    ["please don't use yellow", {}],
    ["greenhouse", {}],
    ["dark", { dark: true }],
    ["Dark mode please", { dark: true }],
    ["darker", { dark: true }],
    ["midnight", { dark: true }],
    ["not dark", {}],
    ["not too dark", {}],
    ["no dark mode", {}],
    ["nothing dark", {}],
    ["it should not be dark", {}],
    ["light and bright", {}],
    ["not light", { dark: true }],
    ["no white background", { dark: true }],
    ["dark and gold", { dark: true, accent: "#c9961a" }],
    ["not dark and gold", { accent: "#c9961a" }],
    ["airy", { density: "airy" }],
    ["lots of white space", { density: "airy" }],
    ["clean and minimal", { density: "airy" }],
    ["compact", { density: "compact" }],
    ["keep it short", { density: "compact" }],
    ["not compact", {}],
    ["not so dense, rather airy", { density: "airy" }],
    ["make it more playful", { mood: "playful" }],
    ["fun and silly", { mood: "playful" }],
    ["less playful", {}],
    ["not playful", {}],
    ["not playful but elegant", { mood: "elegant" }],
    ["elegant", { mood: "elegant" }],
    ["a luxurious, dark look", { mood: "elegant", dark: true }],
    ["calm and quiet", { mood: "calm" }],
    ["loud!", { mood: "loud" }],
    ["bold orange", { mood: "loud", accent: "#ef7a1a" }],
    ["retro", { mood: "retro" }],
    ["80s arcade", { mood: "retro" }],
    ["old-school", { mood: "retro" }],
    ["cyberpunk", { mood: "cyber" }],
    ["sci-fi hacker", { mood: "cyber" }],
    ["oscuro y dorado", { accent: "#c9961a", dark: true }],
    ["fondo negro con verde", { accent: "#2f9e52", dark: true }],
    ["sin rojo, azul", { accent: "#2f6fe0" }],
    ["no muy oscuro", {}],
    ["más divertido", { mood: "playful" }],
    ["elegante y espacioso", { mood: "elegant", density: "airy" }],
    ["compacto y retro", { mood: "retro", density: "compact" }],
    ["a calm, airy, navy page", { mood: "calm", density: "airy", accent: "#27408f" }],
  ])("%j", (prompt, look) => expect(readDesign(prompt).look).toEqual({ ...nothing, ...look }));

  test.each(["dark blue", "deep blue", "azul oscuro"])("%j is a darker blue on a light page", (prompt) => {
    const { accent, dark } = readDesign(prompt).look;
    expect(dark).toBe(false);
    expect(accent).not.toBe("#2f6fe0");
    expect(accent).toBe(readDesign("dark blue").look.accent);
  });

  test.each(["light green", "pastel green", "neon green"])("%j is a green of its own", (prompt) => {
    expect(readDesign(prompt).look.accent).not.toBe("#2f9e52");
    expect(readDesign(prompt).look.dark).toBe(false);
  });
});

describe("the parts", () => {
  test.each<[string, SectionId[]]>([
    ["no roadmap", ["roadmap"]],
    ["No Roadmap.", ["roadmap"]],
    ["no road map please", ["roadmap"]],
    ["without FAQ", ["faq"]],
    ["without the FAQ section", ["faq"]],
    ["hide tokenomics", ["tokenomics"]],
    ["please remove the chart", ["chart"]],
    ["I don't want a roadmap", ["roadmap"]],
    ["we do not need any questions", ["faq"]],
    ["get rid of the community section", ["community"]],
    ["leave out how to buy", ["howToBuy"]],
    ["no roadmap or faq", ["roadmap", "faq"]],
    ["no roadmap, faq or chart", ["chart", "roadmap", "faq"]],
    ["hide the roadmap and the chart", ["chart", "roadmap"]],
    ["no roadmap, faq first", ["roadmap"]],
    ["don't hide the roadmap", []],
    ["do not remove the faq", []],
    ["a roadmap", []],
    ["keep the roadmap, no chart", ["chart"]],
    ["only the story and faq", ["howToBuy", "tokenomics", "chart", "roadmap", "community"]],
    ["sin hoja de ruta", ["roadmap"]],
    ["sin preguntas ni comunidad", ["community", "faq"]],
    ["oculta la tokenómica", ["tokenomics"]],
    ["no quiero roadmap", ["roadmap"]],
    ["red, no plan", ["roadmap"]],
    ["no jokes in the story", []],
  ])("%j hides %j", (prompt, hidden) => expect(readDesign(prompt).hidden).toEqual(hidden));

  test.each<[string, SectionId[]]>([
    ["story first", ["story"]],
    ["FAQ at the top", ["faq", "story"]],
    ["put the faq first", ["faq", "story"]],
    ["start with the roadmap", ["roadmap", "story"]],
    ["begin with tokenomics and chart", ["tokenomics", "chart", "story"]],
    ["the community should come first", ["community", "story"]],
    ["no roadmap, faq first", ["faq", "story"]],
    ["don't put faq first", ["story", "howToBuy"]],
    ["roadmap before tokenomics", ["story", "howToBuy", "roadmap", "tokenomics"]],
    ["show the chart above the story", ["chart", "story"]],
    ["story after faq", ["howToBuy", "tokenomics", "chart", "roadmap", "community", "faq", "story"]],
    ["story last", ["howToBuy", "tokenomics", "chart", "roadmap", "community", "faq", "story"]],
    ["end with how to buy", ["story", "tokenomics", "chart", "roadmap", "community", "faq", "howToBuy"]],
    ["primero la comunidad", ["story"]],
    ["preguntas al principio", ["faq", "story"]],
    ["empieza con la historia", ["story", "howToBuy"]],
    ["hoja de ruta antes de tokenomics", ["story", "howToBuy", "roadmap", "tokenomics"]],
    ["first of all, be nice", ["story", "howToBuy"]],
  ])("%j begins %j", (prompt, order) =>
    expect(readDesign(prompt).order.slice(0, order.length)).toEqual(order),
  );
});

test("whatever is written, each part stands once and the look is one", () => {
  const known = fc.constantFrom(
    ..."no not without hide only first last before after and or , . red dark blue black playful faq roadmap story the".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(known).map((all) => all.join(" ")),
      ),
      (prompt) => {
        const { order, hidden, look } = readDesign(prompt);
        expect([...order].sort()).toEqual([...sectionIds].sort());
        expect(hidden.every((id) => sectionIds.includes(id))).toBe(true);
        expect(look.accent ?? "#000000").toMatch(/^#[0-9a-f]{6}$/);
        if (look.mood) expect(Mood.safeParse(look.mood).success).toBe(true);
      },
    ),
  );
});
