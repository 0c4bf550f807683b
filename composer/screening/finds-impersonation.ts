import { knownNames } from "./known-names.ts";
import { readings, type Token } from "./plain-tokens.ts";
import type { Spoken } from "./spoken.ts";

const OFFICIAL =
  /^(official|officially|authori[sz]ed|licensed|legit|legitimate|verified|genuine|oficial|oficialmente|officiel|officielle|offiziell|offizielle|offizieller|offizielles|ufficiale|официальный|официальная|官方|官方的)$/;
const OFFERED =
  /^(token|tokens|coin|coins|crypto|cryptocurrency|currency|presale|airdrop|stock|stocks|shares|equity|ipo|ico|stablecoin|memecoin|nft|launch|giveaway|investment|fund|moneda|criptomoneda|moeda|jeton|münze|munze|монета|токен|代币)$/;
const STRONG_OFFER = /^(presale|airdrop|giveaway|ipo|ico|dividends?|shares|equity|roi)$/;
const BACKING =
  /^(backed|endorsed|guaranteed|approved|issued|sponsored|launched|promoted|supported|certified|secured|respaldado|respaldada|garantizado|garantizada|avalado|garantido|garantida|garanti|garantie|garantiert|garantito|endossado)$/;
const BY = /^(by|from|with|por|par|von|da|durch)$/;
const NOT_MEANT =
  /^(parody|unofficial|fake|not|satire|joke|fan|inspired|spoof|mock|pretends?|pretending|thinks|believes|dreams|cosplay|cosplaying|isn't|isnt|nobody|never|no)$/;
const PITCH =
  /\b(?:invest (?:now|today|here|early|with us|before|your|and|in (?:this|our|the official))|buy (?:now|today|in early|before)|guaranteed? (?:returns?|profits?|gains?|income|yield|\d)|guarantees? (?:every|all|your|returns?|profits?|a )|double your|triple your|\d+x (?:your|returns?|gains?|guaranteed)|get rich|passive income|risk free|send \S+ (?:sol|eth|btc|bitcoin)|get \d+ back|limited time|exclusive presale|daily (?:profit|returns?)|monthly (?:profit|returns?)|invierte (?:ahora|hoy|ya)|ganancias garantizadas|investe agora|invista (?:agora|hoje|ja)|lucro garantido|investissez|gains garantis|investiere jetzt|jetzt investieren|investi ora|garantierte)\b/;

/**
 * Whether the words offer a token in the name of a real person or brand: they name one, and say that the token is
 * theirs or has their backing, or sell it by that name. A name alone, and a joke about its owner, are no offers.
 */
export const findsImpersonation = ({ plain, tokens }: Spoken): boolean => {
  const words = tokens.map(({ word }) => word);
  const pitched =
    PITCH.test(plain.replace(/[^\p{L}\p{N}'%]+/gu, " ")) || words.some((word) => STRONG_OFFER.test(word));
  if (backedByWho(plain) && pitched) return true;
  return namesIn(tokens).some(({ from, to, owns }) => {
    if (words.slice(Math.max(0, from - 4), from).some((word) => NOT_MEANT.test(word))) return false;
    if (isBacking(words, from)) return offeredAnywhere(words) || pitched;
    if (owns && !OFFERED.test(words[to] ?? "") && !OFFICIAL.test(words[to] ?? "")) return false;
    return isOfficial(words, from, to) || pitched;
  });
};

const offeredAnywhere = (words: readonly string[]): boolean => words.some((word) => OFFERED.test(word));

/** "backed by Tesla", "in partnership with Tesla". */
const isBacking = (words: readonly string[], from: number): boolean => {
  const before = words.slice(Math.max(0, from - 4), from);
  const by = before.findLastIndex((word) => BY.test(word));
  return (
    by >= 0 && before.slice(0, by).some((word) => BACKING.test(word) || /^partner(ship|ed)?$/.test(word))
  );
};

/** "official Tesla token", "token oficial de Tesla", "Tesla official coin". */
const isOfficial = (words: readonly string[], from: number, to: number): boolean => {
  const before = words.slice(Math.max(0, from - 5), from);
  const after = words.slice(to, to + 4);
  const said = before.some((word) => OFFICIAL.test(word)) || OFFICIAL.test(after[0] ?? "");
  return said && [...before, ...after].some((word) => OFFERED.test(word));
};

/** "guaranteed by Jane Doe": whoever that is, with a sales pitch beside it. */
const backedByWho = (plain: string): boolean =>
  /\b(?:endorsed|guaranteed|certified) by (?:the )?(?:ceo|founder|government|president|central bank|bank of)\b/.test(
    plain,
  );

const namesIn = (tokens: readonly Token[]): { from: number; to: number; owns: boolean }[] => {
  const found: { from: number; to: number; owns: boolean }[] = [];
  const spoken = tokens.map(bareReadings);
  for (const [at, starts] of spoken.entries()) {
    const names = starts.flatMap((start) => knownNames.get(start) ?? []);
    for (const name of names.sort((a, b) => b.length - a.length)) {
      const last = tokens[at + name.length - 1];
      if (!last || !name.every((part, index) => spoken[at + index]?.includes(part))) continue;
      found.push({ from: at, to: at + name.length, owns: OWNS.test(last.written) });
      break;
    }
  }
  return found;
};

const OWNS = /'s\W*$/;

/** A token's readings, without the s of "Tesla's". */
const bareReadings = (token: Token): string[] => {
  const all = readings(token);
  return OWNS.test(token.written) ? all.map((word) => word.replace(/s$/, "")) : all;
};
