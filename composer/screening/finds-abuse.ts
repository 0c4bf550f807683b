import { isListed, readings, type Token } from "./plain-tokens.ts";
import { sexualisesAbroad } from "./sexualises-abroad.ts";
import { near, type Spoken, spelledAs } from "./spoken.ts";
import {
  abusePhrases,
  abuseWords,
  minors,
  partners,
  sexual,
  shown,
  underage,
  undressed,
  young,
} from "./word-lists.ts";

const REACH = 6;
const FOREIGN =
  /\u5e7c\u5973|\u841d\u8389\u63a7|\u5152\u7ae5\u8272\u60c5|\u513f\u7ae5\u8272\u60c5|\u5150\u7ae5\u30dd\u30eb\u30ce/u;

/** Whether the words are sexual about children. */
export const findsAbuse = (spoken: Spoken): boolean =>
  abuseWords.some((word) => spoken.single.some((each) => isListed(each, word))) ||
  abusePhrases.some(spoken.says) ||
  FOREIGN.test(spoken.plain) ||
  sexualisesAbroad(spoken.plain) ||
  sexualisesAny(spelledAs(spoken.tokens, sexual, undressed, minors, young, underage, partners, shown));

const sexualisesAny = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => sexualises(tokens, token, at) || courts(tokens, at));

/** "underage" and "girlfriend" close together, or "pics". */
const courts = (tokens: readonly Token[], at: number): boolean => {
  if (!underage.has(tokens[at]?.word ?? "")) return false;
  const around = [...near(tokens, at, -3), ...near(tokens, at, 3)];
  return near(tokens, at, 2).some((word) => partners.has(word)) || around.some((word) => shown.has(word));
};

const FOR_GROWN_UPS = / (?:for (?:adults|men|grown ?ups)|adults? only|over 18) /;
const BARE_KIDS = /^(?:kid|kids|kiddies|kiddos)$/;

const sexualises = (tokens: readonly Token[], token: Token, at: number): boolean => {
  const isSexual = readings(token).some((word) => sexual.has(word));
  if (!isSexual && !undressed.has(token.word)) return false;
  const after = near(tokens, at, REACH);
  if (token.word === "sex" && /^(education|ed|change|appeal)$/.test(after[0] ?? "")) return false;
  if (/^educa(tion|cion|cao|zione)$/.test(near(tokens, at, -1)[0] ?? "")) return false;
  if (near(tokens, at, -3).some((word) => /^(no|not|never|without|stop|against|anti)$/.test(word)))
    return false;
  const around = [...near(tokens, at, -REACH), "", ...after];
  if (!isSexual && BARE_KIDS.test(after[0] ?? "") && !/^goats?$/.test(after[1] ?? "")) return true;
  const isDisplay = isSexual || FOR_GROWN_UPS.test(` ${around.join(" ")} `);
  return around.some(
    (word, index) => minors.has(word) || (isDisplay && young.has(word)) || isUnderage(around, index),
  );
};

/** "12 year old", "14yo", "13 años". */
const isUnderage = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? "";
  const joined = /^(\d{1,2})(?:yo|yrs?|years?|yearold|yearsold)$/.exec(word)?.[1];
  const apart = /^(year|years|yo|yr|yrs|anos|ans|jahre|anni)/.test(words[at + 1] ?? "")
    ? /^\d{1,2}$/.exec(word)?.[0]
    : undefined;
  const age = joined ?? apart;
  return age !== undefined && Number(age) < 18;
};
