import { useElementScrollRestoration } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Comes back to where the list was left: it is read a moment after its page is shown, which is too short till then. */
export function useScrollBack(isThere: boolean): void {
  const left = useRef(useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0);
  useEffect(() => {
    if (!isThere || left.current === 0) return;
    scrollTo({ top: left.current });
    left.current = 0;
  }, [isThere]);
}
