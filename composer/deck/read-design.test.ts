import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Deck, Mood, type SectionId, sectionIds } from "#contract/deck.ts";
import { fromHsl, hueDistance, toHsl } from "../colour/colour.ts";
import type { Palette } from "../palette.ts";
import { designsOf, readDesign } from "./read-design.ts";

type Look = Partial<Deck["look"]>;
const allBut = (...kept: SectionId[]) => sectionIds.filter((id) => !kept.includes(id));
const paletteOf = (primary: string): Palette => ({
  primary,
  secondary: "#888888",
  accent: "#999999",
  light: "#ffffff",
  deep: "#111111",
  ink: "#000000",
});
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
    ["less playful", { mood: "calm" }],
    ["less loud", { mood: "calm" }],
    ["weniger verspielt", { mood: "calm" }],
    ["less elegant, please", { mood: "playful" }],
    ["less retro", {}],
    ["I hate purple", {}],
    ["I hate purple and pink", {}],
    ["I dislike dark purple", {}],
    ["we don't like green; orange", { accent: "#ef7a1a" }],
    ["not a fan of retro", {}],
    ["I don't hate purple", { accent: "#8344d8" }],
    ["purple is ugly, blue", { accent: "#2f6fe0" }],
    ["everything except red", {}],
    ["no dark blue", {}],
    ["odio el morado", {}],
    ["no me gusta el rosa", {}],
    ["je n'aime pas le violet", {}],
    ["ich hasse lila", {}],
    ["Lila mag ich nicht, lieber grün", { accent: "#2f9e52" }],
    ["odeio roxo", {}],
    ["make the text bigger", { density: "airy" }],
    ["bigger letters", { density: "airy" }],
    ["the font is too small", { density: "airy" }],
    ["smaller text", { density: "compact" }],
    ["a bigger logo", {}],
    ["größere Schrift", { density: "airy" }],
    ["texto más grande", { density: "airy" }],
    ["texte plus grand", { density: "airy" }],
    ["fonte maior", { density: "airy" }],
    ["kein Fahrplan, dunkel", { dark: true }],
    ["schwarz und gold", { accent: "#c9961a", dark: true }],
    ["nicht dunkel, bitte blau", { accent: "#2f6fe0" }],
    ["nicht zu hell", { dark: true }],
    ["weißer Hintergrund, verspielt", { mood: "playful" }],
    ["noir et or", { accent: "#c9961a", dark: true }],
    ["fond sombre, plus ludique", { mood: "playful", dark: true }],
    ["rouge ou bleu", { accent: "#d92d3a" }],
    ["pas de rouge mais du vert", { accent: "#2f9e52" }],
    ["luxueux et épuré", { mood: "elegant", density: "airy" }],
    ["preto e dourado", { accent: "#c9961a", dark: true }],
    ["mais escuro e mais divertido", { mood: "playful", dark: true }],
    ["não muito escuro, verde", { accent: "#2f9e52" }],
    ["a cool website", {}],
    ["brain rot", {}],
    ["no purple, pink or red", {}],
    ["no purple, pink or red, but blue", { accent: "#2f6fe0" }],
    ["less purple and more green", { accent: "#2f9e52" }],
    ["white text on black", { dark: true }],
    ["text in white, black background", { dark: true }],
    ["black text on white", {}],
    ["no white text", {}],
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

