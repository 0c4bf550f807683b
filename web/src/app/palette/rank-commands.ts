import { closeness } from "./closeness.ts";
import type { Command } from "./command.ts";

const TOKENS_SHOWN = 8;

/** The matching commands, best first. For an empty query: the recent ones, then all in their order. */
export function rankCommands(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
): readonly Command[] {
  const lateness = (id: string) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const ranked = commands
    .flatMap((command) => {
      const score = query.trim() ? scoreOf(command, query.trim()) : 1;
      return score === null ? [] : [{ command, score }];
    })
    .sort((a, b) => b.score - a.score || lateness(a.command.id) - lateness(b.command.id))
    .map(({ command }) => command);
  let tokens = 0;
  return ranked.filter(({ kind }) => kind !== "Token" || ++tokens <= TOKENS_SHOWN);
}

/** A match in the title ranks above one in the keywords. An address must contain the query as it is. */
function scoreOf({ title, words = "", address }: Command, query: string): number | null {
  const scores = [closeness(query, title), ...words.split("|").map((word) => lower(closeness(query, word)))];
  if (address?.toLowerCase().includes(query.toLowerCase())) scores.push(query.length > 5 ? 1 : 0.3);
  const found = scores.filter((score) => score !== null);
  return found.length ? Math.max(...found) : null;
}

const lower = (score: number | null): number | null => score && score * 0.95;
