import { describe, expect, it } from "vitest";
import { toHsl } from "../../colour/colour.ts";
import { isLostOn, lineTone, printed, printedIn, printingOf } from "./minimal/tones.ts";

const tones = { ink: "#101820", fill: "#f4f0e8", page: "#2fa4dc", edge: null };
const of = (colours: string[]) => printingOf(colours, tones, "#e05020");

describe("a picture's printing", () => {
  it("has its own colour for a spot, the first that is neither ink nor paper", () => {
    const penguin = of(["#2d3340", "#ffffff", "#f6a623"]);
    expect(printedIn("#1d1a26", penguin)).toBe(tones.ink);
    expect(printedIn("#ffffff", penguin)).toBe(tones.fill);
    expect(printedIn("#f6a623", penguin)).toBe(penguin.spot);
    expect(of(["#ffffff", "#111111"]).spot).toBe(of(["#e05020"]).spot);
  });

  it("keeps black fur apart from the lines on it, pale fur from the whites of eyes, and tears blue", () => {
    const bat = of(["#34313d", "#ffffff"]);
    expect(printedIn("#34313d", bat)).toBe(bat.dark);
    const { s: strong } = toHsl(bat.dark);
    expect(strong, "black fur is not green").toBeLessThan(0.1);
    expect(new Set([bat.dark, bat.ink, bat.fill, bat.deep, bat.spot]).size).toBe(5);
    const hedgehog = of(["#e3c9a0", "#6a4a30"]);
    for (const pale of ["#e3c9a0", "#6cc7f5"]) {
      expect(printedIn(pale, hedgehog)).not.toBe(tones.fill);
      expect(printedIn(pale, hedgehog)).not.toBe(hedgehog.spot);
    }
  });

  it("keeps what is much lighter or darker than that apart", () => {
    const monkey = of(["#8a5734", "#f0cfa0"]);
    expect(printedIn("#f0cfa0", monkey)).toBe(tones.fill);
    const box = of(["#f0a030", "#7a3010"]);
    expect(printedIn("#7a3010", box)).toBe(box.deep);
  });

  it("keeps what is of another hue in a tone of that hue", () => {
    const glass = of(["#2f7fc0", "#c0203a"]);
    expect([glass.spot, glass.deep, glass.fill, tones.ink]).not.toContain(printedIn("#c0203a", glass));
    expect(printedIn("#3a86c4", glass)).toBe(glass.spot);
  });

  it("keeps grey on who is of a colour: armour is not skin", () => {
    const { s: strong } = toHsl(printedIn("#8b9099", of(["#e0a060"])));
    expect(strong).toBeLessThan(0.1);
    const hippo = of(["#8b9099", "#f0cfa0"]);
    expect(printedIn("#8b9099", hippo)).toBe(hippo.spot);
  });

  it("leaves no other colour in a drawing, and no shade", () => {
    const body =
      '<path fill="#cc9151" d="M0 0h9v9z"/><g class="shade" clip-path="url(#c)"><path fill="#f3ad61" d="M0 0z"/></g><path fill="#8a4a10" d="M1 1h2z"/><ellipse fill="#ff7f93aa" cx="1" cy="1" rx="1" ry="1"/>';
    const printing = of(["#f3ad61"]);
    expect(fillsOf(printed(body, printing))).toEqual([printing.spot, printing.deep]);
  });

  it("keeps what is a little lighter or darker in tints: a pineapple has its pattern", () => {
    const printing = of(["#f3ad61"]);
    const tones = ["#e39443", "#f3ad61", "#ffc88a"].map((colour) => printedIn(colour, printing));
    expect(new Set(tones).size).toBe(3);
    for (const tone of tones) expect(Math.abs(toHsl(tone).h - toHsl(printing.spot).h)).toBeLessThan(6);
  });

  const EDGE = 'fill="none" stroke="#1d1a26" stroke-width="3.4" stroke-linejoin="round"';
  const formOf = (fill: string) => `<path fill="${fill}" d="M0 0h9v9z"/><path ${EDGE} d="M0 0h9v9z"/>`;

  it("shows the page between its forms; a face has lines that are the dark of the form they go around", () => {
    const fox = of(["#ee7a2b"]);
    const faceOf = (fill: string) => `<g class="face">${formOf(fill)}</g>`;
    expect(strokesOf(printed(formOf("#ee7a2b"), fox))).toEqual([tones.page]);
    expect(strokesOf(printed(faceOf("#ee7a2b"), fox))).toEqual([lineTone(fox.spot)]);
    expect(toHsl(lineTone(fox.spot)).l).toBeLessThan(toHsl(fox.spot).l - 0.1);
    expect(strokesOf(printed(faceOf("#ffffff"), fox)), "goggles").toEqual(["none"]);
    expect(strokesOf(printed(faceOf("#ffffff"), of(["#f6f6f6"])))).not.toEqual(["none"]);
  });

  it("keeps what is far stronger than the picture's own colour: a monk's robe is not his skin", () => {
    const monk = of(["#d9a577"]);
    expect(printedIn("#f28a1c", monk)).not.toBe(monk.spot);
    expect(toHsl(printedIn("#f28a1c", monk)).s).toBeGreaterThan(toHsl(monk.spot).s + 0.2);
  });

  it("knows what would be lost on a page", () => {
    expect(isLostOn("#e8f3fa", "#f4f0e8")).toBe(true);
    expect(isLostOn("#e8f3fa", "#ee7a2b")).toBe(false);
    expect(isLostOn("#2fa4dc", "#e8883a")).toBe(false);
  });
});

const fillsOf = (drawn: string) => [...drawn.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill);
const strokesOf = (drawn: string) => [...drawn.matchAll(/stroke="([^"]+)"/g)].map(([, stroke]) => stroke);
