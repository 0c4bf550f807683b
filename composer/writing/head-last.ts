import type { Token } from "./english-sentence.ts";

const A: Token = { kind: "small", english: "a" };

/**
 * Words of a language that says last who it is, and before that what is done, to what and where. Behind a noun
 * of them stands its particle: を for what it is done to, で for where, に for what for, の for whose.
 */
export const headLast = (tokens: readonly Token[]): Token[] => {
  const hero = tokens.findLast(({ kind }) => kind === "noun");
  if (!hero) return [...tokens];
  const before = tokens.slice(0, tokens.lastIndexOf(hero));
  const particle = (noun: number): string =>
    (before[noun + 1]?.kind === "small" ? before[noun + 1]?.english : "") ?? "";
  const nouns = (of: string): Token[] =>
    before.flatMap((each, at) => (each.kind === "noun" && particle(at) === of ? [each] : []));
  const verb = before.findLast(({ kind }) => kind === "verb");
  const adjectives = before.filter(({ kind }) => kind === "adjective");
  // "寿司が好きな猫": what is felt for has が.
  const [object] = [...nouns("を"), ...nouns("が")];
  const [place] = nouns("で");
  // "自転車に乗る": what one rides is said like where one goes.
  const isRidden = verb?.english === "ride" && object === undefined;
  const [ridden, aim] = isRidden ? [nouns("に")[0], undefined] : [object, nouns("に")[0]];
  const behind = [place, aim].flatMap((noun) =>
    noun ? [{ kind: "small" as const, english: "in the" }, noun] : [],
  );
  return [
    A,
    ...adjectives,
    ...nouns("の"),
    hero,
    ...(verb ? [verb, ...(ridden ? [A, ridden] : [])] : []),
    ...behind,
  ];
};
