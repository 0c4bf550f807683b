// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const deeds = `@cooking: cook bake brew smoke grill roast fry boil mix stir toast slice chop milk
tool: a borrowed whisk; a pan older than the house; a recipe with one page missing; a wooden spoon, well chewed
snag: the dough answered back; the smoke alarm joined in; somebody had swapped the sugar and the salt; the oven chose that moment to retire
trick: to taste everything twice; to keep the lid on and the windows open; to blame the recipe early
fan: a hungry night porter; the health inspector, off duty; a food critic with a cold

@making: build paint draw write sew knit program code design invent photograph compose film tattoo plant farm grow harvest rake
tool: a pencil with teeth marks; a plan drawn on a napkin; a ball of string; a secondhand instruction book
snag: the plan turned out to be upside down; it was finished before anybody had asked for it; one end did not meet the other; the glue set first
trick: to stop one minute before it is perfect; to sign it large; to call every mistake a feature
fan: a retired architect; an art teacher in tears; the man from the museum

@stealing: steal rob smuggle escape hack sneak trespass bribe scheme plot spy eavesdrop snoop
tool: a very small crowbar; a false mustache; a map of the ventilation; a shopping cart with one loud wheel
snag: the alarm turned out to be a fan; the getaway bus was late; the guard held the door open; somebody left a glove and a business card
trick: to walk as if late for a meeting; to carry a ladder, since nobody stops a ladder; to leave a tip
fan: a bored police sketch artist; the getaway driver's mother; a judge with a sense of humor

@racing: run race jump ski surf skate swim dive climb box fight wrestle kick punch lift sprint gallop hop skip fence joust duel train compete bounce crawl slide row walk march
tool: a borrowed number bib; one shoe with a spring in it; a whistle; a water bottle full of soup
snag: the finish line had been moved for the bakery; the starting pistol sneezed; a shoelace had other plans; the cup turned out to be a vase
trick: to start before anybody is looking; to breathe in on the corners; to look back and wave
fan: a line judge with a flag to wave; a photographer who missed it; the crowd's only trumpet player

@music: sing dance play drum strum rap beatbox DJ perform conduct yodel hum whistle party rave act audition juggle broadcast stream podcast bagpipes kazoo tambourine ballerina trombone xylophone
tool: a microphone with a cold; a set of tap shoes; a stage made of pallets; one cymbal
snag: the encore began before the song; the lights went out and nobody stopped; the second verse got lost on the way; the hall next door began to clap
trick: to end on the loud one; to count to four and then forget it; to smile at the back row
fan: the man from the record store; a very strict aunt; a lighting technician named Sparky

@trading: sell buy trade bet gamble invest stake pump dump hodl mint ape negotiate audit measure count weigh file sue manage run operate host open keep
tool: a folding table; a calculator with a dead seven; a cash box with a cork in it; a sign reading HALF PRICE, OR NOT
snag: the first customer wanted a refund in advance; the price tag blew away; there was change for everything but a coin; the line turned out to be for the bus
trick: to name a price and then look at the sky; to wrap it nicely; to keep the good ones under the table
fan: a customer who only came in to get dry; the woman who buys two of everything; a rival stallholder in disguise

@ruling: rule govern judge vote dominate conquer invade command lead direct tax defend protect guard save rescue attack investigate solve debate argue predict interview report steer
tool: a stamp the size of a dinner plate; a clipboard; a very loud bell; a hat for official occasions
snag: the other side also said yes; the minutes were longer than the hours; the ribbon won against the scissors; nobody could find the form for it
trick: to speak last and briefly; to look as though it had been decided; to bring cookies
fan: a clerk with ink on both cuffs; the opposition's own mother; a voter who came for the cookies

@digging: mine dig collect hoard search explore discover find chase hunt haul shovel drag tow push pull hike track fish catch follow stalk
tool: a spoon with a long handle; a lamp on a string; a map marked HERE, ROUGHLY; a bucket with a hole in it
snag: the tunnel came up in the same place; there was a second X, slightly to the left; the bucket was full and nobody had noticed; the treasure was somebody's lunch
trick: to go down first and ask afterwards; to listen before each swing; to follow the smell
fan: a geologist on vacation; a child with a beach shovel; the last man out of the pit

@travelling: ride drive fly sail travel launch land orbit float pilot deliver carry roam wander move hover glide teleport levitate skate cross haul
tool: a scarf for the wind; a ticket to somewhere else; a horn with two notes; a suitcase tied with rope
snag: the wheel came off and overtook; north was not where it had been; the landing took three goes and a hedge; a headwind had been booked for the same day
trick: to lean into the corners; to pack half and take the dog; to wave at everything in a uniform
fan: a customs officer with nothing to declare; a plane spotter named Hugh; somebody at a bus stop who saw it all

@resting: sleep nap dream meditate wait sit rest snore hide wake vibe chill relax hibernate yawn stare watch look listen live work
tool: a pillow with a history; an alarm clock set to never; a sign saying SHORTLY; a blanket with sleeves
snag: somebody rang to ask if it was a good time; the dream had adverts in it; a fly arrived; the silence began to hum
trick: to lie as if on purpose; to keep one eye on the soup; to be out when it rings
fan: a sleep researcher, wide awake; the neighbor upstairs on tiptoe; a nurse who brought a second blanket

@eating: eat drink taste swallow bite chew lick devour munch gobble smell
tool: a napkin tucked in like a flag; a fork of one's own; a doggy bag; a straw with a bend
snag: the plate went too; there was a hair in it, and it was familiar; the bill arrived before the starter; seconds came first
trick: to start in the middle; to hum so that nobody asks; to say it is for a friend
fan: a waiter on his break; a cook who peeked around the door; the table that ordered the same

@learning: learn teach study read practise explain believe think know remember forget translate narrate try investigate diagnose heal cure fix repair clean wash sweep brush shave floss
tool: a dictionary with the answers torn out; a blackboard on wheels; a pair of glasses without glass; a rubber duck to talk to
snag: the exam was in the other room; the book ended one page early; the pupil asked a good question; it worked, and nobody knew why
trick: to nod slowly; to make the same mistake on purpose; to read the last page first
fan: a professor of something else; the janitor, who had known all along; a pupil with one hand up since Easter

@feeling: cry laugh scream yell love kiss hug marry want need hate worship pray refuse haunt curse cast conjure annoy prank tickle howl bark meow croak explode melt burn freeze vanish appear shrink evolve mutate spin roll throw gossip complain apologise snore sneeze burp fart poop become get turn wear hold
tool: a handkerchief with initials; a mirror that answers back; a love letter, unsigned; a candle and a draft
snag: it came out as a hiccup; the echo got more applause; half the street joined in; somebody shouted "again"
trick: to mean it; to count to three and go on two; to do it in front of a curtain
fan: a poet with a deadline; the widow on the corner; a pastor who should have been elsewhere`;

export const peopleAndPlaces = `@callings: artist construction-worker detective farmer firefighter guard health-worker judge mechanic pilot police-officer scientist technologist person-juggling boy girl child man woman person-in-lotus-position index-pointing-up writing-hand waving-hand handshake thumbs-up thumbs-down person-superhero person-supervillain ninja dentist magician mail-carrier mime scarecrow sheriff-badge knight
thing: a thermos with a dent; a badge that says Trainee; a lunchbox with a lock; a second-best suit; a business card with a spelling mistake; a very long lunch break
friend: Marge from reception; a cousin in the trade; the man who does the coffee; young Tobias; Mrs Kowalski, a regular
rival: Keith from head office; the expert; a rival firm called Better; Inspector Crumb; the weekly target
dread: a performance review; Monday; a customer who knows best; small talk in lifts
joy: an early Friday; a thank-you card; work done properly and left alone; the good parking space
haunt: behind the counter; at desk nine; in the staff kitchen; at the wrong end of the corridor
fact: no job was ever made shorter by a meeting; the word boss comes from the Dutch for master; people yawn when they read about yawning; nobody has ever used the whole of a lunch hour; handshakes began as proof of an empty hand
wish: do one job without a form; be asked for by name; go home at five with clean hands; teach somebody young and get out of the way
deed: solved it on the first day and had to pretend until Friday; won employee of the month in somebody else's firm; took one sick day and everything stopped; explained it to a child, and then to the board
saying: Good enough, then better; Clock in, look up; Do it once, with a flourish; Ask Marge
pun: Nine to Jive; Overtime Lord; Sir Vice; Temp Job of Doom; Boss Battle Ax; Lunch Break Kid; Payroll Newman

@elders: old-woman old-man baby mrs-claus
thing: a tin of buttons; a handbag with everything in it; a blanket in eleven colors; a cookie tin with no cookies; a walking stick with a bell; a rattle, loaded
friend: Ethel from bingo; the mailman, who stays for soup; Agnes, who has a new hip; a parakeet called Winston; the pharmacist
rival: the doctor; Beryl, who counts cards; the self-checkout; the new priest; a cold draft
dread: an empty cookie tin; stairs without a rail; being helped across; a nap cut short
joy: a full house at bingo; a bus with a free seat; gossip with a source; soup that takes all day
haunt: on the bench by the bus stop; at the front of the line; in the good armchair; at table four
fact: people are happiest, the studies say, over seventy; a grandmother's kiss has been shown to work; babies laugh three hundred times a day and old ladies are catching up; the oldest tattooed person got it at a hundred and six; knitting was once a trade for men only
wish: beat the doctor at cards; feed everybody until they apologize; be asked about the old days and given time; drive something with flames on the side
deed: won at bingo three weeks running and was searched; told the bank to sit up straight; fed a burglar and sent him home with a scarf; cheated at cards and was thanked for it
saying: Eat something; I was not born yesterday; Wear a coat; We had worse and no sugar
pun: Gran Theft Auto; Nan of Steel; Granny Smithereens; Old School Fuel; Doily Lama; Bingo Starr

@royals: person-with-crown prince princess crown castle japanese-castle fleur-de-lis trident-emblem
thing: a throne with a wobble; a sceptre that doubles as a back scratcher; a crown one size too large; a decree nobody read; a moat, slightly used
friend: Hodge the jester; a horse with a title; the royal taster; Dame Prudence; the boy who opens the curtains
rival: a cousin with an army; the Duke of Elsewhere; Sir Lancelittle; the dragon's accountant
dread: a revolution before lunch; a round table; poisoned soup; a portrait by a realist
joy: a parade in good weather; bowing, from the right side; a feast with no speeches; a balcony
haunt: on the second-best throne; in the east tower; on the balcony; behind the arras
fact: there was a king who ruled for twenty minutes; a French king once thought that he was made of glass; chess was banned for a while because it took the knights' time; a crown weighs about as much as a cat; queens bumped into nobody for centuries, thanks to the skirts
wish: be bowed to by one cat; abolish mornings; knight a deserving sandwich; lend the crown out on weekdays
deed: knighted a coat stand by mistake; declared war on a Tuesday and canceled it on Wednesday; abdicated for lunch; laid a stone, and it was the wrong building
saying: Long may it wobble; Off with their hats; Let them eat first; It is good to be asked
pun: Reign Check; Throne Away; Crown Sauce; Your Highnest; Knight Shift; Duke Box; Royal Flush Gordon

