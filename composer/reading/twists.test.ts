import { describe, expect, test } from "vitest";
import { feltIn } from "../drawing/acting/feels.ts";
import { LETTERED } from "./picture-index.ts";
import { readIdea } from "./read-idea.ts";

describe("the turn that makes it a joke is read", () => {
  test.each([
    ["a penguin bad at juggling", "fumbles"],
    ["an owl who sucks at golf", "fumbles"],
    ["a duck never dating again", "refuses"],
    ["a parrot who gave up on karaoke", "refuses"],
    ["a snail applying for a mortgage", "dreams"],
    ["a fox who only barks at the mailman", "talks"],
    ["a hippo too big for his bathtub", "in"],
  ])("%s: %s", (idea, relation) => expect(readIdea(idea).relation).toBe(relation));

  test("what is driven or cooked badly smokes", () => {
    expect(readIdea("a cow who is terrible at parking").motifState).toBe("burnt");
    expect(readIdea("a crab bad at cooking").motifState).toBe("burnt");
  });

  test("what does not fit is far too small, and what is too large for somebody far too large", () => {
    expect(readIdea("a snake too long for her bed").motifState).toBe("tiny");
    expect(readIdea("a giraffe in an economy seat").motifState).toBe("tiny");
    expect(readIdea("a bison that barely fits his taxi").motifState).toBe("tiny");
    expect(readIdea("a bison who no longer fits into its car").motifState).toBe("tiny");
    expect(readIdea("a mouse too small for his car").motifState).toBe("giant");
  });

  test("who is in the headlights of a car fears it, one car", () => {
    const { motif, relation, motifCount } = readIdea("a moose in the headlights");
    expect([motif?.id, relation, motifCount]).toEqual(["headlights", "fears", 1]);
  });

  test("who lacks the tool of the trade thinks of that tool", () => {
    for (const idea of ["a fisherman without a rod", "a fisherman without a fishing rod"])
      expect(readIdea(idea)).toMatchObject({ relation: "lacks", motif: { id: "fishing-pole" } });
    expect(readIdea("a fisherman without a visa").motif?.id).toBe(LETTERED);
  });

  test("who is banned from a place is not there: a board says so", () => {
    const { motif, stageSet } = readIdea("goose banned from the buffet");
    expect(motif).toMatchObject({ id: LETTERED, word: "no geese" });
    expect(stageSet?.before).toBeUndefined();
  });

  test("a feeling is a face and a mark, and no board", () => {
    for (const [idea, mark] of [
      ["potato with anxiety", "shiver"],
      ["a wombat with trust issues", "question"],
      ["a dog who asks before biting", "asks"],
    ] as const)
      expect(readIdea(idea)).toMatchObject({ motif: null, gesture: { mark } });
  });

  test("who missed a party does not cheer, and who does not laugh has no laughing face", () => {
    expect(readIdea("a sloth who missed his own party")).toMatchObject({ gesture: null, expression: "sad" });
    expect(readIdea("a hyena not laughing at your joke").expression).toBe("deadpan");
  });

  test("a board holds a whole name, and never half of it", () => {
    expect(readIdea("a giraffe in a limbo contest").motif?.word).toBe("limbo contest");
    expect(readIdea("a tick in a long distance relationship").motif?.word).toBe("long distance relationship");
    expect(readIdea("a badger who thinks he is a wedding planner").motif?.id).toBe("bouquet");
  });

  test("two words that are one verb name nothing", () => {
    expect(readIdea("hearing aid picks up alien radio").motif?.id).toBe("radio");
    expect(readIdea("a nervous egg on a wall")).toMatchObject({ subject: { id: "egg" }, relation: "on" });
    expect(readIdea("two snails in a fist fight")).toMatchObject({ motif: null, expression: "angry" });
    expect(readIdea("a hamster who breaks down during meetings").relation).not.toBe("smashes");
  });

  test.each([
    ["ein Hund der seinen Schlüssel vergisst", "lacks"],
    ["un perro que no sabe cocinar", "lacks"],
    ["una rana que nunca más toma café", "refuses"],
    ["um sapo viciado em café", "loves"],
    ["un chat allergique aux souris", "fears"],
    ["un chat banni de la piscine", "lacks"],
    ["un orso troppo grande per la vasca", "in"],
  ])("in other languages too: %s: %s", (idea, relation) => expect(readIdea(idea).relation).toBe(relation));

  test("who looks for its twin thinks of one like itself, in other languages too", () => {
    for (const [idea, id] of [
      ["a lonely sock looking for its twin", "sock"],
      ["a panda in search of his other half", "panda"],
      ["un calcetín que busca a su gemelo", "sock"],
    ] as const)
      expect(readIdea(idea)).toMatchObject({ relation: "dreams", subject: { id }, motif: { id } });
  });

  test("who missed a bus runs after it, whatever the language; a tool of the trade is not feared", () => {
    for (const idea of [
      "a pigeon who missed the bus",
      "ein Dachs der den Bus verpasst hat",
      "un hérisson qui rate son train",
      "un pato que perdió el autobús",
    ])
      expect(readIdea(idea).relation, idea).toBe("chases");
    expect(readIdea("an electrician afraid of the dark")).toMatchObject({
      relation: "holds",
      gesture: { mark: "watched" },
    });
  });

  test.each([
    ["a smug llama who failed his driving test", "smug"],
    ["a bored frog who got dumped", "deadpan"],
    ["a wholesome tarantula screaming at a sock", "happy"],
    ["un gallo orgulloso que perdió su llave", "smug"],
    ["um pato preguiçoso que corre", "sleepy"],
    ["un coq blasé qui pleure", "deadpan"],
    ["ein stolzer Kater der weint", "smug"],
    ["una volpe pigra che urla", "sleepy"],
  ] as const)("%s: the mood that is typed wins over that of the deed", (idea, face) => {
    const reading = readIdea(idea);
    expect(reading).toMatchObject({ typedFace: face, expression: face });
    expect(feltIn({ ...reading, gesture: { mood: "screaming" } }, "flees")).toBe(face);
  });

  test("a hat fits as the idea says it does", () => {
    expect(readIdea("a duck with a cowboy hat too small for its head").hatFit).toBe("tiny");
    expect(readIdea("a cat in an oversized crown").hatFit).toBe("giant");
    expect(readIdea("a tiny cowboy on a horse").hatFit).toBeNull();
    expect(readIdea("a hamster in shoes too big for him").motifState).toBe("giant");
  });

  test("what cannot be stopped is done, and what else is named stands by", () => {
    expect(readIdea("a goose who can't stop buying shoes").relation).not.toBe("lacks");
    expect(readIdea("a frog who sold his kidney for a lambo")).toMatchObject({
      motif: { id: "kidney" },
      stageSet: { beside: "sports-car" },
    });
    expect(readIdea("a mailbox full of bills").stuff?.id).toBe("receipt");
    expect(readIdea("a pigeon who runs a failing hedge fund").motif?.id).toBe("chart-decreasing");
  });
});

