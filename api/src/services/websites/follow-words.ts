import { type Deck, keepLocked } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { Write } from "../../db/plan.ts";
import type { OwnedToken, TokenEdit } from "../../db/tokens.ts";
import type { OwnedWebsite } from "../../db/websites.ts";
import type { UserWorld } from "../../world.ts";
import { asksForSecrets, hashOfWords } from "./asks-for-secrets.ts";
import { liveSite } from "./live-site.ts";
import { publishFiles } from "./publish-files.ts";
import type { SiteSource } from "./site-source.ts";
import { writeSiteDeck } from "./write-site-deck.ts";

interface Followed {
  /** The host whose page changes. */
  host: string | null;
  writes: Write[];
}

/**
 * Lets a website say its token's new words, in the plan of the write that changes them: a deck holds name, ticker
 * and story, and would contradict the page around it. A deck that its owner has edited is left as it is.
 */
export async function followWords(
  world: UserWorld,
  token: OwnedToken,
  words: TokenEdit,
  website: OwnedWebsite | null,
  now: number,
): Promise<Followed> {
  if (!website || isSaid(token, words)) return { host: null, writes: [] };
  const { store } = world;
  const deck = await deckFor(world, { ...token, ...words }, website);
  const draft = JSON.stringify(deck);
  const site = liveSite(website, now);
  if (!site) {
    return {
      host: null,
      writes: [store.websites.rewrite(website, { deck: draft, live: website.live }, now)],
    };
  }
  const source = retold(site.source, words, website.deckIsOwn ? site.source.deck : deck);
  if (asksForSecrets(source) && !(await store.held.mayBeSaid(hashOfWords(source)))) {
    throw new CodedError("words_ask_for_secrets");
  }
  const files = await publishFiles(world, source, token.mintAddress);
  const writes = [
    store.websites.rewrite(website, { deck: draft, live: JSON.stringify(source) }, now),
    store.sites.republish(site.host, website.id, files, now),
  ];
  return { host: site.host, writes };
}

async function deckFor(world: UserWorld, token: OwnedToken, website: OwnedWebsite): Promise<Deck> {
  const before = JSON.parse(website.deck) as Deck;
  if (website.deckIsOwn) return before;
  return keepLocked(await writeSiteDeck(world, token, website.designPrompt), before);
}

const isSaid = (token: OwnedToken, { name, ticker, narrative }: TokenEdit): boolean =>
  token.name === name && token.ticker === ticker && token.narrative === narrative;

/** What is live keeps its design: that of the draft may be another one, which waits for its deployment. */
const retold = (source: SiteSource, { name, ticker }: TokenEdit, deck: Deck): SiteSource => {
  const { order, hidden, look } = source.deck;
  return { ...source, name, ticker, deck: { ...deck, order, hidden, look } };
};