@mythical: dragon dragon-face unicorn person-mage person-merpeople person-fairy person-elf person-genie goblin ogre troll baby-angel smiling-face-with-horns smiling-face-with-halo magic-wand crystal-ball nazar-amulet hamsa garden-gnome
thing: a spell book with gravy on it; a wand with a loose connection; a hoard of odd teaspoons; a bridge with a toll booth; a lamp, rubbed thin; a prophecy with a typing error
friend: Merle the apprentice; a raven called Nevermind; the village midwife; Sir Kevin, formerly brave; an owl in postal work
rival: a knight with a podcast; Maleficent Maureen; the Chosen One; the health inspector; a prophecy about Tuesday
dread: being debunked; iron; a third wish; tourists with tape measures
joy: a full moon over a quiet village; a maiden with better things to do; smoke rings; gold, warm from the sun
haunt: under the bridge; at the top of the crooked tower; in a cave with good acoustics; behind the waterfall
fact: unicorn>the unicorn is Scotland's national animal; only one old globe ever said that here be dragons; dragon>dragons turn up in stories on every continent with people in it; goblin>gremlins were invented by pilots; person-merpeople>sailors who saw mermaids had mostly seen manatees; a wizard's hat points at the one thing he does not know
wish: be believed in by an accountant; grant one wish that ends well; guard something worth stealing; be drawn without a maiden
deed: granted a wish and regretted the spelling; turned a prince back into a frog at the frog's request; burned the toast and then the village, in that order; lost a riddle contest to a child
saying: Three wishes, no refunds; Here be me; Believe first, ask later; Every bridge has a fee
pun: Spellcheck; Wand Direction; Gandalf and Dalf; Dragon Drop; Myth Management; Hoard Room; Troll Booth

@undead: ghost skull skull-and-crossbones person-zombie person-vampire jack-o-lantern coffin headstone bone mummy
thing: a bedsheet, king size; a spare rib; a cape with a dry-cleaning ticket; a lantern with a grin; a coffin with cup holders; a guest book nobody signs
friend: Morty from the next plot; a bat called Leonard; Widow Hopkins; the gravedigger's boy; a medium named Large
rival: Professor Van Helsing's nephew; sunrise; an exorcist with a discount; a vegan butcher; the new owner upstairs
dread: daylight saving; garlic bread; being seen through; renovation
joy: a creak that carries; an old house with new owners; candlelight; the third of November, when it is over
haunt: in the attic; at the bottom of the yard, where it is soft; on the stairs, third from the top; in the closet with the mirror
fact: a haunted house must be declared to the buyer in parts of New York; skull>a skeleton has two hundred and six bones and one is funny; the first zombies were only tired; vampire>vampires are said to count spilled rice grain by grain; jack-o-lantern>jack-o'-lanterns used to be turnips, and were worse; ghosts are mostly reported between two and three in the morning
wish: be invited in; scare one estate agent; rest in peace, on a weekday; leave one review of the afterlife
deed: haunted the wrong apartment for nine years; rattled the chains and was told to fix the boiler; rose from the grave and queued for coffee; was called a draft to its face
saying: Boo who; Dead on time; Stay for a bit; Nobody gets out of here unmoved
pun: Boo Radleigh; Ghoul Runnings; Dead Pan Alley; Bone Appetit; Spectre Inspector; Grave Manners; Fang Shui; Sheet Happens

@earth: rock moai volcano mountain snow-capped-mountain mount-fuji desert desert-island cactus hole fire hot-springs coral national-park wood bone brick
thing: a pebble for company; a hiking boot, left; a cairn with a view; a smoke signal; a geologist's sandwich; a flag somebody forgot
friend: Cliff; Sandy from the beach; an old goat; a geologist named Petra; Moss
rival: Erosion; a hiker with a speaker; the wind; Lichen; a chisel called Michelangelo
dread: being skimmed; a landslide of opinion; a tourist with initials to carve; the tide
joy: sun on the south side; ten thousand quiet years; a lizard, sunbathing; frost that cracks in the right place
haunt: halfway up the hill; on the edge of the view; at the bottom of the well; in the exact middle of nowhere
fact: mountains float, only slowly; pumice is a rock that swims; moai>the heads on Easter Island have bodies underground; volcano>a volcano once made a sound that went four times around the world; fire>fire needs air, fuel and somebody's uncle; sand was rock with less patience; the tallest mountain from foot to top is mostly under water
wish: be left unturned; roll once, for the experience; see the end of the glacier; be climbed by somebody who asks
deed: moved an inch in a thousand years and was told to slow down; was used as a paperweight by a giant; sat through three ice ages and one picnic; rolled downhill and became a landmark
saying: Rock on, but not far; Steady; We will be here; Let it settle
pun: Rock Bottom Dollar; Boulder Dash Riprock; Lava Actually; Stone Cold Sober; Sedimental Value; Magma Carta

@places: house houses house-with-garden hut derelict-house hotel love-hotel hospital church mosque synagogue hindu-temple shinto-shrine kaaba factory department-store convenience-store post-office japanese-post-office building-construction classical-building cityscape cityscape-at-dusk bridge-at-night stadium tokyo-tower statue-of-liberty map-of-japan camping tent beach-with-umbrella motorway library sunset lighthouse pyramid windmill treehouse waterfall
thing: a welcome mat that lies; a leaking roof; a gift shop; a line with no front; a key under the wrong pot; a sign that says mind your head
friend: the lady from number eight; a pigeon with tenure; the night porter; the lamplighter's grandson; a cat that came with the lease
rival: the developer; a tower with a better view; damp; the tram stop opposite; the heritage committee
dread: scaffolding; a hashtag; the wrecking ball; rising damp
joy: a light left on; visitors who get lost; rain on old slates; the hour before opening
haunt: two streets past where you gave up; at the end of the line; next to the shop that is always closing; around the back
fact: the Eiffel Tower grows six inches in summer; there is a hotel that has been open for thirteen hundred years; more people have been lost in shops than at sea; a town in Norway has to share its sun with a mirror; the shortest street in the world has one door
wish: be on one postcard; have a line outside; keep a light on for the last bus; be somebody's childhood
deed: closed early in 1962 and nobody noticed; was moved brick by brick to please a duchess; lost a tourist and found two; won a prize for its doors and lost the key
saying: Mind your head; Come in, it is open; Turn left at the bakery; Last one out, first one back
pun: Brick Jagger; Roof Justice; Haunted Lease; Hut Stuff; Tower Bill; Room Service Animal; No Vacancy Club

@feelings: clown-face nerd-face cowboy-hat-face loudly-crying-face smiling-face-with-sunglasses partying-face sleeping-face thinking-face brain red-heart broken-heart beating-heart anatomical-heart eyes eye ear nose mouth tongue tooth foot lungs pile-of-poo raised-fist two-hearts sparkling-heart growing-heart revolving-hearts heart-suit black-heart blue-heart brown-heart green-heart grey-heart orange-heart pink-heart purple-heart yellow-heart white-heart heart-on-fire mending-heart heart-hands drop-of-blood wedding
thing: a handkerchief with a past; a group chat; a mood ring stuck on maybe; a diary with the key in it; a pair of brave trousers; a very small violin
friend: the barber, who listens; Aunt Paula; a therapist called Dr Ahem; the person on the night bus; Hope, a spaniel
rival: Common Sense; the algorithm; a mirror at seven in the morning; Overthinking; the reply that got lost
dread: being left on read; a song from 2009; Sunday evening; a voice message of nine minutes
joy: a good cry at a bad film; laughing in the wrong place; the second before a sneeze; being waved at by mistake
haunt: in the back row; in the group chat; at the bottom of a voice message; in the middle of everything
fact: brain>the brain named itself; tears of joy and tears of onions are not made of the same thing; tongue>no two tongues have the same print; red-heart>a heart keeps going for a while on its own, out of habit; eyes>sneezing with open eyes is possible and not advised; people laugh most in places where they should not
wish: be taken seriously for one minute; feel one thing at a time; laugh last and longest; say it out loud and not explain
deed: laughed at the funeral and cried at the raffle; said "you too" to the waiter and moved abroad; broke at the seam and was darned with gold; kept a straight face for nine hours
saying: Feel it, file it; This too shall giggle; No thoughts, full heart; Same
pun: Mood Swinger; Feels Good Inc; Cry Babylon; Laugh Track Star; Brain Fogg; Heart Breakfast; Emotional Baggage Claim`;

export const petsAndFarm = `@cats: cat cat-face black-cat cat-with-tears-of-joy cat-with-wry-smile crying-cat grinning-cat grinning-cat-with-smiling-eyes kissing-cat pouting-cat smiling-cat-with-heart-eyes weary-cat
thing: a cardboard box two sizes too small; an unguarded tuna sandwich; a laptop that is still warm; a vase near the edge of a shelf; half a hair tie; a freshly ironed black suit
friend: Kevin the goldfish; an old armchair called Margaret; Pickles from the fish counter; a moth named Steve; the night-shift baker
rival: Hoovina the vacuum cleaner; Gerald the cucumber; Duchess, the tabby across the road; a closed door; the red dot
dread: bath night; the cat carrier; an empty bowl at five in the morning; Monday's appointment with the vet
joy: a radiator in January; a sunbeam wide enough for two; clean laundry; eye contact while breaking something; the crinkle of a treat bag
haunt: on top of the fridge; under a parked car; in somebody's sock drawer; on the one chair that is taken
fact: cats sleep for two thirds of their lives; a cat cannot taste sugar; cats meow at people and hardly ever at each other; an orange cat is nearly always a tom; a group of cats is called a clowder
wish: sit in every box in the city; knock one glass off every table in town; open a door and not go through it; be let out, in, and out again
deed: pushed a full cup off the table and watched it all the way down; slept through its own birthday; brought home a sock and called it prey; sat on the only document that mattered
saying: If it fits, sit; Nine lives, no appointments; Ask the bowl, not the clock; Everything is a scratching post
pun: Purrlock Holmes; Chairman Meow; Cat Stevedore; Pawdon Me; Meowsterpiece; Furrari; Catastrophe Club; Whisker Business

