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

export const forms = `review.1: [One star.|Two stars.|One star, reluctantly.|One star, because zero is not offered.]
review.2: I [asked for|booked|ordered|paid for] [a quiet table|the usual|a calm evening|a room with a view]. I got {kind}.
review.3: {ItSubject} was {gerund}{closing} when I [came in|sat down|arrived|asked for water].
review.4: [The menu had not mentioned that.|My doctor had said no excitement.|Nobody else looked up.|The waiter only shrugged.]
review.5: {ItSubject} was still {gerund} when I [paid|left|got up|gave in].
review.6: I have been back [four|six|nine|eleven] times.
review.7: {Name} [knows my order now|saves me a seat|has met my mother|nods when I come in].
review.8: [Do not go. I need the parking space.|Tell nobody. It is hard enough to get in.|Do not go if you have plans.|I am keeping the other four stars.]
patch.1: {Name}, [patch notes|release notes|version two].
patch.2: New: {kind} now {third}{closing}.
patch.3: [Improved|Faster]: {gerund} [no longer waits|also works on Sundays|starts without asking|needs no permission].
patch.4: Fixed: [the off switch. It is gone.|lunch breaks. There are none.|a rumor that this would stop.]
patch.5: Known issue: [neighbors ask to join|the cat has started too|users forget to go home|managers {anyBase} as well].
patch.6: Known issue: [nobody has reported the first one|we stopped counting|support is {anyGerund}].
patch.7: [Coming soon: more.|Roadmap: see above, but louder.|Next version: hats.|Next update: when {itSubject} wakes up.]
court.1: The court asked {name} for [an explanation|a plea|a short statement].
court.2: “I was {myGerund}{closing},” said {theKind}.
court.3: [The court asked why.|“Why?” asked the judge.|The judge put down her pen.]
court.4: “Have you ever tried it?” [The judge had not.|Nobody in the room had.|The prosecutor looked at his shoes.]
court.5: The court [took a short break|recessed for ten minutes|went out for some air].
court.6: [By four|By noon|After lunch] the judge was {anyGerund} too.
court.7: [Case dismissed.|The charges were dropped.|All charges were withdrawn.] [The costs were paid in snacks.|The jury asked for lessons.|The bailiff wants a badge.|The minutes are now a songbook.]
letter.1: Dear [neighbor|number 12|tenant upstairs]. This is my [third|fourth|second] letter about {name}.
letter.2: I do not mind {aNoun}. I mind {gerund} [before breakfast|after midnight|on a Sunday|in a shared hallway].
letter.3: [Last night|On Tuesday|Yesterday] I [went over|knocked|went up] to say so.
letter.4: I came home [at sunrise|with a certificate|on Thursday|much later].
letter.5: I can {myBase} now. [It is not hard.|My wife can, too.|It was never about the noise.|Nobody had ever asked me.]
letter.6: Please [shred|burn|ignore|frame] my [other|earlier|first] letters.
letter.7: [We rehearse at eight.|Bring a chair.|See you at six.|Yours, number 12, with a new hobby.|The hallway is ours.]
terms.1: By holding {name} you agree to the following.
terms.2: One: {theKind} will {base}{closing}.
terms.3: Two: you may watch. [Three: you may not help.|Three: clapping is allowed.|Three: bring your own chair.]
terms.4: Four: [somebody tried to help|it ends when it ends|refunds are a state of mind|there is no clause four].
terms.5: Five: [anyone found {anyGerund} must be thanked|nobody else may {anyBase} louder|complaints are read out, with voices].
terms.6: Six: [naps happen without notice|lunch is not a bug|see one|the lawyer has left and is {anyGerund}].
terms.7: [Signed, with a paw.|Read it again. It will not change.|You have already agreed.|The small print is asleep.]
advert.1: [Wanted|Hiring|Urgent]: {kind}.
advert.2: [Duties|The job|What you do]: {gerund}{closing}.
advert.3: Experience: [none needed|a problem|more than we have|please hide it].
advert.4: We offer [a desk and no questions|a window that opens|fruit on Mondays|a chair with wheels].
advert.5: The last one [was promoted for {anyGerund}|owns the building now|left on a boat|is our boss].
advert.6: {Name} [applied through the roof|sent no papers, only crumbs|was already at the desk|hired us instead].
advert.7: [Start date: an hour ago.|The interview is over. We passed.|We have stopped looking.|Salary: all of it.|Please stop calling. The job is gone.]
film.1: [Hush.|Quiet now.|Cameras down.] [Here is|This is|There it is:] {kind}, {gerund}{closing}.
film.2: Most {kinds} [would be asleep|would ask for money|would look away|take Mondays off].
film.3: [This one has not blinked.|This one brought snacks.|Not this one.|Not today.]
film.4: We [move closer|hold our breath|lower the microphone]. [{ItSubject} knows.|We are seen.|{ItSubject} moves over to make room.]
film.5: [Our cameraman|The sound man|Our driver] has begun to {anyBase} too.
film.6: We [should stop him|have rules about this|are only here to watch]. [=We do not.|We forgot them.|We are not watching now. We {base}.]
film.7: Scientists call it {name}. [They say it softly.|They say it and sit down.|Then they ask for a raise.|Nature has no other word.]
press.1: For immediate release: {name} is {kind}.
press.2: {ItSubject} [denies|does not deny|laughs at] {gerund} for money.
press.3: [It is free.|{ItSubject} would pay to do it.|Money was offered and eaten.|There was never a plan.]
press.4: Somebody asked [when it ends|for a plan|for a comment]. {TheNoun} [ate the microphone|looked up|asked for soup|left for soup].
press.5: Other {kinds} have [called|sent flowers|asked for training|formed a line].
press.6: [Nobody|Not one expert|No rival] can {anyBase}{closing} like this.
press.7: Questions may be [sent in writing|shouted|left at the door]. [They will be eaten too.|They will not help.|Bring two.|The office is {anyGerund}.]
found.1: Found: {aNoun}. [No collar.|No papers.|No regrets.|No forwarding address.]
found.2: Answers to {name}. [Only to that.|Most days.|When there is food.]
found.3: {ItSubject} was {gerund}{closing} when we [met|stopped the car|looked up].
found.4: {ItSubject} went on {gerund} in the [car|elevator|kitchen|store].
found.5: We tried [a walk|music|ignoring it]. [={ItSubject} came back with friends.|It is worse with music.|Now there are three of us.]
found.6: The [children|neighbors|twins] can {anyBase} now.
found.7: [Owner, please do not call.|If this is yours: no, it is not.|We bought {itObject} a bowl. That is that.|Reward offered, if you keep quiet.]
stars.1: {Kinds}: [a big week|a strange week|the stars have given up].
stars.2: On [Monday|Tuesday] you will {yourBase}{closing}.
stars.3: On [Wednesday|Thursday] [somebody will ask you to stop|a man with a clipboard appears|there will be a form]. [Sign nothing.|Smile.|Eat the form.]
stars.4: By the weekend [everybody is {anyGerund}|the bank is {anyGerund}|your mother is {anyGerund}].
stars.5: Love: [complicated|on hold|at the next table]. Money: [round|somewhere|a feeling].
stars.6: Lucky number: [all of them|two, then four|the big one]. Lucky coin: {name}.
stars.7: [Avoid mirrors and Geminis.|Mercury says sorry.|The moon saw everything.|Do not read next week.]
check.1: Annual review of {name}, {kind}.
check.2: Strengths: {gerund}{closing}. [Weaknesses: stopping.|Weaknesses: everything else.|Weaknesses: none that we dare name.]
check.3: Punctuality: [arrives before leaving|owns the clock|Tuesday]. Teamwork: [is the team|the team now does it too|shares nothing, kindly].
check.4: Goals for [this year|next quarter|Monday]: {base} [more|louder|in the lobby|without the ladder].
check.5: Feedback from [customers|downstairs|accounting]: [long applause|a poem|all quit to {anyBase}].
check.6: [We recommend a raise.|We recommend a bigger desk.|We recommend silence.] [We are told we gave one.|It was already taken.|The desk is on the roof now.]
check.7: [Signed by nobody. We are busy.|The reviewer has since resigned and is happy.|Next review: never, please.|Rating: yes.]
museum.1: {Name}, artist unknown, [oil on canvas|mixed feelings on wood|chalk on a tax form].
museum.2: It shows {kind}, [shortly before|right after|in the middle of] {gerund}{closing}.
museum.3: Visitors ask [what happened next|if it is finished|who paid for this]. [So did the guard.|Nobody will say.|The painter ran.]
museum.4: The guard [quit|left his keys|turned in his hat]. He can {anyBase} now.
museum.5: [Experts|Critics|Schoolchildren] call it [important|too loud for oil|the best room].
museum.6: Do not touch {theNoun}. [{ItSubject} touches back.|{ItSubject} remembers hands.|{ItSubject} has a lawyer.]
museum.7: [The gift shop is empty. It was like this.|The frame asked to leave.|Photography is allowed, but it blinks.|Exit through the other painting.]
diary.1: Monday: [told everyone|announced|swore on the cake] I would {myBase}{closing}. [They laughed.|Somebody coughed.|A dog left the room.]
diary.2: Tuesday: {myGerund}, [badly|in the rain|until they closed].
diary.3: Wednesday: {myGerund}, [with a hat|blindfolded|in front of the bank]. [A crowd.|Two people clapped.|Nobody laughed.]
diary.4: Thursday: [everybody wants a hat|they asked for the recipe|my mother called, proud].
diary.5: Friday: [sold the hats|signed an arm|was on the news]. I am {kind}, for the record.
diary.6: Saturday: [bought the place that laughed|slept|apologized to the dog].
diary.7: Sunday: renamed it {name}. [Rested.|Hired the dog.|Told nobody. Told everybody.|Monday again. Good.]
chat.1: {Name} wrote to the family chat. “I am {myGerund}.”
chat.2: “[At this hour|Again|In those shoes]?” asked [Mother|an uncle|Grandma]. [Eleven aunts saw it.|Nobody else answered.|Three dots came and went.]
chat.3: At midnight an [aunt|uncle|ex-uncle] wanted a link.
chat.4: [By one|By two|At sunrise] the whole family could {anyBase}{closing}.
chat.5: The chat has [four hundred|ninety|six thousand] {kinds} now.
chat.6: [Mother is an admin.|Grandma pins the best ones.|Uncle Ray is on mute.] [There is a schedule.|The dog has an account.|Nobody remembers the birthday photos.]
chat.7: [Please mute us.|Dinner is at seven, if anybody stops.|The chat is called “Quiet”.|Leave if you like. Nobody has.]
lesson.1: [Lesson one|Chapter one|Step one]: how to {base}.
lesson.2: [Lesson two|Chapter two|Step two]: [why|where|with whom]. [It is blank.|See lesson one.|Somebody has torn it out.]
lesson.3: The [teacher|author|whole faculty] is {kind} called {name}.
lesson.4: {ItSubject} holds no degree. {ItSubject} has been {gerund}{closing} since [the flood|spring|the last war].
lesson.5: [Homework|The exam|Finals]: {gerund}, [out loud|with one hand|on a bus|until somebody cheers].
lesson.6: [Everybody passes.|Half of us cried.|The principal failed twice.] [The bell has given up.|Parents sit in now.|We meet on weekends too.]
lesson.7: [Bring a pencil. You will not need it.|No refunds. No graduates either.|Class never ended.|The diploma is a sandwich.]
weather.1: Tonight: {gerund}{closing}, [moving in from the west|with clear skies|heavy at times].
weather.2: Tomorrow: more of it. [Bring a chair.|Bring a coat.|Move your car.]
weather.3: The cause is {kind}. [We have a map.|We have one photo.|Experts pointed at it.]
weather.4: [Schools are closed.|Trains will stop to look.|Boats should stay in.] Children are {anyGerund} [in the street|on the roof|in coats].
weather.5: The [mayor|minister|harbor master] was asked to act. He asked to {anyBase}.
weather.6: The front is called {name}. [{ItSubject} likes that.|{ItSubject} has fans.|{ItSubject} signs things.]
weather.7: [Sunday: dry.|Long-range forecast: yes.|Outlook: we moved in with it.|The pressure is high, mostly on us.]
desk.1: One star. I [wanted|asked for|paid for] a pet that does nothing.
desk.2: I got {whole}. [{ItSubject} does nothing so well people line up.|{ItSubject} does nothing beautifully.]
desk.3: [I sell tickets now.|The line goes around the block.|My landlord bought two tickets.] [Children whisper.|A man proposed here.|Somebody brought flowers.]
desk.4: {Name} [sleeps through it|looked up once, in March|yawns at ten and at four]. [=Nobody minds.|It made the papers.|They clap for the yawn.]
desk.5: I [tried to give {itObject} back|asked for a refund|called the store]. [The store is a fan.|They asked for a signed photo.|They hung up, crying.]
desk.6: [Would buy again.|Five stars, then. Fine.|I have stopped minding.|Nothing has never been so full.]
refer.1: I have known {name} for years. {ItSubject} is {whole}.
refer.2: {ItSubject} was late on the first day. [Everyone waited.|Nothing could start.|We held the door.]
refer.3: {ItSubject} has been late ever since. [The clocks have adjusted.|We moved the morning.|So has everyone else.]
refer.4: I once asked why. {TheNoun} [looked at me|breathed out|turned the chair]. I apologized. [I brought cake the next day.|I meant it.]
refer.5: Sales are [up|a smell now|round]. [Nobody knows how.|We do not ask.|The board purrs.]
refer.6: [Hire this one.|Do not hire anyone else.|Please give {itObject} back.] [We will wait.|We hold the door for you, too.|You will see. You will be late as well.]
card.1: In case of {name}, [remain seated|stay calm|put down the sandwich].
card.2: {Whole} may be [under your seat|behind you|beside you]. [This is normal.|Do not wake {itObject}.|{ItSubject} boarded first.]
card.3: [Place your own mask first.|Fasten everything.|Put your tray on the floor.] {TheNoun} will [take the aisle|choose a film|speak to the captain].
card.4: The exits are [closed|ours|taken by {theNoun}].
card.5: [Should we land on water|In the dark], follow {theNoun}. {ItSubject} [=can swim a little|knows a place].
card.6: [Thank you for not asking.|We wish you a pleasant fall.|Your pilot is also {aNoun}.|There is no second card.]
vote.1: Vote {name}. {Whole}. [No party.|No notes.|No tie.]
vote.2: The other one has a plan. [It has charts.|It is forty pages.|It smells of plan.]
vote.3: {TheNoun} was asked for a plan. {ItSubject} [fell asleep on the desk|ate the question|stared for an hour]. [The room stood up.|Grown men wept.|The polls moved nine points.]
vote.4: [Our promise|The program|The slogan]: [snacks at noon|fewer meetings|a window for everyone]. [That is all.|Read it twice.]
vote.5: Nine out of ten {kinds} agree. The tenth is [asleep|in a meeting|the other candidate].
vote.6: [On Sunday, bring a pencil.|Every vote is a small crumb.|Paid for by nobody. We found the posters.|Already winning in two kitchens.]
manual.1: Thank you for choosing {name}. Your {noun} [needs no batteries|is already on|may be warm].
manual.2: This is {whole}. [This is not a toy.|Please do not shake {itObject}.|{ItSubject} has opinions.]
manual.3: Press nothing. [It knows.|It begins by itself.|There is one button, and it is asleep.]
manual.4: If {theNoun} [hums|stares|smiles], [step back|take a seat|say thank you]. If {itSubject} stops, [you stop too|look behind you|check your pockets].
manual.5: [Clean with applause.|Store above the fridge.|Keep away from accountants.] [Never feed it after the bell.|Rotate weekly.|Do not read this aloud.]
manual.6: The warranty [ended when it looked at you|is a handshake|covers love]. [Parts are not available. There is one part.|Assembly was never required.|For help, call {name}.]
court2.1: The jury was shown {whole}. The jury went “aww”.
court2.2: The prosecutor objected. [He was outvoted.|He looked again. He went “aww”.|His own mother told him to sit.]
court2.3: [Exhibit A|The evidence] was {name}, asleep. [Exhibit B was a crumb.|Exhibit B was also asleep.|There was no exhibit B.]
court2.4: The [defense|lawyer] said nothing. {ItSubject} had [the face for it|no need|hired silence].
court2.5: [Eleven voted to keep {itObject}. The twelfth wanted two.|Twelve voted to take {itObject} home. So did the guard.|The vote took a minute. The petting took an hour.]
court2.6: {TheNoun} left by the [front|big] door. [The judge waved.|The crowd made room.|The cameras cried.] [Justice has soft ears.|Sentence: one long nap.|Court is adjourned for treats.]
legend.1: [Some|They|Most] say {whole} cannot save a town. They have not met {name}.
legend.2: We had [a bridge with no river|two mayors and no bread|one lamp and no oil]. [Then we had company.|Then somebody new came up the road.]
legend.3: {ItSubject} sat down in the square. [That was all.|Nobody else had thought of it.|Somebody brought soup.]
legend.4: Somebody else sat down. [Then the baker. Then both mayors.|Then the baker. Then his silent brother.|Then the ones from across the road.]
legend.5: [Nobody shouted that day.|The lamp was enough.|It rained on everyone the same.] [It has not stopped being that day.|We paint the bench each spring.]
legend.6: [The river came back by itself.|There is bread now.|The statue is life-size, and asleep.|Directions: past {theNoun}, then left.]
fear.1: {Name} is {kind}. [Brave, mostly.|Afraid of nothing, nearly.] [Thunder: fine.|Taxes: fine.|Heights: fine.] [Ghosts: old friends.|The dentist: delightful.]
fear.2: Then somebody says “{feared}”. [The room goes quiet.|A cup falls.|The lights flicker.]
fear.3: {TheNoun} is [under the table|in the ceiling|two streets away] [already|by now|again].
fear.4: We tried [a song about|exposure to|a small dose of] {feared}. [=The piano did not survive.|We are still looking for the door.|It was the end of the curtains.]
fear.5: [Doctors shrug.|Experts took notes and left.|A priest came by.] There is no [pill|form|cure] for {feared}.
fear.6: So we stand [in front|guard|close]. [All of us.|In shifts.|With brooms.] That is what {name} means. Nobody meets {feared} alone.
hate.1: Dear {feared}, this is {name} writing. [You know why.|Sit down.|It is not you. It is you.]
hate.2: I am {kind}{closing}. [I have claws and time.|I have a lawyer.|I have been patient.]
hate.3: I have kept a list. You never call first. You [touch everything|smile|stay for hours].
hate.4: I have told [the others|my mother|four hundred strangers] about {feared}. [=They are outside.|She is outside.|They brought banners.]
hate.5: You may keep [the mornings|the parking space|the weather]. [The sofa is mine.|The rest is ours.]
hate.6: [No reply is needed.|Blink twice if you understand.|Yours, never.] [P.S. I ate your calendar.|P.S. We are many.|P.S. The door is over there.]
crush.1: Ask {name} about anything but {loved}. [The weather is safe.|Try the weather.]
crush.2: Ask {kind} about {loved} and [cancel your plans|sit down|hold my coat]. There [are slides|is a song|are two songs].
crush.3: It began [in spring|with a glance|at a bus stop]. Since then: {loved}, [breakfast to midnight|on every wall|in three languages].
crush.4: [Friends worry.|The neighbors hum it now.|A doctor wrote “{loved}” and underlined it.]
crush.5: We held an intervention. By [noon|the second cookie] we understood {loved}. We [brought more|stayed|have matching shirts].
crush.6: {TheNoun} says it is just a phase. [So is the moon.|It has been nine years.|Phases have T-shirts now.]
dream.1: {Name} is {kind}. [That is one fact.|On paper.|For now.] {ItSubject} wants to {hoped}. [That is the other.|That is all.|Remember that.]
dream.2: [The bank laughed. It has since apologized.|Three experts said no. They have moved away.|Teachers sighed. One still does.]
dream.3: Every [night|morning|Tuesday] {itSubject} [practices|rehearses|tries again]. [The wall has seen things.|The neighbors keep score.|It is getting closer.]
dream.4: [Nobody has to {hoped}.|You could simply not {hoped}.] {TheNoun} read that sentence and [kept going|ate it|smiled].
dream.5: [Last week it almost happened.|There was one good Thursday.] [Witnesses cried.|A gull saluted.|There is a film. We watch it daily.]
dream.6: [When it works, you will hear it.|One of these days.|Stand back.] [Until then, hold on to {name}.|Until then there is soup.|Bring the good camera.]
sign.1: The sign in our [kitchen|lobby|elevator] says “{quoted}”. [Nobody hung it.|It was here before the walls.|It is not signed.]
sign.2: We asked [the landlord|the office|a lawyer]. The answer came by mail: “{quoted}”.
sign.3: We [moved|painted over it|closed the door]. [=It was there first.|The paint says it too.|It slid under the door.]
sign.4: [Grandma stitched it on a pillow|The parrot learned it|The baby said it first]. [=It was a long Christmas.|Now the parrot gives talks.|We took that badly.]
sign.5: [So we gave in.|So we printed shirts.] {Name} is what the shirts say.
sign.6: [Business is good.|We sleep well.|The landlord bought two.] [We still do not know what it means.|Nobody asks anymore.|The sign looks pleased.]
oracle.1: An old man on the bus leaned over. “{Quoted},” he said.
oracle.2: I [laughed|looked up|asked him to repeat it]. [=He did not.|He was gone.|It cost me a dollar.]
oracle.3: Next day it was on [milk|the news|every wall|a cake]: “{quoted}”.
oracle.4: My [boss says it in meetings|dentist hums it|uncle had it tattooed]. [=He got a raise.|I have no cavities now.|He cannot stop smiling.]
oracle.5: I put it on a coin: {name}. [It came up twice in a row.|It rolled uphill.|A bird brought it back.]
oracle.6: [If you see the man, thank him.|I take the bus every day now.|The seat beside me is free.] [He will know.|Bring a dollar.|Nobody dares to sit there.]
meeting.1: Item one on the agenda: “{quoted}”. [Nobody had added it.|The room went still.|The chair read it twice.]
meeting.2: [Legal|Finance|The intern] asked what it means. [=Legal wept.|The chart went up.|The intern is our boss now.]
meeting.3: We voted. [Nine for, none against, one asleep.|It was unanimous, and a little frightening.|The plant abstained.]
meeting.4: Item two was [canceled|the same as item one|lunch]. “{Quoted},” said the [cook|plant|speakerphone].
meeting.5: [Minutes taken: all of them.|The minutes are one word long.|We meet daily now.] The company has been called {name} since [noon|Tuesday].
meeting.6: [There is no product.|Our product is the agenda.|Customers come to vote.] [Shares are up.|Please knock.|There is cake for item one.]
many.1: {Crowd} walked into a bank. [They wanted change.|They asked for the manager.|They had an appointment.]
many.2: “[Which of you is in charge|Who speaks for you]?” asked the [clerk|guard]. They [pointed at each other|looked at the floor|all said yes].
many.3: The manager brought [chairs|water|his boss]. [=They shared one.|They asked for soup.|The boss brought chairs.]
many.4: By closing time they [owned the vending machine|had a loan|ran the front desk]. [Nobody had agreed to that.|There were forms, all signed.|It felt right.]
many.5: The bank is called {name} now. [Deposits are up.|The vault is a bedroom.|The lines are long and happy.]
many.6: “[Teamwork|Trust],” they say, all at once. [Almost all at once.|The smallest says it last.|It echoes.]
band.1: {Crowd} started a band. [None of them can play.|There is one drum.|The landlord knows.]
band.2: They rehearse [at dawn|in the elevator|behind the fridge]. [=The rooster moved out.|It stops on every floor.|The milk has rhythm now.]
band.3: Their first song is [very short|one note|a long silence]. [People asked for it again.|Somebody fainted, politely.|It went gold in one kitchen.]
band.4: Their second song is the first one, [slower|louder|longer]. [Critics call it brave.|Critics wept into their notebooks.]
band.5: The band is called {name}. [They argued for a week.|It was the dog's idea.|All other names were taken.]
band.6: [The tour begins in the hallway.|They play birthdays and burials.|Tickets are snacks.] [Bring a friend.|No refunds, no encores, no sleep.|Stand near the drum.]
pass.1: Passport, issued [at night|by mistake|in pencil]. Name: {name}. [Height: seated.|Height: yes.|Height: see photo.]
pass.2: Occupation: {whole}. [Nobody at the border asked twice.|The officer saluted.|The stamp got stuck.]
pass.3: Eyes: [two|open|on the horizon]. Hair: [some|to be discussed|not yours]. Purpose of visit: [soup|to be looked at|none of your business].
pass.4: Anything to declare? [“A feeling.”|“The moon is closer than you think.”|“Hunger.”] The officer [wrote it down|nodded for a while|opened a second lane].
pass.5: {TheNoun} has [nine|forty|too many] stamps. [Three are from kitchens.|One is from a dream.|Two are from the same sofa.]
pass.6: [Valid until further naps.|If found, follow.|The photo blinks.|Valid everywhere that has a floor.]
cook.1: [Recipe|Tonight's recipe]: {whole}, for four. [Serves nobody.|Prep time: a life.|Heat the oven. Apologize to it.]
cook.2: Take {aNoun}. [{ItSubject} will not come.|Ask first.|Now you are taken.] Wait.
cook.3: Add [salt|jazz|a little thunder]. {TheNoun} adds [more|a saxophone|{its} own opinion]. [Let it.|Do not argue at the stove.|Stir your doubts.]
cook.4: When {itSubject} [hums|winks|sings], [it is nearly done|lower your expectations|open a window]. [Taste.|Sit down.|Call your mother.]
cook.5: Serve [standing|in silence|to somebody you forgave]. [Grown chefs have cried.|Seconds are a right.|The spoon keeps a diary.]
cook.6: The dish is called {name}. [Nobody has the nerve to eat it.|There are no leftovers, only witnesses.|It has asked for the check.|It does the dishes.]
date.1: {Name}, [new in town|ageless|two streets away]. {Whole}. [Swipe gently.|Looking for the usual: everything.|Here because my mother signed me up.]
date.2: Likes: [corners|long silences|your sandwich]. Dislikes: [doors|the second verse|being called {aNoun} in that tone].
date.3: My last relationship ended [in a hedge|by mutual applause|over a lamp]. [We share custody of a spoon.|I kept the curtains.|The hedge and I still talk.]
date.4: On Sundays I [do nothing, with flair|rearrange the mail|stare until it rains]. [You may join.|Bring a blanket.|Bring your own rain.]
date.5: Friends say {theNoun} is [a lot|worth it|a season]. [I have two friends.|They are in this photo. So is a duck.|I paid one of them.]
date.6: [If you blink first, I am yours.|No small talk. Medium talk is fine.|Message me. I will not answer. Come anyway.|Must love stairs.]
report.1: School report for {name}, {whole}. [Class of one.|Term: long.]
report.2: Math: [counts on everybody|has eaten the three|prefers soup]. Music: [is|loud, then louder|the windows recovered].
report.3: Sports: [chosen first|refereed {itself}|ran, once]. Art: [see ceiling|the teacher kept it|we do not speak of it].
report.4: In class {theNoun} [sits by the window|answers before the question|is the window]. The others [copy|hum along|have started to glow].
report.5: Absences: [none that we could prove|Mondays|all spiritual]. Behavior: [yes|weather|we learned a lot].
report.6: [To be promoted at once.|Parents should be proud and slightly worried.|We would like {itObject} back next year.|Signed by the whole staff, standing.]
night.1: I am the night guard here. [It is a quiet job.|It was a quiet job.|Eleven years, one flashlight.]
night.2: On the [third|ninth|last] floor is {whole}. [{ItSubject} was not delivered.|{ItSubject} is on no list.|{ItSubject} pays rent.]
night.3: At two {itSubject} [walks the hall|waters the plants|tries on the coats]. At three we [play cards|share an apple|say nothing, together].
night.4: I reported it once. The office wrote back: [“Who?”|“We know. Be nice.”|“That is the manager.”] [So I am nice.|I burned the letter.|I framed it.]
night.5: {TheNoun} [calls me by my name|knows my birthday|leaves the light on]. Nobody on the day shift does.
night.6: I call it {name}. [{ItSubject} answers with the elevator.|Do not tell the day shift.|They can have the days.|We are both up for a raise.]
radio.1: Good evening, you are on [the late show|line four|the air]. [Go ahead, caller.|Speak slowly.|We can hear breathing.]
radio.2: “I am {whole},” says the caller. [The studio goes quiet.|The host takes off her headphones.|A producer walks into the glass.]
radio.3: [“Longtime listener?”|“And what do you do?”|“Are you all right?”] “[No|Yes|Nearly],” says {theNoun}. “But [you have nice light|your window is open|I am on the roof].”
radio.4: Nobody [plays a song|reads the ads|watches the clock] after that. [Trucks pull over to listen.|Whole towns leave the lamp on.|The weather has to wait.]
radio.5: By morning the show is called {name}. [The host makes the tea.|Ratings are a circle.|It is mostly breathing. It is very good.]
radio.6: [Call in. It picks up on the first ring.|The roof is full now.|Requests are refused, kindly.|Stay tuned. It is staying.]`;

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
english, japanese, chinese, american, british, russian, santa claus, santa, shakespeare, mozart, chopin, beethoven, bach`;
