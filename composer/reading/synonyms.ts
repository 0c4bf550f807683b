/**
 * What people call things, by picture id; the emoji sets' own keywords come after these.
 * Plural, doubled letters ("doggggo") and accents are handled by the reader. A name with a space is a phrase.
 */
const lines = `
frog: frog froggy froggo toad pepe ribbit bullfrog
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
llama: llama alpaca
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
skull: skull skeleton bones reaper
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
steaming-bowl: ramen noodles noodle pho soup
spaghetti: spaghetti pasta
dumpling: dumpling gyoza wonton
bread: bread loaf toast
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
soft-ice-cream: soft serve cone
popcorn: popcorn
egg: egg eggs 蛋
cooking: fried egg
bacon: bacon
meat-on-bone: meat steak rib
poultry-leg: drumstick chicken wing chicken nugget nugget
avocado: avocado guacamole
tomato: tomato ketchup
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
hot-beverage: coffee espresso latte cappuccino mocha barista tea
teapot: teapot kettle
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
jar: peanut butter
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
snowflake: snow snowflake ice
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
coin: coin token bitcoin penny dogecoin
money-bag: money cash wealth
money-with-wings: burn money
dollar-banknote: dollar bill banknote
chart-increasing: chart trading trader trade stonks stonk pump stocks market options bullrun 股票
chart-decreasing: dump crash bear market rekt
credit-card: credit card
bank: bank banker
crown: crown tiara corona
ring: ring anillo
trophy: trophy champion cup
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
crossed-swords: sword swords katana
shield: shield
axe: axe viking
hammer: hammer
pick: pickaxe mine
wrench: wrench mechanic
gear: gear cog
toilet: toilet bathroom
roll-of-paper: toilet paper
soap: soap laundry
bathtub: bath bathtub
broom: broom witch
chair: chair
couch-and-lamp: couch sofa
bed: bed
light-bulb: lightbulb light bulb lamp idea
battery: battery
magnet: magnet
key: key llave
locked: lock padlock
envelope: letter mail
package: package parcel box delivery
books: book library
scroll: scroll
pencil: pencil lápiz
scissors: scissors
paperclip: paperclip
briefcase: briefcase
laptop: laptop computer
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
musical-keyboard: piano pianist
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
skateboard: skateboard skater skateboarding
flag-in-hole: golf golfer
sled: sled
ice-skate: ice skate
fishing-pole: fishing angler
bicycle: bicycle bike
motorcycle: motorcycle motorbike biker
racing-car: racecar race car formula racing lambo lamborghini ferrari
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
office-building: skyscraper office tower
castle: castle
house: house home
hut: hut cabin
tent: tent
mountain: mountain mount everest
snow-capped-mountain: alps
moai: moai
statue-of-liberty: liberty
pirate-flag: pirate flag jolly roger
sunglasses: sunglasses shades glasses
top-hat: top hat
billed-cap: cap hat gorra
graduation-cap: graduation
necktie: tie necktie
t-shirt: shirt
socks: sock
running-shoe: sneaker shoe
hiking-boot: boot
backpack: backpack
umbrella: umbrella
lipstick: lipstick
red-heart: heart love amor 爱
broken-heart: heartbreak
hundred-points: hundred wagmi hodl
bone: bone hueso
brain: brain
eye: eyeball eye
eyes: eyes
tooth: tooth teeth
flexed-biceps: muscle gym biceps strong
thumbs-up: thumbs up
raised-fist: fist
folded-hands: prayer pray
dna: dna
test-tube: potion test tube
alembic: alchemy alchemist
microscope: microscope
telescope: telescope stargazer
syringe: vaccine needle
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
wireless: wifi router signal
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
map: map
world-map: treasure map treasure
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
mate: mate
`;

// Declared before use by `phrasesOf`, which runs while this module loads.
const wholePhrases: readonly string[] =
  `black cat|gato negro|polar bear|trash panda|guinea pig|vampire bat|fruit bat|honey badger|pavo real|sea lion|long neck dinosaur|fruit fly|ufo pilot|space invader|pixel monster|honk honk|joker clown|teddy bear|see no evil|easter island|stone head|chill guy|cool guy|money face|party animal|angry devil|mind blown|upside down|tooth fairy|police officer|construction worker|papa noel|old man|french fries|hot dog|ice cream|soft serve|fried egg|chicken wing|chicken nugget|chili pepper|bubble tea|piña colada|peanut butter|flying saucer|shooting star|palm tree|pine tree|lucky charm|burn money|bear market|credit card|gold medal|slot machine|joker card|eight ball|magic 8 ball|crystal ball|fortune teller|magic wand|moo deng|video game|time machine|toilet paper|rubber duck|light bulb|floppy disk|rock band|dance party|ice skate|race car|pirate flag|jolly roger|top hat|thumbs up|test tube|magnifying glass|bow and arrow|robin hood|yin yang|roller coaster|gas station|treasure map|santa claus`.split(
    "|",
  );

/** Phrase to picture ids, best first. Phrases are folded by the index. */
export const synonyms: readonly (readonly [phrase: string, id: string])[] = lines
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [head = "", names = ""] = line.split(": ");
    const id = head.split(">").at(-1) ?? head;
    return phrasesOf(names).map((phrase) => [phrase, id] as const);
  });

/** Words are split at spaces, but the phrases named here stay whole. */
function phrasesOf(names: string): string[] {
  let rest = ` ${names} `;
  const found: string[] = [];
  for (const phrase of wholePhrases) {
    if (!rest.includes(` ${phrase} `)) continue;
    found.push(phrase);
    rest = rest.replace(` ${phrase} `, " ");
  }
  return [...found, ...rest.split(" ").filter((word) => word !== "")];
}
