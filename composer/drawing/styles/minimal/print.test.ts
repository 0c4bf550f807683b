import { describe, expect, it } from "vitest";
import { toHsl } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import { chroma } from "../../../colour/lightness.ts";
import { deeper, inShades, plateOf, printed, toneOf } from "./print.ts";

const inks = {
  page: "#2b41c0",
  form: "#1b2a80",
  shade: "#1b2a80",
  ink: "#080a14",
  paper: "#f6f7fc",
  hues: ["#ee7a2b", "#5fb84a"],
  limb: "#f6f7fc",
  glove: "#f6f7fc",
  place: null,
};
const [orange, green] = ["#ee7a2b", "#5fb84a"] as const;
const fox = plateOf("#e8782a", inks);
const goat = plateOf("#f2efe9", inks);
const cat = plateOf("#26242c", inks);

describe("the ink of a colour", () => {
  it("is the one most like it, whatever most of the picture is", () => {
    for (const plate of [fox, goat, cat]) {
      expect(toneOf("#fff4e6", plate)).toBe(inks.paper);
      expect(toneOf("#1d1a26", plate)).toBe(inks.ink);
      expect(toneOf("#e58a3c", plate)).toBe(orange);
      expect(toneOf("#4fa83f", plate)).toBe(green);
    }
  });

  it("is that of the picture for shades of most of it", () => {
    const moss = { ...fox, main: "#8a7a3a", tone: green };
    expect(toneOf("#8f7f40", moss)).toBe(green);
  });
});

it("prints the darker part of a thing in its shade rather than in an ink of another hue", () => {
  const turtle = plateOf("#7ccb4e", { ...inks, hues: ["#7ccb4e", "#8290a8", "#dfe88a"] });
  expect(toneOf("#3f7a38", turtle)).toBe(deeper(turtle.tone, turtle.inks));
  expect(toneOf("#7d8ba6", turtle)).toBe("#8290a8");
});

it("prints what lies on somebody in no ink of theirs, but tears", () => {
  const bowl = { ...plateOf("#e58a3c", inks), besides: inks.paper };
  expect(toneOf("#ffffff", bowl)).toBe(deeper(inks.paper, inks));
  expect(toneOf("#6cc7f5", bowl)).toBe(inks.paper);
  const book = { ...plateOf("#ffffff", inks), besides: inks.ink };
  expect(toneOf("#1d1a26", book)).toBe(deeper(inks.ink, inks));
  expect(toneOf("#e8782a", { ...book, besides: orange })).not.toBe(orange);
});

it("prints horns that a page like paper would hide in bone, but no gloves", () => {
  const bull = { ...fox, inks: { ...inks, page: "#ebf7fd" } };
  const pale = new Set(["#f6ead2", "#ffffff"]);
  expect(toneOf("#f6ead2", bull)).toBe(inks.paper);
  const horn = toneOf("#f6ead2", { ...bull, pale });
  expect(luminance(horn)).toBeLessThan(0.7);
  expect(toneOf("#ffffff", { ...bull, pale })).toBe(inks.paper);
});

it("prints wings of glass that a page like paper would hide in grey paper", () => {
  const fly = { ...fox, inks: { ...inks, page: "#ebf7fd" } };
  const wing = toneOf("#dff2fb", { ...fly, pale: new Set(["#dff2fb", "#ffffff"]) });
  expect(toneOf("#dff2fb", fly)).toBe(inks.paper);
  expect(luminance(wing)).toBeLessThan(luminance(inks.paper) - 0.15);
});

it("prints steel in a grey where no ink is one, and never in a colour", () => {
  const tap = { ...plateOf("#dfe4ec", { ...inks, hues: ["#5d8a4c", "#eebb8c"] }) };
  expect(chroma(toneOf("#8d97a6", tap))).toBeLessThan(0.15);
  expect(toneOf("#5f8d50", tap)).toBe("#5d8a4c");
});

