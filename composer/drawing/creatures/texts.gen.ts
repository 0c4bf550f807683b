// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const creatures = `bear: coat #9a6238, belly #e8c79a, tail puff
polar-bear: coat #f4f6fa, belly #dfe6ee, extra #30343c
panda: coat #fbfbf8, belly #ffffff, extra #26262e, ears dark-round, marks patches, limb #26262e
koala: coat #a3a8b3, belly #eef0f4, ears fluffy, muzzle koala
fox: coat #ee7a2b, belly #fff4e6, dark #3a2420, ears dark-pointed, muzzle small, marks cheeks, tail bushy
wolf: coat #8d96a5, belly #eef1f5, dark #4b5361, ears dark-pointed, marks cheeks, muzzle snout, tail bushy
cat cat-face grinning-cat smiling-cat-with-heart-eyes pouting-cat kissing-cat weary-cat crying-cat cat-with-tears-of-joy cat-with-wry-smile: coat #f2a64b, belly #fff0d8, dark #c46f1e, ears pointed, muzzle cat, marks stripes, tail long
black-cat: coat #34313d, belly #57525f, dark #1d1a26, ears pointed, muzzle cat, tail long
dog dog-face guide-dog service-dog: coat #d99a55, belly #fff1dc, dark #8a5527, ears floppy, marks patch, tail curl
lion: coat #f0b64a, belly #fde6b6, extra #b3662a, top mane, tail tuft
tiger tiger-face: coat #f58f29, belly #fff3df, dark #2b2326, marks cheeks stripes, muzzle cat, tail long
leopard: coat #f1c15b, belly #fff1cf, dark #5b3b1d, marks spots, muzzle cat, tail long
mouse mouse-face: coat #b9bec9, belly #eef0f4, ears mouse, muzzle rodent, tail long
rat: coat #8b8590, belly #d9d3d8, ears mouse, head egg, muzzle rodent, tail long
hamster: coat #e9a65a, belly #fff6e8, ears round, marks chops, muzzle rodent
rabbit rabbit-face: coat #f3f0ee, belly #ffffff, ears tall, muzzle rodent, tail puff
cow cow-face: coat #fbf8f3, belly #f5b8b0, dark #2e2a2e, head long, ears side, top bull, marks patch, muzzle long, arms hoof, legs hoof, extra #4a3a36, tail tuft
pig pig-face: coat #f7a9b5, belly #f28aa0, dark #a8485c, ears spear, muzzle pig, arms hoof, legs hoof, extra #a8485c, tail curl
boar: coat #7a5640, belly #a87f62, dark #3a2620, ears spear, muzzle pig, top shag, extra #4b3226, arms hoof, legs hoof, tail curl
horse horse-face pony: coat #a8672f, belly #d9a56d, head long, ears spear, muzzle long, top shag, extra #4a2b16, arms hoof, legs hoof, marks blaze, tail bushy
unicorn: coat #fbf6ff, belly #f3d9f5, head long, ears spear, muzzle long, top horn, extra #c77dff, arms hoof, legs hoof, tail bushy
zebra: coat #fafafa, belly #3a3840, dark #2a2830, head long, ears spear, muzzle long, marks stripes, top shag, extra #2a2830, arms hoof, legs hoof, tail tuft
donkey: coat #9b9298, belly #e6dfd9, head long, ears tall, muzzle long, top shag, extra #4d464c, arms hoof, legs hoof, tail tuft
monkey monkey-face: coat #8a5a34, belly #f1cfa3, ears human, marks face, muzzle none, arms hand, tail long
gorilla: coat #4a4754, belly #8f8a98, ears human, marks face, muzzle none, head square, arms hand
frog: coat #6cc04a, belly #d8f0b8, ears none, muzzle frog, head wide, arms hand
chicken hatching-chick: coat #fdfbf5, belly #f4ead6, extra #f6a821, ears none, head egg, muzzle beak, top comb, arms wing, legs bird, tail fan
rooster: coat #c4552b, belly #f2a64b, extra #f6c021, ears none, head egg, muzzle beak, top comb, arms wing, legs bird, tail fan
penguin: coat #2c3444, belly #ffffff, extra #f6a821, ears none, head egg, marks face, muzzle beak, arms wing, legs bird
duck baby-chick front-facing-baby-chick: coat #f8d34b, belly #fff0b5, extra #f28a1c, ears none, head egg, muzzle bill, top tuft, arms wing, legs bird
goose: coat #fbfbfb, belly #e9edf3, extra #f28a1c, ears none, head egg, muzzle bill, arms wing, legs bird
pigeon: coat #8fa0b5, belly #b9a4d0, extra #55505c, dark #5d7f78, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
eagle: coat #fbfaf5, belly #6b4428, extra #f6b821, ears none, head egg, muzzle hook, arms wing, legs bird
owl: coat #8b5e3c, belly #f0d9b5, extra #6b4428, ears tufts, marks rings, muzzle beak, arms wing, legs bird, head wide
parrot: coat #e03a3a, belly #ffd23f, extra #34323c, ears none, head egg, muzzle hook, top crest, arms wing, legs bird, tail fan
flamingo: coat #ff8fb1, belly #ffc2d4, extra #34323c, ears none, head egg, muzzle hook, arms wing, legs bird
seagull: coat #fbfbfb, belly #c8d2de, extra #f6b821, ears none, head egg, muzzle beak, arms wing, legs bird
pelican: coat #fbf7ef, belly #eadfce, extra #f6a54a, ears none, head egg, muzzle pelican, arms wing, legs bird
raccoon: coat #9aa0ac, belly #eef0f4, dark #33333d, extra #33333d, ears pointed, marks mask brows, muzzle snout, tail ringed
badger: coat #55545e, belly #f4f4f2, dark #2a2930, ears round, marks blaze, muzzle snout
skunk: coat #2e2b36, belly #ffffff, dark #2e2b36, ears round, marks blaze, muzzle small, tail bushy
opossum: coat #c9c9d0, belly #ffffff, dark #4d4a55, ears dark-round, head egg, marks face, muzzle small, tail long
squirrel: coat #c8682c, belly #fbe7cc, ears pointed, muzzle rodent, tail bushy
chipmunk: coat #c98a4b, belly #fff0d8, dark #4a2f1d, ears round, marks stripes chops, muzzle rodent, tail bushy
beaver: coat #8a5734, belly #c99a6b, extra #5a3a24, ears round, muzzle rodent, tail flat
otter: coat #7d563a, belly #e0c39f, ears round, head wide, muzzle rodent, marks chops, tail thick
hedgehog: coat #e6c79a, belly #fbe9cc, extra #6a4a35, ears round, top spikes, muzzle small
sloth: coat #a58a68, belly #e9d8b8, dark #5d4632, ears none, marks face mask, muzzle small, arms paw
elephant: coat #98a5b5, belly #f0b9b9, ears elephant, muzzle trunk, arms hoof, legs hoof, extra #7f8c9c, tail tuft
rhinoceros: coat #98a0a8, belly #b9c0c6, ears spear, muzzle hippo, dark #5c6268, top rhino, arms hoof, legs hoof, extra #7a8288
hippopotamus: coat #a58ab0, belly #cdb4d4, dark #5c4668, ears round, muzzle hippo, arms hoof, legs hoof, extra #8a7096
giraffe: coat #f4c45a, belly #fff0cf, dark #b06a28, head long, ears side, top ossicones, marks spots, muzzle long, arms hoof, legs hoof, extra #6e3f1f, tail tuft
llama: coat #f4ead9, belly #fff9ee, head long, ears spear, muzzle long, top wool, extra #e3d3ba, arms hoof, legs hoof, tail puff
camel two-hump-camel: coat #d8a866, belly #ecd0a0, head long, ears side, muzzle long, top tuft, extra #a87838, arms hoof, legs hoof, tail tuft
moose: coat #7a5238, belly #b08d6e, head long, ears side, muzzle long, top moose, extra #cfa878, arms hoof, legs hoof
deer: coat #c98a52, belly #fbe9d2, head long, ears side, muzzle snout, top antlers, extra #8a5a34, arms hoof, legs hoof, tail puff
ewe: coat #4a4048, belly #5c525a, head long, ears side, muzzle small, top wool, extra #fbf8f0, arms hoof, legs hoof, tail puff
goat: coat #f3efe6, belly #ffffff, dark #6a5a48, head long, ears side, muzzle small, top goat, marks beard, arms hoof, legs hoof, extra #6a5a48
ram: coat #efe6d6, belly #fffaf0, head long, ears none, muzzle small, top ram, arms hoof, legs hoof, extra #6a5a48
kangaroo: coat #c48a5a, belly #f4dcbc, head long, ears spear, muzzle snout, tail thick
bat: coat #5b4a6b, belly #8a7599, ears bat, muzzle small, arms wing, legs paw
walrus: coat #8d6248, belly #c9a488, ears none, head wide, muzzle walrus, arms fin, legs none, tail fish, extra #8d6248
seal: coat #9aa5b2, belly #dde4ea, ears none, muzzle rodent, arms fin, legs none, tail fish, extra #9aa5b2
crocodile: coat #5f9c46, belly #d5e3a0, extra #4a7d36, ears none, head wide, muzzle croc, arms hand, tail thick
turtle: coat #7fbf5a, belly #f0e0a0, extra #5b7a3a, ears none, muzzle none, arms hand, tail puff, shell #8a6a3a
t-rex: coat #56b06a, belly #d9efb0, extra #2f8a52, ears none, muzzle croc, head wide, top crest, arms hand, tail thick
dragon dragon-face: coat #3fa56b, belly #ffe08a, extra #2f7d52, dark #f6c24a, ears none, top goat, muzzle croc, arms hand, tail thick
shark: coat #6f8fae, belly #ffffff, extra #56748f, ears none, head egg, muzzle shark, top fin, arms fin, legs none, tail fish
goldfish fish: coat #f88f2c, belly #ffc56b, extra #f26a1c, ears none, muzzle fish, top fin, arms fin, legs none, tail fish
axolotl: coat #f9b8c8, belly #fddbe4, extra #e8608a, ears none, head wide, top gills, muzzle none, arms hand, tail thick
octopus: coat #e86a5a, belly #f6a08f, body tentacles, ears none, muzzle none, head egg, arms hand, legs none
crab: coat #e8502f, belly #f6a07a, ears none, head wide, muzzle none, arms claw, legs hoof, extra #c23a1e
lobster: coat #d8352a, belly #f07a5a, extra #a8241c, ears none, head egg, top antennae, muzzle none, arms claw, tail fan
honeybee: body striped, coat #ffc933, belly #fff0b5, extra #2b2630, dark #2b2630, ears none, top antennae, muzzle none, arms hand
capybara: coat #a87648, belly #c99a6b, ears round, head square, muzzle hippo, dark #4a3020
ox: coat #7a4a34, belly #c99a7b, head long, ears side, top bull, muzzle long, arms hoof, legs hoof, extra #3a2a24, tail tuft
yak: coat #5a4034, belly #9a7a64, head long, ears side, top shag, muzzle long, arms hoof, legs hoof, extra #3a2a24
cheetah: coat #f3c565, belly #fff3d8, dark #3d2a1c, ears round, marks spots, muzzle cat, tail long
husky: coat #5d6b7d, belly #ffffff, dark #3a4452, ears dark-pointed, marks face brows, muzzle snout, tail bushy
pug: coat #e3bf8a, belly #4a3a33, dark #3a2c26, ears floppy, muzzle snout, tail curl
doge: coat #e9b86a, belly #fff4e0, dark #c48a3a, ears pointed, marks cheeks brows, muzzle small, tail curl
poodle: coat #f3e9e4, belly #ffffff, dark #e3cfc6, extra #e9d9d0, ears floppy, top wool, muzzle snout, tail puff
hyena: coat #b79a74, belly #e3d0b0, dark #4a3a2a, extra #5d4632, ears round, marks spots, top shag, muzzle snout, tail tuft
lemur: coat #9aa0a8, belly #ffffff, dark #33333d, extra #33333d, ears pointed, marks patches, muzzle small, tail ringed
meerkat: coat #d8b07a, belly #f6e4c6, dark #4a3626, ears dark-round, head egg, marks patches, muzzle small, tail long
wombat: coat #8d7462, belly #b59c88, ears round, head square, muzzle snout
quokka: coat #a87c52, belly #e3c9a5, ears round, muzzle small, marks chops, tail long
ferret: coat #d9c09a, belly #fff6e6, dark #6a4a35, ears round, head egg, marks mask, muzzle small, tail long
chinchilla: coat #a5a8b5, belly #eef0f4, ears mouse, muzzle rodent, tail bushy
gerbil: coat #d9a96a, belly #fff3dc, ears mouse, muzzle rodent, tail tuft
reindeer: coat #9a6a45, belly #f0dcc2, head long, ears side, muzzle snout, top antlers, extra #6a452a, arms hoof, legs hoof, tail puff
warthog: coat #8d6a58, belly #b08d78, dark #4a3026, ears spear, muzzle pig, top shag, extra #5a3a2a, arms hoof, legs hoof, tail tuft
water-buffalo bison: coat #5a4640, belly #8a7264, head long, ears side, top bull, muzzle long, arms hoof, legs hoof, extra #33262a, tail tuft
mammoth: coat #8a5a3c, belly #c99a76, ears elephant, top tuft, extra #6a4028, muzzle trunk, arms hoof, legs hoof, tail tuft
werewolf: coat #6a6470, belly #b5adb8, dark #33303a, ears dark-pointed, marks cheeks, muzzle snout, tail bushy
yeti: coat #eaf3fb, belly #cfe0ef, ears none, top shag, extra #ffffff, head square, marks face, muzzle none
bigfoot: coat #7a5236, belly #c99a72, ears none, top shag, extra #5f3d26, head square, marks face, muzzle none
orangutan: coat #c4622a, belly #e8b48a, ears human, marks face, muzzle none, top tuft, extra #c4622a, arms hand
swan: coat #ffffff, belly #e6ecf3, extra #f28a1c, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
dove: coat #f6f8fb, belly #dfe6ee, extra #e8a08a, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
bird bluebird: coat #4f9fe0, belly #d5ecff, extra #f6b821, ears none, head egg, muzzle beak, top tuft, arms wing, legs bird
blackbird crow raven: coat #2c2a33, belly #45424f, extra #f0a21c, ears none, head egg, muzzle beak, arms wing, legs bird
turkey: coat #8a5230, belly #c98a52, extra #e3a24a, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
ostrich emu: coat #e8b8a0, belly #34313d, extra #e89a5a, ears none, head egg, muzzle beak, top tuft, arms wing, legs bird, tail puff
puffin: coat #2c3038, belly #ffffff, extra #f2702a, ears none, head egg, marks face, muzzle hook, arms wing, legs bird
toucan: coat #2c2a33, belly #fbe38a, extra #f6902a, ears none, head egg, marks face, muzzle hook, arms wing, legs bird
stork: coat #ffffff, belly #2f2d38, extra #e8482f, ears none, head egg, muzzle beak, arms wing, legs bird
vulture: coat #e8a59a, belly #4a3a38, extra #e3c08a, ears none, head egg, muzzle hook, arms wing, legs bird
peacock: coat #2f7fc4, belly #3fb5a0, extra #f0c24a, ears none, head egg, muzzle beak, top crest, arms wing, legs bird, tail fan
kiwi-bird: coat #8a6440, belly #b08a62, extra #e3c89a, ears none, muzzle beak, arms wing, legs bird
whale spouting-whale: coat #4f86c6, belly #d8ebff, extra #3f6fa8, ears none, head wide, muzzle shark, arms fin, legs none, tail fish
dolphin: coat #6fa5d0, belly #e8f4ff, extra #5288b5, ears none, head egg, top fin, muzzle shark, arms fin, legs none, tail fish
orca: coat #262a33, belly #ffffff, extra #262a33, ears none, marks brows, top fin, muzzle shark, arms fin, legs none, tail fish
narwhal: coat #8fb0cf, belly #e8f2fb, extra #7396b8, ears none, top horn, muzzle shark, arms fin, legs none, tail fish
manatee: coat #98a2a8, belly #c6ced2, extra #828c92, dark #5c6468, ears none, muzzle hippo, arms fin, legs none, tail flat
platypus: coat #8a5f3f, belly #c99a6b, extra #55606b, ears none, muzzle bill, arms paw, tail flat
velociraptor: coat #c98a3a, belly #f3dca0, extra #8a5a24, ears none, muzzle croc, head wide, top crest, arms hand, tail thick
man boy guy dude bro: coat #f0c49b, shirt #3f74d8, dark #33405c, extra #4a2f1d, shoe #e5484d, ears human, top hair, muzzle human, arms hand, belly #f0c49b
woman girl lady: coat #e3ad80, shirt #d8487a, dark #3c2f55, extra #3a2418, shoe #f6c24a, ears human, top long-hair, muzzle human, arms hand, belly #e3ad80
old-woman grandma granny nana: coat #f2cfb0, shirt #8a5fc0, dark #5b4a78, extra #e6e4ea, shoe #7a5a8a, ears human, top bun, muzzle human, marks glasses, arms hand, belly #f2cfb0
old-man grandpa grandad: coat #e8bd95, shirt #6a8a5a, dark #4a4036, extra #e6e4ea, shoe #5a4030, ears human, top bald, muzzle human, marks glasses moustache, arms hand, belly #e8bd95
child kid baby: coat #c98d62, shirt #f6b21b, dark #3f74d8, extra #2a1a14, shoe #ffffff, ears human, top tuft, muzzle human, arms hand, belly #c98d62
cook: coat #e8bd95, shirt #ffffff, dark #4a4a55, extra #3a2418, shoe #33303a, gear chef, ears human, top hair, muzzle human, marks moustache, arms hand, belly #e8bd95
construction-worker: coat #d9a577, shirt #f28a1c, dark #3f4f6a, extra #3a2418, shoe #8a5a34, gear hardhat, ears human, top hair, muzzle human, arms hand, belly #d9a577
firefighter: coat #e8bd95, shirt #c4372b, dark #33303a, extra #5a3a24, shoe #f6c24a, gear hardhat, ears human, top hair, muzzle human, arms hand, belly #e8bd95
police-officer guard: coat #c98d62, shirt #2f4f8a, dark #26344f, extra #2a1a14, shoe #1d1a26, gear cap, ears human, top hair, muzzle human, arms hand, belly #c98d62
farmer: coat #e3ad80, shirt #c4552b, dark #3f6f9a, extra #8a5a34, shoe #6a4a2a, gear cowboy, ears human, top hair, muzzle human, arms hand, belly #e3ad80
student: coat #c98d62, shirt #4f9f7a, dark #3f4f6a, extra #2a1a14, shoe #ffffff, gear graduate, ears human, top hair, muzzle human, arms hand, belly #c98d62
judge: coat #e8bd95, shirt #33303a, dark #26242c, extra #f1efe8, shoe #26242c, ears human, top long-hair, muzzle human, marks glasses, arms hand, belly #e8bd95
scientist health-worker: coat #d9a577, shirt #f4f8fb, dark #4a6a8a, extra #3a2a24, shoe #33303a, ears human, top hair, muzzle human, marks glasses, arms hand, belly #d9a577
teacher: coat #e3ad80, shirt #5f8a4a, dark #4a3f5a, extra #7a4a2a, shoe #7a3f3a, ears human, top bun, muzzle human, marks glasses, arms hand, belly #e3ad80
technologist: coat #f0c49b, shirt #55506a, dark #33405c, extra #2a2028, shoe #ffffff, gear headphones, ears human, top hair, muzzle human, marks glasses, arms hand, belly #f0c49b
office-worker: coat #e8bd95, shirt #6a8ac0, dark #2f3a4f, extra #3a2418, shoe #26242c, ears human, top hair, muzzle human, arms hand, belly #e8bd95
mechanic plumber electrician: coat #e3ad80, shirt #d8402f, dark #2f5aa8, extra #3a2418, shoe #6a4a2a, gear cap, ears human, top hair, muzzle human, marks moustache, arms hand, belly #e3ad80
prince person-with-crown: coat #e8bd95, shirt #7a3fa8, dark #4a2a6a, extra #a8702a, shoe #f6c24a, gear crown, ears human, top hair, muzzle human, arms hand, belly #e8bd95
princess: coat #f2cfb0, shirt #ff8fc0, dark #e8609a, extra #e8b84a, shoe #ffffff, gear crown, ears human, top long-hair, muzzle human, arms hand, belly #f2cfb0
santa-claus: coat #f2cfb0, belly #ffffff, shirt #d8302f, dark #d8302f, extra #ffffff, shoe #26242c, gear santa, ears human, top none, muzzle human, marks beard moustache, arms hand
person-mage magician: coat #e8bd95, belly #e6e4ea, shirt #5a3ea8, dark #3a2a7a, extra #e6e4ea, shoe #3a2a7a, gear wizard, ears human, top none, muzzle human, marks beard moustache, arms hand
ninja: coat #e3ad80, shirt #26242c, dark #26242c, extra #26242c, shoe #1d1a26, gear ninja, ears none, top hair, muzzle human, arms hand, belly #e3ad80
person-zombie: coat #8fb87a, shirt #6a5a4a, dark #4a4036, extra #3a4a2a, shoe #4a3a2a, ears human, top tuft, muzzle human, arms hand, belly #8fb87a
person-vampire: coat #e6e0ea, shirt #26242c, dark #26242c, extra #1d1a26, shoe #1d1a26, ears human, top hair, muzzle human, arms hand, belly #e6e0ea
person-superhero: coat #e3ad80, shirt #2f6fd8, dark #c4302f, extra #2a1a14, shoe #c4302f, ears human, top hair, muzzle human, arms hand, belly #e3ad80
artist: coat #c98d62, shirt #f1efe8, dark #3f4f6a, extra #5a3a24, shoe #c4552b, ears human, top bun, muzzle human, arms hand, belly #c98d62
singer: coat #8a5a3a, shirt #d8487a, dark #26242c, extra #26181a, shoe #f6c24a, gear shades, ears human, top hair, muzzle human, arms hand, belly #8a5a3a
pilot: coat #e8bd95, shirt #f4f8fb, dark #26344f, extra #3a2418, shoe #26242c, gear shades, ears human, top hair, muzzle human, arms hand, belly #e8bd95
astronaut: coat #e3ad80, shirt #f4f8fb, dark #f4f8fb, extra #3a2418, gear astronaut, ears human, top hair, muzzle human, arms hand, belly #e3ad80
detective: coat #e8bd95, shirt #a8845a, dark #4a4036, extra #5a3a24, shoe #4a3a2a, gear detective, ears human, top hair, muzzle human, marks moustache, arms hand, belly #e8bd95
mole: coat #4a4450, belly #f2b8c0, ears none, head egg, muzzle pig, dark #8a5060, arms paw, tail curl
anteater: coat #6a6470, belly #d9d3c9, dark #26242c, ears round, head long, muzzle trunk, tail bushy
magpie: coat #1f222c, belly #ffffff, extra #3a3d4a, dark #2f5aa8, ears none, head egg, muzzle beak, top none, marks face, arms wing, legs bird, tail fan, limb #2f5aa8
bulldog: coat #e8d8c4, belly #fff6e8, dark #a8703a, ears side, head wide, muzzle hippo, marks patch, tail puff
chihuahua: coat #e3b27a, belly #fff0d8, ears bat, head egg, muzzle small, tail curl
baboon mandrill: coat #7a6a4f, belly #4f8fd0, dark #d8402f, ears human, muzzle long, head long, top shag, extra #8d7c5c, arms hand, tail long
chameleon iguana gecko: coat #58b84f, belly #d8f0a0, extra #f28a1c, ears none, muzzle frog, top crest, arms hand, tail curl
porcupine: coat #8a7460, belly #d9c4a8, extra #3a3230, ears round, top spikes, muzzle rodent, tail thick
wildebeest gnu: coat #5f5a66, belly #8a8490, head long, ears side, top bull, marks beard, muzzle long, arms hoof, legs hoof, extra #2a2830, tail tuft
alpaca: coat #c99a6b, belly #f0dcc0, head long, ears spear, muzzle small, top wool, extra #b5834f, arms hoof, legs hoof, tail puff
lynx: coat #d8b888, belly #fff3e0, dark #4a3626, extra #4a3626, ears tufts, marks spots, muzzle cat, tail puff
jaguar: coat #e8a83a, belly #fff0d0, dark #2b2326, ears round, marks spots, muzzle cat, tail long, head wide
coyote jackal: coat #b59a78, belly #f3e6d0, dark #6a5540, ears dark-pointed, marks cheeks, muzzle small, tail bushy
weasel stoat mongoose: coat #9a6238, belly #fff6e6, ears round, head egg, muzzle small, marks chops, tail bushy
hare: coat #b5946c, belly #f3e6d0, ears tall, head egg, muzzle rodent, tail puff
antelope gazelle: coat #d9a066, belly #fff0d8, dark #5a4030, head long, ears side, top goat, muzzle snout, arms hoof, legs hoof, extra #5a4030, tail tuft
toad: coat #8a8a4a, belly #e0dca8, dark #5f5f30, ears none, muzzle frog, head wide, marks spots, arms hand
salamander newt: coat #2f2d38, belly #f6b82a, dark #f6b82a, ears none, head wide, marks spots, muzzle none, arms hand, tail thick
canary: coat #ffd84a, belly #fff0a8, extra #f28a1c, ears none, head round, muzzle beak, arms wing, legs bird
robin: coat #8a6a50, belly #f0602a, extra #4a3a30, ears none, head round, muzzle beak, marks face, arms wing, legs bird
armadillo: coat #b59a84, belly #e8d3bc, extra #8a7260, ears spear, head egg, muzzle small, shell #8a7260, tail long
tapir: coat #3a3842, belly #e8e4e0, ears round, head long, muzzle trunk, arms hoof, legs hoof, extra #2a2830`;
