import { type Deck, textsOf } from "#contract/deck.ts";
import { escapeText } from "./html.ts";

/**
 * What a page, or a text in it, is written in, for those who read it aloud and for which side it begins at.
 */
export interface Language {
  lang: string;
  dir: "ltr" | "rtl";
}

const LETTER = /\p{L}/u;
const ENGLISH: Language = { lang: "en", dir: "ltr" };

// A script stands for the language that nearly all of its texts are written in; of those that share
// a script, the letters that only they have.
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

/** Whatever is in none of the other scripts: ASCII, letters with accents, punctuation. */
const LATIN_ALONE = /^[\0-\u036f\u2000-\u2070]*$/;

/** The language of the script that most letters belong to; English for Latin script and for no letters. */
export const languageOf = (text: string): Language => {
  // Nearly all texts, and counting their letters script by script is most of a page's work.
  if (LATIN_ALONE.test(text)) return ENGLISH;
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

/**
 * What most of a deck's words are written in. Its names may be in another script: they are not what it is
 * told in.
 */
export const deckLanguage = (deck: Deck, names: readonly string[]): Language =>
  languageAround(textsOf(deck).join("\n"), namesIn(names));

/** The language of a text around the names in it; of a text that is a name alone, the name's. */
const languageAround = (text: string, names: RegExp | null): Language => {
  const rest = names ? text.replace(names, " ") : text;
  return languageOf(LETTER.test(rest) ? rest : text);
};

/** Whole names, the longer first, never a part of an entity ("&amp;"). */
const namesIn = (names: readonly string[]): RegExp | null => {
  const said = names.filter((name) => LETTER.test(name)).sort((a, b) => b.length - a.length);
  const literal = said.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return said.length > 0
    ? new RegExp(`(?<![&#\\p{L}\\p{N}])(?:${literal.join("|")})(?![\\p{L}\\p{N}])`, "gu")
    : null;
};

const JOINED = ["ar", "fa", "ur"];
const TALL = [...JOINED, "th", "hi"];

/**
 * What letters ask of any style sheet: some join and may not be spaced, some stand higher and lower than
 * Latin ones.
 */
export const letterRules = ({ lang }: Language): string =>
  (JOINED.includes(lang) ? "*{letter-spacing:0!important}" : "") +
  (TALL.includes(lang) ? "h1,h2,h3,.big{line-height:1.25!important}" : "");

/**
 * A body's texts told apart from their page. A template writes `dir="auto"` on what people wrote and
 * `lang="en"` on what it says itself; what then says no more than the page as a whole does is left out. A
 * text's side is that of most of its words, whatever it begins with; a name from the other side is kept from
 * moving them.
 */
export const markLanguages = (markup: string, page: Language, names: readonly string[] = []): string => {
  const named = namesIn(names.map(escapeText));
  return markup.replace(
    / (dir="auto"|lang="en")([^<>]*)>([^<]*)/g,
    (_, kind: string, rest: string, text: string) => {
      const isOurs = kind === 'lang="en"';
      const isSaid = LETTER.test(text);
      const own = isOurs ? ENGLISH : languageAround(text, named);
      const lang = (isSaid || isOurs) && own.lang !== page.lang ? ` lang="${own.lang}"` : "";
      // A name alone begins where the page does; what we say ourselves may lay its words out as boxes, and is
      // left whole.
      const isName = isSaid && named !== null && !LETTER.test(text.replace(named, " "));
      const dir = isSaid && !isName && own.dir !== page.dir ? ` dir="${own.dir}"` : "";
      // Words within other elements are for the browser to judge.
      const judged = !isOurs && text === "" ? ' dir="auto"' : "";
      const words = named && !isOurs ? isolated(text, named, isName ? page : own) : text;
      return `${lang}${dir}${judged}${rest}>${words}`;
    },
  );
};

/** One box however many names: a question is laid out beside its sign, and its words may not fall apart. */
const isolated = (text: string, names: RegExp, { dir }: Language): string => {
  const marked = text.replace(names, (name) => (languageOf(name).dir === dir ? name : `<bdi>${name}</bdi>`));
  const isWhole = marked === text || marked === `<bdi>${text}</bdi>`;
  return isWhole ? marked : `<bdi dir="${dir}">${marked}</bdi>`;
};
