import type { ImageStyle } from "#contract/generation.ts";
import { type Drawing, type Joints, lazyPicture, type Picture } from "../pictures.ts";
import { jointed } from "./acting/joints.ts";
import type { Creature } from "./creatures/creature.ts";
import { keyed, num } from "./svg.ts";

/** Who is one thing and takes itself for another is drawn as one being of both. */

/** The head of one on the body of the other; `isSet`: in the middle of it, as a moon's face is. */
export const fused = (head: Picture, body: Picture, style: ImageStyle, isSet = false): Picture => {
  const solid = jointed(body, style);
  const form = (of: "flat" | "toon" | "shaded") => () => joined(head[of], solid[of], isSet);
  return lazyPicture(
    { colours: [...new Set([...head.colours.slice(0, 8), ...body.colours])] },
    { flat: form("flat"), toon: form("toon"), shaded: form("shaded") },
  );
};

/** How wide a head is beside the body that it is on, and how deep it sits in it. */
const WIDE = 0.66;
const TALLEST = 1.5;
const DEEP = 0.12;
const WITHIN = 0.8;

const joined = (head: Drawing, body: Drawing, isSet: boolean): Drawing => {
  const [hx, hy, hw, hh] = head.box;
  const [bx, by, bw, bh] = body.box;
  const wide = Math.max(hw, hh) / (isSet ? WITHIN : WIDE);
  const scale = Math.min(wide / (isSet ? Math.min(bw, bh) : bw), isSet ? Infinity : (hh * TALLEST) / bh);
  // Its chin is where the face of the thing would be: on the largest solid part.
  const [cx, cy] = isSet || !body.eyes ? [bx + bw / 2, by + bh / 2] : [body.eyes[0], body.eyes[1]];
  const dx = hx + hw / 2 - cx * scale;
  const dy = (isSet ? hy + hh / 2 : hy + hh * (1 - DEEP)) - cy * scale;
  const left = Math.min(hx, bx * scale + dx);
  const top = Math.min(hy, by * scale + dy);
  const right = Math.max(hx + hw, (bx + bw) * scale + dx);
  const bottom = Math.max(hy + hh, (by + bh) * scale + dy);
  const at = ([x, y]: readonly [number, number]) => [x * scale + dx, y * scale + dy] as const;
  const { hands: _, joints, ...rest } = head;
  const ratio = Math.round(scale * 10000) / 10000;
  return {
    ...rest,
    body: `<g data-scale="${ratio}" transform="translate(${num(dx)} ${num(dy)}) scale(${ratio})">${keyed(body.body, "fb")}</g>${head.body}`,
    box: [left, top, right - left, bottom - top],
    ...((body.joints ?? joints) && { joints: moved(body.joints ?? (joints as Joints), at) }),
  };
};

const moved = (
  { shoulders, hips }: Joints,
  at: (point: readonly [number, number]) => readonly [number, number],
): Joints => ({
  shoulders: [at(shoulders[0]), at(shoulders[1])],
  hips: [at(hips[0]), at(hips[1])],
});

/** One creature in the skin of another: its own face, and all else of the other. */
export const inSkinOf = (creature: Creature, other: Creature): Creature => ({
  ...other,
  id: creature.id,
  coat: creature.coat,
  belly: creature.belly,
  extra: BEAKED.test(creature.muzzle) ? creature.extra : other.extra,
  head: creature.head,
  // Who has no nose to be known by has that of the other.
  muzzle: PLAIN_NOSE.test(creature.muzzle) ? other.muzzle : creature.muzzle,
  top: other.top === "none" || FEELERS.test(creature.top) ? creature.top : other.top,
  eyes: creature.eyes,
  ears: other.ears === "human" ? creature.ears : other.ears,
  marks: [...creature.marks, ...other.marks.filter((mark) => /^(scales|fleece|bees)$/.test(mark))],
  limb: other.limb ?? other.coat,
  trunk: other.trunk ?? other.coat,
});
const PLAIN_NOSE = /^(none|small)$/;
/** An ant is known by its feelers, whatever it puts on. */
const FEELERS = /^(antennae|feelers|whips|comb)$/;
const BEAKED = /^(bill|beak|hook|needle|toucan|pelican|puffin|flamingo)$/;
