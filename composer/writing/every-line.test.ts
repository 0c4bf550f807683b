import { describe, expect, test } from "vitest";
import { lines as deckLines } from "../deck/texts.gen.ts";
import { readIdea } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { plural } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { slotsOf } from "./slots.ts";
import { faults } from "./testing/faults.ts";
import { voices as voiceLines } from "./texts.gen.ts";
import { tellerFrom } from "./told.ts";
import { everyWay, oneWay } from "./ways.ts";

const lines = [deckLines, voiceLines]
  .flatMap((text) => text.trim().split("\n"))
  .map((line) => line.slice(line.indexOf(": ") + 2));

const told = (idea: string) => slotsOf(readIdea(idea), "Bob Bao", "BAO", randomFrom(idea));

/** Between them they fill every slot. */
const slots = [
  told("a frog astronaut who mines cheese on the moon"),
  told("a bear who loves pizza and juggles in the forest"),
];

const FINITE = /^(is|has|does|goes|was|were|says)$/;

/** A verb in the wrong form behind what asks for its bare one: "only watch Bob does it", "will dances". */
const misfits = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<!\bthe )\b(?:watch|see|hear|let|make|help|film|will|would|can|cannot|could|must|should|may) (?:Bob Bao )?(\w+)\b/gi,
    ),
  ].flatMap(([said, verb = ""]) =>
    FINITE.test(verb) || matchVerb(verb)?.shape === "third" ? [`${said}: ${text}`] : [],
  );

const filled = (line: string): string =>
  slots.map((each) => tellerFrom(each, randomFrom(line)).tell([line])).find((text) => text !== "") ?? "";

test("every way of every line reads well", () => {
  const ways = [...new Set(lines.flatMap(everyWay))];
  expect(ways.length).toBeGreaterThan(1000);
  const texts = ways.map((line) => ({ line, text: filled(line) }));
  expect(texts.filter(({ text }) => text === "").map(({ line }) => line)).toEqual([]);
  const lint = ({ text }: { text: string }) => [
    ...text.split(" | ").flatMap(faults),
    ...misfits(text),
    ...(/[[\]{}]|(^| )=/.test(text) ? [`left open: ${text}`] : []),
  ];
  expect(texts.flatMap(lint)).toEqual([]);
});

test("a choice that goes as another has as many ways", () => {
  for (const line of lines) {
    let before = 0;
    for (const [, asBefore, ways = ""] of line.matchAll(/\[(=?)([^\]]+)\]/g)) {
      const count = ways.split("|").length;
      if (asBefore) expect(count, line).toBe(before);
      before = count;
    }
  }
});

describe("ways", () => {
  test("are all there are, and what belongs together stays together", () =>
    expect(everyWay("[a|b] frog [=sits|runs] [here|there]")).toEqual([
      "a frog sits here",
      "a frog sits there",
      "b frog runs here",
      "b frog runs there",
    ]));
  test("are chosen from by chance", () => {
    const random = randomFrom("ways");
    const said = new Set(Array.from({ length: 40 }, () => oneWay("[a|b] frog [=sits|runs]", random)));
    expect([...said].sort()).toEqual(["a frog sits", "b frog runs"]);
  });
});

test.each([
  ["skateboarding", "skateboarding"],
  ["horse racing", "horse racing"],
  ["building", "buildings"],
  ["wedding ring", "wedding rings"],
  ["duckling", "ducklings"],
  ["king", "kings"],
])("more than one %s is %s", (one, many) => expect(plural(one)).toBe(many));
