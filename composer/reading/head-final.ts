import { languageOf } from "./languages.ts";
import { WIDE_AT } from "./motif-place.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** "ein Toaster der Brot hasst": whose clause it is, is who it is about, whatever else is better known. */
export const ofClause = <C extends { subject: Thing | null; motif: Thing | null }>(
  words: readonly Word[],
  cast: C,
): C => {
  const { subject, motif } = cast;
  if (!subject || !motif || motif.at >= subject.at || languageOf(words) === null) return cast;
  const isHead =
    RELATIVE.test(words[(motif.last ?? motif.at) + 1]?.folded ?? "") && words.slice(0, motif.at).length <= 2;
  return isHead ? { ...cast, subject: motif, motif: subject } : cast;
};
const RELATIVE = /^(der|die|das|que|qui|che|dat|ktory|ktora|ktore|który|która|które|yang)$/;

/** "害怕老鼠的猫", "ネズミを怖がる猫": what is said before it belongs to who is named last. */
const namedLast = (
  words: readonly Word[],
  things: readonly Thing[],
): { subject: Thing; motif: Thing } | null => {
  if (!words.some(({ folded }) => DESCRIBES_LAST.test(folded))) return null;
  const bodies = things
    .filter(({ id, at, isLoose }) => at >= WIDE_AT && !isLoose && /^(creature|person)$/.test(kindOf(id)))
    .toSorted((one, other) => one.at - other.at);
  const [motif, subject] = bodies;
  return motif && subject && bodies.length === 2 ? { subject, motif } : null;
};
/** A clause before a noun: Chinese says so, and Japanese has its verb there. */
const DESCRIBES_LAST = /[\u3400-\u9fff]的[\u3400-\u9fff]|[\u3040-\u309f][\u30a0-\u30ff\u3400-\u9fff]+$/;

/** "balık tutan kedi": in Turkish, who does it comes after what is done and what it is done to. */
export const headFinal = (
  words: Word[],
  things: readonly Thing[],
): { subject: Thing; motif: Thing } | null => {
  if (languageOf(words) !== "tr") return namedLast(words, things);
  const [first, second] = things.toSorted((one, other) => one.at - other.at);
  if (!first || !second || !/^(creature|person)$/.test(kindOf(second.id))) return null;
  const isDone = words
    .slice((first.last ?? first.at) + 1, second.at)
    .some(({ folded }) => /[ae]n$/.test(folded));
  return isDone ? { subject: second, motif: first } : null;
};
