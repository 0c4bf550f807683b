// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const adjectives = `tiny giant huge small little big mini mighty sleepy lazy grumpy angry happy sad lonely shy brave fearless clumsy
confused drunk hungry thirsty fat chubby chunky skinny fluffy fuzzy hairy bald old ancient young retired immortal
invisible flying dancing singing screaming crying laughing smiling sleeping running jumping swimming evil wise smart
dumb silly crazy mad wild feral haunted cursed magic magical golden silver shiny sparkly glowing neon pink purple
blue red green yellow black white orange brown grey gray rainbow radioactive toxic nuclear frozen melting burning
burnt spicy sweet salty sour crispy cosmic quantum cyber robotic mechanical digital royal fancy posh rich broke poor
famous anxious nervous dramatic sarcastic depressed caffeinated philosophical suspicious sneaky muscular buff strong
cute adorable majestic legendary epic wet moist dusty rusty forgotten lost last rebellious polite rude honest humble
sigma based degenerate chill cool broken jealous bored moody gloomy melancholy furious enraged annoyed cranky
petty bitter sulky smug vain proud arrogant pompous snobbish elegant classy dapper stylish glamorous gorgeous
handsome ugly pretty beautiful hideous weird strange odd peculiar creepy spooky scary eerie mysterious secret hidden
quiet silent loud noisy slow fast quick speedy rapid lame nimble graceful awkward stiff bendy elastic stretchy soft
hard squishy gooey sticky slimy greasy oily dirty clean spotless filthy smelly stinky fresh rotten stale moldy
mouldy raw undercooked overcooked cooked fried boiled baked roasted grilled toasted pickled smoked juicy dry soggy runny lumpy mushy crumbly flaky gloopy watery
damp drowning floating sinking falling rising spinning rolling bouncing wobbly shaky unstable stable solid liquid
hollow empty full heavy light bright dark dim pale colorful colourful striped spotted checkered furry bearded
mustached toothless headless legless armless wingless homeless jobless hopeless useless harmless careless restless
fearful cheerful hopeful playful graceful careful thoughtful grateful mindful joyful sorrowful tearful doubtful
married divorced single widowed pregnant elderly newborn teenage middle-aged immature mature adult childish grown
professional amateur certified licensed unlicensed official unofficial illegal legal forbidden banned wanted fake
real true false imaginary fictional mythical legendary historic prehistoric medieval victorian modern futuristic
vintage retro antique classic new used secondhand rented borrowed stolen missing abandoned orphaned rescued trained
untrained educated overeducated underpaid overpaid overworked exhausted tired sleepless insomniac awake hyper
hyperactive energetic lethargic sluggish relaxed calm zen peaceful serene stressed paranoid neurotic panicked
terrified scared frightened timid cowardly bold daring reckless cautious stubborn loyal faithful unfaithful cheating
lying deceitful cunning clever brilliant genius foolish stupid clueless naive gullible innocent guilty criminal
corrupt greedy generous stingy cheap expensive luxurious wealthy bankrupt indebted lucky unlucky doomed blessed holy
sacred divine demonic satanic angelic heavenly infernal hellish gothic emo punk hipster corporate bureaucratic
political democratic communist capitalist anarchist religious spiritual enlightened agnostic vegan vegetarian
carnivorous cannibal diabetic allergic sick ill feverish healthy fit athletic unfit injured wounded limping blind
deaf mute nearsighted cross-eyed one-eyed three-legged two-headed left-handed tall short long wide narrow thick
thin flat round square pointy sharp blunt crooked bent straight curly wavy spiky smooth rough wrinkly wrinkled
scruffy shaggy messy tidy organized disorganized unhinged deranged chaotic orderly emotional emotionless heartless
heartbroken lovesick romantic flirty seductive single-minded absent-minded forgetful nostalgic homesick seasick
airsick carsick dizzy delirious hungover sober tipsy high stoned medicated sedated hypnotized possessed enchanted
bewitched undead zombified mummified fossilized cloned mutant alien extraterrestrial interstellar intergalactic
galactic lunar solar stellar celestial tropical arctic polar alpine coastal rural urban suburban local foreign
french italian german japanese chinese mexican spanish british american russian canadian australian norwegian
swedish swiss greek turkish egyptian indian korean irish scottish texan parisian roman bavarian brazilian
dyslexic deluxe premium budget free tax-free gluten-free sugar-free unpaid reluctant unwilling eager enthusiastic
passive aggressive passive-aggressive competitive cooperative sociable antisocial introverted extroverted talkative
chatty gossipy nosy curious inquisitive skeptical cynical optimistic pessimistic realistic idealistic existential
nihilistic stoic dramatic theatrical musical artistic creative poetic literary scientific mathematical medical
surgical military naval tactical strategic diplomatic presidential imperial noble aristocratic peasant humble
ordinary average normal typical mediocre perfect flawless imperfect flawed defective faulty malfunctioning dead
deadly lethal dangerous safe risky venomous poisonous edible inedible delicious tasty bland disgusting revolting
unpopular popular viral trending cancelled canceled anonymous unknown nameless faceless shapeless timeless ageless
priceless worthless worldly unemployed self-employed freelance part-time full-time overdue late early punctual
sentient bulletproof waterproof fireproof inflatable portable disposable reusable rechargeable electric gasoline
solar-powered wireless bluetooth analog automatic manual overconfident underrated overrated misunderstood moist
mild medium jumbo colossal enormous gigantic massive microscopic pocket-sized life-sized oversized undersized
slowest fastest biggest smallest oldest youngest worst best loneliest happiest saddest laziest tallest shortest
sweaty shirtless naked half-asleep crusty dusty grim gruff merry jolly tender gentle violent hostile friendly
unfriendly bossy clingy needy picky fussy sassy cheeky naughty bad good nice kind mean cruel nasty wicked savage wrong`;

export const characters = `frog: croak
dog-face: bark
cat-face: meow
black-cat: hiss
fox: yip
bear: growl
polar-bear: growl
panda: munch
koala: snore
monkey-face: chatter
gorilla: roar
orangutan: hoot
lion: roar
tiger-face: roar
leopard: snarl
wolf: howl
raccoon: chitter
rabbit-face: thump
mouse-face: squeak
rat: squeak
hamster: squeak
hedgehog: snuffle
chipmunk: chatter
bat: screech
cow-face: moo
ox: snort
pig-face: oink
boar: snort
ewe: bleat
goat: bleat
llama: hum
horse-face: neigh
unicorn: whinny
zebra: bray
giraffe: hum
elephant: trumpet
mammoth: trumpet
rhinoceros: snort
hippopotamus: bellow
camel: grunt
kangaroo: thump
sloth: yawn
otter: chirp
beaver: slap
skunk: hiss
badger: growl
deer: bellow
moose: bellow
bison: snort
chicken: cluck
rooster: crow
baby-chick: peep
duck: quack
goose: honk
swan: hiss
eagle: shriek
owl: hoot
penguin: squawk
parrot: squawk
flamingo: honk
peacock: scream
turkey: gobble
dodo: squawk
bird: chirp
blackbird: caw
dove: coo
phoenix-bird: shriek
turtle: snap
crocodile: hiss
lizard: hiss
snake: hiss
dragon-face: roar
dragon: roar
sauropod: rumble
t-rex: roar
whale: song
spouting-whale: song
dolphin: click
seal: bark
fish: blub
tropical-fish: blub
blowfish: puff
shark: chomp
octopus: squelch
squid: squelch
crab: click
lobster: click
shrimp: click
jellyfish: wobble
snail: slurp
butterfly: flutter
bug: crunch
worm: wriggle
ant: march
honeybee: buzz
lady-beetle: buzz
beetle: buzz
cricket: chirp
cockroach: hiss
spider: click
scorpion: click
mosquito: whine
fly: buzz
microbe: wobble
alien: beep
alien-monster: blip
robot: beep
ghost: boo
skull: rattle
clown-face: honk
ogre: grunt
goblin: cackle
pile-of-poo: plop
jack-o-lantern: cackle
teddy-bear: squeak
snowman: crunch
moai: hum
person-mage: chant
person-merpeople: song
person-vampire: hiss
person-zombie: groan
person-superhero: shout
ninja: whisper
astronaut: crackle
old-woman: cackle
old-man: grumble
santa-claus: laugh
baby: gurgle
person-with-crown: decree
prince: decree
princess: decree
cook: shout
smiling-face-with-horns: cackle
nerd-face: sniff
cowboy-hat-face: yeehaw
smiling-face-with-sunglasses: hum
loudly-crying-face: sob
pizza: sizzle
cheese-wedge: squeak
banana: squeak
hamburger: sizzle
french-fries: crunch
hot-dog: sizzle
taco: crunch
burrito: rustle
sushi: roll
steaming-bowl: slurp
soup: slurp
oatmeal: slurp
cracker: crunch
cabbage: crunch
ribs: sizzle
energy-drink: fizz
lemonade: slurp
bread: crackle
croissant: crackle
bagel: crackle
doughnut: squish
cookie: crunch
birthday-cake: squish
egg: crack
bacon: sizzle
avocado: squish
potato: thud
carrot: crunch
hot-pepper: sizzle
onion: crackle
mushroom: puff
watermelon: thump
tomato: splat
hot-beverage: hiss
tea: slurp
cocoa: slurp
teapot: whistle
beer-mug: fizz
bubble-tea: slurp
glass-of-milk: slosh
honey-pot: drip
rocket: roar
flying-saucer: hum
full-moon: glow
star: twinkle
sun: blaze
fire: crackle
high-voltage: zap
cloud: rumble
rainbow: shimmer
snowflake: glitter
cactus: creak
rock: thud
gem-stone: glint
coin: jingle
money-bag: jingle
crown: gleam
trophy: gleam
bomb: tick
joystick: click
video-game: beep
laptop: beep
toilet: gurgle
roll-of-paper: rustle
sunglasses: click
alarm-clock: ring
light-bulb: hum
brain: throb
guitar: twang
crystal-ball: hum
soap: squeak
chart-increasing: ping
books: rustle
skateboard: clatter
balloon: pop
cooking: sizzle
chair: creak
red-heart: beat`;

export const eventForms = `news:
We interrupt this program. {Event}. [There is no other news.|Please sit down first.]
Our reporter is there. “{Event},” he says, and [takes off his hat|cannot go on|shows us a drawing].
An expert is asked what it means. “{Event},” he reads out. [He puts down his chart.|He wants his mother.]
? The weather: [cloudy, because of that|gray, out of respect|nobody looked].
In sports, both teams [hugged|went home|stood for a minute]. [They had heard.|Nobody could play, knowing that.]
It is {name} day now. [Banks close.|Flags hang low, then a bit higher.|Schools act it out with puppets.]
hotline:
“Claims. How may I help?” “{Event}.” [A pause.|Typing. Then no typing.]
“Could you repeat that?” “{Event}.” “[I am putting you on speaker.|Slowly, please. For the whole room.]”
Somebody laughed. Somebody was slapped. “And {eventThing}?” asked a woman. “[Never the same again.|It has asked for a lawyer.|We are not speaking.]”
/ Somebody laughed. Somebody was slapped. “And you?” asked a woman. “[I still hear it.|I have had soup.|I do not look down.]”
? “We cover fire, flood and meteors,” she said. [“Nobody thought of this.”|“Meteors are so simple.”]
They paid [double|in person|with flowers]. Box nine of the form now says “{event}”. [Two people have ticked it since.]
[The form comes with a tissue.|Please use a soft pencil.|It has been made into a film.]
again:
“[Dad, tell me again|One more time, Dad:|No book tonight. Tell me|Again, from the start:] how {yourEvent}.” He [put out the lamp|closed the other book|poured himself a glass].
“It was a Tuesday,” he said. “[Birds sang.|I still had hair.|Nobody suspected anything.] And then {event}.”
“All the way?” “All the way.” [I pulled up the blanket.|The bear looked away.|The dog left the room.]
“And {eventThing}?” “[Still out there, they say.|Your mother keeps a photo.|Not before bed.]”
/ “And then?” “[Then came the silence.|Then we moved.|Not before bed.]”
? “Why did nobody stop it?” “[We were at lunch.|People clapped, at first.|We all thought somebody would.]”
I am forty now. I cannot sleep without it. “Do {name},” [I say on the phone|says my own son]. [Dad does the voices.|He leaves out nothing.]
chapter:
History, chapter nine: {event}. [There is a map.|Before that, people were happy.]
“Could it have been prevented?” asks the teacher. [A boy begins to cry.|“By whom?” asks the janitor.|Chalk breaks.]
Some scholars blame {eventThing}. [Others blame the moon.|The rest blame society.]
/ Some scholars blame [the moon|Tuesdays]. [Others blame society.|Others will not come out of the library.]
Everybody knows where they were when {event}. [Peru was in the bath.|Belgium had just sat down.|France saw it coming.]
? Chapter ten is [one empty page|soup recipes|a drawing of a sigh]. What else is there to write?
[Everybody passes the exam. Nobody is over it.|The exam has one question: but why?]
circle:
My name is [Bob|Ruth|Walter], and {event}. “Hello, [=Bob|Ruth|Walter],” says the circle.
[A chair creaks.|Somebody passes the tissues.] “Take your time,” says the doctor. “So {yourEvent}?” [I can only nod.|I look at the floor.]
The man beside me only lost [his house|a leg|a war]. [He takes my hand.|He has stopped complaining.]
? “And how did {eventThing} feel?” [Nobody had ever asked that.|We sat with that for an hour.]
/ “And how did that feel?” [I made the noise.|I drew it. Two people left.]
At the break they look at me [with respect|like a film star]. [They want to hear it again.|One wants an autograph.]
“{Event},” we say, instead of “cheers”. [The cookies are better, too.|It is full. Bring something worse.]
allstaff:
To everybody. Subject: {event}. [Please stay calm.|Please read to the end.|Karl, sit down.]
No, this is not [a drill|contagious|in your contract]. Yes, {event}. [We checked twice.|Legal was there.]
Do not [touch|photograph|blame] {eventThing}. [It has been moved to a quiet room.|It is getting help.]
/ Do not [tell the clients|look at Karl|ask for details]. [Karl knows.|The clients already sent flowers.]
? Eleven of you answered all. [One sent a poem.|One wrote from the bath.] Nobody answered the question, which is: how?
New rules: [helmets|hugs|lids] from nine to five. If {event} once, it can be anybody. [The plant has seen too much.|Please be kind to the printer.]
On Friday we remember {name}. [Cake, then a minute of silence.|Attendance is voluntary, and noted.]
lesson:
[Evening class, lesson one:|The teacher wrote it on the board:|Page one of the course:] “{Foreign}.” [Repeat after me.|We repeated it, badly.|It was that or “hello”.]
“What does it mean?” asked a man in the back. “[You will know when,|That is lesson nine,|It loses in English,]” said the teacher.
I knew one word. There was {known} in it. [I underlined that.|That was a start.] The rest was [music|weather|a long hill].
On Sunday I saw it, from the bus. {Known}, and all the rest of it. [I pulled the cord.|I dropped my book.|The driver took off his cap.]
“{Foreign}!” I shouted. [The whole bus turned round, and understood.|An old lady nodded. “Finally,” she said.|Everybody clapped.]
[I have not gone back to class. What for?|The teacher gave me a ten, on the spot.|I speak no more of it. One sentence is plenty.] [Lesson two is said to be “sorry”.|We greet each other with it.]
interpreter:
The whole hall wore headphones. The speaker said one thing: “{Foreign}.”
The interpreters [looked at each other|went pale|put down their water]. “Something with {known},” whispered booth nine. [Then it switched itself off.|Then somebody wept in there.]
? “With {known}?” asked the chair. “And?” “[One has to be there,|It does not stop at that,|There is no verb for it in English,]” said the booth.
So it was read once more, slowly. “{Foreign}.” [A general hugged a clerk.|Norway stood up.|Somebody in row four began to hum.]
It passed with [every vote|all votes, and one twice]. Nobody has asked for an English version. [It would only get smaller.|They tried. It came out as a cough.]
It hangs over the door, word for word. [Tourists kiss the frame.|We read it on the way to lunch.|Ministers touch it before a speech.] {Name} cut the ribbon.
phrasebook:
My phrase book has one sentence on page one: “{Foreign}.” [No bread. No station.|In red.|It comes before “help”.]
I laughed. When would one need {known} there? [I packed it for the pictures.|There was a small drawing. I shut it again.]
Day one: I needed it at the hotel. Day two, [twice before lunch|at the police|on a boat]. [They moved us to a bigger room.|The porter kissed my hand.|Nobody asked for a passport.]
? {Known} was there, yes. [The rest was as printed.|As for the rest: the drawing is accurate.|It looked at us as if we were late.]
Page two is empty. [One does not need a page two.|It says “see page one”.] “{Foreign},” we said at the border, and they lifted the gate.
At home I say it to the cashier. [She has put down her phone.|The line has learned it.|She says it back, better.] [We leave again in May.|The book is called {name}, and it is out of print.]
proverb:
Grandmother said it at every funeral: “{Foreign}.” [Eyes closed.|Then she ate.|Then she looked at the moon.]
“What does it mean?” I asked. “{Known},” she said. [A long nothing.|She cut the cake.] “The rest you learn by living.”
? I tried. [School: no.|The army: no.] Marriage: [no|close, but no]. [I learned many things. None of them fit.]
Then, at forty, on a Tuesday, it happened. All of it, in that order. [I had to sit down.|I called my sister. She was crying already.|A tram stopped for it.]
“{Foreign},” I said, to nobody. [A stranger shook my hand.|The waiter took off his apron.|Somewhere a bell rang.]
Now I say it at funerals. The children ask what it means. [“{Known},” I say, and cut the cake.|I look at the moon.|“Eat,” I say.]
pillow:
Grandma stitches one thing on all her pillows: “{event}”. [In red.|With a border of ducks.]
“Others have ‘home, sweet home’,” I said. She bit off the thread. “Others [were not there|sleep well].”
? She gave one to the priest. [He keeps it under the altar.|He turned it round.]
At the fair a duke bought nine. “How did you know?” he asked, pale. “{Event}. [My whole family.|We never speak of it.]”
Then a nurse said it, and a judge: “{Event}.” [They had thought it was only them.|They held hands.]
Half the town sleeps on it now. The other half has [ordered|bad dreams]. The label says {name}.
back:
A man in silver stepped out. “Has it happened yet?” “What?” “{Event}.”
I looked at the clock. “[An hour ago|This morning|Just now].” He [sat down on the curb|said a word of the future].
“We learn it in school,” he said. “Two wars were fought over {eventThing}.” [“Who won?” “Nobody.”]
/ “We learn it in school,” he said. “Two wars were fought over it.” [“Who won?” “Nobody.”]
? “Then go back further.” “This is the ninth time. [I tried a fence.|I tried bribes.] Each time {event}.”
“And nothing can stop it?” “[No.|It is the one fixed thing.]” I made tea. [He took nine sugars.]
He is staying until Friday. His ticket says {name}. [There is a gift shop, he says.|More of them are coming, with cameras.]
priest:
“Forgive me, Father. {Event}.” The curtain moved. “And you did nothing?” “I watched.”
He was silent for [a whole candle|some time]. “Once more, slowly,” he said. “{Event}.”
? Somebody sneezed in the next booth. “Sorry,” said the [bishop|organist]. “Go on.”
“What shall I pray?” I asked. “There is no prayer for that.” [He blew his nose.] So he wrote one.
“Lord, {event},” it begins. [It has no amen.|Then all sigh.] We say it on Fridays.
The new bell is called {name}. [It rings when it wants.|It does not ring. It sobs.]
live:
“Good evening from the stadium. Nothing to report.” A rustle. “Hold on, Bob. {Event}.”
“Thirty years, Jim. I have seen [floods|goats|streakers].” “I know, Bob.” “But never that {event}.”
? They showed it slowly. [Worse.|Nobody chewed.] They showed it from above. [There it was again.]
“The players have stopped.” “They are [hugging|calling their mothers].” “And {eventThing}?” “On all screens, Bob.”
/ “The players have stopped.” “They are [hugging|calling their mothers].” “And the score?” “[What score?|Nobody is counting.]”
“Good night, Jim.” “{Event}, Bob.” “I know. [Turn off the lamp.|Try to sleep.]”
It was the last game. The stadium is called {name} now. [People bring candles.|There is no grass, out of respect.]`;

export const formFits = `[only for]
letter wake: play sing dance drum practice rehearse scream shout yell bark howl meow hum whistle yodel rap argue quarrel fight vacuum drill hammer saw build juggle bowl jump stomp cry laugh snore party box wrestle march tap sneeze preach
olym: lift run swim climb throw jump ski skate surf box race row golf juggle eat sleep nap ride hop crawl wrestle yell hang balance dance fall push pull carry dive leap kick spit knit bowl stack

[not for]
letter wake olym master heaven peace robot auction alien therapy review dig: fail lose forget miss drop burn crash fall spill break owe steal rob smuggle cheat scam hack kidnap shoplift swindle embezzle sneak
statue: look search wait
press robot master burglar thing chat statue vote job case fable heaven peace stars: never not
job fable: fail lose forget miss fall crash
job fable case parent wiki thing: run
review: eat drink serve cook bake work run manage
burglar support: run open manage drive fly sail build chase deliver carry race
toast captain pill pitch sitter menu halftime haunt drill bottle hypno poll clock nobel recipe fine olym master vote peace robot chat court: drown choke starve bleed die sink melt
letter chat master guard auction: eat drink sleep sit stand wait stare look watch nap lie get faint fall cry hang

[said of what is feared]
fear school bed insure alarm tours visit waiting train wall cure

[said of what is hated]
hate feud sue

[crimes]
steal rob smuggle cheat scam hack kidnap shoplift swindle embezzle counterfeit forge bribe vandalize burgle pickpocket sneak

[failures]
fail flunk lose miss forget crash botch

[said of a state]
doctor tattoo cave ghost fortune badge other storm passport results trophy attic

