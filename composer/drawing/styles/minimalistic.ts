import { mix } from "../../colour/colour.ts";
import { contrast } from "../../colour/contrast.ts";
import { apart } from "../../colour/lightness.ts";
import type { Drawing, Picture } from "../../pictures.ts";
import { bodyRoom, dressed, worn } from "../acting/dressed.ts";
import { isTaken } from "../acting/hero-spot.ts";
import { PLAIN_GLOVE } from "../acting/pieces.ts";
import { type Box, isLineAround, isWithinPiece, shareWithin } from "../boxes.ts";
import { type Cast, LOGO, type Style } from "../cast.ts";
import { drawPiece, gearOutline } from "../gear/draw-gear.ts";
import type { Piece } from "../gear/shapes.ts";
import { headroom, moved, wear } from "../gear/wear.ts";
import { setName } from "../lettering/set-name.ts";
import { castFor, mirroredDrawing } from "../mirror.ts";
import { posed } from "../posed.ts";
import { encased } from "../scenes/encased.ts";
import { PAGE, type Stand, standing, standOf, upright } from "../stand.ts";
import { document, num, outline, type Placed, place, type Spot } from "../svg.ts";
import { bolder, seenBeside } from "./minimal/bolder.ts";
import { curved } from "./minimal/curved.ts";
import { type Inks, inksOf } from "./minimal/inks.ts";
import { groundOf } from "./minimal/page.ts";
import { deeper, inShades, isDark, offPaper, type Plate, plateOf, printed, toneOf } from "./minimal/print.ts";
import { isFull, silhouetteOf } from "./minimal/silhouette.ts";
import { faceOf, underFace } from "./minimal/thing-face.ts";

/** A cut-out in a few inks on a page of one colour: nothing that could be left out. */
export const minimalistic: Style = {
  logo: (cast) => {
    const inks = inksOf(cast);
    const stand = { ...standOf(upright(cast), figureOf(cast.subject)), frame: null };
    return document(LOGO, LOGO, onPage(cast, inks, [LOGO, LOGO], stand, "l"));
  },
  wide: (cast, { width, height, hero, room, largest, within }) => {
    const inks = inksOf(cast);
    const set = setName(cast.name, { ...room, align: "middle" }, largest * 0.9);
    const x = set ? hero.x : width / 2;
    const name = set ? `<path d="${set.d}" fill="${inks.limb}"/>` : "";
    // Letters without an edge stand on no feet.
    const size = hero.size * (set && room.y > hero.y ? OFF_NAME : 1);
    const drawn = onPage(cast, inks, [width, height], standing({ ...hero, x, size }, within), "b");
    return document(width, height, drawn + name);
  },
  // It stands on pages of any colour: cut out of grey paper, or of its own page where it or its gloves are as pale as paper.
  figure: (cast) => {
    const inks = inksOf(cast);
    const isPale = cast.isFaceless || apart(plateOfHero(cast, inks).tone, inks.paper) < PALE;
    const rim = isPale ? inks.page : mix(inks.paper, inks.ink, 0.16);
    return acted(
      cast,
      { ...inks, page: rim, shade: inks.paper },
      standing({ x: 256, y: 256, size: 400 }, PAGE),
      "f",
      1.2,
    );
  },
};

const OFF_NAME = 0.88;

