import { mix, tune } from "../../colour/colour.ts";
import type { Drawing } from "../../pictures.ts";
import { drawFace } from "../acting/draw-face.ts";
import { bodyRoom, dressed, worn } from "../acting/dressed.ts";
import { type Cast, LOGO, type Stage, type Style } from "../cast.ts";
import { drawPiece, gearOutline } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, wear } from "../gear/wear.ts";
import { drawPattern } from "../grounds/patterns.ts";
import { windowed } from "../grounds/window.ts";
import { helmet } from "../helmet.ts";
import { setName } from "../lettering/set-name.ts";
import { castFor } from "../mirror.ts";
import { isBehind, posed } from "../posed.ts";
import { drawCartoonScene } from "../scenes/cartoon-scene.ts";
import { type Stand, standing, standOf } from "../stand.ts";
import { document, num, outline, type Placed, place, type Spot, towards } from "../svg.ts";

/** Bold outline, flat colour, a sticker's white edge, a scene or a printer's pattern behind. */
export const cartoon: Style = {
  logo: (cast) => {
    const stand = standOf(cast, figureOf(cast));
    return document(LOGO, LOGO, ground(cast, LOGO, LOGO, LOGO / 2, 268) + inPose(cast, stand));
  },
  wide: (cast, stage) => {
    const { width, height, hero, room, largest, within } = stage;
    const name = lettered(cast, room, { id: "name", largest, turn: -4 });
    const x = name === "" ? width / 2 : hero.x;
    const scene = cast.settingSaid
      ? drawCartoonScene(cast, width, height, hero.x, cast.random("cartoon-scene"))
      : ground(cast, width, height, x, hero.y + 4);
    return document(width, height, scene + inPose(cast, standing({ ...hero, x }, within)) + name);
  },
  figure: (cast) => inPose(cast, standing({ x: 256, y: cast.gear ? 268 : 256, size: 420 }, STICKER)),
};

const ground = (cast: Cast, width: number, height: number, x: number, y: number): string => {
  const { ground: kind, view, pose } = cast.staging;
  const scene = (w: number, h: number, middle: number) =>
    drawCartoonScene(cast, w, h, middle, cast.random("cartoon-scene"));
  // A medal is a frame already: no window beside it.
  if (kind === "scene" || (view === "window" && pose === "medal")) return scene(width, height, x);
  const pattern = drawPattern(kind, {
    width,
    height,
    x,
    y,
    tones: cast.tones,
    figure: (cast.motif ?? cast.subject).flat,
    key: "p",
  });
  if (view !== "window" || width > height) return pattern;
  return pattern + windowed(cast, scene(LOGO, LOGO, LOGO / 2), cast.palette.ink, 7);
};

/** Where a figure by itself is: around it is room for its white edge, and below and to the right for its shadow. */
const STICKER = { x: 24, y: 28, width: 450, height: 446 };

/** A hat needs a face to sit on: where the livelier drawing shows none, the plain one does. */
const figureOf = ({ gear, subject: { flat, toon } }: Cast): Drawing =>
  gear && flat.eyes && !toon.eyes ? flat : toon;

