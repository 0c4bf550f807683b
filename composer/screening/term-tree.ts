import { type FoldedWord, foldedOf, foldedWords } from "./folded-words.ts";

/** A term of a list, found in a text. */
export interface Found {
  kind: string;
  /** Its first and its last word. */
  from: number;
  to: number;
  /** It is written so that people read it and machines do not: no list has it in this spelling. */
  isDisguised: boolean;
}

interface Node {
  letter: string;
  /** The one node behind each letter. */
  next: Map<string, readonly [Node]>;
  kinds: Set<string>;
}

/** Words that a term's letters may be spread over, one letter each. */
const MOST_WORDS = 32;
/** And words that only repeat the letter before them. */
const MOST_IDLE = 2;
/** Letters of the shortest term that counts within a longer word. */
const LONG = 9;

/** Letters of the shortest term that counts in another spelling: shorter ones are other words. */
const DISGUISED = 5;

const newNode = (letter: string): Node => ({ letter, next: new Map(), kinds: new Set() });

/** Terms by their folded letters, a letter once where it is doubled. */
export class TermTree {
  private readonly root = newNode("");
  private readonly start = [this.root];
  /** The words of each term by its kind and its letters as they are listed. */
  private readonly listed = new Map<string, number>();

  add(kind: string, term: string): void {
    const words = foldedWords(term);
    const key = `${kind} ${joined(words)}`;
    this.listed.set(key, Math.max(words.length, this.listed.get(key) ?? 0));
    this.plant(kind, words.map(({ folded }) => folded).join(""));
    // Letter by letter no two of them are read as one.
    this.plant(kind, [...joined(words)].map(foldedOf).join(""));
  }

  private plant(kind: string, letters: string): void {
    let node = this.root;
    for (const letter of letters) {
      if (letter === node.letter) continue;
      const next: readonly [Node] = node.next.get(letter) ?? [newNode(letter)];
      node.next.set(letter, next);
      [node] = next;
    }
    node.kinds.add(kind);
  }

  /** Every term that begins at the start of this word and ends at the end of one. */
  startingAt(words: readonly FoldedWord[], from: number): readonly Found[] {
    let nodes = walk(this.start, words[from]?.folded ?? "");
    if (nodes.length === 0) return NONE;
    const found: Found[] = [];
    // A term ends once: a letter behind it that only repeats its last is another word.
    const ended = new Set<Node>();
    let idle = 0;
    for (let to = from; nodes.length > 0 && to < words.length; ) {
      const kinds = new Set(nodes.flatMap((node) => (ended.has(node) ? [] : [...node.kinds])));
      const letters = kinds.size > 0 ? joined(words.slice(from, to + 1)) : "";
      for (const kind of kinds) {
        const isDisguised = to - from + 1 > (this.listed.get(`${kind} ${letters}`) ?? 0);
        if (!isDisguised || letters.length >= DISGUISED) found.push({ kind, from, to, isDisguised });
      }
      for (const node of nodes) if (node.kinds.size > 0) ended.add(node);
      const [before] = nodes;
      to++;
      nodes = walk(nodes, words[to]?.folded ?? "");
      if (nodes[0] === before) idle++;
      if (idle > MOST_IDLE || to - from === MOST_WORDS) break;
    }
    return found;
  }

  /** Whether a long word has a long term of this kind in it, as in "typeyourphrasehere". */
  isWithin({ folded }: FoldedWord, kind: string): boolean {
    for (let at = 1; at <= folded.length - LONG; at++) {
      let node: Node | undefined = this.root;
      for (let read = at; node; read++) {
        if (read - at >= LONG && node.kinds.has(kind)) return true;
        const letter: string | undefined = folded[read];
        if (letter === undefined) break;
        if (letter !== node.letter) node = node.next.get(letter)?.[0];
      }
    }
    return false;
  }
}

const joined = (words: readonly FoldedWord[]): string => words.map(({ plain }) => plain).join("");

const NONE: readonly never[] = [];

const walk = (from: readonly Node[], letters: string): readonly Node[] => {
  let nodes = from;
  for (const letter of letters) {
    const [node] = nodes;
    if (!node) return NONE;
    if (nodes.length === 1 && letter === node.letter) continue;
    nodes = nodes.length === 1 ? stepsOf(node, letter) : nodes.flatMap((each) => stepsOf(each, letter));
  }
  return nodes;
};

/** A letter drawn out is one letter; a star is any. */
const stepsOf = (node: Node, letter: string): readonly Node[] => {
  if (letter === node.letter) return [node];
  const next = node.next.get(letter);
  if (next) return next;
  return letter === "*" || letter === "#" ? [...node.next.values()].flat() : NONE;
};
