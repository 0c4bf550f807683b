import { darken, lighten, mix, tune } from "../../colour/colour.ts";
import type { Random } from "../../seeded/random.ts";
import { type Cast, LOGO, type Style, turned } from "../cast.ts";
import { wear } from "../gear/wear.ts";
import { PixelCanvas, paintPiece, ridgeHeights, spriteCanvas } from "../pixels/canvas.ts";
import { type PixelName, paintName, pixelName } from "../pixels/letters.ts";
import { groundShapes } from "../scenes/ground.ts";
import type { Orb } from "../scenes/recipes.ts";
import { document } from "../svg.ts";

const LOGO_CELLS = 43;
const LOGO_CELL = 12;
const WIDE_CELL = 10;

/** Real pixel art: one grid, few colours, an outline, light from one side, nothing finer than a cell. */
export const pixel: Style = {
  logo: (cast) => {
    const canvas = backdrop(cast, LOGO_CELLS, LOGO_CELLS, 21, cast.random("pixel-scene"));
    putFigure(canvas, cast, 21, 22, cast.random("pixel").chance(0.5) ? 1 : -1);
    // 43 cells of 12 are 516: two units bleed off each side.
    return document(LOGO, LOGO, canvas.toPaths(LOGO_CELL, -2, -2));
  },
  wide: (cast, stage) => {
    const side = cast.random("pixel-banner").chance(0.5) ? 1 : -1;
    const { width, height, hero, room } = turned(stage, side);
    const [columns, rows] = [Math.ceil(width / WIDE_CELL), Math.ceil(height / WIDE_CELL)];
    const set = pixelName(cast.name, Math.floor((room.width / WIDE_CELL) * 1.15), Math.floor(rows * 0.8));
    const figureX = set ? Math.round(hero.x / WIDE_CELL) : Math.floor(columns / 2);
    const canvas = backdrop(cast, columns, rows, figureX, cast.random("pixel-scene"));
    putFigure(canvas, cast, figureX, Math.floor(rows / 2), side);
    if (set) putName(canvas, cast, set, Math.round((room.x + room.width / 2) / WIDE_CELL));
    return document(width, height, canvas.toPaths(WIDE_CELL));
  },
  figure: (cast) => {
    const canvas = new PixelCanvas(LOGO_CELLS, LOGO_CELLS);
    putFigure(canvas, cast, 21, 21, 1);
    return canvas.outlined("#ffffff").toPaths(LOGO_CELL - 1, 8, 8);
  },
};

const putName = (canvas: PixelCanvas, cast: Cast, set: PixelName, x: number): void => {
  const face = tune(cast.palette.accent, { s: 0.95, l: 0.68 });
  const letters = paintName(set, lighten(face, 0.35), face).outlined(cast.palette.ink);
  const left = Math.round(x - letters.width / 2);
  const top = Math.round((canvas.height - letters.height) / 2);
  const shadow = new PixelCanvas(letters.width, letters.height);
  shadow.paint((cx, cy) => (letters.get(cx, cy) ? cast.palette.ink : null));
  canvas.stamp(shadow, left, top + 1);
  canvas.stamp(letters, left, top);
};

/** The sky in stepped bands, stars or flakes as single cells, the ground ragged at the cell. */
const backdrop = (
  cast: Cast,
  width: number,
  height: number,
  figureX: number,
  random: Random,
): PixelCanvas => {
  const recipe = cast.scene;
  const canvas = new PixelCanvas(width, height);
  const [top, middle, low] = recipe.sky;
  const bands = [top, mix(top, middle, 0.5), middle, mix(middle, low, 0.5), low];
  canvas.paint((x, y) => {
    const at = (y / height) * 0.98 * bands.length;
    const dither = at - Math.floor(at) > 0.78 && (x + y) % 2 === 0 ? 1 : 0;
    return bands[Math.min(bands.length - 1, Math.floor(at) + dither)] ?? low;
  });
  paintSpecks(canvas, recipe.specks, random);
  const left = width > height ? figureX < width / 2 : random.chance(0.5);
  paintOrb(
    canvas,
    recipe.orb,
    Math.round(width * (width > height ? (left ? 0.05 : 0.95) : left ? 0.13 : 0.87)),
    Math.round(height * 0.17),
    Math.max(4, Math.round(height * 0.11)),
  );
  if (recipe.ground !== "none") paintGround(canvas, cast, random);
  return canvas;
};