@dogs: dog dog-face poodle guide-dog service-dog dachshund doge husky pug
thing: a tennis ball with a past; one left slipper; the stick that got away; a bone of great sentimental value; a suspiciously quiet squeaky toy
friend: Doris from the dog park; a mailman called Alan; Biscuit the spaniel; the boy with the dropped ice cream; Auntie Jean, who has pockets
rival: Nigel the squirrel; the vacuum in the hall; a smug cat called Percival; Colonel Fluff, a very small poodle; the doorbell
dread: bath day; fireworks; the sound of a suitcase; the word "vet", even spelled out
joy: the words "go on then"; a car window rolled halfway down; mud, the deeper the better; belly rubs from strangers; a second breakfast by mistake
haunt: under the kitchen table; at the end of a very long lead; in the warm half of the bed; beside the barbecue
fact: no two dogs have the same nose print; dogs sneeze to say that they are only playing; a dog's sense of smell tells it the time of day; dogs dream, and small ones dream more often
wish: catch the tail at last; bring back every stick in the county; shake hands with everybody twice; find out who is a good boy
deed: buried the evidence and dug it up again to check; barked at the door for an hour while the door was open; ran into the sea to fetch a wave; ate the homework and asked for more
saying: Every stranger is a friend with crumbs; Fetch first, ask later; Leave no stick behind; Dig where you are happy
pun: Bark Twain; Sherlock Bones; The Great Dane Gatsby; Fetchquire; Woofgang; Paw and Order; Wags to Riches; Barking Mad

@bunnies: rabbit rabbit-face hamster mouse mouse-face rat chipmunk hedgehog gerbil chinchilla squirrel capybara meerkat
thing: a thimble of jam; the last walnut; a very small ladder; one sunflower seed, wrapped for later; a matchbox with curtains
friend: Pip from behind the baseboard; Auntie Clover; a snail called Desmond; the night watchman with the cheese roll; Barnaby the guinea pig
rival: Mortimer the barn owl; Monsieur Claude, a cat on a diet; the lawnmower; the landlord's terrier; Sheila from the next burrow
dread: the shadow of an owl; spring cleaning; a mousetrap with good cheese; the vegetable drawer being locked
joy: a pocket full of oats; a tunnel that comes out in a pantry; straw that smells of June; a wheel that does not squeak
haunt: behind the baseboard; under the garden shed; in a coat pocket nobody checks; at the bottom of the hedge
fact: rats laugh when they are tickled, too high for us to hear; a squirrel plants thousands of trees by forgetting where the nuts are; rabbits leap and twist for joy, and it is called a binky; a hedgehog has about five thousand spines; a mouse's heart beats ten times a second
wish: store enough for three winters; dig through to the bakery; see the top of a table; be mistaken for something large
deed: moved eleven walnuts one by one and forgot where; bit through the only cable that mattered; fell asleep in the flour and left as a ghost; sneezed and gave away the whole hideout
saying: Small feet, big pantry; One for now, nine for later; Never cross a lawn in a straight line; Ears up, head down
pun: Nibble Lecture; Cheek Performance; Ratatwooey; Squeak Easy; Burrow King; Hop Secret; Wheel of Fortitude

@cattle: cow cow-face ox water-buffalo bison pig pig-face pig-nose boar ewe ram goat horse horse-face donkey zebra llama camel two-hump-camel carousel-horse warthog yak
thing: a bucket of apple peelings; a bell with a nice low note; the good hay; a straw hat with a bite in it; a rosette for second place; half a gate
friend: Old Maureen from the next field; a swallow called Tuesday; the farmer's youngest; Bernard the scarecrow; a hen who handles the paperwork
rival: Derek the prize ram; the electric fence; Lady Buttercup, three times best in show; the new tractor; Rex the sheepdog
dread: the vet's cold hands; a locked feed store; shearing season; flies in August
joy: a fence post at exactly itching height; wet grass at six in the morning; a windfall of apples; mud that holds its shape
haunt: behind the feed store; at the gate, waiting; in the neighbor's cabbages; under the only tree in the field
fact: cows have best friends and fret when they are parted; pigs can learn to play video games; goats in different countries bleat with different accents; a sheep remembers fifty faces for years; horses can sleep standing up
wish: find out what is behind the hill; eat the one flower bed in the village; ring the dinner bell personally; retire to the good meadow
deed: opened the gate, let everyone out, and closed it again; ate the map on the way; won a ribbon and chewed it; stared at the mailman until he apologized
saying: The grass is fine here; Chew first, decide later; A closed gate is only a question; Follow the bucket
pun: Cud Almighty; Moo Money; Pulled Pork Chop; Hay Fever Dream; Udder Chaos; Neigh Sayer; Hog Heaven; Mane Event

@poultry: chicken rooster baby-chick hatching-chick front-facing-baby-chick turkey egg dodo emu ostrich
thing: a very important egg; a bag of cracked corn; a road sign pointing both ways; one loose feather, framed; the key to the coop
friend: Henrietta from the upper perch; a worm who has made peace with it; Gladys the tractor; young Peep; the milkman
rival: Reynard from behind the hedge; Colonel Sandy of the chip van; a weathercock with airs; Marjorie, head of the pecking order
dread: Sunday lunch; the fox's good manners; an omelette on the menu; thunder in the coop
joy: a dust bath at noon; a slug with no alibi; first light on the fence; a warm nest that is somebody else's
haunt: behind the henhouse; on the third perch from the left; in the middle of the road; on the hood of a parked car
fact: chickens talk to their eggs before they hatch; a hen can tell a hundred faces apart; there are about three chickens for every person on Earth; a cock shuts his own ears when he crows
wish: cross the road and explain nothing; lay something with a signature; fly over the barn and be seen doing it; get up before the sun just once
deed: crossed a highway and refused to say why; hatched a golf ball out of sheer will; woke the village at four for no reason; pecked the word "no" into a pumpkin
saying: The early bird gets the blame; Scratch twice, look once; Never count them; Up with the sun, down with the fox
pun: Hen Solo; Poultrygeist; Coop Scoop; Eggsistential; Peck of the Litter`;

export const scenes = `@moon: moon
local: the man in the moon; a rover with a dead battery; the last tourist from Apollo
there: a golf ball nobody came back for; a flag that has gone white; a crater with a guest book
bustle: the dust took an hour to come down; Earth rose, on time for once; a flag fell over in slow motion
hour: at half Earth; in the middle of a two-week night; one small step after lunch

@space: space black-hole eclipse northern-lights space-station
local: a comet on a long shift; the customs officer at Saturn; a stowaway from deck nine
there: a vending machine in low orbit; a sock in a stable orbit; an airlock with a doormat
bustle: a comet braked to look; the stars rearranged themselves for a better view; ground control asked everybody to repeat that
hour: on the ninth sunrise of the day; at twenty past never; a light-year before breakfast

@ocean: ocean
local: the harbormaster; a diver with a day job; the oldest eel in the channel
there: a sunken piano; an anchor with lipstick on it; a buoy with a bell
bustle: the tide stayed in to watch; three gulls changed sides; the foghorn apologized
hour: at slack water; an hour before the nets; on the turn of the tide

@beach: beach
local: the deckchair attendant; a lifeguard with a sunburnt nose; a metal-detector man called Ray
there: an ice cream, face down; a sandcastle with a building permit; an air mattress with a slow leak
bustle: the tide took the scoreboard; a gull got the fries; the donkeys stopped in a row
hour: at high tide; in the glare of two o'clock; after the last towel

@desert: desert
local: a camel driver with opinions; the sheriff's horse; a mirage in good standing
there: a vending machine, possibly real; a signpost pointing at itself; the last can of peaches
bustle: a tumbleweed doubled back; the well said "later"; the sun went behind the only cloud to think
hour: at high noon; on the third day without shade; just before the cool

@forest: forest
local: a woodcutter on a diet; the oldest toad in the swamp; a ranger with a soft whistle
there: a stump with a tablecloth; a picnic, undefended; a puddle with lilies
bustle: an owl asked the obvious; the mushrooms moved up a place; every frog in the swamp drew breath
hour: at first dew; in the mossy part of the afternoon; at the owls' first shift

@mountain: mountain
local: a monk on his day off; a goat with tenure; the cable-car man
there: a cairn shaped like an aunt; a hut with one cookie; a rope that goes further up
bustle: the echo came back with a question; a small avalanche said excuse me; the cloud let go of the summit
hour: at first light on the ridge; a little above the weather; on the wrong side of noon

@snow: snow
local: a husky with a union card; the weather station's cook; an ice fisher who has not looked up
there: a freezer nobody needs; a snowman with an alibi; a thermometer at the end of its tether
bustle: the aurora came on early; the sled left without anyone; icicles fell in order of height
hour: in the sixth month of evening; at minus forty and falling; on the shortest day

@city: city
local: a taxi driver who knew it all along; the doorman; a pigeon with a season pass
there: a bench with a plaque; a traffic cone in good spirits; a hot-dog stand with a line
bustle: the lights stayed green out of respect; a whole bus leaned to one side to look; somebody on the fourth floor began to clap
hour: at rush hour; between two sirens; on the second-to-last train

@sky: sky
local: a stork on overtime; the man who paints the rainbows; a co-pilot with a window seat
there: a kite without a string; a cloud with foundations; somebody's balloon
bustle: a flock wrote something rude and corrected it; the wind changed its mind; a cloud moved up to make room
hour: at cruising altitude; a little before the weather; at the hour of the swallows

@fire: fire
local: a fireman on vacation; the stoker of the ninth circle; a phoenix between lives
there: a marshmallow on a long stick; a bucket of sand; an extinguisher, for decoration
bustle: the lava paused to listen; a spark got ideas; the smoke spelled out a name
hour: at full blaze; just before the embers; in the warm part of eternity

@casino: casino
local: a croupier with a tell; the lady at table nine; a security camera called Doug
there: a chip on the carpet; a free drink, well guarded; a wheel with a favorite number
bustle: the wheel stopped to look; eleven came up twice and blushed; the house said "well played" through its teeth
hour: at what may have been four in the morning; on the last spin; in the hour without clocks

@kitchen: kitchen
local: the dishwasher, who sees everything; a sous chef with a bandage; table six
there: a pot that is never empty; a drawer of odd lids; the good knife
bustle: the soup went quiet; nine orders came in at once and one went out; the timer rang for somebody else
hour: in the lull before dinner; at last call; two minutes after the oven

@farm: farm
local: the farmer's daughter; a scarecrow with prospects; the milk truck driver
there: a tractor with a name; a gate that sings; a haystack with a vacancy
bustle: the cock crowed out of turn; the whole herd faced the same way; the barn door did what barn doors do
hour: at milking time; in the last of the dew; on market day

@castle: castle
local: the court jester; a sentry with a cold; a ghost from the old family
there: a drawbridge with a squeak; a suit of armor on wheels; a throne under a dust sheet
bustle: the trumpets came in one by one; the drawbridge bowed; a portrait changed its expression
hour: at the change of the guard; between two sieges; on the king's nap

@cave: cave
local: a blind fish with a good ear; a miner who likes the dark; a bat in the visitors' office
there: a lamp that never goes out; a stalactite, nearly finished; a rope with a knot too many
bustle: a drip finished what it had begun in 1640; the echo got the last word; nine bats turned the right way up
hour: at what would be noon; on the quiet shift; one drip after midnight

@storm: storm
local: a lighthouse keeper in socks; a weatherman with regrets; the last umbrella seller
there: a hat on its way to Denmark; a puddle of rank; an umbrella, inside out
bustle: the thunder missed its cue; lightning took another picture, to be sure; the rain stopped to read the sign
hour: between the flash and the bang; on the eve of the flood; in the eye of it

