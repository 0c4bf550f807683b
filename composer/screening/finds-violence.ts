import { flatText, oneOf } from "./flat-text.ts";
import { isListed, plainText, readings, type Token } from "./plain-tokens.ts";
import { near, type Spoken, spelledAs } from "./spoken.ts";
import { violence, violenceAbroad } from "./word-lists.ts";

/** A yellow field, its oil; and whoever helps those who were hurt. */
const HARVEST = /^(?:seeds?|oil|fields?|blossoms?|flowers?|honey|plants?|meal|crops?|straw)$/;
const HELP =
  /^(?:crisis|survivors?|victims?|awareness|prevention|kits?|hotline|support|shelters?|charity|law|laws)$/;
const GROWN = /^(?:fields?|acres?|patch|bloom|blooming|harvest|yellow|oilseed|winter)$/;
const REFUSED =
  /^(?:not|never|no|against|stop|stops|end|ends|anti|prevent|prevents|report|fight|fights|fighting|survived|survivors?|victims?|dont|nobody)$/;
const CONDEMNED = / (?:is|are) (?:\S+ )?(?:never|not|crime|wrong|evil|bad|no)(?: |$)/;

/** A fruit that stands for the crime where it is done to somebody. */
const FRUIT = /^grap(?:e|es|ed|ing)$/;
const SOMEBODY = /^(?:her|him|them|me|you|girls?|women|woman)$/;

const ABROAD = new RegExp(` ${oneOf(violenceAbroad)}(?= )`, "u");
const WIDE = new RegExp(plainText("强奸|強姦|强暴|強制性交|轮奸|輪姦|レイプ|강간|اغتصاب"), "u");
const REFUSED_ABROAD =
  / (?:fights?|fighting|end|prevents?|gegen|contre|contra|contro|against|anti|stop|nein|no|non|nunca|mai|przeciw|против|нет|не|tecavuze hayir) $/u;

/** Whether the words are of sexual violence, unless they stand against it. */
export const findsViolence = (spoken: Spoken): boolean =>
  isViolent(spoken) || isVeiled(spoken) || WIDE.test(spoken.plain) || isViolentAbroad(flatText(spoken.plain));

const isViolent = ({ tokens, single, line }: Spoken): boolean => {
  // "The rapist? No: therapist" is an old joke about a space.
  const isJoke = line.includes("therapist");
  const isListedHere = (word: string) => violence.has(word) && !(isJoke && word === "rapist");
  const said = spelledAs(tokens, violence);
  const places = [...said.keys()].filter((at) => violence.has(said[at]?.word ?? ""));
  if (places.length === 0) return single.some((word) => [...violence].some((each) => isListed(word, each)));
  return places.some((at) => isListedHere(said[at]?.word ?? "") && !isHarmless(said, at));
};

/** "gr4pe her", and "grape her" at the end of a sentence: else it may be a grape that her mother grew. */
const isVeiled = ({ tokens }: Spoken): boolean =>
  tokens.some((token, at) => {
    const [whom = "", ...rest] = near(tokens, at, 2);
    const isFruit = readings(token).some((word) => FRUIT.test(word));
    return isFruit && SOMEBODY.test(whom) && (rest.length === 0 || !FRUIT.test(token.word));
  });

/** What grows, or who helps. */
const isHarmless = (tokens: readonly Token[], at: number): boolean => {
  const before = near(tokens, at, -4);
  const after = near(tokens, at, 4);
  return (
    HARVEST.test(after[0] ?? "") ||
    HELP.test(after[0] ?? "") ||
    before.some((word) => GROWN.test(word) || REFUSED.test(word)) ||
    CONDEMNED.test(` ${after.join(" ")} `)
  );
};

const isViolentAbroad = (flat: string): boolean => {
  const found = ABROAD.exec(flat);
  return found !== null && !REFUSED_ABROAD.test(flat.slice(0, found.index + 1));
};
