import { actWith } from "../acting/act.ts";
import { bodyRoom } from "../acting/dressed.ts";
import { heroSpot } from "../acting/hero-spot.ts";
import { type Cast, LOGO } from "../cast.ts";
import { PAGE, type Room, type Stand, standing, standOf } from "../stand.ts";
import type { Spot } from "../svg.ts";
import { PixelCanvas, twiceAsLarge } from "./canvas.ts";
import { pixelName } from "./letters.ts";
import { playAct } from "./play.ts";

/** A page of cells, with the act on a layer of its own. */
export interface CellPage {
  cells: number;
  layer: PixelCanvas;
  /** Where the hero's square is. */
  x: number;
  /** A round frame about the middle, by its middle and radius. */
  frame: { y: number; r: number } | null;
  /** The rows that a name has. */
  plate: { y: number; width: number; height: number } | null;
}

/**
 * Cells a side: eight units each for a creature alone, six for a thing, which has finer forms, four where there is more to
 * see, so that faces and thin things have the cells to be read. Even units stay sharp where a logo is shown half as large.
 */
const [ALONE, THING_ALONE, TOGETHER] = [64, 86, 128];
/** How much of the page an act fills, where no pose says another share. */
const FILLED = 0.92;
const IN_FRAME = 0.8;
const MOST = 256;

/** The act as large as the page allows, with nothing cut off; letters keep their cells, and the page follows. */
export const cellPageOf = (shown: Cast): CellPage => {
  const cast = legible(shown);
  const stand = onAxis(unnamed(standOf(cast, cast.subject.flat), cast), cast);
  const hasLetters = cast.subject.letters !== undefined || cast.motif?.letters !== undefined;
  const isMore =
    [cast.motif, cast.held, cast.stuff].some(Boolean) || cast.act.count > 1 || cast.set.length > 0;
  const alone = cast.isFaceless ? THING_ALONE : ALONE;
  const cells = cast.subject.letters ? lettersPage(cast, stand) : isMore ? TOGETHER : alone;
  const first = played(cast, stand, cells, 1);
  // A pose may cut off feet, but no hat.
  if (!stand.within) {
    const isClose = cast.staging.pose === "close";
    // Horns and a hand held out are wider than the page.
    const wide = (cells * 0.98) / first.width;
    const shown = isClose || wide >= 1 ? first : played(cast, stand, cells, wide);
    return page(
      shown,
      stand,
      cells,
      sideways(shown, cells, isClose),
      isClose ? 0 : Math.max(0, 2 - shown.top),
    );
  }
  if (stand.within.isBust) return bust(cast, stand, cells, first);
  const share = stand.frame ? IN_FRAME : cast.staging.pose === "near" ? FILLED * 1.03 : FILLED;
  const room = (of: number) => ({
    x: of * 0.5,
    y: (((stand.within?.y ?? 0) + (stand.within?.height ?? LOGO) / 2) / LOGO) * of,
    width: of * share,
    height: (stand.plate ? 0.64 : share) * of,
  });
  const fits = (act: Played) => Math.min(room(cells).width / act.width, room(cells).height / act.height);
  if (hasLetters) {
    const grown = shownWhole(Math.max(cells * 0.7, cells / fits(first)), Math.max(first.width, first.height));
    return centred(first, stand, grown, room(grown));
  }
  const wanted = Math.min(1.6, fits(first));
  const act = wanted < 0.99 || wanted > 1.03 ? played(cast, stand, cells, wanted) : first;
  return centred(act, stand, cells, room(cells));
};

/** Letters keep their cells: on a board beside somebody, in cells as fine as theirs, each is four. */
const legible = (cast: Cast): Cast => {
  const { motif, subject } = cast;
  if (!motif?.letters || subject.letters) return cast;
  return { ...cast, motif: { ...motif, letters: twiceAsLarge(motif.letters) } };
};

/** As large as its width allows, from the upper edge of the page; who is too tall for that loses feet, but no motif. */
const bust = (cast: Cast, stand: Stand, cells: number, first: Played): CellPage => {
  const down = Math.max(1, first.lowest - first.top);
  const wanted = Math.min(
    (1.2 * cells) / first.height,
    (0.95 * cells) / first.width,
    ...(cast.motif ? [(0.93 * cells) / down] : []),
  );
  const act = played(cast, stand, cells, wanted);
  const top = Math.max(2, Math.round((cells - act.height) / 2));
  return page(act, stand, cells, Math.round(cells / 2 - act.left - act.width / 2), top - act.top);
};