describe("a conversation", () => {
  const design = (...messages: string[]) => readDesign(messages.join("\n"));

  test.each<[string[], Look]>([
    [["red", "blue"], { accent: "#2f6fe0" }],
    [["ocean blue", "dark", "more playful"], { accent: "#0e7fb8", dark: true, mood: "playful" }],
    [["dark", "not so dark"], {}],
    [["dark", "light and bright"], {}],
    [["dark", "pastel red"], { dark: true, accent: readDesign("pastel red").look.accent }],
    [["playful", "not playful"], {}],
    [["playful", "not loud"], { mood: "playful" }],
    [["airy", "compact"], { density: "compact" }],
    [["compact", "not compact"], {}],
    [["dark blue", "no blue"], {}],
    [["green", "no blue"], { accent: "#2f9e52" }],
    [["louder", "asdf", ""], { mood: "loud" }],
    [["red", "", "dark"], { accent: "#d92d3a", dark: true }],
  ])("%j", (messages, look) => expect(design(...messages).look).toEqual({ ...nothing, ...look }));

  test("a later message turns the color of an earlier one", () => {
    expect(design("blue", "warmer").look.accent).toBe(readDesign("warmer", paletteOf("#2f6fe0")).look.accent);
  });

  test("a part that was hidden comes back where it is named again, and moved parts stay where they are", () => {
    expect(design("no roadmap", "no faq").hidden).toEqual(["roadmap", "faq"]);
    expect(design("no roadmap, no faq", "bring back the roadmap").hidden).toEqual(["faq"]);
    expect(design("faq first", "chart first").order.slice(0, 2)).toEqual(["chart", "faq"]);
    expect(design("faq first", "dark").order[0]).toBe("faq");
  });

  test("has a design before the first message, and one after each", () => {
    expect(designsOf("dark\nasdf\nred").map(({ look }) => [look.dark, look.accent])).toEqual([
      [false, null],
      [true, null],
      [true, null],
      [true, "#d92d3a"],
    ]);
  });
});

