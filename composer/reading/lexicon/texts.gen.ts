// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const creatures = `seal: sea lion, elephant seal, leopard seal, pinniped
duck: duckling, teal, wood duck, mandarin duck
swan: cygnet, ugly duckling
goose: gosling, gander, canada goose
lizard: salamander, gila monster, newt, gecko, chameleon, iguana, skink, komodo dragon, monitor lizard, bearded dragon, tuatara, basilisk, leopard gecko
frog: toad, bullfrog, tree frog, pepe, froggy, froggo, toadstool toad, poison dart frog, kermit, amphibian
rat: pika, mole rat, naked mole rat, muskrat, lemming, vole, packrat, bilby, bandicoot
mouse-face: star nosed mole, shrew, dormouse, field mouse, mole, meece
hamster: guinea pig, degu, cavy, hammy, hammie, rodent
otter: nutria, marten, sea otter, river otter, mongoose, civet, pine marten
kangaroo: wallaby, roo, joey, wallaroo, potoroo
koala: koala bear
bear: grizzly, grizzly bear, brown bear, black bear, cub, wolverine, tasmanian devil, sun bear, sloth bear, bruin, kodiak
panda: red panda, panda bear
chipmunk: prairie dog, ground squirrel, gopher, woodchuck, sugar glider
badger: honey badger, ratel, aardvark, anteater, armadillo, pangolin, numbat, echidna
hedgehog: porcupine, tenrec
raccoon: tanuki, coati, trash panda, racoon, red coon, kinkajou
skunk: pole cat
bird: frigatebird, hoopoe, frigate bird, blue-footed booby, blue footed booby, booby bird, robin redbreast, woodpecker, kingfisher, sandpiper, wren, finch, bluebird, blue jay, jay, cardinal bird, canary, swallow bird, swift bird, starling, lark, nightingale, thrush, songbird, birb, albatross, cormorant, tern, cuckoo, roadrunner, quail, partridge, grouse, oriole, warbler, chickadee, titmouse, robin, redbreast, tit bird, borb, bird of prey, lovebird, shoebill, kookaburra, hornbill, booby, blue footed booby, mockingbird, cardinal, ptarmigan, swallow
eagle: osprey, kestrel, kite bird, bald eagle, harpy, griffin, gryphon, hippogriff, red tailed hawk, raptor bird
turkey: cassowary, guinea fowl, pheasant, gobbler, rhea bird
flamingo: spoonbill
parrot: kakapo, lyrebird, cockatoo, cockatiel, parakeet, budgerigar, lorikeet, macaw, mynah, conure, african grey
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
fox: fennec, fennec fox, vixen, arctic fox, red fox, kitsune, foxy
dog-face: cane corso, irish setter, papillon dog, australian shepherd, bernese mountain dog, bernese, newfoundland dog, jack russell terrier, aussie shepherd, yorkshire terrier, maltese, shar pei, afghan hound, chow chow, basset hound, jack russell, weimaraner, akita, retriever, golden retriever, labrador, lab puppy, beagle, corgi, chihuahua, bulldog, french bulldog, pitbull, mastiff, great dane, dalmatian, collie, border collie, sheepdog, terrier, yorkie, rottweiler, doberman, pomeranian, shih tzu, greyhound, whippet, spaniel, cocker spaniel, schnauzer, samoyed, mutt, mongrel, hound, bloodhound, shepherd dog, german shepherd, boxer dog, boxer puppy, boxer pup, australian shepherd, belgian shepherd, puggle, labradoodle, goldendoodle, newfoundland, saint bernard, st bernard, weiner dog, pointer dog, setter, doggo, doggy, doggie, pupper, pup, puppy, puppo, woofer, floof, inu, good boy, good boi, gud boi, goodest boy, pooch, hound dog, dawg, fido, dingo, lapdog, watchdog, puppies
cat-face: ginger cat, ginger kitten, russian blue, russian blue cat, tuxedo cat, tuxedo kitten, ragdoll, scottish fold, burmese cat, kitten, kitty, kitteh, kitties, tomcat, calico, siamese, persian cat, maine coon, ragdoll cat, tabby, sphynx, bengal cat, munchkin cat, moggy, feline, pussycat, bobcat, lynx, ocelot, caracal, serval, wildcat, kittycat, catto, car cat, meow, alley cat, house cat, caterwauler, puma cub, neko, maneki neko, lucky cat, nyan cat
black-cat: witch cat, panther cat
tiger-face: saber toothed tiger, saber-toothed tiger, saber tooth, sabre toothed tiger, saber toothed cat, tigress, bengal tiger, sabertooth, saber tooth tiger, sabre tooth, smilodon, liger
leopard: jaguar, puma, cougar, mountain lion, snow leopard, clouded leopard, catamount
lion: lioness, sphinx, manticore, simba, lion cub
rabbit-face: wolpertinger, bunny, bunbun, bunny rabbit, hare, jackrabbit, easter bunny, cottontail, lagomorph, white rabbit, snowshoe hare, wabbit, jackalope
monkey-face: aye aye, aye-aye lemur, aye-aye, bushbaby, bonobo, chimp, chimpanzee, ape, marmoset, capuchin, macaque, tamarin, howler monkey, gibbon, proboscis monkey, spider monkey, bored ape, simian, baboon, mandrill, tarsier, loris, slow loris, bush baby
gorilla: silverback, king kong, big foot, harambe, ape man
orangutan: orang utan, orang-utan, yeti ape
horse-face: pony, foal, mare, stallion, mustang, colt, filly, clydesdale, bronco, racehorse, centaur, pegasus, trojan horse, gelding, shetland pony, thoroughbred, steed, seahorse horse
unicorn: alicorn, pegacorn
donkey: mule, ass donkey, burro, hinny, jackass
zebra: okapi, quagga
giraffe: long neck giraffe
cow-face: calf, heifer, cattle, milk cow, moo cow, dairy cow, highland cow, holstein
ox: longhorn, bull, steer bull, bullock, musk ox, oxen, zebu, bulls, bovine, musk-ox, muskox
water-buffalo: carabao
bison: wisent, american bison, buffalo, buffaloes
ewe: merino, sheep, lamb, mutton, lambchop, black sheep, baa lamb, wool sheep
ram: bighorn, ibex, mouflon
goat: markhor, ibex goat, billy goat, kid goat, mountain goat, faun, satyr, nanny goat, baphomet, antelope goat, chupacabra
llama: alpaca, guanaco, vicuna
camel: dromedary
deer: antelope, gazelle, impala, fawn, elk deer, stag, buck deer, springbok, kudu, wildebeest, gnu, roe deer, bambi, hart, oryx, saiga, gerenuk, dik dik
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
fish: angler fish, pike, catfish, cod, mackerel, sardine, anchovy, bass fish, sturgeon, swordfish, marlin, halibut, flounder, haddock, pike fish, piranha, perch, minnow, mudskipper, coelacanth, tuna, salmon, trout, snapper, tilapia, sunfish, ocean sunfish, mola mola, mola mola, lungfish, lamprey, koi, anglerfish, angler fish, deep sea fish, blobfish, sardines
tropical-fish: lionfish, lion fish, goldfish, guppy, betta fish, siamese fighting fish, betta, angelfish, seahorse, sea horse, discus fish, neon tetra, nemo, parrotfish
blowfish: pufferfish, puffer fish, porcupine fish, fugu
octopus: ammonite, ammonites, cthulhu, kraken, nautilus, cephalopod, octopi, octo, octopuses
squid: cuttlefish, giant squid, calamari
crab: hermit crab, horseshoe crab, king crab, crabby, fiddler crab
lobster: crayfish, crawfish, crawdad, langoustine
shrimp: prawn, krill, brine shrimp, mantis shrimp, isopod
jellyfish: jelly fish, man o war, sea jelly, medusa jelly
oyster: mollusk, abalone
coral: sea anemone, anemone, sea cucumber, sea sponge, polyp
snail: slug, escargot, gastropod, sea slug, nudibranch, snailman, limpet
spiral-shell: seashell, conch, sea shell, cowrie, shell
turtle: tortoise, sea turtle, terrapin, snapping turtle, turtles, galapagos tortoise
crocodile: alligator, gator, caiman, croc, gharial
snake: cobra, python, viper, rattlesnake, boa, anaconda, adder, mamba, asp, garter snake, serpent, gorgon, danger noodle, sidewinder, snek, king cobra, ouroboros, hydra
dragon-face: jersey devil, wyvern, drake dragon, sea monster, wyrm, dragonling, chinese dragon, smaug, ice dragon, fire drake
sauropod: brachiosaurus, brontosaurus, diplodocus, stegosaurus, ankylosaurus, apatosaurus, plesiosaur, dinosaurs
t-rex: tyrannosaur, godzilla, gojira, kaiju, spinosaurus, allosaurus, dinos, dinosaur, t rex, tyrannosaurus rex
butterfly: monarch butterfly, mothman, silkworm moth
bug: pill bug, roly poly, lacewing, mealworm, caterpillar, silkworm, larva, grub, maggot, flea, louse, aphid, earwig, pillbug, woodlouse, mite, termite, bedbug, insect, creepy crawly, inchworm, silverfish, mayfly
cricket: grasshopper, locust, cicada, katydid, stick insect
honeybee: bee, bumblebee, wasp, hornet, yellowjacket, queen bee, bees, killer bee, honey bee
beetle: stink bug, trilobite, trilobites, scarab, weevil, stag beetle, dung beetle, june bug, rhinoceros beetle, hercules beetle
lady-beetle: ladybug, ladybird, lady bug
mosquito: gnat, midge, mozzie, crane fly
fly: housefly, fruit fly, horsefly, bluebottle
ant: fire ant, ants, queen ant, army ant, anthill, ant colony
spider: tarantula, black widow, daddy longlegs, arachnid, jumping spider, spidey
scorpion: scorpio
worm: earthworm, leech, tapeworm, nightcrawler, bookworm, glow worm, tube worm, wriggler
microbe: virus, bacteria, bacterium, amoeba, germ, tardigrade, water bear, plankton, parasite, yeast, coronavirus, fungus cell
bat: fruit bat, flying fox, vampire bat, batty
sloth: slothy, three toed sloth, two toed sloth
alien: martian, extraterrestrial, grey alien, reptilian, little green man, xenomorph, et
alien-monster: monster, boogeyman, bogeyman, space monster, gremlin monster, eldritch horror, slime monster, blob monster
ogre: oni, cyclops, giant ogre, troll ogre, orc, shrek, hulk, golem, demon ogre
goblin: gremlin, hobgoblin, imp goblin, kobold, tengu, gargoyle, gobbo
ghost: poltergeist, spectre, specter, wraith, banshee, phantom, spooky, ghoul, spirit, spook, casper, apparition
skull: skeleton, grim reaper, reaper, skelly, skellington, lich, crossbones, calaca
person-zombie: undead, zombies, revenant, frankenstein, frankenstein's monster, walking dead
person-merpeople: mermaid, merman, triton, little mermaid, selkie
phoenix-bird: firebird, phoenix, thunderbird
robot: toy robot, android, cyborg, bot, droid, mech, automaton, chatbot, ai assistant, terminator, r2d2, bots
teddy-bear: teddy, toy, toys, plushie, stuffed animal, plush toy, plush
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
clownfish: clown fish, clownfish, clown fish, clownfishes, pez payaso
dachshund: dachshund, sausage dog, wiener dog, dachshunds, dackel, doxie
doge: doge, shiba, shiba inu, cheems, shibe, shibas
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
kiwi-bird: kiwi bird
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
pug: pug, pugs
quokka: quokka, quokkas
reindeer: reindeer, reindeers, rudolph, caribou, rentier, reno
rubber-duck: rubber duck, rubber ducky, rubber duckie, bath duck, rubber ducks
seagull: seagull, gull, seagulls, gulls, gaviota
squirrel: squirrel, squirrels, red squirrel, eichhornchen, eichhoernchen, ardilla, ecureuil, flying squirrel
starfish: starfish, sea star, starfishes, estrella de mar
stingray: stingray, stingrays, manta ray, manta, ray fish
stork: secretary bird, marabou, loon, stork, storks, cigogne, heron, egret, ibis, crane, crane bird
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
sea-urchin: sea urchin, sea urchins, urchin, seeigel
poodle: toy poodle`;

export const food = `spaghetti: pasta, noodle dish, linguine, fettuccine, penne, carbonara, bolognese, rigatoni, spaghetti and meatballs, fusilli, vermicelli, alfredo
dumpling: pierogi, gyoza, wonton, dim sum, momo, potsticker, pelmeni, khinkali, manti, calzone, hot pocket, pasty
samosa: samosa, samosas, pakora
bao: bao, bao bun, bao buns, baozi, steamed bun, nikuman, pork bun
kimbap: kimbap, gimbap, maki roll, california roll
schnitzel: schnitzel, wiener schnitzel, milanesa, tonkatsu, katsu, cotoletta
mochi: mochi, daifuku
poutine: poutine, loaded fries, cheese fries
baklava: baklava, baklawa
falafel: arancini, kofta, croquette, hush puppy
stuffed-flatbread: gyro, shawarma, pita, doner, doner kebab, souvlaki
burrito: wrap, enchilada, fajita, chimichanga
taco: tostada, taquito, tortilla chip, doritos
tamale: corn husk, tamales
cucumber: cucumber slice
eggplant: aubergine
leafy-green: lettuce, bok choy, endive, watercress
broccoli: broccolini
green-salad: salad, caesar salad, garden salad, tabbouleh
carrot: parsnip, rutabaga, swede turnip
potato: spud, tater, yam, potatoes, baked potato, potato dumplings
roasted-sweet-potato: sweet potato, yam fries, cassava, taro
ginger-root: ginger, turmeric, galangal
hot-pepper: chili, chilli, jalapeno, habanero, tabasco, cayenne, ghost pepper, paprika, ketchup spice, carolina reaper
bell-pepper: capsicum, pepper, sweet pepper, paprika pepper
garlic: garlic clove, aioli
onion: shallot, chive
brown-mushroom: portobello, shiitake, truffle, truffles
mushroom: toadstool, shroom, fungus, fungi, mycelium, chanterelle, shrooms, morel
ear-of-corn: corn on the cob, maize, popcorn kernel, sweetcorn, corncob, corn cob
pea-pod: pea, peas, edamame, green bean, snap pea, sweet pea, string bean
hummus: hummus, houmous, humus
bibimbap: bibimbap, bibimbop, dolsot
beans: bean, baked beans, kidney bean, lentil, chickpea, soybean, refried beans, lentils
peanuts: peanut, nut, nuts, legume, peanut brittle, hazelnut spread
chestnut: acorn, hazelnut, macadamia, conker
cheese-wedge: cheddar, brie, gouda, mozzarella, parmesan, feta, swiss cheese, camembert, blue cheese, provolone, fondue cheese, cheez, string cheese, gorgonzola
fondue: raclette, cheese fondue, melted cheese
pizza: pizza slice, pepperoni, margherita, deep dish, calzone pizza, hawaiian pizza, pizzeria, slice of pizza
hamburger: cheeseburger, cheezburger, burger, big mac, whopper, slider, patty, beefburger, hamburglar, veggie burger, burgir, krabby patty
french-fries: fries, chips and fish, fry, curly fries, freedom fries, chip
hot-dog: hotdog, frankfurter, wiener, glizzy, salami, hot dogs, currywurst, bologna
sandwich: sub sandwich, blt, club sandwich, panini, hoagie, submarine sandwich, sammich, pb and j, reuben, ham sandwich, tuna sandwich
sourdough-starter: sourdough starter, bread starter, sourdough mother, yeast dough, bread dough, pizza dough, dough ball
bread: sourdough, loaf, rye, brioche, ciabatta, focaccia, dough, crumb, breadcrumb, banana bread, bread roll, bun, crouton, wonder bread
baguette-bread: french bread, breadstick
flatbread: naan, tortilla, chapati, roti, matzo, pita bread, crepe flatbread, lavash
croissant: pain au chocolat, crescent roll, danish pastry, pastry, strudel
bagel: lox bagel, cream cheese bagel, everything bagel
pretzel: soft pretzel, brezel, pretzels
pancakes: crepe, flapjack, blini, hotcake, pancake stack, dosa
waffle: eggo, belgian waffle, stroopwafel
doughnut: donut, cruller, beignet, donuts, jelly doughnut, glazed donut, krapfen
cookie: biscuit, oreo, shortbread, fig newton, cookies, snickerdoodle, wafer, ginger snap
birthday-cake: cake, brownie cake, wedding cake, layer cake, chocolate cake, fruitcake, carrot cake, panettone, sponge cake
shortcake: slice of cake, strawberry shortcake, pavlova, gateau, lamington
cupcake: fairy cake
pie: apple pie, pumpkin pie, quiche, cherry pie, tart, cobbler, pot pie, custard pie, pecan pie, shepherd's pie
custard: pudding, creme brulee, flan, panna cotta, jelly pudding, trifle, creme caramel
chocolate-bar: chocolate, cocoa, cacao, kitkat, truffle chocolate, fudge, snickers, nutella, toblerone, chocolate chip, chocolate chips
candy: sweets, caramel, toffee, bubblegum, bubble gum, chewing gum, gum, licorice, gumdrop, bonbon, skittles, nougat, smarties, gummy worm, haribo, turkish delight, tootsie roll
candy-cane: candy canes, peppermint stick
lollipop: sucker, chupa chups, candy apple, lollypop
ice-cream: gelato, ice cream cone, sorbet, icecream, frozen yogurt, parfait
soft-ice-cream: soft serve, froyo, mcflurry, waffle cone
shaved-ice: snow cone, slushie, slush, slurpee, granita
popcorn: movie snack, kettle corn, caramel corn
egg: boiled egg, easter egg, humpty dumpty, scrambled eggs, eggshell, faberge egg
cooking: fried egg, egg fried, stir fry, breakfast, sunny side up
jar: nutella jar, relish, chutney, vegemite, marmite, mason jar, pickle jar, cookie jar, mustard jar, preserves, tahini
bottle-with-popping-cork: champagne, prosecco, sparkling wine, bubbly
lotion-bottle: shampoo, conditioner, moisturizer, sauce, hand sanitizer, lotion, barbecue sauce
bacon: rashers, prosciutto, pancetta, jamon, blt bacon
cut-of-meat: beef, wagyu, tomahawk steak, roast beef, brisket, filet mignon, lamb chop, pork chop, salami slice, spam
meat-on-bone: meat, jerky, biltong
poultry-leg: turkey leg, turkey drumstick, drumstick, chicken leg, fried chicken, wings, roast chicken, kfc, tender
sushi: sashimi, nigiri, uni sushi
fried-shrimp: tempura, popcorn shrimp, prawn cracker, fish stick, fish finger
fish-cake-with-swirl: narutomaki, kamaboko, surimi
dango: cake pop
rice-ball: onigiri, sticky rice, musubi
cooked-rice: rice, risotto, quinoa, couscous, rice bowl, congee, sushi rice
curry-rice: curry, tikka masala, katsu, biryani, butter chicken, vindaloo, korma
steaming-bowl: ramen, pho, noodle soup, laksa, udon, soba, noodle, miso soup
pot-of-food: cooking pot, pot, borscht, stew, gumbo, chili con carne, goulash, casserole, hotpot, chowder, jambalaya, ratatouille, bouillabaisse, hot pot, tagine, minestrone, gazpacho
shallow-pan-of-food: paella, jollof, shakshuka, pilaf
bowl-with-spoon: granola, muesli, oat, gruel
takeout-box: takeout, chow mein, chinese takeout, lo mein, takeaway, fried noodles, doggy bag, pad thai
bento-box: lunchbox, bento, lunch box, packed lunch
canned-food: tin can, canned tuna, can of beans, spam can, can of soup, can
banana: plantain, banana peel, nana fruit
red-apple: apple, apples, crabapple, big apple
green-apple: granny smith, quince, guava
pear: avocado pear, asian pear
tangerine: orange, mandarin, clementine, satsuma, oranges, kumquat, persimmon, apricot orange, orange juice, naranja
lemon: lemons, citron, yuzu, citrus, limoncello
lime: key lime, limes, lime fruit
melon: cantaloupe, honeydew, muskmelon
watermelon: watermelons, water melon
grapes: grape, raisin, currant, raisins, sultana, vineyard
strawberry: berry, lychee berry, strawberries, goji berry
blueberries: blueberry, elderberry, acai, blackcurrant, juniper berry, huckleberry, bilberry
cherries: cherry, maraschino, cranberries, sour cherry
peach: nectarine, apricot, peaches
mango: passion fruit, mangoes, mangos, starfruit, mangosteen
kiwi-fruit: kiwi, kiwifruit, kiwis
pineapple: ananas, pineapples
pineapple-slice: slice of pineapple, slices of pineapple, pineapple slice, pineapple slices, piece of pineapple, pineapple ring, pineapple rings, pineapple chunk
coconut: coco, coconuts, coconut milk, coconut water
tomato: cherry tomato, tomatoes, pomodoro, tomato soup, marinara, bloody mary
olive: olives, martini olive, olive oil, caper
avocado: avo, avocado toast, avocados
sake: rice wine, soju
hot-beverage: coffee, cup, latte, cappuccino, mocha, americano, coffee cup, hot chocolate, hot cocoa, decaf, pumpkin spice latte, caffeine, starbucks, flat white, coffee mug, coffee shop
teacup-without-handle: green tea, teacup, sake cup, oolong
bubble-tea: boba, tapioca, boba tea, milk tea
cup-with-straw: pepsi, iced tea, iced coffee, cold brew, frappe, frappuccino, slurp cup, soft drink, fizzy drink, big gulp, root beer, sippy cup
beverage-box: juice box, juice, apple juice, capri sun, carton, juicebox
glass-of-milk: milk, buttermilk, almond milk, chocolate milk, eggnog, milks, soy milk
mate: yerba, yerba mate
beer-mug: beer, ale, lager, stout, ipa, guinness, pint, brewery, craft beer, root beer float, cider, hops, pilsner, oktoberfest, mead
wine-glass: wine, merlot, red wine, vino, chardonnay, pinot, rose wine, wine glass, goblet, sangria, white wine, bordeaux, holy grail, chalice
cocktail-glass: martini, cocktail, cosmopolitan, manhattan, gin, vodka, negroni, tequila, vermouth, absinthe
tropical-drink: mojito, daiquiri, pina colada drink, mai tai, margarita, tiki, punch bowl, aperol
tumbler-glass: whisky, whiskey, bourbon, scotch, rum, brandy, cognac, old fashioned, moonshine, liquor
honey-pot: honey, honey jar, nectar, winnie the pooh, royal jelly
butter: margarine, lard, ghee, stick of butter
salt: salt shaker, seasoning, msg, pepper shaker
brownie: brownie, brownies, brownie points
brussels-sprout: brussels sprout, brussels sprouts, sprout
churros: churros, churro
gummy-bear: gummy bear, gummy bears, gummy, gummies, jelly bear, gummybear
jam-jar: jam jar, jar of marmalade, marmalade, jam, marmalade jar, jelly jar
jelly-beans: jelly beans, jellybeans, jelly bean, jellybean
kimchi: kimchi, kimchee, napa kimchi
lasagna: lasagna, lasagne, lasagnas
lychee: lychee, lychees, litchi
marshmallow: marshmallow, marshmallows, smore
mayonnaise: mayonnaise, mayo, mayonnaise jar
meatball: meatball, meatballs, albondiga
milkshake: milkshake, milkshakes, malteada, frappe
muffin: muffin, muffins, blueberry muffin, magdalena
nachos: nachos, nacho, tortilla chips
omelette: omelette, omelettes, omelet, tortilla francesa
pickle: pickle, pickles, gherkin, gherkins, dill pickle, cornichon, pepinillo, gewürzgurke, essiggurke
ravioli: ravioli, raviolis, tortellini
smoothie: smoothie, smoothies
turnip: turnip, turnips, nabo, stonk turnip
zucchini: zucchini, zucchinis, courgette
garlic-bread: garlic bread, bruschetta, garlic breads
pumpkin: kürbis, citrouille, zucca, abóbora
asparagus: asparagus, spargel, espárrago, asperge
steak: steak, steaks, t-bone, ribeye, sirloin
popsicle: popsicle, popsicles, ice lolly, ice pop, freezie, paleta
chicken-nugget: chicken nugget, chicken nuggets, nugget, nuggets, nuggies, tendies, chicken tender, chicken tenders
mustard-bottle: mustard, mustard bottle, mostaza, moutarde, senf, senape
yogurt-cup: yogurt, yoghurt, yogurts, greek yogurt, jogurt
radish: radish, radishes, daikon, rábano, radieschen
beet: beet, beets, beetroot, beetroots, remolacha, rote bete
artichoke: artichoke, artichokes, alcachofa, artischocke
pomegranate: pomegranate, pomegranates, granatapfel
fig: fig, figs, feige
durian: durian, durians, jackfruit
dragon-fruit: dragon fruit, dragonfruit, dragon fruits, pitaya, pitahaya
tofu: tofu, tofu block, block of tofu, tempeh
plum: plum, plums, prune, prunes, ciruela, pflaume, prugna
raspberry: raspberry, raspberries, blackberry, blackberries, frambuesa, himbeere, framboise, lampone
papaya: papaya, papayas
cauliflower: cauliflower, cauliflowers, coliflor, blumenkohl
sausage: sausage, sausages, bratwurst, chorizo, wurst, salchicha, saucisse, salsiccia
celery: celery, celery stick, rhubarb, apio, sellerie
leek: leek, leeks, leek onion, spring onion, scallion, lauch
espresso-cup: espresso, espressos, espresso shot, double espresso, ristretto, macchiato
sugar-cube: sugar, sugar cubes, sugar lump, sugar lumps
sauerkraut: fermented cabbage, kraut
cheesecake: cheese cake
toast-slice: slice of toast, buttered toast, toast
ham: gammon, honey ham
kebab-skewer: kebab, shish kebab, skewer, kabob
macaron: macaroon
tea-bag: teabag
milk-carton: carton of milk, oat milk
jelly-dessert: jello, jell o, jelly, gelatin
empanada: empanada, empanadas
spring-roll: spring roll, spring rolls, egg roll, lumpia
onion-ring: onion ring, onion rings
pop-tart: pop tart, pop tarts, poptart
cotton-candy: cotton candy, candy floss
hash-brown: hash brown, hash browns
snack-cake: snack cake, twinkie, twinkies
arepa: arepa, arepas
cinnamon-roll: cinnamon roll, cinnamon bun, cinnabon, cinnamon rolls
eclair: eclair, éclair, eclairs, profiterole
mac-and-cheese: mac and cheese, macaroni, mac n cheese, macaroni and cheese
grilled-cheese: grilled cheese, cheese toastie, toastie, grilled cheese sandwich
tiramisu: tiramisu, tiramisù
takoyaki: takoyaki
banh-mi: banh mi, bánh mì, bahn mi
satay: satay, sate, yakitori
quesadilla: quesadilla, quesadillas
cereal: cereal, cereals, cornflakes, froot loops, cheerios
pistachio: pistachio, pistachios
almond: almond, almonds
walnut: walnut, walnuts, pecan
cashew: cashew, cashews
protein-shake: protein shake, protein shakes, protein powder, whey
chicken-wing: chicken wing, chicken wings, buffalo wing, buffalo wings, hot wings
scone: scone, scones, crumpet
kombucha: kombucha
meatloaf: meatloaf, meat loaf
cabbage: cabbage, cabbages, napa cabbage, coleslaw, red cabbage
kale: kale, chard, collard greens
spinach: spinach, arugula, rocket salad
maple-syrup: maple syrup, syrup, molasses
caviar: caviar, fish eggs, roe
ribs: ribs, rib, spare ribs, baby back ribs, rack of ribs
grapefruit: grapefruit, grapefruits, pomelo
oatmeal: oatmeal, porridge, oats, overnight oats, grits
tater-tot: tater tot, tater tots
mashed-potatoes: mashed potato, mashed potatoes, potato mash
gravy-boat: gravy, gravy boat, gravies
fried-rice: fried rice, egg fried rice, pilaf, biryani, jollof rice
cracker: cracker, crackers, saltine, saltines, matzo
tea-cup: tea, cup of tea, tea cup, chai, earl grey, cuppa, mug of tea
whipped-cream: whipped cream, whip cream, spray cream
fish-and-chips: fish and chips
soup: soup, soups, broth, bowl of soup, tomato soup, bisque
salsa: salsa, pico de gallo
guacamole: guacamole, guac
cranberry: cranberry, cranberries, lingonberry
lemonade: lemonade, glass of lemonade, jug of lemonade, pitcher of lemonade, cup of lemonade, lemonade stand, limeade
energy-drink: energy drink, energy drinks, red bull, monster energy
scallop: scallop, scallops
clam: clam, clams, giant clam
mussel: mussel, mussels
gnocchi: gnocchi, gnocco, potato gnocchi
tteokbokki: tteokbokki, ddukbokki, topokki, spicy rice cakes, rice cakes`;

export const foreignNouns = `dog | perro perra perrito can cachorro | cachorro cão cachorrinho cadela | chien chienne chiot toutou | hund hündin hündchen welpe | cane cagnolino cucciolo | 狗 犬 狗狗 いぬ イヌ 柴犬 | 개 강아지 멍멍이 | собак пёс пес щен | كلب جرو | כלב כלבה כלבלב גור
cat | gato gata gatito minino | gato gata gatinho | chat chatte chaton minou | katze kater kätzchen mieze | gatto gatta gattino micio | 猫 猫咪 喵 ねこ ネコ 子猫 | 고양이 야옹이 | кот кошк котик котён котен | قطة قط هرة | חתול חתולה חתלתול
frog | rana sapo | sapo rã perereca | grenouille crapaud | frosch kröte | rana rospo | 青蛙 蛙 かえる カエル | 개구리 | лягуш жаб | ضفدع | צפרדע
bear | oso osa osito | urso ursa | ours ourson | bär bärin bärchen | orso orsetto | 熊 くま クマ | 곰 | медвед мишк | دب | דוב דובי
panda | panda | panda | panda | panda | panda | 熊猫 熊貓 パンダ | 판다 | панд | باندا | פנדה
fox | zorro zorra | raposa | renard renarde | fuchs | volpe | 狐狸 狐 きつね キツネ | 여우 | лис | ثعلب | שועל
wolf | lobo loba | lobo loba | loup louve | wolf | lupo | 狼 おおかみ オオカミ | 늑대 | волк | ذئب | זאב
lion | león leona leon | leão leoa | lion lionne | löwe löwin | leone | 狮子 獅子 ライオン | 사자 | лев льв | أسد اسد | אריה
tiger | tigre | tigre | tigre | tiger | tigre | 老虎 虎 とら トラ | 호랑이 | тигр | نمر | טיגריס נמר
monkey | mono mona monito simio chango | macaco macaca mico | singe | affe äffchen | scimmia | 猴子 猴 猿 さる サル | 원숭이 | обезьян | قرد | קוף
gorilla | gorila | gorila | gorille | gorilla | gorilla | 大猩猩 ゴリラ | 고릴라 | горилл | غوريلا | גורילה
rabbit | conejo coneja conejito liebre | coelho coelha | lapin lièvre lapine | hase kaninchen | coniglio lepre | 兔子 兔 うさぎ ウサギ | 토끼 | кролик заяц зайч зайц | أرنب ارنب | ארנב
mouse | ratón raton | camundongo ratinho | souris | maus mäuschen mäuse | topo topolino | 老鼠 鼠 ねずみ ネズミ | 쥐 생쥐 | мыш | فأر | עכבר
rat | rata | rato ratazana | rat | ratte | ratto | 大老鼠 ドブネズミ | 시궁쥐 | крыс | جرذ | חולדה
hamster | hámster | hamster | hamster | hamster | criceto | 仓鼠 ハムスター | 햄스터 | хомяк хомяч | هامستر | אוגר
capybara | carpincho capibara chigüire | capivara | capybara | wasserschwein | capibara | 水豚 カピバラ | 카피바라 | капибар | كابيبارا | קפיברה
squirrel | ardilla | esquilo | écureuil | eichhörnchen | scoiattolo | 松鼠 リス | 다람쥐 청설모 | белк белоч | سنجاب | סנאי
hedgehog | erizo | ouriço | hérisson | igel | riccio | 刺猬 ハリネズミ | 고슴도치 | еж ёж | قنفذ | קיפוד
raccoon | mapache | guaxinim | raton laveur | waschbär | procione | 浣熊 アライグマ | 너구리 | енот | راكون | דביבון
tanuki | - | - | - | marderhund | - | 狸 たぬき タヌキ | - | - | - | -
bat | murciélago murcielago | morcego | chauve-souris chauve | fledermaus | pipistrello | 蝙蝠 コウモリ | 박쥐 | летуч | خفاش | עטלף
cow | vaca | vaca | vache | kuh kühe | mucca vacca | 牛 奶牛 うし ウシ | 소 젖소 | коров | بقرة | פרה
bull | toro buey | touro boi | taureau bœuf | stier bulle ochse | toro bue | 公牛 雄牛 | 황소 | бык | ثور | שור
pig | cerdo cerda cerdito puerco chancho cochino | porco porca porquinho | cochon porc truie | schwein ferkel sau schweinchen | maiale porco maialino | 猪 豬 豚 ぶた ブタ | 돼지 | свин поросён порос | خنزير | חזיר
sheep | oveja cordero borrego | ovelha cordeiro | mouton agneau brebis | schaf lamm | pecora agnello | 羊 绵羊 ひつじ ヒツジ | 양 | овц овеч баран | خروف | כבשה כבש
goat | cabra chivo cabrito | cabra bode | chèvre bouc | ziege geiß | capra capretta | 山羊 やぎ ヤギ | 염소 | коз козёл козл | ماعز | עז תיש
llama | llama | lhama | lama | lama | lama | 羊驼 草泥马 アルパカ ラマ | 알파카 라마 | лам альпак | لاما | למה
horse | caballo yegua potro | cavalo égua potro | cheval jument poulain | pferd stute fohlen | cavallo cavalla | 马 馬 うま ウマ | 말 | лошад конь кон | حصان خيل | סוס
unicorn | unicornio | unicórnio | licorne | einhorn | unicorno | 独角兽 ユニコーン | 유니콘 | единорог | وحيد القرن | חדקרן
donkey | burro burra asno | burro jumento jegue | âne ânesse | esel | asino | 驴 毛驴 ロバ | 당나귀 | осёл осел ослик | حمار | חמור
zebra | cebra | zebra | zèbre | zebra | zebra | 斑马 シマウマ | 얼룩말 | зебр | حمار وحشي | זברה
giraffe | jirafa | girafa | girafe | giraffe | giraffa | 长颈鹿 キリン | 기린 | жираф | زرافة | ג'ירפה
elephant | elefante elefanta | elefante | éléphant | elefant | elefante | 大象 象 ゾウ | 코끼리 | слон | فيل | פיל
hippo | hipopótamo | hipopótamo | hippopotame | nilpferd flusspferd | ippopotamo | 河马 カバ | 하마 | бегемот гиппопотам | فرس النهر | היפופוטם
rhino | rinoceronte | rinoceronte | rhinocéros | nashorn | rinoceronte | 犀牛 サイ | 코뿔소 | носорог | كركدن | קרנף
camel | camello | camelo | chameau dromadaire | kamel | cammello | 骆驼 ラクダ | 낙타 | верблюд | جمل | גמל
kangaroo | canguro | canguru | kangourou | känguru | canguro | 袋鼠 カンガルー | 캥거루 | кенгуру | كنغر | קנגורו
koala | coala | coala | koala | koala | koala | 考拉 コアラ | 코알라 | коал | كوالا | קואלה
sloth | perezoso | preguiça | paresseux | faultier | bradipo | 树懒 ナマケモノ | 나무늘보 | ленивец | كسلان | עצלן
otter | nutria | lontra | loutre | otter | lontra | 水獭 カワウソ | 수달 | выдр | قضاعة | לוטרה
deer | ciervo venado | veado cervo | cerf biche | hirsch reh | cervo | 鹿 しか シカ | 사슴 | олен | غزال | צבי אייל
chicken | gallina pollo | galinha frango | poule poulet | huhn henne | gallina galline pollo polli | 鸡 母鸡 にわとり ニワトリ | 닭 치킨 | куриц кур | دجاجة دجاج | תרנגולת
rooster | gallo | galo | coq | hahn | gallo | 公鸡 おんどり | 수탉 | петух | ديك | תרנגול
chick | pollito | pintinho | poussin | küken | pulcino | 小鸡 ひよこ ヒヨコ | 병아리 | цыпл | كتكوت | אפרוח
duck | pato patito | pato patinho | canard caneton | ente entchen | anatra papera | 鸭子 鸭 鴨 アヒル | 오리 | утк утён уточ | بطة | ברווז
goose | ganso oca | ganso | oie | gans | oca | 鹅 ガチョウ | 거위 | гус | إوزة وزة | אווז
swan | cisne | cisne | cygne | schwan | cigno | 天鹅 白鳥 | 백조 | лебед | بجعة | ברבור
eagle | águila aguila | águia | aigle | adler | aquila | 老鹰 鹰 鷹 | 독수리 | орёл орл | نسر | נשר
owl | búho buho lechuza | coruja | hibou chouette | eule uhu | gufo civetta | 猫头鹰 フクロウ | 부엉이 올빼미 | сов филин | بومة | ינשוף
penguin | pingüino pinguino | pinguim | pingouin manchot | pinguin | pinguino | 企鹅 ペンギン | 펭귄 | пингвин | بطريق | פינגווין
parrot | loro papagayo guacamayo | papagaio arara periquito | perroquet | papagei | pappagallo | 鹦鹉 オウム | 앵무새 | попуга | ببغاء | תוכי
flamingo | flamenco | flamingo | flamant | flamingo | fenicottero | 火烈鸟 フラミンゴ | 홍학 | фламинго | نحام | פלמינגו
pigeon | paloma pichón | pombo pomba | pigeon colombe | taube | piccione | 鸽子 鳩 ハト | 비둘기 | голуб | حمامة | יונה
bird | pájaro pajaro ave | pássaro ave | oiseau | vogel | uccello | 小鸟 鸟 鳥 | 새 | птиц | طائر عصفور | ציפור
crow | cuervo | corvo | corbeau | rabe krähe | corvo | 乌鸦 カラス | 까마귀 | ворон | غراب | עורב
turtle | tortuga | tartaruga | tortue | schildkröte | tartaruga | 乌龟 龟 亀 カメ | 거북이 거북 | черепах | سلحفاة | צב
crocodile | cocodrilo caimán | jacaré crocodilo | crocodile | krokodil | coccodrillo | 鳄鱼 ワニ | 악어 | крокодил | تمساح | תנין
lizard | lagarto lagartija | lagarto lagartixa | lézard | eidechse | lucertola | 蜥蜴 トカゲ | 도마뱀 | ящериц | سحلية | לטאה
snake | serpiente culebra víbora | cobra serpente | serpent | schlange | serpente | 蛇 へび ヘビ | 뱀 | зме | ثعبان أفعى | נחש
dragon | dragón | dragão | dragon | drache | drago | 龙 龍 ドラゴン | 용 드래곤 | дракон | تنين | דרקון
dinosaur | dinosaurio | dinossauro | dinosaure | dinosaurier | dinosauro | 恐龙 恐竜 | 공룡 | динозавр | ديناصور | דינוזאור
whale | ballena | baleia | baleine | wal | balena | 鲸鱼 鲸 クジラ | 고래 | кит | حوت | לווייתן
dolphin | delfín | golfinho | dauphin | delfin | delfino | 海豚 イルカ | 돌고래 | дельфин | دلفين | דולפין
seal | foca | foca | phoque | robbe seehund | foca | 海豹 アザラシ | 물개 물범 | тюлен | فقمة | -
fish | pez pescado | peixe | poisson | fisch | pesce | 鱼 魚 さかな | 물고기 생선 | рыб | سمكة سمك | דג
shark | tiburón tiburon | tubarão | requin | hai haifisch | squalo | 鲨鱼 サメ | 상어 | акул | قرش | כריש
octopus | pulpo | polvo | poulpe pieuvre | krake tintenfisch oktopus | polpo piovra | 章鱼 タコ | 문어 낙지 | осьминог | أخطبوط | תמנון
squid | calamar | lula | calmar | kalmar | calamaro | 鱿鱼 イカ | 오징어 | кальмар | حبار | דיונון
crab | cangrejo | caranguejo siri | crabe | krabbe krebs | granchio | 螃蟹 カニ | 게 꽃게 | краб | سلطعون | סרטן
lobster | langosta | lagosta | homard | hummer | aragosta | 龙虾 ロブスター | 랍스터 가재 | омар лобстер | كركند | לובסטר
shrimp | camarón gamba | camarão | crevette | garnele | gambero | 虾 エビ | 새우 | креветк | جمبري | שרימפס
jellyfish | medusa | água-viva | méduse | qualle | medusa | 水母 クラゲ | 해파리 | медуз | قنديل البحر | מדוזה
snail | caracol | caracol | escargot | schnecke | lumaca chiocciola | 蜗牛 カタツムリ | 달팽이 | улитк | حلزون | חילזון
butterfly | mariposa | borboleta | papillon | schmetterling | farfalla | 蝴蝶 チョウ | 나비 | бабоч | فراشة | פרפר
bee | abeja | abelha | abeille | biene | ape | 蜜蜂 ハチ | 벌 꿀벌 | пчел пчёл | نحلة | דבורה
ant | hormiga | formiga | fourmi | ameise | formica | 蚂蚁 アリ | 개미 | мурав | نملة | נמלה
spider | araña | aranha | araignée | spinne | ragno | 蜘蛛 クモ | 거미 | паук | عنكبوت | עכביש
worm | gusano lombriz | minhoca verme | ver | wurm regenwurm | verme lombrico | 虫子 ミミズ | 지렁이 벌레 | черв | دودة | תולעת
mosquito | mosquito zancudo | mosquito pernilongo | moustique | mücke | zanzara | 蚊子 蚊 | 모기 | комар | بعوضة | יתוש
cockroach | cucaracha | barata | cafard | kakerlake | scarafaggio | 蟑螂 ゴキブリ | 바퀴벌레 | таракан | صرصور | ג'וק
alien | extraterrestre marciano alienígena | alienígena extraterrestre | extraterrestre | außerirdischer außerirdische | alieno | 外星人 宇宙人 | 외계인 | инопланет пришел | فضائي | חייזר
robot | robot | robô | robot | roboter | robot | 机器人 ロボット | 로봇 | робот | روبوت | רובוט
ghost | fantasma | fantasma | fantôme | gespenst geist | fantasma | 鬼 幽灵 幽霊 おばけ | 유령 귀신 | привид призрак | شبح | רוח רפאים
skull | calavera esqueleto | caveira esqueleto | crâne squelette | schädel skelett totenkopf | teschio scheletro | 骷髅 ドクロ | 해골 | череп скелет | جمجمة | גולגולת
clown | payaso | palhaço | clown | clown | pagliaccio | 小丑 ピエロ | 광대 | клоун | مهرج | ליצן
witch | bruja | bruxa | sorcière | hexe | strega | 女巫 魔女 | 마녀 | ведьм | ساحرة | מכשפה
wizard | mago brujo hechicero | mago bruxo feiticeiro | sorcier magicien | zauberer | mago stregone | 巫师 魔法师 魔法使い | 마법사 | волшебник маг | ساحر | קוסם
vampire | vampiro | vampiro | vampire | vampir | vampiro | 吸血鬼 ヴァンパイア | 뱀파이어 | вампир | مصاص دماء | ערפד
mermaid | sirena | sereia | sirène | meerjungfrau | sirena | 美人鱼 人魚 | 인어 | русал | حورية | -
pirate | pirata | pirata | pirate | pirat | pirata | 海盗 海賊 | 해적 | пират | قرصان | -
ninja | ninja | ninja | ninja | ninja | ninja | 忍者 | 닌자 | ниндзя | نينجا | נינג'ה
astronaut | astronauta | astronauta | astronaute | astronaut raumfahrer | astronauta | 宇航员 宇宙飛行士 | 우주비행사 | космонавт астронавт | رائد فضاء | אסטרונאוט
king | rey | rei | roi | könig | re | 国王 王様 | 왕 | корол царь | ملك | מלך
queen | reina | rainha | reine | königin | regina | 女王 皇后 | 여왕 | королев | ملكة | מלכה
grandma | abuela abuelita | avó vovó | grand-mère mamie | oma großmutter | nonna | 奶奶 おばあちゃん | 할머니 | бабушк | جدة | סבתא
grandpa | abuelo abuelito | avô vovô | grand-père papi | opa großvater | nonno | 爷爷 おじいちゃん | 할아버지 | дедушк дед | جد | סבא
baby | bebé bebe | bebê | bébé | baby säugling | bambino | 宝宝 赤ちゃん | 아기 | младен малыш | طفل رضيع | תינוק
chef | cocinero cocinera | cozinheiro chef | cuisinier | koch köchin | cuoco | 厨师 シェフ | 요리사 | повар | طباخ | שף טבח
angel | ángel | anjo | ange | engel | angelo | 天使 | 천사 | ангел | ملاك | מלאך
devil | diablo demonio | diabo capeta | diable démon | teufel | diavolo | 恶魔 魔鬼 悪魔 | 악마 | дьявол чёрт демон | شيطان | שטן
pizza | pizza | pizza | pizza | pizza | pizza | 披萨 ピザ | 피자 | пицц | بيتزا | פיצה
cheese | queso | queijo | fromage | käse | formaggio | 奶酪 芝士 チーズ | 치즈 | сыр | جبنة جبن | גבינה
bread | pan | pão | pain | brot semmel brötchen | pane | 面包 パン | 빵 | хлеб | خبز | לחם
banana | plátano banano | banana | banane | banane | banana | 香蕉 バナナ | 바나나 | банан | موز موزة | בננה
apple | manzana | maçã | pomme | apfel | mela | 苹果 りんご リンゴ | 사과 | яблок | تفاحة | תפוח
orange | naranja | laranja | orange | apfelsine orange | arancia | 橙子 橘子 みかん | 오렌지 귤 | апельсин | برتقالة | תפוז
strawberry | fresa frutilla | morango | fraise | erdbeere | fragola | 草莓 いちご イチゴ | 딸기 | клубник | فراولة | תות
watermelon | sandía | melancia | pastèque | wassermelone | anguria cocomero | 西瓜 スイカ | 수박 | арбуз | بطيخ | אבטיח
pineapple | piña | abacaxi | ananas | ananas | ananas | 菠萝 パイナップル | 파인애플 | ананас | أناناس | אננס
avocado | aguacate palta | abacate | avocat | avocado | avocado | 牛油果 アボカド | 아보카도 | авокадо | أفوكادو | אבוקדו
tomato | tomate jitomate | tomate | tomate | tomate | pomodoro | 西红柿 番茄 トマト | 토마토 | помидор томат | طماطم | עגבנייה
potato | patata papa | batata | patate pomme-de-terre | kartoffel | patata | 土豆 马铃薯 じゃがいも | 감자 | картош картоф | بطاطا بطاطس | תפוח אדמה
carrot | zanahoria | cenoura | carotte | karotte möhre | carota | 胡萝卜 にんじん | 당근 | морков | جزرة | גזר
onion | cebolla | cebola | oignon | zwiebel | cipolla | 洋葱 玉ねぎ | 양파 | лук | بصل | בצל
garlic | ajo | alho | ail | knoblauch | aglio | 大蒜 にんにく | 마늘 | чеснок | ثوم | שום
mushroom | hongo seta champiñón | cogumelo | champignon | pilz | fungo | 蘑菇 きのこ キノコ | 버섯 | гриб | فطر | פטרייה
pepper | chile pimiento ají | pimenta | piment | chili paprika | peperoncino | 辣椒 唐辛子 | 고추 | перец перц | فلفل | פלפל
egg | huevo | ovo | œuf oeuf | ei eier | uovo | 鸡蛋 卵 たまご | 계란 달걀 | яйц яич | بيضة | ביצה
hamburger | hamburguesa | hambúrguer | burger | hamburger | panino | 汉堡 ハンバーガー | 햄버거 | бургер | برغر | המבורגר
sausage | salchicha chorizo | salsicha linguiça | saucisse | wurst würstchen bratwurst | salsiccia | 香肠 ソーセージ | 소시지 | сосиск колбас | نقانق | נקניקייה
taco | taco | taco | taco | taco | taco | 墨西哥卷 タコス | 타코 | тако | تاكو | טאקו
sushi | sushi | sushi | sushi | sushi | sushi | 寿司 すし | 초밥 스시 | суши | سوشي | סושי
rice | arroz | arroz | riz | reis | riso | 米饭 大米 ごはん | 쌀 밥 | рис | أرز رز | אורז
noodles | fideos tallarines | macarrão | nouilles | nudeln | tagliatelle | 面条 拉面 ラーメン うどん | 라면 국수 | лапш | نودلز | אטריות
soup | sopa caldo | sopa | soupe potage | suppe | zuppa minestra | 汤 スープ | 국 수프 | суп борщ | حساء شوربة | מרק
dumpling | empanada | coxinha pastel | ravioli | knödel maultasche | gnocco | 饺子 包子 餃子 | 만두 | пельмен вареник | زلابية | כיסון
cake | pastel torta tarta | bolo torta | gâteau | kuchen torte | torta | 蛋糕 ケーキ | 케이크 | торт | كعكة | עוגה
cookie | galleta | biscoito bolacha | biscuit | keks plätzchen | biscotto | 饼干 クッキー | 쿠키 | печень | بسكويت | עוגייה
chocolate | chocolate | chocolate | chocolat | schokolade | cioccolato | 巧克力 チョコ | 초콜릿 | шоколад | شوكولاتة | שוקולד
ice cream | helado nieve | sorvete | glace | eis | gelato | 冰淇淋 雪糕 アイスクリーム | 아이스크림 | морожен | آيس كريم بوظة | גלידה
honey | miel | mel | miel | honig | miele | 蜂蜜 はちみつ | 꿀 | мёд мед | عسل | דבש
coffee | café | café cafezinho | café | kaffee | caffè | 咖啡 コーヒー | 커피 | кофе | قهوة | קפה
tea | té | chá | thé | tee | tè | 茶 お茶 | 차 녹차 | чай | شاي | תה
milk | leche | leite | lait | milch | latte | 牛奶 牛乳 ミルク | 우유 | молок | حليب | חלב
beer | cerveza | cerveja | bière | bier | birra | 啤酒 ビール | 맥주 | пив | بيرة | בירה
wine | vino | vinho | vin | wein | vino | 红酒 葡萄酒 ワイン | 와인 | вин | نبيذ | יין
rocket | cohete | foguete | fusée | rakete | razzo | 火箭 ロケット | 로켓 | ракет | صاروخ | רקטה חללית
moon | luna | lua | lune | mond | luna | 月亮 月球 月 | 달 | лун | قمر | ירח
sun | sol | sol | soleil | sonne | sole | 太阳 太陽 | 태양 해 | солнц | شمس | שמש
star | estrella | estrela | étoile | stern | stella | 星星 星 | 별 | звезд звёзд | نجمة | כוכב
planet | planeta | planeta | planète | planet | pianeta | 行星 惑星 | 행성 | планет | كوكب | כוכב לכת
fire | fuego | fogo | feu | feuer | fuoco | 火 | 불 | огонь огн | نار | אש
rainbow | arcoíris | arco-íris | arc-en-ciel | regenbogen | arcobaleno | 彩虹 虹 | 무지개 | радуг | قوس قزح | קשת
cloud | nube | nuvem | nuage | wolke | nuvola | 云 雲 | 구름 | облак туч | غيمة سحابة | ענן
snow | nieve | neve | neige | schnee | neve | 雪 | 눈 | снег | ثلج | שלג
volcano | volcán | vulcão | volcan | vulkan | vulcano | 火山 | 화산 | вулкан | بركان | הר געש
mountain | montaña cerro | montanha | montagne | berg | montagna | 山 | 산 | гор | جبل | הר
tree | árbol | árvore | arbre | baum | albero | 树 木 | 나무 | дерев | شجرة | עץ
flower | flor | flor | fleur | blume | fiore | 花 | 꽃 | цветок цветы | زهرة وردة | פרח
cactus | cactus nopal | cacto | cactus | kaktus | cactus | 仙人掌 サボテン | 선인장 | кактус | صبار | קקטוס
rock | piedra roca | pedra rocha | pierre rocher | stein fels | roccia sasso | 石头 岩 石 | 돌 바위 | камен камн | صخرة حجر | אבן סלע
diamond | diamante | diamante | diamant | diamant | diamante | 钻石 ダイヤ | 다이아몬드 | алмаз бриллиант | ألماس ماسة | יהלום
money | dinero plata | dinheiro grana | argent fric | geld | soldi denaro | 钱 お金 | 돈 | деньг денег | مال نقود | כסף
coin | moneda | moeda | pièce | münze | moneta | 硬币 コイン | 동전 코인 | монет | عملة | מטבע
crown | corona | coroa | couronne | krone | corona | 皇冠 王冠 | 왕관 | корон | تاج | כתר
heart | corazón | coração | cœur coeur | herz | cuore | 心 | 심장 하트 | сердц | قلب | לב
car | coche carro auto | carro | voiture bagnole | auto wagen | macchina | 汽车 車 | 자동차 | машин автомоб | سيارة | מכונית
train | tren | trem | train | zug | treno | 火车 電車 | 기차 | поезд | قطار | רכבת
plane | avión | avião | avion | flugzeug | aereo | 飞机 飛行機 | 비행기 | самолёт самолет | طائرة | מטוס
bicycle | bicicleta bici | bicicleta | vélo bicyclette | fahrrad rad | bicicletta bici | 自行车 自転車 | 자전거 | велосипед | دراجة | אופניים
motorcycle | motocicleta moto | motocicleta moto | moto | motorrad | motocicletta moto | 摩托车 バイク | 오토바이 | мотоцикл | دراجة نارية | אופנוע
boat | barco bote | barco | bateau | boot schiff | barca nave | 船 | 배 | лодк корабл | قارب سفينة | סירה ספינה
skateboard | patineta monopatín skate | skate | planche skate | rollbrett skateboard | skateboard | 滑板 スケボー | 스케이트보드 | скейт | لوح تزلج | סקייטבורד
guitar | guitarra | violão guitarra | guitare | gitarre | chitarra | 吉他 ギター | 기타 | гитар | غيتار | גיטרה
piano | piano | piano | piano | klavier | pianoforte | 钢琴 ピアノ | 피아노 | пианин рояль | بيانو | פסנתר
drum | tambor batería | tambor bateria | tambour batterie | trommel schlagzeug | tamburo batteria | 鼓 太鼓 | 북 드럼 | барабан | طبل | תוף
trumpet | trompeta | trompete | trompette | trompete | tromba | 喇叭 小号 | 나팔 트럼펫 | труб | بوق | חצוצרה
soccer | fútbol balón | futebol bola | football ballon | fußball | calcio pallone | 足球 サッカー | 축구 | футбол | كرة القدم | כדורגל
book | libro | livro | livre bouquin | buch | libro | 书 本 | 책 | книг | كتاب | ספר
keyboard | teclado | teclado | clavier | tastatur | tastiera | 键盘 キーボード | 키보드 | клавиатур | لوحة مفاتيح | מקלדת
computer | computadora ordenador | computador | ordinateur | computer rechner | computer | 电脑 パソコン | 컴퓨터 | компьютер | حاسوب | מחשב
phone | teléfono celular móvil | telefone celular | téléphone portable | telefon handy | telefono | 手机 携帯 | 전화 휴대폰 | телефон | هاتف | טלפון
hat | sombrero gorro | chapéu | chapeau | hut mütze | cappello | 帽子 | 모자 | шляп шапк | قبعة | כובע
shoe | zapato zapatilla | sapato tênis | chaussure basket | schuh | scarpa | 鞋子 靴 | 신발 | туфл ботин | حذاء | נעל
sock | calcetín media | meia | chaussette | socke strumpf | calzino | 袜子 靴下 | 양말 | носок носк | جورب | גרב
glasses | gafas lentes anteojos | óculos | lunettes | brille | occhiali | 眼镜 眼鏡 めがね メガネ | 안경 | очки | نظارة | משקפיים
umbrella | paraguas | guarda-chuva | parapluie | regenschirm schirm | ombrello | 雨伞 傘 | 우산 | зонт | مظلة | מטרייה
house | casa | casa | maison | haus | casa | 房子 家 | 집 | дом | بيت منزل | בית
castle | castillo | castelo | château | schloss burg | castello | 城堡 城 | 성 | замок | قلعة | טירה
chair | silla | cadeira | chaise | stuhl | sedia | 椅子 | 의자 | стул | كرسي | כיסא
bed | cama | cama | lit | bett | letto | 床 | 침대 | кроват | سرير | מיטה
toilet | inodoro retrete | vaso privada | toilettes | klo toilette | gabinetto | 马桶 トイレ | 변기 화장실 | унитаз | مرحاض | שירותים
teapot | tetera | bule | théière | teekanne | teiera | 茶壶 | 주전자 | чайник | إبريق | קומקום
bomb | bomba | bomba | bombe | bombe | bomba | 炸弹 爆弾 | 폭탄 | бомб | قنبلة | פצצה
sword | espada | espada | épée | schwert | spada | 剑 刀 | 칼 검 | меч | سيف | חרב
brain | cerebro | cérebro | cerveau | gehirn | cervello | 大脑 脳 | 뇌 | мозг | دماغ | מוח
poop | caca mierda popó | cocô bosta | caca merde | kacke kot scheiße | cacca | 便便 屎 うんち | 똥 | какашк | براز | קקי
snowman | muñeco | boneco | bonhomme | schneemann | pupazzo | 雪人 雪だるま | 눈사람 | снеговик | - | -
sea | mar océano | mar oceano | mer océan | meer ozean | mare oceano | 大海 海 | 바다 | море океан | بحر | ים
gift | regalo | presente | cadeau | geschenk | regalo | 礼物 プレゼント | 선물 | подарок | هدية | מתנה
balloon | globo | balão | ballon | luftballon | palloncino | 气球 風船 | 풍선 | шарик | بالون | בלון
clock | reloj | relógio | horloge montre | uhr wecker | orologio | 闹钟 時計 | 시계 | часы | ساعة | שעון
door | puerta | porta | porte | tür | porta | 门 ドア | 문 | двер | باب | דלת
candle | vela | vela | bougie | kerze | candela | 蜡烛 ろうそく | 양초 | свеч | شمعة | נר
policeman | policía | policial | policier flic | polizist | poliziotto | 警察 | 경찰 | полицей | شرطي | שוטר
doctor | médico doctora | médico | médecin docteur | arzt ärztin | medico dottore | 医生 医者 | 의사 | врач доктор | طبيب | רופא
teacher | maestro maestra profesora | professora | professeur maîtresse | lehrer lehrerin | maestra insegnante | 老师 先生 | 선생님 | учител | معلم | מורה
bank | banco | banco | banque | bank sparkasse | banca | 银行 銀行 | 은행 | банк | بنك | בנק
taxi | taxi | táxi | taxi | taxi | taxi tassì | 出租车 タクシー | 택시 | такси | - | מונית
chess | ajedrez | xadrez | échecs | schach | scacchi | 象棋 国际象棋 将棋 | 체스 | шахмат | شطرنج | שחמט
accordion | acordeón | acordeão sanfona | accordéon | akkordeon | fisarmonica | 手风琴 アコーディオン | - | аккордеон | - | -
violin | violín | violino | violon | geige violine | violino | 小提琴 バイオリン | 바이올린 | скрипк | - | כינור
lawn | césped | gramado | pelouse | rasen | prato | 草坪 芝生 | - | - | - | -
toucan | tucán tucan | tucano | toucan | tukan | tucano | 巨嘴鸟 オオハシ | 투칸 | тукан | - | -
dachshund | teckel perro-salchicha perrito-salchicha perra-salchicha | cachorro-salsicha cão-salsicha | teckel chien-saucisse | dackel | bassotto cane-salsiccia | 腊肠犬 ダックスフンド | 닥스훈트 | такс | - | -
poodle | caniche | - | caniche | pudel | barboncino | 贵宾犬 プードル | 푸들 | пудел | - | -
ostrich | avestruz | avestruz | autruche | strauß strauss | struzzo | 鸵鸟 ダチョウ | 타조 | страус | - | -
peacock | pavorreal | pavão | paon | pfau | pavone | 孔雀 クジャク | 공작 | павлин | - | -
vulture | buitre | urubu abutre | vautour | geier | avvoltoio | 秃鹫 ハゲワシ | - | гриф | - | -
seagull | gaviota | gaivota | mouette goéland | möwe | gabbiano | 海鸥 カモメ | 갈매기 | чайк | - | -
turkey | pavo | peru | dinde dindon | truthahn | tacchino | 火鸡 七面鳥 | 칠면조 | индюк индейк | - | -
hummingbird | colibrí picaflor | beija-flor | - | kolibri | colibrì | 蜂鸟 ハチドリ | 벌새 | колибри | - | -
mole | topo | toupeira | taupe | maulwurf | talpa | 鼹鼠 モグラ | 두더지 | крот | - | -
badger | tejón | texugo | blaireau | dachs | tasso | 獾 アナグマ | 오소리 | барсук | - | -
beaver | castor | - | castor | biber | castoro | 海狸 ビーバー | 비버 | бобр бобёр | - | -
skunk | mofeta zorrillo | gambá | mouffette | stinktier | puzzola | 臭鼬 スカンク | 스컹크 | скунс | - | -
armadillo | armadillo | tatu | tatou | gürteltier | armadillo | 犰狳 アルマジロ | - | броненос | - | -
anteater | hormiguero | tamanduá | tamanoir fourmilier | ameisenbär | formichiere | 食蚁兽 アリクイ | 개미핥기 | муравьед | - | -
porcupine | puercoespín | - | porc-épic | stachelschwein | istrice | 豪猪 ヤマアラシ | - | дикобраз | - | -
ferret | hurón | furão | furet | frettchen | furetto | 雪貂 フェレット | 페럿 | хорёк хорек | - | -
wild boar | jabalí | javali | sanglier | wildschwein | cinghiale | 野猪 イノシシ | 멧돼지 | кабан | - | -
moose | alce | alce | élan orignal | elch | alce | 驼鹿 ヘラジカ | - | лось лося лоси | - | -
hyena | hiena | hiena | hyène | hyäne | iena | 鬣狗 ハイエナ | 하이에나 | гиен | - | -
cheetah | guepardo | guepardo chita | guépard | gepard | ghepardo | 猎豹 チーター | 치타 | гепард | - | -
leopard | leopardo | leopardo | léopard | leopard | leopardo | 豹 ヒョウ | 표범 | леопард | - | -
chameleon | camaleón | camaleão | caméléon | chamäleon | camaleonte | 变色龙 カメレオン | 카멜레온 | хамелеон | - | -
scorpion | escorpión alacrán | escorpião | - | skorpion | scorpione | 蝎子 サソリ | 전갈 | скорпион | - | -
beetle | escarabajo | besouro | scarabée | käfer | scarabeo coleottero | 甲虫 カブトムシ | 딱정벌레 | жук | - | -
ladybug | mariquita | joaninha | coccinelle | marienkäfer | coccinella | 瓢虫 テントウムシ | 무당벌레 | - | - | -
cricket | grillo | grilo | sauterelle | grille heuschrecke grashüpfer | cavalletta | 蟋蟀 コオロギ | 귀뚜라미 | кузнечик сверчок | - | -
dragonfly | libélula | libélula | libellule | libelle | libellula | 蜻蜓 トンボ | 잠자리 | стрекоз | - | -
firefly | luciérnaga | vaga-lume | luciole | glühwürmchen | lucciola | 萤火虫 ホタル | 반딧불이 | светлячок | - | -
fly | mosca | mosca | mouche | fliege | mosca | 苍蝇 ハエ | 파리 | мух | - | -
caterpillar | oruga | lagarta | chenille | raupe | bruco | 毛毛虫 イモムシ | 애벌레 | гусениц | - | -
slug | babosa | lesma | limace | nacktschnecke | lumaca | 蛞蝓 ナメクジ | 민달팽이 | слизн | - | -
eel | anguila | enguia | anguille | aal | anguilla | 鳗鱼 ウナギ | 장어 | угорь | - | -
sardine | sardina | sardinha | - | sardine | sardina | 沙丁鱼 イワシ | 정어리 | сардин | - | -
tuna | atún | atum | thon | thunfisch | tonno | 金枪鱼 マグロ | 참치 | тунец тунц | - | -
salmon | salmón | salmão | saumon | lachs | salmone | 三文鱼 鮭 サーモン | 연어 | лосос | - | -
metro | subte | metrô | métro | u-bahn | metropolitana | 地铁 地下鉄 | 지하철 | метро | - | -
office | oficina | escritório | bureau | büro | ufficio | 办公室 オフィス | 사무실 | офис | - | -
supermarket | supermercado | mercado | supermarché | supermarkt | supermercato | 超市 スーパー | 슈퍼 마트 | супермаркет | - | -
hospital | hospital | hospital | hôpital | krankenhaus | ospedale | 医院 病院 | 병원 | больниц | - | -
school | escuela | escola | école | schule | scuola | 学校 | 학교 | школ | - | -
church | iglesia | igreja | église | kirche | chiesa | 教堂 教会 | 교회 | церк | - | -
airport | aeropuerto | aeroporto | aéroport | flughafen | aeroporto | 机场 空港 | 공항 | аэропорт | - | -
balalaika | balalaica | balalaica | balalaïka | balalaika | balalaika | 巴拉莱卡 バラライカ | - | балалай | - | -
harp | arpa | harpa | harpe | harfe | arpa | 竖琴 ハープ | 하프 | арф | - | -
flute | flauta | flauta | flûte | flöte | flauto | 长笛 笛子 フルート | 플루트 | флейт | - | -
saxophone | saxofón | saxofone | - | saxophon | sassofono | 萨克斯 サックス | 색소폰 | саксофон | - | -
cigar | puro habano | charuto | cigare | zigarre | sigaro | 雪茄 葉巻 | 시가 | сигар | - | -
cigarette | cigarrillo cigarro | cigarro | - | zigarette | sigaretta | 香烟 タバコ | 담배 | сигарет | - | -
pipe | - | cachimbo | pipe | pfeife | pipa | 烟斗 パイプ | - | трубк | - | -
knife | cuchillo | faca | couteau | messer | coltello | 刀 ナイフ 包丁 | 칼 | нож | - | -
fork | tenedor | garfo | fourchette | gabel | forchetta | 叉子 フォーク | 포크 | вилк | - | -
spoon | cuchara | colher | cuillère | löffel | cucchiaio | 勺子 スプーン | 숟가락 | ложк | - | -
frying pan | sartén | frigideira | poêle | pfanne | padella | 平底锅 フライパン | 프라이팬 | сковород | - | -
kettle | - | chaleira | bouilloire | wasserkocher kessel | bollitore | 水壶 やかん | 주전자 | чайник | - | -
vacuum cleaner | aspiradora | aspirador | aspirateur | staubsauger | aspirapolvere | 吸尘器 掃除機 | 청소기 | пылесос | - | -
iron | - | - | - | bügeleisen | - | 熨斗 アイロン | 다리미 | утюг | - | -
broom | escoba | vassoura | balai | besen | scopa | 扫帚 ほうき | 빗자루 | метл | - | -
shovel | pala | pá | pelle | schaufel spaten | - | 铲子 シャベル | 삽 | лопат | - | -
hammer | martillo | martelo | marteau | - | martello | 锤子 ハンマー | 망치 | молот | - | -
chainsaw | motosierra | motosserra | tronçonneuse | kettensäge | motosega | 电锯 チェーンソー | 전기톱 | бензопил | - | -
ladder | escalera | escada | échelle | leiter | scala | 梯子 はしご | 사다리 | лестниц | - | -
key | llave | chave | clé | schlüssel | chiave | 钥匙 鍵 | 열쇠 | ключ | - | -
box | caja | caixa | boîte | kiste schachtel karton | scatola | 箱子 纸箱 箱 | 상자 | коробк | - | -
bag | bolsa | sacola bolsa | - | tüte tasche | borsa | 袋子 袋 | 봉투 | сумк пакет | - | -
suitcase | maleta | mala | valise | koffer | valigia | 行李箱 スーツケース | 가방 | чемодан | - | -
backpack | mochila | mochila | - | rucksack | zaino | 背包 リュック | 배낭 | рюкзак | - | -
ring | anillo | anel | bague | - | anello | 戒指 指輪 | 반지 | кольц | - | -
camera | cámara | câmera | - | kamera | fotocamera | 相机 カメラ | 카메라 | фотоаппарат | - | -
tv | televisor tele | televisão | télé téléviseur | fernseher | televisore | 电视 テレビ | 텔레비전 | телевизор | - | -
microphone | micrófono | microfone | - | mikrofon | microfono | 麦克风 マイク | 마이크 | микрофон | - | -
mirror | espejo | espelho | miroir | spiegel | specchio | 镜子 鏡 | 거울 | зеркал | - | -
lamp | lámpara | lâmpada abajur | - | lampe | lampada | 灯 ランプ | 램프 | ламп | - | -
bathtub | bañera | banheira | baignoire | badewanne | vasca | 浴缸 お風呂 | 욕조 | ванн | - | -
swimming pool | piscina alberca | piscina | piscine | schwimmbad swimmingpool | piscina | 游泳池 プール | 수영장 | бассейн | - | -
pillow | almohada | travesseiro | oreiller | kissen | cuscino | 枕头 枕 | 베개 | подушк | - | -
hammock | hamaca | rede | hamac | hängematte | amaca | 吊床 ハンモック | - | гамак | - | -
sofa | sofá | sofá | canapé | sofa couch | divano | 沙发 ソファ | 소파 | диван | - | -
bench | banco | banco | banc | - | panchina | 长椅 ベンチ | 벤치 | скамейк | - | -
window | ventana | janela | fenêtre | fenster | finestra | 窗户 窓 | 창문 | окн | - | -
fridge | nevera refrigerador | geladeira | frigo réfrigérateur | kühlschrank | frigorifero | 冰箱 冷蔵庫 | 냉장고 | холодильник | - | -
oven | horno | forno | - | backofen ofen | forno | 烤箱 オーブン | 오븐 | духовк печь | - | -
microwave | microondas | microondas | - | mikrowelle | microonde | 微波炉 電子レンジ | 전자레인지 | микроволновк | - | -
washing machine | lavadora | - | - | waschmaschine | lavatrice | 洗衣机 洗濯機 | 세탁기 | - | - | -
tractor | - | trator | tracteur | traktor | trattore | 拖拉机 トラクター | 트랙터 | трактор | - | -
truck | camión | caminhão | camion | lastwagen | - | 卡车 トラック | 트럭 | грузовик | - | -
scooter | patinete | patinete | trottinette | roller tretroller | monopattino | 滑板车 スクーター | 스쿠터 | самокат | - | -
helicopter | helicóptero | helicóptero | hélicoptère | hubschrauber | elicottero | 直升机 ヘリコプター | 헬리콥터 | вертолёт вертолет | - | -
submarine | submarino | submarino | - | u-boot | sottomarino | 潜水艇 潜水艦 | 잠수함 | - | - | -
surfboard | - | prancha | - | surfbrett | - | 冲浪板 サーフボード | - | - | - | -
tent | carpa | barraca | tente | zelt | tenda | 帐篷 テント | 텐트 | палатк | - | -
bucket | cubo balde | balde | seau | eimer | secchio | 水桶 バケツ | 양동이 | ведр | - | -
newspaper | periódico | jornal | journal | zeitung | giornale | 报纸 新聞 | 신문 | газет | - | -
pencil | lápiz | lápis | crayon | bleistift | matita | 铅笔 鉛筆 | 연필 | карандаш | - | -
scissors | tijeras | tesoura | ciseaux | schere | forbici | 剪刀 はさみ | 가위 | ножниц | - | -
calculator | calculadora | calculadora | calculatrice | taschenrechner | calcolatrice | 计算器 電卓 | 계산기 | калькулятор | - | -
kebab | - | - | - | döner dönerkebab | - | 烤肉 ケバブ | 케밥 | шаурм кебаб | - | -
croissant | cruasán medialuna | - | - | - | cornetto | 羊角面包 クロワッサン | 크루아상 | круассан | - | -
pretzel | - | - | bretzel | brezel breze | - | 椒盐卷饼 プレッツェル | 프레첼 | крендел | - | -
butter | mantequilla | manteiga | beurre | - | burro | 黄油 バター | 버터 | масл | - | -
lemon | limón | limão | citron | zitrone | limone | 柠檬 レモン | 레몬 | лимон | - | -
pear | pera | pera | poire | birne | pera | 梨 洋梨 | 배 | груш | - | -
grape | uva | uva | raisin | traube | uva | 葡萄 ぶどう | 포도 | виноград | - | -
peach | durazno melocotón | pêssego | pêche | pfirsich | pesca | 桃子 桃 | 복숭아 | персик | - | -
coconut | - | coco | - | kokosnuss | cocco | 椰子 ココナッツ | 코코넛 | кокос | - | -
corn | maíz elote choclo | milho | maïs | mais | mais | 玉米 とうもろこし | 옥수수 | кукуруз | - | -
eggplant | berenjena | berinjela | aubergine | - | melanzana | 茄子 ナス | 가지 | баклажан | - | -
cucumber | pepino | pepino | concombre | gurke | cetriolo | 黄瓜 きゅうり | 오이 | огур | - | -
pumpkin | - | abóbora | citrouille | kürbis | zucca | 南瓜 かぼちゃ | 호박 | тыкв | - | -
pasta | - | macarrão | pâtes | nudeln | pasta | 意大利面 パスタ | 파스타 | макарон | - | -
doughnut | rosquilla | rosquinha | beignet | krapfen | ciambella | 甜甜圈 ドーナツ | 도넛 | пончик | - | -
pancake | panqueque | panqueca | crêpe | pfannkuchen | frittella | 煎饼 パンケーキ | 팬케이크 | блин | - | -
popcorn | palomitas | pipoca | - | - | - | 爆米花 ポップコーン | 팝콘 | попкорн | - | -
fisherman | pescador | pescador | pêcheur | fischer angler | pescatore | 渔夫 漁師 | 어부 | рыбак | - | -
waiter | camarero mesero | garçom | serveur | kellner | cameriere | 服务员 ウェイター | 웨이터 | официант | - | -
lawyer | abogado abogada | advogado advogada | avocat avocate | anwalt anwältin rechtsanwalt | avvocato avvocata | 律师 弁護士 | 변호사 | адвокат | - | -
judge | juez | juiz | juge | richter | giudice | 法官 裁判官 | 판사 | судь | - | -
nun | monja | freira | nonne | nonne | suora | 修女 シスター | 수녀 | монахин | - | -
soldier | soldado | soldado | soldat | soldat | soldato | 士兵 兵士 | 군인 | солдат | - | -
sailor | marinero | marinheiro | marin | matrose | marinaio | 水手 船乗り | 선원 | моряк | - | -
thief | ladrón | ladrão | voleur | dieb | ladro | 小偷 泥棒 | 도둑 | вор | - | -
dancer | bailarín bailarina | dançarina bailarina | danseuse danseur | tänzerin tänzer | ballerina ballerino | 舞者 ダンサー | 댄서 | танцор балерин | - | -
mailman | cartero | carteiro | facteur | briefträger postbote | postino | 邮递员 郵便屋 | 우체부 | почтальон | - | -
skeleton | esqueleto | esqueleto | squelette | skelett | scheletro | 骷髅 骸骨 | 해골 | скелет | - | -
dwarf | enano | anão | nain | zwerg | nano | 矮人 小人 | 난쟁이 | гном | - | -
werewolf | - | lobisomem | loup-garou | werwolf | - | 狼人 狼男 | 늑대인간 | оборотень | - | -
nurse | enfermera enfermero | enfermeira | infirmière | krankenschwester | infermiera | 护士 看護師 | 간호사 | медсестр | - | -
plumber | fontanero | encanador | plombier | klempner | idraulico | 水管工 配管工 | 배관공 | сантехник | - | -
cowboy | vaquero | vaqueiro | - | - | - | 牛仔 カウボーイ | 카우보이 | ковбо | - | -
knight | caballero | cavaleiro | chevalier | ritter | cavaliere | 骑士 騎士 | 기사 | рыцар | - | -
bone | hueso | osso | os | knochen | osso | 骨头 骨 | 뼈 | кост | - | -
leaf | hoja | folha | feuille | blatt | foglia | 树叶 葉っぱ | 나뭇잎 | лист | - | -
rose | - | rosa | rose | rose | rosa | 玫瑰 バラ | 장미 | роз | - | -
kite | cometa papalote | pipa | - | drachen | aquilone | 风筝 凧 | 연 | - | - | -
slot machine | tragamonedas | - | - | spielautomat | - | 老虎机 スロット | 슬롯머신 | - | - | -

insurance | seguros | seguros | assurances | versicherungen | assicurazioni | 保险 保険 | 보험 | - | - | -
tax | impuesto | imposto | impôt | steuern | tasse | - | 세금 | - | - | -
Monday | lunes | segundas segunda-feira segundas-feiras | lundi | montag | lunedì | 月曜日 | 월요일 | - | - | -
stairs | escaleras | escadas | escaliers | treppen treppe | scale | 楼梯 階段 | 계단 | - | - | -
home office | - | - | télétravail | homeoffice | - | - | - | - | - | -
player | jugador jugadora | jogador jogadora | joueur joueuse | spieler spielerin | giocatore | 选手 選手 | 선수 | - | - | -
ramen shop | - | - | - | - | - | 拉面馆 ラーメン屋 | - | - | - | -
water | agua | água | eau | wasser | acqua | - | - | - | - | -
rent | alquiler | aluguel | loyer | miete | affitto | 家賃 | - | - | - | -
secret | secreto | segredo | secret | geheimnis | segreto | 秘密 | 비밀 | - | - | -
lie | mentira | mentira | mensonge | lüge | bugia | - | - | - | - | -
bus | autobús | ônibus | autobus | linienbus | autobus | 公交车 バス | 버스 | автобус | - | -
beach | playa | praia | plage | strand | spiaggia | 海滩 沙滩 ビーチ 海辺 砂浜 | 해변 바닷가 | пляж | شاطئ | חוף
park | parque | parque | parc | park | parco | 公园 公園 | 공원 | парк | حديقة | פארק
forest | bosque selva | floresta mata selva | forêt bois | wald | bosco foresta | 森林 森 | 숲 | лес лесу | غابة | יער
desert | desierto | deserto | désert | wüste | deserto | 沙漠 砂漠 | 사막 | пустын | صحراء | מדבר
kitchen | cocina | cozinha | cuisine | küche | cucina | 厨房 台所 キッチン | 부엌 주방 | кухн | مطبخ | מטבח
street | calle | rua | rue | straße | strada via | 街上 大街 道端 | 거리 길거리 | улиц | شارع | רחוב
city | ciudad | cidade | ville | stadt | città | 城市 街 都会 東京 | 도시 서울 | город | مدينة | עיר
restaurant | restaurante | restaurante | restaurant | restaurant | ristorante | 餐厅 饭店 レストラン | 식당 레스토랑 | ресторан | مطعم | מסעדה
farm | granja finca | fazenda sítio | ferme | bauernhof | fattoria | 农场 牧場 | 농장 | ферм | مزرعة | חווה
garden | jardín | jardim | jardin | garten | giardino | 花园 庭 | 정원 | сад саду | - | גן
gym | gimnasio | academia | salle-de-sport gym | fitnessstudio fitness | palestra | 健身房 ジム | 헬스장 체육관 | спортзал | - | -
space | espacio | espaço | espace | weltraum weltall | spazio | 太空 宇宙 | 우주 | космос | فضاء | חלל
hell | infierno | inferno | enfer | hölle | inferno | 地狱 地獄 | 지옥 | ад аду | جحيم | גיהנום
party | fiesta | festa | fête soirée | party feier | festa | 派对 パーティー | 파티 | вечеринк | حفلة | מסיבה
bar | cantina | boteco | bistrot | kneipe | osteria | 酒吧 居酒屋 バー | 술집 | бар баре | - | -
rain | lluvia | chuva | pluie | regen | pioggia | 雨 | 비 | дожд | مطر | גשם
hot pot | - | - | - | - | - | 火锅 鍋 | 훠궈 | - | - | -
ramen | - | - | - | - | - | 拉面 ラーメン | 라면 | рамен | - | -
subway | metro subte | metrô | métro | u-bahn ubahn | metropolitana | 地铁 地下鉄 | 지하철 | метро | مترو | -
hot spring | aguas-termales | águas-termais fontes-termais | source-chaude sources-chaudes | therme | terme | 温泉 | 온천 | - | - | -
library | biblioteca | biblioteca | bibliothèque | bibliothek bücherei | biblioteca | 图书馆 図書館 | 도서관 | библиотек | مكتبة | ספרייה
prison | cárcel prisión | prisão cadeia | prison | gefängnis | prigione | 监狱 刑務所 | 감옥 | тюрьм | سجن | כלא
casino | casino | cassino | casino | casino | casinò | 赌场 カジノ | 카지노 | казино | - | קזינו
bus stop | parada | ponto-de-ônibus | arrêt | bushaltestelle | fermata | 公交站 バス停 | 정류장 | остановк | - | -
veranda | terraza balcón | varanda sacada | terrasse balcon | balkon terrasse | terrazza balcone | 阳台 ベランダ | 발코니 | балкон | - | -
island | isla | ilha | île | insel | isola | 岛 島 | 섬 | остров | جزيرة | אי
lake | lago | lago | lac | see | lago | 湖 湖畔 | 호수 | озер | بحيرة | אגם
wedding | boda | casamento | mariage | hochzeit | matrimonio | 婚礼 結婚式 | 결혼식 | свадьб | - | -
table | mesa | mesa | table | tisch | tavolo | 桌子 テーブル 机 | 식탁 탁자 | стол столе | طاولة | שולחן
window | ventana | janela | fenêtre | fenster | finestra | 窗 窓 | 창문 | окн | نافذة | חלון
bowl | - | tigela | bol | schüssel | ciotola | 碗 | - | миск | - | -
roof | tejado techo | telhado | toit | dach | tetto | 屋顶 屋根 | 지붕 | крыш | سقف | גג
vodka | vodka | vodca | vodka | wodka | vodka | 伏特加 ウォッカ | 보드카 | водк | - | -
hot tub | jacuzzi | ofurô | - | whirlpool | - | - | - | джакузи | - | -
mango | mango | manga | mangue | mango | mango | 芒果 マンゴー | 망고 | манго | مانجو | מנגו
kimono | kimono | quimono | kimono | kimono | kimono | 和服 着物 | 기모노 한복 | кимоно | - | -
lottery ticket | - | - | - | lottoschein | - | 彩票 宝くじ | 복권 | - | - | -
gun | pistola | pistola arma | pistolet flingue | pistole knarre | pistola | 手枪 枪 拳銃 銃 ピストル | 총 권총 | пистолет | مسدس | אקדח
suit | traje | terno | costume costard | anzug | completo | 西装 スーツ | 양복 | костюм | بدلة | חליפה
flip flop | chancla chanclas chancleta | chinelo chinelos | tong | flipflop badelatsche badelatschen | infradito ciabatta | 拖鞋 | 슬리퍼 | тапк тапоч | - | -
heartache | mal-de-amores | dor-de-cotovelo | chagrin-d'amour | liebeskummer | mal-d'amore | 失恋 | - | - | - | -
homesickness | nostalgia | saudade | mal-du-pays | heimweh | nostalgia | ホームシック | - | - | - | -
toothache | dolor-de-muelas | dor-de-dente | mal-de-dents | zahnschmerzen zahnweh | mal-di-denti | 歯痛 | - | - | - | -
bathrobe | albornoz bata-de-baño | roupão | peignoir | bademantel morgenmantel | accappatoio | 浴袍 バスローブ | - | халат | - | -
pajamas | pijama | pijama | pyjama | schlafanzug pyjama | pigiama | パジャマ | - | - | - | -
slipper | pantufla zapatilla | pantufa | pantoufle chausson | hausschuh pantoffel latsche | pantofola | スリッパ | - | - | - | -
liverwurst | - | - | - | leberwurst | - | - | - | - | - | -
sunglasses | gafas-de-sol lentes-de-sol anteojos-de-sol | óculos-de-sol óculos-escuros | lunettes-de-soleil | sonnenbrille | occhiali-da-sole | 墨镜 太阳镜 サングラス | 선글라스 | - | - | -
toothbrush | cepillo-de-dientes | escova-de-dentes | brosse-à-dents | zahnbürste | spazzolino | 歯ブラシ | - | - | - | -
work | trabajo curro chamba | trabalho serviço | travail boulot | arbeit | lavoro | 仕事 | 회사 직장 | - | - | -
meeting | reunión | reunião | réunion | besprechung sitzung | riunione | 会議 | - | - | - | -
cane | bastón | bengala | canne | gehstock krückstock | bastone | 杖 | - | - | - | -
boot | bota | bota | botte | stiefel | stivale | ブーツ | - | - | - | -
nightclub | discoteca | boate discoteca | discothèque boîte-de-nuit | disko diskothek | discoteca | ディスコ | - | - | - | -
elevator | ascensor elevador | elevador | ascenseur | aufzug fahrstuhl | ascensore | エレベーター | - | - | - | -
balcony | balcón | sacada | balcon | balkon | balcone | ベランダ | - | - | - | -
toaster | tostadora | torradeira | grille-pain | toaster | tostapane | トースター | - | - | - | -
Easter Bunny | conejo-de-pascua | coelho-da-páscoa | lapin-de-pâques | osterhase | coniglio-pasquale | - | - | - | - | -
love letter | carta-de-amor | carta-de-amor | lettre-d'amour | liebesbrief | lettera-d'amore | ラブレター | - | - | - | -
mustache | bigote | bigode | moustache | schnurrbart | baffi | ひげ | - | - | - | -
tie | corbata | gravata | cravate | krawatte | cravatta | ネクタイ | - | - | - | -
helmet | casco | capacete | casque | helm | casco | ヘルメット | - | - | - | -
samba | samba | samba | samba | samba | samba | サンバ | - | - | - | -
life crisis | crisis-existencial | crise-existencial | crise-existentielle | lebenskrise midlife-crisis | crisi-esistenziale | - | - | - | - | -
debt | deuda | dívida | dette | schulden | debito | 借金 | - | - | - | -
boss | jefe | chefe | patron chef | chefin | capo | 上司 | - | - | - | -
neighbor | vecino vecina | vizinho vizinha | voisin voisine | nachbar nachbarin | vicino vicina | 隣人 | - | - | - | -
ex | ex | ex | ex | ex | ex | 元カノ 元カレ | - | - | - | -
dentist | dentista | dentista | dentiste | zahnarzt | dentista | 歯医者 | - | - | - | -
exam | examen | exame prova | examen | prüfung | esame | 試験 | - | - | - | -
job | empleo | emprego | emploi | job | impiego | - | - | - | - | -
license | licencia | carteira | permis | führerschein | patente | 免許 | - | - | - | -
cold | resfriado | resfriado | rhume | erkältung schnupfen | raffreddore | 風邪 | - | - | - | -
vegetable | verdura | verdura legume | légume | gemüse | verdura | 野菜 | - | - | - | -
natto | - | - | - | - | - | 納豆 | - | - | - | -
bill | factura cuenta | conta boleto | facture | rechnung | bolletta | 請求書 | - | - | - | -
hairdresser | peluquero peluquería | cabeleireiro | coiffeur | friseur | parrucchiere | 美容院 | - | - | - | -
baker | panadero | padeiro | boulanger | bäcker | panettiere fornaio | パン屋 | - | - | - | -
butcher | carnicero | açougueiro | boucher | metzger fleischer | macellaio | 肉屋 | - | - | - | -
taxi driver | taxista | taxista | - | taxifahrer | tassista | - | - | - | - | -
bus driver | - | motorista | - | busfahrer | autista | - | - | - | - | -
traffic light | semáforo | semáforo | feu-rouge | ampel | semaforo | 信号 | - | - | - | -
shower | ducha regadera | chuveiro | douche | dusche | doccia | シャワー | - | - | - | -
bathroom | baño | banheiro | salle-de-bain | badezimmer bad | bagno | 風呂 | - | - | - | -
sunburn | quemadura-de-sol | queimadura-de-sol | coup-de-soleil | sonnenbrand | scottatura | 日焼け | - | - | - | -
headache | dolor-de-cabeza | dor-de-cabeça | mal-de-tête | kopfschmerzen | mal-di-testa | 頭痛 | - | - | - | -
hunger | hambre | fome | faim | hunger | fame | 空腹 | - | - | - | -
landlord | casero | senhorio | propriétaire | vermieter | padrone-di-casa | 大家 | - | - | - | -
hairdryer | secador | secador | sèche-cheveux | föhn | asciugacapelli | ドライヤー | - | - | - | -
dishwasher | lavavajillas | lava-louças | lave-vaisselle | spülmaschine geschirrspüler | lavastoviglie | 食洗機 | - | - | - | -
shopping cart | carrito | carrinho | chariot caddie | einkaufswagen | carrello | カート | - | - | - | -
birthday | cumpleaños | aniversário | anniversaire | geburtstag | compleanno | 誕生日 | - | - | - | -
funeral | funeral | funeral velório | enterrement | beerdigung | funerale | 葬式 | - | - | - | -
court | juzgado tribunal | tribunal | tribunal | gericht | tribunale | 裁判所 | - | - | - | -
dentures | dentadura | dentadura | dentier | gebiss | dentiera | 入れ歯 | - | - | - | -
hairdresser | peluquero peluquera peluquería | cabeleireiro cabeleireira | coiffeur coiffeuse | friseur friseurin frisör | parrucchiere parrucchiera | 理发师 美容師 | 미용사 | парикмахер | - | -
employee | empleado empleada | empregado funcionário | employé employée | mitarbeiter angestellter | impiegato dipendente | 员工 従業員 | 직원 | - | - | -
museum | museo | museu | musée | - | - | 博物馆 博物館 美術館 | 박물관 | музе | متحف | מוזיאון
market | mercado mercadillo | - | marché | wochenmarkt flohmarkt | mercato | 市场 市場 | 시장 | рынк рынок | سوق | שוק
factory | fábrica | - | usine | fabrik | fabbrica | 工厂 工場 | 공장 | завод фабрик | مصنع | מפעל
traffic | tráfico atasco | trânsito | embouteillage embouteillages | stau verkehr | traffico | 堵车 渋滞 | 교통 | пробк | زحمة | פקק
interview | entrevista | - | entretien | vorstellungsgespräch bewerbungsgespräch | colloquio | 面试 面接 | 면접 | собеседован | مقابلة | ראיון
therapist | terapeuta psicólogo psicóloga | - | psychologue thérapeute | therapeut therapeutin psychologe | psicologo | 治疗师 | 상담사 | психолог | - | פסיכולוג
cinema | cine | cinema | cinéma ciné | kino | cinema | 电影院 映画館 | 영화관 | кинотеатр | سينما | קולנוע
queue | - | - | - | warteschlange | - | 排队 行列 | - | очеред | طابور | תור
roller skate | patines patín | patins | patins | rollschuhe rollschuh | pattini | 轮滑鞋 ローラースケート | 롤러스케이트 | ролик | - | -
tofu | - | - | - | - | - | 豆腐 とうふ | 두부 | тофу | - | -
stork | cigüeña | cegonha | cigogne | storch | cicogna | - | - | аист | - | -
heron | garza | garça | héron | reiher fischreiher | airone | - | - | цапл | - | -
pelican | pelícano | pelicano | pélican | pelikan | pellicano | - | - | пеликан | - | -
raven | - | - | - | rabe raben | - | - | - | ворон | - | -
magpie | urraca | - | - | elster | gazza | - | - | сорок | - | -
woodpecker | - | pica-pau | - | specht | picchio | - | - | дятел дятл | - | -
lynx | lince | lince | lynx | luchs | lince | - | - | рыс | - | -
walrus | morsa | morsa | morse | walross | tricheco | - | - | морж | - | -
mule | mula | mula burro | - | maultier | mulo | - | - | мул | - | -
bison | bisonte | bisão | bison | bison wisent | bisonte | - | - | бизон зубр | - | -
lemur | lémur | lêmure | lémurien | lemur | lemure | - | - | лемур | - | -
meerkat | suricata | suricato | suricate | erdmännchen | suricato | - | - | сурикат | - | -
iguana | iguana | iguana | iguane | leguan | iguana | - | - | игуан | - | -
gecko | geco | lagartixa | gecko | gecko | geco | - | - | геккон | - | -
toad | - | - | - | - | - | - | - | жаб | - | -
salamander | salamandra | salamandra | salamandre | salamander | salamandra | - | - | саламандр | - | -
moth | polilla | mariposa-noturna traça | - | motte nachtfalter | falena | - | - | мотыл | - | -
wasp | avispa | vespa | guêpe | wespe | - | - | - | ос оса осы | - | -
grasshopper | saltamontes | gafanhoto | sauterelle | heuschrecke grashüpfer | cavalletta | - | - | кузнечик | - | -
flea | pulga | pulga | puce | floh | pulce | - | - | блох | - | -
trout | trucha | truta | truite | forelle | trota | - | - | форел | - | -
carp | carpa | carpa | carpe | karpfen | carpa | - | - | карп | - | -
seahorse | - | cavalo-marinho | hippocampe | seepferdchen | cavalluccio | - | - | - | - | -
oyster | ostra | ostra | huître | auster | ostrica | - | - | устриц | - | -
alligator | - | jacaré jacare | - | alligator | alligatore | - | - | аллигатор | - | -
jackhammer | - | britadeira | marteau-piqueur | presslufthammer | - | - | - | - | - | -
screwdriver | destornillador | - | tournevis | schraubenzieher schraubendreher | cacciavite | - | - | отвертк отвёртк | - | -
drill | taladro | furadeira | perceuse | bohrmaschine bohrer | trapano | - | - | дрел | - | -
saw | serrucho sierra | serrote serra | scie | säge | sega | - | - | пил | - | -
axe | hacha | machado | hache | axt beil | ascia | - | - | топор | - | -
wrench | - | - | - | schraubenschlüssel | - | - | - | - | - | -
rake | rastrillo | ancinho | râteau | rechen harke | rastrello | - | - | грабл | - | -
wheelbarrow | carretilla | - | brouette | schubkarre | carriola | - | - | тачк | - | -
excavator | excavadora | escavadeira | pelleteuse | bagger | escavatore | - | - | экскаватор | - | -
lawnmower | cortacésped | - | tondeuse | rasenmäher | tagliaerba | - | - | газонокосилк | - | -
parkour | parkour | parkour | parkour | parkour | parkour | - | - | паркур | - | -
yoga | yoga | ioga yoga | yoga | yoga | yoga | - | - | йог | - | -
karate | karate kárate | caratê karatê | karaté | karate | karate | - | - | карат | - | -
judo | judo | judô | judo | judo | judo | - | - | дзюдо | - | -
golf | golf | golfe | golf | golf | golf | - | - | гольф | - | -
tennis | tenis | tênis | tennis | tennis | tennis | - | - | теннис | - | -
basketball | baloncesto básquet | basquete | basket | basketball | pallacanestro basket | - | - | баскетбол | - | -
volleyball | voleibol | vôlei | volley | volleyball | pallavolo | - | - | волейбол | - | -
hockey | hockey | hóquei | hockey | eishockey hockey | hockey | - | - | хокке | - | -
ping pong | - | pingue-pongue | ping-pong | tischtennis | - | - | - | пинг-понг | - | -
ukulele | ukelele ukulele | cavaquinho ukulele | ukulélé | ukulele | ukulele | - | - | укулеле | - | -
cello | violonchelo | violoncelo | violoncelle | cello | violoncello | - | - | виолончел | - | -
harmonica | armónica | gaita | harmonica | mundharmonika | armonica | - | - | губная-гармошк | - | -
bagpipes | gaita | gaita-de-foles | cornemuse | dudelsack | cornamusa | - | - | волынк | - | -
trombone | trombón | trombone | trombone | posaune | trombone | - | - | тромбон | - | -
electrician | electricista | eletricista | électricien | elektriker | elettricista | - | - | электрик | - | -
carpenter | carpintero | carpinteiro | menuisier charpentier | tischler schreiner zimmermann | falegname | - | - | плотник столяр | - | -
mechanic | mecánico | mecânico | mécanicien | mechaniker | meccanico | - | - | механик | - | -
janitor | conserje | zelador | concierge | hausmeister | bidello | - | - | дворник | - | -
firefighter | bombero bombera | bombeiro bombeira | pompier | feuerwehrmann | pompiere | - | - | пожарн | - | -
engineer | ingeniero ingeniera | engenheiro | ingénieur | ingenieur | ingegnere | - | - | инженер | - | -
accountant | contador contable | contador | comptable | buchhalter | contabile | - | - | бухгалтер | - | -
journalist | periodista | jornalista | journaliste | journalist | giornalista | - | - | журналист | - | -
librarian | bibliotecario bibliotecaria | bibliotecário | bibliothécaire | bibliothekar | bibliotecario | - | - | библиотекар | - | -
priest | cura sacerdote | padre | curé prêtre | pfarrer priester | prete | - | - | священник | - | -
monk | monje | monge | moine | mönch | monaco | - | - | монах | - | -
butler | mayordomo | mordomo | majordome | butler | maggiordomo | - | - | дворецк | - | -
gardener | jardinero jardinera | jardineiro | jardinier | gärtner | giardiniere | - | - | садовник | - | -
pilot | - | - | pilote | pilot | pilota | - | - | пилот | - | -
scientist | científico | cientista | scientifique | wissenschaftler | scienziato | - | - | ученый учёный | - | -
magician | mago | mágico | magicien | zauberer | - | - | - | фокусник | - | -
ambulance | ambulancia | ambulância | ambulance | krankenwagen | ambulanza | - | - | скорая-помощь | - | -
fire truck | - | - | - | feuerwehrauto | - | - | - | - | - | -
tram | tranvía | - | tramway | straßenbahn | tram | - | - | трамва | - | -
sled | trineo | trenó | luge | schlitten | slitta | - | - | сани санк | - | -
kayak | kayak | caiaque | kayak | kajak | kayak | - | - | каяк байдарк | - | -
canoe | canoa | canoa | canoë | kanu | canoa | - | - | каноэ | - | -
tank | tanque | tanque | - | panzer | - | - | - | танк | - | -
ice skate | - | - | - | schlittschuh | - | - | - | коньк | - | -
trampoline | - | trampolim | trampoline | trampolin | trampolino | - | - | батут | - | -
cabbage | repollo col | repolho | chou | kohl | cavolo | - | - | капуст | - | -
lettuce | lechuga | alface | laitue | salatkopf | lattuga | - | - | - | - | -
radish | rábano | rabanete | radis | radieschen | ravanello | - | - | редис | - | -
zucchini | calabacín | abobrinha | courgette | zucchini | zucchina | - | - | кабачок кабачк | - | -
cherry | cereza | cereja | cerise | kirsche | ciliegia | - | - | вишн | - | -
plum | ciruela | ameixa | prune | pflaume | prugna | - | - | слив | - | -
blueberry | arándano | mirtilo | myrtille | heidelbeere blaubeere | mirtillo | - | - | черник | - | -
raspberry | frambuesa | framboesa | framboise | himbeere | lampone | - | - | малин | - | -
mustard | mostaza | mostarda | moutarde | senf | senape | - | - | горчиц | - | -
ketchup | ketchup | ketchup | ketchup | ketchup | ketchup | - | - | кетчуп | - | -
mayonnaise | mayonesa | maionese | mayonnaise | mayonnaise | maionese | - | - | майонез | - | -
pickle | pepinillo | - | cornichon | gewürzgurke essiggurke | cetriolino | - | - | - | - | -
lasagna | lasaña | lasanha | lasagne | lasagne | lasagna lasagne | - | - | лазань | - | -
omelette | tortilla-francesa | omelete | omelette | omelett | frittata | - | - | омлет | - | -
peanut | cacahuete maní | amendoim | cacahuète | erdnuss | nocciolina | - | - | арахис | - | -
salad | ensalada | salada | salade | salat | insalata | - | - | салат | - | -
sandwich | bocadillo sándwich | sanduíche | sandwich | sandwich butterbrot | panino | - | - | бутерброд | - | -
steak | bistec filete | bife | steak | steak | bistecca | - | - | стейк | - | -
juice | zumo jugo | suco sumo | jus | saft | succo | - | - | сок | - | -
sweater | suéter jersey | suéter | pull pulls | pullover pulli | maglione | - | - | свитер | - | -
scarf | bufanda | cachecol | écharpe | schal | sciarpa | - | - | шарф | - | -
jacket | chaqueta | jaqueta | veste | jacke | giacca | - | - | куртк | - | -
shirt | camisa camiseta | camisa camiseta | chemise | hemd | camicia | - | - | рубашк | - | -
dress | vestido | vestido | robe | kleid | - | - | - | плать | - | -
pants | pantalones | calças | pantalon | hose | pantaloni | - | - | штан | - | -
glove | guante | luva | gant | handschuh | guanto | - | - | перчатк | - | -
cleat | tacos-de-fútbol | chuteira | crampons | stollenschuh | - | 球鞋 | 축구화 | бутс | - | -
undershirt | camiseta-interior | regata | marcel | feinripp unterhemd | canottiera | 背心 | 러닝셔츠 | майк | - | -
sauna | sauna | sauna | sauna | sauna | sauna | 桑拿 サウナ 銭湯 | 사우나 목욕탕 | бан саун | - | -
ferry | ferry | balsa | ferry traversier | fähre | traghetto | 渡轮 フェリー | 페리 | паром | - | -
lighthouse | faro | farol | phare | leuchtturm | faro | 灯塔 灯台 | 등대 | маяк | - | -
parachute | paracaídas | paraquedas | parachute | fallschirm | paracadute | 降落伞 パラシュート | 낙하산 | парашют | - | -
blanket | manta cobija | cobertor | couverture | decke | coperta | 毯子 毛布 | 담요 | одеял | - | -
fence | valla cerca | cerca | clôture barrière | zaun | recinto staccionata | 栅栏 柵 | 울타리 | забор | - | -
barn | granero | celeiro | grange | scheune | fienile | 谷仓 納屋 | 헛간 | сара | - | -
stadium | estadio | estádio | stade | stadion | stadio | 体育场 スタジアム | 경기장 | стадион | - | -
zoo | zoológico | zoológico | zoo | zoo tierpark | zoo | 动物园 動物園 | 동물원 | зоопарк | - | -
circus | circo | circo | cirque | zirkus | circo | 马戏团 サーカス | 서커스 | цирк | - | -
painter | pintor pintora | pintor | peintre | maler malerin | pittore | - | - | - | - | -
builder | albañil | pedreiro | maçon | maurer | muratore | - | - | - | - | -
nurse | enfermero | enfermeiro | infirmier | krankenpfleger | infermiere | - | - | - | - | -
bakery | panadería | padaria | boulangerie | bäckerei | panetteria panificio | 面包店 パン屋 | 빵집 | пекарн булочн | - | -
pharmacy | farmacia | farmácia | pharmacie | apotheke | farmacia | 药店 薬局 | 약국 | аптек | - | -
post office | correos | correios | poste | postamt | - | 邮局 郵便局 | 우체국 | почт | - | -
sunflower | girasol | girassol | tournesol | sonnenblume | girasole | 向日葵 ひまわり | 해바라기 | подсолнух | - | -
bee hive | colmena | colmeia | ruche | bienenstock | alveare | 蜂巢 | 벌집 | улей | - | -
wig | peluca | peruca | perruque | perücke | parrucca | 假发 かつら | 가발 | парик | - | -
tutu | tutú | tutu | tutu | tutu | tutù | 芭蕾裙 チュチュ | 튀튀 | пачк | - | -
beard | barba | barba | barbe | bart | barba | 胡子 髭 | 수염 | бород | - | -
dynamite | dinamita | dinamite | dynamite | dynamit | dinamite | 炸药 ダイナマイト | 다이너마이트 | динамит | - | -
pyramid | pirámide | pirâmide | pyramide | pyramide | piramide | 金字塔 ピラミッド | 피라미드 | пирамид | - | -
igloo | iglú | iglu | igloo | iglu | igloo | 冰屋 イグルー | 이글루 | иглу | - | -
paella | paella | paella | paella | paella | paella | 海鲜饭 パエリア | 파에야 | паэль | - | -
camper | caravana | trailer | caravane camping-car | wohnwagen wohnmobil | roulotte camper | 房车 | 캠핑카 | фургон | - | -
printer | impresora | impressora | imprimante | drucker | stampante | 打印机 プリンター | 프린터 | принтер | - | -
parachute | parapente | parapente | parapente | gleitschirm fallschirm gleitschirmfliegen | parapendio | - | - | - | - | -
rubber boots | - | galochas | - | gummistiefel | - | - | - | - | - | -
tank | - | - | char-d'assaut | kampfpanzer | carro-armato | - | - | - | - | -
raincoat | impermeable chubasquero | capa-de-chuva | imperméable ciré | regenmantel regenjacke | impermeabile | - | - | - | - | -
coffee machine | cafetera | cafeteira | cafetière machine-à-café | kaffeemaschine | macchina-del-caffè | - | - | - | - | -
flashlight | linterna | lanterna | lampe-de-poche | taschenlampe | torcia | - | - | - | - | -
watering can | - | regador | arrosoir | gießkanne | annaffiatoio | - | - | - | - | -
frying pan | - | - | - | bratpfanne | - | - | - | - | - | -
sleeping bag | saco-de-dormir | saco-de-dormir | sac-de-couchage | schlafsack | sacco-a-pelo | - | - | - | - | -
rocking chair | mecedora | cadeira-de-balanço | fauteuil-à-bascule | schaukelstuhl | sedia-a-dondolo | - | - | - | - | -
fire extinguisher | extintor | extintor | extincteur | feuerlöscher | estintore | - | - | - | - | -
sauerkraut | chucrut | chucrute | choucroute | - | crauti | - | - | - | - | -
clothes iron | - | ferro-de-passar | fer-à-repasser | - | ferro-da-stiro | - | - | - | - | -
fishing rod | - | - | canne-à-pêche | angelrute | canna-da-pesca | - | - | - | - | -
washing machine | - | máquina-de-lavar | machine-à-laver | - | - | - | - | - | - | -
backpack | - | - | sac-à-dos | - | - | - | - | - | - | -
tent | tienda-de-campaña | - | - | - | - | - | - | - | - | -
lawnmower | - | cortador-de-grama | - | - | - | - | - | - | - | -
ladder | - | - | - | trittleiter | scala-a-pioli | - | - | - | - | -
umbrella | sombrilla | sombrinha | - | - | - | - | - | - | - | -
toaster | - | - | grille-pain | - | - | - | - | - | - | -
toilet paper | papel-higiénico | papel-higiênico | papier-toilette papier-hygiénique | klopapier toilettenpapier | carta-igienica | - | - | - | - | -
hot dog | perrito-caliente | cachorro-quente | - | - | - | - | - | - | - | -
french fries | patatas-fritas papas-fritas | batatas-fritas batata-frita | - | pommes | patatine-fritte patatine | - | - | - | - | -
alarm clock | - | - | réveil-matin | - | - | - | - | - | - | -
traffic light | - | semáforo | feu-rouge | - | - | - | - | - | - | -
hair dryer | secador-de-pelo | secador-de-cabelo | sèche-cheveux | haartrockner föhn | asciugacapelli | - | - | - | - | -
bowling ball | bola-de-bolos | bola-de-boliche | boule-de-bowling | bowlingkugel | palla-da-bowling | - | - | - | - | -
wheelchair | silla-de-ruedas | cadeira-de-rodas | fauteuil-roulant | rollstuhl | sedia-a-rotelle | - | - | - | - | -
roller coaster | montaña-rusa | montanha-russa | montagnes-russes | achterbahn | montagne-russe | - | - | - | - | -
walrus | - | - | - | - | - | 海象 セイウチ | 바다코끼리 | - | - | -
gnome | - | - | - | - | - | 花园小矮人 ノーム | 정원-요정 | - | - | -
baker | - | - | - | - | - | 面包师 | 제빵사 | пекарь | - | -
teacher | profesor | professor | - | - | - | - | - | - | - | -
dentist | - | - | - | - | - | 牙医 | 치과의사 | стоматолог | - | -
firefighter | - | - | - | - | - | 消防员 消防士 | 소방관 | - | - | -
grandma | - | - | - | - | - | おばあさん | - | - | - | -
bed | - | - | - | - | - | ベッド | - | - | - | -
lamp | - | - | lampe | - | - | - | - | - | - | -
wardrobe | armario | guarda-roupa | - | kleiderschrank | armadio | 衣柜 タンス | 옷장 | шкаф | - | -
fridge | - | - | - | - | - | - | - | холодильник | - | -
toaster | - | - | - | - | - | 烤面包机 | 토스터 | тостер | - | -
kettle | hervidor | - | - | - | - | - | 주전자 | чайник | - | -
screwdriver | - | - | - | - | - | 螺丝刀 ドライバー | 드라이버 | - | - | -
drill | - | - | - | - | - | 电钻 電動ドリル | 전동드릴 | - | - | -
saw | - | - | - | - | - | 锯子 のこぎり | 톱 | - | - | -
pliers | alicates | alicate | pince | zange | pinza | 钳子 ペンチ | 펜치 | плоскогубц | - | -
axe | - | - | - | - | - | 斧头 斧 | 도끼 | - | - | -
suitcase | - | - | - | - | - | - | 여행가방 | - | - | -
clock | - | - | - | - | - | 时钟 | - | - | - | -
alarm clock | despertador | despertador | réveil | - | sveglia | - | 알람시계 | будильник | - | -
bathtub | - | - | - | - | - | 浴槽 | - | - | - | -
shower | - | - | - | - | - | 淋浴 | 샤워기 | - | - | -
toothbrush | - | - | - | - | - | 牙刷 | 칫솔 | - | - | -
knife | - | - | - | - | - | 刀 | 칼 | - | - | -
mug | taza | xícara | tasse | tasse | tazza | 杯子 カップ | 컵 | чашк | - | -
bottle | botella | garrafa | bouteille | flasche | bottiglia | 瓶子 瓶 | - | бутылк | - | -
egg | - | - | œuf | - | - | - | - | яйцо | - | -
sauerkraut | - | - | - | - | - | 酸菜 ザワークラウト | 사우어크라우트 | - | - | -
beer | - | - | - | - | - | - | - | пиво | - | -
tank | - | - | - | - | - | 坦克 戦車 | 탱크 | - | - | -
tricycle | triciclo | triciclo | - | dreirad | triciclo | 三轮车 三輪車 | 세발자전거 | - | - | -
truck | - | - | - | - | camion | - | - | - | - | -
shopping cart | - | - | - | - | - | 购物车 | 쇼핑카트 | - | - | -
rubber boots | - | galochas | - | gummistiefel | - | 雨靴 長靴 | 장화 | - | - | -
coat | abrigo | casaco | manteau | mantel | cappotto | 大衣 コート | 코트 | пальт | - | -
raincoat | - | - | - | - | - | 雨衣 レインコート | 우비 | дождевик | - | -
beanie | gorro | gorro | bonnet | mütze | berretto | 毛线帽 ニット帽 | 비니 | шапк | - | -
gloves | - | - | - | - | - | 手套 手袋 | 장갑 | - | - | -
scarf | - | - | - | - | - | 围巾 マフラー | 목도리 | - | - | -
slippers | - | chinelos | - | - | - | 拖鞋 | 슬리퍼 | тапочк | - | -
bathrobe | - | - | - | - | - | - | 목욕가운 | - | - | -
pajamas | - | - | - | - | - | 睡衣 | 잠옷 | пижам | - | -
cloud | - | - | - | - | - | 云 | - | - | - | -
scarecrow | - | espantalho | épouvantail | vogelscheuche | spaventapasseri | 稻草人 かかし | 허수아비 | пугал | - | -
tooth | diente | dente | - | zahn | dente | 牙齿 歯 | 이빨 | зуб | - | -
accordion | - | - | - | - | - | - | 아코디언 | - | - | -
stapler | grapadora | grampeador | agrafeuse | tacker | spillatrice | 订书机 ホッチキス | 스테이플러 | степлер | - | -
laptop | portátil | - | - | - | portatile | - | 노트북 | ноутбук | - | -
phone | - | - | - | - | - | 電話 | - | - | - | -
wallet | - | - | - | - | - | 钱包 財布 | 지갑 | кошелёк | - | -
piggy bank | alcancía | cofrinho | tirelire | sparschwein | salvadanaio | 存钱罐 貯金箱 | 저금통 | копилк | - | -
traffic light | - | - | - | - | - | 红绿灯 | 신호등 | светофор | - | -
paraglider | - | - | - | - | - | 滑翔伞 パラグライダー | 패러글라이더 | параплан | - | -
boxer | boxeador boxeadora | boxeador boxeadora | boxeur boxeuse | boxerin | pugile | 拳击手 ボクサー | 권투선수 | боксёр боксер | - | -
goldfish | - | - | - | goldfisch | - | 金鱼 金魚 きんぎょ | 금붕어 | - | - | -
jaguar | jaguar yaguar | onça | - | jaguar | giaguaro | 美洲豹 | 재규어 | ягуар | - | -
guinea pig | cobaya cuy | porquinho-da-índia | cobaye | meerschweinchen | cavia | 豚鼠 モルモット | 기니피그 | - | - | -
weasel | comadreja | doninha | belette | wiesel marder | donnola | 黄鼠狼 イタチ | 족제비 | ласк | - | -
dumpster | contenedor | caçamba | benne poubelle | mülltonne müllcontainer | cassonetto | 垃圾箱 ゴミ箱 | 쓰레기통 | мусорк помойк | - | -
password | contraseña | senha | - | passwort | - | 密码 パスワード | 비밀번호 | парол | - | -
tax return | - | - | - | steuererklärung steuerbescheid | - | 报税 確定申告 | - | - | - | -
ball | pelota balón | bola | balle ballon | ball | palla pallone | 球 ボール | 공 | мяч | كرة | כדור
man | hombre señor tipo | homem senhor | homme monsieur mec | mann herr kerl typ | uomo signore tizio | 男人 男子 大叔 男 おじさん オジサン | 남자 아저씨 | мужчин мужик дядьк | رجل | איש גבר
woman | mujer señora | mulher senhora | femme dame madame | frau dame | donna signora | 女人 女士 大妈 女 おばさん オバサン | 여자 아줌마 | женщин тётк | امرأة سيدة | אישה
boy | chico niño muchacho | menino garoto rapaz | garçon | bub bursche | ragazzo bambino | 男孩 少年 男の子 | 소년 남자아이 | мальчик пацан парен | ولد | ילד
girl | chica niña muchacha | menina garota moça | fille fillette | mädchen mädel | ragazza bambina | 女孩 少女 女の子 | 소녀 여자아이 | девочк девушк | بنت فتاة | ילדה
child | - | criança | enfant gamin gosse | kind | - | 孩子 小孩 子供 | 꼬마 | ребенок ребён | طفل | -
prince | príncipe | príncipe | prince | prinz | principe | 王子 | 왕자 | принц | أمير | נסיך
princess | princesa | princesa | princesse | prinzessin | principessa | 公主 姫 お姫様 | 공주 | принцесс | أميرة | נסיכה
mother | madre mamá mami | mãe mamãe | mère maman | mutter mama mutti | madre mamma | 妈妈 媽媽 お母さん 母 | 엄마 어머니 | мам мать матер | أم ماما | אמא
father | padre papá | pai papai | père papa | vater papa vati | padre papà babbo | 爸爸 お父さん 父 | 아빠 아버지 | пап отец отца | أب بابا | אבא
brother | hermano | irmão | frère | bruder | fratello | 兄弟 哥哥 弟弟 お兄さん | 형 오빠 | брат | أخ | אח
sister | hermana | irmã | sœur | schwester | sorella | 姐姐 妹妹 お姉さん 妹 | 누나 언니 여동생 | сестр | أخت | אחות
uncle | tío | tio | oncle tonton | onkel | zio | 叔叔 | 삼촌 | дяд | عم | דוד
aunt | tía | tia titia | tante tata | tante | zia | 阿姨 | 이모 고모 | тёт тет | عمة | דודה
wife | esposa | esposa | épouse | ehefrau | moglie | 老婆 妻子 妻 | 아내 | жен | زوجة | -
husband | esposo marido | marido | mari | ehemann | marito | 老公 丈夫 夫 | 남편 | муж | زوج | -
girlfriend | novia | namorada | copine | freundin | fidanzata | 女朋友 女友 彼女 | 여자친구 여친 | подруг | - | -
friend | - | - | - | freunde | - | - | - | - | - | -
boyfriend | novio | namorado | copain | freund | fidanzato | 男朋友 男友 彼氏 | 남자친구 남친 | - | - | -
student | estudiante alumno | estudante aluno | étudiant élève | student schüler | studente alunno | 学生 學生 | 학생 | студент школьник | طالب | סטודנט
programmer | programador | programador | programmeur développeur | programmierer entwickler | programmatore | 程序员 プログラマー エンジニア | 프로그래머 개발자 | программист | مبرمج | מתכנת
gamer | - | - | - | zocker | - | 玩家 ゲーマー | 게이머 | геймер | - | -
politician | político | político | politicien | politiker | politico | 政客 政治家 | 정치인 | политик депутат | سياسي | פוליטיקאי
president | presidente | presidente | président | präsident | presidente | 总统 大統領 | 대통령 | президент | رئيس | נשיא
tourist | turista | turista | touriste | tourist | turista | 游客 観光客 | 관광객 | турист | سائح | תייר
farmer | granjero campesino | fazendeiro | fermier paysan | bauer | contadino | 农民 農夫 | 농부 | фермер | مزارع | חקלאי
zombie | zombi | zumbi | zombie | zombie | zombi | 僵尸 ゾンビ | 좀비 | зомби | زومبي | זומבי
mummy | momia | múmia | momie | mumie | mummia | 木乃伊 ミイラ | 미라 | муми | مومياء | -
monster | monstruo | monstro | monstre | monster | mostro | 怪物 怪兽 モンスター | 괴물 | монстр чудовищ | وحش | מפלצת
bride | - | noiva | mariée | braut | sposa | 新娘 花嫁 | 신부 | невест | عروس | כלה
singer | cantante | cantor cantora | chanteur chanteuse | sänger | cantante | 歌手 | 가수 | певец певиц | مغني | זמר
athlete | atleta | atleta | athlète | sportler | atleta | 运动员 アスリート | 운동선수 | спортсмен | رياضي | -
driver | conductor chofer | motorista | chauffeur | fahrer | autista | 司机 運転手 | 운전사 | водител | سائق | נהג
hunter | cazador | caçador | chasseur | jäger | cacciatore | 猎人 猟師 | 사냥꾼 | охотник | صياد | צייד
old man | anciano viejo jubilado | idoso velho aposentado | vieillard retraité papy | rentner greis | vecchio pensionato anziano | 老人 老头 おじいさん | 노인 할아버지 | старик дедушк | عجوز | זקן
homework | deberes | - | devoirs | hausaufgaben hausaufgabe | compiti | 作业 宿題 | 숙제 | - | - | -
mother-in-law | suegra | sogra | belle-mère | schwiegermutter | suocera | 岳母 婆婆 姑 | 시어머니 장모님 | свекров тёщ тещ | حماة | -
world domination | - | - | - | weltherrschaft | - | 世界征服 | 세계정복 | - | - | -
parking spot | - | - | - | parkplatz parklücke | parcheggio | 停车位 駐車場 | 주차장 | парковк | - | -
darkness | oscuridad oscuro | escuro escuridão | noir obscurité | dunkelheit dunkeln | buio | 黑暗 暗闇 | 어둠 | темнот | ظلام | -
grass | hierba césped pasto | grama capim | herbe gazon | gras rasen | erba | 草 | 잔디 | трав | عشب | דשא
diet | dieta | dieta | régime | diät | dieta | 减肥 ダイエット | 다이어트 | диет | حمية رجيم | דיאטה
hangover | resaca | ressaca | - | - | - | 宿醉 二日酔い | 숙취 | похмель | - | -
salary | sueldo salario | salário | salaire | gehalt lohn | stipendio | 工资 給料 | 월급 | зарплат | راتب | משכורת
Friday | viernes | sexta-feira sextas sexta | vendredi | freitag freitags | venerdì | 星期五 周五 金曜日 | 금요일 | пятниц | الجمعة | -
vacation | vacaciones | férias | vacances | urlaub ferien | vacanze vacanza | 假期 休暇 | 휴가 방학 | отпуск | إجازة | חופשה
internet | internet | internet | internet | internet | internet | 网络 インターネット | 인터넷 | интернет | إنترنت | אינטרנט
taxes | impuestos | impostos | impôts | steuern steuer finanzamt | tasse | 税 税金 | 세금 | налог | ضرائب | מיסים
traffic jam | atasco embotellamiento | engarrafamento | embouteillage bouchon | stau | ingorgo | 堵车 渋滞 | - | пробк | - | -
burnout | - | - | - | burnout | - | - | - | - | - | -
hug | abrazo | abraço | câlin | umarmung | abbraccio | 拥抱 ハグ | 포옹 | объяти обним | عناق حضن | חיבוק
kimchi | kimchi | kimchi | kimchi | kimchi | kimchi | 泡菜 キムチ | 김치 | кимчи | كيمتشي | -
code | código | código | - | - | codice | 代码 コード | 코드 | код | كود | קוד
staircase | escaleras escalera | escadaria escadas | escaliers escalier | treppe treppen | - | 楼梯 階段 | 계단 | лестниц | - | -
cold | frío | frio | froid | kälte | freddo | 寒さ | - | холод | - | -
poker | póker póquer | pôquer | poker | poker | poker | ポーカー | - | покер | - | -
beak | pico | bico | bec | schnabel | becco | くちばし | - | клюв | - | -
barber | barbero | barbeiro | barbier | barbier | barbiere | 床屋 | - | - | - | -
mortgage | hipoteca | hipoteca | hypothèque | hypothek | mutuo ipoteca | 住宅ローン | - | ипотек | - | -
human | humano humana | humano humana | humain humaine | mensch menschen | umano umana | 人間 人类 | 인간 사람 | человек | - | -
dream | sueño | sonho | rêve | traum träume träumen | sogno sogni | 夢 梦想 | 꿈 | мечт | - | -
smoke | humo | fumaça | fumée | rauch | fumo | 煙 | - | дым | - | -
blood | sangre | sangue | sang | blut | sangue | 血 | 피 | кров | - | -
video game | videojuego | videogame | - | videospiel | videogioco videogame | - | - | - | - | -
shadow | sombra | sombra | ombre | schatten | ombra | 影 | - | тен | - | -
password | contraseña | senha | - | passwort | password | パスワード 密码 | 비밀번호 | парол | - | -
crypto | cripto criptomonedas | cripto criptomoedas | crypto | krypto kryptowährung | cripto criptovalute | 加密货币 仮想通貨 | 코인 | крипт | - | -
stock market | - | - | - | - | - | 股市 株 | 주식 | - | - | -
friend | amigo amiga | amigo amiga | ami amie copain | freund freundin | amico amica | 友達 朋友 | 친구 | друг | - | -
neighbor | vecino vecina | vizinho vizinha | voisin voisine | nachbar nachbarin | vicino vicina | 隣人 邻居 | 이웃 | сосед | - | -
homework | - | lição | - | hausaufgaben | - | 宿題 作业 | 숙제 | - | - | -
sun | sol | sol | soleil | sonne | sole | 太陽 太阳 | 태양 | солнц | - | -
social media | redes-sociales | redes-sociais | réseaux-sociaux | - | - | SNS | - | - | - | -
manager | gerente | gerente | gérant | manager | - | 店長 经理 | 매니저 | менеджер | - | -
motor scooter | vespa motoneta | motoneta lambreta | vespa | motorroller | vespa motorino | - | - | - | - | -
skis | esquís | esquis | ski skis | ski skier | sci | - | - | - | - | -
calendar | calendario | calendário | calendrier | kalender | calendario | 月曜日 月曜 星期一 周一 日历 カレンダー | 월요일 달력 | календар | - | -
tteokbokki | - | - | - | - | - | 炒年糕 トッポッキ | 떡볶이 | токпокк | - | -
gnocchi | ñoquis | nhoque nhoques | gnocchis | gnocchi | gnocchi gnocco | ニョッキ | 뇨끼 | ньокк | - | -
mahjong | mahjong | mahjong | mahjong | mahjong | mahjong | 麻将 麻將 麻雀 マージャン | 마작 | маджонг | - | -
thunder | trueno truenos | trovão trovões | tonnerre | donner | tuono tuoni | 雷 打雷 かみなり | 천둥 | гром гроз | - | -
rubber boots | botas-de-agua | galochas | bottes-de-pluie | gummistiefel | stivali-di-gomma | 長靴 雨靴 | 장화 | валенк сапог | - | -`;

export const foreignVerbs = `eat | come comiendo comer comen comió | come comendo comer comem comeu | mange manger mangent mangeant | isst frisst essen essend verspeist | mangia mangiare mangiano mangiando | 吃 食べ
drink | bebe bebiendo beber beben toma tomando tomar | bebe bebendo beber bebem toma tomando tomar | boit boire boivent buvant | trinkt trinken säuft | beve bere bevono bevendo | 喝 飲む 飲んで
play | toca juega tocando jugando tocar jugar tocan juegan | toca joga tocando jogando tocar jogar tocam jogam | joue jouer jouent jouant | spielt spielen spielend | suona gioca suonare giocare suonano giocano suonando giocando | 弹 玩 演奏 弾く 弾いて 遊ぶ
cook | cocina cocinando cocinar cocinan | cozinha cozinhando cozinhar cozinham | cuisine cuisiner cuisinent cuisinant | kocht kochen kochend | cucina cucinare cucinano cucinando | 做饭 煮 料理する
bake | hornea horneando hornear | assa assando assar | cuit | backt bäckt backen backend | inforna infornare | 烤 焼く
drive | conduce maneja conduciendo conducir conducen | dirige dirigindo dirigir dirigem | conduit conduire conduisent conduisant | fährt fahren steuert | guida guidare guidano guidando | 开车 驾驶 運転する 運転して
ride | monta cabalga montando cabalgando montar | cavalga montando cavalgando monta | chevauche chevaucher chevauchant | reitet reiten reitend | cavalca cavalcare cavalcando | 骑 騎 乗る 乗って
fly | vuela volando volar vuelan pilota pilotando pilotar | voa voando voar voam pilota pilotando pilotar | vole voler volent volant | fliegt fliegen fliegend | vola volare volano volando | 飞 飛ぶ 飛んで
dance | baila bailando bailar bailan danza | dança dançando dançar dançam | danse danser dansent dansant | tanzt tanzen tanzend | balla ballare ballano ballando danza | 跳舞 踊る 踊って 踊り
sing | canta cantando cantar cantan | canta cantando cantar cantam | chante chanter chantent chantant | singt singen singend | canta cantare cantano cantando | 唱歌 唱 歌う 歌って
run | corre corriendo correr corren | corre correndo correr correm | court courir courent courant | rennt läuft rennen laufen | corre correre corrono correndo | 跑步 跑 走る 走って
swim | nada nadando nadar nadan | nada nadando nadar nadam | nage nager nagent nageant | schwimmt schwimmen | nuota nuotare nuotano nuotando | 游泳 泳ぐ 泳いで
sleep | duerme durmiendo dormir duermen | dorme dormindo dormir dormem | dort dormir dorment dormant | schläft schlafen schlafend pennt | dorme dormire dormono dormendo | 睡觉 睡 寝る 眠る 寝て
dream | sueña soñando soñar sueñan | sonha sonhando sonhar sonham | rêve rêver rêvent rêvant | träumt träumen | sogna sognare sognano sognando | 做梦 夢見る
read | lee leyendo leer leen | lê lendo ler leem | lit lire lisent lisant | liest lesen | legge leggere leggono leggendo | 看书 读 読む 読んで
write | escribe escribiendo escribir escriben | escreve escrevendo escrever escrevem | écrit écrire écrivent écrivant | schreibt schreiben | scrive scrivere scrivono scrivendo | 写 書く 書いて
paint | pinta pintando pintar pintan | pinta pintando pintar pintam | peint peindre peignent peignant | malt malen streicht streichen | dipinge dipingere dipingono dipingendo | 画画 描く 描いて
draw | dibuja dibujando dibujar dibujan | desenha desenhando desenhar | dessine dessiner dessinent dessinant | zeichnet zeichnen | disegna disegnare disegnano | 画
rob | roba robando robar roban robó atraca | rouba roubando roubar roubam roubou assalta | cambriole braque cambrioler braquer | raubt ausraubt überfällt | rapina rapinare svaligia | 抢 抢劫
steal | hurta hurtando hurtar | furta furtando furtar | dérobe chaparde | stiehlt klaut stehlen klauen | ruba rubare rubano rubando | 偷 盗む 盗んで
sell | vende vendiendo vender venden | vende vendendo vender vendem | vend vendre vendent vendant | verkauft verkaufen | vende vendere vendono vendendo | 卖 売る 売って
buy | compra comprando comprar compran compró | compra comprando comprar compram comprou | achète acheter achètent achetant | kauft kaufen | compra comprare comprano comprando | 买 買う 買って
build | construye construyendo construir | constrói construindo construir | construit construire construisent | baut bauen | costruisce costruire costruiscono | 建造 建 作る 作って
learn | aprende aprendiendo aprender aprenden | aprende aprendendo aprender | apprend apprendre apprennent | lernt lernen | impara imparare imparano | 学 学ぶ
teach | enseña enseñando enseñar | ensina ensinando ensinar | enseigne enseigner | lehrt unterrichtet | insegna insegnare | 教 教える
work | trabaja trabajando trabajar trabajan | trabalha trabalhando trabalhar | travaille travailler travaillent | arbeitet arbeiten | lavora lavorare lavorano | 上班 工作 働く 働いて
live | vive viviendo vivir viven | vive vivendo viver mora | vit vivre vivent habite | wohnt lebt wohnen leben | vive vivere vivono abita | 住 住む
travel | viaja viajando viajar viajan | viaja viajando viajar viajam | voyage voyager voyagent | reist reisen | viaggia viaggiare viaggiano | 旅行 旅する
jump | salta saltando saltar saltan | pula saltando pulando pular | saute sauter sautent | springt hüpft springen | salta saltare saltano | 跳 跳ぶ
fish | pesca pescando pescar | pesca pescando pescar | pêche pêcher | angelt fischt angeln | pesca pescare | 钓鱼 釣る 釣り
fight | pelea lucha peleando luchando pelear luchar | luta lutando lutar briga | combat combattre lutte | kämpft kämpfen | combatte combattere lotta | 打架 戦う
search | busca buscando buscar buscan | procura procurando procurar | cherche chercher cherchent | sucht suchen | cerca cercare cercano | 找 探す
collect | colecciona coleccionando coleccionar | coleciona colecionando colecionar | collectionne collectionner | sammelt sammeln | colleziona collezionare | 收集 集める
clean | limpia limpiando limpiar | limpa limpando limpar | nettoie nettoyer | putzt putzen | pulisce pulire | 打扫 掃除する
cry | llora llorando llorar lloran | chora chorando chorar | pleure pleurer pleurent | weint weinen heult | piange piangere | 哭 泣く
laugh | ríe riendo reír | ri rindo rir | rit rire | lacht lachen | ride ridere | 笑 笑う
mow | corta cortando | apara aparando | tond tondre | mäht mähen | falcia falciare | 割草
repair | repara reparando reparar arregla | conserta consertando consertar | répare réparer | repariert reparieren | ripara riparare | 修 修理する
guard | guarda vigila vigilando | guarda vigia guardando | garde garder | bewacht bewachen hütet | custodisce sorveglia | 守护 守る
hunt | caza cazando cazar | caça caçando caçar | chasse chasser | jagt jagen | caccia cacciare | 打猎 狩る
save | salva rescata salvando | salva salvando | sauve sauver | rettet retten | salva salvare | 拯救 救う
carry | lleva llevando | carrega carregando | porte porter | trägt tragen | porta portare | 背着 運ぶ
deliver | entrega reparte entregando | entrega entregando | livre livrer | liefert liefern | consegna consegnare | 送 届ける
smoke | fuma fumando fumar | fuma fumando fumar | fume fumer | raucht rauchen | fuma fumare | 抽烟
surf | surfea surfeando | surfa surfando | surfe surfer | surft surfen | surfa surfare | 冲浪 サーフィン
knit | teje tejiendo tejer | tricota tricotando | tricote tricoter | strickt stricken | - | 织 編む
bark | ladra ladrando ladrar | latindo latir | aboie aboyer | bellt bellen | abbaia abbaiare abbaiare | 叫
count | cuenta contando contar | conta contando contar | compte compter | zählt zählen | conta contare | 数 数える
hide | esconde escondiendo | esconde escondendo | cache cacher | versteckt verstecken | nasconde nascondere | 藏 隠す
throw | lanza tira lanzando | lança lançando | lance jette lancer | wirft werfen | lancia lanciare | 扔 投げる
wash | lava lavando lavar | lava lavando lavar | lave laver | wäscht waschen | lava lavare | 洗 洗う
climb | escala trepa escalando | escala escalando | grimpe grimper | klettert klettern | scala arrampica | 爬 登る
wait | espera esperando | espera esperando | attend attendre | wartet warten | aspetta aspettare | 等 待つ
walk | camina caminando pasea | caminha caminhando | marche marcher promène | spaziert | cammina passeggia | 散步 歩く
rule | gobierna reina | governa reina | règne gouverne | regiert herrscht | governa regna | 统治
invent | inventa inventando | inventa inventando | invente inventer | erfindet erfinden | inventa inventare | 发明
explore | explora explorando | explora explorando | explore explorer | erforscht erkundet | esplora esplorare | 探索
mine | mina minando | minera minerando | mine miner | schürft schürfen | mina estrae | 挖 掘る
grill | asa asando | grelha grelhando | grille griller | grillt grillen | griglia grigliare | 烧烤
meditate | medita meditando | medita meditando | médite méditer | meditiert meditieren | medita meditare | 冥想 打坐
train | entrena entrenando | treina treinando | entraîne entraîner | trainiert trainieren | allena allenarsi | 训练
brush | cepilla | escova | brosse brosser | bürstet | spazzola | 刷
juggle | malabarea | - | jongle jongler | jongliert jonglieren | - | 杂耍
bite | muerde | morde | mord mordre | beißt beissen | morde mordere | 咬 噛む
row | rema remando | rema remando | rame ramer | rudert rudern | rema remare | 划船
sail | navega navegando | navega navegando | navigue naviguer | segelt segeln | naviga navigare | 航行
skate | patina patinando | patina patinando | patine patiner | skatet | pattina pattinare | 滑冰
ski | esquía esquiando | esquia esquiando | skie skier | - | scia sciare | 滑雪
hug | abraza abrazando | abraça abraçando | embrasse | umarmt | abbraccia | 拥抱
kiss | besa besando | beija beijando | - | küsst | bacia | 亲 吻
shout | grita gritando | grita gritando | crie crier | schreit schreien | grida gridare | 大喊 叫ぶ
win | gana ganando ganar | ganha vence ganhando | gagne gagner | gewinnt gewinnen | vince vincere | 赢 勝つ
lose | pierde perdiendo | perde perdendo | perd perdre | verliert verlieren | perde perdere | 输 負ける
hate | odia odiando odiar odian | odeia odiando odiar odeiam | déteste détester détestent hait | hasst hassen | odia odiare odiano | 讨厌 討厭 嫌いな 嫌い 嫌う
fear | teme temiendo | teme temendo | craint craignant | fürchtet | teme temendo | 怖がる 恐れる 害怕 怕
love | ama amando adora | ama amando adora | aime adore | liebt | ama adora | 愛する 大好きな
work overtime | - | - | - | - | - | 残業する 残業
nap | - | - | - | - | - | 昼寝する 昼寝
lift | levanta levantando | levanta levantando | soulève soulevant | hebt stemmt | solleva | 持ち上げる
grade | - | - | - | benotet | - | -
order | pide pidiendo | pede pedindo | commande commandant | bestellt | ordina | 注文する
open | abre abriendo | abre abrindo | ouvre ouvrant | öffnet | apre | 開ける
wear | lleva llevando | veste vestindo | porte portant | trägt | indossa | 着る かぶる 穿着 穿 戴着 戴 かけた かけて
chase | persigue persiguiendo | persegue perseguindo | poursuit poursuivant | jagt verfolgt | insegue | 追いかける
kick | patea pateando | chuta chutando | - | tritt | calcia | 蹴る
forget | olvida olvidó | esquece esqueceu | oublie | vergisst | dimentica | 忘れる 忘れた
box | boxea boxeando | boxeia boxeando | boxe boxer | boxt boxen | boxa | 拳击
cut | corta-el-pelo | - | coupe coupant | schneidet schneiden | taglia | 剪 切る
push | empuja empujando | empurra empurrando | pousse poussant | schiebt schieben | spinge spingendo | 推 押す
pull | jala arrastra | puxa puxando | tire tirant | zieht ziehen | tira trascina | 拉 引く
lick | lame lamiendo | lambe lambendo | lèche léchant | leckt lecken | lecca leccando | 舔 舐める
feed | alimenta alimentando | alimenta alimentando | nourrit nourrissant | füttert füttern | nutre | 喂
study | estudia estudiando | estuda estudando | étudie étudiant | studiert studieren | studia studiando | 学习 勉強する 勉強して
sweep | barre barriendo | varre varrendo | balaie balayant | fegt fegen kehrt | spazza | 扫地 掃く
iron | plancha planchando | - | repasse repassant | bügelt bügeln | stira stirando | 熨
vacuum | aspira aspirando | - | - | staubsaugt saugt | - | 吸尘
photograph | fotografía fotografiando | fotografa fotografando | photographie | fotografiert | fotografa | 拍照 撮る
catch | atrapa atrapando | pega pegando | attrape attrapant | fängt fangen | acchiappa | 抓 捕まえる
shave | afeita afeitando | - | rase rasant | rasiert rasieren | rade | 剃る
milk | ordeña ordeñando | ordenha | trait | melkt melken | munge | 挤奶
water | riega regando | rega regando | arrose arrosant | gießt gießen | innaffia annaffia | 浇
plant | planta plantando | planta plantando | plante plantant | pflanzt pflanzen | pianta | 种
rent | alquila alquilando | aluga alugando | loue louant | vermietet mietet | affitta | 租
type | teclea | digita digitando | tape | tippt tippen | digita | 打字
watch | mira mirando ve | assiste assistindo | regarde regardant | guckt schaut | guarda guardando | 看 見る 見て
dig | cava cavando excava | cava cavando escava | creuse creusant | gräbt graben buddelt | scava scavando | 挖洞 掘って
saw | sierra aserrando | serra serrando | scie sciant | sägt sägen | sega segando | 锯
hammer | martilla martillando | martela martelando | martèle martelant | hämmert hämmern | martella martellando | 锤
sew | cose cosiendo | costura costurando | coud cousant | näht nähen | cuce cucendo | 缝 縫う
pour | vierte sirviendo | serve servindo | verse versant | schenkt-ein | versa versando | 倒
stir | remueve revolviendo | mexe mexendo | remue remuant | rührt rühren | mescola mescolando | 搅
fry | fríe friendo | frita fritando | frit | brät braten | frigge friggendo | 煎
marry | casa casando | casa casando | marie épouse | heiratet heiraten | sposa sposare | 结婚 結婚
vote | vota votando | vota votando | vote votant | wählt | vota votando | 投票
sign | firma firmando | assina assinando | signe signant | unterschreibt | firma firmando | 签
film | filma filmando graba grabando | filma filmando | filme filmant | filmt filmen | filma filmando | 拍
hack | hackea hackeando | hackeia hackeando | pirate piratant | hackt hacken | hackera hackerando | 黑客
break | rompe rompiendo | quebra quebrando | casse cassant | zerbricht zerstört | rompe rompendo | 打破 壊す
drop | - | derruba derrubando | renverse renversant | verschüttet | rovescia rovesciando | 打翻 こぼす
hang | cuelga colgando | pendura pendurado | pend suspendu | hängt hängend | appende appeso | 挂 ぶら下がる
measure | mide midiendo | mede medindo | mesure mesurant | misst messen | misura misurando | 量
weld | suelda soldando | solda soldando | soude soudant | schweißt schweißen | salda saldando | 焊
rescue | - | resgata resgatando | secourt | - | soccorre | 救
smash | aplasta aplastando | esmaga esmagando | écrase écrasant | zertrümmert | schiaccia schiacciando | 砸
kidnap | secuestra secuestrando | sequestra sequestrando | kidnappe enlève | entführt entführen | rapisce rapendo | 绑架
shave | rasura rasurando | barbeia barbeando | rase | - | - | 剃る
peel | pela pelando | descasca descascando | épluche épluchant | schält schälen | sbuccia sbucciando | 剥
conduct | dirige-la-orquesta | rege regendo | - | dirigiert dirigieren | - | 指挥
yawn | bosteza bostezando | boceja bocejando | bâille bâillant | gähnt gähnend | sbadiglia sbadigliando | 打哈欠 あくび
sneeze | estornuda estornudando | espirra espirrando | éternue | niest | starnutisce starnutendo | 打喷嚏 くしゃみ
pray | reza rezando | reza rezando | prie priant | betet betend | prega pregando | 祈祷 祈る
snore | ronca roncando | ronca roncando | ronfle ronflant | schnarcht schnarchend | russa russando | 打呼噜 いびき
whisper | susurra susurrando | sussurra cochicha | chuchote | flüstert | sussurra bisbiglia | 耳语
whistle | silba silbando | assobia | siffle | pfeift | fischia | 口笛
tremble | tiembla temblando | treme tremendo | tremble tremblant | zittert zitternd | trema tremando | 发抖 震える
fall | cae cayendo | cai caindo | tombe tombant | fällt fallend | cade cadendo | -
complain | se-queja quejándose | reclama reclamando | râle | meckert beschwert | si-lamenta | 抱怨
celebrate | celebra celebrando | comemora festeja | fête | feiert feiernd | festeggia | 庆祝 祝う
quit | renuncia dimite renunció | demite renuncia pediu | démissionne démissionner | kündigt kündigte | licenzia dimette | 辞职 辞める
trip | tropieza tropezó | tropeça tropeçou | trébuche trébucher | stolpert stolpern | inciampa inciampare | 绊倒 つまずく
argue | discute discutiendo discuten | discute discutindo brigam | dispute disputent | streitet streiten zankt | litiga litigano | 吵架 喧嘩する
oversleep | - | - | - | verschläft verschlief | - | 睡过头 寝坊する
flee | huye huyendo | foge fugindo | fuit s'enfuit | flieht fliehen flüchtet | fugge | 逃跑 逃げる
escape | escapa escapó | escapa escapou fugiu | s'échappe | entkommt | scappa scappare | 逃走
miss | - | - | rate | verpasst | - | 错过 乗り遅れる
judge | juzga juzgando | julga julgando | juge jugent | beurteilt verurteilt | giudica | 评判 裁く
lay | pone poniendo poner ponen | bota botando põe | pond pondre pondent | legt legen | - | -
lie | miente mintiendo mentir mienten | mente mentindo mentir mentem | ment mentir mentent | lügt lügen | mente mentire mentono | -
pay | paga pagando pagar pagan | paga pagando pagar pagam | paie paye payer paient | zahlt bezahlt zahlen bezahlen | paga pagare pagano | 払う
see | ve viendo ver ven | vê vendo ver veem | voit voir voient | sieht sehen | vede vedere vedono | 見る
find | encuentra encontrar encuentran | encontra encontrar acha | trouve trouver trouvent | findet finden | trova trovare trovano | 見つける
talk | habla hablando hablar hablan | fala falando falar falam conversa | parle parler parlent parlant | redet spricht sprechen reden | parla parlare parlano | 話す しゃべる
think | piensa pensando pensar piensan | pensa pensando pensar pensam | pense penser pensent | denkt denken | pensa pensare pensano | 考える
cheat | engaña engañando engañar | engana enganando enganar | triche tricher trichent | betrügt schummelt schummeln | imbroglia bara barare | -
gamble | apuesta apostando apostar apuestan | aposta apostando apostar apostam | parie parier mise | zockt zocken wettet wetten | scommette scommettere | -
invest | invierte invirtiendo invertir | investe investindo investir | investit investir | investiert investieren | investe investire | 投資する
code | programa programando programar | programa programando programar | programme programmer code coder | programmiert programmieren | programma programmare | -
rap | rapea rapear | - | rappe rapper | rappt rappen | rappa rappare | -
pilot | - | - | pilote piloter | - | pilota pilotare | 操縦する
spend | gasta gastando gastar | gasta gastando gastar | dépense dépenser | - | spende spendere | -
collect | junta juntando | - | - | - | - | -
want | - | - | - | - | - | 想当 想成为 想要 想变成 欲しい ほしい
relax | se-relaja relajándose relajando relajarse | relaxa relaxando relaxar | se-détend détendre | entspannt entspannen | si-rilassa rilassarsi rilassando | 放松 リラックスする
exercise | entrena entrenando entrenar | malha malhando treina treinando | s-entraîne | trainiert trainieren | si-allena allenarsi | 健身 锻炼
bathe | baña bañando bañar bañarse bañarme ducharse duchar ducha duchando | banha banhando banhar tomar-banho toma-banho | baigne baigner doucher douche | badet baden duscht duschen | lavarsi | 洗澡 入浴`;

export const foreignWords = `sad | triste | triste | triste | traurig | triste | 悲しい
lonely | solitario solo | solitário sozinho | solitaire seul | einsam | solitario solo | 孤独な 寂しい
tired | cansado | cansado | fatigué | müde | stanco | 疲れた
angry | enojado furioso enfadado | bravo furioso zangado | furieux énervé fâché en-colère | wütend zornig sauer | arrabbiato furioso | 怒った 怒る
offended | ofendido | ofendido magoado | vexé offensé | beleidigt gekränkt | offeso | すねた
jealous | celoso | ciumento | jaloux | eifersüchtig neidisch | geloso | 嫉妬する
happy | feliz contento alegre | feliz alegre contente | heureux content joyeux | glücklich fröhlich | felice contento | 幸せな
drunk | borracho ebrio | bêbado | ivre bourré saoul | betrunken besoffen | ubriaco | 酔っ払った 酔っ払いの
sleepy | dormilón adormilado somnoliento | sonolento | endormi somnolent | verschlafen schläfrig | assonnato | 眠い 眠そうな
lazy | perezoso vago flojo | preguiçoso | paresseux flemmard | faul | pigro | 怠け者の
crazy | loco | louco doido maluco | fou folle | verrückt irr | pazzo matto | 狂った
nervous | nervioso | nervoso | nerveux stressé | nervös | nervoso | 緊張した
depressed | deprimido | deprimido | déprimé | deprimiert depressiv | depresso | 落ち込んだ
unemployed | desempleado | desempregado | au-chômage chômeur | arbeitslos | disoccupato | 無職の
retired | jubilado retirado | aposentado | retraité à-la-retraite | pensioniert | pensionato in-pensione | 引退した
late | tarde atrasado retrasado llega-tarde | atrasado que-chega-atrasado | en-retard | verspätet zu-spät | in-ritardo | 遅刻した 遅刻する
lost | perdido | perdido | perdu | verirrt verloren | perso smarrito | 迷子の
proud | orgulloso | orgulhoso | fier | stolz | orgoglioso fiero | 誇らしい
shy | tímido | tímido | timide | schüchtern | timido | 恥ずかしがり屋の
grumpy | gruñón malhumorado | rabugento ranzinza mal-humorado | grincheux râleur grognon | mürrisch grantig | brontolone scontroso | 不機嫌な
hungry | hambriento | faminto | affamé | hungrig | affamato | お腹が空いた
fat | gordo gordito | gordo gordinho | gros grosse dodu | dick fett | grasso ciccione | 太った
old | viejo anciano | velho idoso | vieux vieil vieille | alt | vecchio anziano | 年老いた
young | joven | jovem | jeune | jung | giovane | 若い
little | pequeño chiquito | pequeno pequenino | petit | klein | piccolo | 小さい 小さな
long | - | longo comprido | - | lang | lungo | 長い
big | grande enorme gran | grande enorme | grand énorme | groß riesig | grande enorme | 大きい 大きな
burnt | quemado | queimado | brûlé cramé | verbrannt | bruciato | 焦げた
broken | roto averiado | quebrado | cassé | kaputt zerbrochen | rotto | 壊れた
sick | enfermo | doente | malade | krank | malato | 病気の
bald | calvo | careca | chauve | kahl | calvo pelato | ハゲた
barefoot | descalzo | descalço | pieds-nus | barfuß | scalzo | 裸足の
blind | ciego | cego | aveugle | blind | cieco | -
evil | malvado malo | malvado mau | méchant maléfique | böse | cattivo malvagio | 悪い
rich | rico millonario | rico milionário | riche millionnaire | reich | ricco milionario | 金持ちの
broke | arruinado sin-dinero sin-plata en-bancarrota sin-un-peso | falido quebrado sem-dinheiro sem-grana duro | fauché ruiné sans-argent sans-le-sou | pleite blank bankrott ohne-geld | squattrinato al-verde senza-soldi in-bancarotta | 貧乏な
dramatic | dramático | dramático | dramatique | dramatisch | drammatico | -
invisible | invisible | invisível | invisible | unsichtbar | invisibile | 透明な
dancing | bailarín bailarina | dançarino | danseur | tanzend | ballerino | -
singing | cantante | cantor | chanteur | singend | cantante | -
wrestling | luchador | lutador | lutteur | - | lottatore | -
boxing | boxeador | boxeador pugilista | boxeur | - | pugile | -
stuck | atascado atorado atrapado | preso entalado | coincé bloqué | eingeklemmt gefangen | bloccato incastrato | 挟まった
asleep | dormido | dormindo | - | eingeschlafen | addormentato | -
in love | enamorado | apaixonado | amoureux | verliebt | innamorato | 恋する 恋をした
afraid | asustado con-miedo tiene-miedo miedoso | com-medo assustado tem-medo medroso | peureux a-peur effrayé | ängstlich | spaventato ha-paura | 怖がりの
on strike | en-huelga en-paro que-hace-huelga hace-huelga | em-greve que-faz-greve faz-greve | en-grève qui-fait-la-grève qui-fait-grève fait-la-grève | im-streik streikt streikend | in-sciopero che-fa-sciopero fa-sciopero che-sciopera | ストライキ中の
on vacation | de-vacaciones | de-férias | en-vacances | im-urlaub | in-vacanza | 休暇中の
hungover | con-resaca resacoso | de-ressaca | avec-la-gueule-de-bois | verkatert | - | 二日酔いの
on a diet | a-dieta | de-dieta que-faz-dieta fazendo-dieta | au-régime | auf-diät | a-dieta che-fa-la-dieta | ダイエット中の
golden | dorado | dourado | doré | golden | dorato | 金の
red | rojo | vermelho | rouge | rot | rosso | 赤い
black | negro | preto | noir | schwarz | nero | 黒い
white | blanco | branco | blanc blanche | weiß | bianco | 白い
blue | azul | azul | bleu | blau | blu azzurro | 青い
green | verde | verde | vert | grün | verde | 緑の
pink | rosado | cor-de-rosa | rose | rosa | - | -
homesick | con-nostalgia | com-saudade | avec-le-mal-du-pays | mit-heimweh | con-nostalgia | ホームシックの
heartbroken | con-mal-de-amores con-el-corazón-roto despechado | com-dor-de-cotovelo de-coração-partido | au-cœur-brisé | mit-liebeskummer | con-il-cuore-spezzato | 失恋した
in a hurry | con-prisa apurado | com-pressa apressado | pressé | in-eile eilig | di-fretta | 急いでいる
fast | rápido veloz | rápido veloz | rapide | schnell | veloce | 速い
slow | lento | lento devagar | lent | langsam | lento | 遅い
on time | puntual a-tiempo | pontual no-horário | à-l'heure ponctuel | pünktlich | puntuale in-orario | -
famous | famoso | famoso | célèbre | berühmt | famoso | 有名な
lucky | afortunado suertudo | sortudo | chanceux | - | fortunato | -
clumsy | torpe patoso | desastrado desajeitado | maladroit | ungeschickt tollpatschig | goffo maldestro | 不器用な
smart | inteligente listo | esperto inteligente | intelligent malin | schlau klug | intelligente furbo | 賢い
stupid | tonto estúpido | burro bobo | bête stupide | dumm blöd | stupido scemo | バカな
bored | aburrido | entediado | - | gelangweilt | annoiato | 退屈な
cursed | maldito embrujado | amaldiçoado | maudit | verflucht | maledetto | 呪われた
secret | secreto | secreto | secret | geheim | segreto | 秘密の
strong | fuerte | forte | fort | stark | forte | 強い
weak | débil | fraco | faible | schwach | debole | 弱い
cold | frío | frio gelado | froid | kalt | freddo | 冷たい
hot | caliente | quente | chaud | heiß | caldo | 熱い
toxic | tóxico | tóxico | toxique | toxisch giftig | tossico | -
vegan | vegano | vegano | végan | vegan | vegano | -
addicted to coffee | adicto-al-café | viciado-em-café | accro-au-café | kaffeesüchtig | dipendente-dal-caffè | コーヒー中毒の`;

export const moreNouns = `dog | hond hondje honden | pies psa psem piesek psy | köpek | anjing
cat | kat poes katten katje | kot kotek koty kotem kota | kedi | kucing
frog | kikker kikkers | żaba żaby żabę | kurbağa | katak kodok
bear | beer beren | niedźwiedź niedźwied miś misi | ayı | beruang
fox | vos vossen | lis lisa lisy | tilki | rubah
wolf | wolf wolven | wilk | kurt | serigala
lion | leeuw leeuwen | lew lwa lwy | aslan | singa
tiger | tijger tijgers | tygrys | kaplan | harimau macan
monkey | aap apen aapje | małp | maymun | monyet kera
rabbit | konijn konijnen haas | królik zając | tavşan | kelinci
mouse | muis muizen | mysz myszy myszk | fare | tikus
hedgehog | egel egels | jeż jeże jeża | kirpi | landak
squirrel | eekhoorn eekhoorns | wiewiór | sincap | tupai
bat | vleermuis vleermuizen | nietoper | yarasa | kelelawar
cow | koe koeien | krow | inek ineğ | sapi
bull | stier | byk byka | boğa | banteng
pig | varken varkens biggetje | świni | domuz | babi
sheep | schaap schapen | owc owiec | koyun | domba biri-biri
goat | geit geiten | koz kozioł | keçi | kambing
horse | paard paarden | koń konia konie koniem | at atı atlar | kuda
donkey | ezel ezels | osioł osła osły | eşek eşeğ | keledai
giraffe | giraffe giraf giraffen | żyraf | zürafa | jerapah
elephant | olifant olifanten | słoń słonia słoni | fil | gajah
hippo | nijlpaard | hipopotam | suaygırı | kuda-nil
rhino | neushoorn | nosoroż | gergedan | badak
camel | kameel | wielbłąd | deve | unta
kangaroo | kangoeroe | kangur | kanguru | kanguru
panda | panda panda's | pand | panda | panda
koala | koala | koal | koala | koala
sloth | luiaard | leniwiec | tembelhayvan | kukang
capybara | capibara capybara | kapibar | kapibara | kapibara
raccoon | wasbeer | szop szopa | rakun | rakun
otter | otter | wydr | susamuru | berang-berang
beaver | bever | bobr bóbr | kunduz | berang
deer | hert herten | jeleń jeleni sarn | geyik | rusa
chicken | kip kippen | kurczak kur kura kurę kurcząt | tavuk | ayam
rooster | haan | kogut | horoz | ayam-jago
duck | eend eenden eendje | kaczk kacz | ördek ördeğ | bebek itik
goose | gans ganzen | gęś gęsi | kaz | angsa
owl | uil uilen | sow sowa sowę | baykuş | burung-hantu
penguin | pinguïn pinguin | pingwin | penguen | penguin pinguin
parrot | papegaai | papug | papağan | burung-beo beo nuri
flamingo | flamingo | flaming | flamingo | flamingo
pigeon | duif duiven | gołąb gołęb | güvercin | merpati
bird | vogel vogels | ptak | kuş | burung
eagle | adelaar arend | orzeł orł | kartal | elang
crow | kraai raaf | wron kruk | karga | gagak
ostrich | struisvogel | struś strusi | devekuşu | burung-unta
turtle | schildpad | żółw | kaplumbağa | kura-kura penyu
crocodile | krokodil | krokodyl | timsah | buaya
snake | slang slangen | wąż węż | yılan | ular
lizard | hagedis | jaszczur | kertenkele | kadal cicak
dragon | draak draken | smok | ejderha | naga
dinosaur | dinosaurus | dinozaur | dinozor | dinosaurus
whale | walvis | wieloryb | balina | paus
dolphin | dolfijn | delfin | yunus | lumba-lumba
fish | vis vissen visje | ryb | balık balığ | ikan
shark | haai haaien | rekin | köpekbalığı | hiu
octopus | octopus inktvis | ośmiornic | ahtapot | gurita
crab | krab krabben | krab | yengeç yengec | kepiting
snail | slak slakken | ślimak | salyangoz | siput bekicot
butterfly | vlinder | motyl | kelebek kelebeğ | kupu-kupu
bee | bij bijen | pszczoł | arı | lebah
ant | mier mieren | mrówk | karınca | semut
spider | spin spinnen | pająk | örümcek | laba-laba
cockroach | kakkerlak | karaluch | hamamböceği | kecoa
robot | robot | robot | robot | robot
ghost | spook spoken | duch ducha | hayalet | hantu
witch | heks | czarownic wiedźm | cadı | penyihir
king | koning | król | kral | raja
grandma | oma | babci bab babcia | nine büyükanne babaanne | nenek
grandpa | opa | dziadek dziadk | dede büyükbaba | kakek
baby | baby | niemowl dzidziuś | bebek | bayi
chef | kok | kucharz kuchar | aşçı | koki
doctor | dokter | lekarz lekar | doktor | dokter
teacher | leraar | nauczyciel | öğretmen | guru
farmer | boer | rolnik | çiftçi | petani
policeman | politieagent | policjant | polis | polisi
thief | dief | złodziej | hırsız | pencuri maling
cowboy | cowboy | kowboj | kovboy | koboi
pizza | pizza | pizz | pizza | pizza
cheese | kaas | ser sera serem | peynir | keju
bread | brood | chleb | ekmek ekmeğ | roti
banana | banaan bananen | banan | muz | pisang
apple | appel appels | jabłk | elma | apel
pineapple | ananas | ananas | ananas | nanas
watermelon | watermeloen | arbuz | karpuz | semangka
avocado | avocado | awokado | avokado | alpukat
tomato | tomaat | pomidor | domates | tomat
potato | aardappel | ziemniak | patates | kentang
carrot | wortel | marchew | havuç | wortel
egg | ei eieren | jajk jajko | yumurta | telur
sausage | worst | kiełbas | sosis | sosis
fries | friet frietjes patat | frytk | kızartma | kentang-goreng
rice | rijst | ryż | pilav pirinç | nasi
noodles | noedels mie | makaron | erişte | mie
soup | soep | zup | çorba | sup
dumpling | knoedel | pierog pierogi pierożk | mantı | pangsit
cake | taart cake | tort ciast | pasta kek | kue
ice cream | ijs ijsje | lody lodów loda | dondurma | es-krim
chocolate | chocolade | czekolad | çikolata | cokelat
honey | honing | miód miod | bal | madu
coffee | koffie | kaw kawa kawę | kahve | kopi
tea | thee | herbat | çay | teh
milk | melk | mlek | süt | susu
beer | bier biertje pils | piw piwo piwa | bira | bir
wine | wijn | win wino wina | şarap | anggur
rocket | raket | rakiet | roket | roket
moon | maan | księżyc | ay aya ayda | bulan
sun | zon | słońc | güneş | matahari
star | ster sterren | gwiazd | yıldız | bintang
fire | vuur | ogień ogni | ateş | api
snow | sneeuw | śnieg | kar | salju
mountain | berg bergen | gór góra góry | dağ | gunung
tree | boom bomen | drzew | ağaç ağac | pohon
flower | bloem bloemen | kwiat | çiçek çiçeğ | bunga
cactus | cactus | kaktus | kaktüs | kaktus
money | geld | pieniąd pieniędz kasa | para | uang duit
diamond | diamant | diament | elmas | berlian
crown | kroon | koron | taç | mahkota
heart | hart | serc | kalp | hati
car | auto wagen | samochód samochod auto | araba | mobil
train | trein | pociąg | tren | kereta
plane | vliegtuig | samolot | uçak uçağ | pesawat
bicycle | fiets | rower | bisiklet | sepeda
motorcycle | motor motorfiets | motocykl motor | motosiklet motor | motor sepeda-motor
scooter | scooter | hulajnog skuter | skuter | skuter
bus | bus | autobus | otobüs | bis
taxi | taxi | taksówk | taksi | taksi
boat | boot | łódk łódź | tekne gemi | perahu kapal
skateboard | skateboard | deskorolk | kaykay | papan-luncur
tractor | tractor trekker | traktor ciągnik | traktör | traktor
guitar | gitaar | gitar | gitar | gitar
piano | piano | pianin fortepian | piyano | piano
drum | trommel drums | bęben perkusj | davul | drum
trumpet | trompet | trąbk | trompet | terompet
violin | viool | skrzyp | keman | biola
accordion | accordeon | akordeon | akordeon | akordeon
ball | bal voetbal | piłk | top futbol | bola
book | boek | książk | kitap kitab | buku
computer | computer | komputer | bilgisayar | komputer
phone | telefoon | telefon | telefon | telepon hp
hat | hoed | kapelusz | şapka | topi
shoe | schoen schoenen | but buty butach | ayakkabı | sepatu
glasses | bril | okular | gözlük | kacamata
sunglasses | zonnebril | przeciwsłoneczn | güneş-gözlüğü | kacamata-hitam
umbrella | paraplu | parasol | şemsiye | payung
house | huis | dom domu | ev evde | rumah
chair | stoel | krzesł | sandalye | kursi
bed | bed | łóżk | yatak yatağ | ranjang kasur
bathtub | bad badkuip | wann | küvet | bak
toilet | wc toilet | toalet | tuvalet | toilet
bomb | bom | bomb | bomba | bom
sword | zwaard | miecz | kılıç kılıc | pedang
knife | mes | nóż noże nożem | bıçak bıçağ | pisau
chainsaw | kettingzaag | piła | testere | gergaji
hammer | hamer | młot | çekiç | palu
broom | bezem | miotł miotle | süpürge | sapu
balloon | ballon ballonnen | balon | balon | balon
kite | vlieger | latawiec latawc | uçurtma | layangan
gift | cadeau | prezent | hediye | hadiah kado
clock | klok | zegar | saat | jam
snowman | sneeuwpop | bałwan | kardan-adam | manusia-salju
sea | zee | morz | deniz | laut
beach | strand | plaż | plaj sahil | pantai
forest | bos | las lasu lesie | orman | hutan
desert | woestijn | pustyni | çöl | gurun
city | stad | miast miasto mieście | şehir | kota
street | straat | ulic | sokak sokağ | jalan
kitchen | keuken | kuchni | mutfak mutfağ | dapur
office | kantoor | biur | ofis | kantor
farm | boerderij | farm | çiftlik | peternakan
garden | tuin | ogród ogrod | bahçe | kebun taman
space | ruimte | kosmos | uzay | luar-angkasa
hell | hel | piekł | cehennem | neraka
party | feest | imprez | parti | pesta
rain | regen | deszcz | yağmur | hujan
train station | station | dworzec dworc | istasyon | stasiun
hospital | ziekenhuis | szpital | hastane | rumah-sakit
school | school | szkoł szkol | okul | sekolah
supermarket | supermarkt | supermarke sklep | market süpermarket | supermarket
casino | casino | kasyn | kumarhane | kasino
swimming pool | zwembad | basen | havuz | kolam-renang kolam
cigarette | sigaret | papieros | sigara | rokok
cigar | sigaar | cygar | puro | cerutu
Monday | maandag | poniedział | pazartesi | senin
rent | huur | czynsz | kira | sewa
gun | pistool | pistolet | silah tabanca | pistol
suit | pak | garnitur | takım-elbise | jas setelan
sofa | bank zetel sofa | kanap sof | kanepe | sofa
fried rice | - | - | - | nasi-goreng
hairdresser | kapper | fryzjer | kuaför berber | -
employee | werknemer | pracownik | çalışan | karyawan
museum | - | muzeum | müze | -
market | - | targ rynek | pazar | pasar
factory | fabriek | fabryk | fabrika | pabrik
traffic | verkeer file | korek korku | trafik | macet kemacetan
interview | sollicitatiegesprek | rozmow-kwalifikacyjn | mülakat | wawancara
therapist | therapeut | terapeut | terapist | terapis
cinema | bioscoop | kin kinie | sinema | bioskop
queue | rij | kolejk kolejce | kuyruk | antrian
gym | sportschool | siłowni | - | -
airport | luchthaven vliegveld | lotnisk | havaalan havaliman | bandara
restaurant | - | restauracj | restoran lokanta | restoran
bank | - | - | banka | -
library | bibliotheek | bibliotek | kütüphane | perpustakaan
wedding | bruiloft | ślub wesel | düğün | pernikahan
funeral | begrafenis | pogrzeb | cenaze | pemakaman
dentist | tandarts | dentyst | dişçi | -
exam | - | egzamin | sınav | ujian
church | kerk | kościół kościel | kilise | gereja
fridge | koelkast | lodówk lodówc | buzdolab | kulkas
meatball | gehaktbal | klopsik | köfte | bakso
stork | ooievaar | bocian | leylek | bangau
heron | reiger | czapl | balıkçıl | -
pelican | pelikaan | pelikan | pelikan | pelikan
swan | zwaan | łabęd | kuğu | angsa-putih
walrus | walrus | mors | mors | -
mole | mol | kret krecik | köstebek | -
seal | zeehond | fok | fok | anjing-laut
lynx | lynx | ryś rysie | vaşak | -
badger | das | borsuk | porsuk | -
wild boar | everzwijn | dzik | domuzu | babi-hutan
llama | lama | lam lama lamy | lama | llama
zebra | zebra | zebr | zebra | zebra
gorilla | gorilla | goryl | goril | gorila
hamster | hamster | chomik | hamster | hamster
rat | rat | szczur | sıçan | tikus-besar
lobster | kreeft | homar | ıstakoz | lobster
shrimp | garnaal | krewetk | karides | udang
jellyfish | kwal | meduz | denizanası | ubur-ubur
squid | inktvis | kałamarnic | kalamar | cumi-cumi
worm | worm | robak dżdżownic | solucan | cacing
mosquito | mug | komar | sivrisinek | nyamuk
fly | vlieg | much | sinek | lalat
beetle | kever | chrząszcz | böcek | kumbang
caterpillar | rups | gąsienic | tırtıl | ulat
peacock | pauw | paw pawia | tavuskuşu | merak
seagull | meeuw | mew mewa mewy | martı | camar
turkey | kalkoen | indyk | hindi | kalkun
vulture | gier | sęp | akbaba | -
astronaut | astronaut | astronaut | astronot | astronot astronaut
pirate | piraat | pirat | korsan | bajak-laut
vampire | vampier | wampir | vampir | vampir
wizard | tovenaar | czarodziej | büyücü | penyihir-pria
clown | clown | klaun | palyaço | badut
queen | koningin | królow | kraliçe | ratu
nun | non | zakonnic | rahibe | biarawati
nurse | verpleegster | pielęgniar | hemşire | perawat
lawyer | advocaat | prawnik adwokat | avukat | pengacara
judge | rechter | sędzi | yargıç hakim | hakim
firefighter | brandweerman | strażak | itfaiyeci | pemadam-kebakaran
plumber | loodgieter | hydraulik | tesisatçı | tukang-ledeng
mechanic | monteur | mechanik | tamirci | montir
baker | bakker | piekarz | fırıncı | tukang-roti
fisherman | visser | rybak | balıkçı | nelayan
waiter | ober | kelner | garson | pelayan
soldier | soldaat | żołnierz | asker | tentara
sailor | matroos | marynarz | denizci | pelaut
mailman | postbode | listonosz | postacı | tukang-pos
neighbor | buurman buurvrouw | sąsiad | komşu | tetangga
boss | baas | szef | patron | bos
jackhammer | drilboor | - | - | -
shovel | schop | łopat | kürek | sekop
drill | boormachine | wiertark | matkap | bor
saw | zaag | pił piła piłą | testere | gergaji
axe | bijl | siekier | balta | kapak
ladder | ladder | drabin | merdiven | tangga
lawnmower | grasmaaier | kosiark | - | -
parkour | parkour | parkour | parkur | parkour
yoga | yoga | jog joga jogę | yoga | yoga
karate | karate | karate | karate | karate
golf | golf | golf | golf | golf
tennis | tennis | tenis | tenis | tenis
soccer | voetbal | piłkę-nożną | futbol | sepak-bola
basketball | basketbal | koszykówk | basketbol | basket
chess | schaak | szach | satranç | catur
flute | fluit | flet | flüt | seruling
cello | cello | wiolonczel | çello | -
harp | harp | harf | arp | harpa
helicopter | helikopter | helikopter | helikopter | helikopter
submarine | onderzeeër | łódź-podwodn | denizaltı | kapal-selam
truck | vrachtwagen | ciężarówk | kamyon | truk
ambulance | ambulance | karetk | ambulans | ambulans
tram | tram | tramwaj | tramvay | trem
sled | slee | sanki | kızak | -
tank | - | czołg | tank | -
orange | sinaasappel | pomarańcz | portakal | jeruk
strawberry | aardbei | truskawk | çilek | stroberi
lemon | citroen | cytryn | limon | lemon
onion | ui | cebul | soğan | bawang
garlic | knoflook | czosn | sarımsak | bawang-putih
mushroom | paddenstoel | grzyb | mantar | jamur
cucumber | komkommer | ogórek ogórk | salatalık | mentimun
cabbage | kool | kapust | lahana | kol
corn | mais | kukurydz | mısır | jagung
grape | druif | winogron | üzüm | anggur
cherry | kers | wiśni | kiraz | ceri
butter | boter | masł | tereyağı | mentega
salad | salade | sałatk | salata | salad
sandwich | boterham | kanapk | sandviç | roti-lapis
hamburger | hamburger | hamburger | hamburger | hamburger
popcorn | popcorn | popcorn | patlamış-mısır | popcorn
vacuum cleaner | stofzuiger | odkurzacz | elektrik-süpürgesi | -
washing machine | wasmachine | pralk | çamaşır-makinesi | mesin-cuci
lamp | lamp | lamp | lamba | lampu
mirror | spiegel | lustr | ayna | cermin
pillow | kussen | poduszk | yastık | bantal
candle | kaars | świec | mum | lilin
window | raam | okno okn | pencere | jendela
door | deur | drzwi | kapı | pintu
suitcase | koffer | walizk | bavul | koper
sweater | trui | sweter swetr | kazak | sweter
scarf | sjaal | szalik | atkı | syal
jacket | jas | kurtk | ceket | jaket
shirt | overhemd | koszul | gömlek | kemeja
dress | jurk | sukienk | elbise | gaun
gnome | tuinkabouter | krasnal-ogrodowy | bahçe-cücesi | kurcaci-taman
dentist | - | - | - | dokter-gigi
knight | ridder | rycerz | şövalye | ksatria
table | tafel | stół | - | meja
wardrobe | kledingkast | szaf | gardırop | lemari
oven | - | piekarnik | fırın | -
toaster | broodrooster | toster | tost-makinesi | pemanggang-roti
kettle | waterkoker | czajnik | su-ısıtıcı | ketel
vacuum cleaner | - | - | - | penyedot-debu
bucket | emmer | wiadr | kova | -
screwdriver | schroevendraaier | śrubokręt | tornavida | obeng
saw | - | piła | testere | gergaji
pliers | - | kombinerk | pense | -
scissors | schaar | nożyczk | makas | gunting
key | sleutel | klucz | anahtar | kunci
alarm clock | wekker | budzik | - | -
shower | - | prysznic | duş | pancuran
toothbrush | tandenborstel | - | diş-fırçası | sikat-gigi
spoon | lepel | łyżk | kaşık | sendok
fork | vork | widelec | çatal | garpu
mug | kopje | filiżank | fincan | cangkir
bottle | fles | butelk | şişe | botol
pumpkin | pompoen | dyni | balkabağı | labu
pear | - | gruszk | armut | -
sauerkraut | zuurkool | kapusta-kiszona | lahana-turşusu | -
tricycle | driewieler | - | - | -
parachute | - | spadochron | paraşüt | parasut
shopping cart | winkelwagen | wózek-sklepowy | - | kereta-belanja
rubber boots | rubberlaarzen | kalosz | lastik-çizme | -
coat | - | płaszcz | palto | mantel
raincoat | regenjas | - | yağmurluk | jas-hujan
beanie | muts | czapk | - | kupluk
gloves | handschoenen | rękawiczk | eldiven | sarung-tangan
sock | sok | skarpetk | - | kaus-kaki
slippers | pantoffels | kapci | terlik | -
bathrobe | badjas | szlafrok | bornoz | jubah-mandi
pajamas | pyjama | piżam | pijama | piyama
castle | kasteel | - | - | kastil
lighthouse | vuurtoren | latarnia-morska | deniz-feneri | mercusuar
tent | - | namiot | çadır | tenda
cloud | wolk | chmur | bulut | awan
scarecrow | - | - | korkuluk | -
tooth | - | ząb | diş | gigi
brain | brein | mózg | beyin | otak
mermaid | zeemeermin | syren | deniz-kızı | putri-duyung
stapler | nietmachine | zszywacz | zımba | -
printer | - | drukark | yazıcı | -
laptop | - | laptop | - | -
wallet | portemonnee | portfel | - | -
piggy bank | spaarvarken | skarbonk | kumbara | celengan
traffic light | stoplicht | sygnalizator | trafik-lambası | lampu-merah
paraglider | - | paralotni | yamaç-paraşütü | paralayang
man | man meneer kerel vent | mężczyzn facet pan | adam bey | pria lelaki bapak
woman | vrouw mevrouw | kobiet | kadın | wanita perempuan cewek
boy | jongen | chłopiec chłopak | oğlan | bocah cowok
girl | meisje | dziewczyn | kız | gadis
child | kind | dzieck dzieci | çocuk | -
prince | prins | książę | prens | pangeran
princess | prinses | księżniczk | prenses | -
mother | moeder mama | mam matk | anne | ibu mama
father | vader papa | tat ojciec ojca | baba | ayah
brother | broer | brat | kardeş abi | -
sister | zus zusje | siostr | abla | -
uncle | oom | wujek wujk | amca dayı | paman
aunt | tante | cioci ciotk | teyze hala | bibi
wife | echtgenote | żon | eş | istri
husband | echtgenoot | mąż | koca | suami
student | student leerling | student uczeń uczni | öğrenci | mahasiswa murid
programmer | programmeur | programist | yazılımcı programcı | -
politician | politicus | polityk | siyasetçi politikacı | politisi politikus
president | president | prezydent | başkan cumhurbaşkan | presiden
tourist | toerist | turyst | turist | turis
zombie | zombie | zombi | zombi | zombi
monster | monster | potwór potwor | canavar | -
bride | bruid | pann | gelin | -
singer | zanger zangeres | piosenkark wokalist | şarkıcı | penyanyi
hunter | jager | myśliw | avcı | pemburu
staircase | trappen | schod | merdiven | -`;

export const moreVerbs = `eat | eet eten | je zjada jedzący jedząca jedzące jeść | yiyor yiyen yemek | makan memakan | 먹 | ест едят ела ел жрет жуёт жует поедает
drink | drinkt drinken | pije piją pijący pijąca | içiyor içen | minum meminum | 마시 마신 | пьет пьёт пьющ пил
play | speelt spelen | gra grają grający grająca | çalıyor çalan oynuyor oynayan | bermain memainkan | 연주 치고 치는 놀고 | играет играют играющ
cook | kookt koken | gotuje | pişiriyor pişiren | memasak masak | 요리 | готовит варит
drive | rijdt bestuurt rijden | prowadzi kieruje jedzie | sürüyor süren kullanıyor | mengemudi menyetir | 운전 | водит ведет ведёт рулит
ride | rijdt | jeździ jedzie | biniyor binen | naik menunggang mengendarai | 타고 타는 탄 | едет ездит катается скачет
fly | vliegt vliegen | lata leci latający | uçuyor uçan | terbang | 날고 나는 날아 | летит летает
dance | danst dansen dansende | tańczy tańczą tańczący tańcząca | dans | menari joget berjoget | 춤추 춤을 | танцует танцуют пляшет
sing | zingt zingen | śpiewa | şarkı söylüyor | menyanyi bernyanyi | 노래 부르 | поет поёт
run | rent loopt hardloopt | biega biegnie biegnący | koşuyor koşan | lari berlari | 달리 뛰 | бежит бегает
swim | zwemt zwemmen | pływa płynie | yüzüyor yüzen | berenang | 수영 헤엄 | плавает плывет плывёт
sleep | slaapt slapen slapende | śpi śpią śpiący śpiąca | uyuyor uyuyan | tidur tertidur | 자고 자는 잠자 잠든 | спит спят спящ
read | leest lezen | czyta | okuyor okuyan | membaca baca | 읽 | читает
write | schrijft | pisze | yazıyor | menulis | 쓰고 쓰는 | пишет
paint | schildert | maluje | boyuyor | melukis | 그리 | рисует
steal | steelt jat stelen | kradnie ukradł kradnący | çalıyor-hırsız | mencuri nyolong | 훔치 훔친 | крадет крадёт украл ворует
sell | verkoopt | sprzedaje | satıyor satan | menjual jualan | 팔 | продает продаёт
buy | koopt | kupuje | alıyor | membeli beli | 사는 샀 | покупает купил
build | bouwt | buduje | inşa | membangun | 짓 | строит
work | werkt | pracuje | çalışıyor | bekerja kerja | 일하 | работает
fight | vecht vechten | walczy bije | dövüşüyor savaşıyor | bertarung berkelahi melawan | 싸우 싸운 | дерется дерётся сражается бьет
chase | achtervolgt | goni ściga | kovalıyor | mengejar | 쫓 | гонится преследует
hold | houdt | trzyma | tutuyor tutan | memegang membawa | 들고 들은 든 | держит
carry | draagt | niesie nosi | taşıyor | membawa | 나르 | несет несёт
wear | draagt | nosi ubrany | giyiyor giyen takıyor takan | memakai pakai | 입은 입고 쓴 | носит
cry | huilt huilende | płacze płaczący płacząca | ağlıyor ağlayan | menangis | 울고 우는 | плачет плачущ
laugh | lacht | śmieje | gülüyor gülen | tertawa | 웃 | смеется смеётся
smoke | rookt | pali palący | sigara içiyor | merokok | 피우 담배피 | курит
jump | springt | skacze | zıplıyor | melompat lompat | 점프 | прыгает
knit | breit | drutach | örüyor | merajut | 뜨개 | вяжет
fish | vist | łowi | - | memancing | 낚시 | рыбачит ловит
hide | verstopt | chowa ukrywa | saklanıyor | bersembunyi sembunyi | 숨 | прячется
wait | wacht | czeka | bekliyor | menunggu nunggu | 기다리 | ждет ждёт
surf | surft | surfuje | sörf | berselancar | 서핑 | серфит
hug | knuffelt omhelst | przytula | sarılıyor | memeluk | 안고 껴안 | обнимает
kiss | kust zoent | całuje | öpüyor | mencium | 키스 | целует
love | houdt-van | kocha | seviyor | mencintai suka | 사랑하 좋아하 | любит
hate | haat | nienawidzi | nefret | benci membenci | 싫어하 | ненавидит
fear | bang | boi boją | korkuyor korkan | takut | 무서워하 두려워하 | боится
vacuum | stofzuigt | odkurza | süpürüyor | menyedot | 청소기 | пылесосит
travel | reist | podróżuje | gidiyor giden | pergi bepergian | 가는 가고 여행 | путешествует
bite | bijt bijten | gryzie | ısırıyor ısıran | menggigit | 물고 무는 | кусает грызет грызёт
deliver | bezorgt brengt | dostarcza rozwozi | dağıtıyor teslim | mengantar mengirim | 배달 | доставляет развозит
clean | poetst schoonmaakt | sprząta czyści | temizliyor | membersihkan | 청소 | убирает чистит моет
wash | wast wassen | myje pierze | yıkıyor | mencuci | 씻 빨래 | моет стирает
guard | bewaakt | pilnuje strzeże | bekliyor koruyor | menjaga | 지키 | охраняет сторожит
repair | repareert | naprawia | tamir | memperbaiki | 고치 수리 | чинит ремонтирует
throw | gooit | rzuca | atıyor | melempar | 던지 | бросает кидает
kick | schopt trapt | kopie | tekmeliyor | menendang | 차는 차고 | пинает
push | duwt | pcha | itiyor | mendorong | 밀고 미는 | толкает
bake | bakt bakken | piecze | - | memanggang | 굽 | печет печёт жарит
mow | maait maaien | kosi | biçiyor | memotong-rumput | - | косит стрижет
study | studeert | uczy studiuje | çalışıyor-ders | belajar | 공부 | учит изучает учится
meditate | mediteert | medytuje | meditasyon | bermeditasi meditasi | 명상 | медитирует
climb | klimt | wspina | tırmanıyor | memanjat mendaki | 오르 | лезет карабкается
ride a bicycle | fietst fietsen | - | - | bersepeda | - | -
lift | tilt | podnosi dźwiga | kaldırıyor | mengangkat | 들어 | поднимает
row | roeit | wiosłuje | - | mendayung | - | гребет гребёт
ski | skiet | - | - | - | 스키 | -
catch | vangt | łapie | yakalıyor | menangkap | 잡고 잡는 | ловит
count | telt | liczy | sayıyor | menghitung | 세는 세고 | считает
drill | boort | wierci | - | mengebor | - | сверлит
iron | strijkt | prasuje | ütülüyor | menyetrika | 다림질 | гладит
teach | onderwijst | uczy-innych | - | mengajar | 가르치 | учит-других преподает преподаёт
dig | graaft | kopie-dół | kazıyor | menggali | 파는 | копает роет
saw | zaagt | piłuje | - | menggergaji | 톱질 | пилит
hammer | hamert | młotkuje | çekiçliyor | memalu | 망치질 | стучит забивает
sew | naait | szyje | dikiyor diken | menjahit | 바느질 | шьет шьёт
pour | schenkt | nalewa | döküyor | menuang | 따르 | наливает
stir | roert | miesza | karıştırıyor karıştıran | mengaduk | 젓 | мешает
fry | bakt-ei | smaży | kızartıyor kızartan | menggoreng | 튀기 | жарит
vote | stemt | głosuje | - | memilih | 투표 | голосует
sign | tekent | podpisuje | imzalıyor imzalayan | menandatangani | 서명 | подписывает
film | filmt | filmuje nagrywa | - | merekam | 촬영 | снимает
hack | hackt | hakuje | hackliyor | meretas | 해킹 | взламывает
break | breekt | rozbija łamie | kırıyor kıran | memecahkan merusak | 부수 | ломает разбивает
hang | hangt | wisi | asılı sallanan | menggantung bergelantungan | 매달 | висит
pull | trekt | ciągnie | çekiyor çeken | menarik | 당기 | тянет тащит
water | besproeit | podlewa | suluyor sulayan | menyiram | 물을-주 | поливает
plant | plant | sadzi | dikiyor-fidan | menanam | 심는 심고 | сажает
milk | melkt | doi | sağıyor | memerah | - | доит
feed | voert voedt | karmi | besliyor besleyen | memberi-makan | 먹이 | кормит
photograph | fotografeert | fotografuje | fotoğraf çekiyor | memotret | 찍 | фотографирует
shave | scheert | goli | tıraş | mencukur | 면도 | бреет
weld | last | spawa | kaynak | mengelas | 용접 | варит-сталь сваривает
box | bokst | boksuje | - | bertinju | 권투 | боксирует
skate | schaatst | - | - | - | - | -
search | zoekt | szuka | arıyor arayan | mencari | 찾 | ищет
juggle | jongleert | żongluje | - | - | 저글링 | жонглирует
sweep | veegt | zamiata | - | menyapu | 쓸고 | подметает
type | typt | - | yazıyor-klavye | mengetik | 타자 | печатает
yawn | geeuwt gaapt | ziewa | esniyor esneyen | menguap | 하품 | зевает
sneeze | niest | kicha | hapşırıyor hapşıran | bersin | 재채기 | чихает
pray | bidt | modli | dua-ediyor | berdoa | 기도 | молится
snore | snurkt | chrapie | horluyor horlayan | mendengkur ngorok | 코골 | храпит
whisper | fluistert | szepcze | fısıldıyor fısıldayan | berbisik | 속삭 | шепчет
whistle | fluit | gwiżdże | ıslık | bersiul | 휘파람 | свистит
shout | schreeuwt | krzyczy | bağırıyor bağıran | berteriak | 소리치 | кричит
tremble | trilt beeft | drży trzęsie | titriyor titreyen | gemetar menggigil | 떨고 | дрожит
faint | flauwvalt | mdleje | bayılıyor bayılan | pingsan | 기절 | падает-в-обморок
fall | valt | spada | düşüyor düşen | jatuh terjatuh | 떨어지 넘어지 | падает
beg | bedelt smeekt | żebrze błaga | dileniyor dilenen yalvarıyor | mengemis | 구걸 | просит-милостыню умоляет
complain | klaagt | narzeka | şikayet | mengeluh mengomel | 불평 | жалуется
celebrate | viert | świętuje | kutluyor kutlayan | merayakan | 축하 | празднует`;

export const moreWords = `sad | verdrietig treurig | smutn | üzgün | sedih
lonely | eenzaam eenzam | samotn | yalnız | kesepian
tired | moe vermoeid | zmęczon | yorgun | lelah capek
angry | boos boz kwaad kwad | wściekł zł | kızgın öfkeli | marah
jealous | jaloers | zazdrosn | kıskanç | cemburu
happy | blij vrolijk | szczęśliw wesoł | mutlu | bahagia gembira senang
drunk | dronken | pijan | sarhoş | mabuk
sleepy | slaperig | śpiąc senn zaspan | uykulu uykucu | mengantuk
lazy | lui | leniw | tembel | malas
crazy | gek gekk | szalon | deli çılgın | gila
nervous | nerveus nerveuz | nerwow | gergin | gugup
late | te-laat | spóźnion | geç-kalan | terlambat
lost | verdwaald | zagubion | kayıp | tersesat
proud | trots | dumn | gururlu | bangga
shy | verlegen | nieśmiał | utangaç | pemalu
grumpy | chagrijnig humeurig | zrzędliw | huysuz aksi | judes
hungry | hongerig | głodn | aç | lapar
fat | dik dikk | grub | şişman | gendut gemuk
old | oud | star | yaşlı | tua
young | jong | młod | genç | muda
little | klein | mał | küçük | kecil
big | groot grot | duż wielk | büyük kocaman | besar raksasa
broken | kapot kapott | zepsut | bozuk | rusak
sick | ziek | chor | hasta | sakit
evil | boosaardig | - | kötü | jahat
broke | blut | spłukan | parasız | bokek
in love | verliefd | zakochan | aşık | jatuh-cinta
afraid | bang | przestraszon | korkak | takut
red | rood rod | czerwon | kırmızı | merah
black | zwart | czarn | siyah | hitam
white | wit witt | biał | beyaz | putih
blue | blauw | niebieski niebiesk | mavi | biru
green | groen | zielon | yeşil | hijau
on a diet | op-dieet | na-diecie | diyette | diet
on vacation | op-vakantie | na-wakacjach na-urlopie | tatilde | liburan`;

export const people = `mechanic: handyman, repairman, grease monkey, mechanics, locksmith, technician, fixer
construction-worker: builder, bricklayer, carpenter, roofer, foreman, contractor, welder, architect, miner, coal miner, mason, labourer, laborer, crane operator, road worker, engineer, civil engineer, surveyor, plumber apprentice
health-worker: optician, optometrist, psychologist, psychiatrist, pediatrician, cardiologist, chiropractor, physiotherapist, dermatologist, nurse, doctor, surgeon, paramedic, medic, vet, veterinarian, pharmacist, midwife, therapist, physician
scientist: chemist, biologist, physicist, researcher, mad scientist, inventor, professor, lab rat scientist, boffin
technologist: hacker, coder, programmer, software engineer, developer, web developer, sysadmin, it guy, tech support, dev, data scientist, streamer, influencer, youtuber, devops, incel
office-worker: car salesman, used car salesman, used car dealer, car dealer, banker, bankers, accountant, wedding planner, event planner, party planner, notary, insurance agent, travel agent, auditor, actuary, hr manager, project manager, product manager, middle manager, tax advisor, financial advisor, social worker, telemarketer, data analyst clerk, ceo, boss, manager, businessman, businesswoman, intern, secretary, executive, bureaucrat, tax collector, tax man, taxman, landlord, salesman, salesperson, broker, stockbroker, politician, mayor, senator, president, clerk, realtor, real estate agent, auditor, consultant, receptionist, middle manager, employee, wall street guy, hr lady, recruiter, investor, venture capitalist, hedge fund manager, mortgage broker, tycoon, billionaire, insurance agent, butler, bouncer, economist, statistician, paralegal, notary, bailiff, governor, ambassador, diplomat, dictator, tyrant, day trader, analyst, actuary, bookkeeper, minister, chancellor, prime minister, spokesperson, lobbyist, headhunter, project manager, scrum master, product manager
judge: magistrate, attorney, referee judge, barrister
teacher: professor emeritus, tutor, headmaster, schoolteacher, lecturer, coach teacher, substitute teacher, principal
student: pupil, freshman, undergrad, librarian, nerd student, schoolboy, scholar, graduate, bookworm student
cook: pizza chef, pizza maker, pizza guy, chef, baker, pizzaiolo, sushi chef, line cook, pastry chef, cafeteria lady, lunch lady, butcher, barista, bartender, waiter, waitress, sommelier, cooks
farmer: gardener, peasant, farmhand, shepherd, rancher, florist, scarecrow farmer, hillbilly, redneck, old macdonald, agronomist
firefighter: fireman, fire fighter, firewoman
police-officer: cop, policeman, policewoman, constable, traffic warden, security guard, night guard, museum guard, bank guard, mall guard, night watchman, watchman, mall cop, traffic cop, parking attendant, bobby, border guard, prison warden, policia
guard: royal guard, beefeater, sentry, palace guard, gatekeeper, soldier guard, toy soldier
detective: sleuth, private eye, spy, inspector, sherlock holmes, secret agent, investigator, james bond, gumshoe
pilot: aviator, airman, captain, sea captain, flight attendant, steward, airline pilot, sailor, skipper, top gun
astronaut: cosmonaut, spaceman, moon man, space cadet, astronauts, major tom
artist: painter, sculptor, designer, potter, illustrator, cartoonist, tattoo artist, poet, writer, novelist, picasso, van gogh, graffiti artist
singer: rapper, rockstar, rock star, opera singer, popstar, pop star, crooner, karaoke singer, soprano, tenor, diva, elvis, choir, beatboxer, yodeler
person-mage: wizard, witch, sorcerer, sorceress, warlock, merlin, gandalf, druid, shaman, enchantress, mage, necromancer, witch doctor, wizards
person-elf: elf, leprechaun, dwarf, hobbit, elves, pixie elf, santa's helper
person-fairy: fairy, pixie, sprite, tinkerbell, nymph, tooth fairy, fairy godmother, dryad
person-genie: genie, djinn, jinn
person-vampire: dracula, vampire, nosferatu, count dracula
person-superhero: superhero, hero, batman, superman, caped crusader, vigilante, avenger, captain america, iron man, spiderman, sidekick, wonder woman, super dad
person-supervillain: villain, supervillain, evil genius, dr evil, mastermind
ninja: samurai, shinobi, ronin, assassin, kunoichi, kung fu master, shogun
person-with-crown: king, queen, emperor, monarch, sultan, pharaoh, tsar, czar, caesar, kaiser, cleopatra, empress, his majesty, sovereign, maharaja, napoleon
prince: duke, prince charming, crown prince, lord prince
princess: duchess, cinderella, snow white, rapunzel, princess peach
old-man: lighthouse keeper, lightkeeper, keeper, grandpa, grandfather, granddad, boomer, pensioner, hermit, gramps, grandad, elder, sage, geezer, old timer, uncle, wise man, old wizard man, confucius, sensei
old-woman: grandma, grandmother, granny, nana, old lady, auntie, aunt, babushka, nonna, crone, mother in law, hag, widow, spinster, cat lady neighbour
man: fire eater, sword swallower, bagpiper, toll collector, bounty hunter, gold digger, contortionist, taxidermist, couple, married couple, old couple, ex, biker, owner, lion tamer, tiger tamer, animal tamer, snake charmer, dog walker, dog trainer, beast tamer, ex boyfriend, guy, husband, dad, father, bloke, fella, gentleman, caveman, neanderthal, bachelor, groom, uncle bob, stepdad, chad, giga chad, hipster, brother, gigachad man, delivery guy, repo man, taxi driver, cab driver, cabbie, uber driver, lumbersexual, human, person, florida man, priest, pastor, vicar, pope, bishop, rabbi, stuntman, tourist, zookeeper, hunter, hobo, beggar, teenager, teen, punk, chauffeur, jockey, matador, bullfighter, exorcist, hypnotist, mortician, einstein, mathematician, archaeologist, courier, neighbor, neighbour, roommate, flatmate, housemate, actor, witness, eyewitness, patient, customer, client, tenant, coworker, colleague, guest, driver, passenger, juror, volunteer, philosopher, critic, food critic, translator, referee, umpire, linesman, coach, trainer, usher, valet, concierge, bellboy, bellhop, doorman, shoemaker, blacksmith, watchmaker, jeweler, jeweller, plasterer, executioner, organist, flautist, composer, conductor, choreographer, shopkeeper, grocer, greengrocer, fishmonger, night watchman, prisoner, convict, inmate, jailbird, fugitive, jailer, kidnapper, hostage, smuggler, poacher, hitchhiker, nomad, missionary, pilgrim, imam, abbot, orphan, cousin, ancestor, citizen, taxpayer, commuter, rebel, revolutionary, anarchist, jock, gymnast, goalie, midfielder, ventriloquist, puppeteer, stranger, giant, groomsman, best man, ex husband, wingman, freelancer, dropout, collector, winner, loser, expert, landlubber, fanboy, stan, normie, boyfriend, father in law, brother in law, son in law, stepfather, grandfather clock maker, shop assistant, telemarketer, crossing guard, lollipop man, window cleaner, pizza delivery guy, bus passenger, basketball player, football player, tennis player, soccer player, hockey player, baseball player, volleyball player, skateboarder, luchador, vendor, seller, dealer, instructor, hawker, peddler, swim instructor, golfer, weatherman, weather man, forecaster, meteorologist, host, tv host, game show host, podcast host, talk show host, negotiator, hippie, hippies, emo, punk rocker, football coach, soccer coach, basketball coach, hockey coach, gym teacher, tech bro, finance bro, beauty queen, call center worker, call center agent, call centre worker, receptionist, tyrant, warlord, dictator, billionaire, tycoon, oligarch, trainee
woman: weather lady, weather girl, weatherwoman, meter maid, wife, ex girlfriend, mom, mother, mum, lady, karen, girlfriend, housewife, actress, cleopatra lady, bride, sister, ex wife, maid, soccer mom, stewardess, cleaning lady, nun, babysitter, nanny, geisha, goth, witch doctor lady, beautician, milkmaid, stepmother, stepmom, bridesmaid, sister in law, daughter in law, hostess, ex fiancée, influencer girl, yoga mom, wet nurse, governess, cat lady, fashion model, supermodel, cheerleader, bridezilla
boy: kid, son, schoolkid, nephew, lad, boi, brat, grandson
girl: daughter, schoolgirl, waifu, girlie, niece, little girl, goth girl, anime girl, teenage girl, granddaughter
baby: infant, toddler, newborn, bambino, triplets, twins
baby-angel: angel, cherub, cupid, guardian angel, seraph, archangel
smiling-face-with-horns: devil, demon, satan, lucifer, imp, beelzebub, mephisto, hades, succubus
person-in-lotus-position: monk, yogi, buddha, guru, zen master, yoga teacher, yoga instructor, meditator, life coach, dalai lama, swami, yoga
person-lifting-weights: weightlifter, bodybuilder, gym bro, gymbro, strongman, powerlifter, wrestler, personal trainer, hercules, gym rat, crossfit, squats
person-fencing: fencer, knight, gladiator, crusader, warrior, spartan, paladin, mercenary, duelist, swordsman, musketeer, zorro, fencing, three musketeers
person-running: runner, sprinter, jogger, marathon, marathon runner, athlete, jogging, usain
person-swimming: swimmer, lifeguard, swimming, michael phelps, synchronised swimming
person-biking: cyclist, biker cyclist, bike courier, tour de france
person-surfing: surfer, surfer dude, wakeboarder, surfing, windsurfer
person-juggling: juggler, street performer, busker, acrobat, juggling, circus performer
skier: skiing, downhill skier, ski jumper, ski instructor
clown-face: clown, jester, harlequin, fool, bozo, joker, pierrot, ringmaster, comedian, court jester, pennywise, stand up comedian, prankster
woman-dancing: dancer, flamenco dancer, salsa dancer, showgirl, belly dancer, tango, flamenco, tango dancer
man-dancing: disco dancer, breakdancer, tap dancer, elvis impersonator, michael jackson
santa-claus: santa, father christmas, saint nick, kris kringle, st nicholas
mrs-claus: mother christmas, santa's wife
cowboy-hat-face: cowboy, cowgirl, gunslinger, outlaw, rancher cowboy, rodeo clown, vaquero, gaucho, cowboys, wild west, bandit
pirate-flag: pirate, buccaneer, corsair, jolly roger, privateer, pirates, blackbeard, jack sparrow
crossed-swords: barbarian, conan
military-helmet: army, general, commando, veteran, sergeant, marine, trooper, stormtrooper, infantry, military, colonel, helmet soldier
nerd-face: nerd, geek, dork, math nerd, trekkie, know it all, genius
smiling-face-with-sunglasses: cool guy, chill guy, dude bro, mafia boss, gangster, mobster, godfather, hustler, pimp, cool dude, playboy, thug, mafia, bro, sigma male, rizzler, surfer bro, bodyguard, alpha male
loudly-crying-face: crybaby, wojak, sad boy, doomer, sob story
disguised-face: impostor, imposter, con artist, undercover agent, scammer, thief, burglar, robber, bank robber, bank robbers
sleeping-face: sleepyhead, insomniac, narcoleptic
zany-face: madman, lunatic, maniac, crazy person, weirdo
money-mouth-face: millionaire, rich guy, capitalist, greedy guy, loan shark, miser, scrooge
face-with-tears-of-joy: lol, lmao
axe: hatchet, tomahawk, paul bunyan, woodsman
fishing-pole: fisherman, angler, fishing trip, fishing rod, rod, fishing
broom: janitor, cleaner, chimney sweep, custodian, street sweeper, caretaker, quidditch
barber-pole: barber, hairdresser, barbershop, stylist, hair salon
tooth: molar, wisdom tooth, fang, dentist office
taxi: taxicab, cab
bus: bus driver, double decker
articulated-lorry: trucker, truck driver, big rig, semi truck, eighteen wheeler, lorry
locomotive: train driver, conductor train, train conductor
balance-scale: justice, lady justice, law, court, scales of justice
microphone: mic, podcaster, comedy, stand up, karaoke, talk show host, news anchor, mc
camera-with-flash: paparazzi, paparazzo
megaphone: preacher, activist, protester, town crier, auctioneer, prophet
headphone: podcast, audiophile, sound engineer
chess-pawn: chess, chess master, grandmaster, chess player, pawn, checkmate, rook
crystal-ball: fortune teller, tarot reader, tarot card reader, palm reader, psychic, oracle, astrologer, clairvoyant, seer, prophecy, horoscope, medium psychic
bow-and-arrow: archer, robin hood, archery, hunter archer, arrow, longbow, robinhood, arrows
postbox: postal worker, letter carrier
glass-of-milk: milkman
wastebasket: garbage man, bin man
ice-cream: ice cream man
moai: easter island head, stone face, monolith, gigachad, statue, sphinx statue, idol, bust statue, mount rushmore
ballerina: ballerina, ballerinas, ballet dancer, bailarina
beekeeper: beekeeper, beekeepers, apiarist, apicultor
dentist: dentist, dentists, orthodontist, dentista
electrician: electrician, electricians, lineman, electricista
lumberjack: lumberjack, lumberjacks, woodcutter, lenador
magician: magician, magicians, conjurer, illusionist, stage magician
mail-carrier: delivery driver, delivery guy, delivery boy, delivery man, pizza delivery guy, pizza guy, mail carrier, mailman, postman, postwoman, cartero, mailmen, postie
mime: mime, mimes, pantomime
plumber: plumber, plumbers, fontanero, plombier
scarecrow: scarecrow, scarecrows, espantapajaros
sumo-wrestler: sumo wrestler, sumo, sumo wrestlers, rikishi`;

export const phrases = `black cat
gato negro
polar bear
trash panda
guinea pig
vampire bat
fruit bat
honey badger
pavo real
sea lion
long neck dinosaur
fruit fly
ufo pilot
space invader
pixel monster
honk honk
joker clown
teddy bear
see no evil
easter island
stone head
chill guy
cool guy
money face
party animal
angry devil
mind blown
upside down
tooth fairy
police officer
construction worker
papa noel
old man
french fries
hot dog
ice cream
soft serve
fried egg
chicken wing
chicken nugget
chili pepper
bubble tea
piña colada
peanut butter
flying saucer
shooting star
palm tree
pine tree
lucky charm
burn money
bear market
credit card
gold medal
slot machine
joker card
eight ball
magic 8 ball
crystal ball
fortune teller
magic wand
moo deng
video game
time machine
toilet paper
rubber duck
light bulb
floppy disk
rock band
dance party
ice skate
race car
pirate flag
jolly roger
top hat
thumbs up
test tube
magnifying glass
bow and arrow
robin hood
yin yang
roller coaster
gas station
treasure map
santa claus`;

export const places = `tokyo-tower: eiffel, water tower, tower of pisa, ivory tower, leaning tower
statue-of-liberty: lady liberty, statue liberty
house: bungalow, cottage, roof, rooftop, mansion, home, villa, dollhouse, real estate, trailer park, townhouse, birdhouse, lighthouse keeper's house, airbnb, shed, garage
house-with-garden: backyard, suburb, suburbs, garden, farmhouse, veranda, white picket fence, homestead
hut: cabin, shack, log cabin, outback hut, teepee, yurt, beach hut, bungalow hut, tiki hut
derelict-house: haunted house, haunted mansion, abandoned house, ruin, ruins, ghost town, ruined house, haunted hotel, spooky house
castle: fortress, citadel, fort, dungeon, palace, chateau, alhambra, camelot, hogwarts, kremlin, kingdom, moat
japanese-castle: pagoda, dojo, forbidden city, temple
shinto-shrine: torii, shrine, torii gate
classical-building: acropolis, parthenon, colosseum, coliseum, courthouse, white house, parliament, capitol, senate, museum building, greek temple, roman empire, monastery, pantheon, rome, athens, ancient rome, supreme court, university, capital hill
church: cathedral, chapel, abbey, vatican, convent, notre dame, basilica
mosque: minaret, taj mahal, hagia sophia
hindu-temple: ashram, angkor wat
factory: warehouse, sweatshop, refinery, chimney factory, steel mill, sawmill, data centre, sausage factory, industrial
office-building: skyscraper, tower block, headquarters, apartment building, condo, twin towers, empire state, corporate office, startup
cityscape: city, town, downtown, metropolis, gotham, skyline, big city, urban jungle, new york city
bank: wells fargo, central bank, federal reserve, the fed
school: kindergarten, high school, classroom, academy, middle school, driving school
hospital: clinic, emergency ward, asylum, infirmary, psychiatric ward
hotel: motel, hostel, inn, resort, heartbreak hotel, grand budapest
department-store: supermarket, grocery store, ikea, walmart, costco, shop, store, target store, thrift store, grocery, boutique
stadium: arena, football stadium, opera stadium, bullring
station: train station, railway station, gas station platform, platform
bus-stop: bus station, waiting for a bus, bus shelter
motorway: highway, freeway, road, autobahn, route 66, street, crossroads, intersection, road trip, tunnel
bridge-at-night: bridge, golden gate, brooklyn bridge, suspension bridge, drawbridge, london bridge
desert: sahara, dune, sand dune, dunes, oasis, quicksand, sand, sandbox, sphinx pyramid, pharaoh's tomb, giza, sandstorm, mirage, death valley, great pyramid
desert-island: tropical island, island, castaway, atoll, bermuda triangle, desert island, hawaii, robinson crusoe, atlantis, treasure island
beach-with-umbrella: beach, seaside, beach day, seashore, summer vacation, vacation, holiday, staycation
camping: campsite, campground, summer camp, camper tent
tent: wigwam, marquee, tipi, circus tent small
national-park: canyon, grand canyon, jungle, rainforest, amazon rainforest, swamp, forest, woods, nature reserve, lake, valley, river, creek, bog, wilderness, meadow, pond, marsh, everglades, national park
mountain: hill, cliff, everest, summit, mount everest, k2, peak, matterhorn, himalaya, mountaineer, mountain climber
snow-capped-mountain: kilimanjaro, avalanche, mount olympus, ski resort, ski slope
mount-fuji: fuji, mt fuji
volcano: lava, magma, vesuvius, krakatoa, eruption, pompeii
fountain: trevi, water fountain, fountain of youth, wishing well, well water, sprinkler
hot-springs: onsen, geyser, spa, sauna steam, steam bath, old faithful
hole: pothole, sinkhole, rabbit hole, wormhole, doughnut hole, portal hole, pit, plot hole, money pit
globe-showing-americas: earth, planet earth, world, globe, flat earth, mother earth, america
ringed-planet: saturn, planet, jupiter, venus planet, neptune, uranus, mercury planet, pluto, exoplanet, planets
milky-way: galaxy, universe, cosmos, nebula, andromeda, multiverse, outer space, space, constellation, quasar, pulsar
night-with-stars: starry night, night sky, midnight, night time, nighttime, stargazing
new-moon-face: dark moon, moon face, dark side of the moon
full-moon: moon, supermoon, blood moon, moonlight, moons, blue moon, harvest moon
crescent-moon: half moon, moon crescent
sun: sunlight, solar flare, sunburn, solar, sunspot, sunbeam, heatwave, heat wave, star sun
sun-with-face: sunshine, sunny day, happy sun, summer
maze: maze, labyrinth, hedge maze, corn maze, labyrinthe, laberinto
sunrise: dawn, daybreak, sun up, early morning
sunset: dusk, golden hour, twilight, sundown
star: asterisk, five star, gold star, north star, pole star, wish star, stars
glowing-star: superstar, supernova, super star, neutron star, star of bethlehem
shooting-star: falling star, meteor shower, wishing star, perseids
comet: asteroid, meteor, halley, haley's comet, meteorite comet
cloud: fog bank, overcast, cloudy, nimbus, clouds, smoke, dust cloud, cloud nine, cloud computing, cotton, vape cloud, steam cloud, cotton ball
fog: mist, smog, haze
cloud-with-lightning-and-rain: thunderstorm, storm, tempest, thundercloud, stormy weather, rainstorm
cloud-with-lightning: thunder cloud, storm cloud
cloud-with-rain: rain, drizzle, downpour, monsoon, rain cloud, raincloud, seattle weather, april shower, showers, acid rain
cloud-with-snow: blizzard, snowstorm, sleet, snow storm, snow day, snowfall
snowflake: snow, frost, winter, flurry, ice crystal, ice age, igloo ice, snowball, freeze, cold snap, arctic
high-voltage: lightning, thunder, electric shock, lightning bolt, thunderbolt, zap, taser, zeus, static, electricity bolt, short circuit, pikachu
tornado: hurricane, cyclone, twister, whirlwind, typhoon, sharknado, dust devil
cyclone: vortex, spiral, maelstrom, hypnosis
rainbow: double rainbow, pride flag, prism, spectrum
water-wave: wave, tsunami, ocean, sea, tidal wave, flood, tide, surf, the great wave, rogue wave, sea level
droplet: water drop, raindrop, drip, tap water, dew, h2o, water, water leak, tear drop, teardrop
sweat-droplets: sweat, splash, sprinkle
fire: bonfire, flame, wildfire, blaze, torch, inferno, hellfire, arson, ember, bbq pit, hell
collision: explosion, big bang, boom, kaboom, crash landing, bang
sparkles: glitter, stardust, fairy dust, sparkle, shiny thing, pixie dust, glitter bomb
rose: roses, red rose, rosebush
tulip: daffodil, lily, iris, crocus, snowdrop, bluebell, orchid
hyacinth: lavender, lupin, wisteria, lilac
sunflower: daisy, marigold, chamomile, buttercup, black eyed susan, flower power, gerbera
flower: flower, flowers, blossom, blossoms, petal, peony, poppy, wildflower, camellia
hibiscus: petunia, geranium, poinsettia, plumeria, begonia, carnation
cherry-blossom: sakura, cherry tree, almond blossom
lotus: water lily, lotus flower, lily pad
bouquet: flower shop, flowers, bridal bouquet, flower arrangement
wilted-flower: dead flower, dying rose, wilting flower
potted-plant: houseplants, monstera, aloe, aloe vera, ficus, succulent, fern, pot plant, rubber plant, spider plant, potted fern, cactus pot, flower pot, flowerpot
herb: eucalyptus, eucalyptus leaves, eucalyptus leaf, basil, mint, parsley, thyme, oregano, marijuana, cannabis, weed, catnip, rosemary, cilantro, coriander, dill, sage herb, nettle, tobacco plant, hemp, ganja, 420, dope
four-leaf-clover: clover, good luck, lucky clover, luck of the irish
shamrock: st patrick, irish, ireland
maple-leaf: maple, canada leaf, canada, autumn leaf
fallen-leaf: leaf pile, autumn, dead leaf, leaves, autumn leaves
leaf-fluttering-in-wind: tea leaf, falling leaf, dandelion seed, leaf in the wind
deciduous-tree: oak, elm, willow, birch, ent, treant, tree of life, acorn tree, money tree, tree, orchard, family tree, baobab, beech, poplar, oak tree, treebeard, groot, chestnut tree
evergreen-tree: pine, fir, spruce, redwood, conifer, cedar, sequoia, cypress, yew, evergreen
palm-tree: palm, date palm, coconut tree, baobab palm
christmas-tree: xmas tree, tannenbaum, yule, christmas, tinsel, advent
pine-decoration: bamboo, bamboo shoot, kadomatsu
cactus: saguaro, prickly pear, peyote, cacti, agave, succulents
sheaf-of-rice: wheat, hay, barley, grain, rye field, crop, wheat field, cornfield, bale
chestnut: oak nut
nest-with-eggs: bird nest, bird's nest, nest, nest egg
kaaba: mecca
moai: stonehenge, easter island, rapa nui, standing stone
radioactive: nuclear, chernobyl, radiation, uranium, fallout, nuclear waste, plutonium
biohazard: toxic waste, quarantine, contamination
recycling-symbol: recycle, upcycling
infinity: forever loop, endless loop, mobius, infinity sign
peace-symbol: peace, woodstock, hippie sign
yin-yang: taoism, feng shui, zen
atom-symbol: atom, electron, quantum, neutron, proton, nucleus, particle, molecule, higgs, quark
wireless: bluetooth, 5g
globe-with-meridians: internet, world wide web, website, dial up
black-hole: black hole, black holes, blackhole, agujero negro
bonsai: bonsai, bonsais, bonsai tree
dandelion: dandelion, dandelions, dandelion clock, diente de leon
eclipse: eclipse, solar eclipse, eclipses, lunar eclipse
hail: hail, hailstorm, hailstorms, hailstone
igloo: igloo, igloos
lighthouse: lighthouse, light house, beacon
northern-lights: northern lights, aurora, aurora borealis, polar lights
puddle: puddle, puddles, charco
pyramid: pyramid, pyramids, piramide
treehouse: treehouse, tree house, treehouses
venus-flytrap: venus flytrap, venus fly trap, flytrap, carnivorous plant
waterfall: waterfall, waterfalls, cascada
windmill: windmill, windmills, molino
barn: henhouse, hen house, chicken coop, coop, barn, barns, barnyard, granero, scheune, grange
cave: cave, caves, cavern, grotto, cueva, höhle
earthquake: quake
seaweed: kelp, nori, algae
fireplace: fire place
eiffel-tower: tour eiffel, eiffelturm, torre eiffel
greenhouse: green house, hothouse
barn: henhouse, hen house, chicken coop, coop, farm`;

export const synonyms = `frog: frog froggy froggo toad pepe ribbit bullfrog
dog-face: dog doggo doggy puppy pup pupper hound mutt corgi retriever labrador beagle chihuahua bulldog terrier woof 小狗
poodle: poodle
cat-face: cat kitty kitten kitteh tabby feline meow neko
black-cat: black cat gato negro
fox: fox vixen
bear: bear grizzly cub
polar-bear: polar bear
panda: panda
koala: koala
monkey-face: monkey ape chimp chimpanzee macaque
gorilla: gorilla harambe kong silverback
orangutan: orangutan
lion: lion lioness
tiger-face: tiger
leopard: leopard jaguar
wolf: wolf
raccoon: raccoon trash panda racoon
rabbit-face: rabbit bunny hare
mouse-face: mouse
rat: rat
hamster: hamster guinea pig
hedgehog: hedgehog porcupine
chipmunk: chipmunk
bat: vampire bat fruit bat bat
cow-face: cow moo
ox: ox bull bullish
pig-face: pig piggy hog swine oink
boar: boar
ewe: sheep lamb
goat: goat
llama: llama alpaca lama
horse-face: horse pony stallion mare
unicorn: unicorn
zebra: zebra
giraffe: giraffe
elephant: elephant éléphant
mammoth: mammoth
rhinoceros: rhino
hippopotamus: hippo hippopotamus moo deng
camel: camel dromedary
kangaroo: kangaroo wallaby
sloth: sloth
otter: otter
beaver: beaver castor groundhog marmot
skunk: skunk
badger: badger honey badger
deer: deer stag bambi doe
moose: moose elk
bison: bison buffalo
chicken: chicken hen
rooster: rooster cockerel
baby-chick: chick chickie birdie
duck: duck ducky mallard quack
goose: goose geese honk
swan: swan
eagle: eagle hawk falcon
owl: owl hoot
penguin: penguin pingu
parrot: parrot macaw budgie
flamingo: flamingo
peacock: peacock pavo real
turkey: turkey gobbler
dodo: dodo
bird: bird sparrow robin
blackbird: crow raven blackbird magpie
dove: dove pigeon
phoenix-bird: phoenix fénix fenix 凤凰
turtle: turtle tortoise
crocodile: crocodile croc alligator gator
lizard: lizard gecko iguana chameleon newt
snake: snake serpent viper python cobra
dragon-face: dragon drake dragón wyvern
sauropod: brontosaurus sauropod diplodocus long neck dinosaur
t-rex: dinosaur dino trex t-rex tyrannosaurus rex godzilla kaiju
whale: whale
dolphin: dolphin
seal: seal sea lion
fish: fish trout salmon tuna carp herring
goldfish>tropical-fish: goldfish nemo guppy angelfish
blowfish: blowfish pufferfish puffer fugu
shark: shark megalodon
octopus: octopus kraken squidward
squid: squid calamari
crab: crab
lobster: lobster crayfish
shrimp: shrimp prawn
jellyfish: jellyfish medusa
snail: snail slug
butterfly: butterfly
bug: caterpillar bug
worm: worm earthworm
ant: ant
honeybee: bee bumblebee honeybee wasp hornet
lady-beetle: ladybug ladybird
beetle: beetle scarab
cricket: grasshopper locust
cockroach: cockroach roach
spider: spider tarantula
scorpion: scorpion escorpión
mosquito: mosquito gnat
fly: housefly fruit fly fly
microbe: microbe germ virus bacteria bacterium amoeba
alien: alien extraterrestrial ufo pilot martian
alien-monster: space invader invader pixel monster monster
robot: robot bot android droid mech cyborg ai
ghost: ghost ghosty ghoul phantom specter spectre boo spirit
skull: skull skeleton reaper
clown-face: clown jester honk honk joker clown
ogre: ogre oni
goblin: goblin tengu gremlin
pile-of-poo: poo poop turd crap dung shitcoin
jack-o-lantern: jack-o-lantern pumpkin calabaza 南瓜
teddy-bear: teddy teddy bear plushie
snowman: snowman frosty
see-no-evil-monkey: see no evil
moai: moai easter island gigachad stone head
nerd-face: nerd geek dork
smiling-face-with-sunglasses: chill guy cool guy dude bro
money-mouth-face: money face
cowboy-hat-face: cowboy vaquero
partying-face: party animal raver
smiling-face-with-horns: devil satan imp
angry-face-with-horns: angry devil
smiling-face-with-halo: saint angelito
loudly-crying-face: crybaby wojak
face-with-tears-of-joy: lol lmao rofl
exploding-head: mind blown
thinking-face: thinker hmm
upside-down-face: upside down
sleeping-face: sleepyhead
person-mage: wizard mage sorcerer warlock merlin
person-fairy: fairy pixie hada tooth fairy
person-vampire: vampire dracula
person-zombie: zombie undead 僵尸
person-merpeople: mermaid merman siren
person-genie: genie djinn
person-elf: elf elves
troll: troll
person-superhero: superhero hero batman superman caped
person-supervillain: villain supervillain
ninja: ninja shinobi samurai assassin
astronaut: astronaut cosmonaut spaceman
pilot: pilot aviator captain
cook: chef cook barista baker
detective: detective sherlock sleuth spy
scientist: scientist chemist professor
technologist: hacker coder programmer developer dev
artist: painter artist
singer: singer rockstar rapper
farmer: farmer granjero gardener
firefighter: firefighter fireman
police-officer: cop police officer policeman
construction-worker: builder construction worker
judge: judge lawyer
teacher: teacher
student: student graduate
guard: guard soldier
prince: prince
princess: princess princesa 公主
person-with-crown: king queen emperor monarch royalty
santa-claus: santa claus papa noel
old-woman: grandma granny nana grandmother grandmas babushka
old-man: grandpa granddad grandfather gramps old man boomer
baby: baby infant toddler
boy: boy kid
girl: girl waifu
man: man guy husband dad dude fella
woman: woman wife lady mom karen
person-surfing: surfer
person-juggling: juggler
person-in-lotus-position: monk guru yogi buddha
person-superhero: superhero
person-lifting-weights: weightlifter gymbro bodybuilder
pizza: pizza pizzas pepperoni
cheese-wedge: cheese cheddar brie gouda mozzarella parmesan kaese
banana: banana bananas
hamburger: burger hamburger cheeseburger
french-fries: fries french fries
hot-dog: hot dog hotdog wiener glizzy
taco: taco tacos
burrito: burrito
sandwich: sandwich sub
sushi: sushi nigiri
steaming-bowl: ramen noodles noodle pho
spaghetti: spaghetti pasta
dumpling: dumpling gyoza wonton
bread: bread loaf
croissant: croissant
baguette-bread: baguette
bagel: bagel
pretzel: pretzel
pancakes: pancake
waffle: waffle
doughnut: donut doughnut
cookie: cookie
birthday-cake: cake birthday
cupcake: cupcake
chocolate-bar: chocolate
candy: candy sweets
lollipop: lollipop
ice-cream: ice cream
soft-ice-cream: soft serve
popcorn: popcorn
egg: egg eggs 蛋
cooking: fried egg
bacon: bacon
meat-on-bone: meat
poultry-leg: drumstick
avocado: avocado
tomato: tomato
potato: potato spud tater
carrot: carrot
ear-of-corn: corn maize elote
hot-pepper: chili pepper jalapeño jalapeno chilli
garlic: garlic
onion: onion
broccoli: broccoli
cucumber: cucumber
eggplant: eggplant aubergine
mushroom: mushroom shroom fungus toadstool
red-apple: apple
tangerine: tangerine orange mandarin
lemon: lemon limón limon 柠檬
watermelon: watermelon
grapes: grape
strawberry: strawberry
peach: peach
pineapple: pineapple
coconut: coconut coco 椰子
cherries: cherry
mango: mango
hot-beverage: coffee latte cappuccino mocha barista
teapot: teapot
bubble-tea: bubble tea boba 奶茶
beer-mug: beer ale lager
wine-glass: wine
cocktail-glass: cocktail martini
tropical-drink: margarita piña colada
glass-of-milk: milk
honey-pot: honey
salt: salt
butter: butter
rice-ball: onigiri
cooked-rice: rice
peanut-butter: peanut butter
rocket: rocket spaceship starship spacecraft
flying-saucer: ufo flying saucer saucer ovni
satellite: satellite
full-moon: moon mooning
crescent-moon: crescent
star: star
glowing-star: superstar
sun: sun
sun-with-face: sunshine
comet: comet asteroid meteor
shooting-star: shooting star
ringed-planet: planet saturn
globe-showing-americas: earth world globe mundo
milky-way: galaxy nebula
fire: fire flame flames lit
high-voltage: lightning thunder bolt electric rayo zap
cloud: cloud
rainbow: rainbow
snowflake: snow snowflake
water-wave: wave tsunami surf ola
droplet: water drop droplet
tornado: tornado hurricane twister
volcano: volcano
rock: rock stone pebble boulder
wood: log wood
cactus: cactus
palm-tree: palm tree palm
evergreen-tree: pine tree
deciduous-tree: tree oak
sunflower: sunflower
rose: rose rosa 玫瑰
tulip: tulip
cherry-blossom: sakura blossom
four-leaf-clover: clover lucky charm
seedling: seedling plant
maple-leaf: leaf
gem-stone: gem diamond jewel crystal emerald ruby joya
coin: coin token penny dogecoin
money-bag: money cash wealth
money-with-wings: burn money
dollar-banknote: dollar bill banknote
chart-increasing: chart trading trader trade stonks stonk pump stocks market options bullrun 股票
chart-decreasing: dump crash bear market rekt
credit-card: credit card
bank: bank
crown: crown tiara corona
ring: ring anillo
trophy: trophy champion
1st-place-medal: gold medal medal
money-mouth-face: greedy
slot-machine: slot machine casino gambling gambler jackpot
game-die: dice die gamble dados
joker: joker card
pool-8-ball: eight ball 8-ball magic 8 ball
crystal-ball: crystal ball fortune teller oracle prophecy
magic-wand: magic wand wand
joystick: joystick arcade
video-game: video game gamer controller gaming console videojuego 游戏
alarm-clock: clock alarm
hourglass-done: hourglass time machine
bomb: bomb
crossed-swords: swords
sword: sword
shield: shield
axe: axe viking
hammer: hammer
pick: pickaxe mine
wrench: wrench mechanic
gear: gear cog
toilet: toilet bathroom
roll-of-paper: toilet paper
soap: soap
bathtub: bath bathtub
broom: broom
chair: chair
sofa: couch sofa
bed: bed
light-bulb: lightbulb light bulb idea
battery: battery
magnet: magnet
key: key llave
locked: lock padlock
envelope: letter mail
package: package parcel delivery
books: book library
scroll: scroll
pencil: pencil lápiz
scissors: scissors
paperclip: paperclip
briefcase: briefcase
laptop: laptop computer code
desktop-computer: desktop
floppy-disk: floppy floppy disk
mobile-phone: phone smartphone iphone
television: tv television
camera: camera photographer
movie-camera: movie film
microphone: karaoke mic microphone
guitar: guitar rock band
violin: violin
trumpet: trumpet
drum: drum drummer
saxophone: sax saxophone jazz
accordion: accordion
grand-piano: piano pianist
musical-note: music song dj
headphone: headphones dj
mirror-ball: disco nightclub dance party
balloon: balloon
party-popper: party fiesta confetti
wrapped-gift: gift present
christmas-tree: christmas navidad
fireworks: firework
kite: kite
yo-yo: yo-yo yoyo
puzzle-piece: puzzle
soccer-ball: soccer football
basketball: basketball hoop 篮球
baseball: baseball
tennis: tennis
bowling: bowling
boxing-glove: boxer boxing punch
longboard: skateboard skater skateboarding
flag-in-hole: golf
sled: sled
ice-skate: ice skate
fishing-pole: fishing angler
bicycle: bicycle bike
motorcycle: motorcycle motorbike
racing-car: racecar race car formula racing
automobile: car auto
taxi: taxi cab
bus: bus autobús
locomotive: train locomotive
airplane: plane airplane jet
helicopter: helicopter chopper
sailboat: sailboat boat yacht
ship: ship
canoe: canoe kayak
anchor: anchor
parachute: parachute
tractor: tractor
office-building: skyscraper tower
castle: castle
house: house home
hut: hut cabin
tent: tent
mountain: mountain mount everest
snow-capped-mountain: alps
moai: moai
statue-of-liberty: liberty
pirate-flag: pirate flag jolly roger
sunglasses: sunglasses shades
top-hat: top hat
billed-cap: cap hat gorra
graduation-cap: graduation
necktie: tie necktie
t-shirt: shirt
socks: socks
running-shoe: sneaker shoe
hiking-boot: boot
backpack: backpack
umbrella: umbrella
lipstick: lipstick
red-heart: heart love amor 爱
broken-heart: heartbreak
hundred-points: hundred
bone: bone bones hueso
brain: brain
eye: eyeball eye
eyes: eyes
tooth: tooth teeth
flexed-biceps: muscle biceps strong
thumbs-up: thumbs up
raised-fist: fist
folded-hands: prayer pray
dna: dna
test-tube: potion test tube
alembic: alchemy alchemist
microscope: microscope
telescope: telescope stargazer
syringe: vaccine
pill: pill redpill
magnifying-glass-tilted-left: magnifying glass
bucket: bucket
sponge: sponge spongebob
plunger: plunger
razor: razor
barber-pole: barber barbershop
mirror: mirror
door: door
nesting-dolls: matryoshka
piata: piñata pinata
boomerang: boomerang
bow-and-arrow: archer bow and arrow robin hood
accordion: accordion
nazar-amulet: amulet
wireless: signal
infinity: infinity
peace-symbol: peace
radioactive: nuclear radioactive atomic
biohazard: toxic
yin-yang: zen yin yang
circus-tent: circus
ferris-wheel: carnival
carousel-horse: carousel
roller-coaster: roller coaster rollercoaster
fountain: fountain
toolbox: toolbox
wheel: wheel
oil-drum: oil
fuel-pump: gas station
treasure-map: treasure map
compass: compass explorer
flashlight: flashlight
candle: candle
coffin: coffin
headstone: grave tombstone graveyard
chains: chain blockchain
link: link
newspaper: newspaper news
megaphone: megaphone
bell: bell
nose: nose
snowboarder: snowboarder
mate: mate`;

export const things = `drawer: sock drawer, desk drawer, junk drawer, kitchen drawer, chest of drawers, underwear drawer, drawers
paperclip: staple, clip, clippy, binder clip, paper clip
pushpin: thumbtack, drawing pin, tack, pin board
safety-pin: brooch, diaper pin
sewing-needle: needle, needles, stitch, seamstress, tailor, sewing, acupuncture
yarn: knitting, crochet, wool, ball of yarn, knitter, knitted
thread: spool, string, bobbin, dental floss, floss
socks: stocking, stockings
coat: jacket, trenchcoat, trench coat, overcoat, blazer, fur coat, cloak, puffer jacket, windbreaker, leather jacket
t-shirt: shirt, tee, polo shirt, jersey, tshirt, undershirt
jeans: denim, pants, trousers, denim pants, leggings, overalls, slacks, sweatpants, yoga pants, khakis, cargo pants
shorts: swim trunks, boxer shorts, cargo shorts
briefs: underwear, underpants, boxers, panties, thong, undies, diaper, tighty whities, loincloth, jockstrap
bikini: swimsuit, bra, lingerie
dress: gown, skirt, wedding dress, ballgown, prom dress, red dress
scarf: shawl, bandana, muffler
shared-scarf: one scarf, same scarf, single scarf, endless scarf
gloves: glove, gauntlet, latex glove
womans-hat: sun hat, bonnet, fascinator, beret
top-hat: wizard hat, tophat, monopoly man, stovepipe hat
billed-cap: cap, baseball cap, snapback, trucker hat, maga hat
rescue-workers-helmet: helmet, hard hat, bike helmet, crash helmet
crown: tiara, diadem, coronet
eyes: eyeballs, googly eyes, side eye, stare
glasses: glasses, spectacles, eyeglasses, contact lens, lenses, reading glasses, new glasses, broken glasses
thick-glasses: thick glasses, nerd glasses, nerdy glasses, big glasses, round glasses, thick rimmed glasses, horn rimmed glasses, coke bottle glasses, hornbrille, dicke brille
face-with-monocle: monocle man
sunglasses: shades, aviators, ray bans, sun glasses
goggles: ski goggles, safety goggles
diving-mask: snorkel, scuba, scuba diver, diver, periscope, u boat, aquanaut, diving
running-shoe: sneaker, trainer shoe, shoe, shoes, jordans, kicks, nike, yeezy, air jordans, shoelace
mans-shoe: loafer, dress shoe, brogue, oxford shoe, penny loafer, moccasin
flat-shoe: ballet flat, espadrille
ballet-shoes: ballet, tutu shoes, ballet slipper, pointe shoe, nutcracker ballet
hiking-boot: boot, work boot, timberland, combat boot, boots, hiker, hiking
high-heeled-shoe: heels, glass slipper, pumps shoe, high heel, high heels, stiletto, stilettos, pumps shoes
thong-sandal: flip flop, sandal, flip flops, jandal, flipflop
womans-boot: ugg, thigh boot
handbag: purse bag, tote bag, gucci bag, handbags, birkin
clutch-bag: clutch, wallet pouch, makeup bag
purse: coin purse, change purse
luggage: suitcase, baggage, carry on, lost luggage, suitcases
briefcase: attache case, brief case, corporate, office job, business
backpack: rucksack, schoolbag, bookbag, knapsack, backpacker
basket: picnic basket, wicker basket, picnic, hamper
shopping-cart: shopping trolley, trolley, shopping cart, handcart
shopping-bags: groceries, shopping spree, mall, shopping bag, plastic bag, black friday, retail therapy
bucket: pail, bucket hat, kfc bucket, mop bucket, wheelbarrow bucket, barrel bucket
electric-plug: plug, power cord, charger, phone charger, cable, outlet, electricity, ethernet cable, wire
battery: duracell, power bank, lithium battery, batteries
low-battery: one percent battery, dead battery
light-bulb: lightbulb, bulb, idea bulb
flashlight: torch light, spotlight, searchlight, headlamp, laser pointer, laser
candle: candlestick, wax, birthday candle, candelabra, candlelight, scented candle
diya-lamp: oil lamp, magic lamp, aladdin, aladdin lamp
red-paper-lantern: lantern, paper lantern, lanterns
fire-extinguisher: extinguisher
television: cat video, cat videos, dog video, dog videos, funny video, funny videos, cooking video, cooking videos, youtube video, youtube videos, youtube, tv, telly, tv set, screen, netflix, tv show, sitcom, soap opera
radio: transistor radio, stereo, walkman, theremin
ice: ice, ice cube, block of ice, glacier, ice cubes, ice block, minifridge
wind-face: wind, breeze, gust
keyboard: mechanical keyboard, capslock, spacebar, mechanical keyboards, keyboards
computer-mouse: mouse pad, wireless mouse
printer: printing press, scanner, 3d printer, inkjet
fax-machine: fax, telex
abacus: counting frame, maths, pocket calculator, arithmetic
laptop: macbook, notebook computer, chromebook, zoom call
desktop-computer: pc, monitor, imac, supercomputer, windows 95, gaming pc
floppy-disk: save icon, diskette
optical-disk: cd, record, compact disc, cd rom
videocassette: tape deck, vcr
mobile-phone: cellphone, call, phone call, phone calls, calls, iphone, cell phone, smartphone, phone, android phone, tablet, ipad, selfie stick
telephone: landline, rotary phone, payphone
joystick: arcade stick, atari
video-game: xbox, playstation, controller, gamepad, minecraft, fortnite, tetris, mario, sega, speedrun, esports, final boss, gamer
slot-machine: one armed bandit, pachinko, claw machine, gumball
convenience-store: corner shop, seven eleven, mini mart, deli, bodega, corner store, vending
game-die: dice, monopoly, dungeons and dragons, d20, board game, ludo, yahtzee, dnd, backgammon, board games
mahjong-red-dragon: mahjong, mah jong
joker: playing cards, deck of cards, poker, ace of spades, uno card, playing card, pokemon card, trading card, solitaire, blackjack, house of cards
puzzle-piece: jigsaw, sudoku, jigsaw puzzle, crossword, tangram
yo-yo: spinning top, yoyo
mantelpiece-clock: pendulum, big ben, clock tower
alarm-clock: clock, alarm, wake up call, clocks
watch: wristwatch, rolex, smartwatch, pocket watch, watches, stop watch
hourglass-done: hourglass, sand timer, time travel, time machine, time traveller, egg timer, time traveler, eternity, deadline
scissors: hair clippers, shears, garden shears, scissor
seedling: lawn, plant, houseplant, microgreens, photosynthesis, weed plant, bean sprout
construction: roadblock, barricade, road works, safety cone, roadworks, barrier
stop-sign: traffic sign, yield sign
vertical-traffic-light: traffic light, traffic lights, stoplight, stop light, semaphore, semaforo, semáforo, ampel
ladder: corporate ladder, career ladder, stepladder, step ladder
roll-of-paper: toilet paper, toilet roll, paper towel, kitchen roll, tp, paper roll
adhesive-bandage: plaster bandage, band aid, bandaid, bandage, first aid kit, band-aid
toolbox: tool kit, toolkit, swiss army knife, duct taped, power tool
screwdriver: phillips screwdriver, screw driver
nut-and-bolt: bolt and nut, rivet, hinge, nuts and bolts
carpentry-saw: saw, hacksaw, buzzsaw, handsaw
hammer: mjolnir, thor hammer, thor, croquet, thors hammer
pick: pickaxe, ice pick, pick axe, spade tool, hoe, scythe, jackhammer pick, gravedigger
wrench: spanner, monkey wrench, allen key, ikea furniture
clamp: vise, vice grip, bear trap, nutcracker
mouse-trap: mousetrap, trap, rat trap
trumpet: bugle, cornet, vuvuzela, trumpets, foghorn
postal-horn: alphorn, hunting horn, hornpipe
flute: recorder instrument, piccolo, pan flute, ocarina, didgeridoo, pied piper, tin whistle
saxophone: sax, jazz musician, saxophonist, kenny g
accordion: concertina, squeezebox, polka
musical-keyboard: organ music, synthesizer, synth, harpsichord, keyboard player, keytar
violin: fiddle, viola, orchestra, violinist, cellist, harpist, stradivarius, symphony, string quartet
guitar: boy band, rock band, indie band, garage band, punk band, bass, electric guitar, bass guitar, sitar, guitarist, rock and roll, heavy metal, air guitar, punk rock
banjo: bluegrass, banjos, dueling banjos
drum: bongo, snare, drum kit, drums, timpani, drumstick drum, cowbell drum, drumroll, drummer boy, bongos
long-drum: conga, djembe, congas, bongo drum
maracas: maraca, shaker, castanets, rattle
lightsaber: lightsaber, lightsabers, light saber, laser sword
sand-mound: pile of sand, heap of sand
doorbell: doorbell, doorbells, door bell, ring doorbell, türklingel, klingel, timbre de puerta
gold-chain: gold chain, gold chains, golden chain, cuban link, cuban chain, chunky chain
bell: cowbell, jingle bells, church bell, dinner bell, bells, liberty bell
bomb: cannonball, explosive, landmine, nuke, atom bomb, missile, warhead, torpedo
firecracker: banger, petard, firecrackers
water-pistol: gun, pistol, squirt gun, rifle, shotgun, nerf gun, water gun, revolver, ray gun, catapult gun
kitchen-knife: knife, butcher knife, machete, cleaver, knives, chef's knife
dagger: switchblade, dirk, stiletto dagger, shiv
shield: buckler
boomerang: ricochet, boomerangs
fork: fork, forks, spork, pitchfork fork
fork-and-knife: cutlery, silverware, tableware
spoon: teaspoon, wooden spoon, soup spoon, spoons
chopsticks: chopstick
fork-and-knife-with-plate: dish, dishes, dirty dishes, dinner plate, restaurant, feast, buffet, plate, thanksgiving dinner, diner
chair: rocking chair, beach chair, lawn chair, ikea chair, iron stools
couch-and-lamp: furniture, living room
ceiling-fan: ceiling fan, ceiling fans, deckenventilator, ventilador de techo
bunk-bed: bunk bed, bunk beds, bunkbed, hochbett, litera
shower-curtain: shower curtain, shower curtains, duschvorhang
hair-straightener: hair straightener, flat iron, curling iron, glätteisen
doormat: doormat, doormats, welcome mat, door mat, fußmatte, felpudo
thermostat: thermostat, thermostats, termostato
bed: bedroom, waterbed, nap, duvet
door: doorway, gate, portal, doorknob, trapdoor, pantry, garage door
window: windowpane, curtain, blinds, windowsill
mirror: looking glass, vanity mirror, rear view mirror
toilet: loo, urinal, latrine, outhouse, bathroom, potty, restroom, lavatory, skibidi
bathtub: bath tub, bubble bath
soap: detergent, dish soap
bubbles: soap bubbles, bubble wrap, bubble, fizz, lather
sponge: loofah, spongebob, kitchen sponge, scrubber
plunger: toilet plunger, drain
toothbrush: electric toothbrush, mouthwash, dental hygiene
razor: shaver, shaving, occam's razor, razorblade
lipstick: makeup, mascara, cosmetics, lip gloss, lip balm, chapstick
nail-polish: manicure, nails done
hair-pick: comb, hair comb
trophy: award, golden cup, gold cup, champions cup, stanley cup, oscar, championship, champion, grammy, world cup, world champion
1st-place-medal: first place, gold medal, olympic medal, olympics, winner medal
wrapped-gift: present box, gift box, birthday present, mystery box, loot box, gift, secret santa
envelope: letter, mail, snail mail, junk mail, spam mail, chain letter, postcard, email, emails, e mail
package: parcel, amazon box, crate, shipping container, moving company, loot crate, cardboard
mailbox: mailbox, mail box, mailboxes
bidet: bidet, bidets
postbox: letterbox, post box
memo: autograph, autographs, signature, bucket list, shopping list, note, sticky note, homework, essay, to do list, grocery list, checklist, exam, diary note, post it, notepad
pencil: colored pencil, pencils, graphite
pen: ballpoint, marker pen, sharpie, ballpoint pen
paintbrush: brush, paint roller, bob ross, paint brush
artist-palette: painting, paint, art class, watercolor, palette, mona lisa, masterpiece
framed-picture: portrait, art gallery, picture frame, museum, art museum, oil painting
crayon: crayons, chalk, wax crayon
books: library, textbook, encyclopedia, dictionary, bookstore, novel, comic book, fairy tale, bible, book club, novels, manga, thesaurus
open-book: storybook, poetry, poem, reading book, literature
scroll: manuscript, papyrus, magna carta, contract, ancient scroll, constitution, parchment
newspaper: headline, tabloid, magazine, paper boy, press, journalist, breaking news
receipt: invoice, bill, bills, unpaid bills, tax return, taxes, tax, receipts, irs
label: price tag, tag, toe tag
key: car key, skeleton key, keys, keychain, house key, private key
old-key: antique key, rusty key, dungeon key
locked: padlock, lock, alcatraz, treasury, password, passwords
magnet: fridge magnet, magnets
compass: sextant, north star compass, navigator
world-map: map, atlas, cartographer
telescope: stargazer, astronomer, astronomy, hubble
microscope: lab, laboratory
test-tube: potion, vial, love potion, chemistry, chemistry set, elixir, chemical
alembic: flask, alchemy, distillery, philosopher's stone, cauldron potion
petri-dish: bacteria culture, mold, lab culture
dna: gene, genetics, genome, clone, mutant, helix
pill: tablet pill, aspirin, medicine, red pill, blue pill, vitamin, copium, viagra, capsule, painkiller, melatonin
syringe: injection, vaccine, botox, blood test, steroids, epipen
stethoscope: hospital doctor, checkup
crutch: crutches, walking stick, cane, limp
x-ray: xray, radiology, rib cage, ribcage, broken bone
brain: mind, cerebrum, galaxy brain, brain cell, big brain, brainrot, braincell, hivemind
red-heart: heart, love, valentine, romance, valentine's day, crush
broken-heart: heartbreak, breakup, divorce, heartbroken, friendzone
ear: ears, van gogh ear, eavesdropper, earwax
nose: booger, snot, nostril, big nose, pinocchio
mouth: lips, big mouth
tongue: taste bud
foot: toe, feet, toes, big toe, footsie
footprints: footstep, footprint
flexed-biceps: muscle, biceps, gains, six pack
writing-hand: author, ghostwriter, writers block, writer's block
handshake: deal, agreement, business deal, truce
balloon: balloons, water balloon
parachute: skydiver, paraglider, parachutist, skydiving, bungee
party-popper: confetti cannon, new year, new year's eve
fireworks: fourth of july, firework display, pyrotechnics
sparkler: sparklers, bengal light
umbrella: parasol, brolly, umbrellas
umbrella-with-rain-drops: rainy day, wet weather
wheel: tire, tyre, wagon wheel, flat tire, donut tire
grass: grass, turf, moss, tall grass, blades of grass, grass blade
hamster-wheel: hamster wheel, hamster wheels, running wheel, exercise wheel
bicycle: bike, tandem, bmx, tandem bike, mountain bike, push bike
kick-scooter: scooter, e scooter, electric scooter
motor-scooter: vespa, moped, vespas
motorcycle: motorbike, dirt bike
cruiser-bike: harley, harley davidson, chopper bike, chopper motorcycle, biker gang, cruiser bike
automobile: mini cooper, honda civic, toyota corolla, toyota, prius, toyota prius, fiat panda, honda, hatchback, smart car, station wagon, minivan, traffic, rush hour, car, sedan, hatchback, beetle car, tesla, toyota, vw, prius, cadillac, coupe, minivan, honda civic, uber, fiat, dodge, carpool
racing-car: formula one driver, formula 1 driver, formula one, formula 1, race car, nascar, f1, race driver, drag racer, hot rod, racecar
pickup-truck: pickup, pick up truck, ute, hummer truck, truck, ford f150
sport-utility-vehicle: suv, jeep, hummer, land rover, range rover, van life, dune buggy
delivery-truck: van, moving truck, box truck, ups truck, armored truck, moving van, dumpster truck
minibus: shuttle bus, tour bus, vw bus
tractor: digger truck, steamroller, plow, plough, ride on mower
building-construction: scaffolding, construction site
auto-rickshaw: tuk tuk, rickshaw, tuktuk
ambulance: paramedics, emergency room
fire-engine: fire truck, firetruck, fire brigade
police-car: cop car, squad car, police chase, patrol car
locomotive: train, steam train, choo choo, steam engine, railroad, railway, thomas the tank, steam locomotive, polar express, orient express
bullet-train: shinkansen, maglev, bullet trains
metro: subway, underground train, tube train, subway train
tram: streetcar, cable car tram, trolleybus tram
aerial-tramway: cable car, ski lift, chairlift, ropeway
airplane: jet engine, jet engines, turbine engine, plane, jet, boeing, airliner, jumbo jet, biplane, fighter jet, concorde, private jet, airbus, paper plane, glider, airport
small-airplane: cessna, propeller plane, crop duster, seaplane, paper airplane
helicopter: chopper, copter, apache helicopter
rocket: nasa, spacex, spaceship, spacecraft, starship, space ship, moonshot, spacex, falcon 9, saturn v, rocketship, rocket ship
flying-saucer: ufo, saucer, mothership, alien abduction, flying saucers, crop circle
satellite: sputnik, iss, starlink, space junk, gps
ship: freighter, cruise ship, titanic, container ship, cargo ship, ocean liner, steamboat, warship, shipwreck, battleship, noah's ark, ark, aircraft carrier, tugboat, ghost ship, mayflower
sailboat: boat, yacht, sailing boat, catamaran, regatta, schooner, fishing boat, sail boat, sailing, viking ship, longship, houseboat, bathtub boat, boats
speedboat: hovercraft, powerboat, hydrofoil, banana boat
canoe: kayak, rowboat, rowing boat, row boat, raft, paddle boat, dinghy, venice gondola, rowing, white water rafting
anchor: mooring, dock, harbor, harbour, navy
ring-buoy: pool toy, pool toys, pool float, pool floatie, inflatable, lifebuoy, life preserver, buoy, lifesaver, pool float, lifeguard ring
soccer-ball: ball, football, soccer, fifa, goalkeeper, footballer, striker, messi, ronaldo, foosball, penalty kick
basketball: nba, hoop, slam dunk, michael jordan, basketballer, lebron, hoops
baseball: mlb, home run, pitcher
american-football: nfl, quarterback, super bowl, touchdown, gridiron, linebacker
rugby-football: rugby, scrum, rugby ball
tennis: racket, wimbledon, tennis racket, squash racket, federer, serena, racquet
ping-pong: table tennis, paddle ball, ping pong ball, pong, padel
badminton: shuttlecock, shuttlecocks
bowling: strike bowling, ten pin
boxing-glove: boxing, boxer, muay thai, mma, ufc, kickboxing, mike tyson, rocky balboa, fight club, kickboxer
martial-arts-uniform: karate, judo, taekwondo, kung fu, aikido, jiu jitsu, black belt, karate kid, tai chi, kungfu
curling-stone: curling, curling stones
bullseye: darts, dartboard, dart, target, sniper target, archery target
flying-disc: frisbee, ultimate frisbee
flag-in-hole: golf, golf course, hole in one, mini golf, tiger woods
ice-hockey: hockey, hockey puck, puck, hockey stick
field-hockey: hurling, shinty
lacrosse: lax, lacrosse stick
cricket-game: cricket bat, wicket
volleyball: beach volleyball, water polo, dodgeball
ice-skate: ice skating, figure skater, figure skating, ice rink, ice skater
roller-skate: roller derby, rollerblade, rollerblades, roller skates, roller skating
longboard: skater, skate, skatepark, longboard, tony hawk, skateboarding
sled: toboggan, bobsled, sleigh, dog sled, luge, sledding, bobsleigh
pool-8-ball: billiards, snooker, 8 ball, magic 8 ball, pool table, eight ball, billiard
carousel-horse: merry go round, carousel, amusement park
ferris-wheel: funfair, theme park, fairground, big wheel, fun fair
roller-coaster: rollercoaster, log flume, roller coasters
playground-slide: playground, slide, water slide, jungle gym
circus-tent: circus, big top, freak show, three ring circus
performing-arts: theatre, theater, drama mask, opera, broadway, shakespeare, hamlet, opera house, phantom of the opera, puppet, marionette, mask, masquerade, drama queen, puppet show
clapper-board: film director, movie set, hollywood, director
movie-camera: movie, cinema, film, blockbuster, sequel
mirror-ball: disco ball, nightclub, disco, dance club
money-bag: bag of money, bags of money, cash, loot, sack of money, tax refund, heist, moneybag, inheritance
coin: meme token, penny, dime, nickel, quarter, doubloon, gold coin, stablecoin, meme coin, memecoin, dogecoin, crypto, altcoin, coins
dollar-banknote: dollar, banknote, paper money, greenback, dollar bill, dollars
money-with-wings: inflation, brrr, hyperinflation
credit-card: debit card, credit score, visa card, mastercard
chart-increasing: hedge fund, crypto hedge fund, mutual fund, index fund, etf, stonks, bull market, bull run, stock market, hockey stick chart, pump, line goes up, trader, trading, wall street
chart-decreasing: portfolio, red candle, bear market, recession, market crash, rug pull, crash, rugpull, liquidation
gem-stone: diamond, ruby, emerald, sapphire, gemstone, jewel, crystal, amethyst, topaz, opal, quartz, jewelry, jewellery, amber gem, jade
brick: bricks, brick wall
rock: stone, boulder, pebble, granite, meteorite, gravel, pet rock, stones, rocks, asteroid rock
wood: log, lumber, timber, plank, stick, twig, firewood, driftwood, tree trunk, branch, sticks
bulletproof-vest: bulletproof vest, bullet proof vest, body armor, body armour, kevlar vest, tactical vest, flak jacket
bone: fossil, femur, bone bone, wishbone, dog bone
feather: quill, plume, feathers, boa feather
spider-web: cobweb, spiderweb, web
chains: chain, shackle, shackles, ball and chain, blockchain chain
knot: rope, shoelace knot, noose rope, tangle, tug of war
hook: fish hook, captain hook
oil-drum: crude oil, petroleum, oil tanker
fuel-pump: gasoline, petrol, diesel, petrol station
wastebasket: trash can, garbage can, bin, rubbish bin, trash, garbage, dumpster fire, trashcan, litter
headstone: grave, gravestone, graveyard, cemetery, tombstone, crypt, mausoleum, tomb
coffin: casket, funeral, undertaker, sarcophagus, vampire coffin
funeral-urn: urn, ashes, cremation
amphora: vase, jug, greek vase, clay pot, pottery, urn vase, flowerpot
nesting-dolls: matryoshka, russian doll, babushka doll, barbie, doll, russian dolls
piata: pinata
nazar-amulet: amulet, evil eye, talisman, charm amulet
prayer-beads: rosary, mala beads, bead necklace, beads
ring: wedding ring, engagement ring, lord of the rings, one ring, bracelet, earring, signet
magic-wand: wand, abracadabra, magic trick, fairy wand, spell
folding-hand-fan: hand fan, paper fan
satellite-antenna: satellite dish, antenna, radar, dish antenna
magnifying-glass-tilted-left: magnifying glass, loupe, search engine, google
mechanical-arm: prosthetic arm, robot arm, robotic arm, bionic arm
gear: cog, cogwheel, gears, machine, clockwork, engine, motor, contraption, machinery
control-knobs: mixing desk, mixer, equalizer, control panel
level-slider: volume
film-projector: projector
camera: polaroid, kodak, gopro, disposable camera, cameras
video-camera: camcorder, vlog, surveillance camera, cctv
loudspeaker: speaker, subwoofer, amplifier, loud speaker
bagpipes: bagpipes, bagpipe, gaita
bow-tie: bow tie, bowtie, bowties, bow ties, corbatin
calculator: calculator, calculators, calculadora
duct-tape: duct tape, duct tapes, gaffer tape, roll of tape, tape, adhesive tape
forklift: forklift, forklifts, forklift certified, fork lift
fridge: fridge, refrigerator, freezer, icebox, fridges, nevera, kuhlschrank
gondola: gondola, gondolas, gondolier
grandfather-clock: grandfather clock, grandfather clocks, longcase clock
hot-air-balloon: hot air balloon, hot air balloons, hot air, globo aerostatico
kazoo: kazoo, kazoos
lava-lamp: lava lamp, lava lamps
lawnmower: lawnmower, lawn mower, lawnmowers, mower
leaf-blower: leaf blower, leaf blowers, leafblower
microwave: microwave, microwaves, microwave oven, microondas
monster-truck: monster truck, monster trucks, monstertruck
nail: nail, rusty nail, nails and hammer, iron nail
pickleball: pickleball, pickleballs, pickle ball
robot-vacuum: robot vacuum, roomba, roombas, vacuum robot
sheriff-badge: sheriff badge, sheriff, sheriffs, marshal badge, deputy
slingshot: slingshot, slingshots
snow-globe: snow globe, snow globes, snowglobe
space-station: space station, space stations, international space station
stapler: stapler, staplers
submarine: submarine, submarines, yellow submarine, submarino
sweater: sweater, sweaters, wool sweater, jumper, pullover, cardigan, turtleneck
tambourine: tambourine, tambourines, pandereta
toaster: toaster, toasters, toasty machine
traffic-cone: cone, parking cone, traffic cone, traffic cones, road cone, pylon
treadmill: treadmill desk, walking pad, treadmill, treadmills
trombone: trombone, trombones, sad trombone
typewriter: typewriter, typewriters, maquina de escribir
unicycle: unicycle, unicycles, monociclo
usb-cable: usb cable, usb cables, usb, charging cable, charger cable
vending-machine: vending machine, vending machines, snack machine
washing-machine: washing machine, washer, laundry machine, washing machines, laundromat, tumble dryer, lavadora
treasure-chest: treasure, treasure chest, chest of gold, pirate chest, treasures
sword: rapier, sabre, saber, lightsaber, longsword, excalibur, broadsword
blanket: blanket, quilt, throw blanket
wheelbarrow: wheelbarrow, wheelbarrows, barrow, carretilla
xylophone: xylophone, xylophones, glockenspiel, marimba
zeppelin: zeppelin, zeppelins, blimp, airship, dirigible
dishwasher: dishwasher, dishwashers, dish washer, lavavajillas
blender: blender, food processor, smoothie maker, juicer
toilet-brush: toilet brush, loo brush
hole-punch: hole punch, hole puncher, paper punch
parking-meter: parking meter, meter
pogo-stick: pogo stick, pogo
vacuum-cleaner: vacuum cleaner, vacuum, hoover, shop vac, vacuuming, hoovering
clothes-iron: clothes iron, iron, steam iron, ironing
smoking-pipe: smoking pipe, pipe, tobacco pipe, corncob pipe
french-fry: french fry, single fry
barbell: barbell, dumbbell, dumbbells, weights, weight, bench press, deadlift, bench presses, gym, workout, crossfit gym
sombrero: sombrero, sombreros
garbage-truck: garbage truck, trash truck, bin lorry
tuxedo: tuxedo, tux, suit, business suit, suit and tie, three piece suit
stroller: stroller, baby carriage, pram, pushchair
cigar: cigar, cigars, cuban cigar, cigarillo
balalaika: balalaika, balalaikas, domra
flamethrower: flamethrower, flame thrower
gingerbread-man: gingerbread man, gingerbread, gingerbread cookie
kettle: kettle, tea kettle, electric kettle
mop: mop, mops, swiffer, feather duster, duster
hair-dryer: hair dryer, hairdryer, blow dryer
remote-control: remote control, tv remote, clicker
coffee-machine: coffee machine, espresso machine, coffee maker, coffee pot
shovel: shovel, spade, trowel
fire-hydrant: fire hydrant, hydrant
piggy-bank: piggy bank, money box
cash-register: cash register, cashier, checkout counter
trampoline: trampoline, trampolines
bouncy-castle: bouncy castle, bouncy castles, bounce house, inflatable castle, jumping castle, moon bounce, hüpfburg, castillo hinchable, château gonflable
glass-of-water: glass of water, water glass, drinking glass, tooth glass, glass, glasses of water, vaso de agua, verre d'eau, wasserglas
tulip: flower bed, flowerbed, flower beds, flowerbeds
jetpack: jetpack, jet pack, rocket pack
frying-pan: frying pan, skillet, wok, griddle
chainsaw: chainsaw, chain saw, hedge trimmer
surfboard: surfboard, surf board, boogie board, paddleboard, paddle board
binoculars: neighborhood watch, neighbourhood watch, bird watching, birdwatching, binoculars, spyglass, field glasses
tank: tank, panzer, army tank
cannon: cannon, cannons, howitzer
tuba: tuba, sousaphone, euphonium, french horn
harp: harp, lyre, zither
street-lamp: street lamp, streetlight, street light, lamp post, lamppost
soda-can: soda can, soda, can of soda, coke, beer can, soda pop, cola
cardboard-box: cardboard box, box, carton box, moving box, boxes
paper-bag: paper bag, grocery bag, brown bag, bag
carpet: carpet, rug, magic carpet, flying carpet, prayer rug
fence: fence, picket fence, garden fence
staircase: staircase, stairs, stairway
revolving-door: revolving door, revolving doors, turnstile
mobility-scooter: mobility scooter, electric wheelchair, mobility cart
grill: grill, barbecue, bbq, barbeque
watering-can: watering can
atm: atm, cash machine, cashpoint
swimming-pool: swimming pool, pool
empty-pool: empty pool, empty swimming pool, drained pool, dry pool, waterless pool, pool without water, pool with no water
hot-tub: hot tub, jacuzzi, whirlpool, sauna tub, hot spring, hot springs, thermal bath, thermal spring, onsen
bench: bench, park bench
pillow: pillow, cushion, pillow fort
hoodie: hoodie, sweatshirt
desk: desk, cubicle, office desk, office
oven: oven, stove, cooker
excavator: excavator, digger, backhoe
cigarette-lighter: cigarette lighter, lighter, lighters, zippo
hammock: hammock, hammocks
three-d-glasses: three d glasses, 3d glasses, vr glasses
table: table, dining table, kitchen table, coffee table, dinner table
glass-bottle: bottle, glass bottle, empty bottle
failed-test: failed test, failed exam, bad grade, bad grades, bad report card, f grade
sheet-of-paper: paper, sheet of paper, page, paperwork, form, bank statement, letter of resignation, resume, cv, a4, statement, printout
tracksuit: tracksuit, track suit, jogging suit, jumpsuit, adidas
apron: apron
wig: wig, toupee, hairpiece
towel: towel, bath towel, beach towel
sink: sink, washbasin, kitchen sink
cage: bars, jail, prison, prison cell, cage, birdcage, bird cage, jail cell, cell bars, kennel
rostrum: podium, rostrum, lectern, pulpit, speech, campaign
whiteboard: whiteboard, presentation, powerpoint, slide deck
fish-tank: fish tank, fishbowl, fish bowl
litter-box: litter box, litterbox, cat litter
golf-club: golf club, putter, nine iron
basketball-hoop: basketball hoop, dunk
bazooka: bazooka, rocket launcher, rpg
deck-chair: deck chair, sun lounger, lounger
rolling-pin: rolling pin
spear: spear, javelin, harpoon
bag-of-chips: chips, bag of chips, crisps, potato chips, lays, potato chip, crisp potato
leash: leash, dog leash, collar
sock: sock, odd sock, lost sock, left sock
gold-bar: gold, gold bar, ingot, bullion, gold bars, gold bullion
jackhammer: jackhammer, jack hammer, pneumatic drill, presslufthammer, martillo neumático, marteau-piqueur, britadeira, martello pneumatico
golf-ball: golf ball, golf balls
sleeping-bag: sleeping bag, bedroll
bowling-ball: bowling ball
graphics-card: gpu, gpus, graphics card, cpu, microchip, mining rig, nvidia, computer chip
scissors: haircut, new haircut
brick: wall
iceberg: iceberg, ice floe
sports-car: ferrari, lamborghini, lambo, porsche, bugatti, sports car, convertible, mclaren, super car, corvette, maserati, race car driver
bitcoin: bitcoin, btc, satoshi, sats, bitcoins
hardware-wallet: hardware wallet, ledger, ledger nano, trezor, cold wallet, cold storage
dumpling: crab rangoon
kitchen-knife: butterfly knife, pocket knife
cup-with-straw: paper straw, plastic straw, drinking straw, metal straw, straw
desk-lamp: lamp, desk lamp, floor lamp, table lamp, bedside lamp, lampshade, lantern light
chandelier: chandelier, crystal chandelier
router: router, wifi, wifi router, modem, wi fi, hotspot
laundry-basket: laundry, laundry basket, pile of laundry, dirty laundry, hamper basket, laundry day
mars: mars, red planet, planet mars
drive-thru: drive thru, drive through, drivethru, drivethrough, wendys, mcdonalds, burger king, fast food, food court
plain-flag: flag, flags, flagpole, banner flag
chequered-flag: finish line
lotion-bottle: sunscreen, sunblock
phone-booth: phone booth, phone booths, telephone booth, phone box, telephone box, tardis, telefonzelle, cabina telefónica, cabine téléphonique, cabina telefonica, cabine telefônica
spin-bike: spin bike, exercise bike, stationary bike, peloton, spinning bike
picnic-blanket: picnic blanket, picnic rug
tanning-bed: tanning bed, sunbed, solarium
nail-table: nail table
bank-counter: bank counter
shopping-mall: shopping mall, shopping center, shopping centre, einkaufszentrum, centro comercial, centre commercial, centro commerciale, alışveriş merkezi
limousine: limousine, limousines, limo, limos, stretch limo
pearl: pearl, pearls, perle, perla, pérola
ironing-board: ironing board, ironing boards, bügelbrett
escalator: escalator, escalators, rolltreppe, escalera mecánica, scala mobile, escada rolante
bulldozer: bulldozer, bulldozers
plunger: plungers
wallet: wallet, wallets, cartera, billetera, portefeuille, geldbeutel, portafoglio, carteira, cüzdan, dompet
ketchup-bottle: ketchup bottle, bottle of ketchup, ketchup
gavel: gavel, gavels
handcuffs: handcuffs, handcuff, cuffs, handschellen
grand-piano: grand piano, grand pianos, concert piano, piano, pianos, klavier, flügel, pianoforte, fortepian, пианино, рояль, 피아노, ピアノ, 钢琴
sauna: sauna, saunas
drone: drone, drones, quadcopter
boxing-gloves: boxing gloves, pair of boxing gloves
trash-bag: trash bag, trash bags, garbage bag, garbage bags, bin bag, bin bags, rubbish bag, bag of trash
dumpster: dumpster, dumpsters, skip bin, rubbish skip
recycling-bin: recycling bin, recycling bins, recycle bin, recycling, wheelie bin
coat-hanger: coat hanger, coat hangers, clothes hanger, hanger, hangers
tutu: tutu, tutus
necktie: tie, ties, neckties, krawatte, corbata, cravate, cravatta
monocle: monocle, monocles
moustache: moustache, mustache, moustaches, mustaches, bigote, schnurrbart
dentures: dentures, denture, false teeth, set of dentures, gebiss, dentadura
toothpaste: toothpaste, toothpastes, tube of toothpaste, zahnpasta, pasta de dientes, dentifrice
eraser: eraser, erasers, pencil eraser, radiergummi
cello: cello, cellos, double bass, upright bass, contrabass
harmonica: harmonica, harmonicas, mouth organ, mundharmonika
jet-ski: jet ski, jet skis, jetski, jetskis, waverunner
snowboard: snowboard, snowboards
exercise-ball: exercise ball, yoga ball, gym ball, pilates ball, exercise balls
kite: kites, kite flying
puzzle-cube: rubik's cube, rubiks cube, rubik cube, rubix cube, puzzle cube, magic cube
swing: swing, swings, swing set, swingset, playground swing
anvil: anvil, anvils, amboss
dynamite: dynamite, tnt, sticks of dynamite, stick of dynamite, explosives, c4
chimney: chimney, chimneys, smokestack, schornstein, chimenea
armchair: armchair, armchairs, recliner, recliners, lazy boy, easy chair, sessel, sillón, fauteuil, poltrona
whisk: whisk, whisks, egg beater
colander: colander, colanders, sieve, strainer
air-fryer: air fryer, air fryers, airfryer, deep fryer
thermos: thermos, thermos flask, vacuum flask, hydro flask
passport: passport, passports, pasaporte, reisepass, passeport
fanny-pack: fanny pack, fanny packs, bum bag, waist bag, belt bag
kilt: kilt, kilts, tartan kilt
vape: vape, vapes, vape pen, e cigarette, ecig, vaping
hookah: hookah, hookahs, shisha, bong, water pipe
grater: grater, cheese grater, graters
cooler-box: cooler, cooler box, coolbox, ice box, esky, ice chest
hula-hoop: hula hoop, hula hoops, hula hooping
jump-rope: jump rope, jump ropes, skipping rope, jumping rope
spatula: spatula, spatulas
safe: safe, safes, safe deposit box, bank vault, vault, vaults, safe box, bank safe, strongbox
toy-brick: lego, legos, lego brick, lego bricks, lego block, toy brick, toy bricks, building blocks
vinyl-record: vinyl, vinyl record, vinyl records, lp record, gramophone record
pearl-necklace: necklace, necklaces, pendant, collier
roulette: roulette, roulette wheel, roulette table
fez: fez, fezzes
turban: turban, turbans
triangular-ruler: protractor
ticket: boarding pass, boarding passes, movie ticket
wheelchair: wheelchair, wheelchairs, rollstuhl, silla de ruedas
kidney: kidney, kidneys, niere
liver: liver, livers, hígado
stomach: stomach, stomachs, belly ache, gut, guts
bush: bush, bushes, shrub, shrubs, hedge, hedges, shrubbery
tree-stump: tree stump, stump, tree stumps, stumps
pinecone: pinecone, pinecones, pine cone, pine cones
lump-of-coal: coal, lump of coal, charcoal, carbón, kohle
tin-foil-hat: tin foil hat, tinfoil hat, tin hat, foil hat, aluhut
propeller-hat: propeller hat, propeller cap, beanie cap, propeller beanie
party-hat: party hat, party hats, birthday hat, dunce cap
bowler-hat: bowler hat, bowler, derby hat, fedora, trilby
sleep-mask: sleep mask, eye mask, sleeping mask
gold-nugget: gold nugget, gold nuggets, nugget of gold
manhole-cover: manhole cover, manhole, sewer lid, sewer
captcha: captcha, captchas, recaptcha
airdrop-crate: airdrop, airdrops, care package, supply drop
beard: beard, beards, goatee, long beard, barba, bart, sideburns
mohawk: mohawk, mohawks, mohican
mullet: mullet, mullets, mullet haircut, long hair wig
afro: afro, afros, afro wig
thumbs-up: thumb
index-pointing-up: fingers
throne: throne, thrones, iron throne, trono, thron, trône
knitting-needles: knitting needles, knitting needle, crochet hook
rake: rake, rakes, garden rake, leaf rake
lasso: lasso, lassos, lariat
punching-bag: punching bag, punching bags, punch bag, boxing bag, sandbag
serving-tray: tray, serving tray, drinks tray, trays
leaking-pipe: leaking pipe, leaky pipe, burst pipe, drain pipe, broken pipe, pipes, plumbing
drop-of-blood: blood, blood stain, bloodstain
fish-tank: goldfish bowl
braces: dental braces, orthodontic braces
garden-hose: hose, fire hose, water hose, hosepipe, garden hose
mattress: mattresses
bathroom-scale: bathroom scale, bathroom scales, weighing scale, weighing scales, weight scale
turntable: turntable, turntables, dj booth, dj desk, mixing desk
blowtorch: blowtorch, welding torch, blow torch
server-rack: server rack, server room, data center, data centre, mainframe, servers
shower-cabin: shower cabin, shower stall
spreadsheet: excel, excel sheet, excel spreadsheet, google sheet
office-chair: gaming chair, swivel chair, desk chair
tape-measure: measuring tape, tape rule
power-drill: drill, drill machine, cordless drill
pliers: plier, pincers, tongs
sofa: couch, settee, loveseat, futon
wardrobe: closet, cupboard, armoire
pencil-sharpener: sharpener
paper-shredder: shredder
corkscrew: cork screw
can-opener: tin opener
tricycle: trike
hang-glider: hang gliding
snowmobile: snow mobile, ski doo
rubber-boots: rubber boot, wellies, wellington, wellington boots, rain boot, gumboots, gum boots, galoshes
beanie: woolly hat, knit cap, bobble hat, winter hat
mittens: mitten
raincoat: rain coat, rain jacket, anorak, parka
pajamas: pyjamas, pjs, nightgown, onesie
bathrobe: bath robe, dressing gown, robe
slippers: slipper, house shoes, bunny slippers
lungs: lung
triangle: triangle instrument, musical triangle
ukulele: mandolin, lute
shower-head: showerhead, cold shower
combine-harvester: harvester
tower-crane: construction crane, crane machine
vacuum-cleaner: canister vacuum
gold-bar: gold brick, gold ingot
pot-of-gold: pot of gold, crock of gold, pots of gold
faucet: water tap, dripping tap, leaky tap, leaky faucet, kitchen tap, tap
rubber-band: elastic band
glue-stick: glue
highlighter: highlighter pen, text marker
photocopier: copier, copy machine, xerox
water-cooler: water dispenser
earmuffs: ear muffs
bean-bag: beanbag, bean bag chair
seesaw: see saw, teeter totter
ladle: soup ladle
cutting-board: chopping board
dustpan: dust pan
clothespin: clothes peg, clothes pin
tweezers: tweezer
crowbar: crow bar
sledgehammer: sledge hammer, mallet
segway: hoverboard
go-kart: gokart, kart, go cart
cement-mixer: concrete mixer, mixer truck
camper-van: camper, campervan, rv, motorhome, caravan
brick-phone: nokia, nokias, nokia phone, nokia 3310, brick phone, dumbphone, dumb phone, burner phone, old phone, flip phone, feature phone, blackberry phone
boombox: boom box, ghetto blaster
jukebox: juke box
arcade-machine: arcade cabinet, arcade game
pinball-machine: pinball
smart-speaker: alexa, google home
power-strip: extension cord, extension lead
crossbow: cross bow
catapult: trebuchet
wetsuit: wet suit, diving suit
life-jacket: life vest
belt: leather belt
barcode: bar code
cursor: mouse cursor, mouse pointer
cassette: cassette tape, mixtape, audio cassette
gas-pump: petrol pump
stool: bar stool, barstool
space-shuttle: shuttle
ice-cream-truck: ice cream van
cowboy-boots: cowboy boot
domino: domino tile
poker-chip: casino chip
grenade: hand grenade
pirate-ship: galleon
bottle-message: message in a bottle, bottle post
whoopee-cushion: whoopie cushion, fart cushion
fidget-spinner: fidget spinners
slow-cooker: crock pot, crockpot, instant pot, pressure cooker
waffle-iron: waffle maker, waffle press
porta-potty: porta john, portable toilet, port a potty, chemical toilet
lint-roller: lint brush
weather-vane: weathervane, weathercock, wind vane
rubber-chicken: rubber chickens
tumbleweed: tumbleweeds, tumble weed
barnacle: barnacles
kettlebell: kettlebells, kettle bell
smoke-detector: smoke alarm, fire alarm, carbon monoxide detector
cannoli: cannolo, cannolis
bitcoin: crypto bro, crypto bros, bitcoin maxi
corn-dog: corndog, corn dogs, corndogs
deviled-egg: deviled eggs, devilled egg
matchstick: matches, match stick
metal-spring: coil spring, bedspring, slinky
postage-stamp: stamp
diploma: certificate, degree certificate
button: shirt button
zipper: fly zipper
perfume: cologne, perfume bottle
handcart: wagon, hand cart, toy wagon
headband: sweatband
whistle: referee whistle
pitchfork: trident, pitch fork, hay fork
juggling-balls: juggling ball
shepherds-crook: crook staff
sheet-of-paper: napkin, paper napkin
notebook-with-decorative-cover: diary, journal book, dear diary
orange-book: cookbook, recipe book
cigarette: ashtray
picnic-blanket: tablecloth
goal-net: football goal, soccer goal
framed-picture: nft
receipt: payslip, pay slip
finger: index finger
chess-knight: knight piece
air-conditioner: air conditioner, air conditioning, aircon, air con
rice-cooker: rice cooker
hairbrush: hairbrush, hair brush
earbuds: earbuds, earbud, airpods, airpod, earphones
angular-truck: cybertruck, cyber truck
food-truck: food truck, taco truck
gumball-machine: gumball machine
wrecking-ball: wrecking ball
spirit-level: spirit level, bubble level
string-trimmer: weed whacker, weedwhacker, strimmer, string trimmer, weed eater
space-heater: space heater, electric heater
hand-dryer: hand dryer
nail-clipper: nail clipper, nail clippers
sewing-machine: sewing machine, sewing machines
toaster-oven: toaster oven
radiator: radiator, radiators
boiler: boiler, water heater, combi boiler
humidifier: humidifier, diffuser
tape-dispenser: tape dispenser, sticky tape, scotch tape, sellotape
webcam: webcam, web cam
ring-light: ring light
handheld-console: gameboy, game boy, handheld console, nintendo
virtual-pet: tamagotchi, virtual pet, digital pet
record-player: record player
dump-truck: dump truck, tipper, tipper truck
tow-truck: tow truck, breakdown truck, wrecker
hearse: hearse, funeral car
crash-test-dummy: crash test dummy, crash dummy
mannequin: mannequin, mannequins, tailors dummy
hard-drive: hard drive, hard disk, ssd
fuse-box: fuse box, circuit breaker, breaker box, fusebox
stand-mixer: stand mixer, kitchenaid, food mixer
glowing-star: blue checkmark, blue check, verified badge, checkmark
identification-card: fake id, fake ids
hawaiian-shirt: hawaiian shirt, hawaiian shirts, aloha shirt, camisa hawaiana, camisa havaiana, hawaiihemd
green-candles: green candle, green candles
money-printer: money printer, printer that prints money, printer that only prints money, money machine, brrr printer
pollen: pollen, pollens, hay fever
tumbler: tumbler, stanley cup, travel mug
wasabi: wasabi, horseradish
barrel: barrel, keg, beer keg, wine barrel, oil barrel, cask
deodorant: deodorant, antiperspirant, body spray, hairspray
inhaler: inhaler, asthma
protein-bar: protein bar, granola bar, energy bar
gift-card: gift card, gift voucher
coupon: coupon, coupons, voucher
wind-turbine: wind turbine, wind farm, turbine
rowing-machine: rowing machine, rower machine, elliptical
golf-cart: golf cart, golf buggy
zamboni: zamboni, ice resurfacer
snow-plow: snow plow, snowplow, snow plough, snowplough
vr-headset: vr headset, vr goggles, virtual reality, metaverse
e-reader: e-reader, kindle, ebook, ereader
moka-pot: moka pot, espresso pot
french-press: french press, coffee press
peanut-butter: peanut butter, jar of peanut butter
cup-noodles: cup noodles, cup noodle, instant noodles, instant ramen, cup ramen
soy-sauce: soy sauce
oil-rig: oil rig, oil platform, drilling rig, oil well
nuclear-plant: nuclear plant, nuclear power plant, power plant, nuclear reactor, reactor, cooling tower
egg-carton: egg carton, carton of eggs
sundae: sundae, banana split, ice cream sundae
plaster-cast: plaster cast, leg cast, broken leg, arm cast
ink-cartridge: ink cartridge, printer ink, toner
motherboard: motherboard, circuit board, mainboard
usb-stick: usb stick, thumb drive, flash drive, memory stick
lava-cake: lava cake, molten cake, chocolate lava cake
ouija-board: ouija board, ouija, seance
cuckoo-clock: cuckoo clock
sundial: sundial
guillotine: guillotine
cocoon: cocoon, chrysalis, pupa
jerrycan: jerrycan, gas can, petrol can, fuel can, jerry can
jack-in-the-box: jack in the box
train-ticket: train ticket, bus ticket, metro ticket, subway ticket
skate-ramp: skate ramp, ramp, half pipe, halfpipe
diving-board: diving board, springboard
incense: incense, incense stick
pepper-grinder: pepper grinder, pepper mill
sardine-can: sardine can, can of sardines, tuna can, can of tuna
cinnamon-stick: cinnamon, cinnamon stick
flour-sack: flour, flour sack, bag of flour, sack of flour
scratching-post: scratching post, cat tree, cat tower
lifeboat: lifeboat, life raft
scoreboard: scoreboard
hurdle: hurdle, hurdles
scepter: scepter, sceptre
balaclava: balaclava, ski mask
hearing-aid: hearing aid, hearing aids
lever: lever
easel: easel, blank canvas
bust: sculpture, marble bust, marble statue
cauldron: cauldron, witches brew, potion pot
spellbook: spellbook, spell book, grimoire
tarot-card: tarot card, tarot, tarot cards
lottery-ticket: lottery ticket, lotto ticket, scratch card, scratch ticket, raffle ticket
bingo-card: bingo card
intercom: intercom
air-mattress: air mattress, inflatable mattress, airbed
matcha-latte: matcha latte, iced matcha, matcha, iced latte
cottage-cheese: cottage cheese, ricotta
cheese-puff: cheese puff, cheese puffs, cheeto, cheetos
clog: crocs, clog, clogs
food-container: tupperware, leftovers, food container, lunch container
clothesline: clothesline, clothes line, washing line
coat-rack: coat rack, coat stand, hat stand, hat rack
vhs-tape: vhs tape, vhs, video tape, videotape
power-outlet: power outlet, wall outlet, socket, power socket, wall socket
soap-bar: bar of soap, soap bar
coffee-bean: coffee bean, coffee beans, espresso bean
gramophone: gramophone, phonograph
clarinet: clarinet, oboe, bassoon
cymbals: cymbals, cymbal
pulley: pulley
speed-bump: speed bump
roundabout: roundabout, traffic circle
fidget-cube: fidget cube, fidget toy
snow-shovel: snow shovel
toothpick: toothpick, toothpicks
parking-garage-barrier: toll booth, parking barrier, toll gate, boom gate
photo-strip: photo booth, photo strip
wet-floor-sign: wet floor sign, caution sign, wet floor
lunch-tray: lunch tray, school lunch, cafeteria food, hospital food
sandcastle: sandcastle, sand castle, castle of sand
hot-sauce: hot sauce, hot sauce bottle, bottle of hot sauce, chili sauce, chilli sauce, sriracha, tabasco
tissue-box: tissue box, box of tissues, kleenex, kleenex box, tissue dispenser
kiddie-pool: kiddie pool, kiddy pool, paddling pool, inflatable pool, wading pool, baby pool
nightcap: nightcap, night cap, sleeping cap, sleep cap
headlights: headlights, headlight, car headlights
pawn-shop: pawn shop, pawnshop, pawnbroker's shop
cave-club: cave club, caveman's club, caveman club, wooden club
katana: katana, samurai sword, ninja sword
muleta: muleta, bullfighter's cape, matador's cape, matador cape, red cape
towel-turban: towel turban, hair towel
cucumber-slices: cucumber slices, cucumber slice, cucumbers on eyes
breakfast-table: breakfast table
ink-letter: quill and ink, quill pen, quill letter
restaurant-front: restaurant front
shop-front: shop front, storefront, shopfront
stilts: stilt, pair of stilts, wooden stilts, stelzen, zancos, pernas de pau, échasses, trampoli
tightrope: tight rope, high wire, slackline, slack line, tightrope walker, tightrope walking, hochseil, drahtseil, cuerda floja, corda bamba
trapeze: trapeze artist, flying trapeze, trapecio, trapézio, trapèze, trapez
zipline: zip line, zip-line, zip wire, tirolesa, tyrolienne
cell-tower: cell tower, radio tower, 5g tower, 5g, phone mast, radio mast, transmission tower, broadcast tower, 5g mast, cell phone tower, mobile tower
space-helmet: space helmet, astronaut helmet, astronaut's helmet, astronauts helmet, spaceman helmet
sash: beauty sash, pageant sash, winner's sash, beauty queen sash
winners-podium: winners podium, winner's podium, victory stand
flippers: flipper, swim fins, swim fin, diving fins, swimfins, schwimmflossen
snowshoe: snowshoes, snow shoes, snow shoe
ice-skate: ice skates, figure skates, hockey skates
roller-skate: inline skates, inline skate
cowboy-hat: cowboy hat, stetson, ten gallon hat, cowgirl hat
eyepatch: eye patch, pirate patch
gas-mask: gas mask, gasmask, respirator, hazmat mask
clown-nose: clown nose, red nose, fake nose, foam nose
superhero-cape: superhero cape, red cape, superman cape, cape
beach-ball: beach ball, beachball
whip: bullwhip, whips, riding crop
pompom: pompoms, pom poms, pom pom
nunchucks: nunchuck, nunchaku
pedestal: plinth, column base
catwalk: fashion runway, runway
walking-frame: zimmer frame, rollator, old person walker, walking frame
area-gate: area 51, secret base, top secret base, military base, black site, secret lab
void: void, abyss, nothingness, oblivion, emptiness, nirvana, vacuum of space
parking-lot: parking lot, car park, parkplatz, estacionamiento, estacionamento, parking garage
go-kart: bumper car, bumper cars, dodgem
ring-buoy: inner tube
canoe: rubber raft, inflatable raft
bell: belfry, bell tower, church bell
iceberg: antarctica, arctic iceberg
waterfall: niagara falls, iguazu falls, victoria falls
goat: scapegoat
beehive: bee hive, hive, bienenstock, colmena, ruche
doghouse: dog house, dog kennel
haystack: hay stack, hay bale, bale of hay, straw bale
bullet: silver bullet, bullets
crib: cradle, baby crib, baby cot, playpen, baby bed
electric-chair: electric chair
name-tag: name tag, nametag, name badge, lanyard, hello my name is
neck-brace: cone of shame, cone collar, elizabethan collar, neck brace, neck pillow
oar: oars, kayak paddle, rowing oar
slime: goo, ooze, slime monster, schleim
scuba-tank: scuba tank, oxygen tank, air tank, diving tank
totem-pole: totem pole, totem, tiki
voodoo-doll: voodoo doll, rag doll
locker: school locker, gym locker
suit-of-armor: suit of armor, suit of armour, armor, armour, chainmail, plate armor
straw-hat: straw hat, panama hat
feather-boa: feather boa, boa scarf
treasure-map: treasure map, old map, pirate map
rocking-horse: rocking horse, hobby horse
fish-tank: aquarium
ring-buoy: water wings, pool noodle, arm floaties, floaties
salon-chair: barber chair, hairdresser chair
dress: ball gown, sundress, toga
sleep-mask: blindfold
stool: footstool, ottoman, foot stool
sweater: christmas sweater, ugly sweater, ugly christmas sweater
bottle-with-popping-cork: wine bottle
kitchen-knife: butter knife
ice: icicle, ice pack
hammer: croquet mallet, mallet
trumpet: party horn
package: pizza box, gift bag
mittens: oven mitt, rubber glove, rubber gloves, oven mitts, latex gloves
rubber-boots: snow boots, moon boots
slippers: moccasins, moccasin
wheel: hubcap, spare tire
swing: tire swing
toilet: toilet seat
goggles: swimming goggles, swim goggles
locomotive: train set, toy train
bubbles: soap bubble, soap bubbles
sofa: sofa bed
husky: sled dog
ringed-planet: solar system
handcuffs: ankle monitor
flashlight: glow stick, night light
ladder: fire escape
hook: grappling hook
belt: seat belt, karate belt
leash: reins, dog harness
exercise-ball: medicine ball
campfire: fire pit
gas-mask: oxygen mask, welding mask, hazmat suit
hospital-bed: stretcher, gurney
door: emergency exit
boiler: furnace
admission-tickets: bus pass
penny-farthing: penny farthing, high wheeler, old timey bicycle, hochrad
coat: straitjacket, straight jacket
water-bottle: water bottle, water bottles, bottled water, bottle of water
tennis-ball: tennis ball, tennis balls
pager: pager, pagers, beeper
walkie-talkie: walkie talkie, walkie-talkie, walkie talkies, two way radio
school-bus: school bus, school buses
chess-board: chess board, chessboard, chess boards
billboard: billboard, billboards
thimble: thimble, thimbles
beaker: beaker, beakers, measuring beaker
desk-fan: fan, desk fan, electric fan, table fan, standing fan, box fan, ventilator, cooling fan, pedestal fan`;

export const verbs = `mine hang dangle eat steal ride drive cook bake sell buy trade build run jump dance sing play chase hunt fight fly swim
surf ski skate climb dig collect hoard guard protect rule paint draw write read study teach learn drink brew
deliver carry throw catch kick punch lift train race travel explore discover search find lose hide sleep nap
dream answer meditate pray worship cry laugh yell scream bark howl meow croak hack code program invent design repair
fix clean wash sweep knit sew farm grow plant harvest fish sail row launch land orbit float fall melt burn
freeze explode rob smuggle escape invade conquer attack defend save rescue lead follow watch stare look listen
hear smell taste lick bite chew swallow juggle gamble bet win spin bounce roll slide crawl sneak stalk wait
sit stand walk march dive hover glide haunt curse cast conjure predict investigate solve argue debate judge
vote govern tax bribe invest hodl pump dump stake mint ape moon refuse forget remember believe think know want
love hate need make bring take give get become turn wear hold own keep serve host open close manage operate
work live dwell reside wander roam skip hop sprint gallop waddle swing vibe chill party rave rap beatbox DJ
stream podcast tweet post photograph film direct act perform compose conduct drum strum smoke grill roast fry
boil mix stir toast slice chop peel count measure weigh chart plot scheme plan dominate terrorize annoy prank
tickle hug kiss marry adopt raise breed milk shear herd babysit mow rake shovel push pull drag tow haul pilot
steer command negotiate sue audit file audition compete wrestle box fence duel joust sumo yodel hum whistle
snore sneeze burp fart poop wake shrink evolve mutate teleport vanish appear levitate hypnotize heal cure
diagnose brush floss shave style massage manicure tattoo narrate translate abduct interview report broadcast spy
eavesdrop snoop shout delete celebrate borrow lend break cheat print talk shove destroy flip trim tug slap cuddle paddle gulp inhale engulf topple tip beat pursue swat
die quit rate evade lecture complain panic retire resign boycott flee
beg knock mumble whine impersonate haggle jog referee gossip
toss hurl yeet fling lob hoist leap gaze observe admire inspect bury polish scrub wipe weld carve assemble lie lounge relax
snooze whisper preach explain bargain peel applaud clap hiss growl moo bleat honk quack dribble practice devour munch gobble
nibble slurp sip chug hammer barbecue vacuum iron excavate unearth decorate evade dodge outrun swallow yawn scratch sniff
squeeze pop crush smash stomp poke pinch wave salute bow kneel crouch trip slip crash sink drown wobble sunbathe drop spill shatter wreck snap rip demolish nudge glare squint giggle wink smile bathe soak charge
ignore dust rinse scrape install unclog shoplift hijack kidnap reject despise detest loathe shun protest quarrel bicker unlock disinfect pet stroke rub pat peck bandage tame arrest comb feed lean examine vaccinate inject pluck comfort cling snuggle embrace strangle cradle share
scold evict fire treat operate embroider crochet lasso braid sculpt groom handcuff capture trap sign blow scare spook mug bore amuse accuse
interrogate criticize nag blame sentence insult trick fool sting crush hatch hit shoot dry type tackle spank headbutt smack`;

export const wordLists = `[small words]
a an the this that these those my your his her its our their some any every each no one two three of in on at
by for with from to into onto over under across through between and or but nor so yet if then than as is are
was were be been being am do does did has have had will would can could should may might must shall i you he
she it we they me him us them who whom whose which what where when why how not only just also very really too
more most much many all both few other another such own same up down out off about around again there here
because while until after before during without within like lol bro literally basically about please make
create token coin meme called named inspired based theme themed want need give something anything everything
thing things idea el la los las un una unos unas de del en con que y por para se lo le les es al su mi un une
des du et qui dans sur der die das ein eine und im mit auf don't doesn't isn't won't can't it's he's she's
let's who's that's i'm gonna

[idioms]
lightning rod, lightning rods, curtain rod, steel rod, iron rod, divining rod, mood swings, mood swing, face tattoo, face tattoos,
fist fight, fist fights, slow motion, a fight, in a fight, bar fight, street fight, a brawl, a fistfight, no chill, zero chill, no joke, no kidding, no doubt, no lie, no way, no shot, no wonder,
never ships, never ship,
no french, speak french, speaks french, in french, speaks no french, no english, speaks no english, body issues, writers block, leg day,
couple of,
roof of, hood of, tip of, rooftop of,
black eye, black eyes, in a row, in a circle, in a line, fan club, hot take, cold feet, piece of cake, by the way, cold war, rest in peace, fair game, big time,
all caps, on duty, off duty, customer support, customer service, tech support, bedtime story, bedtime stories, at once, all at once, at the sight, at first sight, on the house, rule of thumb, best friend, plot twist, red flag, red flags, side hustle, mental health,
dead line, last minute, last minutes, in the end, no cap, high key, low key, top notch, dark humor,
black friday, exit liquidity, paper hands, weak hands, snake oil, on top, left feet, high hopes, world record, full time, part time, life goals, hot mess, on fire, holding hands, hold hands, holds hands

[pursuits of two words]
arm wrestling, thumb wrestling, tap dancing, belly dancing, ice skating, figure skating, roller skating, speed skating,
speed dating, cliff diving, scuba diving, dumpster diving, pearl diving, rock climbing, ice fishing, couch surfing,
wind surfing, cross dressing, rope skipping, fire walking, bird watching, sky diving, line dancing, bull riding

[phrasal verbs]
pick up, pick a, pick an, pick the, pick one, pick out, give up, gave up, break down, broke down, show up, run out, ran out, get over, got over, turn down, turn up, turn off, turn on,
work out, call in, call off, blow up, blew up, back up, back down, back out, hang up, hung up, hang out, show off, set up, lock up, lock out,
sign up, sign in, log in, log out, log off, check in, check out, check up, clock in, clock out, hand in, hand out, fill in, fill out, bring up,
cut off, cut out, drop off, drop out, drop by, fall over, fell over, make up, made up, mess up, pass out, pass away, pay off, point out,
put off, put on, rip off, screw up, shut down, shut up, shut off, speed up, slow down, stand up, take off, took off, take over, took over,
throw up, threw up, wake up, woke up, warm up, wrap up, zone out, burn out, freak out, act out, end up, sell out, sold out, dress up, bail out,
clean up, cool off, crack up, cry out, figure out, hook up, lay off, line up, look up, mix up, move in, move out, plug in, pull over, pull out,
roll over, rub off, stress out, tap out, tune in, tune out, chicken out, bottle up, pig out, duck out, rat out, bug out, space out,
nail down, hammer out, iron out, fork out, phone in, butter up, beef up, egg on, fire off, light up, lit up, loosen up, lash out, crash out

[compared larger]
bigger, larger, longer, länger, más largo, más larga, plus long, plus longue, più lungo, più lunga, длиннее, lebih panjang, fatter, chubbier, chonkier, thicker, taller, heavier, wider, rounder, huger, beefier, chunkier, größer, dicker, fetter, schwerer, más grande, más gordo, más gorda, más alto, más alta, mas pesado,
maior, mais gordo, mais gorda, mais alto, mais alta, plus grand, plus grande, plus gros, plus grosse, plus lourd, più grande, più grosso, più grossa, più grasso, più grassa, più alto, groter, dikker, zwaarder,
większy, większa, grubszy, grubsza, больше, толще, крупнее, тяжелее, выше, daha büyük, daha şişman, lebih besar, lebih gemuk, lebih gendut, lebih berat, lebih tinggi

[is not]
is not, is definitely not, is totally not, is absolutely not, is certainly not, is clearly not, is obviously not, s not, s definitely not, s totally not, s absolutely not, s certainly not, s clearly not, s obviously not, was not, was definitely not, was totally not, was absolutely not, was certainly not, was clearly not, was obviously not, are not, are definitely not, are totally not, are absolutely not, are certainly not, are clearly not, are obviously not, am not, am definitely not, am totally not, am absolutely not, am certainly not, am clearly not, am obviously not,
isn t, isnt, ain t, aint, not is, is no, ist kein, ist keine, no es, nao e, n est pas, non e, is geen, nie jest, не, degil, bukan

[compared smaller]
smaller, tinier, shorter, skinnier, littler, kleiner, dünner, más pequeño, más pequeña, más chico, más chica, menor, mais pequeno, plus petit, plus petite, più piccolo, più piccola, kleiner, mniejszy, mniejsza, меньше, daha küçük, lebih kecil

[compared stronger]
stronger, mightier, tougher, more powerful, buffer, more jacked, more swole, lifts more, can lift more, benches more, bench presses more, stärker, kräftiger, más fuerte, mais forte, plus fort, plus forte, più forte, sterker, silniejszy, silniejsza, сильнее, daha güçlü, lebih kuat

[compared equally stronger]
strong, mighty, tough, powerful, buff, jacked, swole, tan fuerte, tan fuertes, tão forte, aussi fort, aussi forte, so stark, forte

[compared equally fiercer]
scary, mean, fierce, angry, deadly, dangerous, aggressive, ferocious, vicious, tan malo, tan mala, tan peligroso, tan peligrosa, tão perigoso, tão perigosa, aussi méchant, aussi méchante, aussi dangereux, aussi dangereuse, so böse, so gefährlich

[compared equally louder]
loud, noisy, tan ruidoso, tan ruidosa, tão barulhento, tão barulhenta, aussi bruyant, aussi bruyante, so laut

[compared equally faster]
fast, quick, speedy, swift, tan rápido, tan rápida, tan veloz, tão rápido, tão rápida, aussi rapide, so schnell

[compared fiercer]
scarier, meaner, fiercer, angrier, deadlier, more dangerous, more aggressive, more toxic, böser, gefährlicher, más malo, más peligroso, más peligrosa, mais perigoso, mais perigosa, plus méchant, plus dangereux, plus dangereuse, più cattivo, più pericoloso, più pericolosa, опаснее, злее, страшнее, daha korkunç, lebih galak, lebih seram

[compared louder]
louder, noisier, screams louder, lauter, más ruidoso, más ruidosa, mais barulhento, mais barulhenta, plus bruyant, plus bruyante, più rumoroso, più rumorosa, громче, głośniejszy, głośniejsza, daha gürültülü, lebih berisik, lebih keras

[compared faster]
faster, quicker, speedier, swifter, schneller, flinker, más rápido, más rápida, más veloz, mais rápido, mais rápida, plus rapide, plus vite, più veloce, più rapido, più rapida, sneller, szybszy, szybsza, быстрее, daha hızlı, lebih cepat

[compared slower]
slower, langsamer, más lento, más lenta, mais lento, mais lenta, mais devagar, plus lent, plus lente, più lento, più lenta, langzamer, wolniejszy, wolniejsza, медленнее, daha yavaş, lebih lambat, lebih pelan

[than]
than, als, que, do que, qu, di, del, della, dello, dell, de, niż, od, чем, dari, daripada, dan

[more]
more|mehr|más|mais|plus|più|lebih|meer|bardziej

[clumsy at]
bad at, terrible at, awful at, horrible at, hopeless at, useless at, rubbish at, worst at, clumsy at, not good at, no good at, not very good at, not great at,
sucks at, suck at, sucking at, fails at, failing at, failed at, struggles with, struggling with, never gets the hang of, bad with, terrible with,
schlecht im, schlecht in, malo en, malo para, mala en, mala para, ruim em, ruim de, pessimo em, mauvais en, nul en, nulle en, pessimo a, negato per, negata per

[outgrown]
too big for, too fat for, too large for, too tall for, too long for, too huge for, too wide for, too heavy for, too chonky for, too chubby for, too thick for, too swole for,
too big to fit in, too fat to fit in, too tall to fit in, too big to fit into, too fat to fit into, too fat to fit through, too big to fit through, too big to fit on,
doesn't fit in, doesnt fit in, does not fit in, can't fit in, cant fit in, cannot fit in, can't fit into, cant fit into, cannot fit into, can't fit through, doesn't fit into, doesnt fit into,
barely fits in, barely fits into, barely fits on, barely fits inside, barely fits, hardly fits in, hardly fits into, hardly fits, barely fit in, barely fit into, barely fit, can barely fit in, can barely fit into, does not fit into, doesn't fit, does not fit, doesnt fit, can't fit, cannot fit, no longer fits in, no longer fits into, no longer fits, squeezed in, jammed into, stuffed into, squeezed into, squeezes into, squeezing into, crammed into, crammed in, squished into, wedged into, wedged in, outgrew, outgrows, outgrown,
zu groß für, zu gross fur, zu gross für, zu dick für, zu fett für, demasiado grande para, demasiado gordo para, muy grande para, muy gordo para, grande demais para, gordo demais para,
trop grand pour, trop gros pour, trop grosse pour, troppo grande per, troppo grosso per, troppo grasso per, no cabe en, não cabe em, ne rentre pas dans, passt nicht in

[dwarfed]
too small for, too short for, too tiny for, too little for, too skinny for, zu klein für, demasiado pequeño para, pequeno demais para, trop petit pour, troppo piccolo per

[sworn off]
gave up on, gives up on, giving up on, gave up, gives up, giving up, swore off, swears off, swearing off, sworn off, done with, so done with, is over, quits, quitting, quit, through with, addicted no more to,
sick of, tired of, fed up with, boycotting, boycotts, avoids, avoiding, breaking up with, hört auf mit, deja de, dejo de, dejó de, parou de, largou o, arrête de, arrete de, smette di, ha smesso di

[never abroad]
nunca más, nunca, jamás, ya no, nunca mais, não mais, jamais, plus jamais, nie wieder, nie mehr, nie, mai più, mai, odia, odeia, déteste, hasst, hait, rechaza, recusa, refuse, weigert sich, rifiuta, lehnt ab

[addicted abroad]
adicto a, adicta a, adicto al, adicta al, adicto a la, enganchado a, enganchada a, viciado em, viciada em, obcecado por, obcecada por, accro à, accro au, accro aux, obsédé par, süchtig nach, verrückt nach, besessen von, dipendente da, dipendente dal, dipendente dalla, ossessionato da, ossessionato dal, fissato con, obsesionado con, obsesionada con

[unable abroad]
no sabe, no puede, nunca aprendió a, no consigue, não sabe, não consegue, não pode, nunca aprendeu a, ne sait pas, ne peut pas, n'arrive pas à, non sa, non può, non riesce a, kann nicht, kann kein, kann keine, incapaz de, incapable de, incapace di

[wide relations]
害怕 fears, 怕 fears, 怖がる fears, 怖い fears, 恐れる fears, 苦手な fears, 讨厌 refuses, 嫌い refuses, 拒绝 refuses, 想当 dreams, 想成为 dreams, 想变成 dreams, 想要 dreams, 梦见 dreams, なりたい dreams, 欲しい dreams, ほしい dreams, 夢見る dreams, 爱上 loves, 恋する loves, 恋した loves, 恋をした loves, 追 chases, 逃げる flees, 逃跑 flees, 忘れた lacks, なくした lacks, 没有 lacks, のない lacks, 无家 lacks

[banned]
banned from, is banned, got banned, was banned, barred from, kicked out of, thrown out of, kicked off, not allowed in, not allowed at, no longer allowed, not welcome at, not welcome in,
prohibido en, prohibida en, proibido em, proibido no, interdit de, vietato in, aus dem lokal geworfen, blacklisted, expelled from, prohibited from, hausverbot, expulsado de, expulsada de, expulso do, expulsa do, banni de, bannie de, bandito da, cacciato da, verbannt aus

[no slips]
goated rizzler yeeted cappin bussin tripos brackets battle bulletin floating stretched

[parts of somebody]
soul heart mind memory brain brains spirit body face voice patience confidence energy attitude grace courage
strength speed iq span reflexes temper charm ego skills tusks horns whiskers mane beak claws fangs antlers trunk hooves paws tusk

[market verbs]
buy buys buying bought sell sells selling sold short shorts shorting shorted long longing longed hold holds
holding held hodl catch catches catching caught time times timing timed call calls calling called ape apes aping
aped hit hits miss misses missed pick picks defend defends defending

[market levels]
top tops bottom bottoms dip dips peak peaks floor floors bag bags candle candles ath

[trades by their tool]
analyst, data analyst, crypto analyst, market analyst, financial analyst, auditor, tax auditor, tax inspector,
barbarian, woodsman, fisherman, angler, janitor, cleaner, custodian, street sweeper, chimney sweep, caretaker,
barber, hairdresser, stylist, delivery driver, delivery guy, delivery boy, pizza delivery guy, pizza guy, courier, bus driver, trucker, truck driver,
train driver, train conductor, podcaster, news anchor, photographer, paparazzo,
preacher, activist, cheerleader, protester, town crier, auctioneer, prophet, dj, sound engineer, chess master,
grandmaster, chess player, fortune teller, crypto bro, bitcoin maxi, tarot reader, tarot card reader, palm reader, astrologer, seer, psychic, archer, postal worker, letter carrier,
goalkeeper, golfer, drummer, guitarist, pianist, violinist, tailor, scuba diver, diver, skater, milkman, garbage man, bin man, ice cream man, carpenter, lorry driver,
skydiver, paratrooper, gambler, gamer, journalist, film director, cashier, cellist, undertaker, gravedigger, seamstress, backpacker, paperboy, quarterback,
linebacker, striker, trader, day trader, crypto trader, investor, director, movie director, mechanic, car mechanic, boxer

[occasions]
wedding funeral party birthday interview meeting concert race auction divorce prom graduation festival carnival
parade christmas halloween thanksgiving easter dinner lunch breakfast brunch picnic barbecue exam court job
work school midnight noon night dawn dusk sunrise sunset opera ballet trial museum library spa sauna
playground market supermarket rave disco

[also English]
can mono loro pan sol mar plata vela nieve globo media bolo bode live cane topo re fungo latte torta mare luna
cuore tee rad hut mond star fels boot hai igel gans sau stern reis ei eis bier brille auto moto car coin pain
chat ours singe ver mer lit ail rat ape mela drago livre avocat grue glace train pigeon pilote main piece
basket ballon planche portable pirate ange diable loup lapin cap chili handy wagen burg biene wal krebs lama
papa pastel carro cama ave foca pez seta ajo miel mel leite polvo cobra lula serpent cerf corona corvo topo
mucca piment chef casa gift kot ente engel geist wurm koch hahn hase huhn kuh baum stein berg herz geld buch
stuhl bett tour roi re rata siri angel oca mico sapo rana chile piano tango diablo mosquito burger pizza pasta
fungo sasso ancora vino cargo porta letto bouton souris media tarta rei lua chien papi mamie oma opa nonna
nonno bebe fantasma robot clown ninja hamster koala panda gorilla zebra flamingo rose flor chocolat biscuit
burro chancho bambino capra vin pate pomme patate café cafe the tetera cacao mago avion velo cocina rocher feu
fee meer kater haus schloss klo arzt haut zug tromba calcio pallone foca barca nave lune bici moto piovra
noodles papillon corne skate hose

[Korean particles]
은 는 이 가 을 를 의 에 로 도 와 과 만 랑 들 야 에게 에서 으로

[Russian endings]
а у ом е ы и ой ов ам ами ах ик ики ика я ю ем ей ях ь ка ки ку кой ок ек ья

[irregular pasts]
ate eat, stole steal, rode ride, drove drive, sold sell, bought buy, built build, ran run, sang sing,
fought fight, flew fly, swam swim, dug dig, drew draw, wrote write, taught teach, drank drink, threw throw,
caught catch, found find, lost lose, hid hide, slept sleep, dreamt dream, froze freeze, led lead, heard hear,
bit bite, bitten bite, fed feed, stung sting, hit hit, beaten beat, shorn shear, robbed rob, struck hit, shot shoot, spun spin, sat sit, stood stand, dove dive, forgot forget, made make, brought bring, took take,
gave give, got get, wore wear, held hold, kept keep, shrank shrink, grew grow, woke wake, fell fall, won win,
swept sweep, broke break, lent lend, knit knit, became become, knew know, thought think, spied spy, sued sue

[doubled before ing]
run dig swim hop nap spin sit bet rob get forget win plan chop hug hum skip stir jog rap pin mop cut plot drag
step trap drum strum knit program flip trim tug slap tip swat quit beg lob scrub clap sip chug pop trip slip drop snap rip shun pet rub pat mug nag hit outrun speedrun unplug
unclog kidnap babysit eavesdrop

[pictures of creatures]
crab lobster shrimp squid snowman person-zombie person-vampire person-merpeople person-fairy person-elf
person-genie troll

[too broad in names]
pile sheaf drop bouquet slice worldwide
person people face with and the without heart button light medium dark symbol office flying open left right
first last old new full half small big large cold hot high low machine service cable of on in behind over out
big bar holding back speak hear see no closed worlds
black blue brown green grey pink purple red white yellow top floor place 1st 2nd 3rd two four not done away
arrival departure american articulated evil broken beating sparkling growing mending revolving empty cut cooked
crossed dashing decreasing increasing convenience credit fried flat flexed folded folding framed fallen front
facing glowing hatching heeled speed incoming identification index kick laughing level linked long mark
mechanical milky mobile way national northern musical passenger performing playing point points pointing pouring
position reminder rescue ringed roasted rolled round rubber running safety score shallow showing shooting
shopping soft sport sweet straight struck steaming stuffed studio test thought tropical triangular vertical
victory waning waving waxing washing wilted wrapped writing dancing lifting clapping praying biking health
worker workers night speech goal control game club field ground ball department fortune guide post page track
root roll roller air cover handle leg sign pool pole board file smile paper polish piece japanese arts bullet
popping optical lighter remote hunted exercise mathematical teenage oncoming hump utility fluttering

[mood calm]
calm chill zen lazy sleepy sleep nap meditate slow peaceful cozy relax relaxed vibing lofi tea

[mood wild]
crazy wild feral mad insane chaos chaotic rave party scream explode fight war fast racing degenerate hyper
caffeinated

[mood grand]
epic legendary king emperor giant mighty cosmic galaxy ancient god royal majestic immortal rule conquer hero

[mood gloomy]
sad lonely depressed dark haunted ghost grave cursed cry crying doom lost forgotten rain rekt broke anxious

[mood sweet]
cute sweet love baby tiny fluffy happy adorable hug kiss smile rainbow wholesome friend

[small words of en]
the a an of who with and to is are on in that for at my his her its from by about not but this your you i

[small words of de]
zwei drei vier
der die das den dem ein eine einen einem einer und im mit auf ohne mein meine ist nicht sehr zu von für fur
aus zum zur am kein ich bin bist du wir er hat wenn

[small words of es]
dos tres cuatro
el la los las un una unos unas que con del al en y por para muy sin mi su es como de más mas pero

[small words of pt]
dois duas três quatro
o os as um uma uns umas que com do da dos das no na nos nas em e por para muito sem meu minha é ao de mais seu

[small words of fr]
deux trois quatre
le la les un une des qui du de et dans sur avec sans mon ma mes au aux est trop très tres ne pas son sa en
pour c'est

[small words of it]
due tre quattro
il lo la i gli le un uno una che con del della di nel nella sul sulla e per molto senza mio mia è al da non sempre troppo

[known by their bodies]
ant bat beetle blowfish bug butterfly cockroach crab cricket crocodile dove fish fly honeybee lady-beetle
lobster microbe mosquito scorpion shrimp skunk snail spider spouting-whale squid tropical-fish turtle whale
worm

[verbs of fights]
fight fights battle versus vs wrestle punch box duel attack slap sue beat kick defeat against roast
argue rival slay quarrel spar wrestling attack bully hit tackle spank headbutt smack

[verbs of fears]
fear afraid scared terrified avoid allergic dread

[verbs of refuses]
refuse hate quit reject decline boycott despise detest loathe ignore shun

[verbs of hugs]
love hug kiss marry cuddle adore befriend date wed cling snuggle embrace addicted obsessed

[verbs of chases]
chase pursue hunt stalk bite follow

[verbs of meets]
wait meet visit greet interview date mock milk film photograph propose divorce dump flirt salute apologize apologise worship bow

[verbs of guards]
guard protect defend

[deed throws]
throw toss hurl yeet fling lob chuck pitch launch catapult eject spew

[deed kicks]
kick dribble

[deed juggles]
juggle

[deed drops]
drop spill

[deed smashes]
break sink smash crush destroy shatter wreck crash stomp snap rip tear demolish pop burst

[deed pushes]
push shove roll nudge open close shut unlock

[deed pulls]
pull drag tow haul tug walk

[deed heaves]
rescue save carry lift raise hoist steal smuggle rob kidnap hijack borrow bring shoplift

[deed abducts]
abduct beam

[deed climbs]
climb scale

[deed leaps]
jump leap hop vault

[verbs that topple]
knock topple tip push shove swat nudge bump kick

[verbs that swallow]
swallow gulp inhale devour engulf eat

[deed knocks]
knock

[deed watches]
watch stare look gaze observe monitor admire inspect laugh cry wink smile giggle glare squint

[deed buries]
bury plant

[deed digs]
dig excavate unearth

[deed fishes]
fish

[deed waters]
water

[deed works]
iron brush fix repair paint clean wash polish build hammer chop cut saw scrub wipe weld assemble slice peel trim shave carve
measure decorate dust rinse scrape install unclog disinfect knit crochet sew embroider thread sign sweep rake shovel operate braid sculpt lasso stitch mend sand tune darn plaster varnish sharpen grease stamp wrap

[deed surfs]
surf

[deed cooks]
cook fry grill bake roast boil stir flip barbecue

[deed prints]
print mint

[deed talks]
talk answer bark growl hiss honk meow moo howl argue preach lecture debate negotiate interview scream shout yell explain whisper gossip bargain haggle chat complain scold fire evict accuse interrogate criticize nag blame sentence insult

[deed pets]
tickle massage pet stroke rub pat poke peck lick bandage heal tame arrest shear comb feed lean examine vaccinate
inject tattoo pluck dress train bless comfort tuck hypnotize scratch bathe undress strangle pinch milk treat handcuff groom cure trap capture hypnotise mug bite

[deed lies]
sleep nap lie lounge relax rest snooze lay snore float chill dream

[drawn in a vessel]
guacamole oatmeal soup salsa cereal spaghetti honey-pot cooked-rice green-salad curry-rice maple-syrup steaming-bowl

[motif to play]
saxophone guitar violin trumpet accordion banjo flute harp trombone tuba clarinet harmonica balalaika bagpipes kazoo maracas microphone
tambourine xylophone postal-horn bell

[motif to drum]
drum long-drum musical-keyboard grand-piano

[motif of games]
chess-pawn joker game-die mahjong-red-dragon pool-8-ball flower-playing-cards puzzle-piece

[motif to kick]
soccer-ball basketball volleyball rugby-football american-football baseball softball tennis

[motif to look through]
telescope binoculars magnifying-glass-tilted-left magnifying-glass-tilted-right microscope

[motif of boards]
longboard snowboard skateboard kick-scooter sled skis surfboard pogo-stick trampoline bouncy-castle carpet water-wave treadmill snowboarder stilts tightrope pedestal winners-podium

[motif of pushes]
vacuum-cleaner lawnmower shopping-cart wheelbarrow mop leaf-blower stroller clothes-iron

[motif at the mouth]
smoking-pipe cigar cigarette lollipop rose kazoo braces

[props of deeds]
snack cookie, munch cookie, audit receipt,
snorkel diving-mask, kayak canoe, paddle canoe, babysit baby-bottle, brew teapot, hike hiking-boot, trek hiking-boot, backpack backpack, travel luggage, pack luggage, vacation luggage, shower shower, graduate graduation-cap, compose musical-score, busk guitar, serenade guitar, preach open-book, blog laptop, email laptop, google laptop, farm tractor, harvest basket, plant seedling, prune scissors,
fry frying-pan, roast frying-pan, boil pot-of-food, stir pot-of-food, whisk bowl-with-spoon, knead bread, vape vape, picnic basket, celebrate party-popper, party party-popper, duel sword, direct clapper-board, act performing-arts, audition performing-arts, rehearse performing-arts, beatbox microphone, host microphone, announce megaphone, protest megaphone, referee soccer-ball, bluff joker, bet game-die, snooze alarm-clock, oversleep alarm-clock, diagnose stethoscope,
sled sled, sledge sled, skateboard longboard, scooter kick-scooter, cycle bicycle, bike bicycle, stargaze telescope, journal notebook, sketch pencil, draw pencil, doodle pencil, scribble pencil, plow tractor, bartend cocktail-glass, toast clinking-beer-mugs, manicure nail-polish, litter wastebasket, podcast studio-microphone, rave mirror-ball, whittle kitchen-knife, fiddle violin, moisturize lotion-bottle, investigate magnifying-glass-tilted-left, snoop magnifying-glass-tilted-left, sightsee camera, commute bus, network briefcase, budget abacus, save piggy-bank, negotiate handshake, yodel mountain, wait hourglass-done, procrastinate hourglass-done, flirt rose, date rose, apologize bouquet,
drive automobile, fly airplane, win trophy, crochet knitting-needles, hug red-heart, lift barbell, whistle musical-note, park automobile, skate ice-skate, hunt bow-and-arrow, spell memo, milk bucket, film movie-camera, predict crystal-ball, paint paintbrush, brush hair-pick, mow lawnmower, vacuum vacuum-cleaner, sweep broom, dust broom, scrape kitchen-knife, unclog plunger, install wrench, plumb wrench, rinse sponge, mop mop, dig shovel, shovel shovel, dry hair-dryer,
vote ballot-box-with-ballot, write pencil, sing microphone, cook frying-pan, knit knitting-needles, embroider sewing-needle, thread sewing-needle, stitch sewing-needle, mend sewing-needle, darn sewing-needle, sign fountain-pen, rake rake, operate kitchen-knife, braid hair-pick, sculpt hammer, lasso lasso, sand sponge, tune wrench, plaster paintbrush, varnish paintbrush, groom hair-pick, shear scissors, feed bowl-with-spoon, interview microphone, arrest handcuffs, handcuff handcuffs, examine stethoscope, treat stethoscope, bandage adhesive-bandage, vaccinate syringe, inject syringe, tattoo tattoo-machine, comb hair-pick, bathe bathtub, sew sewing-needle, read open-book,
study books, fish fishing-pole, photograph camera, type keyboard, smoke cigar, gamble slot-machine,
trade chart-increasing, invest chart-increasing, ski skis, surf surfboard, shave razor, build hammer, polish sponge, wash sponge, scrub sponge, wipe sponge, cut scissors,
trim scissors, peel kitchen-knife, slice kitchen-knife, carve kitchen-knife, saw carpentry-saw, measure straight-ruler, decorate paintbrush, assemble wrench,
mint coin, excavate shovel, camp tent,
text mobile-phone, call mobile-phone, scroll mobile-phone, tweet mobile-phone, post mobile-phone, propose ring,
repair wrench, fix wrench, clean sponge, garden watering-can, water watering-can, count abacus, sue balance-scale,
code laptop, program laptop, hack laptop, stream video-game, box boxing-glove, bowl bowling, golf flag-in-hole,
bake birthday-cake, drink tropical-drink, teach graduation-cap, marry ring, invent light-bulb,
spy magnifying-glass-tilted-left, search magnifying-glass-tilted-left, steal money-bag, rob money-bag, pay money-with-wings,
sail sailboat, row canoe, juggle yo-yo, conduct musical-score, drum drum, jog running-shoe, diet green-salad,
shop shopping-cart, iron clothes-iron, barbecue grill, grill grill, chop axe, hammer hammer, weld blowtorch, rap microphone, fail failed-test, flunk failed-test, dream rocket

[props of words]
kickflip longboard, kickflips longboard, heelflip longboard, ollie longboard, ollies longboard, wheelie bicycle, wheelies bicycle,
减肥 green-salad, 減肥 green-salad, ダイエット green-salad, 不想上班 briefcase, 会社に行きたくない briefcase, 仕事に行きたくない briefcase, 加班 desktop-computer, midlife racing-car, tiktok mobile-phone, tiktoks mobile-phone, instagram mobile-phone, tinder mobile-phone, youtube movie-camera, vlog movie-camera,
vegan leafy-green, vegetarian leafy-green, vegano leafy-green, vegana leafy-green, vegetariano leafy-green, vegetariana leafy-green, végétarien leafy-green, végétarienne leafy-green, vegetarischer leafy-green, vegetarische leafy-green, veganer leafy-green, vegane leafy-green, végane leafy-green, drunk beer-mug, hungover beer-mug, tipsy wine-glass, lottery ticket, retired deck-chair, insomnia alarm-clock, caffeinated hot-beverage,
deadline alarm-clock, late alarm-clock, tarde alarm-clock, spät alarm-clock, retard alarm-clock, ritardo alarm-clock, geç alarm-clock, terlambat alarm-clock, unemployed cardboard-box, mayor megaphone, fired cardboard-box,
sick thermometer, birthday birthday-cake, graduate scroll, overtime desktop-computer, überstunden desktop-computer, 残業 desktop-computer,
tax receipt, taxes receipt, steuern receipt, impuestos receipt, impostos receipt, rent receipt, debt receipt, bills receipt, invoice receipt,
math abacus, maths abacus, homework memo, exam failed-test, quiz failed-test, essay memo, thesis books, divorce broken-heart, heartbreak broken-heart, liebeskummer broken-heart,
heartbroken broken-heart, breakup broken-heart, gym barbell, workout barbell, diet green-salad, diät green-salad, dieta green-salad, régime green-salad, lunedì calendar, lunedi calendar, compiti memo, deberes memo, tarea memo, hausaufgaben memo, devoirs memo, lição memo, matemáticas abacus, matemática abacus, matematica abacus, mathe abacus, despedido cardboard-box, despedida cardboard-box, demitido cardboard-box, demitida cardboard-box, gefeuert cardboard-box, licenziato cardboard-box, licenziata cardboard-box, segunda-feira calendar, montags calendar, podcast studio-microphone, karaoke microphone,
commute bus, toothache tooth, zahnschmerzen tooth, funeral coffin, password locked, passwords locked, passwort locked, contraseña locked, senha locked,
terms scroll, conditions scroll, contract scroll, mortgage house, hug red-heart, hugs red-heart,
monday calendar, mondays calendar, tuesday calendar, lundi calendar, lundis calendar, montag calendar, montage calendar, lunes calendar, meeting briefcase, meetings briefcase,
fund chart-increasing, funds chart-increasing, stocks chart-increasing, portfolio chart-decreasing, inflation chart-decreasing,
email e-mail, emails e-mail, inbox e-mail, newsletter e-mail, spam e-mail, traffic automobile, election ballot-box-with-ballot, allergy tissue, flu thermometer, fever thermometer,
job briefcase, shift briefcase, work briefcase, office briefcase, trabajo briefcase, trabalho briefcase, arbeit briefcase,
repartidor package, entregador package, livreur package, paketbote package, fattorino package, camionero delivery-truck, caminhoneiro delivery-truck, routier delivery-truck, camionista delivery-truck, ladrón money-bag, ladrão money-bag, voleur money-bag, dieb money-bag, ladro money-bag, fotógrafo camera, photographe camera, fotograf camera, fotografo camera,
limpiador broom, faxineiro broom, cajero cash-register, caissier cash-register, kassierer cash-register, cassiere cash-register, banquero money-bag, banqueiro money-bag, banquier money-bag, banchiere money-bag, vendedor label, vendeur label, verkäufer label, venditore label, futbolista soccer-ball, footballeur soccer-ball, calciatore soccer-ball, fußballer soccer-ball, surfista surfboard, surfeur surfboard,
espía magnifying-glass-tilted-left, espião magnifying-glass-tilted-left, espion magnifying-glass-tilted-left, spion magnifying-glass-tilted-left, spia magnifying-glass-tilted-left, detektiv magnifying-glass-tilted-left, detetive magnifying-glass-tilted-left, arquitecto triangular-ruler, mineiro pick, minatore pick, bergmann pick, socorrista ring-buoy, entrenador whistle, professore open-book, dançarino ballet-shoes, piloto airplane,
contrato scroll, contratos scroll, contrat scroll, contrats scroll, vertrag scroll, verträge scroll, contratto scroll, contratti scroll, factura receipt, facturas receipt, fatura receipt, faturas receipt, facture receipt, factures receipt, rechnung receipt, rechnungen receipt, bolletta receipt, bollette receipt, multa receipt, multas receipt, amende receipt, strafzettel receipt, umarmung red-heart, umarmungen red-heart, abrazo red-heart, abrazos red-heart, abraço red-heart, abraços red-heart, câlin red-heart, câlins red-heart, abbraccio red-heart, abbracci red-heart, atrasado alarm-clock, atrasada alarm-clock, retrasado alarm-clock, retrasada alarm-clock, verspätet alarm-clock, insomnia alarm-clock

[things by their deed]
brush tooth toothbrush, floss tooth thread, brush hair hair-pick, wash hands soap, wash face soap, milk cow bucket, deal cards joker, type lettered typewriter, type envelope typewriter, type memo typewriter, type books typewriter, row sailboat canoe, row motor-boat canoe, row speedboat canoe, paddle sailboat canoe, print money-bag dollar-banknote

[landmarks]
castle pawn-shop barn cave mars drive-thru post-office japanese-post-office hospital school bank hotel department-store convenience-store factory
office-building stadium church mosque statue-of-liberty tokyo-tower eiffel-tower pyramid windmill lighthouse
circus-tent ferris-wheel roller-coaster space-station treehouse

[motif to drink]
hot-beverage tropical-drink cocktail-glass wine-glass beer-mug glass-of-water glass-of-milk cup-with-straw bubble-tea soda-can
mate tumbler-glass bottle-with-popping-cork sake smoothie milkshake beverage-box baby-bottle glass-bottle water-bottle tea-cup lemonade energy-drink soup espresso-cup matcha-latte protein-shake teacup-without-handle clinking-beer-mugs

[motif to get into]
drawer spider-web pot-of-food
sleeping-bag glass-bottle teacup-without-handle takeout-box package clutch-bag
hiking-boot running-shoe womans-boot sock luggage handbag kettle
deciduous-tree evergreen-tree palm-tree window
fish-tank sink litter-box hot-springs
bathtub hot-tub swimming-pool kiddie-pool cardboard-box hot-beverage tea-cup soup water-bottle lemonade bucket basket jar teapot cup-with-straw wine-glass
beer-mug shopping-cart wastebasket trash-bag dumpster recycling-bin toilet steaming-bowl bowl-with-spoon oatmeal salsa guacamole paper-bag
hole puddle nest-with-eggs coffin wheelbarrow backpack tumbler-glass glass-of-water cocktail-glass honey-pot cooking-pot
door revolving-door washing-machine elevator phone-booth tanning-bed vending-machine fridge oven microwave toaster window dishwasher tent
shallow-pan-of-food frying-pan pot-of-food green-salad cooked-rice fried-rice mashed-potatoes crib locker doghouse haystack slime beehive

[motif on the eyes]
sunglasses cucumber-slices three-d-glasses goggles glasses thick-glasses diving-mask sleep-mask vr-headset eyepatch gas-mask

[motif on the body]
ring-buoy hula-hoop tracksuit apron raincoat poncho pajamas bathrobe wetsuit life-jacket one-piece-swimsuit
tuxedo t-shirt hawaiian-shirt coat sweater hoodie dress kimono lab-coat bulletproof-vest safety-vest womans-clothes running-shirt martial-arts-uniform
sari bikini jeans shorts briefs kilt tutu fanny-pack sash suit-of-armor

[motif on the back]
jetpack backpack superhero-cape scuba-tank

[motif on the feet]
running-shoe hiking-boot womans-boot mans-shoe flat-shoe high-heeled-shoe ballet-shoes thong-sandal womans-sandal sock
socks roller-skate ice-skate skis rubber-boots slippers cowboy-boots flippers snowshoe

[motif on the wrists]
watch ring handcuffs

[motif at the lip]
moustache

[motif at the chin]
beard

[motif round the head]
wig mullet afro

[motif at the neck]
chains gold-chain
necktie bow-tie scarf shared-scarf prayer-beads pearl-necklace 1st-place-medal sports-medal neck-brace feather-boa name-tag

[motif of rides]
golf-cart zamboni snow-plow lifeboat cruiser-bike tricycle snowmobile hang-glider segway go-kart cement-mixer camper-van ice-cream-truck combine-harvester space-shuttle pirate-ship handcart limousine bulldozer jet-ski spin-bike metro railway-car monorail mountain-railway trolleybus suspension-railway sports-car unicycle bicycle motor-scooter motorcycle mobility-scooter tank excavator broom
hot-air-balloon canoe sailboat speedboat motor-boat ship flying-saucer racing-car automobile taxi bus minibus school-bus
tractor monster-truck pickup-truck bathtub forklift tram locomotive high-speed-train
bullet-train airplane small-airplane helicopter submarine delivery-truck police-car fire-engine
ambulance articulated-lorry auto-rickshaw robot-vacuum sport-utility-vehicle zeppelin rocking-horse penny-farthing

[motif of sits]
rocket bed couch-and-lamp throne armchair swing wheelchair exercise-ball office-chair sofa stool bean-bag seesaw chair seat bench hammock toilet carousel-horse cloud playground-slide nest-with-eggs deck-chair trapeze electric-chair

[motif of meets]
bus-stop stop-sign vending-machine fridge traffic-cone telephone postbox door mirror statue-of-liberty barber-pole
vertical-traffic-light window moai christmas-tree fountain elevator grandfather-clock palm-tree deciduous-tree
evergreen-tree cactus punching-bag
desk-lamp chandelier fire-hydrant street-lamp parking-meter atm revolving-door staircase fence

[motif of mans]
rostrum sink
laptop desktop-computer musical-keyboard grand-piano typewriter long-drum drum control-knobs slot-machine television
washing-machine keyboard printer microwave cash-register oven grill coffee-machine desk video-game bar-chart

[motif of wears]
beanie nightcap towel-turban headband earmuffs mittens gloves fez turban tin-foil-hat propeller-hat party-hat bowler-hat mohawk
sombrero top-hat crown graduation-cap womans-hat billed-cap military-helmet rescue-workers-helmet headphone cowboy-hat space-helmet straw-hat

[motif of lifts]
barbell parachute umbrella umbrella-with-rain-drops closed-umbrella kite balloon trophy red-paper-lantern flag-in-hole
white-flag pirate-flag chequered-flag plain-flag

[motif not stacked]
headphone earmuffs mittens gloves mohawk space-helmet

[motif on a handle]
umbrella umbrella-with-rain-drops closed-umbrella kite balloon red-paper-lantern flag-in-hole white-flag pirate-flag chequered-flag plain-flag
sword lightsaber pitchfork sledgehammer fork katana baseball-bat spear spatula cave-club toothbrush axe hammer spoon wrench lollipop

[motif of backs]
mars drive-thru full-moon full-moon-face new-moon-face crescent-moon sun sun-with-face ringed-planet rainbow volcano tornado
globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia mountain snow-capped-mountain
mount-fuji black-hole cyclone comet northern-lights eclipse castle house ferris-wheel circus-tent
office-building department-store bank factory hospital barn cave

[face angry]
grincheux grincheuse boudeur boudeuse grognon énervé énervée gruñón gruñona enfadado enfadada malhumorado malhumorada cabreado cabreada
mürrisch mürrischer mürrische mürrisches griesgrämig griesgrämiger griesgrämige grantig grantiger grantige genervt genervter genervte zornig zorniger zornige
scontroso scontrosa imbronciato imbronciata brontolone mal-humorado mal-humorada rabugento rabugenta irritado irritada
refuse refuses refusing bossy hostile aggressive savage ferocious feisty spiteful cantankerous irritable murderous ruthless tyrant tyrannical
resentful hangry irritated irate outraged protesting vengeful
jealous jealousy envious envy offended insulted indignant
eifersüchtig eifersüchtige eifersüchtiger eifersüchtiges neidisch neidischer beleidigt beleidigte beleidigter beleidigtes
celoso celosa envidioso envidiosa ciumento ciumenta invejoso invejosa jaloux jalouse geloso gelosa invidioso 嫉妬 질투
boos boze wściekły wściekła zły kızgın öfkeli marah сердитый сердитая злой 화난 怒 愤怒 生气
enojado enojada furioso furiosa wütend wütende wütender fâché fâchée arrabbiato arrabbiata zangado brava bravo злой злая злится
arguing argues quarreling quarrels bickering bickers protests defending defends defend complaining complains demanding demands
angry mad furious grumpy rage raging hate cranky annoyed evil revenge fight villain sue grouchy bitter rebel

[face sad]
depresso depressa deprimé déprimé déprimée deprimiert deprimierter deprimierte
minus yearning longing
melancholic melancholy
pathetic desperate mournful dejected glum forlorn downcast sulky
stranded replaced accused leaky crybaby sulking mopey heartsick widowed orphaned exiled banished hopeless wounded
defeated crushed bullied overlooked underpaid outdated obsolete discontinued expired wilted deflated leaking starving gloomy misery tearful grief sorrow demoted disqualified eliminated betrayed cheated swindled underrated
fail fails failing failed failure flunk flunks flunked flunking flop lost losing loses loser forgot forgets forgetting forgetful heartbreak heartbreaking breakup
disappointed unlucky miserable hopeless useless ruined robbed scammed liquidated unwanted misunderstood neglected ignored excluded
fell fallen dropped jammed crashed sunk sinking sunburn sunburned sunburnt sunburns toothache headache stomachache ache stung bitten grieving mourning
liebeskummer verloren verlorene verlorener verlorenes vergessen vergessene durchgefallen gescheitert versagt verlassen enttäuscht arbeitslos arbeitsloser pleite unglücklich unglücklicher heimweh sonnenbrand gestürzt
perdido perdida perdió olvidado olvidada olvidó fracasado fracasada suspendió reprobó abandonado abandonada decepcionado infeliz desempleado desamor despecho solitario solitaria
esqueceu esquecido esquecida perdeu fracassado reprovado reprovada reprovou desempregado decepcionado sozinho sozinha solitário saudade caiu
perdu perdue oublié oubliée raté échoué abandonné déçu malheureux seul perso dimenticato fallito abbandonato deluso disoccupato 失恋 失敗 실패
verdrietig verdrietige eenzame smutny smutna üzgün sedih грустный грустная грустит печальный 슬픈 悲 伤心 難過 泣 哭
triste tristes traurig traurige trauriger trauriges deprimido deprimida einsam einsamer грустный грустная плачет
regret regrets ghosted rejected unemployed bankrupt evicted dumped unloved abandoned melancholy  cries
wept sobbing sobs weeping weeps bawling ngmi sad cry crying depressed lonely heartbroken divorced broke tear weep rekt lost lose poor forgotten sorry homesick

[face sleepy]
overslept oversleep oversleeps oversleeping verschlafen verschläft verschlief
groggy lethargic sluggish unmotivated
weary yawning dozing hibernating hibernates drained fatigued
overtime overworked burnout burnedout jetlag jetlagged überstunden überarbeitet sobrecargado sobrecarregado surmené 残業 야근 加班
moe slaperige zmęczony zmęczona śpiący yorgun uykulu mengantuk lelah capek сонный уставший 졸린 眠 困 疲
cansado cansada müde müder fatigué fatiguée stanco stanca dormido dormida somnoliento спит сонный сонная
siesta slumber bedtime drowsy dormir duerme dort dorme schläft schlaf mittagsschlaf sieste sleepy sleep sleeping snoring napping nap tired lazy snooze asleep yawn exhausted monday

[face scared]
cowardly skittish squeamish fidgety petrified
trembling shivering paranoid intimidated claustrophobic jumpy hiding cornered startled frightened dreading dreads suspicious
feststeckt eingeklemmt gefangen panik prüfung atascado atascada atrapado atrapada entalado entalada encalhado coincé coincée piégé bloccato incastrato lampenfieber nervioso nervosa
bang bange przestraszony przerażony korkmuş takut испуганный напуганный 무서운 怖 害怕
crisis asustado asustada ängstlich ängstlicher effrayé effrayée spaventato spaventata assustado assustada miedo angst peur paura medo боится
scaries sentenced unread insomnia sleepless dread doomed spooked anxiety stress fright phobia deadline audit overdue exam stuck trapped scared nervous anxious afraid fear worried panic terrified stressed flee

[face screaming]
опаздывает опоздал опоздала опаздывающий spóźniony spóźnia geç-kalan terlambat laat
verspätet verspäteter verspätete atrasado atrasada retrasado retrasada hurrying 遅刻 지각 迟到
panicking yeet chaos aaa aaaa aaaaa aaah scream screaming shout shouting yell yelling shocked explode burning late loud wild crazy

[face smug]
proud prideful
snobby snob snooty pretentious bougie vain haughty pompous conceited mischievous cheeky devious scheming crafty shady corrupt greedy
arrogant boastful boasting brags bragging flexing flexes superior tycoon mogul billionaire
cooler coole koel fajny havalı keren крутой 멋진
smug cool chill rich boss hustle millionaire gangster legend fancy influencer genius sneaky steal thief spy
smug confident ceo sigma chad celebrity famous villain cunning sly posh aristocrat diva

[faces of manners]
unbothered smug, cocky smug, sassy smug, boujee smug, witty smug, entitled smug, ungovernable smug, cool smug, rich smug, flashy smug, slick smug, suave smug, glamorous smug, fabulous smug, royal smug, overconfident smug, cunning smug, majestic smug, elegant smug, judgy deadpan, judgmental deadpan,
salty angry, petty angry, feral angry, unhinged angry, menacing angry, moody angry, cursed deadpan, rabid angry, rude angry, grouchy angry, bloodthirsty angry, aggro angry,
broken sad, emo sad, tragic sad, dramatic sad, rejected sad, soggy sad, wet sad, bankrupt sad, washed sad, abandoned sad, overworked sleepy, unlucky sad,
awkward shy, timid shy, introverted shy, sus deadpan,
chaotic screaming, panicked screaming, hysterical screaming, hyperactive screaming, manic screaming, caffeinated screaming, overcaffeinated screaming, deranged screaming, hyper screaming, rowdy screaming, rebellious angry, clumsy shy,
emotionless deadpan, nihilistic deadpan, nonchalant deadpan, bored deadpan, chill deadpan, philosophical deadpan, strict deadpan, corporate deadpan,
wholesome happy, silly happy, friendly happy, polite happy, kind happy, cute happy, adorable happy, harmless happy, gentle happy, generous happy, helpful happy, innocent happy, naive happy, playful happy, derpy dizzy, high dizzy, delulu dizzy, dumb dizzy, clueless dizzy, horny loving, thirsty loving, strong determined, mighty determined, muscular determined, tough determined, hardworking determined, loyal determined,
presumido smug, presumida smug, orgulloso smug, orgullosa smug, engreído smug, engreída smug, vanidoso smug, vanidosa smug, chulo smug, rico smug, rica smug, elegante smug, sarcástico deadpan, sarcástica deadpan, valiente determined, dramático sad, dramática sad, loco screaming, loca screaming, perezoso sleepy, perezosa sleepy, vago sleepy, vaga sleepy, tímido shy, tímida shy, celoso angry, aburrido deadpan, aburrida deadpan, confundido dizzy, miedoso scared, miedosa scared, cobarde scared, amable happy, simpático happy,
convencido smug, convencida smug, metido smug, orgulhoso smug, orgulhosa smug, vaidoso smug, nervoso scared, nervosa scared, corajoso determined, corajosa determined, maluco screaming, maluca screaming, louco screaming, louca screaming, preguiçoso sleepy, preguiçosa sleepy, dorminhoco sleepy, entediado deadpan, entediada deadpan, medroso scared, medrosa scared, teimoso determined, teimosa determined, fofo happy, fofa happy,
fier smug, fière smug, vaniteux smug, vaniteuse smug, prétentieux smug, prétentieuse smug, hautain smug, riche smug, blasé deadpan, blasée deadpan, nerveux scared, nerveuse scared, peureux scared, peureuse scared, solitaire sad, courageux determined, courageuse determined, têtu determined, têtue determined, paresseux sleepy, paresseuse sleepy, fou screaming, folle screaming, timide shy, gentil happy, gentille happy, confus dizzy, dramatique sad, sarcastique deadpan,
arroganter smug, arrogante smug, arrogantes smug, stolzer smug, stolze smug, stolzes smug, eitler smug, eitle smug, eitles smug, selbstgefälliger smug, selbstgefällige smug, eingebildeter smug, eingebildete smug, reicher smug, reiche smug, nervöser scared, nervöse scared, nervöses scared, feiger scared, feige scared, mutiger determined, mutige determined, mutiges determined, sturer determined, sture determined, fauler sleepy, faule sleepy, faules sleepy, verrückter screaming, verrückte screaming, verrücktes screaming, schüchterner shy, schüchterne shy, schüchternes shy, gelangweilter deadpan, gelangweilte deadpan, gelangweiltes deadpan, frecher smug, freche smug, freches smug, fröhlicher happy, fröhliche happy, fröhliches happy, netter happy, nette happy, verwirrter dizzy, verwirrte dizzy, sarkastischer deadpan, sarkastische deadpan, dramatischer sad, dramatische sad,
orgoglioso smug, orgogliosa smug, vanitoso smug, vanitosa smug, superbo smug, ricco smug, ricca smug, annoiato deadpan, annoiata deadpan, coraggioso determined, coraggiosa determined, testardo determined, testarda determined, pigro sleepy, pigra sleepy, pazzo screaming, pazza screaming, timido shy, timida shy, pauroso scared, paurosa scared, gentile happy, confuso dizzy, confusa dizzy, sarcastico deadpan, drammatico sad, drammatica sad

[says what a token is of]
about for inspired based dedicated featuring features celebrating celebrates honoring honors representing represents supporting supports
starring stars looks mocking mocks makes lets pays

[openers of an idea]
a token about, a token for, a coin about, a coin for, a meme about, i want, a story about, the feeling of, that feeling,
the feeling when, when

[made things]
machine meter punch brush opener holder maker cutter remover dispenser cleaner tester detector stick
rack tape spray cream bottle can tube filter pump valve cable cord plug socket switch panel sign printer scanner
charger adapter heater cooler freezer dryer blender mixer grinder peeler grater slicer roller mower blower
trimmer sharpener stapler ladder scooter cart trolley wagon trailer simulator generator engine motor turbine
turnstile booth kiosk cabinet drawer shelf basket hamper bin tray rug mat towel blanket curtain blind hook
hanger clip peg nail screw bolt knob lever handle wrench gauge timer clock radio speaker amplifier
antenna router modem keyboard tablet console controller remote lamp bulb lantern torch chandelier sprinkler hose
nozzle tap faucet whisk tongs ladle strainer sieve funnel thermos flask canteen jug pitcher carafe coaster saucer
napkin tissue wipe dispenser swab bandage plaster sling brace crutch cane stroller crib cradle bouncer potty
pacifier rattle diaper toy puzzle kit pouch sleeve wrapper label sticker stamp badge
coupon voucher ticket receipt invoice folder binder clipboard ruler compass stencil easel palette canvas

[called by a part of a body]
phone phones muff muffs plug plugs ring rings brush paste band bands patch board set sets warmer warmers duster dusters
boa pillow pillows bed beds coat coats hat hats lamp lamps light lights liner shadow drops test chair chairs rest rests
wrestling wrestler fairy pick picks ache day press mirror mirrors suit suits man gate spin piece stand start hunter butt
ball balls bone bones chart

[qualities]
tiny giant huge small little big mini mighty sleepy lazy grumpy angry happy sad lonely shy brave fearless clumsy
confused drunk hungry thirsty fat chubby skinny fluffy fuzzy hairy bald old ancient young immortal invisible evil
wise smart dumb silly crazy mad wild feral haunted cursed magic magical golden silver shiny pink purple blue red
green yellow black white orange brown grey gray rainbow toxic nuclear frozen spicy sweet salty sour crispy cosmic royal fancy posh
rich broke poor famous anxious dramatic sneaky strong cute epic wet dusty rusty lost last polite rude honest humble
sigma chill cool broken burnt lonely long short tall wide narrow high low deep heavy light dark bright loud quiet
fast slow early late new fresh stale raw real fake true false full empty open left right wrong good bad best worst
free cheap expensive extra own same different favorite favourite public private local global national modern
beige maroon magenta lavender classic vintage second third final single double triple single-use only very quite

[too vague for a sign]
shift shifts pair pairs plan plans matter care notice
twice joke jokes hide seek legalese hurry rush reason answer answers question questions excuse opinion opinions feelings feeling emotions anxiety depression
fear anger happiness sadness confidence commitment loneliness boredom rage regret shame guilt love pride
january february april june july august september october november december winter summer autumn spring season seasons century decade decades
choice choices decision decisions mistake mistakes priority priorities attitude behavior behaviour habit habits effort efforts progress quality quantity value values purpose chance chances consequence consequences
anyone anybody
behind beside below above near next beyond among between
tears blindness recital pentagon
straight crooked forward backward
aim controls cry laugh scream smile yell sleep dance run walk jump
sidewalk pavement downhill uphill upstairs downstairs goodbye hello class trial bedtime seasick carsick lap
forever again anymore instead together outside inside abroad overseas backwards forwards sideways upwards
mercy joy peace silence secrecy earnest detail advance return vain purpose
room asleep awake alone apart away aloud
shift turn
sight
everything nothing something anything everyone nobody someone somebody way lot lots kind sort bit time times day
days night nights week month year years morning evening monday tuesday wednesday thursday friday saturday sunday
today tomorrow yesterday life world future past self himself herself itself themselves yourself home there here
place thing stuff people person others moment minute hour end middle side back front top bottom floor tail tails dead wing wings fur ups fun love hate
public issue issues power style fact case reason problem problems idea ideas rest part parts name friend friends
hope dream dreams luck money work midnight noon dawn dusk sunrise sunset breakfast lunch dinner parts weekend weekends job help hand hands head face foot feet eyes eye mouth ear ears leg legs

[face shy]
introverted
embarrassed embarrassing embarrassment awkward ashamed guilty blushing humiliated bashful flustered cringe shy timid insecure sheepish apologetic
verlegen verlegene verlegener verlegenes beschämt schüchtern schüchterne schüchterner peinlich peinlicher avergonzado avergonzada tímido tímida envergonhado envergonhada
gêné gênée timide honteux honteuse imbarazzato imbarazzata timido timida 恥ずかし 照れ 부끄러운 害羞 尴尬 стеснительный

[phrases shy]
at the wrong time, the wrong time, wrong moment, at the wrong moment, wrong meeting, wrong funeral, wrong party,
burnt the, burned the, broke the, spilled, spilt, by accident, by mistake, wrong button, wrong address, in his underwear, forgot his pants, forgot her pants, tripped over, trips over, slipped on, slips on,
so awkward, my bad, oops, called the teacher mom, forgot to mute, waved back at, walk of shame

[face deadpan]
judging judges judge judgy judgmental judgemental unamused side-eye
gelangweilt gelangweilter gelangweilte annoiato annoiata entediado entediada s'ennuie ennuyé ennuyée
sarcastic cynical jaded apathetic disinterested stern strict serious
bored bores boredom skeptical gelangweilt gelangweilte aburrido aburrida entediado entediada ennuyé annoiato whatever meh bruh resigned numb unbothered indifferent bland mid unimpressed stoic done deadpan mildly monday
mondays bureaucratic

[phrases angry]
and hated it, and hates it, hated every second, hates every minute, hated every minute, and regrets it,
schlechter laune, schlechte laune, mieser laune, schlecht gelaunt, schlecht gelaunte, schlecht gelaunter, de mauvaise humeur, en colère, de mal humor, mala leche, di cattivo umore, di malumore, de mau humor, com raiva, mal humorado, mal humorada, bad mood, foul mood,
had enough, fed up, not ok, on strike, goes on strike, kicked the, slams the, demands a refund, wants a refund, asks for the manager, complains about, complaining about

[phrases sad]
less rich, less money, poorer than, less popular, less famous,
needs, in need of, is out of, are out of, ran out of, runs out of, running out of, run out of, all out of, too short for, too short to reach, cannot reach, can't reach, cant reach, nobody rings, nobody trusts, nobody visits, nobody uses, nobody opens, nobody reads, no one rings, no one trusts, no one visits,
despedido por, despedida por, lo despidieron, fue despedido, demitido, demitida, viré de, virée, licenciado por, gefeuert, gekündigt, licenziato, licenziata,
ohne freunde, sin amigos, sem amigos, sans amis, senza amici, ohne geld, sin dinero, sem dinheiro, sans argent, senza soldi, auf diät, a dieta, au régime, de dieta, em dieta, de regime,
sin trabajo, sem emprego, sans travail, senza lavoro, ohne arbeit, nadie lo quiere, ninguém gosta, personne ne l'aime, niemand mag, nessuno vuole, corazón roto, coração partido, coeur brisé, cuore spezzato, gebrochenes herz,
extraña, echa de menos, sente falta, tem saudade, vermisst, heimweh, le manca, gli manca, one percent, 1 percent, two percent battery, three percent battery, homesick, longs for, longing for, yearns for, yearning for, pines for, is missing his, is missing her, misses his, misses her, misses its, misses home, wants a hug, want a hug, just wants a hug, just wants a friend, needs a hug, needs a friend, wants to go home, wants his mom, wants her mom, being alone, being lonely, so lonely,
dead battery, flat battery, low battery, nobody can hear, nobody can see, nobody can find, no one can hear, no one can see, nobody wants,
nobody asked, no one asked, nobody sits, nobody uses, nobody plays, nobody eats, nobody reads, nobody buys, nobody visits, nobody calls, nobody remembers, nobody needs, nobody opens, nobody picks, nobody laughs, nobody answers, nobody listens, nobody claps, nobody follows, no one sits, no one uses, no one eats, no one buys, no one calls, no one visits, no one remembers,
drops every, drops out, keeps dropping, keeps crashing, keeps losing, drops when, crashes every, head empty, wallet empty, wallet is empty, bank account is empty, went broke, is broke, got rekt, toxic relationship, toxic ex, missed his, missed her, missed its, too weak, too late for, too old for, too poor, nobody told, uninvited, denied a, denied the, denied his, denied her, denied entry, was denied, gets denied, got denied, turned down by, turned away, refused entry, application denied, ran out on, waitlisted, long distance relationship, getting fired, gets fired, being fired, fired over, fired via, fired for, fired on, behind on rent, behind on his, behind on her, owes money, in debt, overdrawn, evicted from, card declined, banned from, kicked out of, kicked off the, not welcome, unemployment, gave up on, gives up on, giving up on, no self esteem, not allowed, is banned, was banned, got banned,
paying rent, pays rent, paying bills, pays bills, paying taxes, pays taxes, paying alimony, student loan, student loans,
bad news, cannot remember, can't remember, cant remember, parking ticket, speeding ticket, flat tire, bear market, in the red, portfolio is red, everything is red, last of his kind, last of her kind, last of its kind, sore throat, wrongly accused, out of water,
locked out, on a diet, in detention, in prison, in jail, out of battery, out of money, out of work, out of a job, off the team, no one is left,
fired from, was fired, laid off, dropped from, dropped out, cheated on, alone at, all alone, eats alone, eating alone, lost at, lost to, came last, finished last, in last place, second place, nobody likes, nobody wants, nobody listens, no one likes, no one wants, no one came, not invited, wasn't invited, never invited, forgot to, was forgotten, sent home, kicked out, voted out, was let go, got let go, turned down, got cut, has no friends,
is down, are down, is offline, are offline, out of order, not working, is not working, doesn't work, doesnt work, does not work, won't work, won't start, wont start, won't turn on, won't open, no signal, keeps buffering, keeps breaking, went out, went down, went offline, broke down, ran away, fell off, fell apart, got cancelled, got canceled, got rained on, was cancelled, lost everything, is gone, stopped working, nobody laughs, no one laughs, forgot about me,
ran out of, runs out of, out of luck, face down, left behind, stood up, got fired, got dumped, got lost, lost my, lost his, lost her, broken heart, corazón roto, coração partido,
sold low, no ideas, out of ideas, bought high, buy high, should have, should've, could have, left on read, no friends, no money, down bad, i miss, missed out, all my money,
nobody came, nobody came to, at the bottom, rock bottom, got rugged, rug pulled, missed the, missing the, failed,
broke up, the last one, never again, too late, sold too early, sold the bottom, bought the top

[phrases sleepy]
is slow, is so slow, is too slow, are slow, are so slow, are too slow, so slow today, still loading, takes forever, taking forever,
before coffee, before my coffee, before his coffee, before her coffee, before its coffee, before his first coffee, before her first coffee, before its first coffee, before morning coffee, before caffeine, without coffee, without his coffee, without her coffee, no coffee yet, ohne kaffee, sin café, sem café, sans café, senza caffè,
working late, night shift, day shift, morning shift, early shift, graveyard shift, works mornings, double shift, no vacation, horas extra, horas extras, heures supplémentaires,
five more minutes, slept through, sleeps through, sleeping through, hit snooze, hits snooze, hitting snooze, need a nap, not a morning person, falls asleep, fell asleep

[phrases scared]
late on his, late on her, late on its, late on rent, late on the, late with his, late with her,
nicht schlafen kann, kann nicht schlafen, no puede dormir, não consegue dormir, ne peut pas dormir, n'arrive pas à dormir, non riesce a dormire, non può dormire,
caught speeding, caught stealing, caught cheating, caught lying, caught red handed, caught in the act, gets caught, got caught, getting caught, pulled over, called to the principal, under investigation, under arrest, tax audit, getting audited,
lowkey cooked, absolutely cooked, totally cooked, completely cooked, cooked fr, late for work, late for school, late for class, late to work,
is cooked, are cooked, am cooked, so cooked, cold feet, trust issues, first day, job interview, stage fright, in the dark, face to face with,
can't sleep, cannot sleep, cant sleep, never sleeps, no sleep, fear of, sunday scaries, rent is due, due tomorrow, in trouble, about to, what have i done, allergic to, send help,
please help

[phrases screaming]
always late, never on time, late again, always too late, siempre tarde, nunca llega a tiempo, sempre atrasado, toujours en retard, immer zu spät, kommt immer zu spät, sempre in ritardo,
out of time, running out of, about to explode,
en retard, in ritardo, zu spät, llega tarde, running late, missed the bus, missed the train, missed his flight,
on fire, it burns, not again

[phrases smug]
beats everyone, beats everybody, beat everyone, beating everyone, beats you, beats me, beats them all, beats all, always wins, wins every, never loses,
robs a, robbed a, robbing a, robs the, robbed the, robbing the, stole a, stole the, stole all, steals the, steals all, stealing the,
on his resume, on her resume, on its resume,
no shame, zero shame, shameless, without shame, no regrets, zero regrets, no remorse, no apologies, unapologetic, sin vergüenza, sem vergonha, senza vergogna, ohne scham, sans honte,
writing a parking ticket, writing parking tickets, writes parking tickets, giving parking tickets, gives parking tickets, giving out parking tickets, writing a speeding ticket, giving speeding tickets,
thinks he is, thinks she is, thinks it is, thinks he's, thinks she's, thinks it's, thinks hes, thinks they are, believes he is, believes she is, believes it is, too good for, better than, like a boss, he's him, hes him, thinks he owns, thinks she owns, thinks he can, thinks she can,
probably nothing, buy the dip, buying the dip, few understand, number go up, main character, i told you, told you so, do nothing and, built different, big brain, trust me, diamond hands

[phrases deadpan]
tired of, sick of, so over, sick and tired,
is fine, is totally fine, does not mind, doesn't mind, doesnt mind, is perfectly fine, is ok, is okay, totally fine, does not care, is not bothered, is unbothered, is not impressed, has seen it all, keeps calm, stays calm,
stopped caring, stops caring, no longer cares, doesn't care, doesnt care, does not care, don't care, dont care, couldn't care less,
in line, in a queue, doing taxes, does taxes, filing taxes, doing paperwork, small talk, parent teacher,
traffic jam, stuck in traffic, on hold, waiting room,
it is what it is, no cap, this is fine, i am fine, i'm fine, im fine, skill issue, brain rot, left on seen, as per my,
per my last, touch grass, no thoughts, head empty, another meeting, ok boomer

[things with a face]
full-moon-face new-moon-face sun-with-face first-quarter-moon-face last-quarter-moon-face snowman-without-snow
gummy-bear venus-flytrap nesting-dolls japanese-dolls skull-and-crossbones marshmallow

[face laughing]
goofy
laughing laughs laugh giggling giggles giggle lol lmao rofl haha hahaha hilarious cackling cackles chuckling joking
comedian standup

[face loving]
clingy affectionate flirty flirting cuddly lovestruck
enamorado enamorada apaixonado apaixonada amoureux amoureuse verliebt verliebter verliebte innamorato innamorata verliefd verliefde zakochany zakochana aşık влюбленный влюблённый 사랑에 恋 爱上
loving lovesick smitten romantic crush valentine valentines infatuated enamored soulmate

[face dizzy]
woozy delusional dazed faint faints fainting fainted
seasick carsick airsick nauseous queasy lightheaded enjoado mareado seekrank
borracho borracha bêbado bêbada bebado ivre bourré bourrée betrunken betrunkener betrunkene betrunkenes ubriaco ubriaca dronken pijany pijana sarhoş mabuk пьяный пьяная 취한 술취한 酔 醉
dizzy drunk wasted tipsy hungover hangover intoxicated concussed delirious confused hypnotized stoned rekt dead
deceased knockout

[face happy]
content peaceful serene carefree
jolly merry bubbly ecstatic thrilled blissful grateful chipper giddy
win wins winning won victorious champion
feliz contento contenta alegre heureux heureuse content glücklich glücklicher glückliche felice contento blij blije wesoły szczęśliwy mutlu senang bahagia счастливый веселый весёлый 행복한 嬉 开心 快乐
lfg wagmi gm gmi bullish ath pumping jackpot vacation party happy excited joyful cheerful celebrating celebrates hopeful optimistic delighted overjoyed smiling proud lucky

[phrases laughing]
can't stop laughing, laughs at, laughing at, making fun of

[phrases loving]
in love, falls in love, fell in love, love story, has a crush

[phrases dizzy]
knocked out, too much wine, too many beers, blacked out

[face determined]
ambitious heroic valiant courageous gritty
determined training trains brave fearless stubborn persistent focused disciplined motivated relentless resilient
decidido decidida entschlossen entschlossener déterminé déterminée determinato determinata determinado determinada

[phrases determined]
never gives up, won't give up, refuses to give up, refuses to quit, refuses to lose, will not stop, no surrender, working hard, one more time

[phrases happy]
and loves it, but loves it, and loving it, is happy, is happy about, is very happy, is finally free, loves every minute, could not be happier, living his best life, living her best life, living its best life, at peace, enjoys every, and enjoys it, and likes it, still believes, who believes, still hopes, keeps hoping, stays positive, stays hopeful, never loses hope, has hope,
guter laune, gute laune, gut gelaunt, gut gelaunte, gut gelaunter, de bonne humeur, de buen humor, di buon umore, de bom humor, good mood,
bull market, payday, day off, all green,
to the moon, good morning, we made it, best day ever, let's go, lets go, we're back, we are back, we're so back, good vibes

[things of activities]
skier skis, snowboarder snowboard, person-running chequered-flag, person-in-lotus-position -, person-swimming swimming-pool, person-biking bicycle,
person-mountain-biking bicycle, person-rowing-boat canoe, person-surfing surfboard, person-lifting-weights barbell,
person-golfing flag-in-hole, person-climbing mountain, person-juggling baseball, person-getting-haircut scissors,
person-getting-massage -, person-taking-bath bathtub, person-bouncing-ball basketball, person-playing-handball basketball,
person-playing-water-polo swimming-pool, person-fencing crossed-swords, person-cartwheeling -, people-wrestling boxing-glove,
woman-dancing -, man-dancing -, person-in-suit-levitating -, people-with-bunny-ears -,
person-walking -, person-kneeling -, person-standing -, person-facepalming -, person-shrugging -,
person-raising-hand -, person-bowing -, person-tipping-hand -, horse-racing trophy

[not stood on]
video-call mobile-phone telephone television fire radio laptop desktop-computer telephone-receiver wrench calendar
tear-off-calendar world-map musical-note electric-plug microphone guitar violin saxophone trumpet

[verbs of eating]
eat devour munch lick chew bite nibble gobble taste slurp swallow

[state burnt]
burnt burned overcooked charred scorched toasted quemado quemada quemados brûlé brûlée verbrannt verbrannter verbranntes
bruciato bruciata queimado queimada przypalony yanmış gosong

[state ablaze]
burning flaming fiery ablaze blazing brennend brennender ardiendo

[state wet]
wet soaked soggy damp drenched dripping moist rainy mojado mojada mouillé mouillée nass nasser nasse nasses bagnato
bagnata molhado molhada mokry nat natte ıslak basah

[state melting]
melting melted thawing derretido derretida fondu fondue geschmolzen sciolto derretendo

[state broken]
broken cracked shattered smashed busted crumbling roto rota cassé cassée kaputt kaputte kaputter kaputtes rotto rotta
quebrado quebrada zepsuty bozuk rusak kapot kapotte

[state hurt]
injured hurt wounded bandaged bruised herido herida blessé verletzt verletzter ferito ferida

[state old]
old ancient elderly retired aging wrinkly senior viejo vieja vieux vieille alt alter alte altes vecchio vecchia velho
velha oude stary stara yaşlı tua

[state frozen]
frozen icy freezing cold frosty chilly congelado congelada gelé gelée gefroren gefrorener congelato ghiacciato

[state dirty]
dirty muddy filthy stinky smelly moldy mouldy rotten rotting greasy stinking sucio sucia sale schmutzig schmutziger
sporco sujo apestoso

[state shiny]
shiny sparkling sparkly glowing golden gold diamond magic magical glittery polished brillante dorado dorada doré goldener
goldene goldenes dorato dourado złoty altın emas gouden

[state toxic]
radioactive toxic nuclear poisonous contaminated mutant radiactivo radiactiva

[state hot]
hot spicy sweaty overheated overheating overheats boiling steaming sunburnt sunburned

[state tiny]
economy cramped kiddie dollhouse undersized
shrinking shrunk shrunken schrumpfend geschrumpft encogido encogida tiny mini small little microscopic miniature minuscule pequeño pequeña pequeñito petit petite klein kleiner kleine kleines
winziger winzige piccolo piccola pequeno pequena kleine mały mala minik küçük kecil

[state giant]
oversized supersized towering kolossal giant huge enormous gigantic colossal massive humongous gargantuan titanic gigante enorme riesig riesiger riesige riesiges géant
géante dev raksasa olbrzymi reusachtige reus gigantesco гигантский огромный

[state haunted]
haunted possessed cursed spooky embrujado embrujada hanté hantée verflucht verfluchte verfluchter infestato assombrado perili berhantu

[state rich]
richer rich wealthy millionaire billionaire loaded rico rica riche reich reicher reiche ricco ricca zengin kaya bogaty богатый

[state broke]
broke bankrupt poor penniless pobre pauvre arme armer fauché quebrado povero povera fakir miskin biedny бедный bancarrota pleite

[state drunk]
resaca verkatert verkaterter verkaterte ressaca katerig skacowany похмелья hungovers sbronza drunk tipsy wasted hungover boozed intoxicated plastered borracho borracha ivre bourré betrunken betrunkener betrunkene besoffen
ubriaco ubriaca bêbado bêbada sarhoş mabuk pijany dronken пьяный

[state hairy]
hairy furry shaggy peludo peluda poilu poilue haarig haariger haariges peloso pelosa kıllı berbulu harige włochaty волосатый

[state bald]
bald balding hairless calvo calva chauve glatzköpfig glatzköpfiger kahl kahler careca kel botak łysy kale лысый

[state muscular]
muscular buff jacked ripped swole shredded bodybuilder bodybuilding musculoso musculosa musclé muskulös muskulöser muscoloso kaslı berotot

[state pregnant]
pregnant expecting embarazada enceinte schwanger schwangere schwangeres incinta grávida hamile hamil zwanger

[state phrases giant]
size of a building, size of a house, the size of a skyscraper, the size of a tower, the size of a truck, the size of a mountain, the size of a bus, the size of a car, the size of a castle, the size of a city, the size of the moon, bigger than a house

[state phrases haunted]
possessed by a demon, possessed by a ghost, full of ghosts

[state phrases rich]
prints money, printing money, prints his own money, prints its own money, money printer, goes brrr, going brrr, go brrr, swimming in money, made it rich, im lotto gewonnen, gewinnt im lotto, ganó la lotería, ganhou na loteria, a gagné au loto, ha vinto la lotteria, won the lottery, wins the lottery, winning the lottery, got rich

[state phrases broke]
lost all his money, lost all its money, lost everything, out of money, without money, with no money, empty pocket, empty pockets, holes in his pockets, hole in his pocket, nothing in his pockets, nothing in its pockets

[state phrases drunk]
drinking problem, drinks too much, drank too much, con resaca, de resaca, de ressaca, gueule de bois, mit kater, mit einem kater, z kacem, с похмелья, with a hangover, has a hangover,
too many beers, too much wine, after ten beers

[state phrases hairy]
covered in hair, covered in fur

[state phrases bald]
without wool, without fur, without feathers, without hair, no wool, no fur, no hair, no feathers, lost its wool, lost its fur, lost all its feathers, without hair, with no hair, goes bald, going bald, went bald, balding, hair loss, lost his hair, losing his hair, losing its hair

[state phrases muscular]
six pack, six pack abs, rock hard abs, on steroids, with muscles, with huge muscles, with big muscles, with giant muscles, with massive muscles, with enormous muscles, with bulging muscles,
huge arms, big arms, giant arms, massive arms, enormous arms, muscly arms, strong arms, huge biceps, big biceps, giant biceps, massive biceps, enormous biceps, bulging biceps

[state phrases pregnant]
expecting a baby, expecting twins

[state phrases ablaze]
on fire, in flames, catching fire, caught fire

[state phrases wet]
soaking wet, covered in water, after the rain, in the rain

[state phrases broken]
falling apart, falls apart, in pieces

[state phrases hurt]
full of bandages, in a cast, with a broken leg, black eye, two black eyes

[state phrases dirty]
covered in mud, full of mud, covered in dirt

[state phrases burnt]
after the fire

[state phrases melting]
in the heat

[state phrases old]
refuses to retire, never retires, never retired, won't retire, will not retire, doesn't want to retire, past its prime, past his prime, past her prime, too old, centuries old, no se jubila, geht nie in rente, ne prend jamais sa retraite, for a thousand years

[state phrases frozen]
freezing to death, left in the freezer

[state phrases shiny]
made of gold, made of diamonds

[state phrases toxic]
from chernobyl

[state phrases hot]
bad sunburn, with a sunburn, got sunburned, is sunburned, in the heat wave, at the gym, in the sauna, in a sauna

[state phrases tiny]
size of a thumb

[small words of nl]
de het een van met op en is niet mijn die dat voor naar bij aan uit zonder zijn haar als maar om te twee drie vier

[small words of pl]
i w we z ze na do od po za pod dla jest są nie się który która które jego jej mój moja ale czy jak bez dwa trzy cztery

[small words of tr]
bir ve ile için da de ki bu şu o çok iki üç dört gibi üstünde içinde altında

[small words of id]
di yang dan dengan ke dari sebuah seekor seorang itu ini untuk sedang pada dalam atas bawah dua tiga empat tidak saya

[props of trades]
used-car-dealer automobile, 
investigator magnifying-glass-tilted-left, private-investigator magnifying-glass-tilted-left, swim-instructor ring-buoy, ski-instructor skis, wizard magic-wand, wizards magic-wand, sorcerer magic-wand, witch broom, cleaning-lady mop, cleaning-woman mop, janitor broom, gym-bro barbell, gymbro barbell, bodybuilder barbell, golfer golf-club, poet feather, mom baby, mum baby, mother baby, bride bouquet, cheerleader pompom, flight-attendant luggage, intern hot-beverage, billionaire money-bag, tycoon money-bag, conductor magic-wand, weatherman cloud-with-rain, weather-man cloud-with-rain, weather-lady cloud-with-rain, weather-girl cloud-with-rain, forecaster cloud-with-rain, meteorologist cloud-with-rain, coach whistle, football-coach whistle, soccer-coach whistle, basketball-coach whistle, surgeon stethoscope, podcast-host studio-microphone, tv-host microphone, game-show-host microphone, talk-show-host microphone, vet dog, professor open-book, mad-scientist test-tube, inventor light-bulb, used-car-salesman automobile, car-salesman automobile, car-dealer automobile,
wedding-planner bouquet, event-planner clipboard, party-planner party-popper, notary postage-stamp, soccer-mom soccer-ball, ventriloquist performing-arts, insurance-agent umbrella, travel-agent luggage, actuary calculator, hr-manager clipboard, project-manager clipboard, product-manager clipboard, middle-manager clipboard, tax-advisor receipt, financial-advisor chart-increasing, social-worker clipboard, telemarketer telephone,
welder blowtorch, courier package, delivery-driver package, delivery-guy package, delivery-boy package, pizza-delivery-guy pizza, pizza-guy pizza, taxi-driver taxi, cab-driver taxi, cabbie taxi, uber-driver taxi, bus-driver bus, truck-driver delivery-truck, priest open-book, pastor open-book, rabbi open-book, monk candle, pilot airplane, orchestra-conductor musical-score, bellhop luggage, secretary telephone, detective magnifying-glass-tilted-left, cop police-car-light, policeman police-car-light,
landlord key, landlady key, boss briefcase, ceo briefcase, manager briefcase,
burglar money-bag, thief money-bag, robber money-bag, bandit money-bag, bank-robber money-bag, cat-burglar money-bag, rock-star guitar, rockstar guitar, rocker guitar, guitarist guitar, ballerina tutu, ceo briefcase, politician rostrum, rapper microphone, stuntman motorcycle,
collector money-bag, lumberjack axe, woodcutter axe, miner pick, sheriff sheriff-badge, knight sword,
dentist tooth, orthodontist tooth, doctor stethoscope, nurse syringe, lawyer balance-scale,
attorney balance-scale, consultant briefcase, salesman briefcase, teacher open-book, librarian books, barber scissors,
hairdresser scissors, cleaner sponge, mailman envelope, postman envelope, waiter serving-tray,
waitress serving-tray, accountant abacus, auditor receipt, judge gavel, firefighter fire-extinguisher,
fireman fire-extinguisher, artist artist-palette, painter artist-palette, singer microphone, rapper microphone, comedian microphone,
plumber plunger, mechanic wrench, electrician electric-plug, photographer camera, scientist test-tube, chemist test-tube,
programmer laptop, developer laptop, hacker laptop, coder laptop, fisherman fishing-pole, banker money-bag,
barbiere scissors, barbero scissors, barbeiro scissors, friseur scissors, friseurin scissors, coiffeur scissors, peluquero scissors, cabeleireiro scissors, parrucchiere scissors,
broker chart-increasing, trader chart-increasing, day-trader chart-increasing, crypto-trader chart-increasing, analyst chart-increasing, journalist newspaper, reporter microphone,
gardener watering-can, carpenter hammer, lifeguard ring-buoy, bartender cocktail-glass, barista hot-beverage,
tailor sewing-needle, butcher kitchen-knife, baker bread, boxer boxing-glove, golfer golf-club, drummer drum,
guitarist guitar, violinist violin, pianist musical-keyboard, astronomer telescope, locksmith key, jeweler ring,
magician magic-wand, tourist camera, therapist couch-and-lamp, realtor house, architect triangular-ruler,
archer bow-and-arrow, president rostrum, politician rostrum, candidate rostrum, senator rostrum,
security flashlight, executioner axe, composer musical-score, bellboy luggage, valet key, goalie soccer-ball, midfielder soccer-ball,
flautist flute, organist musical-keyboard, cellist cello, grocer basket, fishmonger fish, puppeteer performing-arts, actor performing-arts,
crossing-guard stop-sign, influencer mobile-phone, youtuber camera, streamer video-game, gamer video-game,
juggler juggling-balls, referee whistle, umpire whistle, ninja katana, samurai katana, tattoo-artist tattoo-machine, tattooist tattoo-machine, shinobi katana, caveman cave-club, cavewoman cave-club, neanderthal cave-club, matador muleta, bullfighter muleta, torero muleta, gladiator sword, blacksmith anvil, shoemaker mans-shoe, archaeologist bone, skateboarder longboard, skater longboard, optician eye-chart, optometrist eye-chart, psychologist clipboard, psychiatrist clipboard, pharmacist pill, sculptor hammer, farmer pitchfork, shepherd shepherds-crook, security-guard flashlight, butler serving-tray, surfer surfboard, florist bouquet, midwife baby-bottle, maid broom, pharaoh scroll, pope scroll, swimmer goggles, veterinarian stethoscope, engineer wrench, roofer ladder, welder wrench, nanny baby-bottle, babysitter baby-bottle, viking axe, leprechaun money-bag, bodybuilder barbell, weightlifter barbell, basketball-player basketball, football-player american-football, tennis-player tennis, soccer-player soccer-ball, hockey-player ice-hockey, baseball-player baseball, volleyball-player volleyball, pizza-chef pizza, personal-trainer barbell,
lion-tamer whip, tiger-tamer whip, snake-charmer flute, fire-eater fire, sword-swallower dagger, bagpiper bagpipes, meter-maid receipt, toll-collector coin, tax-collector receipt, bounty-hunter handcuffs, gold-digger pick, tightrope-walker umbrella

[stuff full]
full of, filled with, filled to the brim with, packed with, stuffed with, overflowing with, brimming with, loaded with,
bursting with, crammed with, full with, lleno de, llena de, cheio de, cheia de, plein de, pleine de, pieno di, piena di,
voller, voll mit, voll von, gefüllt mit, vol met, pełen, pełna, dolu, penuh dengan

[stuff covered]
covered in, covered with, covered by, coated in, coated with, smothered in, drenched in, plastered with, dipped in,
smeared with, sprinkled with, cubierto de, cubierta de, coberto de, coberta de, couvert de, couverte de, coperto di,
coperta di, bedeckt mit, bedekt met

[stuff made]
made of, made out of, made from, made entirely of, built out of, built from, carved from, carved out of, knitted from,
hecho de, hecha de, feito de, feita de, fait de, faite de, fatto di, fatta di, gemacht aus, besteht aus, gemaakt van

[stuff wrapped]
wrapped in, wrapped up in, wrapped like a, bundled in, bundled up in, rolled up in, swaddled in, cocooned in, tucked into,
envuelto en, envuelta en, enrolado em, enrolada em, enveloppé dans, eingewickelt in, avvolto in, gewikkeld in

[hour night]
works nights, working nights, night shift, night shifts, nightshift, night duty, graveyard shift, night watchman, night owl,
midnight, at night, of the night, in the moonlight, by night, in the night, all night, into the night, night sky, late night, at nighttime, moonlight,
moonlit, in the dark, of the dark, after dark, at 2am, at 3am, at 4am, at 1am, 3 am, 2 am, 4 am, under the stars, starry night, nocturnal,
de noche, medianoche, a medianoche, à noite, de noite, meia noite, à meia noite, la nuit, de nuit, à minuit, minuit, bei nacht, in der nacht,
nachts, um mitternacht, mitternacht, di notte, a mezzanotte, mezzanotte, 's nachts, nocą, w nocy, gece, malam hari, ночью

[hour dusk]
at dusk, at sunset, sunset, into the sunset, in the evening, golden hour, twilight, al atardecer, ao pôr do sol, au coucher du soleil,
bei sonnenuntergang, al tramonto

[hour dawn]
always early, too early, hours early, an hour early, shows up early, arrives early, morning shift, day shift, early shift, works mornings, early bird, at 6am, at 5am, 6 am, 5 am,
at dawn, at sunrise, sunrise, first light, crack of dawn, al amanecer, ao amanhecer, à l'aube, im morgengrauen, all'alba

[weather rain]
in the rain, in rain, rainy, raining, rainstorm, downpour, in a storm, drizzle, bajo la lluvia, na chuva, sous la pluie, im regen,
sotto la pioggia, in de regen, w deszczu, под дождем

[weather snow]
in winter, in the winter, in january, im winter, en invierno, en hiver, in inverno, no inverno, hates the cold, hate the cold, hating the cold, hates winter, hates cold weather, scared of the cold, afraid of the cold, odia el frío, odeia o frio, déteste le froid, hasst die kälte, odia il freddo, in the snow, snowing, snowy, snowfall, snowstorm, in a blizzard, blizzard, en la nieve, na neve, sous la neige, im schnee, nella neve

[done to us smug]
left leaves leaving dumped dumps dumping ditched ghosted ghosting ghosts cheated cheating cheats replaced replacing replaces fired
firing fires evicted evicting evicts scammed scamming scams rugged rugging rugs robbed robbing robs betrayed betraying betrays stole
steals stealing blocked blocking blocks unfollowed ignores ignoring ignored outsmarted tricked owns owes manipulates gaslighting
gaslights charges charging bullies bullying ate eats eating took takes taking hides hiding hid raised raises raising
doubled increased cancelled canceled deleted deletes banned bans kicked kicks charged betrays outbid

[done to us deadpan]
judging judges judged watching watches monitoring monitors staring stares pitying pities doubts doubting tolerates

[done to us angry]
hates hating hated yelling yells screaming screams sued suing sues attacking attacks threatening threatens nagging nags blames blaming

[done to us laughing]
mocking mocks mocked laughing laughs roasting roasts teasing teases

[done to us loving]
loves loving adores adoring believes trusts misses

[deed sells]
sell vend auction hawk peddle

[deed races]
race outrun compete

[deed catches]
catch

[deed hides]
hide cower

[deed spits]
spit spray squirt vomit puke sneeze cough

[deed delivers]
deliver ship

[deed counts]
count hoard collect

[deed hangs]
hang dangle swing

[English of es]
que-hace-rap who raps, que-está-a-dieta on a diet, a-dieta on a diet, de-vacaciones on vacation, con-sobrepeso who is fat, haciendo-ejercicio at the gym, haciendo-la-siesta taking a nap, haciendo-una-siesta taking a nap, que-se-queda-dormido sleeping, a-escondidas -, en-secreto -, con-miedo-a afraid of, con-miedo-al afraid of the, adicto-a-la addicted to, enamorado-de in love with, enamorada-de in love with, que-se-cree who thinks he is a, que-cree-ser who thinks he is a, 
cinco five, seis six, siete seven, ocho eight, nueve nine, diez ten,
un a, una a, unos +, unas +, el the, la the, los the +, las the +, con with, sin without, de of, del of the, en in, al to the, a to, y and,
que who, su its, sus its, mi my, para for, por for, dos two, tres three, cuatro four, muy -, se -, como as, contra against, pero but, es is, no not,
sobre on, bajo under, entre between, tiene has,
no-sabe can't, no-puede can't, perdió lost, olvidó forgot,
que-hace doing, haciendo doing, que-teme-a afraid of, que-tiene-miedo-a afraid of,
no-quiere doesn't want to, quiere-ser wants to be a, ya-no doesn't, nunca never, siempre always, solo only, sólo only, se-cree thinks he is a, cree-que-es thinks he is, cree-ser thinks he is a, se-comió ate, mis my, tus your, tu your, más-que-yo more than me, se-convirtió-en became, quiere wants,
propio -, propia -,
perdió-todo lost everything, en-bolsa on the stock market, en-la-bolsa on the stock market, sin-parar -, nadie nobody, todos everybody, sueña-con dreams of, soñando-con dreaming of, demasiado too much, demasiada too much, demasiados too much, se-creía thought he was a, hace-rap raps, nada nothing, en-casa at home, hasta until, desde since, adicto-a addicted to, adicta-a addicted to, adicto-al addicted to, obsesionado-con obsessed with, obsesionada-con obsessed with, gratis for free, de-noche at night, por-la-noche at night, cada-día every day

[English of pt]
que-faz-rap who raps, andando-de riding a, de-óculos-escuros with sunglasses, de-óculos with glasses, de-chapéu with a hat, de-terno with a suit, de-pijama in pajamas, de-dieta on a diet, de-férias on vacation, com-medo-de afraid of, que-tem-medo-do who fears, relaxando-na relaxing in the, relaxando-no relaxing in the, escondido -, sem-parar -, apaixonado-por in love with, apaixonada-por in love with, que-virou who became a, que-pensa-que-é who thinks he is a, atrasado-para late for, 
cinco five, seis six, sete seven, oito eight, nove nine, dez ten,
um a, uma a, uns +, umas +, o the, a the, os the +, as the +, com with, sem without, de of, do of the, da of the, dos of the, das of the, em in,
no in the, na in the, nos in the, nas in the, num in a, numa in a, e and, que who, seu its, sua its, seus its, meu my, minha my, para for, por for, ao to the,
dois two, duas two, três three, quatro four, muito -, se -, contra against, mas but, é is, não not, tem has,
não-sabe can't, não-consegue can't, não-pode can't, perdeu lost, esqueceu forgot,
que-faz doing, fazendo doing, que-tem-medo-de afraid of,
não-quer doesn't want to, quer-ser wants to be a, nunca never, sempre always, só only, se-acha thinks he is a, acha-que-é thinks he is, comeu ate, meus my, minhas my, mais-do-que-eu more than me, mais-que-eu more than me, virou became a, às on, quer wants,
próprio -, própria -,
perdeu-tudo lost everything, na-bolsa on the stock market, ninguém nobody, todos everybody, sonha-em dreams of, sonha-com dreams of, demais too much, muito-café too much coffee, nada nothing, em-casa at home, pela by the, pelo by the, viciado-em addicted to, viciada-em addicted to, obcecado-por obsessed with, obcecada-por obsessed with, de-graça for free, à-noite at night, de-noite at night, todo-dia every day

[English of fr]
qui-a-peur-du-noir afraid of the dark, peur-du-noir afraid of the dark,
qui-fait-du-rap who raps, qui-rappe who raps, en-cachette -, très-pressé in a hurry, très-pressée in a hurry, pressé in a hurry, pressée in a hurry, au-régime on a diet, en-vacances on vacation, amoureux-de in love with, amoureuse-de in love with, amoureux-d in love with a, qui-se-prend-pour who thinks he is, qui-fait-la-sieste taking a nap, en-retard-au late for the, en-retard-à late for, en-retard-pour late for, à-vélo on a bicycle, à-cheval on a horse, fait-du-yoga doing yoga, 
cinq five, six six, sept seven, huit eight, neuf nine, dix ten,
un a, une a, d'un of a, d'une of a, qu'il who, des +, le the, la the, les the +, du of the, de of, dans in, sur on, avec with, sans without, au at the, aux at the, à in, et and, qui who,
son its, sa its, ses its, mon my, ma my, mes my, pour for, par for, deux two, trois three, quatre four, très -, trop too much, se -, en in, contra against, contre against, sous under, mais but, est is,
ne-sait-pas can't, ne-peut-pas can't, a-perdu lost, a-oublié forgot, qui-fait-du doing, qui-fait-de-la doing, qui-a-peur-de afraid of, qui-a-peur-des afraid of,
ne-veut-pas doesn't want to, veut-être wants to be a, veut-devenir wants to be a, ne -, n' -, pas not, jamais never, toujours always, se-prend-pour thinks he is, a-mangé ate, tes your, ton your, ta your, plus-que-moi more than me, est-devenu became a, est-devenue became a, veut wants,
propre -,
a-tout-perdu lost everything, en-bourse on the stock market, rêve-de dreams of, croit-être thinks he is, se-croit thinks he is, ne-trouve-pas can't find, chez at, chez-le at the, chez-la at the, trop-de too much, trop-d too much, personne nobody, rien nothing, à-la-maison at home, sans-arrêt -, accro-à addicted to, accro-au addicted to, accro-aux addicted to, obsédé-par obsessed with, obsédée-par obsessed with, gratuitement for free, la-nuit at night, tous-les-jours every day

[English of de]
auf-diät on a diet, im-urlaub on vacation, ohne-plan who is clueless, verliebt-in in love with, der-verliebt-ist-in in love with, der-sich-für who thinks he is, heimlich -, der-diät-macht on a diet, 
fünf five, sechs six, sieben seven, acht eight, neun nine, zehn ten,
ein a, eine a, einen a, einem a, einer a, der the, die the, das the, den the, dem the, mit with, ohne without, im in the, in in, auf on, am at the, an at, beim at the,
zum to the, zur to the, und and, sein its, seine its, seinen its, seinem its, seiner its, ihre its, ihren its, mein my, meine my, für for, von of, vom of the, zwei two, drei three, vier four, sehr -, zu to, sich -, gegen against, unter under, hat has,
aber but, ist is, nicht not, angst-vor afraid of, hat-angst-vor afraid of, vor of, aus of, über over, nach to, kein no, keine no, keinen no,
kann can, verloren lost, vergessen forgot,
nie never, immer always, nur only, will wants, mehr-als-ich more than me, meinen my, meinem my, meiner my, wurde became,
eigene -, eigenen -, eigener -, eigenes -,
zu-viel too much, zu-viele too much, der-glaubt-er-sei who thinks he is, die-glaubt-sie-sei who thinks she is, das-glaubt-es-sei who thinks it is, der-denkt-er-ist who thinks he is, die-denkt-sie-ist who thinks she is, das-denkt-es-ist who thinks it is, der-denkt-er-sei who thinks he is, die-denkt-sie-sei who thinks she is, alles everything, nichts nothing, niemand nobody, zuhause at home, süchtig-nach addicted to, verrückt-nach crazy about, besessen-von obsessed with, umsonst for free, nachts at night, jeden-tag every day

[English of it]
che-fa-rap who raps, a-dieta on a diet, in-vacanza on vacation, che-va-veloce in a hurry, innamorato-di in love with, innamorata-di in love with, che-si-crede who thinks he is, di-nascosto -, che-va-in-pensione retired, in-ritardo-per late for, in-ritardo-al late for the, in-ritardo-alla late for the, che-fa-yoga doing yoga, che-fa-surf surfing, 
cinque five, sei six, sette seven, otto eight, nove nine, dieci ten,
un a, uno a, una a, il the, lo the, la the, i the, gli the +, le the, l' the, con with, senza without, di of, del of the, della of the, dei of the, in in, nel in the, nella in the, sul on the, sulla on the,
al at the, alla at the, a at, e and, che who, suo its, sua its, mio my, mia my, per for, due two, tre three, molto -, si -, contro against, ma but, è is, da from, ha has,
non-sa can't, non-può can't, ha-perso lost, ha-dimenticato forgot,
che-fa doing, facendo doing, che-ha-paura-di afraid of,
non-vuole doesn't want to, vuole-essere wants to be, vuole-diventare wants to be a, non not, mai never, sempre always, solo only, si-crede thinks he is, crede-di-essere thinks he is, ha-mangiato ate, i-miei my, le-mie my, più-di-me more than me, è-diventato became, è-diventata became, dal from the, dalla from the, vuole wants,
proprio -, propria -, che-fa-il working as a, che-fa-la working as a,
ha-perso-tutto lost everything, in-borsa on the stock market, sogna-di dreams of, troppo too much, troppa too much, troppi too much, nessuno nobody, niente nothing, a-casa at home, non-trova can't find, che-fa-la-pasta making pasta, dipendente-da addicted to, dipendente-dal addicted to, dipendente-dalla addicted to, ossessionato-da obsessed with, fissato-con obsessed with, gratis for free, di-notte at night, ogni-giorno every day

[English of nl]
vijf five, zes six, zeven seven, acht eight, negen nine, tien ten,
een a, de the, het the, van of, met with, zonder without, op on, in in, aan at, bij at, en and, die who, dat who, voor for, naar to, uit of, onder under,
zijn its, haar its, mijn my, twee two, drie three, vier four, om -, te -, heel -, zich -, tegen against, maar but, is is, niet not, als as, bang-voor afraid of, heeft has,
kan can, niet-kan can't, verloor lost, verloren lost, vergat forgot, vergeten forgot,
niet-wil doesn't want to, wil wants, nooit never, altijd always, alleen only, meer-dan-ik more than me

[English of pl]
pięć five, sześć six, siedem seven, osiem eight, dziewięć nine, dziesięć ten,
który who, która who, które who, którzy who, na on the, w in the, we in the, z with, ze with, do to the, od from, po -, pod under the, dla for, bez without, i and,
się -, jego its, jej its, mój my, moja my, dwa two, dwie two, trzy three, cztery four, bardzo -, jest is, nie not, ale but, jak as, nad over the, przed of,
nie-chce doesn't want to, nigdy-nie never, nigdy never, zawsze always, tylko only, zjadł ate

[English of tr]
beş five, altı six, yedi seven, sekiz eight, dokuz nine, on ten,
bir a, ve and, çok -, iki two, üç three, dört four, da -, de -, o -, bu -, şu -

[English of id]
lima five, enam six, tujuh seven, delapan eight, sembilan nine, sepuluh ten,
seekor a, sebuah a, seorang a, yang who, dan and, dengan with, tanpa without, di in the, ke to the, dari from, di-atas on the, di-bawah under the, di-dalam in the,
pada at the, untuk for, sedang -, itu -, ini -, dua two, tiga three, empat four, tidak not, saya my, sangat -,
tidak-mau doesn't want to, ingin wants to, selalu always, hanya only, tidak-pernah never

[is on it]
beach roof moon skateboard bicycle motorcycle boat chair table bench sofa veranda balcony island street farm keyboard piano desk rug
carpet ladder scooter surfboard horse stage stairs wall fence

[English of ja]
眠れない sleep, 泳げない swim, 飛べない fly, 歩けない walk, 走れない run, 踊れない dance, 歌えない sing, 読めない read, 起きられない get up, 働けない work, 笑えない laugh, 怒れない get angry

[English of zh]
一只 a, 一个 a, 一头 a, 一条 a, 一位 a, 一匹 a, 两只 two, 两个 two, 三只 three, 三个 three, 在 in, 正在 now, 的 whose, 着 -, 上 on, 里 in, 打 play, 骑 ride, 开 drive, 喝 drink, 吃 eat, 戴 wear, 穿 wear, 胖 fat, 懒 lazy, 悲伤 sad, 伤心 sad, 生气 angry, 愤怒 angry, 孤独 lonely, 开心 happy, 快乐 happy, 小 little, 大 big, 老 old

[is at it]
wedding party nightclub office supermarket casino airport hairdresser bar gym library school work dentist

[happened]
ate rode drove flew drew wrote drank threw bit forgot took gave wore shrank grew woke fell became sang swam dug ran
stole froze hid sat said died jammed exploded crashed landed escaped stepped tripped collapsed failed arrived
fainted drowned melted slipped sneezed vanished disappeared resigned retired overslept quit broke went came saw
dropped spilled swallowed deleted refused

[happened to it]
lost found sold bought built caught made brought held kept won swept lent knit sued married set put left met cut
heard taught hit shut

[done harshly]
fire scold evict sue judge blame fine arrest punish ground nag bully insult sentence convict expel dump ditch banish handcuff jail
cancel ban divorce betray reject lecture yell accuse interrogate criticize

[done hurting]
bite slap kick punch attack sting pinch hit beat burn scratch stab poke whip smack spank headbutt peck bonk squash crush carve cut saw chop slice tackle

[done slyly]
rob scam trick cheat trap catch capture kidnap blackmail scare spook prank mug fool outsmart pickpocket hypnotize stalk threaten bribe frighten
terrify terrorize ambush

[done kindly]
rescue save feed treat heal comfort massage pet lick groom bathe teach train bless carry cure bandage nurse guide serve help wash shear

[done lovingly]
hug kiss cuddle marry adopt love embrace snuggle

[done teasing]
tickle entertain amuse

[done boring]
bore ignore ghost

[known by what is written]
password passcode spot space form bill card membership subscription license licence permit certificate invoice contract warrant
application reservation report diploma visa ticket fine pass letter receipt mortgage loan agreement prescription insurance

[people by another picture]
pirate, viking, cowboy, cowgirl, outlaw, burglar, thief, robber, bandit, boxer, banker, trader, investor, devil, gladiator, witch hunter

[deals in what stands before]
vendor seller dealer instructor collector salesman saleswoman hawker peddler smuggler

[says which trade]
tax, podcast, radio, tv, choir, street, stock, crypto, bitcoin, insurance, traffic, parking, wedding, party, event, talk show, game show, sports, football, soccer, basketball, baseball, war, crime, fashion, weather, health, safety, food, restaurant, film, movie, news, music, opera, computer, video game, data, police, fire, train, airport, hotel, school, kitchen, customs, border, divorce, elevator, birthday, mountain, ice cream truck

[drawn for words]
ozempic syringe, semaglutide syringe, botox syringe, remote remote-control, staples paperclip, gas fuel-pump, petrol fuel-pump, ink ink-cartridge, toner ink-cartridge, charging power-outlet, charger power-outlet, recharging power-outlet, fuel fuel-pump, oxygen balloon, signal satellite-antenna, deposit money-bag, deposits money-bag, dividend coin, dividends coin, salary money-with-wings, paycheck money-with-wings, wage money-with-wings, wages money-with-wings, bonus money-bag, commission money-bag, royalties coin, allowance coin, pension piggy-bank, savings piggy-bank, nest egg piggy-bank, retirement fund piggy-bank,
rent house, lease house, eviction key, mortgage house, property house, real estate house, neighborhood houses, housing houses, suburb houses, renovation hammer-and-wrench, repairs wrench, maintenance wrench,
tax receipt, taxes receipt, invoice receipt, invoices receipt, bill receipt, bills receipt, refund money-with-wings, rebate money-with-wings, cashback money-with-wings, discount label, bargain label, coupon label, coupons label, sale label, price label, prices label, warranty receipt, expense receipt, expenses receipt, cost receipt, fee receipt, fees receipt, tip coin, tips coin, spare change coin, penny coin, pennies coin, capital money-bag, funding money-bag, investment chart-increasing, investments chart-increasing, portfolio chart-decreasing, stock chart-increasing, stocks chart-increasing, shares chart-increasing, profit chart-increasing, profits chart-increasing, growth chart-increasing, gains chart-increasing, loss chart-decreasing, losses chart-decreasing, inflation chart-decreasing, recession chart-decreasing, bankruptcy chart-decreasing, crash chart-decreasing, economy bar-chart, statistics bar-chart, data bar-chart, quota bar-chart, budget calculator, accounting calculator, algebra calculator, fortune treasure-chest, inheritance treasure-chest, heritage treasure-chest, wealth gold-bar, riches gold-bar, ransom money-bag, bribe money-bag, alimony money-with-wings, child support baby-bottle, loan money-bag, loans money-bag, debt receipt, debts receipt, student loan graduation-cap, student debt graduation-cap, crypto bitcoin, token coin, tokens coin, airdrop airdrop-crate, gas fees fuel-pump,
payday money-bag, morning sun, mornings sun, deadline alarm-clock, deadlines alarm-clock, overtime alarm-clock, punctuality alarm-clock, patience hourglass-not-done, delay hourglass-not-done, procrastination hourglass-not-done, appointment calendar, appointments calendar, schedule calendar, schedules calendar, anniversary calendar, vacation luggage, holiday luggage, holidays luggage, trip luggage, retirement deck-chair, promotion trophy, award trophy, success trophy, victory trophy, championship trophy, career ladder, corporate ladder ladder, raise money-with-wings, resume page-facing-up, resumes page-facing-up, cv page-facing-up, paperwork page-facing-up, bureaucracy page-facing-up, legislation scroll, law scroll, laws scroll, lawsuit scroll, lawsuits scroll, litigation scroll, treaty scroll, constitution scroll, contract scroll, contracts scroll, regulation scroll, regulations scroll, verdict gavel, justice balance-scale, equality balance-scale, fines receipt, parking fine receipt, parking fines receipt, penalty receipt, protection shield, privacy locked, secret locked, secrets locked, encryption locked, credential locked, crime handcuffs, arrest handcuffs, bail handcuffs, evidence magnifying-glass-tilted-left, clue footprints, clues footprints, presentation projector-screen, powerpoint projector-screen, slideshow projector-screen, spreadsheet bar-chart, spreadsheets bar-chart, meeting briefcase, meetings briefcase, deal handshake, agreement handshake, partnership handshake, negotiation handshake, idea light-bulb, inspiration light-bulb, innovation light-bulb, invention light-bulb,
homework notebook, assignment notebook, essay notebook, education graduation-cap, degree graduation-cap, diploma scroll, graduation graduation-cap, tuition graduation-cap, exam failed-test, exams failed-test, quiz failed-test, grade failed-test, grades failed-test, science test-tube, chemistry test-tube, physics atom-symbol, biology microscope, geography world-map, geometry triangular-ruler, history scroll, literature books, philosophy books, knowledge books, wisdom books, novel open-book, poem feather, poems feather, poetry feather, grammar open-book, vocabulary open-book, research microscope, diagnosis stethoscope, therapy therapy-couch, medication pill, antidepressants pill, vitamins pill, painkillers pill, diet green-salad, calories birthday-cake, cholesterol bacon, obesity hamburger, allergy nose, snack cookie, snacks cookie, outfit dress, outfits dress, wardrobe dress, midnight snack cookie, leftovers takeout-box, rumour speech-balloon, reflection mirror, commitment ring, unemployment money-with-wings, childhood teddy-bear, responsibility briefcase, adulthood briefcase, adulting briefcase, peanuts peanuts, dairy glass-of-milk, gluten bread, lactose glass-of-milk, fever thermometer, cavity tooth, insomnia alarm-clock, nap pillow, nightmare ghost, promise crossed-fingers, promises crossed-fingers, lie crossed-fingers, lies crossed-fingers, trauma broken-heart, grief wilted-flower,
romance red-heart, affection red-heart, crush red-heart, divorce broken-heart, breakup broken-heart, heartbreak broken-heart, rejection broken-heart, marriage ring, engagement ring, proposal ring, apology bouquet, compliment bouquet, gossip speech-balloon, rumor speech-balloon, rumors speech-balloon, excuse speech-balloon, excuses speech-balloon, advice speech-balloon, criticism speech-balloon, feedback speech-balloon, jokes rubber-chicken, joke rubber-chicken, puns rubber-chicken, pun rubber-chicken, childhood teddy-bear, nostalgia vinyl-record, birthday birthday-cake, birthdays birthday-cake, celebration party-popper, wedding ring, funeral coffin, death coffin, apocalypse volcano, war bomb, peace dove, freedom dove, democracy ballot-box-with-ballot, election ballot-box-with-ballot, vote ballot-box-with-ballot, propaganda megaphone, protest megaphone, strike megaphone, marketing megaphone, advertising megaphone, fame star, talent star, religion church, faith church, destiny crystal-ball, fate crystal-ball, future crystal-ball, magic magic-wand, luck four-leaf-clover, karma balance-scale,
codebase laptop, repository laptop, backend server-rack, wifi router, internet router, bandwidth router, signal satellite-antenna, software laptop, code laptop, algorithm laptop, website laptop, blog laptop, app mobile-phone, apps mobile-phone, notification bell, notifications bell, alarm bell, subscription credit-card, subscriptions credit-card, credit credit-card, followers thumbs-up, likes thumbs-up, attention megaphone, email e-mail, emails e-mail, newsletter newspaper, headline newspaper, news newspaper, podcast studio-microphone, stream video-camera, video video-camera, meme framed-picture, memes framed-picture, nft framed-picture, art framed-picture, photo framed-picture, portrait framed-picture, music musical-note, song musical-note, songs musical-note, lullaby musical-note, melody musical-note, noise loudspeaker, battery life battery, electricity high-voltage, energy high-voltage, power outage candle, pollution factory, garbage trash-bag, trash trash-bag, recycling recycling-bin, laundry laundry-basket, dishes sponge, groceries shopping-bags, shopping shopping-bags, fashion dress, luggage luggage, commute bus, traffic automobile, gasoline fuel-pump, fuel fuel-pump, chart chart-increasing, charts chart-increasing, confidence glowing-star, climate globe-showing-americas, weather cloud-with-rain, forecast cloud-with-rain, darkness new-moon, heat sun, cold snowflake, winter snowflake, summer sun, spring flower, autumn maple-leaf, hunger fork-and-knife-with-plate, dessert shortcake, caffeine hot-beverage, alcohol beer-mug, gambling slot-machine, lottery ticket, casino slot-machine, gym barbell, workout barbell, exercise barbell, cardio running-shoe, marathon running-shoe, fitness barbell

[manners]
tiny giant huge small little big mini mighty sleepy lazy grumpy angry happy sad lonely shy brave fearless
clumsy confused drunk hungry thirsty fat chubby chunky skinny fluffy fuzzy hairy bald old ancient young
retired immortal invisible flying dancing singing screaming crying laughing smiling sleeping running jumping
swimming evil wise smart dumb silly crazy mad wild feral haunted cursed magic magical golden silver shiny
sparkly glowing neon pink purple blue red green yellow black white orange rainbow radioactive toxic nuclear
frozen melting burning spicy sweet salty sour crispy cosmic quantum cyber robotic mechanical digital royal
fancy posh rich broke poor famous anxious nervous dramatic sarcastic depressed caffeinated philosophical
suspicious sneaky muscular buff strong cute adorable majestic legendary epic wet moist dusty rusty forgotten
lost last rebellious polite rude honest humble sigma based degenerate chill cool

[attacks]
chasing hunting haunting attacking scaring following judging stalking biting fighting guarding bullying

[ends of what is denied]
who that which with in on at by for from but and or just only is are was were can will because when while
allowed left to then

[verbs of tending]
bandage heal examine vaccinate inject tattoo comfort massage tickle arrest rescue interrogate hypnotize

[verbs of moving]
dive swim surf ski skate sail row run walk dance jump hop climb fly fall march crawl slide spin sleep fish
hunt box wrestle travel sumo vote yell nap

[verbs with an object]
love hate need make bring take give get become turn wear hold own keep want know find lose think believe
refuse forget remember run work live look open close act file direct pump dump

[plain adjectives]
big small little huge great good bad new old too many strange weird wild sweet broken hot cold long short

[before a noun phrase]
during through while about over under into onto off near like against after before without than because
a an the his her its their my our of with in on at by from to for and who un una une um uma ein eine einen
einem einer el la le il lo o de der die das een het

[foreign verbs with an object]
play carry throw sell buy build deliver save guard collect steal rob hug kiss brush wash count repair invent
bite search mow win lose ride rule

[foreign prepositions]
en dans sur auf im in am an no na nos nas nel nella sul sulla con mit avec com bei unter sous bajo por para
pour für fur nach zu zum al au aux de del du von vom hacia vers nachts op van met bij w na do z od za di
dengan ke dari в на с и по у и und y e et

[words of one language]
und ich nicht mein meine eine einen dem zum zur beim sehr der das los las una unos unas muy qui une avec sans
tres trop um uma uns dos das meu minha nao che il lo gli uno della nella sulla molto senza mio mia sono el les
aux

[passives seen on the hero]
chase hunt pursue follow surround cover own make write inspire power run know obsess haunt raise create bake
build draw swallow eat

[subordinating words]
who that which where while because with in on at of for from under over riding to into about against without
like by wearing holding eating and on through vs

[written without apostrophe]
dont doesnt didnt cant wont isnt wasnt arent couldnt shouldnt wouldnt havent hasnt im ive youre theyre thats
whos lets aint tho cuz bc pls plz thx idk tbh ngl imo rn fr smh wtf omg

[done to a place]
eat eats eating ate eaten hug hugs hugging steal steals stealing marrying kissing kisses guard guards guarding
inherit inherits inheriting inherited

[places that make]
factory fabrik fábrica usine fabbrica fabriek fabrika plant manufacturer refinery workshop

[places that sell]
shop store stand stall booth kiosk truck cart counter market tienda loja puesto laden magasin negozio boutique

[at a place]
at to of from for beim zum vorm vom bei en al con del chez au du no na ao dal ke di in seeing visit visits
visiting

[see through]
invisible transparent translucent unsichtbar unsichtbare unsichtbarer unsichtbares invisivel invisibile
durchsichtig durchsichtiger durchsichtige durchsichtiges

[wants before a verb]
want wants wanted wanting refuse refuses refusing try tries trying learn learns learning going ready unable
need needs has have

[heaps]
pile piles heap heaps stack stacks mountain mountains hoard mound tower pyramid wall barricade fort fortress
dam dams bunker barrier ladder staircase bonfire nest

[fat]
fat chubby chonky chunky thicc obese overweight plump pregnant gordo gorda gros grosse dick dicke dicker chonk

[muscular]
muscular buff jacked ripped swole shredded bodybuilder bodybuilding strong mighty gymbro musculoso stark

[always plural]
nachos, stairs, churros, tacos, lungs, noodles, fries, socks, jeans, pants, shorts, trousers, scissors, glasses,
sunglasses, goggles, headphones, dice, maracas, skis, chopsticks, binoculars, pyjamas, pajamas, beans,
peanuts, leggings, tights, tweezers, bagpipes, fireworks, dumplings, handcuffs, dentures, slippers, boots,
shoes, pickles, cards, pearls, bulls, eggs, drums, bells, books, roses

[plural of one]
spells news weights dumbbells barbells scissors glasses sunglasses pants trousers jeans shorts pyjamas pajamas headphones binoculars
handcuffs tweezers dentures goggles skis groceries clothes headlights crutches stilts nunchucks nunchuks

[nouns in ing]
thing, being, building, painting, drawing, recording, offering, feeling, greeting, warning, blessing, saying,
meeting, wedding, outing, gathering, crossing, landing, opening, topping, filling, clearing, ceiling, railing,
awning, carving, stocking, earring, pudding, evening, morning, viking, herring, lemming, starling, sterling,
farthing, gelding, bullring, dumpling, duckling, gosling, hatchling, chickling, seedling, sapling, sibling,
darling, fledgling, underling, changeling, halfling, yearling, inkling, weakling, dragonling, foundling,
keyring

[ends of longer names]
orchestra, army, club, gang, squad, crew, union, mafia, choir, band, parade, party, disco, library, rally,
contest, championship, champion, race, romance, love, heist, deal, crash, class, course, pageant, show, tournament, league, cup, convention, workshop, seminar, retreat, program, relationship, degree, career, addiction, problem, crisis, syndrome, disorder, crisis, festival, museum, olympics,
trap, trainer, coach, fashion, art, magic, bank, poker, opera, movie, show, news, law, peace, time, king,
queen, boss, dad, mom, guy, man, woman, lady, girl, boy, kid, bro

[fluids and what holds them]
water, wave, sea, ocean, tears, sweat, soup, beer, wine, mug, glass, cup, drink, cocktail, milk, honey, oil,
sauce, ketchup, swimming-pool, kiddie-pool, bathtub, hot-tub, droplet, blood, mud, bucket, bowl, puddle

[no regular verbs]
aint, ant, wont, cant, dont, didnt, doesnt, isnt, whos, its, was, is, has, does, had, went, said, saw, got,
met, sank, rang, told, felt, left, lost, meant, paid, put, quit, read, cut, hit, let, set, shut, cost, hurt,
spent, sent, kept, became, began, used, once, never, always, still, secretly, nobody, everyone

[hailing at the start]
bro, bruh, chat, guys, dude, ser, sir, fren, frens, mom, dad, boss, babe, wen, gm, gn, lfg, ngl, tbh, touch
grass

[hailing at the end]
ser, sir, bro, bruh, mom, fr, fr fr, tho, lol, lmao

[my own affairs]
portfolio, life, bank account, bank balance, bags, sleep schedule, social life, love life, screen time,
attention span, credit score, situationship

[what people call themselves]
certified, professional, full time, full-time, self proclaimed, self-proclaimed, recovering, lifelong`;
