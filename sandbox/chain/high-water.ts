import { closeSync, openSync, readFileSync, writeSync } from "node:fs";

/**
 * The highest slot ever shown, so that a clock set back while the sandbox was down cannot take slots back
 * with it. Not flushed: it outlives the process, and what must outlive a power cut is in the journal.
 */
export interface HighWater {
  read(): number;
  write(slot: number): void;
  close(): void;
}

const WIDTH = 16;

export function openHighWater(path: string): HighWater {
  closeSync(openSync(path, "a"));
  const file = openSync(path, "r+");
  return {
    read: () => Number.parseInt(readFileSync(path, "utf8"), 10) || 0,
    write: (slot) => {
      writeSync(file, String(slot).padStart(WIDTH, "0"), 0);
    },
    close: () => closeSync(file),
  };
}