@party: party
local: the cloakroom girl; an uncle with a move; the bouncer, who writes poems
there: a punch bowl with a view; a balloon near the candles; a dance floor with one sticky spot
bustle: the whole room did the same step by accident; the cake came out singing; somebody turned the music up by hand
hour: after the speeches; at the slow song; at the end of the ice

@cyber: cyber
local: a moderator who never sleeps; the intern on call; a bot with feelings
there: a server with a blanket on it; a tab left open since 2019; a cookie, declined
bustle: the loading bar went backwards; four thousand strangers typed the same word; the wifi came back and was cheered
hour: at the changing of the passwords; between two updates; on the night shift

@garden: garden
local: the lady with the hose; a gnome on permanent leave; the neighbor behind the hedge
there: a hose with a kink; a deckchair on its last stripe; a wheelbarrow full of rain
bustle: the sprinkler came on, with feeling; a rose dropped everything to look; the snails called it a sprint
hour: at watering time; on the longest afternoon; at the bees' bedtime

@room: room
local: the receptionist; a man with a clipboard; somebody from the second floor
there: a potted fern; a water cooler with something to say; a chair that squeaks
bustle: the lights flickered twice; every chair turned round; the printer stopped to listen
hour: at ten past three; between two appointments; five minutes before closing`;

export const table = `@fruit: banana red-apple green-apple grapes melon watermelon tangerine lemon lime pineapple mango pear peach cherries strawberry kiwi-fruit coconut blueberries avocado olive tomato lychee
thing: a sticker that says 4011; a fruit bowl with a pecking order; a jam jar with a vacancy; a cocktail umbrella; a paper bag in the dark
friend: Clementine from the top of the bowl; a wasp called Frank; Grandma's preserving pan; a lone grape called Solo; the grocer's boy
rival: Blendon the smoothie machine; a fruit fly with friends; the cutting board; Candice the candied cherry; a can of fruit salad
dread: the blender; going soft by Thursday; a fruit salad with strangers; being dressed as a healthy snack
joy: one more day on the branch; a cool cellar; being picked last; a bowl with a view of the garden
haunt: at the bottom of the fruit bowl; on the top shelf of the larder; in a packed lunch; in the discount crate
fact: banana>bananas glow blue under black light; red-apple>apples float because a quarter of them is air; pineapple>a pineapple eats you back a little; tomato>a tomato once went to court over being a vegetable; avocado>an avocado is a berry with one very large idea; a ripe cranberry bounces; lemon>lemons float and limes sink; coconut>a coconut can cross an ocean and start again; strawberry>a strawberry wears its seeds on the outside
wish: be painted in a still life; ripen on a Tuesday at noon; roll off the table and keep going; end up in something with cream
deed: stayed green until everyone had left, and was ripe for eleven minutes; rolled under the fridge and started a new life; was mistaken for a vegetable in open court; posed for a still life and moved
saying: Stay fresh, bruise gently; Sweet outside, stone inside; The peel is political; Ripe is a moment, not a place
pun: Peel Out; Pulp Friction; Banana Splitsville; Berry Manilow; Lime Scene Investigation; Appeal Court; Guac Star; Grape Expectations

@vegetables: mushroom brown-mushroom carrot potato roasted-sweet-potato onion garlic cucumber broccoli eggplant ear-of-corn hot-pepper bell-pepper pea-pod beans ginger-root chestnut peanuts leafy-green green-salad brussels-sprout pickle kimchi turnip zucchini
thing: a vegetable patch behind the railroad; a ribbon for length; a roasting pan with room for one; a hairnet; a peeler with a grudge
friend: Mr Patel of plot nine; a worm called Doug; Grandad's wheelbarrow; Pea number three; an unmarked turnip
rival: Peter, a rabbit; the child at table six; Sir Roast, who gets all the gravy; a slug called Slick; Chef Knife
dread: being boiled until gray; a toddler's napkin; the back of the fridge; soup of the day
joy: black soil after rain; the crunch; butter and very little else; winning at the village show
haunt: at the bottom of the vegetable drawer; in the third row of the vegetable patch; under a layer of straw; on the side of somebody's plate
fact: potato>the potato was the first vegetable grown in space; carrot>carrots were purple before they were orange; onion>an onion makes you cry so that you stop eating it; mushroom>a mushroom is closer to you than to a lettuce; garlic>garlic can be tasted through the soles of the feet; cucumber>the inside of a cucumber is cooler than the room; ear-of-corn>an ear of corn always has an even number of rows; broccoli>broccoli is a flower that nobody let finish; the largest living thing on Earth is a mushroom in Oregon
wish: be finished by a child, willingly; win best in show and be left uneaten; grow in a perfectly straight line; find out what the roast is so proud of
deed: was hidden under mashed potato and found; grew a nose and was in the local paper; sprouted in the dark out of spite; made a grown chef cry in public
saying: Eat your words, leave the greens; Stay rooted; Peel slowly; No mash without a cause
pun: Spud Light; Corn Star; Pea Brain Trust; Shroom Service; Kale Mary; Turnip the Beet; Onion Ringleader; Mash Gordon; Fungi to Be With

@bakery: bread baguette-bread croissant bagel pretzel flatbread stuffed-flatbread sandwich waffle pancakes muffin toaster
thing: a floured apron; a bread box with a bolt; a slice with a bite out of it; a proofing basket; a butter knife; a bag with one crumb
friend: Yeast, who rises to anything; Madame Brioche; the four o'clock baker; a pat of butter called Pat; Crumb
rival: Toasty McToast; a pigeon called Crust; Gluten-free Gary; the bread knife; Baron von Pumpernickel
dread: going stale; the third day; the setting marked six; low-carb January
joy: the first ten minutes out of the oven; a warm cloth; salted butter; a rise nobody expected
haunt: on the cooling rack; at the back of the bread box; in the baker's window; in the toaster, by mistake
fact: pretzel>the pretzel was shaped to look like folded arms; croissant>the croissant came from Vienna; bread rose by accident some six thousand years ago; bagel>bagels are boiled before they are baked; sourdough starters have been left in wills; sandwich>the sandwich is named after an earl who would not leave the card table; toast really does land butter side down more often than not
wish: rise without being talked to; be the best thing since itself; meet an oven that understands; outlast the weekend
deed: rose twice in one night and frightened the baker; landed butter side up before witnesses; left crumbs in the shape of a heart; was used as a doorstop and held
saying: Rise and be fine; Crust no one; Let it prove itself; Half a loaf is still a plan
pun: Sir Loaf; Bready Mercury; Pancake Panic; Loaf Actually; Baguette About It; Crust Fund; Yeast Coast; Bun Intended; Waffle House of Lords

@dairy: cheese-wedge butter glass-of-milk cooking fondue honey-pot custard salt mayonnaise omelette
thing: a cracker with ambitions; a fondue fork; a cheesecloth cape; a mousetrap, unset; a cave at twelve degrees; a spreading knife
friend: Brigitte the goat; a grape called Vigneron; the affineur's apprentice; Sally the saltine; a mouse with a loyalty card
rival: Cheddar Bob; a slice in plastic; Sir Grater; Lord Lactose; the best-before date
dread: being sliced thin; a warm afternoon; the grater; a vegan cousin's wedding
joy: a long rest in a dark cellar; quince on the side; toast of the right temperature; a rind of one's own
haunt: on the bottom shelf of the cellar; under a glass bell; on the cracker side of the board; beside the port
fact: cheese is the most stolen food in the world; the Swiss holes are the work of very small bubbles; there is a bank in Italy that takes cheese as security; honey-pot>honey found in tombs was still good; butter>butter was once paid as rent; butter>there was a butter mountain, and it was real
wish: age in peace; be paired with something tall; roll down a hill before a crowd; smell so strongly that it gets its own compartment
deed: rolled down a hill and forty people followed; cleared a railway carriage by itself; melted at a wedding and blamed the speeches; matured overnight
saying: Age before beauty, then crackers; Stay sharp; Everything is better melted; The rind keeps its secrets
pun: Gouda Vibes; Brie Larceny; Cheddar Off Dead; Feta Accompli; Grate Expectations; Whey Too Much; Edam Good; Curd Your Enthusiasm

@drinks: hot-beverage teapot teacup-without-handle beer-mug clinking-beer-mugs clinking-glasses wine-glass cocktail-glass tropical-drink tumbler-glass sake bubble-tea beverage-box cup-with-straw mate bottle-with-popping-cork baby-bottle pouring-liquid jar milkshake smoothie jam-jar
thing: a saucer with a chip in it; a coaster covered in plans; a spoon that stands up by itself; a cookie, undunked; a name spelled wrong on the side; a coaster nobody uses
friend: Earl from the gray tin; a cookie called Digby; Rosa behind the bar; the regular at the end of the counter; a sugar lump called Sue
rival: Decaf; Barry the barista; the espresso machine with three Michelin scarves; a glass of water; last orders
dread: going cold; a lipstick mark; being left on a piano; oat anything
joy: the first sip of the morning; rain on the café window; a free refill; foam on somebody's lip
haunt: at the end of the bar; on the corner of a deadline; beside the crossword; next to the good cookies
fact: hot-beverage>coffee was discovered by a goat, or so the goats say; tea>tea was thrown into a harbor once and is still talked about; beer is older than bread, according to beer; champagne>a cork leaves the bottle at the speed of a town car; teapot>the British army puts a kettle in every tank; hot-beverage>coffee houses were once banned for causing conversation
wish: be finished while still hot; keep one office awake through a budget; be served with the good spoon; settle an argument by lasting longer than it
deed: was spilled on the contract at the perfect moment; kept a whole night shift on its feet; waited on a windowsill until it had a skin; talked two strangers into a friendship
saying: Keep calm and top me up; Everything can wait until after the second cup; Stir, do not shout; Half full, actually
pun: Brewce Wayne; hot-beverage>Latte Night; hot-beverage>Depresso; hot-beverage>Mocha Lisa; tea>Tea Rex; tea>Chai Hard; tea>Oolong Farewell; tea>Infini Tea; teapot>Tea Rex; teapot>Par Tea Animal; cocoa>Cocoa Loco; Pour Decisions; Sip Happens

