import type { Language } from "../reading/languages.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import { ADVERB, MUCH, type Token } from "./english-sentence.ts";
import { headLast } from "./head-last.ts";
import { titlesOfTrade } from "./name-words.ts";

/** The words of another language in the order of an English sentence. */
export const inOrder = (tokens: Token[], language: Language): readonly Token[] => {
  if (language === "tr") return headLast(withParticles(subjectLast(tokens)));
  if (language === "de" || language === "nl") return germanicOrder(tokens, language === "de");
  const ordered = romanceOrder(tokens.flatMap(tradeFirst));
  if (language === "pl" || language === "id") return withArticles(ordered);
  // "perro bailando tango": who types in haste leaves the article of the hero out.
  const [first, ...rest] = ordered;
  const isHasty = first?.kind === "noun" && !first.isMany && rest.some(({ kind }) => kind === "verb");
  return isHasty ? [{ kind: "small", english: "a" }, ...ordered] : ordered;
};

/** "un pulpo camarero" is a waiter octopus. */
const tradeFirst = (token: Token, at: number, all: readonly Token[]): Token[] => {
  if (isTradeOf(all[at - 1], token)) return [];
  const next = all[at + 1];
  return next && isTradeOf(token, next) ? [next, token] : [token];
};
const isTradeOf = (beast: Token | undefined, token: Token): boolean =>
  beast?.kind === "noun" &&
  token.kind === "noun" &&
  kindIn(beast) === "creature" &&
  (kindIn(token) === "person" || titlesOfTrade(token.english).length > 0);
const kindIn = ({ english }: Token): string => kindOf(matchPhrase(english)?.id ?? "");

/** "kedi gitar çalıyor": where the verb comes last, who does it stands first. */
const subjectLast = (tokens: readonly Token[]): readonly Token[] => {
  const hero = tokens.findIndex(({ kind }) => kind === "noun");
  const who = tokens[hero];
  return tokens.at(-1)?.kind === "verb" && who
    ? [...tokens.slice(0, hero), ...tokens.slice(hero + 1), who]
    : tokens;
};

/** "gitar çalan": what stands before a verb is what it is done to. */
const withParticles = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((each, at) =>
    each.kind === "noun" && tokens[at + 1]?.kind === "verb"
      ? [each, { kind: "small" as const, english: "を" }]
      : [each],
  );

/** "kot", "kucing": Polish and Indonesian say neither "a" nor "the". */
const withArticles = (tokens: readonly Token[]): Token[] => {
  const played = tokens.filter(
    ({ english }, at) => !(/^on\b/.test(english) && /^(play|ride)$/.test(tokens[at - 1]?.english ?? "")),
  );
  return played.flatMap((each, at) => {
    const before = played[at - 1];
    const isInside = before?.kind === "adjective" || before?.kind === "noun";
    const noun = played.slice(at).find(({ kind }) => kind !== "adjective");
    const isOpen =
      before === undefined || before.kind === "verb" || /^(and|into|afraid of)$/.test(before.english);
    if (each.kind === "noun" && before?.kind === "verb" && OF_MANY.test(before.english))
      return [{ ...each, isMany: true }];
    const isNamed = /^(noun|adjective)$/.test(each.kind) && noun?.kind === "noun" && !isInside;
    return isNamed && isOpen ? [{ kind: "small" as const, english: "a" }, each] : [each];
  });
};

/** What one does with more than one of a thing. */
const OF_MANY = /^(sell|bake|cook|collect|deliver|count)$/;

/** "ein Frosch, der Gitarre spielt": a relative does it last, with or without its comma; a bare noun is several. */
const germanicOrder = (tokens: Token[], isGerman: boolean): Token[] => {
  const ordered = relativeOrder(tokens);
  return ordered.flatMap((each, at) => {
    const [before, next] = [ordered[at - 1], ordered[at + 1]];
    // "ein Dachs mit Heimweh" is a homesick badger.
    if (each.kind === "noun" && isBefore(next) && ordered[at + 2]?.kind !== "noun") return [next, each];
    if (isBefore(each) && before?.kind === "noun" && next?.kind !== "noun") return [];
    const isDone = before?.kind === "verb" && before.english !== "play";
    const isFeared = before?.english === "afraid of";
    const isBare = isGerman && each.kind === "noun" && (isDone || isFeared);
    return [isBare ? { ...each, isMany: true } : each];
  });
};

