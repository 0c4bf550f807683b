import { beforeAll, describe, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import type { Relation } from "../reading/relation.ts";
import { BANNER, SHARE } from "./cast.ts";
import { restaged } from "./promo.ts";

beforeAll(needPictures, 120_000);

describe("a wide picture", () => {
  test("on a banner has its name left of the hero, and clear of the corner that a profile's picture covers", () => {
    const { width, height, hero, room } = BANNER;
    expect(hero.x - hero.size / 2).toBeGreaterThanOrEqual(room.x + room.width);
    expect(hero.x + hero.size / 2).toBeLessThanOrEqual(width);
    expect(room.y + room.height).toBeLessThanOrEqual(height * 0.8);
  });

  test("shows nobody in a block of water or before a tile of paper, and neither does a page", async () => {
    const water = "#1d78b8";
    const idea = { prompt: "a shark afraid of water", imageStyle: "cartoon", seed: "wide" } as const;
    const { logo, banner, kit } = await compose(idea, pictureFiles);
    const { poses, share } = kit();
    const drawn = [banner, share, ...poses.map(({ drawing }) => drawing)];
    expect(logo.svg).toContain(water);
    for (const { svg } of drawn) expect(svg).not.toContain(water);
  });

  test("on a share card has all that matters in its middle square", () => {
    const { width, height, hero, room } = SHARE;
    const [left, right] = [(width - height) / 2, (width + height) / 2];
    for (const [from, to] of [
      [hero.x - hero.size / 2, hero.x + hero.size / 2],
      [room.x, room.x + room.width],
    ] as const) {
      expect(from).toBeGreaterThanOrEqual(left);
      expect(to).toBeLessThanOrEqual(right);
    }
    expect(hero.y + hero.size / 2).toBeLessThanOrEqual(room.y);
    expect(room.y + room.height).toBeLessThanOrEqual(height);
  });
});

const relations = ["holds", "drinks", "lifts", "guards", "rides", "wears", "in"] satisfies Relation[];

test.each([null, ...relations])("the act %s is played again in two other ways", (relation) => {
  for (const own of ["wave", "point", "cheer", "hold", "lift"] as const) {
    const [banner, share] = [
      restaged("banner", relation, own, false),
      restaged("share", relation, own, false),
    ];
    expect(banner.pose).not.toBe(share.pose);
    if (banner.relation === relation) expect(banner.pose).not.toBe(own);
    if (share.relation === relation) expect(share.pose).not.toBe(own);
  }
});

test.each(["fights", "throws", "plays", "hangs"] as const)("who %s does so in the same pose", (relation) => {
  expect(restaged("banner", relation, "punch", false).pose).toBe("punch");
  expect(restaged("share", relation, "punch", false).pose).toBe("punch");
});

test("who is angry is so on the banner, and who feels nothing in particular looks otherwise", () => {
  const { expression } = restaged("banner", "fights", "punch", false);
  expect([expression("angry"), expression("happy"), expression("smug")]).toEqual([
    "angry",
    "determined",
    "happy",
  ]);
});

test.each(imageStyles)("logo, banner and share card show another hero each: %s", async (imageStyle) => {
  for (const prompt of ["an otter paying rent with clams", "a lonely toaster", "a walrus"]) {
    const made = await compose({ prompt, imageStyle, seed: "promo" }, pictureFiles);
    const shown = [made.logo, made.banner, made.kit().share].map(
      ({ svg }) => new Set(svg.match(/ d="[^"]+"/g)),
    );
    for (const [at, one] of shown.entries()) {
      const other = shown[(at + 1) % 3] ?? new Set();
      expect([...one].filter((path) => !other.has(path)).length, prompt).toBeGreaterThan(2);
    }
  }
});