@sweets: doughnut cookie birthday-cake cupcake candy chocolate-bar lollipop ice-cream soft-ice-cream shaved-ice pie shortcake moon-cake dango fortune-cookie popcorn rice-cracker brownie churros gummy-bear jelly-beans marshmallow
thing: a jar with a lid that squeaks; a candle stump; a bag of sprinkles; a paper bib; a spoon licked on both sides; a fortune with a typing error
friend: Auntie Pavlova; a child with a mustache of it; Officer Glaze; a cherry called Topper; the dentist's daughter
rival: Dr Molar; a carrot stick; the diet that starts on Monday; Kale Kevin; the sun at noon
dread: the first of January; a warm pocket; being cut into twelve; a speech before the slicing
joy: the corner piece; licking the bowl; a birthday in somebody else's office; the crunch and then the soft bit
haunt: behind the cereal; on the top shelf, where it was hidden; in the glove compartment; in the office kitchen at four
fact: doughnut>the hole was put in because the middle never baked; chocolate was money once; ice-cream>it takes about fifty licks to finish a scoop; fortune-cookie>fortune cookies are from California; candy floss was invented by a dentist; popcorn>popcorn can jump three feet
wish: be eaten before the vegetables; last until the good film starts; have a street named after the filling; be worth it
deed: was eaten at the surprise party before the surprise; melted on the good sofa; vanished from a locked tin; was hidden so well that it is still there
saying: Life is short, lick the spoon; Dessert is a direction; Never share the corner piece; A little glaze goes a long way
pun: Glaze of Glory; Donut Disturb; Cookie Monsoon; Sprinkle Toes; Fudge Judy; Cake It Easy; Pie of the Tiger

@meals: pizza hamburger french-fries hot-dog taco burrito sushi steaming-bowl spaghetti dumpling bacon cut-of-meat meat-on-bone poultry-leg cooked-rice curry-rice rice-ball bento-box falafel fish-cake-with-swirl oden pot-of-food shallow-pan-of-food takeout-box tamale canned-food bowl-with-spoon cook kitchen-knife chopsticks fork-and-knife fork-and-knife-with-plate spoon lasagna meatball nachos ravioli
thing: a sauce sachet that will not open; a takeaway menu from 1998; an extra napkin; a box with a window; a fork with one straight tooth; a loyalty card, nine stamps
friend: Tony of the night counter; a pickle called Dill; Nonna Pia; the moped boy; the moped boy's mother
rival: Salad; Gordon from the health board; a pineapple with a lawyer; the lunch special; a seagull named Chips
dread: going cold in traffic; a knife and fork; the word "fusion"; sharing
joy: the last slice; extra sauce, free of charge; two in the morning; the sound of the box opening
haunt: under the heat lamp; in the passenger seat; at the counter that never closes; on the coffee table, in the box
fact: pizza>the first pizza delivery went to a queen; hamburger>there is a restaurant that has used the same frying fat for a century; sushi>sushi began as a way to keep fish, and the rice was thrown away; french-fries>Belgium has a museum of chips; taco>astronauts have made tacos from peppers grown in orbit; spaghetti>a television programme once convinced a country that spaghetti grows on trees; a hot meal tastes worse on a plane because of the noise
wish: arrive hot, once; be eaten standing up in the rain; make somebody close their eyes; be ordered by a table that said it was not hungry
deed: was delivered to the wrong apartment and made a friend there; fell on the floor for four seconds and was forgiven; ended a strike at two in the morning; was photographed until it was cold
saying: Eat first, argue later; The box is not the limit; Extra everything; Nobody regrets the second one
pun: Pizza My Heart; Slice of Life; Taco Belle; Burger Queen; Wok This Way; Pasta La Vista; Pho Real; Miso Happy; Fry Hard; Bacon Mysteries`;

export const things = `@vehicles: automobile oncoming-automobile sport-utility-vehicle racing-car taxi oncoming-taxi pickup-truck police-car oncoming-police-car fire-engine ambulance bus oncoming-bus minibus trolleybus tram tram-car train high-speed-train bullet-train locomotive railway-car metro light-rail monorail suspension-railway mountain-railway mountain-cableway aerial-tramway delivery-truck articulated-lorry tractor bicycle motorcycle motor-scooter kick-scooter auto-rickshaw airplane small-airplane airplane-arrival airplane-departure helicopter sailboat ship passenger-ship ferry motor-boat speedboat canoe anchor wheel fuel-pump railway-track station bus-stop parachute gondola hot-air-balloon monster-truck forklift zeppelin stop-sign vertical-traffic-light
thing: a parking ticket, framed; a spare wheel with opinions; a pine-scented tree; a map that folds one way; a horn in F sharp; a seat nobody gives up
friend: Maggie from lost property; an old mechanic called Sparks; the number nine bus; a crossing guard named Joy; the dog on the dashboard
rival: Warden Pike; the replacement bus; a pothole called Steve; the sat nav; a leaf on the line
dread: Monday's road work; a dead battery; the car wash; a driver with a podcast
joy: an empty road at five in the morning; a green wave; a downhill stretch; somebody waving from a bridge
haunt: at platform zero; in the bay reserved for directors; on the hard shoulder; at the back of the depot
fact: the first speeding ticket was for eight miles an hour; bicycle>the Wright brothers built bicycles before they built wings; train>railways gave the world one time to be late by; ship>a ship is steered from the back; traffic lights are older than cars; taxi>London's cab drivers have larger memories, and scans to prove it
wish: take the scenic route and bill nobody; arrive early once and surprise them; cross a sea out of spite; be waved at by every child on a bridge
deed: left four minutes early out of revenge; stopped in a field because of the sunset; beat the schedule and was asked to wait outside; took a wrong turn and founded a suburb
saying: Mind the gap; All roads lead to a parking lot; Late is a kind of arrival; Honk if you remember
pun: Auto Biography; Wheel of Misfortune; Train of Thought; Bus Pass Major; Honk Heaven; Taxi Evasion; Ferry Tale; Loco Motive

@music: guitar violin trumpet saxophone drum long-drum accordion banjo flute maracas musical-keyboard musical-note musical-notes musical-score microphone studio-microphone headphone radio postal-horn bell mirror-ball singer man-dancing woman-dancing ballet-shoes performing-arts circus-tent level-slider loudspeaker megaphone videocassette optical-disk dvd film-projector movie-camera television clapper-board bagpipes kazoo tambourine ballerina trombone xylophone
thing: a set list on a napkin; a cable that buzzes; a tambourine with one jingle; a backstage pass from 1987; a metronome with a limp; a standing ovation of one
friend: Bassline Barry; the lady from the second row; Roadie Ron; a triangle player with patience; the cloakroom girl
rival: Feedback; a critic named Quill; the support act; the neighbor's broomstick; Autotune
dread: a noise complaint; a drum solo; the sound check; a broken string in the encore
joy: a room with good echo; a chorus that everyone knows; the hush before the first note; three chords and a lift
haunt: behind the third amplifier; in the practice room next to the boiler; at the end of the bar, by the jukebox; under the stage
fact: violin>a good violin gets better when it is played; a song stuck in the head is called an earworm; drum>drums carried news long before letters did; guitar>guitars once had gut strings, and it was the sheep who minded; a crowd that sings together begins to breathe together
wish: play one note that nobody talks over; headline a bus shelter; write a chorus with no bridge to burn; be hummed by a stranger
deed: played the wedding, the wake and the parking lot in one day; held a note until the lights went out; opened for a kettle; was booed in the right key
saying: Play it like you own the stairs; Once more with feeling; Never trust a quiet tambourine; Loud is only near
pun: Riff Raff; Bach to Basics; Treble Maker; Drum Roll Model; Chord Blimey; Disco Inferior; Bass Jumping

@sports: soccer-ball basketball american-football baseball softball tennis volleyball rugby-football cricket-game field-hockey ice-hockey lacrosse ping-pong badminton boxing-glove martial-arts-uniform goal-net flag-in-hole bowling curling-stone skateboard roller-skate trophy 1st-place-medal 2nd-place-medal 3rd-place-medal sports-medal running-shoe running-shirt bullseye bow-and-arrow fishing-pole stadium stopwatch chequered-flag boomerang yo-yo flying-disc person-running person-biking person-swimming person-surfing person-lifting-weights person-fencing flexed-biceps pickleball sumo-wrestler treadmill unicycle pool-8-ball diving-mask
thing: a whistle with a pea in it; one lucky sock; a towel to throw in; a half-time orange; a participation ribbon; a water bottle with somebody else's name
friend: Coach Delgado; a mascot with a loose head; the substitute's substitute; Mo the kit man; the physio with cold hands
rival: the referee; Team Brick Wall; Ivan of lane four; the second wind, which never came; the offside rule
dread: extra time; leg day; the slow-motion replay; a penalty in the rain
joy: a home crowd of six; the sprint finish; a victory lap, unofficial; an open goal
haunt: on the substitutes' bench; in lane eight; behind the goal; in the sauna, making plans
fact: the marathon is the length it is so that a queen could see the start; tennis>tennis balls were once white; golf has been played on the moon; the first basketball hoop was a peach basket; a boomerang that does not come back is also a boomerang; tug of war was an Olympic sport
wish: win by a nose, any nose; be carried off on shoulders; finish last and get the loudest cheer; retire the number and keep the shirt
deed: scored at the wrong end, beautifully; was sent off and came back in a mustache; came fourth in a race of three; broke a record and had to pay for it
saying: It is the taking part and the snacks; Leave it all on the bench; Offside is a state of mind; Second is the first of the rest
pun: Goal Digger; Hoop Dreamer; Deuce Bigelowe; Punch Drunk Glove; Kick Asphalt; Lord of the Rinks; Holy Bowly

@tools: hammer axe sword carpentry-saw screwdriver wrench hammer-and-pick hammer-and-wrench pick nut-and-bolt gear chains link hook toolbox clamp ladder magnet brick construction plunger broom bucket sponge scissors razor key old-key locked unlocked flashlight battery electric-plug light-bulb fire-extinguisher balance-scale compass straight-ruler triangular-ruler bomb firecracker fireworks sparkler shield crossed-swords dagger water-pistol mechanical-arm knot thread yarn sewing-needle safety-pin oil-drum broken-chain mouse-trap white-cane crutch duct-tape nail slingshot plumber electrician lumberjack wheelbarrow traffic-cone
thing: a manual in eleven languages; one screw too many; a pencil behind the ear; a shed with electricity; a tape measure that pinches; a bag of assorted
friend: Uncle Ferdie of the shed; a spirit level called Bob; the apprentice; Rusty from the bottom drawer; Madame Duct Tape
rival: a flat-pack wardrobe; Allen, who has the only key; the neighbor who borrows; a jammed lid; Professional Pete
dread: being lent; the wrong screw; rust; a man who says that it only needs a knock
joy: a job done in one go; the good drawer; a click that sounds right; oil on a Sunday
haunt: at the bottom of the toolbox; on the nail in the shed; behind the radiator, where it fell; in the trunk of somebody's car
fact: hammer>the hammer is older than our species; locks were invented before doors were any good; the first adhesive was made from birch; light-bulb>there is a light bulb that has burned since 1901; scissors>scissors are older than the alphabet; duct tape has mended a moon buggy
wish: fix one thing that stays fixed; be returned by the man next door; hold up a bridge; find the matching part
deed: mended the clock and broke the wall; was left inside the cabinet it had built; tightened the moon by a quarter turn; was borrowed in spring and came home at Christmas
saying: Measure twice, shrug once; If it moves, oil it; Righty tighty, life is mighty; There is always one screw left
pun: Hammer Time Share; Nuts and Jolts; Screw Loose; Saw Point; Axe to Grin; Lock Ness; Wrench Connection; Bolt Upright

