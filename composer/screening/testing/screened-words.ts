import texts from "./screened-words.json" with { type: "json" };

/** ROT13, in which the texts that nobody should read in passing are written. */
const turn = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const from = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - from + 13) % 26) + from);
  });

/** Words that must be refused; read by tests alone. */
export const hateful: readonly string[] = texts.hateful.map(turn);
export const aboutMinors: readonly string[] = texts.aboutMinors.map(turn);
export const impersonating: readonly string[] = texts.impersonating;
export const violent: readonly string[] = texts.violent.map(turn);
export const promising: readonly string[] = texts.promising;

/** Words that must pass, though they come near. */
export const harmless: readonly string[] = texts.harmless;
