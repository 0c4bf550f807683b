/** What a token is called. */
export interface Called {
  name: string;
  ticker: string;
}

/** A text with another name and ticker in it, wherever they stand as words. */
export const renamed = (text: string, before: Called, after: Called): string =>
  replaceWord(replaceWord(text, before.name, after.name, "giu"), before.ticker, after.ticker, "gu");

function replaceWord(text: string, from: string, to: string, flags: string): string {
  if (from === "" || from === to) return text;
  const pattern = from.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags), () => to);
}
