import type { ImageStyle } from "#contract/generation.ts";
import type { TemplateId } from "#contract/website.ts";

/** What a visitor typed on the home page, and the recipe of the token that was made of it. */
export interface HomeIdea {
  idea: string;
  style: ImageStyle;
  /** The same recipe makes the same token again. */
  made: { idea: string; style: ImageStyle; seed: string; template: TemplateId } | null;
}

const KEY = "gemwright.home-idea";

/** Keeps it until the wizard takes it, also through a reload: who installs a wallet first has to reload the page. */
export function keepHomeIdea(idea: HomeIdea): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(idea));
  } catch {
    // Without storage, the home page works as before.
  }
}

export function readHomeIdea(): HomeIdea | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export const dropHomeIdea = (): void => sessionStorage.removeItem(KEY);
