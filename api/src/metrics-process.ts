import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metrics } from "./metrics.ts";

const MS_TO_NS = 1e6;
/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 10;

/** Adds memory and the event loop's delay to the metrics. The delay is measured since it was last read. */
export function watchProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const memory = (part: keyof NodeJS.MemoryUsage) => () => process.memoryUsage()[part];
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds - RESOLUTION * MS_TO_NS) / 1e9;
  metrics.watch("process_resident_memory_bytes", "Memory of the whole process.", memory("rss"));
  metrics.watch("process_heap_used_bytes", "JavaScript objects.", memory("heapUsed"));
  metrics.watch("process_external_memory_bytes", "Buffers outside the heap.", memory("external"));
  metrics.watch("process_uptime_seconds", "Since the process began.", () => process.uptime());
  metrics.watch("event_loop_delay_p50_seconds", "How late the event loop comes, half of the time.", () =>
    seconds(delay.percentile(50)),
  );
  metrics.watch("event_loop_delay_p99_seconds", "How late it comes in the worst hundredth.", () =>
    seconds(delay.percentile(99)),
  );
  // Reading the maximum resets the measurement, so it is declared, and read, last.
  metrics.watch("event_loop_delay_max_seconds", "How late it came at its worst.", () => {
    const worst = seconds(delay.max);
    delay.reset();
    return worst;
  });
}
