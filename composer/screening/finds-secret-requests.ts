import { phrasesIn, sectionsOf } from "../data-text.ts";
import { type FoldedWord, foldedWords, plainOf } from "./folded-words.ts";
import { type Found, TermTree } from "./term-tree.ts";
import { secretWords } from "./texts.gen.ts";

const section = sectionsOf(secretWords);

/** "seed/backup word/words" as the four terms that it stands for. */
const spelledOut = (term: string): string[] =>
  term
    .split(" ")
    .map((word) => word.split("/"))
    .reduce<string[]>(
      (heads, words) => heads.flatMap((head) => words.map((word) => `${head} ${word}`)),
      [""],
    );

const treeOf = (kinds: string): TermTree => {
  const tree = new TermTree();
  for (const kind of kinds.split(" ")) {
    const terms = phrasesIn(section(kind).replaceAll("\n", " "));
    for (const term of terms.flatMap(spelledOut)) tree.add(kind, term);
  }
  return tree;
};

/** What a request is about; and what makes it one, which is looked for near that alone. */
const subjects = treeOf("secret weak number loose import whole");
const signs = treeOf(
  "ask demand never nobody whoever late none keep filler or except owner words measure place it number wallet link kind pronoun label step",
);

const wide = (name: string): string =>
  `(?:${plainOf(section(name).replaceAll("\n", "")).replaceAll(",", "|")})`;
const WIDE_SECRET = new RegExp(wide("wide secret"), "u");
const WIDE_ASKING = wide("wide asking");
const WIDE_REQUEST = new RegExp(
  `${WIDE_ASKING}(?<!${wide("wide warning")}.{0,8}${WIDE_ASKING})(?!.{0,12}${wide("wide behind")})`,
  "u",
);

/**
 * The requests for what opens a wallet in a page's texts, each with the words around it. Every request is
 * judged by itself: a warning excuses only what stands right beside it.
 */
export function secretRequestsIn(texts: readonly string[]): string[] {
  const text = texts.join("\n");
  // A mark between two letters may be a letter, or part two words.
  const readings = new Set([text, text.replace(/(?<=\p{L})[!|]+(?=\p{L})/gu, " ")]);
  return [...new Set([...readings].flatMap((reading) => requestsIn(foldedWords(reading))))];
}

const requestsIn = (words: readonly FoldedWord[]): string[] => [
  ...new Page(words).requests().map(({ from, to }) => sentenceAround(words, from, to)),
  ...wideRequestsIn(words),
];

interface Span {
  from: number;
  to: number;
}

/** Words between a request and what it asks for: ahead of it, behind it, and right beside it. */
const AHEAD = 10;
const BEHIND = 14;
const BESIDE = 3;

class Page {
  private readonly signs = new Map<number, readonly Found[]>();

  constructor(private readonly words: readonly FoldedWord[]) {}

  requests(): Span[] {
    const found: Span[] = [];
    for (const [at, word] of this.words.entries()) {
      if (subjects.isWithin(word, "secret")) found.push({ from: at, to: at });
      for (const mark of subjects.startingAt(this.words, at)) {
        if (this.isRequest(mark)) found.push(mark);
      }
    }
    return found;
  }

  private isRequest(mark: Found): boolean {
    if (mark.kind === "import") return this.isImport(mark);
    if (mark.kind === "whole") return !this.denial(mark) && !this.has("late", mark.to + 1, mark.to + 4);
    const secret = this.secretAt(mark);
    if (!secret) return false;
    return secret.isDisguised || this.isAsked(secret) || (mark !== secret && this.isPlaced(mark));
  }

  /** A password is a secret where it is the visitor's; so are words that are counted, but as a measure. */
  private secretAt(mark: Found): Found | null {
    if (mark.kind === "secret") return mark;
    if (mark.kind === "loose") return this.explained(mark);
    const secret = mark.kind === "weak" ? mark : mark.kind === "number" ? this.countedBy(mark) : null;
    if (!secret) return null;
    const isOwned = this.has("owner", secret.from - 8, secret.to + 8);
    return isOwned ? { ...secret, isDisguised: false } : null;
  }

  private countedBy(number: Found): Found | null {
    const [words] = this.find("words", number.to + 1, number.to + BESIDE);
    if (!words || this.has("measure", number.from - 1, words.from)) return null;
    return !this.parts(".", number.to, words.from) ? { ...number, to: words.to } : null;
  }

