import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { type Cast, LOGO, type Stage, type Style, turned } from "../cast.ts";
import { drawPiece, gearOutline } from "../gear/draw-gear.ts";
import { headroom, wear } from "../gear/wear.ts";
import { helmet } from "../helmet.ts";
import { setName } from "../lettering/set-name.ts";
import { drawCartoonScene } from "../scenes/cartoon-scene.ts";
import { document, num, outline, place, polygon } from "../svg.ts";

/** Bold outline, flat colour, a sticker's white edge, a sunburst or dots behind. */
export const cartoon: Style = {
  logo: (cast) => {
    const random = cast.random("cartoon");
    const ground = groundOf(cast);
    const scene = cast.settingSaid
      ? drawCartoonScene(cast, LOGO, LOGO, LOGO / 2, cast.random("cartoon-scene"))
      : burst(LOGO, LOGO, LOGO / 2, 268, ground, random.pick(["rays", "dots", "rays"]));
    return document(
      LOGO,
      LOGO,
      `${scene}${sticker(cast, "l", 256, cast.gear ? 268 : 256, 366, random.chance(0.5) ? 1 : -1)}`,
    );
  },
  wide: (cast, stage) => {
    const side = cast.random("cartoon-banner").chance(0.5) ? 1 : -1;
    const { width, height, hero, room, largest } = turned(stage, side);
    const name = lettered(cast, room, largest, -4);
    const x = name === "" ? width / 2 : hero.x;
    const scene = cast.settingSaid
      ? drawCartoonScene(cast, width, height, hero.x, cast.random("cartoon-scene"))
      : burst(width, height, x, hero.y + 4, groundOf(cast), "rays");
    return document(width, height, `${scene}${sticker(cast, "b", x, hero.y, hero.size, side)}${name}`);
  },
  figure: (cast) => sticker(cast, "f", 256, cast.gear ? 268 : 256, 366, 1),
};

/** A ground the subject stands out from: its opposite in hue, light and friendly. */
const groundOf = ({ palette, random }: Cast): string => {
  const { h } = toHsl(palette.primary);
  const across = random("cartoon-ground").pick([165, 120, 210, 285] as const);
  return tune(palette.secondary, { h: h + across, s: 0.78, l: 0.66 });
};

// Twenty-four directions: a table, since engines differ in the last digit of sines.
const TURN: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.966, 0.259],
  [0.866, 0.5],
  [0.71, 0.71],
  [0.5, 0.866],
  [0.259, 0.966],
  [0, 1],
  [-0.259, 0.966],
  [-0.5, 0.866],
  [-0.71, 0.71],
  [-0.866, 0.5],
  [-0.966, 0.259],
  [-1, 0],
  [-0.966, -0.259],
  [-0.866, -0.5],
  [-0.71, -0.71],
  [-0.5, -0.866],
  [-0.259, -0.966],
  [0, -1],
  [0.259, -0.966],
  [0.5, -0.866],
  [0.71, -0.71],
  [0.866, -0.5],
  [0.966, -0.259],
];

