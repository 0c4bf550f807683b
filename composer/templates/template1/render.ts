import type { Deck } from "#contract/deck.ts";
import { html } from "../html.ts";
import type { SiteFacts } from "../site-facts.ts";

export const renderTemplate1 = (deck: Deck, facts: SiteFacts): string =>
  `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><title>${facts.name}</title></head><body><h1>${facts.name}</h1><p>${deck.hero.tagline}</p></body></html>`.markup}`;
