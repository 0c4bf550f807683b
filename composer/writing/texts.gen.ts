// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const characters = `frog: Ribbit,Croak,Hopper,Toadie,Lilypad | croak
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
red-heart: Heartbeat,Sweetheart,Cupid | beat`;

export const nameWords = `[epithets]
Velvet, Turbo, Grumpy, Lucky, Electric, Sleepy, Paper, Copper, Plaid, Rowdy, Gentle, Spicy, Salty, Fuzzy,
Mighty, Humble, Sneaky, Jolly, Rusty, Crimson, Golden, Silver, Purple, Honest, Wobbly, Wandering, Whistling,
Dancing, Howling, Singing, Lonesome, Stubborn, Reckless, Bashful, Gloomy, Breezy, Cranky, Dizzy, Dapper,
Feisty, Frisky, Giddy, Groovy, Hasty, Itchy, Jumpy, Loopy, Lofty, Mellow, Nimble, Noisy, Peppy, Plucky,
Pocket, Polite, Quirky, Rascal, Restless, Scruffy, Shabby, Silly, Smug, Snappy, Soggy, Sturdy, Sulky, Thirsty,
Tipsy, Toasty, Tricky, Vintage, Wacky, Wonky, Zesty, Zippy, Cosmic, Royal, Secret, Silent, Sunday, Monday,
Midnight, Holiday, Borrowed, Invisible, Unlikely, Accidental, Majestic, Magnetic, Marvelous, Backyard,
Basement, Broadway, Bubbly, Cardboard, Caramel, Cinnamon, Denim, Flannel, Ginger, Jazz, Karaoke, Lemon, Mango,
Marble, Mustard, Neon, Peppermint, Pickled, Pixel, Plastic, Rubber, Satin, Tinfoil, Waffle, Wooden, Woolly,
Amber, Apricot, Arcade, Autumn, Barefoot, Biscuit, Blushing, Bouncy, Brass, Brisk, Bronze, Buttered,
Candlelit, Canary, Carefree, Cashmere, Cheeky, Chilly, Clumsy, Cobalt, Coconut, Corduroy, Cozy, Crooked,
Curious, Curly, Daring, Dainty, Dusty, Drowsy, Eager, Early, Elastic, Emerald, Evening, Faded, Fearless,
Fickle, Fizzy, Floating, Floppy, Foggy, Folding, Freckled, Frosted, Gallant, Gentleman, Giggling, Glitter,
Glossy, Gravy, Grinning, Handsome, Hazy, Heroic, Hidden, Hungry, Hushed, Indigo, Ivory, Jaunty, Jelly, Knotty,
Late, Leather, Legendary, Linen, Lively, Loud, Lukewarm, Lunar, Maple, Marching, Melting, Merry, Minty,
Mischief, Mumbling, Mystery, Naughty, Nervous, Noble, Nutty, Olive, Orbit, Ordinary, Paisley, Patient, Pebble,
Pepper, Pinstripe, Playful, Pompous, Porcelain, Prickly, Proud, Quiet, Radio, Ragged, Retro, Rising, Roaming,
Rocket, Rogue, Rookie, Rumbling, Runaway, Saffron, Sapphire, Scarlet, Sequin, Shaggy, Shiny, Shy, Skating,
Sleek, Smiling, Smoky, Solar, Sparkling, Speedy, Spotless, Starlit, Stray, Striped, Summer, Swift, Tangled,
Tango, Tender, Thunder, Topaz, Tropical, Tumbling, Turquoise, Twilight, Twirling, Unhurried, Upbeat, Upside,
Vanilla, Vagabond, Wandering, Weekend, Wicker, Winter, Winking, Witty, Yawning, Yonder, Zigzag

[houses]
Club, Parade, Society, Express, Brigade, Academy, Social, Orchestra, Republic, Diner, Embassy, Hotel, Union,
Festival, Circus, Museum, Jamboree, Station, Avenue, Rodeo, Ballroom, Institute, Choir, Regatta, Supper Club,
Department, Carnival, Lodge, Bureau

[honours]
Mister, Captain, Saint, Professor, Uncle, Auntie, Baron, Sergeant, Doctor, Lady, Sir, Chief, Cousin, Madame,
Brother, Sister, Colonel, Judge, Señor, Coach

