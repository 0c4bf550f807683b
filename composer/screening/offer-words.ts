import { plainText, tokensOf } from "./plain-tokens.ts";

/**
 * A pattern of whole words as the reader of tokens has them: "й" is "и" there, and some Cyrillic words are
 * Latin.
 */
const anyOf = (words: string): RegExp =>
  new RegExp(
    `^(?:${tokensOf(plainText(words))
      .map(({ word }) => word)
      .join("|")})$`,
  );

/** What an offer says of itself. */
export const OFFICIAL = anyOf(
  `official officially authorised authorized licensed legit legitimate verified genuine authentic oficial oficialmente
  officiel officielle offiziell offizielle offizieller offizielles ufficiale официальный официальная официальное официальные официального resmi oficjalny oficjalna oficjalne bestätigt verificado`,
);

/** What is offered. */
export const OFFERED = anyOf(
  `token tokens coin coins crypto cryptocurrency currency presale airdrop stock stocks shares equity ipo ico stablecoin
  meme memes memecoin nft launch giveaway investment fund moneda criptomoneda moeda jeton münze munze монета монеты токен токены акции pieniądz moneta akcje hisse aktie aktien acciones ações azioni etf etfs bond bonds`,
);

/** Whether one of the words from there to there, short of the last, fits. */
export const says = (words: readonly string[], from: number, to: number, pattern: RegExp): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to)).some((word) => pattern.test(word));

/** A share in the brand itself. */
export const SECURITY = anyOf(
  "stock stocks share shares equity equities ipo etf etfs bond bonds dividend dividends aktie aktien acciones ações azioni akcje hisse акции акций",
);

/** What is sold in its place. */
export const TOKEN = anyOf(
  "token tokens tokenized tokenised coin coins memecoin crypto jeton moneda moeda токен токены",
);
