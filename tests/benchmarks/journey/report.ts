import type { Sample, Samples } from "./meter.ts";

/** The step that all others are compared with. */
export const YARDSTICK = "GET /healthz";

/** One table: CPU and clock of each step, and its CPU as a multiple of the yardstick's in the same round. */
export function reportOf(samples: Samples): string {
  const head = ["step", "CPU ms", "max", "× healthz", "wall ms", "max"];
  const ratios = ratiosOf(samples);
  const rows = [...samples].map(([step, taken]) => [step, ...figuresOf(taken, ratios.get(step) ?? [])]);
  return [head, ...rows]
    .map((cells) => cells.map((cell, at) => (at ? cell.padStart(11) : cell.padEnd(26))).join(""))
    .join("\n");
}

/** The CPU of each step as a multiple of the yardstick's, once a round; none without `/proc`. */
export function ratiosOf(samples: Samples): Map<string, number[]> {
  const units = samples.get(YARDSTICK) ?? [];
  const ratio = ({ cpu }: Sample, round: number) => {
    const unit = units[round]?.cpu;
    return cpu === null || !unit ? [] : [cpu / unit];
  };
  return new Map([...samples].map(([step, taken]) => [step, taken.flatMap(ratio)]));
}

function figuresOf(taken: readonly Sample[], ratios: readonly number[]): string[] {
  const cpu = taken.flatMap((sample) => sample.cpu ?? []);
  const wall = taken.map((sample) => sample.wall);
  return [
    shown(median(cpu), 3),
    shown(max(cpu), 3),
    shown(median(ratios), 1),
    shown(median(wall), 2),
    shown(max(wall), 2),
  ];
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  const low = sorted[sorted.length % 2 ? middle : middle - 1];
  return high === undefined || low === undefined ? null : (low + high) / 2;
}

const max = (values: readonly number[]): number | null => (values.length > 0 ? Math.max(...values) : null);

const shown = (value: number | null, digits: number): string => value?.toFixed(digits) ?? "–";
