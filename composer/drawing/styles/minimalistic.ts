import { mix } from "../../colour/colour.ts";
import type { Drawing } from "../../pictures.ts";
import { drawFace } from "../acting/draw-face.ts";
import { bodyRoom, dressed, worn } from "../acting/dressed.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import { drawPiece, gearOutline } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { setName } from "../lettering/set-name.ts";
import { castFor, mirroredDrawing } from "../mirror.ts";
import { posed } from "../posed.ts";
import { PAGE, type Stand, standing, standOf } from "../stand.ts";
import { document, num, outline, type Placed, place, type Spot } from "../svg.ts";
import { airOf } from "./minimal/air.ts";
import { shapeBehind } from "./minimal/backdrop.ts";
import {
  isLostOn,
  lineTone,
  type MinimalTones,
  minimalTones,
  type Printing,
  printed,
  printedIn,
  printingOf,
} from "./minimal/tones.ts";

/** A cut-out in four flat tones on one large shape and air: nothing that could be left out. */
export const minimalistic: Style = {
  logo: (cast) => {
    const tones = minimalTones(cast);
    const page = `<rect width="${LOGO}" height="${LOGO}" fill="${tones.page}"/>`;
    return document(LOGO, LOGO, page + inPose(cast, tones, standOf(cast, figureOf(cast))));
  },
  wide: (cast, { width, height, hero, room, largest }) => {
    const tones = minimalTones(cast);
    const set = setName(cast.name, { ...room, align: "middle" }, largest * 0.9);
    const [x, r] = [set ? hero.x : width / 2, Math.min(hero.size, height * 0.8) * 0.5];
    const ground = `<rect width="${width}" height="${height}" fill="${tones.page}"/><circle cx="${num(x)}" cy="${num(Math.min(hero.y, height / 2))}" r="${num(r)}" fill="${tones.shape}"/>`;
    const name = set ? `<path d="${set.d}" fill="${tones.name}"/>` : "";
    const air = airAround(cast, tones, x, Math.min(hero.y, height / 2), r);
    return document(width, height, ground + air + acted(cast, tones, standing({ ...hero, x }), "b") + name);
  },
  // It stands on pages of any colour.
  figure: (cast) =>
    acted(
      cast,
      { ...minimalTones(cast), edge: "#ffffff", limb: minimalTones(cast).ink },
      standing({ x: 256, y: 256, size: 400 }, PAGE),
      "f",
    ),
};

const figureOf = ({ subject: { cut, flat } }: Cast): Drawing => cut ?? flat;

const inPose = (cast: Cast, tones: MinimalTones, stand: Stand): string => {
  const { pose } = cast.staging;
  const disc = (y: number, r: number): string =>
    `<circle cx="256" cy="${y}" r="${r}" fill="${tones.shape}"/>${airAround(cast, tones, 256, y, r)}`;
  // Whoever is whole stands before the disc; a close-up ends with it below, and keeps its ears.
  const figure = acted(cast, tones, { ...stand, frame: null }, "l");
  // An emblem is the page turned inside out.
  if (pose === "medal" && cast.staging.view === "none")
    return `<rect width="${LOGO}" height="${LOGO}" fill="${tones.shape}"/><circle cx="256" cy="256" r="232" fill="${tones.page}"/>${acted(cast, tones, WHOLE, "l")}`;
  if (pose === "close")
    return `<clipPath id="round"><path d="M0 0H512V256H478A222 222 0 0 1 34 256H0Z"/></clipPath>${disc(256, 222)}<g clip-path="url(#round)">${figure}</g>`;
  return (pose === "plate" ? disc(196, 150) : shapeBehind(cast, tones)) + figure;
};

const WHOLE = standing({ x: 256, y: 256, size: 400 }, { x: 48, y: 40, width: 416, height: 432 });

/** The air of a setting that the idea named. */
const airAround = (
  { scene, staging }: Cast,
  { page }: MinimalTones,
  x: number,
  y: number,
  r: number,
): string => (staging.view === "none" ? "" : airOf(scene, page, x, y, r));

const acted = (cast: Cast, tones: MinimalTones, stand: Stand, key: string): string => {
  const line = stand.size * 0.014;
  const prints = (colours: readonly string[]) => printingOf(colours, tones, cast.palette.primary);
  const own = prints(cast.subject.colours);
  const drawn = { ...tones, line };
  return posed(
    stand,
    cast,
    { hero: figureOf(cast), motif: cast.motif?.flat ?? null },
    {
      hero: (spot) => heroOf(cast, drawn, own, `${key}s`, spot),
      other: (spot, nth) => heroOf(castFor(cast, spot), drawn, own, key + nth, spot).body,
      motif: (spot, drawing) =>
        cutOut(
          spot.isMirrored ? mirroredDrawing(drawing) : drawing,
          `${key}m`,
          spot,
          drawn,
          prints(cast.motif?.colours ?? []),
          cast.motif?.colours[0],
        ),
      held: (spot, { flat, colours }, nth) =>
        cutOut(flat, `${key}${nth}`, spot, drawn, prints(colours), colours[0]).body,
      pieces: (pieces) => painted(pieces, drawn),
      face: (pieces) => faceOf(pieces, drawn, cast.motif?.colours[0]),
      frame: () => "",
      rim: () => "",
      plate: ({ x, y, width, height }) => {
        const set = setName(cast.name, { x, y, width, height, align: "middle" }, 84);
        return set ? `<path d="${set.d}" fill="${tones.name}"/>` : "";
      },
    },
  );
};

