import { darken, lighten, mix } from "../../colour/colour.ts";
import type { Random } from "../../seeded/random.ts";
import type { Cast } from "../cast.ts";
import { groundShapes } from "../scenes/ground.ts";
import type { Orb } from "../scenes/recipes.ts";
import { PixelCanvas, ridgeHeights } from "./canvas.ts";

/** The sky in three bands, stars or flakes as single cells, the ground ragged at the cell. */
export const backdrop = (
  cast: Cast,
  width: number,
  height: number,
  figureX: number,
  random: Random,
): PixelCanvas => {
  const recipe = cast.scene;
  const canvas = new PixelCanvas(width, height);
  const [top, middle, low] = recipe.sky;
  const bands = [mix(top, middle, 0.4), middle, mix(middle, low, 0.6)];
  canvas.paint((_x, y) => {
    const at = Math.floor((y / height) * 0.98 * bands.length);
    return bands[Math.min(bands.length - 1, at)] ?? low;
  });
  paintSpecks(canvas, recipe.specks, random);
  const left = width > height ? figureX < width / 2 : random.boolean(0.5);
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
    return nearColour;
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
  for (let count = 0; count < (canvas.width * canvas.height) / 320; count++) {
    const [x, y] = [random.between(0, canvas.width - 1), random.between(0, canvas.height - 1)];
    const colour = tones[random.between(0, tones.length - 1)] ?? "#ffffff";
    canvas.set(x, y, colour);
    if (kind === "rain") for (const down of [1, 2]) canvas.set(x, y + down, colour);
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
