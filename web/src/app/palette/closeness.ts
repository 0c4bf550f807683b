/**
 * How well a query matches a text, from 0 to 1; null if it does not. Each word of the query must match: at the text's
 * beginning, at the beginning of a word, as initials, anywhere, or letter by letter with small gaps.
 */
export function closeness(query: string, text: string): number | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const place = text.toLowerCase();
  let least = 1;
  for (const word of words) {
    const score = closenessOf(word, place);
    if (score === null) return null;
    least = Math.min(least, score);
  }
  return least;
}

function closenessOf(word: string, text: string): number | null {
  if (text === word) return 1;
  if (text.startsWith(word)) return 0.9;
  const starts = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (starts.some((start) => start.startsWith(word))) return 0.8;
  if (
    starts
      .map(([first]) => first)
      .join("")
      .startsWith(word)
  )
    return 0.6;
  if (text.includes(word)) return 0.5;
  return scoreScattered(word, text);
}

/** The letters match in order, from the beginning of a word, with at most as many other letters between them. */
function scoreScattered(word: string, text: string): number | null {
  for (
    let begin = text.indexOf(word.charAt(0));
    begin >= 0;
    begin = text.indexOf(word.charAt(0), begin + 1)
  ) {
    if (begin > 0 && /[\p{L}\p{N}]/u.test(text.charAt(begin - 1))) continue;
    let end = begin;
    for (const letter of word.slice(1)) {
      end = text.indexOf(letter, end + 1);
      if (end < 0) break;
    }
    const between = end - begin + 1 - word.length;
    if (end > begin && between <= word.length) return 0.4 - (0.3 * between) / word.length;
  }
  return null;
}
