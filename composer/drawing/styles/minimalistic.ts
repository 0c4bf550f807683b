import { luminance } from "../../colour/contrast.ts";
import type { Drawing } from "../../pictures.ts";
import type { Random } from "../../seeded/random.ts";
import { bodyRoom, dressed, worn } from "../acting/dressed.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { drawPattern } from "../grounds/patterns.ts";
import { setName } from "../lettering/set-name.ts";
import { mirroredDrawing } from "../mirror.ts";
import { posed } from "../posed.ts";
import { type Stand, standing, standOf } from "../stand.ts";
import { document, num, outline, type Placed, place, type Spot, silhouette } from "../svg.ts";
import { backdrop } from "./minimal/backdrop.ts";
import { type MinimalTones, minimalTones } from "./minimal/tones.ts";

type BadgeShape = "circle" | "squircle" | "arch" | "hexagon" | "shield";

const anyShape = (random: Random): BadgeShape =>
  random.pick(["circle", "squircle", "arch", "shield", "hexagon"] as const);

const badgeShape = (kind: BadgeShape, x: number, y: number, r: number): string => {
  if (kind === "circle") return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
  if (kind === "squircle")
    return `<rect x="${num(x - r * 0.92)}" y="${num(y - r * 0.92)}" width="${num(r * 1.84)}" height="${num(r * 1.84)}" rx="${num(r * 0.5)}"/>`;
  if (kind === "arch")
    return `<path d="M${num(x - r * 0.86)} ${num(y + r * 0.94)}V${num(y - r * 0.1)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(x + r * 0.86)} ${num(y - r * 0.1)}V${num(y + r * 0.94)}Z"/>`;
  if (kind === "shield")
    return `<path d="M${num(x - r * 0.88)} ${num(y - r * 0.9)}H${num(x + r * 0.88)}V${num(y + r * 0.12)}C${num(x + r * 0.88)} ${num(y + r * 0.6)} ${num(x + r * 0.42)} ${num(y + r * 0.92)} ${num(x)} ${num(y + r * 1.06)}C${num(x - r * 0.42)} ${num(y + r * 0.92)} ${num(x - r * 0.88)} ${num(y + r * 0.6)} ${num(x - r * 0.88)} ${num(y + r * 0.12)}Z"/>`;
  const w = r * 0.9;
  return `<path stroke-linejoin="round" d="M${num(x)} ${num(y - r * 1.02)}L${num(x + w)} ${num(y - r * 0.5)}V${num(y + r * 0.5)}L${num(x)} ${num(y + r * 1.02)}L${num(x - w)} ${num(y + r * 0.5)}V${num(y - r * 0.5)}Z"/>`;
};

/**
 * Two flat tones and air: a glyph on a geometric badge or on the bare page, nothing that could be left out.
 */
export const minimalistic: Style = {
  logo: (cast) => {
    const tones = minimalTones(cast);
    const stand = standOf(cast, cast.subject.glyph);
    return document(LOGO, LOGO, page(cast, tones, LOGO, LOGO) + inPose(cast, tones, stand));
  },
  wide: (cast, { width, height, hero, room, largest }) => {
    const tones = minimalTones(cast);
    const ground = `<rect width="${width}" height="${height}" fill="${tones.page}"/>`;
    const r = hero.size * 0.435;
    // Quiet things are read from the left: the badge always stands before the name.
    const badgeX = width - hero.x;
    const left = badgeX + r * 1.5;
    const space = width - left - room.x;
    const set = setName(cast.name, { ...room, x: left, width: space, align: "start" }, largest * 0.85);
    if (!set) return document(width, height, ground + emblem(cast, tones, width / 2, height / 2, r, "b"));
    const shift = (space - set.width) / 2;
    const name = `<path d="${set.d}" fill="${tones.name}" transform="translate(${num(shift - 30)} 0)"/>`;
    return document(
      width,
      height,
      ground + emblem(cast, tones, badgeX + shift * 0.55, height / 2, r, "b") + name,
    );
  },
  figure: (cast) => acted(cast, minimalTones(cast), standing({ x: 256, y: 256, size: 400 }), "f"),
};

