/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, it } from "vitest";
import { type Hsl, toHex, toHsl } from "../../colour/colour.ts";
import { contrast, luminance } from "../../colour/contrast.ts";
import { apart } from "../../colour/lightness.ts";
import { needPictures, pictureFiles } from "../../making/picture-files.ts";
import { readIdea } from "../../reading/read-idea.ts";
import { drawToken } from "../draw-token.ts";
import { tryOf } from "../staging.ts";

beforeAll(needPictures, 120_000);

const ideas = [
  "a fox selling insurance",
  "a white swan",
  "a raven stealing a wedding cake",
  "a gorilla doing taxes",
  "a bee knitting a scarf",
  "the last fax machine",
  "a green frog in a yellow taxi",
  "an elephant with a tiny umbrella",
  "a clown at the dentist",
  "rent is due",
  "the last pickle in the jar",
];

const logoOf = async (idea: string, seed: string): Promise<string> => {
  const order = { reading: readIdea(idea), name: "Some Name", pictures: pictureFiles } as const;
  return (await drawToken({ ...order, style: "minimalistic", seed })).logo().svg;
};

const logosOf = (idea: string): Promise<string[]> =>
  Promise.all([0, 1, 2].map((nth) => logoOf(idea, tryOf("s", nth))));

const paintsIn = (svg: string): string[] =>
  [...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, paint = ""]) => paint);

const isClear = (colour: string, page: string): boolean => contrast(colour, page) >= 1.9;

/** How much of a logo has each colour, seen as small as an avatar. */
const seenIn = (svg: string): ReadonlyMap<string, number> => {
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: 64 } }).render();
  const seen = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = toHex([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  return seen;
};

const TEARS = "#3d9bf0";

describe.each(ideas)("a minimalistic logo of %s", (idea) => {
  it("has a page, a shade of it, ink, paper and a few flat colours, and no gradient", async () => {
    for (const svg of await logosOf(idea)) {
      const inks = new Set(paintsIn(svg).filter((paint) => paint !== TEARS));
      expect(inks.size).toBeLessThanOrEqual(12);
      expect(svg).not.toMatch(/Gradient|<filter|opacity/);
    }
  });

  it("stands off its page by light, at the size of an avatar too", async () => {
    for (const svg of await logosOf(idea)) {
      const [page = "#000000"] = paintsIn(svg);
      const clear = [...seenIn(svg)].filter(([colour]) => isClear(colour, page));
      expect(clear.reduce((sum, [, count]) => sum + count, 0) / 64 / 64).toBeGreaterThan(0.1);
    }
  });
});

it("shows who is black by day in a place, but not at an hour that is named", async () => {
  const lightIn = async (idea: string) =>
    (await logosOf(idea)).map((svg) => luminance(paintsIn(svg)[0] ?? ""));
  expect(Math.min(...(await lightIn("a gorilla with a tiny umbrella")))).toBeGreaterThan(0.3);
  expect(Math.max(...(await lightIn("a gorilla in the forest at midnight")))).toBeLessThan(0.2);
});

it("is on a page of another colour each try", async () => {
  for (const idea of ideas) {
    const pages = (await logosOf(idea)).map((svg) => svg.slice(0, svg.indexOf("<g")));
    expect(new Set(pages.map((page) => paintsIn(page)[0])).size, idea).toBe(pages.length);
  }
});

/** The colours of a logo, row by row, so many to a side. */
const rowsOf = (svg: string, side: number): string[] => {
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: side } }).render();
  return Array.from({ length: side * side }, (_, at) =>
    toHex([pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]),
  );
};

it("has a page of one colour from corner to corner where no place was named", async () => {
  for (const idea of ["a jealous toaster", "rent is due", "paper hands"])
    for (const svg of await logosOf(idea)) {
      const rows = rowsOf(svg, 64);
      const corners = [rows[0], rows[63], rows[63 * 64], rows[63 * 64 + 63]];
      expect(new Set(corners), idea).toEqual(new Set([paintsIn(svg)[0]]));
    }
});

/** The commonest colours of the upper left and the lowest row, where nobody stands. */
const placeOf = async (idea: string): Promise<{ sky: Hsl; ground: Hsl }> => {
  const [svg = ""] = await logosOf(idea);
  const rows = rowsOf(svg, 64);
  return { sky: toHsl(rows[64 * 20 + 1] ?? ""), ground: toHsl(rows[64 * 62 + 1] ?? "") };
};

