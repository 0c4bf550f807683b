/** What is known of things made by hand or machine. The form is told in worlds.ts. */
export const things = `
@vehicles: automobile oncoming-automobile sport-utility-vehicle racing-car taxi oncoming-taxi pickup-truck police-car oncoming-police-car fire-engine ambulance bus oncoming-bus minibus trolleybus tram tram-car train high-speed-train bullet-train locomotive railway-car metro light-rail monorail suspension-railway mountain-railway mountain-cableway aerial-tramway delivery-truck articulated-lorry tractor bicycle motorcycle motor-scooter kick-scooter auto-rickshaw airplane small-airplane airplane-arrival airplane-departure helicopter sailboat ship passenger-ship ferry motor-boat speedboat canoe anchor wheel fuel-pump railway-track station bus-stop parachute gondola hot-air-balloon monster-truck forklift zeppelin stop-sign vertical-traffic-light
thing: a parking ticket, framed; a spare wheel with opinions; a pine-scented tree; a map that folds one way; a horn in F sharp; a seat nobody gives up
friend: Maggie from lost property; an old mechanic called Sparks; the number nine bus; a lollipop lady named Joy; the dog on the dashboard
rival: Warden Pike; the replacement bus; a pothole called Steve; the sat nav; a leaf on the line
dread: Monday's roadworks; a flat battery; the car wash; a driver with a podcast
joy: an empty road at five in the morning; a green wave; a downhill stretch; somebody waving from a bridge
haunt: at platform zero; in the bay reserved for directors; on the hard shoulder; at the back of the depot
fact: the first speeding ticket was for eight miles an hour; bicycle>the Wright brothers built bicycles before they built wings; train>railways gave the world one time to be late by; ship>a ship is steered from the back; traffic lights are older than cars; taxi>London's cab drivers have larger memories, and scans to prove it
wish: take the scenic route and bill nobody; arrive early once and surprise them; cross a sea out of spite; be waved at by every child on a bridge
deed: left four minutes early out of revenge; stopped in a field because of the sunset; beat the timetable and was asked to wait outside; took a wrong turn and founded a suburb
saying: Mind the gap; All roads lead to a car park; Late is a kind of arrival; Honk if you remember
joke: {Name} runs on time in the sense that time is what it runs over.; The sat nav said to turn round. {Name} said "you first".; There is a queue behind {name}, and some of it has been there since spring.
pun: Auto Biography; Wheel of Misfortune; Train of Thought; Bus Pass Major; Honk Heaven; Taxi Evasion; Ferry Tale; Loco Motive
@music: guitar violin trumpet saxophone drum long-drum accordion banjo flute maracas musical-keyboard musical-note musical-notes musical-score microphone studio-microphone headphone radio postal-horn bell mirror-ball singer man-dancing woman-dancing ballet-shoes performing-arts circus-tent level-slider loudspeaker megaphone videocassette optical-disk dvd film-projector movie-camera television clapper-board bagpipes kazoo tambourine ballerina trombone xylophone
thing: a set list on a napkin; a cable that buzzes; a tambourine with one jingle; a backstage pass from 1987; a metronome with a limp; a standing ovation of one
friend: Bassline Barry; the lady from the second row; Roadie Ron; a triangle player with patience; the cloakroom girl
rival: Feedback; a critic named Quill; the support act; the neighbour's broomstick; Autotune
dread: a noise complaint; a drum solo; the sound check; a broken string in the encore
joy: a room with good echo; a chorus that everyone knows; the hush before the first note; three chords and a lift
haunt: behind the third amplifier; in the practice room next to the boiler; at the end of the bar, by the jukebox; under the stage
fact: violin>a good violin gets better when it is played; a song stuck in the head is called an earworm; drum>drums carried news long before letters did; guitar>guitars once had gut strings, and it was the sheep who minded; a crowd that sings together begins to breathe together
wish: play one note that nobody talks over; headline a bus shelter; write a chorus with no bridge to burn; be hummed by a stranger
deed: played the wedding, the wake and the car park in one day; held a note until the lights went out; opened for a kettle; was booed in the right key
saying: Play it like you own the stairs; Once more with feeling; Never trust a quiet tambourine; Loud is only near
joke: {Name} knows three chords, and has lent one of them out.; Somebody shouted for the hits. {Name} played it again, slower.; The neighbours knocked in time, and {name} kept them in the mix.
pun: Riff Raff; Bach to Basics; Treble Maker; Drum Roll Model; Chord Blimey; Disco Inferior; Bass Jumping
@sports: soccer-ball basketball american-football baseball softball tennis volleyball rugby-football cricket-game field-hockey ice-hockey lacrosse ping-pong badminton boxing-glove martial-arts-uniform goal-net flag-in-hole bowling curling-stone skateboard roller-skate trophy 1st-place-medal 2nd-place-medal 3rd-place-medal sports-medal running-shoe running-shirt bullseye bow-and-arrow fishing-pole stadium stopwatch chequered-flag boomerang yo-yo flying-disc person-running person-biking person-swimming person-surfing person-lifting-weights person-fencing flexed-biceps pickleball sumo-wrestler treadmill unicycle pool-8-ball diving-mask
thing: a whistle with a pea in it; one lucky sock; a towel to throw in; a half-time orange; a participation ribbon; a water bottle with somebody else's name
friend: Coach Delgado; a mascot with a loose head; the substitute's substitute; Mo the kit man; the physio with cold hands
rival: the referee; Team Brick Wall; Ivan of lane four; the second wind, which never came; the offside rule
dread: extra time; leg day; the slow-motion replay; a penalty in the rain
joy: a home crowd of six; the sprint finish; a lap of honour, unofficial; an open goal
haunt: on the substitutes' bench; in lane eight; behind the goal; in the sauna, making plans
fact: the marathon is the length it is so that a queen could see the start; tennis>tennis balls were once white; golf has been played on the moon; the first basketball hoop was a peach basket; a boomerang that does not come back is also a boomerang; tug of war was an Olympic sport
wish: win by a nose, any nose; be carried off on shoulders; finish last and get the loudest cheer; retire the number and keep the shirt
deed: scored at the wrong end, beautifully; was sent off and came back in a moustache; came fourth in a race of three; broke a record and had to pay for it
saying: It is the taking part and the snacks; Leave it all on the bench; Offside is a state of mind; Second is the first of the rest
joke: {Name} gave a hundred and ten per cent, and the accountant is looking into it.; The crowd did the wave. {Name} waved back.; They said it was a game of two halves, and {name} asked for the third.
pun: Goal Digger; Hoop Dreamer; Deuce Bigelowe; Punch Drunk Glove; Kick Asphalt; Lord of the Rinks; Holy Bowly
@tools: hammer axe carpentry-saw screwdriver wrench hammer-and-pick hammer-and-wrench pick nut-and-bolt gear chains link hook toolbox clamp ladder magnet brick construction plunger broom bucket sponge scissors razor key old-key locked unlocked flashlight battery electric-plug light-bulb fire-extinguisher balance-scale compass straight-ruler triangular-ruler bomb firecracker fireworks sparkler shield crossed-swords dagger water-pistol mechanical-arm knot thread yarn sewing-needle safety-pin oil-drum broken-chain mouse-trap white-cane crutch duct-tape nail slingshot plumber electrician lumberjack wheelbarrow traffic-cone
thing: a manual in eleven languages; one screw too many; a pencil behind the ear; a shed with electricity; a tape measure that pinches; a bag of assorted
friend: Uncle Ferdie of the shed; a spirit level called Bob; the apprentice; Rusty from the bottom drawer; Madame Duct Tape
rival: a flat-pack wardrobe; Allen, who has the only key; the neighbour who borrows; a jammed lid; Professional Pete
dread: being lent; the wrong screw; rust; a man who says that it only needs a knock
joy: a job done in one go; the good drawer; a click that sounds right; oil on a Sunday
haunt: at the bottom of the toolbox; on the nail in the shed; behind the radiator, where it fell; in the boot of somebody's car
fact: hammer>the hammer is older than our species; locks were invented before doors were any good; the first adhesive was made from birch; light-bulb>there is a light bulb that has burned since 1901; scissors>scissors are older than the alphabet; duct tape has mended a moon buggy
wish: fix one thing that stays fixed; be returned by the man next door; hold up a bridge; find the matching part
deed: mended the clock and broke the wall; was left inside the cabinet it had built; tightened the moon by a quarter turn; was borrowed in spring and came home at Christmas
saying: Measure twice, shrug once; If it moves, oil it; Righty tighty, life is mighty; There is always one screw left
joke: Asked for an opinion, {name} said it could be done by Friday, and did not say which.; {Name} is not the sharpest in the box, but it is the one that gets borrowed.; When all you have is {name}, everything looks like a Tuesday.
pun: Hammer Time Share; Nuts and Jolts; Screw Loose; Saw Point; Axe to Grin; Lock Ness; Wrench Connection; Bolt Upright
@household: bed chair couch-and-lamp seat door window mirror toilet shower bathtub soap bubbles roll-of-paper toothbrush lotion-bottle sponge basket bucket candle diya-lamp clutch-bag amphora alarm-clock mantelpiece-clock watch timer-clock hourglass-done hourglass-not-done zzz wastebasket elevator teddy-bear piata balloon party-popper confetti-ball wrapped-gift ribbon red-envelope red-paper-lantern nesting-dolls japanese-dolls kite puzzle-piece game-die framed-picture wind-chime barber-pole mousetrap playground-slide roller-coaster ferris-wheel folding-hand-fan luggage shopping-cart shopping-bags package umbrella-on-ground label placard funeral-urn coffin headstone fountain dishwasher fridge grandfather-clock lava-lamp lawnmower leaf-blower microwave robot-vacuum vacuum-cleaner
thing: a warranty that ended yesterday; a doily; one missing sock; a cushion with a secret; a note saying back in five minutes; a drawer that only opens when it rains
friend: Lampert from the corner; the good cushion; a draught called Wendy; Mrs Abernathy from flat six; the cat who lives on it
rival: the robot vacuum; Flat-Pack Sven; the landlord; a newer model; moving day
dread: a house move; the word "declutter"; guests who do not use a coaster; the tip on Saturdays
joy: a quiet Sunday; somebody coming home; a ray of sun at four; fresh batteries
haunt: in the hall, by the coats; behind the bathroom door; in the spare room; on the landing, where people trip
fact: toilet>people take their best decisions sitting down; alarm-clock>before alarm clocks people were paid to throw peas at windows; bed>we spend a third of our lives in bed and complain about the rest; soap>soap is about five thousand years old, and children still doubt it; chair>a chair was once only for kings; mirror>nobody has ever seen their own face without help; roll-of-paper>the patent drawing shows the paper hanging over, not under
wish: be dusted on purpose; stay exactly where it was put; hear how the phone call ends; go on a holiday that is not storage
deed: fell off the wall at the perfect moment; squeaked through the whole proposal; outlived three carpets and a marriage; was carried up five floors and then down again
saying: Home is where the charger is; Sit with it; A place for everything, and I am in it; Flush with success
joke: {Name} has seen this family at its worst, mostly on Sundays.; {Name} was only meant to be temporary, which was eleven years ago.; If {name} could talk, three people would have to move.
pun: Chairperson; Throne Room Service; Loo Reed; Sofa So Good; Lather Vader; Soap Opera House; Ctrl Alt Elite
@clothes: socks t-shirt jeans shorts dress coat scarf gloves kimono sari womans-clothes bikini one-piece-swimsuit briefs necktie lab-coat safety-vest running-shirt mans-shoe hiking-boot flat-shoe high-heeled-shoe womans-boot womans-sandal thong-sandal top-hat billed-cap womans-hat graduation-cap military-helmet rescue-workers-helmet crown glasses sunglasses goggles handbag purse backpack briefcase ring lipstick nail-polish hair-pick prayer-beads bow-tie sweater monocle
thing: a spare button; a coat hanger with ambition; a label that scratches; a moth, retired; the other one of the pair; a receipt, just in case
friend: Zip from the cardigan; Auntie Darning; a dry cleaner called Claude; the lost property lady; Velcro
rival: the tumble dryer; a moth named Cashmere; a skinny pair of jeans; the charity bag; last year's fashion
dread: the hot wash; being described as vintage; one size fits all; a red sock among the whites
joy: a fresh iron; a party with a theme; the front row of the wardrobe; a compliment in a lift
haunt: behind the washing machine; at the back of the wardrobe; in lost property; on the chair that is not for clothes
fact: necktie>ties were brought in by soldiers; socks>the oldest socks were made for sandals; high-heeled-shoe>heels were first worn by men on horses; jeans>the small pocket in jeans is for a watch; top-hat>the first top hat is said to have caused a riot; sunglasses>judges once wore dark glasses so that nobody could read their eyes; buttons were worn for centuries before anybody thought of the hole
wish: be worn to something with canapés; find the other one; stay up without elastic; come back into fashion before dinner
deed: went into the wash as two and came out as one; was worn to the wrong wedding and danced at it; shrank out of principle; was lent to a cousin and is now in Spain
saying: Wear it out; Odd is the new pair; Dress for the sofa you want; Hang in there
joke: {Name} went out of fashion twice and waited at the bus stop for it to come round.; Nobody knows where the other one went. {Name} gets a postcard every March.; Some wear their heart on a sleeve. {Name} is the sleeve.
pun: Sole Survivor; Sock Exchange; Hat Trick Pony; Jean Therapy; Boot Camp Counsel; Tie Coon; Shoe Horn of Plenty; Vested Interest
@machines: robot laptop desktop-computer computer-mouse keyboard trackball printer fax-machine floppy-disk computer-disk joystick video-game mobile-phone telephone telephone-receiver pager camera camera-with-flash video-camera slot-machine low-battery wireless control-knobs battery satellite-antenna microscope alembic test-tube petri-dish dna x-ray syringe pill stethoscope adhesive-bandage selfie globe-with-meridians high-voltage atom-symbol recycling-symbol calculator usb-cable vending-machine washing-machine
thing: a cable that fits nothing; a sticky note with the password; a cup holder that is a disk drive; an update, postponed; a box of dongles; a fan that sings
friend: the intern from IT; a toaster with wifi; Old Reliable, a typewriter; the plant beside the server
rival: the printer on floor two; Version Two; a captcha; Karen from compliance; the update
dread: ninety-nine per cent; a full recycle bin; coffee near the keys; being turned off and on again
joy: three bars of signal; a clean desktop; a spare socket; an error that fixes itself
haunt: in the server room; under somebody's desk; in the drawer with the old phones; at three per cent
fact: the first computer bug was a moth; the first webcam watched a coffee pot; the mouse was first made of wood; laptop>the letter Q is on the top row because it was slow there; robot>the word robot means forced labour, and they have read that; there is still a fax machine in most hospitals; the whole moon landing ran on less than a doorbell
wish: pass for human at a dinner; find the traffic lights in every picture; finish one update in peace; be unplugged by a friend
deed: crashed during the demonstration, and took a bow; answered every e-mail with "noted"; printed the whole internet, double-sided; asked a human to prove it
saying: Have you tried a nap; It works on my machine; Save early, save often; Everything is a feature
joke: {Name} passed the Turing test by asking how long it would take.; {Name} dreamed in spreadsheets, and one of the cells was open.; The box said "some assembly required". {Name} is still finding out which.
pun: Ctrl Freak; Byte Club; Robo Cup; Artificial Indulgence; Wi Fido; Ram Page; Cache Money; Megabyte Me; Bot Dylan
@paper: books open-book closed-book blue-book green-book orange-book notebook notebook-with-decorative-cover ledger memo pen pencil fountain-pen black-nib paintbrush crayon artist-palette paperclip linked-paperclips pushpin round-pushpin clipboard file-cabinet file-folder open-file-folder card-file-box card-index card-index-dividers calendar spiral-calendar tear-off-calendar spiral-notepad envelope e-mail incoming-envelope love-letter postbox newspaper rolled-up-newspaper page-facing-up page-with-curl scroll receipt ticket admission-tickets bookmark bookmark-tabs bar-chart identification-card abacus office-building office-worker briefcase magnifying-glass-tilted-left magnifying-glass-tilted-right world-map ballot-box-with-ballot graduation-cap school student teacher stapler typewriter
thing: a form in triplicate; a stapler on a chain; a footnote; a mug of pens that do not write; a stamp that says URGENT; an overdue notice
friend: Miss Lomax of the archive; a bookmark called Page; the postman's apprentice; Stan the stapler; a semicolon with nowhere to go
rival: Brad from the fourth floor; the shredder; the budget; an autocorrect; a meeting about meetings
dread: a reply to all; rain in the letterbox; the last page; an audit before lunch
joy: a new pen; the smell of the second-hand shop; a cancelled meeting; the good paper
haunt: in drawer three; at the far end of the archive; between two encyclopaedias; in the tray marked pending
fact: the first novel without a letter E was written on purpose; pencils have rubbers because people were honest; the oldest message found in clay is a complaint about copper; the paper clip was once a sign of resistance; there is a library that lets you borrow people; open-book>books used to be chained to the shelves
wish: be read to the last page; reach the bottom of the tray; file one thing under fun; get a reply by post
deed: filed the boss under miscellaneous; was borrowed in 1974 and is on the way back; corrected the headline with a red pen; stapled the agenda to the ceiling
saying: Read the small print aloud; Per my last e-mail; Quiet, please, loudly; Sign here and here
joke: {Name} has been in a meeting about {name} since nine o'clock.; There is a form for it. {Name} is the form.; The plot thickened, and {name} asked for a spoon.
pun: Staple Diet; Novel Idea; Paper Tiger King; Write Said Fred; Ink Floyd; Paige Turner; Clip Joint
@treasure: coin money-bag money-with-wings dollar-banknote euro-banknote pound-banknote yen-banknote credit-card gem-stone crystal-ball ring crown chart-increasing chart-decreasing chart-increasing-with-yen bank heavy-dollar-sign slot-machine military-medal joker magic-wand hundred-points
thing: a sock full of coppers; a chart with a coffee ring; a vault with a cat flap; a lucky penny, slightly bent; a receipt for a receipt; a piggy bank with a cork
friend: Penny from the tip jar; a pawnbroker called Sol; the night guard; Uncle Vincent, who knows a man; a magpie with taste
rival: the tax office; Sir Hedge; a hole in the pocket; Inflation; the man with the magnifying glass
dread: a hole in a pocket; Monday's opening bell; the back of the sofa; being appraised
joy: a jingle in the right key; a find on the pavement; a line that goes sideways in peace; velvet
haunt: down the back of the sofa; at the bottom of the fountain; in the third vault on the left; under a mattress
fact: coin>coins have ridges because people shaved the edges; gem-stone>it rains diamonds on some planets, and nobody there is impressed; the word salary has salt in it; the first paper money was made of mulberry bark; most banknotes have met a pocket with crumbs; a stone the size of a car was once used as money
wish: be found by somebody who whistles; sit in a fountain and grant one wish; be worth it, whatever it is; land on the edge and stay there
deed: fell through a pocket and saw the world; landed on its edge and stopped the match; was weighed, found wanting and given a biscuit; went up, went down, went for a walk
saying: Easy come, easy sofa; Count the friends twice; All that glitters has been polished; Heads or tales
joke: {Name} cannot buy happiness, but it once held the door for it.; The graph shows what {name} did on Tuesday. Nobody has dared to turn it the right way up.; {Name} burned a hole in a pocket and left through it.
pun: Cents of Humour; Coin Artist; Loose Change of Heart; Penny Dreadful; Stonk Overflow; Cash Cowboy
`;
