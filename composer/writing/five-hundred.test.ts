import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { freshIdeas, labelledIdeas } from "../reading/testing/labelled-ideas.ts";
import { randomFrom } from "../seeded/random.ts";
import { fiveHundredIdeas } from "../testing/five-hundred-ideas.ts";
import { deckWithSentences } from "../write-deck.ts";
import { suggestNames } from "./names.ts";
import { slotsIn } from "./narrator.ts";
import { toldIn } from "./story.ts";
import { isPoint } from "./story-score.ts";
import { writeToken } from "./write-token.ts";

const LONG = 8;

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+/g) ?? [];
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .replace(/\s+/g, " ");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const seed = "v";
const readings = fiveHundredIdeas.map((idea) => ({ idea, reading: readIdea(idea) }));
const written = readings.map(({ idea, reading }) => {
  const random = randomFrom(`words|${seed}|${reading.text}`);
  const [{ name, ticker }] = suggestNames(reading, random);
  const told = toldIn(reading, name, ticker, random);
  const story = told?.sentences ?? [];
  const narrative = story.map(({ text }) => text).join(" ");
  const { deck } = deckWithSentences({
    name,
    ticker,
    narrative,
    prompt: idea,
    designPrompt: null,
    seed,
  });
  const { story: _, ...page } = deck;
  return {
    idea,
    token: {
      narrative,
      suggestions: suggestNames(reading, randomFrom(`words|${seed}|${reading.text}`)),
      name,
      ticker,
    },
    // A name in the idea's own words stays: a sentence with them is this idea's alone.
    own: [
      ...(idea.toLowerCase().includes(name.toLowerCase()) ? [] : [name]),
      ticker,
      ...(reading.subject ? [reading.subject.word] : []),
    ],
    story: sentencesOf(narrative),
    form: told?.key ?? "none",
    lines: story.map(({ line }) => line),
    page: textsIn(page).flatMap(sentencesOf),
  };
});

/** "a frog who mines cheese on the moon", "a cat mining cheese on the moon": they may speak of it in the same words. */
const shareTheirDeed = (ideas: readonly string[]): boolean => {
  const said = ideas.map((idea) => {
    const { action, heart, subject, setting } = readIdea(idea);
    return (
      action?.base ?? heart.dread ?? heart.joy ?? heart.wish ?? (setting ? `${subject?.id} ${setting}` : idea)
    );
  });
  return new Set(said).size === 1;
};

/** The sentences of over eight words that more than one idea has, of all that there are. */
const shared = (of: (each: (typeof written)[number]) => string[]) => {
  const owners = new Map<string, Set<string>>();
  for (const each of written) {
    for (const sentence of of(each).map(plain)) {
      if (sentence.split(" ").length <= LONG) continue;
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(each.idea));
    }
  }
  const twice = [...owners]
    .filter(([, ideas]) => ideas.size > 1 && !shareTheirDeed([...ideas]))
    .map(([sentence]) => sentence);
  return { twice, share: twice.length / owners.size };
};

test("the ideas are five hundred, most of them written by hand", () => {
  expect(fiveHundredIdeas).toHaveLength(500);
  expect(new Set(fiveHundredIdeas).size).toBe(500);
  expect(labelledIdeas.length + freshIdeas.length).toBeGreaterThanOrEqual(150);
});

/** "un cochon qui vole", "会飞的猪": one hero, one deed. */
const sayTheSame = (ideas: readonly string[]): boolean => {
  const said = ideas.map((idea) => {
    const { subject, action, motif, setting } = readIdea(idea);
    return `${subject?.id ?? idea} ${action?.base.split(" ")[0] ?? motif?.id ?? setting}`;
  });
  return new Set(said).size === 1;
};

test("no two of them get the same name and ticker, but where two ideas say the same thing", () => {
  const owners = new Map<string, string[]>();
  for (const { idea, token } of written) {
    const pair = `${token.name} ${token.ticker}`;
    owners.set(pair, [...(owners.get(pair) ?? []), idea]);
  }
  const twice = [...owners].filter(([, ideas]) => ideas.length > 1 && !sayTheSame(ideas));
  expect(twice).toEqual([]);
});

test("nor with ten other seeds, but where two ideas say the same thing", { tags: "long" }, () => {
  const twice = [..."abcdefghij"].flatMap((other) => {
    const owners = new Map<string, string[]>();
    for (const { idea, reading } of readings) {
      const [{ name, ticker }] = suggestNames(reading, randomFrom(`words|${other}|${reading.text}`));
      const pair = `${name} ${ticker}`;
      owners.set(pair, [...(owners.get(pair) ?? []), idea]);
    }
    return [...owners]
      .filter(([, ideas]) => ideas.length > 1 && !sayTheSame(ideas))
      .map(([pair, ideas]) => `${pair}: ${ideas.join(" | ")}`);
  });
  if (process.env.REPORT) process.stdout.write(`names twice: ${twice.join("; ")}\n`);
  expect(twice.length, twice.join("\n")).toBeLessThanOrEqual(2);
});

