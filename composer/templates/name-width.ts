const WIDE = /[mwMWQO@%&\u2014]/u;
const NARROW = /[iljtfrI.,:;'!|()[\]-]/u;
// Ideographs, kana and hangul fill their square; pictures stand out of it.
const SQUARE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
const PICTURE = /\p{Extended_Pictographic}/u;

/**
 * Roughly how many ems wide a grotesque sets a word, on the safe side: real metrics are not worth their
 * bytes.
 */
export const emsOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) =>
      sum +
      (PICTURE.test(letter)
        ? 1.4
        : SQUARE.test(letter)
          ? 1.02
          : WIDE.test(letter)
            ? 0.9
            : NARROW.test(letter)
              ? 0.34
              : 0.61),
    0,
  );

/**
 * How many ems wide the widest line of a name is, and how many lines there are, with at most `mostLines` if
 * words allow.
 */
export const measureName = (
  name: string,
  mostLines: number,
  spare: number,
): { wide: number; lines: number } => {
  const words = name.split(/\s+/).map(emsOf);
  const whole = words.reduce((sum, word) => sum + word + 0.25, 0);
  const wide = Math.max(...words, whole / mostLines) + spare;
  return { wide: Math.round(wide * 100) / 100, lines: Math.ceil(whole / wide) };
};

/**
 * The words of a name in about `count` lines, and the widest of them in ems: known beforehand, so that a face
 * that comes late moves nothing.
 */
export const linesOf = (name: string, count: number): { lines: string[][]; wide: number } => {
  // A word more than an even share may stand in a line: better than a line more.
  const share = measureName(name, count, 0.9).wide;
  const lines: string[][] = [];
  let [used, wide] = [share, 0];
  for (const word of name.split(/\s+/).filter((each) => each !== "")) {
    const width = emsOf(word) + 0.25;
    if (used + width > share + 0.25 || lines.length === 0) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += width;
    wide = Math.max(wide, used);
  }
  return { lines, wide: Math.round(wide * 100) / 100 };
};
