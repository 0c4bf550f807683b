type EarlyWindow = Window & { takeEarlyEvents?: () => Event[] };

/**
 * Keeps events of these types, and loads the first script after the first paint, which it must not delay, or at the
 * first event. Buttons and forms do nothing by themselves meanwhile.
 *
 * It calls no other function: prerendered pages contain its source as a script.
 */
export function keepEarlyEvents(script: string, types: readonly string[]): void {
  const events: Event[] = [];
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* @vite-ignore */ script).catch(() => {
      isLoading = false;
    });
  };
  const keep = (event: Event) => {
    // The last of a hundred movements says as much as all of them.
    if (events.at(-1)?.type === event.type) events.pop();
    events.push(event);
    const isPress = event.type === "click" && (event.target as Element).closest("button");
    if (isPress || ["submit", "beforeinstallprompt"].includes(event.type)) event.preventDefault();
    load();
  };
  for (const type of types) addEventListener(type, keep, true);
  (window as EarlyWindow).takeEarlyEvents = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return events.splice(0);
  };
  const { supportedEntryTypes = [] } = window.PerformanceObserver ?? {};
  // A page in the background is not painted before it is shown.
  if (document.hidden || !supportedEntryTypes.includes("paint")) load();
  else new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}

/** What was kept, in order. From then on the caller listens. */
export const takeEarlyEvents = (): readonly Event[] => (window as EarlyWindow).takeEarlyEvents?.() ?? [];