@household: bed chair couch-and-lamp seat door window mirror toilet shower bathtub soap bubbles roll-of-paper toothbrush lotion-bottle sponge basket bucket candle diya-lamp clutch-bag amphora alarm-clock mantelpiece-clock watch timer-clock hourglass-done hourglass-not-done zzz wastebasket elevator teddy-bear piata balloon party-popper confetti-ball wrapped-gift ribbon red-envelope red-paper-lantern nesting-dolls japanese-dolls kite puzzle-piece game-die framed-picture wind-chime barber-pole mousetrap playground-slide roller-coaster ferris-wheel folding-hand-fan luggage shopping-cart shopping-bags package umbrella-on-ground label placard funeral-urn coffin headstone fountain dishwasher fridge grandfather-clock lava-lamp lawnmower leaf-blower microwave robot-vacuum vacuum-cleaner
thing: a warranty that ended yesterday; a doily; one missing sock; a cushion with a secret; a note saying back in five minutes; a drawer that only opens when it rains
friend: Lampert from the corner; the good cushion; a draft called Wendy; Mrs Abernathy from apartment six; the cat who lives on it
rival: the robot vacuum; Flat-Pack Sven; the landlord; a newer model; moving day
dread: a house move; the word "declutter"; guests who do not use a coaster; the tip on Saturdays
joy: a quiet Sunday; somebody coming home; a ray of sun at four; fresh batteries
haunt: in the hall, by the coats; behind the bathroom door; in the spare room; on the landing, where people trip
fact: toilet>people take their best decisions sitting down; alarm-clock>before alarm clocks people were paid to throw peas at windows; bed>we spend a third of our lives in bed and complain about the rest; soap>soap is about five thousand years old, and children still doubt it; chair>a chair was once only for kings; mirror>nobody has ever seen their own face without help; roll-of-paper>the patent drawing shows the paper hanging over, not under
wish: be dusted on purpose; stay exactly where it was put; hear how the phone call ends; go on a vacation that is not storage
deed: fell off the wall at the perfect moment; squeaked through the whole proposal; outlived three carpets and a marriage; was carried up five floors and then down again
saying: Home is where the charger is; Sit with it; A place for everything, and I am in it; Flush with success
pun: Chairperson; Throne Room Service; Loo Reed; Sofa So Good; Lather Vader; Soap Opera House; Ctrl Alt Elite

@clothes: socks t-shirt jeans shorts dress coat scarf gloves kimono sari womans-clothes bikini one-piece-swimsuit briefs necktie lab-coat safety-vest running-shirt mans-shoe hiking-boot flat-shoe high-heeled-shoe womans-boot womans-sandal thong-sandal top-hat billed-cap womans-hat graduation-cap military-helmet rescue-workers-helmet crown glasses sunglasses goggles handbag purse backpack briefcase ring lipstick nail-polish hair-pick prayer-beads bow-tie sweater monocle
thing: a spare button; a coat hanger with ambition; a label that scratches; a moth, retired; the other one of the pair; a receipt, just in case
friend: Zip from the cardigan; Auntie Darning; a dry cleaner called Claude; the lost-and-found lady; Velcro
rival: the tumble dryer; a moth named Cashmere; a skinny pair of jeans; the charity bag; last year's fashion
dread: the hot wash; being described as vintage; one size fits all; a red sock among the whites
joy: a fresh iron; a party with a theme; the front row of the closet; a compliment in an elevator
haunt: behind the washing machine; at the back of the closet; in the lost and found; on the chair that is not for clothes
fact: necktie>ties were brought in by soldiers; socks>the oldest socks were made for sandals; high-heeled-shoe>heels were first worn by men on horses; jeans>the small pocket in jeans is for a watch; top-hat>the first top hat is said to have caused a riot; sunglasses>judges once wore dark glasses so that nobody could read their eyes; buttons were worn for centuries before anyone thought of the hole
wish: be worn to something with canapés; find the other one; stay up without elastic; come back into fashion before dinner
deed: went into the wash as two and came out as one; was worn to the wrong wedding and danced at it; shrank out of principle; was lent to a cousin and is now in Spain
saying: Wear it out; Odd is the new pair; Dress for the sofa you want; Hang in there
pun: Sole Survivor; Sock Exchange; Hat Trick Pony; Jean Therapy; Boot Camp Counsel; Tie Coon; Shoe Horn of Plenty; Vested Interest

@machines: robot laptop desktop-computer computer-mouse keyboard trackball printer fax-machine floppy-disk computer-disk joystick video-game mobile-phone telephone telephone-receiver pager camera camera-with-flash video-camera slot-machine low-battery wireless control-knobs battery satellite-antenna microscope alembic test-tube petri-dish dna x-ray syringe pill stethoscope adhesive-bandage selfie globe-with-meridians high-voltage atom-symbol recycling-symbol calculator usb-cable vending-machine washing-machine
thing: a cable that fits nothing; a sticky note with the password; a cup holder that is a disk drive; an update, postponed; a box of dongles; a fan that sings
friend: the intern from IT; a toaster with wifi; Old Reliable, a typewriter; the plant beside the server
rival: the printer on floor two; Version Two; a captcha; Karen from compliance; the update
dread: ninety-nine percent; a full recycle bin; coffee near the keys; being turned off and on again
joy: three bars of signal; a clean desktop; a spare socket; an error that fixes itself
haunt: in the server room; under somebody's desk; in the drawer with the old phones; at three percent
fact: the first computer bug was a moth; the first webcam watched a coffee pot; the mouse was first made of wood; laptop>the letter Q is on the top row because it was slow there; robot>the word robot means forced labor, and they have read that; there is still a fax machine in most hospitals; the whole moon landing ran on less than a doorbell
wish: pass for human at a dinner; find the traffic lights in every picture; finish one update in peace; be unplugged by a friend
deed: crashed during the demonstration, and took a bow; answered every e-mail with "noted"; printed the whole internet, double-sided; asked a human to prove it
saying: Have you tried a nap; It works on my machine; Save early, save often; Everything is a feature
pun: Ctrl Freak; Byte Club; Robo Cup; Artificial Indulgence; Wi Fido; Ram Page; Cache Money; Megabyte Me; Bot Dylan

@paper: books open-book closed-book blue-book green-book orange-book notebook notebook-with-decorative-cover ledger memo pen pencil fountain-pen black-nib paintbrush crayon artist-palette paperclip linked-paperclips pushpin round-pushpin clipboard file-cabinet file-folder open-file-folder card-file-box card-index card-index-dividers calendar spiral-calendar tear-off-calendar spiral-notepad envelope e-mail incoming-envelope love-letter postbox newspaper rolled-up-newspaper page-facing-up page-with-curl scroll receipt ticket admission-tickets bookmark bookmark-tabs bar-chart identification-card abacus office-building office-worker briefcase magnifying-glass-tilted-left magnifying-glass-tilted-right world-map ballot-box-with-ballot graduation-cap school student teacher stapler typewriter
thing: a form in triplicate; a stapler on a chain; a footnote; a mug of pens that do not write; a stamp that says URGENT; an overdue notice
friend: Miss Lomax of the archive; a bookmark called Page; the mailman's apprentice; Stan the stapler; a semicolon with nowhere to go
rival: Brad from the fourth floor; the shredder; the budget; an autocorrect; a meeting about meetings
dread: a reply to all; rain in the mailbox; the last page; an audit before lunch
joy: a new pen; the smell of the thrift shop; a canceled meeting; the good paper
haunt: in drawer three; at the far end of the archive; between two encyclopedias; in the tray marked pending
fact: the first novel without a letter E was written on purpose; pencils have rubbers because people were honest; the oldest message found in clay is a complaint about copper; the paper clip was once a sign of resistance; there is a library that lets you borrow people; open-book>books used to be chained to the shelves
wish: be read to the last page; reach the bottom of the tray; file one thing under fun; get a reply by mail
deed: filed the boss under miscellaneous; was borrowed in 1974 and never returned; corrected the headline with a red pen; stapled the agenda to the ceiling
saying: Read the small print aloud; Per my last e-mail; Quiet, please, loudly; Sign here and here
pun: Staple Diet; Novel Idea; Paper Tiger King; Write Said Fred; Ink Floyd; Paige Turner; Clip Joint

@treasure: coin money-bag money-with-wings dollar-banknote euro-banknote pound-banknote yen-banknote credit-card gem-stone crystal-ball ring crown chart-increasing chart-decreasing chart-increasing-with-yen bank heavy-dollar-sign slot-machine military-medal joker magic-wand hundred-points
thing: a sock full of pennies; a chart with a coffee ring; a vault with a cat flap; a lucky penny, slightly bent; a receipt for a receipt; a piggy bank with a cork
friend: Penny from the tip jar; a pawnbroker called Sol; the night guard; Uncle Vincent, who knows a man; a magpie with taste
rival: the tax office; Sir Hedge; a hole in the pocket; Inflation; the man with the magnifying glass
dread: a hole in a pocket; Monday's opening bell; the back of the sofa; being appraised
joy: a jingle in the right key; a find on the sidewalk; a line that goes sideways in peace; velvet
haunt: down the back of the sofa; at the bottom of the fountain; in the third vault on the left; under a mattress
fact: coin>coins have ridges because people shaved the edges; gem-stone>it rains diamonds on some planets, and nobody there is impressed; the word salary has salt in it; the first paper money was made of mulberry bark; most banknotes have met a pocket with crumbs; a stone the size of a car was once used as money
wish: be found by somebody who whistles; sit in a fountain and grant one wish; be worth it, whatever it is; land on the edge and stay there
deed: fell through a pocket and saw the world; landed on its edge and stopped the match; was weighed, found wanting and given a cookie; went up, went down, went for a walk
saying: Easy come, easy sofa; Count the friends twice; All that glitters has been polished; Heads or tales
pun: Cents of Humor; Coin Artist; Loose Change of Heart; Penny Dreadful; Stonk Overflow; Cash Cowboy`;

export const waterAndAir = `@sea: octopus squid shark whale spouting-whale dolphin fish tropical-fish blowfish jellyfish seal lobster shrimp crab oyster coral spiral-shell fried-shrimp carp-streamer clownfish eel manatee narwhal nessie orca starfish stingray submarine walrus
thing: a barnacled alarm clock; a message in a bottle, unread; one flipper, left; a pearl nobody asked for; a waterproof ledger; a shipwreck with sea view
friend: Marina the hermit crab; a pilot fish called Captain; Old Barnaby of the buoy; a mermaid between jobs; Gill from accounts
rival: Chef Laurent, who has a big pot; a gull called Vincent; the net; Admiral Eel; a submarine with no manners
dread: lemon wedges; low tide; the word "bisque"; a cruise ship with a buffet
joy: plankton on a slow current; a bucket of herring; the good anchor to lean on; a tide that comes when it is called
haunt: behind the third reef; in the captain's old bathtub; under the pier; beside the sunken piano
fact: octopus>an octopus has three hearts and nine brains; shark>sharks are older than trees; whale>a whale song can cross an ocean; lobster>a lobster tastes with its legs; dolphin>dolphins call each other by name; jellyfish>jellyfish have done without a brain for five hundred million years; seal>seals sleep with half a brain at a time; shrimp>a pistol shrimp's snap is hotter than lava; crab>crabs have evolved five separate times, as if somebody insists; the sea has more historic objects than all the museums
wish: be asked to sing at the harbor; climb out and read the menu; hold eight cups of tea at once; see what boats look like from above
deed: untied every boat and retied them alphabetically; opened a jar from the inside; sank a yacht by leaning on it; was sent back to the kitchen, and walked out
saying: Go with the flow, but read the tide table; There is always a bigger fish, and he owes us; Deep breath, deeper water; No chips, please
pun: Shell Shock; Octopied; Calamari Clausen; Cod Almighty; Prawn Broker; Sharknado Insurance; Reef Encounter; Squid Pro Quo; Kraken Good Time