/** The badge with the act in it. */
const emblem = (cast: Cast, tones: MinimalTones, x: number, y: number, r: number, key: string): string =>
  badge(cast, tones, x, y, r, key) + acted(cast, tones, standing({ x, y, size: r * 1.62 }), key);

const BARE = new Set(["tilted", "near", "low"]);

const page = (cast: Cast, tones: MinimalTones, width: number, height: number): string => {
  const plain = `<rect width="${width}" height="${height}" fill="${tones.page}"/>`;
  const { ground, pose } = cast.staging;
  if (!BARE.has(pose) || ground === "scene") return plain;
  return patterned(cast, tones, "p", tones.page, tones.hush, [256, 256, 512]);
};

const patterned = (
  cast: Cast,
  tones: MinimalTones,
  key: string,
  base: string,
  quiet: string,
  [x, y, size]: readonly [number, number, number],
): string => {
  const { ground } = cast.staging;
  if (ground === "scene") return backdrop(cast.scene.ground, quiet, tones.fill, x, y, size / 2);
  const body = drawPattern(ground, {
    width: size,
    height: size,
    x: size / 2,
    y: size / 2,
    tones: { base, light: quiet, dark: quiet, other: quiet, bright: true },
    figure: (cast.motif ?? cast.subject).flat,
    key: `${key}p`,
  });
  return `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)})">${body}</g>`;
};

const shapeOf = (cast: Cast): BadgeShape =>
  cast.staging.pose === "medal" ? "circle" : anyShape(cast.random("minimal-badge"));

const badge = (cast: Cast, tones: MinimalTones, x: number, y: number, r: number, key: string): string => {
  const shape = badgeShape(shapeOf(cast), x, y, r);
  const said = cast.settingSaid && cast.staging.view !== "none";
  const inside = said
    ? backdrop(cast.scene.ground, tones.quiet, tones.fill, x, y, r)
    : patterned(cast, tones, key, tones.badge, tones.quiet, [x, y, r * 2.2]);
  return `<clipPath id="${key}b">${shape}</clipPath><g clip-path="url(#${key}b)">${shape.replace("/>", ` fill="${tones.badge}"/>`)}${inside}</g>`;
};

const inPose = (cast: Cast, tones: MinimalTones, stand: Stand): string => {
  const { pose } = cast.staging;
  const onBadge = (y: number, r: number) => badge(cast, tones, 256, y, r, "l");
  const share = pose === "close" || BARE.has(pose) ? 0.92 : 0.82;
  const near: Stand = {
    ...stand,
    x: 256 + (stand.x - 256) * share,
    y: pose === "plate" ? stand.y : 256 + (stand.y - 256) * share,
    size: stand.size * share,
    frame: null,
  };
  const behind: Partial<Record<typeof pose, string>> = {
    plate: onBadge(198, 158),
    low: `<circle cx="256" cy="330" r="230" fill="${tones.badge}"/>`,
    tilted: "",
    near: "",
  };
  const ring =
    pose === "medal"
      ? `<circle cx="256" cy="256" r="226" fill="none" stroke="${tones.badge}" stroke-width="9"/>`
      : "";
  return (behind[pose] ?? onBadge(256, pose === "close" ? 214 : 206)) + ring + acted(cast, tones, near, "l");
};

const acted = (cast: Cast, tones: MinimalTones, stand: Stand, key: string): string =>
  posed(
    stand,
    cast,
    { hero: cast.subject.glyph, motif: cast.motif?.glyph ?? null },
    {
      hero: (spot) => {
        const hero = heroOf(cast, tones, key, spot);
        return cast.staging.pose === "close" && key === "l"
          ? { ...hero, body: `<g clip-path="url(#lb)">${hero.body}</g>` }
          : hero;
      },
      other: (spot, nth) => heroOf(cast, tones, key + nth, spot).body,
      motif: (spot, drawing) => {
        const flat = cast.motif?.flat ?? drawing;
        return inked(
          spot.isMirrored ? mirroredDrawing(flat) : flat,
          drawing,
          `${key}m`,
          spot,
          tones,
          tones.page,
        );
      },
      held: ({ x, y, size }, { flat, glyph }) =>
        inked(flat, glyph, `${key}h`, { x, y, size }, tones, tones.page).body,
      pieces: (pieces) => painted(pieces, tones, stand.size),
      frame: () => "",
      rim: () => "",
      plate: ({ x, y, width, height }) => {
        const set = setName(cast.name, { x, y, width, height, align: "middle" }, 84);
        return set ? `<path d="${set.d}" fill="${tones.name}"/>` : "";
      },
    },
  );

