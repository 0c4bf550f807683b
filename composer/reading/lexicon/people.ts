/** People, jobs and beings in human shape by the picture that shows them, or what they hold. */
export const peopleRelatives = `
mechanic: handyman, repairman, grease monkey, mechanics, locksmith, technician, fixer
construction-worker: builder, bricklayer, carpenter, roofer, foreman, contractor, welder, architect, miner, coal miner, mason, labourer, laborer, crane operator, road worker
health-worker: nurse, doctor, surgeon, paramedic, medic, vet, veterinarian, pharmacist, midwife, therapist, physician, optometrist
scientist: chemist, biologist, physicist, researcher, mad scientist, inventor, professor, lab rat scientist, alchemist, boffin
technologist: hacker, coder, programmer, software engineer, developer, web developer, sysadmin, it guy, tech support, dev, data scientist, streamer, influencer, youtuber, devops, incel
office-worker: accountant, ceo, boss, manager, banker, lawyer, businessman, businesswoman, intern, secretary, executive, bureaucrat, tax collector, tax man, taxman, landlord, salesman, salesperson, broker, stockbroker, politician, mayor, senator, president, clerk, realtor, real estate agent, auditor, consultant, receptionist, middle manager, employee, wall street guy, hr lady, recruiter, investor, venture capitalist, hedge fund manager, mortgage broker, tycoon, billionaire, insurance agent, butler, bouncer
judge: magistrate, attorney, referee judge, barrister
teacher: professor emeritus, tutor, headmaster, schoolteacher, lecturer, coach teacher, substitute teacher, principal
student: pupil, freshman, undergrad, librarian, nerd student, schoolboy, scholar, graduate, bookworm student
cook: chef, baker, pizzaiolo, sushi chef, line cook, pastry chef, cafeteria lady, lunch lady, butcher, barista, bartender, waiter, waitress, sommelier, cooks
farmer: gardener, peasant, farmhand, shepherd, rancher, florist, scarecrow farmer, hillbilly, redneck, old macdonald, agronomist, hippie
firefighter: fireman, fire fighter, firewoman
police-officer: cop, policeman, policewoman, constable, traffic warden, security guard, mall cop, traffic cop, parking attendant, bobby, border guard, prison warden, policia
guard: royal guard, beefeater, sentry, palace guard, gatekeeper, soldier guard, toy soldier
detective: sleuth, private eye, spy, inspector, sherlock holmes, secret agent, investigator, james bond, gumshoe
pilot: aviator, airman, captain, sea captain, flight attendant, steward, airline pilot, sailor, skipper, top gun
astronaut: cosmonaut, spaceman, moon man, space cadet, astronauts, major tom
artist: painter, sculptor, designer, potter, illustrator, cartoonist, tattoo artist, poet, writer, novelist, picasso, van gogh, graffiti artist
singer: rapper, rockstar, rock star, opera singer, popstar, pop star, crooner, karaoke singer, soprano, tenor, diva, elvis, choir, beatboxer, yodeler
person-mage: wizard, witch, sorcerer, sorceress, warlock, merlin, gandalf, druid, shaman, enchantress, mage, necromancer, witch doctor, wizards
person-elf: elf, leprechaun, dwarf, hobbit, elves, pixie elf, santa's helper
person-fairy: fairy, pixie, sprite, tinkerbell, nymph, tooth fairy, fairy godmother, dryad
person-genie: genie, djinn, jinn
person-vampire: dracula, vampire, nosferatu, count dracula
person-superhero: superhero, hero, batman, superman, caped crusader, vigilante, avenger, captain america, iron man, spiderman, sidekick, wonder woman, super dad
person-supervillain: villain, supervillain, evil genius, dr evil, mastermind
ninja: samurai, shinobi, ronin, assassin, kunoichi, kung fu master, shogun
person-with-crown: king, queen, emperor, monarch, sultan, pharaoh, tsar, czar, caesar, kaiser, cleopatra, empress, his majesty, sovereign, maharaja, napoleon
prince: duke, prince charming, crown prince, lord prince
princess: duchess, cinderella, snow white, rapunzel, princess peach
old-man: lighthouse keeper, lightkeeper, keeper, grandpa, grandfather, granddad, old man, boomer, pensioner, hermit, gramps, grandad, elder, sage, geezer, old timer, uncle, wise man, old wizard man, confucius, sensei
old-woman: grandma, grandmother, granny, nana, old lady, auntie, aunt, babushka, nonna, crone, grandmas, mother in law, hag
man: guy, husband, dad, father, dude, bloke, fella, gentleman, caveman, neanderthal, bachelor, groom, uncle bob, stepdad, chad, giga chad, hipster, brother, gigachad man, delivery guy, repo man, lumbersexual, human, person, florida man
woman: wife, mom, mother, mum, lady, karen, girlfriend, housewife, actress, cleopatra lady, bride, sister, ex wife, maid, soccer mom, stewardess, cleaning lady
boy: kid, son, schoolkid, nephew, lad, boi, brat, grandson
girl: daughter, schoolgirl, waifu, girlie, niece, little girl, goth girl, anime girl, teenage girl, granddaughter
baby: infant, toddler, newborn, bambino, triplets, twins
baby-angel: angel, cherub, cupid, guardian angel, seraph, archangel
smiling-face-with-horns: devil, demon, satan, lucifer, imp, beelzebub, mephisto, hades, succubus
person-in-lotus-position: monk, yogi, buddha, guru, zen master, yoga teacher, yoga instructor, meditator, life coach, dalai lama, swami, yoga
person-lifting-weights: weightlifter, bodybuilder, gym bro, gymbro, strongman, powerlifter, wrestler, deadlift, barbell, dumbbell, personal trainer, hercules, gym rat, crossfit, kettlebell, bench press, squats
person-fencing: fencer, knight, gladiator, crusader, warrior, spartan, paladin, mercenary, duelist, swordsman, musketeer, zorro, fencing, three musketeers
person-running: runner, sprinter, jogger, marathon, marathon runner, athlete, jogging, usain
person-swimming: swimmer, lifeguard, swimming, michael phelps, synchronised swimming
person-biking: cyclist, biker cyclist, bike courier, tour de france
person-surfing: surfer, surfer dude, wakeboarder, surfing, surfboard, windsurfer
person-juggling: juggler, street performer, busker, acrobat, juggling, circus performer
skier: skiing, downhill skier, ski jumper, ski instructor
snowboarder: snowboard, snowboarding
clown-face: clown, jester, harlequin, fool, bozo, joker, pierrot, ringmaster, comedian, court jester, pennywise, stand up comedian, prankster
woman-dancing: dancer, flamenco dancer, salsa dancer, showgirl, belly dancer, tango, flamenco, tango dancer
man-dancing: disco dancer, breakdancer, tap dancer, elvis impersonator, michael jackson
santa-claus: santa, father christmas, saint nick, kris kringle, st nicholas
mrs-claus: mother christmas, santa's wife
cowboy-hat-face: cowboy, cowgirl, gunslinger, outlaw, rancher cowboy, rodeo clown, vaquero, gaucho, cowboys, wild west, bandit
pirate-flag: pirate, buccaneer, corsair, jolly roger, privateer, pirates, blackbeard, jack sparrow
crossed-swords: viking, barbarian, sword, rapier, sabre, saber, lightsaber, katana, longsword, excalibur, conan
military-helmet: soldier, army, general, commando, veteran, sergeant, marine, trooper, stormtrooper, infantry, military, colonel, helmet soldier
nerd-face: nerd, geek, dork, math nerd, trekkie, know it all, genius
smiling-face-with-sunglasses: cool guy, chill guy, dude bro, mafia boss, gangster, mobster, godfather, hustler, pimp, cool dude, playboy, thug, mafia, bro, sigma male, rizzler, surfer bro, bodyguard, alpha male
loudly-crying-face: crybaby, wojak, sad boy, doomer, sob story
disguised-face: impostor, imposter, con artist, fake mustache, undercover agent, scammer, thief, burglar, robber
sleeping-face: sleepyhead, insomniac, couch potato, narcoleptic
zany-face: madman, lunatic, maniac, crazy person, weirdo
money-mouth-face: millionaire, rich guy, capitalist, greedy guy, loan shark, miser, scrooge
face-with-tears-of-joy: lol, lmao
axe: hatchet, tomahawk, paul bunyan, woodsman
fishing-pole: fisherman, angler, fishing trip, fishing rod, fishing
broom: janitor, cleaner, chimney sweep, custodian, street sweeper, caretaker, quidditch
barber-pole: barber, hairdresser, barbershop, stylist, hair salon
tooth: molar, wisdom tooth, fang, dentures, dentist office
taxi: cab driver, taxi driver, cabbie, uber driver, taxicab, cab
bus: bus driver, school bus, double decker
articulated-lorry: trucker, truck driver, big rig, semi truck, eighteen wheeler, lorry
locomotive: train driver, conductor train, train conductor
balance-scale: justice, lady justice, lawsuit, law, court, scales of justice
microphone: mic, podcaster, comedy, stand up, karaoke, talk show host, news anchor, mc
camera-with-flash: paparazzi, photographer, paparazzo
megaphone: preacher, activist, cheerleader, protester, town crier, auctioneer, prophet
headphone: dj, podcast, audiophile, sound engineer
chess-pawn: chess, chess master, grandmaster, chess player, pawn, checkmate, rook, chessboard
crystal-ball: fortune teller, psychic, oracle, astrologer, clairvoyant, seer, prophecy, horoscope, medium psychic
bow-and-arrow: archer, robin hood, archery, hunter archer, crossbow, arrow, longbow, robinhood, arrows
postbox: postal worker, letter carrier
glass-of-milk: milkman
wastebasket: garbage man, bin man
ice-cream: ice cream man
moai: easter island head, stone face, monolith, gigachad, statue, sphinx statue, idol, bust statue, mount rushmore
ballerina: ballerina, ballerinas, ballet dancer, bailarina
beekeeper: beekeeper, beekeepers, apiarist, apicultor
dentist: dentist, dentists, orthodontist, dentista
electrician: electrician, electricians, lineman, electricista
lumberjack: lumberjack, lumberjacks, woodcutter, lenador
magician: magician, magicians, conjurer, illusionist, stage magician
mail-carrier: mail carrier, mailman, postman, mail carrier, postwoman, cartero, mailmen, postie
mime: mime, mimes, pantomime
plumber: plumber, plumbers, fontanero, plombier
scarecrow: scarecrow, scarecrows, espantapajaros
sumo-wrestler: sumo wrestler, sumo, sumo wrestlers, sumo wrestler, rikishi
`;
