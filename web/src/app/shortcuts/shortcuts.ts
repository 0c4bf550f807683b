/** A shortcut's action. `go` holds a path of the app. */
export type Deed = { go: string } | "search" | "shortcuts";

export interface Shortcut {
  keys: readonly [string] | readonly [string, string];
  says: string;
  deed: Deed;
  /** Only with a wallet connected. */
  own: boolean;
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ["g", "d"], says: "Go to My Gems", deed: { go: "/dashboard" }, own: true },
  { keys: ["g", "c"], says: "Go to Generate", deed: { go: "/create" }, own: true },
  { keys: ["g", "s"], says: "Go to Settings", deed: { go: "/settings" }, own: true },
  { keys: ["n"], says: "Create a token", deed: { go: "/create" }, own: true },
  { keys: ["/"], says: "Search your tokens, on My Gems", deed: "search", own: true },
  { keys: ["?"], says: "Show these shortcuts", deed: "shortcuts", own: false },
];

/**
 * Handles one key after `begun`, the first key of a sequence, if any. Returns the action and the new first key. A key
 * that fits nothing starts over.
 */
export function press(begun: string, key: string, signedIn: boolean): { deed: Deed | null; begun: string } {
  const offered = shortcuts.filter(({ own }) => signedIn || !own);
  const whole = offered.find(({ keys: [first, second] }) =>
    begun ? first === begun && second === key : first === key && second === undefined,
  );
  if (whole) return { deed: whole.deed, begun: "" };
  const starts = offered.some(({ keys: [first, second] }) => first === key && second !== undefined);
  if (starts) return { deed: null, begun: key };
  return begun ? press("", key, signedIn) : { deed: null, begun: "" };
}

const KEY = "gemwright.shortcuts";
/** Single-key shortcuts are on unless the user turned them off on this device. */
export const areOn = (): boolean => localStorage.getItem(KEY) !== "off";
export const switchTo = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, "off");