const paintGround = (canvas: PixelCanvas, cast: Cast, random: Random): void => {
  const { ground, groundColours } = cast.scene;
  const { far, near } = groundShapes(ground, canvas.width, canvas.height, canvas.height * 0.8, random);
  const [nearColour, farColour] = groundColours;
  const [farRidge, nearRidge] = [ridgeHeights(far, canvas.width), ridgeHeights(near, canvas.width)];
  canvas.paint((x, y) => {
    const depth = y + 0.5 - (nearRidge[x] ?? 0);
    if (depth < 0) return y + 0.5 >= (farRidge[x] ?? canvas.height) ? farColour : null;
    if (depth < 1) return lighten(nearColour, 0.25);
    return (x * 7 + y * 13) % 11 === 0 ? darken(nearColour, 0.14) : nearColour;
  });
  if (ground !== "craters") return;
  for (let at = 0; at < canvas.width / 12; at++) {
    const left = random.between(0, canvas.width - 5);
    const y = random.between(Math.round(canvas.height * 0.86), canvas.height - 2);
    for (let x = left; x < left + 5; x++) canvas.set(x, y, darken(nearColour, 0.28));
    for (let x = left + 1; x < left + 4; x++) canvas.set(x, y + 1, lighten(nearColour, 0.2));
  }
};

const paintSpecks = (canvas: PixelCanvas, kind: string, random: Random): void => {
  const colours: Record<string, string[]> = {
    stars: ["#ffffff", "#ffe9a8", "#9fb4ff"],
    snow: ["#ffffff"],
    bubbles: ["#d8f6ff"],
    sparks: ["#ffd166", "#ff9f4a"],
    leaves: ["#f4d35e", "#9bd770"],
    rain: ["#bcd2f5"],
    confetti: ["#ffd23f", "#3bceac", "#ff6f91", "#7cc6fe"],
  };
  const tones = colours[kind];
  if (!tones) return;
  for (let count = 0; count < (canvas.width * canvas.height) / 60; count++) {
    const [x, y] = [random.between(0, canvas.width - 1), random.between(0, canvas.height - 1)];
    const colour = tones[random.between(0, tones.length - 1)] ?? "#ffffff";
    canvas.set(x, y, colour);
    if (kind === "rain") canvas.set(x, y + 1, colour);
    if (kind === "confetti") canvas.set(x + 1, y, colour);
  }
};

const paintOrb = (canvas: PixelCanvas, kind: Orb, x: number, y: number, r: number): void => {
  const tones: Record<Orb, string[]> = {
    none: [],
    earth: ["#4fa8f0", "#57c785", "#2c6fc0"],
    moon: ["#f6efd2", "#ddd2ac", "#cbbd90"],
    sun: ["#ffe27a", "#ffe27a", "#ffc53d"],
    planet: ["#f4a46a", "#f9cf9a", "#c46b55"],
  };
  const [base, patch, dark] = tones[kind];
  if (!base || !patch || !dark) return;
  canvas.paint((cx, cy) => {
    const [dx, dy] = [cx - x, cy - y];
    if (
      kind === "planet" &&
      Math.abs(dy - Math.round(dx * -0.3)) < 1 &&
      Math.abs(dx) <= r * 1.7 &&
      Math.abs(dx) > r * 0.5
    )
      return "#ffe3b8";
    if (dx * dx + dy * dy > (r + 0.3) * (r + 0.3)) return null;
    if ((dx - 1.5) * (dx - 1.5) + (dy - 1.5) * (dy - 1.5) > r * r * 1.6 || dx + dy > r * 0.9) return dark;
    return (dx * 3 + dy * 5 + dx * dy + 20) % 7 < 2 ? patch : base;
  });
};

