/** What a shortcut does; where to go is a path of the app's. */
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
  { keys: ["n"], says: "Make a new token", deed: { go: "/create" }, own: true },
  { keys: ["/"], says: "Search your tokens, on My Gems", deed: "search", own: true },
  { keys: ["?"], says: "Show these shortcuts", deed: "shortcuts", own: false },
];

/** One more key after the one that is begun, if any: what it does, and what is begun after it. A key that fits nothing begins anew. */
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
/** Single keys are taken unless they were switched off on this device. */
export const areOn = (): boolean => localStorage.getItem(KEY) !== "off";
export const switchTo = (on: boolean): void =>
  on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, "off");