const inPose = (cast: Cast, stand: Stand): string => {
  const { tones, palette } = cast;
  const { ink } = palette;
  const edge = Math.min(1.15, stand.size / 430);
  return posed(
    stand,
    cast,
    { hero: figureOf(cast), motif: cast.motif?.toon ?? null },
    {
      hero: (spot) => sticker(cast, "l", spot, figureOf(cast)),
      other: (spot, key) => {
        const one = castFor(cast, spot);
        return sticker(one, key, spot, figureOf(one)).body;
      },
      motif: (spot, drawing) => {
        const at = place(drawing, "lm", spot.x, spot.y, spot.size);
        return {
          placed: at,
          body: outline(drawing, at, "#ffffff", 14 * edge) + outline(drawing, at, ink, 6.5 * edge) + at.body,
        };
      },
      held: ({ x, y, size }, { toon }, key) => {
        const at = place(toon, `l${key}`, x, y, size);
        // What stands behind is felt rather than seen: no edge of a sticker, and half of its contrast.
        if (isBehind(key)) {
          const quiet = outline(toon, at, mix(ink, tones.base, BEHIND), 3.5 * edge);
          return quiet + towards(at.body, tones.base, BEHIND);
        }
        return outline(toon, at, "#ffffff", 11 * edge) + outline(toon, at, ink, 5.5 * edge) + at.body;
      },
      pieces: (pieces) => painted(pieces, ink, edge),
      face: (pieces) => drawFace(pieces, ink, num(4 * edge), cast.motif?.colours[0]),
      frame: ({ x, y, size: wide }) =>
        `<circle cx="${num(x)}" cy="${num(y)}" r="${num(wide / 2)}" fill="${cast.tones.other}" stroke="#ffffff" stroke-width="34"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(wide / 2 + 17)}" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(wide / 2 - 14)}" fill="none" stroke="${ink}" stroke-width="7"/>`,
      // The same three strokes as the frame, so that no seam shows where it begins.
      rim: ({ x, y, size: wide }) => {
        const below = (r: number, colour: string, stroke: number) =>
          `<path d="M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 0 ${num(x + r)} ${num(y)}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
        return below(wide / 2, "#ffffff", 34) + below(wide / 2 + 17, ink, 7) + below(wide / 2 - 14, ink, 7);
      },
      plate: (room) => lettered(cast, room, { id: "plate", largest: 92, turn: -3 }),
    },
  );
};

/** How far a set behind the hero goes towards the ground. */
const BEHIND = 0.42;

const painted = (pieces: readonly Piece[], ink: string, edge: number): string =>
  pieces
    .map((piece) =>
      drawPiece(
        piece,
        (fill) => `fill="${fill}" stroke="${ink}" stroke-width="${num(4 * edge)}" stroke-linejoin="round"`,
      ),
    )
    .join("");

const sticker = (cast: Cast, key: string, room: Spot, figure: Drawing): { body: string; placed: Placed } => {
  const { ink } = cast.palette;
  const { x, y, size } = bodyRoom(cast, room);
  const astronaut = cast.gear === "astronaut";
  const trial = place(figure, `${key}s`, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const scale = astronaut ? 0.6 : size / (size + rise * 0.85);
  const at = place(figure, `${key}s`, x, astronaut ? y - size * 0.06 : y + rise * scale * 0.48, size * scale);
  const { behind, face, before: over } = dressed(cast, at);
  const before = [...face, ...over];
  const edge = Math.min(1.15, size / 366);
  const dome = astronaut ? helmet(at.centre[0], at.centre[1], size * 0.415, ink) : null;
  const domeShape = (colour: string, swell: number) =>
    dome
      ? `<circle cx="${num(at.centre[0])}" cy="${num(at.centre[1])}" r="${num(size * 0.45 + swell)}" fill="${colour}"/><ellipse cx="${num(at.centre[0])}" cy="${num(at.centre[1] + size * 0.42)}" rx="${num(size * 0.31 + swell)}" ry="${num(size * 0.11 + swell)}" fill="${colour}"/>`
      : "";
  const whole = (colour: string, swell: number) =>
    domeShape(colour, swell) +
    (dome ? "" : outline(figure, at, colour, swell) + gearOutline([...behind, ...before], colour, swell));
  const shadow = `<g transform="translate(${num(8 * edge)} ${num(10 * edge)})" opacity=".28">${whole(ink, 17 * edge)}</g>`;
  const given = cast.isFaceless ? drawFace(face, ink, num(4 * edge), cast.subject.colours[0]) : "";
  const drawn = dome
    ? `${dome.behind}<circle cx="${num(at.centre[0])}" cy="${num(at.centre[1])}" r="${num(size * 0.4)}" fill="${mix("#26346b", cast.palette.deep, 0.3)}"/>${outline(figure, at, ink, 5 * edge)}${at.body}${given}${dome.before}`
    : gearOutline(behind, ink, 3 * edge) +
      painted(behind, ink, edge) +
      outline(figure, at, ink, 8 * edge) +
      gearOutline(worn(cast, at), ink, 8 * edge) +
      at.body +
      (given || painted(face, ink, edge * 0.6)) +
      painted(over, ink, edge * 0.6);
  return { body: `${shadow}${whole("#ffffff", 17 * edge)}${drawn}`, placed: at };
};

/** `id`: of the letters, which are drawn four times. */
const lettered = (
  cast: Cast,
  room: Stage["room"],
  { id, largest, turn }: { id: string; largest: number; turn: number },
): string => {
  const set = setName(cast.name, { ...room, align: "middle" }, largest);
  if (!set) return "";
  const { ink, accent } = cast.palette;
  const face = tune(cast.gear ? "#ffd23f" : accent, { l: 0.66, s: 0.95 });
  const stroke = (colour: string, wide: number) =>
    `<use href="#${id}" fill="${colour}" stroke="${colour}" stroke-width="${num(wide)}" stroke-linejoin="round"/>`;
  const s = set.size / 200;
  const deep = `<g transform="translate(${num(7 * s)} ${num(9 * s)})">${stroke(ink, 30 * s)}</g>`;
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  const drawn = `${deep}${stroke("#ffffff", 44 * s)}${stroke(ink, 28 * s)}<use href="#${id}" fill="${face}"/>`;
  return `<defs><path id="${id}" d="${set.d}"/></defs><g transform="rotate(${turn} ${num(cx)} ${num(cy)})">${drawn}</g>`;
};