test("names are words within the limits, and the three of an idea differ", () => {
  for (const { idea, token } of written) {
    for (const { name, ticker } of token.suggestions) {
      expect(name.length).toBeGreaterThanOrEqual(2);
      expect(name.length).toBeLessThanOrEqual(50);
      expect(name, "a word that cannot be said").not.toMatch(
        /[^\p{L}\d\s'’&.-]|\b[bcdfghjklmnpqrstvwxz]{5,}\b/iu,
      );
      expect(ticker).toMatch(/^[A-Z0-9]{3,6}$/);
      for (const [number] of name.matchAll(/\d+/g)) expect(idea).toContain(number);
    }
    expect(new Set(token.suggestions.map(({ name }) => name)).size).toBe(3);
    expect(new Set(token.suggestions.map(({ ticker }) => ticker)).size).toBe(3);
  }
});

test("twenty seeds of one idea propose at least eight names", () => {
  for (const idea of [
    "a frog astronaut who mines cheese on the moon",
    "pizza",
    "wagmi",
    "宇航员青蛙",
    "a stapler",
  ]) {
    const names = Array.from({ length: 20 }, (_, seed) =>
      suggestNames(readIdea(idea), randomFrom(`${seed}${idea}`)).map(({ name }) => name),
    );
    expect(new Set(names.flat()).size, idea).toBeGreaterThanOrEqual(8);
  }
});

test("stories are over two hundred characters and share no long sentence", () => {
  expect(written.filter(({ token }) => token.narrative.length <= 200)).toEqual([]);
  expect(shared(({ story }) => story).twice).toEqual([]);
});

test("most stories have 45 to 65 words, one in five more than 70, few more than 80", () => {
  const lengths = written.map(({ token }) => token.narrative.split(/\s+/).length);
  const share = (from: number, to: number) =>
    lengths.filter((length) => length >= from && length <= to).length / lengths.length;
  expect(share(45, 65)).toBeGreaterThan(0.55);
  expect(share(71, 200)).toBeLessThan(0.2);
  expect(share(81, 200)).toBeLessThan(0.05);
});

test("nor do the pages around the stories share one", () => {
  expect(shared(({ page }) => page).twice).toEqual([]);
});

const unnamed = (sentences: string[], own: string[]): string[] => {
  const mask = new RegExp(`\\b(${own.map(escaped).join("|")})(e?s)?\\b`, "gi");
  return sentences.map((each) => each.replace(mask, "x"));
};

test("with name, ticker and subject taken out, one sentence in fifty is used twice", () => {
  const stories = shared(({ story, own }) => unnamed(story, own)).share;
  const pages = shared(({ page, own }) => unnamed(page, own)).share;
  if (process.env.REPORT) process.stdout.write(`twice: stories ${stories}, pages ${pages}\n`);
  expect(stories).toBeLessThan(0.02);
  expect(pages).toBeLessThan(0.05);
});

test("a story speaks of what its idea says, and calls its token by name twice at most", () => {
  const silent = written.filter(({ idea, story }) => {
    const { action, heart } = readIdea(idea);
    const deed = action && !/^(become|think|believe)/.test(action.base) ? action.gerund.split(" ")[0] : null;
    const said = deed?.replace(/ing$/, "") ?? heart.dread ?? heart.joy ?? heart.wish ?? "";
    return !story.join(" ").toLowerCase().includes(said.slice(0, 3).toLowerCase());
  });
  // "kitteh wants cheezburger" may be told of a cheeseburger.
  const others = silent.filter(({ idea }) => idea !== "kitteh wants cheezburger");
  expect(others.map(({ idea }) => idea)).toEqual([]);
  const often = written.filter(({ token, idea }) => {
    if (idea.toLowerCase().includes(token.name.toLowerCase())) return false;
    return token.narrative.split(token.name).length > 3;
  });
  expect(often.map(({ idea }) => idea)).toEqual([]);
});

test("of a thousand pairs of stories, one has two thirds of its sentences in common", () => {
  const texts = written.map(({ story, own }) => new Set(unnamed(story, own).map(plain)));
  const alike = texts.map((one, at) => {
    const others = texts.slice(at + 1);
    const both = (other: Set<string>) => [...one].filter((sentence) => other.has(sentence)).length;
    return others.filter((other) => both(other) > (2 / 3) * Math.min(one.size, other.size)).length;
  });
  const pairs = (texts.length * (texts.length - 1)) / 2;
  const share = alike.reduce((sum, each) => sum + each, 0) / pairs;
  if (process.env.REPORT) process.stdout.write(`stories alike: ${share} of all pairs\n`);
  expect(share).toBeLessThan(0.001);
});

test("no form tells more than one in twenty-five of three hundred odd ideas", () => {
  const told = new Map<string, number>();
  const odd = written.slice(0, 300);
  for (const { form } of odd) told.set(form, (told.get(form) ?? 0) + 1);
  const often = [...told].filter(([, count]) => count > odd.length / 25);
  expect(often).toEqual([]);
});

test("a story speaks of its idea in three sentences or more, in its second half too", () => {
  const silent = written.filter(({ lines }) => {
    const about = lines.filter((line) => slotsIn(line).some(isPoint));
    return about.length < 3 || !lines.slice(lines.length / 2).some((line) => about.includes(line));
  });
  expect(silent.map(({ idea }) => idea)).toEqual([]);
});

test("ten seeds tell an idea in at least five ways", () => {
  for (const idea of [
    "a frog astronaut who mines cheese on the moon",
    "pigeon mafia boss",
    "wagmi",
    "a dog afraid of stairs",
  ]) {
    const openings = Array.from({ length: 10 }, (_, each) => {
      const { narrative } = writeToken(readIdea(idea), randomFrom(`${each}${idea}`));
      return narrative.split(" ").slice(0, 2).join(" ");
    });
    expect(new Set(openings).size, idea).toBeGreaterThanOrEqual(5);
  }
});
