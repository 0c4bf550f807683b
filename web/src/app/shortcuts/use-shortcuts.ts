import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closeOverlay, openPalette, openShortcuts, overlayStore } from "../../stores/overlay.ts";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { isApple } from "./platform.ts";
import { areOn, type Deed, press } from "./shortcuts.ts";

/** How long a sequence waits for its second key. */
const TIMEOUT_MS = 1_500;

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Handles shortcuts in the whole app. Single keys do not work in a field, and no shortcut works under an overlay. */
export function useShortcuts(): void {
  const router = useRouter();
  useEffect(() => {
    let begun = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const act = (deed: Deed) => {
      if (deed === "shortcuts") openShortcuts();
      else if (deed === "search") document.querySelector<HTMLInputElement>("[data-search-here]")?.focus();
      else void router.navigate({ to: deed.go });
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isPaletteKey(event)) {
        if (togglePalette()) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || !areOn() || isTaken(event)) return;
      clearTimeout(timer);
      const next = press(begun, event.key, isAuthenticated(sessionStore.getState()));
      begun = next.begun;
      if (begun) timer = setTimeout(() => (begun = ""), TIMEOUT_MS);
      if (!next.deed) return;
      event.preventDefault();
      act(next.deed);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, [router]);
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && !altKey && !shiftKey && (isApple() ? metaKey : ctrlKey);

const isOverThePage = (): boolean => document.querySelector(OVER_THE_PAGE) !== null;

/** This shortcut types no character, so it works in fields too, but not while a dialog asks something. */
function togglePalette(): boolean {
  if (overlayStore.getState().shown === "palette") closeOverlay();
  else if (isOverThePage()) return false;
  else openPalette();
  return true;
}

const isTaken = ({ target }: KeyboardEvent): boolean =>
  isOverThePage() || (target instanceof Element && target.closest(FIELDS) !== null);
