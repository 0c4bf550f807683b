import { darken, lighten, mix } from "../../colour/colour.ts";
import type { Random } from "../../seeded/random.ts";
import type { Cast } from "../cast.ts";
import { num, polygon } from "../svg.ts";
import { groundShapes } from "./ground.ts";
import { drawOrb } from "./orb.ts";
import { drawSpeck, scatter } from "./specks.ts";

/** The setting with light in it: graded sky, glow behind the subject, haze between the ridges, a vignette. */
export const drawLitScene = (
  cast: Cast,
  width: number,
  height: number,
  light: readonly [number, number],
  random: Random,
): string => {
  const recipe = cast.scene;
  const [top, middle, low] = recipe.sky;
  const { far, near } = groundShapes(recipe.ground, width, height, height * 0.79, random);
  const [nearColour, farColour] = recipe.groundColours;
  // By the subject, away from where a banner's name stands.
  const orbX = width > height ? (light[0] > width / 2 ? 0.95 : 0.05) : random.boolean(0.5) ? 0.86 : 0.13;
  const orb = drawOrb(
    recipe.orb,
    width * orbX,
    height * 0.21,
    height * (recipe.orb === "earth" ? 0.15 : 0.11),
    { ink: null, key: "o" },
  );
  const air = scatter(recipe.specks, width, height, random)
    .map((speck) => drawSpeck(recipe.specks, speck))
    .join("");
  const defs =
    gradient("sky", [
      [0, top],
      [0.55, middle],
      [1, low],
    ]) +
    gradient("far", [
      [0, mix(farColour, low, 0.25)],
      [1, farColour],
    ]) +
    gradient("near", [
      [0, lighten(nearColour, 0.16)],
      [0.35, nearColour],
      [1, darken(nearColour, 0.24)],
    ]) +
    `<radialGradient id="glow"><stop stop-color="${lighten(low, 0.5)}" stop-opacity=".4"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".6" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity=".14"/></radialGradient>`;
  const ground =
    recipe.ground === "none"
      ? ""
      : `<path d="${polygon(far)}" fill="url(#far)"/><path d="${polygon(near)}" fill="url(#near)"/>${recipe.ground === "craters" ? litCraters(width, height, nearColour, random) : ""}`;
  const page = `width="${width}" height="${height}"`;
  return `<defs>${defs}</defs><rect ${page} fill="url(#sky)"/>${air}${orb}<circle cx="${num(light[0])}" cy="${num(light[1])}" r="${num(height * 0.62)}" fill="url(#glow)"/>${ground}<rect ${page} fill="url(#edge)"/>`;
};

const gradient = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;

const litCraters = (width: number, height: number, colour: string, random: Random): string => {
  let body = "";
  const count = Math.round(width / 95);
  for (let at = 0; at < count; at++) {
    const x = (at + 0.2 + random.next() * 0.6) * (width / count);
    const y = height * (0.86 + random.next() * 0.11);
    const rx = 14 + random.next() * 34;
    body += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.3)}" fill="${lighten(colour, 0.3)}"/><ellipse cx="${num(x)}" cy="${num(y - rx * 0.05)}" rx="${num(rx * 0.94)}" ry="${num(rx * 0.25)}" fill="${darken(colour, 0.42)}"/><ellipse cx="${num(x)}" cy="${num(y + rx * 0.07)}" rx="${num(rx * 0.78)}" ry="${num(rx * 0.17)}" fill="${darken(colour, 0.2)}"/>`;
  }
  return body;
};