type Drawn = MinimalTones & { line: number };

/** Pieces in their own colours, each cut out of what is behind it. */
const painted = (pieces: readonly Piece[], tones: Drawn, thin = 1): string =>
  (tones.edge ? gearOutline(pieces, tones.edge, tones.line * 1.9) : "") +
  pieces
    .map((piece) => {
      const tone = printedIn(piece.fill, { ...printingOf([piece.fill], tones, piece.fill), dark: tones.ink });
      const isLimb = tone === tones.ink;
      const gap = isLimb ? "" : gearOutline([piece], tones.edge ?? tones.page, tones.line * 0.5 * thin);
      return gap + drawPiece(piece, () => `fill="${isLimb ? tones.limb : tone}"`);
    })
    .join("");

const faceOf = (pieces: readonly Piece[], tones: Drawn, body: string | undefined): string =>
  drawFace(pieces, lineTone(tones.fill), num(tones.line * 0.5), body, (fill) =>
    printedIn(fill, { ...printingOf([fill], tones, fill), dark: tones.ink, fill: "#ffffff" }),
  );

const heroOf = (
  cast: Cast,
  tones: Drawn,
  own: Printing,
  key: string,
  room: Spot,
): { body: string; placed: Placed } => {
  const { x, y, size } = bodyRoom(cast, room);
  const flat = figureOf(cast);
  const isInHelmet = cast.gear === "astronaut";
  const trial = place(flat, key, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const spot = isInHelmet
    ? { x, y: y - size * 0.05, size: size * 0.62 }
    : { x, y: y + rise * 0.4, size: size * (size / (size + rise * 0.85)) };
  const hero = cutOut(flat, key, spot, tones, own, cast.subject.colours[0]);
  const { behind, face: made, before: over } = dressed({ ...cast, gear: null }, hero.placed);
  const dome = isInHelmet ? helmetOf(tones, own.spot, x, y - size * 0.05, size * 0.46) : "";
  // A face lies on the body; a hat has an edge of its own.
  const plain = { ...tones, edge: null, limb: tones.ink };
  const face =
    (cast.isFaceless ? faceOf(made, tones, cast.subject.colours[0]) : painted(made, plain, 0.6)) +
    painted(over, plain, 0.6);
  // A black hat is seen on a dark page by its edge; glasses lie on a face.
  const isSeenByEdge = tones.limb !== tones.ink && !/^(shades|laser)$/.test(cast.gear ?? "");
  const hat = isSeenByEdge ? { ...plain, edge: mix(tones.fill, tones.page, 0.45) } : plain;
  const gear = isInHelmet ? "" : painted(worn(cast, hero.placed), hat, 0.8);
  return { body: dome + painted(behind, tones) + hero.body + face + gear, placed: hero.placed };
};

const helmetOf = (
  { ink, fill, edge }: MinimalTones,
  spot: string,
  x: number,
  y: number,
  r: number,
): string => {
  const circle = (radius: number, colour: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`;
  const collar = `M${num(x - r * 0.62)} ${num(y + r * 0.78)}h${num(r * 1.24)}v${num(r * 0.2)}a${num(r * 0.16)} ${num(r * 0.16)} 0 0 1 ${num(-r * 0.16)} ${num(r * 0.16)}h${num(-r * 0.92)}a${num(r * 0.16)} ${num(r * 0.16)} 0 0 1 ${num(-r * 0.16)} ${num(-r * 0.16)}Z`;
  const outer = edge
    ? `${circle(r * 1.07, edge)}<path d="${collar}" fill="${edge}" stroke="${edge}" stroke-width="${num(r * 0.16)}"/>`
    : "";
  const shine = `<path d="M${num(x - r * 0.72)} ${num(y - r * 0.3)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(x - r * 0.28)} ${num(y - r * 0.72)}" fill="none" stroke="${fill}" stroke-width="${num(r * 0.09)}" stroke-linecap="round"/>`;
  return `${outer}${circle(r * 1.02, ink)}${circle(r * 0.97, fill)}${circle(r * 0.88, ink)}<path d="${collar}" fill="${spot}" stroke="${ink}" stroke-width="${num(r * 0.06)}"/>${shine}`;
};

/** The drawing in its printing, cut out of what is behind it; what would be lost on the page by a line of its dark. */
const cutOut = (
  drawing: Drawing,
  key: string,
  { x, y, size }: Spot,
  { page, shape, edge, line }: Drawn,
  printing: Printing,
  colour = printing.own,
): { body: string; placed: Placed } => {
  const tone = printedIn(colour, printing);
  const isLost = !edge && (isLostOn(page, tone) || isLostOn(shape, tone));
  const gap = isLost ? lineTone(tone) : printing.gap;
  const body = printed(drawing.body, { ...printing, gap });
  const placed = place({ ...drawing, body }, key, x, y, size);
  const around = outline(drawing, placed, gap, line * (edge ? 2 : 0.8));
  return { body: around + placed.body, placed };
};
