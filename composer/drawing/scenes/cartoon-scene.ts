import { darken, lighten, mix } from "../../colour/colour.ts";
import type { Random } from "../../seeded/random.ts";
import type { Cast } from "../cast.ts";
import { num, polygon } from "../svg.ts";
import { groundShapes } from "./ground.ts";
import { drawOrb } from "./orb.ts";
import { drawSpeck, scatter } from "./specks.ts";

/** The setting in flat bands of colour with an inked horizon. */
export const drawCartoonScene = (
  cast: Cast,
  width: number,
  height: number,
  figureX: number,
  random: Random,
): string => {
  const recipe = cast.scene;
  const [top, middle, low] = recipe.sky;
  const bands = [middle, mix(middle, low, 0.5), low]
    .map(
      (colour, at) =>
        `<circle cx="${width / 2}" cy="${num(height * 1.02)}" r="${num(Math.max(width * 0.62, height) * (0.86 - at * 0.2))}" fill="${colour}"/>`,
    )
    .join("");
  const { far, near } = groundShapes(recipe.ground, width, height, height * 0.8, random);
  const [nearColour, farColour] = recipe.groundColours;
  const line = `stroke="${cast.palette.ink}" stroke-width="6" stroke-linejoin="round"`;
  const ground =
    recipe.ground === "none"
      ? ""
      : `<path d="${polygon(far)}" fill="${farColour}" ${line}/><path d="${polygon(near)}" fill="${nearColour}" ${line}/>${recipe.ground === "craters" ? craters(width, height, nearColour, random) : ""}`;
  const air = scatter(recipe.specks, width, height * 0.85, random)
    .map((speck) => drawSpeck(recipe.specks, speck))
    .join("");
  // By the subject, away from where a banner's name stands.
  const orbX = width > height ? (figureX > width / 2 ? 0.945 : 0.055) : random.boolean(0.5) ? 0.14 : 0.86;
  const orb = drawOrb(recipe.orb, width * orbX, height * 0.18, height * 0.13, {
    ink: cast.palette.ink,
    key: "o",
  });
  return `<rect width="${width}" height="${height}" fill="${top}"/>${bands}${air}${orb}${ground}`;
};

const craters = (width: number, height: number, colour: string, random: Random): string => {
  let body = "";
  const count = Math.round(width / 110);
  for (let at = 0; at < count; at++) {
    const x = (at + 0.2 + random.next() * 0.6) * (width / count);
    const y = height * (0.87 + random.next() * 0.1);
    const rx = 16 + random.next() * 30;
    body += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.32)}" fill="${darken(colour, 0.22)}"/><ellipse cx="${num(x)}" cy="${num(y + rx * 0.09)}" rx="${num(rx * 0.86)}" ry="${num(rx * 0.22)}" fill="${lighten(colour, 0.12)}"/>`;
  }
  return body;
};
