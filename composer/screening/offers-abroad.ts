import { wideNames } from "./known-names.ts";
import { plainText } from "./plain-tokens.ts";

const signs = (patterns: string): string => `(?:${plainText(patterns)})`;
const anyOf = (names: readonly string[]): string => signs(names.join("|"));

const NAMES = anyOf(wideNames.filter((name) => !name.endsWith("+")));
const ALL = anyOf(wideNames.map((name) => name.replace("+", "")));
const OFFICIAL = signs("官方|官宣|正版|授权|授權|认证|認證|正式|公式|唯一|공식");
const TOKEN = signs(
  "代币|代幣|币|幣|空投|预售|預售|コイン|トークン|エアドロップ|코인|토큰|에어드랍|token|coin",
);
const SHARE = signs("股票|股份|股权|股權|株式|株トークン|주식");
const BACKED = signs("支持|背书|背書|发行|發行|推荐|推薦|担保|保证|推奨|発行|보증|추천|발행");
/** A joke, a following, a refusal. */
const DENIED = signs("非|不是|没有|沒有|假|模仿|恶搞|惡搞|粉丝|粉絲|ファン|パロディ|팬|아닌|비공식");
const NEAR = "[^。！？.!?]{0,6}";

const OFFER = new RegExp(
  [
    `${OFFICIAL}${NEAR}${ALL}${NEAR}${TOKEN}`,
    `${ALL}${NEAR}${OFFICIAL}${NEAR}${TOKEN}`,
    `${ALL}${NEAR}${TOKEN}${NEAR}${OFFICIAL}`,
    `${ALL}${NEAR}${BACKED}${NEAR}${TOKEN}`,
    `${NAMES}${NEAR}${SHARE}`,
    `${NAMES}${signs("空投|预售|預售|エアドロップ|에어드랍")}`,
  ].join("|"),
  "u",
);
const JOKE = new RegExp(`${DENIED}(?:${NEAR})(?:${OFFICIAL}|${ALL})|${ALL}${NEAR}${DENIED}`, "u");

/**
 * Whether a token is offered in a real name in Chinese, Japanese or Korean, whose words stand without spaces.
 */
export const offersAbroad = (plain: string): boolean => OFFER.test(plain) && !JOKE.test(plain);
