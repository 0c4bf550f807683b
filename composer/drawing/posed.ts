import type { Cast } from "./cast.ts";
import { besideFace, covers, type Spot, type Stand } from "./stand.ts";
import { num, type Placed } from "./svg.ts";

/** How one style draws the parts of a pose. */
export interface Hands {
  hero(spot: Spot): { body: string; placed: Placed };
  twin(spot: Spot): string;
  motif(spot: Spot): string;
  echo(spot: Spot): string;
  /** The round frame, and its lower edge once more where it passes before the hero. */
  frame(spot: Spot): string;
  rim(spot: Spot): string;
  plate(room: NonNullable<Stand["plate"]>): string;
}

/** A pose in a style's hand: what is behind the hero, the hero, what is before it; the face stays free. */
export const posed = (stand: Stand, cast: Cast, hands: Hands): string => {
  const { frame, twin, echo, plate, turn, x, y } = stand;
  const hero = hands.hero(stand);
  const motif = cast.motif ? hands.motif(motifSpot(stand, hero.placed)) : "";
  const lean = (body: string) =>
    turn === 0 ? body : `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${body}</g>`;
  const inFrame = frame
    ? `<clipPath id="frame"><path d="M0 0H512V${num(frame.y)}H${num(frame.x + frame.size / 2)}A${num(frame.size / 2)} ${num(frame.size / 2)} 0 0 1 ${num(frame.x - frame.size / 2)} ${num(frame.y)}H0Z"/></clipPath>${hands.frame(frame)}<g clip-path="url(#frame)">${hero.body}</g>${hands.rim(frame)}`
    : hero.body;
  return (
    (echo ? hands.echo(echo) : "") +
    (twin ? hands.twin(twin) : "") +
    lean(frame ? inFrame : hero.body + (stand.disc ? "" : motif)) +
    (frame || stand.disc ? motif : "") +
    (plate ? hands.plate(plate) : "")
  );
};

/** Where the motif goes; a corner that the face reaches into is given up for the other, then for the top. */
export const motifSpot = (stand: Stand, hero: Placed): Spot => {
  if (stand.motif === "foot") return besideFace(stand, hero.face, stand.side);
  if (stand.motif === "crown") {
    const size = Math.min(132, Math.max(92, hero.crown.width * 0.8));
    return { x: hero.crown.x, y: Math.max(size * 0.56, hero.crown.y - size * 0.4), size };
  }
  const { motif } = stand;
  const small = { ...motif, size: Math.min(motif.size, 118) };
  const out = (spot: Spot, share: number): Spot => ({
    x: 256 + Math.sign(spot.x - 256) * (256 - spot.size * share),
    y: 256 + Math.sign(spot.y - 256) * (256 - spot.size * share),
    size: spot.size,
  });
  const spots = [motif, out(motif, 0.6), out(small, 0.56)].flatMap((spot) => [
    spot,
    { ...spot, x: 512 - spot.x },
    { ...spot, y: 512 - spot.y },
    { ...spot, x: 512 - spot.x, y: 512 - spot.y },
  ]);
  return spots.find((spot) => !hero.face || !covers(spot, hero.face)) ?? out(small, 0.56);
};