/** So many columns that nothing of an act is cut off at a side. */
const sideways = ({ left, width }: Played, cells: number, isClose: boolean): number =>
  isClose || width > cells ? 0 : Math.max(0, -left) - Math.max(0, left + width - cells);

/** How large a cell is on a page of so many: whole units or halves. */
export const cellOf = (cells: number): number => Math.ceil((LOGO / cells) * 2) / 2;

/** Some of a page of such cells bleeds off: the page with room for an act all the same. */
const shownWhole = (least: number, act: number): number => {
  let cells = Math.min(MOST, Math.ceil(least));
  while (cells < MOST && LOGO / cellOf(cells) < act + 2) cells++;
  return cells;
};

/** Cells are alike on both sides of the eyes, so that these are the middle of a figure, and not its box's. */
const onAxis = (stand: Stand, { staging, subject }: Cast): Stand =>
  staging.pose === "close" && subject.flat.eyes ? { ...stand, x: LOGO / 2 } : stand;

/** A name that has no room in letters of whole cells leaves its rows to the act. */
const unnamed = (stand: Stand, { name }: Cast): Stand => {
  const room = stand.plate && plateOf(stand.plate, ALONE / LOGO);
  return room && !pixelName(name, room.width, room.height)
    ? standing({ x: 256, y: 260, size: 430 }, PAGE)
    : stand;
};

const plateOf = ({ y, height }: Room, unit: number): NonNullable<CellPage["plate"]> => ({
  y: Math.round((y + height / 2) * unit),
  width: Math.round(LOGO * 0.86 * unit),
  height: Math.round(height * 1.5 * unit),
});

interface Played {
  act: PixelCanvas;
  /** So many cells of the canvas are left of the page and above it. */
  margin: number;
  spot: Spot;
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far down the motif reaches. */
  lowest: number;
}

/** The act in the middle of a canvas of two pages a side, or of three: a set reaches far beyond who acts in it. */
const played = (cast: Cast, stand: Stand, cells: number, scale: number): Played => {
  const unit = cells / LOGO;
  const pages = cast.set.length > 0 ? 3 : 2;
  const act = new PixelCanvas(cells * pages, cells * pages);
  const spot = { x: stand.x * unit, y: stand.y * unit, size: stand.size * unit * scale };
  const margin = Math.round((cells * (pages - 1)) / 2);
  const { left, top, right, bottom, lowest } = playAct(act, cast, {
    ...spot,
    x: spot.x + margin,
    y: spot.y + margin,
  });
  return {
    act,
    margin,
    spot,
    left: left - margin,
    top: top - margin,
    width: right - left + 1,
    height: bottom - top + 1,
    lowest: lowest - margin,
  };
};

const centred = (played: Played, stand: Stand, cells: number, room: { x: number; y: number }): CellPage => {
  const { left, top, width, height } = played;
  return page(
    played,
    stand,
    cells,
    Math.round(room.x - left - width / 2),
    Math.round(room.y - top - height / 2),
  );
};

const page = (
  { act, margin, spot }: Played,
  stand: Stand,
  cells: number,
  dx: number,
  dy: number,
): CellPage => {
  const unit = cells / LOGO;
  const layer = new PixelCanvas(cells, cells);
  layer.stamp(act, dx - margin, dy - margin);
  const { frame, plate } = stand;
  return {
    cells,
    layer,
    x: Math.round(spot.x) + dx,
    frame: frame && { y: Math.round(frame.y * unit), r: Math.round((frame.size / 2) * unit) },
    plate: plate && plateOf(plate, unit),
  };
};

/** The square of an act in which the letters of its hero have their cells. */
export const lettersSquare = (cast: Cast): number =>
  (cast.subject.letters?.size ?? 0) /
  bodyRoom(cast, heroSpot({ x: 0, y: 0, size: 1 }, actWith(cast.act, cast.subject.flat)).hero).size;

const lettersPage = (cast: Cast, stand: Stand): number =>
  Math.min(MOST, Math.round((lettersSquare(cast) / stand.size) * LOGO));
