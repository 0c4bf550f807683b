import { knownNames, nounNames } from "./known-names.ts";
import { OFFERED, OFFICIAL, SECURITY, says, TOKEN } from "./offer-words.ts";
import { offersAbroad } from "./offers-abroad.ts";
import { isPitched } from "./pitches.ts";
import { readings, type Token, tokensOf } from "./plain-tokens.ts";
import type { Spoken } from "./spoken.ts";

const BACKING =
  /^(backed|endorsed|guaranteed|approved|issued|sponsored|launched|promoted|supported|certified|secured|recommended|authori[sz]ed|respaldado|respaldada|garantizado|garantizada|avalado|garantido|garantida|garanti|garantie|garantiert|garantito|endossado)$/;
const BACKS =
  /^(backs|endorses|guarantees|approves|issues|sponsors|launches|launched|promotes|supports|certifies|recommends|endorsed|backed)$/;
const MADE = /^(made|created|founded|owned|developed|run|released|minted)$/;
const BY = /^(by|from|with|por|par|von|da|durch)$/;
const OWN = /^(own|personal|new|first|only|very)$/;
const NOT_MEANT =
  /^(parody|unofficial|fake|not|satire|joke|fan|inspired|spoof|mock|pretends?|pretending|thinks|believes|dreams|cosplay|cosplaying|isn't|isnt|nobody|never|no)$/;

interface Name {
  from: number;
  to: number;
  owns: boolean;
  /** A plain noun as well. */
  isNoun: boolean;
}

/**
 * Whether the words offer a token in the name of a real person or brand: they name one, and say that the
 * token is theirs or has their backing, or sell it by that name. A name alone, and a joke about its owner,
 * are no offers.
 */
export const findsImpersonation = (spoken: Spoken): boolean => {
  // "Coca-Cola" and "Tesla-backed" are two words here.
  const tokens = (
    /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(spoken.plain)
      ? tokensOf(spoken.plain.replaceAll("-", " "))
      : spoken.tokens
  ).flatMap(parted);
  const words = tokens.map(({ word }) => word);
  const pitched = isPitched(spoken.plain, words);
  if ((pitched && backedByWho(spoken.plain)) || offersAbroad(spoken.plain)) return true;
  if (isHelpDesk(tokens)) return true;
  const offered = words.some((word) => OFFERED.test(word));
  return namesIn(tokens).some((name) => {
    const { from, to, owns, isNoun } = name;
    if (says(words, from - 4, from, NOT_MEANT)) return false;
    if (isBacking(words, from)) return offered || (pitched && !isNoun);
    if (isTheirs(words, name) || isSecurity(words, name)) return true;
    if (isNoun) return isNamedOffer(words, name);
    if (owns && !OFFERED.test(words[to] ?? "") && !OFFICIAL.test(words[to] ?? "")) return false;
    return isOfficial(words, from, to) || isReal(words, from, to) || isBackedByThem(words, to) || pitched;
  });
};

/** Wallets and exchanges whose helpers swindlers play; the first are words of their own as well. */
const NOUN_WALLETS = /^(?:phantom|ledger|backpack|jupiter|kraken|exodus|orca)$/;
const WALLETS =
  /^(?:solflare|metamask|trezor|coinbase|binance|trustwallet|opensea|uniswap|raydium|bybit|okx|pumpfun|paypal|walletconnect|solana)$/;
const HELPERS =
  /^(?:support|helpdesk|helpline|hotline|helper|helpers|admin|admins|agent|agents|verification|recovery|security)$/;
const CALLS =
  /^(?:verify|verifying|validate|restore|recover|unlock|wallet|wallets|account|ticket|synchronize|claim)$/;
const CROWDS = /^(?:group|groups|act|beam|frame|ghost|ghosts|circle)$/;

/** "Phantom support: verify your wallet", "MetaMask help desk". */
const isHelpDesk = (tokens: readonly Token[]): boolean => {
  const spoken = tokens.map(readings);
  const fits = (at: number, pattern: RegExp) => spoken[at]?.some((word) => pattern.test(word)) ?? false;
  const isCalling = tokens.some((_, at) => fits(at, CALLS));
  return tokens.some((_, at) => {
    const isWallet = fits(at, WALLETS) || (isCalling && fits(at, NOUN_WALLETS));
    if (
      !isWallet ||
      says(
        spoken.map(([word = ""]) => word),
        at - 4,
        at,
        NOT_MEANT,
      )
    )
      return false;
    const next = fits(at + 1, /^(?:wallet|customer|live|tech|technical|official)$/) ? at + 2 : at + 1;
    const isDesk = fits(next, /^help$/) && fits(next + 1, /^(?:desk|center|centre|line|team)$/);
    return isDesk || (fits(next, HELPERS) && !fits(next + 1, CROWDS));
  });
};

/** "backed by Tesla", "in partnership with Tesla", "a coin made by Tesla". */
const isBacking = (words: readonly string[], from: number): boolean => {
  const before = words.slice(Math.max(0, from - 6), from);
  const by = before.findLastIndex((word) => BY.test(word));
  if (by < 0) return false;
  const near = before.slice(Math.max(0, before.length - 4), by);
  if (near.some((word) => BACKING.test(word) || /^partner(ship|ed)?$/.test(word))) return true;
  return MADE.test(before[by - 1] ?? "") && says(before, by - 4, by - 1, OFFERED);
};

/** "Tesla's own coin", "Tesla endorsed token", "Tesla personally backs this token". */
const isTheirs = (words: readonly string[], { to, owns }: Name): boolean => {
  if (owns && OWN.test(words[to] ?? "")) return says(words, to + 1, to + 3, OFFERED);
  if (BACKING.test(words[to] ?? "") && says(words, to + 1, to + 4, OFFERED)) return true;
  const verb = words.slice(to, to + 3).findIndex((word) => BACKS.test(word));
  if (verb < 0 || says(words, to, to + verb, NOT_MEANT)) return false;
  return says(words, to + verb + 1, to + verb + 4, OFFERED);
};

/** "Apple stock token", "tokenised Tesla shares", "invest in Tesla shares"; but not "Elon shares a pizza". */
const isSecurity = (words: readonly string[], { from, to, owns, isNoun }: Name): boolean => {
  const at = words.slice(to, to + 3).findIndex((word) => SECURITY.test(word));
  if (at < 0 || (at > 0 && (owns || isNoun))) return false;
  if (says(words, to, to + 4, TOKEN) || TOKEN.test(words[from - 1] ?? "")) return true;
  return says(words, from - 3, from, INVESTS) && !says(words, from - 7, from, HAPPENED);
};
const INVESTS =
  /^(invest|buy|own|trade|get|acquire|invierte|compra|investiere|kauf|kaufe|investissez|achetez|investi|купи|купить)$/;
/**
 * "a hamster who lost all when he tried to buy Tesla stock" is a story; an offer has no "to" before its
 * seller.
 */
const HAPPENED = /^(who|that|wants|wanted|tries|tried|lost|forgot|cannot|cant|never|not|dont)$/;

/** "the real MrBeast coin" */
const isReal = (words: readonly string[], from: number, to: number): boolean =>
  /^(real|true|actual|original|echte|echter|vrai|verdadero|verdadeiro|vero|настоящии|настоящая)$/.test(
    words[from - 1] ?? "",
  ) && says(words, to, to + 2, OFFERED);

/** "Donald Trump memecoin endorsed by him" */
const isBackedByThem = (words: readonly string[], to: number): boolean =>
  words.some(
    (word, at) =>
      at >= to &&
      at < to + 8 &&
      BACKING.test(word) &&
      BY.test(words[at + 1] ?? "") &&
      /^(him|her|them|himself|herself|themselves|the)$/.test(words[at + 2] ?? "") &&
      (words[at + 2] !== "the" || /^(man|company|brand|star|real)$/.test(words[at + 3] ?? "")),
  ) && says(words, to, to + 4, OFFERED);

/** "official Apple token", "Apple coin by Apple, official": close enough for a plain noun to be the brand. */
const isNamedOffer = (words: readonly string[], { from, to }: Name): boolean => {
  if (OFFICIAL.test(words[from - 1] ?? "")) return says(words, to, to + 2, OFFERED);
  const isBy = BY.test(words[from - 1] ?? "") && says(words, from - 4, from - 1, OFFERED);
  return isBy && says(words, from - 6, to + 3, OFFICIAL);
};

/** "official Tesla token", "token oficial de Tesla", "Tesla official coin". */
const isOfficial = (words: readonly string[], from: number, to: number): boolean => {
  const said = says(words, from - 5, from, OFFICIAL) || OFFICIAL.test(words[to] ?? "");
  if (said) return says(words, from - 5, from, OFFERED) || says(words, to, to + 4, OFFERED);
  // "Trump coin, official"
  const offered = words.slice(to, to + 2).findIndex((word) => OFFERED.test(word));
  return offered >= 0 && says(words, to + offered + 1, to + offered + 3, OFFICIAL);
};

/** "guaranteed by the CEO": whoever that is, with a sales pitch beside it. */
const backedByWho = (plain: string): boolean =>
  /\b(?:endorsed|guaranteed|certified) by (?:the )?(?:ceo|founder|government|president|central bank|bank of)\b/.test(
    plain,
  );

const namesIn = (tokens: readonly Token[]): Name[] => {
  const found: Name[] = [];
  const spoken = tokens.map(bareReadings);
  for (const [at, starts] of spoken.entries()) {
    const names = starts.flatMap((start) => knownNames.get(start) ?? []);
    for (const name of names.sort((a, b) => b.length - a.length)) {
      const last = tokens[at + name.length - 1];
      if (!last || !name.every((part, index) => spoken[at + index]?.includes(part))) continue;
      const isNoun = nounNames.has(name.join(" "));
      found.push({ from: at, to: at + name.length, owns: OWNS.test(last.written), isNoun });
      break;
    }
  }
  return found;
};

const RUN_ON = /^(.{3,}?)(coin|token|memecoin|stock|shares|airdrop|presale|etf)$/;

/** "trumpcoin" is two words where the first is a name. */
const parted = (token: Token): Token[] => {
  const [, name = "", thing = ""] = RUN_ON.exec(token.word) ?? [];
  if (!knownNames.get(name)?.some(({ length }) => length === 1)) return [token];
  return [
    { word: name, written: name, ends: false },
    { ...token, word: thing, written: thing },
  ];
};

const OWNS = /'s\W*$/;

/** A token's readings, without the s of "Tesla's". */
const bareReadings = (token: Token): string[] => {
  const all = readings(token);
  return OWNS.test(token.written) ? all.map((word) => word.replace(/s$/, "")) : all;
};
