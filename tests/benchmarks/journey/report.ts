import type { Sample, Samples } from "./meter.ts";

/** The step that all others are compared with. */
export const YARDSTICK = "GET /healthz";

/** One table: CPU and clock of each step, and its CPU as a multiple of the yardstick's in the same round. */
export function reportOf(samples: Samples): string {
  const head = ["step", "CPU ms", "max", "× healthz", "wall ms", "max"];
  const rows = [...samples].map(([step, taken]) => [step, ...figuresOf(taken, samples.get(YARDSTICK) ?? [])]);
  return [head, ...rows]
    .map((cells) => cells.map((cell, at) => (at ? cell.padStart(11) : cell.padEnd(26))).join(""))
    .join("\n");
}

function figuresOf(taken: readonly Sample[], yardstick: readonly Sample[]): string[] {
  const cpu = taken.flatMap((sample) => sample.cpu ?? []);
  const ratios = taken.flatMap((sample, round) => {
    const unit = yardstick[round]?.cpu;
    return sample.cpu === null || !unit ? [] : [sample.cpu / unit];
  });
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
