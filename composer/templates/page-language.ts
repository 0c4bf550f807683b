import { type Deck, textsOf } from "#contract/deck.ts";

/** What a page, or a text in it, is written in, for those who read it aloud and for which side it begins at. */
export interface Language {
  lang: string;
  dir: "ltr" | "rtl";
}

const ENGLISH: Language = { lang: "en", dir: "ltr" };

// A script tells its language where one language fills nearly all that is written in it; of those that share a script,
// the letters that only they have.
const scripts: readonly [letters: RegExp, read: (text: string) => Language][] = [
  [/\p{Script=Latin}/gu, () => ENGLISH],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    (text) => ltr(/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text) ? "ja" : "zh"),
  ],
  [/\p{Script=Hangul}/gu, () => ltr("ko")],
  [/\p{Script=Arabic}/gu, (text) => rtl(/[ٹڈڑے]/u.test(text) ? "ur" : /[پچژگ]/u.test(text) ? "fa" : "ar")],
  [/\p{Script=Hebrew}/gu, () => rtl("he")],
  [/\p{Script=Cyrillic}/gu, (text) => ltr(/[іїєґ]/iu.test(text) ? "uk" : "ru")],
  [/\p{Script=Greek}/gu, () => ltr("el")],
  [/\p{Script=Thai}/gu, () => ltr("th")],
  [/\p{Script=Devanagari}/gu, () => ltr("hi")],
];
const ltr = (lang: string): Language => ({ lang, dir: "ltr" });
const rtl = (lang: string): Language => ({ lang, dir: "rtl" });

/** The language of the script that most of a text's letters belong to; English for Latin script and for no letters. */
export const languageOf = (text: string): Language => {
  let most = 0;
  let language = ENGLISH;
  for (const [letters, read] of scripts) {
    const count = text.match(letters)?.length ?? 0;
    if (count <= most) continue;
    most = count;
    language = read(text);
  }
  return language;
};

/** What most of a deck's words are written in. */
export const deckLanguage = (deck: Deck): Language => languageOf(textsOf(deck).join("\n"));

const JOINED = ["ar", "fa", "ur"];
const TALL = [...JOINED, "th", "hi"];

/** What letters ask of any style sheet: some join and may not be spaced, some stand higher and lower than Latin ones. */
export const letterRules = ({ lang }: Language): string =>
  `${JOINED.includes(lang) ? "*{letter-spacing:0!important}" : ""}${TALL.includes(lang) ? "h1,h2,h3,.big{line-height:1.25!important}" : ""}`;

const FIRST_LETTER = /\p{L}/u;
const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

/**
 * A body's texts told apart from their page. A template writes `dir="auto"` on what people wrote and `lang="en"` on what
 * it says itself; what then says no more than the page as a whole does is left out.
 */
export const tellLanguages = (markup: string, page: Language): string =>
  markup.replace(
    / (dir="auto"|lang="en")([^<>]*)>([^<]*)/g,
    (_, kind: string, rest: string, text: string) => {
      const own = kind === 'lang="en"' ? ENGLISH : languageOf(text);
      const first = FIRST_LETTER.exec(text)?.[0];
      const lang = (first || kind === 'lang="en"') && own.lang !== page.lang ? ` lang="${own.lang}"` : "";
      // Words within other elements are for the browser to judge.
      const isOther = first ? RTL.test(first) !== (page.dir === "rtl") : kind === 'dir="auto"' && text === "";
      return `${lang}${isOther ? ' dir="auto"' : ""}${rest}>${text}`;
    },
  );
