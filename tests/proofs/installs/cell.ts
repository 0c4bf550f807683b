export const STEPS = ["install", "start", "main job", "verify"] as const;
export type Step = (typeof STEPS)[number];

export interface Cell {
  outcome: "ok" | "failed" | "not reached" | "not run";
  /** 0 where it was not run. */
  minutes: number;
  /** The last lines that show why it failed. */
  lines: readonly string[];
}

export type Cells = Record<Step, Cell>;

export const notRun: Cell = { outcome: "not run", minutes: 0, lines: [] };
export const notReached: Cell = { outcome: "not reached", minutes: 0, lines: [] };

export const toCell = (isOk: boolean, milliseconds: number, output: string): Cell => ({
  outcome: isOk ? "ok" : "failed",
  minutes: milliseconds / 60_000,
  lines: isOk ? [] : relevantLines(output),
});

/** The last step to run; all of them where none is named. */
export function chooseStep(name: string = STEPS[STEPS.length - 1] ?? ""): Step {
  const step = STEPS.find((each) => each === name);
  if (!step) throw new Error(`There is no step "${name}". The steps are ${STEPS.join(", ")}.`);
  return step;
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const IS_RELEVANT = /error|fail|missing|cannot|could not|not built|refused|blocked|unsupported|^\s*×/i;
const IS_BESIDE = /^\s*✓|^npm warn Unknown \w+ config/;

/** The last lines that speak of a failure, or, where none does, the last lines. */
export function relevantLines(output: string): readonly string[] {
  // npm begins each line of a failure with the word.
  const lines = output
    .replace(COLORS, "")
    .split("\n")
    .map((line) => line.replace(/^npm (error|ERR!) ?/, "").trimEnd())
    .filter((line) => line !== "");
  const relevant = lines.filter((line) => IS_RELEVANT.test(line) && !IS_BESIDE.test(line));
  return [...new Set(relevant.length > 0 ? relevant : lines)].slice(-12).map((line) => line.slice(0, 300));
}
