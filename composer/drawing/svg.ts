import { mix } from "../colour/colour.ts";
import type { Drawing, Joints } from "../pictures.ts";

/** Two decimals, so that no engine's last digit shows. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

export type Point = readonly [number, number];

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;

/** A whole picture; everything in it is drawn here, nothing is fetched. */
export const document = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** A square spot on the page: its middle, and how long its side is. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where a drawing was put: `body` for the page, and its landmarks in the page's units. */
export interface Placed {
  body: string;
  centre: Point;
  width: number;
  height: number;
  crown: { x: number; y: number; width: number };
  eyes: { x: number; y: number; reach: number } | null;
  face: { x: number; y: number; r: number } | null;
  hands?: readonly [Point, Point] | undefined;
  grasp?: Drawing["grasp"] | undefined;
  joints?: Joints | undefined;
  transform: string;
}

/**
 * The drawing with its ink centred on `x`, `y` and its longer side `size` long.
 * `key` keeps its ids apart from those of every other drawing on the page.
 */
export const place = (drawing: Drawing, key: string, x: number, y: number, size: number): Placed => {
  const [left, top, width, height] = drawing.box;
  const scale = size / Math.max(width, height);
  const dx = x - (left + width / 2) * scale;
  const dy = y - (top + height / 2) * scale;
  const at = (px: number, py: number): Point => [px * scale + dx, py * scale + dy];
  const [crownX, crownY, crownWidth] = drawing.crown;
  const crown = at(crownX, crownY);
  const eyes = drawing.eyes ? at(drawing.eyes[0], drawing.eyes[1]) : null;
  const face = drawing.head ? at(drawing.head[0], drawing.head[1]) : null;
  const transform = `translate(${num(dx)} ${num(dy)}) scale(${Math.round(scale * 10000) / 10000})`;
  return {
    body: `<g transform="${transform}">${keyed(drawing.body, key)}</g>`,
    centre: [x, y],
    width: width * scale,
    height: height * scale,
    crown: { x: crown[0], y: crown[1], width: crownWidth * scale },
    eyes: eyes && drawing.eyes ? { x: eyes[0], y: eyes[1], reach: drawing.eyes[2] * scale } : null,
    face: face && drawing.head ? { x: face[0], y: face[1], r: drawing.head[2] * scale } : null,
    hands: drawing.hands && [at(...drawing.hands[0]), at(...drawing.hands[1])],
    grasp: drawing.grasp,
    joints: drawing.joints && jointsAt(drawing.joints, at),
    transform,
  };
};

export const jointsAt = ({ shoulders, hips }: Joints, at: (x: number, y: number) => Point): Joints => ({
  shoulders: [at(...shoulders[0]), at(...shoulders[1])],
  hips: [at(...hips[0]), at(...hips[1])],
});

/** The shapes with ids of their own: no other drawing on the page may have the same. */
export const keyed = (body: string, key: string): string =>
  body
    .replace(/\bid="/g, `id="${key}`)
    .replace(/url\(#/g, `url(#${key}`)
    .replace(/href="#/g, `href="#${key}`);

/** The same shapes without colours of their own: they take fill and stroke from the group around them. */
export const silhouette = (body: string): string =>
  body
    .replace(/<defs>.*?<\/defs>/gs, "")
    .replace(/<g class="shade".*?<\/g>/gs, "")
    .replace(/<(linearGradient|radialGradient|filter|clipPath|mask)\b.*?<\/\1>/gs, "")
    // The whole field with no paint: an editor's guide, not a shape.
    .replace(/<path[^>]*\bd="M0 0h(\d+)v\1H0z"[^>]*\/>/g, "")
    .replace(
      /\s(?:fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit|opacity|fill-opacity|filter|clip-path|mask|id|color)="[^"]*"/g,
      "",
    );

/** What is a mere line keeps its width, and is not filled: the hole of an arch is no part of its outline. */
const linesKept = (body: string): string =>
  body.replace(/<(path|circle|ellipse|rect|line)\b[^>]*>/g, (tag) => {
    const width = /\sstroke-width="([\d.]+)"/.exec(tag)?.[1];
    return width && /\sfill="none"/.test(tag) ? tag.replace(/^<\w+/, `$& data-line="${width}"`) : tag;
  });

/** A drawing's outline at the same spot, in one colour, swollen by `swell` page units. */
export const outline = (drawing: Drawing, placed: Placed, colour: string, swell: number): string => {
  const scale = placed.width / drawing.box[2];
  const wide = (swell * 2) / scale;
  const body = silhouette(linesKept(drawing.body))
    // A line around a part that is drawn larger or smaller is as wide as around the rest.
    .replace(/data-scale="([\d.]+)"/g, (_, ratio: string) => `stroke-width="${num(wide / Number(ratio))}"`)
    .replace(
      /data-line="([\d.]+)"/g,
      (_, own: string) => `fill="none" stroke-width="${num(Number(own) + wide)}"`,
    );
  return `<g transform="${placed.transform}" fill="${colour}" stroke="${colour}" stroke-width="${num((swell * 2) / scale)}" stroke-linejoin="round" stroke-linecap="round">${body}</g>`;
};

/** The same shapes drawn towards a colour: what stands behind gives up its contrast. */
export const towards = (body: string, colour: string, share: number): string =>
  body.replace(/="#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})"/g, (_, hex: string) => {
    const six = hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join("");
    return `="${mix(`#${six}`, colour, share)}"`;
  });
