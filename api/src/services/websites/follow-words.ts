import { type Deck, keepLocked } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { Write } from "../../db/plan.ts";
import type { PremiumPage, SiteSource } from "../../db/site-source.ts";
import type { OwnedToken, TokenEdit } from "../../db/tokens.ts";
import type { OwnedWebsite } from "../../db/websites.ts";
import type { UserDeps } from "../../deps.ts";
import { whyHeld } from "./asks-for-secrets.ts";
import { withoutMemes } from "./cast.ts";
import { publishFiles } from "./publish-files.ts";
import { renameInDeck, renameInPage } from "./rename-in-words.ts";
import { liveSite } from "./site-source.ts";
import { writeSiteDeck } from "./write-site.ts";

/**
 * Updates a website to its token's new words, in the same plan: a deck contains name, ticker and story, and
 * would contradict the page around it. A deck that its owner has edited stays.
 */
export async function followWords(
  deps: UserDeps,
  token: OwnedToken,
  words: TokenEdit,
  website: OwnedWebsite | null,
  now: number,
): Promise<Write[]> {
  if (!website || isUnchanged(token, words)) return [];
  const { store } = deps;
  const deck = await deckFor(deps, token, words, website);
  const page = pageFor(token, words, website.page);
  const draft = { deck, page };
  const site = liveSite(website, now);
  if (!site) return [store.websites.rewrite(website, { ...draft, live: website.live }, now)];
  const source = renamedSource(token, site.source, words, website.deckIsOwn ? site.source.deck : deck);
  const refusal = await whyHeld(deps, source);
  if (refusal) throw refusal.code === "website_held" ? new CodedError("words_ask_for_secrets") : refusal;
  const files = await publishFiles(deps, source, token.mintAddress);
  return [
    store.websites.rewrite(website, { ...draft, live: source }, now),
    store.sites.republish(site.host, website.id, files, now),
  ];
}

/** The built-in composer's words are written again; a model's words change only where they must. */
async function deckFor(
  deps: UserDeps,
  token: OwnedToken,
  words: TokenEdit,
  website: OwnedWebsite,
): Promise<Deck> {
  const before = website.deck;
  if (website.deckIsOwn) return before;
  // What is shown and in what order is the website's own, whatever a new one would begin with.
  const { order, hidden } = before;
  const written = await writeSiteDeck(deps, { ...token, ...words }, website);
  const built = { ...written, order, hidden };
  const isBuilt = website.composer === deps.composer.name;
  const deck = isBuilt ? built : renameInDeck(before, token, words, built.story.paragraphs);
  return keepLocked(deck ?? built, before);
}

const pageFor = (token: OwnedToken, words: TokenEdit, page: PremiumPage | null): PremiumPage | null =>
  page && renameInPage(page, token, words);

const isUnchanged = (token: OwnedToken, { name, ticker, narrative }: TokenEdit): boolean =>
  token.name === name && token.ticker === ticker && token.narrative === narrative;

/** The live site keeps its design: the draft's may differ and waits for its deployment. */
const renamedSource = (token: OwnedToken, source: SiteSource, words: TokenEdit, deck: Deck): SiteSource => {
  const { order, hidden, look } = source.deck;
  const page = source.page ? renameInPage(source.page, token, words) : null;
  const cast = source.cast ? withoutMemes(source.cast) : null;
  const { name, ticker } = words;
  return { ...source, name, ticker, page, cast, deck: { ...deck, order, hidden, look } };
};
