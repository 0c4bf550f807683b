import { describe, expect, it } from "vitest";
import { moods } from "#contract/deck.ts";
import { utf8Bytes } from "#contract/primitives.ts";
import { sampleDeck } from "../sample.ts";
import { type Face, MOST_FACES, shownWithFaces } from "./fonts/faces.ts";
import { html } from "./html.ts";
import { noMarks } from "./marks.ts";
import type { Page, Rendered } from "./parts.ts";
import { PAGE_LIMIT, sitePage } from "./site-page.ts";
import { moodOf, propertiesOf } from "./style-sheet.ts";
import { live, soon } from "./testing/states.ts";

const face = (family: string, bytes: number): Face => ({ family, rule: `/*${family}*/`.padEnd(bytes, "-") });
const [small, other, third, large] = [
  face("Small", 500),
  face("Other", 500),
  face("Third", 500),
  face("Large", 70_000),
] as const;

const pageWith = (faces: readonly Face[], letters: number, facts = live): string =>
  sitePage({ deck: sampleDeck(), facts, marks: noMarks }, () => ({
    themeColour: "#ffffff",
    css: "",
    faces,
    body: html`<main id="main"><p>${"w".repeat(letters)}</p></main>`,
  }));

/** The families that a page of so many letters carries, of those that its template asks for. */
const carried = (faces: readonly Face[], letters = 10, facts = live): string[] => {
  const page = pageWith(faces, letters, facts);
  return faces.flatMap(({ family, rule }) => (page.includes(rule) ? [family] : []));
};

describe("the faces of a page", () => {
  it("are those that it asks for first, two at most", () => {
    expect(MOST_FACES).toBe(2);
    expect(carried([small, other, third])).toEqual(["Small", "Other"]);
    expect(carried([])).toEqual([]);
  });

  it("are left to the system where there is no room for them, the next one is still carried", () => {
    expect(carried([large, small])).toEqual(["Small"]);
    const room = PAGE_LIMIT - utf8Bytes(pageWith([], 0));
    expect(carried([small], room)).toEqual([]);
    expect(carried([small], room - 1500)).toEqual(["Small"]);
  });

  it("are no weight that a picture within the page takes away", () => {
    const logoUrl = `data:image/png;base64,${"A".repeat(2 * PAGE_LIMIT)}`;
    expect(carried([small], 10, { ...live, iconUrl: logoUrl })).toEqual(["Small"]);
  });

  it("are waited for by as many elements as there are faces", () => {
    expect(shownWithFaces([small])).toContain('html{font-family:"Small"}');
    expect(shownWithFaces([small])).not.toContain("body");
    expect(shownWithFaces([small, other])).toContain('body{font-family:"Other"}');
  });
});

describe("a page that is too heavy", () => {
  const renders: boolean[] = [];
  const render = ({ thrift }: Page): Rendered => {
    renders.push(thrift);
    return { themeColour: "#ffffff", css: "", body: html`<p>${"x".repeat(thrift ? 10 : PAGE_LIMIT)}</p>` };
  };

  it("is made again without what is there for joy alone", () => {
    const page = sitePage({ deck: sampleDeck(), facts: soon, marks: noMarks }, render);
    expect(renders).toEqual([false, true]);
    expect(page.length).toBeLessThan(PAGE_LIMIT);
  });
});

describe("a page's script", () => {
  it("is there only with an address to copy", () => {
    expect(pageWith([], 10, live)).toContain("<script>");
    expect(pageWith([], 10, soon)).not.toContain("<script>");
  });
});

describe("a style sheet", () => {
  it("has its properties in the order in which they are given", () => {
    expect(propertiesOf({ ink: "#111111", edge: "1rem" })).toBe("--ink:#111111;--edge:1rem");
    expect(propertiesOf({})).toBe("");
  });

  it("changes for the asked mood alone", () => {
    const { look } = sampleDeck();
    const rules = { calm: "1", loud: "2", elegant: "3", playful: "4", retro: "5", cyber: "6" };
    expect(moodOf({ ...look, mood: undefined }, rules)).toBe("");
    expect(moods.map((mood) => moodOf({ ...look, mood }, rules))).toEqual(["1", "2", "3", "4", "5", "6"]);
  });
});
