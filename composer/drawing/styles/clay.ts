import { toRgb } from "../../colour/colour.ts";
import { num } from "../svg.ts";

/** What something is made of, by how it takes the light. */
export type Material = "gloss" | "card";

/** What is around a figure: its shadow, and the fine line that parts it from what is behind. */
export interface Edge {
  shade: string;
  contour: string;
}

interface Light {
  /** How far an edge is rounded, and how high it swells: shares of the figure's size. */
  round: number;
  high: number;
  /** Grain of the surface, and how strong a highlight is. */
  grain: number;
  shine: number;
}

const LIGHTS: Record<Material, Light> = {
  gloss: { round: 0.02, high: 0.055, grain: 0, shine: 0.5 },
  card: { round: 0.008, high: 0.018, grain: 0.06, shine: 0 },
};

/** A wider or higher edge shows the steps of its height as lines, and melts. */
const [WIDEST, HIGHEST] = [4.5, 11];

const tag = (name: string, attributes: Readonly<Record<string, string | number>>, body = ""): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return body === "" ? `<${name}${said.join("")}/>` : `<${name}${said.join("")}>${body}</${name}>`;
};

const lamp = (elevation: number): string => tag("feDistantLight", { azimuth: 232, elevation });

const arithmetic = (attributes: Readonly<Record<string, string | number>>): string =>
  tag("feComposite", { ...attributes, operator: "arithmetic" });

/**
 * Light on an inflated shape: the blurred outline is its height, a lamp at the upper left lights its slopes and
 * leaves the middle, where the face is, in its own colours. A soft shadow falls behind it.
 */
export const clayFilter = (
  id: string,
  material: Material,
  size: number,
  { shade, contour }: Edge,
): string => {
  const light = LIGHTS[material];
  const swell = num(Math.min(HIGHEST, size * light.high));
  const page = { id, x: "-15%", y: "-15%", width: "130%", height: "135%" };
  return tag(
    "filter",
    { ...page, "color-interpolation-filters": "sRGB" },
    shadowOf(size, shade) +
      heightOf(material, size) +
      contourOf(light.grain === 0 ? "high" : "smooth", contour) +
      slopes(swell) +
      glint(light.shine, swell) +
      merged("shadow", "contour", "lit"),
  );
};

/**
 * A toy is lit in its drawing: here it loses what of its inner shadows falls beside it, turns from the light along
 * its lower right edge, and is cut out of what is behind it by a fine dark line and its shadow.
 */
export const toyFilter = (id: string, size: number, { shade, contour }: Edge): string =>
  tag(
    "filter",
    { id, x: "-15%", y: "-15%", width: "130%", height: "135%", "color-interpolation-filters": "sRGB" },
    tag("feGaussianBlur", { in: "SourceAlpha", stdDeviation: num(size * 0.014), result: "soft" }) +
      tag("feOffset", { dx: num(size * 0.014), dy: num(size * 0.026) }) +
      tag("feColorMatrix", { values: allOf(shade, 0.34), result: "shadow" }) +
      contourOf("soft", contour) +
      tag(
        "feComponentTransfer",
        { in: "SourceGraphic", result: "toy" },
        tag("feFuncA", { type: "linear", slope: 2, intercept: -1 }),
      ) +
      tag("feOffset", { in: "soft", dx: num(size * -0.012), dy: num(size * -0.016), result: "moved" }) +
      tag("feComposite", { in: "toy", in2: "moved", operator: "out" }) +
      tag("feColorMatrix", { values: allOf(TURNED, 0.5), result: "edge" }) +
      merged("shadow", "contour", "toy", "edge"),
  );

/** The dark of a side that turns from the light, whatever the colour under it. */
const TURNED = "#1c1030";

/** A fine line around a shape, out of a blur that is made anyhow: a blur more costs as much as the light. */
const contourOf = (blurred: string, colour: string): string =>
  tag("feColorMatrix", { in: blurred, values: allOf(colour, 3.4, -1.15), result: "contour" });

const merged = (...layers: readonly string[]): string =>
  tag("feMerge", {}, layers.map((layer) => tag("feMergeNode", { in: layer })).join(""));

/** A matrix that makes everything of one colour, as opaque as it is by `opacity`, and by `more` than that. */
const allOf = (colour: string, opacity: number, more = 0): string =>
  `${toRgb(colour)
    .map((part) => `0 0 0 0 ${num(part / 255)}`)
    .join(" ")} 0 0 0 ${opacity} ${more}`;

/** The outline, blurred; on cloth and card with a grain. */
const heightOf = (material: Material, size: number): string => {
  const { round, grain } = LIGHTS[material];
  const blurred = (result: string) =>
    tag("feGaussianBlur", { in: "SourceAlpha", stdDeviation: num(Math.min(WIDEST, size * round)), result });
  if (grain === 0) return blurred("high");
  const baseFrequency = material === "card" ? ".6" : ".45";
  return (
    blurred("smooth") +
    tag("feTurbulence", { type: "fractalNoise", baseFrequency, numOctaves: 2, seed: 4 }) +
    tag("feColorMatrix", { values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${grain} 0 0 0 0`, result: "grain" }) +
    arithmetic({ in: "smooth", in2: "grain", k2: ".9", k3: ".9", result: "high" })
  );
};

/** Light from the lamp, and light from everywhere: without enough of that, edges turn black. */
const [DIRECT, AMBIENT] = [0.44, 0.57];

const slopes = (surfaceScale: string): string =>
  tag(
    "feDiffuseLighting",
    { in: "high", surfaceScale, diffuseConstant: "1.32", "lighting-color": "#ffffff", result: "slopes" },
    lamp(50),
  ) + arithmetic({ in: "SourceGraphic", in2: "slopes", k1: DIRECT, k2: AMBIENT, result: "lit" });

const glint = (shine: number, surfaceScale: string): string =>
  shine === 0
    ? ""
    : tag(
        "feSpecularLighting",
        {
          in: "high",
          surfaceScale,
          specularConstant: shine,
          specularExponent: 22,
          "lighting-color": "#ffffff",
        },
        lamp(42),
      ) +
      tag("feComposite", { in2: "SourceAlpha", operator: "in" }) +
      arithmetic({ in2: "lit", k2: "1", k3: "1", result: "lit" });

const shadowOf = (size: number, shade: string): string =>
  tag("feGaussianBlur", { in: "SourceAlpha", stdDeviation: num(size * 0.022) }) +
  tag("feOffset", { dx: num(size * 0.014), dy: num(size * 0.03), result: "fallen" }) +
  tag("feFlood", { "flood-color": shade, "flood-opacity": ".34" }) +
  tag("feComposite", { in2: "fallen", operator: "in", result: "shadow" });