it("prints tears in paper, and on white cheeks in blue", () => {
  expect(toneOf("#6cc7f5", fox)).toBe(inks.paper);
  const bluebird = plateOf("#6cbdf0", { ...inks, hues: ["#6cbdf0"] });
  expect(toneOf("#6cbdf0", bluebird), "who is blue is no tear").toBe("#6cbdf0");
  const { h } = toHsl(toneOf("#6cc7f5", goat));
  expect([h > 195, h < 225]).toEqual([true, true]);
});

it("prints tears of who is white in another blue than the page, and all else of it", () => {
  const azure = { ...inks, page: "#2489e0", form: "#6bb4f2" };
  const tear = toneOf("#6cc7f5", plateOf("#f2efe9", azure));
  for (const ground of [azure.page, azure.form, azure.paper])
    expect(contrast(tear, ground), ground).toBeGreaterThan(1.9);
});

const EDGE = 'fill="none" stroke="#1d1a26" stroke-width="3.4" stroke-linejoin="round"';
const formOf = (fill: string) => `<path fill="${fill}" d="M0 0h9v9z"/><path ${EDGE} d="M0 0h9v9z"/>`;
const strokesOf = (drawn: string) => [...drawn.matchAll(/stroke="([^"]+)"/g)].map(([, stroke]) => stroke);

describe("a printed drawing", () => {
  it("has an edge below each form in the shade of its ink, and no line but around the whites of eyes", () => {
    const form = printed(formOf("#ee7a2b"), fox);
    expect(form).toContain(`<g transform="translate(0 4)"><path fill="${deeper(orange, inks)}"`);
    // On other forms alone: below the whole figure it would be a rim.
    expect(form).toMatch(
      /^<clipPath id="all"><path [^>]*d="M0 0h9v9z"\/><\/clipPath><g clip-path="url\(#all\)">/,
    );
    expect(form.lastIndexOf(`fill="${orange}"`)).toBeGreaterThan(form.indexOf("</g>"));
    expect(strokesOf(form)).toEqual([]);
    const faceOf = (fill: string) => `<g class="face">${formOf(fill)}</g>`;
    expect(strokesOf(printed(faceOf("#1d1a26"), fox)), "lips are as bold as they are dark").toEqual([
      inks.ink,
    ]);
    expect(strokesOf(printed(faceOf("#ffffff"), goat))).toEqual([inks.ink]);
  });

  it("has no shade in it, and nothing half transparent", () => {
    const body =
      '<path fill="#cc9151" d="M0 0h9v9z"/><g class="shade" clip-path="url(#c)"><path fill="#ee7a2b" d="M0 0z"/></g><ellipse fill="#ff7f93aa" cx="1" cy="1" rx="1" ry="1"/>';
    expect(printed(body, fox)).toBe(`<path fill="${orange}" d="M0 0h9v9z"/>`);
  });

  it("has light brows and lips on black fur", () => {
    const lips = '<g class="face"><path fill="#1d1a26" d="M0 0h3z"/></g>';
    expect(printed(lips, cat)).toContain(inks.paper);
    expect(printed(lips, fox)).toContain(inks.ink);
  });

  it("has a light in its eyes, which is their pupil on black fur", () => {
    const oval = (fill: string, r: number) => `<ellipse fill="${fill}" cx="2" cy="2" rx="${r}" ry="${r}"/>`;
    const eye = `<g class="face">${oval("#1d1a26", 2)}${oval("#ffffff", 1)}</g>`;
    const [dark, light] = [inks.ink, inks.paper];
    const ofPaints = (drawn: string) => [...drawn.matchAll(/ fill="([^"]+)"/g)].map(([, paint]) => paint);
    expect(ofPaints(printed(eye, fox))).toEqual([dark, light]);
    expect(ofPaints(printed(eye, cat))).toEqual([light, dark]);
  });

  it("parts a dark beak from the eyes beside it, but not the ears of a panda", () => {
    const eye = (at: number) =>
      `<g class="face"><path fill="#1d1a26" d="M0 ${at}L3 ${at}L3 ${at + 3}Z"/></g>`;
    const beak = formOf("#1d1a26").replaceAll("M0 0h9v9z", "M0 0L9 0L9 9Z");
    const soft = `fill="${deeper(inks.ink, inks)}"`;
    expect(printed(beak + eye(9), fox)).toContain(soft);
    expect(printed(beak + eye(90), fox)).not.toContain(soft);
    expect(printed(beak + eye(9), goat)).not.toContain(soft);
  });

  it("has two eyes alike, though one of them is on a patch", () => {
    const patch = '<ellipse fill="#4a3626" cx="2" cy="2" rx="9" ry="9"/>';
    const eye = (x: number) =>
      `<ellipse fill="#1d1a26" cx="${x}" cy="2" rx="2" ry="2"/><ellipse fill="#ffffff" cx="${x - 0.5}" cy="1.5" rx="1" ry="1"/>`;
    const paints = (drawn: string) =>
      [...drawn.matchAll(/ fill="([^"]+)"/g)].slice(1).map(([, paint]) => paint);
    const pale = [inks.paper, inks.ink];
    expect(paints(printed(`${patch}<g class="face">${eye(2)}${eye(40)}</g>`, fox))).toEqual([
      ...pale,
      ...pale,
    ]);
  });

  it("has light eyes on a dark mask, though its fur is light", () => {
    const mask = '<ellipse fill="#4a3626" cx="2" cy="2" rx="9" ry="9"/>';
    const eye = '<g class="face"><ellipse fill="#1d1a26" cx="2" cy="2" rx="2" ry="2"/></g>';
    expect(printed(mask + eye, fox)).toContain(`fill="${inks.paper}"`);
    expect(printed(eye, fox)).not.toContain(`fill="${inks.paper}"`);
  });

  it("has dark lips, and rings around its eyes, on a pale muzzle of black fur", () => {
    const muzzle = '<ellipse fill="#f4efe6" cx="2" cy="2" rx="9" ry="9"/>';
    const lips = '<g class="face"><path fill="#1d1a26" d="M0 0L3 0L3 3Z"/></g>';
    expect(printed(muzzle + lips, cat)).toContain(`fill="${inks.ink}" d=`);
    expect(printed(lips, cat)).not.toContain(`fill="${inks.ink}" d=`);
  });
});