describe("warmth and strength", () => {
  /** Of a blue token. */
  const blue = paletteOf("#2f6fe0");
  const accentOf = (prompt: string, palette: Palette | null = blue) =>
    readDesign(prompt, palette).look.accent ?? "none";
  const isWarm = (hex: string) => hueDistance(toHsl(hex).h, 22) <= 24;
  const isCool = (hex: string) => hueDistance(toHsl(hex).h, 216) <= 32;

  test.each([
    "Warmer colours, no roadmap, more playful",
    "warm",
    "less cold",
    "colores cálidos",
    "wärmere Farben",
    "des couleurs plus chaudes",
    "cores mais quentes",
  ])("%j is warm, with a palette and without", (prompt) => {
    expect(accentOf(prompt)).toSatisfy(isWarm);
    expect(accentOf(prompt, null)).toSatisfy(isWarm);
  });

  test.each(["cooler colours", "cold", "less warm", "colores fríos", "kühle Farben", "couleurs froides"])(
    "%j is cool, with a palette and without",
    (prompt) => {
      expect(accentOf(prompt, paletteOf("#d92d3a"))).toSatisfy(isCool);
      expect(accentOf(prompt, null)).toSatisfy(isCool);
    },
  );

  test("every hue can be warmed and cooled", () => {
    for (let h = 0; h < 360; h += 15) {
      const palette = paletteOf(fromHsl({ h, s: 0.7, l: 0.5 }));
      expect(accentOf("warmer", palette)).toSatisfy(isWarm);
      expect(accentOf("cooler colours", palette)).toSatisfy(isCool);
    }
  });

  test("two tokens that are both turned warm stay two colours", () => {
    expect(accentOf("warmer", paletteOf("#2f9e52"))).not.toBe(accentOf("warmer", paletteOf("#ec5c9a")));
  });

  test.each(["pastel", "soft colours", "Pastellfarben", "tons pastel", "tonos pastel"])(
    "%j keeps the token's hue and makes it pale",
    (prompt) => {
      const { h, l } = toHsl(accentOf(prompt));
      expect(hueDistance(h, toHsl(blue.primary).h)).toBeLessThan(3);
      expect(l).toBeGreaterThan(0.7);
      expect(toHsl(accentOf(prompt, null)).l).toBeGreaterThan(0.7);
    },
  );

  test.each(["vivid", "bright colours", "knallige Farben", "colores vivos", "couleurs vives"])(
    "%j keeps the token's hue and makes it strong",
    (prompt) => {
      const { h, s } = toHsl(accentOf(prompt));
      expect(hueDistance(h, toHsl(blue.primary).h)).toBeLessThan(3);
      expect(s).toBeGreaterThan(0.9);
    },
  );

  test("pastel and warm are granted together, a pastel red is still a red", () => {
    expect(accentOf("warm pastel colours")).toSatisfy(isWarm);
    expect(toHsl(accentOf("warm pastel colours")).l).toBeGreaterThan(0.7);
    expect(accentOf("pastel colours with red")).toBe(accentOf("pastel red"));
  });

  test.each(["not warm", "no pastel colours", "keine warmen Farben"])("%j asks for no colour", (prompt) =>
    expect(accentOf(prompt)).toBe("none"),
  );
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
    ["Warmer colours, no roadmap, more playful", ["roadmap"]],
    ["I hate roadmaps, I hate the roadmap", ["roadmap"]],
    ["hide everything but the story", allBut("story")],
    ["hide everything except the story and the FAQ", allBut("story", "faq")],
    ["remove all sections but the chart", allBut("chart")],
    ["show everything except the roadmap", ["roadmap"]],
    ["everything but the roadmap and faq", ["roadmap", "faq"]],
    ["just the story", allBut("story")],
    ["oculta todo menos la historia", allBut("story")],
    ["kein Fahrplan, dunkel", ["roadmap"]],
    ["ohne Fahrplan und Fragen", ["roadmap", "faq"]],
    ["den Fahrplan bitte weglassen", ["roadmap"]],
    ["nur die Geschichte", allBut("story")],
    ["pas de feuille de route", ["roadmap"]],
    ["cache le graphique", ["chart"]],
    ["tout sauf la feuille de route", ["roadmap"]],
    ["sem roteiro nem perguntas", ["roadmap", "faq"]],
    ["apenas a história", allBut("story")],
    ["tire o gráfico", ["chart"]],
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
    ["primero la comunidad", ["community", "story"]],
    ["roadmap at the very top then tokenomics", ["roadmap", "tokenomics", "story"]],
    ["FAQ first, then the chart, then community", ["faq", "chart", "community", "story"]],
    ["first the roadmap, then faq", ["roadmap", "faq", "story"]],
    ["start with tokenomics, followed by the chart", ["tokenomics", "chart", "story"]],
    ["roadmap first, faq second, chart third", ["roadmap", "faq", "chart", "story"]],
    ["faq, then chart, then story", ["faq", "chart", "story", "howToBuy"]],
    ["faq first, then chart, story last", ["faq", "chart", "howToBuy", "tokenomics"]],
    ["no faq, then make it red", ["story", "howToBuy"]],
    ["zuerst der Fahrplan, dann die Fragen", ["roadmap", "faq", "story"]],
    ["Fragen ganz oben", ["faq", "story"]],
    ["commence par la feuille de route, puis le graphique", ["roadmap", "chart", "story"]],
    ["perguntas no topo, depois o gráfico", ["faq", "chart", "story"]],
    ["primero preguntas, luego la comunidad", ["faq", "community", "story"]],
    ["preguntas al principio", ["faq", "story"]],
    ["empieza con la historia", ["story", "howToBuy"]],
    ["hoja de ruta antes de tokenomics", ["story", "howToBuy", "roadmap", "tokenomics"]],
    ["first of all, be nice", ["story", "howToBuy"]],
  ])("%j begins %j", (prompt, order) =>
    expect(readDesign(prompt).order.slice(0, order.length)).toEqual(order),
  );
});

test("a part that is named twice moves once", () => {
  const { order } = readDesign("story story after roadmap");
  expect(order.indexOf("story")).toBe(order.indexOf("roadmap") + 1);
  expect(order.filter((id) => id === "story")).toEqual(["story"]);
});

test("whatever is written, each part stands once and the look is one", () => {
  const known = fc.constantFrom(
    ..."no not hate less without hide only everything but except first last then before after and or , . red dark blue black warm pastel text bigger playful faq roadmap story the".split(
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
