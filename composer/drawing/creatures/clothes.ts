import { darken, hueDistance, lighten, toHsl } from "../../colour/colour.ts";
import { drawnOff } from "../../colour/lightness.ts";
import type { Reading } from "../../reading/read-idea.ts";
import { wornOn } from "../../reading/relation.ts";
import type { Thing } from "../../reading/thing.ts";
import { bow, oval, pen } from "../acting/strokes.ts";
import { costumes } from "./costumes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";
import trades from "./trades.json";
import { type UniformCut, uniforms } from "./uniforms.ts";

type Cut =
  | "space"
  | "poncho"
  | "dots"
  | "robe"
  | "suit"
  | "hood"
  | "buttons"
  | "vest"
  | "zip"
  | "sash"
  | "knit"
  | "gown"
  | "plain"
  | keyof typeof costumes
  | UniformCut;

export interface Clothes {
  cut: Cut;
  colour: string;
  /** Legs in it too, and how the rest of it falls. */
  trousers?: string;
  body?: Creature["body"];
  /** On the hands. */
  mitts?: string;
}

/** By the picture of a garment. */
const clothes: Readonly<Record<string, Clothes>> = {
  tuxedo: { cut: "suit", colour: "#2b3048", trousers: "#2b3048" },
  "black-tie": { cut: "dinner", colour: "#2b3048", trousers: "#2b3048" },
  hoodie: { cut: "hood", colour: "#4f63b8" },
  coat: { cut: "buttons", colour: "#c2935a" },
  "lab-coat": { cut: "buttons", colour: "#f1f5fa" },
  "safety-vest": { cut: "vest", colour: "#f58a2a" },
  tracksuit: { cut: "zip", colour: "#2f6bd8", trousers: "#2f6bd8" },
  kimono: { cut: "sash", colour: "#b8324a", body: "skirt" },
  "martial-arts-uniform": { cut: "sash", colour: "#f4f2ec", trousers: "#f4f2ec" },
  sweater: { cut: "knit", colour: "#c9503f" },
  dress: { cut: "plain", colour: "#e0568a", body: "skirt" },
  straitjacket: { cut: "buttons", colour: "#f4f2ec", mitts: "#f4f2ec" },
  toga: { cut: "plain", colour: "#f6f3ec", body: "skirt" },
  "wedding-dress": { cut: "gown", colour: "#ffffff", body: "skirt" },
  "t-shirt": { cut: "plain", colour: "#4f9fe0" },
  "hawaiian-shirt": { cut: "hawaii", colour: "#17a6b0" },
  tutu: { cut: "plain", colour: "#ff9fc4", body: "tutu" },
  raincoat: { cut: "buttons", colour: "#ffd23f" },
  poncho: { cut: "poncho", colour: "#c4352b", body: "skirt" },
  pajamas: { cut: "dots", colour: "#6f9fe0", trousers: "#6f9fe0" },
  bathrobe: { cut: "robe", colour: "#f4f8fb", body: "skirt" },
  wetsuit: { cut: "zip", colour: "#2b3240", trousers: "#2b3240" },
  "life-jacket": { cut: "vest", colour: "#f0702a" },
  "leather-jacket": { cut: "zip", colour: "#2b2733" },
  "running-shirt": { cut: "plain", colour: "#f0a030" },
};

/**
 * The creature in a garment that is cut for it, where one is: sleeves, and what shows on the chest. `colour`: what the
 * idea says.
 */
export const clothedIn = (
  creature: Creature,
  { id, word }: Pick<Thing, "id" | "word">,
  colour?: string,
): Creature | undefined => {
  if (/^boxing-gloves?$/.test(id)) return hasHands(creature) ? { ...creature, arms: "glove" } : undefined;
  if (id === "sash")
    return WORKING.test(creature.body) && creature.legs !== "none"
      ? { ...creature, marks: [...creature.marks, "winner"] }
      : undefined;
  const shod = onLimbs[id];
  if (shod) return shodIn(creature, shod, colour);
  const garment = BLACK_TIE.test(word) ? "black-tie" : word.replaceAll(" ", "-");
  const worn = clothes[garment] ?? clothes[id];
  return worn && dressedIn(creature, worn, colour);
};

/** "tuxedo" and "suit" share one picture. */
const BLACK_TIE = /^(tux|tuxedos?|dinner jacket|black tie|smoking)$/;

/** Boots and mittens: put on over the rest, which stays as it is. */
const onLimbs: Readonly<Record<string, { part: "boots" | "shoe" | "mitts"; colour: string }>> = {
  "rubber-boots": { part: "boots", colour: "#ffd23f" },
  "cowboy-boots": { part: "boots", colour: "#a8602f" },
  slippers: { part: "shoe", colour: "#f2a9bf" },
  mittens: { part: "mitts", colour: "#2f9a6a" },
  gloves: { part: "mitts", colour: "#4a5a78" },
};

const hasHands = ({ arms, body }: Creature): boolean => !/^(none|claw)$/.test(arms) && body !== "tentacles";

