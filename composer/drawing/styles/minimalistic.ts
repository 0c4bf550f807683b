import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { clearerOn, contrast } from "../../colour/contrast.ts";
import type { Drawing } from "../../pictures.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import { headroom, wear } from "../gear/wear.ts";
import { setName } from "../lettering/set-name.ts";
import { document, num, outline, type Placed, place, silhouette } from "../svg.ts";

/** Two flat tones and air: a glyph on a geometric badge, nothing that could be left out. */
export const minimalistic: Style = {
  logo: (cast) => {
    const tones = tonesOf(cast);
    return document(
      LOGO,
      LOGO,
      `<rect width="${LOGO}" height="${LOGO}" fill="${tones.page}"/>${badge(cast, tones, 256, 256, 196, "l")}`,
    );
  },
  wide: (cast, { width, height, hero, room, largest }) => {
    const tones = tonesOf(cast);
    const page = `<rect width="${width}" height="${height}" fill="${tones.page}"/>`;
    const r = hero.size * 0.435;
    // Quiet things are read from the left: the badge always stands before the name.
    const badgeX = width - hero.x;
    const left = badgeX + r * 1.5;
    const space = width - left - room.x;
    const set = setName(cast.name, { ...room, x: left, width: space, align: "start" }, largest * 0.85);
    if (!set) return document(width, height, page + badge(cast, tones, width / 2, height / 2, r, "b"));
    const shift = (space - set.width) / 2;
    const name = `<path d="${set.d}" fill="${tones.name}" transform="translate(${num(shift - 30)} 0)"/>`;
    return document(
      width,
      height,
      page + badge(cast, tones, badgeX + shift * 0.55, height / 2, r, "b") + name,
    );
  },
  figure: (cast) => badge(cast, tonesOf(cast), 256, 256, 215, "f"),
};

interface Tones {
  page: string;
  badge: string;
  quiet: string;
  ink: string;
  fill: string;
  /** The name on the page. */
  name: string;
}

/** Three schemes by seed: pale page with a coloured badge, coloured page with a pale badge, dark page with a coloured badge. */
const tonesOf = (cast: Cast): Tones => {
  const { primary, secondary, accent } = cast.palette;
  const random = cast.random("minimal-tones");
  const scheme = random.between(0, 2);
  const base = random.pick([primary, secondary, accent] as const);
  const { h, s } = toHsl(base);
  const colour = tune(base, { s: Math.min(0.72, s), l: 0.6 });
  const dark = tune(base, { h, s: 0.38, l: 0.13 });
  const paper = tune(base, { h, s: 0.35, l: 0.95 });
  if (scheme === 0)
    return { page: paper, badge: colour, quiet: mix(colour, dark, 0.12), ink: dark, fill: paper, name: dark };
  if (scheme === 1)
    return {
      page: colour,
      badge: paper,
      quiet: mix(paper, colour, 0.22),
      ink: dark,
      fill: lighten(colour, contrast(colour, dark) < 5 ? 0.45 : 0.15),
      name: dark,
    };
  return { page: dark, badge: colour, quiet: darken(colour, 0.1), ink: dark, fill: paper, name: paper };
};

const badge = (cast: Cast, tones: Tones, x: number, y: number, r: number, key: string): string => {
  const random = cast.random("minimal-badge");
  const shape = badgeShape(
    cast.settingSaid && cast.scene.ground === "craters"
      ? "circle"
      : random.pick(["circle", "squircle", "arch", "circle", "hexagon"] as const),
    x,
    y,
    r,
  );
  const clip = `<clipPath id="${key}b">${shape}</clipPath>`;
  const ground = `<g clip-path="url(#${key}b)">${shape.replace("/>", ` fill="${tones.badge}"/>`)}${cast.settingSaid ? backdrop(cast, tones, x, y, r) : ""}</g>`;
  return `${clip}${ground}${emblem(cast, tones, x, y, r, key)}`;
};

const badgeShape = (
  kind: "circle" | "squircle" | "arch" | "hexagon",
  x: number,
  y: number,
  r: number,
): string => {
  if (kind === "circle") return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
  if (kind === "squircle")
    return `<rect x="${num(x - r * 0.92)}" y="${num(y - r * 0.92)}" width="${num(r * 1.84)}" height="${num(r * 1.84)}" rx="${num(r * 0.5)}"/>`;
  if (kind === "arch")
    return `<path d="M${num(x - r * 0.86)} ${num(y + r * 0.94)}V${num(y - r * 0.1)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(x + r * 0.86)} ${num(y - r * 0.1)}V${num(y + r * 0.94)}Z"/>`;
  const w = r * 0.9;
  return `<path stroke-linejoin="round" d="M${num(x)} ${num(y - r * 1.02)}L${num(x + w)} ${num(y - r * 0.5)}V${num(y + r * 0.5)}L${num(x)} ${num(y + r * 1.02)}L${num(x - w)} ${num(y + r * 0.5)}V${num(y - r * 0.5)}Z"/>`;
};