describe("the twist is what one sees of the hero", () => {
  test.each([
    ["a hippie walrus", { gear: "hippie", gesture: { mark: "peace" } }],
    ["a goth canary", { gear: "goth" }],
    ["a bloodhound who cannot smell", { gesture: { mark: "peg" } }],
    ["a mole with cold hands", { motif: null, gesture: { mark: "cold" } }],
    ["a rooster who is always early", { gesture: { mark: "clock" }, hour: "dawn" }],
    ["a mole who never winks", { denied: { way: "never", base: "wink" } }],
    ["a stoat at the rodeo", { motif: { id: "ox" }, relation: "rides", gear: "cowboy" }],
    ["a capybara in a hot spring", { motif: { id: "hot-tub" }, relation: "in" }],
    ["a mole on a first date", { motif: { id: "mole" }, relation: "meets" }],
  ])("%s", (idea, seen) => {
    const { motif, ...rest } = seen as { motif?: { id: string } | null };
    const reading = readIdea(idea);
    expect(reading).toMatchObject(rest);
    if (motif?.id === "mole") expect(reading.motif?.id).toBe(reading.subject?.id);
    else if (motif !== undefined) expect(reading.motif?.id ?? null).toBe(motif?.id ?? null);
  });

  test("what it is called after, and has not, it thinks of", () => {
    expect(readIdea("a tea cup that needs tea")).toMatchObject({ relation: "dreams", expression: "sad" });
    expect(readIdea("a beer mug that ran out of beer")).toMatchObject({ relation: "lacks", isMissed: true });
  });

  test("what was done is read of pasts, too, and whose clause it is, is who it is about", () => {
    expect(readIdea("a mule that ate my homework").relation).toBe("eats");
    expect(readIdea("my landlord found the keys").motif?.id).toBe("key");
    expect(readIdea("a magician whose rabbit quit").subject?.id).toBe("magician");
    expect(readIdea("a unicorn but it's just a goat").subject?.id).toBe("goat");
    expect(readIdea("a statue who wants to be a real horse").relation).toBe("dreams");
  });

  test("who turns out to be another is one, and nobody else is there", () => {
    expect(readIdea("my landlord but he is a goose")).toMatchObject({
      subject: { id: "goose" },
      motif: { id: "key" },
    });
    expect(readIdea("my boss but he's a banana").subject?.id).toBe("banana");
    expect(readIdea("my grandma but she is a day trader")).toMatchObject({
      subject: { id: "old-woman" },
      motif: { id: "chart-increasing" },
    });
    expect(readIdea("my teacher but she's a witch").gear).toBe("wizard");
  });
});
