import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { installLighthouse } from "../../proofs/lighthouse/open.ts";
import { median } from "../journey/report.ts";

/** One figure of a benchmark: ours as a multiple of what it is compared with, once a round. Less is better. */
export interface Figure {
  what: string;
  rounds: readonly number[];
  /** What `docs/performance.md` wants it to be. */
  goal?: number;
  /** A time by the clock, which says as much about the machine as about the code: beside its goal, but never stored. */
  unit?: "ms" | "s";
}

/** A time by the clock beside what is wanted of it. */
export const milliseconds = (what: string, rounds: readonly number[], goal: number): Figure => ({
  what: `${what}, ms`,
  rounds,
  goal,
  unit: "ms",
});

/** What a figure was when it was stored, by benchmark and figure. */
export type Budgets = Record<string, Record<string, number>>;

export interface Verdict {
  what: string;
  middle: number;
  /** How far the rounds lie from their middle: the median absolute deviation, scaled to a standard deviation. */
  noise: number;
  goal: number | undefined;
  stored: number | undefined;
  /** Worse than it was stored by more than the noise. */
  isOver: boolean;
  /** Why it was not measured. */
  skipped?: string;
}

/** Why a comparator is missing, by the name that its rows end with. */
export type Missing = ReadonlyMap<string, string>;

/** All that was measured, then what is stored and was not. */
export const judge = (
  figures: readonly Figure[],
  stored: Readonly<Record<string, number>>,
  missing: Missing = new Map(),
): Verdict[] => [
  ...figures.map((figure) => judgeMeasured(figure, stored)),
  ...Object.keys(stored)
    .filter((what) => !figures.some((figure) => figure.what === what))
    .map((what) => ({
      ...{
        what,
        middle: Number.NaN,
        noise: Number.NaN,
        goal: undefined,
        stored: stored[what],
        isOver: false,
      },
      skipped: [...missing].find(([name]) => what.endsWith(name))?.[1] ?? "not asked for",
    })),
];

function judgeMeasured({ what, rounds, goal }: Figure, stored: Readonly<Record<string, number>>): Verdict {
  const middle = median(rounds) ?? Number.NaN;
  const noise = 1.4826 * (median(rounds.map((each) => Math.abs(each - middle))) ?? 0);
  return {
    what,
    middle,
    noise,
    goal,
    stored: stored[what],
    isOver: !(middle - noise <= (stored[what] ?? Infinity)),
  };
}

/** The verdicts as one table. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(12))).join("");
  const shown = (value: number | undefined) => (value === undefined ? "–" : value.toPrecision(3));
  const rows = verdicts.map(({ what, middle, noise, goal, stored, isOver, skipped }) =>
    skipped
      ? `${line([what, "–", "–", "–", "", shown(stored)])}  SKIPPED: ${skipped}`
      : line([
          what,
          shown(middle),
          shown(noise),
          shown(goal),
          goal === undefined ? "" : middle <= goal ? "reached" : "missed",
          shown(stored),
          isOver ? "OVER" : "",
        ]),
  );
  return [line(["", "measured", "± noise", "wanted", "", "stored", ""]), ...rows].join("\n");
}

const file = new URL("./budgets.json", import.meta.url);

/**
 * Prints what was measured beside what is wanted and what is stored (`budgets.json`). Ends the process, with 1 if a
 * figure is over what is stored by more than its noise. With `--store` on the command line it stores what it has
 * measured in place of that, and keeps what was stored of other rows. Rows that are stored and were not measured say why.
 */
export function settle(bench: string, figures: readonly Figure[], missing?: Missing): never {
  const all = JSON.parse(readFileSync(file, "utf8")) as Budgets;
  const verdicts = judge(figures, all[bench] ?? {}, missing);
  console.log(`\n${tableOf(verdicts)}`);
  if (process.argv.includes("--store")) {
    const ratios = new Set(figures.filter(({ unit }) => !unit).map(({ what }) => what));
    const kept = verdicts
      .filter(({ what }) => ratios.has(what))
      .map(({ what, middle }) => [what, Number(middle.toPrecision(3))] as const);
    writeFileSync(
      file,
      `${JSON.stringify({ ...all, [bench]: { ...all[bench], ...Object.fromEntries(kept) } }, null, 2)}\n`,
    );
    process.exit(0);
  }
  process.exit(verdicts.some(({ isOver }) => isOver) ? 1 : 0);
}

/** Ends a benchmark that needs wrk where there is none. */
export function needWrk(bench: string): void {
  if (!existsSync("/usr/bin/wrk")) skip(bench, "needs Debian's wrk");
}

/** Ends a benchmark that needs Lighthouse where it is neither installed nor to be had. */
export function needLighthouse(bench: string): void {
  try {
    installLighthouse();
  } catch {
    skip(bench, "needs Lighthouse, from npm's registry");
  }
}

const skip = (bench: string, why: string): never => settle(bench, [], new Map([["", why]]));

/** The command line's words without its options. */
export const words = (): string[] => process.argv.slice(2).filter((word) => !word.startsWith("--"));
