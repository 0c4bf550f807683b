import { sectionsOf } from "../data-text.ts";
import { abuseWords } from "./texts.gen.ts";
import { turn } from "./word-lists.ts";

/** How a language speaks of nakedness, of sex, and of children: patterns with commas between them. */
export interface AbuseWords {
  nude: string;
  sexual: string;
  child: string;
}

const section = sectionsOf(abuseWords);
const wordsOf = (language: string): AbuseWords => ({
  nude: turn(section(`${language} nude`)),
  sexual: turn(section(`${language} sexual`)),
  child: turn(section(`${language} child`)),
});

const languages = ["german", "french", "spanish", "portuguese", "italian", "turkish", "polish", "russian"];
export const abuseByLanguage: readonly AbuseWords[] = languages.map(wordsOf);

/** Scripts whose words have no spaces between them, or carry their articles. */
export const wideAbuse: readonly AbuseWords[] = ["chinese and japanese", "korean", "arabic"].map(wordsOf);