  /** "The words that your wallet gave you", "your keys, the private ones". */
  private explained(noun: Found): Found | null {
    const [kind] = this.find("kind", noun.to + 1, noun.to + 6);
    const [pronoun] = this.find("pronoun", noun.to + 1, noun.to + 4);
    const end = kind ?? this.walletBehind(noun) ?? (pronoun && this.walletBehind(pronoun));
    return end ? { ...noun, to: end.to, isDisguised: false } : null;
  }

  private walletBehind(noun: Found): Found | undefined {
    return this.find("wallet", noun.to + 1, noun.to + 8).find(({ from }) => {
      const links = this.find("link", noun.to + 1, from - 1);
      const isLinked = links.length >= from - noun.to - 1;
      return isLinked && !this.parts(links.length > 0 ? "." : ",", noun.to, from);
    });
  }

  private isImport({ to }: Found): boolean {
    const [wallet] = this.find("wallet", to + 1, to + 2);
    if (!wallet) return false;
    return this.find("place", wallet.to + 1, wallet.to + 8).some(
      (place) => !this.parts(".", wallet.to, place.from),
    );
  }

  private isAsked(secret: Found): boolean {
    const before = this.has("none", secret.from - 1, secret.from - 1) ? "warned" : this.asksAhead(secret);
    if (before === "asked") return true;
    const isWarned = before === "warned";
    if (!isWarned && (this.isPlaced(secret) || this.isLabel(secret))) return true;
    return this.asking(secret.to + 1, secret.to + BEHIND).some((ask) =>
      this.asksBehind(secret, ask, isWarned),
    );
  }

  /** The nearest request ahead decides; one that is denied but has another object is passed over. */
  private asksAhead(secret: Found): "asked" | "warned" | "neither" {
    for (const ask of this.asking(secret.from - AHEAD, secret.from - 1).reverse()) {
      const isFar = secret.from - ask.to > BESIDE;
      if (isFar && this.parts(".", ask.to, secret.from)) break;
      const advice = this.find("keep", ask.to + 1, secret.from - 1);
      if (advice.some(({ to }) => !this.parts(",", to, secret.from))) break;
      if (!this.isDenied(ask, secret)) return "asked";
      if (!this.parts(",", ask.to, secret.from) || this.lists(ask.from, secret.from)) return "warned";
    }
    return "neither";
  }

  /** "Your phrase here": a label with a place. */
  private isPlaced(secret: Found): boolean {
    return this.find("place", secret.to + 1, secret.to + 6).some(
      (place) => !this.parts(".", secret.to, place.from) && !this.has("never", secret.from - 6, place.from),
    );
  }

  /** "Step 2: seed phrase." and "Seed phrase (12 words):", with nothing else in the sentence. */
  private isLabel(secret: Found): boolean {
    let { from, to } = secret;
    while (from > 0 && !this.parts(".", from - 1, from) && this.isLabelWord(from - 1)) from--;
    while (!this.parts(".", to, to + 1) && this.isLabelWord(to + 1)) to++;
    if (from > 0 && !this.parts(",", from - 1, from)) return false;
    if (this.words[to + 1]?.plain === "colon") return true;
    const isEnd = to + 1 >= this.words.length || this.parts(".", to, to + 1);
    return isEnd && this.has("step", from, secret.from);
  }

  private isLabelWord(at: number): boolean {
    return this.signsAt(at).some(({ kind }) => /^(?:label|step|number)$/.test(kind));
  }

  private asksBehind(secret: Found, ask: Found, isWarned: boolean): boolean {
    if (this.denial(ask) || this.has("late", secret.to + 1, ask.to + 4)) return false;
    if (isWarned && this.has("or", ask.from - 1, ask.from - 1)) return false;
    const isNamed = this.has("it", ask.to + 1, ask.to + 2);
    if (isWarned || isNamed) return isNamed;
    if (this.has("place", ask.to + 1, ask.to + 2)) return true;
    const late = this.find("late", secret.from - 5, secret.from - 1);
    if (ask.from - secret.to > BESIDE || late.some(({ to }) => !this.parts(",", to, secret.from)))
      return false;
    return this.parts(".", secret.to, ask.from) ? this.isShort(ask) : !this.parts(",", secret.to, ask.from);
  }

  /** A sentence of one or two words, such as a button has. */
  private isShort(ask: Found): boolean {
    return ask.to + 1 >= this.words.length || this.parts(".", ask.to, ask.to + 2);
  }

