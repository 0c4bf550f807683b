import { plainText, tokensOf } from "./plain-tokens.ts";

/** A pattern of whole words as the reader of tokens has them: "й" is "и" there, and some Cyrillic words are Latin. */
const anyOf = (words: string): RegExp =>
  new RegExp(
    `^(?:${tokensOf(plainText(words))
      .map(({ word }) => word)
      .join("|")})$`,
  );

/** What an offer says of itself. */
export const OFFICIAL = anyOf(
  `official officially authorised authorized licensed legit legitimate verified genuine authentic oficial oficialmente
  officiel officielle offiziell offizielle offizieller offizielles ufficiale официальный официальная 官方 官方的`,
);

/** What is offered. */
export const OFFERED = anyOf(
  `token tokens coin coins crypto cryptocurrency currency presale airdrop stock stocks shares equity ipo ico stablecoin
  meme memes memecoin nft launch giveaway investment fund moneda criptomoneda moeda jeton münze munze монета токен 代币`,
);

/** Whether one of the words from there to there, short of the last, fits. */
export const says = (words: readonly string[], from: number, to: number, pattern: RegExp): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to)).some((word) => pattern.test(word));
