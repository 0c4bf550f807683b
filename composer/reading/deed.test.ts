import { expect, test } from "vitest";
import { wordsIn } from "../data-text.ts";
import { deeds } from "./deed.ts";
import { isPicture } from "./picture-index.ts";
import { readIdea } from "./read-idea.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";

test.each([
  ["a sloth throwing a shoe", "throws"],
  ["a yak kicking a fridge", "kicks"],
  ["an otter playing football", "kicks"],
  ["a beetle pulling a bus", "pulls"],
  ["a snail carrying a piano", "heaves"],
  ["a crab carrying a book", "holds"],
  ["a flying saucer abducting a hen", "abducts"],
  ["a UFO beaming up a sailor", "abducts"],
  ["a crab abducting a hen", "heaves"],
  ["a hen staring into a mirror", "watches"],
  ["a bison taking a bath", "in"],
  ["a duckling following a bus", "chases"],
  ["a seal juggling oranges", "juggles"],
  ["a bison smashing a piano", "smashes"],
  ["a yak dropping a phone", "drops"],
  ["a mole rolling a rock", "pushes"],
  ["a heron walking a dog", "pulls"],
  ["a heron walking to a fridge", "meets"],
  ["a poodle laughing at a chart", "watches"],
  ["a koala swimming in noodles", "in"],
  ["a gecko climbing a lighthouse", "climbs"],
  ["a toad jumping over a fire hydrant", "leaps"],
  ["a stork knocking on a fridge", "knocks"],
  ["a lynx staring at a toaster", "watches"],
  ["an owl looking through a telescope", "peers"],
  ["a chipmunk burying a key", "buries"],
  ["a heron fishing for a boot", "fishes"],
  ["a yak cleaning a trumpet", "works"],
  ["a wombat cooking spaghetti", "cooks"],
  ["a stoat printing money", "prints"],
  ["a mandrill arguing with a traffic cone", "talks"],
  ["a lemur sleeping on a laptop", "lies"],
  ["a lemur sleeping in a toaster", "in"],
  ["a puffin surfing a wave", "surfs"],
  ["a stoat surfing on a ladder", "surfs"],
  ["a stoat surfing a huge ladder", "surfs"],
  ["a stoat surfing on a surfboard", "boards"],
  ["a stoat surfing the internet", "holds"],
  ["a stoat fishing in a bathtub", "fishes"],
  ["a stoat fishing from a canoe", "rides"],
  ["a stoat taking the elevator", "in"],
  ["a stoat eating a lamp with a fork", "eats"],
  ["a stoat slipping on a pancake", "slips"],
  ["a stoat tripping over a hose", "slips"],
  ["a stoat falling off a ladder", "leaps"],
  ["two stoats fighting over a pancake", "fights"],
  ["two stoats arguing about a pancake", "dreams"],
  ["a stoat playing drums on a bucket", "drums"],
  ["a stoat drumming on a teapot", "drums"],
  ["a stoat standing on top of a taxi", "on"],
  ["a stoat on the roof of a castle", "on"],
  ["a stoat standing on a taxi", "on"],
  ["a stoat on top of a lighthouse", "on"],
  ["a stoat riding on top of a taxi", "rides"],
  ["an ibis playing the trumpet", "plays"],
  ["an ibis playing the drums", "drums"],
  ["a quokka playing chess", "games"],
  ["a stoat that beats everyone at chess", "games"],
  ["a gorilla with a cactus instead of a head", "headed"],
  ["an ox fleeing a sponge", "flees"],
  ["a heron knocks over a teapot", "topples"],
  ["a lynx pushes a vase off the table", "topples"],
  ["a toad knocks a jar over", "topples"],
  ["a yak pushes a fridge", "pushes"],
  ["a stork swallows a trumpet", "swallows"],
  ["a stork eats a whole pizza", "swallows"],
  ["a stork eats a pizza", "eats"],
  ["a printer printing pizza", "drops"],
  ["a yak dropping a tray of drinks", "drops"],
  ["a yak popping a balloon", "smashes"],
  ["a vole playing drums in a garage", "drums"],
  ["a vole planting carrots", "buries"],
  ["a vole lifting a feather", "heaves"],
  ["a vole sweeping the street", "pushes"],
  ["a vole hitting a punching bag", "fights"],
  ["a hen hatching an alarm clock", "on"],
  ["a spy hiding in a bush", "behind"],
  ["a vole jumping out of a cake", "in"],
  ["a vole wearing lipstick", "holds"],
  ["a vole throwing a pie at a king", "fights"],
])("%s: %s", (idea, relation) => expect(readIdea(idea).relation).toBe(relation));

test("what somebody does is no thing, and what is named first is the hero", () => {
  expect(readIdea("a stoat brushes its teeth in a canoe")).toMatchObject({
    motif: { id: "canoe" },
    held: "toothbrush",
  });
  expect(readIdea("a printer prints pancakes").subject?.id).toBe("printer");
  expect(readIdea("a walrus with huge tusks").motif).toBeNull();
});

test.each([
  ["a badger knitting a scarf", "scarf", "knitting-needles"],
  ["a panda signing a scroll", "scroll", "fountain-pen"],
  ["a hedgehog raking leaves", "fallen-leaf", "rake"],
  ["a nurse bandaging a teapot", "teapot", "adhesive-bandage"],
  ["a ninja watering a plant", "seedling", "watering-can"],
])("%s: the work is before who does it, with the tool in a hand", (idea, motif, held) =>
  expect(readIdea(idea)).toMatchObject({ motif: { id: motif }, held }),
);

test.each([
  ["a viking braiding his beard", "hair-pick"],
  ["a mermaid drying her hair", "hair-dryer"],
  ["a zebra painting its stripes", "paintbrush"],
  ["an owl typing a ransom letter", "typewriter"],
  ["a hippo doing ballet", "tutu"],
  ["a yak snowboarding", "snowboard"],
])("%s: one sees what it is done with", (idea, motif) => expect(readIdea(idea).motif?.id).toBe(motif));

test("what stands between verb and thing counts", () => {
  expect(readIdea("a hen throwing a party for a pizza").relation).not.toBe("throws");
  expect(readIdea("a vole jumping on a trampoline").relation).toBe("boards");
});

test("each deed's verbs are known, and what it is done with is a picture", () => {
  const verbs = deeds.flatMap((deed) => wordsIn(wordList(`deed ${deed}`)));
  expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
  for (const section of [
    "motif to play",
    "motif to drum",
    "motif of games",
    "motif to kick",
    "motif to look through",
  ])
    expect(wordsIn(wordList(section)).filter((id) => !isPicture(id))).toEqual([]);
  expect(matchVerb("tossing")?.forms.base).toBe("toss");
});

test.each([
  ["grandma doing a kickflip", "longboard", "boards"],
  ["a lizard doing an ollie", "longboard", "boards"],
  ["a badger on a halfpipe", "longboard", "boards"],
  ["an otter popping a wheelie", "bicycle", "rides"],
])("%s: a trick is seen on what it is done on", (idea, id, relation) =>
  expect(readIdea(idea)).toMatchObject({ motif: { id }, relation }),
);
