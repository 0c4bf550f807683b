/**
 * Where the face is, judged by eye from each picture: centre in hundredths of the ink's width and height,
 * radius in hundredths of its longer side. After `;` the cartoon drawing's, where it holds its head
 * elsewhere.
 */
const lines = `
alien 50 55 34
alien-monster 50 45 30
ant 50 50 16; 18 40 17
baby-chick 33 22 24
badger 15 35 18; 15 40 18
bat 52 62 14; 47 45 16
bear 50 56 34
beaver 22 25 24; 28 25 24
beetle 50 15 14; 28 25 15
bird 38 28 24; 24 28 24
bison 18 50 20; 22 38 24
blackbird 38 18 18
blowfish 25 45 24; 32 50 26
boar 28 62 30; 30 58 30
bug 14 15 16; 18 22 20
butterfly 50 22 12; 35 25 12
camel 14 25 18; 20 18 20
cat 20 35 24; 22 38 24
chicken 32 40 26; 30 40 28
chipmunk 22 38 24; 26 40 24
cockroach 50 22 14; 38 30 16
cow 18 32 20; 18 30 22
crab 50 45 20; 50 62 26
cricket 12 40 16; 28 40 18
crocodile 48 85 18; 30 82 22
deer 18 32 20; 22 30 22
dodo 22 18 20; 25 20 22
dog 22 28 22; 45 35 30
dolphin 28 30 24; 24 35 26
donkey 14 38 20; 12 78 18
dove 28 40 20; 25 50 20
dragon 28 28 22; 30 28 24
duck 28 22 22
eagle 14 30 20; 30 55 20
elephant 25 40 26; 28 42 30
ewe 14 25 18; 38 42 26
fish 25 50 22; 18 55 22
flamingo 25 12 16; 22 12 16
fly 50 20 18; 25 55 24
fox 50 58 32
frog 50 42 36
front-facing-baby-chick 50 25 24; 50 28 26
ghost 50 38 30; 52 40 30
giraffe 12 14 18; 20 15 18
goat 20 22 22; 30 30 28
goose 22 15 18; 18 12 18
gorilla 38 22 22
guide-dog 20 28 22; 20 22 20
hamster 50 56 34
hatching-chick 50 28 28
hedgehog 18 65 20; 22 68 24
hippopotamus 22 50 24; 25 50 26
honeybee 18 50 20; 22 40 26
horse 14 30 20; 18 28 22
jellyfish 50 28 28; 28 32 28
kangaroo 20 22 20; 28 18 18
koala 50 58 34
lady-beetle 50 18 16; 40 20 18
leopard 18 32 22
lion 50 55 32
lizard 25 25 18
llama 22 22 18; 22 18 18
lobster 50 40 16; 50 48 14
mammoth 28 45 26; 30 42 28
microbe 50 50 25
moose 28 68 30; 50 60 24
mosquito 30 62 14; 30 50 14
mouse 18 40 24; 20 42 26
octopus 50 55 34; 60 42 30
orangutan 50 25 22; 45 35 24
otter 22 35 24; 22 32 22
owl 50 30 32
ox 16 28 22; 24 32 24
parrot 22 22 22
peacock 42 42 14; 45 38 16
penguin 50 30 26; 30 22 22
person-elf 50 38 26
person-fairy 50 22 14
person-genie 50 35 24
person-merpeople 40 18 18
person-vampire 50 35 24
person-zombie 48 35 26
phoenix-bird 40 22 18
pig 14 45 24; 26 45 30
pile-of-poo 50 62 32
polar-bear 50 56 34
poodle 22 28 22; 22 22 22
rabbit 22 50 26; 28 42 26
raccoon 50 60 34; 16 42 22
ram 18 38 22; 28 42 26
rat 18 45 24; 20 42 26
rhinoceros 20 52 24; 22 48 26
rooster 25 25 20; 28 22 20
sauropod 22 12 18; 20 15 18
scorpion 50 70 16; 45 68 18
seal 20 32 22; 25 22 24
service-dog 22 25 24; 14 20 20
shark 28 38 26; 30 38 28
shrimp 25 25 18; 20 45 20
skull 50 45 36
skunk 22 65 20; 22 70 20
sloth 32 42 24; 22 42 24
snail 14 22 20; 16 45 20
snake 65 20 18; 30 28 20
snowman 50 35 24
snowman-without-snow 50 35 24
spider 50 50 18; 50 62 18
spouting-whale 22 60 26; 22 75 24
squid 50 45 20; 45 62 20
swan 14 25 20; 25 18 20
t-rex 35 18 24; 24 20 22
teddy-bear 50 28 26
tiger 18 38 22; 25 32 24
troll 42 40 26
tropical-fish 22 50 24; 22 50 26
turkey 20 25 18; 18 25 18
turtle 12 62 18; 18 40 22
two-hump-camel 14 25 18; 20 22 20
unicorn 30 55 32; 30 55 30
water-buffalo 25 30 24; 25 35 28
whale 25 55 28; 20 72 24
wolf 50 60 34
worm 20 15 14; 14 52 18
zebra 18 25 22`;

export type Spot = readonly [x: number, y: number, radius: number];
export interface Heads {
  plain: Spot;
  /** In the livelier drawing. */
  toon: Spot;
}

const spotOf = (text: string): Spot => {
  const [x = 50, y = 50, radius = 34] = text.trim().split(" ").map(Number);
  return [x, y, radius];
};

const byHand = new Map<string, Heads>(
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [id = ""] = line.split(" ", 1);
      const [plain = "", toon = plain] = line.slice(id.length).split(";");
      return [id, { plain: spotOf(plain), toon: spotOf(toon) }];
    }),
);

const WHOLE: Spot = [50, 55, 34];
const BUST: Spot = [50, 36, 26];

/**
 * The face of a picture: set by hand, or the whole of what is nothing but a face; null for what has none or
 * is not known.
 */
export const headsOf = (id: string, kind: string): Heads | null => {
  const known = byHand.get(id);
  if (known) return known;
  const face =
    kind === "face" ||
    /-face$|-cat$|cat-with|^(ogre|goblin|robot|jack-o-lantern|koala|panda|.*-monkey)$/.test(id);
  if (face && (kind === "face" || kind === "creature")) return { plain: WHOLE, toon: WHOLE };
  return kind === "person" ? { plain: BUST, toon: BUST } : null;
};
