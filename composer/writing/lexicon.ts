import { kindOf } from "../reading/picture-index.ts";
import { nameOf } from "../reading/plain-names.ts";
import { isActivity } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { knownAs } from "./known-as.ts";

/** How a subject is spoken of: nicknames that make names, and the noise it makes. */
export interface Character {
  noun: string;
  nicknames: readonly string[];
  cry: string;
}

const lines = `
frog: Ribbit,Croak,Hopper,Toadie,Lilypad | croak
dog-face: Woof,Fetch,Bark,Good Boy,Wags,Biscuit | bark
cat-face: Meow,Whiskers,Purr,Mittens,Nine Lives | meow
black-cat: Midnight,Purr,Hex,Shadow | hiss
fox: Vixen,Foxtrot,Sly,Russet,Den | yip
bear: Growl,Grizz,Honeypaw,Cub,Snout | growl
polar-bear: Glacier,Frostbite,Paws | growl
panda: Bamboo,Munch,Bao,Roly | munch
koala: Gumtree,Snooze,Cling | snore
monkey-face: Chimp,Swing,Mischief,Ooh Ooh,Vine | chatter
gorilla: Kong,Silverback,Thump,Chest | roar
orangutan: Ginger,Swing,Canopy | hoot
lion: Mane,Roar,Pride,Savanna | roar
tiger-face: Stripes,Claw,Prowl,Roar | roar
leopard: Spots,Sprint,Prowl | snarl
wolf: Howl,Fang,Moonpack,Lupo | howl
raccoon: Bandit,Trash Panda,Rummage,Mask | chitter
rabbit-face: Hop,Bunbun,Thumper,Burrow,Cottontail | thump
mouse-face: Squeak,Nibble,Pip,Whisker | squeak
rat: Squeak,Gutter,Nibble,Sewer | squeak
hamster: Wheel,Cheeks,Nibbles,Fluff | squeak
hedgehog: Prickle,Spike,Quill | snuffle
chipmunk: Acorn,Nutkin,Cheeks,Stash | chatter
bat: Echo,Nocturne,Fang,Upside | screech
cow-face: Moo,Udder,Bessie,Cud | moo
ox: Horns,Charge,Toro,Stampede,Snort | snort
pig-face: Oink,Snout,Truffle,Hambone,Mud | oink
boar: Tusk,Snort,Bristle | snort
ewe: Baa,Woolly,Fleece,Flock | bleat
goat: Bleat,Billy,Headbutt,Beard | bleat
llama: Drama,Spit,Fluff,Alpaca | hum
horse-face: Gallop,Neigh,Hoof,Mane | neigh
unicorn: Sparkle,Horn,Glitter,Mythic | whinny
zebra: Stripes,Barcode,Gallop | bray
giraffe: Longneck,Treetop,Highbrow | hum
elephant: Trunk,Tusker,Peanut,Trumpet | trumpet
mammoth: Tusk,Woolly,Ice Age | trumpet
rhinoceros: Horn,Tank,Charge | snort
hippopotamus: Wallow,Hippo,Yawn | bellow
camel: Hump,Dune,Spit,Oasis | grunt
kangaroo: Pouch,Boing,Joey,Boxer | thump
sloth: Slowpoke,Snooze,Dangle,Someday,Yawn | yawn
otter: Splash,Pebble,Float,Ottie | chirp
beaver: Dam,Timber,Chomp | slap
skunk: Whiff,Stinker,Stripe | hiss
badger: Sett,Dig,Stripe | growl
deer: Antler,Fawn,Prance | bellow
moose: Antler,Bellow,Timber | bellow
bison: Stampede,Prairie,Shag | snort
chicken: Cluck,Nugget,Peck,Coop,Drumstick | cluck
rooster: Cockadoodle,Crow,Sunrise,Strut | crow
baby-chick: Peep,Chickie,Fluff,Nugget | peep
duck: Quack,Waddle,Puddle,Bill,Duckie | quack
goose: Honk,Gander,Menace | honk
swan: Grace,Feather,Lake | hiss
eagle: Talon,Wingspan,Soar | shriek
owl: Hoot,Nightwatch,Wisdom,Feather | hoot
penguin: Waddle,Tux,Pingu,Flipper,Belly Slide | squawk
parrot: Squawk,Polly,Echo,Cracker | squawk
flamingo: Pinkie,One Leg,Lagoon | honk
peacock: Strut,Plume,Fancy | scream
turkey: Gobble,Drumstick,Strut | gobble
dodo: Dodo,Extinct,Comeback | squawk
bird: Tweet,Feather,Chirp,Wing | chirp
blackbird: Caw,Raven,Murder,Shadow | caw
dove: Coo,Pigeon,Breadcrumb,Rooftop,Feathers | coo
phoenix-bird: Ember,Ashes,Rebirth | shriek
turtle: Shell,Slowpoke,Snap,Shelly,Tortuga | snap
crocodile: Snap,Chomp,Gator,Swamp | hiss
lizard: Gecko,Scale,Sunbask,Tail | hiss
snake: Hiss,Coil,Noodle,Slither,Fang | hiss
dragon-face: Ember,Scorch,Scales,Hoard,Singe | roar
dragon: Ember,Scorch,Scales,Hoard,Wyrm | roar
sauropod: Longneck,Bronto,Fern | rumble
t-rex: Rexy,Chomp,Stomp,Jurassic,Tiny Arms | roar
whale: Blubber,Splash,Spout,Leviathan | song
spouting-whale: Spout,Blubber,Splash | song
dolphin: Flipper,Click,Splash,Fin | click
seal: Arf,Flipper,Clap | bark
fish: Gill,Fin,Bubbles,Scales | blub
tropical-fish: Fin,Bubbles,Reef,Gill | blub
blowfish: Puff,Fugu,Spike,Blub | puff
shark: Fin,Gnash,Chomp,Bite | chomp
octopus: Tentacle,Inky,Eight Arms,Kraken,Sucker | squelch
squid: Inky,Calamari,Tentacle | squelch
crab: Pinch,Claws,Sideways,Shelly | click
lobster: Claws,Pinch,Thermidor | click
shrimp: Scampi,Krill,Pink | click
jellyfish: Jelly,Drift,Sting,Wobble | wobble
snail: Shell,Slime,Slowmo,Escargot,Trail | slurp
butterfly: Flutter,Wings,Chrysalis | flutter
bug: Wriggle,Crunch,Leaf | crunch
worm: Wriggle,Squirm,Dirt | wriggle
ant: Colony,March,Crumb,Antsy | march
honeybee: Buzz,Honey,Bumble,Stinger,Hive | buzz
lady-beetle: Spot,Dot,Ladybug | buzz
beetle: Scarab,Shell,Clank | buzz
cricket: Chirp,Hopper,Fiddle | chirp
cockroach: Roach,Survivor,Skitter | hiss
spider: Web,Eight Eyes,Silk,Fang | click
scorpion: Sting,Tail,Venom | click
mosquito: Buzz,Bite,Whine | whine
fly: Buzz,Bonk,Window | buzz
microbe: Germ,Petri,Tiny | wobble
alien: Beep,Saucer,Zorp,Abduct,Probe | beep
alien-monster: Blip,Invader,Glitch,Arcade | blip
robot: Beep,Bolt,Circuit,Clank,Gizmo | beep
ghost: Boo,Spook,Spectre,Haunt,Sheet | boo
skull: Bones,Rattle,Grin,Marrow | rattle
clown-face: Honk,Bozo,Circus,Pie | honk
ogre: Oni,Stomp,Swamp | grunt
goblin: Gremlin,Cackle,Hoard | cackle
pile-of-poo: Plop,Stinker,Dookie,Flush | plop
jack-o-lantern: Pumpkin,Gourd,Spook,Patch | cackle
teddy-bear: Teddy,Stuffing,Hug,Button | squeak
snowman: Frosty,Flake,Carrot,Melt | crunch
moai: Stoneface,Moai,Monolith,Boulder | hum
person-mage: Hocus,Merlin,Spell,Wand,Abra | chant
person-merpeople: Siren,Fin,Tide,Pearl | song
person-vampire: Fang,Vlad,Midnight,Cape | hiss
person-zombie: Brains,Groan,Shamble | groan
person-superhero: Cape,Zoom,Kapow | shout
ninja: Shadow,Shuriken,Silence,Smoke | whisper
astronaut: Orbit,Apollo,Splashdown,Countdown | crackle
old-woman: Granny,Nana,Knitwit,Doily,Bingo | cackle
old-man: Gramps,Pops,Cardigan,Slippers | grumble
santa-claus: Ho Ho,Sleigh,Jolly,Chimney | laugh
baby: Goo Goo,Diaper,Rattle,Giggle | gurgle
person-with-crown: Majesty,Throne,Royal,Crown | decree
prince: Majesty,Charming,Royal | decree
princess: Tiara,Majesty,Royal | decree
cook: Whisk,Sizzle,Ladle,Apron | shout
smiling-face-with-horns: Imp,Pitchfork,Brimstone | cackle
nerd-face: Nerd,Specs,Actually,Decimal | sniff
cowboy-hat-face: Yeehaw,Tumbleweed,Spurs | yeehaw
smiling-face-with-sunglasses: Chill,Breeze,Shades | hum
loudly-crying-face: Sob,Tears,Puddle | sob
pizza: Slice,Pepperoni,Crust,Mozza | sizzle
cheese-wedge: Cheddar,Brie,Gouda,Crumb,Camembert | squeak
banana: Peel,Split,Bunch,Slip | squeak
hamburger: Bun,Patty,Pickle,Sizzle | sizzle
french-fries: Fry,Crispy,Ketchup,Salty | crunch
hot-dog: Mustard,Bun,Weenie,Relish | sizzle
taco: Shell,Salsa,Crunch,Tuesday | crunch
burrito: Wrap,Salsa,Guac | rustle
sushi: Wasabi,Nori,Maki,Roll | roll
steaming-bowl: Noodle,Broth,Slurp,Udon | slurp
bread: Loaf,Crumb,Toast,Dough,Crust | crackle
croissant: Flake,Butter,Crescent | crackle
bagel: Hole,Schmear,Lox | crackle
doughnut: Sprinkle,Glaze,Hole,Dunk | squish
cookie: Crumb,Chip,Dunk,Jar | crunch
birthday-cake: Candle,Frosting,Slice | squish
egg: Yolk,Shell,Omelette,Scramble | crack
bacon: Sizzle,Crisp,Rasher | sizzle
avocado: Guac,Pit,Avo,Toast | squish
potato: Spud,Tater,Mash,Tuber | thud
carrot: Crunch,Root,Orange | crunch
hot-pepper: Scorch,Spice,Scoville | sizzle
onion: Layers,Tears,Ring | crackle
mushroom: Shroom,Spore,Cap,Fungi | puff
watermelon: Seed,Slice,Rind | thump
tomato: Ketchup,Vine,Splat | splat
hot-beverage: Espresso,Mocha,Java,Latte | hiss
tea: Oolong,Cuppa,Infusion,Darjeeling,Crumpet | slurp
cocoa: Marshmallow,Fireside,Nightcap,Cocoa | slurp
teapot: Brew,Steep,Kettle,Earl Grey,Spout | whistle
beer-mug: Pint,Foam,Hops,Ale | fizz
bubble-tea: Boba,Tapioca,Pearl | slurp
glass-of-milk: Moo Juice,Calcium,Carton | slosh
honey-pot: Honey,Sticky,Comb | drip
rocket: Booster,Liftoff,Thruster,Countdown | roar
flying-saucer: Saucer,Beam,Crop Circle | hum
full-moon: Luna,Crater,Tide,Moonbeam | glow
star: Twinkle,Nova,Stardust | twinkle
sun: Sunny,Blaze,Helios,Dawn | blaze
fire: Blaze,Ember,Spark,Inferno | crackle
high-voltage: Bolt,Zap,Thunder,Volt | zap
cloud: Nimbus,Drizzle,Fluff | rumble
rainbow: Prism,Spectrum,Pot of Gold | shimmer
snowflake: Flake,Frost,Flurry | glitter
cactus: Prickle,Spike,Saguaro,Needle | creak
rock: Pebble,Boulder,Granite | thud
gem-stone: Facet,Sparkle,Carat,Bling | glint
coin: Penny,Heads,Flip,Jingle | jingle
money-bag: Loot,Moolah,Bling,Stash | jingle
crown: Royal,Crown,Majesty | gleam
trophy: Champ,Podium,Victory | gleam
bomb: Boom,Fuse,Kaboom | tick
joystick: Arcade,High Score,Button | click
video-game: Player One,Pixel,Combo | beep
laptop: Byte,Laptop,Cursor,Reboot | beep
toilet: Flush,Throne,Plunger | gurgle
roll-of-paper: Two Ply,Roll,Flush | rustle
sunglasses: Shades,Glare,UV | click
alarm-clock: Snooze,Tick,Wakeup | ring
light-bulb: Watt,Bright,Flicker | hum
brain: Smarty,Cortex,Wrinkle | throb
guitar: Riff,Strum,Chord | twang
crystal-ball: Oracle,Mystic,Omen | hum
soap: Bubble,Suds,Lather,Rinse | squeak
chart-increasing: Stonks,Candle,Uptick,Green | ping
books: Chapter,Library,Plot Twist | rustle
skateboard: Kickflip,Ollie,Halfpipe | clatter
balloon: Pop,Helium,String | pop
cooking: Yolk,Sizzle,Brunch | sizzle
chair: Seat,Recliner,Wobble | creak
red-heart: Heartbeat,Sweetheart,Cupid | beat
`;

