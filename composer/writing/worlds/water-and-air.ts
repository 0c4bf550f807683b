/** What is known of the sea, the air and what is older than both. The form is told in worlds.ts. */
export const waterAndAir = `
@sea: octopus squid shark whale spouting-whale dolphin fish tropical-fish blowfish jellyfish seal lobster shrimp crab oyster coral spiral-shell fried-shrimp carp-streamer clownfish eel manatee narwhal nessie orca starfish stingray submarine walrus
thing: a barnacled alarm clock; a message in a bottle, unread; one flipper, left; a pearl nobody asked for; a waterproof ledger; a shipwreck with sea view
friend: Marina the hermit crab; a pilot fish called Captain; Old Barnaby of the buoy; a mermaid between jobs; Gill from accounts
rival: Chef Laurent, who has a big pot; a gull called Vincent; the net; Admiral Eel; a submarine with no manners
dread: lemon wedges; low tide; the word "bisque"; a cruise ship with a buffet
joy: plankton on a slow current; a bucket of herring; the good anchor to lean on; a tide that comes when it is called
haunt: behind the third reef; in the captain's old bathtub; under the pier; beside the sunken piano
fact: octopus>an octopus has three hearts and nine brains; shark>sharks are older than trees; whale>a whale song can cross an ocean; lobster>a lobster tastes with its legs; dolphin>dolphins call each other by name; jellyfish>jellyfish have done without a brain for five hundred million years; seal>seals sleep with half a brain at a time; shrimp>a pistol shrimp's snap is hotter than lava; crab>crabs have evolved five separate times, as if somebody insists; the sea has more historic objects than all the museums
wish: be asked to sing at the harbour; climb out and read the menu; hold eight cups of tea at once; see what boats look like from above
deed: untied every boat and retied them alphabetically; opened a jar from the inside; sank a yacht by leaning on it; was sent back to the kitchen, and walked out
saying: Go with the flow, but read the tide table; There is always a bigger fish, and he owes us; Deep breath, deeper water; No chips, please
joke: The waiter asked how {name} would like to be cooked. The waiter now works inland.; {Name} gave the diver a look, and the diver surfaced with two apologies.; The tank said "do not tap". {Name} tapped first.
pun: Shell Shock; Octopied; Calamari Clausen; Cod Almighty; Prawn Broker; Sharknado Insurance; Reef Encounter; Squid Pro Quo; Kraken Good Time
@ducks: duck swan goose flamingo rubber-duck
thing: half a baguette, soaked; a bath with claw feet; a bread knife; a very small lifejacket; a pond with planning permission
friend: the old man with the bread; Muriel the moorhen; Pondsworth the park keeper; a rubber cousin called Yellow; Little Quentin
rival: Baron Swan of the boating lake; a pedalo called Susan; the cyclist in lime green; Sandra, goose of few words
dread: orange sauce; a frozen pond; bread being banned; an election
joy: crusts thrown underarm; rain on a Sunday; a bathtub left unattended; somebody's picnic blanket
haunt: at the shallow end of the boating lake; under the footbridge; in the fountain outside the bank; across both lanes
fact: ducks sleep with one eye open; a goose never forgets a face; flamingos are born grey and eat themselves pink; a swan can hold a grudge against a boat; a duck's feathers stay dry under water
wish: own the pond outright; be served bread at a table; terrify one more cyclist; glide past an ex
deed: stopped the traffic for nine ducklings and a reporter; chased a jogger into retirement; took the last crust from the mayor; laid an egg in the umpire's hat
saying: Calm above, pedal below; Bread is a right; Never in a row; If it quacks, let it finish
joke: On the surface {name} is perfectly calm. Below it there is a bicycle.; {Name} walked into a chemist, bought lip balm and said to put it on the bill.; The park has a sign about {name}. {Name} posed for it.
pun: Quack Dealer; Goose Bumps; Bill Payer; Sir Quacks a Lot; Swan Song; Honk Kong
@birds: bird owl eagle parrot peacock dove blackbird phoenix-bird bat feather nest-with-eggs empty-nest wing hummingbird kiwi-bird pelican puffin seagull stork toucan vulture
thing: a wire with a good view; a stolen chip; a nest with a loft; a statue's left shoulder; a letter, slightly late; a shiny spoon
friend: Coo from the ledge; Walter of the second bench; a weathercock called Vane; the lady with the seeds; the one-legged gull
rival: Mr Spikes of the windowsill; a scarecrow in a good suit; a drone named Falcon 3; the statue of a general; Nelson the tomcat
dread: a clean window; plastic owls; a chip shop closed on Mondays; being called a rat with wings
joy: crumbs at eye level; a warm updraught; the first worm, chilled; a convertible with the roof down
haunt: on the telegraph wire; on the general's bronze hat; in the station rafters; on the ledge above the bakery
fact: dove>pigeons have been awarded medals for bravery; blackbird>crows bring presents to people they like; owl>an owl cannot move its eyes, so it moves everything else; eagle>an eagle's nest can weigh a tonne; parrot>parrots name their chicks; a flock of crows is called a murder and one of owls a parliament; bat>a bat eats a thousand mosquitoes before bed
wish: land on somebody important; deliver one letter on time; sit on the moon's edge for a minute; have a statue with a smaller bird on it
deed: rode the underground two stops and got off at the right one; dropped its opinion on a convertible; stole a wedding ring and returned it for crumbs; interrupted a speech from the lamp post
saying: Look down, aim well; Every statue was a perch first; The early one gets the worm, the wise one gets the chips; Fly casual
joke: {Name} has an opinion on your car, and it was delivered this morning.; They put spikes on the ledge. {Name} hung curtains on them.; From the roof the town looks like lunch.
pun: Coo Coup; Owl Capone; Fowl Play; Murder of Crowbars; Feather Weight; Birdbrain Trust; Winging It; Hawk Market
@polar: penguin polar-bear snowman snowman-without-snow snowflake ice sled skier snowboarder skis ice-skate evergreen-tree christmas-tree santa-claus mrs-claus igloo snow-globe hail yeti
thing: a scarf knitted by an aunt; a spare carrot; a fridge for keeping warm; a snow globe of somewhere hot; a sled with a parking ticket; two coals and a button
friend: Bjorn of the next igloo; Agnes with the thermos; a husky called Radiator; Flake, one of a kind; the weather station's cook
rival: the hairdryer; April; Sven the snow plough; a walrus with a season ticket; Gordon the ice pick
dread: spring; a warm front; the salt lorry; someone saying it is mild
joy: fresh snow with no footprints; a slope with no end; herring on the rocks; a fan set to high
haunt: on the slippery side of the iceberg; beside the frozen lake; at the top of the sledge run; in the chest freezer
fact: penguins propose with a pebble; the South Pole has a post office; no two snowflakes have been caught alike; penguins slide on their bellies because it is faster; the cold makes sound travel further, so gossip does too
wish: spend one week in a hot tub; slide from here to the equator; own a tail coat that unbuttons; see a July and come back
deed: slid downhill for a mile to borrow sugar; sold ice to a visitor; fell over in front of the whole colony and bowed; lent its nose to a rabbit
saying: Stay cool and carry a scarf; Slide now, swim later; Nobody melts alone; It is always black tie somewhere
joke: The dress code said casual. {Name} has never owned anything casual.; {Name} got cold feet, as usual, and went anyway.; Somebody opened the door and said "close the door", which is how {name} met everyone.
pun: Ice Guy; Cold Feet Club; Waddle I Do; Snow Problem; Sub Zero Hero; Chill Murray; Frostbite Club
@space: rocket alien alien-monster flying-saucer full-moon crescent-moon full-moon-face new-moon new-moon-face first-quarter-moon first-quarter-moon-face last-quarter-moon last-quarter-moon-face waxing-crescent-moon waning-crescent-moon waxing-gibbous-moon waning-gibbous-moon star glowing-star shooting-star comet ringed-planet globe-showing-americas globe-showing-asia-australia globe-showing-europe-africa milky-way satellite satellite-antenna telescope astronaut sun sun-with-face dizzy sparkles black-hole eclipse northern-lights space-station
thing: a sandwich in a tube; a spare gravity boot; a map with one arrow, up; a jar of moon dust; a manual missing page nine; a bumper sticker from Saturn
friend: Ludmila at mission control; a probe that still writes home; Neil from the car pool; a small green trainee; Comet Carol, who visits every seventy-six years
rival: Gravity; Director Boyle of the agency; a satellite called Gossip 7; Captain Zorg of lane two; the countdown
dread: re-entry; the number three, when it is followed by two; a smear on the telescope; the parking fee in orbit
joy: the quiet after the engines; Earthrise with a biscuit; weightless soup; a window seat on the night side
haunt: behind the moon; in a crater with a number; in the slow lane of the Milky Way; on launch pad four, round the back
fact: a day on Venus is longer than its year; there are footprints on the moon that nothing will blow away; space smells of burnt steak, say those who were there; the sun makes up nearly all of the solar system by weight; astronauts grow two inches taller in orbit; it rains diamonds on Neptune
wish: land somewhere without a flag; phone home and reverse the charges; go round once more for the view; find the end and lean on it
deed: missed the moon and said that it was aiming for the stars; parked across two orbits; left a thank-you card on Mars; took a wrong turn at Jupiter and liked it
saying: Up is just a habit; Mind the gap between the planets; One small step, then tea; Look up, bring a coat
joke: Houston was told that there was no problem, and was rather hurt.; {Name} packed for six months and forgot socks.; From up there you cannot see borders, queues or the person who took your parking space.
pun: Apollo G; Orbit Obit; Neil Down; Space Cadette; Moonrise Queendom; Houston We; Gravity Optional; Saturn Day Night
@weather: cloud cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow cyclone tornado fog foggy droplet rainbow high-voltage sun-behind-cloud sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud wind-face water-wave sweat-droplets umbrella umbrella-with-rain-drops closed-umbrella umbrella-on-ground dashing-away sunrise sunset thermometer sunrise-over-mountains night-with-stars puddle
thing: a barometer that lies; a puddle with ambitions; a pair of yellow boots; a picnic, cancelled; a forecast written in pencil; a washing line in full sail
friend: Gale from the coast; Misty who is never quite there; an old umbrella called Winston; a sailor with one dry sock; a farmer who asked nicely
rival: Brenda from the weather channel; High Pressure Harry; a garden party; the drainpipe; the sun hat
dread: a clear forecast; a good umbrella; being called mild; a drought with a grudge
joy: a bank holiday to ruin; a roof made of tin; a kite on a long string; someone singing in it
haunt: over the cricket ground; above the washing line; just off the coast; on the far side of the hill
fact: a cloud can weigh as much as a hundred elephants; lightning is five times hotter than the sun's surface; every rainbow is a full circle, if you are high enough; the smell of rain has a name, and it is petrichor; a raindrop falls at the pace of a bicycle; there is a lake in Venezuela with a storm on most nights
wish: rain on one parade and be thanked; be invited indoors; get through a wedding with dry eyes; have a hurricane named after it
deed: rained on the weather reporter alone; blew a hat from one parish to the next; arrived on Saturday at noon, as always; made a whole street dance in its socks
saying: It never rains, it visits; Every cloud has an opinion; Come as you are, leave wet; Hold on to your hat
joke: The forecast gave {name} a thirty per cent chance. {Name} took it.; It was going to be a lovely day, and then {name} read the invitation.; {Name} is a great listener, having dripped through most ceilings.
pun: Drizzle Rick; Cloud Nein; Thunder Wear; Mist Opportunity; Gale Force Wins; Rain Check; Umbrella Fella; Storm in a Teacup
@plants: cactus potted-plant seedling tulip rose sunflower blossom bouquet cherry-blossom hibiscus hyacinth lotus white-flower wilted-flower rosette deciduous-tree palm-tree fallen-leaf maple-leaf leaf-fluttering-in-wind herb four-leaf-clover shamrock sheaf-of-rice leafy-green wood tanabata-tree pine-decoration bonsai dandelion venus-flytrap
thing: a watering can with a leak; a pot two sizes too small; a bag of compost, vintage; a label in Latin; a windowsill that faces south; a stake for emotional support
friend: Bea the bumblebee; an earthworm called Tilly; Mr Okafor with the hose; a snail on probation; the fern in the waiting room
rival: Gus the goat; the neighbour's hedge; a plastic orchid; the strimmer; Ivy, who clings
dread: a holiday without a neighbour; frost in May; a toddler with scissors; being repotted by amateurs
joy: rain water at room temperature; the eleven o'clock sun; being spoken to in a low voice; fresh compost
haunt: on the bathroom windowsill; at the sunny end of the greenhouse; in a pot by the door; between two paving stones
fact: trees pass notes to each other through the roots; sunflowers turn their heads to follow the sun; a saguaro grows its first arm at seventy-five; bananas are herbs and strawberries are not berries; the smell of cut grass is a cry for help; tulips once cost more than houses
wish: be watered by somebody who means it; get one more leaf in before Sunday; see the other side of the window; grow out of the pot and the postcode
deed: bloomed a week early to annoy the roses; leaned towards the window until the pot fell; survived two students and a gap year; was overwatered with love
saying: Grow where you are spilled; Put down roots, keep your coat; Photosynthesise and chill; Leaf it with us
joke: {Name} was told to branch out, and has a cast on it now.; Somebody forgot to water {name} for a month, and {name} has written a poem about it.; It is not easy to storm out when you live in a pot.
pun: Leaf Erikson; Plant Manager; Root Canal Street; Thorn Identity; Cactus Makes Perfect; Prick of Destiny; Bloom and Gloom
`;