const burst = (
  width: number,
  height: number,
  x: number,
  y: number,
  ground: string,
  kind: "rays" | "dots",
): string => {
  const base = `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  const reach = width + height;
  if (kind === "rays") {
    const rays = TURN.map(([cx, cy], at) => {
      const [nx, ny] = TURN[(at + 1) % TURN.length] ?? [0, 0];
      return at % 2
        ? ""
        : polygon([
            [x, y],
            [x + cx * reach, y + cy * reach],
            [x + nx * reach, y + ny * reach],
          ]);
    }).join("");
    return `${base}<path fill="${lighten(ground, 0.28)}" d="${rays}"/>${halftone(width, height, darken(ground, 0.1), 0.62)}`;
  }
  return `${base}<circle cx="${num(x)}" cy="${num(y)}" r="${num(height * 0.41)}" fill="${lighten(ground, 0.45)}"/>${halftone(width, height, darken(ground, 0.13), 0.3)}`;
};

/** Printer's dots that swell towards the bottom edge. */
const halftone = (width: number, height: number, colour: string, from: number): string => {
  let dots = "";
  for (let row = 0; row * 20 < height * (1 - from) + 20; row++) {
    for (let column = -1; column * 23 < width + 23; column++) {
      const y = height * from + row * 20;
      const r = 1 + (8.6 * (row * 20)) / (height * (1 - from) + 20);
      dots += `M${num(column * 23 + (row % 2) * 11.5 - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`;
    }
  }
  return `<path fill="${colour}" fill-opacity=".55" d="${dots}"/>`;
};

const sticker = (cast: Cast, key: string, x: number, y: number, size: number, side: 1 | -1): string => {
  // A hat needs a face to sit on: where the livelier drawing shows none, the plain one does.
  const { flat, toon } = cast.subject;
  const figure = cast.gear && flat.eyes && !toon.eyes ? flat : toon;
  const { ink } = cast.palette;
  const astronaut = cast.gear === "astronaut";
  const trial = place(figure, `${key}s`, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const scale = astronaut ? 0.6 : size / (size + rise * 0.85);
  const at = place(
    figure,
    `${key}s`,
    x - (cast.motif ? side * size * 0.04 : 0),
    astronaut ? y - size * 0.06 : y + rise * scale * 0.48,
    size * scale * (cast.motif && !astronaut ? 0.95 : 1),
  );
  const gear = wear(cast.gear, at);
  const edge = size / 366;
  const dome = astronaut ? helmet(at.centre[0], at.centre[1], size * 0.415, ink) : null;
  const domeShape = (colour: string, swell: number) =>
    dome
      ? `<circle cx="${num(at.centre[0])}" cy="${num(at.centre[1])}" r="${num(size * 0.45 + swell)}" fill="${colour}"/><ellipse cx="${num(at.centre[0])}" cy="${num(at.centre[1] + size * 0.42)}" rx="${num(size * 0.31 + swell)}" ry="${num(size * 0.11 + swell)}" fill="${colour}"/>`
      : "";
  const whole = (colour: string, swell: number) =>
    domeShape(colour, swell) +
    (dome ? "" : outline(figure, at, colour, swell) + gearOutline(gear, colour, swell));
  const motif = cast.motif
    ? place(cast.motif.toon, `${key}m`, at.centre[0] + side * size * 0.36, y + size * 0.34, size * 0.38)
    : null;
  const second =
    motif && cast.motif
      ? outline(cast.motif.toon, motif, "#ffffff", 14 * edge) +
        outline(cast.motif.toon, motif, ink, 6.5 * edge) +
        motif.body
      : "";
  const shadow = `<g transform="translate(${num(8 * edge)} ${num(10 * edge)})" opacity=".28">${whole(ink, 17 * edge)}${motif && cast.motif ? outline(cast.motif.toon, motif, ink, 14 * edge) : ""}</g>`;
  const hat = gear
    .map((piece) =>
      drawPiece(
        piece,
        (fill) => `fill="${fill}" stroke="${ink}" stroke-width="${num(4 * edge)}" stroke-linejoin="round"`,
      ),
    )
    .join("");
  const drawn = dome
    ? `${dome.behind}<circle cx="${num(at.centre[0])}" cy="${num(at.centre[1])}" r="${num(size * 0.4)}" fill="${mix("#26346b", cast.palette.deep, 0.3)}"/>${outline(figure, at, ink, 5 * edge)}${at.body}${dome.before}`
    : outline(figure, at, ink, 8 * edge) + gearOutline(gear, ink, 8 * edge) + at.body + hat;
  return `${shadow}${whole("#ffffff", 17 * edge)}${drawn}${second}`;
};

const lettered = (cast: Cast, room: Stage["room"], largest: number, turn: number): string => {
  const set = setName(cast.name, { ...room, align: "middle" }, largest);
  if (!set) return "";
  const { ink, accent } = cast.palette;
  const face = tune(cast.gear ? "#ffd23f" : accent, { l: 0.66, s: 0.95 });
  const stroke = (colour: string, wide: number) =>
    `<path d="${set.d}" fill="${colour}" stroke="${colour}" stroke-width="${num(wide)}" stroke-linejoin="round"/>`;
  const s = set.size / 200;
  const deep = `<g transform="translate(${num(7 * s)} ${num(9 * s)})">${stroke(ink, 30 * s)}</g>`;
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  return `<g transform="rotate(${turn} ${num(cx)} ${num(cy)})">${deep}${stroke("#ffffff", 44 * s)}${stroke(ink, 28 * s)}<path d="${set.d}" fill="${face}"/></g>`;
};
