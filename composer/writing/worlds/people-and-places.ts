/** What is known of people, of what they believe in and of where they live. The form is told in worlds.ts. */
export const peopleAndPlaces = `
@callings: artist construction-worker detective farmer firefighter guard health-worker judge mechanic pilot police-officer scientist technologist person-juggling boy girl child man woman person-in-lotus-position index-pointing-up writing-hand waving-hand handshake thumbs-up thumbs-down person-superhero person-supervillain ninja dentist magician mail-carrier mime scarecrow sheriff-badge knight
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
joke: The job advert asked for ten years' experience and a pulse. {Name} brought both.; {Name} was told to think outside the box, and asked who was minding the box.; There were forty applicants. {Name} was the one who brought cake.
pun: Nine to Jive; Overtime Lord; Sir Vice; Temp Job of Doom; Boss Battle Ax; Lunch Break Kid; Payroll Newman
@elders: old-woman old-man baby mrs-claus
thing: a tin of buttons; a handbag with everything in it; a blanket in eleven colours; a biscuit tin with no biscuits; a walking stick with a bell; a rattle, loaded
friend: Ethel from bingo; the postman, who stays for soup; Agnes, who has a new hip; a budgie called Winston; the pharmacist
rival: the doctor; Beryl, who counts cards; the self-checkout; the new priest; a cold draught
dread: an empty biscuit tin; stairs without a rail; being helped across; a nap cut short
joy: a full house at bingo; a bus with a free seat; gossip with a source; soup that takes all day
haunt: on the bench by the bus stop; at the front of the queue; in the good armchair; at table four
fact: people are happiest, the studies say, over seventy; a grandmother's kiss has been shown to work; babies laugh three hundred times a day and old ladies are catching up; the oldest tattooed person got it at a hundred and six; knitting was once a trade for men only
wish: beat the doctor at cards; feed everybody until they apologise; be asked about the old days and given time; drive something with flames on the side
deed: won at bingo three weeks running and was searched; told the bank to sit up straight; fed a burglar and sent him home with a scarf; cheated at cards and was thanked for it
saying: Eat something; I was not born yesterday; Wear a coat; We had worse and no sugar
joke: "Just a little," said the guest, and {name} filled the plate again.; {Name} has buried two doctors and sent flowers to a third.; There is nothing that {name} cannot fix with soup, and the parliament has been told.
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
deed: knighted a coat stand by mistake; declared war on a Tuesday and cancelled it on Wednesday; abdicated for lunch; laid a stone, and it was the wrong building
saying: Long may it wobble; Off with their hats; Let them eat first; It is good to be asked
joke: {Name} rules by divine right, and by being first up.; The crown fits {name}, mostly round the ears.; There was to be a revolution, but the queue was long and {name} brought cushions.
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
joke: {Name} does not exist, according to the same people who wave at it.; The prophecy was quite clear that it would be somebody taller.; The curse was meant to last a hundred years. {Name} asked for overtime.
pun: Spellcheck; Wand Direction; Gandalf and Dalf; Dragon Drop; Myth Management; Hoard Room; Troll Booth
@undead: ghost skull skull-and-crossbones person-zombie person-vampire jack-o-lantern coffin headstone bone mummy
thing: a bedsheet, king size; a spare rib; a cape with a dry-cleaning ticket; a lantern with a grin; a coffin with cup holders; a guest book nobody signs
friend: Morty from the next plot; a bat called Leonard; Widow Hopkins; the gravedigger's boy; a medium named Large
rival: Professor Van Helsing's nephew; sunrise; an exorcist with a discount; a vegan butcher; the new owner upstairs
dread: daylight saving; garlic bread; being seen through; renovation
joy: a creak that carries; an old house with new owners; candlelight; the third of November, when it is over
haunt: in the attic; at the bottom of the garden, where it is soft; on the stairs, third from the top; in the wardrobe with the mirror
fact: a haunted house must be declared to the buyer in parts of New York; skull>a skeleton has two hundred and six bones and one is funny; the first zombies were only tired; vampire>vampires are said to count spilled rice grain by grain; jack-o-lantern>jack-o'-lanterns used to be turnips, and were worse; ghosts are mostly reported between two and three in the morning
wish: be invited in; scare one estate agent; rest in peace, on a weekday; leave one review of the afterlife
deed: haunted the wrong flat for nine years; rattled the chains and was told to fix the boiler; rose from the grave and queued for coffee; was called a draught to its face
saying: Boo who; Dead on time; Stay for a bit; Nobody gets out of here unmoved
joke: {Name} went through a wall once, and still has not gone through the paperwork.; The new owners sage the house on Fridays. {Name} has come to like it with pasta.; Death was a setback, {name} admits, but the hours are better.
pun: Boo Radleigh; Ghoul Runnings; Dead Pan Alley; Bone Appetit; Spectre Inspector; Grave Manners; Fang Shui; Sheet Happens
@earth: rock moai volcano mountain snow-capped-mountain mount-fuji desert desert-island cactus hole fire hot-springs coral national-park wood bone brick
thing: a pebble for company; a walking boot, left; a cairn with a view; a smoke signal; a geologist's sandwich; a flag somebody forgot
friend: Cliff; Sandy from the beach; an old goat; a geologist named Petra; Moss
rival: Erosion; a hiker with a speaker; the wind; Lichen; a chisel called Michelangelo
dread: being skimmed; a landslide of opinion; a tourist with initials to carve; the tide
joy: sun on the south side; ten thousand quiet years; a lizard, sunbathing; frost that cracks in the right place
haunt: halfway up the hill; on the edge of the view; at the bottom of the well; in the exact middle of nowhere
fact: mountains float, only slowly; pumice is a rock that swims; moai>the heads on Easter Island have bodies underground; volcano>a volcano once made a sound that went four times round the world; fire>fire needs air, fuel and somebody's uncle; sand was rock with less patience; the tallest mountain from foot to top is mostly under water
wish: be left unturned; roll once, for the experience; see the end of the glacier; be climbed by somebody who asks
deed: moved an inch in a thousand years and was told to slow down; was used as a paperweight by a giant; sat through three ice ages and one picnic; rolled downhill and became a landmark
saying: Rock on, but not far; Steady; We will be here; Let it settle
joke: {Name} was asked to move, and is thinking it over in geological time.; They left no stone unturned, except {name}, who declined.; {Name} is between a rock and a hard place. It is family.
pun: Rock Bottom Dollar; Boulder Dash Riprock; Lava Actually; Stone Cold Sober; Sedimental Value; Magma Carta
@places: house houses house-with-garden hut derelict-house hotel love-hotel hospital church mosque synagogue hindu-temple shinto-shrine kaaba factory department-store convenience-store post-office japanese-post-office building-construction classical-building cityscape cityscape-at-dusk bridge-at-night stadium tokyo-tower statue-of-liberty map-of-japan camping tent beach-with-umbrella motorway library sunset lighthouse pyramid windmill treehouse waterfall
thing: a welcome mat that lies; a leaking roof; a gift shop; a queue with no front; a key under the wrong pot; a sign that says mind your head
friend: the lady from number eight; a pigeon with tenure; the night porter; the lamplighter's grandson; a cat that came with the lease
rival: the developer; a tower with a better view; damp; the tram stop opposite; the heritage committee
dread: scaffolding; a hashtag; the wrecking ball; rising damp
joy: a light left on; visitors who get lost; rain on old slates; the hour before opening
haunt: two streets past where you gave up; at the end of the line; next to the shop that is always closing; round the back
fact: the Eiffel Tower grows six inches in summer; there is a hotel that has been open for thirteen hundred years; more people have been lost in shops than at sea; a town in Norway has to share its sun with a mirror; the shortest street in the world has one door
wish: be on one postcard; have a queue; keep a light on for the last bus; be somebody's childhood
deed: closed early in 1962 and nobody noticed; was moved brick by brick to please a duchess; lost a tourist and found two; won a prize for its doors and lost the key
saying: Mind your head; Come in, it is open; Turn left at the bakery; Last one out, first one back
joke: {Name} has one star, and it is framed.; Visitors ask for the way out, and {name} gives them the tour.; It has stood for a hundred years, mostly because nobody told it about the alternative.
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
joke: {Name} laughs to keep from crying, and cries to keep from checking the phone.; {Name} is fine. Everybody who knows {name} has been told so several times.; It is written all over {name}, in pencil.
pun: Mood Swinger; Feels Good Inc; Cry Babylon; Laugh Track Star; Brain Fogg; Heart Breakfast; Emotional Baggage Claim
`;