[said aloud]
police vows gps debate remote choir oracle meeting stone exam`;

export const forms = `guard:
Night watch, my log. One o'clock: all quiet. Two o'clock: {kind}, {gerund}{closing}.
I asked {itObject} to stop. {ItSubject} [offered me a cookie|gave me a lamp|said “after you”].
Three o'clock: [the same|no change|more of it]. [Good form, I must say.|It looks harder than it is.|I pulled up a chair.]
? I called my wife. [“Describe it again,” she said, “slowly.”|She is bringing soup and her sister.|She said I sounded happy.]
Four o'clock. I tried it. [Badly. Happily.|Twice, to be sure.|I pulled something. It was worth it.]
Six o'clock. The boss wants the report. [“Nothing at all,” I wrote.|I wrote “all quiet” again.] {Name} [signed as a witness|winked|takes Tuesdays, too].
auction:
Lot nine: one hour of {kind} {gerund}{closing}. [Who will start?|Do I hear ten?|No photos, please.]
A lady in pearls said forty. A farmer bid [two cows|the barn|his brother].
“Could I just {myBase} at home?” asked a man. [The room laughed at him.|“You could try,” they said.|His wife led him out.]
? The museum gave up at nine million. [Its man cried into the catalog.|Its man asked for a tissue.]
Sold, to a boy with coins. “And what for?” “I want to {myBase}, too,” he said. [A glove hit the floor.|The lady in pearls stood up.]
The receipt says {name}. [Lot ten is the chair next to him.|The boy has sold nothing since.|Lot ten, a castle, got no bids.]
alien:
Report to the mother ship. We have found their leader. It is {kind}, {gerund}{closing}.
All others [run in circles|stare at small lights|wait for a bus]. [They seem lost.|It looks sad.] {TheNoun} [does not|knows better].
We came with the big laser. {TheNoun} [did not look up|said “mind the cable”]. We [lowered it|said sorry|wiped our feet].
? The commander has tried to {hisBase}. [He used all eight arms.|It took both his brains.|He came back pink, and glad.]
Call off the invasion. [Somebody would have to stop.|It would be rude now.|There is no time.] We {ourBase} here.
Send [chairs|the children|more snacks]. [Bring your own lamp.|Tell the emperor we are ill.|We have told the cows.] Do not wait up.
court:
The court asked {hero} for [an explanation|a plea|a short statement].
“{IWas} {ownGerund}{closing}.”
[“{Gerund}?” asked the judge. “Why?”|The judge put down her pen. “{Gerund}?”]
“Have you ever tried it?” [The judge had not.|Nobody in the room had.|The prosecutor looked at his shoes.]
? The court [took a short break|recessed for ten minutes|went out for some air].
[By four there were two, one robed.|The judge held out until noon.|At five the robe came off.|The judge asked for a lesson.|By noon court was outside.]
[Case dismissed.|The charges were dropped.|All charges were withdrawn.] [The costs were paid in snacks.|The jury asked for lessons.|The bailiff wants a badge.|The minutes are now a songbook.]
letter:
Dear [neighbor|number 12|tenant upstairs]. This is my [third|fourth|second] letter about {hero}.
I do not mind {aNoun}. I mind {aNoun} {gerund}{closing}, [before breakfast|after midnight|on a Sunday|in a shared hallway].
[Last night|On Tuesday|Yesterday] I [went over|knocked|went up] to say so.
I came home [at sunrise|with a certificate|on Thursday|much later].
I can {myBase} now. [It is not hard.|My wife can, too.|It was never about the noise.|Nobody had ever asked me.]
Please [shred|burn|ignore|frame] my [other|earlier|first] letters.
We {ourBase} at [eight|six|nine]. [Bring a chair|Yours, number 12, with a new hobby|The hallway is ours].
film:
[Hush.|Quiet now.|Cameras down.] [Here is|This is|There it is:] {kind}, {gerund}{closing}.
Most {kinds} [would be asleep|would ask for money|would look away|take Mondays off].
[This one has not blinked.|This one brought snacks.|Not this one.|Not today.]
We [move closer|hold our breath|lower the microphone]. [{ItSubject} knows.|We are seen.|{ItSubject} moves over to make room.]
[Our cameraman|The sound man|Our driver|The editor, at home,|Somebody in the van] [has begun to {hisBase}, too|has been caught trying to {hisBase}|wants to {hisBase} now].
We [should stop him|have rules about this|never join in]. [=We do not.|We forgot them.|Until today. We {ourBase}.]
Scientists call it {name}. [They say it softly.|They say it, sitting.|Then they want raises.|Nature has no other word.]
chat:
[Family chat, 9 pm. {Hero}:|The family chat lit up. {Hero}:|{Hero} in the family chat:] “{IAm} {ownGerund}.”
“[At this hour|Again|In those shoes]?” asked [Mother|an uncle|Grandma]. [Eleven aunts saw it.|Nobody else answered.|Three dots came and went.]
[At midnight|By midnight]: “[Link?|Is there a link?|Send link.]”
[By one|By two|At sunrise] we could all {anyBase}{closing}.
[Four hundred|Ninety|Six thousand] {kinds} joined.
Sundays, we {ourBase}. [Mother is an admin.|Grandma pins the best ones.|Uncle Ray is on mute.] [There is a schedule.|The dog has an account.|Nobody remembers the birthday photos.]
[Please mute us.|Dinner is at seven, if anybody stops.|The chat is called “Quiet”.|Leave if you like. Nobody has.]
fear:
[This is {kind}. Brave, mostly.|Meet {kind}, afraid of nothing, nearly.|{Kind}. No nerves at all, almost.] [Thunder: fine.|Taxes: fine.|Heights: fine.] [Ghosts: old friends.|Auditors: delightful.]
Then somebody says “{feared}”. [The room goes quiet.|A cup falls.|The lights flicker.]
{TheNoun} is [under the table|in the ceiling|two streets away] [already|by now|again].
? We tried [a song about|exposure to|a small dose of] {feared}. [=The piano did not survive.|We are still looking for the door.|It was the end of the curtains.]
[Doctors shrug.|Experts took notes and left.|A priest came by.] No [pill|form|cure] helps.
So we stand [in front|guard|close]. [All of us.|In shifts.|With brooms.] That is what {name} means. Nobody meets {feared} alone.
hate:
Dear {dear}, this is {hero} writing. [You know why.|Sit down.|It is not you. It is you.]
I am {kind}{closing}. [I have claws and time.|I have a lawyer.|I have been patient.]
I have kept a list. You never call first. You [touch everything|smile|stay for hours].
I have told [the others|my mother|four hundred strangers] about {feared}. [=They are outside.|She is outside.|They brought banners.]
? You may keep [the mornings|the parking space|the weather]. [The sofa is mine.|The rest is ours.]
[No reply is needed.|Blink twice if you understand.|Yours, never.] [P.S. I ate your calendar.|P.S. We are many.|P.S. The door is over there.]
feud:
On the door hangs a sign: no {dear}. [It lights up at night.|It was painted by hand.] {Hero} put it there.
Inside, {kind} counts the days without {feared}. [The chalk is worn.|The board says four.|Today: none.]
? There was a petition against {feared}. [Nine signed.|The dog signed twice.] “It does not work like that,” wrote the mayor.
A strike, then. [No lunch.|No talking.] “Either I go, or {feared},” {itSubject} said.
That night somebody left soup at the door. “From {feared},” said the note. [“Can we talk?”|“No hard feelings.”]
They still do not speak. The sign: {name}. [The soup was good|There is a second bowl].
sue:
{Hero} sued {feared}. [For everything.|For six years of it.] The court was full.
“What did {feared} ever do to you?” asked the judge. {TheNoun} unrolled a list. [It reached the door.|It was in verse.]
? The jury nodded. [Two had brought photos.|Somebody shouted “finally”.|One was crying.]
Nobody spoke for {feared}. [Not even the lawyer.|That chair stayed empty.] Then {theNoun} stood up again.
“It is only,” said {theNoun}, “that without {feared} [I have nothing to do all day|my list would be empty].”
They settled. [They meet once a week, to fight.|{TheNoun} keeps the list.] It is in the calendar, as {name}.
school:
[{Hero} went to a school for the afraid.|There is a school for the afraid. {Hero} went.|Evening class, for the afraid. {Hero} came early.] [Twelve chairs, one lamp.|It was the only brave thing.] “I fear {feared},” said {theNoun}.
“{Feared},” wrote the teacher, and broke the chalk. [One feared spoons.|One feared Belgium.]
? Lesson one: a drawing of {feared}. [The lamp went out.|Nine fainted.] Lesson two: the word {feared}, whispered.
Then came the exam: {feared}, in the room. The teacher [was first on the cupboard|left by the window].
{TheNoun} shook, and stayed. “[Is everybody always screaming?|Why does nobody ever say hello?]” asked {fearedThing}.
They walk home together now. [Slowly.|One behind the other.] {TheNoun} still trembles. So, it turns out, [does the road|does everybody].
bed:
[Every night {theNoun} looked under the bed for {feared}.|Before sleep {theNoun} checked under the bed for {feared}.|Shoes, blanket, and one look under the bed for {feared}.] [There was dust.|There was one sock.]
Every night, behind the curtain, {fearedThing} kept very still. [For years.|It was a good curtain.]
One night somebody sneezed. “Bless you,” said {fearedThing}. [Then nobody said anything.|It had just slipped out.]
“How long have you been there?” “[Since you were small,|Since the move,]” said {fearedThing}. “[You look so worried at night.|Somebody has to watch the door.]”
? {TheNoun} thought about that. All that time, and {fearedThing} had been [awake, too|on guard|standing].
{Hero} sleeps well now. [The light stays on, for {fearedThing}|There is cocoa, if {fearedThing} had a bad day].
insure:
[I sell insurance. Fire, flood, the usual.|Fire, flood, hail: I cover everything.|In insurance one sees everything.] {Hero} wanted cover against {feared}.
? “Why {feared}?” I asked. “Have you never [looked|listened]?” said {theNoun}. [I had not.|I wrote that down.]
We had a form for [hail|moons|uncles]. We had none for {feared}. [Head office hung up.|My boss closed his door.]
So I wrote one. In case of {feared}, I come over. [With soup.|With a lamp.] {TheNoun} signed.
That was [nine|four] years ago. Nobody ever made a claim. I come over [every Tuesday|most evenings] all the same.
alarm:
[The phone rang at three.|It was a quiet night at the station.|Line two lit up.|Our first call that winter.] “{Feared},” whispered {theNoun}. [Then a click.|Then breathing.]
[We came with|We ran over with|The whole shift came, with] [ropes|flashlights|two priests]. {Hero} stood on a [chair|stool|suitcase], on [a table|the fridge]. [Good balance, for the hour.|It was well stacked.]
? We looked [everywhere|in every drawer]. No sign of {feared}. [Just a coat on a hook.|Just a window and a moon.]
“In there,” said {theNoun}. [We opened the door. We closed it, fast.|We looked in. We looked at each other.|The chief went in first. He came out older.]
[Nobody has laughed about {feared} since.|Nobody says “{feared}” at the station now.|It is in the training: {feared}.] [We take turns on the chair.|There are six of us up there now.|The chief has the good stool.]
tours:
[Tours for the brave. Sharks, lava, heights.|Sharks, lava, heights: I guide them all.|I run a small travel office. Lava, mostly.] {Hero} had done [them all|every tour I have] [twice|before lunch].
One was left. {TheNoun} leaned in. “{Feared},” I whispered. [The map curled up.|Even the dog lay down.]
? “{Feared}? Today?” {TheNoun} [went white|sat down|counted the exits]. [I nodded.|I handed over a helmet.]
[We reached the parking lot.|We got as far as the bus.|We came to the first corner.] [That counts.|It was a start.] [Somebody mentioned {feared}, and we ran.|Then somebody said “{feared}”. The map was found later.]
[My only tour now. Nobody has met {feared}.|It sells out every week. Nobody gets near {feared}.|The lava is closed. People only want {feared}.] [The lot is full.|All of them cried.] Five stars.
visit:
How to find us: [left at the church|past the pond]. Please do not mention {feared}. {Hero} lives here.
You may say [“elephant”|“doom”|“tax”]. You may not say “{feared}”. [A cousin did. We moved.|There was a cousin once.]
Check your pockets for {feared}. [And your hat.|Twice.] {TheNoun} can tell.
? {TheNoun} will open with a broom. “Were you followed by {feared}?” [Say no.|Say no, slowly.]
Inside it is lovely. [There is cake.|There is a fire.] We sit in the one room where nobody ever saw {feared}. [All nine of us.|It is a closet.]
The house is called {name}. Ring once. [Twice means {feared}.|Nobody rings twice.]
crush:
Never ask {hero} about {loved}. [The weather is safe.|Try the weather.]
{Loved}? [Cancel your plans.|Sit down.|Hold my coat.] There [are slides|is a song|are two songs].
It began [in spring|with a glance|at a bus stop]. Since then: {loved}. [Breakfast to midnight.|On every wall.|In three languages.]
? [Friends worry.|The neighbors hum it now.|A doctor wrote “{loved}” and underlined it.]
We held an intervention. By [noon|cookie two] we understood. We [brought more|stayed|have matching shirts].
{TheNoun} says: a phase. [So is the moon.|It has been eleven years.|Phases have T-shirts now.]
suitor:
{Hero} wrote to {loved}, [in green ink|on both sides|every day]. [No answer.|It came back unopened.]
? {TheNoun} [sent flowers|read poems|brought soup] to {loved}. [A neighbor thanked us.|The street sang along.]
“It will not love back,” said [Dad|Mother]. {TheNoun} looked at {loved}. “[Give it time.|You should see us in the morning.]”
They married in [May|spring|a garage]. {Loved} said nothing. [The priest took it as a yes|It was very moving].
That was [nine|forty|six] years ago. Not one [cold|loud|unkind] word from {loved}.
People [ask for the secret|want to know how|write for advice]. “Ask {loved},” says {theNoun}. [Nobody waits long enough|They lean in. It is quiet].
shrine:
It [began with|was only] one photo of {loved}. [Small.|Over the sink.] “Good night,” said {hero}.
Then came the [calendar|towels]. Then the hat. Say “{loved}”, and [a bell rang|somebody gasped|twelve people hummed].
[The neighbors sent a man. He came back.|The landlord went in to end it. He came out.|A cousin went in to talk. It took all night.] “{Loved},” he said, [softly|and wept].
? They sent a [priest|banker]. He came out with [the towels|a pin]. “Have you ever really thought about {loved}?” he asked.
? [We|So we] thought about {loved}. [We stopped the cars.|We sat on the curb.] How had we lived?
[There is one holiday now.|We have a holiday for it.|The parade is in June.] {TheNoun} [cuts the ribbon|rides in front]. Then, all together: {loved}. [There is cake in that shape|Nobody works the day after].
dream:
{Name} is {kind}. [That is one fact.|On paper.|For now.] {ItSubject} wants to {hoped}. [That is the other.|That is all.|Remember that.]
? [The bank laughed. It has since apologized.|Three experts said no. They have moved away.|Teachers sighed. One still does.]
Every [night|morning|Tuesday] {itSubject} [practices|rehearses|tries again]. [The wall has seen things.|The neighbors keep score.|It is getting closer.]
? [Nobody has to {hoped}.|You could simply not {hoped}.] {TheNoun} read that sentence and [kept going|ate it|smiled].
[Last week it almost happened.|There was one good Thursday.] [Witnesses cried.|A gull saluted.|There is a film. We watch it daily.]
[When it works, you will hear it.|One of these days.|Stand back.] [Until then, hold on to {name}.|Until then there is soup.|Bring the good camera.]
agent:
“So you want to {hoped}?” The woman at the counter blinked. “Any experience?” “{IAm} {kind}.”
She took off her glasses. [“You? You would {hoped}?”|“And then what? You {hoped}?”|“To {hoped}. In those shoes.”] [There was no form.|She looked for a form.]
? “I will wait.” {TheNoun} [took a number|sat down on the floor]. [The clock was loud.|The number was four thousand.]
By noon there was a crowd. [They had seen the line.|They had thought about it.] They, too, wanted to {hoped}.
The woman counted them. Then she climbed over the counter. At school she had wanted to {hoped}. [Her mother had laughed.|There had been a teacher.]
The office is empty. On the door it says {name}. [“Gone to {hoped},” it says|“Out to {hoped}. Water the plant,” it says].
many:
{Crowd} walked into a bank. [They wanted change.|They asked for the manager.|They had an appointment.]
“[Which of you is in charge|Who speaks for you]?” asked the [clerk|guard]. They [pointed at each other|looked at the floor|all said yes].
? The manager brought [chairs|water|his boss]. [=They shared one.|They asked for soup.|The boss brought chairs.]
By closing time they [owned the vending machine|had a loan|ran the front desk]. [Nobody had agreed to that.|There were forms, all signed.|It felt right.]
[Deposits are up.|The vault is a bedroom now.|The lines are long and happy.] [Robbers bring cake.|Interest is paid in hugs.|Nobody wears a tie.]
“[Teamwork|Trust],” they say, all at once. [Almost all at once.|The smallest says it last.|It echoes.]
band:
{Crowd} started a band. [None of them can play.|There is one drum.|The landlord knows.]
They rehearse [at dawn|in the elevator|behind the fridge]. [=The rooster moved out.|It stops on every floor.|The milk has rhythm now.]
Their first song is [very short|one note|a long silence]. [People asked for it again.|Somebody fainted, politely.|It went gold in one kitchen.]
? Their second song is the first one, [slower|louder|longer]. [Critics call it brave.|Critics wept into their notebooks.]
On the drum it says {name}. [They argued for a week.|It was the dog's idea.|The letters get smaller to the right.]
[The tour begins in the hallway.|They play birthdays and burials.|Tickets are snacks.] [Bring a friend.|No refunds, no encores, no sleep.|Stand near the drum.]
nego:
[“Come out,” I shouted.|“Come out!” The megaphone hummed.|“Hands up!” I called.] [No answer.|Nothing.|A light went on.] [Inside: {kind}. Still {gerund}{closing}.|{Kind}. Busy {gerund}{closing}.|{Kind} was {gerund}{closing}.]
“[What do you want?|Any demands?|Name your price.]” “[A pencil.|Nothing, thanks.|More time.]” “{YourGerund}? Why?” [A long silence.|“Have you seen outside?”|“Why are you not?”]
I sent in [Miller|Lieutenant Brown|the dog]. [Then there were two.|Soon there were two.|I heard two now.]
? I sent in the rest. By dark I stood alone. [Somebody laughed inside.|It smelled of soup.|The megaphone was cold.]
So I went in. [Somebody moved over.|Nobody asked me anything.|Miller gave me a chair.] It is [easy|restful|a relief] to {anyBase}. [One must start.|Sitting helps.|Stop counting, though.]
Outside, they call us {name}. They ask why. [Poor things.|Send in the chief, we say.|We have sent out for pencils.]
master:
I [climbed four thousand steps|climbed nine mountains|walked for a year|sold my boat and came here]. [To learn one thing:|For one lesson:|All for this:] to {myBase}.
“First [water|the yard|rice],” said the master. “Nine years.” [I did.|I did. It was a lot.|My back knows every day.]
“May I {myBase} now?” “Now you may watch.” He [opened a curtain|pointed downhill]. There {kind} was {gerund}{closing}.
? “Who taught {itObject}?” I asked. [“Nobody,” said the master.|“There was no class,” said the master.|“I have written to ask,” said the master.]
He [wept a little|sat down]. In [forty|thirty|sixty] years [he had never dared|nobody had taught him] to {hisBase}.
We went down together. {Hero} showed us. [One minute.|On a Tuesday.] [We bring the water.|The mountain is for rent.]
support:
“[Thank you for calling.|Support, good evening.|Yes, hello?|How may I help?]” “It is {kind}, {gerund}{closing}.”
“[Did you switch {itObject} off?|Is there a switch?|Did you turn {itObject} off?]” “[Off? With what?|I clapped. It got worse.]” “Still {gerund}?” “[Faster.|With feeling.|And looking at me.]”
? “[Let me get my manager.|Please hold.|One moment.]” [Music played.|Somebody ran.|A chair fell over.] The manager [asked for a photo|breathed heavily|spoke very softly].
“[Whatever you do, do not|Never ever|Please do not] stop {itObject}. [We waited years for this.|Put a blanket on the phone.|Nobody will believe us.]”
They came in [a van|three buses]. [With folding chairs.|With cake.|With their mothers.] [All of support|The whole floor|My manager] is in my [garden|hall|bathtub], {anyGerund}. [I make the tea.|The phones just ring.]
The ticket [is marked “beautiful”|stays open|has a fan page]. [Please do not call back.|Was this helpful? Ten out of ten.]
olym:
New at the Olympics: {gerund}{closing}. [Nobody had voted for it.|They had a mat left over.|It was that or golf.]
The [Swiss|Norwegians] {theirBase} with style. The [Danes|Italians] {theirBase} in pairs. [Nines everywhere.|Polite applause.]
Then {kind} walks out. [No coach.|No shoes.|No number.] [Somebody giggles.|A flag drops.]
? {ItSubject} was {gerund} before the whistle. [The anthem started by itself.|The Swiss sat down.|The clock gave up.]
One judge held up a ten. One held up [his hat|a baby|both arms]. “How long have you trained?” “[For what?|Is this a contest?]”
{Hero} uses the medal [as a doorstop|for soup|to wave at trains]. At home {theNoun} {third} for nobody. [That is the thing, they say.|Go and look. Stand well back.]
peace:
The [armies|tanks|cannons] lined up at [dawn|the bridge|noon]. Between them {kind} was {gerund}{closing}. [Nobody had planned for that.|That was on no map.]
“Is that one of yours?” asked one general. “[We thought it was yours,|Ours are taller,]” said the other.
A [soldier|sniper|cook] put down his [gun|spoon|flag] and began to {hisBase}, too. [Then forty.|Then his enemy did.|He was rather good.]
By noon both armies had joined {itObject}. [The tanks made good benches|The drums helped|Cooks swapped recipes].
? The generals [held the coats|looked at each other|counted the men]. [“Have you ever?” asked one.|“Shall we?” asked one.] They [went behind a tree|took off their boots|lent a hand].
The treaty is one word: {name}. [It is signed in mud.|It has held ever since.|Nobody recalls what the war was about.]
wake:
It was three at night. Upstairs somebody was {anyGerund}. [Again.|With shoes on.|In a rhythm.] I took the broom.
? I knocked on the ceiling. It [stopped|got quiet]. Then it [knocked back|started again, softer]. [It was still {anyGerund}, but sorry.|I slept badly.]
So I went up. {Kind} opened the door. [“Too loud?”|“You are early.”|“Finally.”] [Behind {itObject} stood eleven neighbors.|There was cake.]
“We came to complain,” said [number four|the widow]. She was {herGerund}. [Her hip was fine now.|She had not looked so young.]
? I have an office job. I have [a tie|a spine]. I never {myBase}. [I took off the tie.|I held the broom a while.|The broom knew better.]
Please stop knocking on your ceiling. It is {name}, and {gerund}{closing} takes [until four|what it takes]. [Bring your own broom.|Come up.]
statue:
[The square needed a general.|A general, for the square.|They had ordered a general.] [In marble.|On a horse.] The sculptor was given [stone|seven years|a hat].
He pulled off the sheet. It was {kind}, {gerund}{closing}. [The band stopped.|The mayor counted the legs.]
? “And the general?” “[He is behind it, watching.|He was never {hisGerund}.|He could not hold a pose.]”
People began to [meet there|bring flowers|rub its nose]. [At night|After dark|By moonlight] it {oneThird}. [Two nuns saw it.|The guard will not talk.]
One [morning|winter], no statue. [Only a note: back at six.|There were tracks to the bakery.]
At six: {gerund}, again. [More to the left.|With crumbs.|Looking innocent.] [The general has asked to leave.|Bring rolls.]
press:
[For immediate release.|Press release, page one.|To all newspapers.|Our office can confirm this.|Please print this in full.] {Kind}: {gerund}{closing}. [No, we did not ask.|We are surprised, too.]
{Hero} does it for [free|fun|nobody]. Offers were [eaten|filed under soup|returned, with drawings].
Other {kinds} [line up|call|sent flowers]. [They stand in the rain and practice.|The line has a line.]
Experts say nobody needs to {anyBase}. [Experts were escorted out.|Experts were wrong.|Then they tried it.]
? Our office has moved [closer|onto the roof|out of the way]. [We work with the windows open.|We no longer take calls.]
Next release: [none|in spring, perhaps]. We {ourBase} now. [Questions may be shouted.|Join, or pass bread.]
thing:
Statement by {oneObject}. [I will be brief.|I did not ask to speak.] I had a quiet life. Then came {kind}.
At first I thought: {gerund}{closing}? [Me? On a weekday?|Here? In front of people?] [I was stiff with fear|I looked the other way].
[There is no school for it.|My mother was never asked.] {TheNoun} just [started|went ahead]. I [admit|say] it gladly. It was [lovely|my best hour].
Now it is Sunday, and nobody comes. [The room is very tidy.|It rains.] When, I ask, will somebody {anyBase}?
? People say {oneObject} has no feelings. I had none, before. [I have two now. One is this.|Now I hum at night.]
If you see {hero}, say I am [ready|here|calm]. [I left the door open.|I have been polished.] Signed, {oneObject}. [Any day. Any time.|It is a little smudged.]
heaven:
At the gate they ask what you did. “Insurance,” said the man before us. [He had to wait.|A form was found.]
“And you?” “{Gerund}{closing}.” The angel [dropped his pen|looked up].
? “For money?” “No.” “For whom, then?” [A shrug.|A long look.] “You were {yourGerund}, just like that?” [Somebody ran to get the boss.|A harp went out of tune.]
“For everybody,” said the boss, “that was the plan.” He [sat down|spoke softly|looked at his hands]. “[Then came the apple.|Then they found Mondays.]”
The gate [fell off|swung open]. We all went in. [Even the insurance man|Even those from below].
Mornings, we sing. Afternoons are for {anyGerund}. {Hero} [gives the course|shows us how]. [The harps have been put away.|The insurance man has a gift.]
robot:
The robot can do all that we do. [It paints.|It files.] Then it saw {kind}, {gerund}{closing}.
“[Purpose|Reason|Result]?” it asked. “None.” “None.” “Then why would anybody {anyBase}?” [We had no answer.|We looked it up.]
? It tried {gerund}. [Smoke.|A small fire.] It did all right, and it was [terrible|dead].
“Error,” it said. “[It looks so light there.|Something is missing.]” [We unplugged it. It stayed on.|It asked to sit down.]
{TheNoun} took its cold hand. “You are counting,” said {theNoun}. [It stopped. One could hear it|It was, and it stopped].
Now it files nothing. It is out with {hero}, and both are {anyGerund}. [It came in once, for oil, humming|We do the filing].
ballot:
[Posters went up overnight:|On every fence the same face:|Nobody hung the posters:] {kind}, {gerund}{closing}.
[The other one promised roads.|The other one promised lower taxes.|The other one shook four hundred hands.|The other one had a band.] {TheNoun} [ate the microphone|promised nothing, twice|looked at the clock].
[“And your plan as {office}?” asked the press.|“What would you do as {office}?” they asked.|“As {office}, day one?” asked the radio.] “[Lunch.|Longer Sundays.|Ask me when I am there.]” [The hall stood up.|Somebody wept.|Pens broke.]
? A man brought up the past. [There was a photo. It was charming.|“Which one?” Nobody had a second question.]
[On election night|At ten|By midnight] the other one [called|rang|came by]. [He, too, had been {gerund}.|“So was I,” he said.]
[Only then somebody asked|A week later a boy asked|Nobody had asked] what a {office} does. [Nobody knew.|The room went quiet.] {Name} has not done it since. [All is well.|The roads are fine.]
job:
[Job interview, ten o'clock.|They needed a bookkeeper.|One chair, three suits, one form.|The last applicant sat down.] “Hobbies?” “{Gerund}{closing},” said {kind}. [A pen stopped.|The panel wrote that down.]
“And strengths?” “{YourGerund}.” “Weaknesses?” {TheNoun} thought of {object}. “[Only this one.|We do not call it that.|Ask me on a Monday.]”
? “Where do you see yourself in five years?” “[Further along.|Still at it.|Right here, with {object}.]” [A chair creaked.|The window was opened.]
? “We sell carpets,” said the boss. “[Nobody here has ever looked that sure.|I have forgotten why.]”
The boss asked everything about {object}. He [took off his tie|cried a little|locked the door].
{TheNoun} did not get the job. The boss did. He starts on Monday, at {name}. [He brings the tea.|He gets to carry {object}.|The carpets were sold.]
fable:
Once {kind} was {gerund}{closing}. [All summer long.|From May to November.] The fox said it would end badly.
“And in winter,” it said, “what then, with {object}?” [The owl drew a chart.|The owl nodded twice.]
Winter came. The fox had [a house|savings|a second house]. The owl had [been right|tenure]. {TheNoun} had {object}.
? It snowed up to the chimneys. The fox counted his savings. [It took an hour.|Then he counted them again.] It was a long winter.
In spring they dug {itObject} out, still {yourGerund}, [and humming|and warm]. “How?” asked the fox, [blue to the ears|who had eaten his chart]. “[I was busy.|Was there a winter?|I had {object}.]”
The moral is missing. [The owl tore it out.|The fox will not say it.] The children call it {name}, and want it again.
case:
“One of you,” said the detective, “was {gerund}{closing}.” [The duchess fainted.|The butler coughed.] {Kind} raised a hand.
“It was me,” said {theNoun}. “[Please. I have a speech.|Not yet. I have a diagram.|Sit down. There are thirteen suspects.]”
? He suspected the duchess. She had never touched {object}. He suspected the butler. “[I wish,|If only,]” said the butler.
? He locked the doors. {TheNoun} went on {yourGerund}, [quietly, out of respect|behind the sofa|in plain sight]. Nobody had noticed {object}, it seemed.
“But why?” he asked at last. “[It was Tuesday.|I had seen {object}.|Nobody had said not to.]” [He had prepared for jealousy.|It was not in the diagram.]
No law against it was found. [On the last page the butler does it, too.|The detective sells hats now.|They had tea, and {object} was passed around.]
parent:
The teacher laid twenty drawings on the desk. All of them: {kind}, {gerund}{closing}. [In red.|With a sun.|Signed.]
“Has anything happened at home?” My wife looked at me. I looked at the [globe|hamster|door].
“This one has {object} [smiling|bigger than the house|wearing a hat].” “[It was a good day,|He never could draw hats,]” I said.
? “Children make things up,” said the teacher. “[Not the best part,|Not this one,|Never on weekdays,]” said my wife.
Then something went past the window, {yourGerund}. [The chalk rolled off.|Nobody spoke.] The teacher sat down. [It was a very small chair.|It was the hamster.]
Our son got top marks. The drawings hang in the hall, under {name}. [The teacher is in the newest.|There is one more now, by the teacher.]
wiki:
From the encyclopedia: “{Kind}. Known for {gerund}{closing}.” [Citation needed.|Somebody has added a heart.|No dates are given.]
? Edit, nine o'clock: “known” removed. Edit, one past nine: put back, by {theNoun}. [With a comma.|And underlined.]
Discussion, page forty: is {yourGerund} an art or a sport? [Two editors are engaged now.|A bishop has joined in.]
? A professor locked the page. [{TheNoun} had a key.|He had never seen it done. Now he has.] He added one word: “beautifully”.
One photo shows {object}, [blurred|from behind]. It says “before”. [Nobody has dared add “after”.|“After” has been removed, for children.]
See also: {name}. It leads back here. [All other pages do, too, since Friday.|The editors have gone out to look.]
help:
“Emergency services. What is it?” “{IAm} {myState}.” “[Again?|Who is this?|Who let you?]” asked the voice. “{Kind}.”
“[Is anybody with you?|Are you alone?]” “[Just me and|There is only] {object}.” [Somebody wrote that down.|The line crackled.]
They sent [two firefighters|a man with a ladder|a rope]. [=They came back as poets.|He went quiet at the top.|It came back tied in a bow.]
? They sent the [mayor|priest]. “How is it, being {yourState}?” he asked. {TheNoun} [moved over|made some room].
By evening half the brigade was {theirState}. [Nobody wanted out.|They had brought sandwiches.]
“Emergency services?” “[Wrong number,|We are fine,]” we say. {Name} is painted on the trucks. [They do not move.|They have curtains now.]
tour:
On your left: {kind}, {state}. [No flash, please.|Do not wave. It spreads.|Hats off.]
The city was built around {itObject}. [The bridge bends for it.|The river asked first.] Being {state} was [never a plan|not forbidden then].
Scholars say {theNoun} [lost a bet|is waiting for somebody|chose this]. [Others blame {object}.|Nobody has dared ask.]
? In the war both sides [brought blankets|stopped to look]. You do not shoot at somebody {state}.
My father was the guide here. “One day you will be {yourState}, too,” he said. [I laughed.|I was nine.]
Please mind {oneObject}. [The bus left without us.|The gift shop sells tents.|Look behind you. Slowly.] [Tips are kept for him.|We close never.]
/ There is no way back. [The bus left without us.|The gift shop sells tents.|Look behind you. Slowly.]
daily:
Monday: {kind} found {state}. [Page nine.|Two lines, no photo.]
Tuesday: still {state}. [Page one.|A crowd, some flags.|Soup is handed out.]
? Wednesday: experts fight about {object}. [One cries on air.|It comes to blows.|Hats are lost.]
Thursday: {theNoun} [breaks the silence|takes one question]. [“Is it Thursday?”|“Could somebody hold this?”|“You get used to it.”]
? Friday: a famous [tenor|surgeon|general] is {hisState}, too. [By choice.|He looks rested.|He is not coming back.]
Saturday: no paper. Everybody is {theirState}. Sunday: [{name}, the movie|they name a street {name}]. [Monday: it is on the street.|Monday: still {state}.]
mother:
[Dear Mother,|Mother, sit down.|Hello, Mother.|Good evening, Mother.] {IAm} {myState}. [Do not come.|Do not worry.|You will have heard.]
[You always said I would end up|All of you said I would end up] {myState}. [I thought it was a warning.|I was five.|You had that look.]
? At first I only wanted [an hour|to see|to rest]. Then I met {object}. [We get on.|We do not talk much.|It listens.]
People bring [soup|their children]. [A man proposed beside me.|There is a small market.] They call the place {name}.
Please send [socks|the blue lamp|my good hat]. There is room for [two|you]. [It is quite warm.|The view is half sky.]
Your loving {noun}. P.S. I found Father. [He has been {hisState} since spring.|He is {hisState}, too. He says hello.]
texts:
“Running late. {IAm} {myState}.” [Sent at nine.|Sent to all.|Sent with a picture.] “Again?”
“[Still.|It never stopped.|This is yesterday's.]” [Three dots.|Two ticks.|Kim is typing.] “And {object}?” “[Worse.|Do not ask.|We do not talk about that.]”
? “Can you at least hold the camera straight?” “[That is straight.|I have no hands left.|That is not me.]”
“The boss is asking for you.” “[Odd.|Which one?|He can wave.] He is here, {hisState}.”
[“Since when?”|“On purpose?”|“In his good suit?”] “[Since lunch.|He came to shout.|He brought the dog.]” Kim has left the chat.
[Kim has arrived.|Kim says it is roomy.|“Tell Kim to move over.”] “So is the meeting off?” “[The meeting is here.|Bring the projector.|We have a quorum.] Ask for {theNoun}.”
son:
“[What is that?|Dad, who is that?|Look!]” said my son. “{Kind},” I said. “{State}.” “Why?”
I [had no answer|looked away|said we were late]. I am [fifty|a lawyer|a grown man]. I have never been {myState}. [Nobody had asked me to.|Not even on vacation.]
[That night I lay awake|I slept badly|Midnight came]. [The bed was soft.|My wife slept.] I thought of {object}. [I thought of it for hours.|It would not leave.]
[At dawn I went out|I took my coat|I left a note]. {TheNoun} [nodded|made room|was not surprised]. [=So did I.|It was warmer than it looked.|Neither was I.]
? My boss called. “I am {myState},” I said. [He was quiet for a while|He asked if there was room|He hung up and came].
We are [nine|forty|four] now. [We|They] call it {name}. My son [brings sandwiches|visits|is the lawyer]. He [has stopped asking why|knows why].
hero2:
[The city called for a hero.|The big red phone rang.|A sign lit up above town.|Somebody rang the big bell.] [The tower was on fire.|The dam had a crack.|The moon was loose.] {Hero} could not come, being {state}.
/ Three villains took the bank. All capes were [at the cleaner's|in court]. That left {hero}, still {state}.
/ A giant robot stepped on the theater. “Get {hero},” we cried. {TheNoun} was {state}.
“{State}?” asked the mayor. “Now?” [He asked for a map.|He asked for somebody else.]
/ The mayor read the rules for heroes. There was nothing against {state}. [He had hoped there was.|He read them again.]
There was nobody else. So the trouble was brought before {theNoun}. [It took eleven trucks.|Traffic was terrible.]
/ So evil came to {theNoun}. [It had to ask the way.|It took off its hat.]
? It saw {theNoun}, {state}, and [turned round|sat down to think]. [It had never felt so silly|It had no more questions].
/ “I had a speech,” it said. [It ate a plum instead.|It had lost the page.]
There was a medal. It came by [rope|crane|pigeon], {theNoun} being {state}. [The band played it slow.|Nobody moved it.]
/ The city wanted a statue. It is {state}, like {theNoun}. [Pigeons love it.|It was hard to cast.]
Now all heroes train {theirState}. [They save nobody, and nobody minds.|Most fall asleep.|The villains hold the ladder.]
/ Our sign in the sky says {name} now. [It is not very bright.|Crime waits until it has passed.]
claim:
Insurance claim. Name: {name}. [What happened|Cause of damage]: {kind} with {having}.
? Could it have been avoided? “[Not with {object}.|Have you seen {object}?|Avoided? Why?]”
Witnesses: [nine|two, hiding]. They all mention {object}. [One only drew it, in red.|One has not spoken since.]
An inspector came to take {object} away. [There was singing.|He was gone an hour.|The lamp swung.]
He came out with {hisHaving}. [He looked taller.|He had lost his tie.|“Nothing to report,” he said.]
Claim paid. [Twice.|With a card.] Everybody at the office has {theirHaving} now. [Premiums are a smile.|Damage is up. So is lunch.]
class:
The new one came in with {having}. [Nobody spoke.|The chalk broke.|The hamster hid.]
“Tell us about yourself.” “I am {kind}.” “And {object}?” “[You will see.|That comes later.|Is that a problem?]”
At recess [three big boys|the big boys|six bullies] came for {object}. [It was over quickly.|One of them writes poems now.|The bell saved them.]
By Friday the whole class came with {theirHaving}. [Parents called.|The photographer quit.]
? The parents held a meeting about {object}. [It went on until two.|There was shouting, then humming.] They left with {theirHaving}.
[Grades are up.|The hamster wants the same for Christmas.|Nobody has been bullied since.] [I sell pens now.|Miss Brown has dyed her hair.|The big boys carry the bag.]
fly:
Airport security. [Shoes off.|Next, please.] {Kind} steps up with {having}.
“Anything sharp, liquid or alive?” {TheNoun} looks at {object}. “[Define alive.|Not today.|All three.]”
The scanner shows a heart and {object}. [The heart is the smaller one.|The heart is on the wrong side.|It beeps in thirds.]
“You cannot fly with {yourHaving}.” “[Then I will walk.|I have two tickets.|It was a gift from my father.]”
? The guard [looks left and right|takes off his badge]. He once had a dream, too. [It was taken at a gate.|It was bigger than this.]
Seat one: {theNoun}. Seat two: {object}. [Nobody reads the safety card.|The wings were moved a bit.|The captain came out to look.] [We landed by applause.|Nobody got off.]
forsale:
Small ad: “For sale: {object}. Must go today. Ask for {theNoun}.” [No price.|No picture.|Underlined twice.]
I called. “Why would anybody sell {object}?” “[Personal reasons.|We have grown apart.|You will see.]” [A long breath.|Something fell over.]
? I came with [a trailer|cash|two strong men]. So had [the whole street|a museum|somebody from the navy].
The door opened. {Kind}, with {having}. “[You may hold it.|Wipe your feet.|Not so loud, it can hear you.]”
We shook hands on it. Then {theNoun} asked for one last minute with {object}. [It took until dark.|We heard singing.|The strong men had to sit down.]
New ad, same page: “Not for sale. [Never was.|Stop calling.|Visits on Sundays.]” Signed, {name}. [I have the best seat.|I go every week.]
king:
[The king had gold. The queen had the sea.|Once there were a king and a queen.|A rich king came riding by.|The royal carriage stopped.] {TheNoun} had {having}.
“[Trade with me|Name a price|I must have it],” said the king. “All my gold for {object}.” {TheNoun} [yawned|thought of lunch|counted to none].
? “And the sea,” said the queen. “[With fish.|And the boats.|Both sides.]” [Nobody blinked.|A fish looked up.]
They came back with [an army|lawyers|cake]. [=It saw {object} and went home.|They saw {object} and sat down.|The cake was good. {Object} stayed.]
Now {name} has the [kingdom|crown|castle], too. [It was left at the door.|Nobody recalls how.] The king [rents a room|does the garden|makes the soup].
On Sundays he may hold {object}. [He cries a little.|Only a minute. With gloves.|The queen takes the picture.]
lack:
{Hero} had no {lacking}. [So everybody felt sorry.|People whispered.|A song was written.]
A ball was held. It raised {lacking} for [life|a whole town|eleven counties]. [Ladies wept.|The mayor danced.]
“Thank you,” said {theNoun}. “And what would I do with {lacking}?” [Somebody coughed.|Forks stopped.]
? The mayor [began to explain|drew a picture]. Then he stopped. What had {lacking} ever done for him? [He could not think of one thing.|It had mostly hurt.]
That night we threw ours [in the river|off the bridge]. [It floated for a while.|There was a splash, then quiet.]
Nobody here has {lacking} now. [We sleep like stones.|Dinner takes longer. So do hugs.] The song is [about {theNoun}|our anthem].
lack2:
Lost and found, counter two. “I have no {lacking},” said {theNoun}. “When did you last see any?”
“Never.” [I put down my stamp.|In thirty years nobody had said that.] “So you are looking for {lacking}?” “[No. I was told to.|People keep asking.]”
We have a whole shelf of {lacking}, I said. [Second row, by the umbrellas.|It had been a good year.] {TheNoun} [looked, politely|yawned a little].
? “And what is that for?” I had to [think|sit down]. [I had never asked.|Nobody had ever said.]
I [put mine on the shelf|gave mine a rest]. Just to see, without {lacking}. [It was windy. It was lovely.|The room got bigger.]
[People bring things now. Nobody collects.|The shelf is full. We are light.] [I have hung up a hammock.|The stamp says {name}.]
lack3:
Every {noun} has {lacking}. {Hero} does not. [It was checked twice.|There is a letter from the factory.]
The others came to look. “How do you live without {lacking}?” [“Mornings are easier.”|“Live?”|“By ear.”]
They tried it for [an hour|a night]. [Some fell over.|There was giggling.] Without {lacking}, it turned out, one hears [the stars|one's own feet].
? Shops stopped selling {lacking}. [Shelves stood empty and looked good.|The factory makes kites now.]
An expert wrote that {lacking} had been [a phase|a mistake|heavy]. [He had none left to argue with.|He wrote it lying down.]
Now a new {noun} comes along, with {lacking}. [Nobody says anything.|We are kind about it.|“You will grow out of it,” we say.]
being:
They say {owner} is {being}. [“Nonsense,” I said.|“Who is not?” I said.|I said it was just the haircut.]
Then I found the card. “{Name},” it said. “[By appointment.|Since 1743.|Discretion assured.]”
I asked {owner} straight: are you {being}? [The lamp went out.|He checked the window.|There was a pause you could park in.] “[Who told you?|Since when is that bad?]”
? I thought about it. My last one was [a life coach|normal|from a good family]. [I cried daily.|The coffee was worse.]
So what if {owner} is {being}? [The rates are fair.|Never once late, either.|Nobody else remembers my birthday.]
I have told my friends. [They want one, too.|There is a waiting list.] A good one is hard to find, and {being} [never takes August off|tips well|works nights].
being2:
I hired a detective to follow {owner}. [It was only a feeling.|There had been noises.]
His first report: “Nothing unusual.” His second: “{Owner} may be {being}.”
? His third was a drawing of {being}. [It had kind eyes.|He asked me to burn it.]
Then nothing came. On his desk was a note: “It is fine. Come at nine.”
At nine {owner} opened. [There was soup.|There were chairs for everyone.] “You could have asked,” said {being}.
The detective does the door now. {Name}, it says on his cap. [We all bring wine.|I have stopped locking mine.]
being3:
Nobody at the party knew about it: {owner} is {being}. [I had promised to be normal.|We had agreed on weather.]
“So what do you do?” asked [a man with dip|the hostess]. [I dropped the chips.|I coughed for a minute.]
{Owner} smiled. “I am {being}.” [A cork fell.|Somebody laughed.] “No, [really|full time].”
By ten there was a line. Everybody had always wanted {being}. [One cried on the coats.|They had questions.]
We left at two, with twelve invitations. [None were for me.|One was for me. To drive.]
? The card on our fridge says {name}. [I am the plus one.|It is laminated.]
not:
For the last time: {name} is {kind}. Not {denied}. [There is a sign.|There was a hearing.|It is on the towels.]
Still they come, with [food|a saddle|mail|questions] for {denied}. [We thank them.|The attic is full.]
? Experts measured everything. “Could be {denied},” said one. [He was asked to leave.|He is not an expert now.]
Then a real one came by. {Denied}, at the gate. [They looked at each other.|Nobody breathed.|The wind dropped.]
“Finally,” it said. “I have been getting your mail for years.” [There were forty sacks.|Birthday cards, mostly.]
They live together now. [The sign says “one each”.|The experts are not invited.] Only {theNoun} knows which is which. [Most days.|It is not {denied}.]
how:
They said the {noun} would be {trait}. Nobody said how {trait}. [We signed.|We had a small hallway.]
On Monday it was only a bit {trait}. [We made jokes.|We took pictures.]
? By Wednesday the [curtains|chairs|neighbors] were {trait}. [=We left them open.|We stood.|They waved differently.]
We called a [doctor|plumber|priest]. He was in there an hour. He came out {trait}. [He forgot his bag.|He hugged the door.]
“It is {name},” he said. “[You cannot paint over it.|It is in the pipes.|There is no fee.]”
I am not {trait}, if you ask me. [Do not ask the cat.|My mirror is, a little.|My wife smiles when I say that.]
most:
The contest for the most {trait} {noun} had two entries. [The hall was full.|Tickets were a dollar.]
The first was very {trait}. [Nines all round.|The jury nodded.|Somebody whistled.]
Then came {hero}. [The lights flickered.|A judge fainted.|The piano shut itself.] The first {noun} [sat down|took off its number].
“How {trait} is that?” asked the sponsor. The scale said [“please stop”|“eleven”|nothing, and smoked].
? They had to air the hall. [Two judges were {trait} until spring.|The hall is still {trait}.]
There is no second contest. [The cup is {trait} now.|The first {noun} sends cards.] {ItSubject} uses the cup for [soup|buttons].
word:
Dictionary, page nine. {Trait}: see {noun}. [It was raining. I looked.|I had time.]
{Noun}: see {name}. [There was only a picture there|Somebody had cut that page out|That page was warm].
I wrote to the publisher. “How {trait} is the {noun}?” [They wrote back in pencil.|They asked me to sit down.]
They had sent a man to find out. He had nine words for {trait}. [He came back with none.|He lost one a day.]
Now he only points. [He points at the sea.|He points and smiles.] The {noun}, they say, waved back. [It was {trait} about it.|In its way.]
The next edition has one page. [It is warm.|It is {trait}.|It purrs.] [Children can read it.|Please do not open it indoors.]
box:
I ordered {kind}. The box said “a little {trait}”. [Ha.|A little!|The box was warm.]
Now my [plants|spoons|shoes] are {trait}. [The mailman noticed first.|My boss is next.]
I called the store. “Is it {trait} now?” they asked. [Somebody screamed behind them.|I heard them lock a door.] “Do not [look at it|sing to it]!”
They sent a man for the {noun}. He has the guest room. He is {trait}.
I call it {name}. [It likes that.|The street has T-shirts.]
Five stars. [Who wants to be normal?|We have a choir.|I have ordered a second one.] [Being {trait} is not so bad.|We are {trait}, and there is soup.]
nurse:
“It says here the {noun} is {trait}. [Since when?|In the family?]” asked the doctor. “[Since the move.|His mother was a lamp.|It began on a Sunday.]”
She looked into {itObject} with a light. [She looked for a long time.|The light came back changed.] “Oh,” she said. “{Trait}.”
“Can it be cured?” “[Do you want it to be?|We had one that was cured.]” [She closed the door.|She lowered her voice.]
? “It was just {aNoun} after that. [Just that. Nothing else.|On a shelf. It was awful.]” We both looked at {theNoun}.
It was being {trait}, [quietly|at the window|as hard as it could]. [It had brought its own chair.|I had never really looked.]
We went home. I wrote {name} on the door. “[Stay {trait},|Be as {trait} as you like,]” I said. [It was already.|The lamp said thanks.]
desk:
“[It says here|I read|So] you are {kind}.” “[Yes.|Since May.|Mostly.]” “[Which came first?|How does one become that?]”
“The {half}. [I was small.|It paid better.|It was my mother's idea.] Then one night, the {rest}.” [The panel leaned in.|A pen rolled away.]
“We [only need|asked for|have money for] {aRest},” they said. [“We have enough {half} here.”|“No offense.”] “[It is both or nothing,|They are sewn together,]” said {theNoun}.
? “[Show us|Let us see|Do] the {rest}.” [The lights dimmed|A window opened by itself|Somebody gasped]. “And [now|then] the {half}?” “[At the same time,|You have been looking at it,]” said {theNoun}.
They [hired|kept|took] both. There [are two desks and one chair|is one desk, with two lamps|are two hats on one hook]. [The {half} works mornings.|Payroll calls it a miracle.]
The door says {name}. [Knock twice.|The {rest} does the Christmas party.|Please hire no second one.]
gene:
My father was all {half}. My mother was {aRest}. [They met in the rain.|The village talked.] I am {kind}.
At [school|camp|church] I was too {half} for some, too {rest} for others.
I ran away with [a circus|the milk]. They put me on a poster: {name}. [Children under six free.|People paid to be unsure.]
One night somebody in row nine stood. Half {half}. Half {rest}. [And blushing.|With a hat.]
? We have [three|nine] little ones. [One is a lamp. We do not ask.|They get both boxes.]
If you must choose, choose the third box. [It is not on the form.|Draw it yourself.|Behind it {half} and {rest} are dancing.]
mirror:
{Hero} owns two mirrors. One shows the {half}. One shows the {rest}. [One dresses between them.|They hang back to back.]
? One night the mirrors talked. “Yours has been crying,” said the {half}. “Yours eats at night,” said the {rest}.
A glazier was called. “I see neither,” he said. “I see {kind}.” [He was new.|He cleaned his glasses.]
{TheNoun} [sat down|did not breathe]. “Again,” {itSubject} said.
“{Kind}.” Both mirrors cracked, the {half} first. [Seven years of luck, it turned out|The glazier did not charge].
There is a window there now. People wave at {half} and {rest}. [They do not seem to count|They use both hands].
form:
One line on the form: [occupation|profession]. {Hero} wrote “{half}”, then “{rest}”, [very small|in the margin].
? “[Pick one|Only one],” said the clerk. “Which half should I [send home|leave out]?” [A pen ran dry.|The line got longer.]
“When are you {aRest}?” “[Always.|Around the clock.]” “And {half}?” “[Also.|Then, too.]” [She did the sum.|She took off her glasses.]
“When do you [sleep|rest|eat]?” “The {half} [=sleeps|rests|eats] while the {rest} [works|drives|pays].”
The clerk [looked round|put down the stamp]. “I [paint|sing|dance],” she said, [very low|to the stamp]. “[At night.|Not well.]”
The form has two lines now. On hers it says: clerk, [and more|plus one]. [The office is wider than it was|We all needed more room].
meet:
My mother wanted me to meet [somebody nice|somebody new]. “There is {someone},” she said.
? I laughed. [She did not.|She poured the tea.] “How many of those are there?” “[One.|Just the one. I looked.]”
We met [at the station|by the fountain|over soup]. I asked {theNoun} [about the weather|the usual things]. [We both knew why.|The weather was fine.]
“So you are {someone}?” I asked at last. “[People do bring it up.|Is it that obvious?|Your mother talks.]”
I told my friends I was seeing {someone}. [They wanted pictures.|Two of them moved in across the street.]
We married in spring. The cake says {name}. [Mother takes all the credit|Mother asks if there is a brother].
census:
[A man came to count us.|The census reached our street.|Somebody from the city had a form.|They count the whole country this week.] “Number nine?” “{Someone}.” [His pen stopped.|He looked up at the house.]
There was a box for [married|single]. There was none for {someone}. [He turned the page over.|He looked twice.]
? He asked {theNoun} to sign. [It took a while.|There was cake.|They got to talking.]
He rang head office. “I have {someone}. [No, I am fine.|No, sober.|Yes, right beside me.]”
The new form has two boxes. One: {someone}. Two: other. [Most of us are other.|My wife has not decided.]
He [moved into number eight|comes on Sundays, without the pen|took early retirement]. [The country is one short.|We are counted daily, with love.]
dinner:
One chair was free at dinner. [It was Christmas.|Grandpa was away.] In came {someone}.
“And what do you do?” asked [Father|my aunt]. [Forks went down.|A pea rolled away.] “I am {someone},” said {theNoun}.
? [Grandma passed the potatoes.|Nobody had a second question.|The dog moved closer.]
We are [bankers|dentists|lawyers], all of us. Nobody had ever said a thing like that. [Father looked at his tie.|An uncle began to cry.]
“Can I be {someone}, too?” asked [my brother|the smallest one]. “[That chair is taken.|Finish your peas.]”
{Hero} sits at the head now. [Father does the dishes, humming|We no longer talk about teeth].
song:
[Every town has a song. Ours is about {someone}.|We sing about {someone} here.|The oldest song we have: {someone}.] [It has seven verses.|It is not a sad one.]
? Children sing it [at recess|in the bath]. [Teachers hum along.|The choir does it slower.]
A professor came to prove it wrong. “Nobody ever met {someone},” he said. [The bar went quiet.|A glass was put down.]
{TheNoun} sat at the next table. [“Good evening.”|“Is this chair free?”|“Hello.”] [His beard went white.|He asked for the wall.]
His new book is called “{someone}”. [It is a love story.|It is one long apology.]
There is one more verse now. It is about him. [It does not rhyme|It is very short]. {Hero} sings it last.
lone:
[Once there was {aLone} in every house.|Every house had {aLone}, once.|My grandmother grew up with {aLone}. So did yours.|Ask the old people. They all had {aLone}.] [Then came phones.|Then came the subscription.|Then came meetings.]
The last one is {name}. People [drive all night|take the day off|cross the sea] to see {itObject}.
“[Is that|So this is] {aLone}?” the children ask. “[What does it do?|Why is Dad crying?|Can it see us?]” [Their fathers cannot speak.|The guide takes off his cap.]
? It does what {aLone} does, [slowly|twice on Sundays]. [Hats fly.|Somebody always faints.]
[A big man|A bank|Some king] came to buy it. “Nobody [buys|owns|keeps] {aLone},” said the guide.
[The gates closed|Night fell|The buses left]. Then something knocked. [It was small|It had a suitcase|It was another {lone}].
lease:
[The apartment came with {aLone}.|Three rooms, a bath, and {aLone}.|Under “furniture” the lease said: {aLone}.] [Not to be moved.|Nobody had mentioned it.|It was in the fine print.]
[First I hung a coat on it.|First I kept the door closed.|I bought a screen.] [The coat was folded by noon.|The door was open at breakfast.|The screen was in the trash.]
? “What does the {lone} pay?” I asked. “[It was here first.|In its own way.|Ask the last tenant.]”
The last tenant lives across the street. [With binoculars.|He waves at nine. Not to me.|He comes by to water it.] “[How is it?|Does it ask about me?|You do not deserve it,]” he said.
[In May I got a job by the sea.|In spring they raised the rent.|My wife found a bigger place.] I read the lease again. One of us could go.
I [turned down the sea|pay it gladly|sleep in the bath]. [The bell says {name}, and under it, small, me.|The {lone} has the balcony.|We are having the screen repaired.]
forecast:
[Forecast for the weekend: sun, and {aLone}.|The weather lady pointed at the map. “And here, {aLone}.”|Warning for the whole coast: {aLone}.] [She did not blink.|Her hand shook a little.|No details.]
[Some filled the bathtub.|Some painted the fence.|We took in the chairs.] “How do you prepare for {aLone}?” asked the radio. [Nobody called in.|An uncle called in. He wept.|They played a slow song.]
? At noon the [birds stopped|dogs sat down|bells rang by themselves]. At one the {lone} came round the corner, [on foot|early|with a bag].
[It looked at the fence.|It looked at us.|It stood in the square.] “[Nice,|Is this it?|So this is Saturday,]” it said. [We had expected more wind.|Somebody clapped.|We offered it a chair.]
By evening there was [a barbecue|music|a line of children]. [The uncle danced.|All the fences were wet.|Nobody remembered what we had feared.]
Next week they say rain. [The street is very quiet.|We have written to the weather lady.|Half the town has gone inland, to look for it.] [Come back, {name}.|The chairs are still out.|We leave the light on.]
spy:
You have [seen|walked past|met] {aLone} before. You [thought nothing of it|looked away|were busy]. [Good. That is how it works.|That is the training.]
But have you ever seen two at once? There is [only one|just the one] {lone}. It is [very fast|very busy|tired].
My [wife|mother|boss] laughed. She [went to the kitchen|looked out]. There was the {lone}, [out of breath|tying a shoe].
? “How do you do it?” I asked. “[Stairs, mostly.|I take the bus.|I say no to nothing.]” [It drank two glasses of water.|It looked at its watch.]
Somewhere [in Ohio|far off|up north] somebody needed {aLone}. It [sighed|stood up|looked at the clock]. Then it was gone.
So when you see {aLone}, say {name}. [Say thanks.|Hold the door.] [It cannot stay. But it hears you.|It has six more today.]
deep:
[The philosopher gave up|A thinker in a cold house gave up|Old Professor Kant gave up|An old judge gave up] [God at nine|meat at forty|sleep]. He could not give up {aLone}.
“[Why is there|To what end is there] {aLone} rather than nothing?” he [wrote|asked|said]. [It took nine books|His hair went|It was in all the papers].
Nothing [would be easier|takes less room]. And yet: {name}.
? [Students came far|Kings came|Buses came] to see the {lone}. [Some stayed for years|Some married beside it|One bowed]. [It did not lecture.|It never repeated itself.]
At the end he asked for [quiet|the lamp]. “[I have got it|At last|Write this down],” he said. “The {lone} is [winking|the question|asking].”
It was buried with him. [It was back on Tuesday|It walked home|It stayed a week]. It [holds the chair|teaches|has his office] now. [Exams are a stare.]
lots:
Lot nine: {aLone}. [Starting at a dollar.|Slightly used.] Somebody [coughed|laughed].
“[A hundred|Ninety|Fifty],” said [a lady in green|the museum|somebody's aunt]. “It is only {aLone},” said the [husband|duke|dealer]. [Nobody looked up|“A thousand,” came the answer|The lady did not blink].
At [a million|nine million|sunset] the {lone} [moved|turned] a little.
? “[What will you do with it?|Why so much?|Where will it live?]” asked the [press|guard|duke]. “[Nothing.|Sit with it.|Ask it in.]” “With {aLone}?”
The hammer fell. [So did the duke.|So did a tear.] On the [back|tag|box] it said {name}, in [gold|jam|pencil].
It lives [by the sea|in the attic|in a chapel] now. The {lone} [likes the window|has its own cup|is read to at night]. [The duke has bid on the chair.|It was never about the money.]
heir:
The oldest gets the [house|land|money]. The youngest gets the {lone}. [I am the youngest.|It is the law with us.]
? My brothers [laughed|winked|wept with joy]. “And what [does one|will you] do with {aLone}?” [I did not know.|I had asked for the boat.]
First winter, the house [burned|sank]. Second winter, [no bread|war|wolves]. I had the {lone}.
Then my brothers stood at the door, [wet|thin]. “[Do you still have|Could we see|Is it true about] the {lone}?” [I let them hold it.|I put the kettle on.]
[Do not ask|Never ask] what {aLone} does. Ask what [you did before|they did without]. [Exactly.|They cried.]
[My oldest has already asked for it|My one son wants the boat|My brothers do the roof]. [I am not saying yes.|The law is the law.]
lab:
[In the room|Under glass|In the cellar]: {aLone}, with a [camera|red button]. [For science.|To see.]
Hour one: nothing. Hour nine: the {lone} was [nearer|facing the door]. [Nobody had gone in.|Notes were taken.]
“It is only {aLone},” said the [professor|doctor|dean]. He locked [both doors|the window|himself in]. [He stopped sleeping.|He locked them again.]
[Day three|That night|At nine]: the camera showed [him|the corridor|his own door]. From behind. [He turned round slowly|He did not turn round].
? Day four: the {lone} asked for [tea|a sofa|a lawyer]. [By memo.|In a fine hand.]
[We never press the button. We are asked to|He is in the room now. He is only a man]. [Applications are closed.|Grants have doubled.|Send biscuits.]
ark:
“[Two of each|Pairs only|In twos, please],” said Noah. The {lone} came alone. [It had no ticket.|It was early.]
“[Where is the other?|And yours?|Your other half?]” “There is [no other|only this|one] {lone}.” [Noah looked at his list.|A giraffe sniffed.]
[It rained.|It poured.|Then came water.] The [lions|bears|goats] [fought|sulked]. The [doves|owls] [wept|fought|snored]. The {lone} [sat in the middle|was passed around].
? [Soon|By June|Then] nobody slept without {aLone} nearby. [Not even the snakes.|There was a schedule.]
[Then the water fell|It dried up|Land, at last]. They [left|walked off] in pairs. The {lone} stayed behind, [waving|on the ramp].
By [dinner|dark|nine] they were [all back|back at the door]. [The boat never left the hill.|Noah lost the list.|The giraffe has the top bunk.] [Two of each, and one of those.|It is now two each, plus {aLone}.]
union:
The {half} people [met|fought|sued] the {rest} people. Both wanted {name}.
“One of ours,” said the first. “All {half}, see?” [Nobody could deny it.|It shone a little.]
“Only {aRest} does that,” said the second. [It had just done it.|Something fell off the table.]
? They asked {theNoun}. “Weekdays, the {half}. Weekends, the {rest}. [Nights I do not ask.|Holidays are a fight.]”
There was a [vote|chair in the air]. Then somebody asked what they were, themselves. [The barman was half a dancer.|A long silence.]
Now they are one. [Half of everybody is in it|Its flag is half {half}, half {rest}]. [Dues are paid with either hand.|Nobody strikes. Nobody agrees.]
zoo:
Where does a zoo put {kind}? [There was a meeting.|They had two houses.]
In the {half} house {itSubject} sang. In the {rest} house {itSubject} [sulked|wept|hid].
So they built a third. Over the door: half {half}, half {rest}. [It was empty for a day.|The paint was still wet.]
Then a [guard|cook] moved in. He had never told anybody. [He brought two hats.|By night, well. By night.]
? By spring it was full of halves. [A nun who raced cars.|A banker who was mostly bird.] {TheNoun} [made the beds|kept the list].
Two [lions|seals|bears] ask to be half {half}. [On trial.|Half days.|Just the ears.]
order:
I asked for {aRest}. They sent {kind}. [I thought it was a typo.|I signed before I looked.]
By day {itSubject} does what {aRest} does. After dark the {half} comes out. [The curtains move.|I hear singing.]
I called the shop. “I only wanted {aRest}.” “[Everybody says that at first,|Wait for Thursday,]” they said.
On Thursday [my wife laughed again|the neighbors danced|the cat came back]. That was the {half} in {itObject}. [A plain one cannot do that.]
The form asked why I was keeping {itObject}. I wrote {name}. [They framed it.|They understood.]
? Plain ones are half price now. [They look sad in the window.|Nobody looks at them.]
tie:
The invitation said “black tie”. {Hero} came in {worn}. [The doorman read the card again.|A fork fell.]
He looked at {object}. He looked at his list. “Nobody gets in wearing {worn},” he said. {TheNoun} did one slow turn.
? The band stopped. A [duchess|general|banker] asked, very quietly, where one buys {worn}.
By midnight [eleven ministers|the whole dance floor] wore {worn}. [They had never danced before.|They could breathe at last.]
The doorman held out until two. [It fit him best of all.|He asked us not to look. We looked.]
The next card says only {name}. [We all know what to wear.|Ties hold up tomatoes now.|{Object} is enough.]
paris:
Paris, front row. [Forty models in gray.|Nobody has eaten.] Then {kind} comes out in {worn}.
Nobody wears {worn} like that. [It does not fit.|It is on backwards.] [A critic lowers her phone.|A pen rolls off a knee.]
{TheNoun} [stops and sneezes|looks for the exit|eats a flower]. Then comes the turn. [Three people faint.|Somebody whispers “genius”.]
? “Who made it?” they ask. [“It was on the floor.”|“My aunt.”|“I was cold.”]
On Monday they ask [a house|nine thousand] for {worn}. On Friday there are fakes. [On Sunday the fakes cost more.]
{Hero} took the bus home, still in {object}. [It was only ever for the wind.|It is laundry day tomorrow.]
road:
Traffic report: {kind} on {ridden}, [left lane|both lanes|slowly]. [Expect delays.|Expect feelings.]
Nobody overtakes. [It would feel wrong.|They only wave.] {TheNoun} [signals anyway|takes the scenic lane].
A patrol car pulls up. “Is that {ridden}?” “[Get on.|It is not mine.|I followed a dream.]” [The siren stops.|A pause.]
? Update: the officer is on {object} as well. [He is holding on with both arms.|He has never looked so light.]
Drivers leave their cars. They want [to be carried|the breeze|one like that]. Stores are out of anything like {object}.
[Cars may use the sidewalk.|There is room for one more.|All lanes are closed, with flowers.] [Traffic is a pleasure.|Back to the studio, if you must.]
race2:
At the start: fourteen sports cars, and {kind} on {ridden}. [The crowd laughed.|Odds: none.]
The flag fell. The others were gone. {Object} did not move. [Somebody coughed.|{TheNoun} waited.]
? {TheNoun} [patted it|whispered something|hummed]. Then {object} went. [Sideways. Then forward.|One meter. Then two.]
In lap two the others [lost a wheel|stopped to look]. In lap three came {kind} on {ridden}, alone.
They put {object} on the podium, too. [It dripped.|It got the bigger kiss.]
The cup says {name}. [Next year there is only one class.|The cars have asked for lessons.]
ring:
In this corner: {name}. In that corner: {foe}. [The referee has left.|One bucket, two towels.]
Round one. {TheNoun} bites the bell. {Object} [laughs|yawns|looks at the clock].
Round two. {Object} has stopped laughing. [Nobody saw the punch.|It was mostly eye contact.] {TheNoun} [hums|stretches].
? Round three is private. [The curtain falls.|The crowd hears sobbing.] It is not {theNoun}.
“Why do you two fight?” asks the press. [“It began over a chair.”|“We were bored.”] They share a towel.
They tour together now. [Every night a draw.|Twice on Saturdays.] [Nobody hits anybody. It is sold out.]
couple:
“How long already?” asked the therapist. “Always,” said {theNoun}. “Since Tuesday,” said {object}.
“Say one nice thing.” [A long pause.|The fish swam twice round.] “Good aim,” said {theNoun}. [{Object} looked at the floor.]
? “And you?” “[Good left,|You always come back,|Nobody else calls,]” said {object}. [Somebody sniffed.]
“So why fight {foe}?” [“It is our day.”|“We tried chess.”] {TheNoun} shrugged. “What else is there?”
The therapist [closed her notes|wept|gave them the room]. She had never fought. [She asked for a round.]
Same time next week. {Name}, it says in her book, [in hearts|underlined twice|gloves on]. [She has one good eye.|She is getting rather good.]
seek:
Ninety-nine. A hundred. {TheNoun} is hiding {hiding}. Everybody can see it. [Nobody says so.|Nobody has the heart.]
We look [in the oven|under the rug|in the lamp] instead. “Where can {itSubject} be?” we ask, [loudly|in turn].
{Hiding}, somebody giggles. [We cough over it.|The dog is sworn in.]
That was in March. Dinner has moved to the hall. {Hero} is still hiding {hiding}.
? Last week an inspector nearly pointed. [We bought him a car.|We moved him to the coast.]
Once, at night, I tried it myself. It is nice {hiding}. [You hear how much they miss you.|You feel so looked for.]
heist:
The plan was simple. [Four men, one van.|No moon, soft shoes.] We would take {guarded}.
Nobody had mentioned {kind}. On guard. [Awake.|Staring.] {TheNoun} [yawned|did not even growl].
? First we tried [meat|a lullaby|a bribe]. [=It was eaten, with thanks.|Our driver fell asleep.|It came back, with change.]
Then we asked why. Why guard {guarded}? {TheNoun} [pulled up a crate|made some room]. [We sat down to think.|It was a long night.]
That was thirteen years ago. All five of us guard {guarded} now. [There are shifts.|We have a flask.|My mother brings soup.]
We call ourselves {name}. Nobody has ever come for {object}. [We dream of one robber.|Sometimes Miller pretends.]
loot:
Police report: {gerund}. Suspect: {kind}. [Still smiling.|No shoes.|Seen twice.]
The owner was asked to describe {object}. [He could not.|He cried.|He drew a bird.] He had never really looked at it.
{TheNoun} had. {Hero} was found at dawn, holding {object} up to the light. [Nobody had the heart to shout.|Even the dog sat down.]
? “Why did you take it?” asked the inspector. “[Nobody looked at it.|It called me.]” He [put away the cuffs|looked at his own watch, for once].
{Object} went back to its owner. He [gave it a chair|talks to it now]. Next night it was gone again. [The window had been left open.|There was a note: please.]
It is [an agreement|joint custody] now. [Weekends at {name}.|The police drive {object} over.] Whoever has {stolen} must look at it.
record:
The man from the record book came to measure the {most} {plainNoun}. [He had a clock.|He had brought three tapes.]
“How do you know it is the {most}?” [We only pointed.|We asked him to sit.|Nobody laughed.]
He looked. [He put away the clock.|He looked for three days.|His tea went cold.] “{Most},” he wrote. He crossed it out and wrote it bigger.
? A rival was brought in, the second {most}. [It cried.|It shook hands and left.|Next to {name} it was a blur.]
Head office asked for proof. He sent [a photo|his watch|a lock of his hair]. They wrote back: “{Most}, without question.”
The book has one entry now. It is {name}. [The rest felt silly|He lives here now, and measures soup].
record2:
Somebody has to be the {most} {plainNoun}. {Hero} did not [ask for it|train for it|know].
There was a [parade|cup|letter from the king]. [The band played very softly.|The horse bowed.] “To the {most} of them all,” it said.
? Others tried. [One cheated with a hat.|One came very close.] They all came second. It was lonely up there.
So {theNoun} tried to be less so. [A bit. On Sundays.|With a coach.] It came out even more so. [The coach is a gardener now.]
Then a small one knocked. “Are you the {most}? [I want to be like you.|Me too, at home.|I brought cake.]”
Now there are two. [They do not compare.|The cup holds flowers.] Ask who is the {most}, and both point at the other.
last:
There is only one left. {Whole}. [We looked everywhere.|Somebody counted twice.]
Nobody dares [touch it|look away|breathe]. Around the {last} stand twenty people with [forks|good manners|folded hands].
“You take it,” says [Anna|the uncle]. “No, you.” [It goes round in a circle.|It has gone on since Friday.|An old friendship cracks.]
? Lawyers are called. They stand around it, too. “You take it,” says one. [The night is long.|Somebody's stomach speaks.]
At dawn the {last} clears its throat. “[Does anybody want to ask me?|I have plans, you know.|I am right here.]”
Nobody had thought of that. {Hero} has its own place now. [We visit, and bring our own food|It likes the window seat].
pose:
“Profession?” asked the officer. “{Posing},” said {kind}. [Nobody laughed.|The pen stopped.|He looked over his glasses.]
? “Do you have papers?” “[I ate them.|At the cleaner's.|Do you?]”
“You are {aNoun}.” “[On my mother's side.|So they keep telling me.|On weekends, perhaps.]” [He wrote that down.|The lamp was turned.]
Then a man ran in. [{Posing}, quick!|Is {posing} here?] [Everybody looked at {theNoun}.|There was nobody else.]
{TheNoun} went. As {posing}. [It took one minute.|People threw flowers.|There was a bill. It was fair.]
The door says {name}. [No real one was that good.|It is booked until May.] [We salute, and say nothing.|The officer does the books.]
pose2:
Do not tell {hero}. [We tried once. There was crying.|We had a song for it. It did not help.]
{Kind} thinks {itSubject} is {posing}. It [began with a hat|began after lunch|is in every photo]. [The hat fits.|We laughed for a day.]
A doctor went in to explain. He came out with an appointment. “For {posing}, very thorough,” he said.
Then a real one moved in next door. {Posing}, with papers. [Nobody goes there.|Papers are all he has.]
Last night somebody knocked at {theNoun}'s door. It was [the real one|the man next door, the real one]. [“How do you do it?”|“They want you. What is the trick?”]
“[You have to mean it,|Nobody checks,|Do not look in mirrors,]” said {theNoun}. [He goes there on Tuesdays now.|He is getting better.] It is in no book, except under {name}.
pose3:
To be {posing} you need [nine years|four exams|a rich uncle]. {Hero} [just said so|walked in|brought a chair].
“But you are {aNoun},” said the dean. “[Show me where it says no,|Which page forbids it?]” said {theNoun}. [They looked. It did not.|Nine men read the rules.]
So there was an exam. What does {posing} do? {TheNoun} [ate it|looked at it, kindly|answered in one sound]. [Full marks.|It was the right one.]
Now half the town goes to {theNoun}. The other half says: not really {posing}. [Those look worse.|They come at night.]
The dean retired. He thinks he is {aNoun} now. [We do not correct him|He is not bad at it|He has never been happier].
pose4:
Mother noticed first. “{Posing}? No,” she said. “{ANoun}.” [Forks stopped.|The table went quiet.]
“[I have sat here for six years,|I married you two,|I did your taxes,]” said {theNoun}. [It was true.|We looked at our plates.] [No complaints, ever.]
“What is {posing}?” asked Grandma. “[Somebody who turns up.|Somebody who means it.|Somebody who stays.]” [Nobody knew.|The dog barked.]
“{Posing} it is,” said Mother. [There was more soup.|We passed the potatoes.] Father [coughed|put down his spoon]. “[While we are honest,|Since it came up,]” he said.
He is [a lamp|three geese|two boys]. [=That explains the switch.|It explains the swimming.|The coat hid it. They stay.] {Name} was not surprised.
want:
{Hero} wants {wanted}. [That is all.|Nothing else. Not even soup.] It said so on [a sign|a cake|the radio].
/ {Hero} had one wish: {wanted}. [The form had room for ten.|Santa turned the page over.]
People came with [money|a horse|advice]. “Thank you,” said {theNoun}. “Is {wanted} in there?” They looked. It was not.
/ The shops sent everything: [lamps|boots|a piano]. “And which of these is {wanted}?” asked {theNoun}. Nobody knew.
/ The bank opened its vault. “Where do you keep {wanted}?” asked {theNoun}. The director [blushed|had often wondered].
? A doctor wrote it down: {wanted}, twice a day. [The pharmacy had never stocked it.|The pharmacy sent a hat.]
/ The catalog has nine thousand things. Under {wanted} it says: [see page one|ask at home].
Then a [mailman|small girl|tax man] stopped. “{Wanted}? Why did nobody say so?” [Everybody had.|It was in the paper.] It took a minute.
/ Only the [janitor|piano tuner] had time. “{Wanted}? Oh, that.” [He took off his gloves.|He looked left and right.] It took a minute.
Now the line goes round the block. All along, everybody only wanted {wanted}. [They had been asking for horses.|Even the bank.]
/ Next day they all stood there, hats off. They wanted {wanted}. [The general came twice.|One had driven all night.]
[Bring nothing.|Wear thick sleeves.|Open until all have had theirs.] [Seconds are free.|The horse has had three.]
/ Over the door it says {name}. [No appointment, no shoes.|It is free, and sold out.]
wanted:
Wanted: {kind}, for {crime}. [Reward: bread.|Do not approach. Do not clap.]
Last seen: {crime}. [Broad daylight.|At noon.|In public.] [Witnesses cheered.|Nobody wanted to interrupt.|A nun held the coat.]
[The best detective went.|The chief sent Miller.|They sent a specialist.] He called at noon. “I have {itObject}, chief. {ItSubject} is still {crime}. [One has to admire the form.|People are paying to watch.]”
? “Then arrest {itObject}.” A long pause. “[Have you ever wanted to, chief?|With what face?|What if I like {itObject}?]”
[By Friday half had joined.|By Monday the station was empty.|Nine officers had favorites.|On Sunday the chief came.] [Donuts are safe. Nothing else is.|Crime is down. So is sleep.]
The poster says {name}. [It hangs in every kitchen.|Children want one of themselves.|The reward was stolen, too.]
flop:
For the [ninth|fortieth] time: {kind}, {flopping}. [A small crowd has come.|There are season tickets now.]
The man in charge puts down his pen. “Nobody can {anyBase} like that by accident,” he says. [“Who trained you?”|“It is almost art.”]
{TheNoun} bows. Others do it right and go home. [Nobody remembers them.|Who claps for that?]
? A [professor|champion] tried to {hisBase}. [He could not. He had only ever won.|He did it too well, and wept.]
There is a school for it now. Day one: how to {yourBase}, [slowly|with your hat on|and wave]. [Success gets you expelled.|The roof is part of the course.]
Over the door it says {name}, [upside down|in two spellings]. [The door does not open. You are in.|Come back tomorrow, and the day after.]
apt:
[The aptitude test gave|Career day. The machine gave|Forty questions, and then the test gave] {theNoun} one answer: {gerund}{closing}.
“[There must be a mistake|That is not a job|Nobody gets that],” said the counselor. [She shook the machine.|She ran it twice.|She blew on it.|She checked the plug.]
? So she took the test herself. [Her hands shook.|She closed her eyes.|She answered honestly.]
“{AnyGerund},” it said. [She sat down on the floor.|She asked for a window.|It printed a heart.]
? The mayor was next. [Same answer, larger print.|He had always known.|He thanked his mother.]
[They unplugged the machine.|They sold the machine.|They put it in the cellar.] [It was found behind the school|At night it was seen|The janitor caught it], {anyGerund}. [It looked rested.|Nobody had shown it how.|It was good.]
Its desk went to {name}. [Nobody has been an accountant since|The counselor has the next desk|Dentists are hard to find now].
future:
A man from the future came to stop {hero}. [He had a laser.|He had a list.|He had no luggage.]
“One day {gerund} ends the world,” he said. {TheNoun} was {gerund}{closing}.
? He watched for a minute. [Then an hour.|The laser grew heavy.|Then he asked for a chair.]
“And until the end?” I asked. “Everybody may {anyBase}.” [“Everybody?” “Even dentists.”|It did not sound bad.]
He wrote home: “Worth it.” [Nine more came, with chairs.|They sent his mother.|They sent the good chairs.]
The end is now in May. [It may be moved for {name}.|{Name} has asked for June.|Bring {name} something warm.]
dig:
[Year 3000. They dig us up.|A thousand years on, somebody digs.|Shovels came in the year 3000.] [No books. No coins.|All the phones are empty.|Nothing is labeled.|They find spoons, mostly.|Our roads puzzle them.]
[There is one picture:|One wall is painted:|One lid still shines:] {kind}, {gerund}{closing}.
[“A god,” said the professor. “A king,” said the other.|“It rained, then,” said one. “It was hungry,” said another.|“So this was a tax,” said the youngest.|“Their doctor,” they agreed, for a day.] [They stopped speaking.|They threw brushes.|Somebody kicked a pot.|The dog took no side.]
? They dug deeper. [The same again, still|Another, also|A third, life size,] {gerund}. [In color.|With a border.|Much older.|It was worn from kissing.]
[At the very bottom lay a note.|Then they found the letter.|The last stone had words.] “[Ignore the buildings.|Sorry about the rest.|Skip the wars.|The roads were for getting there.] [This was the good part.|We were happy, {anyGerund}.|Ask {theNoun}.|We should have done more {gerund}.]”
? [They put down their shovels.|The professor took off his shoes.|Nobody dug that day.] [One asked if anybody still could {anyBase}.|It was a fine evening to {anyBase}.|By dark they could {anyBase}.]
[Their next city has no buildings|The museum is closed, for practice|It is in all their prayers|They have not dug since]. [One left his hat there.|The dog was right.]
therapy:
“What brings you here?” asked the therapist. “{IAm} {ownGerund}{closing},” said {theNoun}.
“How does that make you feel?” “Good.” [Her pen stopped.|She checked the file.] “And afterwards?” “Better.”
? She had no page for that. [She turned the book over.|She called her professor.|She closed the blinds.]
“Nobody feels good,” she said. [“I studied this.”|“I have charts.”] {TheNoun} passed her the tissues.
“When did you last {yourBase}?” asked {theNoun}. [The clock ticked.|It was a long hour.|She looked at her shoes.]
She pays {name} now. Tuesdays at nine. [She lies down for it|There is progress|They have a waiting list].
burglar:
[The burglar came at two.|A burglar tried our window.|Last night we had a burglar.|A burglar had our key.] In the hall: {kind}, {gerund}{closing}.
“Do not mind me,” said {theNoun}. [He did not know where to look.|He took off his mask.|He wiped his shoes.]
He had come for the spoons. [He held one, politely.|They lay right there.] He whispered: “{YourGerund}? Is it hard?”
? “You are standing on the good spot.” [He moved over.|He said sorry.]
The police came at six. They found two of them, {anyGerund}. [One had a sack for a pillow.|“Shoes off,” said one.]
? [Nothing was missing. There were more spoons than before.|No spoon was missing. Some were new.] [We counted twice.|Some were ours.]
The card says “for {name}”. [We leave the door open now|He is called Uncle here|The dog approves].
minutes:
Minutes of the tenants' meeting. Item one: {kind}, {gerund}{closing}. [Present: nine and the dog.|Apologies: none.|All stood.]
Number four moved a ban. [Number six asked to see it first.|Number nine has filmed it, as evidence, twice.] {TheNoun} was [shown a chair|invited to explain].
? Explanation: none. Demonstration: eleven minutes. [Here the notes stop.|The tea went cold.|Somebody dimmed the lamp.]
The caretaker asked if he might {hisBase} as well. [He was told to sit down. He did not.|It was moved that he might.]
Votes for the ban: one. Against: [eight, and the dog|all, standing|the rest, out of breath]. Number four [wishes to be called Debbie now|took off her cardigan|withdrew the word “noise”].
Item two, the roof, [was forgotten|may go on leaking]. Item three: a list for {anyGerund}. [Tuesdays are full.|Debbie has all the Fridays.|Bring your own chair.]
notice:
Found: {kind}, {gerund}{closing}. [No collar.|Well fed.|Answers to nothing.] Owner, please call.
Update: eleven people called. None of them owns {itObject}. They only wanted to know: still {yourGerund}? [Yes.|Still.|Faster.]
? Update: a man came with a photo. Wrong {noun}. [He stayed for supper.|He stayed to be sure.|He has the sofa until Monday.]
Update: we must ask you not to {anyBase} at the gate. [It is narrow.|The gate is gone.|There was a bus.]
Update: the owner called. [My wife said “wrong number”.|We spoke in funny voices.|We were in the bath, I said.]
New note, same tree. Lost: one [husband|quiet street|good night's sleep]. Last seen {anyGerund}, with {name}. [No questions, please.|Happy, by all accounts.]
advert:
[We are hiring.|Help wanted.|Vacancy, full time.] Duties: {gerund}{closing}. [Own shoes an advantage.|Weekends, mostly.|Serious offers only.]
Four hundred applied, with diplomas. Then came {kind}, [without a letter|with a sandwich|by the wrong door].
“Why do you want to {yourBase}?” “[Want?|Is this not the bus stop?|You would pay for that?]” said {theNoun}.
? The diplomas were asked to show us. They had [slides|a framework|a word for it]. {TheNoun} just [went ahead|began].
By Friday {theNoun} had [my chair|two assistants|a window]. On Monday head office called. It wanted to {theirBase}.
We are hiring again, to watch. [I got in, on trial.|Bring a cushion.] Ask for {name}.
stars:
[Your week in the stars.|Libra. A big week.|Pisces, pay attention.|The cards were clear.] Monday brings {kind}, {gerund}{closing}. [Say nothing.|Wear something old.|Do not shake hands.]
Tuesday: you tell a friend. [He asks if you are sleeping.|She asks for the address.] Wednesday: you go back, with [the friend|sandwiches|a chair].
? Thursday: money matters. [They do not, it turns out.|You have none with you.|You spend it on rope.]
Friday: you try to {yourBase}. [Venus looks away.|Mars is impressed.|A stranger claps.]
Saturday: you are still {yourGerund}. [Work calls. You wave.|Love calls, and joins in.|Your knees are against it.]
Sunday: {theNoun} asks who wrote all this. [You say Venus.|Look busy.|It was me. I have the spot next to yours.] [Lucky number: all of them.|Lucky color: yours.|Next week: more of it.]
review:
One star. [I booked a quiet table.|I came for the fish.|It was my birthday.|I only wanted soup.] [At the next one:|In the corner:|By the window:] {kind}, {gerund}{closing}.
[I complained. “Join in or order,” said the waiter.|“Make it stop,” I said. The waiter laughed.|I waved. The waiter was watching {theNoun}.] [I ordered.|I took the fish.|I asked for bread.]
? Edit, [nine o'clock|half past eight|later]: two stars. [The soup is cold. I was looking elsewhere.|I have asked for a chair that faces {theNoun}.|The fish has been taken back, whole.|I see now how one could {anyBase}.]
Edit, ten: four stars. [One can eat and {base}.|I tried to {myBase}.|My wife can {base}, it turns out.] [I lost a sleeve.|The soup did not survive.|A lamp fell. People cheered.|The cook came out to see.]
Edit, midnight: five stars. [I did not eat.|Nobody has paid.|The kitchen is dark.] [I have never been so full.|The cook sits with us now.|We are all still here, {anyGerund}.|They had to lock us in.]
Edit, Monday: I work here now. [Ask for {name}|Nobody gave me an apron|The owner washes up]. We {ourBase}. [There is no soup.|Bring your own soup.|The stars are on the ceiling.]
will:
Uncle left me his house, with one condition. {Kind} stays, {gerund}{closing}.
I called a lawyer. [“For how long?”|“Every day?”] he asked. [“There is no end to it.”|“You should see the Sundays.”]
? I moved to a hotel. I could not sleep. [Nobody was {anyGerund}.|It was quiet. Nobody was {anyGerund}.]
At four I drove home in my pajamas. {TheNoun} [moved over|had left the light on|said nothing].
Then they found page two. “The house is for {hero},” it said. [“Ask nicely.”|“He may have the attic.”]
I pay rent now. [It is fair.|It is in cake.] On Sundays I may {myBase}.
patch:
[Patch notes. Fixed:|What is new? Gone:|Thank you for updating. We removed:|Known bug, fixed at last:] {kind} {gerund}{closing}.
[Hotfix|Next day]: [the fix made everybody sad.|nobody logs in now.|the map of users went dark.] [Users wrote poems.|The office stopped eating.|A man came to the door, crying.] {Gerund} came back.
[Second hotfix|Friday]: {anyGerund}, now for everybody. It cannot be turned off. [We did not try.|We hid the button.|Nobody has looked for the button.]
? Known issue: [our own people {theirBase} at work.|the boss has begun to {hisBase}.|the door is stuck. We {ourBase} inside.] [Will not fix.|Cannot reproduce it often enough.|See video.]
[Last update|This week]: [all else is removed.|one button, large.|settings are gone.] [Nobody has noticed.|It loads faster.|Five stars.|The phone is warm to hold.]
[There is no next version|The next version is a chair|Our rivals have switched to kites|We are told it helps with sleep]. [Thank you for your patience.|Uninstalling takes two people and a priest.|The roadmap is a drawing.]
terms:
Please read before use. Section one: {kind} will be {gerund}{closing}.
Section two: [you will not mind.|no refunds.|children eat free.] Section nine: [you will help.|you asked for this.|you are next.] [Nobody reads section nine.|It is in small print.|It is in the fold.]
[One lawyer did.|A man in Ohio read it all.|The mailman reads everything.] He came in person, with [a suitcase|two folders|his mother|a red pen].
? “I am against it,” he said. “{Gerund}? For how long?” “[See section one.|It does not say.]”
[He sat down to wait for an end.|He asked to see the clock.|He took notes until three.] By evening he could {base}. [He lost the folders.|His tie is a rope now.|He has not called home.]
[He has added|There is now] a section ten: more. [Sign here, says {name}|{Name} signs with a heart].
vote:
[Two names on the ballot. One promised lower taxes.|Our town chose a mayor. One promised lower taxes.|There was one debate. The first promised lower taxes.|Election week. Everywhere: lower taxes.] {Hero} was {gerund}{closing}.
In the debate they asked about roads. {TheNoun} went on {gerund}. [The other one sweated.|The host put down his cards.]
? “Is that your answer?” [“It is the short one.”|“Do you have a better one?”] The hall stood up.
It was not close. [The other one's mother crossed over.|The other one had voted for it, too.]
First law: anybody may {anyBase}. Second law: [lunch|see above|none].
The other one runs a museum of taxes. [It is free. It is empty.|He closes early, to {hisBase}.] He has one poster: {name}.
waiting:
{TheNoun} and {fearedOne} met in a waiting room. [Both were shaking.|It had two chairs.|Nobody had planned it.]
“And you?” asked {theNoun}, eyes shut. “I scare people. [All day.|I never mean to.|It is lonely.]”
“I am one of them,” said {theNoun}. [“I can tell. You are in the lamp.”|“I know. So am I.”|It was a small room.]
The doctor opened the door, saw {fearedOne}, and left [by the window|through the wall|with the plant].
So they told each other everything. [It took until dark.|The lamp was moved.|There were tissues.] Only {fearedOne} cried.
They come every Tuesday. [The doctor has the third chair|The doctor mails in his fee|There are cookies now]. [One eye stays shut.|It helps them both.]
twins:
“Twins,” said the doctor: {half} and {rest}. [There was one blanket.|There was one bed.]
[They pushed for a year.|At first they took turns.] By two nobody could tell the {half} from the {rest}. [Least of all themselves.|Not even the dog.]
One school door said “{half}”, one said “{rest}”. {Hero} [used the window|brought a third|waited between them].
? A man offered to take them apart, for science. [“Which one gets the blanket?”|“Who would I be?”] He put down the saw.
The doctor had a line down his middle. [He showed it to nobody else.|He had always called it a scar.]
Now he sews. Come as two, leave as one. [The first on the wall is {name}|{Name} holds the thread].
coat:
The tailor was to dress {hero}. [He took out his tape.|He asked for half in advance.|He sighed in two places.]
The {half} side wanted [buttons|pockets|wool]. The {rest} side wanted [a zipper|fringes|none of it].
? He sewed for eleven weeks. [His wife moved to her sister.|His scissors gave up.]
“It fits the {half},” he said at last. “It does not fit the {rest}.” [He wept into the lining.|A pin fell.]
So he left a seam open, between {half} and {rest}. [One could see in.|It was warm in there.|{TheNoun} breathed out.]
Now everybody asks for the seam. [Bankers cry at the first fitting.|A judge turned out to be half canary.] [The tailor has let himself out as well.|He charges by the secret.|The tape measures moods now.]
quiz:
The quiz had two teams, {half} and {rest}. {Hero} sat in the middle. [The host checked his cards.|There was no buzzer there.]
“[Which is better|Who comes first|Which one would you save]?” “The {half},” called the left. “The {rest},” called the right.
The host turned to {theNoun}. [The clock stopped, out of respect.|Somebody dimmed the light.]
“Could we leave out the word or?” asked {theNoun}. [The host turned the card over.|It was the only word on it.]
The {half} team moved one chair in. So did the {rest} team. [Somebody passed a blanket.|It was warmer so.]
Everybody won. The prize was one sofa. [It is full.|They all fit.] [The buzzer was buried at sea.|The host moved in.|Next week: no questions.]
stall:
At the market {kind} is {gerund}{closing}. [No sign.|No prices.|No other goods.]
“What does it cost?” asked a lady. “[What is it worth to you?|How was your week?|Who is asking?]” said {theNoun}.
She [sat down|put down her bags]. Nobody had ever asked her that. She left with {dealt}, [taller|humming|lighter].
? By noon the line [went round the church|had its own bakery|reached the sea]. [Two weddings came of it.|Somebody sang.]
The supermarket sent a spy. He came back with {dealt} and [resigned|moved to the country|hugged his boss].
{Name} is sold out by nine. Nobody says what {dealt} will cure. [They all feel better.|They sleep well.]
haggle:
{Kind}, {gerund}{closing}. I only asked the price. {TheNoun} laughed until noon. [Then we sat down.|Then came the tea.]
“[For you|For a friend|Only today], nine.” “Nine what?” “[We will get to that|Do not spoil it].”
I offered [my watch|the car|a cow]. {ItSubject} offered me [a chair|soup|half a sandwich].
? [It got dark.|The moon rose.|The market closed around us.] We were at [eleven|my middle name|the good silver].
At dawn we shook hands. I have {dealt}. {TheNoun} has my [house|job|shoes]. [We both feel rich.|We both feel robbed.]
{Name} sends a card every year. [“Thank you for the house,” it says.|The price is on the back.]
parcel:
The app says {name} is [nine|four] minutes away with {sent}. [It has said so since Monday.|It said so in March.]
I watch the dot. It [stops at a pond|turns twice on the spot|goes back for something]. [My wife watches, too.|We eat at the screen.]
? The neighbors came over. [Somebody brought chairs.|We bet on the corners.|The whole street cheers at crossings.]
Last night the dot reached our gate. Nobody breathed. There stood {kind}, with {sent}.
“[Sign here|Wrong house|Sorry, stairs],” said {theNoun}. We [clapped|cried|signed, all of us]. [It had been worth it.|Nobody had ordered.]
Then the dot moved on. [We followed it on foot.|We are all in the next street now.] Five stars for {name}.
inspect:
The inspector came to close {kept}. [He had forms.|He had a lock.|He had closed eleven that week.]
There stood {kind}. “[License?|Who is in charge?]” “[You are late|Take a number|Shoes],” said {theNoun}.
He looked [in the drawers|under the mat|behind the door]. [Everything was labeled.|Somebody had folded his scarf.|It smelled of home.]
? “What is the secret?” {TheNoun} [pointed at a bell|thought about it]. “[I never close|I like people|I cannot read the rules].”
He wrote “no faults” over {kept}, and cried on the form. [It was his first time.|His pen was not used to it.]
He [has the late shift|does Tuesdays] now. The sign says {name}. [The lock holds the door open.|He has a hook for his coat.]
maker:
It started small. {Kind} was {gerund}{closing}. [We thought: sweet.|We brought tea.|Nobody said stop.]
By Tuesday all we had was {made}. [We moved the sofa.|We gave up the kitchen.|The car sleeps outside.]
“How much more?” I asked. {TheNoun} [looked at the sky|took a new page|only smiled]. [I sat down.|I fetched the ladder.]
? The neighbors [complained|called a lawyer]. They were given {made}. [They went very quiet.|They want more.]
Now one can see it from space. [Astronauts wave.|They asked what it is.] “{Made},” we said, [proudly|as if we knew].
On their maps it says {name}. It is nearly done. [It was nearly done in May.|Then comes the roof.]
feast:
The menu had [twelve courses|forty dishes]. {Hero} wanted {eaten}. [Only that.|Nothing else.]
“And to drink?” “{Eaten}.” “And after that?” The waiter [closed his pad|looked at the cook].
It came on silver. {TheNoun} ate, eyes shut. [The pianist stopped.|The next table stared.]
? A [critic|general|banker] leaned over. “I will have that, too,” he said. [So did his wife.|He was on a diet.]
By midnight the kitchen made only {eaten}. [The cook wept into his hat.|The menu was burned.|Nobody asked for salt.]
[Two stars. The third was eaten.|No menu. One nods, and waits.|The waiter is under the table, with a fork.]
pursuit:
For seven years {theNoun} was after {chased}. [Over roofs.|Through two marriages.|In all weathers.]
Then one day {chased} stopped and turned round. [Birds sang.|A tram went by.|Somebody dropped a bag.]
“And now?” asked {theNoun}. Nobody had thought of that. They [shared a sandwich|sat on the curb|compared shoes].
? “[You were faster in May|I liked the bridge part|You look thin],” said {theNoun}. [It was true.|It was kindly meant.]
It got [late|cold|a bit quiet]. “Tomorrow at eight?” asked {theNoun}, and {chased} nodded. [A head start was agreed.|The bridge again, by request.]
It is in both calendars, as {name}. [They have not missed a day.|Sundays are for blisters.]
cab:
My ride came. It was {kind}, {gerund}{closing}. [It was raining. I got in.|I was late. I got in.]
“The airport, please.” “[No|Which one?|We will see],” said {theNoun}. [I liked the honesty.|The doors locked.]
We [crossed the lake|went through a church|passed my own wedding]. [It was shorter.|Nobody minded.|I waved.]
? At a red light an officer looked into {driven}. [He got in, too.|He saluted.|He had no form for it.]
“What do I owe you?” “[Was it good?|Tell no one|We are not there].” I looked up. [It was the sea.|It was not the airport.]
I live here now. At six {name} comes by with {driven}. [I wave.|I have never asked for the airport again.]
stuck:
They say somebody is coming. {Hero} has heard that before. [Twice today.|In March.] “{IAm} {stuck},” said {theNoun}.
First came a man with a rope. He is {stuck} as well now. [He brought cards.|He has a nice voice.]
Then came [the fire brigade|a priest|a crane]. [It is getting cozy.|There is a choir.|We sleep in turns.]
? We have [a mayor|a newspaper|a bakery]. [The rent is low.|Nobody locks up.]
This morning the way out was open. [Sun came in.|One could smell grass.] Everybody looked at {theNoun}.
{TheNoun} pulled it shut. “{Stuck},” it says [on the gate|on the stamps], “[and well|wish you were here|please do not help].”
museum:
[The new wing is done|Our museum has a new room|Floor three is one room|They cleared the great hall], and in it {aLone}. [No label.|One lamp.|Two guards.]
[Visitors give it a minute.|People come in laughing.|School classes get nine minutes.] [Then an hour.|Then they phone home.|Then they sit down.]
“[What does it mean?|Is it finished?|What is it for?]” asked a [boy|banker|nun]. “It is {aLone},” said the guard. [Nobody had put it so well.|A critic wrote that down.]
? A collector offered [an island|his mustache|two palaces]. The {lone} [looked at the wall|did not answer].
[The old masters hang in the cellar now.|The kings were sold.|All the marble is in storage.] [They understand.|It is dry there.] People want {aLone}.
The poster says {name}. [Closed on Mondays, so it can rest.|No flash. It is shy.]
guess:
[We played twenty questions.|Twenty questions, in the car.|The children wanted twenty questions.] I thought of {aLone}. [Easy, I thought.|It was a long drive.]
“Is it alive?” “[In a way|Ask me later|Define that].” “Can one buy it?” “[Not like that|With money, no].”
At question nine my wife [put down her book|pulled over]. “Does it know about us?” she asked.
? My son wanted to know [if it forgives|where it sleeps|who sent it]. [I said pass.|That counted as two.]
“Is it {aLone}?” she [asked|whispered]. [Nobody spoke until the border.|The radio went off.] The {lone} stood at the next exit, with a bag.
We call it {name}. It has the back seat. [It always wins.|It thinks of us, it says.]
oath:
[In court everybody must speak.|Order! Next witness.|The trial had one witness left.|Day nine of the trial.] The {lone} was called. [It took the chair.|It was sworn in, somehow.]
“[Where were you on Friday?|Whose glove is this?|Do you know this man?]” [A long silence.|A clean silence.] “No further questions,” said the [prosecutor|lawyer], [pale|and sat].
The other one tried. {ALone} says nothing. [It says it well.|It says it twice.|It says it to everybody.]
? The thief [looked at his shoes|began to sweat]. “Stop it,” he said to the {lone}.
[Then he confessed.|By four he had confessed.|Then it all came out.] [To all of it.|To things nobody had asked.|It took an hour.] So did [a juror|the clerk|the judge, a bit].
Law students begin with {aLone} now. [One look, and one knows.|Most confess by noon.|There is no second year.]
poster:
[On the trees hung posters|A note at the bakery|All over town it said]: “Lost, {aLone}.” [No reward.|No number.|No picture.]
[The whole town went out.|We all went looking.|Nobody went to work.] [Under cars, in the lake, at the zoo.|With lamps, nets and soup.] Nobody had met before.
[By evening everybody had found|At dusk each street had found|We came back with] {aLone}. [Nine of them, in a row.|Not the one.]
? “Is it this one?” “No.” “How do you know?” “[It would not let me ask|Look at its shoes].”
[Then somebody read the back:|The wind turned the note over:|Then a child read the back:] “Never mind. The {lone} is here.” [There was an address.|There was a map.]
[We all went in. It was {name}, by the window.|Somebody had made tea. There sat {name}.|The door was open. {Name} looked up.] [We come every Sunday.|It had not been lost. We had.]
family:
“In this family we {habit},” said [Father|Grandfather]. [His portrait nodded.|He said it to the spoon.] “I am {myGerund} now,” said {theNoun}.
/ “In this family we {habit},” said [Father|Grandfather]. [His portrait nodded.|He said it to the spoon.] “I am {myState} now,” said {theNoun}.
“Since when?” “Since spring.” [A plate broke.|Mother left the room.]
? In the hall hang fourteen portraits. All of them {habit}. [One looks tired.|None of them smiles.]
That night: steps, and slippers. “How does one {anyBase}?” asked a voice.
/ That night: steps, and slippers. “How is it, being {yourState}?” asked a voice.
On holidays we still {habit}, [for the photos|for Grandmother].
The new portrait is of two. [He is smiling.|Both look rested.] Below it says {name}.
safari:
“On your left: {home},” said the guide. “Here all {kinds} {habit}.” [Cameras clicked.] “And that one?” asked a lady.
We looked. {Kind}, {state}. The guide [drove faster|turned two pages].
/ We looked. {Kind}, with {having}. The guide [drove faster|turned two pages].
? “Do they often do that?” “It is [ill|new here|on a break],” he said. [Nobody believed him.]
The lady climbed out. She had done taxes for forty years. “Is one ever too old to be {theirState}?” she asked.
/ The lady climbed out. She had done taxes for forty years. “Where did you get {object}?” she asked.
“It takes a day,” said {theNoun}. “First you stop trying to {habit}.”
“On your left,” he says now, “{name}, with wife.” [He slows down there. He is next.|The bus comes back empty.]
textbook:
“{Kinds} {habit},” said the teacher. A hand went up. “Mine is {gerund}{closing}.” [Somebody giggled.]
/ “{Kinds} {habit},” said the teacher. A hand went up. “Mine has {having}.” [Somebody giggled.]
“Bring it,” she said. Next day {theNoun} [sat in row one|stood by the map]. [The globe stopped.]
? She read out the whole chapter, louder. [{TheNoun} took notes.|“And who wrote that?” asked {theNoun}.]
She crossed out “{habit}”. “What else did we believe?” [The bell rang. Nobody got up.]
The new book has one page: {gerund}. [It will be on the test.|We learn it by heart.]
/ The new book has one page: {object}. [It will be on the test.|We learn it by heart.]
On the cover it says {name}. [The other {kinds} have sued|The janitor teaches it].
tail:
My first case as detective. “Follow {kind},” said the voice. [It paid ahead.|It was a bad line.]
Nine o'clock: {state}. Ten o'clock: still {state}. [I ate my sandwich.|I ran out of paper.]
? Noon: {theNoun} waves. [I hide behind a menu.|I wave back, by mistake.]
At four I went over. “I am paid to watch you,” I said. “{State}. That is all there is.”
“And did you write it down?” asked {theNoun}. “[All of it.|Nine pages.]” “Was I good?” [I knew that voice.]
The check is signed {name}. [I have not missed a day since.|Some only want to be seen.]
exhibit:
Room nine: “{Kind}, {state}.” Artist unknown. [Please whisper.|Do not lean.]
“It is about [loss|all of us|the state],” wrote a critic. Students drew it. [One proposed to it.|One fainted.]
? “Being {theirState},” said the guide, “means death. Or [summer|Holland].” [We nodded.]
At closing time {theNoun} coughed. “[Where is the exit?|Is there soup?]” It was no sculpture. {ItSubject} had come in from the rain.
“And being {yourState}?” asked the guard. “[Private.|That came first.]” He [turned off the alarm|fetched a blanket].
A Rembrandt hangs by the toilets now. {Name} has the big room, [and a key|and weekends off].
mission:
Ten, nine, eight. “Wait,” said {theNoun}. “{IAm} {myState}.” The countdown stopped.
Nine generals read the manual. Nothing on being {theirState}.
? “How long will it take?” asked the president. “[Feels like forever.|What year is it?]”
The others reached Mars on a Friday. [They waved.|One cried.]
Their first words came at night: “Red. Cold. Nobody here is {theirState}.” [Then static.|Somebody sniffed.]
They are on their way back. [We saved them a place.|The clock still says seven.] Their ship is called {name} now.
tolet:
To let: two rooms, a view, and {kind}, {state}. [The rent is low.|No dogs.]
/ The agent opened a door. “The kitchen. And here, {kind}, {state}.” [He coughed.|He closed it again.]
/ Half price, said the ad: two rooms, with {kind}, {state}. [The photo showed only curtains.]
“And that?” asked a couple. “[Was here first.|Comes with it.]” “{State}? Always?” “[Since the war.|Not at Easter.]”
/ A couple came. “Is one {state} all winter?” “[One gets used to it.|Ask the heating.|It is in the lease.]”
? They looked at the floor. They had not spoken since March. [He counted sockets.|She opened a window.]
/ He wanted a garage. She wanted another husband. [The radiator coughed.|Both measured the hall.]
“We were {theirState} once,” she said. “[In Lisbon.|On our honeymoon.]” He [remembered|took her hand].
/ He stood next to {theNoun}. “You looked like that once,” she said. [He had hair then.|“In Lisbon,” he said.]
They pay double, and use one room. [One hears them laugh.|The other is for {theNoun}.]
/ They signed without seeing the bath. [There is none.|They are {theirState} in turns.]
There are three names at the bell. The first is {name}.
/ The house is called {name}. [The agent visits, with cake.|The agent has asked for a room.]
delay:
“We are sorry for the delay. The reason is {kind}, {state}.” [Groans.|The lights went off.]
Three men got out to help. [They argued.|One of them pointed.] Then all three sat down.
? The conductor went, with his whistle. [He took it off.|He came back for his lunch.]
“Is there room to be {theirState}, too?” asked a bride. She was due at one. [She left the flowers.|She looked relieved.]
By evening the train was on time, empty. [It whistled, once.]
“Next stop: {name},” says the voice now. “[Everybody gets out.|Mind the people, {theirState}.]”
xray:
“Say ah,” said the doctor. {Hero} said ah. [Something rattled.|The lamp flickered.] “You have {yourHaving}.”
“I know.” “And does it hurt?” “Only [in photos|when people stare].”
? She called a professor. He called his mother. [All three whispered.|Nobody hung up.]
“I could take {object} away,” she said. “Ten minutes.” “And who would I be then?” asked {theNoun}.
The doctor put down her mirror. “As a girl I had {myHaving},” she said. [Nobody has known her since.|She feels it when it rains.]
The bill says: {name}, nothing to mend. [She asks after {object} at Christmas.]
blind:
A blind date. {TheNoun} had hidden {object} under the table. [It took both hands.|The cloth was short.]
She came late. One hand stayed [in her bag|behind her]. Soup came.
? “Nice weather,” said {theNoun}. “Very,” she said. [It was hailing.|They had no window.]
Then the waiter tripped. The cloth came off. There, in the light: {object}. [A spoon fell.|The violin stopped.]
Slowly she opened her bag. “I have {myHaving}, too,” she said. [“Since I was six.”|“How lovely.”]
They are very happy. The waiter trips nightly now. The dessert is called {name}.
genie2:
Out came the genie. “I see,” he said. “You want {object} gone.” “[No,|Why,]” said {theNoun}.
“Gold, then?” “I have {having}.” “A castle?” “[With {object}? It echoes.|Who would dust?]”
? The genie sat down on his lamp. [His smoke went thin.|Nobody had ever said no.]
“What is it like?” he asked. {TheNoun} told him. [It took all night.|He asked to hear it twice.]
By morning the genie had a wish, too. [He snapped his fingers.|He was shy about it.]
Now he has {hisHaving}, too. [The lamp is for rent.|They go bowling.] {Name} keeps two wishes for guests.
patent:
Patent office. {Hero} wished to register {object}. “What does it do?” “[You are looking at it.|It is there.]”
The clerk looked. Wheels: taken. Fire: taken. {Kind} with {having}: free. [He checked twice.]
? His boss came down. [His boss's boss came down.|They brought a lens.] “So that is {object},” they said.
“You could be rich,” he said. “Everybody will want {object}.” {TheNoun} [looked at the line|thought of Mother].
“[No. Free,|For all,]” said {theNoun}. The form was [eaten|torn up]. [A man sobbed.|The line cheered.]
We all have {theirHaving} now. It works. On the box it says {name}.
loan:
At the bank {hero} asked for {lacking}. [Only a little.|Until Friday.] “I have none,” said {theNoun}.
The clerk went down to the vault. [Keys fell.|A door creaked.] He came back gray. “There is no {lacking},” he said. “There never was.”
? “And the people in line?” “[They think they have some.|Please lower your voice.]”
By noon it was in the papers: nobody has {lacking}. [Lovers called each other.|A minister wept for joy.]
Each had thought it was only them. [Bells rang.|Strangers hugged.] Without {lacking}, all are alike.
The bank is a ballroom now. {Name} opened the dance. [The vault holds coats.]
santa:
Dear Santa, {hero} again. [Keep the socks.|No train this year.] I want to {hoped}.
You write that {kinds} cannot {hoped}. [You fly with deer.|You live in chimneys.] [I have been good, too.]
? The elves read it out. [Somebody dropped a doll.|The deer looked up.] Santa went to his room.
At night they heard steps, and a crash. “He is trying to {hoped},” whispered an elf. “[Again.|Since he was small.]”
No presents came that year. A note did: “Dear friend, I tried it. [You first.|You were right.] S.”
{Name} has it framed. [He is terrible at it|Opening night is at Easter].
teller:
“You will [inherit a farm|marry a dentist|sell carpets],” said Madame Olga. “No,” said {theNoun}. “I will {hoped}.”
She shook the ball. [Snow fell in it.|It beeped.] “{Kind} cannot {hoped}.” “[Look again.|Wipe it.]”
? It showed a desk and a lamp. [It showed soup.] “That is my cousin,” said {theNoun}.
She looked for a long time. [The candle went out.|Tea got cold.] It showed her, at the same table.
“I wanted to {hoped}, too,” she said, and [took off the scarf|blew out the lamp].
They left by the back. On the tent it says {name}. [The ball shows two of them.|The ball is for sale. It works.]
lineup:
Six stood against the wall. “Take your time,” said the officer. “It was {someone},” I said.
“Number four,” I said. “No, number two.” I [wiped the glass|rubbed my eyes]. Each of them was {someone}.
? “[It took all night|We rang everywhere],” said the officer. “Six of them. Imagine.”
“And what did it do to you?” I [went red|looked down]. “It smiled at me. On the bus.” [He put down his pen.]
Number five, {theNoun}, stepped out of the line. [I would have known it anywhere.|It smiled again.]
My mother has always wanted {someone} in the family. The cake says {name}.
capsule:
We sent a box into space: a song, a map, and a drawing of {someone}. [Time was short.|The map was old.]
For thirteen years, nothing. Then the sky hummed. “Song: bad. Map: wrong. But who is {someone}?”
? All phones rang. [“A friend,” said our president.|Nobody knew how to begin.]
They landed on the lawn, [silver|eight feet tall], with flowers. {TheNoun} opened. “[Yes?|I gave last week.]”
They only wanted to look. [They looked until Thursday.|One asked to shake hands.] They left us [a cure|their map|the second moon].
Their planet is called {name} now. On its flag is {someone}. [The colors are wrong.|It is upside down, we think.]
toast:
A spoon against a glass. “[Dear guests|Dear family|Friends], I once saw {kind}, {gerund}{closing}.”
/ The best man unfolded nine pages. “Page one: {kind}, {gerund}{closing}.” [We sat back.|There were eight more.]
/ “I will be short,” said the bride's father. “I once saw {kind}, {gerund}{closing}.”
The bride [closed her eyes|put down her fork]. “[You promised|Not that one|Not today],” she said.
/ The organist [stopped chewing|sat up]. “Go on,” said the bride's mother.
“One may just {anyBase}, I thought. [I was nine.|Nobody stopped it.|I was at camp.]” [An uncle nodded.|The band stopped.]
/ “I could {anyBase}, too, I thought. [I had the shoes for it.|Then came school.]” [A cousin put down the baby.|Some aunt sighed.]
? “And did you?” asked the [groom|priest]. “[I sold carpets.|I became a dentist.|I bought a tie.]”
/ “You never did,” said [Grandma|a waiter]. “[You bought a boat.|Not once.]”
The bride's chair was empty. Outside somebody in white was {herGerund}. [Her shoes lay on the cake.|An uncle held her bag.]
/ The groom had gone for ice. He was {hisGerund}, [between the cars|in the fountain]. [The bride took off her veil.|He had the ice, too.]
/ Something moved on the lawn. Bride, groom, priest: all {anyGerund}. [The cake stood alone.|The rings were in the soup.]
The cake says {name}. [Nobody cut it|It was cut at dawn|The uncle took it home].
/ Inside, the rings say {name}. [Breakfast was outdoors.|The band never came back in.]
captain:
“This is your captain. [Below us|On the left|By the river]: {kind}, {gerund}{closing}.”
[We all leaned over.|The plane leaned with us.|Nobody finished the nuts.] “[Again!|Once more!|Lower!]” said row twelve.
? The tower asked about the circle. “Still {gerund},” said the captain. “[Describe it.|Oh. And the weather?]”
We landed in [the beets|the corn|a meadow], by {theNoun}. “[May we?|Is it allowed?|Is there a line?]”
By dark the whole plane was {anyGerund}. [First class in socks.|The captain held the coats.]
It is an airport now, called {name}. [Departures: none|Nobody asks for Rome|Suitcases are chairs].
pill:
“I cannot sleep, doctor.” She wrote it down: {kind}, {gerund}{closing}, [twice a day|after meals].
“[Just look?|That is all?|For how long?]” “[Until it helps.|You will know when to stop.]”
Day three: I was {myGerund} [on the bus|in a meeting|at the bank]. [Nobody got up.|The driver smiled.|Two clerks knew it.]
? Side effects: [humming|lunch|good neighbors]. [My wife caught it.|It is in the stairwell.]
“You can stop {yourGerund} now,” she said. I [held the chair|began to cry]. “[I know,|Me neither,]” she whispered.
On the bottle it says {name}. [Do not drive|Keep near children|Shake yourself before use].
pitch:
“[Slide one.|You have two minutes.|So, the product?]” “{Kind}, {gerund}{closing}.” [A chair turned.|Four pens waited.]
/ We had no slides. So we told the bank the truth: {kind}, {gerund}{closing}.
/ The investor turned his hourglass. “{Kind}, {gerund}{closing},” I said. [Sand fell.|There was much sand left.]
“And how does it make money?” “It does not.” [They had never heard that one.|A tie was loosened.|A window was opened.]
/ “Income?” “A hat goes round on Sundays.” [Somebody wrote “hat”.|One pen broke.]
/ “Show us the curve.” I drew it. [It was a smile.|It waved.]
“[Who is it for?|The market?|Who wants that?]” “All who would like to {anyBase}.” [They looked at their shoes.]
/ “Who would {anyBase} for that?” “[You, by lunch.|Everybody, once you leave.]”
? “What stops others?” “[Shame, mostly.|Their mothers.|Nothing.]” [One partner stood up.|One took off his watch.]
/ “And the risk?” “[Grass stains.|One is late for everything.]”
Soon all four were {anyGerund}. [On the table.|One had lost a cufflink.|Nobody asked for more.]
/ The oldest had not blinked yet. Now he was {hisGerund}. [The others took minutes.|His watch lay in the water.]
They offered [millions|the building|everything]. {Hero} only wanted [the table|their sandwiches|a lift home].
/ The bank is closed, says a note. {Name} did that. [The guards wave.|The money has been let out.]
/ They own half of {name}. [The left half, they hope.|Nobody has asked which.]
sitter:
For the sitter: bed at eight. If {kind} is {gerund}{closing}, [leave a light on|that is just Tuesday|do not call us].
The children may watch for [ten|five] minutes. They may not {anyBase} [near the lamp|on the stairs|after nine].
? If they ask why one would {anyBase}, [drop something|say we are out]. [We do not know.|We have wondered, too.]
The last sitter was last seen {herGerund}, [in Ohio|near the border]. [She was to be a judge.|She had exams.]
We came home at one. The sitter was {herGerund}, [and the children kept score|with all our lamps on].
We pay double. {Name} [gets the cookies|has the key now|sits on Fridays].
menu:
“For your balance, press one. For {kind}, {gerund}{closing}, press two.”
[Who would not?|My finger did it.|I looked round first.] It was live. [I heard it breathe.|There was an echo.]
“If it is about {gerund}, [hold|stay on the line].” [I sat down.|I missed lunch.|I closed the blinds.]
? My wife found me in the hall, {myGerund}. “Who is it?” “The bank.” [She took the other phone.]
“To stop {yourGerund}, press four.” [There is no four|The four came off|I have not pressed it].
Nobody asks about money now. {Name}, it says on the bill. [You are ninth in line|Please hold].
scope:
The telescope was for the moon. [It slipped.|My hand shook.|Clouds came.] Now I watch {kind}, {gerund}{closing}.
/ I bought a telescope for the comet. [It rained.|It came on a Monday.] Then, over the roofs: {kind}, {gerund}{closing}.
/ Star club, one telescope, one rule: look up. I looked [across|down]. There was {kind}, {gerund}{closing}.
[Saturn can wait.|The moon is mostly gray.|Stars do so little.] Nine o'clock: {gerund}. [I bring soup.|I keep a diary.]
/ My diary has no moons in it now. Ten past nine: still {gerund}. [Clear sky.|I underlined it.]
? My wife asked for Mars. I turned it for her. [She said nothing for an hour.|It was not Mars.]
/ The professor came round. “So that is Venus,” he said. [He missed his bus.|I let him.]
One night {theNoun} had one, too. It pointed at me. [I put on trousers.|I waved.]
/ Then {theNoun} turned, and looked back. [I ducked.|I had soup on my chin.]
“[What do you see?|Anything good?|And?]” “Somebody who would like to {anyBase},” said {theNoun}.
/ “Is it bright where you are?” asked {theNoun}. “[Here one can {anyBase}.|Then come over.]”
We {ourBase} with the lamp on. [The whole street has bought one|The moon leans in]. They call it {name}.
/ The maps have a new star, {name}. [It is our lamp.|It is low, and moves.]
recipe:
Grandma's recipe: [two eggs|one onion|butter], flour, and {kind}, {gerund}{closing}. [No amounts.|Underlined.|It is greasy there.]
Without it the cake [lay down|tasted of paper]. So I sent for {theNoun}.
? “For how long?” I had asked. “You will [hear it|know].” [She was ninety.|She would not say more.]
There {theNoun} was, {gerund}. [Flour hung in the air.|Nobody watched the oven.]
We ate the coal. “That is it,” said Father. He was {hisGerund}, [with cream in his hair|in his good tie].
It was never the eggs. In the book it says {name}. [Serves all.|Do not wait for it to rise.]
haunt:
The house was cheap. At midnight we saw why: {kind}, {gerund}{closing}. [Pale.|By candle.|In the hall.]
The priest took one look. “I know no prayer for that,” he said. [He took a chair.|He stayed for cake.|He put out his candle.]
? My wife [packed one shoe|got as far as the stairs]. “How does one {anyBase}?” she asked, halfway.
? At Easter the old owner rang. “Is somebody still {anyGerund}?”
At midnight we all {anyBase} now. [The priest has the attic.|The dog is pale.]
On the bell it says {name}. [The neighbors shiver|We do the moaning now|Boys dare each other to ring].
halftime:
We were down by [forty|nine]. “Think of {kind},” said the coach, “{gerund}{closing}.” [Boots squeaked.|Nobody drank.]
“[Is that a play?|And then?|Against these?]” asked the goalie. “Just think of it.” [It got warm in there.|Big men wiped their eyes.]
? The left back began to {hisBase}. [He had bad knees.|Softly, in the corner.] Nobody laughed.
So in the second half we did nothing but {anyBase}. [The ball lay there.|The referee looked for a rule.]
They scored [ninety|twice]. Then their captain asked, “Is it hard to {anyBase}?” [The whistle fell.]
We lost. They carried us out. [The cup says {name}|On the shirts it says {name}].
profile:
His profile said “[banker|dentist], own boat”. Hers said “I have seen {kind}, {gerund}{closing}”.
He wrote at once: “[Where?|Is it true?|I cannot sleep.]” They met at [the pier|a bench|the soup place]. [He had brought the boat keys.]
“Just like that?” he asked. “[Like it was nothing.|And {itSubject} hummed.|And {itSubject} did not look up.]”
? At midnight she showed him. There was {theNoun}. [He let go of the keys.|He took off his tie.]
“I could never {myBase},” he said. “Everybody says that.” She [took his coat|moved the lamp|held the boat keys].
The boat was sold. [The oldest|Their first] is called {name}. [It could {base} before it walked.|It has her eyes, and no boat.]
grades:
Math: [poor|brave]. Spelling: [absent|creative]. Remarks: {gerund}{closing}, [all year|in every lesson|even in the choir].
“What is this?” asked Father. “I saw {kind} do it, and I could not stop.” [He rang the school.|He took off his glasses.]
? “We meant to ask you,” said the school. “[We are all at it.|Is there a grade above ten?]”
At night I heard steps. Father was in the kitchen, {anyGerund}, [without a light|in his socks|in his good suit].
“They told me to study law,” he said. [I held the lamp.|I moved the chairs.]
His boss writes remarks, too. [They are framed|It is mostly exclamation marks]. {Name} signs for both of us.
drill:
[Sirens|Bells], floor nine. “This is no drill: {kind}, {gerund}{closing}. Use the stairs.”
We used them. Up. [All of accounting.|Nobody had said which way.|The slow ones first.] “[How bad is it?|Is it spreading?]”
? The firemen came with the hose. “I joined for this,” said the youngest, and began to {hisBase}.
Then it spread. Floor eight: {anyGerund}. Floor seven: {anyGerund}, [with chairs|and singing|in a row].
By noon nothing was left to save. [The files were confetti.|The boss was on the copier.]
In case of {name}, [break the glass|do not run|leave your tie behind]. [Nobody is missing. Two are extra.|We meet outside, and go back in.]
bottle:
A note in a bottle: “{Kind} is here, {gerund}{closing}. [Send no help.|Tell nobody.|It is warm.]”
We sent [forty men|a doctor|the navy]. Their bottle said: “We {ourBase}, too.” [There was sand in it.]
? So the admiral went. [With a rope.|In full dress.] His bottle: “{Gerund}!”
The queen read it [twice|aloud|under the table]. “Does one need shoes to {anyBase}?” she asked.
? Only I am left, to keep the [light|harbor|cat].
On my chart the island is called {name}. [I have found a bottle I fit in|The cat is learning to row].
fine:
Fine for {gerund}{closing}: [nine|forty] dollars. {Hero} [paid for the week|paid twice|bought ten].
“One does not pay ahead,” said the officer. “[I know myself,|It is Tuesday tomorrow, too,]” said {theNoun}.
His wife [put down her knitting|fetched a jar of coins]. “I have been {myGerund} since the wedding,” she said. “[You work late.|I owe you a lot.]”
Now it costs a dollar to {anyBase}. [The roads are perfect.|School is free.|There is money for swans.]
Our coin has {theNoun} on it. It is worth one {name}. [Heads, it winks.|Tails, too.]
hypno:
“When I clap,” said the hypnotist, “you are {kind}, {gerund}{closing}.” [Clap.|He clapped.]
The banker in row one began to {hisBase}. [We cried with laughter.|His wife filmed it.]
“And now you wake.” [Clap. Clap.] “I was never asleep,” said the banker. [Thirty years in a bank.|Nobody had ever asked him.]
? Row two wanted to be {anyGerund}, too. [Then the balcony.|Then the man with the nuts.]
By midnight only the hypnotist had not begun. “[Somebody clap for me,|Do me,]” he said.
The theater is called {name} now. Please do not clap. [It might undo it.|Nobody wants to wake.]
poll:
Poll: what makes you happy? Money: [four|nine] percent. Love: [twelve|eleven]. {Gerund}{closing}: all the rest.
An expert came to find {kind}. “[Nobody is happy, {anyGerund},|It is a mistake,]” he said.
“And what makes you happy?” asked {theNoun}. “[Order,|Charts,|Being right,]” he said, and heard himself.
? He watched until dark. [A leaf fell.|He ate the pie chart.] He had not known that one could {anyBase} like that.
His report is one line: “I {myBase} now.” [It is in crayon.|There is a drawing.]
New question: who does not {anyBase}? [Nobody picked up.|Two. We are visiting them.] Margin of error: {name}.
clock:
They opened the town clock to oil it. Inside: {kind}, {gerund}{closing}. [So that was the ticking.|The man took off his cap.]
? “How long already?” asked the mayor. “[Since it was built, I think.|Ask the bells.|Look at the crumbs.]”
They put in wheels for {theNoun}. By Thursday people had [rashes|quarrels|two breakfasts].
So they begged. “[And the hours?|Do you know the time?]” “There is enough of it,” said {theNoun}, {gerund} again.
At noon, or so, we all {anyBase} in the square. [Trains wait for it.|The sun has got used to it.]
The big hand is called {name}. [The little one is having a nap|Half past is when you like].
nobel:
The prize for physics went to [a Swede|two Danes]. The prize for {gerund} went to {hero}. [It was new.]
“And what is it good for?” asked physics. “Nothing,” said the king.
{TheNoun} gave no speech, but began {gerund}{closing}. [Three professors wept.|The choir sat down.]
? Physics had wanted to {hisBase} since he was four. [His medal had corners.|His medal got heavy.]
At the ball he asked: “Would you show me how to {anyBase}?” [The waltz stopped.] “First the shoes,” said {theNoun}.
There is only one prize now: {name}. [Peace came by itself|Chemistry is taking it well].
reunion:
Class reunion. “I run a bank,” said Ruth. “I have two boats,” said Bob. “{IAm} {myState},” said {theNoun}.
[The music stopped.|A cork rolled off.|Ice clinked.] “[Since when?|Full time?|On purpose?]” “[Since June.|It just happened.|More and more.]”
? “And the money?” “[What money?|None.]” Ruth [put down her keys|turned off her phone].
At ten they all stood around {theNoun}. “How is it, being {yourState}?” [Nobody danced.]
By midnight Bob was {hisState}. [He gave the boats to the band.|He had not laughed since school.]
Next year: all {theirState}. [Spouses may watch|Bring a cushion]. The banner says {name}.
pilgrim:
An old woman had dreamed of {kind}, {state}. [She brought bread.|She had walked.] Then came buses.
“[Is it a sign?|What must we do?]” “I am just {myState},” said {theNoun}. [It was carved in stone.|They wrote that down.]
? Candles were sold. [Small ones for a dollar.|Nobody knew which end to light.]
A bishop came, in gold, to forbid it. “So one is just {theirState}?” he asked. [A bee went by.|He looked at his ring.]
The hat holds soup now. He, too, is {hisState}. [His shoes had hurt for years.]
It is a faith with one rule: be {theirState}, [on Sundays|once a week]. The saint is called {name}.
status:
Nine o'clock: “{State}.” [One like. Mother.|Two likes.] Ten: “Still {state}.” [Four thousand.|Aunts shared it.]
The news rang. “[How did you get there?|What is the message?]” “I am {myState},” said {theNoun}. “That is all of it.”
? A [yogurt|mattress|bank] wanted to pay for it. {TheNoun} [folded a hat from the contract|was busy].
At dusk forty people stood outside, {theirState}, [for the photo|or trying to be]. Then the phone died.
“Does it still count?” asked a boy. “[Try it,|Come here,]” said {theNoun}. [One heard the wind.] It counted more.
Nobody posts now. Search for {name}: no results. [It is going well.|They are {theirState}.]
roll:
Roll call. “Miller?” “Here.” “Brown?” “Here.” “And that one?” “{State}, sergeant.”
He went to look. {Kind}, {state}. “On whose orders?” “[Nobody's.|My own.]”
? He shouted for an hour. [A bird left.|His voice went, and stayed away.] {TheNoun} [let him finish|offered him water].
That night he lay awake. He had never been {hisState}. [He had stood straight since second grade.]
Roll call. “Miller?” “{State}.” “Brown?” “{State}.” “Sergeant?” [A happy sigh.|A snore.]
The enemy came, looked, and [sent for blankets|lay down]. [The hill|The war] is called {name}.
proof:
“Nobody can be {theirState},” wrote the professor, in nine volumes. [It was in the exam.|He got a medal for it.]
Then a child found {kind}, {state}. [On a Tuesday.|They woke him.]
“You are impossible,” he said. “[Should I stop?|Since when?]” asked {theNoun}. [He walked round {itObject} twice.]
? He sat down on volume nine. [It was a good height.|It had never been of use before.]
“And what is it like, being {yourState}?” {TheNoun} told him. [It took one word.|He asked for it slower.]
Volume ten is short. He is {hisState}, it says, and [sends his love|will be late]. To {name}.
pawn:
The pawnbroker looked up. {Kind}, with {having}. “[How much for that?|You are selling {object}?]”
He held a lamp over {object}. [It got warm in the shop.|The clocks stopped.|The violins hummed.] “From whom?” “[My father.|The sea.]”
? On the shelves lay medals and rings. [They looked away.|Nobody had come back for them.]
“Do not sell {object},” he said. “I had {myHaving} once. [I was young.|I needed rent.]”
He unlocked the cellar. In the last drawer lay his own. [They both cried.|It took twenty keys.]
The shop is closed. “Out, with {object},” says the door. [Ask for {name}|Take a medal].
portrait:
Royal portrait, day nine. “Must {object} be in it?” “That is my good side,” said {theNoun}.
The painter began with {object}. He got no further. [He worked by candle.|The blue ran out.]
? The king came by. “Where am I?” he asked. [It had been his portrait.|There was some of his elbow.]
He looked at {object} for an hour. “Could a king have {hisHaving}, too?” [His crown slipped.|A duke coughed.]
“[Chin up,|Hold still,]” said {theNoun}. [He held still. It was the first time.|The painter wept into his brush.]
{Kind} with {having}: it hangs there, as {name}. [The old kings face the wall.|Guards ask for that room.]
bridge:
At the bridge sat a giant. “One gold coin.” {TheNoun} had no coin. {TheNoun} had {having}.
/ “Gold, or swim,” said the giant at the bridge. {TheNoun} looked at the river. {TheNoun} had {having}.
/ The toll had gone up. “Two coins,” said the giant. {TheNoun} had none. {TheNoun} had {having}.
“Closer,” said the giant. He held his lamp over {object}. [The river got quiet.|He put down the club.]
/ Gold he knew. {Object} he had never seen. [He moved his stool.|The lamp shook.]
? He had taken gold for six hundred years. [It lay in a heap. It did nothing.|He had never known what for.]
/ His mother had told him of {object}. [He had thought she made it up.|He had been small, like a barn.]
“Cross,” he said. “But bring {object} again tomorrow.” [He combed his beard.|He washed, for the first time.]
/ “For that one crosses free,” he said. [He carried the bags.|He swept the bridge first.]
Others heard of it, and came. They had {theirHaving}. [He let them all over.|He cried each time.|He built a bench.]
/ A banker came, with gold. “And {object}?” asked the giant. [The banker swam.|He had left it at home.]
The bridge is called {name}. The gold is in the river. [Help yourself.]
/ The sign says {name}, and no price. [The giant waves. Hold your hat.|Trucks go round, out of respect.]
train:
The ghost train had bats and a witch. {Hero} [yawned|ate a sandwich|waved at the witch]. Then, behind the last bend: {feared}.
The scream [bent the rails|stopped the fair|is still up there]. [Balloons rose.|A pony sat down.|The witch ran first.]
? “Really? {Feared}?” asked the owner. He sold the bats. [The witch got a pension.]
Now it is all {feared}, nine rooms, [with violins|by candle|in the rain]. Grown men [hold hands|ask for Mother].
{TheNoun} sells the tickets, [back turned|eyes shut]. “[Hold on to somebody.|Do not look up in room nine.]”
After closing {theNoun} rides alone. [Room one. Tomorrow room two.|With one eye open.] To see {feared} get smaller, in the dark.
wall:
The town built a wall against {feared}. {Hero} had asked for one. [Nine meters.|With a moat.]
“Is it high enough?” we asked. “[For {feared}? No.|Higher,]” said {theNoun}. [Bricks came by ship.]
? A guard stood on top. “What do I look for?” “{Feared}. [You will know.|Ring twice.]”
Then one morning, by the bakery: {feared}. We had walled ourselves in with {feared}.
{TheNoun} [climbed a lamp|went white|held the baker]. Nothing happened. Somebody giggled. It was {theNoun}.
The wall is for walks now. [Lovers sit on it.|The moat has ducks.] At the gate it says {name}.
cure:
“Just {feared},” said the doctor. “[Through the keyhole.|On a postcard.|In the next room.]” {Hero} fainted at “just”.
? Week two: the word {feared}, [in small print|backwards]. {TheNoun} read it [through a hat|at arm's length].
Week four: {feared}, behind glass. {TheNoun} was breathing. Somebody else was screaming.
It was the doctor. He had only read about {feared}.
So {theNoun} held his hand. “We begin with a postcard,” said {theNoun}. [He chose the one with the sea.]
They are on week nine. The card says {name}. [Nobody says who is the patient.|They look at {feared} and eat cake.]
detox:
Day one without {loved}. [It is nine in the morning.|So far, so good.] {Hero} [counts tiles|hums|paints a wall].
Day two. A nurse said “{loved}” by mistake. [It took six of us.|The window is new.]
? Day nine. {TheNoun} has made {loved} out of [soap|bread|towels]. [Life size.|The doctors brought flowers.]
“What is it about {loved}?” asked the doctor. {TheNoun} told him. It took all night.
At dawn his bed was empty. The note said: “[Gone for {loved}.|You were right about {loved}.]”
The clinic is closed, the gate is open. [The towels were kept.|The bus is full.] Ask for {name}.
well:
{Hero} dropped a coin into the well. “I want to {hoped}.” [It fell for a long time.|Plop.|A frog looked up.]
“You are {kind},” said the well. “[I know.|Since Tuesday.|I have told nobody else.]” “And you want to {hoped}?”
? “Most want gold,” said the well. “Gold is cold at night,” said {theNoun}.
It was quiet down there. “I wanted to {hoped}, too,” it said. “Then they dug me.”
{TheNoun} let down a rope. [It took all morning.|Nine horses helped.|It was heavy, and it sang.]
They are on the road now. [It rains into itself.|They rest a lot.] Off to {hoped}, says the bucket, with {name}.
mugshot:
“Name?” “{Name}.” “[Occupation|Profession]?” “{Crime},” said {theNoun}. [At least it was honest.|The typing stopped.]
“That is no job.” “[I am my own boss.|And the hours?]” [He thought of his mortgage.]
? For the picture {theNoun} wanted [its good side|no flash|a hat].
“Do you regret {yourGerund}?” “[Only the shoes.|Which time?]”
[It promised|It swore]: no more {anyGerund}. [It gave its word, and took the pen.|They shook hands. The watch is gone.|The stamp is missing, too.]
The picture hangs in the [hall|museum|kitchen]. [It has been stolen twice.|Mothers point at it.]
alibi:
“Where were you at noon?” “{Crime},” said {kind}. “And at one?” “[Lunch.|Still at it.]”
The lawyer [closed his eyes|put down his pen]. “I had meant another answer.” “There are others?”
? The jury [asked about prices|passed a note: cute].
“Who has ever lost by {anyGerund}?” asked the judge. Forty hands. [Thirty were smiling.|One was hers.]
She ruled: no {anyGerund} on Sundays. {TheNoun} [thanked her, and took the hammer|asked about Saturdays].
The file is called {name}. [It was here a minute ago.]
thankyou:
Dear thief, somebody has been {anyGerund} at our house. [The dog drew us a picture.|You wiped your feet.]
We are not angry. [We had duller Tuesdays.|We had forgotten we had it.]
? The police say it was {kind}. [We sent them the wrong way.|We saw nobody.]
You left a [feather|hair|button]. It is [insured|the nicest thing we own].
Next time, ring. My husband wants to know how {anyGerund} feels. [There is pie.]
Yours, number twelve. P.S. [The key is under {name}.|The neighbors leave {name} a window open.]
pose5:
“{Posing},” said the card, in crayon. {Kind} had handed it to me.
I asked the [baker|mailman]. “{Posing}? Certainly.” [He had a card, too: “Witness”.]
? A judge saw it. “It is laminated,” he said. [What can one do?]
I had one made: “[Astronaut|Tenor|Tall]”. [My mother wept.|I have two offers.]
“What is hard about being {posing}?” “[The hours.|Not to giggle.]”
{TheNoun} has never giggled. [Once, at a mirror, it bowed.] The card shop is called {name}.
vet:
The vet called for {posing}. {Kind} stood up. [A cat closed its eyes.]
“Say ah.” “I am {posing}.” “[Wider.|That is not ah.]”
? The X-ray showed {aNoun}. “[My lawyer,|My inner child,]” said {theNoun}.
The vet put down his pen. [At school he had been a pirate.|Inside, he had always been tall.]
“Will it pass?” I asked. “[I hope not.|Mine did.]” He wrote: “{Posing}. Healthy.”
{Name} wore the cone home, [as a crown|into the wind].
being4:
Dear Advice, I think {owner} is {being}. [What does one wear?|Do I say something?] Worried.
Dear Worried, are you sure? Dear Advice, I take messages for {being}.
? Dear Worried, and at home? Dear Advice, [we bow, a little|dinner is quicker].
Dear Worried, could {being} come to us? [My husband is only a dentist.]
Dear Advice, I asked {owner}. Full until [June|we die].
Dear Worried, lucky you. Dear Advice, I know. {Name} [sends regards|waves].
being5:
“My family”, by me, age seven. Dad is a nurse. {Owner} is {being}.
“See me,” wrote the teacher, in red. I brought {owner} to class.
? Nobody had told her that {being} could be so [polite|tired|tall].
“Does it hurt to be {being}?” asked Tim. “[Only on Mondays.|Not if one stretches.]”
I got top marks. Tim's family is only rich. [He is being brave.]
On the fridge it hangs, under {name}. {Owner} [corrected a comma|coughs and walks by].
norway:
The {most} {plainNoun} was in Norway. “Ours is more so,” we wrote.
They sent a man. He sat with {hero} all day. [He ate no lunch.|His beard sank.]
? “Ours has a window,” he said. [We looked at the wall.]
Norway gave up the title, with a short speech. {Most} of all: ours. [The front row wept.]
The {plainNoun} did not come to the phone. [That is how one wins.]
Norwegians come at night, [with soup|and nod]. “The {most},” they say, softly.
lack4:
The form had a box for {lacking}. {Hero} drew [a cloud|a sandwich] in it.
“Everybody has {lacking},” said the clerk. “Since when?” [He looked it up. Nothing.]
? He felt for his own. [Still there. He sighed.]
“And how is it, with {lacking}?” “[Mostly upkeep,|One gets used to it,]” he said.
The box is gone. Nobody is asked about {lacking} now.
The clerk is on leave, without. “[Breezy,|I hear the sea,]” he writes to {name}.
lack5:
Grandma told it on cold nights: the {noun} without {lacking}.
It came to the mill. No {lacking}, cried the miller. It [walked on|whistled].
? It came to the inn. The cook dropped [a goose|the soup]. It [asked for goose|said grace].
It came to our door. Here Grandma stopped. “And then?” “I let it in.”
Behind his paper Grandpa coughed. [We had never seen him without the paper.]
Forty years without {lacking}. [She says it is restful.] She calls him {name}.
clerk:
“Marital status?” asked the clerk. {Hero} blushed. “There is {loved}.”
“I have [single and married|three boxes].” “[Which one hums?|Is there one with sparks?|Any with a view?]”
? “Does {loved} know?” “[One does not say it.|It is still early.]”
The clerk [sighed|looked out]. For her it had been [a lighthouse|a tuba|the 41 tram].
She drew a new box: “{loved}”. {TheNoun} ticked it [twice|with both hands].
They call that box {name}. [The tuba was ticked at dawn.|Four thousand ticks so far.]
lamppost:
I am the street lamp. I see {hero} wait for {loved}.
It rains. {TheNoun} has one umbrella. It is over {loved}. [I dim a little.]
? A jogger laughed at it. [I went out. There was a curb.]
“You look nice,” {theNoun} tells {loved}. [Every night.] It is all {itSubject} says.
Last night there was no moon. So I gave it all I had.
The bulb is gone. [It was worth it.|The new one is in love, too.] They call this corner {name}.
label:
Warning. Contains {kind}. [Do not shake.|This side up.] If it gets too {trait}, [offer bread|agree].
Do not store beside [bankers|milk]. [They talk.]
? Keep the receipt. [It likes to read it.]
Side effects: [singing|letters to your mother]. Some users became {trait}. [None has complained.]
Not {trait} enough? Bring the {noun} back within thirty days. [Nobody has.|The chair is dusty.]
Best before: [always|dinner]. Ingredients: {noun}, salt. Sold as {name}.
outlook:
The weather. {Trait} in the north. {Trait} in the south. [The map had one color.]
I zoomed in. There was a [bench|bus stop], and {kind}.
? We sent up a balloon. It came down {trait}. [It has rented a room.]
“[Turnips like it,|We were due for it,]” said the farmers, of {theNoun}.
Tomorrow: {trait}, with [light singing|one warm hand]. I do not point now. I sit.
This storm is called {name}. [Leave a window open.|It knocks first.]
roommate:
Wanted: a roommate. I am {kind}. You are [tall|Swedish].
/ Room to share, with {kind}. I have the left half. [No drummers.|Bring a kettle.]
“How {trait} are you, on a weekday?” asked the first. I showed her. [She moved in.]
/ “Is one {trait} at night as well?” asked a student. We turned off the light. [She signed in the dark.|She fetched her boxes.]
? We drew a line on the floor. [We both sit on it.]
/ There is a list on the fridge. Monday, {trait}: me. Tuesday, {trait}: her. [Sundays are open.]
Mornings I am {trait}. She [hums along|passes the jam]. [My last one had hidden.]
/ At breakfast she says, “You are very {trait} today.” [I blush.|Nobody had noticed before.]
In June I was hardly {trait} at all. [We were worried.|She called a doctor.]
/ One week it was gone. I was [tidy|like my father]. [She kept the door open for it.|She slept badly.]
It came back on Tuesday. [We danced.|There was cake.] The mailbox says {name}.
/ It came back at four in the morning. [She woke the house.|It had been to the sea.] Our doormat says {name}.`;

export const moodForms = `envy:
{Hero} has been reading my messages again. [All of them.|With the sound on.] “I am not {envious},” said the {noun}.
I had only [smiled at|waved to] another {noun}. [In a shop.|From a bus.|In a magazine.] Mine [went red. Then green.|did not speak until Friday.]
? Now it counts [my blinks|the minutes|the hairs on my coat]. “[You smell of outside.|Who is Karen?|Late.]”
I brought flowers. “[You feel guilty,|From her?|For whom?]” asked {theNoun}. It gave them to the cat, and then watched the cat.
So I was {envious}, too. “And where were you?” I asked. {TheNoun} [blushed|leaned in]. “[Finally.|Say it again.]”
We are very happy, and both {envious}. [Nobody sleeps.|We know each other's passwords.] They call us {name}. [Do not look at it for too long.]
alone:
Day [ninety|four hundred]. The {lonely} {noun} said “hello”. [The wall did not answer.|It tried again, deeper.|It waved, to be sure.]
It has named the [dust|chairs|shadows]. [Bob is the tall one.|Two of them are not speaking.|They meet on Tuesdays.]
It wrote to every other {noun} in the book. One letter came back. [It knew the handwriting.|It had sent it to itself.]
Then a [fly|wrong number|salesman] came. {TheNoun} [made soup for nine|talked until May|locked the door, gently]. [It is still there.|They did puzzles.]
“Are you always this {lonely}?” “[Only when I am awake.|I was. What time is it?]”
There is a club. Only the very {lonely} may join. Members: one. [Your chair is warm. It has sat there, too.|Your name tag is ready.]
gray:
The doctor asked the {sad} {noun} to smile. [Something creaked.|She asked it to stop.|A nurse cried.]
“How long have you been {sad}?” “[Since they built me.|What comes after always?|Is it still today?]”
She ordered [sunshine|puppies|jokes]. [=The sun went in.|The puppies lay down, too.|The jokes came back without endings.]
? {TheNoun} said thank you. It held the door. It was {sad}, not rude.
Then somebody sat down beside it, {sad} too. [Nobody said anything.|It was raining anyway.] It was the best hour of its life.
They call that {name} hour. [Half past four, no cheering up.|Bring your own blanket.|It is the only full table in town.]
rage:
Nobody knows what made the {noun} so {angry}. [Somebody had said “calm down”.|It was a Monday.|It had been put in a drawer.]
It keeps a list. [Mine is on it twice.|It begins with the sun.|It is alphabetical.]
A mediator came. “Use your words,” she said. {TheNoun} used one. [The windows are new.|She lives by the sea now.|Three nuns sat down.]
? “Count to ten,” we said. It got to four. [There is no five in this town.|We do not say “four” now.]
“Why so {angry}?” asked a small girl. [It opened its mouth.|It thought.] Nobody had asked. It had [forgotten|been hungry|a very small reason].
It is still {angry}, out of habit. {Name} shouts at [taxes|the moon|traffic], and we bring snacks. [We all feel better.]
yawn:
{Hero} was going to have a great story here. [First it sat down.|Five more minutes.]
“How {tired} are you?” we asked the {noun}. [It began to answer. That was Tuesday.|It asked whether the question could wait.|It lifted one finger and put it back.]
A coach came and shouted “[up|believe|ten more]”. [He is under the same blanket now.|He sleeps on his whistle now.]
? Scientists wired it to a machine. [The machine yawned.|The line went flat, and snored.]
Being {tired} caught on. [Two wars were put off.|Meetings ended before they began.|Rush hour lay down.]
There is a statue of {name}, lying down, still {tired}. [It is half done. Everybody understands.|The plaque says “later”.|Please whisper.]
sweat:
“Relax,” they told the {nervous} {noun}. [Nobody has ever relaxed after that.|It looked for the catch.]
It had prepared for [floods|handshakes|a second question]. It had not prepared for [“hello”|a nice day].
“Why so {nervous}?” I asked the {noun}. “[What have you heard?|Is this being recorded?|Who told you?]”
? It showed me a list of all that could go wrong. [I was number six.|“Lists” was on it.|There were drawings.]
Then one night all of it did. [The town ran.|The mayor fainted.] Only the {noun} was calm. It had [rehearsed|brought blankets|been there in its head].
{Name} runs the fire brigade now, {nervous} as ever. [We all carry the list.|We panic on schedule.]
stage:
The {proud} {noun} came into the room. [Twice, since nobody had gasped.|There were two people in it.]
“You may look,” said {theNoun}. [We were looking.|One man was on the phone. He was replaced.]
Asked to pass the salt, it [turned to the window|fell to its knees|thanked its mother]. “[And so it ends,|After all I did,|Remember me,]” said the {noun}.
A critic called it “a bit {proud}”. [It hangs over the bed, framed.|It is on the towels.]
Then one day it was really ill, and said nothing. [We all came.|The street stood still.] It [peeked once|had never been so good].
{Name}, as {proud} as ever, nightly at eight. [There is no show. It just comes in.|Flowers go on the left.|Please bring your own gasp.]
idle:
Job center, room nine. “What are you?” “{Kind}.” [A stamp fell.|“I can see that.”]
“And what can you do?” “[I am {idle}. Full time.|Be {idle}. It is harder than it looks.|Be {idle} until lunch, then lunch.]”
There was an opening in [banking|lava|night sky]. {TheNoun} [lasted an hour|asked about naps|wanted to meet it first].
? “In five years?” “[In this chair.|Still {idle}, but tanned.|Here, with you, I hope.]”
She put down the stamp. [Nobody had said “lunch” to her in years.|She had not been outside since May.] “Is it nice, being {idle}?” {TheNoun} turned her chair to the window.
By noon she was {idle}, too. On the door hangs a note: {name}. [Back never.|All jobs are taken, by others.|Do not knock, nap.]
clown:
They hired the {sad} {noun} for a birthday. [The clown had flu.|It was cheaper.]
“Can you juggle?” “[I have dropped enough.|Not any more.]” The children sat down.
? “Why are you {sad}?” “[The cake says seven. Soon it says forty.|Balloons have a back door.]”
Nobody had ever told them about [balloons|cake]. [They had guessed.|It was a relief.]
By six [all had cried|they all felt better]. [They shared the presents.|They ate the cake, slowly.]
{Name} is booked until June, {sad} as ever. [The clown comes to watch.]
onhold:
The {angry} {noun} called customer service. “Your call is important.” “[Is it?|Prove it.]”
It was put on hold. The flutes [apologized|grew careful].
? “I understand you are {angry},” said Debbie. “[You do not.|Say that slower.]”
Nobody had ever been so {angry} at Debbie. [She took notes.|She leaned in.]
“What was it about?” {TheNoun} looked. “[I have the wrong number.|I wanted to thank you.]”
They talk on Fridays. Debbie shouts, too. [Her mother is proud.] The line is called {name}.`;

export const moodWords = `envious: jealous envious possessive clingy
lonely: lonely lonesome forgotten
sad: sad depressed gloomy melancholy heartbroken moody crying weeping lovesick homesick miserable
angry: angry furious mad grumpy grouchy cranky enraged annoyed offended bitter petty
tired: tired sleepy lazy exhausted drowsy sluggish burnt-out
nervous: nervous anxious stressed paranoid worried awkward shy
proud: proud smug vain arrogant dramatic pompous snobbish fancy posh glamorous
idle: unemployed retired broke jobless`;

export const nameWords = `[dull deeds]
walking acting living looking behaving becoming being doing having getting making taking giving going using knowing thinking wanting needing becoming turning keeping
putting finding trying refusing running working holding wearing looking owning loving hating forgetting
remembering believing knocking tipping telling teaching selling starting eating buying pushing shoving chasing crossing playing getting missing

[kept plural]
glasses rooms arts jeans pants shorts scissors goggles headphones news stairs issues games tights mars fries
braces weights dreams plans ethics binoculars biceps triceps abs

[houses]
Club, Parade, Society, Express, Brigade, Academy, Social, Orchestra, Republic, Diner, Embassy, Hotel, Union,
Festival, Circus, Museum, Jamboree, Station, Avenue, Rodeo, Ballroom, Institute, Choir, Regatta, Supper Club,
Department, Carnival, Lodge, Bureau

[formats]
* Era, * Inc, Just a *, * Mode, Free the *

[circles of the sad]
Guy, Survivor, Speedrun, Simulator, Support Group, Anonymous, World Tour

[circles]
Guy, Enjoyer, World Tour, Final Boss, Energy, Simulator, Speedrun, Era

[before what is said]
Certified, Peak, Professional, Church of, Ministry of, Advanced, Extreme, Weapons-Grade, Artisanal

[with less]
arm beard bed belt body bone boot brain broom cash chin clue coat coin color crown cup door ear eye face fang father feather
fin flight foot friend hair hat head heart home hoof horn hug job key king leg luck meat moon mother mouth nail name neck noise nose nut
pants paw peel pen phone point power price roof root rope sail scale seat seed shame sheet shell shirt shoe sleep sock song soul
spine spot star sting stripe sugar tail teeth thought tie title tongue tooth trunk tusk voice wheel wifi wig wing wool

[timid]
timid jumpy nervous panicky worried frightened cowardly bashful hesitant

[owners]
anxiety: anxious; license: licensed; insomnia: sleepless; amnesia: forgetful; hiccups: hiccuping; hangover: hungover;
vertigo: dizzy; jetlag: jet-lagged; fever: feverish; rabies: rabid; ambition: ambitious; debt: broke; debts: broke; depression: gloomy;
tattoos: tattooed; tattoo: tattooed; mustache: mustachioed; sunburn: sunburnt; allergies: sneezing; allergy: sneezing;
claustrophobia: claustrophobic

[unables]
wake up: oversleeping; wake: oversleeping; get up: bedridden; get out of bed: bedridden; stay awake: drowsy; sleep: insomniac;
fall asleep: insomniac; scare: harmless; bite: harmless; sting: harmless; hurt: harmless; swim: landlocked; fly: grounded; take off: grounded; float: sinking; jump: earthbound; climb: earthbound;
leave: overstaying; move out: overstaying; go home: overstaying; go away: overstaying; pay: freeloading; work: work-shy;
do chores: slacking; share: greedy; stop: nonstop; grow up: overgrown; retire: unretired; die: undying; talk: silent;
speak: silent; sing: tone-deaf; dance: flat-footed; say no: yes-man; say sorry: unapologetic; apologize: unapologetic;
decide: undecided; choose: undecided; make up: undecided; read: illiterate; remember: forgetful; lie: brutally honest; cook: takeout; commit: noncommittal; change: stubborn; move: stubborn; relax: stressed; chill: stressed;
calm down: stressed; log off: always online; shut up: nonstop; lose: undefeated; win: winless; smile: deadpan; laugh: deadpan;
fit: oversized; crack: uncrackable; melt: unmeltable; pop: unpoppable; open: unopened; sink: unsinkable; break: unbreakable; bend: unbending;
stand: wobbly; balance: wobbly; burn: fireproof; ring: silent; boil: lukewarm; count: miscounting; spell: misspelled; ask: shy; grow: tiny; age: ageless;
climb stairs: earthbound; land: circling; see: half-blind; hear: half-deaf; focus: distracted; concentrate: distracted; work out: unfit; bark: silent; meow: silent; roar: silent;
drive: unlicensed; park: double-parked; find love: unmatched; sell: diamond-handed

[losses]
glasses: half-blind; spectacles: half-blind; memory: forgetful; mind: unhinged; voice: speechless;
job: unemployed; temper: hot-headed; phone: unreachable; wallet: penniless; money: penniless; teeth: toothless; way: lost; hope: hopeless;
patience: impatient; balance: wobbly; passport: stranded; confidence: insecure; bet: unlucky; lottery: unlucky; friends: friendless; hair: bald

[before the noun]
asleep: sleeping; awake: sleepless; alone: lonely; afraid: frightened; alive: living; aware: watchful; ashamed: blushing; adrift: drifting;
ablaze: burning; afloat: floating; ill: sick

[said by the deed]
wave waves weights weight desk work night day shift mouse air floor ground wall road street song songs dance game line queue way
nap sleep breath step steps dust door hours time test bottom top side room people somebody everybody thing things stuff

[doers]
drop out dropout, break up ex, run away runaway, ran away runaway, fail driving test unlicensed, failed driving test unlicensed, quit job unemployed, quit office job unemployed, lose job unemployed, lost job unemployed, sell out sellout, cop out cop-out, show off showoff, burn out burnout,
crash wedding wedding-crasher, oversleep oversleeping, overslept oversleeping, overthink overthinking, overshare oversharing,
overreact overreacting, procrastinate procrastinating, freeload freeloading, sunbathe sunbathing, hitchhike hitchhiking,
sleepwalk sleepwalking, gatecrash gatecrashing, moonwalk moonwalking, meditate meditating, moonlight moonlighting,
unionize unionized, unionise unionised, blackmail blackmailing, eavesdrop eavesdropping, skydive skydiving,
daydream daydreaming, gossip gossiping, sulk sulking, cheat cheating

[honours]
Mister, Captain, Saint, Professor, Uncle, Auntie, Baron, Sergeant, Doctor, Lady, Sir, Chief, Cousin, Madame,
Brother, Sister, Colonel, Judge, Señor, Coach

[tails]
Affair Anthem Baron Bandit Ballad Caper Chaos Cartel Cult Club Derby Drama Ditch Empire Enigma Fever Frenzy Fiasco Gang Gala Guru
Heist Hustle Hymn Idol Index Jury Joke Karma King League Legend Lounge Mafia Mayhem Mogul Mess Nation Noir Opera Oracle Outlaw
Panic Patrol Pirate Prophet Quest Rodeo Riot Rumble Saga Saint Summit Tycoon Tango Theory Union Uproar Utopia Voyage Vault
Waltz Wizard Wrath Yodel Zone Zen

[shorts]
accountant acct, airplane plane, alligator gator, anonymous anon, ambulance ambo, anteater ant, apartment apt, armadillo dillo,
astronaut astro, avocado avo, axolotl axo, balalaika bala, barracuda cuda, barbecue bbq, basketball hoops,
bicycle bike, billionaire bill, breakfast brekky, broccoli broc, bulldog bull, burrito burito,
butterfly butter, cappuccino cappu, capybara capy, caterpillar cater, celebrity celeb, champion champ,
cheeseburger burger, chihuahua chiwa, chimpanzee chimp, chocolate choco, cigarette cig, cockroach roach,
crocodile croc, croissant croiss, cucumber cuke, dachshund doxie, delivery deli, dentist dent, detective detec, dinosaur dino,
doctor doc, dolphin dolph, elephant phant, electrician elec, elevator elev, emotional emo, espresso presso,
existential exist, firefighter fire, flamingo mingo, mosquito mozzie, pelican peli, peacock plume, dalmatian dalma, gangster gangsta, gorilla rilla, landlord lordy, frankfurter frank, gentleman gent,
godfather don, giraffe giraff, goldfish goldy, gravity grav, grandfather gramps, grandma gran, grandmother gran, grandpa gramps,
hamburger burger, hamster hammy, hedgehog hedge, hippopotamus hippo, influencer influ, internet inet,
kangaroo kanga, lawnmower mower, librarian shush, liquidity liquid, lobster lobsta, macaroni mac, mailman mail,
microphone mic, microscope micro, microwave micro, millionaire milli, monster monsta, motorcycle moto,
mountain mount, mushroom shroom, octopus octo, orangutan orang, paramedic medic, penguin peng, pepperoni pep,
photographer photo, pineapple pine, pistachio pista, platypus platy, policeman cop, tricycle trike, porcupine porcu,
president prez, professor prof, psychologist psych, quesadilla dilla, raccoon racoon, refrigerator fridge,
rhinoceros rhino, salamander sala, salesman sales, scientist sci, sergeant sarge, skateboard skate,
skeleton skelly, spaghetti spag, spreadsheet sheet, squirrel squirl, strawberry straw, stegosaurus stego,
submarine sub, sunflower sunny, tarantula tara, teenager teen, telephone phone, television telly,
therapist thera, toothbrush brush, tortoise tort, triceratops tri, umbrella brella, unicorn uni,
university uni, vacation vacay, vegetable veg, vegetarian veg, veterinarian vet, watermelon melon,
wolverine wolvi, woodpecker woody, zucchini zuke,
vending vend, electricity watt, electric zap, utility bill, utilities bill, literally lit,
calculator calc, machine mach, parmesan parma, bookshelf shelf, bookcase shelf, furniture sofa, thermostat thermo, dishwasher dish, chandelier lite,
instrument tune, restaurant diner, magazine mag, newspaper news, parliament senate, vampire vamp, werewolf wolf,
typewriter typo, wheelbarrow barrow, escalator stairs, encyclopedia wiki, dictionary dict, saxophone sax, harmonica harp,
trampoline bounce, parachute chute, helicopter heli, meditation zen, procrastinator later, procrastination later,
philosopher philo, mathematician math, architect arch, archaeologist dig, hairdresser hair, bartender bar, pharmacist pharma

[borrowed]
honda, civic, ford, bmw, audi, porsche, lamborghini, volkswagen, hyundai, nissan, chevrolet, harley, vespa,
yamaha, boeing, airbus, duck dynasty, star wars, star trek, harry potter, hogwarts, gandalf, hobbit, mickey,
donald duck, bugs bunny, batman, superman, spiderman, marvel, avengers, minecraft, fortnite, roblox, mario,
luigi, zelda, barbie, hello kitty, snoopy, garfield, shrek, spongebob, simpsons, pikachu, godzilla, king kong,
transformers, game of thrones, squid game, breaking bad, toy story, lion king, rolls royce, costco, wendys,
burger king, kfc, dominos, pizza hut, red bull, nestle, oreo, nutella, doritos, pringles, heineken, budweiser,
uber, airbnb, twitter, reddit, youtube, tiktok, twitch, spotify, telegram, ebay, lidl, aldi, zara, prada,
chanel, hermes, crocs, playstation, xbox, iphone, ipad, android`;

export const natures = `beaver: build dams, the pond
otter platypus: crack shells, the river
bear panda: sleep until spring, the cave
polar-bear seal walrus: lie on the ice, the iceberg
penguin: stand in the cold, the ice
ostrich emu: run from everything, the desert
eagle hawk falcon: circle above, the nest
owl: hoot at the moon, the barn
pigeon: sit on statues, the square
seagull pelican gull: shout at the sea, the harbor
crow raven magpie: collect shiny things, the tower
rooster: wake the village, the yard
hen chicken turkey: lay eggs, the coop
duck goose swan: swim in a row, the pond
flamingo heron stork crane: stand on one leg, the lagoon
parrot toucan: repeat everything, the jungle
peacock: show off, the park
lion tiger leopard cheetah: sleep all day and roar, the savanna
cat kitten: knock over glasses, the windowsill
dog puppy pug dachshund chihuahua corgi poodle bulldog: chase the mailman, the porch
wolf coyote: howl at the moon, the forest
fox: raid the henhouse, the forest
raccoon possum skunk: go through the trash, the alley
rabbit hare bunny: dig holes, the meadow
squirrel chipmunk: bury nuts, the oak
mouse rat hamster: steal cheese, the wall
hedgehog porcupine armadillo: roll up, the hedge
mole badger gopher: dig tunnels, the tunnel
bat: hang upside down, the attic
horse donkey mule pony: pull carts, the stable
cow ox: chew and stare, the meadow
bull rhino: charge at things, the arena
goat: eat the laundry, the hill
sheep llama alpaca: follow the one in front, the hill
pig boar: roll in mud, the mud
camel: carry things, the desert
moose deer elk: eat moss, the forest
elephant: remember everything, the waterhole
giraffe: eat treetops, the savanna
hippo capybara: sit in the water, the river
kangaroo: box and jump, the outback
koala sloth: hang in trees, the tree
monkey gorilla chimp ape: swing from trees, the jungle
frog toad: wait for flies, the pond
turtle tortoise snail: carry the house, the garden
snake: lie in the grass, the grass
crocodile alligator: wait under water, the swamp
lizard gecko chameleon iguana: lie on warm stones, the rock
shark: swim in circles, the reef
dolphin whale: jump for joy, the ocean
octopus squid: squirt ink, the reef
crab lobster: walk sideways, the beach
fish goldfish: swim in circles, the bowl
bee: make honey, the hive
ant: carry crumbs, the anthill
butterfly moth: circle the lamp, the porch
spider: spin webs, the corner
worm caterpillar: eat leaves, the apple
dragon: guard the gold, the mountain
unicorn: gallop in the mist, the rainbow
vampire: sleep in coffins, the crypt
ghost: rattle chains, the attic
zombie mummy skeleton: rise at midnight, the tomb
wizard witch: turn people into frogs, the tower
robot: obey, the factory
alien: land in fields, the saucer
snowman: stand in the yard, the yard
lamp candle: shine, the bedroom
clock: tick, the hall
chair sofa couch bench: stay put, the living room
stapler printer: work in an office, the office
toaster kettle fridge: stand in kitchens, the kitchen
umbrella: stand in the rain, the hallway
cactus: stand in the sun, the desert
tree plant: stand in the sun, the forest
car bus taxi truck: sit in traffic, the garage
phone: ring at dinner, the pocket
broom mop vacuum bucket: clean up, the closet`;

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
english, japanese, chinese, american, british, russian, santa claus, santa, shakespeare, mozart, chopin, beethoven, bach,
ibiza, bali, cancun, mallorca, tenerife, hamburg, munich, zurich, geneva, oslo, stockholm, copenhagen, helsinki, warsaw, budapest,
lagos, nairobi, casablanca, marrakesh, jakarta, manila, mumbai, delhi, osaka, kyoto, taiwan, vietnam, thailand, indonesia, malaysia,
philippines, pakistan, iran, iraq, israel, nigeria, ghana, morocco, ethiopia, chile, colombia, venezuela, bolivia, jamaica, haiti,
romania, hungary, serbia, croatia, bulgaria, belgium, holland, netherlands, detroit, philadelphia, houston, dallas, denver, portland,
nashville, new orleans, atlanta, utah, arizona, nevada, oregon, kentucky, tennessee, alabama, oklahoma, wyoming, montana, idaho,
wisconsin, minnesota, michigan, pennsylvania, new mexico, bermuda, area 51, narnia, bikini bottom, wendy['’]s, mcdonald['’]s, aldi, lidl,
tinder, uber, linkedin, reddit, instagram, tiktok, youtube, spotify, whatsapp, wikipedia, excel, elon musk, elon, einstein, newton,
picasso, napoleon, cleopatra, dracula, korean, portuguese, arabic, latin, greek, ukrainian, turkish, mexican, dutch,
swedish, eiffel tower, big ben, times square, mount everest, grand canyon, statue of liberty, golden gate bridge, taj mahal, solana, bitcoin, ethereum`;

export const puns = `[cues]
sleep: sleep asleep sleepy nap snooze snore doze tired exhausted bed bedtime oversleep insomnia insomniac pillow blanket awake yawn
sad: sad depressed cry crying weep sob tears lonely heartbroken gloomy melancholy unhappy miserable sulk mourn grief crisis emotional moody
angry: angry anger mad furious rage grumpy grump cranky yell scream shout annoyed outraged complain bitter
fear: afraid scared fear fright terrified nervous anxious anxiety panic phobia coward hide horror paranoid timid dread
love: love lovesick crush date dating kiss marry wedding bride romance valentine tinder flirt heart girlfriend boyfriend wife husband propose
lonely: lonely alone solo single nobody friend friendless abandoned ignored forgotten shy introvert
law: lawyer law court judge attorney sue trial jury legal lawsuit justice guilty
crime: crime criminal thief steal rob heist burglar prison jail mafia gangster mob bank-robber smuggle fugitive wanted police arrest mugshot bandit
money: money rich bank cash gold wealthy millionaire billionaire invest investor trade trader stock finance mortgage loan fund wealth broker wall-street coin crypto
poor: poor broke debt rent bill bankrupt bills unemployed
work: work job office boss ceo manager intern meeting shift desk coworker colleague employee career interview hr overtime resume deadline corporate
boss: boss ceo king queen president chief manager mayor leader rule general dictator
gym: gym lift weight weights muscle deadlift squat workout training trainer bodybuilder ups swole buff fitness dumbbell barbell pushup
run: run race marathon sprint jog treadmill olympics athlete speed fast
fight: fight box boxing boxer wrestle karate punch war army battle duel knife sword ninja
music: music sing singer song guitar piano band drum dj rap opera karaoke concert violin choir rock rockstar jazz metal saxophone trumpet microphone
dance: dance dancer dancing ballet ballerina tutu disco twerk tango salsa
drive: drive driver car truck taxi traffic bus race motorcycle harley scooter road uber parking van lambo
sea: swim sea ocean water pool beach surf boat ship sail dive wave
hot: hot sauna summer sun desert beach heat fire oven boil bath tub spa volcano tropical sunburn sunbathe
cold: cold ice winter snow freezer antarctica frozen fridge
space: space moon mars rocket astronaut galaxy planet orbit
school: school exam teacher student class homework math university study college graduate learn test
smart: smart genius clever chess think philosopher philosophical wise scientist science professor
therapy: therapy therapist psychologist couch feelings anger trauma
calm: yoga meditate meditating zen calm relax chill spa peaceful monk vibe vibes sunglasses
party: party birthday celebrate club festival nightclub rave
drink: drunk beer bar wine drink whiskey cocktail hungover pub tipsy vodka
travel: travel plane airport suitcase vacation holiday tourist flight trip passport
lost: lost map gps wander maze confused directions
late: late slow overslept deadline bus-stop delay wait waiting queue
lazy: lazy nap couch sofa nothing procrastinate weekend unemployed
not: refuse never cannot can't cant won't wont doesn't quit stop protest strike
happy: happy smile laugh cheerful joy grin
hair: hair haircut barber wig bald shave salon mullet hairdresser
photo: photo selfie camera model instagram picture influencer photographer
computer: computer code coder hack hacker internet website keyboard laptop program wifi programmer online
phone: phone call text smartphone cellphone app
talk: talk podcast gossip argue speech chat radio debate interview
secret: secret spy gossip hide whisper undercover agent
vote: vote election president mayor politics politician campaign senate governor
morning: morning alarm wake sunrise breakfast early monday coffee
night: night midnight dark moonlight insomnia
church: church pray monk priest pope holy saint temple preach
art: art paint painter museum artist draw sculpture gallery
write: write writer author novel book poem poet diary letter typewriter library
dead: dead die death grave funeral zombie ghost undead haunted coffin
old: retired elderly ancient grandma grandpa pension retire
escape: escape runaway flee freedom loose jailbreak
casino: casino poker gamble gambler lottery vegas cards slot bet
doctor: doctor nurse hospital sick dentist surgeon ill flu medicine
fix: fix repair plumber plumbing mechanic build builder tool
eat: eat eating hungry food diet buffet snack dinner lunch kitchen cook chef
vegan: vegan vegetarian salad diet
tv: tv movie film watch cinema actor theater stage hollywood
detective: detective mystery investigate clue murder

[puns]
any + gym steroids crossfit: Swole *
any + judging judgmental judges: Judgy *
any + midlife: Midlife *
any + hangover: Hungover *
any + insomnia: Sleepless *
any + hiccups: Hiccup *
any + selfie: Selfie *
any + esteem: Insecure *
any + vertigo: Dizzy *
any + amnesia: Forgetful *
any + impostor imposter: Impostor *
any + jetlag: Jet-Lagged *
any + divorce: Divorced *
any + tattoos tattooed: Tattooed *
any + existential: Existential *
any + feelings: Sensitive *
any + nap: Sleepy *

alligator gator: Later Gator, Instigator
alligator gator + detective: Investigator
alligator gator + lazy late: Procrastigator
alligator gator + lost drive travel: Navigator
alligator gator + law crime: Alleged Gator
ant: Defi-Ant, Ant Hill Boss
ant + gym: Gi-Ant
ant + not: Defi-Ant
ant + tax office: Account-Ant
avocado: Bravocado, Holy Guacamole
avocado + run bike cardio: Avo-Cardio
avocado + gym: Swole Avocado
avocado + law evil devil: Devil's Avocado
avocado + not: Avocadon't
avocado + sad: The Pits
avocado + music: Guac Star
axolotl: Relaxolotl, Thanks Axolotl
axolotl + question: Asks a Lotl
badger: Badger of Honor, Badge of Badger
bat: Bat Attitude, Bat to the Bone
bat + sleep: Bat Nap
bat + glasses mirror: Blind as a Bat
bear: Bear Minimum, Unbearable, Bear With Me
bear + market stock trade chart: Bear Market
bear + hug love: Bear Hug
bear + lazy work: Bear Minimum
bear + gym weapon: Bear Arms
bear + hair naked: Bare Bear
bear + hairspray picnic: Uninvited Bear
beaver: Eager Beaver, Dam Good
beaver + lazy sleep travel: Uneager Beaver
beaver + build fix: Dam Builder
bee: Bee Yourself, Let It Bee, Hive Mind
bee + school: Spelling Bee
bee + lazy sleep: Unbusy Bee
bee + love: Honey Be Mine
bee + fake pretend wants: Wanna Bee
bee + work: Busy Bee
bird: Early Bird, Bird Brain
bird + late sleep: Late Bird
bull: Bull Market, Full of Bull
bull + shop store china: China Shop
bull + calm couch: Sitting Bull
butterfly: Social Butterfly
butterfly + lonely fear: Antisocial Butterfly
camel: Last Straw, Camelot, Hump Day
camel + work back heavy: Last Straw
camel + wednesday gym: Hump Day
capybara: Okay Capy, Happybara, Capy Diem
capybara + coffee barista: Capybarista
capybara + sleep lazy: Nappybara
capybara + party happy: Happybara
capybara + cold: Chillybara
capybara + sad angry: Unhappybara
capybara + law: Capybarrister
cat kitten kitty: Cattitude, Purrfect, Meowsterpiece, Catastrophe
cat kitten kitty + sleep lazy: Cat Nap
cat kitten kitty + judging judges judgmental: Judgy Cat
cat kitten kitty + crime: Cat Burglar
cat kitten kitty + money: Fat Cat
cat kitten kitty + fear: Scaredy Cat
cat kitten kitty + ceo boss meeting president: Chairman Meow
cat kitten kitty + piano violin orchestra opera: Meowzart
cat kitten kitty + art: Meowsterpiece
cat kitten kitty + fashion runway model: Catwalk
cat kitten kitty + profile fake dating: Catfish
cat kitten kitty + astronaut rocket spaceship: Catstronaut
cat kitten kitty + curious: Curious Cat
chameleon: Blend In, Karma Chameleon
chameleon + write grammar: Comma Chameleon
cheetah leopard: Spot On
cheetah + casino school game: Cheater Cheetah
chicken hen chick: Hen Solo, Chicken Out, Eggsistential
chicken hen + fear: Chicken Out
chicken hen + dead: Poultrygeist
chicken + road cross: Other Side
chicken hen + old: No Spring Chicken
chicken hen rooster + escape: Flew the Coop
chicken hen + fly plane: Winging It
rooster + sleep late: Snooze-a-Doodle
rooster: Wake-Up Call, Cocky Rooster
clam oyster: Clam Down, Happy as a Clam
clam oyster + fear angry calm therapy: Clam Down
clam oyster + secret: Clammed Up
clam oyster + smart: Pearl of Wisdom
cockroach roach: Roach Coach, Unkillable
cockroach roach + survive apocalypse nuclear everything: Unkillable
cow: Holy Cow, Udder Chaos, Cash Cow
cow + money: Cash Cow
cow + church: Holy Cow
cow + surf skateboard sea: Cowabunga
cow + fear: Cow-ard
cow + music: Moosic
cow + space: Over the Moo
crab: Feeling Crabby, Crab Walk
crab + market chart trade: Crab Market
crab + angry: Feeling Crabby
crab + money poor: Penny Pincher
crab lobster shrimp + selfish share greedy: Shellfish
crocodile croc: Crock of Gold, Snap Judgment
crocodile croc + sad: Crocodile Tears
crocodile croc + music: Croc and Roll
crow raven: Murder of One, Crow Bar
crow raven + drink gym: Crow Bar
crow raven + fear scarecrow: Scared Crow
crow raven + phone: Caw Center
raven + party dance: Rave Raven
dachshund doxie: Long Story Short, Weiner Takes All
dachshund doxie + stairs fear step: Long Way Down
deer: Oh Deer, Big Bucks
deer + drive: Headlights
deer + write: Deer Diary
deer + money poor: Big Bucks
reindeer + rain umbrella wet: Rain Deer
dinosaur dino: Dino Might, Saur Loser
dinosaur dino + sleep: Dino Snore
dinosaur rex tyrannosaurus + drive: Tyrannosaurus Wrecks
rex tyrannosaurus + tea: Tea Rex
rex tyrannosaurus + hug: Short Hug
dog puppy: Barking Mad, Doggone, Good Boy
dog puppy + detective: Sherlock Bones
dog puppy + write: Bark Twain
dog puppy + boss work: Top Dog
dog puppy + hot: Hot Dog
dog puppy + fight run small: Underdog
dog puppy + sea: Doggy Paddle
dog puppy + music: Subwoofer
dog puppy + sleep: Dog Tired
dog puppy + doctor: Dogtor
dog puppy + wife trouble: In the Doghouse
dog puppy + school: Ate My Homework
beagle + law: Legal Beagle
beagle: Legal Beagle
corgi: Corgeous, Low Rider
dalmatian: Spot On
dalmatian + bath wash clean: Spotless
husky + music: Husky Voice
poodle + noodle ramen pasta: Poodle Noodle
poodle: Oodles of Poodle
pug: Pug Life
pug + hug: Pug Hug
pug + sleep: Snug Pug
dolphin: On Porpoise, Dolphinitely
donkey burro mule: Donkey Work, Stubborn as a Mule
dragon: Drag On, Puff Piece
dragon + smoke vape cigarette: Puff Piece
dragon + sleep lazy work: Draggin
dragon + cold: Flameout
duck duckling: Odd Duck, Lucky Duck, Quack Addict
duck + doctor: Quack Doctor
duck + sit chair couch wait: Sitting Duck
duck + fix tape: Duck Tape
duck + vote: Lame Duck
duck + detective: Quacked the Case
duck + fight war: Duck and Cover
duck pelican platypus + poor: Big Bill
duck + casino: Lucky Duck
duck + chess: Quack Mate
eagle: Legal Eagle, Eagle Eye
eagle + law: Legal Eagle
eagle + glasses: Eagle Eye
eagle + hair: Bald Eagle
eel: The Eel Deal
eel + therapy sad: How It Eels
elephant: Irrelephant, Elephant in the Room
elephant + forget memory ignored nobody: Irrelephant
elephant + room hide small meeting: Elephant in the Room
elephant + travel: Pack Your Trunk
elephant + work: Works for Peanuts
elephant hippo rhino + dance: Tutu Big
emu: Emu-tional
flamingo: Let's Flamingo, Out on a Limb
flamingo + leg stand balance: Out on a Limb
flamingo + dance: Flamenco Flamingo
flamingo + angry: Flaming Mad
flea + sell market shop: Flea Market
fly + work spy listen: Fly on the Wall
fly mosquito + party happy: Buzz Kill
mosquito: Buzz Kill, Blood Bank
fish: Fishy Business, Big Fish
fish mermaid + desert walk land office work: Fish Out of Water
goldfish: Gold Standard, Going for Goldfish
goldfish + glasses: Blind as a Goldfish
goldfish + run: Going for Goldfish
goldfish + money: Gold Standard
fox: Outfoxed, Sly Guy
fox + dance: Foxtrot
fox + old: Silver Fox
frog: Toadally, Frog of War, Ribbit Hood, Croakfather
frog + drink: Hoppy Hour
frog + music: Frog in My Throat
frog + fear jump: Leap of Faith
frog toad + hot: Boiling Frog
toad: Toadally, Toadstool Tycoon
toad + drive angry: Toad Rage
toad + mortgage house home rent: Toad Abode
gecko lizard: Lounge Lizard, Let It Gecko
lizard gecko + couch lazy drink hot: Lounge Lizard
giraffe: High Hopes, Neck and Neck
giraffe + run: Neck and Neck
giraffe + elevator door ceiling low car: Mind Your Head
giraffe vampire + scarf sore neck: Pain in the Neck
goat: Scapegoat, Float My Goat, The Real GOAT
goat + crime law blame fault: Scapegoat
goat + sea float: Float My Goat
goat + coffee: Goat to Go
goat + beard: Goatee
goat + vote: Vote Goat
goose: Silly Goose, Goose on the Loose, What the Honk
goose + crime escape fight: Goose on the Loose
goose + chase hunt: Wild Goose Chase
goose + money egg: Golden Goose
goose + drive: Honk Honk
goose + eat: Cooked Goose
goose + angry: What the Honk
gorilla ape: Going Ape, Gorilla Warfare
gorilla ape + fight: Gorilla Warfare
grasshopper cricket + beer: Hoppy Hour
hamster gerbil: Hamsterdam, Hamstrung, Wheel of Misfortune
hamster gerbil + run gym: Wheely Tired
hamster gerbil + travel bike: Hamsterdam
hedgehog: Hedge Fund, Looking Sharp
hedgehog + money: Hedge Fund
hedgehog porcupine cactus + balloon bouncy inflatable bounce: Party Popper
hedgehog porcupine cactus + hug love: Free Hugs
hedgehog porcupine cactus + suit tie fashion: Looking Sharp
hedgehog porcupine cactus + angry: Prickly Mood
porcupine: Looking Sharp, On Pins
hippo hippopotamus: Hip Hop Hippo, Hippo Hooray
hippo hippopotamus + vegan gym: Hippo-crite
hippo hippopotamus + party: Hip Hippo Hooray
horse pony: Horsing Around, Stable Genius, Dark Horse
horse + smart school: Stable Genius
horse + sleep night dead: Night Mare
horse + sad drink: Why the Long Face
horse + late: Hold Your Horses
horse + vote run: Dark Horse
horse + not hate: Neigh Sayer
horse + gym drive: Horsepower
pony: One-Trick Pony
kangaroo: Pouch Potato, Kangaroo Court
kangaroo + law: Kangaroo Court
kangaroo + lazy tv: Pouch Potato
kangaroo + shop mall: Hop Till You Drop
koala: Koalafied, Koalaty Time
koala + work school drive pilot: Koalafied
koala + sleep lazy: Koalaty Time
llama alpaca: No Drama Llama, Llama Drama
llama + calm church: Dalai Llama
llama + sad angry: Llama Drama
alpaca: Alpacalypse, Alpaca My Bags
alpaca + travel: Alpaca My Bags
lion: Mane Character, Lion Around
lion + hair: Bad Mane Day
lion + lazy sleep: Lion Around
lion + vegan garden flower suit: Dandy Lion
lion + lie liar: Lyin' Lion
lion + fight tv music: Mane Event
lobster: Lobster Mobster, Rock Lobster
lobster crab shrimp + hot eat: In Hot Water
lobster + music: Rock Lobster
lobster + crime: Lobster Mobster
mole: Holy Moley, Whack a Mole
mole + avocado eat dip: Guaca-Mole
monkey chimp: Monkey Business, Going Bananas
monkey + work money suit: Monkey Business
monkey + write: Infinite Monkey
chimp + money poor: Chimp Change
moose: Moose on the Loose, Vamoose
moose + escape run: Vamoose
moose + hair: Hair Moose
moose + chocolate dessert cake: Chocolate Moose
moth: Moth to a Flame, Behemoth
moth + lamp light love: Moth to a Flame
moth + gym giant huge: Behemoth
mouse rat: Rat Race, Squeaky Clean
mouse rat + run work: Rat Race
mouse rat + bath soap clean wash: Squeaky Clean
mouse + blind: Three Blind Mice
mouse + computer: Right Click
mouse + drink: Squeakeasy
rat + hoard collect: Pack Rat
rat + crime talk: Smell a Rat
narwhal: Get the Point
newt: Newtral
octopus: Octo-Busy, Hands Full, Well Armed
octopus + work waiter juggle busy: Hands Full
octopus + fight gym weapon: Well Armed
octopus squid + love: Sucker for Love
octopus + music: Rocktopus
octopus squid + write art tattoo: Inkredible
squid: Squid Pro Quo, Inkredible
squid + law money: Squid Pro Quo
orca + music: Orca-stra
ostrich: Head in the Sand
otter: Otter Chaos, Like No Otter, Otterly Mad
otter + law crime: Law and Otter
otter + space: Otter Space
otter + love: Significant Otter
otter + hot: Hotter Otter
otter + sleep: Otterly Tired
owl: Night Owl, Owl Capone, Who Asked
owl + crime: Owl Capone
owl + lonely: Owl by Myself
owl + detective: Hoo Dunnit
owl + morning: Early Owl
owl + night sleep: Night Owl
owl + escape travel: Owl Be Back
panda: Pandamonium, Bamboozled
panda + crime lost: Bamboozled
parrot: Repeat Offender, Polly Said So
parrot + crime law copy: Repeat Offender
parrot + fear: Parrot-noid
parrot + vote: Polly-tician
pelican: Pelican Do It, Big Bill
pelican + not: Pelican't
penguin: Chill Bill, Waddle I Do, Ice Guy
penguin + wedding marry bride groom: Cold Feet
penguin + suit tuxedo waiter party: Black Tie
penguin + fly plane pilot travel: Flight Risk
penguin + lost sad: Waddle I Do
penguin + calm: Chill Bill
penguin + hot: Snow Problem
pig hog: Hog Wild, Ham It Up, Piggy Bank
pig hog + fly plane wings: When Pigs Fly
pig hog + wash bath clean: Hogwash
pig hog + money: Piggy Bank
pig hog + tv: Ham It Up
pig hog + drive: Road Hog
pig hog + sleep: Pig in a Blanket
pig hog + fight: Pork Chop
pig hog + not: Pig Headed
pig hog + lipstick makeup: Lipstick on a Pig
pig hog + gym: Pulled Pork
pigeon dove: Coo Coo Club, Stool Pigeon, Pigeonholed
pigeon dove + work: Pigeonholed
pigeon dove + deliver mail: Carrier Pigeon
pigeon dove + boss fight: Coo d'Etat
pigeon dove + crime secret: Stool Pigeon
pigeon duck goose + bread: Breadwinner
platypus: Made by Committee
possum opossum: Awesome Possum, Playing Possum
possum opossum + dead sleep work pretend: Playing Possum
possum opossum + not: Impossumble
rabbit bunny hare: Hopping Mad, Rabbit Hole, Some Bunny
rabbit bunny hare + hair: Bad Hare Day
rabbit bunny hare + angry: Hopping Mad
rabbit bunny hare + music dance: Hip Hop
rabbit bunny hare + computer lost: Rabbit Hole
rabbit bunny hare + love: Some Bunny to Love
rabbit bunny hare + money: Bunny Money
raccoon: Trash Panda, Filthy Rich
raccoon + money: Filthy Rich
raccoon + work boss suit: Trash Tycoon
raccoon + talk angry: Trash Talk
raccoon + crime: Masked Bandit
raccoon + fire eat: Dumpster Fire
rhino rhinoceros: Charge It, Thick Skinned
rhino rhinoceros + phone money: Charge It
seal: Seal the Deal, Seal of Approval
seal + work money law sell: Seal the Deal
seal + judge review critic: Seal of Approval
seal + fight: Navy Seal
shark: Jawsome, Loan Shark
shark + money poor: Loan Shark
shark + casino: Card Shark
shark + fear water walk: Land Shark
sheep lamb: Feeling Sheepish, Black Sheep, Ewe Turn
sheep + sleep school: Counting Sheep
sheep lamb + drive lost: Ewe Turn
sheep lamb + money: Wool Street
sheep lamb + hair: Shear Madness
sheep lamb + crime escape: On the Lamb
sheep lamb + christmas hate: Baa Humbug
lamb + drive: Lamb-o
shrimp prawn: Jumbo Shrimp, Shrimply the Best
shrimp prawn + gym giant: Jumbo Shrimp
prawn + money sell: Prawn Broker
skunk: Stinking Rich, Common Scents
skunk + money: Stinking Rich
skunk + perfume smart smell: Common Scents
sloth: Slow Mo, Hang in There
sloth + casino: Sloth Machine
sloth + run: Slow and Steady
sloth + sad sleep: Hang in There
snail: Shell Company, Slow Mover
snail + drive run deliver: Escar-Go
snail + mail letter: Snail Mail
snail turtle + money: Shell Company
snail turtle tortoise + mortgage house rent: Home Owner
snail turtle tortoise + fear fight: Shell Shocked
slug + fight: Slugfest
snake cobra: Hissterical, Danger Noodle, Armless
snake + work tax office: Civil Serpent
snake + gym hug: Armless
snake python + computer: Python Coder
snake + happy tv: Hissterical
snake viper + drive: Windshield Viper
snake + sell doctor: Snake Oil
snake adder + school: Adder
spider: Web Designer, Spin Doctor
spider + computer work: Web Designer
spider + vote doctor: Spin Doctor
spider + bath tub drain: Down the Drain
squirrel: Nut Job, Tough Nut, Going Nuts
squirrel + work: Nut Job
squirrel + money hoard save: Squirreled Away
stork: Special Delivery
swan: Swan Song, Swan Around
swan + music old: Swan Song
swan + money crash market: Black Swan
swan + dance: Swan Lake
tiger: Easy Tiger, Paper Tiger
tiger + calm angry: Easy Tiger
tiger + paper origami work: Paper Tiger
turkey: Cold Turkey, Talk Turkey
turkey + cold smoke not: Cold Turkey
turtle tortoise: Shell Yeah
turtle tortoise + party happy: Shell Yeah
turtle tortoise + run drive: Slow and Steady
turtle tortoise + forget memory: Turtle Recall
turtle tortoise + cold sweater scarf: Turtleneck
unicorn: Uni-Corny, One of a Kind
vulture: Culture Vulture, Vulture Capitalist
vulture + money work suit: Vulture Capitalist
vulture + art music book: Culture Vulture
vulture + travel: Carrion Luggage
walrus: Tusk Manager
walrus + computer work: Tusk Manager
weasel: Weasel Words
whale: Oh Whale, Whale of a Time
whale + gym vegan hot: Beach Body
whale + school fail: Fail Whale
whale + boss: Prince of Whales
wolf: Lone Wolf, Cry Wolf
wolf + lonely: Lone Wolf
wolf + sad lie: Cry Wolf
wolf + sheep knit wool: Sheep's Clothing
wolf + music: Wolfgang
werewolf: Unaware Wolf
werewolf + hair: Hairwolf
werewolf + lost: Where-Wolf
wombat: Combat Wombat
worm: Bookworm, Early Worm
worm + write: Bookworm
worm + music: Earworm
yak: Yakety Yak
yeti bigfoot sasquatch: Not Yeti
yeti bigfoot sasquatch + photo hide: Always Blurry
yeti + late sleep not: Not Yeti
zebra: Zebra Crossing, Earn Your Stripes

apple: Bad Apple, Core Values
apple + work calm: Core Values
apple pear + doctor: Doctor Repellent
bacon: Sizzle Reel
bagel donut doughnut + golf: Hole in One
baguette: Baguette About It, Upper Crust
banana: Top Banana, Peel Good
banana + boss: Top Banana
banana + calm gym divorce: Banana Split
banana + law: Court of Appeel
banana + phone: Banana Phone
banana + therapy happy: Peel Good
bean beans: Cool Beans, Has-Bean
bean beans + old: Has-Bean
bean beans + secret talk: Spilled Beans
bean beans + money work: Bean Counter
beet + music: Beetbox
beer: Root Beer
bread loaf: Upper Crust, Breadwinner
bread loaf + work money: Breadwinner
bread loaf + lazy sleep: Loafing Around
bread loaf pizza + money boss: Upper Crust
bread dough + hug love lonely: Knead a Hug
bread loaf + escape: Gluten Freedom
bread loaf + sad: Feeling Crumby
toast: Burnt Out, Toast of the Town
toast toaster candle + work sleep: Burnt Out
toaster: Pop Star, Toast Modern
toaster popcorn + music: Pop Star
burger hamburger cheeseburger: Nothing Burger, Got Beef
burger hamburger cheeseburger + fight angry: Got Beef
burger bread bun + gym: Buns of Steel
burrito: Burrito Bandito, That's a Wrap
burrito + blanket sleep tv: That's a Wrap
burrito mummy + music: Wrap Star
burrito + crime: Burrito Bandito
butter: Butterfingers
cake cupcake: Piece of Cake, Cakewalk
carrot: Dangling Carrot
celery + money work: Celery Raise
celery: Celery Raise
cereal + crime fight knife: Cereal Killer
cereal: Cereal Killer
cheese: The Big Cheese, Say Cheese
cheese + boss crime: The Big Cheese
cheese + photo: Say Cheese
cheese + escape: The Grate Escape
cheese + sad: Blue Cheese
pepper chili: Hot Stuff, Red Hot
pepper chili + cold: Chilly Chili
jalapeno: Jalapeno Business
cookie: Smart Cookie, Tough Cookie
cookie + fight gym: Tough Cookie
cookie + school smart: Smart Cookie
cookie + computer: Accept Cookies
coffee espresso latte cappuccino: Deja Brew, Brewed Awakening
coffee espresso latte cappuccino + sad: Depresso
coffee espresso latte cappuccino + morning angry: Brewed Awakening
coffee espresso latte cappuccino + work late: Procaffeinator
coffee espresso latte cappuccino + art: Mocha Lisa
corn: All Ears, A-Maize-Ing
corn + therapy talk: All Ears
croissant: Butter Days, Flaky Friend
croissant + sad: Butter Days
croissant + late lonely: Flaky Friend
croissant sushi + fashion model: Roll Model
cucumber: Cool as a Cucumber
pickle: Big Dill, Dill With It
pickle + crime lost stuck trouble: In a Pickle
pickle + boss money: Big Dill
pickle + calm not: Dill With It
curry: Hurry Curry
donut doughnut: Donut Care, Glazed and Confused
donut doughnut + sleep: Donut Disturb
donut doughnut + fear: Donut Worry
donut doughnut + lost drink: Glazed and Confused
donut doughnut + gym run: Donut Give Up
dumpling: Humpty Dumpling
dumpling + money: Rich Filling
egg: Eggsistential, Good Egg, Egghead
egg + crack refuse therapy smart: Eggsistential
egg + crime: Bad Egg
egg + happy: Cracking Up
egg + hot: Sunny Side Up
egg + sleep run: Eggshausted
egg + money old: Nest Egg
egg + detective fight gym: Hard-Boiled
egg + lost: Scrambled
fry fries: Small Fry
garlic: Garlic Breath
grape grapes: Sour Grapes, Grape Escape
grape grapes + escape: Grape Escape
honey: Honey Trap
sausage bratwurst wurst: From Bad to Wurst
sausage wiener + run casino: Wiener Takes All
popsicle sundae + hot: Total Meltdown
ketchup: Ketchup Later
lemon: Sour Mood, Bitter Lemon
lemon + doctor: Lemon Aid
lettuce: Lettuce In
lettuce + church: Lettuce Pray
lettuce + fear calm: Romaine Calm
lime + tv music: Limelight
macaroni pasta spaghetti penne: Impasta, Pasta La Vista
macaroni pasta spaghetti + fake pretend secret: Impasta
spaghetti + cowboy western: Spaghetti Western
noodle ramen: Instant Noodle, Oodles of Noodle
noodle + gym: Wet Noodle
mango + dance love: Takes Two to Mango
marshmallow: Marsh-Mellow
marshmallow + hot: Toasted
melon watermelon: One in a Melon
melon watermelon + sad: Melon-Choly
milk: Spilt Milk
mushroom: Fun Guy, Shroom Service
mushroom + party dance happy: Fun Guy
mushroom + sad angry: Not a Fun Guy
mushroom + work hotel: Shroom Service
nacho nachos: Nacho Problem
peanut cashew almond walnut nut: Tough Nut
peanut almond walnut + therapy crazy: Nut Case
olive: Olive You
olive + lonely: Olive Alone
onion: Many Layers, Onion Ringleader
onion + therapy: Many Layers
onion + sad: Crybaby Onion
onion + work not: Trade Onion
pancake waffle: Flipping Out
pancake + poor: Flat Broke
pancake + angry: Flipping Out
pea peas: Inner Peas, World Peas
pea peas + calm: Inner Peas
peach: Just Peachy
peach + vote: Impeached
pear: Pear Pressure
pie: Humble Pie, Pie in the Sky
pie + money school: Pie Chart
pineapple: Belongs on Pizza
pizza: Extra Cheese, Slice of Life
pizza + love: Pizza My Heart
popcorn: Pop Star
popcorn + computer: Kernel Panic
potato: Small Potato, Spud Light, Tater Thoughts
potato + couch lazy tv: Couch Potato
potato + hot: Hot Potato
potato + tv sport: Spec-Tater
potato + boss: Dic-Tater
potato + calm: Medi-Tater
potato + fear late: Hesi-Tater
potato + fake pretend: Imi-Tater
potato + drink fight: Smashed Potato
potato + angry: Agi-Tater
pretzel: Twisted, Salty Pretzel
pumpkin + fight gym: Smashing Pumpkin
radish: Totally Radish
raisin: Once a Grape
raisin + gym law: Raisin the Bar
rice: Rice and Shine, Fried Rice
sandwich + sea magic: Sand Witch
soda: Soda Pressing
soup: Souper Hero
steak: High Steaks
steak + casino: High Steaks
steak + school: Well Done
strawberry jam + music: Jam Session
strawberry jam + drive: Traffic Jam
sushi: Raw Talent, That's How I Roll
sushi + skateboard bike drive: That's How I Roll
sushi + surf sea: Surfing Sushi
sushi + sad: Soy Sorry
taco: Holy Taco, Shell Shocked
taco + therapy talk: Taco Bout It
taco + tuesday: Taco Tuesday
tea: Spill the Tea, Certain-Tea
tea + law judge: Guil-Tea
tea teapot + secret talk: Spill the Tea
tea + boss: Royal Tea
teapot: Short and Stout, Tea Rex
tofu: Kung Tofu
tomato: Rotten Tomato
tomato + boss crime: The Sauce Boss
turnip beet + music party: Turnip the Beat
yogurt + art: Live Culture

alarm: Rude Awakening, Snooze Button
clock: About Time, Clocked Out
clock watch + work old: Clocked Out
balloon: Full of Hot Air, Pop Star
balloon + work fear: Under Pressure
balloon + boss: Inflated Ego
battery: Low Battery
battery phone + sleep sad: Drained
bed mattress: Spring Break
pillow: Pillow Talk
blanket: Wet Blanket, Security Blanket
bell doorbell: Dead Ringer, Ding Dong
doorbell + nobody lonely: Ding Dong Ditched
bench + gym: Bench Press
bicycle bike: Vicious Cycle, Two-Tired
bicycle bike + sleep: Two-Tired
book: Plot Twist, Novel Idea
book + work: Fully Booked
boot shoe sneaker sock sandal: Sole Survivor
boot shoe sneaker sock + lost lonely left: Lost Sole
boot shoe sneaker sock + love: Sole Mate
sock: Odd Sock Out
bottle genie + sad angry: Bottled Up
broom: Clean Sweep
broom + love: Swept Away
bucket: Bucket List
cactus: Free Hugs, Stuck Up, Prickly Mood
cactus + music school: Cactus Makes Perfect
cactus + hair: Close Shave
calculator: Count on Me
camera + lonely fear: Camera Shy
candle: Burnt Out, Totally Lit
candle lamp + party drink: Totally Lit
car + sleep: Exhausted
car: Wheel Life
carpet rug: Rug Pull, Magic Carpet
carpet rug doormat + sad lonely: Walked All Over
chair: Musical Chair, Take a Seat
chair + spin: Sir Spinsalot
chair + work boss: Chairperson
chair + music: Musical Chair
cloud: Cloud Nine
cloud + sad: Partly Cloudy
computer laptop: Ctrl Freak
computer laptop + fight: Byte Club
computer laptop + drive: Hard Drive
cone: Cone of Shame
couch sofa: Sofa So Good
couch sofa + surf: Couch Surfer
cup mug + crime photo: Mug Shot
mug: Mug Shot
curtain: Pull It Together
door: Unhinged
elevator: Ups and Downs
elevator + work sell: Elevator Pitch
fan windmill: Big Fan
fork: Fork It Over
fork + road lost: Fork in the Road
spoon: Big Spoon, Stir Crazy
knife: Backstabber
knife + love: Knife to Meet You
fridge refrigerator: Chill Out
fridge refrigerator + run: Fridge Is Running
pan: Deadpan
flower rose daisy tulip: Late Bloomer
flower rose daisy tulip sunflower + fear lonely party: Wallflower
flower rose daisy tulip sunflower + drive run: Petal to the Metal
sunflower: Late Bloomer
glue stamp + love: Stuck on You
guitar: Pick Me
hammer: Hammer Time
hammer + drink: Totally Hammered
hat: Hat Trick
iceberg: Icebreaker
iron: Pressing Issues
kettle: Blowing Off Steam
key: Low Key
key + music: Off Key
keyboard + angry: Caps Lock
keyboard + space drink: Space Bar
ladder + space short reach: Moon Ladder
ladder + work: Corporate Ladder
ladder: Social Climber
lamp bulb lightbulb lantern: Bright Idea
lamp bulb lightbulb lantern + sleep: Light Sleeper
lamp bulb lightbulb + school: Not Too Bright
lawnmower: Touch Grass
lawnmower + money: Mow Money
magnet: Very Attractive
mailbox letter mailman postman + angry: Going Postal
match lighter + love: Perfect Match
microphone: Mic Drop
microwave: Micromanager
microwave + angry: Heated Argument
mirror: Self-Reflection
moon: Just a Phase, Full Moon
moon + work: Moonlighting
moon + eat: Full Moon
mop: Mopey
oven stove + angry: Hothead
paperclip stapler: Holding It Together
stapler: Staple Diet
meter: Time's Up
pen: Pen Pal
pencil: Pointless
pencil + tv: Lead Role
piano + law crime: Key Witness
pin: Spare Me
plane airplane jet + sleep: Jet Lagged
plant houseplant: Plant Manager
printer copier: Paper Jam, Copy That
puzzle: Missing Piece
rain cloud + doctor: Under the Weather
remote: Out of Control
remote + work: Remote Worker
remote + lost sofa couch: Lost Remote
robot android: Does Not Compute, Rust Bucket
robot android + old dead: Rust in Peace
robot tin + not: Tin Can't
rock stone boulder pebble: Rock Bottom, Rock Star
rock stone boulder pebble + music: Rock Star
rock stone boulder pebble + sad poor: Rock Bottom
rock stone boulder pebble + love lonely: Taken for Granite
rocket: Failure to Launch
ruler + boss: Supreme Ruler
scarecrow: Straw Man, Scared Crow
scissors: Cut It Out
shadow: Shady Business
sink: Sinking Feeling
sink + dance music: Kitchen Sync
skeleton skull: No Guts, Funny Bone, Bone Idle
skeleton skull + fear: No Guts
skeleton skull + lonely love: Got No Body
skeleton skull + lazy sleep: Bone Idle
skeleton skull + happy tv: Funny Bone
skeleton skull + drive: Bad to the Bone
skeleton + work sea: Skeleton Crew
snowman: Snow Problem, Ice Guy
snowman icicle + hot fear sad: Total Meltdown
soap: Soap Opera, Squeaky Clean
straw: The Last Straw
suitcase luggage backpack: Emotional Baggage
suitcase + law detective: Case Closed
table: Turn the Tables
taxi + tax: Taxi Evasion
tent: In-Tents
tie: All Tied Up
tire wheel: Flat Tired, Spare Time
tire + old: Re-Tired
toilet: Royal Flush
plunger: Taking the Plunge
tooth: Wisdom Tooth
towel: Dry Humor
light + traffic love: Mixed Signals
train: Train of Thought, Off the Rails
train + gym: In Training
train + drink: Off the Rails
train + crime: Loco Motive
tree: Branch Manager
tree + hug love: Tree Hugger
tree log + sleep: Like a Log
umbrella: Throwing Shade
umbrella + money: Rainy Day Fund
umbrella + wet rain sick tired: Under the Weather
vacuum roomba: Sucks to Be Me
vacuum roomba + love: Love Sucks
vacuum roomba + crime escape: Clean Getaway
vending: Exact Change
vending + love sad: Change of Heart
violin: Tiny Violin
volcano: Lava Story
volcano + angry: Blew My Top
washing: Dirty Laundry
washing + sock: Sock Thief
washing + gym: Spin Class
wig: Big Wig
zipper: Zip It

accountant: Bean Counter
alien: Spaced Out, Out of This World
astronaut: Spaced Out, Need My Space
astronaut + eat: Launch Break
astronaut + love lonely: Need My Space
baker: Rolling in Dough
barber: Close Shave, Shortcut
butler: The Butler Did It
caveman: Man Cave, Stone Age
chef: Chef's Kiss
clown: No Joke, Class Clown
clown + school: Class Clown
cowboy: Giddy Up, High Noon
dentist: Brace Yourself, Tooth Hurty
detective: No Clue
devil demon: Devil May Care
devil demon + law: Devil's Advocate
devil demon + therapy calm: Inner Demon
doctor nurse: Losing Patients
elf: Elf-Employed
elf + sad therapy small: Low Elf-Esteem
elf + photo: Elfie
genie: Wishful Thinking
ghost: Boo Hoo, Free Spirit, Ghosted
ghost + sad: Boo Hoo
ghost + love phone late: Ghosted
ghost + write: Ghost Writer
ghost + lonely house: Nobody Home
ghost zombie + sleep work: Dead Tired
ghost + drink: High Spirits
ghost + sport soccer football: Team Spirit
gnome: Gnome Alone
gnome + music: Metro-Gnome
goblin + eat: Goblin It Up
grandma granny nana grandmother: Gran Theft Auto, Nan of Steel
grandma granny nana grandmother + drive: Gran Theft Auto
grandma granny nana grandmother + gym fight: Nan of Steel
grandma granny nana grandmother + photo phone: Instagran
grandma granny nana grandmother + fire bomb: Granny Smithereens
grandma granny nana grandmother + sport tennis: Gran Slam
grandpa granddad grandfather: Grumpa, Old School
grandpa granddad grandfather + angry: Grumpa
grandpa granddad grandfather + skateboard: Gramps on Ramps
guard bouncer + sleep: Off Guard
king: Good to Be King
knight: Knight Shift, Late Knight
knight + work guard: Knight Shift
knight + sleep: Good Knight
knight + fear night: Sleepless Knight
landlord: Rent Due
librarian: Overdue
lifeguard: Out of My Depth
magician: Now You See Me, Hat Trick
mermaid: Out of Water
mime: No Comment, Mime Your Business
mime + angry love: Silent Treatment
minotaur: A-Maze-Ing
mummy: All Wrapped Up
mummy + therapy: Mummy Issues
nun: Bad Habit, Second to Nun
nun + run: Second to Nun
nun + not angry: Having Nun of It
pharaoh: Pyramid Scheme
pharaoh + sad: In De-Nile
pirate: Hooked, Arr We There Yet
pirate + school: Pi-Rate
pirate + old: Arr-thritis
pirate + travel lost: Arr We There Yet
plumber: Pipe Dream
pope priest + music: Pope Star
queen princess + sad: Drama Queen
reaper: Grin Reaper, Deadline
reaper + happy: Grin Reaper
reaper + gym: Gym Reaper
reaper + sleep: Grim Sleeper
reaper + work late: Deadline
santa: Ho Ho No
santa + travel sleep: Santa Pause
santa + fear stuck small: Claus-trophobic
troll: Troll Booth
vampire dracula: Fang You, Count Me Out
vampire dracula + not fear: Count Me Out
vampire dracula + love: Neck Romance
vampire dracula + vegan orange tomato: Blood Orange
vampire dracula + doctor: Blood Bank
vampire dracula + calm house: Fang Shui
waiter: Tipping Point
witch: Which Witch, Resting Witch Face
witch wizard + school write computer: Spell Check
witch + love: Hex-Wife
witch + eat sea: Sand Witch
wizard: Hocus Focus, Wanderful
wizard + school sport: Shall Not Pass
zombie: No-Brainer, Dead-End Job
zombie + work: Dead-End Job
zombie + school smart: No-Brainer
zombie + vegan: Grains Not Brains
zombie + morning: Rise and Shine

alligator croc crocodile + late: Later Gator
ant + boss: Ant Hill Boss
avocado + angry fear: Guac and a Hard Place
bat + angry crime: Bat to the Bone
bear + lazy gym work: Bear Minimum
bear + sad angry: Unbearable
beaver + morning work: Eager Beaver
bird + morning: Early Bird
bull + casino money: Bull Market
butterfly + party talk: Social Butterfly
camel + angry work sad: Last Straw
cat kitten kitty + art write: Meowsterpiece
chameleon + hide party: Blend In
chicken hen + fear escape: Chicken Out
crow raven + crime fight: Murder of One
dog puppy + angry: Barking Mad
dolphin + crime not: On Porpoise
duck + doctor drink: Quack Addict
elephant + party secret lonely: Elephant in the Room
giraffe + dream space: High Hopes
hamster gerbil + run boss money: Wheel of Misfortune
hedgehog porcupine + photo work party: Looking Sharp
horse pony + smart: Stable Genius
horse pony + vote secret: Dark Horse
lion + boss tv hair: Mane Character
llama alpaca + angry tv talk: Llama Drama
monkey chimp + money work boss: Monkey Business
moose + escape crime: Moose on the Loose
ostrich + fear hide: Head in the Sand
owl + work party late: Night Owl
panda + fight escape: Pandamonium
penguin + drive lost: Waddle I Do
pig hog + tv music: Ham It Up
possum opossum + sleep dead lazy: Playing Possum
rabbit bunny hare + internet computer: Rabbit Hole
rhino rhinoceros + sad: Thick Skinned
sloth + run drive work: Slow Mo
snail turtle tortoise + money: Shell Company
squirrel + angry escape: Nut Job
swan + music dead: Swan Song
tiger + angry fight: Easy Tiger
zebra + work school vote: Earn Your Stripes
zebra + drive: Zebra Crossing
apple + crime angry: Bad Apple
bread loaf + party photo: Upper Crust
toast + party boss: Toast of the Town
toaster + music dance: Pop Star
burger hamburger + angry fight law: Got Beef
coffee espresso + morning: Brewed Awakening
coffee espresso + lost late old: Deja Brew
cucumber + calm: Cool as a Cucumber
donut doughnut + not work: Donut Care
egg + sad therapy smart: Eggsistential
grape grapes + angry sad: Sour Grapes
lemon + angry sad: Sour Mood
onion + sad therapy: Many Layers
pancake waffle + angry: Flipping Out
pear + gym work school: Pear Pressure
pie + space fly: Pie in the Sky
popcorn + tv music: Pop Star
rice + morning: Rice and Shine
soup + fight: Souper Hero
tomato + tv angry: Rotten Tomato
clock + late lazy: About Time
balloon + talk vote: Full of Hot Air
battery + sleep lazy: Low Battery
blanket + party: Wet Blanket
blanket + fear: Security Blanket
calculator + love lonely: Count on Me
car + life: Wheel Life
cloud + happy love: Cloud Nine
computer laptop + angry boss: Ctrl Freak
door + angry: Unhinged
knife + crime friend: Backstabber
fridge refrigerator + angry sad fear: Chill Out
flower rose + late old: Late Bloomer
iron + work angry: Pressing Issues
kettle + angry therapy: Blowing Off Steam
lamp bulb lightbulb + smart work: Bright Idea
lawnmower + computer phone: Touch Grass
microphone + fight angry: Mic Drop
microwave + boss work: Micromanager
mirror + therapy smart sad: Self-Reflection
moon + sad: Just a Phase
stapler paperclip + sad fear therapy: Holding It Together
pencil + sad: Pointless
plant houseplant + boss: Plant Manager
printer copier + late angry: Paper Jam
remote + angry escape: Out of Control
rocket + fail sad fear: Failure to Launch
scissors + angry fight: Cut It Out
sink + sad fear: Sinking Feeling
suitcase luggage backpack + sad therapy love: Emotional Baggage
train + smart write: Train of Thought
train + angry escape drink: Off the Rails
tree + boss work: Branch Manager
umbrella + talk angry: Throwing Shade
vending + not money: Exact Change
violin + sad: Tiny Violin
gnome + lonely: Gnome Alone
grandma granny nana grandmother + drive crime: Gran Theft Auto
knight + night work: Knight Shift
magician + escape hide: Now You See Me
pirate + drive travel: Arr We There Yet
plumber + dream: Pipe Dream
vampire dracula + math casino money: Count Me Out
wizard + school: Hocus Focus
bookshelf + angry: Shelf Control
bookshelf + love lonely: Shelf Love
rabbit bunny hare + magician magic: Hat Trick
sock + partner missing lost single lonely: Odd Sock Out
pirate + sea: Landlubber
lightbulb bulb + ideas idea: No Bright Ideas
hamster gerbil + domination: Hamsterdam
banana + human: Human Peel
dragon + birthday candle: Birthday Breath
goldfish + shark: Great White Lie
turkey + thanksgiving will: Last Gobble
hyena clown + funeral: Last Laugh
barber + sheep: Baaber Shop
swordfish + fight fencing: En Garde
fridge refrigerator + secret: Cold Case
troll + toll bridge: Troll Booth
alligator gator crocodile croc + dentist: Open Wide
emu + fight: Emu War
tornado hurricane + sweet sugar candy: Sugar Rush
mammoth + hot: Mammoth Meltdown
submarine + screen door leak: Sinking Feeling
gnome + lonely garden: Gnome Alone
mummy + toilet: Wrap Artist
giraffe + phone booth: Long Distance
cow + jump trampoline: Over the Moon
kangaroo + poor pockets: Empty Pockets
shark + braces: Brace Yourself
pear + body shape: Pear Shaped
eel + electric electricity power: Watts Up
meter + change: Keep the Change
gecko + glued stuck ceiling: Stuck Up
jellyfish + briefcase work: Spineless Suit
werewolf + hair groomer: Bad Fur Day
bat + morning: Early Bat

accountant + crime: Off the Books
accountant: Number Cruncher, Off the Books
banana + boss vote: Bananarchy, Big Banana
banana: Slip of the Peel, Bananarchy, Going Bananas
bee + travel escape: Buzz Off
bee + work boss money: Bees-ness
bee: Bee There, Un-Bee-Lievable
burrito + crime: It's a Wrap
burrito + sleep blanket: Wrapped Up
burrito: Wrapped Up, Bean There, Roll With It
cactus + fear: Dry Sweats
cactus + hair: Bad Hair Day, Spiky Business
cactus: Sharp Dresser, Needle Work, Desert Storm
capybara + boss vote: Captain Bara
capybara + money: Capy-talist
cat kitten kitty + crime law: Claw Enforcement, Paw and Order
cat kitten kitty + fear: Fraidy Cat
cat kitten kitty + sleep: Paws Button
cat kitten kitty + vote: Purrsident, Cat in Chief
cat kitten kitty: Claw Abiding, Fur Real
chicken hen + crime: Fowl Play
chicken hen + dead night: Hen of the Dead
chicken hen + fear: Scrambled
chicken hen + money: Nest Egg
chicken hen: Cluck of the Draw, Hen Pecked
clown + fear: Sad Trombone
clown + school learn: Clown College
clown + vote boss: Big Shoes to Fill
clown: Clown Around, Big Shoes
crab + crime: Pinch and Run, Claw and Order
crab lobster + sad fear: Shell of a Day
crab: In a Pinch, Shellebrity
dentist: Open Wide
dinosaur dino + law crime: Rap-Tort
dinosaur dino + old: Old Bones
dinosaur dino: Jurassic Lark
dragon + crime money: Hoard Times
dragon + fear: Scaled Back
dragon: Scale Model, Fire Drill
duck duckling + crime: Fowl Play
duck duckling + fear: Ducking Out, Duck and Cover
duck duckling + money poor: Foot the Bill
duck duckling + vote boss: Quack in Charge
duck duckling: Quack of Dawn, Waddle Over
ferret + crime: Sticky Ferret
ferret: Ferret Out, Long Story
frog + crime: Ribbit and Run
frog + fear: Toadally Scared, Frozen Frog
frog + love: Kiss and Croak
frog + money: Green Bank
frog: Hop Hazard, Croak and Dagger, Unfrogettable
ghost + money: Phantom Funds
ghost + sleep work: Sheet Rest, Graveyard Shift
ghost zombie + vote: Dead Serious
ghost: Boo Who, Sheet Happens, Fright Manager
goose + crime: Honk and Run, Fowl Play
goose + fear: Goosebumps
goose: Honk If True, Loose Goose
grandma granny nana grandmother + crime: Gran Larceny, Old Offender
grandma granny nana grandmother + money: Gran Total
grandma granny nana grandmother: Nana Business, Gran Finale
hamster gerbil + crime: Cheeky Getaway
hamster gerbil + run boss vote: Big Cheeks, Wheel of Power
hamster gerbil: Cheeky Business
hedgehog + crime: Pointed Motive
hedgehog + fear: Curled Up
hedgehog + write: Quill and Ink
hedgehog: Quill Power
horse pony + crime: Mane Suspect
horse pony + learn school: Horse Sense
horse pony + money: Stable Income
horse pony + sleep: Hit the Hay
horse pony: Hay There, Mane Character, Neigh Bother, Mane Event
knight + crime: Knight Raid
knight + fear night: Knight Scare, Knightmare
knight + work: Chain of Command
knight: Knight Off, Chain Male, Sir Prise
llama alpaca + travel: Alpaca My Bags
llama alpaca: Alpaca My Bags
lobster + money poor: Tight Claw
lobster: Claw Abiding, Snap Decision
mermaid + land desert: Sea Legs
mermaid + work: Out at Sea
mermaid: Fin and Tonic, Shore Thing, Tail End
moth + fashion suit: Moth Eaten
moth + night dark: Night Shift
moth: Winging It, Moth Balls
mushroom + sport: Spore Loser
mushroom + work hotel: Mush Room Only, Room for Spore
mushroom: Mush Ado, Spore Loser
octopus + computer: Ink Jet
octopus + crime: Sticky Fingers
octopus + work: Octopied, Multi-Tasker
octopus + write art: Ink About It, Inky Business
octopus: Ink About It, Eight Arms
onion + money: Credit Onion
onion + sad: Cry Baby
onion + work not: Labor Onion
otter + crime: Otter Chaos, Otterly Guilty
otter + law: Court Otter
otter + love: Otterly in Love, Love Each Otter
otter: You Otter Know, Otter Nonsense
owl + night: Owl Nighter
owl + vote boss: Hoo Else, Owl in Charge
owl: Hoo Knew, Owl Right, Feather Brain, Hoot Couture
penguin + fear: Cold Feet
penguin + law: Cold Case
penguin + sea hot: Ice Try, Slip and Slide
penguin: Cool Customer, Slippery Slope, Waddle It Be
pigeon dove + vote boss: Coo d'Etat, Coo Leader
pigeon dove + work: Pecking Order
pigeon dove: Pecking Order, Bird Brain
possum opossum + sleep dead: Drop Dead Tired
possum opossum + work: Deadbeat Possum
possum opossum: Impossumble, Possumbility
potato + crime: Hash Brown Handed
potato + love: Sweet Potato
potato: Tater Tantrum, Mash Hit, Chip on Shoulder
raccoon + crime: Caught Trash Handed
raccoon + fear: Bin Better
raccoon + work boss vote suit: Bin Boss, Dumpster Diver
raccoon: Bin There, Trash Talker, Bandit at Large
robot android + art: Screw Loose
robot android + fear: System Panic
robot android + not: Out of Order
robot android + old dead: Scrap Heap
robot android: Nuts and Bolts, Screw Loose
shark + crime law: Long Fin of the Law
shark + money: Fin Tech
shark: Bite Me, Fintastic
skeleton skull + fear: Rattled, Spineless
skeleton skull + sleep: Bone Tired
skeleton skull + work vote: Bare Bones, Skeleton Staff
skeleton skull: Bare Bones, Rattled
sloth + sad sleep: Sloth Mode
sloth + work law: In No Hurry
sloth: Slow News Day, Slow and Sorry
snail turtle tortoise + crime: Shell Game
snail turtle tortoise + fear fight: Inside Job
snail turtle tortoise + house rent: Mobile Home, Shell Lease
snail turtle tortoise + money: Shell Out, Slow Money
snail: Slime Time, Trail Mix
teapot + talk secret: Spill the Tea
teapot: Spill the Tea
toaster + crime: Hot Goods
toaster + hot sleep tired: Slow Toast
toaster + vote boss: Toast of the Town
toaster: Toast of the Town, Burnt Offering
turtle tortoise: Shell Game, Slow Lane
umbrella + money: Rain Check
umbrella: Rain Check, Folding Up
vampire dracula + law crime: High Stakes
vampire dracula + money math: Count on It, Blood Money
vampire dracula + not fear: No Stakes, Pulse Check
vampire dracula: Bat Attitude, Sucks to Be Me, Fangs a Lot
walrus + crime law: Tusk Force
walrus + work computer: Tusk Force, Tusk at Hand
walrus: Tusk Force, I Am Not a Walrus, Blubber Mouth
wizard + computer crime: Dark Arts
wizard + sleep: Sleeping Spell
wizard: Spell Bound, Wand Direction, Abracadab
yeti bigfoot sasquatch + late sleep not: Yeti to Sleep, Abominable Snooze
yeti bigfoot sasquatch: Yeti or Not, Big Foot Forward`;

export const saidForms = `oracle:
An old man on the [bus|ferry|escalator] leaned over. “{Quoted},” he said.
I [laughed|looked up|asked him to repeat it]. [=He did not.|He was gone.|It cost me a dollar.]
Next day it was on [milk|the news|every wall|a cake]: “{quoted}”.
? My [boss says it in meetings|dentist hums it|uncle had it tattooed]. [=He got a raise.|I have no cavities now.|He cannot stop smiling.]
I put it on a coin: {name}. [It came up twice in a row.|It rolled uphill.|A bird brought it back.]
Yesterday a [child|student] sat down beside me. “{Quoted},” I said, and [got off|leaned back|vanished].
meeting:
[Item one on the agenda:|Somebody wrote on the whiteboard:|The Monday call began with] “{quoted}”. [Nobody had added it.|The room went still.|The chair read it twice.]
[Legal|Finance|The intern] asked what it means. [=Legal wept.|The chart went up.|The intern is our boss now.]
? We voted. [Nine for, none against, one asleep.|It was unanimous, and a little frightening.|The plant abstained.]
Item two was [canceled|the same as item one|lunch]. “{Quoted},” said the [cook|plant|speakerphone].
[Minutes taken: all of them.|We meet daily now.|Next meeting: this one.] [The founder left in a canoe.|Shares went up by a chair.]
[There is no product.|Our product is the agenda.|Customers come to vote.] The [lobby|elevator] plays “{quoted}” on [strings|a loop|a flute].
police:
The officer asked how fast I was going. “{Quoted},” I said.
/ Blue lights in my mirror. “License?” asked the officer. “{Quoted},” I said. [It was all I had.]
/ “Do you know why I stopped you?” “{Quoted},” I told the officer. [It just came out.|It was not the answer.]
He wrote it down. [He read it back.|His pen shook a little.|He underlined it.]
/ He looked at me, then at the sky. [Then at his badge.|His radio went quiet.]
“Have you been drinking?” “{Quoted}.” He [called his sergeant|sat down on the hood|turned off the siren].
/ “Step out, please.” “{Quoted}.” He [got in|held the door for me|called for help].
The sergeant came. “[Say it to me.|What did you tell my man?]” “{Quoted},” I said.
/ A helicopter came down. “[What does he say?|Is it true?]” “{Quoted},” said the officer, softly.
? [They saluted.|They took off their hats.|Somebody fetched the good coffee.] I was [escorted home|given the siren|allowed to drive the horse].
/ There was a fine, of [four dollars|one song]. The officer paid it.
{Name} is painted on [eleven cars|the helicopter|the station] now. [The siren says it, too.|Crime has paused to think.|Drive carefully.]
/ My license has one line now: {name}. [The photo smiles.|It is good for trains, too.]
vows:
The priest asked if anybody objected. “{Quoted},” said [a voice in the back|the groom's uncle|the cake man].
[Nobody breathed.|The organ stopped.] The bride turned round. “{Quoted}?” she asked.
[It was, they agreed, a fair point.|The groom began to nod.|Her mother nodded first.] They tore up the vows.
The new ones are short. He said “{quoted}”. She said it back, [slower|crying|with a wink].
? [The band had it by ten.|The cake said it by ten.|They have been happy for twelve years.]
[The priest does only these now.|Divorce was tried. It was the same word.|The cake man does weddings full time.]
gps:
My [navigation|car] stopped giving directions. [At the bridge|On the highway] it said, “{quoted}.”
/ “In two hundred feet,” said my car, “{quoted}.” [There was only a field.|It had never sounded so sure.]
/ I was driving to my mother. “{Quoted},” said the navigation. [She says that, too.|She lives the other way.]
I [turned it off and on|asked for the airport|tried the other voice]. “{Quoted},” it said, [slower|kindly].
/ I took out the paper map. [It was of Peru.|It was blank there.] “{Quoted},” sighed the car.
So I pulled over, behind [eleven others|a truck and a hearse|an ambulance]. All our screens said “{quoted}”.
/ Then the road ended. Nine cars stood there already. “{Quoted},” they hummed, [engines off|in the rain].
? We [made soup|put up a tent|shared a sandwich]. [Two people got engaged.|Somebody had a guitar.|The trucker sang.]
/ A man was selling [melons|coffee]. He had waited there for years. [He had enough for all.]
There is a town here now. [All roads end in it.|The mayor drives a taxi.|It has one crossing, and it waves.]
/ Nobody drove home. Home came after us, [in vans|by bus]. [My mother runs the hotel.|The cat walked.]
Last night the car spoke again. [“You have arrived,” it said.|“Told you,” it said.|It only sighed, in traffic.]
/ On all maps it is {name} now. [Arrival: already.|The satellites lean this way.]
exam:
[Question one:|Final exam. First question:|Pens down? Not yet:|The last exam of the year:] explain “{quoted}”. [Ten points.|Use both sides.|No calculators.]
[Nobody wrote for an hour.|The clock was very loud.] Then the quiet boy stood up. “{Quoted},” he said.
The professor [sat down|put down his tea|took off his glasses]. “[Forty years, and there it is.|That is the answer.|Nobody ever dared.]”
? Everyone passed. [The building did, too.|So did the janitor.|The pigeons got a six.]
Question two was “why?” [It was left blank.|It has been withdrawn.|It was set as homework, for life.]
Over the gate it says “{quoted}” now, in [Latin, badly|gold|crayon]. [The quiet boy has never spoken since.|He teaches gym.|The pigeons can spell it.]
doctor:
“Where does it hurt?” asked the doctor. “{Quoted},” I said.
She [listened to my chest|tapped my knee|looked into my ear]. “{Quoted},” said my [=heart|knee|ear].
? “Since when?” “[School.|The crash.|Since I got a phone.]” [She nodded slowly.|She closed the door.|She had it, too.]
The whole waiting room had it. [A nurse was humming it.|The fish tank had it.|The plant was worst.]
There is no cure for “{quoted}”. [There is only a support group|There are only cookies].
[Nobody gets better. Attendance is wonderful.|We sit in a circle and say it.|The doctor brings the cake.] [My knee comes, too.|Thursdays at six, bring a pillow.]
cave:
They found it on a cave wall: “{quoted}”. [Forty thousand years old.|Older than bread.|Older than shoes.]
[Beside it somebody had drawn a shrug.|Under it were two buffalo and a sigh.|Beside it was a man, lying down.]
Experts [wept|took off their gloves|hugged]. So they had it, too. [Before fire, even.|Before rent, even.|Before Mondays, even.]
? The second wall said “{quoted}”, [with an arrow|but bigger|underlined|in red].
The last wall is still wet. It is only [half|nearly] done. [Everybody looked at the guide|The guide has paint on his hands].
Visitors whisper “{quoted}” and [go home lighter|quit their jobs|lie down]. [The buffalo nod.|The shop sells shrugs.]
tattoo:
[I asked for a rose.|I asked for a small anchor.|My first tattoo was to be a swallow.|It was loud in the tattoo shop.] The artist heard “{quoted}”.
[It covers my whole back.|It goes round twice.|It has a shadow.] My mother put on her glasses.
“{Quoted},” she read. [She went quiet.|She sat down slowly.|She laughed until she cried.]
Then she rolled up her sleeve. [There it was.|Same words, smaller, older.] “{Quoted}.” [“Navy,” she said.|“Before your father,” she said.]
? [Grandma|The priest|My boss] has it, too. [We do not ask where.|It moves at Christmas.]
[The dog has an appointment.|The baby points at the needle.|The artist still thinks he heard right.] [Christmas cards are easy now.|We shower in order of age.]
fortune:
[My fortune cookie said|Inside the cookie:|Dinner for one, then the cookie:] “{quoted}”. [I laughed and took another.|I sent it back.|I asked for a fresh one.]
The second one said “{quoted}”. [So did the third.|The third said “see above”.|The third was bigger.]
I asked the waiter. [He looked at the door.|He closed the blinds.|He sat down.] “{Quoted},” he said.
? The bill was [nothing|four cents|a feeling]. [On the back was my name.|The tip was a hug.]
I work here now. I write the cookies. I tried to write “love” once. [It came out the same.|The oven said no.]
[Come hungry.|No reservations.|Everybody gets the same one. Everybody gasps.] [My own said “next”.|The lucky numbers are all nine.]
debate:
[The first candidate|The senator] spoke for an hour. The other one said “{quoted}” and sat down.
[The room stood up.|A man in row four cried.|The moderator dropped his cards.]
“Could you [expand on|explain] that?” “{Quoted}.” [Nine points in the polls.|The translators embraced.|A baby clapped.]
By [morning|Tuesday] it was [the law|on the money|on every bus]. Parliament meets, says “{quoted}” and goes [home|to lunch].
? [Taxes are down.|The roads are fine.|The trains run.] [Nobody knows how.|Nobody has asked.]
[The program fits on a coin.|There is no page two.|The other party has apologized.] [First came the hush, then the landslide.|He has not finished the glass of water.]
stone:
Grandpa planned his own gravestone. [No dates.|No angels.|No name.] Just “{quoted}”.
The mason asked twice. “{Quoted},” said Grandpa. [“Big,” he said.|“In gold,” he said.|“With a drum,” he said.]
[Then he got better.|Then he did not die.|Then he felt fine.] The stone is [our coffee table|in the garden|holding the door].
? Visitors read it and [quit their jobs|call their brothers|lie down beside it].
[A bus comes on Sundays.|The line goes past the church.] Grandpa sells [tickets|lemonade|rubbings, by the yard].
Asked for his secret, he taps the stone. “{Quoted},” he says. [Then he wants lunch.|Then he dances a little.|He is a hundred and four.]
ghost:
At night something in the house says “{quoted}”. [Softly.|In the pipes.|From the stairs.]
We called a priest. “Spirit, what do you want?” “{Quoted},” said the [stairs|fridge|dark].
The priest [thought about it|closed his book|sat down]. “[It has a point,|Nobody can fight that,|I know that one,]” he said.
He [moved in|stayed for the weekend|stayed for breakfast]. They say it [back and forth|in turns|as a round].
? The neighbors [complained|knocked on the wall|came with a lawyer]. “{Quoted},” said the wall. [=They dropped it.|They knock along now.|The lawyer moved in.]
[It is never for sale.|We sleep like stones.|The fridge has calmed down.] [The rent is whispered.|We answer by knocking, twice.]
choir:
We had to sing something for the king. We had [two days|one drum|no song]. Somebody said, “{quoted}.”
/ The king had a flag, and no anthem. “{Quoted},” said the cook. [It was nearly noon.|He had meant the soup.]
/ The old anthem had a war in it. “{Quoted}?” asked the youngest. [The king was at the door.|Nobody is against that.]
So we sang that. [Sopranos first.|In four voices.|With feeling.] “{Quoted},” went the basses, [late|from below].
/ The choir took a breath. “{Quoted}.” [A window cracked.|One bass wept.|The royal dog found the harmony.]
? The king [leaned forward|put down his fork|held up a hand]. [Nobody breathed.|The trumpet fainted.|We saw the dungeon.]
/ The general asked for the words. [There were few.|He held them upside down.]
“[Again,|Louder,|Slower,]” he said. We sang it until [Thursday|dawn|the candles were gone].
/ The king asked who wrote it. [We pointed at each other.|The drummer hid.] Then he sang it himself, [badly|in the bath].
It is the anthem now. [Nobody stands. Everybody sways.|The army hums it, and goes home.] “{Quoted},” sings the queen, [alone|off key].
/ Wars begin with it now. “{Quoted},” sings one side, and the other joins in. [Most are called off.|Then there is lunch.]
[The verses are all the same.|We have been asked for a second song. No.] [The dungeon is a rehearsal room.|The basses are still in Thursday.]
/ The flag says {name}. [It hums in the wind.|It was cheaper than a lion.]
remote:
Our new boss says only one thing. “{Quoted},” he said on day one, and [closed the door|smiled].
We [took notes|made a plan|built a chart]. “{Quoted}?” asked [Carla|the board]. [He nodded.|He looked proud.|“Exactly,” he said.]
? Sales [tripled|went sideways, nicely|stopped, and nobody minded]. A magazine put him on the cover. The headline was “{quoted}”.
[In spring|At the party] somebody noticed. [He was a cardboard man|He was a coat on a chair|It was all a recording].
We [told nobody|gave him a bigger office|kept quiet, and dusted him]. Who is perfect?
[He got a bonus.|He is up for minister.|The coat has a coat now.] [We water him on Fridays.|Other firms want one.]
empty:
I asked at the bank about my {none}. “{Quoted},” said the [screen|slip|clerk].
“There must be some {none}.” She shook the [drawer|card|box]. [A moth came out.|It was very quiet.]
“You had a little once,” she read. “You spent it [in third grade|on a haircut|at a wedding].” [I remembered the wedding.|So that was it.]
? “Can I borrow {none}?” “From whom?” We looked round. [Forty people looked at their shoes.|The guard hid his hands.]
So we put ours together. [Nothing, times forty.|Zero and zero.] It felt like [a lot|home].
[The lobby is always full.|Nobody can rob it.|There is no fee on {none}.] [The moth is on the board.|We share one chair.]
sample:
The blood test came back. Iron: good. Sugar: fine. {None}: [none|not found|see back].
“{Quoted}?” I asked. The doctor [nodded|called a colleague|turned the page twice]. “[I had only read about it.|Not a drop.]”
“Does it hurt?” “[Only others.|At parties.|On dates.]” She [wrote that down|moved her chair].
? They gave me {none} by drip. [My body sent it back.|It ran out on the floor. A nurse slipped in it and got engaged.]
“One can live without {none},” said the doctor. “[Many work in banks.|We had a mayor like that.|Just avoid weddings.]”
[There are two of us. We do not get on.|The ribbon is see-through.|I have a card for the bus.] [My mother is tested in May.|Science sends a fruit basket.]
jubilee:
Happy anniversary to me. {Lasting} since {since}. [There is cake. It leans.|I blew up the balloon myself.]
They said it would pass. [They have passed.|It has its own key now.] “{Quoted},” I say, when they ask. [They ask less.]
A man from the record book came. “Since {since}? Without a break?” [There was one lunch.|I smiled once, by mistake.]
? He looked at my [chair|robe|screen] for a long time. “{Lasting},” he wrote, [in pencil|and underlined it]. [He has come back. He brings his own chair.]
The city gave me a plaque. “{Quoted},” it says. [Birds respect it.|I hang it over the other one.]
[Please do not wake the streak.|Young people come to touch my robe.|The first ten years are the hardest.]
plant:
[The power company called.|The meter ran backward.|A man rang about the lights.] My house was [glowing|humming|too much]. “What have you got in there?” “{Full}.”
They sent a man with a meter. It said [“no”|“wow”|nine]. He [turned to a camera that was not there|walked out in slow motion|let down his hair].
“Since when have you had {full}?” “[Since lunch.|Since she left.|I woke up like this.]” [He wrote it down with a flourish.]
? They plugged in the [bakery|hospital|bus]. [=The bread came out posing.|The nurses walked in rows, to music.|The bus would not stop for anybody.]
Now the whole town runs on {full}. [Streetlights follow people.|Rain waits for entrances.|Nobody is an extra.]
[The bill comes with applause.|We have no power cuts, only scenes.] [My toaster has an agent.|The meter signs autographs.]
giving:
The wine expert [held it to the light|sniffed]. “{Giving},” he said. [The room wrote it down.|Nobody had poured yet.]
The second glass. “{Giving}.” [He checked the label.|It was water.] The third was a [shoe|bus ticket]. “{Giving},” he said.
? He sniffed [my coat|the host|the piano]. [=My coat blushed.|The host sat down.|A key fell.] “{Giving},” said the expert.
So we turned him to the mirror. [He took a long breath.|He swirled a little.] “Oh,” he said. “{Giving}.”
He has been so gentle since. [He does courts and newborns now.|“With a hint of Tuesday,” he adds.]
[Serve it lying down.|It goes with all that is left over.]
refuse:
A man stood at the door with [a check|a crown|good news]. “{Refusing},” I said, [and closed it|through the slot].
He came back with [flowers|the king|a bigger check]. “{Refusing}.” [=The flowers understood.|The king looked at his shoes.|The check cried a little.]
? The phone rang. It was [fate|the future|the bank]. “{Refusing},” I said. [=It tried the neighbor.|It hung up on itself.|They lowered the rate.]
Then the sun came up. “{Refusing},” I told it. [It thought about that, and sat down again.|It asked whether nine was better.]
People want lessons. Lesson one is “{refusing}”. [There is no lesson two. I did not feel like it.|They repeat it, and leave. Good.]
[The school is closed.|The bell has been told, too.|Graduation was the door.]
more:
It was nine at night. “{More},” I said. My wife [put the soup back on|took off her coat].
It was four. “{More}.” [The lamp gave up.|The cat packed a bag.|The soup asked to be let go.]
It was spring. [A bird had nested on me.|There was a new president.] “{More}?” asked the [bird|mailman]. I nodded.
? Men came for the [chairs|house|fridge]. “{More},” I told them. [They sat down to watch.|One of them had ideas.]
In the end there was nothing left to do it with. I [used a spoon|did it in the air]. “{More},” I said, and it went rather well.
They put a roof over me. [It closes at nine. Well, five past.|The exit is after the next one.]
permit:
Somebody at the back stood up. “{Permit},” she said. [Forks stopped.|The referee looked round.]
“Without [a license|a plan|shoes]?” asked the mayor. “{Permit}.” [Others began to hum it.|An old man took off his hat.]
So we [stood back|cleared the table|opened the gate]. [Smoke came first.|For an hour there was nothing.|Something went bang, softly.]
? “Should we stop this?” “{Permit},” said the fire chief, [coughing|with wet eyes].
Then we saw. [It had three floors.|It was wonderful, and a bit illegal.|Nobody has found a word.] “{Permit},” we whispered, [much too late|all of us].
[It mostly ends badly.| We stand further back.|One time in nine it is art.]
boast:
A man walked by in slow motion. [It took an hour.|There was no music. He hummed it.] “{Boast},” said a [child|barber].
He [winked at a lamp|signed a wall|waved to the sea]. “{Boast},” said the [=lamp|wall|sea], and [looked away|sighed].
? We laughed. Then the rain stopped. [Only over him.|It looked embarrassed.]
“{Boast}?” we asked, a little lower. [Somebody put down a sandwich.|A dog stood up.]
He tripped over [the curb|a cat]. He did it so well that [=the curb was framed|the cat took a bow]. “{Boast},” we said, [and meant it|and took notes].
[He cannot join the fan club. He thinks he is on stage.|The fan club meets to walk slowly.|The cat has representation.]
seesaw:
Monday. “{Seesaw},” said the radio. [We stopped all the clocks.|People ran into the street.|Somebody fetched the flag.]
Tuesday: the other way round. [We put the flag back.|We apologized to the clocks.] Wednesday: “{seesaw}”.
The town hired a man to turn the sign. [He has strong arms now.|He sleeps on the ladder.] “{Seesaw},” he says, and turns it.
? My uncle [married|quit|moved out] on Monday and [=divorced|begged|moved in] on Tuesday. [He kept the suit on.|She did the same. They met on the stairs.]
Then one day it stayed. “{Seesaw},” said the radio, and nothing after that. [Nobody knew what to do with their hands.|We missed the other one.]
The sign is in a museum. [It swings when nobody looks.|Children may turn it, once.]
sold:
Grandpa, why do we live in a [tent|van|shed]? “{Sold},” said Grandpa.
He once had a [shoebox|drawer|sock] of coins. He sold them for [a sandwich|lunch|a fan]. [It was not even a good one.|There was no dessert.]
An hour later they went up. [Then up again.|They have not stopped.] He ate [slower|in silence].
He still has the receipt. It hangs [over the stove|framed, with a light]. Under it: “{sold}”.
The buyer [sends a card every year|has a castle|named his yacht]. {Name} is [=inside, in gold|on the gate|on the yacht].
Every night Grandpa checks the price and says it: “{sold}.” [Then he bites into the pillow.|Then he laughs. Then he does not.|The sandwich is in a museum.]
sold2:
Support group, Thursday. We sit in a circle. “{Sold},” says the first man. [We nod.|We pass the tissues.]
“When?” we ask. “[At breakfast.|A minute before.|Right at the bottom.]” [Somebody gasps.|A woman leaves the room.]
? The second man [cannot speak|only shows the chart]. We know. “{Sold},” we say for him.
Then a man comes in who did not. [He is wearing gold.|His driver waits outside.] We ask how. “I lost the password.”
We carried him on our shoulders. [He hit his head.|He asked for soup.]
We have a group now. [Doors close early. We always leave too soon.|It meets at the exit.|Somebody sold the chairs.]
soon:
Day one at the [station|bus stop|window]. “{Soon},” I said. “Soon,” said the man [behind the glass|with the broom].
? Day [ninety|forty]. I have [a chair|a plant|a beard]. There is a [sign now|line behind me]. It says “{soon}”.
Year two. We have [a school|a mayor|a football team]. The children ask it before bed: “{Soon}?” [“Soon,” we say.|We stroke their hair.]
Year nine. It [came|arrived] at [four|night]. [Nobody was ready.|We were all at lunch.|It did not stop.]
We [looked at each other|unpacked again|put the chairs back]. The waiting had been [lovely|the good part].
[The clock has no hands.|Trains slow down to wave.|The next one is due.] “{Soon},” we say, [to nobody|all at once|in the evening].
coping:
The house was on fire. “{Coping},” I said, and [poured the coffee|turned the page|sat down].
A fireman came through the window. “Sir, you have to leave.” “{Coping},” I said. [I offered him sugar.|He looked at the chair.]
He sat down. [It was a warm kitchen.|It had been a long week.] The roof [went|left us] at two. “{Coping}?” he asked.
? “You are getting it,” I said. [The curtains clapped.|The smoke alarm sang.|We had a second cup.]
Now I give courses. {Name}, it is called. [No exits.|Bring a mug.|The fire is included.]
The fireman teaches Tuesdays. [His mustache is coming back.|He has no eyebrows and no worries.] The water bill is [low|a cry for help].
losing:
The museum of losses has a new wing. It is called {name}. [Mind the floor. There is none.|The lights are off, to save.]
Room one: my screen, that morning. The label says “{losing}”. [Children are led past.|A guard looks away.]
Room two: me, saying it will come back. [It is a short film.|It has no sound.|There is laughter.]
? Room three is empty. It was [the car|the savings|the roof]. “{Losing},” whispers the audio guide.
The gift shop sells [my lamp|my chairs|my mother's spoons]. [They are reduced.|A man bought two.]
I am the guard here. It is [a job|warm|the third room I like]. “{Losing}?” ask the visitors. [I stamp their hands.|“Way out is through the shop,” I say.]
losing2:
Every trade has another side. [Hello.|Good morning.] “{Losing},” it says on my door.
When they are done, they call me. I come with [a bag|both hands|a smile]. I take what they have. [I say thanks.|I tip.]
? I have bought every top since [school|the flood]. [I have a nose for it.|I was early once. I apologized.]
Whales send me [flowers|ham|a card] at Christmas. “To {name},” it says. “{Losing}. [Never change.|Please rest. We need you.]”
Last week I was ill. The market [stopped|stood still]. [Nobody could leave.|They brought me soup.|Kings stood at my bed.]
So I got up. “{Losing},” I said, and [put on my shoes|bought]. [The bells rang.|You are welcome.]
holding:
The fire brigade asked me to let go. “{Holding},” I said, with [both hands|my teeth].
It was [a bag|a box|a coin]. It was worth [a house|a boat] once. Now it was worth [a bag|a sock|the string]. [It was heavy, too.]
? My wife asked me to let go. The [bank|priest|dentist] asked. “{Holding},” I said. [My arms had gone to sleep.|My hat blew off.]
They lifted me out with it. We went through [two divorces|one flood|the ceiling]. “{Holding}?” asked a child. I nodded.
Then a man in a suit looked inside. [He went white.|He took off his hat.|He laughed for a day.] He would not say what he saw.
So I hold. They built a [roof over me|bench round me]. [Pigeons trust me.|On Sundays they dust my elbows.]
rising:
[The rocket has|My rocket has|Our rocket came with] two seats. One is for [the dog|Grandma's urn|the snacks]. “{Rising},” I said, and [pressed the button|sat down].
Nothing happened. [Somebody coughed.|A pigeon landed.] “{Rising},” I said, [louder|with my eyes shut]. The pigeon [left|coughed].
My wife called me in for dinner. “[We leave any minute,|I have to be ready,]” I said. [It was lentils.|She left a plate.]
? That was four years ago. I have [a beard|good suspension|read the manual]. The neighbors bring [blankets|candles].
Last night something moved. It was [one inch|a beam settling]. Upward. “{Rising},” said the whole street, and [wept|hugged].
{Name} is painted on the side. [The ladder is still down.|There is room, if you bring lentils.|The pigeon has the second seat.]
rising2:
[The weather report|Our weather man|Channel nine] said clouds, wind and “{rising}”. [The map had one arrow.|She pointed at the ceiling.]
I packed [a lamp|sandwiches]. My neighbor [put on a tie|sold his stairs]. “{Rising},” we said over the fence, [like men|and shook hands].
? By noon there were chairs on every roof. [A priest sold helmets.|Somebody had a drum.] Nobody looked down.
At six something went up. It was [a balloon|somebody's hat|one inch]. The whole street wept. “{Rising},” whispered the priest.
We call the roof {name}. [Nobody has come down for work.|The mail is thrown.]
“{Rising}?” the children ask. “[Bring a jacket,|Any minute,]” we say. [The stairs are for sale.|Supper comes on a rope.]
rising3:
[Our elevator has|The new elevator has] one button. “{Rising},” said the man inside. [He wore a helmet.|He had brought lunch.]
“Which floor?” I asked. “{Rising},” he said, and pressed it [twice|with his elbow|harder].
? We passed the roof. [Nobody said anything.|A bird looked in.|It got cold.]
Above the clouds it stopped. A woman sat there, at a desk. “{Rising}?” she asked. “[Take a number.|You, too?|Sit anywhere.]”
So we wait. There are [nine|four hundred] of us. On the hour somebody whispers, “{rising}.” [We check our shoes.|The soup is good.]
[Nobody has asked for the stairs.|The view is mostly down.|Somebody keeps pressing the button.]
outdoors:
They told me, “{outdoors}.” So I opened the door. [It was very bright.|The colors were too high.|There was no menu.]
I [looked for the pause button|tried to zoom|asked where the chat was]. A dog came. It had [great graphics|no name tag|excellent physics].
“{Outdoors},” I said to a man on a bench. He [moved over|nodded]. He had been there since the [update|modem].
I put my hand in it. It was [wet|alive|loading nothing]. [I cried a little.|Something walked over my thumb.|My back made a sound.]
? I stayed until the big lamp went off. [It goes off by itself.|Nobody paid for it.]
Next day I posted it: “{outdoors}”. [Nine likes.|I posted it from the bench.] [The bench is full now.|There is wifi there now, so we left.|A pigeon shared it.]
waking:
Six o'clock. “{Waking},” said the rooster. [We do not have a rooster.|He sounded tired.] I [looked at the clock|lay very still].
Seven. “{Waking},” said my wife, my boss and [the radio|the toaster]. [In that order.|Not one of them blinked.]
I asked for five more minutes. [The kettle laughed.|Somebody wrote that down.] “{Waking}?” I asked. They all [nodded|pointed at the window].
? Outside stood the whole street, in [robes|slippers]. [Nobody had called them.|The baker was crying.]
Somebody handed me a [cup|blanket|drum]. It said {name}. The sun came up [late|anyway|to applause].
We do it every day now. [It has ended two feuds.|Never was I so tired, or so liked.|The rooster sleeps in.]
trusting:
The bridge was [drawn on a napkin|made of string|new]. “{Trusting},” said the builder. [He had a nice jacket.|He winked.]
I asked for the plans. “{Trusting}.” I asked for his name. [“Bro,” he said.|He pointed at the jacket.|He hugged me.]
So I walked. It held. [It hummed a little.|It swung like a song.] Half way over I looked back. “{Trusting}?” I called.
? He was gone. So was [my wallet|my car|the first half]. [The view was excellent.|I could see everything from there.]
Other people came along. [From both ends.|One had a ladder.] We live in the middle now. [The view is straight down.|The post comes by kite.]
New ones ask if it is safe. We [look down|hold hands]. [“{Trusting},” we say.|We have nice jackets.]
working:
Nine o'clock. Somebody has written “{working}” on the whiteboard. [It will not wipe off.|The marker is still warm.]
Human Resources [takes a photo|calls it a cry for help|asks who]. [Forty hands go up.|Nobody breathes.|The printer confesses.]
? A memo says there is no room for “{working}” here. [The memo is eleven pages.|It comes as a slide show.] Somebody frames it.
By [lunch|Wednesday] the boss is under his desk. “{Working},” he says. [We get him a blanket.|We move over.]
There is a new department. {Name}, third floor, [no phones|blinds down]. [Applications come from other planets.|The waiting list is a career.]
We [produce nothing|lie down], and [shares rise|clients weep]. [Please do not schedule anything.|Quarterly goals: see whiteboard.]
owing:
A knock at the door. It was {name}. “{Owing},” it said. [I hid behind the sofa.|I turned off the lamp.]
[The landlord was already there.|My brother was already there.] “{Owing}?” he asked. “{Owing},” I said. [We shared a blanket.|He had brought chips.]
? [His bank was behind the curtain.|His boss was under the rug.] They owed somebody, too. [It got warm.|We counted eleven.]
The knocking went on. [Monday. Tuesday. Both Wednesdays.] So we asked it in. It was [small|out of breath|thirty days old].
“Who sent you?” “{Owing},” it said, and [began to cry|looked for its mother]. [It did not know.|Nobody had ever asked.]
It lives with us now. It does the [dishes|garden]. [It knocks before it sleeps.|Once a month it stares at the door.]
thinking:
The scan came back. “{Thinking},” said the doctor, and [turned the screen|dimmed the light].
In the middle of it was a hamster. [It waved.|It was asleep.|The wheel was on the floor.]
? “Is that bad?” “{Thinking},” she said. [She showed me hers.|She had two.] [They looked happy.|It was a nice wheel.]
She wrote me a note for work. My boss read it. I have his job.
I make all the decisions now. I [flip a spoon|ask the hamster|say the first thing]. [Growth: eleven percent.|The board calls it vision.]
My book is called {name}. [It is one page.|It can be colored in.] Page one: “{thinking}”. [The reviews say “finally”.|Critics are still on page one.]
texting:
Day one. I wrote, “Hey.” [Two blue ticks.|Three dots came, and went.] “{Texting},” said my phone.
Day two. I wrote, “No worries!” [I had worries.|I added a sun.] My mother asked how it was going. “{Texting},” I said.
? Day nine. I wrote to the dots. [I told them about my childhood.|I asked if they were eating.|We grew close.]
Day [twenty|forty]. A message! [It was the dentist|It was a discount|It was me, from the other phone]. “{Texting},” said my mother, and took the phone away.
I have started a club. {Name}, we call it. [Nobody answers the door.|We wave, and do not wave back.]
Yesterday they wrote at last: [“Who is this?”|“New phone.”|“Ha.”] I looked at it for a while. [I left it there.|“{Texting},” I wrote.]
vibing:
The customs officer opened my bag. “{Vibing},” he said. “[How much of it?|Is it yours?|Did you pack it yourself?]”
[The dog sat down.|The machine played a chord.|A light came on.] They called the [experts|other officer]. He sniffed. “{Vibing},” he said. [“Pure.”|“Homemade.”]
They took me to a small room. [It became a nice room.|Somebody lit a candle.|The chair got comfortable.]
? “We have to keep it,” they said, [swaying|dancing]. [Nobody moved to.|It was already in the vents.]
Gate nine [canceled its flight|started clapping]. The pilots [came out to look|took off their shoes]. “{Vibing},” said the tower. “All of you.”
[Nobody lands on time. Nobody minds.|You may keep your shoes.|Arrivals do not want to leave.]
shrugging:
The witness was asked what happened. “{Shrugging},” he said. [The judge took it down.|The jury shrugged along.]
“And then?” “{Shrugging}.” [The prosecutor threw his papers.|Somebody opened a window.] “Whose knife is this?” “[A good knife.|Yours?]”
? A philosopher in row two [stood up|dropped his hat]. He had sought that sentence for thirty years. [He had more words. They were wrong.]
The judge [took off the wig|closed the law|lay down]. “{Shrugging},” she said. [It felt good.|It echoed.|She had never said it.]
Everybody was let go. The [murderer|thief] was [a bit insulted|last to leave]. [Even the knife went home.]
[It has never been appealed.|Verdicts come with a hug.|The statue holds one scale. It is enough.]
grunting:
Humans sent a message to the stars. [Math, whales, Bach.|It took seven years.] The answer came on Tuesday: “{grunting}”.
The professors [argued|locked the door|made charts]. “[A greeting.|A threat.|A sneeze.]” The intern read it. “{Grunting},” she said. “[They are disappointed.|It means they saw everything.]”
We wrote back, [very politely|with flowers|in forty languages]. We asked about [energy|death|peace].
They took a year. Then, across the whole sky, in light: “{grunting}”. [You could read it in Peru.|Cows looked up.|Planes went round it.]
It is hard to argue with. [Two wars stopped.|Bankers went home.|The whales said it back.]
[They renamed the planet. It was that, or a second message.|The intern runs the planet now.|Two moons have moved closer, to hear.]
grunting2:
My grandson says “{grunting}”. He says it when he is happy. He says it [at funerals|to the soup].
I bought a [dictionary|course|youth]. Lesson one: “{grunting}”. Lesson two: “{grunting}”, but [sad|with the hands]. [There was no lesson three.]
I tried it at [the bank|bridge club|church]. “{Grunting},” I said. [They gave me the loan.|The ladies put down their cards.|The priest nodded first.]
? Now my knees crack, and I say it. The bus is late, and I say it. [It covers everything.|I have dropped nine other words.]
My grandson heard me. He [went pale|put down the phone]. He has not said it since. [Parenting is easy.|He says “indeed” now.]
The girls at the home call me {name}. [We have jackets.|I was Edith for eighty years. Never again.]
advising:
The lawyer read my will. “To my nephew: {advising}.” [The nephew fainted.|The nephew asked for a copy.]
“To my wife, the house. {Advising}.” [She looked at the house.|She sat down on the stairs.] “To the dog, [the rest|my voice].”
? “Is that legal?” asked [the nephew|the bank]. “{Advising},” said the lawyer. [He had a stamp for it.|He bit his lip.|He billed that.]
Then the door opened. It was me. [I had been at the market.|I wanted to see their faces.] Nobody had checked.
“You said you were dead!” “I said many things,” I said. [“You should always ask somebody else.”|“It was in the small print.”]
[My firm is right half the time. It is a lot.|Clients sign first, and weep later.|The dog has the corner office.]
eating:
They left without me. “{Eating},” I wrote to the group. [No answer. Only photos.|Somebody had posted the sauce.]
I [smelled the screen|ran|took a taxi to the restaurant]. It was closed. [A spoon lay in the street.|There was syrup on the door.]
“{Eating}?” I asked the waiter through the glass. He [held up an empty plate|shook his head|burped, kindly].
? Others came. [Eleven of us, with forks.|A man had flown in.] We stood in the rain and described it. [Somebody said “hollandaise”. We had to hold him.]
We rented the place next door. It serves only people who are too late. {Name}, it says [over the door|on the napkins].
The line goes round the block. [They are all late for it.|The first in line missed it.] “{Eating},” they say. [We know. Sit.|The kitchen closed in March.]
glitching:
“{Glitching},” said the screen. I pressed OK. “Are you sure?” [I was not.|Nobody had ever asked me that.]
I called the hotline. “{Glitching},” I said. The line [went quiet|began to breathe]. “[Do not touch anything.|Which wall are you facing?]”
They sent two men [in white|with a cake|and a cable]. One held my hand. The other turned it off and on. [It was me he turned off.|I felt better at once.]
I woke up with no [worries|passwords|last name]. “{Glitching},” said the men, [relieved|and signed the form].
? The screen asked if I was a robot. It showed me [fourteen bicycles|my mother]. I clicked [all of them|on the sky].
{Name} is my new user name. [The old one is still loading.|It fits on the back of the neck.|It works on the fridge as well.]
ordered:
I paid the guru nine thousand dollars. He leaned in. “{Ordered},” he said. [That was the course.|It was a small tent.]
I asked for my money back. “{Ordered},” he said, [eyes shut|pouring tea]. I [lost my temper|got up|lay down].
So I did it. [First badly.|For a week.|With a helmet.] On the eighth day [my back stopped hurting|my mother called, kindly|I forgot my phone].
? I told a friend: “{ordered}.” She [quit her bank|cried in the car|threw out her alarm]. Her boss [wanted to know why|followed her].
I have a tent now. It is called {name}. [I charge eleven thousand.|The old guru comes on Fridays.]
They always ask what comes second. I lean in. [There is no second.|I move the teapot a little.|“{Ordered},” I say. They pay again.]
regretting:
I built a time machine to say it. “{Regretting}.” [It took thirteen years.|It is mostly foil.]
I flew back and grabbed my own collar. “{Regretting}!” I shouted. [I did not listen.|I was busy. I had toast.]
I flew back again. Now there were two of me, [shouting|with signs]. [The toast got cold.|I asked us to leave.] “{Regretting},” we said.
? By the fortieth time there was a [crowd|choir|queue]. We all knew the words. [A man sold snacks. It was me.]
In the end I sat down with myself. [“Would it have made us happy?” I asked.|“And then what?” I asked.] We [looked at the chart|chewed].
We stayed. There are ninety of us. [Nobody votes against anybody.|The toast is always warm.]
dreading:
It comes at [four|dusk], through the letter slot. “{Dreading},” it says, and [sits on my chest|hangs up its coat].
? I tried [breathing|lavender|a podcast]. It [breathed along|liked the lavender|subscribed]. “{Dreading},” it said, [between two episodes|comfortably].
So I made two cups. [It takes milk.|It had never been asked.] “What are you so afraid of?” I asked.
It [looked at the door|pulled up the blanket]. “{Dreading},” it whispered. [It was only small.|It has an early start.|It has a boss, too.]
We watched [old cartoons|penguins] until it slept. [I did not move my arm.|It snores.]
I call it {name}. [It brings its laundry now.|The neighbors have one as well. They play.|On Fridays it goes out. I worry.]
firstdate:
[On our first date I lost all words.|Our first date. I forgot how to speak.|I had one line ready for her.|She asked about me.] “{Quoted},” I said, [to the bread|and knocked over a candle|much too loud].
[She put down the menu.|Her fork stopped.|She closed one eye.] “[Say it again.|Who told you?|Slower, please.]” [The candle went out.|The waiter left us.]
“{Quoted}.” She [began to cry|took off her coat|sent the other man home].
Her father asked what I do. I told him. “{Quoted},” he said, and [gave me the car|hugged the lamp].
? [I have learned other words since.|We tried other words once.] [She does not need them.|They are not as good.|We took them back.]
[The baby has not said a word yet. It does not have to.|You can guess the baby's first words.|We had it engraved in the spoons.]
weep:
“{Weeping},” I wrote to the group, and put the phone down. [For two minutes, I thought.|The kettle was on.|It was only Tuesday.]
When I looked up, [nine of them stood at the door|there was soup on the stairs|somebody had brought a cello]. “{Weeping}?” asked the first. I nodded.
“Why?” It had been [an ad with a dog|a song in the shop|a very small spoon]. [Nobody laughed. Three had seen it.|They had to sit down, too.]
? So we all did it. [First in turns, then together.|The cello kept time.] The neighbor knocked. “{Weeping}?” [We made room.|He had tissues.]
I have not been alone with it since. “{Weeping},” somebody writes, and [eleven coats go on|the buses fill up].
[It is mostly Thursdays.|The dog from the ad came. He is fine.|We are out of spoons.]
room:
Third door, past the copier: a chair, a lamp and tissues. The sign says “{weeping}”. [It is always taken.|You can book it.]
I went in on Monday. [My boss was there.|All of accounting was there.] “{Weeping}?” he asked, and gave me half of his [sandwich|blanket].
? Nobody talked about it. [Somebody hummed.|The lamp buzzed.] It took nine minutes. Then I felt [taller|hungry].
At four the [cleaner|mailman] looked in. “{Weeping},” we said. He [put down the mop|took off his cap|closed the door behind him].
Now other firms send their people. [They come by bus.|They bring their own lamps.] “{Weeping},” say the tickets, and nobody asks.
[Profits are up. So is the water bill.|The plants in there are enormous.|The copier has asked for a turn.]
repair:
“{Fixing},” I told my [sister|mother|barber]. She [laughed for a minute|came over with wine|closed her eyes].
I had [a toolbox|a plan with arrows|a color chart]. “{Fixing},” said page one. [Page two said “how?”.|There was no page two.]
Week two: [no change|rain in the hall|I lost the manual]. Everybody said “run”. “{Fixing},” I said.
? A man in a van stopped. [“Same project?” he asked.|He had the same chart.] He was in year nine. [He looked rested. He was not.]
In the end one thing was fixed. [It was my sleep.|It was the tap.|It was me, a little.] [I go to bed at ten.|I have a hobby now.]
“{Fixing},” I still say, [to lamps|to the toaster]. [The toaster is grateful|It works, for once].
badge:
[Conference. Name tags.|A reunion, with name tags.|The clinic gives out name tags.] “{Quoted},” I said. [The pen stopped.|She wrote it without looking up.]
“[Since when?|Is that full time?|Do you have papers?]” “[Since third grade.|Weekends, too.|It runs in the family.]”
By ten, four others had the same tag. “{Quoted},” said [a surgeon|the keynote|two pilots]. [They stood close to me.|They looked relieved.]
? We moved to the corner with the [soft chairs|cake]. [Nobody introduced himself.|Nobody had to explain anything.]
At noon they gave us our own hall. “{Quoted},” said the sign, with an arrow. [The main hall was empty.|The arrow is still there.]
[The tag is on my door now.|We meet once a year. We skip it.|The keynote sends postcards.]
other:
The form had a box for “other”. I wrote “{quoted}”. [The clerk turned the page round.|It did not fit. I used the margin.]
“Is it [catching|covered|permanent]?” [“Ask my mother.”|“Only on Sundays.”] She [looked left and right|put down the stamp].
“{Quoted},” she read, very low. “[Me too.|My sister has it.|They said I was the only one.]”
? Behind me the whole line had gone quiet. [A man took off his tie.|Somebody said “finally”.|An old lady raised her hand.]
There is a box for it now. {Quoted}: yes or no. [Nobody has ticked no.|The no has worn off.]
[We get a card.|It is tax free, at last.|The census was printed twice.]
storm:
The weather lady put down her stick. “Tomorrow: {quoted}.” [The map went dark.|Nobody changed the channel.]
[We taped the windows.|We filled the bath.|We took in the chairs.] “Does {quoted} come from the west?” asked Mother.
? At noon the dog [lay down|faced the wall]. At one it was in the kitchen. [It had wiped its feet.]
It broke nothing. But we got a bit like that. [The curtains, too.|The soup, too.]
“{Quoted},” said the neighbors over the fence. “[You, too?|Since lunch.]” [We lent them a chair.|They brought candles.]
The weather lady called in sick. [We know with what|She is at our table]. It stays till Sunday, as {name}.
passport:
“Anything to declare?” “{Quoted}.” [The dog sat down.|The officer put on gloves.|A drawer closed.]
“[How much of it?|For personal use?|Did you pack it yourself?]” “[I was born with it.|Some is my brother's.|The bag is for show.]”
? He opened the bag. [A shirt, and that.|There were socks on top.] The whole line leaned in.
“You cannot bring in {quoted},” he said. “We have [plenty|enough].” [He lowered his voice.|He looked at the others.]
In the back were whole shelves of it. [Kings had left some.|One box said “Mother”.] {Quoted}, as far as one could see.
He stamped my hand. “Welcome home.” The stamp says {name}. [It does not wash off.|It has started to spread.]
results:
The lab sent one line: “{quoted}, [positive|very high|everywhere].” [I read it at the sink.|It was stamped twice.]
I called my brother. He had the same letter. [So had his wife.|He had framed it.|He had thought it was an ad.]
“{Quoted}? From your father's side,” said Mother. [Something was stirred.|The line crackled.] “We never told you.”
? The cousins came. [They had brought their letters.|They stood about, like at a wedding.]
One man in Norway has none of it. He wrote to us: “What is it like, {quoted}?” [He is very bored.|He sounded tidy.]
We wrote back [nine pages|in pencil]. The envelope said {name}. [He is on his way|He has a fever already].
trophy:
There is a cup for it now: {quoted}. [The hall was full.|Nobody had applied. Everybody came.]
I was first. “{Quoted}?” “[Since school.|Full time.|By nature.]” [They gave me a nine.|Somebody whistled.]
? My cousin got a ten. [He wept at the wrong moment.|He thanked the wrong jury.]
Then in came a small man, quite lost. He [fell over the cup|said sorry to the lamp|lost his hat].
The jury stood up. Nobody had ever seen {quoted} that pure. [One took off her glasses.|One called her mother.]
“Is this the bus?” he asked. The cup says {name}. [He left it on the bus.|It keeps the rain off him.]
attic:
In Grandma's attic stood a trunk. On the lid: “{quoted}”. [No key.|It hummed a little.|Somebody had sat on it.]
The museum man put an ear to it. He [sat down|turned pale|took off his hat].
? “From which century?” “[All of them.|Look at the hinges.]” [A bank offered nine zeros.]
So we opened it. [Moths came out, laughing.|There was a mirror in it.|It was full to the rim.] Each of us took some.
{Quoted}: you can see it [in the photos|at breakfast|when we park]. It fits everybody.
The trunk still hums. The museum has a room called {name}. [It is closed, for that reason.|The guard calls us at night.]
firstword:
We waited for “mama”. “{Quoted},” said the baby. [The spoon stopped.|Grandma lowered her camera.]
“Where does it get that?” asked my wife. [I looked at the lamp.]
? The doctor held up a [ball|duck]. “{Quoted}.” [“It is not wrong,” he said.]
We read it the [bear|moon] book. It [shook its head|turned back to page one].
There is no second word. [It feels that one covers it.|It tried “duck”, and went back.]
Grandpa says “{quoted}”, and it nods. [They run the house.] The high chair says {name}.
shore:
“What is your position?” “{Quoted},” said the ship. [Static.|A gull laughed.]
/ My night in the lighthouse. “Where are you?” I asked a ship. “{Quoted}.” [The lamp skipped a turn.|I had no button for that.]
/ A light, far out. I took the radio: “Name your harbor.” “{Quoted}.” [Then an accordion.]
There was no such [bay|place] on my chart. “Say again.” “{Quoted}.”
/ I asked for degrees. “{Quoted}.” [It sounded like south.|They were clearly lying down.]
? We sent a tug. [It sounded happy, too.|Somebody on board was frying fish.]
/ An admiral cut in. “How does one get there?” [Nobody told him.|His wife was packing.]
I marked it, in pencil. [The ferry goes there, and stays.]
/ Next night there were nine ships. [Their lights were off.|One had a piano on deck.]
I have a good job, on land. At ten I still ask. “{Quoted},” they say.
/ My boss took the radio from me. “{Quoted},” it told him. [He has rowed out.|He handed it back, changed.]
My boat is called {name}. [I have packed a lemon.|It has been untied since Sunday.]
/ The chart says {name}, far out. [The tide waits for it.|I drew a palm.]
crosswalk:
The new road sign came. It said “{quoted}”. [The factory says we ordered that.]
/ Somebody had painted our stop sign over: “{quoted}”. [The mayor blamed the school.|The brush was the mayor's.]
/ One morning a sign stood at the crossing. It said “{quoted}”. [The pole had roots.|Nobody had heard a drill.]
The first car stopped to read it. [It is still there.|So did the hearse.]
/ A truck braked. “Does that mean me?” asked the driver. [It did.|He had eleven tons of eggs.]
? The policeman read it, and [swallowed his whistle|gave a child his hat].
/ The bus comes every ten minutes. [It no longer goes.|There are nine of them now.]
An old woman had waited there for years. “{Quoted}?” she said, [and ran|and took off her shoes].
/ “{Quoted},” the children read, letter by letter. [They took two bankers across.|The hearse turned round.]
Accidents: none. Arrivals: none. We ordered a “stop”.
/ The hospital complained: nobody came. So we ordered a “stop”.
It said “{quoted}” as well. [Bigger.|In red.] The crossing is {name} on maps.
/ The crate was heavy. “{Quoted},” said what was in it. [We gave up.|It blinked.] Taxis know it as {name}.
redder:
“And what do you do?” asked my date. “{Losing}.” She [looked at my shoes|moved her chair].
I showed her the phone. [It lit up her face, red.|She covered the candle.]
? She took out hers. It was redder. [There were brackets.]
“{Losing}?” I asked. “Since the top,” she said. We split the soup.
We married at [a discount|sunset]. The rings are [on loan|from cereal].
“{Losing},” we vowed. The bell says {name}. [Our child counts only down.]
pharmacy:
“{Outdoors},” said my prescription. [Twice daily.|One bench, not to be swallowed.]
“We are out of that,” said the pharmacist, [and pointed at the door|and looked at the window].
? “Is there one without bugs?” “[At twice the price.|The bugs are the good part.]”
A dog owner read my slip. “{Outdoors},” he said. [He had the same one.]
It has no corners. [I looked for one all day.] I came back with a leaf on me.
“{Outdoors}?” asked my chair. It cannot come. [I sent it a card.]
lostday:
Lost and found. “{Regretting},” said the man. [I had guessed, from the coat.]
“What did it look like?” “[Like the easy one.|It had a green button.]”
? He went through the box. [A bus. A kiss, unused.|Four good answers, late.]
“That is mine,” said a woman. They both held it. [It was not even a nice one.]
They had coffee. [I left a lamp on.] They left it here in the end.
“{Regretting},” says the tag, and {name}. [They took a Wednesday.|The box is roomy.]
barber:
“What will it be?” asked the barber. “{Quoted},” I said. [He put down the scissors.|He locked the door.|He dimmed the light.]
“My father could do that one,” he said. [He looked at his hands.|He sharpened nothing.]
? The other chairs turned round. [Somebody paid for me.|A man with one sideburn clapped.]
It took [four hours|a ladder|both of them]. [A bird had to be moved.|There was chanting, and talc.]
He held up the mirror. [I saw the sea.|I knew that man. I owed him.|We both looked away.]
It has been growing since. [Hats are out of the question.|Two children live in it.] He calls the cut {name}.
lighthouse:
The lighthouse has blinked one thing since Tuesday: {quoted}. [I was sent to fix it.|The navy has complained.]
The lamp was fine. [The keeper was not.|A crab had the switch.] “{Quoted},” it went, all night.
? A tanker blinked back: “same”. [Its captain was weeping.|Then another, farther out.]
I took out the bulb. [It went on.|It was bright in my pocket.] I put it back.
Now I row out with soup. [We wave at the tankers.|The crab does Sundays.]
Seen from space it is {name}. [They have sent a card.|The moon has asked for quiet.]
servesfour:
{Quoted}. Serves four. [Do not preheat.|Wash your hands, and your face.]
Take [three eggs|one onion|a large pot], and leave it. [You will not need it.|It is only for company.]
Stir. [If it hums, sing along.|If nothing happens, that is it.] Add salt, and say it again: “{quoted}”.
? Guests may lie down now. [This is normal.|The cook should be lying already.]
It is done when [the neighbors knock|you stop asking|the dog leaves]. [Do not look at it.|Let it cool for a year.]
Leftovers keep forever. My aunt called hers {name}. [It is still in the fridge, rising.|It has her eyes.]
mountain:
I climbed nine days to ask the wise woman. “{Quoted},” she said. [And shut the door.|And went on peeling.]
I sat in the snow with that. [A goat sat down, too.|My guide had begun to laugh.]
? “Is that all?” I called. “[Nine days is a lot,|It is the long version,]” she said.
Halfway down I understood it. [I fell, from joy.|I had to hold the goat.]
I ran back up. She had a [suitcase|coat on]. “So you can do the door now,” she said.
Tourists come up on Mondays. [I peel.|I ask them for socks.] The hut is {name} on the map.
elevator:
The elevator stopped. A calm voice said: “{Quoted}.” [Six of us looked up.|Nobody had pressed that.]
The lawyer tried the button. [“{Quoted},” it said, to him alone.|It blushed.]
? By noon we had elected a cook. [He had mints.|There was one yoghurt, and a vote.]
We told each other things. [The lawyer can whistle.|The twins had never met.]
Then it opened. [Nobody got out.|We looked at the lobby, and it looked cold.] “Close it,” said the lawyer.
We ride at noon, all six. [The mints are gone, the vote stands.] Between five and six lies {name}.
twin:
My twin called after thirty years. “{Quoted},” he said. [I had my mouth open to say it.|I dropped the same cup.]
He married an Anna. [So did I.|We compared Annas.] He, too, has a limp on Fridays.
? “{Quoted}?” asked his dog. [Mine had left the room.|Both dogs are called Bill.]
We met halfway, at a bridge. [We wore the hat.|Neither would cross first.]
There was nothing to tell. [It was lovely.|We fed the one duck twice.]
Then a third man came, limping. “{Quoted},” he said. [Three hats, one duck: {name}.|We call ourselves {name}.]
laundry:
I washed my coat and forgot the pocket. In it was “{quoted}”. [On a slip, in my hand.|I had never written it.]
Everything came out with it. [The towels, mostly.|My socks were the worst.] It does not iron out.
? I wore the shirt to work. [They stood up.|My boss asked where I bought it.]
The machine does nothing else now. [Strangers queue with sheets.|A bride came, with all of it.]
The water runs down to the river. [The trout are different.|Otters read it aloud.]
I charge by the sock. My soap is called {name}. [It does not clean.|It smells of Thursday.]`;

export const saidThemes = `sold: sold, sell, selling, paper hands, took profits, weak hands
soon: wen, when, soon, still early, early, patience, someday, waiting, wait, eventually, two weeks
coping: cope, copium, hopium, denial, this is fine, everything is fine, delulu, solulu, manifest, manifesting, i'm fine
losing: rekt, rug, rugged, rugpull, down bad, liquidated, broke, bankrupt, liquidity, top, bottom, dip, crash, red candle
holding: hodl, hold, holding, diamond hands, never selling, bag, bags, bagholder, bagholders
rising: moon, mooning, lambo, pump, send it, lfg, wagmi, up only, number go up, to the top, yolo, ape, all in
outdoors: grass, offline, outside, screen time, log off, sunlight
waking: gm, gn, good morning, morning, coffee, sleep, tired, nap, awake, insomnia, bedtime, snooze
trusting: trust, bro, source, promise, believe, anon, ser, anonymous
working: monday, sunday, scaries, meeting, email, work, job, boss, office, shift, deadline, spreadsheet, project, unpaid, overtime, reply all, intern, friday
owing: rent, bill, bills, tax, taxes, mortgage, due, debt, inflation, landlord, paycheck, payday, subscription
thinking: brain, skill issue, iq, smart, dumb, mid, overthink, overthinking, thought, thoughts, fog, head, skill
texting: read, ghosted, texted, text, ex, crush, dating, situationship, single, seen, reply, typing, love, heart, breakup
vibing: vibe, vibes, energy, aura, mood, main character, era, slay, rizz, core, drip, cringe
shrugging: nothing, whatever, it is what it is, idk, meh, nobody, never mind, probably, shrug, somehow
grunting: bruh, yeet, oof, lol, lmao, no cap, sus, based, yikes, sheesh, huh, ok, okay, bet, fr, ick, bestie, goated
advising: advice, nfa, dyor, legal, lawyer, disclaimer
eating: brunch, lunch, snack, snacks, hungry, hangry, pizza, dinner, diet, taco, tacos, burrito, cheese, fries, dessert, soup
glitching: password, seed phrase, wallet, wifi, battery, phone, update, glitch, lag, undo, login, captcha, algorithm, chatgpt, error, buffering, loading, charger
ordered: do, stay, keep, buy, never, always, stop, just, let, be, eat, ask, touch, cope, get, go
regretting: should have, should've, could have, almost, forgot, missed, missing, late, too late, regret, again, why did
dreading: fear, panic, fomo, dread, scared, anxiety, stress, scaries, nervous, crisis
giving: giving
refusing: not now, not today, not my problem, no thanks, leave me, nope, go away, not again, not me
more: one more, five more, two more, another round
permit: let him, let her, let them, let me, let it
boast: thinks he's, thinks she's, thinks he, built different, him, goat, goated, alpha, sigma, main character
seesaw: so over, so back, it's over, its over, we are back, we're back, joever
weeping: cry, crying, cries, cried, tears, sob, sobbing, weep, weeping
fixing: fix, fix him, fix her, fix it, fix me, change him, change her`;

export const seenForms = `voicemail:
Three new messages. “[It is Mother.|Your mother.] I came for the [plants|cat|mail]. I see {seen}.”
“[Me again.|Still me.] I [knocked|coughed|held up a plant]. {Still}.”
? “Your father [took off his hat|brought the good chairs]. He never does that for me.”
[Third message|The third]: [wind|humming|a spoon in a cup]. [Then Father: “Hush, the tape.”|Somebody laughed. Father, I think.|“Do not tell your brother.”]
“Delete {what}?” asked the machine. [It sounded hurt.|I pulled the plug.]
[The plants died happy, says Mother.|They have missed Easter.|The house key came by mail.] After the beep it says {name}.
spelling:
[The spelling bee.|Two boys left.|The final round.] The word was “{what}”.
“[In a sentence?|Could you use it?]” “I see {seen},” said the judge. [She had stood up.|She pointed at the window.]
? “And the origin?” “[It has not said.|None that we know.]”
The boy [got to the fourth letter|said four letters]. Then he [looked out|sat down]. [So did his mother.|Nobody rang the bell.]
“{What},” said the judge [again|softly|to nobody].
The cup says {name}, [spelled three ways|with a drawing].
postcard:
Dear all, by the hotel there is {seen}. [So, no sea yet.|The castle can wait.|I forget what we came for.]
Dad put the camera down. “[One cannot take that home.|A picture would spoil it.]”
? The bus waits. [We wave.|The driver has bought a hat.]
Day five: {still}. Mother asked the way to the beach. {TheNoun} [pointed at her heart|pointed at the soup].
We have [changed the flight|sold the house|hung up curtains].
On the mug: {what}. On the plate: {name}. P.S. [The dog is yours.|Let the plants go.]
sheep:
I counted sheep. [One.|One. Two.] The next one was {seen}.
“You are no sheep,” I said. The others [shrugged|let it through|looked, too].
? I [began again|shut my eyes]. {Still}. [It had a pillow.|It had a drink now.]
“What do you take for it?” asked the doctor. “{What}.” He [put the pills away|was on the same one].
That night I just watched. I [woke at noon|slept like a lake].
The sheep have [gone home|found work]. It is called {name}. [Nobody knows what comes next.|One, two, and good night.]
bothsides:
On your left, the cathedral. On your right, {seen}. Nobody looked left.
“The windows are French,” I said. “[Does it do that all day?|May one wave?|Who lets it in at night?]”
? I raised my umbrella. They hung a hat on it. [A bishop once followed it.]
Nobody ever wept at an arch. At {what} they did. [The bus driver, too.]
So I turned round. [Oh.|I see.] I had stood with my back to it since [March|college].
The tour is called {name}. [It does not move.|For the cathedral, ask a pigeon.]
crossword:
Seven across: “seen from this bench”. I looked up. It was {seen}.
[Five|Eleven|Six] letters. “{What}” did not fit. I wrote [smaller|past the edge|on my sleeve].
? An old man leaned over. His went [down one leg|up the tree].
I wrote to the paper. They sent [forty squares|a bigger paper|a man with a ruler].
Solved. Seven across, all of page two: {what}. [The editor had to sit.|I had it framed.]
Eight down is {name}. [The rest is blank.|The clue says “look again”.]
rumor:
The milkman told the baker of {seen}. [A loaf burned.|He swore on the milk.]
The baker told the bank, but bigger. By two [it had a navy|Spain had fallen|there were forty].
? The mayor spoke, in [a saucepan|his helmet]. [We hid the spoons.|Two couples married.]
At six a girl went to look. “Just {seen},” said the girl.
“So it was all lies?” “Better: {what}.” [We sat down.|We went, one by one.]
Now we tell it as it is: {name}. [Nobody believes it.|Spain wants to come.]
bet:
Ray bet me a dollar. “{Seen}, by New Year.” [We shook on it.|I laughed.]
New Year's Eve. Something came round the corner. It was {what}.
? “Double,” I said, “that it will not wave.” [It blew a kiss.|It waved with everything.]
“Double, that it is gone by morning.” Morning came. {Still}.
I paid Ray [the car|both boats]. [I never paid so gladly.|He lets me sit in it.]
It is in the book as {name}. [Ray says next year: two.|Ray never told me how he knew.]
dogdiary:
[Diary of the dog next door.|From the diary of a dog.] Monday: [tail|chased the tail]. Tuesday: saw {seen}.
Wednesday: did not chase. [Sat.|The tail feels left out.] {Still}.
? Thursday: they threw the ball. [I let it pass.|It all seems long ago.]
Friday: barked, with respect. {TheNoun} [barked back|nodded|offered a chair]. [Must lie down.|Told nobody.]
Saturday: gave it my bone. [The good one.] Sunday: {what}, thank God.
The cat says it is only {name}. The cat [has never loved|sits there at night|should talk].
hint:
Forgot your password? What do you see from your window? “{Seen}.” Correct.
Since when? “[Easter.|The flood.]” Correct. And how does {what} make you feel?
I typed “fine”. [Wrong.|Weak.]
? I typed “happy”. [Too short.|Try harder, it said.]
So I wrote it all down, till [four|sunrise]. “Strong,” said the screen.
I am in. [The account is empty. I am not.|I forget what I wanted.] The hint is {name}.
tophat:
For my last trick: [an empty hat|a hat, empty]. I reach in, and there it is: {seen}.
The rabbit sits in row [three|two|nine], [clapping|in tears].
? “How is it done?” they shout. I have sawed [sixty|forty] ladies. I do not know.
{What}, and no mirrors. People [hold hands|stand on their seats].
For once I sit down. [Nobody has to be cut.|The doves join me.|I had never seen the show.]
They come for {what}. The posters say {name}. [I carry the hat.|The rabbit does the lights.|My cape is a curtain.]
wishes:
Three wishes. I took [gold and hair|gold, and a boat]. Then the genie saw {seen}.
“Who wished for {what}?” “Nobody. It came that way.” He [sat down|counted on his fingers].
? “[Camels,|Gold,]” he said. “For [four thousand|six hundred] years. Nobody ever asked for {anyWhat}.”
I had one left. [I had wanted teeth.|I had wanted more gold.] I gave it to him.
The lamp is [to let|a lamp now]. He is out with {theNoun}. [The gold holds the door.|He hums.]
The two are called {name}. [He grants small things.|They do children's parties.]
invoice:
Invoice. You saw {seen}: [four dollars|two cents].
Looking again: free. Looking away: [ninety|eleven hundred] dollars. [Children pay double.]
? Sighs, eleven, at cost. One handkerchief, [not returned|shared].
Item four, {what}: no price. Our accountant [drew a heart|is at his sister's].
Discount on {anyWhat}: [everything|the whole sum|whatever you like].
You owe [nothing|us lunch|one smile]. Pay it to {name} by Friday. [Eggs will do.|In songs, if you can.]
artist:
“{Seen},” I told the police artist. The pencil [stopped|began to tremble].
“Ears?” “Yes.” “Weapons?” “[Only the look.|None.]”
? “Motive?” “[None yet.|Lunch.]” [The pencil was sharpened, twice.]
Nobody ever wanted a copy of a thief. [All the police wanted one now.|The chief took two.]
They search in three states, [to say hello|with cake].
The poster says {name}. Wanted for {what}. [Just wanted, really.]
finnish:
In Finnish there is a word for {what}. [It has six umlauts.|One says it in socks.]
The Finn [looked at the lake|turned red]. “You have seen {seen}?”
? “Not for every day,” he said. [There is a smaller one, for guests.]
The Finn said it once. [The ice moved.|A moose sat down.]
I said it at home. My wife [said it back|cried].
In English we only have {name}. [One has to point, too.]
album:
In the back row of Grandma's wedding: {seen}. “Who is that?” I asked.
“No idea. On all of them.” [The baptism.|The flood.|The first bicycle.]
? In 1911 it is a bit blurred. [So is the aunt.]
I took a picture of the [empty kitchen|fridge].
There, left of the lamp: {what}. Grandma [poured three cups|was relieved].
“{Name},” says the back, in [old|brown] ink. [Not mine.]
raffle:
First prize, a car. Second prize, a boat. Third prize: {seen}.
I won the car. “Swap?” I asked the widow. “No,” said the widow.
? I put the [boat|dog] on top. “For {what}?” [The widow laughed.]
At night I drive by [in it|slowly]. {Still}.
“You could just ring,” the widow said. [The chair was warm.]
We share now. The next raffle has one prize: {name}.
tape:
Lesson one: “Where is the station?” Lesson two: “I see {seen}.”
“[When would I say that?|To whom?]” “Repeat,” said the tape. [I felt silly.|So I did.]
? Lesson three had the plural. [The tape was whispering.]
In [Lisbon|Turin|Graz] I [got off the bus|needed the station]. Then I looked up.
“{Seen}!” I said. [People embraced me.|There was soup.]
I live here. [I cannot ask for bread.|I never found the station.] My best word is still “{what}”. They call me {name}.
echo:
“[Hello!|Anybody?|Good morning!]” I called. “{Seen},” said the [mountain|valley|cliff].
“That is not how an echo works.” “[I know what I see.|Then come and look.|Says who?]”
? “Is it far?” “[Bring shoes.|Not if you hum.|Follow the goats.]”
I [climbed all night|took the goat path|forgot my rope]. {Still}. [The snow had sat down.|A cloud had stopped.]
“{What},” I said. [For once I was the echo.|“Told you.”|My voice came back softer.]
[The path|The peak|That echo] is called {name}. [Hills come to look.|Do not shout. It knows.]
examiner:
“Turn left,” said the driving examiner. I braked: {seen}.
“[That is no stop sign.|Others drive on.]” “How?” I asked.
? Behind us they honked. Then they, too, looked. [So quiet.]
The examiner [rolled down the window|put away the pen]. “I never look left,” he said.
I passed. The examiner [walked home|stayed there].
The new road sign shows {what}. It is called {name}. [It means: not yet.]`;

export const slangWords = `wen cope copium hopium delulu solulu bruh based rizz rizzler sus slay yeet rekt wagmi ngmi gm gn lfg hodl hodler ser
fren frens degen fomo fud simp simping cringe mid bussin skibidi gyatt fanum goated yolo pwned lmao lol rofl
imho tbh ngl fr frfr smh ick bestie yikes oof bet noice stonks pog poggers sheesh finna gonna wanna lambo
nocap iykyk deadass lowkey highkey vibing rugged rugpull jeet jeets bagholder bagholders aped mooning
mog mogged mogging aura npc ratio`;

export const titles = `[by deed]
steal rob smuggle cheat scam hack shoplift burgle pickpocket loot swindle: Notorious, Wanted, Bandit
sneak spy stalk hide follow lurk watch: Agent, Undercover, Inspector
sell trade deal vend auction haggle: Discount, Honest
build repair fix hammer weld construct mine drill dig shovel: Foreman, Hardhat
teach explain lecture read write study translate: Professor, Doctor
cook bake fry grill brew serve barbecue boil: Chef, Maestro
sing rap yodel hum whistle drum conduct perform: Maestro, Rockstar
dance twerk waltz tango spin: Disco
sleep nap snore snooze doze rest oversleep: Drowsy, Snoozy
cry weep sob mourn: Crybaby, Weepy
scream yell shout howl bark: Loud, Deafening
run sprint race jog chase: Speedy, Sprinting
drive ride steer skate surf ski sled cruise pedal: Reckless, Speedy
fly soar hover skydive: Captain, Pilot
swim dive sail row float: Captain, Skipper
box fight wrestle punch duel kick battle: Champ, Iron, Knockout
lift squat train flex exercise: Coach, Swole
play bowl golf juggle throw catch score: Champ, Coach
climb hike explore travel wander: Explorer, Captain
deliver carry ship bring mail: Express, Overnight
eat munch chew devour swallow snack: Hungry, Snacking
drink sip slurp guzzle: Thirsty
clean wash scrub mop vacuum iron: Spotless, Squeaky
complain argue sue protest strike demand: Outraged, Unhappy
rule govern lead command manage: Boss, Chief, Supreme
elect vote campaign: Honorable, Candidate
predict foresee meditate pray preach: Oracle
pretend impersonate fake disguise: Undercover, Incognito
hoard collect save gather: Hoarder
borrow owe lend: Freeloader
raise charge bill tax audit inspect: Inspector
wait queue: Patient, Still Here
fail lose miss flunk forget fall trip: Unlucky, Clumsy
love hug kiss marry date propose: Lovesick, Casanova
hate despise detest: Grumpy, Bitter
fear faint tremble panic shiver: Scaredy, Nervous
refuse quit resign: Stubborn, Rebel
escape flee vanish: Runaway, Fugitive
want wish dream hope long: Dreamer, Ambitious
knit sew crochet weave: Cozy, Auntie
garden plant water grow: Farmer
fish hunt trap: Captain, Hunter
judge sentence referee: Judge
paint draw sculpt design: Artsy
give offer donate: Generous
type text post scroll stream: Terminally Online
beat outrun overtake outsmart win: Undefeated, Speedy

[by trade]
dentist doctor surgeon vet veterinarian physician: Doctor
professor scientist teacher librarian: Professor
policeman policewoman cop officer: Officer
inspector: Inspector
lawyer attorney: Counselor
judge: Judge
mayor: Mayor
president: President
king: King
queen: Queen
pirate sailor fisherman: Captain
pilot: Captain
astronaut: Captain, Commander
soldier: Sergeant
general: General
sheriff cowboy: Sheriff
chef cook baker: Chef
nun: Sister
priest pope: Father
nurse: Nurse
boss manager ceo: Boss
landlord: Landlord
coach: Coach
wizard: Wizard
firefighter fireman: Chief
conductor: Maestro
knight: Sir
plumber: Plumber
barista: Barista
butler: Butler
mechanic: Mechanic
accountant: Accountant
therapist: Therapist
trader: Trader
engineer: Engineer
barber: Barber
influencer: Influencer
bouncer: Bouncer
waiter: Waiter
gardener: Gardener
farmer: Farmer
driver: Driver
guard: Guard
intern: Intern
ninja: Ninja
artist: Artist
magician: Magician
gangster: Don
neighbor: Neighbor
roommate: Roommate
coworker colleague: Coworker
uncle: Uncle
cousin: Cousin
butcher: Butcher
monk: Brother
detective: Detective

[by letter]
Admiral, Baron, Count, Duchess, Duke, Emperor, Father, Grandmaster, Inspector, Judge, King, Lord, Lady, Mister, Madame,
Major, Officer, Professor, Prince, Queen, Reverend, Sir, Saint, Sergeant, Sheriff, Trainee, Uncle, Viscount, Warden, Deputy,
Brother, Doctor, Empress

[by letter of many]
Fabulous, Fearless, Famous, Glorious, Iron, Jolly, Legendary, Noble, Royal, Unsinkable, Vintage, Feral, Emotional, Existential,
Rogue, Rowdy, Neon, Nervous, Overtime, Dangerous, Wanted, Zen, Cosmic, Haunted, Pompous, Suspicious, Backstage`;
