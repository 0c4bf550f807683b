/** What a proof has counted, and what it found that must not be. */
export interface Finding {
  numbers: Readonly<Record<string, number>>;
  faults: readonly string[];
}

/** Prints a finding, its one line last, and ends the process: with 1 where there are faults. */
export function conclude(name: string, { numbers, faults }: Finding): never {
  for (const fault of faults.slice(0, 50)) console.log(fault);
  const parts = Object.entries(numbers).map(([what, number]) => `${number.toLocaleString("en")} ${what}`);
  console.log(`${name}: ${parts.join(", ")}, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}

/** Rejections that nobody handles, from now on. */
export function watchRejections(): string[] {
  const seen: string[] = [];
  process.on("unhandledRejection", (reason) => seen.push(`UNHANDLED ${String(reason)}`));
  return seen;
}