/** The subject with its gear or helmet, the motif at its foot. */
const putFigure = (canvas: PixelCanvas, cast: Cast, x: number, y: number, side: 1 | -1): void => {
  const { ink } = cast.palette;
  const astronaut = cast.gear === "astronaut";
  const layer = new PixelCanvas(canvas.width, canvas.height);
  const sprite = spriteCanvas(cast.subject, cast.subject.sprite);
  const size = sprite.width;
  const scaled = astronaut ? shrunk(sprite, 22) : cast.gear ? shrunk(sprite, 27) : sprite;
  const left = x - Math.floor(scaled.width / 2);
  const top = y - Math.floor(scaled.height / 2) + (cast.gear && !astronaut ? 3 : 0) - (astronaut ? 2 : 0);
  if (astronaut) paintHelmetBack(layer, x, y - 2);
  layer.stamp(scaled.shaded().outlined(ink), left - 1, top - 1);
  if (astronaut) paintHelmetFront(layer, x, y - 2, ink);
  else {
    const gear = wear(cast.gear, landmarks(cast, left, top, scaled.width / size, size));
    const hat = new PixelCanvas(canvas.width, canvas.height);
    for (const piece of gear) paintPiece(hat, piece);
    layer.stamp(hat.outlined(ink), -1, -1);
  }
  canvas.stamp(layer, 0, 0);
  if (!cast.motif) return;
  const motif = spriteCanvas(cast.motif, cast.motif.spriteSmall).shaded().outlined(ink);
  const edge = side > 0 ? Math.min(canvas.width - motif.width - 1, x + 4) : Math.max(1, x - 4 - motif.width);
  canvas.stamp(motif, edge, Math.min(canvas.height - motif.height - 1, y + 4));
};

/** Landmarks of the flat drawing, in cells. */
const landmarks = (cast: Cast, left: number, top: number, scale: number, size: number) => {
  const { box, crown, eyes } = cast.subject.flat;
  const unit = (size / Math.max(box[2], box[3])) * scale;
  const offset = [(size * scale - box[2] * unit) / 2, (size * scale - box[3] * unit) / 2] as const;
  const at = (px: number, py: number) => ({
    x: left + offset[0] + (px - box[0]) * unit,
    y: top + offset[1] + (py - box[1]) * unit,
  });
  return {
    crown: { ...at(crown[0], crown[1]), width: crown[2] * unit },
    eyes: eyes ? { ...at(eyes[0], eyes[1]), reach: eyes[2] * unit } : null,
    width: box[2] * unit,
    height: box[3] * unit,
    centre: [left + (size * scale) / 2, top + (size * scale) / 2] as const,
  };
};

/** Fewer cells by nearest neighbour. */
const shrunk = (from: PixelCanvas, size: number): PixelCanvas => {
  const to = new PixelCanvas(size, size);
  const step = from.width / size;
  to.paint((x, y) => from.get(Math.floor((x + 0.5) * step), Math.floor((y + 0.5) * step)));
  return to;
};

const HELMET = 15.2;

const paintHelmetBack = (canvas: PixelCanvas, x: number, y: number): void =>
  canvas.paint((cx, cy) => {
    const d = (cx - x) * (cx - x) + (cy - y) * (cy - y);
    return d <= (HELMET + 1) * (HELMET + 1) ? (cx + cy < x + y - 12 ? "#3d4a8f" : "#2b3470") : null;
  });

const paintHelmetFront = (canvas: PixelCanvas, x: number, y: number, ink: string): void => {
  canvas.paint((cx, cy) => {
    const [dx, dy] = [cx - x, cy - y];
    const d = dx * dx + dy * dy;
    const collar = Math.abs(dx) <= 11 - Math.max(0, dy - 17) && dy >= 13 && dy <= 18;
    if (collar)
      return Math.abs(dx) >= 11 - Math.max(0, dy - 17) || dy === 18 || dy === 13
        ? ink
        : Math.abs(dx) <= 1 && dy > 14 && dy < 17
          ? "#ff5a4e"
          : dy > 16
            ? "#c9cfdd"
            : "#f1f4fa";
    if (d > (HELMET + 2.6) * (HELMET + 2.6)) return null;
    if (d > (HELMET + 1.7) * (HELMET + 1.7)) return ink;
    if (d > (HELMET - 0.1) * (HELMET - 0.1)) return dx + dy > 6 ? "#c3cbdb" : "#f4f7fc";
    const glint = d > 145 && d < 190 && dx < -2 && dy < -3 && !(dx < -6 && dx > -8);
    return glint ? "#ffffff" : null;
  });
};
