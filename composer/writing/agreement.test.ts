import { describe, expect, test } from "vitest";
import { findAction } from "../reading/find-action.ts";
import { readIdea } from "../reading/read-idea.ts";
import { article } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { agree, agreeCount } from "./agree.ts";
import { suggestNames } from "./names.ts";
import { slotsOf } from "./slots.ts";
import { tickerFrom } from "./ticker.ts";
import { writeToken } from "./write-token.ts";

const slots = (idea: string) => slotsOf(readIdea(idea), "Name", "NAME", randomFrom(idea));
const firstName = (idea: string) => suggestNames(readIdea(idea), randomFrom("s"))[0].name;
const deed = (idea: string) => {
  const { words, subject } = readIdea(idea);
  return findAction(words, subject?.at ?? -1)?.base;
};

test("there are two of them, and there is one", () => {
  expect(agreeCount("“There is two raccoons,” she said.")).toBe("“There are two raccoons,” she said.");
  expect(agreeCount("There is a raccoon.")).toBe("There is a raccoon.");
});

test("who does it, too, does it with what is theirs", () => {
  const { hisGerund, herGerund } = slots("a sock looking for its twin");
  expect([hisGerund, herGerund]).toEqual([["looking for his twin"], ["looking for her twin"]]);
});

test("what is ridden ends before where it goes", () => {
  expect(slots("a taco riding a skateboard into the sun").ridden).toEqual(["a skateboard"]);
});

describe("several heroes are named as many", () => {
  test.each([
    ["four otters arguing about soup", /^four otters$/],
    ["two walruses robbing a bakery", /^two walruses$/],
    ["sleepy hedgehogs running a bank", /^sleepy hedgehogs$/],
    ["300 crabs digging a pool", /^300 crabs$/],
    ["dos gatos", /^two cats$/],
    ["a gang of squirrels", /^a squirrel$/],
    ["a detective who is two lizards", /^a detective$/],
    ["nachos", /^(a plate of )?nachos$/],
  ])("%s", (idea, kind) => expect(slots(idea).kind?.[0]).toMatch(kind));

  test("and somebody else does as one what they do as many", () => {
    const { myBase, theirBase } = slots("two goats working as parking attendants");
    expect(myBase).toEqual(["work as a parking attendant"]);
    expect(theirBase).toEqual(["work as parking attendants"]);
  });

  test("and are they, with the verbs of many", () => {
    const { itSubject, theNoun, third } = slots("five turtles sweeping a street");
    expect([itSubject?.[0], theNoun?.[0], third?.[0]]).toEqual(["they", "the turtles", "sweep a street"]);
  });

  test.each([
    ["They was still there.", "They were still there."],
    ["The turtles has a lawyer.", "The turtles have a lawyer."],
    ["They still watches, and they goes home.", "They still watch, and they go home."],
    ["Said the turtles. The bus stops.", "Said the turtles. The bus stops."],
    ["They always pass.", "They always pass."],
  ])("%s becomes %s", (one, many) => expect(agree(one, ["they", "the turtles"])).toBe(many));

  test.each([
    ["six owls on a sofa", "six owls on a sofa"],
    ["two tired nurses and one goat", "two tired nurses and one goat"],
    ["lobsters", "lobsters"],
    ["a priest and a leaf blower", "a priest and a leaf blower"],
  ])("%s, who do nothing, are many", (idea, crowd) => expect(slots(idea).crowd).toEqual([crowd]));
});

describe("an idea that is one phrase stays as it is", () => {
  test.each([
    ["HR meeting held by foxes", ["an HR meeting held by foxes"]],
    ["grandma's haunted toaster", ["grandma's haunted toaster"]],
    ["a spy who is four ferrets", ["a spy who is four ferrets"]],
    ["cheese", ["a slice of cheese"]],
    ["silence", ["silence itself"]],
    ["frozen ramen", ["a bowl of frozen ramen"]],
    ["un oso con sombrero", ["a bear with a hat"]],
  ])("%s", (idea, whole) => expect(slots(idea).whole).toEqual(whole));

  test.each([
    "lobster party but it's Tuesday",
    "when the toaster burns the bread",
    "POV: you are a lamp",
    "it's giving toaster",
  ])("%s is none: it is quoted, or the deed is named", (idea) => {
    const { whole, crowd, kind } = slots(idea);
    expect([...(whole ?? []), ...(crowd ?? [])].filter((each) => each !== kind?.[0])).toEqual([]);
  });
});

test("what is not counted is spoken of in portions or kinds", () => {
  expect(slots("toast").kinds).toEqual(["slices of toast"]);
  expect(slots("silence").kinds).toEqual(["kinds of silence"]);
  expect(slots("silence").theNoun).toEqual(["silence"]);
});