/** The setting, said in two or three shapes of one quiet tone. */
const backdrop = (cast: Cast, { quiet, fill }: Tones, x: number, y: number, r: number): string => {
  const dot = (dx: number, dy: number, cr: number, colour = quiet) =>
    `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(cr * r)}" fill="${colour}"/>`;
  const path = (d: string) => `<path fill="${quiet}" d="${d}"/>`;
  const p = (dx: number, dy: number) => `${num(x + dx * r)} ${num(y + dy * r)}`;
  switch (cast.scene.ground) {
    case "craters":
      return (
        dot(-0.68, -0.42, 0.17) +
        dot(0.62, -0.6, 0.13) +
        dot(0.8, 0.1, 0.1) +
        dot(-0.72, 0.42, 0.12) +
        dot(-0.2, 0.84, 0.15) +
        dot(-0.3, -0.84, 0.08)
      );
    case "none":
      return (
        dot(-0.72, -0.3, 0.035, fill) +
        dot(0.7, -0.45, 0.045, fill) +
        dot(0.3, -0.82, 0.03, fill) +
        dot(-0.5, 0.7, 0.03, fill) +
        dot(0.8, 0.25, 0.03, fill) +
        dot(-0.35, -0.8, 0.05, fill)
      );
    case "waves":
    case "dunes":
      return path(
        `M${p(-1.1, 0.35)}Q${p(-0.6, 0.1)} ${p(-0.1, 0.35)}T${p(1.1, 0.35)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`,
      );
    case "peaks":
      return path(
        `M${p(-1.1, 0.8)}L${p(-0.45, -0.35)}L${p(0, 0.35)}L${p(0.42, -0.1)}L${p(1.1, 0.8)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`,
      );
    case "skyline":
    case "walls":
      return path(
        `M${p(-1.1, 1.1)}V${num(y)}h${num(r * 0.35)}v${num(-r * 0.35)}h${num(r * 0.3)}v${num(r * 0.5)}h${num(r * 0.6)}v${num(-r * 0.7)}h${num(r * 0.35)}v${num(r * 0.4)}h${num(r * 0.6)}V${num(y + r * 1.1)}Z`,
      );
    case "clouds":
      return (
        dot(-0.7, 0.6, 0.3) +
        dot(-0.35, 0.7, 0.35) +
        dot(0.6, -0.5, 0.18) +
        dot(0.8, -0.42, 0.22) +
        dot(0.75, 0.75, 0.3)
      );
    default:
      return path(`M${p(-1.1, 0.55)}Q${p(0, 0.2)} ${p(1.1, 0.55)}V${num(y + r * 1.1)}H${num(x - r * 1.1)}Z`);
  }
};

const emblem = (cast: Cast, tones: Tones, x: number, y: number, r: number, key: string): string => {
  const astronaut = cast.gear === "astronaut";
  const size = r * (astronaut ? 0.86 : 1.12);
  const trial = place(cast.subject.glyph, `${key}s`, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const at = place(
    cast.subject.glyph,
    `${key}s`,
    x,
    astronaut ? y - r * 0.05 : y + rise * 0.4,
    size * (size / (size + rise * 0.7)),
  );
  const ring = astronaut
    ? `<circle cx="${num(x)}" cy="${num(y - r * 0.05)}" r="${num(r * 0.66)}" fill="${tones.ink}"/><circle cx="${num(x)}" cy="${num(y - r * 0.05)}" r="${num(r * 0.58)}" fill="${tones.badge}"/><path d="M${num(x - r * 0.44)} ${num(y - r * 0.24)}A${num(r * 0.48)} ${num(r * 0.48)} 0 0 1 ${num(x - r * 0.16)} ${num(y - r * 0.5)}" fill="none" stroke="${tones.fill}" stroke-width="${num(r * 0.06)}" stroke-linecap="round"/><path d="M${num(x - r * 0.42)} ${num(y + r * 0.52)}h${num(r * 0.84)}v${num(r * 0.1)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(-r * 0.1)} ${num(r * 0.1)}h${num(-r * 0.64)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.1)}Z" fill="${tones.ink}"/>`
    : "";
  const hat = wear(cast.gear, at)
    .map((piece, index) =>
      drawPiece(piece, () =>
        index === 0
          ? `fill="${tones.ink}" stroke="${tones.badge}" stroke-width="${num(r * 0.03)}" stroke-linejoin="round"`
          : `fill="${index % 2 ? tones.badge : tones.ink}"`,
      ),
    )
    .join("");
  return (
    ring +
    inked(cast.subject.flat, cast.subject.glyph, at, tones) +
    hat +
    (cast.motif ? token(cast.motif.glyph, cast.motif.flat, tones, x, y, r, key) : "")
  );
};

/** A glyph's lines over its own shape in the pale tone. */
const inked = (flat: Drawing, glyph: Drawing, at: Placed, tones: Tones): string => {
  const under = `<g transform="${at.transform}" fill="${tones.fill}" stroke="${tones.fill}" stroke-width=".6">${silhouette(flat.body)}</g>`;
  return `${under}<g color="${tones.ink}">${at.body}</g>${glyph.body === "" ? outline(flat, at, tones.ink, 0) : ""}`;
};

/** The second motif on a small disc at the badge's edge. */
const token = (
  glyph: Drawing,
  flat: Drawing,
  tones: Tones,
  x: number,
  y: number,
  r: number,
  key: string,
): string => {
  const [cx, cy] = [x + r * 0.74, y + r * 0.66];
  const at = place(glyph, `${key}m`, cx, cy, r * 0.4);
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.37)}" fill="${tones.page}"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.32)}" fill="${tones.ink}"/>${inked(flat, glyph, at, { ...tones, fill: tones.ink, ink: clearerOn(tones.ink, tones.page, clearerOn(tones.ink, tones.badge, tones.fill)) })}`;
};
