import { num } from "../svg.ts";

/** What is modelled: a creature, whose forms are each lit as they are drawn, or a thing, which is drawn flat. */
export type Material = "toy" | "gloss";

/** What is around a figure: its shadow, the light along the edge of what is dark before something dark, and light from below. */
export interface Edge {
  shade: string;
  contour: string | null;
  bounce: string;
}

interface Light {
  /** How dark the side that turns from the lamp becomes. */
  turned: number;
  /** How light the one that faces it is, with its glint and what the floor throws back: a toy has them drawn. */
  facing: number;
  glint: number;
  bounced: number;
}

const LIGHTS: Record<Material, Light> = {
  toy: { turned: 0.45, facing: 0, glint: 0, bounced: 0 },
  gloss: { turned: 0.7, facing: 0.28, glint: 0.32, bounced: 0.4 },
};

/** How far light runs round a body: a share of its size, and no more than so many units. */
const [ROUND, ROUNDEST] = [0.062, 26];

const tag = (name: string, attributes: Readonly<Record<string, string | number>>, body = ""): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return body === "" ? `<${name}${said.join("")}/>` : `<${name}${said.join("")}>${body}</${name}>`;
};

/**
 * One round body under a lamp at the upper left: its outline, blurred far and moved both ways, tells which side
 * faces the lamp and which turns from it. The floor throws light on its lower edge; its shadow falls behind it.
 */
export const clayFilter = (
  id: string,
  material: Material,
  size: number,
  { shade, contour, bounce }: Edge,
  isCut = false,
): string => {
  const light = LIGHTS[material];
  const round = Math.min(ROUNDEST, size * ROUND);
  const away = (share: number) => ({ dx: num(round * share), dy: num(round * share * 1.35) });
  const page = { id, x: "-28%", y: "-22%", width: "156%", height: "150%" };
  return tag(
    "filter",
    { ...page, "color-interpolation-filters": "sRGB" },
    (isCut ? wideBeyond(num(round)) : blurred("SourceAlpha", num(round), "wide")) +
      tag("feOffset", { dx: num(size * 0.018), dy: num(size * 0.036), result: "fallen" }) +
      // By itself it ends sooner: a blur has a long tail.
      tag("feComposite", { in: "fallen", in2: "fallen", operator: "in", result: "fallen" }) +
      inked(shade, 0.6, "fallen", "shadow") +
      bodyOf(material) +
      (contour === null ? "" : contourOf(contour)) +
      movedTo("below", away(-0.8), isCut) +
      movedTo("above", away(0.8), isCut) +
      tag("feComposite", { in: "above", in2: "below", operator: "out", result: "away" }) +
      inked(TURNED, light.turned, "away", "ink") +
      tag("feBlend", { in2: "body", mode: "multiply", result: "lit" }) +
      // A stripe runs round what is one form: over furniture, and over what goes on beyond the page, it is glass.
      lampOn(isCut ? { ...light, glint: 0 } : light, bounce) +
      tag("feComposite", { in: "lit", in2: "body", operator: "in", result: "lit" }) +
      merged("done", "shadow", ...(contour === null ? [] : ["contour"]), "lit"),
  );
};

const blurred = (source: string, stdDeviation: string, result: string): string =>
  tag("feGaussianBlur", { in: source, stdDeviation, result });

/**
 * Nothing is drawn beyond the page, so that what the page cuts off would be lit as if it ended there. Blurred in white on
 * a black page, and divided by how much page there is (as colours are by their opacity), it goes on.
 */
const wideBeyond = (round: string): string =>
  tag("feFlood", { "flood-color": "#000000", result: "page" }) +
  inked("#ffffff", 1, "SourceAlpha", "white") +
  merged("all", "page", "white") +
  blurred("all", round, "faded") +
  tag("feColorMatrix", { in: "faded", values: `${"0 ".repeat(15)}1 0 0 0 0`, result: "wide" });

/** The blurred shape moved; what comes in from beyond the page is as what is there. */
const movedTo = (result: string, by: Readonly<Record<"dx" | "dy", string>>, isCut: boolean): string =>
  isCut
    ? tag("feOffset", { in: "page", ...by, result: "seen" }) +
      tag("feComposite", { in: "wide", in2: "seen", operator: "out", result: "rest" }) +
      tag("feOffset", { in: "wide", ...by, result: "seen" }) +
      // Added, since one over the other leaves a seam where the page's edge falls within a dot.
      tag("feComposite", { in: "rest", in2: "seen", operator: "arithmetic", k2: 1, k3: 1, result })
    : tag("feOffset", { in: "wide", ...by, result });

/** A shape in one colour: a flood that is cut out costs a quarter of a matrix. */
const inked = (colour: string, opacity: number, shape: string, result: string): string =>
  tag("feFlood", { "flood-color": colour, "flood-opacity": opacity }) +
  tag("feComposite", { in2: shape, operator: "in", result });

/** A fine line around a shape: the shape, moved a little to each corner. */
const contourOf = (colour: string): string =>
  CORNERS.map(([dx, dy], nth) => tag("feOffset", { in: "body", dx, dy, result: `corner${nth}` })).join("") +
  merged("around", ...CORNERS.map((_, nth) => `corner${nth}`)) +
  inked(colour, 0.5, "around", "contour");
const CORNERS = [
  [-1.2, -1.2],
  [1.2, -1.2],
  [-1.2, 1.2],
  [1.2, 1.2],
] as const;

/** What of a toy's inner shadows falls beside it is cut off. */
const bodyOf = (material: Material): string =>
  material === "toy"
    ? tag(
        "feComponentTransfer",
        { in: "SourceGraphic", result: "body" },
        tag("feFuncA", { type: "linear", slope: 2, intercept: -1 }),
      )
    : tag("feMerge", { result: "body" }, tag("feMergeNode", { in: "SourceGraphic" }));

/** The side that faces the lamp, a stripe of it there, and what the floor throws back on the other. */
const lampOn = ({ facing, glint, bounced }: Light, bounce: string): string =>
  facing === 0
    ? ""
    : tag("feComposite", { in: "below", in2: "above", operator: "out", result: "lamp" }) +
      inked("#fff6e0", facing, "lamp", "ink") +
      tag("feBlend", { in2: "lit", mode: "screen", result: "lit" }) +
      (glint === 0 ? "" : stripeOf(glint)) +
      tag("feComposite", { in: "away", in2: "away", operator: "in", result: "rim" }) +
      tag("feComposite", { in2: "away", operator: "in", result: "rim" }) +
      inked(bounce, bounced, "rim", "ink") +
      tag("feBlend", { in2: "lit", mode: "screen", result: "lit" });

const stripeOf = (strength: number): string =>
  tag(
    "feComponentTransfer",
    { in: "lamp", result: "stripe" },
    tag("feFuncA", { type: "table", tableValues: "0 0 0 0 .3 1 .3 0 0 0 0" }),
  ) +
  inked("#ffffff", strength, "stripe", "ink") +
  tag("feComposite", { in2: "lit", operator: "over", result: "lit" });

/** The dark of a side that turns from the light, whatever the colour under it: it has the colour, deeper. */
const TURNED = "#3b2468";

const merged = (result: string, ...layers: readonly string[]): string =>
  tag("feMerge", { result }, layers.map((layer) => tag("feMergeNode", { in: layer })).join(""));

/** What stands behind is out of focus. */
export const softFilter = (id: string): string =>
  tag(
    "filter",
    { id, x: "0", y: "0", width: "100%", height: "100%" },
    tag("feGaussianBlur", { stdDeviation: 1.3 }),
  );