test.each([
  ["raccoon CEO", "raccoon CEO"],
  ["AI raccoon", "raccoon"],
  ["IRS agent frog", "frog"],
])("abbreviations of %s stay in capitals", (idea, kind) => expect(slots(idea).bareKind?.[0]).toContain(kind));

test("and in names", () => {
  expect(firstName("POV lamp")).toBe("POV Lamp");
  expect(firstName("walrus CTO")).toBe("Walrus CTO");
});

describe("what somebody does", () => {
  test.each([
    ["ice skating moose", "go ice skating"],
    ["a chess playing moose", "play chess"],
    ["two crows in a hat who grade essays", "grade essays"],
    ["a goat who referees weddings", "referee weddings"],
    ["nine elves organize", "organize"],
    ["twelve crows form a choir", "form a choir"],
    ["a newt auditioning for a play", "audition for a play"],
    ["a yak disputing a bill", "dispute a bill"],
    ["three owls sing", "sing"],
    ["a duck allergic to dances", undefined],
    ["a snake with a hat that fits", undefined],
    ["a lizard sibling", undefined],
  ])("%s: %s", (idea, base) => expect(deed(idea)).toBe(base));
});

test("what another language says is felt is a fear or a love", () => {
  expect(readIdea("un perro que odia los lunes").heart.dread).toBe("Mondays");
  expect(readIdea("le chien qui déteste les impôts").heart.dread).toBe("taxes");
});

test("the hero stands before what another language puts behind", () => {
  expect(readIdea("un mago que baila con ratones").subject?.word).not.toBe("mouse");
  expect(readIdea("ich bin ein kleiner Kaktus").subject?.word).toBe("cactus");
});

