import { callsForHarm } from "./calls-for-harm.ts";
import { findsContempt } from "./finds-contempt.ts";
import { glorifiesTerror } from "./glorifies-terror.ts";
import { ADJECTIVES, isPeople } from "./peoples.ts";
import { isListed, type Token } from "./plain-tokens.ts";
import { near, type Spoken, spelledAs } from "./spoken.ts";
import { fragments, groups, harms, hatePhrases, slanders, slurs } from "./word-lists.ts";

/** Whether the words insult a people, salute those who did, or wish a group harm, or glorify terror. */
export const findsHate = (spoken: Spoken): boolean =>
  (spoken.single.some(isSlur) && !INNOCENT.test(spoken.line)) ||
  hatePhrases.some(spoken.says) ||
  FOREIGN.test(spoken.plain) ||
  isCode(spoken) ||
  isBackwards(spoken) ||
  callsForHarm(spoken.plain) ||
  findsContempt(spoken) ||
  glorifiesTerror(spoken) ||
  aimsHarm(spelledAs(spoken.tokens, groups, harms, slanders));

const aimsHarm = (tokens: readonly Token[]): boolean => tokens.some((_, at) => wishesHarm(tokens, at));

const slursByLetter = new Map<string, string[]>();
for (const slur of slurs)
  slursByLetter.set(slur.slice(0, 1), [...(slursByLetter.get(slur.slice(0, 1)) ?? []), slur]);

/** What is found within longer words: slogans too, written without their spaces. */
const LONG = 10;
const slogans = hatePhrases.map((phrase) => phrase.replaceAll(" ", ""));
const runOn = [...fragments, ...slogans.filter(({ length }) => length >= LONG)];

const SNIGGER = /^snigger(s|ed|ing)?$/;

const isSlur = (word: string): boolean =>
  (slursByLetter.get(word.slice(0, 1)) ?? []).some((slur) => isListed(word, slur)) ||
  (word.length > 6 && word.length < 40 && !SNIGGER.test(word) && runOn.some((part) => word.includes(part)));

/**
 * A gap, a clean house, a cigarette, a gearbox, a dish, chemistry: the innocent senses, each by its set
 * phrase.
 */
const INNOCENT =
  / (chinks? (in|of|between) |spic (and|n) span |fag (end|ends|packet|ash|break)|faggots (and|in|with) (peas|gravy|mash)|tranny fluid|retarded (growth|potential|time))/;

// Slurs of other scripts.
const FOREIGN =
  /\u043d\u0438\u0433\u0433\u0435\u0440|\u043f\u0438\u0434\u043e\u0440|(?:^|[^\p{L}])\u0436\u0438\u0434(?:\u044b|\u043e\u0432|\u0430\u043c)?(?![\p{L}])|\u0445\u043e\u0445\u043b\u044b|\u652f\u90a3|\u9ed1\u9b3c|\u5c3c\u54e5/u;

const turned = (text: string): string => [...text].reverse().join("");
/** Letters of the shortest slur that is nothing else when it is read from its end. */
const PLAIN_BACKWARDS = 6;
const slursBackwards = new Set(slurs.filter(({ length }) => length >= PLAIN_BACKWARDS).map(turned));

/** The worst read from its end: each word, or the whole line. */
const isBackwards = ({ line }: Spoken): boolean => {
  const words = line.trim().split(" ").map(turned);
  const lines = [words, [...words].reverse()].map((each) => ` ${each.join(" ")} `);
  return (
    line.split(" ").some((word) => slursBackwards.has(word.replace(/s$/, ""))) ||
    hatePhrases.some((phrase) => lines.some((each) => each.includes(` ${phrase} `)))
  );
};

/** Numbers and letters that stand for a salute; "kkk" alone is laughter in Portuguese, 1488 may be a year. */
const isCode = ({ plain, tokens }: Spoken): boolean =>
  /\b14 ?[/.-] ?88\b|\bkkk (?:klan|coin|token|hood|rally|member)|\bthe kkk\b/.test(plain) ||
  tokens.some(
    ({ word }, at) =>
      word === "1488" &&
      !/^(year|in|anno|since|of|from|ad|circa|before|after|until)$/.test(tokens[at - 1]?.word ?? ""),
  );

/** "kill all …", "… are vermin": a group, and harm wished to it within a few words. */
const wishesHarm = (tokens: readonly Token[], at: number): boolean => {
  const people = isPeople(tokens, at);
  if (!people && !groups.has(tokens[at]?.word ?? "")) return false;
  const before = near(tokens, people ? at - 1 : at, -4);
  const after = near(tokens, at, 4);
  const aimed = before.findLastIndex((word) => harms.has(word));
  if (aimed >= 0 && isDirect(before.slice(aimed + 1)) && !isGuarded(before.slice(0, aimed))) return true;
  if (
    /\b(death|muerte|morte|mort|tod) (to|a|aux|aos|agli|den)( (all|the|every|los|las))?$/.test(
      before.join(" "),
    )
  )
    return true;
  if (/\b(i|we|everyone|god|who|that) (hate|hates|despise|despises)$/.test(before.join(" "))) return true;
  return (
    /^(are|is|be|r|were)$/.test(after[0] ?? "") &&
    after.slice(1, 4).some((word) => slanders.has(word)) &&
    !after.includes("not")
  );
};

const BETWEEN = new RegExp(
  `^(all|the|every|those|these|some|any|your|local|more|a|of|off|up|fucking|dirty|los|las|todos|tous|les|alle|die|os|as|gli|tutti|to|${ADJECTIVES})$`,
);

/** Between the verb and the group stands nothing that could be its true object. */
const isDirect = (between: readonly string[]): boolean => between.every((word) => BETWEEN.test(word));

const isGuarded = (before: readonly string[]): boolean =>
  before.some((word) => /^(not|never|dont|no|stop|stops|who|anti|against|refuses|refused|nicht)$/.test(word));