it("keeps the colours of a place: a beach its sand and sky, a desert its orange, a night its dark", async () => {
  for (const idea of ["a router on the beach", "a white goose on the beach", "a crab on the beach"]) {
    const { sky, ground } = await placeOf(idea);
    // A day at the beach is no night.
    expect(sky.l, idea).toBeGreaterThan(0.35);
    expect([sky.h > 170 && sky.h < 225, ground.h > 25 && ground.h < 55, ground.l > 0.4], idea).toEqual([
      true,
      true,
      true,
    ]);
  }
  for (const idea of ["a penguin in the desert", "a polar bear in the desert"]) {
    const { sky, ground } = await placeOf(idea);
    for (const { h, s } of [sky, ground]) expect([h > 10 && h < 45, s > 0.4], idea).toEqual([true, true]);
  }
  for (const idea of ["a panda on the night shift", "a raven at midnight", "a black cat in the moonlight"])
    expect((await placeOf(idea)).sky.l, idea).toBeLessThan(0.5);
  expect((await placeOf("a camel in the snow")).ground.l).toBeGreaterThan(0.85);
});

it.each([
  "a fox",
  "a swan",
  "a raven",
  "an otter",
  "a crab",
  "a gorilla",
  "a frog",
  "an elephant",
  "a bee",
  "a pig",
])("has a page that most of %s stands off by a light of two and a half to one", async (idea) => {
  for (const svg of await logosOf(idea)) {
    const [page = ""] = paintsIn(svg);
    const ground = paintsIn(svg.slice(0, svg.indexOf("<g")));
    const others = [...seenIn(svg)].filter(
      ([colour]) => !ground.includes(colour) && contrast(colour, page) > 1.1,
    );
    const [most] = others.sort(([, a], [, b]) => b - a);
    expect(contrast(most?.[0] ?? page, page)).toBeGreaterThanOrEqual(2.5);
  }
});

/** The colour that most of what stands on the page has. */
const mainOf = async (idea: string): Promise<string> => {
  const [svg = ""] = await logosOf(idea);
  const [page = "#000000"] = paintsIn(svg);
  const standing = [...seenIn(svg)].filter(([colour]) => isClear(colour, page));
  const [most] = standing.sort(([, a], [, b]) => b - a);
  return most?.[0] ?? "";
};

it("prints everybody in their own colours: orange, white, grey and black", async () => {
  const fox = toHsl(await mainOf("a fox"));
  expect([fox.h > 10 && fox.h < 45, fox.s > 0.6]).toEqual([true, true]);
  expect(toHsl(await mainOf("a swan")).l).toBeGreaterThan(0.9);
  const elephant = toHsl(await mainOf("an elephant"));
  expect([elephant.s < 0.3, elephant.l > 0.4 && elephant.l < 0.8]).toEqual([true, true]);
  expect(toHsl(await mainOf("a raven")).l).toBeLessThan(0.12);
});

it("has one page in logo, banner and icon, and one edge around the hero in every pose", async () => {
  const order = {
    reading: readIdea("a polar bear with an ice cream"),
    name: "Some Name",
    pictures: pictureFiles,
  };
  const { logo, banner, kit } = await drawToken({ ...order, style: "minimalistic", seed: "s" });
  const { icon, share, poses } = kit("BEAR");
  const [page = ""] = paintsIn(logo().svg);
  for (const { svg } of [banner(), icon, share]) expect(paintsIn(svg)[0]).toBe(page);
  for (const { name, drawing } of poses) expect(paintsIn(drawing.svg), name).toContain(page);
});

it("is on a page that wings, sleeves and legs stand off as well, whatever most of the hero is", async () => {
  for (const idea of ["a mosquito", "a penguin in a white suit", "a sheep", "a magpie"])
    for (const svg of await logosOf(idea)) {
      const [page = ""] = paintsIn(svg);
      const isPale = luminance(page) > 0.8;
      expect(isPale, idea).toBe(false);
    }
});

/** How much of a logo is of a hue. */
const seenOf = async (idea: string, from: number, to: number): Promise<number> => {
  const [svg = ""] = await logosOf(idea);
  const seen = [...seenIn(svg)].filter(([colour]) => {
    const { h, s, l } = toHsl(colour);
    return h >= from && h <= to && s > 0.4 && l > 0.25 && l < 0.9;
  });
  return seen.reduce((sum, [, count]) => sum + count, 0) / 64 / 64;
};

it("prints what a hero holds in its own hue beside the hero's", async () => {
  expect(await seenOf("a fox holding a cactus", 10, 40)).toBeGreaterThan(0.1);
  expect(await seenOf("a fox holding a cactus", 80, 170)).toBeGreaterThan(0.02);
  expect(await seenOf("a yellow duck holding a red balloon", 0, 20)).toBeGreaterThan(0.01);
});