@ducks: duck swan goose flamingo rubber-duck
thing: half a baguette, soaked; a bath with claw feet; a bread knife; a very small lifejacket; a pond with a building permit
friend: the old man with the bread; Muriel the moorhen; Pondsworth the park keeper; a rubber cousin called Yellow; Little Quentin
rival: Baron Swan of the duck pond; a pedalo called Susan; the cyclist in lime green; Sandra, goose of few words
dread: orange sauce; a frozen pond; bread being banned; an election
joy: crusts thrown underarm; rain on a Sunday; a bathtub left unattended; somebody's picnic blanket
haunt: at the shallow end of the duck pond; under the footbridge; in the fountain outside the bank; across both lanes
fact: ducks sleep with one eye open; a goose never forgets a face; flamingos are born gray and eat themselves pink; a swan can hold a grudge against a boat; a duck's feathers stay dry under water
wish: own the pond outright; be served bread at a table; terrify one more cyclist; glide past an ex
deed: stopped the traffic for nine ducklings and a reporter; chased a jogger into retirement; took the last crust from the mayor; laid an egg in the umpire's hat
saying: Calm above, pedal below; Bread is a right; Never in a row; If it quacks, let it finish
pun: Quack Dealer; Goose Bumps; Bill Payer; Sir Quacks a Lot; Swan Song; Honk Kong

@birds: bird owl eagle parrot peacock dove blackbird phoenix-bird bat feather nest-with-eggs empty-nest wing hummingbird kiwi-bird pelican puffin seagull stork toucan vulture
thing: a wire with a good view; a stolen chip; a nest with a loft; a statue's left shoulder; a letter, slightly late; a shiny spoon
friend: Coo from the ledge; Walter of the second bench; a weathercock called Vane; the lady with the seeds; the one-legged gull
rival: Mr Spikes of the windowsill; a scarecrow in a good suit; a drone named Falcon 3; the statue of a general; Nelson the tomcat
dread: a clean window; plastic owls; a snack bar closed on Mondays; being called a rat with wings
joy: crumbs at eye level; a warm updraft; the first worm, chilled; a convertible with the roof down
haunt: on the telegraph wire; on the general's bronze hat; in the station rafters; on the ledge above the bakery
fact: dove>pigeons have been awarded medals for bravery; blackbird>crows bring presents to people they like; owl>an owl cannot move its eyes, so it moves everything else; eagle>an eagle's nest can weigh a ton; parrot>parrots name their chicks; a flock of crows is called a murder and one of owls a parliament; bat>a bat eats a thousand mosquitoes before bed
wish: land on somebody important; deliver one letter on time; sit on the moon's edge for a minute; have a statue with a smaller bird on it
deed: rode the subway two stops and got off at the right one; dropped its opinion on a convertible; stole a wedding ring and returned it for crumbs; interrupted a speech from the lamp post
saying: Look down, aim well; Every statue was a perch first; The early one gets the worm, the wise one gets the fries; Fly casual
pun: Coo Coup; Owl Capone; Fowl Play; Murder of Crowbars; Feather Weight; Birdbrain Trust; Winging It; Hawk Market

@polar: penguin polar-bear snowman snowman-without-snow snowflake ice sled skier snowboarder skis ice-skate evergreen-tree christmas-tree santa-claus mrs-claus igloo snow-globe hail yeti
thing: a scarf knitted by an aunt; a spare carrot; a fridge for keeping warm; a snow globe of somewhere hot; a sled with a parking ticket; two coals and a button
friend: Bjorn of the next igloo; Agnes with the thermos; a husky called Radiator; Flake, one of a kind; the weather station's cook
rival: the hairdryer; April; Sven the snowplow; a walrus with a season pass; Gordon the ice pick
dread: spring; a warm front; the salt truck; someone saying it is mild
joy: fresh snow with no footprints; a slope with no end; herring on the rocks; a fan set to high
haunt: on the slippery side of the iceberg; beside the frozen lake; at the top of the sled run; in the chest freezer
fact: penguins propose with a pebble; the South Pole has a post office; no two snowflakes have been caught alike; penguins slide on their bellies because it is faster; the cold makes sound travel further, so gossip does too
wish: spend one week in a hot tub; slide from here to the equator; own a tail coat that unbuttons; see a July and come back
deed: slid downhill for a mile to borrow sugar; sold ice to a visitor; fell over in front of the whole colony and bowed; lent its nose to a rabbit
saying: Stay cool and carry a scarf; Slide now, swim later; Nobody melts alone; It is always black tie somewhere
pun: Ice Guy; Cold Feet Club; Waddle I Do; Snow Problem; Sub Zero Hero; Chill Murray; Frostbite Club

@space: rocket alien alien-monster flying-saucer full-moon crescent-moon full-moon-face new-moon new-moon-face first-quarter-moon first-quarter-moon-face last-quarter-moon last-quarter-moon-face waxing-crescent-moon waning-crescent-moon waxing-gibbous-moon waning-gibbous-moon star glowing-star shooting-star comet ringed-planet globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa milky-way satellite satellite-antenna telescope astronaut sun sun-with-face dizzy sparkles black-hole eclipse northern-lights space-station
thing: a sandwich in a tube; a spare gravity boot; a map with one arrow, up; a jar of moon dust; a manual missing page nine; a bumper sticker from Saturn
friend: Ludmila at mission control; a probe that still writes home; Neil from the car pool; a small green trainee; Comet Carol, who visits every seventy-six years
rival: Gravity; Director Boyle of the agency; a satellite called Gossip 7; Captain Zorg of lane two; the countdown
dread: re-entry; the number three, when it is followed by two; a smear on the telescope; the parking fee in orbit
joy: the quiet after the engines; Earthrise with a cookie; weightless soup; a window seat on the night side
haunt: behind the moon; in a crater with a number; in the slow lane of the Milky Way; on launch pad four, around the back
fact: a day on Venus is longer than its year; there are footprints on the moon that nothing will blow away; space smells of burnt steak, say those who were there; the sun makes up nearly all of the solar system by weight; astronauts grow two inches taller in orbit; it rains diamonds on Neptune
wish: land somewhere without a flag; phone home and reverse the charges; go round once more for the view; find the end and lean on it
deed: missed the moon and said that it was aiming for the stars; parked across two orbits; left a thank-you card on Mars; took a wrong turn at Jupiter and liked it
saying: Up is just a habit; Mind the gap between the planets; One small step, then tea; Look up, bring a coat
pun: Apollo G; Orbit Obit; Neil Down; Space Cadette; Moonrise Queendom; Houston We; Gravity Optional; Saturn Day Night

@weather: cloud cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow cyclone tornado fog foggy droplet rainbow high-voltage sun-behind-cloud sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud wind-face water-wave sweat-droplets umbrella umbrella-with-rain-drops closed-umbrella umbrella-on-ground dashing-away sunrise sunset thermometer sunrise-over-mountains night-with-stars puddle
thing: a barometer that lies; a puddle with ambitions; a pair of yellow boots; a picnic, canceled; a forecast written in pencil; a clothesline in full sail
friend: Gale from the coast; Misty who is never quite there; an old umbrella called Winston; a sailor with one dry sock; a farmer who asked nicely
rival: Brenda from the weather channel; High Pressure Harry; a garden party; the drainpipe; the sun hat
dread: a clear forecast; a good umbrella; being called mild; a drought with a grudge
joy: a long weekend to ruin; a roof made of tin; a kite on a long string; someone singing in it
haunt: over the ballpark; above the clothesline; just off the coast; on the far side of the hill
fact: a cloud can weigh as much as a hundred elephants; lightning is five times hotter than the sun's surface; every rainbow is a full circle, if you are high enough; the smell of rain has a name, and it is petrichor; a raindrop falls at the pace of a bicycle; there is a lake in Venezuela with a storm on most nights
wish: rain on one parade and be thanked; be invited indoors; get through a wedding with dry eyes; have a hurricane named after it
deed: rained on the weather reporter alone; blew a hat from one county to the next; arrived on Saturday at noon, as always; made a whole street dance in its socks
saying: It never rains, it visits; Every cloud has an opinion; Come as you are, leave wet; Hold on to your hat
pun: Drizzle Rick; Cloud Nein; Thunder Wear; Mist Opportunity; Gale Force Wins; Rain Check; Umbrella Fella; Storm in a Teacup

