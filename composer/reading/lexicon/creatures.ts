/** Creatures by the picture that shows them or their nearest relative: `picture: name, name`. */
export const creatureRelatives = `
seal: sea lion, elephant seal, leopard seal, pinniped
duck: duckling, drake, teal, wood duck, mandarin duck
swan: cygnet, ugly duckling
goose: gosling, gander, canada goose
lizard: salamander, newt, gecko, chameleon, iguana, skink, komodo dragon, monitor lizard, bearded dragon, tuatara, basilisk, leopard gecko
frog: toad, bullfrog, tree frog, pepe, froggy, froggo, toadstool toad, poison dart frog, kermit, amphibian
rat: mole rat, naked mole rat, muskrat, lemming, vole, packrat, bilby, bandicoot
mouse-face: shrew, dormouse, field mouse, mole, meece
hamster: guinea pig, degu, cavy, hammy, hammie, rodent
otter: marten, sea otter, river otter, mongoose, civet, pine marten
kangaroo: wallaby, roo, joey, wallaroo, potoroo
koala: koala bear
bear: grizzly, grizzly bear, brown bear, black bear, cub, wolverine, tasmanian devil, sun bear, sloth bear, bruin, kodiak
panda: red panda, panda bear
chipmunk: prairie dog, ground squirrel, flying squirrel, marmot, groundhog, gopher, woodchuck, sugar glider
badger: honey badger, ratel, aardvark, anteater, armadillo, pangolin, numbat, echidna
hedgehog: porcupine, tenrec
raccoon: coati, trash panda, racoon, red coon, kinkajou
skunk: pole cat
bird: woodpecker, kingfisher, sandpiper, wren, finch, bluebird, blue jay, jay, cardinal bird, canary, swallow bird, swift bird, starling, lark, nightingale, thrush, songbird, birb, birdie, albatross, cormorant, tern, cuckoo, roadrunner, quail, partridge, grouse, oriole, warbler, chickadee, titmouse, robin, redbreast, tit bird, borb, bird of prey, lovebird
eagle: osprey, kestrel, kite bird, bald eagle, harpy, griffin, gryphon, hippogriff, red tailed hawk, raptor bird
turkey: cassowary, guinea fowl, pheasant, gobbler, rhea bird
flamingo: spoonbill, stilt
parrot: cockatoo, cockatiel, parakeet, budgerigar, lorikeet, macaw, mynah, conure, african grey
dove: pigeon, turtledove, carrier pigeon, homing pigeon, rock dove
blackbird: crow, raven, rook bird, jackdaw, grackle, magpie
owl: barn owl, owlet, snowy owl, hooter
chicken: hen, cluckers, bantam, chimken, chonken, poultry
rooster: cock a doodle doo, cockerel, chanticleer
baby-chick: chickling, hatchling, peep chick
penguin: pingu, emperor penguin, penguino
peacock: peahen, peafowl
dodo: moa, great auk
wolf: coyote, dire wolf, lycanthrope, jackal, timber wolf, fenrir, hellhound, cerberus, direwolf
fox: fennec, vixen, arctic fox, red fox, kitsune, foxy
dog-face: retriever, golden retriever, labrador, lab puppy, beagle, corgi, chihuahua, bulldog, french bulldog, pitbull, mastiff, great dane, dalmatian, collie, border collie, sheepdog, terrier, yorkie, rottweiler, doberman, pomeranian, shih tzu, greyhound, whippet, spaniel, cocker spaniel, schnauzer, samoyed, mutt, mongrel, hound, bloodhound, shepherd dog, german shepherd, boxer dog, puggle, labradoodle, goldendoodle, newfoundland, saint bernard, st bernard, weiner dog, pointer dog, setter, doggo, doggy, doggie, pupper, pup, puppy, puppo, woofer, floof, inu, good boy, good boi, gud boi, goodest boy, pooch, hound dog, dawg, fido, dingo, lapdog, watchdog, puppies
cat-face: kitten, kitty, kitteh, kitties, tomcat, calico, siamese, persian cat, maine coon, ragdoll cat, tabby, sphynx, bengal cat, munchkin cat, moggy, feline, pussycat, bobcat, lynx, ocelot, caracal, serval, wildcat, kittycat, catto, car cat, meow, alley cat, house cat, caterwauler, puma cub, neko, maneki neko, lucky cat, nyan cat
black-cat: witch cat, panther cat
tiger-face: tigress, bengal tiger, sabertooth, saber tooth tiger, sabre tooth, smilodon, liger
leopard: jaguar, puma, cougar, mountain lion, snow leopard, clouded leopard, catamount
lion: lioness, sphinx, manticore, simba, lion cub
rabbit-face: bunny, bunbun, bunny rabbit, hare, jackrabbit, easter bunny, cottontail, lagomorph, white rabbit, snowshoe hare, wabbit, jackalope
monkey-face: chimp, chimpanzee, ape, marmoset, capuchin, macaque, tamarin, howler monkey, gibbon, proboscis monkey, spider monkey, bored ape, simian, baboon, mandrill, tarsier, loris, slow loris, bush baby
gorilla: silverback, king kong, big foot, harambe, ape man
orangutan: orang utan, orang-utan, yeti ape
horse-face: pony, foal, mare, stallion, mustang, colt, filly, clydesdale, bronco, racehorse, centaur, pegasus, hobby horse, trojan horse, gelding, shetland pony, thoroughbred, steed, seahorse horse
unicorn: alicorn, pegacorn
donkey: mule, ass donkey, burro, hinny, jackass
zebra: okapi, quagga
giraffe: long neck giraffe
cow-face: calf, heifer, cattle, milk cow, moo cow, dairy cow, highland cow, holstein
ox: bull, steer bull, bullock, musk ox, oxen, zebu, bulls, bovine
water-buffalo: carabao, buffalo
bison: wisent, american bison
ewe: sheep, lamb, mutton, lambchop, black sheep, baa lamb, wool sheep
ram: bighorn, ibex, mouflon
goat: billy goat, kid goat, mountain goat, faun, satyr, nanny goat, baphomet, antelope goat, chupacabra, goatee
llama: alpaca, guanaco, vicuna
camel: dromedary
deer: antelope, gazelle, impala, fawn, elk deer, stag, buck deer, springbok, kudu, wildebeest, gnu, roe deer, bambi, hart
moose: elk
pig-face: piglet, hog, swine, piggy, oinker, sow, pigs, piggie, pot bellied pig, piglets, hogs
boar: wild boar, javelina, peccary, razorback, wild hog
elephant: elephants, dumbo, jumbo, pachyderm, tapir
mammoth: mastodon, woolly mammoth, wooly mammoth
rhinoceros: rhino, white rhino, black rhino, rhinos
hippopotamus: hippo, pygmy hippo, moo deng, moodeng, hippos
whale: blue whale, beluga, humpback, sperm whale, moby dick, leviathan, cachalot, humpback whale
spouting-whale: narwhale, minke whale
dolphin: porpoise, vaquita, flipper dolphin
shark: great white, hammerhead, hammerhead shark, tiger shark, bull shark, whale shark, megalodon, jaws, sawfish, barracuda
fish: catfish, cod, mackerel, sardine, anchovy, bass fish, sturgeon, swordfish, marlin, halibut, flounder, haddock, pike fish, piranha, perch, minnow, mudskipper, coelacanth, tuna, salmon, trout, snapper, tilapia, sunfish, mola mola, lungfish, lamprey, koi, sardines, anglerfish, angler fish, deep sea fish, blobfish
tropical-fish: goldfish, guppy, betta, angelfish, seahorse, sea horse, discus fish, neon tetra, nemo, parrotfish
blowfish: pufferfish, puffer fish, porcupine fish, fugu
octopus: cthulhu, kraken, nautilus, cephalopod, octopi, octo, octopuses
squid: cuttlefish, giant squid, calamari
crab: hermit crab, horseshoe crab, king crab, crabby, fiddler crab
lobster: crayfish, crawfish, crawdad, langoustine
shrimp: prawn, krill, brine shrimp, mantis shrimp, isopod, barnacle
jellyfish: jelly fish, man o war, sea jelly, medusa jelly
oyster: clam, mussel, scallop, mollusk, abalone
coral: sea anemone, anemone, sea cucumber, sea urchin, urchin, sea sponge, polyp
snail: slug, escargot, gastropod, sea slug, nudibranch, snailman, limpet
spiral-shell: seashell, conch, sea shell, cowrie, shell
turtle: tortoise, sea turtle, terrapin, snapping turtle, turtles, galapagos tortoise
crocodile: alligator, gator, caiman, croc, gharial
snake: cobra, python, viper, rattlesnake, boa, anaconda, adder, mamba, asp, garter snake, serpent, medusa, gorgon, danger noodle, sidewinder, snek, king cobra, ouroboros, hydra
dragon-face: wyvern, drake dragon, sea monster, wyrm, dragonling, chinese dragon, smaug, ice dragon, fire drake
sauropod: brachiosaurus, brontosaurus, diplodocus, stegosaurus, ankylosaurus, apatosaurus, plesiosaur, dinosaurs
t-rex: tyrannosaur, godzilla, gojira, kaiju, spinosaurus, allosaurus, dinos, dinosaur, t rex, tyrannosaurus rex
butterfly: monarch butterfly, mothman, silkworm moth
bug: caterpillar, silkworm, larva, grub, maggot, flea, louse, aphid, earwig, pillbug, woodlouse, mite, termite, bedbug, insect, creepy crawly, inchworm
cricket: grasshopper, locust, cicada, katydid, stick insect
honeybee: bee, bumblebee, wasp, hornet, yellowjacket, beehive, hive, queen bee, bees, killer bee, honey bee
beetle: scarab, weevil, stag beetle, dung beetle, june bug, rhinoceros beetle
lady-beetle: ladybug, ladybird, lady bug
mosquito: gnat, midge, mozzie, crane fly
fly: housefly, fruit fly, horsefly, bluebottle
ant: fire ant, ants, queen ant, army ant, anthill, ant colony
spider: tarantula, black widow, daddy longlegs, arachnid, jumping spider, spidey
scorpion: scorpio
worm: earthworm, leech, tapeworm, nightcrawler, bookworm, glow worm, tube worm, wriggler
microbe: virus, bacteria, bacterium, amoeba, germ, tardigrade, water bear, plankton, microbe, parasite, yeast, coronavirus, fungus cell
bat: fruit bat, flying fox, vampire bat, batty
sloth: slothy, three toed sloth, two toed sloth
alien: martian, extraterrestrial, grey alien, reptilian, little green man, xenomorph, et
alien-monster: monster, boogeyman, bogeyman, space monster, gremlin monster, eldritch horror, slime monster, blob monster
ogre: oni, cyclops, giant ogre, troll ogre, orc, shrek, hulk, golem, demon ogre
goblin: gremlin, hobgoblin, imp goblin, kobold, tengu, gargoyle, gobbo
ghost: poltergeist, spectre, specter, wraith, banshee, phantom, spooky, ghoul, spirit, spook, casper, apparition
skull: skeleton, bones, grim reaper, reaper, skelly, skellington, lich, crossbones, calaca
person-zombie: undead, zombies, revenant, frankenstein, frankenstein's monster, walking dead
person-merpeople: mermaid, merman, triton, little mermaid, selkie
phoenix-bird: firebird, phoenix, thunderbird
robot: android, cyborg, bot, droid, mech, automaton, chatbot, ai assistant, terminator, drone, r2d2, bots
teddy-bear: teddy, teddy bear, plushie, stuffed animal, plush toy, plush
snowman: frosty, snowmen
jack-o-lantern: pumpkin, halloween pumpkin, pumpkins
pile-of-poo: poop, poo, turd, dung, shit, crap, manure, doodoo, dookie
troll: internet troll, bridge troll, gruff troll
axolotl: axolotl, axolotls, ajolote
bigfoot: bigfoot, sasquatch, bigfoots, sasquatches
capybara: capybara, capivara, carpincho, capybaras, coconut doggy
centipede: centipede, centipedes, millipede, hundred legs
cheetah: cheetah, cheetahs, guepardo
chinchilla: chinchilla, chinchillas
clownfish: clownfish, clown fish, clownfishes, pez payaso
dachshund: dachshund, sausage dog, wiener dog, dachshunds, dackel, doxie
doge: doge, doge, shiba, shiba inu, cheems, shibe, shibas, akita
dragonfly: dragonfly, dragonflies, libelula
eel: eel, eels, electric eel, moray
emu: emu, emus
ferret: ferret, ferrets, weasel, stoat, polecat, ermine, mink
firefly: firefly, fireflies, lightning bug, glowworm
garden-gnome: garden gnome, garden gnomes, gnome, gnomes, gnomo, gartenzwerg
gerbil: gerbil, gerbils, jerboa
hummingbird: hummingbird, hummingbirds, colibri
husky: husky, huskies, siberian husky, malamute
hyena: hyena, hyenas, hiena
kiwi-bird: kiwi bird, kiwi bird
lemur: lemur, lemurs, maki
manatee: manatee, manatees, dugong, sea cow, manati
meerkat: meerkat, meerkats, suricate
minotaur: minotaur, minotaurs
moth: moth, moths, polilla, luna moth
mummy: mummy, mummies, momia
narwhal: narwhal, narwhals, unicorn whale
nessie: nessie, loch ness monster, loch ness, sea serpent, lake monster
opossum: opossum, possum, opossums, possums
orca: orca, orcas, killer whale, free willy
ostrich: ostrich, ostriches, avestruz
panther: panther, panthers, black panther, pantera, jaguar at night
pelican: pelican, pelicans, pelicano
platypus: platypus, platypuses, duckbill
praying-mantis: praying mantis, mantis, mantises, mantid
pterodactyl: pterodactyl, pterodactyls, pterosaur, pteranodon
puffin: puffin, puffins, frailecillo
pug: pug, pugs, mops
quokka: quokka, quokkas
reindeer: reindeer, reindeers, rudolph, caribou, rentier, reno
rubber-duck: rubber duck, rubber ducky, rubber duckie, bath duck, rubber ducks
seagull: seagull, gull, seagulls, gulls, gaviota
squirrel: squirrel, squirrels, red squirrel, eichhornchen, eichhoernchen, ardilla, ecureuil
starfish: starfish, sea star, starfishes, estrella de mar
stingray: stingray, stingrays, manta ray, manta, ray fish
stork: stork, storks, cigogne, heron, egret, ibis, crane, crane bird
tadpole: tadpole, tadpoles, pollywog
tick: tick, ticks
toucan: toucan, toucans, tucan
triceratops: triceratops, triceratopses, three horned dinosaur
velociraptor: velociraptor, velociraptors, raptor, raptors
vulture: vulture, vultures, buzzard, condor
walrus: walrus, walruses
warthog: warthog, warthogs, pumbaa, facochero
werewolf: werewolf, werewolves, wolfman, hombre lobo
wombat: wombat, wombats
yak: yak, yaks
yeti: yeti, abominable snowman, yetis, sasquatch of the snow
`;