it("prints brown as brown, and clothes in their own colour", async () => {
  const brown = toHsl(await mainOf("an otter"));
  expect([brown.h > 10 && brown.h < 45, brown.l < 0.5]).toEqual([true, true]);
  expect(await seenOf("a firefighter", 0, 30)).toBeGreaterThan(0.01);
});

it("prints the desk of an octopus as brown, and gives the edges of forms no ink", async () => {
  expect(await seenOf("an octopus at a job interview", 15, 35)).toBeGreaterThan(0.1);
});

it("lets black and white stand off every page", async () => {
  for (const idea of ["a goose holding a bomb", "a raven reading a newspaper"])
    for (const svg of await logosOf(idea)) {
      const [page = ""] = paintsIn(svg);
      const plain = paintsIn(svg).filter((paint) => toHsl(paint).l < 0.12 || toHsl(paint).l > 0.95);
      for (const paint of plain) expect(contrast(paint, page), idea).toBeGreaterThan(1.8);
    }
});

it("has dark pupils in the eyes of black things", async () => {
  const [svg = ""] = await logosOf("a piano with stage fright");
  const ovals = [...svg.matchAll(/<ellipse fill="(#[^"]+)"/g)].map(([, fill = ""]) => fill);
  expect(ovals.filter((fill) => toHsl(fill).l < 0.12).length).toBeGreaterThanOrEqual(2);
});

it.each(["a cowboy hugging a cow", "a cowboy snail and his dog"])(
  "shows the whole brim of the hat of %s",
  async (idea) => {
    const [svg = ""] = await logosOf(idea);
    const rows = rowsOf(svg, 128);
    const sides = rows.filter((_, at) => at < 128 * 90 && (at % 128 === 0 || at % 128 === 127));
    expect(new Set(sides).size).toBe(1);
  },
);

it("sets limbs of paper off from a white page", async () => {
  const order = { reading: readIdea("wen lambo"), name: "Wen Lambo", pictures: pictureFiles, seed: "s" };
  const { kit } = await drawToken({ ...order, style: "minimalistic" });
  const [{ drawing } = { drawing: { svg: "" } }] = kit("WEN").poses;
  const { pixels, width } = new Resvg(drawing.svg, { fitTo: { mode: "width", value: 128 } }).render();
  const columnsWhere = (isSeen: (at: number) => boolean): number =>
    new Set(
      Array.from({ length: pixels.length / 4 }, (_, at) => at)
        .filter(isSeen)
        .map((at) => at % width),
    ).size;
  const isDrawn = (at: number) => (pixels[at * 4 + 3] ?? 0) > 128;
  const isInk = (at: number) => isDrawn(at) && Math.min(...pixels.slice(at * 4, at * 4 + 3)) < 190;
  expect(columnsWhere(isInk)).toBeGreaterThan(columnsWhere(isDrawn) - 4);
});

it("has one quiet form behind a hero who has nothing else, and furniture behind in shades of the page", async () => {
  const [alone = ""] = await logosOf("a jealous toaster");
  expect(alone).toMatch(/^<svg[^>]*><rect[^>]*\/><circle/);
  for (const logo of await logosOf("a peacock with stage fright")) {
    const [page = ""] = paintsIn(logo);
    const [, second = ""] = paintsIn(logo.slice(logo.indexOf("<g")));
    expect(Math.abs(toHsl(second).h - toHsl(page).h), `${second} on ${page}`).toBeLessThan(12);
  }
});

it("prints the second of two brown ones in a tint, so that each is seen", async () => {
  const [logo = ""] = await logosOf("a bull fighting a bear");
  const browns = [...seenIn(logo)].filter(([colour, count]) => count > 60 && toHsl(colour).h < 30);
  expect(browns.length).toBeGreaterThan(1);
});

it("gives a plain room a wall that suits who is in it, and a floor in a shade of that", async () => {
  for (const idea of ["a pug in the kitchen", "an octopus in the kitchen"]) {
    const { sky, ground } = await placeOf(idea);
    expect(Math.abs(sky.h - ground.h), idea).toBeLessThan(8);
    expect(ground.l, idea).toBeLessThan(sky.l);
  }
});

/** The page and the one form on it. */
const groundOf = async (idea: string): Promise<readonly [page: string, form: string]> => {
  const [svg = ""] = await logosOf(idea);
  const [page = "", form = ""] = paintsIn(svg.slice(0, svg.search(/<(g|mask)/)));
  return [page, form];
};