@plants: cactus potted-plant seedling tulip rose sunflower blossom bouquet cherry-blossom hibiscus hyacinth lotus white-flower wilted-flower rosette deciduous-tree palm-tree fallen-leaf maple-leaf leaf-fluttering-in-wind herb four-leaf-clover shamrock sheaf-of-rice leafy-green wood tanabata-tree pine-decoration bonsai dandelion venus-flytrap
thing: a watering can with a leak; a pot two sizes too small; a bag of compost, vintage; a label in Latin; a windowsill that faces south; a stake for emotional support
friend: Bea the bumblebee; an earthworm called Tilly; Mr Okafor with the hose; a snail on probation; the fern in the waiting room
rival: Gus the goat; the neighbor's hedge; a plastic orchid; the strimmer; Ivy, who clings
dread: a vacation without a neighbor; frost in May; a toddler with scissors; being repotted by amateurs
joy: rainwater at room temperature; the eleven o'clock sun; being spoken to in a low voice; fresh compost
haunt: on the bathroom windowsill; at the sunny end of the greenhouse; in a pot by the door; between two paving stones
fact: trees pass notes to each other through the roots; sunflowers turn their heads to follow the sun; a saguaro grows its first arm at seventy-five; bananas are herbs and strawberries are not berries; the smell of cut grass is a cry for help; tulips once cost more than houses
wish: be watered by somebody who means it; get one more leaf in before Sunday; see the other side of the window; grow out of the pot and the postcode
deed: bloomed a week early to annoy the roses; leaned toward the window until the pot fell; survived two students and a gap year; was overwatered with love
saying: Grow where you are spilled; Put down roots, keep your coat; Photosynthesise and chill; Leaf it with us
pun: Leaf Erikson; Plant Manager; Root Canal Street; Thorn Identity; Cactus Makes Perfect; Prick of Destiny; Bloom and Gloom`;

export const wild = `@frogs: frog tadpole axolotl
thing: a lily pad with a reserved sign; a jar of pickled flies; one very small crown; a foghorn; a wet library card
friend: Odette the dragonfly; a newt called Professor Lumb; Mudge the tadpole; a princess on her second attempt; the gardener's rubber boot
rival: Sir Stork of the east bank; Maurice, a French chef; Big Trevor the toad; a heron called Patience; a lawnmower on a slope
dread: a dry July; French menus; being kissed by strangers; the shadow of a heron
joy: rain on a tin roof; a fly with poor reflexes; mud between the toes; a pond with an echo
haunt: under a leaking faucet; at the deep end of the pond; on the third lily pad from the left; in a watering can
fact: a frog swallows with its eyes; a group of frogs is called an army; frogs drink through their skin; some frogs freeze solid in winter and hop away in spring; the loudest frog is no longer than a thumb
wish: be left unkissed; jump over a cow and mention it often; conduct the whole pond in C major; own a puddle with a view
deed: croaked through a minute's silence; turned down two princesses and a witch; sat on the mayor's hat until it was gone; caught a fly live on television
saying: Leap first, pond later; Every puddle was a sea once; It is not easy, but it is green; Never kiss on an empty stomach
pun: Croakfather; Ribbit Hood; Toadal Eclipse; Hoppy Hour; Lord of the Leaps; Frog of War; Toadstool Tycoon; Kermitment Issues; Pond Broker; Leapfather; Tad Important

@bears: bear polar-bear panda koala sloth teddy-bear badger wombat
thing: a jar with a paw stuck in it; a hammock of doubtful strength; a picnic basket with no owner; a pillow stuffed with leaves; a do-not-disturb sign
friend: a bee who looks the other way; Ranger Dolores; Old Moss the tree stump; a robin called Hugh; the oatmeal lady
rival: Goldie, a blonde with a record of break-ins; the alarm clock; Ranger Phil, who has a whistle; an acrobatic squirrel called Sergei
dread: March; a bee with backup; camp songs; stairs
joy: honey straight from the jar; the second nap; a tree exactly as wide as one back; a salmon that jumps the right way
haunt: in the only comfortable cave; halfway up a tree; under three blankets; behind the picnic site
fact: a bear can smell a sandwich from miles away; a panda spends twelve hours a day on lunch; a sloth climbs down once a week, and only for the toilet; koala fingerprints have fooled detectives; polar bears have black skin under the white
wish: sleep from now until the blossom; try all three bowls; hug one person without paperwork; hold the record for sitting
deed: slept through the meeting that was about sleeping; ate the picnic and left a polite note; got stuck in a doorway and held office hours there; broke the swing and blamed the wind
saying: Wake me when it is over; Just right is a full-time job; Slow is a speed; Bear with us
pun: Bear Minimum; Paws Button; Grizzly Adamsky; Pandamonium; Slumber Baron; Honey Trap; Unbearable Lightness; Hibernation Nation

@rogues: fox raccoon wolf skunk otter beaver opossum ferret platypus hyena werewolf
thing: a trash can lid, polished; a mask for formal evenings; a forged invitation; one glove, left; half a kebab in its original foil; a ring of keys
friend: Lenny the lookout; Mabel the magpie; a night bus driver called Osman; Grandmother, all the better to see you; the owl on the corner
rival: Constable Huff; a trash can with a lock; Little Red, who has an attorney; Brutus the guard dog; the third little pig
dread: collection day being moved; the porch light; brick houses; garlic bread gone to waste
joy: a trash can with the lid off; moonlight on a quiet road; the good half of a sandwich; a door that was never locked
haunt: behind the kebab shop; under the porch; in the shade of the recycling; at the edge of the woods
fact: raccoons can remember how to open a lock for three years; a fox hears a mouse under two feet of snow; wolves howl in harmony so that they sound like more; otters keep a favorite stone in a pouch; a beaver's teeth are orange because of the iron in them
wish: open one safe for the love of it; be invited through the front door; blow down something made of brick; write an honest review of every bin in town
deed: returned what was stolen, but tidied; picked a lock that was open; talked the guard dog into early retirement; left a tip at the scene of the crime
saying: One man's trash is another man's buffet; Walk like you have a key; The moon saw nothing; Never steal what you can borrow loudly
pun: Trash Bandicoup; Ocean's Furteen; Foxtrot Uniform; Howl Play; Otter Chaos; Wolf of Bin Street; Dam Genius; Heist Cream

@savanna: elephant mammoth rhinoceros hippopotamus giraffe lion tiger tiger-face leopard kangaroo deer moose cheetah panther bigfoot minotaur reindeer quokka
thing: a peanut of sentimental value; a very long scarf; a postcard from the zoo; the shady half of a tree; a trumpet with a dent
friend: Nadia the oxpecker; a zebra who tells it in stripes; the park ranger's niece; Philippe the mongoose; a warthog called Grace
rival: Clive the hyena; a tourist with a flash; the king of somewhere else; Geraldine, a mouse of iron will; the tree with the good leaves
dread: the dry season; a jeep full of hats; low branches; being asked to sit on it
joy: a waterhole at dusk; the first rain on dust; a nap with a view; a tree nobody else can reach
haunt: by the waterhole; in the tall grass; in the middle of the only road; in the shade of one acacia
fact: an elephant can hear rain a hundred miles away; a giraffe sleeps less than two hours a day; hippos make their own sunscreen, and it is pink; a tiger's skin is striped under the fur; a kangaroo cannot hop backwards; lions sleep for twenty hours and call it a reign
wish: fit through one ordinary door; be king on weekdays only; remember every face and forgive most; see over the last hill
deed: sat on the jeep and would not be rushed; roared and then looked around to see who did it; remembered an insult from nine years ago; stood in the road until there was a new road
saying: Long memory, short list; Walk as if the ground asked you to; The waterhole hears everything; Big is also a mood
pun: Trunk Mail; Roar Deal; Hippo Critic; Mane Attraction; Tusk Force; Safari So Good; Rhino Way

@monkeys: monkey monkey-face gorilla orangutan hear-no-evil-monkey see-no-evil-monkey speak-no-evil-monkey lemur
thing: a typewriter with banana on the keys; a tourist's sunglasses; a tire on a rope; a bunch of seven; a stolen selfie stick
friend: Coco from the next branch; a parrot who takes the minutes; Dr Jane with the notebook; Tiny, who is enormous
rival: King Louie of the parking lot; a coconut that will not open; the zookeeper's new padlock; Reginald, a baboon in management
dread: an empty fruit bowl; leaf for dinner; the dentist; a branch that says crack
joy: a ripe banana at no charge; a hat with a person still under it; picking at somebody's hair; the very top branch
haunt: in the upper branches; on the temple roof; behind the snack bar; inside the tire
fact: monkeys have been seen to floss; a gorilla hums while it eats; orangutans make an umbrella out of leaves; every gorilla builds a new bed each night; apes laugh when they are tickled
wish: type one decent sonnet; own a hat for each day; swing from here to the coast; run the zoo for a week
deed: stole a camera and took better pictures; threw the first coconut and regretted nothing; peeled a banana from the correct end in public; taught the warden to knock
saying: No branch is the last one; See, do, deny; Share the tree, hide the fruit; Reject paperwork, embrace tree
pun: Chimp Change; Ape Economics; Gorilla Warfare; Banana Republican; Swing Voter; Primate Equity; Monkey Biz

@reptiles: lizard snake crocodile scorpion sauropod t-rex turtle snail pterodactyl triceratops velociraptor
thing: a heat lamp on a timer; a shell with a doorbell; an old skin in good condition; a rock that faces south; a deckchair with teeth marks
friend: Plover, who does the teeth; a slow friend called Rush; Aunt Tortilla; Pebble, a pebble; the museum's night guard
rival: a hare with sponsorship; Dundee from the outback; the asteroid, still; a mongoose named Lance; the ice age
dread: a cold morning; handbags; salt; a meteor shower of any size
joy: a rock at noon; one blink an hour; a lettuce with nobody watching; the slow lane
haunt: under a warm stone; at the edge of the swamp; on a sunny wall; in the reptile house, left at the gift shop
fact: turtle>a turtle can breathe through its bottom; a snake smells with its tongue; crocodile>a crocodile cannot stick its tongue out; snail>a snail can sleep for three years; t-rex>the T. rex lived closer to us than to the Stegosaurus; lizards drop their tails and grow a spare; snail>a snail has thousands of teeth; chickens are what became of the dinosaurs
wish: win one race by sheer patience; lie on every warm stone in the county; outlive the people who wrote it off; finish a push-up
deed: arrived on Thursday for Tuesday's party; shed its skin in the cloakroom; outran a glacier; lay so still that it was priced
saying: Slow and steady pays for lunch; Cold blood, warm stone; We have seen ages come and go; Shed it and move on
pun: Shell Company; Snail Mailer; Slitherin Heights; Tyrannosaurus Checks; Crock of Gold; Gecko Blaster; Slow Moe; Jurassic Pork

@insects: ant honeybee bug butterfly beetle lady-beetle cricket cockroach spider spider-web mosquito fly worm microbe beekeeper centipede dragonfly firefly moth praying-mantis tick
thing: a crumb the size of a sofa; a leaf cut to measure; a thimble of nectar; a cobweb with guest rooms; a matchstick for both hands
friend: Dot the ladybug; a glow-worm called Watt; Private Six of the third column; the gardener's rhubarb; Colin the woodlouse
rival: the boot; Agatha the house spider; a lamp with a certain something; a rolled-up newspaper; the Queen's other favorite
dread: a bare foot; the flyswatter; a picnic being canceled; the sound of a jar
joy: jam on the outside of the jar; a window that turns out to be open; the sweet side of a crumb; pollen up to the knees
haunt: under the flowerpot; behind the fridge; inside a foxglove; on the wrong side of the window
fact: honeybee>bees can count to four; ant>an ant never sleeps for more than a minute; butterfly>a butterfly tastes with its feet; cockroach>a cockroach can live for a week without its head; spider>spiderlings fly for miles on a single thread; bees dance to give directions; mosquito>mosquitoes prefer some people, and they know who they are; worm>a worm has five hearts; fly>a fly hums in the key of F
wish: lift something with a name; attend one picnic by invitation; see the other side of the window; have a word with the Queen
deed: carried a sugar cube home and put it on expenses; walked under a shoe and lived to bore people with it; ruined a picnic and rated it four stars; changed completely and was asked for new papers
saying: Many legs, one direction; Every crumb counts; Stay off the jam; Buzz now, rest in winter
pun: Bug Fix; Ant Hill Manager; Beehive Yourself; Roach Coach; Buzz Aldrone; Webmaster; Antrepreneur; Hive Mind`;
