import { CodedError, fill } from "#contract/errors.ts";
import type { ImportRequest } from "#contract/generation.ts";
import { lengths } from "#contract/limits.ts";
import { cleanLine, cleanText } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { cleanTicker } from "#contract/token.ts";
import type { TokenEdit } from "../../db/tokens.ts";

export interface MetadataWords {
  name: string;
  symbol: string;
  description: string;
}

/**
 * The words of an import, cleaned and cut to our limits: the chain's, or the client's where the chain has
 * none.
 */
export function importedWords(onChain: MetadataWords, fromClient: ImportRequest["metadata"]): TokenEdit {
  const name = cut(cleanLine(onChain.name) || cleanLine(fromClient.name ?? ""), lengths.name);
  const symbol = cleanLine(onChain.symbol) || cleanLine(fromClient.symbol ?? "");
  if (name === "" || symbol === "") throw new CodedError("metadata_missing");
  // A symbol in another script is kept as it is.
  const ticker = cleanTicker(symbol) || cut(symbol, lengths.ticker);
  const description = cleanText(onChain.description) || cleanText(fromClient.description ?? "");
  const narrative =
    cut(description, lengths.narrative) || fill(sentences.import.noDescription, { name, ticker });
  return { name, ticker, narrative };
}

/** Cuts to at most `max` UTF-16 units, without half a character at the end. */
const cut = (text: string, max: number): string =>
  text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, "")
        .trim();
