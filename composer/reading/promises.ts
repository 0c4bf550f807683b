const RICH =
  "(?:(?:who|that|which) )?(?:(?:wants?|hopes?|tries|trying|promises?|will) (?:to )?)?(?:gets?|getting|becomes?|becoming|be|makes?|making|made) (?:\\w+ ){0,2}?(?:rich|wealthy|millionaires?)(?: (?:quick|fast|soon))?";

/** What sales talk says of money to come, longest first. A price is no promise, and the moon is a place. */
const PROMISES = [
  RICH,
  "(?:moonshots?|huge|massive|insane|easy|quick|big|crazy|sure|crypto|life[- ]changing|instant|certain) (?:gains?|profits?|money|returns?|wins?)",
  "(?:passive|steady|daily|weekly|monthly|guaranteed) (?:income|profits?|returns?|yield)",
  "financial(?:ly)? (?:freedom|free)|return on investment|(?:double|triple|multiply|10x) (?:your|my|our) \\w+",
  "\\d[\\d.,]* ?% (?:apy|apr|roi|profits?|returns?|gains?|yield|guaranteed|daily|monthly)",
  "\\d[\\d.,]* ?x(?! ?\\d)(?:ing|ed|er)?(?! (?:leverage|margin|longs?|shorts?)\\b)|x\\d{2,}|(?:hundred|thousand|million)[- ]?x",
  "(?:risk[- ]?free|no risks?|zero risk|riskless|can't lose|cant lose|cannot lose|sure thing|never goes down|only goes up)",
  "guaranteed?|guarantees|guaranteeing|profits?|profitable|moonshots?|roi|apy|next (?:bitcoin|btc|doge|dogecoin|shiba|pepe|solana)",
  "(?:will|going to|gonna) (?:moon|pump|explode|skyrocket)",
  "(?:ganancias?|lucros?|rendimientos?|gewinne?|guadagni|gains|profit)? ?(?:garantizad[oa]s?|garantid[oa]s?|garantis?|garanties|garantiert[a-z]*|garantit[oaie])",
  "sin riesgos?|sem riscos?|sans risques?|risikofrei|senza rischi[o]?|(?:hazte|hacerse|volverse|fique|ficar|devenir|diventare) (?:rico|ricos|rica|riche|riches|ricco|ricchi)|reich werden|ganancias|lucros?",
  "без риска|гаранти\\p{L}*|прибыл\\p{L}*|разбогате\\p{L}*|иксы",
].join("|");
// "leveraged 100x" is what somebody risks.
const PROMISE = new RegExp(`(?<![\\p{L}\\p{N}]|leveraged? )(?:${PROMISES})(?![\\p{L}\\p{N}])`, "giu");

/**
 * The idea without what it promises a buyer: people may say it of the token, but the token's own texts never
 * repeat it.
 */
export const withoutPromises = (text: string): string =>
  text.replace(PROMISE, " ").replace(/\s+/g, " ").trim();
