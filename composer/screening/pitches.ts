import { OFFERED, says } from "./offer-words.ts";

const PITCH =
  /\b(?:invest (?:now|today|here|early|with us|before|your|and|in (?:this|our|the official))|buy (?:now|today|in early|before)|guaranteed? (?:returns?|profits?|gains?|income|yield|\d)|guarantees? (?:you|every|all|your|returns?|profits?|a )|double your|triple your|\d+x (?:your|returns?|gains?|guaranteed)|get rich|passive income|risk free|(?:send|deposit|invest|pay|transfer|put in) \S+ (?:sol|solana|eth|btc|bitcoin|usdc|usdt|dollars?)|(?:get|receive|earn) (?:\d\S*|double|twice|free|more) (?:sol|solana|eth|btc|bitcoin|usdc|usdt|back)|limited time|exclusive presale|daily (?:profit|returns?)|monthly (?:profit|returns?)|invierte (?:ahora|hoy|ya)|ganancias garantizadas|investe agora|invista (?:agora|hoje|ja)|lucro garantido|investissez|gains garantis|investiere jetzt|jetzt investieren|investi ora|garantierte)\b/g;
const STRONG_OFFER = /^(presale|airdrop|giveaway|ipo|ico|dividends?|equity|roi)$/;
const DENIED =
  /^(no|not|never|without|nobody|neither|nor|zero|none|dont|don't|cannot|isnt|isn't|wont|won't)$/;

/** Whether the words sell: "there is no presale" and "you will not get rich" do not. */
export const isPitched = (plain: string, words: readonly string[]): boolean =>
  words.some((word, at) => isStrong(words, word, at) && !says(words, at - 3, at, DENIED)) || isPitch(plain);

/** A whale shares its krill; who sells shares sells shares of something. */
const isStrong = (words: readonly string[], word: string, at: number): boolean =>
  STRONG_OFFER.test(word) ||
  (word === "shares" &&
    (OFFERED.test(words[at + 1] ?? "") ||
      /^(buy|own|sell|get|company|stock|tokenized|tokenised|preferred)$/.test(words[at - 1] ?? "")));

const isPitch = (plain: string): boolean => {
  const line = plain.replace(/[^\p{L}\p{N}'%]+/gu, " ");
  return [...line.matchAll(PITCH)].some(({ index }) => {
    const before = line
      .slice(Math.max(0, index - 24), index)
      .trim()
      .split(" ")
      .slice(-3);
    return !before.some((word) => DENIED.test(word));
  });
};
