/** What goes with doing a thing: the tool, what goes wrong, the trick to it, who comes to watch. The form is told in worlds.ts. */
export const deeds = `
@cooking: cook bake brew smoke grill roast fry boil mix stir toast slice chop milk
tool: a borrowed whisk; a pan older than the house; a recipe with one page missing; a wooden spoon, well chewed
snag: the dough answered back; the smoke alarm joined in; somebody had swapped the sugar and the salt; the oven chose that moment to retire
trick: to taste everything twice; to keep the lid on and the windows open; to blame the recipe early
fan: a hungry night porter; the health inspector, off duty; a food critic with a cold
@making: build paint draw write sew knit program code design invent photograph compose film tattoo plant farm grow harvest rake
tool: a pencil with teeth marks; a plan drawn on a napkin; a ball of string; a second-hand instruction book
snag: the plan turned out to be upside down; it was finished before anybody had asked for it; one end did not meet the other; the glue set first
trick: to stop one minute before it is perfect; to sign it large; to call every mistake a feature
fan: a retired architect; an art teacher in tears; the man from the museum
@stealing: steal rob smuggle escape hack sneak trespass bribe scheme plot spy eavesdrop snoop
tool: a very small crowbar; a false moustache; a map of the ventilation; a trolley with one loud wheel
snag: the alarm turned out to be a fan; the getaway bus was late; the guard held the door open; somebody left a glove and a business card
trick: to walk as if late for a meeting; to carry a ladder, since nobody stops a ladder; to leave a tip
fan: a bored police sketch artist; the getaway driver's mother; a judge with a sense of humour
@racing: run race jump ski surf skate swim dive climb box fight wrestle kick punch lift sprint gallop hop skip fence joust duel train compete bounce crawl slide row walk march
tool: a borrowed number bib; one shoe with a spring in it; a whistle; a water bottle full of soup
snag: the finish line had been moved for the bakery; the starting pistol sneezed; a shoelace had other plans; the cup turned out to be a vase
trick: to start before anybody is looking; to breathe in on the corners; to look back and wave
fan: a linesman with a flag to wave; a photographer who missed it; the crowd's only trumpet player
@music: sing dance play drum strum rap beatbox DJ perform conduct yodel hum whistle party rave act audition juggle broadcast stream podcast bagpipes kazoo tambourine ballerina trombone xylophone
tool: a microphone with a cold; a set of tap shoes; a stage made of pallets; one cymbal
snag: the encore began before the song; the lights went out and nobody stopped; the second verse got lost on the way; the hall next door began to clap
trick: to end on the loud one; to count to four and then forget it; to smile at the back row
fan: the man from the record shop; a very strict aunt; a lighting technician named Sparky
@trading: sell buy trade bet gamble invest stake pump dump hodl mint ape negotiate audit measure count weigh file sue manage run operate host open keep
tool: a folding table; a calculator with a dead seven; a cash box with a cork in it; a sign reading HALF PRICE, OR NOT
snag: the first customer wanted a refund in advance; the price tag blew away; there was change for everything but a coin; the queue turned out to be for the bus
trick: to name a price and then look at the sky; to wrap it nicely; to keep the good ones under the table
fan: a customer who only came in to get dry; the woman who buys two of everything; a rival stallholder in disguise
@ruling: rule govern judge vote dominate conquer invade command lead direct tax defend protect guard save rescue attack investigate solve debate argue predict interview report steer
tool: a stamp the size of a dinner plate; a clipboard; a very loud bell; a hat for official occasions
snag: the other side also said yes; the minutes were longer than the hours; the ribbon won against the scissors; nobody could find the form for it
trick: to speak last and briefly; to look as though it had been decided; to bring biscuits
fan: a clerk with ink on both cuffs; the opposition's own mother; a voter who came for the biscuits
@digging: mine dig collect hoard search explore discover find chase hunt haul shovel drag tow push pull hike track fish catch follow stalk
tool: a spoon with a long handle; a lamp on a string; a map marked HERE, ROUGHLY; a bucket with a hole in it
snag: the tunnel came up in the same place; there was a second X, slightly to the left; the bucket was full and nobody had noticed; the treasure was somebody's lunch
trick: to go down first and ask afterwards; to listen before each swing; to follow the smell
fan: a geologist on holiday; a child with a seaside spade; the last man out of the pit
@travelling: ride drive fly sail travel launch land orbit float pilot deliver carry roam wander move hover glide teleport levitate skate cross haul
tool: a scarf for the wind; a ticket to somewhere else; a horn with two notes; a suitcase tied with rope
snag: the wheel came off and overtook; north was not where it had been; the landing took three goes and a hedge; a headwind had been booked for the same day
trick: to lean into the corners; to pack half and take the dog; to wave at everything in a uniform
fan: a customs officer with nothing to declare; a plane spotter named Hugh; somebody at a bus stop who saw it all
@resting: sleep nap dream meditate wait sit rest snore hide wake vibe chill relax hibernate yawn stare watch look listen live work
tool: a pillow with a history; an alarm clock set to never; a sign saying SHORTLY; a blanket with sleeves
snag: somebody rang to ask if it was a good time; the dream had adverts in it; a fly arrived; the silence began to hum
trick: to lie as if on purpose; to keep one eye on the soup; to be out when it rings
fan: a sleep researcher, wide awake; the neighbour upstairs on tiptoe; a nurse who brought a second blanket
@eating: eat drink taste swallow bite chew lick devour munch gobble smell
tool: a napkin tucked in like a flag; a fork of one's own; a doggy bag; a straw with a bend
snag: the plate went too; there was a hair in it, and it was familiar; the bill arrived before the starter; seconds came first
trick: to start in the middle; to hum so that nobody asks; to say it is for a friend
fan: a waiter on his break; a cook who peered round the door; the table that ordered the same
@learning: learn teach study read practise explain believe think know remember forget translate narrate try investigate diagnose heal cure fix repair clean wash sweep brush shave floss
tool: a dictionary with the answers torn out; a blackboard on wheels; a pair of glasses without glass; a rubber duck to talk to
snag: the exam was in the other room; the book ended one page early; the pupil asked a good question; it worked, and nobody knew why
trick: to nod slowly; to make the same mistake on purpose; to read the last page first
fan: a professor of something else; the caretaker, who had known all along; a pupil with one hand up since Easter
@feeling: cry laugh scream yell love kiss hug marry want need hate worship pray refuse haunt curse cast conjure annoy prank tickle howl bark meow croak explode melt burn freeze vanish appear shrink evolve mutate spin roll throw gossip complain apologise snore sneeze burp fart poop become get turn wear hold
tool: a handkerchief with initials; a mirror that answers back; a love letter, unsigned; a candle and a draught
snag: it came out as a hiccup; the echo got more applause; half the street joined in; somebody shouted "again"
trick: to mean it; to count to three and go on two; to do it in front of a curtain
fan: a poet with a deadline; the widow on the corner; a vicar who should have been elsewhere
`;
