import { useEffect, useReducer } from "react";
import { MINUTE } from "#contract/limits.ts";

/** Renders anew each minute, for what says how old something is. */
export function useMinutes(): void {
  const [, tick] = useReducer((minutes: number) => minutes + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
}