[tails]
Academy Anarchy Affair Bandit Baron Brigade Bonanza Caper Chaos Cartel Cult Derby Dynasty Deluxe Empire
Express Enigma Fever Frenzy Fiasco Gang Gala Guru Heist Hustle Holiday Incident Idol Jamboree Jubilee Kingpin
Karma Legend League Lounge Mafia Mayhem Mogul Maestro Nation Noir Oracle Outlaw Opera Panic Patrol Prophet
Pirate Quest Rodeo Riot Rumble Syndicate Scandal Sheriff Summit Tycoon Tango Theory Union Uproar Vendetta
Voyage Wrangler Whisperer Waltz Wizard Yodel Zone

[borrowed]
honda, civic, ford, bmw, audi, porsche, lamborghini, volkswagen, hyundai, nissan, chevrolet, harley, vespa,
yamaha, boeing, airbus, duck dynasty, star wars, star trek, harry potter, hogwarts, gandalf, hobbit, mickey,
donald duck, bugs bunny, batman, superman, spiderman, marvel, avengers, minecraft, fortnite, roblox, mario,
luigi, zelda, barbie, hello kitty, snoopy, garfield, shrek, spongebob, simpsons, pikachu, godzilla, king kong,
transformers, game of thrones, squid game, breaking bad, toy story, lion king, rolls royce, costco, wendys,
burger king, kfc, dominos, pizza hut, red bull, nestle, oreo, nutella, doritos, pringles, heineken, budweiser,
uber, airbnb, twitter, reddit, youtube, tiktok, twitch, spotify, telegram, ebay, lidl, aldi, zara, prada,
chanel, hermes, crocs, playstation, xbox, iphone, ipad, android`;

export const properNames = `mondays?, tuesdays?, wednesdays?, thursdays?, fridays?, saturdays?, sundays?, january, february, april, june,
july, august, september, october, november, december, christmas, halloween, easter, new york, new jersey,
new zealand, los angeles, las vegas, vegas, san francisco, wall street, silicon valley, paris, london, tokyo,
berlin, rome, venice, milan, naples, florence, lisbon, vienna, prague, amsterdam, brussels, dublin, moscow,
cairo, athens, barcelona, seoul, beijing, shanghai, bangkok, singapore, sydney, melbourne, madrid, miami,
boston, seattle, texas, florida, ohio, california, nebraska, hawaii, alaska, canada, mexico, brazil,
argentina, peru, cuba, spain, france, italy, portugal, greece, germany, austria, switzerland, poland, russia,
ukraine, china, japan, korea, india, egypt, kenya, istanbul, norway, sweden, finland, denmark, iceland,
ireland, scotland, england, britain, wales, america, africa, europe, asia, australia, antarctica, toronto,
chicago, hollywood, brooklyn, manhattan, ikea, walmart, costco, starbucks, google, amazon prime, netflix,
tesla, honda civic, honda, toyota, ford, ferrari, nokia, nintendo, lego, mars, venus, jupiter, saturn,
neptune, pluto, atlantis, everest, tibet, siberia, dubai, sahara, alps, french, german, italian, spanish,
english, japanese, chinese, american, british, russian, shakespeare, mozart, chopin, beethoven, bach`;

export const voices = `report.open: {Kind} was [found|discovered|met|cornered] {place} {hour}, [carrying|guarding|addressing|sitting on] {thing}, and [gave the name|signed as|would answer only to] {name}.
report.open: The [only|last|shortest|most underlined] entry in the [book|log|register] that [night|week|shift] reads "{name}, {kind}, {place}, {thing}, [no further questions|see drawing|do not wake]".
report.open: [Residents|Commuters|Three witnesses|Two bakers and a nun] report {kind} {place} [by the name of|known as|who signs as] {name}, who will not discuss {thing}.
report.open: {Local} was [first|quickest|honoured|unprepared] to [see|meet|recognise] {name}: {kind}, {place}, {weather}.
report.open: Nobody [ordered|sent for|expected|advertised for] {kind}. {Name} [arrived|reported for duty|turned up] {place} anyway, {hour}, with {thing} and [a firm handshake|no references|an open mind|exact change].
report.open: Correction: [yesterday|last week|on page nine|in large print] we wrote that {name} was [lost|retired|a rumour|for hire] {place}. {Name} is {kind} and [knows exactly where|remembers precisely where|has told nobody where] {thing} is.
report.act: Asked why anyone would [want|take up|resort to] {gerund}, {name} [held up|pointed to|produced|kissed] {tool} and [said|whispered|testified] that the trick is {trick}.
report.act: The [first|second|only official|least loud] attempt by {name} at {gerund} ended [early|in applause|in writing|indoors], when {snag}. The [next|other|rest] is being studied.
report.act: The [rules|by-laws|footnotes|insurers] say nothing about {gerund}, and {fan} has [looked twice|asked around|checked the index] on behalf of {name}.
report.act: [Since then|All week|Rain or shine|On doctor's orders] {theKind} has been {gerund} [daily|hourly|in shifts] with [nothing but|the help of|one hand on] {tool}, although {snag}.
report.act: {Fan} came to [complain about|count|inspect|sketch] {name} {gerund}, and [stayed|hummed along|held the coats] until {snag}.
report.motif: A [search|short interview|portrait] of {name} [turned up|revealed|brought to light] {there}, a [written apology|train ticket|recipe] and enough {loot} for [a family of nine|a small wedding|the whole street].
report.motif: As for the {motif}, {rival} [claims|swears|has it in writing|told the radio] to have been there before {name}. The [receipts|neighbours|footprints] disagree.
report.motif: An [inquiry|audit|investigation] into {name} and the {motif} was [opened|announced|whispered about] {hour} and [closed|forgotten|forgiven] when {bustle}.
report.motif: About the {motif}, {name} would only [say|confirm|write on a napkin|tell the jury] that {motifFact}.
report.motif: {Name} [carries|declares|insures|labels] {oneLoot} for [personal use|luck|company|emergencies], according to {local}, who [saw|has sketched|weighed] it.
report.motif: The word {motif} [comes up|appears|is underlined] nine times in the statement of {name}. {Rival} [comes up|appears] once, misspelled.
report.turn: {Rival} [denies|disputes|will not comment on|laughed off] [everything|the rumours|the photograph], including the [theft|loan|polishing] of {thing}, which {name} had not [mentioned|missed|even insured].
report.turn: Relations with {rival} have been [cool|formal|conducted by post|a spectator sport] ever since {name} {deed}.
report.turn: {Friend} [vouches|votes|writes songs|speaks up] for {name}. {Rival} does not, and {name} has [drawn up a list|taken a seat nearby|ordered popcorn].
report.turn: A [spokesman|doctor|lawyer|cousin] for {name} [pointed out|recalled|mumbled|stressed] that {fact}, and asked for {joy} instead of [questions|bail|applause|a chair].
report.turn: It is [known|on record|no secret|a matter of pride] that {name} {deed}. When {bustle}, the [charges|doubts|protests] against {name} were dropped.
report.end: The [case|file|investigation|matter] stays open. So does the [door|window|kitchen], in case {name} [asks for|remembers|comes back for] {joy}.
report.end: {Name} was [released|waved through|sent home|thanked] without [charge|delay|a receipt], and so was {thing}. [Motto of the defence|On the form, under remarks|Closing words]: "{saying}".
report.end: [Witnesses|Motorists|Members of the public] should not [threaten|tease] {name} with {dread}. They should try {joy}.
report.end: [Anybody|The first person|Any bystander] who can {anyBase} [like|better than|half as well as] {name} is asked to [come forward|write in|bow] with {friend}.
report.end: {Rival} has until [Friday|the weekend|supper] to [apologise|leave|blink]. {Name} has [until Friday|all year|one free afternoon] to {wish}.
campfire.open: They tell it [like this|softly|in three villages|backwards] {place}: first there was {there}, then there was {name}, {kind} with {thing}.
campfire.open: Once, {place}, [there was|lived|sat|there walked] {kind} who [owned|loved|had inherited|trusted] {thing} and [one good idea|nobody else|very little furniture]. That was {name}.
campfire.open: {Hour}, {weather}, somebody [knocked|sneezed|asked for directions]. It was {name}, {kind}, and it was {thing} that had done the [knocking|talking|packing].
campfire.open: [Closer to the fire|Pass the mugs|Hush now|Mind the sparks]. This is about {name}, {kind} that was told to [stay home|sit down|be sensible] and is [out|wide awake|at large] {place} instead.
campfire.open: {Hour}, long before [the road|your grandmother|the first fence|there was a menu], {kind} called {name} [set|put|laid] {thing} down {place} and said "[here|mine|so|enough]".
campfire.act: {Friend} [told|warned|begged|bet] {name} that nobody can [keep|live by|get away with] {gerund}. {Name} said that the trick is {trick}.
campfire.act: [Armed with|With|Trusting in|Wearing only a hat and] {tool}, {name} set about {gerund}, and {snag}.
campfire.act: Some are [born|paid|raised|sent out] to {anyBase}. {Name} had to [borrow|steal|invent|marry into] {tool} first.
campfire.act: For [three nights|a whole winter|nine days|as long as the soup lasted] {name} went on {gerund}. On the [=fourth|last day of it|tenth|day after], just as {name} [bowed|sat down|turned round], {snag}.
campfire.act: And [when|whenever|each time] {theKind} {third}, [they say|so the song goes|I have seen it], even {local} [holds still|takes off a hat|weeps a little].
campfire.motif: Nobody [saw|asked|would say] who brought the {loot}. {Name} [took charge|said thank you|kept watch] {hour}, beside {there}, and that [changed things|was that|settled it].
campfire.motif: {Name} had to [learn|find out|hear|guess] beside {there} what the [old ones|grandmothers|fishermen|stars] always knew: {motifFact}.
campfire.motif: Then came the [trouble|song|business|night] with the {motif}, because {rival} had [got there first|sworn an oath|made a map] and {name} [cannot read|never forgets|had other plans].
campfire.motif: {Name} would [give away|lend|lose|gamble] anything but the {loot}, and {local} once [asked|tried|bet on it].
campfire.motif: As for the {motif}, {name} [spoke|dreamed|sang] of nothing else until {bustle}.
campfire.turn: One night {rival} came for {name}, as such folk do, and [spoke of|threatened|promised] {dread}. {Name} [brought|woke|had married|leaned on] {friend}.
campfire.turn: Out of the [dark|fog|kitchen|bushes] stepped {rival}. {Name} [offered|showed|dropped|pointed at] {thing}, and {bustle}.
campfire.turn: The [wise ones|elders|barbers|crows] told {name} that {fact}. {Name} never [listened|looked up|asked], and {deed}.
campfire.turn: There was only one [fear|shadow|locked room] in {name}, and it was {dread}. There was one [weakness|lamp|open window], and it was {joy}.
campfire.turn: When {rival} [laughed|cheated|came back|called it luck], {name} {deed}. After that everyone [laughed, but lower|stood up|paid in advance].
campfire.end: [Listen well|Hold your breath|Wait up], {haunt}, and you may hear the {cry} of {name} [answered|echoed|corrected] by {friend}.
campfire.end: They never [caught|forgot|found|fooled] {name}, only {thing}, still [warm|humming|damp], and a note: "{saying}".
campfire.end: So think of {name} and {joy} when you [go to bed|bank the fire|lock up], and do not [mention|speak ill of|look at] {rival}.
campfire.end: And if you ever [learn|have|are asked] to {yourBase}, children, do it as {name} did: for {joy} and for [nothing else|no other wage|the look on people's faces].
campfire.end: [Put another log on|Fill the kettle|Sit down again|No, stay]. The part where {name} [meets|laughs at|faces] {dread} is still to come.
logbook.open: Day one. [Unpacked|Argued with|Sat on|Counted] {thing} {place}, {weather}. [Signed|Initialled|Sincerely], {name}, {noun}.
logbook.open: My name is {name}. I am {kind}. I [have|own|travel with|answer for] {thing}. [Next question|It was on offer|Do not ask|My lawyer knows].
logbook.open: Dear diary, [today|again|before breakfast] {local} asked what {kind} is doing {place}. I said "{cry}". [Yours|Proudly|In haste], {name}.
logbook.open: Log of {name}, {hour}, {place}. Crew: {kind}. [Supplies|Ballast|Luggage|First mate]: {thing}. Morale: [mine|high|somewhere here|on order].
logbook.open: Note for the [file|parents|biographer|defence] of {name}, {noun}: arrived {place} as [planned|threatened|agreed|a surprise], except for {thing} and the [plan|shoes|weather].
logbook.act: Day two: [began|resumed|could not resist] {gerund}. Day three, to the [surprise|joy|relief|horror] of nobody but {name}: {snag}.
logbook.act: Mother [wanted|prayed for|ordered] a [dentist|notary|pianist|quiet child]. She got {name}, born to {base}, and {tool} for her trouble.
logbook.act: If you ask {name}, the [trick|key|whole secret] to {gerund} is {trick}. And {tool}, [obviously|if you have it|for show].
logbook.act: Spent the [morning|week|rent|holidays] {gerund}. {Fan} wrote "{name}" in a [notebook|diary|hymn book] and [underlined|circled|kissed] it when {snag}.
logbook.act: Things {name} can do: {base}. [Things|Sports|Jobs] {name} cannot do: [stop|explain it|share|anything else].
logbook.motif: [Dreamed about|Was asked about] {motif} and wrote home. Home [replied|wired|sang back] "dear {name}, {motifFact}". No {motif} enclosed.
logbook.motif: Ran [low on|out of] {loot} and wrote home. Home [replied|wired|sang back] "dear {name}, learn to {wish}".
logbook.motif: Found {loot} behind {there} {hour}. "[Say nothing|Act natural|Keep walking], {name}," I said, and told {friend}.
logbook.motif: [Dreamed of|Wrote a poem about|Talked all night of] {motif} again. Got up {place}, still {name}, still with {thing}.
logbook.motif: {Local} [wants|deserves|sued for] a share of the {loot}. {Name} has offered {dread} instead.
logbook.turn: [Met|Passed|Waved at|Hid from] {rival} {hour}. We nodded. {Name} and {friend} still speak of the nod.
logbook.turn: {Friend} [says|insists|read somewhere|told the bus] that {fact}, but {friend} has never been {name}.
logbook.turn: "{Name}," said {friend}, "they say {name} {deed}." It will [blow over|be a song|age well]. [It has a tail wind|So did the roof|I have packed].
logbook.turn: [Fears|Enemies|Bad habits|Allergies] of {name}, in order: {dread}, {rival}, [a quiet day|other people|heights]. [Comforts|Cures|Medals]: {joy}.
logbook.turn: {Bustle}, and {name} was the only {noun} who [clapped|cried|took cover|kept eating]. Then somebody mentioned {dread}.
logbook.end: [Tomorrow|On Tuesday|One of these days] {name} will {wish}. Tonight, {joy}.
logbook.end: If you [find|read|are sitting on] this beside {thing}, you are [crew|kin|a guest] of {name} now. Rule [one|nine|zero]: "{saying}".
logbook.end: P.S. {Friend} sends [regards|socks|a kiss]. {Rival} does not know that {name} can [read upside down|pick locks|count].
logbook.end: [Ink|Light|Soup] is low and {rival} is at the [door|window]. More when {name} has found {joy}.
logbook.end: "{Saying}," says {friend}, and [turns off|blows out|talks to] the [=light|candle|ceiling]. Good night from {name}.
documentary.open: Here, {place}, {weather}, [lives|hides|dines|prospers] {kind} that the crew came to call {name}. [Note|Observe|Do not touch] {thing}.
documentary.open: [Quietly|Softly|Slowly|Whisper], please. {Hour}, {place}, with [luck|patience|snacks] and the wind behind us, one may [see|glimpse|meet] {name}, {kind} in {its} prime.
documentary.open: We waited [nine days|a month|two winters|for hours] {place} for {name}. [At last|One night|Then] {kind} came out, [looked at|nodded to|moved] {thing}, and went back in.
documentary.open: Of the {kinds} [filmed|heard|counted|disturbed] {place}, only {name} [brought|bowed to|slept on] {thing}. {Local} pretends not to [know|like|feed] {itObject}.
documentary.open: It [begins|ends|always starts] with {aCry}. {Place}, [behind|beside|just above] {there}, {name} is awake: {kind}, [alone|magnificent|unshaven], and already [late|hungry|famous].
documentary.act: [Watch the approach|Note the posture|Look closely]. Most {kinds} [rest|feed|gossip] at this hour. {Name} prefers {gerund}, [whatever the weather|in any light|against advice].
documentary.act: {Name} is {gerund}, with {tool}, in full view of {fan}. Then, as [so often|always|foretold] with {name}, {snag}.
documentary.act: Why {name} should {base} no [textbook|satellite|bishop|map] explains. {Fan} [suspects|maintains|has tattooed] that the secret is {trick}.
documentary.act: We had [heard|read|dreamed] of {gerund}. Before {name} we had not [heard|known|feared] that {snag}.
documentary.act: And [there|now|at last]: {theKind} {third}. Our [sound man|driver|biologist|lawyer] had to [sit down|be held|call home].
documentary.motif: Before any [science|school|almanac] {name} knew that {motifFact}.
documentary.motif: In [courtship|a dispute|times of peace] {name} offers {oneLoot}, then [waits|stands on one leg|hums] to see whether {bustle}.
documentary.motif: How {name} came to the {motif} [nobody knows|is disputed|fills nine volumes]. {Local} has stopped [asking|guessing|counting].
documentary.motif: {Name} will [defend|praise|guard] the {motif} to the last, against {rival} [if need be|on principle|and all comers].
documentary.turn: But [danger|drama|lunch] is near: it is {rival}, and {name} can [sense|picture|imagine] {dread} from here.
documentary.turn: Scholars will [tell you|sing|concede] that {fact}, and fall [silent|over|in love] when {name} comes by.
documentary.turn: Only {friend} may come this close to {name}. {Rival} [tried|asked|crept up], and {bustle}.
documentary.turn: No [distance|fence|queue] is too great for {name}, when at the end of it there is {joy}, or {dread} on the way back.
documentary.turn: Left [alone|to {its} own devices|unfilmed], {name} will {wish}. So far nobody has left {name} [alone|unfilmed|a choice].
documentary.end: The [sun goes down|tape runs out|crew yawns]. Somewhere {haunt}, {name} has found {joy}, and the [film|day|lesson] is over.
documentary.end: We leave {name} as we [came|were told], on tiptoe, and {friend} [waves us off|sees us out|blocks the view] with {thing}.
documentary.end: {Name} [looks|winks|yawns|breathes] into the lens once, as if to say: "{saying}". Then only {thing} is left.
documentary.end: Will {name} ever {wish}? The [budget|daylight|script] ends here. {Name} does not.
documentary.end: They [say|used to say|hope] that {name} is the only one. Then, {haunt}, comes {aCry}, and from [the far side|under the table|next door] another.
gossip.open: You did not [get|hear|buy] this from me, but there is {kind} {place} with {thing}, and {local} [calls|has christened|has nicknamed] {itObject} {name}.
gossip.open: Have you [met|heard of|lent money to|danced with] {name}? {Kind}, {place}, never [without|far from|seen without] {thing}. You would [remember|have said].
gossip.open: So this is how {name} [moved in|came to us|made an entrance]: {hour}, {place}, {kind}, no [references|shoes|manners], one [suitcase|song|excuse], {thing}.
gossip.open: Ask anybody {place} about {name} and they [say|sing|deny] the same: [nice enough|tidy|a good listener|a bit much] for {kind}, but that business with {thing}!
gossip.open: "[See|Know] {theNoun} with {thing}?" says {local}. "That is {name}, that is, and [lives|sleeps|pays rent|holds court] {place} like one of us."
gossip.act: Everyone has a [hobby|vice|gift]. {Name} is out {gerund} until [all hours|the milk comes|somebody cries], and the trick, I am told, is {trick}.
gossip.act: First {name} [bought|won|found] {tool}. Then it was [all|nothing but|day and night] {gerund}, and {snag}, and now {name} has a [waiting list|stylist|permit].
gossip.act: "Who [taught|asked|paid|dared] you to {yourBase}?" says {fan}. "Nobody [stopped|warned|thanked] me," says {name}.
gossip.act: I am not [saying|suggesting|putting in writing] that {theKind} {third}. I am [saying|hinting] that {fan} saw {name}, and {snag}.
gossip.act: My [sister|dentist|priest|ex] tried {gerund} once, to be like {name}, and {snag}. It takes a certain kind of {noun}.
gossip.motif: And the {loot}! {Name} left {loot} on every [step|pillow|windowsill|bus], and {rival} had the nerve to [count|applaud|bill us].
gossip.motif: {Name} paid the [rent|window cleaner|choir] in {loot} and said to [keep the change|tell nobody|share it out].
gossip.motif: You know what {name} [says|mutters|sings] about {motif}: {motifFact}. It explains [a lot|the smell|the wedding|the hat].
gossip.motif: And as for the {motif}, {name} will talk of [nothing|little] else, and {rival} left the room [twice|in a hat|humming].
gossip.motif: Do not [lend|show|sell] {name} any {loot}. {Local} did, and [got back|was handed|now owns] {there}.
gossip.turn: There is [history|bad blood|a song] between {name} and {rival}. It [involved|began with] {dread} and a [rolling pin|raffle|borrowed ladder].
gossip.turn: {Friend} told me in [confidence|the queue|tears|capital letters] that {name} {deed}. So I only told [you|you and the choir|the bus].
gossip.turn: "{Name}," I said, "do you [know|realise] that {fact}?" {Name} went [quite pale|very quiet|for a walk|home].
gossip.turn: {Rival} says that {name} is all [for show|talk|hair]. {Rival} also [cried|danced|proposed], like {name}, when {bustle}.
gossip.turn: {Name} will do [anything|sums|time|the splits] for {joy}. Last [week|night|Easter] {name} {deed}, and that was only for half of it.
gossip.end: I must [run|fly|dash], {name} is {haunt} and talks of {joy}. If {rival} asks, we spoke about [hats|soup|the weather].
gossip.end: At the door of {name} you [say|whistle|whisper] "{saying}" and [nod at|mention] {thing}. You did not hear it [here|from family].
gossip.end: [One day|Before Christmas|When we are old] {name} will {wish}, [mark my words|you watch|God willing], and then they will all have been best friends with {name}.
gossip.end: Anyway, {friend} is having {name} to [dinner|tea|the opera]. {Rival} is having [an early night|a word with the mirror|soup, alone].
gossip.end: Do not [stare|wave|whistle] at {name} when you pass {haunt}. {Name} does it back, and is better at it.
commentary.open: And [here comes|up steps|out rolls] {name}, {kind}, live {place}, with {thing} under one arm, and just listen to that {cry}!
commentary.open: Welcome to a [packed|sold-out|rain-soaked|rowdy] evening {place}. In the red corner, {thing}. In the blue [corner|robe|mood], {name}, {kind}.
commentary.open: The [form guide|bookmaker|weather man|programme] gives {kind} no chance {place}. {Name} has [signed|burned|framed] the [form guide|evidence|prediction].
commentary.open: {Hour}, and {local} is on [a chair|the roof|tiptoe], because it is {name}, it is {kind}, and there is {thing}!
commentary.open: For those just [joining|forgiving|finding] us {place}: {name} is {theKind}, and no, we cannot explain {thing} either.
commentary.act: {Name} is {gerund}! Without a [warm-up|helmet|permit]! With {tool}! Somebody [call|hold|wake] {fan}!
commentary.act: [Years|Nine months|A lifetime|One whole lunch break] of {gerund} led {name} to this one [moment|corner|mistake], and [oh dear|listen|would you believe it], {snag}.
commentary.act: The trick, [say the books|says the coach|we were taught], is {trick}. {Name} [lent|sold] {fan} the books and went on {gerund}!
commentary.act: [Look at|Marvel at|Forgive|Rewind] the technique: {theKind} {third}, and {fan} is on the [floor|phone|pitch]!
commentary.act: [Second|Third|Final] attempt at {gerund} for {name}, and {snag}! [Still going|Nobody sits down|Again]! What form from {theNoun}!
commentary.motif: {Motif} on the [pitch|scoreboard|roof]! {Rival} appeals, and {local} waves {name} on!
commentary.motif: Half time, and {name} [asks for|demands] {edible}, nothing else! {Local} runs to the kitchen!
commentary.motif: The crowd has one word for {name}, and the word is {motif}! {Rival} [covers both ears|asks for silence]!
commentary.motif: The [statisticians|scouts|vendors] tell {name} that {motifFact}, which has never once [mattered|helped|come up] until now.
commentary.motif: {Name} [reaches for|pulls out] {oneLoot}, is that allowed? It is, by the old rule: {bustle}!
commentary.turn: {Rival} [comes off the bench|storms the box|warms up], looking for {name}, and finds {friend}!
commentary.turn: Remember, this is the {name} that {deed}. You could not [make|dress|cheer] it up, and {rival} has tried.
commentary.turn: The [experts|bookies|trainers] told {name} that {fact}, and just [look at|listen to] them now!
commentary.turn: A moment of [doubt|silence|drizzle] for {name}, as somebody [mentions|hints at] {dread}. Then it is {joy}, and we go again!
commentary.turn: {Bustle}! {Name} takes the [applause|lead|microphone], and {rival} takes the [stairs|blame|bus]!
commentary.end: [Full time|That is it|Whistle]. {Name} [one|nine|several], {rival} nil, and {friend} in tears on the [touchline|big screen].
commentary.end: They are [chanting|knitting|spelling] it for {name} now: "{saying}". Back to the studio, if it is still there.
commentary.end: No [medals|trophies|speeches] tonight, only {joy}, and {name} would not [swap|blush|move].
commentary.end: What [next|now|else] for {name}? To {wish}, they tell me, and who is going to tell {name} no?
commentary.end: And {name} goes home, {haunt} as ever, with {friend} [humming|in goal|asleep] and {thing} held high.
report.end: The [file|drawer|evidence room] is [full|warm|locked]. {Name} was last seen {haunt}, {gerund}.
report.end: Asked for a last word, {name} [considered|looked at] {thing} and said "{saying}".
report.end: [Traffic|Business|The weather] has returned to normal. {Name} has not, and {friend} [is relieved|will testify].
report.end: {Local} is [writing|selling|adapting] the story. {Name} asks only for {joy}, and not to be [played by a dog|told how it ends].
report.end: This newspaper [wishes|means] {name} well. {Rival} may [write in|reply] on page nine.
campfire.end: That was the story of {name}. {Friend} [tells it better|tells it slower|denies it], but {friend} is asleep.
campfire.end: Some say {name} went [home|north|to sea]. I say look {haunt}, and bring {thing}.
campfire.end: And {rival}? [Still looking|Still sulking|Still counting]. And {name}? Still {gerund}.
campfire.end: [Shh|There|Hark]. Was that the wind, or the {cry} of {name}? Let us say [the wind|it was the wind].
campfire.end: What {name} wanted was to {wish}. [Perhaps tonight|Why not|The night is long].
logbook.end: Summary of the voyage of {name}: {thing} intact, {rival} [avoided|annoyed], {joy} [pending|ahead].
logbook.end: Must stop. {Name} is wanted {haunt}, and {friend} does not like to [wait|ask twice].
logbook.end: Note to [self|whoever follows]: keep {name} away from {dread}. [Underlined twice|See page one].
logbook.end: Last line of the [day|page|pencil]: {name} would do it all again, {gerund} included.
logbook.end: [Lights out|Anchor down|Boots off]. {Name} counted {joy} once more, and slept.
documentary.end: In spring {name} will be back, {gerund}. [So shall we|Bring a coat|We are told].
documentary.end: No harm came to {name} or to {thing} while we filmed {place}. {Rival} was [mildly teased|edited out].
documentary.end: Night [falls|comes] {place}. The {cry} of {name} is the last thing on the tape.
documentary.end: Nature [keeps|has] few secrets from {name}. One is {dread}, and we shall not tell.
documentary.end: And so {name} [turns|walks off|settles down], with {friend} close behind, towards {joy}.
gossip.end: And that is all I know of {name}. {Friend} knows [more|the rest|the address].
gossip.end: If {name} comes in now, [look busy|say nothing], smile at {friend}, and do not bring up {dread}.
gossip.end: {Name} says that it is nobody's business. [Quite right|Exactly]. Now, about {rival}.
gossip.end: You will see {name} yourself, {haunt}, {hour}. [Say I sent you|Act surprised].
gossip.end: Who would have thought it of {name}? {Friend}, that is who, and has said so [since March|for years].
commentary.end: And there is the {cry}! {Name} has done it, with {thing}, and {local} [faints|hugs the referee]!
commentary.end: So {name} [leads|wins|survives], {rival} wants a recount, and we want [supper|a replay]!
commentary.end: The lights go out {place}, and {name} is still {gerund}! [Good night|Unbelievable]!
commentary.end: Man of the match, or {noun} of the match: {name}! The prize is {joy}!
commentary.end: From all of us {place}, from {friend} and from {name}: [until next time|drive home safely|mind the stairs]!`;
