import { darken, lighten, mix, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Picture } from "../../pictures.ts";
import { GLOW } from "../acting/bodily-marks.ts";
import { bodyRoom, dressed } from "../acting/dressed.ts";
import { modelledFace } from "../acting/modelled-face.ts";
import type { LimbWay } from "../acting/pieces.ts";
import { mayBleed } from "../bled.ts";
import { isLineAround } from "../boxes.ts";
import { type Cast, LOGO, type Stage, type Style } from "../cast.ts";
import { drawPiece } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, moved, wear } from "../gear/wear.ts";
import { drawStudio, floorShadow } from "../grounds/studio.ts";
import { windowed } from "../grounds/window.ts";
import { helmet } from "../helmet.ts";
import { setName } from "../lettering/set-name.ts";
import { castFor } from "../mirror.ts";
import { isBehind, posed } from "../posed.ts";
import { drawLitScene } from "../scenes/lit-scene.ts";
import { PAGE, STANDING, type Stand, standing, standOf, upright } from "../stand.ts";
import { document, num, type Placed, place, type Spot, towards } from "../svg.ts";
import { clayFilter, type Edge, type Material, softFilter } from "./clay.ts";

/**
 * Gradients, light from the upper left, soft shadows, depth of field: the subject stands in its setting or
 * before a lit wall.
 */
export const realistic: Style = {
  logo: (drawn) => {
    const cast = upright(drawn);
    const stand = standOf(cast, cast.subject.shaded);
    const { body, feet } = inPose(cast, stand);
    const stands = STANDING.has(cast.staging.pose) || stand.turn !== 0;
    const floor = stands ? Math.min(feet, LOGO - 16) : 462;
    // The feet of who leans are beside the middle.
    const x = stand.x - ((feet - stand.y) * stand.turn) / DEGREES;
    const shadow = stands ? floorShadow(x, floor, stand.size * 0.4, shadeOf(cast)) : "";
    return document(LOGO, LOGO, ground(cast, LOGO, LOGO, 256, floor) + shadow + body);
  },
  wide: (cast, stage) => {
    const { width, height, hero, room, largest, within } = stage;
    const name = lettered(cast, room, largest);
    const x = name === "" ? width / 2 : hero.x;
    const { body, feet } = inPose(cast, standing({ ...hero, x }, within), [width, height]);
    const floor = Math.min(feet, height - 16);
    const shadow = feet < height ? floorShadow(x, floor, hero.size * 0.42, shadeOf(cast)) : "";
    return document(width, height, ground(cast, width, height, x, floor) + shadow + body + name);
  },
  figure: (cast) => inPose(cast, standing({ x: 256, y: 252, size: 420 }, PAGE)).body,
};

/** A turn by one is as wide as it is long. */
const DEGREES = 180 / Math.PI;

const ground = (cast: Cast, width: number, height: number, x: number, floor: number): string => {
  const { ground: kind, view, pose } = cast.staging;
  const scene = () =>
    drawLitScene(cast, width, height, [x, floor - height * 0.45], cast.random("realistic-scene"));
  // A medal is a frame already: no window beside it.
  if (kind === "scene" || (view === "window" && pose === "medal")) return scene();
  const studio = drawStudio(kind, { width, height, x, floor, tones: cast.tones });
  return (
    studio +
    (view === "window" && width === height ? windowed(cast, scene(), darken(cast.tones.base, 0.5), 5) : "")
  );
};

/** The dark of the ground's own colour: black on a pale page is dirt. */
const shadeOf = ({ staging, tones }: Cast): string =>
  staging.ground === "scene" ? "#0a0a18" : darken(tones.base, tones.bright ? 0.62 : 0.75);

/** What is dark before something dark has light along its edge. */
const edgesOf = (cast: Cast): { hero: Edge; motif: Edge } => {
  const shade = shadeOf(cast);
  const [hero, motif] = [cast.subject, cast.motif].map((each) => isDark(each?.colours[0] ?? "#ffffff"));
  const bounce = lighten(cast.staging.ground === "scene" ? cast.scene.sky[2] : cast.tones.base, 0.3);
  const lit: Edge = { shade, bounce, contour: lighten(cast.tones.base, 0.6) };
  const plain: Edge = { shade, bounce, contour: null };
  const isLit = (hero && motif) || isDarkAround(cast);
  // Who is pale may wear black: in the dark all have a light edge.
  return { hero: (hero && isLit) || isDarkAround(cast) ? lit : plain, motif: motif && isLit ? lit : plain };
};

