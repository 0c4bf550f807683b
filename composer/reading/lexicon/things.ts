/** Objects, tools, vehicles, instruments and sports, by the picture that shows them or their nearest relative. */
export const thingRelatives = `
paperclip: staple, clip, clippy, binder clip, paper clip
pushpin: thumbtack, drawing pin, tack, pin board
safety-pin: brooch, diaper pin
sewing-needle: needle, sewing machine, stitch, seamstress, tailor, sewing, acupuncture
yarn: knitting, crochet, wool, ball of yarn, knitter, knitted
thread: spool, string, bobbin, dental floss, floss
socks: sock, stocking, stockings, laundry day, odd sock, laundry
coat: jacket, hoodie, raincoat, parka, trenchcoat, trench coat, overcoat, blazer, fur coat, turtleneck, poncho, cloak, bathrobe, puffer jacket, windbreaker, robe, tuxedo, leather jacket
t-shirt: shirt, tee, polo shirt, jersey, tshirt, pajamas, undershirt, hawaiian shirt
jeans: denim, pants, trousers, denim pants, leggings, overalls, slacks, sweatpants, yoga pants, khakis, cargo pants
shorts: swim trunks, boxer shorts, cargo shorts
briefs: underwear, underpants, boxers, panties, thong, undies, diaper, tighty whities, loincloth, jockstrap
bikini: swimsuit, bra, lingerie
dress: gown, skirt, wedding dress, ballgown, prom dress, tutu, red dress
necktie: tie, suit and tie, business suit, suit
scarf: shawl, bandana, muffler
gloves: glove, mitten, mittens, oven mitt, gauntlet, latex glove
womans-hat: sun hat, bonnet, straw hat, fascinator, sombrero, beret
top-hat: hat, fedora, bowler hat, trilby, wizard hat, tophat, monopoly man, stovepipe hat
billed-cap: cap, baseball cap, beanie, snapback, trucker hat, maga hat
rescue-workers-helmet: helmet, hard hat, bike helmet, crash helmet
crown: tiara, diadem, coronet
eyes: eyeballs, googly eyes, side eye, stare
glasses: spectacles, eyeglasses, contact lens, lenses, reading glasses, monocles
face-with-monocle: monocle, monocle man
sunglasses: shades, aviators, ray bans, sun glasses
goggles: ski goggles, vr headset, safety goggles, virtual reality
diving-mask: snorkel, scuba, scuba diver, diver, periscope, u boat, aquanaut, diving
running-shoe: sneaker, trainer shoe, shoe, shoes, jordans, kicks, nike, yeezy, air jordans, shoelace
mans-shoe: loafer, dress shoe, brogue, oxford shoe, clog, penny loafer, moccasin
flat-shoe: slipper, ballet flat, slippers, espadrille
ballet-shoes: ballet, tutu shoes, ballet slipper, pointe shoe, nutcracker ballet
hiking-boot: boot, work boot, timberland, combat boot, boots, wellington, wellies, hiker, hiking
high-heeled-shoe: high heels, stiletto, heels, glass slipper, pumps shoe
thong-sandal: flip flop, sandal, flip flops, crocs, jandal, flipflop
womans-boot: cowboy boot, ugg, thigh boot
handbag: purse bag, tote bag, gucci bag, handbags, birkin
clutch-bag: clutch, wallet pouch, makeup bag
purse: coin purse, wallet, change purse
luggage: suitcase, baggage, carry on, lost luggage, suitcases
briefcase: attache case, brief case, corporate, office job, business
backpack: rucksack, schoolbag, bookbag, knapsack, backpacker
basket: picnic basket, wicker basket, laundry basket, picnic, hamper
shopping-cart: shopping trolley, trolley, pram, stroller, shopping cart, handcart
shopping-bags: shopping spree, mall, shopping bag, paper bag, plastic bag, black friday, retail therapy
bucket: pail, bucket hat, kfc bucket, mop bucket, watering can, mop, wheelbarrow bucket, barrel bucket
electric-plug: plug, power cord, extension cord, charger, socket, phone charger, cable, outlet, power outlet, electricity, power strip, ethernet cable, wire
battery: duracell, power bank, lithium battery, batteries, solar panel
low-battery: one percent battery, dead battery
light-bulb: lamp, lantern light, lightbulb, bulb, desk lamp, chandelier, floor lamp, lamppost, street lamp, streetlight, idea bulb
flashlight: torch light, spotlight, searchlight, headlamp, headlight, laser pointer, laser
candle: candlestick, wax, birthday candle, candelabra, candlelight, scented candle
diya-lamp: oil lamp, magic lamp, aladdin, aladdin lamp
red-paper-lantern: lantern, paper lantern, lanterns
fire-extinguisher: extinguisher, fire hydrant, hydrant
television: tv, telly, tv set, screen, netflix, oven, toaster oven, tv show, sitcom, soap opera
radio: boombox, walkie talkie, transistor radio, stereo, alexa, jukebox, walkman, theremin
ice: ice cube, glacier, ice cubes, ice block, minifridge
wind-face: fan, air conditioner, hair dryer, hairdryer, wind, breeze, gust, ceiling fan, blow dryer
keyboard: mechanical keyboard, capslock, spacebar, mechanical keyboards, keyboards
computer-mouse: mouse pad, wireless mouse
printer: photocopier, copier, printing press, scanner, 3d printer, xerox, inkjet
fax-machine: fax, telex
abacus: cash register, counting frame, spreadsheet, maths, pocket calculator, arithmetic, excel
laptop: macbook, notebook computer, chromebook, excel spreadsheet, zoom call
desktop-computer: computer, pc, monitor, imac, mainframe, server, supercomputer, windows 95, gaming pc, data center
floppy-disk: save icon, diskette
optical-disk: cd, vinyl, record, compact disc, vinyl record, record player, cd rom, gramophone, turntable, phonograph
videocassette: vhs, cassette, tape deck, mixtape, cassette tape, vcr
mobile-phone: cellphone, iphone, cell phone, smartphone, nokia, phone, android phone, tamagotchi, tablet, ipad, blackberry phone, flip phone, selfie stick
telephone: landline, rotary phone, phone booth, telephone booth, payphone, tardis
pager: beeper
joystick: arcade machine, pinball, arcade stick, atari
video-game: gameboy, xbox, playstation, nintendo, controller, gamepad, game boy, minecraft, fortnite, tetris, mario, sega, speedrun, esports, final boss, gamer
slot-machine: one armed bandit, gumball machine, pachinko, claw machine, gumball
convenience-store: corner shop, seven eleven, mini mart, deli, bodega, corner store, vending
game-die: dice, monopoly, dungeons and dragons, d20, board game, ludo, domino, yahtzee, dnd, backgammon, board games
mahjong-red-dragon: mahjong, mah jong
joker: playing cards, deck of cards, poker, ace of spades, uno card, playing card, pokemon card, trading card, solitaire, blackjack, house of cards
puzzle-piece: jigsaw, lego, rubik's cube, rubiks cube, sudoku, jigsaw puzzle, lego brick, crossword, rubik cube, tangram
yo-yo: spinning top, fidget spinner, slinky, hula hoop, yoyo
mantelpiece-clock: cuckoo clock, pendulum, metronome, big ben, clock tower, sundial
alarm-clock: clock, alarm, wake up call, clocks
watch: wristwatch, rolex, smartwatch, pocket watch, watches, stop watch
hourglass-done: hourglass, sand timer, time travel, time machine, time traveller, egg timer, time traveler, eternity, deadline
scissors: hair clippers, shears, garden shears, hedge trimmer, scissor
seedling: lawn, plant, houseplant, shrub, moss, microgreens, grass, turf, photosynthesis, weed plant, bean sprout
construction: roadblock, barricade, road works, safety cone, roadworks, barrier
stop-sign: traffic sign, yield sign
vertical-traffic-light: traffic light, traffic lights, stoplight, stop light, semaphore, semaforo, semáforo, ampel
ladder: stepladder, stairs, staircase, escalator, stairway, step ladder
roll-of-paper: toilet paper, tape, toilet roll, paper towel, kitchen roll, sellotape, scotch tape, tp, paper roll
adhesive-bandage: plaster bandage, band aid, bandaid, bandage, first aid kit, band-aid
toolbox: tool kit, toolkit, power drill, drill, swiss army knife, duct taped, jackhammer, power tool
screwdriver: phillips screwdriver, screw driver
nut-and-bolt: screw, bolt and nut, rivet, hinge, nuts and bolts
carpentry-saw: saw, chainsaw, hacksaw, buzzsaw, handsaw
hammer: mallet, gavel, sledgehammer, mjolnir, thor hammer, thor, croquet, thors hammer
pick: pickaxe, ice pick, pick axe, shovel, spade tool, rake, pitchfork, hoe, trowel, scythe, jackhammer pick, gravedigger
wrench: spanner, monkey wrench, allen key, ikea furniture, pliers
clamp: vise, vice grip, bear trap, nutcracker
mouse-trap: mousetrap, trap, rat trap
trumpet: bugle, tuba, cornet, french horn, vuvuzela, trumpets, foghorn
postal-horn: alphorn, hunting horn, hornpipe
flute: recorder instrument, piccolo, oboe, clarinet, pan flute, ocarina, whistle, bassoon, harmonica, didgeridoo, pied piper, tin whistle
saxophone: sax, jazz musician, saxophonist, kenny g
accordion: concertina, squeezebox, polka
musical-keyboard: piano, organ music, synthesizer, synth, harpsichord, pianist, keyboard player, grand piano, chopin, mozart, beethoven, keytar
violin: fiddle, cello, viola, double bass, orchestra, harp, violinist, cellist, harpist, stradivarius, symphony, string quartet, lyre
guitar: ukulele, electric guitar, bass guitar, mandolin, lute, sitar, guitarist, rock and roll, heavy metal, air guitar, punk rock
banjo: bluegrass, banjos, dueling banjos
drum: bongo, snare, drum kit, drums, timpani, drumstick drum, cowbell drum, drumroll, drummer boy, bongos
long-drum: conga, djembe, congas, bongo drum
maracas: maraca, shaker, castanets, rattle
bell: cowbell, jingle bells, doorbell, church bell, dinner bell, gong, bells, liberty bell
bomb: cannonball, grenade, dynamite, explosive, tnt, landmine, nuke, c4, atom bomb, missile, cannon, warhead, torpedo
firecracker: banger, petard, firecrackers
water-pistol: gun, pistol, squirt gun, bazooka, rifle, shotgun, nerf gun, water gun, revolver, ray gun, catapult gun
kitchen-knife: knife, butcher knife, machete, cleaver, knives, chef's knife
dagger: switchblade, dirk, stiletto dagger, shiv
shield: armor, armour, buckler, suit of armor
boomerang: ricochet, boomerangs
fork-and-knife: cutlery, fork, silverware, tableware, spork, forks
spoon: ladle, spatula, teaspoon, wooden spoon, soup spoon, spoons
chopsticks: chopstick
fork-and-knife-with-plate: dinner plate, restaurant, feast, buffet, plate, thanksgiving dinner, diner
chair: stool, armchair, rocking chair, throne, recliner, beach chair, office chair, lawn chair, bench, ikea chair, gaming chair, iron throne, stools
couch-and-lamp: couch, sofa, furniture, futon, loveseat, settee, living room
bed: mattress, pillow, blanket, bunk bed, hammock, bedroom, waterbed, nap, duvet
door: doorway, gate, portal, doorknob, revolving door, trapdoor, doormat, wardrobe, closet, garage door
window: windowpane, curtain, blinds, window cleaner, windowsill
mirror: looking glass, vanity mirror, rear view mirror
toilet: loo, urinal, bidet, latrine, outhouse, porta potty, bathroom, potty, restroom, lavatory, skibidi
bathtub: hot tub, jacuzzi, bath tub, bubble bath
shower: showerhead, shower curtain, cold shower
soap: detergent, soap bar, bar of soap, dish soap
bubbles: soap bubbles, bubble wrap, bubble, fizz, lather
sponge: loofah, spongebob, kitchen sponge, scrubber
plunger: toilet plunger, drain
toothbrush: toothpaste, electric toothbrush, mouthwash, dental hygiene
razor: shaver, shaving, occam's razor, razorblade
lipstick: makeup, mascara, cosmetics, lip gloss, lip balm, chapstick
nail-polish: manicure, nail salon, nails done
hair-pick: comb, hairbrush, hair comb, wig, afro, toupee
trophy: award, oscar, championship, champion, grammy, world cup, stanley cup, world champion
1st-place-medal: first place, gold medal, olympic medal, olympics, winner medal
wrapped-gift: present box, gift box, birthday present, mystery box, loot box, gift, secret santa
envelope: letter, mail, snail mail, junk mail, spam mail, chain letter, postcard
package: parcel, cardboard box, amazon box, box, crate, shipping container, moving company, moving box, loot crate, cardboard
postbox: mailbox, letterbox, post box
memo: note, sticky note, homework, essay, to do list, grocery list, checklist, exam, diary note, post it, notepad
pencil: colored pencil, pencils, eraser, graphite
pen: ballpoint, quill pen, marker pen, highlighter, sharpie, ballpoint pen
paintbrush: brush, paint roller, bob ross, paint brush
artist-palette: painting, paint, art class, watercolor, palette, easel, mona lisa, masterpiece
framed-picture: portrait, art gallery, picture frame, museum, art museum, oil painting
crayon: crayons, chalk, wax crayon
books: library, textbook, bookshelf, encyclopedia, dictionary, bookstore, novel, comic book, fairy tale, bible, book club, novels, manga, thesaurus
open-book: storybook, poetry, poem, reading book, literature
scroll: manuscript, papyrus, magna carta, contract, ancient scroll, constitution, parchment
newspaper: headline, tabloid, magazine, paper boy, press, journalist, breaking news
receipt: invoice, bill, tax return, taxes, tax, receipts, irs
label: price tag, tag, toe tag
key: car key, skeleton key, keys, keychain, house key, private key
old-key: antique key, rusty key, dungeon key
locked: padlock, vault, safe, cold wallet, prison, jail, handcuffs, treasure chest, lock, alcatraz, treasury
magnet: fridge magnet, magnets
compass: sextant, north star compass, navigator
world-map: treasure map, map, atlas, treasure, cartographer
telescope: stargazer, astronomer, astronomy, hubble
microscope: lab, laboratory
test-tube: potion, vial, love potion, chemistry, chemistry set, elixir, chemical
alembic: flask, beaker, alchemy, distillery, philosopher's stone, cauldron potion
petri-dish: bacteria culture, mold, lab culture
dna: gene, genetics, genome, clone, mutant, helix
pill: tablet pill, aspirin, medicine, red pill, blue pill, vitamin, copium, viagra, capsule, painkiller, melatonin
syringe: injection, vaccine, botox, blood test, steroids, epipen
stethoscope: hospital doctor, checkup, cardiologist
crutch: broken leg, crutches, walking stick, cane, limp
x-ray: xray, radiology, rib cage, ribcage, broken bone
brain: mind, cerebrum, galaxy brain, brain cell, big brain, brainrot, braincell, hivemind
red-heart: heart, love, valentine, romance, valentine's day, crush
broken-heart: heartbreak, breakup, divorce, heartbroken, friendzone
ear: ears, van gogh ear, eavesdropper, earwax
nose: booger, snot, nostril, big nose, pinocchio
mouth: lips, big mouth
tongue: taste bud
foot: toe, feet, toes, big toe, footsie
footprints: footstep, footprint
flexed-biceps: muscle, biceps, gains, gym, swole, protein shake, six pack
writing-hand: author, autograph, signature, ghostwriter, writers block, writer's block
handshake: deal, agreement, business deal, truce
balloon: balloons, water balloon, whoopee cushion
parachute: skydiver, paraglider, parachutist, skydiving, bungee, jetpack
party-popper: confetti cannon, birthday party, new year, party, new year's eve
fireworks: fourth of july, firework display, pyrotechnics
sparkler: sparklers, bengal light
kite: kites, kite flying
umbrella: parasol, brolly, umbrellas
umbrella-with-rain-drops: rainy day, rain, drizzle, downpour, monsoon, wet weather
wheel: tire, tyre, wagon wheel, hamster wheel, flat tire, roulette wheel, segway, donut tire
bicycle: bike, tricycle, tandem, bmx, penny farthing, tandem bike, mountain bike, push bike
kick-scooter: scooter, e scooter, electric scooter
motor-scooter: vespa, moped, vespas
motorcycle: motorbike, harley, harley davidson, biker, chopper bike, biker gang, dirt bike
automobile: car, sedan, hatchback, beetle car, tesla, toyota, vw, prius, cybertruck, cadillac, coupe, minivan, honda civic, uber, fiat, dodge, carpool
racing-car: formula one, race car, nascar, ferrari, lamborghini, lambo, porsche, bugatti, f1, sports car, race driver, go kart, gokart, drag racer, convertible, mclaren, hot rod, racecar
pickup-truck: pickup, pick up truck, tow truck, ute, hummer truck, truck, ford f150
sport-utility-vehicle: suv, jeep, hummer, land rover, range rover, campervan, van life, dune buggy
delivery-truck: van, moving truck, box truck, ups truck, garbage truck, armored truck, food truck, moving van, dumpster truck
minibus: camper van, shuttle bus, tour bus, vw bus, camper, hearse, caravan, rv, motorhome
tractor: bulldozer, excavator, combine harvester, digger truck, snowplow, steamroller, backhoe, plow, plough, ride on mower
building-construction: crane machine, scaffolding, construction site, construction crane
auto-rickshaw: tuk tuk, rickshaw, tuktuk
ambulance: paramedics, emergency room
fire-engine: fire truck, firetruck, fire brigade
police-car: cop car, squad car, police chase, patrol car
locomotive: train, steam train, choo choo, steam engine, railroad, railway, thomas the tank, steam locomotive, polar express, orient express
bullet-train: shinkansen, maglev, bullet trains
metro: subway, underground train, tube train, subway train
tram: streetcar, cable car tram, trolleybus tram
aerial-tramway: cable car, ski lift, chairlift, ropeway
airplane: plane, jet, boeing, airliner, jumbo jet, biplane, fighter jet, concorde, private jet, airbus, paper plane, glider, airport
small-airplane: cessna, propeller plane, crop duster, seaplane, paper airplane
helicopter: chopper, copter, apache helicopter
rocket: spaceship, spacecraft, space shuttle, starship, space ship, moonshot, spacex, falcon 9, saturn v, rocketship, rocket ship
flying-saucer: ufo, saucer, mothership, alien abduction, area 51, flying saucers, crop circle
satellite: sputnik, iss, starlink, space junk, gps
ship: freighter, cruise ship, titanic, container ship, cargo ship, ocean liner, steamboat, warship, shipwreck, battleship, noah's ark, pirate ship, galleon, ark, aircraft carrier, tugboat, ghost ship, mayflower
sailboat: boat, yacht, sailing boat, catamaran, regatta, schooner, fishing boat, sail boat, sailing, viking ship, longship, houseboat, bathtub boat, boats
speedboat: hovercraft, jet ski, powerboat, jetski, hydrofoil, banana boat
canoe: kayak, rowboat, raft, paddle boat, dinghy, venice gondola, rowing, life raft, white water rafting
anchor: mooring, dock, harbor, harbour, navy
ring-buoy: lifebuoy, life preserver, buoy, lifesaver, pool float, lifeguard ring
soccer-ball: football, soccer, fifa, goalkeeper, footballer, striker, messi, ronaldo, foosball, penalty kick
basketball: nba, hoop, slam dunk, michael jordan, basketballer, lebron, hoops
baseball: mlb, home run, pitcher, baseball bat
american-football: nfl, quarterback, super bowl, touchdown, gridiron, linebacker
rugby-football: rugby, scrum, rugby ball
tennis: racket, wimbledon, tennis racket, squash racket, tennis ball, tennis player, federer, serena, racquet
ping-pong: table tennis, paddle ball, ping pong ball, pong, padel
badminton: shuttlecock, shuttlecocks
bowling: bowling ball, bowling pin, strike bowling, ten pin
boxing-glove: boxing, boxer, muay thai, mma, ufc, punching bag, kickboxing, mike tyson, rocky balboa, fight club, kickboxer
martial-arts-uniform: karate, judo, taekwondo, kung fu, aikido, jiu jitsu, black belt, karate kid, tai chi, kungfu
curling-stone: curling, curling stones
bullseye: darts, dartboard, dart, target, sniper target, archery target
flying-disc: frisbee, ultimate frisbee
flag-in-hole: golf, golfer, golf ball, golf course, hole in one, mini golf, tiger woods, golf cart
ice-hockey: hockey, hockey puck, puck, hockey stick, zamboni, hockey player
field-hockey: hurling, shinty
lacrosse: lax, lacrosse stick
cricket-game: cricket bat, wicket
volleyball: beach volleyball, water polo, dodgeball
ice-skate: ice skating, figure skater, figure skating, ice rink, ice skater
roller-skate: roller derby, rollerblade, rollerblades, roller skates, roller skating
skateboard: skater, skate, half pipe, skatepark, hoverboard, longboard, tony hawk, skateboarding
sled: toboggan, bobsled, sleigh, dog sled, luge, sledding, bobsleigh
pool-8-ball: billiards, snooker, 8 ball, magic 8 ball, pool table, eight ball, billiard
carousel-horse: merry go round, carousel, amusement park, rocking horse
ferris-wheel: funfair, theme park, fairground, big wheel, fun fair
roller-coaster: rollercoaster, log flume, roller coasters
playground-slide: playground, slide, water slide, jungle gym, seesaw, swing set
circus-tent: circus, big top, carnival, freak show, three ring circus
performing-arts: theatre, theater, drama mask, opera, broadway, shakespeare, hamlet, opera house, phantom of the opera, puppet, marionette, mask, masquerade, sock puppet, drama queen, puppet show
clapper-board: film director, movie set, hollywood, director
movie-camera: movie, cinema, film, blockbuster, sequel
mirror-ball: disco ball, nightclub, disco, dance club
money-bag: cash, loot, sack of money, tax refund, heist, bank robber, moneybag, inheritance
coin: penny, dime, nickel, quarter, doubloon, gold coin, memecoin, shitcoin, bitcoin, dogecoin, crypto, altcoin, coins
dollar-banknote: dollar, banknote, paper money, greenback, dollar bill, dollars
money-with-wings: inflation, broke money, brrr, money printer, hyperinflation
credit-card: debit card, credit score, visa card, mastercard
chart-increasing: green candle, stonks, bull market, bull run, stock market, hockey stick chart, pump, line goes up, trader, day trader, trading, wall street
chart-decreasing: red candle, bear market, recession, market crash, rug pull, crash, rugpull, liquidation
gem-stone: diamond, ruby, emerald, sapphire, gemstone, jewel, crystal, amethyst, topaz, opal, quartz, jewelry, jewellery, pearl, amber gem, jade
brick: bricks, brick wall, gold bar, gold brick, gold ingot
rock: stone, boulder, pebble, granite, meteorite, gravel, pet rock, stones, rocks, asteroid rock
wood: log, lumber, timber, plank, stick, twig, firewood, driftwood, tree trunk, tree stump, branch, sticks
bone: fossil, femur, bone bone, wishbone, dog bone
feather: quill, plume, feathers, boa feather
spider-web: cobweb, spiderweb, web
chains: chain, shackle, shackles, ball and chain, blockchain chain
knot: rope, shoelace knot, lasso, noose rope, tangle, tug of war
hook: fish hook, captain hook, clothes hanger, coat hanger, hanger
oil-drum: oil barrel, barrel, crude oil, petroleum, oil tanker
fuel-pump: gasoline, petrol, gas pump, diesel, petrol station
wastebasket: trash can, garbage can, dumpster, bin, rubbish bin, trash, garbage, dumpster fire, recycle bin, trashcan, litter
headstone: grave, gravestone, graveyard, cemetery, tombstone, crypt, mausoleum, tomb
coffin: casket, funeral, undertaker, sarcophagus, vampire coffin
funeral-urn: urn, ashes, cremation
amphora: vase, jug, greek vase, clay pot, pottery, pot, urn vase, flowerpot
nesting-dolls: matryoshka, russian doll, babushka doll, barbie, doll, russian dolls, voodoo doll
piata: pinata
nazar-amulet: amulet, evil eye, talisman, charm amulet, pendant
prayer-beads: rosary, mala beads, necklace, bead necklace, beads
ring: wedding ring, engagement ring, lord of the rings, one ring, bracelet, earring, signet
magic-wand: wand, abracadabra, magic trick, fairy wand, spell
folding-hand-fan: hand fan, paper fan
satellite-antenna: satellite dish, antenna, radar, dish antenna
magnifying-glass-tilted-left: magnifying glass, loupe, search engine, google
mechanical-arm: prosthetic arm, robot arm, robotic arm, bionic arm
gear: cog, cogwheel, gears, machine, clockwork, engine, motor, contraption, machinery
control-knobs: mixing desk, mixer, equalizer, thermostat, control panel
level-slider: volume
film-projector: projector
camera: polaroid, kodak, gopro, photo booth, disposable camera, cameras
video-camera: camcorder, vlog, surveillance camera, cctv, webcam
loudspeaker: speaker, subwoofer, amplifier, loud speaker
bagpipes: bagpipes, bagpipe, gaita
bow-tie: bow tie, bowtie, bowties, bow ties, corbatin
calculator: calculator, calculators, calculadora
duct-tape: duct tape, duct tapes, gaffer tape, sticky tape, roll of tape
forklift: forklift, forklifts, forklift certified, fork lift
fridge: fridge, refrigerator, freezer, icebox, fridges, nevera, kuhlschrank
gondola: gondola, gondolas, gondolier
grandfather-clock: grandfather clock, grandfather clocks, longcase clock
hot-air-balloon: hot air balloon, hot air balloons, hot air, globo aerostatico
kazoo: kazoo, kazoos
lava-lamp: lava lamp, lava lamps
lawnmower: lawnmower, lawn mower, lawnmowers, mower
leaf-blower: leaf blower, leaf blowers, leafblower
microwave: microwave, microwaves, microwave oven, microondas
monster-truck: monster truck, monster trucks, monstertruck
nail: nail, rusty nail, nails and hammer, iron nail
pickleball: pickleball, pickleballs, pickle ball
robot-vacuum: robot vacuum, roomba, roombas, robot vacuum, vacuum robot
sheriff-badge: sheriff badge, sheriff, sheriffs, marshal badge, deputy
slingshot: slingshot, slingshots, catapult
snow-globe: snow globe, snow globes, snowglobe
space-station: space station, space stations, international space station
stapler: stapler, staplers
submarine: submarine, submarines, yellow submarine, submarino
sweater: sweater, sweaters, wool sweater, jumper, pullover, cardigan
tambourine: tambourine, tambourines, pandereta
toaster: toaster, toasters, toasty machine
traffic-cone: traffic cone, traffic cones, road cone, pylon
treadmill: treadmill, treadmills
trombone: trombone, trombones, sad trombone
typewriter: typewriter, typewriters, maquina de escribir
unicycle: unicycle, unicycles, monociclo
usb-cable: usb cable, usb cables, usb, usb stick, charging cable, charger cable
vending-machine: vending machine, vending machines, snack machine
washing-machine: washing machine, washer, laundry machine, washing machines, laundromat, tumble dryer, lavadora
wheelbarrow: wheelbarrow, wheelbarrows, barrow, carretilla
xylophone: xylophone, xylophones, glockenspiel, marimba
zeppelin: zeppelin, zeppelins, blimp, airship, dirigible
dishwasher: dishwasher, dishwashers, dish washer, lavavajillas
`;