/** Whoever has no feet, or no hands, has nothing to put in. */
const shodIn = (
  creature: Creature,
  { part, colour }: { part: "boots" | "shoe" | "mitts"; colour: string },
  said?: string,
): Creature | undefined => {
  if (part === "mitts" ? !hasHands(creature) : creature.legs === "none") return undefined;
  // A yellow duck has red boots.
  const coat = toHsl(creature.coat);
  const isAlike = hueDistance(coat.h, toHsl(colour).h) < 26 && coat.s > 0.4;
  return { ...creature, [part]: said ?? (isAlike ? "#d8302f" : colour) };
};

/** White to the fingers, with the head in glass; as it is, where a shell leaves no room for it. */
export const inSpaceSuit = (creature: Creature): Creature | undefined => {
  const dressed = dressedIn({ ...creature, neck: "none" }, SPACE_SUIT);
  return (
    dressed && {
      ...dressed,
      gear: null,
      isInGlass: true,
      wings: "none",
      arms: dressed.arms === "none" ? "none" : "hand",
      mitts: "#ffffff",
      shoe: "#9aa6ba",
    }
  );
};
const SPACE_SUIT: Clothes = { cut: "space", colour: "#eef1f7", trousers: "#eef1f7" };

/** In what somebody of a trade wears at work; as it is, where no such garment fits. */
export const inUniform = (creature: Creature, trade: string): Creature => {
  const worn = uniformOf.get(trade.toLowerCase().replaceAll(" ", "-"));
  // An octopus is known by its arms and a crab by its shell, whatever they work as.
  return (worn && WORKING.test(creature.body) && dressedIn(creature, worn)) || creature;
};
const WORKING = /^(torso|striped|round|skirt|buff|long|segments|sausage)$/;

const uniformOf = new Map(
  (trades as (Clothes & { words: string })[]).flatMap((trade) =>
    trade.words.split(" ").map((word) => [word, trade] as const),
  ),
);

const dressedIn = (creature: Creature, worn: Clothes, colour?: string): Creature | undefined => {
  if (creature.shell) return undefined;
  const { limb, trunk, coat, legs, shoe } = creature;
  const skin = limb ?? trunk ?? coat;
  // Black on a panther and white on a polar bear would not be seen.
  const own = (made: string): string => {
    const said = colour ?? made;
    return drawnOff(said, skin)?.(said) ?? said;
  };
  const shirt = own(worn.colour);
  const bare = creature.shirt ? creature.dark : skin;
  // Whoever has no legs wears it down to the ground.
  const cut = /^(coil|sausage)$/.test(creature.body) ? creature.body : legs === "none" ? "skirt" : worn.body;
  const body = cut ?? (creature.body === "round" ? "round" : "torso");
  return {
    ...creature,
    shirt,
    body,
    marks: [
      ...creature.marks.filter((kind) => !/^(fleece|joey|bowtie|cut-.*)$/.test(kind)),
      `cut-${worn.cut}`,
    ],
    mitts: worn.mitts ?? creature.mitts,
    legsIn: worn.trousers ? own(worn.trousers) : bare,
    shoe: worn.cut === "suit" && legs === "paw" ? (shoe ?? "#1d1a26") : shoe,
  };
};

/** What of its cut is seen on a torso. */
export const cutOf = ({ marks, shirt, legsIn }: Pick<Creature, "marks" | "shirt" | "legsIn">): Shape[] => {
  const cut = marks.find((kind) => kind.startsWith("cut-"))?.slice(4);
  return cut && shirt ? (cuts[cut as Cut]?.(shirt, legsIn ?? shirt) ?? []) : [];
};

