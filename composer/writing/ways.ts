import type { Random } from "../seeded/random.ts";

const CHOICE = /\[(=?)([^\]]+)\]/g;

/**
 * "[a|b] frog [=sits|runs]" is "a frog sits" or "b frog runs": a choice that begins with "=" goes as the one
 * before it went.
 */
const say = (line: string, pick: (ways: number) => number): string => {
  let at = 0;
  return line.replace(CHOICE, (_, asBefore: string, text: string) => {
    const ways = text.split("|");
    if (!asBefore) at = pick(ways.length);
    return ways[at] ?? "";
  });
};

/** The line in one of its ways, chosen at random. */
export const oneWay = (line: string, random: Random): string =>
  say(line, (ways) => random.between(0, ways - 1));

/** The line in each of its ways. */
export const everyWay = (line: string): string[] => {
  const free = [...line.matchAll(CHOICE)].flatMap(([, asBefore, text = ""]) =>
    asBefore ? [] : [text.split("|").length],
  );
  const picks = free.reduce<number[][]>(
    (so, ways) => so.flatMap((before) => Array.from({ length: ways }, (_, at) => [...before, at])),
    [[]],
  );
  return picks.map((pick) => {
    const next = pick.values();
    return say(line, () => next.next().value ?? 0);
  });
};
