import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Deck, textsIn } from "#contract/deck.ts";
import { chainBytes, imageStyles, lengths } from "#contract/limits.ts";
import { compose } from "../../../composer/compose.ts";
import { needPictures, pictureFiles } from "../../../composer/making/picture-files.ts";
import { utf8Length } from "../../../composer/reading/clean-text.ts";
import { readIdea } from "../../../composer/reading/read-idea.ts";
import { plural } from "../../../composer/reading/word-forms.ts";
import { writeDeck } from "../../../composer/write-deck.ts";
import type { Finding } from "../finding.ts";
import { makeIdeas } from "./ideas.ts";
import { brokenRules, isClosed, maskedSentences } from "./text-rules.ts";

const SITES = 100;
/** A shorter sentence ("Case dismissed.") is everybody's. */
const LONG = 8;

/**
 * Shares that were measured when the proof was written, with a little room; more is a fault. They are not
 * none: two ideas with one motif may hear the same fact of it, and one idea said in two ways has one name.
 */
const MOST = { sharedSentences: 0.03, alikeNames: 0.2, heap: 125 };

interface Made {
  idea: string;
  seed: string;
  name: string;
  ticker: string;
  narrative: string;
}

/** Makes so many tokens, in all styles in turn, and the words of the sites of a hundred of them. */
export async function makeTokens(count: number, seed: string, say: (line: string) => void): Promise<Finding> {
  await needPictures();
  const ideas = makeIdeas(count, seed);
  const faults: string[] = [];
  const made: Made[] = [];
  const names = new Map<string, number[]>();
  const heaps: number[] = [];
  const times: number[] = [];
  for (const [at, idea] of ideas.entries()) {
    const style = imageStyles[at % imageStyles.length] ?? "cartoon";
    const own = `${seed}${at}`;
    try {
      const begun = performance.now();
      const token = await compose({ prompt: idea, imageStyle: style, seed: own }, pictureFiles);
      times.push(performance.now() - begun);
      faults.push(...faultsOf(idea, token).map((fault) => `${JSON.stringify(idea)}: ${fault}`));
      const { name, ticker, narrative } = token;
      names.set(name.toLowerCase(), [...(names.get(name.toLowerCase()) ?? []), at]);
      if (made.length < SITES) made.push({ idea, seed: own, name, ticker, narrative });
    } catch (error) {
      faults.push(`${JSON.stringify(idea)} (${style}, ${own}) ended in ${String(error)}`);
    }
    if (at % Math.max(1, Math.floor(count / 100)) === 0) heaps.push(await heapAfterCollection());
    if (at % 500 === 499)
      say(`${at + 1} tokens, ${faults.length} faults, ${Math.round((heaps.at(-1) ?? 0) / 1e5) / 10} MB`);
  }
  const sites = sitesOf(made);
  faults.push(...sites.faults);
  const alike = [...names].filter(([, owners]) => owners.length > 1);
  const another = alike.reduce((sum, [, owners]) => sum + owners.length - 1, 0);
  for (const [name, owners] of alike.slice(0, 20))
    say(`${name}: ${owners.map((at) => ideas[at]).join(" | ")}`);
  if (another > Math.max(3, MOST.alikeNames * count)) faults.push(`${another} tokens have another's name`);
  const heap = heapRatio(heaps);
  if (count >= 1000 && heap > MOST.heap) faults.push(`the heap grew to ${heap} %`);
  return {
    numbers: {
      tokens: times.length,
      "sites' words": made.length,
      "sentences over eight words": sites.all,
      "of them shared by two sites, nouns masked": sites.shared.length,
      "tokens with the first name of another idea": another,
      "ms a token (p99)": Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0),
      "% of the first heap at the end": heap,
    },
    faults,
  };
}

type Token = Awaited<ReturnType<typeof compose>>;

const faultsOf = (idea: string, { name, narrative, suggestions, logo, banner }: Token): string[] => {
  const faults = [name, narrative].flatMap((text) => brokenRules(text, idea));
  const add = (isBroken: boolean, what: string) => isBroken && faults.push(what);
  for (const each of suggestions) {
    add(
      each.name.length < 2 || each.name.length > lengths.name,
      `the name ${each.name} is too long or short`,
    );
    add(utf8Length(each.name) > chainBytes.name, `the name ${each.name} is too long for the chain`);
    add(!/^[A-Z0-9]{3,10}$/.test(each.ticker), `the ticker ${each.ticker}`);
  }
  add(new Set(suggestions.map((each) => each.ticker)).size < 3, "two tickers are alike");
  add(narrative === "" || narrative.length > lengths.narrative, `${narrative.length} characters of story`);
  add(!isClosed(narrative), `the story does not end: ${narrative.slice(-40)}`);
  // Where the idea is the name, it is repeated as the idea.
  const isIdea = idea.toLowerCase().includes(name.toLowerCase());
  add(!isIdea && narrative.split(name).length > 3, `the story names ${name} more than twice: ${narrative}`);
  for (const { svg } of [logo, banner])
    add(!svg.startsWith("<svg") || /NaN|undefined|Infinity/.test(svg), "a drawing is broken");
  return faults;
};

/** What is the same on every page, as it has to be: how one buys, what to ask, what nobody owes. */
const wordsOfItsOwn = (deck: Deck): string[] => {
  const { hero, story, howToBuy, tokenomics, roadmap, community, faq } = deck;
  return [
    ...textsIn({ hero, story, roadmap, community }),
    howToBuy.steps.at(-1)?.text ?? "",
    tokenomics.title,
    tokenomics.intro,
    ...textsIn(faq.items.slice(0, 4)),
  ];
};

function sitesOf(made: readonly Made[]) {
  const faults: string[] = [];
  const owners = new Map<string, Set<string>>();
  for (const { idea, seed, ...token } of made) {
    const deck = writeDeck({ ...token, prompt: idea, designPrompt: null, seed });
    const { subject, motif, words } = readIdea(idea);
    const nouns = [subject, motif].flatMap((thing) => (thing ? [thing.word, plural(thing.word)] : []));
    const own = [token.name, token.ticker, ...nouns, ...words.map(({ folded }) => folded).filter(isNoun)];
    if (!Deck.safeParse(deck).success) faults.push(`${idea}: its words are no deck`);
    for (const text of textsIn({ ...deck, order: [], hidden: [], look: {} }))
      faults.push(
        ...brokenRules(text, `${idea} ${token.name}`).map((fault) => `the site of ${idea}: ${fault}`),
      );
    for (const sentence of wordsOfItsOwn(deck).flatMap((text) => maskedSentences(text, own)))
      if (sentence.split(" ").length > LONG)
        owners.set(sentence, (owners.get(sentence) ?? new Set()).add(idea));
  }
  const shared = [...owners].filter(([, ideas]) => ideas.size > 1).map(([sentence]) => sentence);
  if (shared.length > MOST.sharedSentences * owners.size)
    faults.push(...shared.map((sentence) => `in two sites: ${sentence}`));
  return { faults, shared, all: owners.size };
}
const isNoun = (word: string): boolean => word.length > 3;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapAfterCollection = async (): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  return process.memoryUsage().heapUsed;
};

/** The last tenth of what was measured, in per cent of the first; what is loaded once is loaded by then. */
const heapRatio = (heaps: readonly number[]): number => {
  const tenth = Math.max(1, Math.floor(heaps.length / 10));
  const mean = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0) / some.length;
  return Math.round((100 * mean(heaps.slice(-tenth))) / mean(heaps.slice(0, tenth)));
};
