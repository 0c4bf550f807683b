import { type WriteKind, writeKinds } from "./beliefs.ts";

interface Row {
  acknowledged: number;
  unanswered: number;
  /** Of the unanswered: what had happened nevertheless. */
  happened: number;
}

/** What a run has counted and found. */
export interface Tally {
  rows: Record<WriteKind, Row>;
  kills: number;
  /** Sessions that were over though their users did all they could; a product that is away too long ends some. */
  signOuts: number;
  /** Writes that were refused in the catalogue's words for what works again soon, where that is allowed. */
  turnedAway: number;
  /** Acknowledged and not so, or half done. */
  lost: string[];
  /** The database, the blobs, or rows that contradict each other. */
  integrity: string[];
  /** Failures of a running product: an answer that was none, a write refused without reason. */
  refused: string[];
}

export const createTally = (): Tally => ({
  rows: Object.fromEntries(
    writeKinds.map((kind) => [kind, { acknowledged: 0, unanswered: 0, happened: 0 }]),
  ) as Record<WriteKind, Row>,
  kills: 0,
  signOuts: 0,
  turnedAway: 0,
  lost: [],
  integrity: [],
  refused: [],
});

export const acknowledgedIn = ({ rows }: Tally): number =>
  Object.values(rows).reduce((sum, { acknowledged }) => sum + acknowledged, 0);

export const faultsIn = ({ lost, integrity, refused }: Tally): string[] => [
  ...lost.map((text) => `LOST ${text}`),
  ...integrity.map((text) => `INTEGRITY ${text}`),
  ...refused.map((text) => `REFUSED ${text}`),
];

export function tableOf(tally: Tally): string {
  const head = ["write", "acknowledged", "unanswered", "of these done"];
  const rows = writeKinds.map((kind) => {
    const { acknowledged, unanswered, happened } = tally.rows[kind];
    return [kind, acknowledged, unanswered, kind === "generate" ? "–" : happened].map(String);
  });
  return [head, ...rows]
    .map((cells) => cells.map((cell, at) => (at ? cell.padStart(14) : cell.padEnd(10))).join(""))
    .join("\n");
}

export const verdictOf = (tally: Tally): string =>
  `D1: ${tally.kills} kills, ${acknowledgedIn(tally)} acknowledged writes, ${tally.lost.length} lost, ${tally.signOuts} sign-outs, ${tally.turnedAway} turned away, ${tally.integrity.length} integrity failures`;