it("shows what stands behind a page like paper in darker shades of it", () => {
  const pale = { ...inks, page: "#fff4e3", shade: "#ffd98f" };
  const [light, dark] = ["#ffffff", "#101010"].map((fill) => inShades(`="${fill}"`, pale).slice(2, 9));
  expect(luminance(light ?? "")).toBeLessThan(luminance(pale.page) - 0.03);
  expect(luminance(dark ?? "")).toBeLessThan(luminance(light ?? ""));
});

describe("a face on brown fur", () => {
  const otter = plateOf("#8a5734", { ...inks, hues: ["#8a5530", "#f0435e"] });
  const fur = '<path fill="#8a5734" d="M0 0L200 0L200 200L0 200Z"/>';
  const muzzle = '<ellipse fill="#f7efe2" cx="100" cy="130" rx="60" ry="30"/>';
  const eye = '<ellipse fill="#ffffff" cx="80" cy="80" rx="18" ry="20"/>';
  const faced = (below: string, face: string) => printed(`${below}<g class="face">${face}</g>`, otter);

  it("has a mouth that is open in ink with a tongue, not in white", () => {
    const mouth =
      '<ellipse fill="#1d1a26" cx="100" cy="140" rx="12" ry="16"/><ellipse fill="#f0435e" cx="100" cy="148" rx="7" ry="6"/>';
    expect(faced(fur, mouth)).toContain(`<ellipse fill="${inks.ink}" cx="100" cy="140"`);
  });

  it("has a ring around the white of an eye only where that touches a white muzzle", () => {
    const isRinged = (drawn: string) => /<ellipse[^>]*stroke="#[^"]+"[^>]*cx="80"/.test(drawn);
    expect(isRinged(faced(fur, eye))).toBe(false);
    expect(isRinged(faced(fur + muzzle, eye))).toBe(true);
  });

  it("has a thinner line between teeth than around eyes", () => {
    const tooth = '<path fill="#ffffff" d="M100 120L110 120L109 140L100 140Z"/>';
    expect(faced(fur + muzzle, tooth)).toContain('stroke-width="1.6"');
  });
});
