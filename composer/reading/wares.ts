import { wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { kindOf, matchPhrase } from "./picture-index.ts";
import type { StageSet } from "./stage-set.ts";
import type { Thing } from "./thing.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** A place that is named by what is made or sold there, and the words that say so. */
export interface Wares {
  set: StageSet;
  at: ReadonlySet<number>;
}

const listed = (section: string) => new Set(wordsIn(foldText(wordList(section))));
const makers = listed("places that make");
const sellers = listed("places that sell");
/** "una fábrica de chocolate" */
const OF = /^(de|di|da|do|du|of|d'|for)$/;

const ROOMS = {
  made: { before: "conveyor-belt", setting: "room" },
  sold: { behind: "stall-roof", before: "stall-counter", setting: "city" },
} as const satisfies Record<string, StageSet>;

/** "a donut factory", "a cheese shop": what it makes or sells lies there. */
export const waresOf = (words: readonly Word[], hero: Thing): Wares | null => {
  for (const { folded, at } of words) {
    const way = makers.has(folded) ? "made" : sellers.has(folded) ? "sold" : null;
    const ware = way && (wareBefore(words, at) ?? wareBehind(words, at));
    if (!way || !ware || ware.at.includes(hero.at) || isElsewhere(words, Math.min(...ware.at))) continue;
    return { set: { ...ROOMS[way], wares: ware.id }, at: new Set([...ware.at, at]) };
  }
  return null;
};

interface Ware {
  id: string;
  at: number[];
}

const wareBefore = (words: readonly Word[], place: number): Ware | null =>
  isVehicle(words, place) ? null : (wareAt(words, [place - 2, place - 1]) ?? wareAt(words, [place - 1]));

/** "a shopping cart", "a fire truck": a thing of its own, which sells nothing. */
const isVehicle = (words: readonly Word[], place: number): boolean => {
  const named = matchPhrase(`${words[place - 1]?.folded ?? ""} ${words[place]?.folded ?? ""}`);
  return named !== undefined && kindOf(named.id) !== "place";
};

const wareBehind = (words: readonly Word[], place: number): Ware | null =>
  OF.test(words[place + 1]?.folded ?? "")
    ? (wareAt(words, [place + 2, place + 3]) ?? wareAt(words, [place + 2]))
    : null;

/** What those words name, if it can lie somewhere. */
const wareAt = (words: readonly Word[], at: number[]): Ware | null => {
  const named = at.map((each) => words[each]?.folded ?? "");
  const found = named.includes("") ? undefined : matchPhrase(named.join(" "));
  return found && (/^(food|thing|nature)$/.test(kindOf(found.id)) || PLUSH.test(found.id))
    ? { id: found.id, at }
    : null;
};
/** Nobody, though it has a face. */
const PLUSH = /^(teddy-bear|nesting-dolls)$/;

/** "robs a cheese shop", "drives a taco truck": who is after what is there, or drives it, is not at a counter. */
const isElsewhere = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ folded }) => TAKES.test(folded));
const TAKES =
  /^((rob|steal|burn|destroy|smash|raid|loot|bomb|attack|hate|buy|inherit|eat|leav|flee|escap|dream|driv|pull|push)[a-z]*|stole|ate|bought|banned|fled|left|from|drove)$/;