/** All who act on their page; where there is more behind them than its colour, that is seen in the gaps between them. */
const onPage = (
  cast: Cast,
  inks: Inks,
  [width, height]: readonly [number, number],
  stand: Stand,
  key: string,
): string => {
  const ground = groundOf(cast, inks, width, height);
  const isMore = ground !== "" || cast.set.some(({ part }) => part === "behind");
  const act = acted(cast, inks, stand, key, 1, isMore);
  // Where there are many colours, one form more is none too few.
  const isFull = inks.place === null && new Set(act.match(/"#[^"]+"/g)).size > MOST_WITH_FORM;
  return `<rect width="${width}" height="${height}" fill="${inks.page}"/>${isFull ? "" : ground}${act}`;
};
/** Beside page and form. */
const MOST_WITH_FORM = 9;

/** The hero in its inks and the page under it, for a tile that has room for no more. */
export const inkedHero = (cast: Cast): { page: string; drawing: Drawing } => {
  const inks = inksOf(cast);
  const { flat } = cast.subject;
  return { page: inks.page, drawing: { ...flat, body: printed(flat.body, plateOfHero(cast, inks)) } };
};

const plateOfHero = ({ subject, palette }: Cast, inks: Inks): Plate => {
  const plate = plateOf(subject.colours[0] ?? palette.primary, inks);
  const isLikePaper = plate.tone !== inks.paper && apart(inks.paper, inks.page) < PALE;
  return isLikePaper
    ? { ...plate, pale: new Set(silhouetteOf(figureOf(subject)).map(([each]) => each)) }
    : plate;
};

const figureOf = ({ cut, flat }: Picture): Drawing => cut ?? flat;

const acted = (cast: Cast, inks: Inks, stand: Stand, key: string, edge = 1, isCut = false): string => {
  const line = stand.size * 0.014;
  const own = plateOfHero(cast, inks);
  const propOf = (colours: readonly string[]): Plate => offPage(plateOf(colours[0] ?? own.main, inks));
  /** What lies on the hero has none of the hero's own ink. */
  const takenOf = (colours: readonly string[], drawing: Drawing): Plate => {
    const plate = propOf(colours);
    return drawing.face ? plate : { ...plate, besides: own.tone };
  };
  const isCrowded = cast.act.count > 1 || cast.motif !== null || cast.set.length > 0;
  // Who stands before the page alone needs no line; who is behind glass has one of their own colour.
  const motif = cast.motif && figureOf(cast.motif);
  const isEncased = encased(stand, cast.act, cast.motifId, motif) !== null;
  const gap = isEncased ? deeper(own.tone, inks) : inks.page;
  const drawn = { inks, line, edge, gap: inks.page };
  const isParted = isCrowded || edge > 1;
  const person = { ...drawn, edge: isParted ? edge : 0, gap: gap === inks.page ? OPEN : gap };
  /** What the gap around the hero shows: the page, or a shade of what is behind it on all sides. */
  let behind: Behind | null = null;
  let stood: Placed | null = null;
  const opened = (act: string) => openedOn(act, `${key}within`, inks.page, behind);
  // What is as light as the body that it lies on is parted from it, at the size of an avatar, too: by a shade of the body,
  // since a gap that the page is seen in would cut it up. What stands beside is parted by the page.
  const isThought = cast.act.relation === "dreams";
  const partedFrom = ({ tone }: Plate, isStandingBy = false): Drawn => ({
    ...drawn,
    gap: isTaken(cast.act) && !isStandingBy ? deeper(own.tone, inks) : inks.page,
    edge: isThought ? 0 : apart(tone, own.tone) < ALIKE ? Math.max(edge, APART) : edge > 1 ? edge : 0,
  });
  const drawnAct = posed(
    stand,
    cast,
    { hero: figureOf(cast.subject), motif },
    {
      hero: (spot) => {
        const hero = heroOf(cast, person, own, `${key}s`, spot);
        stood = hero.placed;
        return hero;
      },
      other: (spot, nth) => heroOf(castFor(cast, spot), person, own, key + nth, spot).body,
      motif: (spot, drawing) => {
        // A board is read: dark letters on paper.
        const plate = cast.act.isSign
          ? { ...propOf(cast.motif?.colours ?? []), tone: inks.paper }
          : unlike(
              isTaken(cast.act) || isEncased
                ? takenOf(cast.motif?.colours ?? [], drawing)
                : propOf(cast.motif?.colours ?? []),
              own,
            );
        const turned = spot.isMirrored ? mirroredDrawing(drawing) : drawing;
        const motif = cutOut(turned, `${key}m`, spot, partedFrom(plate), plate);
        if (
          edge === 1 &&
          spot.isBehind &&
          stood &&
          shareWithin(stood, motif.placed) > AROUND &&
          isFull(drawing)
        )
          behind = { shade: deeper(plate.tone, inks), box: motif.placed };
        return motif;
      },
      held: (spot, { flat, colours }, nth) =>
        nth === "set-behind"
          ? inShades(cutOut(flat, `${key}${nth}`, spot, { ...drawn, edge: 0 }, propOf(colours)).body, inks)
          : cutOut(
              flat,
              `${key}${nth}`,
              spot,
              partedFrom(propOf(colours), nth.startsWith("set")),
              nth.startsWith("set") ? propOf(colours) : takenOf(colours, flat),
            ).body,
      pieces: (pieces) => painted(pieces, drawn, own),
      // A burst is deeper than the page, so that both who fight stand off it; a cloud is paper.
      behind: (pieces) =>
        painted(pieces, drawn, {
          inks,
          main: pieces[0]?.fill ?? "#ffffff",
          tone: isCloud(pieces) ? cloudOn(inks, propOf(cast.motif?.colours ?? [])) : deeper(inks.page, inks),
        }),
      face: (pieces) =>
        cast.motif && pieces.length > 0
          ? faceOf(pieces, underFace(cast.motif.flat, propOf(cast.motif.colours)), line)
          : "",
      limbs: { colour: own.main, isPlain: true },
      ...(isCut && { cut: (act: string) => seenThrough(opened(act), inks.page, `${key}gaps`) }),
      frame: () => "",
      rim: () => "",
      plate: ({ x, y, width, height }) => {
        const set = setName(cast.name, { x, y, width, height, align: "middle" }, 84);
        return set ? `<path d="${set.d}" fill="${inks.limb}"/>` : "";
      },
    },
  );
  return curved(opened(drawnAct));
};
/** Stands for a colour that is known when all are in their place. */
const OPEN = "#open";
/** Beyond what is behind somebody, no shade of it is seen. */
const openedOn = (act: string, id: string, page: string, behind: Behind | null): string => {
  if (!behind) return act.replaceAll(OPEN, page);
  const { centre, width, height } = behind.box;
  const [x, y] = [centre[0] - width / 2, centre[1] - height / 2];
  const within = `<clipPath id="${id}"><path d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z"/></clipPath>`;
  return act.includes(OPENING)
    ? within + act.replaceAll(OPENING, `<g clip-path="url(#${id})">`).replaceAll(OPEN, behind.shade)
    : act;
};
interface Behind {
  shade: string;
  box: Box;
}
const OPENING = '<g class="open">';
/** How much of somebody is before what is all around them. */
const AROUND = 0.6;

/** What is white on a page like paper is in a shade of it. */
const offPage = (plate: Plate): Plate => {
  const { paper, page } = plate.inks;
  return plate.tone === paper && apart(paper, page) < PALE ? { ...plate, tone: offPaper(plate.inks) } : plate;
};

/** Of two that are printed in one ink, the second is in a tint of it: paper that is read stays paler than a bowl. */
const unlike = (plate: Plate, { tone, inks }: Plate): Plate =>
  plate.tone === tone
    ? { ...plate, tone: tone === inks.paper ? mix(tone, inks.page, PALER) : mix(tone, inks.paper, PALER) }
    : plate;
const PALER = 0.27;

const [APART, ALIKE, PALE] = [1.6, 0.3, 0.2];

/** Where a gap is drawn in the colour of the page, whatever is behind is seen. */
const seenThrough = (act: string, page: string, id: string): string => {
  const first = act.indexOf(`="${page}"`);
  if (first < 0) return act;
  // Below the first gap nothing is cut.
  const above = act.slice(0, first).replace(/<(path|ellipse|circle|rect)\b[^>]*\/>/g, "") + act.slice(first);
  const mask = above
    .replace(/<defs>.*?<\/defs>|<clipPath\b.*?<\/clipPath>/gs, "")
    .replace(
      /\b(fill|stroke)="(#[^"]+)"/g,
      (_, paint, colour) => `${paint}="${colour === page ? "black" : "white"}"`,
    );
  // Drawn, too, a gap would leave a hair of its colour along its edge.
  const unseen = act.replace(/\b(fill|stroke)="(#[^"]+)"/g, (paint, kind, colour) =>
    colour === page ? `${kind}="none"` : paint,
  );
  const all = 'x="-1024" y="-1024" width="4096" height="4096"';
  return `<mask id="${id}" maskUnits="userSpaceOnUse" ${all}><rect fill="white" ${all}/><g fill="white">${mask}</g></mask><g mask="url(#${id})">${unseen}</g>`;
};