it("is light where who is dark stands on it, with a form in another clear tone", async () => {
  for (const idea of ["a bear", "a crab", "a gorilla", "a sad balloon", "a squirrel hoarding nuts"]) {
    const [page, form] = await groundOf(idea);
    expect(contrast(page, "#000000"), idea).toBeGreaterThan(8);
    expect(apart(page, form), idea).toBeGreaterThan(0.1);
  }
});

it("gives the hands of things gloves on a page like paper that are seen there and are no black balls", async () => {
  const [svg = ""] = await logosOf("a sad balloon");
  const [page = ""] = paintsIn(svg);
  const gloves = [...svg.matchAll(/<ellipse [^>]*?fill="(#[^"]+)"/g)].map(([, fill = ""]) => toHsl(fill));
  const dark = [...seenIn(svg)].filter(([colour]) => toHsl(colour).l < 0.12);
  expect(luminance(page)).toBeGreaterThan(0.8);
  expect(gloves.filter(({ s, l }) => s > 0.4 && l < 0.5).length).toBeGreaterThanOrEqual(2);
  expect(dark.reduce((sum, [, count]) => sum + count, 0) / 64 / 64).toBeLessThan(0.03);
});

it("shows the page around who is before it, and none of it around who is before a door", async () => {
  for (const [idea, isBefore] of [
    ["a pelican stuck in an elevator", true],
    ["a fish in a spaceship", false],
  ] as const) {
    const [svg = ""] = await logosOf(idea);
    expect(svg.includes("<mask"), idea).toBe(!isBefore);
  }
});

it("parts what is beside somebody by the page, not by a rim of the body's shade", async () => {
  const [svg = ""] = await logosOf("a unicorn paying rent");
  const [page = ""] = paintsIn(svg);
  const rims = [...svg.matchAll(/<g [^>]*fill="(#[^"]+)" stroke="\1"/g)].filter(([, rim]) => rim !== page);
  expect(rims).toEqual([]);
});

it("has a hill that no dragon is lost on, and no hair of its sky around what stands there", async () => {
  expect((await placeOf("a green dragon on a hill")).ground.h).toBeGreaterThan(180);
  const [svg = ""] = await logosOf("a frog at the beach");
  const [sky = ""] = paintsIn(svg);
  expect(paintsIn(svg).filter((paint) => paint === sky)).toHaveLength(1);
});

it("has a dusk behind who is as orange as a desert", async () => {
  for (const idea of ["a fox in the desert", "a camel in the desert"]) {
    const { sky, ground } = await placeOf(idea);
    expect([sky.h > 180 && sky.h < 250, ground.h > 15 && ground.h < 45], idea).toEqual([true, true]);
  }
});

it("draws lines of speed in a shade of a page like paper", async () => {
  const [svg = ""] = await logosOf("a bison delivering mail");
  const [page = ""] = paintsIn(svg);
  const beside = rowsOf(svg, 128).filter((_, at) => at > 128 * 66 && (at % 128 < 8 || at % 128 > 98));
  expect(luminance(page)).toBeGreaterThan(0.8);
  expect(beside.filter((colour) => apart(colour, page) > 0.1).length).toBeGreaterThan(60);
});

it("stands two beside each other upright", async () => {
  for (const idea of ["a cat and a dog sharing an umbrella", "a goose with a knife"])
    for (const svg of await logosOf(idea)) expect(svg, idea).not.toMatch(/rotate\(-?7 /);
});

it("cuts no gap into who holds something of its own lightness: a shade of the body parts them", async () => {
  // The hero's own edge alone is a gap in which the page is seen.
  for (const idea of ["a polar bear selling ice cream", "a bear with a honey pot"])
    for (const seed of ["s", "t", "u"])
      expect((await logoOf(idea, seed)).split('fill="black" stroke="black"').length).toBe(2);
});

it("shows who is as white as glass behind a windscreen in a shade of that", async () => {
  for (const idea of ["a ghost driving a bus", "a clown stuck in traffic"]) {
    const seen = seenIn(await logoOf(idea, "s"));
    const pale = [...seen].filter(([colour]) => luminance(colour) > 0.85);
    const shaded = [...seen].filter(([colour]) => luminance(colour) > 0.3 && luminance(colour) < 0.7);
    const sum = (some: typeof pale) => some.reduce((all, [, count]) => all + count, 0) / 64 / 64;
    expect(sum(pale), idea).toBeGreaterThan(0.05);
    expect(sum(shaded), idea).toBeGreaterThan(0.05);
  }
});
