import { type BodyPart, type SaidOfBody, saidOfBody } from "../../reading/body-part.ts";
import type { Word } from "../../reading/words.ts";
import type { Creature } from "./creature.ts";

type Change = (creature: Creature) => Partial<Creature>;

/** What grows on a head like hair, and no horns. */
const HAIRY = /^(mane|shag|wool|tuft|quills|crest|hair|long-hair|bun)$/;
const PLUCKED = "#f3b9a0";
const SKIN = "#f0c9b0";

/** What has wings for arms has them all the same. */
export const winged = (creature: Creature): Creature =>
  creature.wings === "none" && creature.arms !== "wing" ? { ...creature, wings: "angel" } : creature;

const LOST: Readonly<Partial<Record<BodyPart, Change>>> = {
  tail: () => ({ tail: "none" }),
  wing: () => ({ wings: "none", arms: "hand" }),
  ear: () => ({ ears: "none" }),
  horn: () => ({ top: "none" }),
  antler: () => ({ top: "none" }),
  mane: () => ({ top: "none" }),
  leg: () => ({ legs: "none" }),
  arm: ({ halved }) => ({ halved: [...halved, "arms", "arms"] }),
  tooth: ({ marks }) => ({ marks: marks.filter((each) => !/^(teeth|fangs|jagged|tusks)$/.test(each)) }),
  head: () => ({ isHeadless: true }),
  shell: ({ body, shell }) => (body === "banded" || shell === null ? { body: "torso" } : { shell: null }),
  trunk: () => ({ muzzle: "snub" }),
  beak: () => ({ muzzle: "snub" }),
  feather: ({ limb, trunk }) => ({
    coat: PLUCKED,
    belly: "#f8cdb8",
    limb: limb && PLUCKED,
    trunk: trunk && PLUCKED,
    tail: "none",
  }),
  tentacle: ({ halved }) => ({ body: "none", halved: [...halved, "arms", "arms"] }),
  stinger: () => ({ tail: "none" }),
  fur: ({ top, neck }) => ({
    coat: PLUCKED,
    belly: "#f8cdb8",
    limb: null,
    trunk: null,
    neck: neck === "fluffy" ? "long" : neck,
    marks: [],
    top: HAIRY.test(top) ? "none" : top,
  }),
};

const ONE: Readonly<Partial<Record<BodyPart, Change>>> = {
  ear: ({ halved }) => ({ halved: [...halved, "ears"] }),
  horn: ({ top, halved }) => (top === "none" ? { top: "horn" } : { halved: [...halved, "top"] }),
  antler: ({ halved }) => ({ halved: [...halved, "top"] }),
  wing: ({ halved }) => ({ halved: [...halved, "wings", "arms"] }),
  arm: ({ halved }) => ({ halved: [...halved, "arms"] }),
  leg: ({ halved }) => ({ halved: [...halved, "legs"] }),
  peg: () => ({ hasPeg: true }),
  eye: () => ({ eyes: "one" }),
  feather: () => ({ tail: "quill" }),
  tooth: ({ marks }) => ({ marks: [...marks.filter((each) => each !== "teeth"), "tooth"] }),
};

const HAS: Readonly<Partial<Record<BodyPart, Change>>> = {
  peg: ({ legs }) => ({ hasPeg: true, ...(legs === "none" && { legs: "paw" as const }) }),
  wing: (creature) => winged(creature),
  leg: ({ legs }) => (legs === "none" ? { legs: "paw" } : {}),
  arm: ({ arms }) => (arms === "none" || arms === "wing" || arms === "fin" ? { arms: "hand" } : {}),
  horn: ({ top }) => (/^(none|tuft|comb|crest)$/.test(top) ? { top: "bull" } : {}),
  antler: () => ({ top: "antlers" }),
  ear: ({ ears }) => (ears === "none" ? { ears: "human" } : {}),
  tail: ({ tail }) => (tail === "none" ? { tail: "long" } : {}),
  tooth: ({ marks }) => (marks.includes("jagged") ? {} : { marks: [...marks, "grin"] }),
  mane: () => ({ top: "mane" }),
  face: () => ({ muzzle: "human", coat: SKIN }),
};

const TWO: Readonly<Partial<Record<BodyPart, Change>>> = {
  head: ({ halved }) => ({ top: "heads", halved: [...halved, "top"] }),
};

const MANY: Readonly<Partial<Record<BodyPart, Change>>> = {
  head: () => ({ top: "heads" }),
  wing: () => ({ wings: "angel" }),
};

const changes: Readonly<Record<SaidOfBody["way"], Readonly<Partial<Record<BodyPart, Change>>>>> = {
  lost: LOST,
  one: ONE,
  has: HAS,
  two: TWO,
  many: MANY,
};

const COUNTED = /^(two|many)$/;

/** The creature with what the idea says of its body: "with one ear", "without a shell", "with wings". */
export const changedBody = (creature: Creature, words: readonly Word[]): Creature => {
  let changed = creature;
  for (const { part, way } of saidOfBody(words)) {
    const change = changes[way][part] ?? (COUNTED.test(way) ? HAS[part] : undefined);
    if (change) changed = { ...changed, ...change(changed) };
  }
  return changed;
};