const characters = new Map<string, Omit<Character, "noun">>();
for (const line of lines.trim().split("\n")) {
  const [head = "", cry = ""] = line.split(" | ");
  const [id = "", names = ""] = head.split(": ");
  characters.set(id, { nicknames: names.split(","), cry });
}

const counted = new Map<string, number>();
for (const { nicknames } of characters.values())
  for (const nickname of nicknames) counted.set(nickname, (counted.get(nickname) ?? 0) + 1);

/** What more than one is called: a name made with it would not be anybody's own. */
export const sharedNicknames: ReadonlySet<string> = new Set(
  [...counted].flatMap(([nickname, count]) => (count > 1 ? [nickname] : [])),
);

/** Pictures of the same creature. */
const SAME: Record<string, string> = {
  ...{
    dog: "dog-face",
    poodle: "dog-face",
    "guide-dog": "dog-face",
    "service-dog": "dog-face",
    cat: "cat-face",
  },
  ...{ rabbit: "rabbit-face", mouse: "mouse-face", pig: "pig-face", horse: "horse-face", cow: "cow-face" },
  ...{
    monkey: "monkey-face",
    tiger: "tiger-face",
    "water-buffalo": "ox",
    ram: "ewe",
    "two-hump-camel": "camel",
  },
  ...{ "hatching-chick": "baby-chick", "brown-mushroom": "mushroom", "crescent-moon": "full-moon" },
  ...{
    "glowing-star": "star",
    "sun-with-face": "sun",
    "roasted-sweet-potato": "potato",
    donkey: "horse-face",
  },
  ...{
    "office-worker": "nerd-face",
    cricket: "bug",
    "racing-car": "automobile",
    "pickup-truck": "automobile",
  },
};

