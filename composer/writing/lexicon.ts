import { kindOf } from "../reading/picture-index.ts";
import { nameOf } from "../reading/plain-names.ts";
import { randomFrom } from "../seeded/random.ts";

/** How a subject is spoken of: nicknames that make names, the noise it makes, what it is proud of, what it does all day. */
export interface Character {
  noun: string;
  nicknames: readonly string[];
  cry: string;
  pride: string;
  /** Base form, with its object: "judge everyone from a lily pad". */
  habit: string;
}

const lines = `
frog: Ribbit,Croak,Hopper,Toadie,Lilypad | croak | legs | judge everybody from a lily pad
dog-face: Woof,Fetch,Bark,Good Boy,Wags,Biscuit | bark | tail | bury things and forget where
cat-face: Meow,Whiskers,Purr,Mittens,Nine Lives | meow | whiskers | push cups off tables
black-cat: Midnight,Purr,Hex,Shadow | hiss | green eyes | cross every road on purpose
fox: Vixen,Foxtrot,Sly,Russet,Den | yip | tail | slip through doors that were locked
bear: Growl,Grizz,Honeypaw,Cub,Snout | growl | paws | sleep through winter
polar-bear: Glacier,Frostbite,Paws | growl | fur | nap on anything that floats
panda: Bamboo,Munch,Bao,Roly | munch | eye patches | fall off things slowly
koala: Gumtree,Snooze,Cling | snore | ears | hug a tree for twenty hours
monkey-face: Chimp,Swing,Mischief,Ooh Ooh,Vine | chatter | tail | steal hats from tourists
gorilla: Kong,Silverback,Thump,Chest | roar | chest | beat its chest before breakfast
orangutan: Ginger,Swing,Canopy | hoot | arms | think before it swings
lion: Mane,Roar,Pride,Savanna | roar | mane | roar at its own shadow
tiger-face: Stripes,Claw,Prowl,Roar | roar | stripes | prowl where nobody asked
leopard: Spots,Sprint,Prowl | snarl | spots | arrive before the news does
wolf: Howl,Fang,Moonpack,Lupo | howl | howl | sing to anything round
raccoon: Bandit,Trash Panda,Rummage,Mask | chitter | mask | inspect bins after dark
rabbit-face: Hop,Bunbun,Thumper,Burrow,Cottontail | thump | ears | multiply everything
mouse-face: Squeak,Nibble,Pip,Whisker | squeak | whiskers | live inside other people's walls
rat: Squeak,Gutter,Nibble,Sewer | squeak | teeth | take the subway without paying
hamster: Wheel,Cheeks,Nibbles,Fluff | squeak | cheeks | run all night and go nowhere
hedgehog: Prickle,Spike,Quill | snuffle | spines | curl up when asked a question
chipmunk: Acorn,Nutkin,Cheeks,Stash | chatter | cheeks | hide acorns and trust nobody
bat: Echo,Nocturne,Fang,Upside | screech | wings | hang upside down by choice
cow-face: Moo,Udder,Bessie,Cud | moo | spots | stare over the fence until you leave
ox: Horns,Charge,Toro,Stampede,Snort | snort | horns | charge first and read later
pig-face: Oink,Snout,Truffle,Hambone,Mud | oink | snout | roll in whatever is deepest
boar: Tusk,Snort,Bristle | snort | tusks | dig up the lawn
ewe: Baa,Woolly,Fleece,Flock | bleat | wool | follow itself in circles
goat: Bleat,Billy,Headbutt,Beard | bleat | beard | eat the paperwork
llama: Drama,Spit,Fluff,Alpaca | hum | fringe | spit at bad ideas
horse-face: Gallop,Neigh,Hoof,Mane | neigh | mane | gallop past its own stable
unicorn: Sparkle,Horn,Glitter,Mythic | whinny | horn | exist, whatever people say
zebra: Stripes,Barcode,Gallop | bray | stripes | lose itself at crossings
giraffe: Longneck,Treetop,Highbrow | hum | neck | see the end of every film first
elephant: Trunk,Tusker,Peanut,Trumpet | trumpet | trunk | remember what you said
mammoth: Tusk,Woolly,Ice Age | trumpet | tusks | return from the permafrost
rhinoceros: Horn,Tank,Charge | snort | horn | stop for no fence
hippopotamus: Wallow,Hippo,Yawn | bellow | yawn | own the whole pond
camel: Hump,Dune,Spit,Oasis | grunt | humps | skip every water break
kangaroo: Pouch,Boing,Joey,Boxer | thump | pouch | keep secrets in a pocket
sloth: Slowpoke,Snooze,Dangle,Someday,Yawn | yawn | patience | arrive tomorrow
otter: Splash,Pebble,Float,Ottie | chirp | favourite pebble | hold hands while asleep
beaver: Dam,Timber,Chomp | slap | teeth | build without a permit
skunk: Whiff,Stinker,Stripe | hiss | scent | clear a room politely
badger: Sett,Dig,Stripe | growl | claws | dig under the argument
deer: Antler,Fawn,Prance | bellow | antlers | stare into headlights
moose: Antler,Bellow,Timber | bellow | antlers | stand in the middle of the road
bison: Stampede,Prairie,Shag | snort | shoulders | walk into the storm
chicken: Cluck,Nugget,Peck,Coop,Drumstick | cluck | comb | cross the road and refuse to explain
rooster: Cockadoodle,Crow,Sunrise,Strut | crow | comb | announce the morning twice
baby-chick: Peep,Chickie,Fluff,Nugget | peep | fluff | follow the wrong mother
duck: Quack,Waddle,Puddle,Bill,Duckie | quack | bill | waddle into meetings
goose: Honk,Gander,Menace | honk | neck | chase cyclists for sport
swan: Grace,Feather,Lake | hiss | neck | look calm above the water
eagle: Talon,Wingspan,Soar | shriek | wingspan | circle before it decides
owl: Hoot,Nightwatch,Wisdom,Feather | hoot | eyes | answer questions with questions
penguin: Waddle,Tux,Pingu,Flipper,Belly Slide | squawk | tuxedo | slide on its belly to work
parrot: Squawk,Polly,Echo,Cracker | squawk | feathers | repeat secrets loudly
flamingo: Pinkie,One Leg,Lagoon | honk | legs | stand on one leg to prove a point
peacock: Strut,Plume,Fancy | scream | plumage | block the corridor with feathers
turkey: Gobble,Drumstick,Strut | gobble | wattle | worry in November
dodo: Dodo,Extinct,Comeback | squawk | beak | be late for extinction
bird: Tweet,Feather,Chirp,Wing | chirp | feathers | sing before anyone is awake
blackbird: Caw,Raven,Murder,Shadow | caw | feathers | collect shiny things
dove: Coo,Pigeon,Breadcrumb,Rooftop,Feathers | coo | chest feathers | treat statues as furniture
phoenix-bird: Ember,Ashes,Rebirth | shriek | feathers | burn down and come back
turtle: Shell,Slowpoke,Snap,Shelly,Tortuga | snap | shell | win by not stopping
crocodile: Snap,Chomp,Gator,Swamp | hiss | teeth | wait just below the surface
lizard: Gecko,Scale,Sunbask,Tail | hiss | tail | drop its tail and leave
snake: Hiss,Coil,Noodle,Slither,Fang | hiss | scales | shed its skin in public
dragon-face: Ember,Scorch,Scales,Hoard,Singe | roar | fire | sleep on a pile of receipts
dragon: Ember,Scorch,Scales,Hoard,Wyrm | roar | fire | sleep on a pile of receipts
sauropod: Longneck,Bronto,Fern | rumble | neck | eat the treetops
t-rex: Rexy,Chomp,Stomp,Jurassic,Tiny Arms | roar | tiny arms | fail at push-ups
whale: Blubber,Splash,Spout,Leviathan | song | tail | hold its breath for an hour
spouting-whale: Spout,Blubber,Splash | song | spout | hold its breath for an hour
dolphin: Flipper,Click,Splash,Fin | click | fin | race boats for nothing
seal: Arf,Flipper,Clap | bark | whiskers | clap at its own jokes
fish: Gill,Fin,Bubbles,Scales | blub | scales | forget every seven seconds
tropical-fish: Fin,Bubbles,Reef,Gill | blub | stripes | forget every seven seconds
blowfish: Puff,Fugu,Spike,Blub | puff | spikes | double in size when annoyed
shark: Fin,Gnash,Chomp,Bite | chomp | teeth | circle the buffet
octopus: Tentacle,Inky,Eight Arms,Kraken,Sucker | squelch | arms | open jars from the inside
squid: Inky,Calamari,Tentacle | squelch | ink | leave in a cloud of ink
crab: Pinch,Claws,Sideways,Shelly | click | claws | walk sideways out of trouble
lobster: Claws,Pinch,Thermidor | click | claws | leave every pot early
shrimp: Scampi,Krill,Pink | click | feelers | punch above its weight
jellyfish: Jelly,Drift,Sting,Wobble | wobble | sting | drift through life without a brain
snail: Shell,Slime,Slowmo,Escargot,Trail | slurp | shell | take its house on holiday
butterfly: Flutter,Wings,Chrysalis | flutter | wings | change completely overnight
bug: Wriggle,Crunch,Leaf | crunch | legs | eat one leaf at a time
worm: Wriggle,Squirm,Dirt | wriggle | segments | ruin apples
ant: Colony,March,Crumb,Antsy | march | jaws | lift fifty times its weight
honeybee: Buzz,Honey,Bumble,Stinger,Hive | buzz | stripes | work for the queen and hum about it
lady-beetle: Spot,Dot,Ladybug | buzz | spots | bring luck and leave
beetle: Scarab,Shell,Clank | buzz | armour | push the ball uphill
cricket: Chirp,Hopper,Fiddle | chirp | legs | fill every silence
cockroach: Roach,Survivor,Skitter | hiss | feelers | outlive the kitchen
spider: Web,Eight Eyes,Silk,Fang | click | web | decorate corners
scorpion: Sting,Tail,Venom | click | tail | sleep in other people's boots
mosquito: Buzz,Bite,Whine | whine | needle | hum beside one ear at night
fly: Buzz,Bonk,Window | buzz | eyes | lose to the same window
microbe: Germ,Petri,Tiny | wobble | membrane | split in two at parties
alien: Beep,Saucer,Zorp,Abduct,Probe | beep | big eyes | ask to see the leader
alien-monster: Blip,Invader,Glitch,Arcade | blip | pixels | descend one row at a time
robot: Beep,Bolt,Circuit,Clank,Gizmo | beep | antenna | dream in spreadsheets
ghost: Boo,Spook,Spectre,Haunt,Sheet | boo | bedsheet | leave everyone on read
skull: Bones,Rattle,Grin,Marrow | rattle | grin | laugh with no lungs
clown-face: Honk,Bozo,Circus,Pie | honk | red nose | fold itself into small cars
ogre: Oni,Stomp,Swamp | grunt | horns | guard a bridge nobody uses
goblin: Gremlin,Cackle,Hoard | cackle | nose | hoard bottle caps
pile-of-poo: Plop,Stinker,Dookie,Flush | plop | swirl | smile through everything
jack-o-lantern: Pumpkin,Gourd,Spook,Patch | cackle | grin | glow from the inside
teddy-bear: Teddy,Stuffing,Hug,Button | squeak | button eyes | guard the pillow
snowman: Frosty,Flake,Carrot,Melt | crunch | carrot nose | fear the spring
moai: Stoneface,Moai,Monolith,Boulder | hum | jawline | look at the sea and say nothing
person-mage: Hocus,Merlin,Spell,Wand,Abra | chant | beard | mispronounce spells
person-merpeople: Siren,Fin,Tide,Pearl | song | tail | comb its hair with forks
person-vampire: Fang,Vlad,Midnight,Cape | hiss | cape | refuse garlic bread
person-zombie: Brains,Groan,Shamble | groan | one good arm | shuffle towards breakfast
person-superhero: Cape,Zoom,Kapow | shout | cape | change clothes in lifts
ninja: Shadow,Shuriken,Silence,Smoke | whisper | mask | leave by the window
astronaut: Orbit,Apollo,Splashdown,Zero G | crackle | visor | float past the checklist
old-woman: Granny,Nana,Knitwit,Doily,Bingo | cackle | knitting | win every bingo night
old-man: Gramps,Pops,Cardigan,Slippers | grumble | cardigan | explain the war to pigeons
santa-claus: Ho Ho,Sleigh,Jolly,Chimney | laugh | beard | enter by the chimney
baby: Goo Goo,Diaper,Rattle,Giggle | gurgle | rattle | run the house from a cot
person-with-crown: Majesty,Throne,Royal,Crown | decree | crown | knight anyone who kneels
prince: Majesty,Charming,Royal | decree | crown | arrive on the wrong horse
princess: Tiara,Majesty,Royal | decree | tiara | rescue the dragon instead
cook: Whisk,Sizzle,Ladle,Apron | shout | apron | taste everything twice
smiling-face-with-horns: Imp,Pitchfork,Brimstone | cackle | horns | charge rent in the underworld
nerd-face: Nerd,Specs,Actually,Decimal | sniff | glasses | correct the menu
cowboy-hat-face: Yeehaw,Tumbleweed,Spurs | yeehaw | hat | ride off before lunch
smiling-face-with-sunglasses: Chill,Breeze,Shades | hum | sunglasses | lean on things
loudly-crying-face: Sob,Tears,Puddle | sob | tears | water the houseplants
pizza: Slice,Pepperoni,Crust,Mozza | sizzle | crust | disappear by the slice
cheese-wedge: Cheddar,Brie,Gouda,Crumb,Camembert | squeak | holes | age gracefully
banana: Peel,Split,Bunch,Slip | squeak | peel | wait on the pavement for somebody
hamburger: Bun,Patty,Pickle,Sizzle | sizzle | bun | hold everything together with one toothpick
french-fries: Fry,Crispy,Ketchup,Salty | crunch | salt | vanish from your plate
hot-dog: Mustard,Bun,Weenie,Relish | sizzle | mustard | never say what is in it
taco: Shell,Salsa,Crunch,Tuesday | crunch | shell | fall apart on Tuesdays
burrito: Wrap,Salsa,Guac | rustle | wrapping | keep everything inside
sushi: Wasabi,Nori,Maki,Roll | roll | rice | go round and round on a belt
steaming-bowl: Noodle,Broth,Slurp,Udon | slurp | broth | fog every pair of glasses
bread: Loaf,Crumb,Toast,Dough,Crust | crackle | crust | rise early
croissant: Flake,Butter,Crescent | crackle | layers | leave flakes on every keyboard
bagel: Hole,Schmear,Lox | crackle | hole | roll downhill
doughnut: Sprinkle,Glaze,Hole,Dunk | squish | hole | go round in circles deliciously
cookie: Crumb,Chip,Dunk,Jar | crunch | chips | crumble under questioning
birthday-cake: Candle,Frosting,Slice | squish | candles | turn up once a year
egg: Yolk,Shell,Omelette,Scramble | crack | shell | sit on walls
bacon: Sizzle,Crisp,Rasher | sizzle | stripes | wake the whole house
avocado: Guac,Pit,Avo,Toast | squish | pit | be ripe for eleven minutes
potato: Spud,Tater,Mash,Tuber | thud | eyes | become whatever you need
carrot: Crunch,Root,Orange | crunch | greens | improve everyone's eyesight
hot-pepper: Scorch,Spice,Scoville | sizzle | heat | make grown men cry
onion: Layers,Tears,Ring | crackle | layers | make chefs cry
mushroom: Shroom,Spore,Cap,Fungi | puff | cap | appear overnight after rain
watermelon: Seed,Slice,Rind | thump | stripes | roll off the picnic table
tomato: Ketchup,Vine,Splat | splat | skin | insist it is a fruit
hot-beverage: Espresso,Mocha,Java,Latte | hiss | foam | keep the whole office awake
teapot: Brew,Steep,Kettle,Earl Grey,Spout | whistle | spout | keep its lid on
beer-mug: Pint,Foam,Hops,Ale | fizz | foam | promise just one more
bubble-tea: Boba,Tapioca,Pearl | slurp | pearls | block the straw
glass-of-milk: Moo Juice,Calcium,Carton | slosh | moustache | go well with everything
honey-pot: Honey,Sticky,Comb | drip | stickiness | catch more than flies
rocket: Booster,Liftoff,Thruster,Countdown | roar | engines | leave before the countdown ends
flying-saucer: Saucer,Beam,Crop Circle | hum | lights | park in cornfields
full-moon: Luna,Crater,Tide,Moonbeam | glow | craters | move oceans without lifting a finger
star: Twinkle,Nova,Stardust | twinkle | points | shine long after closing time
sun: Sunny,Blaze,Helios,Dawn | blaze | rays | get up before everyone
fire: Blaze,Ember,Spark,Inferno | crackle | sparks | improve with fuel
high-voltage: Bolt,Zap,Thunder,Volt | zap | zigzag | never strike in the meeting
cloud: Nimbus,Drizzle,Fluff | rumble | silver lining | rain on parades
rainbow: Prism,Spectrum,Pot of Gold | shimmer | colours | end somewhere else
snowflake: Flake,Frost,Flurry | glitter | six arms | be unlike any other
cactus: Prickle,Spike,Saguaro,Needle | creak | spines | refuse hugs
rock: Pebble,Boulder,Granite | thud | weight | stay exactly where it is
gem-stone: Facet,Sparkle,Carat,Bling | glint | facets | ignore pressure
coin: Penny,Heads,Flip,Jingle | jingle | two sides | land on its edge
money-bag: Loot,Moolah,Bling,Stash | jingle | drawstring | hide under mattresses
crown: Royal,Crown,Majesty | gleam | points | sit heavily on heads
trophy: Champ,Podium,Victory | gleam | handles | gather dust proudly
bomb: Boom,Fuse,Kaboom | tick | fuse | keep calm until the end
joystick: Arcade,High Score,Button | click | button | ask for one more coin
video-game: Player One,Pixel,Combo | beep | buttons | save before the boss
laptop: Byte,Laptop,Cursor,Reboot | beep | keyboard | update at the worst moment
toilet: Flush,Throne,Plunger | gurgle | seat | hear every great idea first
roll-of-paper: Two Ply,Roll,Flush | rustle | plies | run out at the wrong moment
sunglasses: Shades,Glare,UV | click | lenses | hide red eyes
alarm-clock: Snooze,Tick,Wakeup | ring | bells | be hated at seven
light-bulb: Watt,Bright,Flicker | hum | filament | arrive late at night
brain: Smarty,Cortex,Wrinkle | throb | wrinkles | overthink
guitar: Riff,Strum,Chord | twang | strings | play the same song at parties
crystal-ball: Oracle,Mystic,Omen | hum | glow | see it coming
soap: Bubble,Suds,Lather,Rinse | squeak | lather | slip out of hands
chart-increasing: Stonks,Candle,Uptick,Green | ping | slope | point at the ceiling
books: Chapter,Library,Plot Twist | rustle | spines | fall open at the good part
skateboard: Kickflip,Ollie,Halfpipe | clatter | wheels | leave without its rider
balloon: Pop,Helium,String | pop | string | drift off mid-sentence
cooking: Yolk,Sizzle,Brunch | sizzle | yolk | run at first touch
chair: Seat,Recliner,Wobble | creak | legs | wobble on purpose
red-heart: Heartbeat,Sweetheart,Cupid | beat | beat | skip a beat
`;