/** Light pieces in the page's tone with a line around them, dark ones in ink. */
const painted = (pieces: readonly Piece[], tones: MinimalTones, size: number): string =>
  pieces
    .map((piece) =>
      drawPiece(piece, (fill) =>
        luminance(fill) > 0.3
          ? `fill="${tones.fill}" stroke="${tones.ink}" stroke-width="${num(size * 0.016)}" stroke-linejoin="round"`
          : `fill="${tones.ink}"`,
      ),
    )
    .join("");

const heroOf = (
  cast: Cast,
  tones: MinimalTones,
  key: string,
  room: Spot,
): { body: string; placed: Placed } => {
  const { x, y, size } = bodyRoom(cast, room);
  const astronaut = cast.gear === "astronaut";
  const r = size / 1.12;
  const head = astronaut ? size * 0.77 : size;
  const trial = place(cast.subject.glyph, `${key}s`, x, y, head);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const spot = {
    x,
    y: astronaut ? y - r * 0.05 : y + rise * 0.4,
    size: head * (head / (head + rise * 0.7)),
  };
  const ring = astronaut ? helmetRing(tones, x, y, r) : "";
  const hero = inked(cast.subject.flat, cast.subject.glyph, `${key}s`, spot, tones);
  const { behind, before } = dressed({ ...cast, gear: null }, hero.placed);
  const hat = worn(cast, hero.placed)
    .map((piece, index) =>
      drawPiece(piece, () =>
        index === 0
          ? `fill="${tones.ink}" stroke="${tones.badge}" stroke-width="${num(r * 0.03)}" stroke-linejoin="round"`
          : `fill="${index % 2 ? tones.badge : tones.ink}"`,
      ),
    )
    .join("");
  const body = painted(behind, tones, size) + hero.body + painted(before, tones, size);
  return { body: ring + body + hat, placed: hero.placed };
};

const helmetRing = (tones: MinimalTones, x: number, y: number, r: number): string =>
  `<circle cx="${num(x)}" cy="${num(y - r * 0.05)}" r="${num(r * 0.66)}" fill="${tones.ink}"/><circle cx="${num(x)}" cy="${num(y - r * 0.05)}" r="${num(r * 0.58)}" fill="${tones.badge}"/><path d="M${num(x - r * 0.44)} ${num(y - r * 0.24)}A${num(r * 0.48)} ${num(r * 0.48)} 0 0 1 ${num(x - r * 0.16)} ${num(y - r * 0.5)}" fill="none" stroke="${tones.fill}" stroke-width="${num(r * 0.06)}" stroke-linecap="round"/><path d="M${num(x - r * 0.42)} ${num(y + r * 0.52)}h${num(r * 0.84)}v${num(r * 0.1)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(-r * 0.1)} ${num(r * 0.1)}h${num(-r * 0.64)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.1)}Z" fill="${tones.ink}"/>`;

/** A glyph's lines over its own shape in the pale tone. */
const inked = (
  flat: Drawing,
  glyph: Drawing,
  key: string,
  { x, y, size }: Spot,
  tones: Pick<MinimalTones, "fill" | "ink">,
  edge: string | null = null,
): { body: string; placed: Placed } => {
  const placed = place(glyph, key, x, y, size);
  const under = `<g transform="${placed.transform}" fill="${tones.fill}" stroke="${tones.fill}" stroke-width=".6">${silhouette(flat.body)}</g>`;
  const around = edge ? outline(flat, { ...placed, width: placed.width }, edge, size * 0.03) : "";
  return { body: `${around}${under}<g color="${tones.ink}" fill="${tones.fill}">${placed.body}</g>`, placed };
};