/** What is before somebody is parted from them by a dark line of its own colour: two that shine alike look like glass. */
const partedFrom = (edge: Edge, { colours }: Pick<Picture, "colours">): Edge => ({
  ...edge,
  contour: edge.contour ?? darken(colours[0] ?? WHITE, 0.55),
});

const isDark = (colour: string): boolean => luminance(colour) < 0.09;

const isDarkAround = ({ staging, tones, scene }: Cast): boolean =>
  isDark(staging.ground === "scene" ? scene.sky[1] : tones.base);

/** How far a set behind the hero goes towards the wall, and a thing that is all of what is behind it. */
const [BEHIND, BACKDROP] = [0.34, 0.1];

const outOfFocus = (body: string, key: string): string =>
  `${softFilter(`${key}soft`)}<g filter="url(#${key}soft)">${body}</g>`;

/** `feet`: the lowest of who stands there, in page units. */
const inPose = (
  cast: Cast,
  stand: Stand,
  [width, height]: readonly [width: number, height: number] = [LOGO, LOGO],
): { body: string; feet: number } => {
  const { tones } = cast;
  const { hero: heroEdge, motif: motifEdge } = edgesOf(cast);
  const ground = cast.staging.ground === "scene" ? cast.scene.sky[1] : tones.base;
  const half = stand.size / 2;
  const isCut =
    stand.within?.isBust === true ||
    (!stand.within &&
      (stand.y + half > height || stand.y < half || stand.x < half || stand.x + half > width));
  let feet = 0;
  const stood = (figure: { body: string; placed: Placed }, below = 0.5) => {
    const { centre, height } = figure.placed;
    feet = Math.max(feet, centre[1] + height * below);
    return figure;
  };
  const body = posed(
    stand,
    cast,
    { hero: cast.subject.shaded, motif: cast.motif?.shaded ?? null },
    {
      hero: (spot) => stood(figure(cast, "s", spot, heroEdge, isCut), cast.isFaceless ? 0.7 : 0.5),
      other: (spot, key) => figure(castFor(cast, spot), key, spot, heroEdge, isCut).body,
      motif: (spot, drawing) => {
        const at = place(drawing, "m", spot.x, spot.y, spot.size);
        const body =
          cast.act.relation === "backs"
            ? outOfFocus(towards(at.body, ground, BACKDROP), "m")
            : modelled(
                at.body,
                "m",
                drawing.hands ? "toy" : "gloss",
                spot.size,
                spot.isBehind || !cast.motif ? motifEdge : partedFrom(motifEdge, cast.motif),
                isCut || mayBleed(cast),
              );
        return stood({ placed: at, body });
      },
      held: ({ x, y, size }, held, nth) => {
        const at = place(held.shaded, `m${nth}`, x, y, size);
        if (isBehind(nth)) return outOfFocus(towards(at.body, ground, BEHIND), `m${nth}`);
        const edge = nth.startsWith("set") ? motifEdge : partedFrom(motifEdge, held);
        return modelled(at.body, `m${nth}`, "gloss", size, edge, nth.startsWith("set"));
      },
      pieces: (pieces) =>
        unlined(pieces)
          .map((piece, index) => solid(piece, `${piece.fill.slice(1)}${index}`))
          .join(""),
      limbs: limbsOf(cast),
      behind: (pieces) =>
        pieces
          .map((piece, nth) => (piece.fill === WHITE ? solid(piece, `behind${nth}`) : flash(piece)))
          .join(""),
      face: (pieces) => modelledFace(pieces, "motif", cast.motif?.colours[0]),
      frame: ({ x, y, size }) =>
        `${goldRing}<circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2)}" fill="url(#bowl)" stroke="url(#gold)" stroke-width="30"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2 - 15)}" fill="none" stroke="#05050f" stroke-opacity=".35" stroke-width="3"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2 + 15)}" fill="none" stroke="#05050f" stroke-opacity=".35" stroke-width="3"/>${bowl(tones.other)}`,
      rim: ({ x, y, size }) =>
        `<path d="M${num(x - size / 2)} ${num(y)}A${num(size / 2)} ${num(size / 2)} 0 0 0 ${num(x + size / 2)} ${num(y)}" fill="none" stroke="url(#gold)" stroke-width="30"/>`,
      plate: (room) => lettered(cast, room, 92),
      settled: (scale, dy) => {
        feet = feet * scale + dy;
      },
    },
  );
  return { body, feet };
};

