import { CodedError } from "#contract/errors.ts";

/**
 * Runs work `atOnce` at a time, first come, first served. Beyond `waiting` it rejects, because each waiting
 * task holds an upload in memory.
 */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new CodedError("unavailable");
      await new Promise<void>((go) => line.push(go));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