const cuts: Readonly<Record<Cut, (shirt: string, trousers: string) => Shape[]>> = {
  ...uniforms,
  ...costumes,
  suit: (shirt) => [
    mark(polygonOf("#ffffff", [X - 15, 110], [X + 15, 110], [X, 156])),
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.16), [at(16), 110], [at(25), 128], [at(17), 132], [at(1), 158])),
    ]),
    form(polygonOf("#d8302f", [X - 5, 120], [X + 5, 120], [X + 6, 144], [X, 152], [X - 6, 144])),
    mark(oval(lighten(shirt, 0.34), [X, 166], 2.6, 2.6)),
  ],
  hood: (shirt) => [
    form(bow(darken(shirt, 0.16), [X - 27, 114], [X, 134], [X + 27, 114], 13)),
    ...bothSides(X, (_, at) => [
      mark(
        pen(
          "#ffffff",
          [
            [at(8), 126],
            [at(9), 144],
          ],
          3,
        ),
      ),
    ]),
    form(
      polygonOf(darken(shirt, 0.12), [X - 17, 152], [X + 17, 152], [X + 23, 170], [X, 173], [X - 23, 170]),
    ),
  ],
  buttons: (shirt) => [
    ...bothSides(X, (_, at) => [
      form(polygonOf(lighten(shirt, 0.14), [at(2), 112], [at(24), 112], [at(20), 130], [at(4), 128])),
    ]),
    mark(bow(darken(shirt, 0.3), [X, 128], [X, 151], [X, 174], 2.4)),
    ...[138, 152, 166].map((y) => mark(oval(darken(shirt, 0.45), [X + 8, y], 2.8, 2.8))),
  ],
  vest: () => [
    ...bothSides(X, (_, at) => [
      mark(
        pen(
          "#fff36b",
          [
            [at(17), 114],
            [at(19), 172],
          ],
          7,
        ),
      ),
    ]),
    mark(bow("#fff36b", [X - 32, 154], [X, 162], [X + 32, 154], 7)),
  ],
  zip: (shirt) => [
    mark(bow("#ffffff", [X, 116], [X, 144], [X, 172], 3)),
    ...bothSides(X, (_, at) => [mark(bow("#ffffff", [at(27), 116], [at(35), 142], [at(31), 166], 3.4))]),
    form(bow(darken(shirt, 0.14), [X - 16, 114], [X, 124], [X + 16, 114], 8)),
  ],
  sash: (shirt) => [
    mark(
      pen(
        darken(shirt, 0.32),
        [
          [X - 17, 110],
          [X + 6, 146],
        ],
        5,
      ),
    ),
    mark(
      pen(
        darken(shirt, 0.32),
        [
          [X + 17, 110],
          [X - 2, 136],
        ],
        5,
      ),
    ),
    form(bow("#2b2733", [X - 34, 150], [X, 158], [X + 34, 150], 11)),
  ],
  knit: (shirt) => [
    form(bow(darken(shirt, 0.14), [X - 19, 112], [X, 126], [X + 19, 112], 9)),
    ...[140, 158].map((y) => mark(bow("#ffe9cf", [X - 33, y], [X, y + 8], [X + 33, y], 5))),
  ],
  gown: () => [
    mark(bow("#f2c9d8", [X - 27, 138], [X, 146], [X + 27, 138], 5)),
    ...[-32, -11, 11, 32].map((dx) => mark(oval("#f7dfe8", [X + dx, 180 - Math.abs(dx) * 0.06], 11, 7))),
    ...[-8, 0, 8].map((dx) => mark(oval("#ffffff", [X + dx, 121], 3, 3))),
  ],
  space: () => [
    mark(oval("#aab4c4", [X, 158], 22, 13)),
    mark(oval("#e5484d", [X - 8, 158], 5, 5)),
    mark(oval("#3fa0e8", [X + 8, 158], 5, 5)),
  ],
  poncho: () => [
    mark(bow("#f6c94a", [X - 38, 138], [X, 150], [X + 38, 138], 8)),
    mark(bow("#2f8f6a", [X - 42, 156], [X, 168], [X + 42, 156], 8)),
    ...[-30, -15, 0, 15, 30].map((dx) =>
      mark(polygonOf("#f6c94a", [X + dx - 6, 178], [X + dx + 6, 178], [X + dx, 188])),
    ),
  ],
  dots: (shirt) => [
    form(bow(lighten(shirt, 0.5), [X - 18, 112], [X, 126], [X + 18, 112], 7)),
    ...[
      [-22, 132],
      [22, 136],
      [-14, 154],
      [16, 158],
      [-26, 168],
      [28, 170],
    ].map(([dx = 0, y = 0]) => mark(oval("#fff3c4", [X + dx, y], 3.6, 3.6))),
    ...[132, 146, 160].map((y) => mark(oval("#ffffff", [X, y], 2.4, 2.4))),
  ],
  robe: (shirt) => [
    form(bow(darken(shirt, 0.16), [X - 20, 110], [X - 8, 134], [X + 2, 152], 9)),
    form(bow(darken(shirt, 0.16), [X + 20, 110], [X + 8, 134], [X - 2, 152], 9)),
    form(bow(darken(shirt, 0.3), [X - 35, 154], [X, 162], [X + 35, 154], 9)),
    form(polygonOf(darken(shirt, 0.3), [X - 2, 158], [X + 8, 158], [X + 12, 184], [X + 4, 184])),
  ],
  plain: (shirt) => [mark(bow(darken(shirt, 0.2), [X - 16, 111], [X, 124], [X + 16, 111], 4))],
};

const SHOE = "#e5343f";

/** Who lost one shoe has the others on: all feet but one are shod. */
export const shodButOne = (
  creature: Creature,
  { relation, isMissed, motif, motifCount }: Pick<Reading, "relation" | "isMissed" | "motif" | "motifCount">,
): Creature => {
  const isLost = relation === "lacks" && isMissed && motif !== null && wornOn(motif.id) === "feet";
  const hasFeet = creature.legs !== "none" || creature.body === "eight";
  return isLost && motifCount === 1 && hasFeet
    ? { ...creature, shoe: creature.shoe ?? SHOE, isOneBare: true }
    : creature;
};
