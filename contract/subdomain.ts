import * as z from "zod/mini";
import { plainSubdomain, subdomainSentences } from "./subdomain-forms.ts";

export const reservedSubdomains: ReadonlySet<string> = new Set(
  `www api app admin administrator mail email smtp imap pop ftp ns ns1 ns2 dns mx root host hostmaster postmaster webmaster
  abuse security support help status blog docs dev test staging static assets cdn media images img files m metadata
  auth login signin signup account accounts wallet wallets dashboard my-gems create profile settings internal healthz readyz
  metrics localhost gemwright launch launchpad sandbox rpc chain trade pay payment billing secure ssl tls autoconfig
  autodiscover wpad isatap _dmarc about contact terms privacy legal`
    .split(/\s+/)
    .filter(Boolean),
);

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The letters that each digit may be read as. */
export const lookAlikes: Readonly<Record<string, string>> = {
  0: "o",
  1: "li",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

/** True if a name equals `held` or looks like it: `adm1n` for `admin`. */
const looksLike = (name: string, held: string): boolean =>
  name.length === held.length &&
  [...name].every(
    (character, at) => character === held[at] || lookAlikes[character]?.includes(held[at] ?? " "),
  );

/** One reading for all spellings that look alike at a glance, as `rnetarnask` and `so1fiare` do. */
const folded = (name: string): string =>
  name
    .replace(/[0134579]/g, (digit) => ({ ...lookAlikes, 1: "l", 9: "g" })[digit] ?? digit)
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/cl/g, "d")
    .replace(/f/g, "ph")
    .replace(/q/g, "g")
    .replace(/l/g, "i")
    .replace(/(.)\1+/g, "$1");

/** Brand names that phishing sites use, and that nobody else can have. */
export const heldBrands: readonly string[] = wordsOf(
  `phantom solflare pumpfun solana metamask coinbase binance backpack ledger trezor walletconnect trustwallet
  raydium opensea uniswap paypal google gemwright solflair`,
);

/** Those that are words of their own: held beside a lure alone. */
const nounBrands = wordsOf(
  `jupiter orca kraken exodus pump jup magiceden bybit tether okx kucoin rabby bitget tonkeeper dexscreener birdeye ethereum
  usdc microsoft icloud amazon facebook`,
).map(folded);

/** No words: held with one wrong letter too, with "my" and in the plural. */
const coinedBrands = wordsOf(
  "solflare coinbase walletconnect trustwallet raydium uniswap gemwright metamask binance",
).map(folded);

/** A letter away from one of them, and words themselves. */
const wordsNearby = wordsOf("radium metalmask").map(folded);

/** Held with one wrong letter, but not in the plural. */
const PHANTOM = folded("phantom");

/** Words that make a phishing address of a brand's name. With any other it may be a joke, and is allowed. */
const lures = wordsOf(
  `wallet claim claims airdrop presale official support login signin verify verified verification validate
  validation connect secure security helpdesk suite recover recovery restore unlock reward rewards bonus
  giveaway staking update account download extension service finance exchange`,
).map(folded);

/** These are parts of many words: they count between hyphens, or where brand and lure are all there is. */
const shortLures = wordsOf(
  "app dapp io com net org xyz pro pay help live swap web get start auth sync kyc web3 desk drop drops redeem",
).map(folded);

/** Letters of the shortest brand that is known with a wrong letter. */
const LONG = 7;

/** True if the name is the brand's with two letters swapped or, if `isNear` is enough, one wrong. */
function isSlip(name: string, brand: string, isNear: boolean): boolean {
  if (name === brand) return true;
  const most = Math.min(name.length, brand.length);
  let head = 0;
  while (head < most && name[head] === brand[head]) head++;
  let tail = 0;
  while (tail < most - head && name.at(-1 - tail) === brand.at(-1 - tail)) tail++;
  const theirs = name.slice(head, name.length - tail);
  const own = brand.slice(head, brand.length - tail);
  if (own.length === 2 && theirs === `${own[1]}${own[0]}`) return true;
  // A letter more at the end is a plural.
  const isPlural = own === "" && tail === 0;
  return isNear && brand.length >= LONG && own.length <= 1 && theirs.length <= 1 && !isPlural;
}

/** True if the name has a brand and a lure, either side by side or as two parts between hyphens. */
function isBait(name: string, joined: string, brands: readonly string[]): boolean {
  const written = name.split("-");
  const parts = written.flatMap((part) => [folded(part), folded(part.replace(/\d+$|s$/, ""))]);
  const pairs = written.map((part, at) => folded(part + (written[at + 1] ?? "")));
  const hasBrand = [...parts, ...pairs].some((part) => brands.some((brand) => isSlip(part, brand, true)));
  if (hasBrand && [...lures, ...shortLures].some((lure) => parts.includes(lure))) return true;
  const beside = [...lures, ...shortLures].flatMap((lure) => [
    joined.endsWith(lure) ? joined.slice(0, -lure.length) : "",
    joined.startsWith(lure) ? joined.slice(lure.length) : "",
  ]);
  if (beside.some((rest) => brands.some((brand) => isSlip(rest, brand, true)))) return true;
  const inWord = brands.filter((brand) => joined.includes(brand));
  const holds = (pair: string) => joined.includes(folded(pair));
  return inWord.some((brand) => lures.some((lure) => holds(brand + lure) || holds(lure + brand)));
}

/** Names of nothing but what phishing pages offer, and of what they ask for. */
const isPhishing = (name: string): boolean => {
  const parts = name.split("-").map(folded);
  const isOffer = parts.length > 1 && parts.every((part) => lures.includes(part));
  return (isOffer && /(?:^|-)(?:wallet|airdrop|login|signin)(?:-|$)/.test(name)) || SECRETS.test(name);
};
const SECRETS = /^(?:my-?|your-?|the-?)?(?:seed|recovery|mnemonic|secret)-?phrase|^private-?key/;

/** Malformed, a name that the product needs, or one that looks like a brand's. */
export type SubdomainError = "form" | "reserved" | "too_similar";

/** Why nobody can have this subdomain; null if somebody can. The product's own name is held as a brand. */
export function subdomainError(name: string, productName = ""): SubdomainError | null {
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(name) || name.includes("--")) return "form";
  const spellings = [name, name.replace(/rn/g, "m").replace(/vv/g, "w")];
  const isReserved = [...reservedSubdomains].some((held) => spellings.some((each) => looksLike(each, held)));
  if (isReserved) return "reserved";
  const own = plainSubdomain(productName);
  const held = [...heldBrands, ...(own.length >= LEAST_OWN ? [own] : [])].map(folded);
  const joined = folded(name.replaceAll("-", ""));
  const unnumbered = folded(name.replace(/-?\d+$/, "").replaceAll("-", ""));
  const isBrand = [joined, unnumbered].some(
    (each) =>
      held.some((brand) => isSlip(each, brand, brand === PHANTOM)) ||
      (!wordsNearby.includes(each) &&
        coinedBrands.some((brand) => isSlip(each.replace(/^my|s$/g, ""), brand, true))),
  );
  return isBrand || isPhishing(name) || isBait(name, joined, [...held, ...nounBrands]) ? "too_similar" : null;
}

/** A shorter name of a product is a word like any other. */
const LEAST_OWN = 5;

export const Subdomain = z.string().check(
  z.refine((name) => subdomainError(name) !== "form", subdomainSentences.malformed),
  z.refine((name) => [null, "form"].includes(subdomainError(name)), subdomainSentences.reserved),
);