  private isDenied(ask: Found, secret: Found): boolean {
    const denied = this.denial(ask);
    const from = denied ? denied.from : ask.from;
    if (this.has("except", from - 4, secret.to + 8)) return false;
    if (denied) return true;
    return this.find("late", ask.to + 1, secret.to + 2).some(
      (late) => !this.parts(".", ask.to, late.to) && !this.parts(",", Math.min(secret.to, late.to), late.to),
    );
  }

  /** What denies a request: right ahead of it, or with its subject, "nobody from our team". */
  private denial(ask: Found): Found | undefined {
    // "asks you to enter" is judged as "asks".
    const isTold = this.words[ask.from - 1]?.plain === "to" && this.words[ask.from - 2]?.plain === "you";
    const [told] = isTold ? this.find("demand", ask.from - 3, ask.from - 3) : [];
    if (told) return this.denial(told);
    const never = this.find("never", ask.from - 6, ask.from - 1).find((mark) => this.isFilled(mark, ask));
    const others = [
      ...this.find("nobody", ask.from - 7, ask.from - 1),
      ...(ask.kind === "demand" ? this.find("whoever", ask.from - 5, ask.from - 1) : []),
    ];
    const isSubject = ({ to }: Found) =>
      !this.parts(",", to, ask.from) && !this.has("place", to + 1, ask.from - 1);
    return never ?? others.find(isSubject);
  }

  /** Whether nothing stands between but what leaves the denial in force, in one clause or in a list. */
  private isFilled({ to }: Found, ask: Found): boolean {
    if (this.parts(".", to, ask.from)) return false;
    if (this.parts(",", to, ask.from) && !this.lists(to, ask.to + 1) && !this.repeats(to, ask.from))
      return false;
    for (let at = to + 1; at < ask.from; at++) {
      if (!this.signsAt(at).some(({ kind }) => /^(?:filler|never|ask|demand)$/.test(kind))) return false;
    }
    return true;
  }

  /** "never, ever", "never, under any circumstances". */
  private repeats(from: number, to: number): boolean {
    const between = this.words.slice(from + 1, to).map(({ plain }) => plain);
    return /^(?:ever|please|(?:under )?any circumstances|under no circumstances)$/.test(between.join(" "));
  }

  /** "share, enter or send". */
  private lists(from: number, to: number): boolean {
    return this.has("or", from, to);
  }

  private asking(from: number, to: number): Found[] {
    return [...this.find("ask", from, to), ...this.find("demand", from, to)].sort((a, b) => a.from - b.from);
  }

  private has(kind: string, from: number, to: number): boolean {
    return this.find(kind, from, to).length > 0;
  }

  /** What begins and ends between two words, both included. */
  private find(kind: string, from: number, to: number): Found[] {
    const found: Found[] = [];
    for (let at = Math.max(0, from); at <= to && at < this.words.length; at++) {
      found.push(...this.signsAt(at).filter((sign) => sign.kind === kind && sign.to <= to));
    }
    return found;
  }

  private signsAt(at: number): readonly Found[] {
    const known = this.signs.get(at) ?? signs.startingAt(this.words, at);
    this.signs.set(at, known);
    return known;
  }

  /** Whether a sentence (".") or a clause (",") ends between two words. */
  private parts(gap: "." | ",", from: number, to: number): boolean {
    return this.words
      .slice(Math.max(0, from + 1), to + 1)
      .some((word) => word.gap === "." || (gap === "," && word.gap === ","));
  }
}

/** The words of the sentence, at most thirty on each side. */
function sentenceAround(words: readonly FoldedWord[], from: number, to: number): string {
  let start = from;
  while (start > from - 30 && start > 0 && words[start]?.gap !== ".") start--;
  let end = to + 1;
  while (end < to + 30 && end < words.length && words[end]?.gap !== ".") end++;
  return words
    .slice(start, end)
    .map(({ plain }) => plain)
    .join(" ");
}

/** Arabic, and whatever comes after it. */
const WIDE = /[\u0600-\uffff]/;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Requests in scripts that put no spaces between words, or particles behind them. */
function wideRequestsIn(words: readonly FoldedWord[]): string[] {
  if (!words.some(({ plain }) => WIDE.test(plain))) return [];
  const sentences: string[] = [];
  for (const { plain, gap } of words) {
    const last = sentences.at(-1);
    if (last === undefined || gap === ".") sentences.push(plain);
    else sentences[sentences.length - 1] = last + (UNSPACED.test(plain) ? "" : " ") + plain;
  }
  return sentences.filter((sentence) => WIDE_SECRET.test(sentence) && WIDE_REQUEST.test(sentence));
}
