import type { Deck } from "#contract/deck.ts";
import { linesByKey } from "../data-text.ts";
import type { Random } from "../seeded/random.ts";
import { narratorFrom, type Sentence, type Slots } from "../writing/narrator.ts";
import { howToBuyOf, practicalQuestions } from "./buyer-advice.ts";
import { lines as deckLines } from "./texts.gen.ts";

type Sections = Omit<Deck, "version" | "order" | "hidden" | "look">;

const book = linesByKey(deckLines);

/** Every part's words, and the lines they were made from. */
export const writeSections = (
  slots: Slots,
  paragraphs: string[],
  random: Random,
): { sections: Sections; sentences: readonly Sentence[] } => {
  const isNobody = slots.noun?.[0] === NOBODY;
  const named = isNobody ? { ...slots, theNoun: slots.name ?? [] } : slots;
  const narrator = narratorFrom(named, random, paragraphs.join(" "));
  const asked = new Set<string>();
  // A token that is called by what people say, or a piece of it, plays with the words: nobody in them does anything.
  const words = plainly(slots.quoted?.[0]);
  const isSaid = words !== "" && words.includes(plainly(slots.name?.[0]));
  // "Lighthouse Keeper: a lighthouse keeper." says nothing.
  const isItself = [slots.whole, slots.kind].some(
    (said) => plainly(said?.[0]?.replace(/^(an?|the) /i, "")) === plainly(slots.name?.[0]),
  );
  // Nor does "Rent Is Due said “rent is due and …”".
  const isSaidTwice = words.includes(plainly(slots.name?.[0]));
  const saysMore = (line: string) =>
    !(isItself && /\{(whole|kind|bareKind)\}/i.test(line)) &&
    !(isSaidTwice && /\{name\}.*\{quoted\}/i.test(line));
  const say = (part: string, wanted?: (line: string) => boolean, isQuoted = isSaid): string => {
    const linesOf = (key: string) =>
      (book.get(key) ?? []).filter((line) => !asked.has(line) && !(isNobody && SAYS_WHO.test(line)));
    const own = isQuoted
      ? narrator.narrate(
          linesOf(`said${part.charAt(0).toUpperCase()}${part.slice(1)}`),
          part === "tagline" ? wanted : undefined,
        )
      : "";
    const text = own || narrator.narrate(linesOf(part), wanted);
    asked.add(narrator.sentences.at(-1)?.from ?? "");
    return text;
  };
  const pair = (part: string, wanted?: (line: string) => boolean): [string, string] => {
    const [first = "", second = ""] = say(part, wanted).split(" | ");
    return [first, second];
  };
  const phase = (part: string, wanted?: (line: string) => boolean) => {
    const [title, text] = pair(part, wanted);
    return { title: short(title, 80), text: short(text, 300) };
  };
  const item = (part: string, wanted?: (line: string) => boolean) => {
    const [question, answer] = pair(part, wanted);
    return { question: short(question, 160), answer: short(answer, 600) };
  };
  const [name = "", ticker = ""] = [slots.name?.[0], slots.ticker?.[0]];
  const sections: Sections = {
    hero: {
      kicker: short(say("kicker"), 60),
      tagline: short(say("tagline", saysMore, words !== "") || say("plain", saysMore), 160),
    },
    story: { title: short(say("storyTitle"), 80), paragraphs },
    howToBuy: howToBuyOf(ticker, say("buy"), random),
    tokenomics: {
      title: short(say("numbersTitle"), 80),
      intro: short(say("intro"), 300),
      facts: [
        { label: "Supply", value: "1,000,000,000", note: "Fixed when the token is created." },
        { label: "Network", value: "Solana" },
        { label: "Ticker", value: ticker },
        {
          label: "Launch",
          value: "Bonding curve",
          note: "Everyone buys from the same curve. There is no presale.",
        },
      ],
    },
    chart: {
      title: say("chartTitle"),
      text: `Price, trades and holders of ${ticker} are public. The launchpad page shows them live.`,
    },
    roadmap: {
      title: short(say("planTitle"), 80),
      phases: [
        phase("start"),
        phase("middle", (line) => /\{(base|gerund|motif)\}/i.test(line)),
        phase("middle", (line) => /\{(feared|state|loved|having|motifOne|name)\}/i.test(line)),
        phase("finish"),
      ],
    },
    community: { title: short(say("companyTitle"), 80), text: short(say("company"), 400) },
    faq: {
      title: random.pick([
        "Asked and answered",
        "Questions",
        "Before you ask",
        "At the counter",
        "Fair questions",
      ]),
      items: [
        item("why"),
        item("faq", (line) => /\{(motif|base|gerund)\}/i.test(line)),
        item("faq", (line) => /\{(feared|state|loved|having|kinds|aNoun)\}/i.test(line)),
        item("serious"),
        ...practicalQuestions(random),
      ],
    },
    disclaimer: `${name} is a meme token. It was made for fun. ${ticker} has no intrinsic value. No team owes you anything. Expect to gain nothing. Prices can fall to zero. Nothing on this page is financial advice. Never spend what you cannot afford to lose.`,
  };
  return { sections, sentences: narrator.sentences };
};

/** So a hero is called who is none: nothing on the page speaks of "inside jokes". */
const NOBODY = "inside joke";
const SAYS_WHO = /\{(kinds?|theKind|bareKind|theNoun|aNoun|noun|whole)\}/i;

const plainly = (text = ""): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const short = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/\s+\S*$/, "");
  return `${cut || text.slice(0, limit - 1)}\u2026`;
};
