import { read, write } from "./storage.ts";

/** Origins that may connect without asking, until they disconnect. */
const granted = () => read<string[]>("grants", []);

export const isGranted = (origin: string): boolean => granted().includes(origin);

export function grant(origin: string): void {
  if (!isGranted(origin)) write("grants", [...granted(), origin]);
}

export function revoke(origin: string): void {
  write(
    "grants",
    granted().filter((one) => one !== origin),
  );
}
