interface EarlyEvents {
  events: Event[];
  stop(): void;
}
type EarlyWindow = Window & { earlyEvents?: EarlyEvents };

/**
 * Loads the first script once the page has been painted, which it must not delay, or once one of these events happens,
 * since some browsers do not tell a page when it was painted. Keeps the events until then. What a pressed button or a
 * submitted form would do by itself is not done.
 *
 * It calls no other function: prerendered pages contain its source as a script.
 */
export function keepEarlyEvents(script: string, types: readonly string[]): void {
  const events: Event[] = [];
  const load = () => void import(/* @vite-ignore */ script);
  const keep = (event: Event) => {
    events.push(event);
    const isPress = event.type === "click" && (event.target as Element).closest("button");
    if (isPress || event.type === "submit") event.preventDefault();
    load();
  };
  for (const type of types) addEventListener(type, keep, true);
  const stop = () => {
    for (const type of types) removeEventListener(type, keep, true);
  };
  (window as EarlyWindow).earlyEvents = { events, stop };
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}

/** What was kept, in order. From then on the caller listens. */
export function takeEarlyEvents(): readonly Event[] {
  const { earlyEvents } = window as EarlyWindow;
  earlyEvents?.stop();
  return earlyEvents?.events.splice(0) ?? [];
}