describe("the first name", () => {
  test.each([
    ["walrus accountant general", "Walrus Accountant General"],
    ["ice skating moose", "Ice Skating Moose"],
    ["my plumber", "My Plumber"],
    ["my cat sold my car", "My Cat Sold My Car"],
    ["the last bowl of soup", "Last Bowl of Soup"],
    ["crickets", "Crickets"],
    ["boredom", "Boredom"],
    ["nine hens on a carousel", "Nine Carousel Hens"],
    ["if dogs had rent", "If Dogs Had Rent"],
    ["a nurse and two goats", "Nurse and Goats"],
  ])("of %s is %s", (idea, name) => expect(firstName(idea)).toBe(name));

  test.each([
    ["a crab suing a lighthouse", /^(Crab vs Lighthouse|Lighthouse Crab)$/],
    ["a jealous scarecrow taking selfies", /^(Jealous Selfie|Selfie|Jealous) Scarecrow$/],
    ["the mailman who bites dogs", /^(Biting Mailman|Mailman Who Bites Dogs)$/],
    ["a spatula fighting a dragon", /^(Spatula vs Dragon|(Dragon|Fighting) Spatula)$/],
    ["an alpaca afraid of haircuts", /^(Scaredy Alpaca|Afraid of Haircuts)$/],
    ["a walrus with no teeth", /^(Toothless Walrus|Walrus with no Teeth)$/],
    ["my landlord is a vampire", /^(Vampire Landlord|My Landlord Is a Vampire)$/],
    ["a parking meter leading a revolution", /^(Revolution|Parking) Meter$/],
    ["no cap fr fr", /^No Cap Fr Fr$/],
    ["left on read", /^Left on Read$/],
    ["a bat afraid of the dark", /^(Bashful Bat|Afraid of the Dark)$/],
    ["a burrito the size of a bus", /^Bus-Sized Burrito$/],
    ["a coffee that never sleeps", /^(Insomniac Coffee|Coffee Never Sleeps)$/],
    ["a lifeguard who can't swim", /^(Landlocked Lifeguard|Lifeguard Can't Swim)$/],
    ["un chat qui refuse de travailler", /^(Work-Shy Cat|Cat Won't Work)$/],
    ["ein Esel, der nicht arbeiten will", /^(Work-Shy Donkey|Donkey Won't Work)$/],
    ["a microwave that only speaks french", /^French Microwave$/],
    ["a hedgehog running a tattoo parlor", /^Tattoo Hedgehog$/],
    ["a duck who thinks he is a lawyer", /^Lawyer Duck$/],
    ["bigfoot but he is shy", /^Shy Bigfoot$/],
    ["a penguin selling ice to penguins", /^Ice Penguin$/],
    ["not a unicorn, just a horse with an ice cream", /^(Ice Cream Horse|Horse Not Unicorn)$/],
    ["no sleep just charts", /^No Sleep Just Charts$/],
    ["emotional support spreadsheet", /^Emotional Support Spreadsheet$/],
  ])("of %s is made of its own words", (idea, name) => {
    for (const seed of "abcdef") expect(suggestNames(readIdea(idea), randomFrom(seed))[0].name).toMatch(name);
  });

  test.each([
    ["not a rug, just a carpet", /rug/i],
    ["a fat bee too heavy to fly", /^(Fat Fly|Fly) Bee$|Flying/],
    ["not a dog, a very long hot dog with legs", /Hot(?! Dog)/],
    ["a bald eagle who wears a wig", /Bald Wig/],
  ])("of %s is not %s", (idea, name) => {
    for (const seed of "abcdef")
      expect(suggestNames(readIdea(idea), randomFrom(seed))[0].name).not.toMatch(name);
  });

  test("has no ticker of what is denied or compared", () => {
    for (const seed of "abcdef")
      for (const idea of ["my horse is not a unicorn", "a turtle bigger than a house"])
        for (const { ticker } of suggestNames(readIdea(idea), randomFrom(seed)))
          expect(ticker).not.toMatch(/UNICO|HOUSE/);
  });

  test("has no slur of what is harmless in another language", () => {
    for (const seed of "abcdef") {
      const all = suggestNames(readIdea("une tortue en retard"), randomFrom(seed));
      expect(all.map(({ ticker }) => ticker).join(" ")).not.toMatch(/RETARD|TARD/);
      expect(all.slice(1).map(({ name }) => name)).not.toContain("Retard Turtle");
    }
  });

  test("has nouns before nouns in the singular, and no word twice", () => {
    for (const seed of "abcdefghij")
      for (const idea of ["a fox eating noodles", "a poodle that hates poodles"])
        for (const { name } of suggestNames(readIdea(idea), randomFrom(seed)))
          expect(name).not.toMatch(/^Noodles |\b(\w{4,})\w* \1/i);
  });
});

test.each([
  ["Antrepreneur", "ANTRE"],
  ["Porcupine", "PORCU"],
  ["Anonymous", "ANON"],
  ["Spreadsheet", "SHEET"],
  ["Toaster", "TOAST"],
  ["Hedgehog", "HEDGE"],
  ["Gorilla", "RILLA"],
  ["Pelican", "PELI"],
  ["Lobster", "LOBSTA"],
  ["Burrito", "BURITO"],
  ["Chief Llama", "LLAMA"],
])("a long word is no ticker: %s", (name, ticker) =>
  expect(tickerFrom(name, [], randomFrom("s"))).toBe(ticker),
);

test.each([
  ["HR department", "an"],
  ["FBI raccoon", "an"],
  ["NFT", "an"],
  ["SUV", "an"],
  ["HOA president", "an"],
  ["UN choir", "a"],
  ["NASA janitor", "a"],
  ["CEO", "a"],
  ["hmm", "a"],
  ["llama", "a"],
])("%s: %s", (word, expected) => expect(article(word)).toBe(expected));

describe("a story", () => {
  const storiesOf = (idea: string) =>
    [..."abcdefgh"].map((seed) => writeToken(readIdea(idea), randomFrom(seed)).narrative);

  test.each([
    ["a coffee that never sleeps", /\b(was|is|are|were|I am) sleeping\b/],
    ["un chat qui refuse de travailler", /\b(was|is|are|were|I am) working\b/],
    ["an owl who failed driving school", /\b(was|were|I am|is) driving\b/],
    ["a shark brushing its teeth", /\byou (are |were )?[^.?”]*its teeth|\bI (can|was|am) [^.”]*its teeth/],
    ["a gingerbread man on a tropical beach drinking tea", /tropical[.,!?”]/],
    ["a landlord raising the rent again", /again again|still raising the rent again/],
    ["a hundred ducks versus one horse", /(^|[.!?] )Hundred ducks/],
  ])("of %s says nothing else", (idea, wrong) => {
    for (const story of storiesOf(idea)) expect(story).not.toMatch(wrong);
  });

  test.each([
    ["a duck who thinks he is a lawyer", "lawyer"],
    ["a cat dressed as a shark", "shark"],
    ["bees unionizing", "unioniz"],
    ["not a unicorn, just a horse with an ice cream", "unicorn"],
  ])("of %s speaks of it three times", (idea, word) => {
    for (const story of storiesOf(idea))
      expect(story.toLowerCase().split(word).length, story).toBeGreaterThan(3);
  });
});

describe("several heroes say “we” of themselves", () => {
  test.each([
    "four otters arguing about soup",
    "two walruses losing their keys",
    "three llamas without a visa",
  ])("%s", (idea) => {
    const { iAm, iWas, ownGerund } = slots(idea);
    expect([iAm?.[0], iWas?.[0]]).toEqual(["we are", "we were"]);
    expect(ownGerund?.[0] ?? "").not.toMatch(/\b(my|their)\b/);
  });

  test("and one says “I”", () => expect(slots("an otter losing its keys").iWas).toEqual(["I was"]));
});

test("several are never said to be one", () => {
  for (const idea of ["three llamas starting a boy band", "socks that refuse to pair up"])
    expect(slots(idea).bareKind?.[0], idea).toBeUndefined();
});