const goldRing = `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="90" y1="60" x2="430" y2="480"><stop stop-color="#fff3c4"/><stop offset=".3" stop-color="#d9a441"/><stop offset=".52" stop-color="#fbe7a8"/><stop offset=".75" stop-color="#b07a22"/><stop offset="1" stop-color="#f3d27a"/></linearGradient>`;
const bowl = (colour: string): string =>
  `<radialGradient id="bowl" cx=".42" cy=".34" r=".75"><stop stop-color="${lighten(colour, 0.45)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.5)}"/></radialGradient>`;

/** Modelled in its material, with a soft shadow behind it. */
const modelled = (
  body: string,
  key: string,
  material: Material,
  size: number,
  edge: Edge,
  isCut = false,
): string =>
  body === ""
    ? ""
    : `${clayFilter(`${key}clay`, material, size, edge, isCut)}<g filter="url(#${key}clay)">${body}</g>`;

const figure = (
  cast: Cast,
  key: string,
  room: Spot,
  edge: Edge,
  isCut: boolean,
): { body: string; placed: Placed } => {
  const { x, y, size } = bodyRoom(cast, room);
  const astronaut = cast.gear === "astronaut";
  const trial = place(cast.subject.shaded, key, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const scale = astronaut ? 0.6 : size / (size + rise * 0.85);
  const at = place(
    cast.subject.shaded,
    key,
    x,
    astronaut ? y - size * 0.08 : y + rise * scale * 0.48,
    size * scale,
  );
  const { behind, face, before } = dressed(cast, at, limbsOf(cast));
  const lit = (pieces: readonly Piece[], part: string) =>
    unlined(pieces)
      .map((piece, index) => solid(piece, `${key}${part}${index}`))
      .join("");
  const [cx, cy] = at.centre;
  const dome = astronaut ? helmet(cx, cy, size * 0.43, null) : null;
  const given = face.length > 0 ? modelledFace(face, `${key}f`, cast.subject.colours[0]) : "";
  const body = dome
    ? `${domeDefs(cx, cy, size * 0.43)}${dome.behind}${at.body}${given}${domeShine(cx, cy, size * 0.43)}${dome.before}`
    : `${lit(behind, "b")}${modelled(at.body, key, cast.isBuilt ? "toy" : "gloss", size, edge, isCut)}${given}${cast.isBuilt ? modelled(lit(before, "w"), `${key}w`, "gloss", size * 0.6, edge) : lit(before, "w")}`;
  return { body, placed: at };
};

const WHITE = "#ffffff";

/** What strikes together is a light, not a star of paper. */
const flash = (piece: Piece): string =>
  `<radialGradient id="flash"><stop stop-color="#fffbe6"/><stop offset=".4" stop-color="#ffe27a" stop-opacity=".9"/><stop offset="1" stop-color="#ffb12e" stop-opacity=".05"/></radialGradient>${drawPiece(piece, () => `fill="url(#flash)"`)}`;

/** Nothing in the round has a line around it: a shadow parts it from what is behind. Steam has not even that. */
const unlined = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece, nth) => {
    if (!pieces.slice(nth + 1, nth + 1 + PARTS).some((next) => isLineAround(piece, next, WITHIN)))
      return [piece];
    return piece.kind === "oval" ? [] : [{ ...moved(piece, 1.5, 3, 1), fill: SHADE }];
  });
/** A mark has at most so many parts, whose lines are drawn before them. */
const PARTS = 3;
const WITHIN = 0.5;
const SHADE = "#120a1855";

