/** What is known of animals that live with people. The form is told in worlds.ts. */
export const petsAndFarm = `
@cats: cat cat-face black-cat cat-with-tears-of-joy cat-with-wry-smile crying-cat grinning-cat grinning-cat-with-smiling-eyes kissing-cat pouting-cat smiling-cat-with-heart-eyes weary-cat
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
joke: {Name} looked at the rules, then at the edge of the table, then slowly at the rules again.; Nobody owns {name}. There is a human who opens the tins, and that human has been told.; The staff get one slow blink a week, and they live for it.
pun: Purrlock Holmes; Chairman Meow; Cat Stevedore; Pawdon Me; Meowsterpiece; Furrari; Catastrophe Club; Whisker Business
@dogs: dog dog-face poodle guide-dog service-dog dachshund doge husky pug
thing: a tennis ball with a past; one left slipper; the stick that got away; a bone of great sentimental value; a suspiciously quiet squeaky toy
friend: Doris from the dog park; a postman called Alan; Biscuit the spaniel; the boy with the dropped ice cream; Auntie Jean, who has pockets
rival: Nigel the squirrel; the hoover in the hall; a smug cat called Percival; Colonel Fluff, a very small poodle; the doorbell
dread: bath day; fireworks; the sound of a suitcase; the word "vet", even spelled out
joy: the words "go on then"; a car window rolled halfway down; mud, the deeper the better; belly rubs from strangers; a second breakfast by mistake
haunt: under the kitchen table; at the end of a very long lead; in the warm half of the bed; beside the barbecue
fact: no two dogs have the same nose print; dogs sneeze to say that they are only playing; a dog's sense of smell tells it the time of day; dogs dream, and small ones dream more often
wish: catch the tail at last; bring back every stick in the county; shake hands with everybody twice; find out who is a good boy
deed: buried the evidence and dug it up again to check; barked at the door for an hour while the door was open; ran into the sea to fetch a wave; ate the homework and asked for more
saying: Every stranger is a friend with crumbs; Fetch first, ask later; Leave no stick behind; Dig where you are happy
joke: {Name} greeted the burglar, the policeman and the insurance man with exactly the same joy.; There was one plan, and it was a ball. There is always one plan, and it is always a ball.; Asked who was a good boy, {name} demanded a lawyer, then wagged and confessed.
pun: Bark Twain; Sherlock Bones; The Great Dane Gatsby; Fetchquire; Woofgang; Paw and Order; Wags to Riches; Barking Mad
@bunnies: rabbit rabbit-face hamster mouse mouse-face rat chipmunk hedgehog gerbil chinchilla squirrel capybara meerkat
thing: a thimble of jam; the last walnut; a very small ladder; one sunflower seed, wrapped for later; a matchbox with curtains
friend: Pip from behind the skirting board; Auntie Clover; a snail called Desmond; the night watchman with the cheese roll; Barnaby the guinea pig
rival: Mortimer the barn owl; Monsieur Claude, a cat on a diet; the lawnmower; the landlord's terrier; Sheila from the next burrow
dread: the shadow of an owl; spring cleaning; a mousetrap with good cheese; the vegetable drawer being locked
joy: a pocket full of oats; a tunnel that comes out in a larder; straw that smells of June; a wheel that does not squeak
haunt: behind the skirting board; under the garden shed; in a coat pocket nobody checks; at the bottom of the hedge
fact: rats laugh when they are tickled, too high for us to hear; a squirrel plants thousands of trees by forgetting where the nuts are; rabbits leap and twist for joy, and it is called a binky; a hedgehog has about five thousand spines; a mouse's heart beats ten times a second
wish: store enough for three winters; dig through to the bakery; see the top of a table; be mistaken for something large
deed: moved eleven walnuts one by one and forgot where; bit through the only cable that mattered; fell asleep in the flour and left as a ghost; sneezed and gave away the whole hideout
saying: Small feet, big larder; One for now, nine for later; Never cross a lawn in a straight line; Ears up, head down
joke: In proportion, what {name} carried that day was a grand piano.; {Name} has four exits planned from any room, and a fifth for parties.; From down there everything is architecture.
pun: Nibble Lecture; Cheek Performance; Ratatwooey; Squeak Easy; Burrow King; Hop Secret; Wheel of Fortitude
@cattle: cow cow-face ox water-buffalo bison pig pig-face pig-nose boar ewe ram goat horse horse-face donkey zebra llama camel two-hump-camel carousel-horse warthog yak
thing: a bucket of apple peelings; a bell with a nice low note; the good hay; a straw hat with a bite in it; a rosette for second place; half a gate
friend: Old Maureen from the next field; a swallow called Tuesday; the farmer's youngest; Bernard the scarecrow; a hen who handles the paperwork
rival: Derek the prize ram; the electric fence; Lady Buttercup, three times best in show; the new tractor; Rex the sheepdog
dread: the vet's cold hands; a locked feed store; shearing season; flies in August
joy: a fence post at exactly itching height; wet grass at six in the morning; a windfall of apples; mud that holds its shape
haunt: behind the feed store; at the gate, waiting; in the neighbour's cabbages; under the only tree in the field
fact: cows have best friends and fret when they are parted; pigs can learn to play video games; goats in different countries bleat with different accents; a sheep remembers fifty faces for years; horses can sleep standing up
wish: find out what is behind the hill; eat the one flower bed in the village; ring the dinner bell personally; retire to the good meadow
deed: opened the gate, let everyone out, and closed it again; ate the map on the way; won a rosette and chewed it; stared at the postman until he apologised
saying: The grass is fine here; Chew first, decide later; A closed gate is only a question; Follow the bucket
joke: {Name} chewed on the matter for an hour, and then on the minutes of the meeting.; The village fair has a prize for best behaviour, and {name} has eaten it twice.; You can lead {name} to water, but bring a chair and something to read.
pun: Cud Almighty; Moo Money; Pulled Pork Chop; Hay Fever Dream; Udder Chaos; Neigh Sayer; Hog Heaven; Mane Event
@poultry: chicken rooster baby-chick hatching-chick front-facing-baby-chick turkey egg dodo emu ostrich
thing: a very important egg; a bag of cracked corn; a road sign pointing both ways; one loose feather, framed; the key to the coop
friend: Henrietta from the upper perch; a worm who has made peace with it; Gladys the tractor; young Peep; the milkman
rival: Reynard from behind the hedge; Colonel Sandy of the chip van; a weathercock with airs; Marjorie, head of the pecking order
dread: Sunday lunch; the fox's good manners; an omelette on the menu; thunder in the coop
joy: a dust bath at noon; a slug with no alibi; first light on the fence; a warm nest that is somebody else's
haunt: behind the henhouse; on the third perch from the left; in the middle of the road; on the bonnet of a parked car
fact: chickens talk to their eggs before they hatch; a hen can tell a hundred faces apart; there are about three chickens for every person on Earth; a cock shuts his own ears when he crows
wish: cross the road and explain nothing; lay something with a signature; fly over the barn and be seen doing it; get up before the sun just once
deed: crossed a motorway and refused to say why; hatched a golf ball out of sheer will; woke the village at four for no reason; pecked the word "no" into a pumpkin
saying: The early bird gets the blame; Scratch twice, look once; Never count them; Up with the sun, down with the fox
joke: Which came first is a private matter, says {name}.; The pecking order was revised that morning, in pencil, by {name}.; {Name} did cross the road. The road has not been the same.
pun: Hen Solo; Poultrygeist; Coop Scoop; Eggsistential; Peck of the Litter
`;
