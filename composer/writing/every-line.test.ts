import { describe, expect, test } from "vitest";
import { lines as deckLines } from "../deck/texts.gen.ts";
import { readIdea } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { plural } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { forms } from "./forms.ts";
import { narratorFrom } from "./narrator.ts";
import { saidSlots } from "./said-slots.ts";
import { slotsOf } from "./slots.ts";
import { proofread } from "./testing/proofread.ts";
import { saidThemes } from "./texts.gen.ts";
import { properly } from "./title-case.ts";
import { everyWay, oneWay } from "./ways.ts";

const lines = [
  ...deckLines
    .trim()
    .split("\n")
    .map((line) => line.slice(line.indexOf(": ") + 2)),
  ...forms.flatMap(({ steps }) => steps.flatMap((step) => step.lines)),
];

test("no two forms have one name", () =>
  expect(forms.map(({ key }) => key)).toEqual([...new Set(forms.map(({ key }) => key))]));

const slotsFor = (idea: string) => slotsOf(readIdea(idea), "Bob Bao", "BAO", randomFrom(idea));
const slotsSaid = (phrase: string) => ({ ...slotsFor("trust me bro"), ...saidSlots(properly(phrase)) });

/** A phrase for each theme: its first word. */
const phrases = saidThemes
  .trim()
  .split("\n")
  .map((line) => `${line.slice(line.indexOf(": ") + 2).split(", ")[0]} me once`);

/** Between them they fill every slot. */
const slots = [
  ...[...phrases, "zero rizz", "broke since birth", "villain era"].map(slotsSaid),
  ...[
    "a moose stuck in an elevator",
    "a lifeguard with a flamethrower",
    "a frog with a flamethrower",
    "a walrus with no teeth",
    "my landlord is a vampire",
    "a duck that is not a goose",
    "polite shark",
    "microwave wizard",
    "a stapler",
    "the world's slowest cheetah",
    "the last pickle",
    "a bulldog wearing a tutu",
    "a tapir riding a lawnmower",
    "a spatula fighting a dragon",
    "an octopus hiding behind a menu",
    "a swan guarding a bicycle",
    "a magpie stealing a ring",
    "a duck who thinks he is a lawyer",
    "my cat sat on the piano",
    "ein Dackel, der Zwetschgen schmuggelt",
    "a cactus that wants a hug",
    "a crow smuggling rings",
    "a camel selling sand",
    "a snail delivering a pizza",
    "an otter running a laundromat",
    "a beaver building a castle",
    "a bear eating sushi",
    "a goose chasing a mailman",
    "a goat driving a bus",
    "a bear failing an exam",
    "a beaver running for mayor",
    ..."jealous,lonely,sad,angry,tired,nervous,proud,unemployed".split(",").map((mood) => `a ${mood} lamp`),
  ].map((idea) => slotsFor(idea)),
  { ...slotsFor("a duck whose wife left him"), someone: ["a duck whose wife left him"] },
  slotsFor("a frog astronaut who mines cheese on the moon"),
  slotsFor("a bear who loves pizza and juggles in the forest"),
  slotsFor("a dog who is afraid of stairs"),
  slotsFor("a dog who is afraid of mice"),
  slotsFor("a stapler that wants to be mayor"),
  slotsFor("two frogs in a trench coat"),
  slotsFor("trust me bro"),
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

/** By the first slots that have all that it needs. */
const filled = (line: string): string => {
  for (const each of slots) {
    const text = narratorFrom(each, randomFrom(line)).narrate([line]);
    if (text !== "") return text;
  }
  return "";
};

test("every way of every line reads well", () => {
  const ways = [...new Set(lines.flatMap(everyWay))];
  expect(ways.length).toBeGreaterThan(1000);
  const texts = ways.map((line) => ({ line, text: filled(line) }));
  expect(texts.filter(({ text }) => text === "").map(({ line }) => line)).toEqual([]);
  const lint = ({ text }: { text: string }) => [
    ...text.split(" | ").flatMap(proofread),
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
  test("are chosen from at random", () => {
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
  ["caveman", "cavemen"],
  ["human", "humans"],
])("more than one %s is %s", (one, many) => expect(plural(one)).toBe(many));
