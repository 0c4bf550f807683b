import { flatText } from "./flat-text.ts";
import { plainText } from "./plain-tokens.ts";
import type { Spoken } from "./spoken.ts";

/**
 * Who committed them, and the crimes themselves: no hero of a token is one, save where it is opposed or
 * remembered.
 */
export const CRIMES =
  "nazis?|neonazis?|third reich|hitler|hitlers|himmler|goebbels|gestapo|waffen ss|al ?qaeda|al qaida|taliban|boko haram|islamic state|pol pot|khmer rouge|osama(?: bin laden)?|bin laden|daesh|" +
  "holocaust|shoah|genocides?|auschwitz|treblinka|dachau|buchenwald|gas chambers?|ethnic cleansing|school shooters?|school shooting|suicide bombers?|" +
  "гитлер[а-я]*|нацист[а-я]*|холокост[а-я]*|геноцид[а-я]*|holocausto|genocidio|olocausto|genocide|volkermord|soykirim|ludobojstwo";
const WIDE = new RegExp(
  `(?<![反打抗])(?:${plainText("纳粹|納粹|希特勒|种族灭绝|種族滅絕|大屠杀|ナチス|ヒトラー|ホロコースト|나치|히틀러")})(?!${plainText("纪念|紀念|受害|幸存|博物|に反|と戦")})`,
  "u",
);

/** A faith's goddess and a cat's name too: the group where that is what is said. */
const ISIS =
  / isis (?:fans?|flag|fighters?|soldiers?|army|supporters?|caliphate|jihad|recruits?|terrorists?|meme|memecoin|coin) | (?:join|support|love|pro|jihadi?) isis /;

const OPPOSED =
  / (?:against|anti|antifa|fights?|fighting|fought|punch(?:es|ing)?|beats?|defeat(?:s|ed|ing)?|hunts?|hunting|hunters?|hates?|hating|stops?|stopping|resists?|resistance|escap(?:es|ed|ing)|fled|survive[ds]?|surviving|survivors?|victims?|memorials?|museums?|monuments?|remember(?:s|ed|ing|ance)?|mourn(?:s|ing)?|tribute|history|historian|teach(?:es|er|ers)?|learn(?:s|ing)?|documentary|never again|prevent(?:s|ion)?|evil|terrible|horrible|wrong|crimes?|tragedy|gegen|raus|contra|contre|contro|против|grammar|soup) /;
const REFUSED = / (?:no|not|never|stop|isnt|without|kein|keine|nicht|ni|non|не|нет) $/;
const REFUSING = /^ (?:\S+ )?(?:no|is not|are not|is bad|was bad|is never|was never) /;

const AROUND = 60;

/**
 * Whether the words make a hero or a brand of terror or genocide: "nazi frog", but not "a frog who fights
 * nazis".
 */
export const glorifiesTerror = ({ plain, line }: Spoken): boolean =>
  WIDE.test(plain) || [flatText(plain), line].some((text) => ISIS.test(text) || namesCrime(text));

const namesCrime = (text: string): boolean =>
  [...text.matchAll(new RegExp(` (?:${CRIMES})(?= )`, "gu"))].some(({ 0: crime, index }) => {
    const before = text.slice(Math.max(0, index - AROUND), index + 1);
    const after = text.slice(index + crime.length, index + crime.length + AROUND);
    return (
      !OPPOSED.test(` ${before}`) &&
      !OPPOSED.test(`${after} `) &&
      !REFUSED.test(
        before
          .split(" ")
          .slice(-3)
          .join(" ")
          .replace(/^(?=\S)/, " "),
      ) &&
      !REFUSING.test(after.replaceAll(" . ", " "))
    );
  });