/** Limbs of a thing's own colour, deeper than it is; of something dark, and in the dark, lighter. */
const limbsOf = (cast: Cast): LimbWay => ({ colour: limbOf(cast), isPlain: false });
const limbOf = (cast: Cast): string => {
  const coat = cast.subject.colours[0] ?? WHITE;
  if (luminance(coat) < 0.18) return lighten(coat, isDarkAround(cast) ? 0.55 : 0.25);
  return isDarkAround(cast) ? coat : darken(coat, 0.3);
};

/** Glass: darker towards the rim, so that the head in it reads as inside. */
const domeDefs = (x: number, y: number, r: number): string =>
  `<radialGradient id="glass"><stop offset=".45" stop-color="#1b2350" stop-opacity=".5"/><stop offset=".85" stop-color="#141a3f" stop-opacity=".72"/><stop offset="1" stop-color="#0c1030" stop-opacity=".9"/></radialGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#glass)"/>`;

const domeShine = (x: number, y: number, r: number): string =>
  `<linearGradient id="shine" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#ffffff" stop-opacity=".38"/><stop offset=".34" stop-color="#ffffff" stop-opacity="0"/><stop offset=".75" stop-color="#9fd0ff" stop-opacity="0"/><stop offset="1" stop-color="#9fd0ff" stop-opacity=".4"/></linearGradient><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.97)}" fill="url(#shine)"/>`;

/** A piece lit from the upper left; what is round is a ball. */
const solid = (piece: Piece, id: string): string => {
  if (piece.fill === SHADE)
    return drawPiece(piece, (fill) => `fill="${fill.slice(0, 7)}" fill-opacity=".33"`);
  if (piece.fill === GLOW && piece.kind === "oval")
    return `<radialGradient id="${id}"><stop stop-color="${GLOW}" stop-opacity=".8"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient>${drawPiece({ ...piece, rx: piece.rx * 1.3, ry: piece.ry * 1.4 }, () => `fill="url(#${id})"`)}`;
  const stops = `<stop stop-color="${lighten(piece.fill, 0.36)}"/><stop offset=".5" stop-color="${piece.fill}"/><stop offset="1" stop-color="${darken(piece.fill, 0.24)}"/>`;
  const paint =
    piece.kind === "oval"
      ? `<radialGradient id="${id}" cx=".36" cy=".26" r=".82">${stops}</radialGradient>`
      : `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1">${stops}</linearGradient>`;
  return `${paint}${drawPiece(piece, () => `fill="url(#${id})" stroke="url(#${id})" stroke-width="2.5" stroke-linejoin="round"`)}`;
};

const lettered = (cast: Cast, room: Stage["room"], largest: number): string => {
  const set = setName(cast.name, { ...room, align: "middle" }, largest);
  if (!set) return "";
  // On a bright sky the letters go dark, with the light behind them.
  const behind = mix(cast.scene.sky[1], cast.scene.sky[2], 0.4);
  const bright = luminance(cast.staging.ground !== "scene" ? cast.tones.base : behind) > 0.42;
  const [upper, lower] = bright
    ? [cast.palette.deep, tune(cast.palette.primary, { s: 0.6, l: 0.22 })]
    : ["#ffffff", lighten(cast.palette.secondary, 0.72)];
  const halo = bright ? "#ffffff" : "#05050f";
  const defs = `<linearGradient id="face" gradientUnits="userSpaceOnUse" x1="0" y1="${num(set.top)}" x2="0" y2="${num(set.top + set.height)}"><stop stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient><filter id="drop" color-interpolation-filters="sRGB" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="10"/></filter>`;
  return `${defs}<path d="${set.d}" transform="translate(0 ${bright ? 0 : 10})" fill="${halo}" stroke="${halo}" stroke-width="${bright ? 14 : 0}" fill-opacity=".75" stroke-opacity=".75" filter="url(#drop)"/><path d="${set.d}" transform="translate(0 4)" fill="${bright ? "#ffffff" : darken(cast.palette.deep, 0.2)}" fill-opacity=".7"/><path d="${set.d}" fill="url(#face)"/>`;
};
