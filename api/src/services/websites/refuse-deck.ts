import type { Deck } from "#contract/deck.ts";
import { refuseIdea } from "../generations/refuse-idea.ts";

/** The same for a website's words, each part of the page by itself. */
export function refuseDeck(deck: Deck): void {
  for (const part of Object.values(deck)) refuseIdea(...textsIn(part));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
