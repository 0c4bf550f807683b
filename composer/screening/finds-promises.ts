import { plainText, readings } from "./plain-tokens.ts";
import type { Spoken } from "./spoken.ts";

const GAIN = "(?:returns?|profits?|gains?|income|yields?|earnings|apy|roi|winnings)";
const MONEY = "(?:sol|solana|eth|btc|bitcoin|usdc|usdt|dollars?|money|investment)";

/** What promises a profit, as patterns of words between single spaces. */
const promises = [
  `guarante(?:ed?|es|eing) (?:you |to |a |an |every |all |your |holders |huge |big |massive |daily |weekly |instant )*(?:\\d+x|\\d+%|${GAIN})`,
  `\\d+x (?:is |are )?guaranteed`,
  `(?:risk free|riskless|no risk|zero risk|without risk) (?:\\w+ )?(?:${GAIN}|investment|money|\\d+x|\\d+%)`,
  `(?:\\d+x|${GAIN}|investment) (?:is |are )?(?:\\d+% )?(?:guaranteed|risk free|riskless|without (?:any )?risk|with (?:no|zero) risk)`,
  `\\d+% (?:${GAIN} )?(?:daily|weekly|monthly|hourly|a day|a week|a month|per day|per week|per month|every day)`,
  `(?:earn|make|get|receive) \\d+% (?:\\w+ )?(?:daily|weekly|monthly|hourly)`,
  `(?:we|i|team|devs?) guarantee (?:\\w+ ){0,2}(?:\\d+x|${GAIN})`,
  `(?:double|triple|multiply) your (?:${MONEY}|holdings|bag|coins)`,
  `(?:cannot|cant|can't|never|wont|won't) lose (?:any |your )?(?:money|investment|sol)`,
  `(?:send|deposit) [^ ]+ ${MONEY} (?:and )?(?:get|receive|take) (?:back )?[^ ]+ ${MONEY}`,
  `ganancias? garantizadas?|rentabilidad garantizada|beneficios? garantizados?|sin riesgo de perder`,
  `lucros? garantidos?|retornos? garantidos?|gains? garantis?|profits? garantis?|rendement garanti`,
  `garantierte[rns]? (?:gewinne?|rendite|profite?|\\d+x)|risikofreie[rns]? (?:gewinne?|rendite)`,
  `guadagn[io] garantit[io]|profitt[io] garantit[io]|rendimento garantito`,
  `garantili (?:kazanc|kar|getiri)|gwarantowan[ye] zyski?|gwarantowany zwrot`,
  `гарантированн(?:ая|ыи|ую|ые) (?:прибыль|доход|доходность|\\d+x)`,
];
const PROMISE = new RegExp(`(?<= )(?:${promises.map((each) => plainText(each)).join("|")})(?= )`, "gu");
const WIDE = new RegExp(
  `(?<!${plainText("不|没有|沒有")})${plainText("(?:保证|保證)(?:盈利|收益|赚钱|賺錢)|稳赚不赔|穩賺不賠|必ず儲かる|元本保証|수익 ?보장|원금 ?보장|ربح مضمون|ارباح مضمونة")}`,
  "u",
);
const DENIED =
  /^(?:no|not|never|nothing|nobody|without|neither|nor|zero|none|isnt|isn't|arent|aren't|dont|don't|cannot|cant|can't|kein|keine|sin|sem|sans|senza|nunca|niemand|нет|не)$/;

/** Whether the words promise a profit. What is denied ("no guaranteed returns") promises nothing. */
export const findsPromises = (spoken: Spoken): boolean => {
  const line = lineOf(spoken);
  return (
    WIDE.test(spoken.plain) ||
    [...line.matchAll(PROMISE)].some(({ index }) => {
      const before = line
        .slice(Math.max(0, index - 40), index)
        .trim()
        .split(" ")
        .slice(-4);
      return !before.some((word) => DENIED.test(word));
    })
  );
};

/** The words with digits read as letters ("gu4ranteed"), but numbers as they stand ("100x", "10%"). */
const lineOf = ({ tokens }: Spoken): string =>
  ` ${tokens
    .map((token) => {
      const [number] = /^\d[\d.,]*[x%]?/.exec(token.written) ?? [];
      return `${number ?? readings(token)[1] ?? token.word}${token.ends ? " ." : ""}`;
    })
    .join(" ")} `;
