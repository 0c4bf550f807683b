import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { hasProc, productProcesses } from "../../support/processes.ts";

export interface Sample {
  /** Milliseconds of CPU in the server's process, or null where there is no `/proc`. */
  cpu: number | null;
  /** Milliseconds by the clock, as the client saw them. */
  wall: number;
}

/** All samples of one step, a sample a round. */
export type Samples = Map<string, Sample[]>;

export interface Meter {
  samples: Samples;
  /** Measures an action; `times` of them in a row count as their average. */
  measure<T>(step: string, action: () => Promise<T>, times?: number): Promise<T>;
}

/** What a server still does when it has answered, milliseconds. */
const AFTERMATH_MS = 15;
/** `/proc/PID/stat` counts in hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

export function createMeter(): Meter {
  const pid = productProcesses().find(({ command }) => command.includes("server/main.js"))?.pid;
  const cpu =
    pid === undefined || !hasProc ? () => null : isFine ? createThreadCounter(pid) : () => ticksOf(pid);
  const samples: Samples = new Map();
  return {
    samples,
    async measure<T>(step: string, action: () => Promise<T>, times = 1) {
      const before = cpu();
      const start = performance.now();
      let result = await action();
      for (let left = times - 1; left > 0; left--) result = await action();
      const wall = (performance.now() - start) / times;
      await setTimeout(AFTERMATH_MS);
      const after = cpu();
      const spent = before === null || after === null ? null : (after - before) / times;
      samples.set(step, [...(samples.get(step) ?? []), { cpu: spent, wall }]);
      return result;
    },
  };
}

/** Whether the kernel tells nanoseconds for each thread; else there is only `/proc/PID/stat`. */
export const isFine = hasProc && existsSync("/proc/self/schedstat");

/** Sums the threads of a process, in milliseconds. A thread that has ended counts as it was last seen. */
function createThreadCounter(pid: number): () => number {
  const spent = new Map<string, number>();
  return () => {
    for (const id of readdirSync(`/proc/${pid}/task`)) {
      try {
        const [nanoseconds] = readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ");
        spent.set(id, Number(nanoseconds) / 1e6);
      } catch {
        // It has ended in between.
      }
    }
    return [...spent.values()].reduce((sum, each) => sum + each, 0);
  };
}

/** The CPU time of a process, in milliseconds. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // After the bracketed name: state is field 3, user and system time are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