/** On a page as pale as paper, a cloud has the tone beside it that what is in it stands off. */
const cloudOn = ({ page, paper, form, shade }: Inks, { tone }: Plate): string => {
  if (apart(page, paper) >= PALE) return paper;
  return apart(form, tone) > apart(shade, tone) ? form : shade;
};

const isCloud = (pieces: readonly Piece[]): boolean => pieces[0]?.fill === "#ffffff";

interface Drawn {
  inks: Inks;
  line: number;
  /** How wide the page is seen around each figure: more where it stands on a page of another colour. */
  edge: number;
  gap: string;
}

/**
 * Pieces, those of the hero's own ink with an edge below them in a shade of it. What is black is ink on another piece, a line on the page,
 * and paper on black.
 */
const painted = (pieces: readonly Piece[], { inks, line, edge }: Drawn, plate: Plate): string => {
  const below: { piece: Piece; tone: string }[] = [];
  /** What lies on no other piece is set off from a page of another colour. */
  const alone: Piece[] = [];
  const drawn = bolder(pieces.filter((piece, nth) => !isLineAround(piece, pieces[nth + 1]))).map((piece) => {
    const under = below.filter((each) => isWithinPiece(piece, each.piece)).at(-1)?.tone;
    if (!under) alone.push(piece);
    if (piece.fill === INK) return drawPiece(piece, () => `fill="${under ? inks.ink : inks.limb}"`);
    const own = piece.fill === PLAIN_GLOVE ? gloveOf(plate) : toneOf(piece.fill, plate);
    const clear = under ? own : offPage({ ...plate, tone: own }).tone;
    const tone = own === under && isDark(own) ? inks.paper : clear;
    below.push({ piece, tone });
    const drop =
      under || tone !== plate.tone ? "" : inOne(moved(piece, 0, line * DROP, 1), deeper(plate.tone, inks));
    return drop + inOne(piece, tone);
  });
  return (edge > 1 ? gearOutline(alone, inks.page, line * edge) : "") + drawn.join("");
};