/** What describes and can stand before its noun: nobody is an on a diet pig. */
const isBefore = (token: Token | undefined): token is Token =>
  token?.kind === "adjective" && !token.english.includes(" ");

const relativeOrder = (tokens: Token[]): Token[] => {
  const last = tokens.at(-1);
  const from = tokens.findIndex(
    ({ english }, at) => /^(the|who)$/.test(english) && at > 1 && tokens[at - 1]?.kind === "noun",
  );
  if (from < 0) return tokens;
  const inner = tokens.slice(from + 1, -1);
  if (last?.kind === "verb" && !inner.some(({ english }) => english === "can't")) {
    const how = inner.at(-1);
    return how && ADVERB.test(how.english)
      ? [...tokens.slice(0, from), small("who"), how, last, ...inner.slice(0, -1)]
      : [...tokens.slice(0, from), last, ...inner];
  }
  // "der zu dick für sein Auto ist": too fat for its car.
  if (last?.english === "is" && inner[0]?.english === "to" && inner[1]?.kind === "adjective")
    return [...tokens.slice(0, from), small("too"), ...inner.slice(1)];
  if (last?.english === "is") return [...tokens.slice(0, from), small("who"), last, ...inner];
  const event = lastOf(inner, last);
  if (event) return [...tokens.slice(0, from), small("who"), ...event];
  // "der einen Hut hat": what one has one is with; of what one is afraid one has nothing.
  if (last?.english !== "has") return tokens;
  const having: Token[] = inner[0]?.english === "afraid of" ? [] : [{ kind: "small", english: "with" }];
  return [...tokens.slice(0, from), ...having, ...inner];
};

const small = (english: string): Token => ({ kind: "small", english });

/** "nicht schwimmen kann" is can't swim, and "seine Suppe vergessen hat" forgot its soup; null for anything else. */
const lastOf = (inner: readonly Token[], last: Token | undefined): Token[] | null => {
  const done = inner.at(-1);
  const before = inner.slice(0, -1);
  if (last?.english === "has" && done && /^(lost|forgot)$/.test(done.english)) return [done, ...before];
  const isNot = before.at(-1)?.english === "not";
  if (last?.english === "wants" && done?.kind === "noun") return [last, ...inner];
  if (last?.english === "wants" && done?.kind === "verb")
    return [small(isNot ? "doesn't want to" : "wants to"), done, ...(isNot ? before.slice(0, -1) : before)];
  if (last?.english !== "can" || done?.kind !== "verb") return null;
  if (isNot) return [small("can't"), done, ...before.slice(0, -1)];
  // "kein Blut sehen kann"
  return before[0]?.english === "no" ? [small("can't"), done, ...before.slice(1)] : null;
};

/**
 * "el perro triste" is the sad dog, and "botas de vaquero" are cowboy boots; but who is "atrasado para la boda"
 * is late for it, and one plays chess alone.
 */
const romanceOrder = (tokens: readonly Token[]): Token[] => {
  const ordered: Token[] = [];
  for (const [at, each] of tokens.entries()) {
    const before = ordered.at(-1);
    const isLinked = /^(for|of)\b/.test(tokens[at + 1]?.english ?? "");
    const isOfWhole = /^(late|stuck|asleep|afraid)\b|\s/.test(each.english);
    if (
      each.kind === "adjective" &&
      before?.kind === "noun" &&
      !isLinked &&
      (!isOfWhole || (at === tokens.length - 1 && !each.english.includes(" ")))
    ) {
      const isDone = ordered.at(-2)?.kind === "verb" && /^(lonely|barefoot|drunk)$/.test(each.english);
      const english = each.english.replace("lonely", "alone");
      ordered.splice(isDone ? ordered.length : -1, 0, isDone ? { ...each, english } : each);
    } else if (each.kind === "noun" && before?.english === "of" && ordered.at(-2)?.kind === "noun") {
      ordered.splice(-2, 2, { ...each, isMany: false }, ordered.at(-2) as Token);
    } else if (each.english === MUCH && before?.kind === "noun" && ordered.at(-2)?.kind === "verb") {
      // "bebe café demais"
      ordered.splice(-1, 0, each);
    } else ordered.push(each);
  }
  return ordered;
};
