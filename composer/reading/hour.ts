import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const hours = ["night", "dusk", "dawn"] as const;
/** The hour of a scene, where the idea says it. */
export type Hour = (typeof hours)[number];

const weathers = ["rain", "snow"] as const;
/** What falls, whatever the place. */
export type Weather = (typeof weathers)[number];

const listed = <Id extends string>(ids: readonly Id[], section: string) =>
  ids.map((id) => [id, phrasesIn(foldText(wordList(`${section} ${id}`)))] as const);
const byHour = listed(hours, "hour");
const byWeather = listed(weathers, "weather");

const saidOf = <Id>(
  words: readonly Word[],
  lists: readonly (readonly [Id, readonly string[]])[],
): Id | null => {
  const said = ` ${words.map(({ folded }) => folded).join(" ")} `;
  return lists.find(([, phrases]) => phrases.some((phrase) => said.includes(` ${phrase} `)))?.[0] ?? null;
};

export const hourOf = (words: readonly Word[]): Hour | null => saidOf(words, byHour);
export const weatherOf = (words: readonly Word[]): Weather | null => saidOf(words, byWeather);
