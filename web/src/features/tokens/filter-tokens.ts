import { displayStatus, type SavedToken } from "#contract/token.ts";
import type { StatusFilter } from "./gems-search.ts";

/** The tokens of a status whose name, ticker or address contains the search. */
export function filterTokens(
  tokens: readonly SavedToken[],
  words: string,
  status: StatusFilter,
): readonly SavedToken[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted && status === "all") return tokens;
  return tokens.filter(
    (token) => (status === "all" || displayStatus(token) === status) && holds(token, wanted),
  );
}

const holds = ({ name, ticker, mint_address }: SavedToken, wanted: string): boolean =>
  name.toLowerCase().includes(wanted) ||
  `$${ticker}`.toLowerCase().includes(wanted) ||
  (mint_address?.toLowerCase().includes(wanted) ?? false);