/** Where paper is not seen on the page, a glove is a shade of the arm: a black ball at its end would be a bomb. */
const gloveOf = ({ tone, inks }: Plate): string => {
  const { glove, paper, page } = inks;
  const shaded = deeper(tone, inks);
  return glove !== paper && contrast(shaded, page) > GLOVE_SEEN ? shaded : glove;
};
const GLOVE_SEEN = 1.9;

const inOne = (piece: Piece, tone: string): string =>
  drawPiece({ ...piece, fill: tone }, () => `fill="${tone}"`);

/** How far the edge below a piece reaches, in lines. */
const DROP = 0.7;

const INK = "#1d1a26";

const heroOf = (
  cast: Cast,
  drawn: Drawn,
  own: Plate,
  key: string,
  room: Spot,
): { body: string; placed: Placed } => {
  const { x, y, size } = bodyRoom(cast, room);
  const flat = figureOf(cast.subject);
  const isInHelmet = cast.gear === "astronaut";
  const trial = place(flat, key, x, y, size);
  const rise = headroom(wear(cast.gear, trial), trial.centre[1] - trial.height / 2);
  const spot = isInHelmet
    ? { x, y: y - size * 0.05, size: size * 0.62 }
    : { x, y: y + rise * 0.4, size: size * (size / (size + rise * 0.85)) };
  const hero = cutOut(flat, key, spot, drawn, own);
  // No hand is held up where a snore rises.
  const gesture = cast.expression === "sleepy" ? 0 : cast.gesture;
  const {
    behind,
    face: made,
    before: over,
  } = dressed({ ...cast, gear: null, gesture }, hero.placed, { colour: own.main, isPlain: true });
  const dome = isInHelmet ? helmetOf(drawn.inks, x, y - size * 0.05, size * 0.46) : "";
  const onHero = { ...drawn, inks: { ...drawn.inks, limb: drawn.inks.ink } };
  const face =
    (cast.isFaceless ? faceOf(made, underFace(flat, own), drawn.line) : painted(made, onHero, own)) +
    painted(seenBeside(over, hero.placed), onHero, own);
  const gear = isInHelmet ? "" : painted(worn(cast, hero.placed), onHero, own);
  return {
    body: dome + painted(seenBeside(behind, hero.placed), drawn, own) + hero.body + face + gear,
    placed: hero.placed,
  };
};

/** A glass about a head, and its collar. */
const helmetOf = ({ ink, paper, page }: Inks, x: number, y: number, r: number): string => {
  const circle = (radius: number, colour: string) =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`;
  const collar = `M${num(x - r * 0.62)} ${num(y + r * 0.78)}h${num(r * 1.24)}v${num(r * 0.2)}a${num(r * 0.16)} ${num(r * 0.16)} 0 0 1 ${num(-r * 0.16)} ${num(r * 0.16)}h${num(-r * 0.92)}a${num(r * 0.16)} ${num(r * 0.16)} 0 0 1 ${num(-r * 0.16)} ${num(-r * 0.16)}Z`;
  const shine = `<path d="M${num(x - r * 0.72)} ${num(y - r * 0.3)}A${num(r * 0.78)} ${num(r * 0.78)} 0 0 1 ${num(x - r * 0.28)} ${num(y - r * 0.72)}" fill="none" stroke="${paper}" stroke-width="${num(r * 0.09)}" stroke-linecap="round"/>`;
  return `${circle(r * 1.02, paper)}${circle(r * 0.88, ink)}<path d="${collar}" fill="${paper}" stroke="${page}" stroke-width="${num(r * 0.06)}"/>${shine}`;
};

/** The drawing in its inks; what it is drawn before is as light, so the page is seen between them. */
const cutOut = (
  drawing: Drawing,
  key: string,
  { x, y, size }: Spot,
  { line, edge, gap }: Drawn,
  plate: Plate,
): { body: string; placed: Placed } => {
  const body = printed(drawing.body, plate);
  const placed = place({ ...drawing, body }, key, x, y, size);
  const around = edge > 0 ? outline(drawing, placed, gap, line * edge) : "";
  return { body: (around && gap === OPEN ? `${OPENING}${around}</g>` : around) + placed.body, placed };
};
