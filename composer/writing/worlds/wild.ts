/** What is known of animals that live with nobody. The form is told in worlds.ts. */
export const wild = `
@frogs: frog tadpole axolotl
thing: a lily pad with a reserved sign; a jar of pickled flies; one very small crown; a foghorn; a wet library card
friend: Odette the dragonfly; a newt called Professor Lumb; Mudge the tadpole; a princess on her second attempt; the gardener's wellington boot
rival: Sir Stork of the east bank; Maurice, a French chef; Big Trevor the toad; a heron called Patience; a lawnmower on a slope
dread: a dry July; French menus; being kissed by strangers; the shadow of a heron
joy: rain on a tin roof; a fly with poor reflexes; mud between the toes; a pond with an echo
haunt: under a leaking tap; at the deep end of the pond; on the third lily pad from the left; in a watering can
fact: a frog swallows with its eyes; a group of frogs is called an army; frogs drink through their skin; some frogs freeze solid in winter and hop away in spring; the loudest frog is no longer than a thumb
wish: be left unkissed; jump over a cow and mention it often; conduct the whole pond in C major; own a puddle with a view
deed: croaked through a minute's silence; turned down two princesses and a witch; sat on the mayor's hat until it was gone; caught a fly live on television
saying: Leap first, pond later; Every puddle was a sea once; It is not easy, but it is green; Never kiss on an empty stomach
joke: A princess asked. {Name} said it was already {aNoun} and happy, thank you.; Doctors found something in the throat of {name}. It was another, smaller opinion.; {Name} was told to look before leaping, and has now looked in nine directions at once.
pun: Croakfather; Ribbit Hood; Toadal Eclipse; Hoppy Hour; Lord of the Leaps; Frog of War; Toadstool Tycoon; Kermitment Issues; Pond Broker; Leapfather; Tad Important
@bears: bear polar-bear panda koala sloth teddy-bear badger wombat
thing: a jar with a paw stuck in it; a hammock of doubtful strength; a picnic basket with no owner; a pillow stuffed with leaves; a do-not-disturb sign
friend: a bee who looks the other way; Ranger Dolores; Old Moss the tree stump; a robin called Hugh; the porridge lady
rival: Goldie, a blonde with a record of break-ins; the alarm clock; Ranger Phil, who has a whistle; an acrobatic squirrel called Sergei
dread: March; a bee with backup; camp songs; stairs
joy: honey straight from the jar; the second nap; a tree exactly as wide as one back; a salmon that jumps the right way
haunt: in the only comfortable cave; halfway up a tree; under three blankets; behind the picnic site
fact: a bear can smell a sandwich from miles away; a panda spends twelve hours a day on lunch; a sloth climbs down once a week, and only for the toilet; koala fingerprints have fooled detectives; polar bears have black skin under the white
wish: sleep from now until the blossom; try all three bowls; hug one person without paperwork; hold the record for sitting
deed: slept through the meeting that was about sleeping; ate the picnic and left a polite note; got stuck in a doorway and held office hours there; broke the swing and blamed the wind
saying: Wake me when it is over; Just right is a full-time job; Slow is a speed; Bear with us
joke: {Name} set a personal best that day, in the category of not getting up.; There were three bowls of porridge. There is now a lawsuit.; Between {name} and the fridge stood only a door, and then not even that.
pun: Bear Minimum; Paws Button; Grizzly Adamsky; Pandamonium; Slumber Baron; Honey Trap; Unbearable Lightness; Hibernation Nation
@rogues: fox raccoon wolf skunk otter beaver opossum ferret platypus hyena werewolf
thing: a bin lid, polished; a mask for formal evenings; a forged invitation; one glove, left; half a kebab in its original foil; a ring of keys
friend: Lenny the lookout; Mabel the magpie; a night bus driver called Osman; Grandmother, all the better to see you; the owl on the corner
rival: Constable Huff; a bin with a lock; Little Red, who has an attorney; Brutus the guard dog; the third little pig
dread: collection day being moved; the porch light; brick houses; garlic bread gone to waste
joy: a bin with the lid off; moonlight on a quiet road; the good half of a sandwich; a door that was never locked
haunt: behind the kebab shop; under the porch; in the shade of the recycling; at the edge of the wood
fact: raccoons can remember how to open a lock for three years; a fox hears a mouse under two feet of snow; wolves howl in harmony so that they sound like more; otters keep a favourite stone in a pouch; a beaver's teeth are orange because of the iron in them
wish: open one safe for the love of it; be invited through the front door; blow down something made of brick; write an honest review of every bin in town
deed: returned what was stolen, but tidied; picked a lock that was open; talked the guard dog into early retirement; left a tip at the scene of the crime
saying: One man's bin is another man's buffet; Walk like you have a key; The moon saw nothing; Never steal what you can borrow loudly
joke: The mask is for privacy, says {name}, and for the look.; {Name} denies everything, in alphabetical order.; Three witnesses described {name}, and all three asked whether there was any kebab left.
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
deed: sat on the jeep and would not be rushed; roared and then looked round to see who did it; remembered an insult from nine years ago; stood in the road until there was a new road
saying: Long memory, short list; Walk as if the ground asked you to; The waterhole hears everything; Big is also a mood
joke: Nobody mentioned the size of {name}, mostly because nobody could see round it.; {Name} tried to tiptoe, and the news reached two villages.; The sign said to keep off the grass. {Name} ate the sign.
pun: Trunk Mail; Roar Deal; Hippo Critic; Mane Attraction; Tusk Force; Safari So Good; Rhino Way
@monkeys: monkey monkey-face gorilla orangutan hear-no-evil-monkey see-no-evil-monkey speak-no-evil-monkey lemur
thing: a typewriter with banana on the keys; a tourist's sunglasses; a tyre on a rope; a bunch of seven; a stolen selfie stick
friend: Coco from the next branch; a parrot who takes the minutes; Dr Jane with the notebook; Tiny, who is enormous
rival: King Louie of the car park; a coconut that will not open; the zookeeper's new padlock; Reginald, a baboon in management
dread: an empty fruit bowl; leaf for dinner; the dentist; a branch that says crack
joy: a ripe banana at no charge; a hat with a person still under it; picking at somebody's hair; the very top branch
haunt: in the upper branches; on the temple roof; behind the snack bar; inside the tyre
fact: monkeys have been seen to floss; a gorilla hums while it eats; orangutans make an umbrella out of leaves; every gorilla builds a new bed each night; apes laugh when they are tickled
wish: type one decent sonnet; own a hat for each day; swing from here to the coast; run the zoo for a week
deed: stole a camera and took better pictures; threw the first coconut and regretted nothing; peeled a banana from the correct end in public; taught the warden to knock
saying: No branch is the last one; See, do, deny; Share the tree, hide the fruit; Reject paperwork, embrace tree
joke: Given a typewriter and unlimited time, {name} sold the typewriter.; {Name} has seen no evil, heard no evil, and has a few questions about the banana.; Evolution offered {name} trousers. It was a short conversation.
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
joke: {Name} heard the starting gun and gave it serious thought.; Sixty-six million years ago a relative of {name} said that it was probably just a cloud.; The hare wants a rematch. {Name} is on the way to discuss it.
pun: Shell Company; Snail Mailer; Slitherin Heights; Tyrannosaurus Checks; Crock of Gold; Gecko Blaster; Slow Moe; Jurassic Pork
@insects: ant honeybee bug butterfly beetle lady-beetle cricket cockroach spider spider-web mosquito fly worm microbe beekeeper centipede dragonfly firefly moth praying-mantis tick
thing: a crumb the size of a sofa; a leaf cut to measure; a thimble of nectar; a cobweb with guest rooms; a matchstick for both hands
friend: Dot the ladybird; a glow-worm called Watt; Private Six of the third column; the gardener's rhubarb; Colin the woodlouse
rival: the boot; Agatha the house spider; a lamp with a certain something; a rolled-up newspaper; the Queen's other favourite
dread: a bare foot; the flyswatter; a picnic being cancelled; the sound of a jar
joy: jam on the outside of the jar; a window that turns out to be open; the sweet side of a crumb; pollen up to the knees
haunt: under the flowerpot; behind the fridge; inside a foxglove; on the wrong side of the window
fact: honeybee>bees can count to four; ant>an ant never sleeps for more than a minute; butterfly>a butterfly tastes with its feet; cockroach>a cockroach can live for a week without its head; spider>spiderlings fly for miles on a single thread; bees dance to give directions; mosquito>mosquitoes prefer some people, and they know who they are; worm>a worm has five hearts; fly>a fly hums in the key of F
wish: lift something with a name; attend one picnic by invitation; see the other side of the window; have a word with the Queen
deed: carried a sugar cube home and put it on expenses; walked under a shoe and lived to bore people with it; ruined a picnic and rated it four stars; changed completely and was asked for new papers
saying: Many legs, one direction; Every crumb counts; Stay off the jam; Buzz now, rest in winter
joke: {Name} lifted fifty times its own weight, and then somebody lifted the picnic.; Under the microscope {name} turned out to be waving.; Somebody said shoo. {Name} took it personally and stayed for dessert.
pun: Bug Fix; Ant Hill Manager; Beehive Yourself; Roach Coach; Buzz Aldrone; Webmaster; Antrepreneur; Hive Mind
`;