const characters = new Map<string, Omit<Character, "noun">>();
for (const line of lines.trim().split("\n")) {
  const [head = "", cry = "", pride = "", habit = ""] = line.split(" | ");
  const [id = "", names = ""] = head.split(": ");
  characters.set(id, { nicknames: names.split(","), cry, pride, habit });
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

/** How those are spoken of that have no line of their own: cries, prides and habits of their kind. */
const OTHERS: Record<string, readonly [cries: string, prides: string, habits: string]> = {
  creature: [
    "grunt,squeak,chirp,snort,yelp",
    "good looks,posture,eyelashes,footwork,left profile",
    "turn up uninvited,sleep in the good chair,stare at the door before it opens,eat what was meant for guests,leave by the window,count the visitors twice",
  ],
  person: [
    "shout,chuckle,whistle,cough,hello",
    "timing,handshake,second-best suit,memory for names,penmanship",
    "arrive late and take the credit,answer letters nobody sent,hum in lifts,rehearse in the mirror,tip everyone in exact change,carry a spare hat",
  ],
  face: [
    "gasp,giggle,gulp,sigh",
    "expression,eyebrows,cheeks,straight face",
    "say it without words,hold the look a second too long,answer before the question,stay in every photograph",
  ],
  food: [
    "sizzle,crunch,squelch,crackle,slurp,plop",
    "flavour,texture,aroma,aftertaste,garnish,recipe",
    "be gone by lunchtime,arrive warm and leave in silence,outshine the main course,refuse the fork,blame the cook,ask for seconds of itself",
  ],
  thing: [
    "clatter,click,rattle,creak,clank,squeak,thud,ding",
    "craftsmanship,handle,polish,corners,serial number,patina,warranty,hinges",
    "turn up in the wrong drawer,work only when nobody looks,outlive three owners,hide behind the obvious,come with no instructions,make itself useful by accident,end up under the bed,weigh more than it looks",
  ],
  place: [
    "echo,murmur,rumble,draught",
    "view,doorstep,wallpaper,back entrance,silence",
    "look better at dusk,keep the lights on for nobody,lose every visitor once,collect umbrellas,mislead the postman",
  ],
  nature: [
    "rustle,whisper,rumble,drip,shimmer,swish",
    "timing,colours,patience,shade,sense of season",
    "take its time,arrive whatever the forecast says,get into everybody's shoes,ruin a picnic and save a garden,change overnight",
  ],
  sign: [
    "blink,beep,ping",
    "clarity,outline,symmetry",
    "make a point,be misread from the left,hang slightly crooked",
  ],
};

/** What is known of a picture; `word` is what the idea called it ("corgi" for a dog). */
export const characterOf = (id: string, word: string): Character => {
  const noun = word === "" ? nameOf(id) : word;
  const known = characters.get(SAME[id] ?? id);
  if (known) return { noun, ...known };
  const random = randomFrom(`character|${id}|${noun}`);
  const [cry = "", pride = "", habit = ""] = (OTHERS[kindOf(id)] ?? []).map(
    (list) => random.pick(list.split(",")) ?? "",
  );
  return { noun, nicknames: [], cry, pride, habit };
};

const MASS =
  /^(cheese|cheddar|brie|gouda|mozzarella|bread|toast|rice|pasta|spaghetti|ramen|butter|honey|milk|coffee|espresso|tea|beer|wine|money|cash|gold|water|snow|fire|music|soap|laundry|salt|garlic|popcorn|chocolate|bacon|sushi|meat|steak|corn|lightning|oil|love|ice|ice cream|poo|poop|soup|wood|guacamole|candy|cake|jazz|sand|boba|bubble tea|karaoke|poker|football|soccer|basketball|tennis|golf|laughter|broccoli|lettuce|toilet paper|wealth|peanut butter|news|magic|blockchain|math|chess|disco|trading|stonks|real estate|wifi|internet|hay|straw|grass|sand|mud|rain|frost|ketchup|mustard|mayonnaise|jam|sugar|flour|lasagna|lettuce|spinach|kale|weed|moss|paint|paper|glue|tape|laundry|underwear|armor|armour|jewelry|jewellery|furniture|luggage|mail|homework|poetry|traffic|lava|smoke|steam|dust|gravel|wheat|corn|meat|beef|ham|tofu|yogurt|ice cream|cotton candy|bubble tea|whisky|whiskey|rum|vodka|gin|wool|yarn|thread|denim|cotton|silk|justice|romance|peace|law|yoga|karate|judo|ballet|archery|fencing|rugby|hockey|tetris|crypto|bitcoin|electricity|plastic|glitter|sunshine|moonlight|lightning|thunder|snow|hail|fog|mist)$/;

export const isMass = (noun: string): boolean => MASS.test(noun);
