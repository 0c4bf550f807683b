import { useEffect, useReducer } from "react";
import { MINUTE } from "#contract/limits.ts";

/** Renders again each minute, for what says how old something is. */
export const useMinutes = (): void => useTicks(MINUTE);

/** Renders again each second, for what is counted down. */
export const useSeconds = (): void => useTicks(1_000);

function useTicks(ms: number): void {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  }, [ms]);
}
