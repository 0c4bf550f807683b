// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const creatures = `bear: coat #9a6238, belly #e8c79a, tail puff
polar-bear: coat #f4f6fa, belly #dfe6ee, extra #30343c
panda: coat #fbfbf8, belly #ffffff, extra #26262e, ears dark-round, marks patches, limb #26262e
koala: coat #a3a8b3, belly #eef0f4, ears fluffy, muzzle koala
fox: coat #ee7a2b, belly #fff4e6, dark #3a2420, ears dark-pointed, muzzle small, marks cheeks, tail bushy
wolf: coat #8d96a5, belly #eef1f5, dark #4b5361, ears dark-pointed, marks cheeks, muzzle snout, tail bushy
cat cat-face grinning-cat-with-smiling-eyes grinning-cat smiling-cat-with-heart-eyes pouting-cat kissing-cat weary-cat crying-cat cat-with-tears-of-joy cat-with-wry-smile: coat #f2a64b, belly #fff0d8, dark #c46f1e, ears pointed, muzzle cat, marks stripes, tail long
black-cat: coat #34313d, belly #57525f, dark #1d1a26, ears pointed, muzzle cat, tail long
dog dog-face guide-dog service-dog: coat #d99a55, belly #fff1dc, dark #8a5527, ears floppy, marks patch, tail curl
lion: coat #f0b64a, belly #fde6b6, extra #b3662a, top mane, tail tuft
tiger tiger-face: coat #f58f29, belly #fff3df, dark #2b2326, marks cheeks stripes, muzzle cat, tail long
leopard: coat #f1c15b, belly #fff1cf, dark #5b3b1d, marks spots, muzzle cat, tail long
mouse mouse-face: coat #b9bec9, belly #eef0f4, ears mouse, muzzle rodent, tail long
rat: coat #6f6570, belly #cfc4cb, dark #c9707f, extra #f0a3ae, ears bare, head wedge, muzzle ratty, marks teeth, tail bare
hamster: coat #e9a65a, belly #fff6e8, ears small, head wide, marks blaze chops, muzzle rodent, body round, dark #c97f34
rabbit rabbit-face: coat #f3f0ee, belly #ffffff, ears tall, muzzle rodent, tail puff
cow cow-face: coat #fbf8f3, belly #f5b8b0, dark #2e2a2e, head long, ears side, top bull, marks patch, muzzle long, arms hoof, legs hoof, extra #4a3a36, tail tuft
pig pig-face pig-nose: coat #f7a9b5, belly #f28aa0, dark #a8485c, ears perky, muzzle pig, arms hoof, legs hoof, extra #a8485c, tail curl
boar: coat #6d4a37, belly #d39a86, dark #3a2620, ears erect, muzzle pig, top shag, extra #33211a, arms hoof, legs hoof, tail tuft, marks tusks, head wide
horse horse-face pony: coat #a8672f, belly #d9a56d, head long, ears spear, muzzle equine, top forelock, extra #4a2b16, arms hoof, legs hoof, marks blaze, tail bushy
unicorn: coat #fbf6ff, belly #f3d9f5, head long, ears spear, muzzle equine, top unicorn, extra #c77dff, arms hoof, legs hoof, tail bushy
zebra: coat #fafafa, belly #8f8c98, dark #2a2830, head long, ears spear, muzzle equine, marks stripes, top shag, extra #2a2830, arms hoof, legs hoof, tail tuft
donkey: coat #9b9298, belly #e6dfd9, head long, ears tall, muzzle equine, top shag, extra #4d464c, arms hoof, legs hoof, tail tuft
monkey monkey-face see-no-evil-monkey hear-no-evil-monkey speak-no-evil-monkey: coat #8a5a34, belly #f1cfa3, ears human, marks face, muzzle none, arms hand, tail long
gorilla: coat #35333d, belly #655f6e, ears human, marks face, muzzle none, head egg, arms hand
frog: coat #6cc04a, belly #d8f0b8, ears none, muzzle frog, head wide, arms hand, legs web
chicken hatching-chick: coat #fdfbf5, belly #f4ead6, extra #f6a821, ears none, head egg, muzzle beak, top comb, arms wing, legs bird, tail fan, marks wattle
rooster: coat #b9742f, belly #f2a64b, extra #f6c021, ears none, head egg, muzzle beak, top comb, arms wing, legs bird, tail plumes, dark #1f6a5a, marks wattle
penguin: coat #2c3444, belly #ffffff, extra #f6a821, ears none, head egg, marks face, muzzle beak, arms wing, legs bird
duck baby-chick front-facing-baby-chick: coat #f8d34b, belly #fff0b5, extra #f28a1c, ears none, head egg, muzzle bill, top tuft, arms wing, legs bird
pigeon: coat #8fa0b5, belly #b8c2d0, extra #55505c, dark #5d7f78, ears none, head egg, muzzle beak, marks sheen, arms wing, legs bird, tail fan
eagle osprey: coat #fbfaf5, trunk #5e3d26, belly #7a5236, extra #f6b821, ears none, head egg, muzzle hook, arms wing, legs bird, tail fan
owl: coat #8b5e3c, belly #f0d9b5, extra #f0a03a, ears horned, marks rings, muzzle beak, arms wing, legs bird, head wide
parrot: coat #e03a3a, belly #ffd23f, extra #f6dfa8, ears none, head egg, muzzle parrot, top none, arms wing, legs bird, tail plumes, limb #2f6fd8, dark #2f6fd8
seagull: coat #fbfbfb, belly #ffffff, limb #8d99a8, extra #f6b821, ears none, head egg, muzzle beak, arms wing, legs bird
pelican: coat #fbf7ef, belly #eadfce, extra #f2c14a, ears none, head egg, muzzle pelican, arms wing, legs bird
raccoon: coat #9aa0ac, belly #eef0f4, dark #33333d, extra #33333d, ears perky, marks mask brows, muzzle snout, tail ringed
badger: coat #f4f4f2, trunk #70727c, belly #3a3a42, limb #3a3942, dark #2a2930, extra #2a2930, ears small, marks bars, muzzle small, tail puff
skunk: coat #2e2b36, belly #ffffff, dark #2e2b36, ears round, marks blaze, muzzle small, tail plume
opossum: coat #8d8c96, belly #ffffff, dark #3a3842, extra #f2a0b0, limb #6a6872, ears bare, head wedge, marks face, muzzle ratty, tail bare
squirrel: coat #b5602c, belly #fbe7cc, extra #8a4420, dark #8a4420, head round, ears brush, muzzle rodent, marks chops teeth, tail plume
chipmunk: coat #c9803f, belly #fff0d8, dark #3f281a, ears round, marks lines teeth, muzzle rodent, tail bushy
otter: coat #6f4a30, belly #ecd6b6, dark #4a2f1e, ears low, head wide, muzzle whiskered, tail thick
hedgehog: coat #e9cda2, belly #fdf0d8, extra #7a563c, ears none, top quills, marks chops, muzzle snout
sloth: coat #a58a68, belly #e9d8b8, dark #5d4632, ears none, marks face mask, muzzle small, arms hook
elephant: coat #98a5b5, belly #f0b9b9, ears elephant, muzzle trunk, arms hoof, legs hoof, extra #7f8c9c, tail tuft, marks tusks
rhinoceros: coat #98a0a8, belly #b9c0c6, ears horse, muzzle rhino, dark #5c6268, arms hoof, legs hoof, extra #7a8288
hippopotamus: coat #a58ab0, belly #cdb4d4, dark #5c4668, ears small, muzzle hippo, arms hoof, legs hoof, extra #8a7096, head long
moose: coat #7a5238, belly #b08d6e, head long, ears side, muzzle long, top moose, extra #cfa878, arms hoof, legs hoof
deer: coat #c98a52, belly #fbe9d2, head long, ears side, muzzle snout, top antlers, extra #8a5a34, arms hoof, legs hoof, tail puff
ewe: coat #4a4048, belly #5c525a, head long, ears side, muzzle small, top wool, extra #fbf8f0, arms hoof, legs hoof, tail puff, marks fleece
goat: coat #f3efe6, belly #ffffff, dark #6a5a48, head long, ears side, muzzle small, top goat, marks beard, arms hoof, legs hoof, extra #6a5a48
ram: coat #efe6d6, belly #fffaf0, head long, ears none, muzzle small, top ram, arms hoof, legs hoof, extra #6a5a48
kangaroo: coat #c48a5a, belly #f4dcbc, extra #e8c094, head long, ears spear, muzzle snout, marks joey, legs leap, tail heavy
bat: coat #5b4a6b, belly #8a7599, extra #43354f, dark #43354f, ears bat, muzzle small, marks fangs, wings leather, legs paw
walrus: coat #8d6248, belly #e6cba8, trunk #8d6248, ears none, head wide, muzzle walrus, arms fin, legs none, tail fish, extra #6f4a35
seal: coat #9aa5b2, belly #dde4ea, ears none, muzzle whiskered, arms fin, legs none, tail fish, extra #9aa5b2
crocodile: coat #5f9c46, belly #d5e3a0, extra #4a7d36, ears none, head wide, muzzle croc, arms hand, tail thick, marks jagged scales, dark #3f6f2f
turtle: coat #7fbf5a, belly #d8e89a, extra #5b7a3a, ears none, muzzle turtle, arms fin, tail puff, shell #3f7a4a, head egg, marks plastron
t-rex: coat #56b06a, belly #d9efb0, extra #f6ead0, ears none, muzzle rex, head square, arms tiny, legs stomp, tail heavy
shark: coat #6f8fae, belly #ffffff, extra #56748f, ears none, head cone, muzzle shark, top dorsal, body torpedo, arms fin, legs none, tail fluke, marks throat gills jagged
goldfish fish: coat #f88f2c, belly #ffc56b, extra #f26a1c, ears none, muzzle fish, top sail, arms fin, legs none, head puffed, body puffed
axolotl: coat #f9b8c8, belly #fddbe4, extra #e8608a, ears none, head wide, top gills, muzzle none, arms hand, tail thick
octopus: coat #e86a5a, belly #f6a08f, body tentacles, ears none, muzzle none, head egg, arms hand, legs none
crab: coat #e8502f, belly #f6a07a, ears none, head shell, muzzle none, body crab, arms claw, legs none, limb #f26a45, extra #c23a1e
lobster crayfish: coat #d8352a, belly #f07a5a, extra #b3281e, ears none, head egg, top whips, muzzle none, body lobster, arms claw, legs none
capybara: coat #b07a48, belly #c99a6b, dark #6a4428, ears small, head square, muzzle blunt, top yuzu, body round
ox: coat #7a4a34, belly #c99a7b, head long, ears side, top bull, muzzle long, arms hoof, legs hoof, extra #3a2a24, tail tuft
yak: coat #5a4034, belly #dcc8ac, extra #33241c, head long, ears side, top yak, muzzle long, marks beard, arms hoof, legs hoof, body shaggy, tail tuft
cheetah: coat #f3c565, belly #fff3d8, dark #2d2018, ears round, head egg, marks spots streaks, muzzle cat, tail ringed, extra #2d2018
husky: coat #5d6b7d, belly #ffffff, dark #3a4452, ears dark-pointed, marks face brows, muzzle snout, tail bushy
pug: coat #e8c894, belly #f6e3bf, dark #2e2422, ears folded, head wide, muzzle pug, tail spiral
doge: coat #e9b86a, belly #fff4e0, dark #c48a3a, ears pointed, marks cheeks brows, muzzle small, tail curl
poodle: coat #f3e9e4, belly #ffffff, dark #e3cfc6, extra #e9d9d0, ears floppy, top wool, muzzle snout, tail puff
hyena: coat #c9a970, belly #6a5444, dark #4a382a, extra #3f3026, ears round, marks spots, muzzle snout, top shag, limb #6a5040, tail tuft
lemur: coat #b3b8bf, belly #ffffff, dark #26262e, extra #26262e, ears round, marks face patches, muzzle small, tail banner
meerkat: coat #d8b07a, belly #f6e4c6, dark #4a3626, ears low, head egg, marks patches, muzzle small, body long, tail long
wombat: coat #8d7462, belly #c0a894, ears small, head wide, muzzle wombat, body round
quokka: coat #a87c52, belly #e3c9a5, ears round, muzzle small, marks chops, tail long
chinchilla: coat #a5a8b5, belly #f6f7fa, dark #c9a5ae, ears petal, muzzle rodent, marks whiskers, body round, tail plume
gerbil: coat #d9a96a, belly #fff3dc, ears mouse, muzzle rodent, tail tuft
reindeer: coat #9a6a45, belly #f0dcc2, head long, ears side, muzzle clown, top antlers, extra #6a452a, arms hoof, legs hoof, tail puff
warthog: coat #8d6a58, belly #b08d78, dark #4a3026, ears side, muzzle pig, top shag, extra #5a3a2a, arms hoof, legs hoof, tail tuft, marks tusks, head wide
water-buffalo: coat #5a5660, belly #8a8490, head long, ears side, top yak, muzzle long, arms hoof, legs hoof, extra #33262a, tail tuft
bison buffalo: coat #6a4630, belly #8f6a4a, trunk #8a6040, limb #6a4630, head wide, ears none, top bison, muzzle long, marks beard fleece, arms hoof, legs hoof, extra #3f2a1e, tail tuft
mammoth: coat #8a5a3c, belly #c99a76, ears elephant, top tuft, extra #6a4028, muzzle trunk, arms hoof, legs hoof, tail tuft, marks tusks
werewolf: coat #6a6470, belly #b5adb8, dark #33303a, ears dark-pointed, marks cheeks, muzzle snout, tail bushy
yeti: coat #fbf7ee, belly #6f9cd0, ears none, top shag, extra #e2d8c6, limb #f1eadb, head square, marks face, muzzle none, body shaggy
bigfoot: coat #7a5236, belly #c99a72, ears none, top shag, extra #5f3d26, head square, marks face, muzzle none, body shaggy
orangutan: coat #c4622a, belly #e8b48a, ears human, marks face, muzzle none, top tuft, extra #c4622a, arms hand
dove: coat #f6f8fb, belly #dfe6ee, extra #e8a08a, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
bird bluebird: coat #4f9fe0, belly #d5ecff, extra #f6b821, ears none, head egg, muzzle beak, top tuft, arms wing, legs bird
blackbird: coat #2c2a33, belly #45424f, extra #f0a21c, ears none, head egg, muzzle beak, arms wing, legs bird, tail fan
crow raven rook jackdaw: coat #1b1a20, belly #33313c, extra #5c596b, ears none, head egg, muzzle raven, arms wing, legs bird, tail fan, top tuft
turkey: coat #d8584a, trunk #7a4a2c, belly #a86a3c, extra #b5763a, dark #5a3018, ears none, head egg, muzzle beak, arms wing, legs bird, tail train, marks wattle
puffin: coat #2c3038, belly #ffffff, extra #f2702a, ears none, head egg, marks face, muzzle puffin, arms wing, legs bird
vulture buzzard: coat #e8a59a, trunk #3d3234, belly #f4efe6, extra #e3c08a, ears none, head egg, muzzle hook, neck thin, arms wing, legs bird
peacock peahen: coat #2f6fd0, belly #3fb5d0, extra #2fa86a, dark #1f4fa0, ears none, head egg, muzzle beak, top crest, arms wing, legs bird, tail train
kiwi-bird: coat #8a6440, belly #b08a62, extra #e3c89a, ears none, body round, muzzle needle, arms wing, legs bird
whale spouting-whale: coat #4f86c6, belly #d8ebff, extra #3f6fa8, ears none, head puffed, muzzle shark, arms fin, legs none, body whale, top spout
dolphin: coat #6fa5d0, belly #e8f4ff, extra #5288b5, ears none, head egg, top dorsal, muzzle bottle, arms fin, legs none, tail fluke, body torpedo, marks throat
orca: coat #262a33, belly #ffffff, extra #3a3f4c, ears none, marks throat brows, top dorsal, muzzle shark, arms fin, legs none, tail fluke, body torpedo
narwhal: coat #8fb0cf, belly #e8f2fb, extra #7396b8, ears none, top horn, muzzle shark, arms fin, legs none, tail fluke, body torpedo, marks throat
manatee: coat #98a2a8, belly #c6ced2, extra #828c92, dark #5c6468, ears none, muzzle droop, arms fin, legs none, tail flat
platypus: coat #96683f, belly #c99a6b, extra #5a4c4a, ears none, muzzle bill, arms paw, tail flat
velociraptor: coat #c98a3a, belly #f3dca0, extra #a8482a, ears none, muzzle rex, head square, top crest, arms hand, legs stomp, tail heavy, marks stripes, dark #6a4218
man boy guy dude bro: coat #f0c49b, shirt #3f74d8, dark #33405c, extra #4a2f1d, shoe #e5484d, ears human, top hair, muzzle human, arms hand, belly #f0c49b
dad father daddy papa stepdad husband: coat #e8bd95, shirt #5a8f6a, dark #8a7a5a, extra #4a2f1d, shoe #f4f1ea, ears human, top hair, muzzle human, marks moustache glasses, arms hand, belly #e8bd95
uncle: coat #d9a577, shirt #c4783a, dark #4a4f6a, extra #3a2a20, shoe #5a4030, ears human, top bald, muzzle human, marks moustache, arms hand, belly #d9a577
florida-man: coat #e0925f, belly #d9a441, shirt #17a6b0, dark #e8c878, extra #8a5a2a, shoe #f2c14a, gear cap, ears human, top none, muzzle human, marks moustache cut-hawaii, arms hand
woman girl lady: coat #e3ad80, shirt #d8487a, dark #3c2f55, extra #3a2418, shoe #f6c24a, ears human, top long-hair, muzzle human, arms hand, belly #e3ad80
old-woman grandma granny nana: coat #f2cfb0, shirt #8a5fc0, dark #5b4a78, extra #e6e4ea, shoe #7a5a8a, ears human, top bun, muzzle human, marks glasses, arms hand, belly #f2cfb0, body skirt
old-man grandpa grandad: coat #e8bd95, shirt #6a8a5a, dark #4a4036, extra #e6e4ea, shoe #5a4030, ears human, top bald, muzzle human, marks glasses moustache, arms hand, belly #e8bd95
child kid baby: coat #c98d62, shirt #f6b21b, dark #3f74d8, extra #2a1a14, shoe #ffffff, ears human, top tuft, muzzle human, arms hand, belly #c98d62
cook: coat #e8bd95, shirt #ffffff, dark #4a4a55, extra #3a2418, shoe #33303a, gear chef, ears human, top hair, muzzle human, marks moustache, arms hand, belly #e8bd95
construction-worker: coat #d9a577, shirt #f28a1c, dark #3f4f6a, extra #3a2418, shoe #8a5a34, gear hardhat, ears human, top hair, muzzle human, arms hand, belly #d9a577
firefighter: coat #e8bd95, shirt #c4372b, dark #33303a, extra #5a3a24, shoe #f6c24a, gear firehat, ears human, top hair, muzzle human, arms hand, belly #e8bd95
police-officer guard: coat #c98d62, shirt #2f4f8a, dark #26344f, extra #2a1a14, shoe #1d1a26, ears human, top hair, muzzle human, arms hand, belly #c98d62, gear peaked
farmer: coat #e3ad80, shirt #c4552b, dark #3f6f9a, extra #8a5a34, shoe #6a4a2a, gear straw, ears human, top hair, muzzle human, arms hand, belly #e3ad80
student: coat #c98d62, shirt #4f9f7a, dark #3f4f6a, extra #2a1a14, shoe #ffffff, gear graduate, ears human, top hair, muzzle human, arms hand, belly #c98d62
judge: coat #9a6a45, shirt #33303a, dark #26242c, extra #f1efe8, shoe #26242c, ears human, top long-hair, muzzle human, marks glasses, arms hand, belly #9a6a45, body skirt, gear wig
scientist health-worker: coat #d9a577, shirt #f4f8fb, dark #4a6a8a, extra #3a2a24, shoe #33303a, ears human, top hair, muzzle human, marks glasses, arms hand, belly #d9a577
teacher: coat #e3ad80, shirt #5f8a4a, dark #4a3f5a, extra #7a4a2a, shoe #7a3f3a, ears human, top bun, muzzle human, marks glasses, arms hand, belly #e3ad80
technologist: coat #f0c49b, shirt #55506a, dark #33405c, extra #2a2028, shoe #ffffff, gear headphones, ears human, top hair, muzzle human, marks glasses, arms hand, belly #f0c49b
office-worker: coat #e8bd95, shirt #6a8ac0, dark #2f3a4f, extra #3a2418, shoe #26242c, ears human, top hair, muzzle human, arms hand, belly #e8bd95
mechanic electrician: coat #e3ad80, shirt #f0a53a, dark #3d5f57, extra #3a2418, shoe #6a4a2a, ears human, top hair, muzzle human, arms hand, belly #e3ad80, gear flatcap
prince person-with-crown: coat #9a6a45, shirt #7a3fa8, dark #4a2a6a, extra #a8702a, shoe #f6c24a, gear crown, ears human, top hair, muzzle human, arms hand, belly #9a6a45
princess: coat #f2cfb0, shirt #ff8fc0, dark #e8609a, extra #e8b84a, shoe #ffffff, gear crown, ears human, top long-hair, muzzle human, arms hand, belly #f2cfb0, body skirt
santa-claus: coat #f2cfb0, belly #ffffff, shirt #d8302f, dark #d8302f, extra #ffffff, shoe #26242c, gear santa, ears human, top none, muzzle human, marks beard moustache, arms hand
person-mage magician: coat #e8bd95, belly #e6e4ea, shirt #5a3ea8, dark #3a2a7a, extra #e6e4ea, shoe #3a2a7a, gear wizard, ears human, top none, muzzle human, marks beard moustache, arms hand, body skirt
ninja: coat #e3ad80, shirt #26242c, dark #26242c, extra #26242c, shoe #1d1a26, gear ninja, ears none, top cowl, muzzle human, arms hand, belly #e3ad80
person-zombie: coat #8fb87a, shirt #6a5a4a, dark #4a4036, extra #3a4a2a, shoe #4a3a2a, ears human, top tuft, muzzle human, arms hand, belly #8fb87a
person-vampire: coat #e6e0ea, marks fangs, shirt #26242c, dark #26242c, extra #1d1a26, shoe #1d1a26, ears human, wings cape, top hair, muzzle human, arms hand, belly #e6e0ea
person-superhero: coat #9a6a45, shirt #2f6fd8, dark #c4302f, extra #2a1a14, shoe #c4302f, ears human, wings cape, marks mask, top hair, muzzle human, arms hand, belly #9a6a45
artist: coat #c98d62, shirt #f1efe8, dark #3f4f6a, extra #5a3a24, shoe #c4552b, ears human, top bun, muzzle human, arms hand, belly #c98d62
singer: coat #c98d62, shirt #d8487a, dark #26242c, extra #26181a, shoe #f6c24a, gear shades, ears human, top hair, muzzle human, arms hand, belly #c98d62
pilot: coat #e8bd95, shirt #f4f8fb, dark #26344f, extra #3a2418, shoe #26242c, ears human, top hair, muzzle human, arms hand, belly #e8bd95, gear peaked
astronaut: coat #9a6a45, shirt #f4f8fb, dark #f4f8fb, extra #3a2418, gear astronaut, ears human, top hair, muzzle human, arms hand, belly #9a6a45
detective: coat #9a6a45, shirt #a8845a, dark #4a4036, extra #5a3a24, shoe #4a3a2a, gear detective, ears human, top hair, muzzle human, marks moustache, arms hand, belly #9a6a45
mole star-nosed-mole: coat #57505e, belly #a79aa8, ears none, head egg, muzzle mole, extra #f0788c, arms spade, tail curl
magpie: coat #1b1c24, belly #ffffff, extra #3a3d4a, dark #2f5aa8, ears none, head egg, muzzle raven, top none, arms wing, legs bird, tail plumes, limb #2f5aa8
chihuahua: coat #e3b27a, belly #fff0d8, ears bat, head egg, muzzle small, tail curl
baboon: coat #8a7a5a, belly #d0a08c, dark #5a4634, extra #a89a7a, ears human, muzzle long, head long, top mane, arms hand, tail long
iguana: coat #7fb84a, belly #cfe29a, extra #4f8a35, dark #5d9a38, ears none, head egg, marks scales, muzzle lizard, top spines, arms hand, tail thick
chameleon: coat #58b84f, belly #d8f0a0, extra #f2a03a, dark #2f8fb8, ears none, head wide, marks stripes, muzzle turret, top casque, arms hand, tail spiral
gecko: coat #8fd04a, belly #f3f8cf, extra #f2a03a, dark #f0902a, ears none, head wedge, muzzle none, marks spots, arms pads, legs pads, tail thick
leopard-gecko: coat #f5c83a, belly #fff3c8, extra #f2a03a, dark #3a2a20, ears none, head wedge, muzzle none, marks spots, arms pads, legs pads, tail thick
porcupine: coat #6a5648, belly #d9c4a8, extra #2f2826, dark #2f2826, ears small, top spears, muzzle rodent, marks teeth, tail thick
wildebeest gnu: coat #5f5a66, belly #8a8490, head long, ears side, top bull, marks beard, muzzle long, arms hoof, legs hoof, extra #2a2830, tail tuft
lynx: coat #d8b888, belly #fff3e0, dark #4a3626, extra #4a3626, ears tufts, marks spots, muzzle cat, tail puff
jaguar: coat #e8a83a, belly #fff0d0, dark #2b2326, ears round, marks spots, muzzle cat, tail long, head wide
coyote: coat #b59a78, belly #f3e6d0, dark #6a5540, ears dark-pointed, marks cheeks, muzzle small, tail bushy
jackal: coat #d8a05c, trunk #5a5450, limb #d8a05c, belly #fbe8c8, dark #3a3434, ears pointed, head egg, marks cheeks, muzzle small, tail bushy
hare: coat #b5946c, belly #f3e6d0, ears tall, head egg, muzzle rodent, tail puff
antelope gazelle impala springbok gerenuk: coat #d9a066, belly #fff0d8, dark #5a4030, head long, ears side, top goat, muzzle snout, arms hoof, legs hoof, extra #5a4030, tail tuft
toad: coat #8a7a4a, belly #e0d4a8, dark #5f5530, ears none, muzzle frog, head wide, marks spots warts, arms hand, legs web, body round
salamander: coat #2f2d38, belly #f6b82a, dark #f6b82a, ears none, head wide, marks spots, muzzle none, arms hand, tail thick
newt: coat #4a4a3a, belly #f2762a, extra #f2762a, ears none, head wide, muzzle none, top spines, arms hand, tail thick
canary: coat #ffd84a, belly #fff0a8, extra #f28a1c, ears none, head round, muzzle beak, arms wing, legs bird
robin: coat #6f5f52, belly #f0702a, extra #f0b03a, ears none, head round, muzzle beak, marks bib, arms wing, legs bird
armadillo: coat #d3b09a, belly #f0d9c6, dark #8f6a58, extra #8a8794, ears rimmed, head wedge, muzzle point, body banded, tail long, top plate
tapir: coat #3f3d49, trunk #f2efea, belly #ffffff, ears rimmed, head long, muzzle tapir, arms hoof, legs hoof, limb #3f3d49, extra #2a2830, dark #ffffff, tail puff
swan: coat #ffffff, belly #e6ecf3, extra #f28a1c, ears none, head egg, muzzle swan, neck curved, arms wing, legs bird, tail fan
goose: coat #fbfbfb, belly #e9edf3, extra #f28a1c, ears none, head egg, muzzle bill, neck long, arms wing, legs bird
flamingo: coat #ff8fb1, belly #ffc2d4, extra #34323c, ears none, head egg, muzzle flamingo, neck curved, arms wing, legs stilt, limb #ff8fb1
ostrich rhea: coat #f0b9a4, trunk #2f2c36, belly #3a3742, dark #6a6675, extra #e08a3a, limb #2f2c36, ears none, muzzle flat, marks plumes, top tuft, neck thin, body round, arms wing, legs stilt
emu: coat #7a6450, belly #5a4838, extra #3a3230, ears none, head egg, muzzle beak, top shag, neck thin, arms wing, legs stilt, tail puff
stork: coat #ffffff, belly #e6ecf3, extra #e8482f, limb #2f2d38, ears none, head egg, muzzle needle, neck thin, arms wing, legs stilt
egret: coat #ffffff, belly #eef2f6, extra #f2b01e, limb #ffffff, ears none, head egg, muzzle needle, neck curved, arms wing, legs stilt
llama: coat #efe0c6, belly #fff9ee, head egg, ears banana, muzzle small, top locks, extra #fff6e2, neck long, arms hoof, legs hoof, tail puff
alpaca: coat #e8d4b4, belly #fffaf0, head round, ears spear, muzzle small, top wool, extra #f3e6d0, neck fluffy, limb #cdb084, arms hoof, legs hoof, tail puff, marks fleece
giraffe: coat #f4c45a, belly #fff0cf, dark #b06a28, head long, ears side, top ossicones, marks spots, muzzle long, neck long, arms hoof, legs hoof, extra #6e3f1f, tail tuft
camel two-hump-camel dromedary: coat #d8a866, belly #ecd0a0, head long, ears side, muzzle long, top tuft, extra #a87838, neck long, shell #c4944f, arms hoof, legs hoof, tail tuft
beaver: coat #8a5734, belly #c99a6b, extra #5a3a24, dark #5a3a24, ears small, head wide, muzzle rodent, marks teeth, tail flat
groundhog marmot gopher woodchuck: coat #a87c4f, belly #e3c9a0, ears round, head wide, muzzle rodent, marks teeth chops, tail tuft, extra #6a4a30
toucan: coat #2c2a33, belly #fff3b0, extra #f6902a, ears none, head egg, marks face, muzzle toucan, arms wing, legs bird
dodo: coat #8f98a5, belly #c6ccd4, extra #d8c48a, ears none, head egg, muzzle toucan, top tuft, arms wing, legs bird, tail puff
hummingbird: coat #2fae7a, belly #e8fff2, extra #3a3230, dark #e5343f, ears none, muzzle straw, arms wing, legs bird, tail fan, head round
anteater: coat #85808c, belly #b5b0ba, dark #26242c, ears low, head egg, marks sash, muzzle tube, arms hook, tail plume
aardvark: coat #c9a08a, belly #e8cbb8, ears tall, head egg, muzzle tube, tail thick
bulldog: coat #f7f0e4, belly #eccfb0, dark #a8632f, ears rose, head wide, muzzle jowls, marks patch collar, body round, tail puff
french-bulldog: coat #6a6672, belly #d8d4dc, dark #4a4652, ears erect, head wide, muzzle jowls, tail puff
dachshund dackel: coat #5f3524, belly #d98f4f, dark #3a2118, head egg, ears floppy, muzzle snout, marks brows cheeks, body sausage
ferret: coat #d6b484, belly #fff4e0, dark #9a7250, limb #6b4630, extra #fff4e0, ears small, head wedge, marks mask chops, muzzle small, body long, tail bushy
weasel: coat #9a6238, belly #fff6e6, ears round, head egg, muzzle small, marks chops, body long, tail bushy
stoat ermine: coat #b5743f, belly #fffaf0, ears round, head egg, muzzle small, marks chops, body long, tail dipped
mongoose: coat #8f8066, belly #c4b492, dark #5a4c38, ears low, head wedge, muzzle point, body long, tail thick
mink: coat #3f2a22, belly #5a4034, ears small, head egg, muzzle small, body long, tail bushy, extra #2a1a14
ghost: coat #f7f8ff, belly #f7f8ff, ears none, muzzle none, body sheet, arms fin, legs none, marks throat
robot: coat #a9b8cc, belly #dfe8f2, extra #e5484d, head square, ears human, top aerial, muzzle none, eyes screen, body box, arms hand, limb #6a7a90, legs paw
alien: coat #8fd06a, belly #c6eca0, ears none, head egg, muzzle none, eyes dark, arms hand
alien-monster: coat #8a4bd8, belly #c49af2, extra #5a2a9a, ears none, top feelers, muzzle none, body tentacles, arms hand, legs none
snail: coat #d8b98a, belly #f0dcc0, shell #b5703a, ears none, top feelers, muzzle none, body snail, arms hand, legs none
slug: coat #a89a5f, belly #d0c48f, ears none, top feelers, muzzle none, body snail, arms hand, legs none
spider: coat #3a3444, belly #6a5f7a, ears none, muzzle none, marks more-eyes fangs, body eight, arms thin, legs none
scorpion: coat #a8502a, belly #d98f5a, extra #5a2414, ears none, muzzle none, head wide, body scorpion, arms claw, legs none, tail sting
snake: coat #5fae4a, belly #e0f0a0, ears none, muzzle none, head wide, marks spots tongue, dark #3a7a2f, body coil, arms none, legs none
cobra: coat #b58a4a, belly #f0dcaa, extra #7a5a2a, ears none, muzzle none, marks tongue, top hood, body coil, arms none, legs none
worm: coat #f29a9a, belly #f7bcbc, ears none, muzzle none, body segments, arms hand, legs none
leech: coat #4a3d3a, belly #8a3a34, ears none, muzzle none, body segments, marks fangs, arms none, legs none
bug caterpillar: coat #7ac04a, belly #a8dc6a, extra #3a5a24, ears none, top antennae, muzzle none, body segments, arms hand, legs none
centipede: coat #c4502a, belly #e08a4a, extra #f0a84a, ears none, top whips, muzzle none, marks fangs, body hundred, arms thin, legs none
millipede: coat #5a4450, belly #8a6a78, extra #c9a0b0, ears none, top antennae, muzzle none, body hundred, arms thin, legs none
ant: coat #6a2f1f, belly #8f4a34, extra #3a1810, ears none, head egg, top antennae, muzzle none, body ant, arms thin, legs none
beetle: coat #3a3f5a, belly #5a6080, extra #4a5aa8, dark #4a5aa8, ears none, top antennae, muzzle none, wings beetle, arms thin
cockroach: coat #8a4a24, belly #b5703f, extra #6a3416, dark #6a3416, ears none, head egg, top whips, muzzle none, wings beetle, arms thin
lady-beetle: coat #2b2630, belly #4a4450, extra #e5343f, dark #2b2630, ears none, top antennae, muzzle none, wings beetle, arms thin
firefly: coat #4a3a34, belly #ffe94a, extra #c43a2a, dark #c43a2a, ears none, top antennae, muzzle none, wings clear, body lamp, arms thin
fly housefly: coat #4a5060, belly #7a8294, extra #2b2f38, dark #c8363a, marks patches, ears none, muzzle none, top antennae, eyes round, wings clear, arms hand
mosquito: coat #6a6070, belly #e0b8a8, extra #3a3440, dark #3a3440, ears none, head egg, top antennae, muzzle proboscis, wings clear, body gnat, arms thin, limb #3a3440, legs none
honeybee: body striped, coat #ffc933, belly #fff0b5, extra #2b2630, dark #2b2630, ears none, top antennae, muzzle none, wings clear, arms hand
wasp hornet: body striped, coat #f6d021, belly #2b2630, extra #2b2630, dark #2b2630, head egg, ears none, top antennae, muzzle none, wings clear, arms hand
dragonfly: coat #2fa0a8, belly #8fe0dc, extra #1f6a70, ears none, muzzle none, wings dragonfly, body segments, arms thin, legs none
butterfly: coat #3a3040, belly #ffd23f, extra #f6822a, dark #ffffff, ears none, top antennae, muzzle none, wings butterfly, arms hand
moth: coat #8a6a4c, belly #f6e8d0, extra #d8c19a, dark #5a4634, ears none, top antennae, marks fleece, muzzle none, wings butterfly, arms hand
cricket katydid: coat #6a4a30, belly #b08a5c, extra #3f2a1a, ears none, head egg, top whips, muzzle none, arms thin, legs none, dark #4a3220, body hopper
grasshopper locust: coat #8fb84a, belly #cfe38f, extra #4a6a24, ears none, head long, top antennae, muzzle none, arms thin, legs none, dark #6a8a34, body hopper
praying-mantis: coat #6ac04a, belly #b8e08f, extra #3a7a24, ears none, head wedge, top antennae, muzzle mandible, body long, arms scythe
jellyfish: coat #e8a8f0, belly #f7d8fa, extra #b86ad8, ears none, head wide, muzzle none, marks rim, body tendrils, arms hand, legs none
squid: coat #f08fa8, belly #fac8d4, ears none, head egg, top mantle, muzzle none, body tentacles, arms hand, legs none, extra #d86f90
shepherd goatherd shepherdess: coat #d9a577, belly #6a5040, shirt #b59a6a, dark #6a5a3a, extra #6a5040, shoe #6a4226, gear headcloth, ears human, muzzle human, marks beard, arms hand
lighthouse-keeper lightkeeper: coat #f2cfb0, belly #ffffff, shirt #26344f, dark #26344f, extra #ffffff, shoe #26242c, gear sailor, ears human, muzzle human, marks beard moustache, arms hand
mantis-shrimp: coat #2fa878, belly #f7b34a, extra #ef5a3c, dark #2f6bff, ears none, head wide, marks cheeks, top feelers, muzzle none, body lobster, arms claw, legs none
shrimp: coat #ff9a7a, belly #ffc4aa, extra #e0603f, ears none, head egg, top rostrum, muzzle none, body curled, arms hand, legs none
blowfish pufferfish: coat #f2cf5c, belly #fffaf0, extra #d99a2b, ears none, head puffed, top thorns, muzzle pout, body puffed, arms fin, legs none
tropical-fish: coat #3f8fe0, belly #ffd84a, extra #ffc021, dark #ffd84a, ears none, marks bands, muzzle fish, top sail, arms fin, legs none, head puffed, body puffed
clownfish: coat #f8702c, belly #ffffff, extra #f8702c, dark #ffffff, ears none, marks bands, muzzle fish, top sail, arms fin, legs none, head puffed, body puffed
lizard: coat #7cb342, belly #e6f0a8, extra #4f7d2a, dark #4f7d2a, ears none, head egg, muzzle none, marks spots, arms hand, tail thick
sauropod: coat #6fa88a, belly #cfe8d8, ears none, head egg, muzzle none, neck long, arms paw, tail thick
nessie: coat #4f8a7a, belly #b8dccf, ears none, head egg, muzzle none, neck curved, arms fin, legs none, tail thick
triceratops: coat #c48a5a, belly #f0d8b4, extra #a86a3a, ears none, muzzle beak, top frill, arms paw, tail thick
pterodactyl: coat #8a9a5c, belly #d8dcae, extra #c4553a, dark #6f4a35, ears none, head egg, muzzle jaw, top blade, wings leather, arms hand, legs bird
dragon dragon-face: coat #3fa56b, belly #ffe08a, extra #2f7d52, dark #f6c24a, ears none, top goat, muzzle croc, wings leather, arms hand, tail thick
phoenix-bird: coat #f0602a, belly #ffc933, extra #ffa021, ears none, head egg, muzzle hook, top crest, wings feather, arms wing, legs bird, tail fan
skull: coat #f6f2e6, belly #f6f2e6, ears none, muzzle skull, eyes sockets, body ribs, arms hand
teddy-bear: coat #c98a52, belly #f3dcb8, ears round, muzzle snout, head wide, marks patch, dark #b5743f, arms paw
snowman: coat #ffffff, belly #ffffff, extra #33303a, limb #6a4428, ears none, muzzle carrot, body ball, arms hand, legs none, gear gentleman
jack-o-lantern: coat #f28a1c, belly #f6a84a, extra #4f8a34, dark #d86a12, limb #4f8a34, ears none, head wide, top stem, muzzle none, arms hand
pile-of-poo: coat #8a5734, belly #a87048, ears none, head wide, top swirl, muzzle none, arms hand
microbe: coat #7bd06a, belly #b8ecaa, extra #4fae48, ears none, top thorns, muzzle none, arms hand, legs none, head puffed, body none
gingerbread-man: coat #c4752f, belly #ffffff, dark #ffffff, ears none, muzzle none, marks brows, arms paw, extra #8a4a1e
clown-face: coat #fbeae0, shirt #ffd23f, dark #2f6bff, extra #e5343f, shoe #e5343f, ears human, top wool, muzzle clown, arms hand, belly #fbeae0
goblin: coat #6aa84f, shirt #6a4a34, dark #4a3426, extra #3a2a20, shoe #4a3426, ears elfin, head wedge, muzzle small, marks fangs, arms hand, belly #8fc86a
ogre: coat #7fb04a, shirt #8a6a4a, dark #4f7a2c, extra #6a8a34, shoe #4a3426, head wide, ears trumpet, muzzle human, marks tusks, arms hand, belly #a8d070, body round
troll: coat #7fa89a, shirt #8a5a3a, dark #5a3a24, extra #e860a0, shoe #5a3a24, head wide, ears elfin, top crest, muzzle hang, arms hand, belly #a8ccc0
minotaur: coat #7a4a30, belly #a8785a, dark #3a2418, head long, ears side, top bull, muzzle long, body buff, arms hand, legs hoof, extra #33262a, tail tuft
mummy: coat #efe6cf, belly #e3d6b8, dark #b8a476, ears none, muzzle none, marks wraps, body striped, arms hand
garden-gnome gnome: coat #f0c49b, belly #ffffff, shirt #2f6bff, dark #6a4a34, extra #ffffff, shoe #6a4a34, gear gnome, ears human, muzzle human, marks beard moustache, arms hand
person-elf: coat #f0c49b, belly #f0c49b, shirt #3f9f4a, dark #2f6f3a, extra #8a4a1e, shoe #6a3f1e, ears elfin, top hair, muzzle human, arms hand
leprechaun: coat #f0c49b, belly #e8742a, shirt #2f8f45, dark #1f6f35, extra #e8742a, shoe #1d1a26, gear leprechaun, ears spear, muzzle human, marks beard moustache, arms hand
person-fairy: coat #f2cfb0, belly #f2cfb0, shirt #c77dff, dark #8fd0f0, extra #f6d06a, shoe #ff8fc0, ears human, top long-hair, muzzle human, wings clear, arms hand
person-genie: coat #5f9fe0, belly #8fc0f0, shirt #7a3fa8, dark #5f9fe0, extra #26242c, ears human, top tuft, muzzle human, marks beard, arms hand, legs none
person-merpeople: coat #f0c49b, belly #f0c49b, shirt #2fae9a, dark #2fae9a, extra #e0502a, ears human, top long-hair, muzzle human, arms hand, legs none, tail fish
person-supervillain villain: coat #d8c0a8, belly #d8c0a8, shirt #5a2a7a, dark #3a1a4a, extra #26242c, shoe #26242c, ears human, top bald, muzzle human, marks moustache, arms hand
baby-angel smiling-face-with-halo angel: coat #f2cfb0, belly #f2cfb0, shirt #ffffff, dark #e6ecf3, extra #f6d06a, shoe #f6d06a, gear halo, ears human, top wool, muzzle human, wings feather, arms hand
smiling-face-with-horns angry-face-with-horns devil demon: coat #d8302f, belly #f0605a, dark #8f1d1a, extra #5a1210, gear horns, ears spear, muzzle small, arms hand, tail tuft
cowboy-hat-face cowboy: coat #e3ad80, belly #e3ad80, shirt #b5482a, dark #3f5a8a, extra #6a3f1e, shoe #6a3f1e, gear cowboy, ears human, top hair, muzzle human, marks moustache, arms hand
nerd-face nerd geek: coat #f0c49b, belly #f0c49b, shirt #6aa0d8, dark #6a5a4a, extra #8a4a1e, shoe #33303a, ears human, top hair, muzzle human, marks glasses teeth, arms hand
nun: coat #f2cfb0, belly #ffffff, shirt #26242c, dark #26242c, extra #26242c, shoe #26242c, ears none, top habit, body skirt, muzzle human, marks glasses, arms hand
knight person-fencing gladiator: coat #e3ad80, belly #c3ccd6, shirt #a9b4c2, dark #7d8897, extra #5a3a24, shoe #6a7482, gear knight, ears human, muzzle human, arms hand
librarian: coat #e8bd95, belly #e8bd95, shirt #a8603f, dark #4a3f5a, extra #6a4a34, shoe #5a3a2a, ears human, top bun, muzzle human, marks glasses, arms hand
waiter waitress butler bartender: coat #d9a577, belly #d9a577, shirt #26242c, dark #26242c, extra #3a2418, shoe #1d1a26, ears human, top hair, muzzle human, marks moustache bowtie, arms hand
dj: coat #e3ad80, belly #e3ad80, shirt #8a4bff, dark #26242c, extra #26181a, shoe #ffffff, gear headphones, ears human, top hair, muzzle human, arms hand
pirate captain: coat #d9a577, belly #3a2a20, shirt #a8302f, dark #33303a, extra #3a2a20, shoe #33303a, gear pirate, ears human, muzzle human, marks beard moustache, arms hand
soldier general veteran: coat #d9a577, belly #d9a577, shirt #5f7340, dark #4f5f34, extra #3a2418, shoe #33303a, gear soldier, ears human, top hair, muzzle human, arms hand
viking barbarian: coat #f0c49b, belly #d8863a, shirt #8a5a3a, dark #5a4230, extra #d8863a, shoe #5a3a24, gear viking, ears human, muzzle human, marks beard moustache, arms hand
thief burglar robber disguised-face: coat #e3ad80, belly #e3ad80, shirt #33303a, dark #26242c, extra #26242c, shoe #1d1a26, gear beanie, ears human, muzzle human, marks mask, arms hand
dentist: coat #e3ad80, belly #e3ad80, shirt #a8e0e0, dark #7ab8b8, extra #3a2a24, shoe #ffffff, ears human, top hair, muzzle human, marks glasses, arms hand, gear mirror
nurse: coat #c98d62, belly #c98d62, shirt #8fd0f0, dark #6ab0d8, extra #2a1a14, shoe #ffffff, ears human, top bun, muzzle human, arms hand, gear nurse
lumberjack woodcutter: coat #e8bd95, belly #8a4a1e, shirt #c4302f, dark #3f5a8a, extra #8a4a1e, shoe #6a4226, gear beanie, ears human, top hair, muzzle human, marks beard moustache, arms hand
mail-carrier mailman postman: coat #d9a577, belly #d9a577, shirt #8fbcec, dark #33507f, extra #3a2418, shoe #26242c, gear postal, ears human, top hair, muzzle human, arms hand
sumo-wrestler: coat #e8bd95, belly #e8bd95, dark #26242c, extra #26242c, head wide, ears human, top topknot, marks brows, muzzle human, arms hand, body sumo
mime: coat #ffffff, belly #ffffff, shirt #ffffff, dark #26242c, extra #26242c, shoe #1d1a26, body striped, ears human, top hair, muzzle human, arms hand
ballerina woman-dancing dancer: coat #f0c49b, belly #f0c49b, shirt #ff8fc0, dark #f2b8d8, extra #5a3420, shoe #ff6fae, ears human, top bun, muzzle human, arms hand, body tutu
man-dancing: coat #8a5a3a, belly #8a5a3a, shirt #f6c24a, dark #8a4bff, extra #26181a, shoe #ffffff, gear shades, ears human, top wool, muzzle human, arms hand
person-in-lotus-position monk guru yogi buddha: coat #d9a577, belly #d9a577, shirt #f28a1c, dark #d86a12, extra #d9a577, ears human, muzzle human, arms hand
person-lifting-weights: coat #c98d62, belly #c98d62, shirt #e5343f, dark #26242c, extra #26181a, shoe #ffffff, head square, ears human, top hair, muzzle human, arms hand
person-swimming lifeguard swimmer: coat #d9a577, belly #d9a577, shirt #e5343f, dark #e5343f, extra #f6d06a, shoe #d9a577, gear shades, ears human, top hair, muzzle human, arms hand
person-surfing surfer: coat #d9a577, belly #d9a577, shirt #2fa0c8, dark #f6b21b, extra #f6d06a, shoe #d9a577, ears human, top long-hair, muzzle human, arms hand
person-running runner jogger athlete: coat #8a5a3a, belly #8a5a3a, shirt #f0602a, dark #26344f, extra #26181a, shoe #7be0a0, gear ninja, ears human, top hair, muzzle human, arms hand
person-biking cyclist: coat #e8bd95, belly #e8bd95, shirt #f6c24a, dark #26242c, extra #5a3420, shoe #ffffff, gear hardhat, ears human, top hair, muzzle human, arms hand
person-juggling juggler: coat #e8bd95, belly #e8bd95, shirt #8a4bff, dark #f6b21b, extra #d8563a, shoe #e5343f, ears human, top tuft, muzzle clown, arms hand
skier snowboarder: coat #e8bd95, belly #e8bd95, shirt #2f6bff, dark #26344f, extra #5a3420, shoe #e5484d, gear cap, ears human, top hair, muzzle human, marks glasses, arms hand
mrs-claus: coat #f2cfb0, belly #f2cfb0, shirt #d8302f, dark #d8302f, extra #ffffff, shoe #26242c, ears human, top bun, muzzle human, marks glasses, arms hand, body skirt
scarecrow: coat #e8c98a, belly #d8863a, shirt #6a8a5a, dark #5a6a8a, extra #e0a83a, shoe #6a4226, gear straw, head square, ears none, top hair, muzzle stitched, arms hand
boxer kickboxer: coat #c98d62, belly #c98d62, dark #2f5fc4, extra #26181a, limb #c98d62, ears human, top hair, muzzle human, arms glove, shoe #2f5fc4
wrestler luchador: coat #2f6bd8, belly #ffd23f, trunk #d9a577, limb #d9a577, dark #ffd23f, extra #ffd23f, ears none, marks rings, muzzle human, arms hand, shoe #d8302f
bride: coat #f2cfb0, belly #f2cfb0, shirt #ffffff, dark #ffffff, extra #a8622c, shoe #ffffff, ears human, top long-hair, muzzle human, arms hand, body skirt, gear veil
groom: coat #e3ad80, belly #e3ad80, shirt #26242c, dark #26242c, extra #3a2418, shoe #1d1a26, ears human, top hair, muzzle human, arms hand, marks bowtie
ceo banker boss businessman: coat #e8bd95, belly #e8bd95, shirt #26344f, dark #26344f, extra #8a8078, shoe #1d1a26, gear shades, ears human, top hair, muzzle human, arms hand
caveman neanderthal: coat #d9a577, belly #5a3420, shirt #d99a3f, dark #d9a577, extra #5a3420, shoe #d9a577, ears human, top shag, muzzle human, marks beard moustache, arms hand
sailor: coat #e3ad80, belly #e3ad80, shirt #ffffff, dark #2f5aa8, extra #8a4a1e, shoe #26242c, gear sailor, ears human, top hair, muzzle human, arms hand
lawyer: coat #d9a577, belly #d9a577, shirt #33405c, dark #26344f, extra #2a1a14, shoe #1d1a26, ears human, top hair, muzzle human, marks glasses, arms hand
barista: coat #e3ad80, belly #e3ad80, shirt #2f7d52, dark #33303a, extra #8a4a1e, shoe #33303a, ears human, top bun, muzzle human, arms hand, gear sidecap
beekeeper: coat #f2cfb0, belly #f2cfb0, shirt #fbf5e0, dark #e3d6b8, extra #8a4a1e, shoe #8a6a3a, gear veiled, ears human, top hair, muzzle human, marks veil bees, arms hand
panther: coat #26242c, belly #3a3742, dark #14121a, ears round, head wide, muzzle cat, marks fangs, tail long
rubber-duck: coat #ffd23f, belly #ffe68f, extra #f0602a, ears none, head round, muzzle bill, arms wing, legs none, tail puff
tick: coat #7a4a3a, belly #a8705a, extra #4a2418, ears none, head egg, muzzle none, marks fangs, body bloated, arms thin, legs none
corgi: coat #e8a04a, belly #ffffff, dark #c47a2a, ears erect, muzzle snout, marks cheeks blaze, tail puff
dalmatian: coat #ffffff, belly #ffffff, dark #26242c, ears floppy, muzzle snout, marks spots, tail long
golden-retriever labrador retriever: coat #f0c878, belly #fff0d0, dark #d8a650, ears floppy, muzzle snout, tail bushy
boxer-dog: coat #c98445, belly #fff4e6, dark #2a201e, ears folded, muzzle pug, marks blaze, tail puff
german-shepherd: coat #d09a58, belly #ecc88e, trunk #4a3830, limb #d09a58, dark #2a201e, ears dark-pointed, muzzle pug, marks peak, tail bushy
beagle: coat #b5713a, trunk #33282a, limb #ffffff, belly #ffffff, dark #8a4f24, ears floppy, marks blaze cheeks, muzzle snout, tail long
pomeranian: coat #f0a860, belly #fff0d8, extra #e0924a, ears perky, head wide, top ruff, muzzle small, marks cheeks, body round, tail bushy
greyhound whippet: coat #8f95a0, belly #e6e8ee, dark #6a707c, head long, ears floppy, muzzle snout, body long, tail long
rottweiler: coat #2f2a2e, belly #c4864a, dark #1d1a1e, ears floppy, head wide, marks brows chops, muzzle snout, tail puff
doberman: coat #26222a, belly #b5723a, dark #1d1a1e, head long, ears cropped, marks brows, muzzle snout, tail puff
siamese: coat #f3e6d0, belly #fff6e8, dark #4a3a34, extra #4a3a34, ears dark-pointed, marks mask, muzzle cat, tail long
sphynx: coat #f0c8b4, belly #f8dccc, dark #d8a08a, ears bat, head egg, muzzle cat, tail long
red-panda: coat #c4562a, belly #fff6e8, extra #6a2f1a, dark #6a2f1a, ears perky, marks cheeks brows, muzzle small, limb #4a2418, tail ringed
honey-badger: coat #33303a, belly #d8d8d4, dark #d8d8d4, ears round, top shag, extra #d8d8d4, muzzle snout
guinea-pig: coat #c4782f, belly #fff6e8, trunk #3a3230, limb #fff6e8, dark #e8a5a8, ears drop, marks blaze teeth, muzzle rodent, head wide, body round, top shag, extra #a8602a
pangolin: coat #c9a27a, belly #f0dcc0, extra #8a5f38, dark #8a5f38, ears none, head egg, muzzle tube, marks scales, body scaled, arms hook, tail thick
woodpecker: coat #26242c, belly #ffffff, extra #d8343a, ears none, head egg, muzzle raven, top crest, arms wing, legs bird
kingfisher: coat #2f8fd8, belly #f28a3a, extra #33303a, ears none, head egg, muzzle needle, top tuft, arms wing, legs bird
cardinal: coat #d8302f, belly #f0605a, extra #f6902a, ears none, head egg, muzzle beak, top crest, arms wing, legs bird
cockatoo: coat #ffffff, belly #f3f0e6, extra #f6d021, ears none, head egg, muzzle parrot, top crest, arms wing, legs bird
macaw: coat #2f6fd8, belly #ffd23f, extra #f0e0c0, ears none, head egg, muzzle parrot, arms wing, legs bird, tail plumes, dark #3fae5a
sea-lion: coat #6a4c3a, belly #a8876c, ears low, head egg, muzzle whiskered, arms fin, legs none, tail fish, extra #7a5a44
beluga: coat #f2f6fa, belly #ffffff, extra #dfe6ee, ears none, head wide, muzzle shark, arms fin, legs none, tail fluke, body torpedo, marks throat
piranha: coat #5f6a7a, belly #e5484d, extra #4a5462, ears none, muzzle fish, marks jagged, top sail, arms fin, legs none, head puffed, body puffed
anglerfish angler-fish: coat #4a4458, belly #6a6078, extra #ffe27a, ears none, head puffed, muzzle fish, marks jagged, top aerial, arms fin, legs none, body puffed
tadpole: coat #55604a, belly #8a966f, extra #55604a, ears none, head puffed, muzzle none, arms fin, legs none, body none, tail wriggle
eel: coat #5f7a5a, belly #c8d8a8, extra #3f6f8f, ears none, head long, marks gills, muzzle fish, body eel, arms none, legs none
tardigrade water-bear: coat #d9b58a, belly #efd9b8, dark #8a6440, ears none, head wide, muzzle snub, body tardigrade, arms paw, legs none
priest pastor vicar: coat #f0c49b, belly #ffffff, shirt #26242c, dark #26242c, extra #8a8078, shoe #1d1a26, ears human, top hair, muzzle human, arms hand, body skirt
pope bishop: coat #f2cfb0, belly #f2cfb0, shirt #ffffff, dark #ffffff, extra #e6e4ea, shoe #d8302f, gear mitre, ears human, top hair, muzzle human, arms hand, body skirt
mayor president politician: coat #e8bd95, belly #e8bd95, shirt #26344f, dark #26344f, extra #e6e4ea, shoe #1d1a26, gear gentleman, ears human, top hair, muzzle human, arms hand, marks moustache
babysitter nanny: coat #e3ad80, belly #e3ad80, shirt #f6a0c0, dark #4a6a9a, extra #a8622c, shoe #ffffff, ears human, top bun, muzzle human, arms hand
tourist: coat #f2cfb0, belly #f2cfb0, shirt #2fb8b0, dark #d8b878, extra #d8a850, shoe #ffffff, gear shades, ears human, top hair, muzzle human, arms hand
hunter zookeeper explorer: coat #e3ad80, belly #e3ad80, shirt #b5a06a, dark #8a7a4a, extra #6a4226, shoe #5a3a24, gear cowboy, ears human, top hair, muzzle human, arms hand
hobo beggar: coat #d9a577, belly #6a5040, shirt #7a6a50, dark #5a5044, extra #6a5040, shoe #4a3a2a, gear beanie, ears human, muzzle human, marks beard moustache, arms hand
goth goth-girl: coat #f3e6e0, belly #f3e6e0, shirt #26242c, dark #26242c, extra #26242c, shoe #8a1a3a, gear goth, ears human, top long-hair, muzzle human, marks collar, arms hand, body skirt
jockey: coat #e8bd95, belly #e8bd95, shirt #e5343f, dark #ffffff, extra #5a3420, shoe #1d1a26, gear cap, ears human, top hair, muzzle human, arms hand
matador bullfighter: coat #d9a577, belly #d9a577, shirt #2f8f6a, dark #2f8f6a, extra #1d1a26, shoe #ff8fc0, gear montera, ears human, top hair, muzzle human, arms hand
teenager teen: coat #e3ad80, belly #e3ad80, shirt #5a6fb8, dark #33405c, extra #8a4a1e, shoe #ffffff, gear headphones, ears human, top hair, muzzle human, arms hand
toddler infant: coat #f2cfb0, belly #f2cfb0, shirt #8fd0f0, dark #ffffff, extra #d8a850, head wide, ears human, top tuft, muzzle human, arms hand, body round
hippie: coat #e3ad80, belly #a8703a, shirt #f28a1c, dark #6a4a9a, extra #a8703a, shoe #8a5734, gear hippie, ears human, top long-hair, muzzle human, marks beard, arms hand
samurai shogun ronin: coat #e3ad80, belly #e3ad80, shirt #8f1d26, dark #26242c, extra #1d1a26, shoe #26242c, gear ninja, ears human, top bun, muzzle human, arms hand
geisha: coat #fbf3ee, belly #fbf3ee, shirt #e0453a, dark #e0453a, extra #1d1a26, shoe #33303a, ears human, top bun, muzzle human, arms hand, body skirt
witch sorceress: coat #8fb87a, belly #8fb87a, shirt #33264a, dark #33264a, extra #26242c, shoe #26242c, gear wizard, ears human, top long-hair, muzzle human, arms hand, body skirt
pharaoh cleopatra: coat #c98d62, belly #c98d62, shirt #f6f0e0, dark #2f6fc4, extra #1d1a26, shoe #f6c24a, ears none, gear nemes, top hair, muzzle human, arms hand, body skirt
maid housekeeper: coat #e3ad80, belly #ffffff, shirt #26242c, dark #26242c, extra #3a2418, shoe #1d1a26, ears human, top bun, muzzle human, arms hand, body tutu
flight-attendant stewardess: coat #e8bd95, belly #e8bd95, shirt #2f5aa8, dark #2f5aa8, extra #a8622c, shoe #1d1a26, gear pillbox, ears human, top bun, muzzle human, arms hand, body skirt
gangster mafia mobster: coat #e8bd95, belly #e8bd95, shirt #33303a, dark #33303a, extra #1d1a26, shoe #1d1a26, gear fedora, ears human, top hair, muzzle human, arms hand, marks moustache
cyclops: coat #6aa0c8, belly #a8cfe8, shirt #8a6a4a, dark #5a4230, extra #f6ead0, head square, ears human, top none, muzzle human, arms hand, eyes one
medusa gorgon: coat #8fbf6a, belly #8fbf6a, shirt #e8e0cc, dark #e8e0cc, extra #3f8a3a, ears none, top snakes, muzzle human, arms hand, body skirt
centaur: coat #c98d62, belly #a8672f, head round, ears human, top long-hair, extra #5a3420, muzzle human, arms hand, legs none, tail bushy, body centaur
hammerhead: coat #6f8fae, belly #ffffff, extra #56748f, ears hammer, head egg, muzzle shark, top dorsal, arms fin, legs none, tail fluke, marks throat gills jagged, body torpedo
swordfish marlin: coat #3f6fa8, belly #dfeaf6, extra #9fb6cb, ears none, head cone, muzzle needle, top dorsal, arms fin, legs none, tail fluke, body torpedo, marks throat
catfish: coat #6a6450, belly #d8d0b4, extra #55503f, dark #3a3628, ears none, head wide, marks throat barbels, muzzle none, arms fin, legs none, tail fluke, body torpedo
koi: coat #ffffff, belly #ffe6d8, extra #f0602a, dark #f0602a, ears none, marks patch, muzzle fish, top sail, arms fin, legs none, head puffed, body puffed
seahorse: coat #f6a83a, belly #ffe7b0, extra #e0701c, ears none, head egg, muzzle pipe, top spines, body seahorse, arms fin, legs none
salmon: coat #f08a70, belly #e0e6ea, extra #6a7a8a, ears none, head cone, muzzle fish, arms fin, legs none, tail fluke, body torpedo, top dorsal, marks throat spots, dark #6a4a52
trout: coat #7a9a6a, belly #f6d8d0, extra #56764a, ears none, head cone, muzzle fish, arms fin, legs none, tail fluke, body torpedo, top dorsal, marks throat spots, dark #2f4a34
tuna: coat #3f6f9f, belly #dfe8ee, extra #f2c14a, ears none, head cone, muzzle fish, top dorsal, arms fin, legs none, tail fluke, body torpedo, marks throat
tortoise: coat #a8a060, belly #e8dca0, extra #6a6034, ears none, head egg, muzzle turtle, arms paw, tail puff, shell #6a5a30, marks plastron
alligator: coat #4f7a3a, belly #c8d8a0, extra #3a5f2a, ears none, head egg, muzzle croc, arms hand, tail thick, marks jagged scales, dark #33551f
komodo-dragon monitor-lizard: coat #7a7458, belly #b8b08f, extra #5a5540, ears none, head long, muzzle croc, marks spots, dark #5a5540, arms hand, tail thick
roadrunner: coat #8a7a62, belly #e8dcc8, extra #33303a, ears none, head egg, muzzle needle, top crest, arms wing, legs bird, tail fan
shoebill: coat #8a98a8, belly #b5c0cc, extra #c8b88f, ears none, head wide, muzzle toucan, top tuft, neck none, arms wing, legs bird
kookaburra: coat #f0e6d8, belly #ffffff, extra #5a4634, dark #8a6a4a, ears none, head wide, marks mask, muzzle beak, arms wing, legs bird
hornbill: coat #2c2a33, belly #ffffff, extra #f6c021, ears none, head egg, muzzle toucan, top none, arms wing, legs bird
booby blue-footed-booby: coat #b59a7a, belly #ffffff, extra #3fa8e0, ears none, head egg, muzzle needle, arms wing, legs web, shoe #3fa8e0
albatross: coat #ffffff, belly #e6ecf3, extra #f2a08a, limb #4a4652, ears none, head egg, muzzle hook, arms wing, legs bird
sparrow finch wren: coat #a8754a, belly #f0e0c8, extra #f0a83a, dark #5a3a24, ears none, head round, muzzle beak, marks face, arms wing, legs bird, tail fan
quail partridge: coat #8a7458, belly #d8c4a0, extra #33303a, ears none, head egg, top topknot, muzzle beak, arms wing, legs bird
pheasant: coat #1f6a4a, trunk #b5602a, belly #d8843a, extra #e8d0a0, dark #d8342f, limb #8a4a24, ears none, head egg, muzzle beak, arms wing, legs bird, tail plumes, marks patches neckring
falcon kestrel peregrine: coat #56617a, belly #fdf6ea, dark #333c50, extra #f6b821, ears none, head egg, marks face sideburns barred, muzzle hook, arms wing, legs bird, tail fan
hawk: coat #8f5f3a, belly #f6e6cc, dark #8f4a24, extra #f6b821, ears none, head egg, marks barred, muzzle hook, arms wing, legs bird, tail fan
condor: coat #d9898a, trunk #26242a, belly #3a3840, extra #ffffff, limb #26242a, ears none, head egg, muzzle hook, marks downy, arms wing, legs bird
puma cougar mountain-lion catamount: coat #c08a54, belly #fff6e8, dark #4a3424, extra #4a3424, ears perky, muzzle cat, marks lips, tail dipped
snow-leopard: coat #dfe3e8, belly #ffffff, dark #5a626e, ears round, marks spots, muzzle cat, tail ringed, extra #5a626e
bobcat ocelot: coat #c8905a, belly #fff0d8, dark #5a3a24, extra #2b2326, ears tufts, marks cheeks, muzzle cat, tail puff
serval: coat #e8b45c, belly #fff3d8, dark #33241a, ears erect, head egg, marks spots, muzzle cat, tail ringed, extra #33241a
caracal: coat #c8804a, belly #fff0d8, dark #4a2f1f, extra #26202a, ears tufts, head egg, marks cheeks lips, muzzle cat, tail puff
fennec: coat #f0d0a0, belly #fff8ea, dark #d8a868, ears huge, head egg, marks cheeks, muzzle small, tail bushy
arctic-fox: coat #f6f9fc, belly #ffffff, dark #c8d4e0, ears pointed, muzzle small, tail bushy
dingo: coat #d89a52, belly #fff0d8, dark #b5783a, ears pointed, muzzle snout, tail bushy
wolverine: coat #4a3024, belly #d8b078, dark #2a1a14, ears small, head wide, marks face mask, muzzle snout, arms hook, tail bushy
tasmanian-devil: coat #24222a, belly #4a4652, dark #c9505a, extra #24222a, ears bare, head wide, muzzle snout, marks fangs crescent, tail thick
okapi: coat #5f2f24, belly #f4ece4, dark #2a1a18, head long, ears side, muzzle long, top ossicones, marks garters, arms hoof, legs hoof, limb #fffaf4, extra #33262a, tail tuft
musk-ox muskox: coat #4a3426, belly #c9b090, extra #2f2018, head wide, ears none, top bison, muzzle long, body shaggy, arms hoof, legs hoof
ibex: coat #b5906a, belly #f0e0c8, dark #5a4230, head long, ears side, top ibex, muzzle small, marks beard, arms hoof, legs hoof, extra #4a3a30, tail puff
oryx kudu: coat #b5906a, belly #f0e0c8, dark #4a3a30, head long, ears side, top goat, muzzle snout, marks blaze, arms hoof, legs hoof, extra #4a3a30, tail tuft
kitten: coat #f6c07a, belly #fff6e8, dark #e0963f, ears pointed, head wide, muzzle cat, marks blaze, tail curl
puppy: coat #f0c890, belly #fff6e8, dark #b5743f, ears floppy, head wide, muzzle snout, marks patch, tail curl
lamb: coat #fbf3ee, belly #ffffff, head round, ears side, muzzle small, top wool, extra #ffffff, arms hoof, legs hoof, tail puff, marks fleece
calf: coat #b5723f, belly #f0d0b0, head long, ears side, marks blaze, muzzle long, arms hoof, legs hoof, extra #4a3a36, tail tuft
bull: coat #5a342a, belly #8a5a48, dark #33201a, head wide, ears side, top bull, muzzle long, arms hoof, legs hoof, extra #2a1e18, tail tuft
duckling: coat #ffe27a, belly #fff3b8, extra #f28a1c, ears none, head wide, muzzle bill, top tuft, arms wing, legs bird
hen: coat #b5602f, belly #e0a060, extra #f6a821, ears none, head egg, muzzle beak, top comb, arms wing, legs bird, tail fan, marks wattle
chick: coat #ffe06a, belly #fff3b8, extra #f6902a, ears none, head round, muzzle beak, top tuft, arms wing, legs bird
mallard: coat #1f7a4f, trunk #9a8468, belly #c4b090, limb #7a6850, extra #f6c021, ears none, head egg, muzzle bill, marks neckring, arms wing, legs bird, tail fan
flea louse bedbug: coat #8a4a34, belly #b5705a, extra #4a2418, ears none, head egg, muzzle proboscis, body hopper, arms thin, legs none, dark #4a2418
termite: coat #e8c89a, belly #f3e0c0, extra #8a5a34, ears none, head wide, top antennae, muzzle none, body ant, arms thin, legs none, dark #8a5a34
dung-beetle: coat #33303a, belly #6a6476, extra #26242c, dark #3f3b48, ears none, top antennae, muzzle none, wings beetle, arms thin, tail dung
stag-beetle: coat #3a2a24, belly #5a4438, extra #6a3a24, dark #4a2a1a, ears none, top antlers, muzzle none, wings beetle, arms thin
bumblebee: body striped, coat #f6b821, belly #fff0b5, extra #2b2630, dark #2b2630, ears none, head wide, top antennae, muzzle none, wings clear, arms hand, marks brows
tarantula: coat #6a4632, belly #8f6448, extra #3f281c, limb #3f281c, ears none, muzzle none, head wide, marks more-eyes fangs, body eight, arms thin, legs none
black-widow: coat #26202a, belly #d8302f, ears none, muzzle none, marks more-eyes fangs, body eight, arms thin, legs none
hermit-crab: coat #e8643a, belly #f8b080, extra #c2502a, limb #f07a4a, ears none, head shell, muzzle none, shell #f0d9ae, body crab, arms claw, legs none
virus bacteria: coat #e0605a, belly #f09a90, extra #a8302a, ears none, top corona, muzzle none, arms hand, legs none, head puffed, body none
stingray manta-ray: coat #5f7f9f, belly #dfeaf3, extra #4a6680, ears none, head ray, muzzle none, body none, arms none, legs none
mandrill: coat #7a6a4f, belly #4f8fd0, dark #d8402f, extra #d8b04a, ears human, muzzle snout, head long, marks chops redstripe, top tuft, arms hand, tail long
fisherman angler: coat #e3ad80, belly #ffffff, shirt #f6c21b, dark #f6c21b, extra #e6e4ea, shoe #33503a, gear souwester, ears human, muzzle human, marks beard moustache, arms hand
janitor cleaner custodian caretaker: coat #d9a577, belly #d9a577, shirt #5a7a8a, dark #4a6472, extra #6a5a4a, shoe #33303a, ears human, top hair, muzzle human, arms hand, marks moustache, gear flatcap
barber hairdresser stylist: coat #e8bd95, belly #e8bd95, shirt #ffffff, dark #33303a, extra #26181a, shoe #26242c, ears human, top hair, muzzle human, arms hand, marks moustache bowtie
bus-driver taxi-driver cab-driver cabbie uber-driver train-driver train-conductor: coat #d9a577, belly #d9a577, shirt #4a6a9a, dark #26344f, extra #5a3a24, shoe #26242c, ears human, top hair, muzzle human, arms hand, gear peaked
photographer paparazzo: coat #e3ad80, belly #e3ad80, shirt #6a7a4a, dark #4a4036, extra #26181a, shoe #5a4030, ears human, top long-hair, muzzle human, arms hand
milkman: coat #e8bd95, belly #e8bd95, shirt #ffffff, dark #dfe5ec, extra #8a4a1e, shoe #ffffff, gear sidecap, ears human, top hair, muzzle human, arms hand, marks bowtie
archer: coat #e3ad80, belly #e3ad80, shirt #3f7a3a, dark #2f5a2c, extra #8a4a1e, shoe #6a4226, gear detective, ears human, top hair, muzzle human, arms hand
cheerleader: coat #e3ad80, belly #ffffff, shirt #e5343f, dark #ffffff, extra #f6d06a, shoe #ffffff, ears human, top long-hair, muzzle human, arms hand, body tutu
blobfish: coat #f2b8b0, belly #f8d0c8, dark #d8908a, extra #f2b8b0, ears none, head wide, muzzle droop, arms fin, legs none, tail fish
heron: coat #dfe6ee, trunk #7f93ad, belly #c6d2df, extra #f2a93a, limb #7f93ad, dark #2b3040, ears none, head egg, muzzle needle, top crest, neck curved, arms wing, legs stilt
crane: coat #d9dee4, belly #eef1f5, extra #3a3842, limb #b4bcc6, ears none, head egg, muzzle needle, top comb, neck thin, arms wing, legs stilt, tail puff
ibis: coat #34313a, trunk #ffffff, belly #f0f2f5, extra #2a2830, limb #ffffff, ears none, head egg, muzzle sickle, neck curved, arms wing, legs stilt
cassowary: coat #2f6fc4, trunk #26242c, belly #3a3642, extra #a88a5a, limb #26242c, ears none, head egg, muzzle beak, top casque, neck thin, arms wing, legs stilt, tail puff
secretary-bird marabou: coat #f0f2f4, trunk #b8c0ca, belly #dfe4ea, extra #f08a3a, limb #2f2d38, ears none, head egg, muzzle hook, top crest, neck thin, arms wing, legs stilt
kakapo: coat #7fa83a, belly #c4d870, extra #b8b0a0, ears none, head wide, marks face, muzzle parrot, body round, arms wing, legs bird
jay blue-jay bluejay: coat #3f86e0, belly #f6f9fd, extra #3f86e0, dark #1f2a3f, ears none, head egg, marks necklace, top crest, muzzle beak, arms wing, legs bird, tail fan
swallow: coat #2a4f9a, belly #fff1e0, extra #2a2830, dark #c4552b, ears none, head egg, marks face, muzzle beak, arms wing, legs bird, tail fan
cormorant: coat #26282f, belly #3a3d47, extra #f0a83a, ears none, head egg, muzzle needle, neck thin, arms wing, legs bird
loon: coat #1f2a30, trunk #33383f, belly #ffffff, extra #26282f, dark #ffffff, ears none, head egg, muzzle needle, marks neckring spots, arms wing, legs bird
budgie parakeet lovebird: coat #f6e24a, trunk #5fc43f, belly #8fd85a, extra #f0d9a0, ears none, head round, muzzle parrot, arms wing, legs bird, tail plumes, dark #4a7fd0
terrier: coat #b9834f, belly #f3dfc0, dark #5a4638, ears folded, muzzle snout, marks beard chops, tail curl
jack-russell jack-russell-terrier: coat #ffffff, belly #ffffff, dark #b5713a, ears folded, marks patch, muzzle snout, tail curl
yorkie yorkshire-terrier: coat #c98a4a, trunk #5f6674, limb #c98a4a, belly #8a909c, dark #a86a30, extra #d89a58, ears pointed, muzzle small, top bow, marks drape, tail curl
collie border-collie: coat #34313a, belly #ffffff, dark #26242c, ears tufts, muzzle snout, marks blaze cheeks, tail bushy
great-dane mastiff: coat #8f8a96, belly #b4b0bc, dark #4a4652, ears cropped, head long, muzzle snout, body long, tail long
saint-bernard: coat #b5652f, belly #ffffff, dark #4a2f1f, ears floppy, muzzle snout, marks blaze cheeks, body round, tail bushy
shih-tzu: coat #fbf6ee, belly #ffffff, dark #b07a48, extra #f3e8d8, ears floppy, head wide, muzzle pug, marks patch drape, top tuft, tail bushy
maltese: coat #ffffff, belly #f6f2ea, dark #ece4d6, extra #ffffff, ears floppy, muzzle small, top bow, marks drape, tail curl
akita: coat #d8823f, belly #fff6ea, dark #a85a24, ears pointed, marks cheeks face, muzzle snout, tail bushy
samoyed: coat #fdfdfb, belly #ffffff, ears pointed, muzzle snout, top ruff, extra #eef0f2, body round, tail bushy
basset-hound: coat #c98a4f, belly #fffaf2, dark #8a4f24, head long, ears hung, marks blaze, muzzle snout, body round, tail long
bloodhound: coat #b5713a, belly #d8a06a, dark #6a3a1c, head long, ears hung, muzzle jowls, tail long
sheepdog: coat #9aa3ae, belly #ffffff, dark #6a727c, ears floppy, muzzle snout, top shag, extra #fbfbf8, marks beard, tail bushy
spaniel: coat #b5652f, belly #fff4e4, dark #7a3f1a, ears floppy, muzzle small, marks blaze, top wool, extra #a85a28, tail puff
schnauzer: coat #7f858f, belly #c6cbd2, dark #3d4149, ears folded, muzzle snout, marks beard brows, tail puff, head long
pitbull staffy: coat #7d8794, belly #f4f4f2, dark #5f6874, head square, ears rose, muzzle snout, marks blaze collar, body buff, tail long
chow-chow: coat #c4733a, belly #e3a56a, dark #6a3418, ears round, muzzle snout, top ruff, extra #a85a28, body round, tail bushy
weimaraner: coat #8f8078, belly #a89a92, dark #5d5049, ears floppy, head long, muzzle snout, tail long
persian: coat #f3e6d4, belly #ffffff, dark #cfb08a, ears pointed, head wide, muzzle cat, top mane, extra #e8d6bc, tail bushy
maine-coon: coat #8a6a4a, belly #e8d8c0, dark #4a3322, ears tufts, muzzle cat, marks stripes chops, tail bushy
bengal: coat #d89a52, belly #fff0d8, dark #4a2c16, ears pointed, muzzle cat, marks spots, tail ringed, extra #4a2c16
calico: coat #ffffff, belly #ffffff, dark #f08a2a, ears dark-pointed, muzzle cat, marks patch, tail long
ragdoll: coat #f4ece2, belly #ffffff, dark #6a5648, ears dark-pointed, muzzle cat, marks mask, tail bushy
highland-cow: coat #c4662a, belly #e3a56a, extra #e08a44, head long, ears side, top highland, muzzle long, marks beard, arms hoof, legs hoof, tail tuft
mule: coat #7a5a44, belly #b8977a, head long, ears tall, muzzle equine, top shag, extra #3d2a1e, arms hoof, legs hoof, tail tuft
pegasus: coat #fdfdff, belly #f0f2fa, dark #9cc4f2, head long, ears spear, muzzle equine, top forelock, extra #b59af0, wings swan, arms hoof, legs hoof, tail bushy
griffin gryphon: coat #fbfaf5, trunk #d89a4a, belly #f0c47a, extra #f6b821, ears pointed, head egg, muzzle hook, wings feather, arms paw, tail tuft
grizzly: coat #7a4a28, belly #c49a6a, tail puff
black-bear: coat #2e2a30, belly #4a444c, ears round, muzzle snout, tail puff
sun-bear: coat #2e2a30, belly #f0b04a, ears round, muzzle snout, tail puff
chimpanzee bonobo: coat #3a2c26, belly #e3b48a, ears human, marks face, muzzle none, arms hand
capuchin marmoset: coat #5a3a26, belly #f6dcc0, extra #3a2418, ears human, marks face, muzzle none, top hair, arms hand, tail long
tarsier loris bushbaby aye-aye slow-loris aye bush-baby: coat #6a4e3a, belly #f6e8d0, dark #3a2a20, ears mouse, marks face rings, muzzle small, arms hand, tail long
caribou: coat #8f7056, belly #e8dccb, head long, ears side, muzzle snout, top antlers, extra #6a4a30, arms hoof, legs hoof, tail puff
echidna: coat #5a4030, belly #8a6a50, extra #e3c79a, ears none, top spikes, muzzle tube, body round
numbat: coat #b5652f, belly #fff0dc, dark #3d241a, ears spear, head long, marks stripes mask, muzzle small, tail bushy
nutria muskrat: coat #7a5636, belly #b89064, ears round, muzzle rodent, marks teeth chops, tail long
pika vole lemming: coat #b08a5a, belly #f3e2c4, ears round, head wide, muzzle rodent, marks chops, tail none
shrew: coat #8a7a70, belly #d8cabc, ears round, head egg, muzzle point, tail long
jerboa: coat #d8b07a, belly #fff4e0, ears tall, muzzle rodent, legs bird, extra #d8b07a, tail tuft
markhor: coat #b89a7a, belly #efe3d2, dark #4a3a2a, head long, ears side, muzzle small, top goat, marks beard, extra #5a4632, arms hoof, legs hoof
eland dik-dik: coat #c99a62, belly #fbeeda, head long, ears spear, muzzle snout, top goat, extra #4a3626, arms hoof, legs hoof, tail puff
bearded-dragon: coat #d8a85a, belly #f3e0b4, dark #8a6230, ears none, head wide, muzzle frog, top spikes, extra #b5823a, arms hand, tail thick
grim-reaper reaper lich: coat #f0eee6, belly #2a2830, dark #1d1a26, extra #2a2830, ears none, eyes sockets, muzzle skull, top hood, shirt #2a2830, body skirt
tanuki: coat #b08a5c, belly #f6e8cf, dark #2e211a, extra #2e211a, limb #4a3628, ears dark-round, marks cheeks mask, muzzle small, body round, tail bushy
kitsune: coat #fdf6ee, belly #f5b8a4, dark #d8453a, ears dark-pointed, muzzle small, marks brows, tail many
cerberus: coat #5a4f66, belly #8d7f9c, dark #c4332a, ears dark-pointed, muzzle snout, marks brows, top heads, tail long
krill prawn: coat #f6a08a, belly #ffd6c6, extra #e0705a, ears none, top rostrum, muzzle none, body curled, arms fin, legs none
pike barracuda: coat #6a8f5a, belly #eef0d0, extra #4d6f40, dark #4d6f40, ears none, head cone, muzzle shark, marks throat spots jagged, top dorsal, arms fin, legs none, tail fluke, body torpedo
stegosaurus: coat #6fa85a, belly #d5e8b0, extra #e0823a, ears none, head egg, muzzle none, top plates, arms paw, tail thick
sheriff deputy marshal ranger: coat #e3ad80, belly #e3ad80, shirt #c9a86a, dark #5a4230, extra #6a3f1e, shoe #6a3f1e, gear cowboy, ears human, top hair, muzzle human, marks moustache, arms hand
jester harlequin: coat #f2cfb0, belly #f2cfb0, shirt #d8302f, dark #2f5fc4, extra #3a2418, shoe #ffc933, gear jester, ears human, top hair, muzzle human, arms hand
ringmaster: coat #e8bd95, belly #e8bd95, shirt #d8302f, dark #26242c, extra #26181a, shoe #1d1a26, gear gentleman, ears human, top hair, muzzle human, marks moustache bowtie, arms hand
bouncer bodyguard: coat #c98d62, belly #c98d62, shirt #26242c, dark #26242c, extra #26181a, shoe #1d1a26, gear shades, head square, ears human, top bald, muzzle human, arms hand
blacksmith welder: coat #d9a577, belly #5a3420, shirt #8a8078, dark #4a4036, extra #5a3420, shoe #33303a, ears human, top bald, muzzle human, marks beard moustache, arms hand
archaeologist: coat #e3ad80, belly #e3ad80, shirt #c9b07a, dark #8a7a4a, extra #6a4226, shoe #5a3a24, gear cowboy, ears human, top hair, muzzle human, arms hand
astronomer: coat #d9a577, belly #d9a577, shirt #3a3f7a, dark #26284f, extra #e6e4ea, shoe #33303a, ears human, top bald, muzzle human, marks glasses moustache, arms hand
skateboarder skater: coat #e3ad80, belly #e3ad80, shirt #f28a1c, dark #4a6a9a, extra #6a3f1e, shoe #ffffff, gear cap, ears human, top long-hair, muzzle human, arms hand
queen empress: coat #f2cfb0, belly #f2cfb0, shirt #b3222e, dark #7a3fa8, extra #8a4a1e, shoe #f6c24a, gear crown, ears human, top long-hair, muzzle human, arms hand, body skirt
gigachad giga-chad chad: coat #d9a577, belly #d9a577, shirt #f2f2f2, dark #26344f, extra #2a1d18, head square, ears human, top hair, muzzle human, marks beard brows, body buff, arms hand
wojak doomer: coat #f7ece0, belly #f7ece0, shirt #4a4a55, dark #33303a, extra #3a2a24, shoe #26242c, head egg, ears human, muzzle human, arms hand
karen: coat #f2c9a8, belly #f2c9a8, shirt #d8407a, dark #33405c, extra #d8941c, shoe #ffffff, gear shades, ears human, top long-hair, muzzle human, arms hand
silverfish: coat #c3cad6, belly #8e98aa, dark #6b7488, ears none, muzzle none, top whips, body segments, arms hand, legs none
hacker: coat #e8bd95, shirt #4f6a5a, dark #2a2838, extra #4f6a5a, shoe #ffffff, ears none, top hood, muzzle human, marks glasses, arms hand, belly #e8bd95
shar-pei: coat #d2a064, belly #e8c795, dark #8f6534, ears folded, head wide, muzzle jowls, body round, tail curl
cocker-spaniel: coat #c98345, belly #e6b278, dark #9a5a28, ears floppy, top tuft, extra #b06f35, head egg, tail puff
afghan-hound afghan: coat #e2b878, belly #f6dfb0, extra #c99650, head long, ears none, top long-hair, muzzle long, tail plume
rattlesnake: coat #b59a64, belly #f0dfb8, dark #6b4f2a, ears none, muzzle none, marks fangs scales tongue, body coil, arms none, legs none, tail ringed
saber-tooth saber-tooth-tiger saber-toothed-tiger sabertooth sabretooth sabre-tooth smilodon: coat #d9a55c, belly #f6e4c2, dark #8f6534, ears small, muzzle walrus, marks stripes, tail puff
cthulhu: coat #4f9a6a, belly #8fd0a0, extra #2f6a4a, ears none, head egg, muzzle none, marks beard, wings leather, body tentacles, arms hand, legs none
kraken: coat #a8324a, belly #e88a8a, extra #7f1f38, ears none, head egg, top mantle, muzzle none, marks fangs, body tentacles, arms hand, legs none, dark #7f1f38
jackalope: coat #b9916a, belly #f0dec4, extra #8a6238, ears tall, top antlers, muzzle rodent, tail puff
gila-monster: coat #e0763a, belly #f6b98a, dark #2a2028, ears none, head wide, muzzle lizard, marks spots, tail thick, arms hand
betta-fish betta siamese-fighting-fish: coat #3f5fd8, belly #8fa8ff, extra #d8304f, ears none, muzzle fish, arms fin, legs none, head puffed, body flowing
cuttlefish: coat #c98a6a, belly #f0cdb4, extra #e0b08a, dark #8a4f38, ears none, head egg, top ruffle, muzzle none, body tentacles, arms hand, legs none
horseshoe-crab: coat #8a6a3e, belly #b5925a, extra #5f4628, dark #5f4628, ears none, head puffed, muzzle none, body horseshoe, arms claw, legs none
piggy-bank: coat #f7a9b5, belly #fbc4cd, dark #8a3a50, ears perky, muzzle pig, top slot, body round, arms hoof, legs hoof, extra #a8485c, tail curl
chess-knight: coat #efe3cb, belly #dcc8a0, dark #8f744c, extra #8f744c, head long, ears spear, muzzle equine, top forelock, body pedestal, arms hoof, legs none
bare-piggy-bank: coat #f7a9b5, belly #fbc4cd, dark #8a3a50, ears perky, muzzle pig, top slit, body round, arms hoof, legs hoof, extra #a8485c, tail curl
hydra: coat #4fa85a, belly #cfe8a0, dark #2f6f3a, extra #2f6f3a, ears none, muzzle lizard, top heads, body torso, tail thick, marks fangs
naked-mole-rat: coat #f2b9a6, belly #f8d3c4, dark #d98f7c, extra #f0a3ae, ears none, head egg, muzzle ratty, marks teeth, tail bare
bodybuilder weightlifter gym-bro gymbro gym-rat powerlifter strongman personal-trainer: coat #c98d62, belly #c98d62, limb #c98d62, shirt #e5343f, dark #26242c, extra #26181a, shoe #ffffff, gear ninja, head square, ears human, top hair, muzzle human, marks cut-tank brows, arms hand, body buff
plumber: coat #e3ad80, belly #3a2418, shirt #e5343f, dark #3d5f57, extra #3a2418, shoe #6a4a2a, ears human, top hair, muzzle human, marks moustache, arms hand, gear flatcap
trucker truck-driver lorry-driver redneck hillbilly: coat #e3ad80, belly #8a5a2a, shirt #c4302f, dark #3f5a8a, extra #8a5a2a, shoe #6a4226, gear cap, ears human, top hair, muzzle human, marks beard moustache, arms hand
punk punk-rocker: coat #f3e6e0, belly #f3e6e0, shirt #33303a, dark #8f2a3a, extra #f3e6e0, shoe #26242c, gear punk, ears human, top none, muzzle human, marks collar, arms hand
emo: coat #f3e6e0, belly #f3e6e0, shirt #33303a, dark #33303a, extra #221d2e, shoe #8a1a3a, gear emo, ears human, top hair, muzzle human, arms hand
hipster: coat #e8bd95, belly #8a5a34, shirt #d8a03a, dark #33405c, extra #8a5a34, shoe #8a5734, gear hipster, ears human, top hair, muzzle human, marks beard moustache, arms hand
butcher: coat #e8bd95, belly #e8bd95, shirt #ffffff, dark #4a4a55, extra #3a2418, shoe #33303a, gear sidecap, head square, ears human, top bald, muzzle human, marks moustache, arms hand
professor mad-scientist einstein inventor: coat #f2cfb0, belly #f1efe8, shirt #f4f8fb, dark #4a6a8a, extra #f1efe8, shoe #33303a, ears human, top wool, muzzle human, marks glasses moustache, arms hand
surgeon: coat #c98d62, belly #c98d62, shirt #4fae9a, dark #3f9484, extra #2a1a14, shoe #ffffff, gear surgical, ears human, top hair, muzzle human, arms hand
spy secret-agent: coat #e3ad80, belly #e3ad80, shirt #c2935a, dark #4a4036, extra #26181a, shoe #26242c, gear fedora, ears human, top hair, muzzle human, marks glasses, arms hand
influencer youtuber: coat #e3ad80, belly #e3ad80, shirt #ff8fc0, dark #6a4a9a, extra #f0c95a, shoe #ffffff, ears human, top long-hair, muzzle human, arms hand
opera-singer soprano diva: coat #f2cfb0, belly #f2cfb0, shirt #a8243a, dark #7a1a2a, extra #f0c95a, shoe #7a1a2a, gear viking, ears human, top long-hair, muzzle human, arms hand, body skirt
tenor conductor composer: coat #f2cfb0, belly #e6e4ea, shirt #26242c, dark #26242c, extra #e6e4ea, shoe #1d1a26, ears human, top hair, muzzle human, arms hand
fortune-teller psychic palm-reader tarot-reader tarot-card-reader seer clairvoyant oracle: coat #c98d62, belly #c98d62, shirt #8a2f6a, dark #5a2a7a, extra #1d1a26, shoe #f6c24a, gear turban, ears human, top long-hair, muzzle human, arms hand, body skirt
dictator tyrant warlord: coat #e8bd95, belly #26242c, shirt #6a7340, dark #565f34, extra #26242c, shoe #1d1a26, gear peaked, ears human, top hair, muzzle human, marks moustache, arms hand
billionaire tycoon oligarch mogul millionaire: coat #f0c49b, belly #f1efe8, shirt #26344f, dark #26344f, extra #e6e4ea, shoe #1d1a26, gear gentleman, ears human, top hair, muzzle human, marks moustache bowtie, arms hand, body round
crypto-bro tech-bro finance-bro: coat #f0c49b, belly #f0c49b, shirt #4f4a8a, dark #33405c, extra #8a5a2a, shoe #ffffff, gear shades, ears human, top hair, muzzle human, arms hand
intern trainee: coat #f2cfb0, belly #f2cfb0, shirt #9fd0f0, dark #33405c, extra #c4682a, shoe #ffffff, ears human, top hair, muzzle human, arms hand
journalist reporter: coat #d9a577, belly #d9a577, shirt #c9a86a, dark #4a4036, extra #3a2418, shoe #4a3a2a, gear fedora, ears human, top hair, muzzle human, arms hand
supermodel fashion-model beauty-queen: coat #c98d62, belly #c98d62, shirt #2f6fd8, dark #2f6fd8, extra #26181a, shoe #e5343f, gear shades, ears human, top long-hair, muzzle human, marks winner, arms hand
coach football-coach soccer-coach basketball-coach gym-teacher: coat #e3ad80, belly #e3ad80, shirt #2f6bd8, dark #2f6bd8, extra #8a8078, shoe #ffffff, gear cap, ears human, top hair, muzzle human, marks moustache, arms hand
golfer: coat #e3ad80, belly #e3ad80, shirt #f6f3ec, dark #d8b878, extra #8a5a2a, shoe #ffffff, gear visor, ears human, top hair, muzzle human, arms hand
poet: coat #f2cfb0, belly #f2cfb0, shirt #33303a, dark #33303a, extra #3a2418, shoe #26242c, gear beret, ears human, top long-hair, muzzle human, marks moustache, arms hand
mom mother mum mommy mama housewife stepmom: coat #e8bd95, belly #e8bd95, shirt #4fa8a0, dark #3a5a8a, extra #7a4a2a, shoe #ffffff, ears human, top bun, muzzle human, arms hand
accountant bookkeeper auditor: coat #e8bd95, belly #e8bd95, shirt #f4f6fa, dark #4a4a55, extra #8a8078, shoe #26242c, gear visor, ears human, top bald, muzzle human, marks glasses, arms hand
gamer: coat #f0c49b, belly #f0c49b, shirt #4f4a8a, dark #33405c, extra #5a3a24, shoe #ffffff, gear headphones, ears human, top hair, muzzle human, arms hand
call-center-worker call-center-agent telemarketer receptionist operator tech-support: coat #e3ad80, belly #e3ad80, shirt #f4f6fa, dark #33405c, extra #7a4a2a, shoe #26242c, gear headphones, ears human, top bun, muzzle human, arms hand
cleaning-lady cleaning-woman: coat #e3ad80, belly #e3ad80, shirt #8fd0f0, dark #3f6f9a, extra #5a3420, shoe #f6c24a, gear turban, ears human, top bun, muzzle human, arms hand
rockstar rock-star rocker guitarist metalhead: coat #e3ad80, belly #e3ad80, shirt #26242c, dark #4a4f6a, extra #3a2418, shoe #e5343f, gear shades, ears human, top long-hair, muzzle human, marks collar, arms hand
lioness: coat #e6b45e, belly #fdeccb, extra #6a3f1e, dark #6a3f1e, ears dark-round, head square, muzzle cat, marks chops, tail tuft
sphinx: coat #e8c06a, belly #fbe8bc, extra #a8702a, ears none, muzzle human, gear nemes, tail tuft
tuxedo-cat: coat #2b2830, belly #ffffff, dark #1d1a26, ears pointed, muzzle cat, marks cheeks socks, tail long
snowy-owl: coat #fbfcfe, belly #ffffff, dark #7a8494, extra #f2c14a, ears none, marks spots rings, muzzle beak, head wide, arms wing, legs bird
barn-owl: coat #d9a25c, belly #fffaf0, dark #a8703a, extra #f0d8b0, ears none, head wide, marks heart, muzzle beak, arms wing, legs bird
sea-turtle: coat #5fb8a8, belly #d8f0d8, dark #2f8478, ears none, muzzle turtle, arms fin, legs none, tail puff, shell #8a6a3a, head egg, marks plastron scales
sperm-whale cachalot moby-dick: coat #6f7680, belly #9aa2ac, extra #59606a, ears none, head square, muzzle none, marks throat, top spout, arms fin, legs none, tail fluke, body torpedo
whale-shark: coat #4a6f94, belly #ffffff, extra #3a5a7a, dark #e8f2fb, ears none, head wide, muzzle shark, top dorsal, body torpedo, arms fin, legs none, tail fluke, marks throat spots
python boa anaconda: coat #c9a25a, belly #f3e3b0, ears none, muzzle none, head wide, marks spots blotches tongue, dark #6a4420, body coil, arms none, legs none
tree-frog: coat #5fc93a, belly #fff6c8, extra #f28a2a, dark #e5343f, limb #3f8fd8, ears none, muzzle frog, head wide, marks patches, arms pads, legs pads
poison-dart-frog dart-frog: coat #2f7fe0, belly #5fa8f5, dark #16243f, ears none, muzzle frog, head wide, marks spots, arms hand, legs web
basilisk: coat #3f8a4a, belly #e8e0a0, extra #d8342f, dark #2a6a34, ears none, muzzle none, head wide, top comb, marks fangs scales, body coil, arms none, legs none
trilobite: coat #a8764a, belly #d8b080, extra #8a5a34, ears none, head wide, muzzle none, body ribbed, arms thin, legs none, top feelers
nautilus: coat #f0c8a8, belly #fff3e0, shell #fff3e0, dark #c8602f, extra #e8a880, ears none, head egg, top spiral, muzzle none, body tentacles, arms hand, legs none
ammonite: coat #b8845a, belly #d8b48a, shell #b08a5c, dark #6f4f30, extra #8a6238, ears none, head egg, top spiral, muzzle none, body tentacles, arms hand, legs none
spinosaurus: coat #7a8a4a, belly #e3dca8, extra #e0622f, dark #8f3418, ears none, muzzle croc, wings sail-back, arms tiny, legs stomp, tail heavy, marks jagged
ankylosaurus: coat #9a8a5a, belly #e0d4a8, extra #7a6a44, dark #e8dcb8, ears none, head wide, muzzle beak, top plate, wings studded, arms paw, tail club
flying-squirrel: coat #9a8070, belly #fff3e4, extra #7a6456, dark #7a6456, head round, ears round, muzzle rodent, marks teeth, wings glider, tail flat
prairie-dog ground-squirrel: coat #d4aa6c, belly #f8e8c8, extra #3a2a20, dark #a87c44, ears round, muzzle rodent, marks teeth, body long, tail tuft
elk wapiti: coat #b98a5c, trunk #d0a674, belly #ecd6b4, dark #5a3a28, head long, ears side, muzzle snout, top elk, extra #8a5f38, arms hoof, legs hoof, limb #6a4630, tail puff
proboscis-monkey: coat #c4783f, belly #f2c39a, dark #8a4a24, extra #a85f2c, ears human, marks face, muzzle hang, top hair, arms hand, tail long, body round
elephant-seal: coat #8f8078, belly #b5a59a, ears none, head round, muzzle hang, arms fin, legs none, tail fish, extra #7a6c64, body torso
sea-otter: coat #e8d4b4, trunk #5a3c2a, belly #8a6448, limb #5a3c2a, dark #a8845c, ears low, head wide, muzzle whiskered, tail thick
sturgeon: coat #7a8088, belly #e8e4d8, extra #5a6068, dark #4a4e56, ears none, head cone, muzzle point, arms fin, legs none, tail fluke, body torpedo, top spines, marks throat barbels
sunfish ocean-sunfish mola: coat #a8b8c4, belly #dfe8ee, extra #7f919f, ears none, muzzle fish, arms fin, legs none, head puffed, body mola
gargoyle: coat #8a8f98, belly #b5bac2, extra #6a7078, dark #5a6068, gear horns, ears elfin, muzzle snout, marks fangs, wings leather, arms hook, tail tuft
chupacabra: coat #7f8a78, belly #b5bca8, extra #3a4238, dark #3a4238, ears bat, head egg, muzzle snout, top spines, marks fangs, eyes dark, arms hook, tail bare
wolpertinger: coat #a8805a, belly #f0dec4, extra #8a6238, dark #e8d8c0, ears tall, top antlers, wings feather, muzzle rodent, marks fangs, tail puff
cicada: coat #4f5f3a, belly #a8a46a, extra #2f3a24, dark #2f3a24, ears none, head wide, muzzle none, wings dragonfly, body striped, arms thin
stick-insect: coat #8f6a40, belly #b5905c, extra #6a4c2a, ears none, head long, top whips, muzzle none, body stick, arms thin, legs none
stink-bug: coat #7a6a44, belly #b5a06a, extra #8a7a4c, dark #4f4428, ears none, head egg, top antennae, muzzle none, wings shield, arms thin
cockatiel: coat #f6e04a, trunk #9aa0aa, limb #8a909a, belly #b8bdc6, extra #f6d021, ears none, head egg, muzzle parrot, marks rouge, top crest, arms wing, legs bird, tail fan
gibbon: coat #4f3c30, belly #f0dfc8, extra #4f3c30, ears human, top tuft, marks face socks, muzzle none, body long, arms hand
sea-cucumber: coat #8f4f5a, belly #b8747c, extra #6f3844, ears none, head egg, top thorns, muzzle none, body segments, arms hand, legs none
mothman: coat #46404e, belly #6a6272, extra #6a5f70, dark #e5343f, ears none, top antennae, marks patches, muzzle none, wings butterfly, arms hand
sea-slug nudibranch: coat #3f6fe0, belly #8fb0ff, extra #f2a03a, dark #ffd84a, ears none, top gills, marks spots, muzzle none, body snail, arms hand, legs none
spoonbill: coat #ff9fbe, belly #ffd0de, extra #b8b0a4, limb #ff7fa8, ears none, head egg, muzzle spoon, neck curved, arms wing, legs stilt
australian-shepherd aussie: coat #98a0b0, belly #ffffff, dark #3a3842, ears folded, marks spots blaze rouge, muzzle snout, limb #c48a54, tail bushy
bernese-mountain-dog bernese: coat #29252d, belly #ffffff, dark #1d1a20, ears floppy, marks blaze rouge socks, muzzle snout, body round, tail bushy
newfoundland-dog newfoundland newfie: coat #2b2730, belly #7a7280, dark #46404e, extra #211e26, ears floppy, head wide, top ruff, muzzle snout, body round, tail bushy
cane-corso: coat #4a4852, belly #6a6872, dark #33313a, head square, ears cropped, muzzle jowls, body buff, tail puff
irish-setter: coat #a8481f, belly #c4683a, dark #8a3616, head long, ears hung, muzzle snout, tail bushy
papillon-dog papillon: coat #a8622c, trunk #ffffff, limb #ffffff, belly #ffffff, ears huge, head egg, marks blaze cheeks, muzzle small, tail plume
rhinoceros-beetle hercules-beetle: coat #4a2c24, belly #7a5040, extra #33201a, dark #5a382c, ears none, top prong, muzzle none, wings beetle, arms thin
hippogriff: coat #fbfaf5, trunk #a8672f, belly #d9a56d, limb #a8672f, extra #f6b821, dark #d8d0c0, ears none, head egg, muzzle hook, wings angel, arms paw, legs hoof, tail bushy
manticore: coat #d8803f, belly #f6cf9a, extra #8a2f1a, dark #6a1f1a, top mane, wings leather, tail sting
oni: coat #d83a34, belly #f0705f, shirt #f2b01e, dark #d83a34, extra #26202a, shoe #d83a34, gear horns, head square, ears elfin, top shag, muzzle human, marks tusks, arms hand
golem: coat #9a9488, belly #b5afa2, extra #6f6a60, dark #6f8a4a, head square, ears none, muzzle none, marks spots, body buff, arms hand
starling: coat #2f2c48, belly #4a3f6a, extra #f2b93a, dark #e8d8a8, ears none, head round, muzzle beak, marks spots, arms wing, legs bird, tail fan
cuckoo: coat #8a93a0, belly #ffffff, extra #f2c13a, dark #5a626e, ears none, head egg, muzzle beak, marks barred, arms wing, legs bird, tail plumes
hoopoe: coat #e8a86a, belly #f6d8b0, extra #c8682a, dark #26222a, limb #3a3438, ears none, head egg, muzzle sickle, marks barred, top crest, arms wing, legs bird, tail fan
guinea-fowl guineafowl: coat #bcd4ea, trunk #4a4a58, belly #5f5f70, limb #4a4a58, extra #a8703a, dark #f6f6fa, ears none, head egg, muzzle beak, marks wattle spots, top casque, body round, arms wing, legs bird
frigatebird frigate-bird: coat #1f1d26, belly #2f2c38, extra #b8b0a4, ears none, head egg, muzzle raven, marks pouch, arms wing, legs bird, tail fan
lamprey: coat #6a6a58, belly #c8c0a0, extra #4f5040, ears none, head egg, marks jagged gills, muzzle none, body eel, arms none, legs none
coati coatimundi: coat #a8703f, belly #f0d8b4, dark #3f2a1e, extra #3f2a1e, ears low, head wedge, marks mask, muzzle point, tail banner
maggot grub larva mealworm: coat #f6ecd0, belly #fff8e6, extra #c9a86a, ears none, muzzle none, body segments, arms hand, legs none
sardine anchovy herring mackerel: coat #5f86b8, belly #eef3f8, extra #4a6a94, dark #33507a, ears none, head cone, muzzle fish, arms fin, legs none, tail fluke, body torpedo, marks throat stripes
cod haddock bass carp: coat #8a8458, belly #f0ead0, extra #6a6442, dark #5a5434, ears none, head cone, muzzle fish, top dorsal, arms fin, legs none, tail fluke, body torpedo, marks throat spots
coelacanth: coat #3f5f86, belly #6f8fb0, extra #2f4a6a, dark #dfe8f0, ears none, marks spots, muzzle fish, top sail, arms fin, legs none, head puffed, body puffed
sawfish: coat #8a8468, belly #f0ead8, extra #a89c78, ears none, head cone, muzzle saw, top dorsal, arms fin, legs none, tail fluke, body torpedo, marks throat
marten pine-marten: coat #5f3c24, belly #f6dca0, ears round, head egg, muzzle small, marks chops, body long, tail bushy
jersey-devil: coat #5f4a48, belly #8a706a, extra #3a2a2c, dark #4a3634, gear horns, head long, ears spear, muzzle equine, wings leather, marks fangs, arms hook, legs hoof, tail tuft
weevil: coat #6a6a58, belly #8f8f78, extra #4a4a3c, dark #5a5a4a, ears none, head egg, top antennae, muzzle tube, wings beetle, arms thin
pillbug pill-bug isopod woodlouse roly-poly: coat #8a8f98, belly #a8adb6, extra #6a6f78, ears none, head wide, top antennae, muzzle none, body ribbed, arms thin, legs none
mayfly lacewing: coat #a8a84a, belly #d8d88a, extra #6a6a2a, ears none, head egg, top whips, muzzle none, wings dragonfly, body segments, arms thin, legs none
scottish-fold: coat #a8abb5, belly #eceef2, dark #83868f, ears folded, head wide, muzzle cat, marks stripes, body round, tail long
russian-blue russian-blue-cat: coat #7f8ea6, belly #a8b4c6, dark #63718a, ears pointed, muzzle cat, tail long
lionfish lion-fish: coat #c8452f, belly #f6c9a0, extra #e8a070, dark #fff3e0, ears none, marks bands, muzzle fish, top spikes, arms fin, legs none, head puffed, body flowing
saiga: coat #d8b07a, belly #f6e6c8, dark #c9a070, head long, ears side, top goat, muzzle hang, arms hoof, legs hoof, extra #5a4634, tail puff
sea-urchin: coat #6a4a9a, belly #8f6fc0, extra #2f2050, ears none, top needles, head puffed, muzzle none, arms hand, legs none, body none`;
