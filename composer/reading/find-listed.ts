import { foldText } from "./clean-text.ts";
import { habitats, type SettingId, settingIds, settingWords } from "./settings.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import type { Word } from "./words.ts";

export interface Found<Id> {
  id: Id;
  word: string;
  at: number;
}

export const findListed = <Id extends string>(
  words: Word[],
  english: readonly Pick<Word, "folded" | "at">[],
  ids: readonly Id[],
  lists: Record<Id, string>,
  absent: ReadonlySet<number>,
): Found<Id> | null => {
  let best: Found<Id> | null = null;
  for (const id of ids) {
    const listed = listedIn(lists[id]);
    for (const word of [...words, ...english]) {
      if (absent.has(word.at)) continue;
      const pair = `${word.folded} ${words[word.at + 1]?.folded ?? ""}`;
      const hit = formsOf(word.folded).some((form) => listed.has(form)) || listed.has(pair);
      if (hit && (!best || word.at < best.at)) best = { id, word: word.folded, at: word.at };
    }
    if (!best && words.length === 0) continue;
    const wide = [...listed].find(
      (word) => /[\u3400-\u9fff]/.test(word) && words.some((each) => each.folded.includes(word)),
    );
    if (wide && !best) best = { id, word: wide, at: Number.MAX_SAFE_INTEGER };
  }
  return best;
};

const folded = new Map<string, ReadonlySet<string>>();

/** The words of a list, folded once. */
const listedIn = (list: string): ReadonlySet<string> => {
  const known = folded.get(list);
  if (known) return known;
  const words = new Set(list.split(" ").map((word) => foldText(word).replaceAll("-", " ")));
  folded.set(list, words);
  return words;
};

/** The words of all settings: those are drawn behind. */
export const placeWords = new Set(settingIds.flatMap((id) => [...listedIn(settingWords[id])]));

export const habitatOf = (id: string | undefined): SettingId | null =>
  settingIds.find((setting) => id !== undefined && habitats[setting]?.split(" ").includes(id)) ?? null;

export const PLACE_PREPOSITION =
  /^(on|in|at|under|across|above|inside|through|beneath|around|over|near|behind)$/;

/** Whether a word is a verb here: "surfs" is one, "moon" and "farm" are none in "on the moon", "at a farm". */
const isDone = (words: Word[], { folded, at }: Word): boolean => {
  const before = words[at - 1]?.folded ?? "";
  const isNoun = /^(a|an|the|his|her|its|their)$/.test(before) || PLACE_PREPOSITION.test(before);
  const verb = matchVerb(folded);
  return verb !== undefined && !(verb.shape === "base" && isNoun);
};

/** "in the deep ocean": a preposition up to the setting's word. */
export const findPlace = (words: Word[], setting: SettingId | null): string | null => {
  if (!setting) return null;
  const listed = new Set(settingWords[setting].split(" ").map(foldText));
  for (const word of words) {
    if (isDone(words, word) || !formsOf(word.folded).some((form) => listed.has(form))) continue;
    for (let back = 1; back <= 4; back++) {
      const before = words[word.at - back];
      if (!before || before.endsClause) break;
      if (!PLACE_PREPOSITION.test(before.folded)) continue;
      const phrase = words.slice(before.at, word.at + 1).map((each) => each.shown.toLowerCase());
      return phrase.join(" ");
    }
  }
  return null;
};
