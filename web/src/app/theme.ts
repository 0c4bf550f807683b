import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const KEY = "gemwright.theme";
const grounds = { light: "#faf6ef", dark: "#14110f" };

/** The theme chosen on this device; without a choice the system's. */
export const readTheme = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEY)) ?? "system";

/** Applies a theme now, and before the first paint of each start (the script in index.html). */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute("media")?.includes("light") ? "light" : "dark";
    meta.content = grounds[theme === "system" ? own : theme];
  }
  for (const update of watchers) update();
}

const watchers = new Set<() => void>();

function watch(update: () => void): () => void {
  watchers.add(update);
  return () => watchers.delete(update);
}

/** The chosen theme: menus and Settings show the same one at once. */
export const useTheme = (): Theme => useSyncExternalStore(watch, readTheme, () => "system");
