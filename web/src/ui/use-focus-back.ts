import { useRef } from "react";

/**
 * Radix gives focus back to a trigger of its own alone, and these dialogs have none: it goes to whatever had it, or,
 * where that is gone (a row was deleted), to the nearest place around it that takes focus, or to the page's beginning.
 */
export function useFocusBack() {
  const places = useRef<(HTMLElement | null)[]>([]);
  return {
    remember: () => {
      const opener = document.activeElement as HTMLElement | null;
      places.current = [opener, opener?.parentElement?.closest<HTMLElement>("[tabindex]") ?? null];
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      // What came after the dialog (the wizard's next step) has taken it already.
      if (document.activeElement !== document.body) return;
      const place = places.current.find((each) => each?.isConnected && each !== document.body);
      // Nothing could scroll meanwhile: what had the focus is where it was.
      (place ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    },
  };
}
