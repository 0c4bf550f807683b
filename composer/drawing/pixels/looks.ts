import type { Expression } from "../../reading/expression.ts";

export type CellEyes =
  | "open"
  | "wet"
  | "angry"
  | "half"
  | "closed"
  | "wide"
  | "laughing"
  | "hearts"
  | "crossed"
  | "averted";

/** What an expression is in cells. */
export interface Look {
  eyes: CellEyes;
  /** A section of `mouths.txt`, without its width. */
  mouth: string;
  /** Brows that rise towards the middle. */
  isWorried?: true;
  extra?: "tears" | "joy" | "blush";
}

export const looks: Record<Expression, Look> = {
  happy: { eyes: "open", mouth: "grin", extra: "blush" },
  angry: { eyes: "angry", mouth: "frown" },
  sad: { eyes: "wet", mouth: "frown", isWorried: true, extra: "tears" },
  sleepy: { eyes: "closed", mouth: "small" },
  scared: { eyes: "wide", mouth: "wobble", isWorried: true },
  screaming: { eyes: "wide", mouth: "shout" },
  smug: { eyes: "half", mouth: "smirk" },
  determined: { eyes: "open", mouth: "firm" },
  deadpan: { eyes: "half", mouth: "flat" },
  laughing: { eyes: "laughing", mouth: "grin", extra: "joy" },
  loving: { eyes: "hearts", mouth: "grin", extra: "blush" },
  shy: { eyes: "averted", mouth: "wobble", isWorried: true, extra: "blush" },
  dizzy: { eyes: "crossed", mouth: "wobble" },
};