/** The noises of those that have no line of their own, by their kind. */
const OTHERS: Record<string, string> = {
  creature: "grunt,squeak,chirp,snort,yelp",
  person: "shout,chuckle,whistle,cough,hello",
  face: "gasp,giggle,gulp,sigh",
  food: "sizzle,crunch,squelch,crackle,slurp,plop",
  thing: "clatter,click,rattle,creak,clank,squeak,thud,ding",
  place: "echo,murmur,rumble,draught",
  nature: "rustle,whisper,rumble,drip,shimmer,swish",
  sign: "blink,beep,ping",
};

/** What is known of a picture; `word` is what the idea called it ("corgi" for a dog). */
export const characterOf = (id: string, word: string): Character => {
  const noun = word === "" ? nameOf(id) : word;
  const known = characters.get(knownAs(SAME[id] ?? id, word));
  if (known) return { noun, ...known };
  const random = randomFrom(`character|${id}|${noun}`);
  const cry = random.pick((OTHERS[kindOf(id)] ?? "hum").split(",")) ?? "hum";
  return { noun, nicknames: [], cry };
};

const MASS =
  /^(cheese|cheddar|brie|gouda|mozzarella|bread|toast|rice|pasta|spaghetti|ramen|butter|honey|milk|coffee|espresso|tea|beer|wine|money|cash|gold|water|snow|fire|music|soap|laundry|salt|garlic|popcorn|chocolate|bacon|sushi|meat|steak|corn|lightning|oil|love|ice|ice cream|poo|poop|soup|wood|guacamole|candy|cake|jazz|sand|boba|bubble tea|karaoke|poker|football|soccer|basketball|tennis|golf|laughter|broccoli|lettuce|toilet paper|wealth|peanut butter|news|magic|blockchain|math|chess|disco|trading|stonks|real estate|wifi|internet|hay|straw|grass|sand|mud|rain|frost|ketchup|mustard|mayonnaise|jam|sugar|flour|lasagna|lettuce|spinach|kale|weed|moss|paint|paper|glue|tape|laundry|underwear|armor|armour|jewelry|jewellery|furniture|luggage|mail|homework|poetry|traffic|lava|smoke|steam|dust|gravel|wheat|corn|meat|beef|ham|tofu|yogurt|ice cream|cotton candy|bubble tea|whisky|whiskey|rum|vodka|gin|wool|yarn|thread|denim|cotton|silk|justice|romance|peace|law|yoga|karate|judo|ballet|archery|fencing|rugby|hockey|tetris|crypto|bitcoin|electricity|plastic|glitter|sunshine|moonlight|lightning|thunder|snow|hail|fog|mist)$/;

const ABSTRACT =
  /^(?!business|witness|harness|lioness|highness|wilderness|prism).*(ness|ism)$|^(loneliness|silence|boredom|wisdom|freedom|patience|nostalgia|anxiety|anger|fear|hope|justice|gravity|chaos|traffic|weather|homework|advice|luggage|furniture|electricity|democracy|sleep|time|peace|luck|procrastination|courage|envy|guilt|grief|jealousy|ambition|bureaucracy|inflation|poetry)$/;

export const isMass = (noun: string): boolean => MASS.test(noun) || ABSTRACT.test(noun) || isActivity(noun);
