// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const drawnAlike = `hot-beverage baguette-bread jar flashlight soccer-ball bagel pie chart-decreasing chart-increasing
clapper-board desktop-computer door drum fortune-cookie garlic ice ice-skate jeans kiwi-fruit light-bulb
loudspeaker meat-on-bone mouse-trap onion pancakes pear pineapple popcorn potato sandwich soap
soft-ice-cream spaghetti steaming-bowl taco teacup-without-handle telephone-receiver tractor trumpet watch
wilted-flower glass-of-milk tumbler-glass canned-food coconut boomerang rugby-football headphone hamburger
window receipt toilet megaphone motor-boat honey-pot telescope bed roller-skate kick-scooter printer
camera video-camera playground-slide accordion postal-horn green-salad pot-of-food cooking
cheese-wedge wine-glass cocktail-glass socks couch-and-lamp sailboat speedboat lipstick radio
television seat automobile motor-scooter cooked-rice curry-rice custard shaved-ice bomb bow-and-arrow sled
safety-pin martial-arts-uniform coat top-hat books bucket birthday-cake dango beer-mug hot-dog pizza
french-fries poultry-leg
roll-of-paper alarm-clock mirror tent carpentry-saw razor bacon
fork-and-knife-with-plate ship kitchen-knife 
postbox dna yarn stethoscope bicycle toothbrush thermometer diving-mask cloud-with-lightning-and-rain balance-scale pill
party-popper roller-coaster magic-wand fishing-pole maracas yo-yo candy hair-pick kite cigarette helicopter bento-box
satellite-antenna palm-tree baby-bottle tram carrot violin olive cucumber banjo slot-machine bus-stop ring-buoy fountain
luggage cherries leafy-green grapes lollipop broom electric-plug tennis small-airplane carousel-horse
ferris-wheel ringed-planet cloud-with-lightning seedling
bathtub prayer-beads bubbles lacrosse tanabata-tree pencil badminton black-nib building-construction sheaf-of-rice
airplane-departure airplane-arrival rolled-up-newspaper field-hockey ice-hockey fork-and-knife coral shrimp label
scissors old-key key tamale firecracker fondue satellite beans skateboard pick cricket-game petri-dish thread hot-pepper
umbrella-with-rain-drops closed-umbrella scarf flag-in-hole spider-web light-rail railway-track gloves mountain
desert-island wind-chime film-projector aerial-tramway flying-disc statue-of-liberty bottle-with-popping-cork womans-boot
unlocked womans-sandal monorail beach-with-umbrella umbrella-on-ground dagger snow-capped-mountain magnet flat-shoe trophy
clinking-beer-mugs fire-extinguisher bell-pepper eye station microscope oden factory axe banana mountain-cableway rose
racing-car water-pistol fire-engine wing ice-cream cloud-with-rain mango bouquet tropical-drink high-speed-train test-tube
house-with-garden money-with-wings wheel paintbrush auto-rickshaw sake oncoming-taxi passenger-ship crutch fountain-pen
pushpin ear-of-corn studio-microphone nest-with-eggs wrench anatomical-heart basket motorway bowling hospital
clinking-glasses moai pretzel military-helmet bus fried-shrimp alembic motorcycle screwdriver backpack
watermelon hiking-boot hammer file-cabinet funeral-urn takeout-box keyboard police-car oyster volcano tongue
ballot-box-with-ballot shortcake feather telephone syringe eggplant balloon thong-sandal saxophone pouring-liquid
speech-balloon left-speech-bubble right-anger-bubble thought-balloon
microphone
crayon one-piece-swimsuit paw-prints shorts t-shirt ballet-shoes notebook-with-decorative-cover wireless cupcake
running-shirt clutch-bag knot footprints musical-score credit-card adhesive-bandage round-pushpin womans-clothes
shopping-bags magnifying-glass-tilted-left magnifying-glass-tilted-right computer-disk brain beverage-box sparkler
film-frames crystal-ball lotus musical-note musical-notes clamp pirate-flag cup-with-straw lotion-bottle movie-camera
pool-8-ball chess-pawn dress cherry-blossom snowflake houses blossom artist-palette card-file-box video-game
high-voltage tram-car spoon joystick hourglass-not-done hourglass-done puzzle-piece graduation-cap
purse videocassette church closed-book maple-leaf heart-exclamation broken-heart roasted-sweet-potato womans-hat
anchor full-moon waning-gibbous-moon waxing-gibbous-moon first-quarter-moon last-quarter-moon waning-crescent-moon
waxing-crescent-moon trackball love-hotel safety-vest teddy-bear white-flag`;

export const ownKinds = `abacus | thing | -
afro | thing | -
air-conditioner | thing | -
air-fryer | thing | -
air-mattress | thing | -
airdrop-crate | thing | -
airplane | thing | -
almond | food | 50 62 22
angular-truck | thing | -
anvil | thing | -
apron | thing | -
arcade-machine | thing | -
area-gate | place | -
arepa | food | -
armchair | thing | -
artichoke | food | -
asparagus | food | -
atm | thing | -
avocado | food | 50 38 26
axolotl | creature | 50 45 32
bag-of-chips | food | -
bagpipes | thing | -
baklava | food | -
balaclava | thing | -
balalaika | thing | -
ballerina | person | 50 18 16
ballet-barre | thing | -
banh-mi | food | 50 34 18
bank-counter | thing | -
bao | food | -
bar-counter | thing | -
barbell | thing | -
barcode | thing | -
bare-belt | thing | -
bare-wallet | thing | -
barn | place | -
barnacle | nature | -
barrel | thing | -
baseball-bat | thing | -
basketball-hoop | thing | -
bathrobe | thing | -
bathroom-scale | thing | -
bazooka | thing | -
beach-ball | thing | -
beaker | thing | -
bean-bag | thing | -
beanie | thing | -
beard | thing | -
beehive | thing | -
beekeeper | person | 50 44 22
beet | food | -
belt | thing | -
bench | thing | -
bibimbap | food | 50 76 22
bidet | thing | 50 62 22
bigfoot | creature | 50 24 20
billboard | thing | -
bingo-card | thing | -
binoculars | thing | -
bitcoin | thing | -
bitten-page | thing | -
black-hole | nature | -
blackboard | thing | -
blanket | thing | -
blender | thing | -
blowtorch | thing | -
blueberries | food | -
boiler | thing | 50 38 26
bonsai | nature | -
bookshelf | thing | -
boombox | thing | -
bottle-message | thing | -
bottle-opener | thing | -
bouncy-castle | thing | -
bow-tie | thing | -
bowler-hat | thing | -
bowling-ball | thing | -
bowling-pin | thing | -
boxing-gloves | thing | -
boxing-ring | thing | -
braces | thing | -
breakfast-table | thing | -
brick-phone | thing | -
broccoli | food | -
brownie | food | -
brussels-sprout | food | -
bulldozer | thing | -
bullet | thing | -
bulletproof-vest | thing | -
bunk-bed | thing | -
bus-front | thing | -
bush | nature | -
bust | thing | -
button | thing | -
cabbage | food | -
cage | thing | -
calculator | thing | -
camper-van | thing | -
campfire | thing | -
can-opener | thing | -
candle | thing | -
candy-cane | food | -
cannoli | food | -
cannon | thing | -
canoe | thing | -
captcha | thing | -
capybara | creature | 30 38 26
car-front | thing | -
cardboard-box | thing | -
carpet | thing | -
cash-register | thing | -
cashew | food | 62 30 20
cassette | thing | -
catapult | thing | -
catwalk | thing | -
cauldron | thing | -
cauliflower | food | -
cave | place | -
cave-club | thing | -
caviar | food | -
ceiling-fan | thing | -
ceiling-pipe | thing | -
celery | food | -
cell-tower | thing | -
cello | thing | -
cement-mixer | thing | -
centipede | creature | 20 22 18
cereal | food | 50 80 18
chainsaw | thing | -
chair | thing | -
chandelier | thing | -
checkout-belt | thing | -
cheese-puff | food | -
cheesecake | food | -
cheetah | creature | 50 52 32
chess-board | thing | -
chess-knight | thing | -
chicken-nugget | food | -
chicken-wing | food | -
chimney | thing | -
chinchilla | creature | 46 42 28
churros | food | -
cigar | thing | -
cigarette-lighter | thing | -
cinema-seats | thing | -
cinnamon-roll | food | -
cinnamon-stick | food | -
clam | food | -
clarinet | thing | -
clog | thing | -
clothes-iron | thing | -
clothesline | thing | -
clothespin | thing | -
clown-nose | thing | -
clownfish | creature | 26 48 24
coat-hanger | thing | -
coat-rack | thing | -
cocoon | nature | -
coffee-bean | food | -
coffee-machine | thing | -
colander | thing | -
combine-harvester | thing | -
comet | nature | -
conveyor-belt | thing | -
cooler-box | thing | -
corkscrew | thing | -
corn-dog | food | -
cottage-cheese | food | -
cotton-candy | food | -
coupon | thing | -
cowboy-boots | thing | -
cowboy-hat | thing | -
cracker | food | -
cranberry | food | -
crash-test-dummy | thing | 50 28 22
crib | thing | -
croissant | food | 50 40 26
crossbow | thing | -
crowbar | thing | -
cruiser-bike | thing | -
cuckoo-clock | thing | -
cucumber-slices | food | -
cup-noodles | food | -
cursor | thing | -
cutting-board | thing | -
cymbals | thing | -
dachshund | creature | 18 42 20
dandelion | nature | -
deck-chair | thing | -
dentist | person | 50 34 24
dentist-chair | thing | -
dentures | thing | -
deodorant | thing | -
departure-board | thing | -
desk | thing | -
desk-fan | thing | -
desk-lamp | thing | -
deviled-egg | food | -
diploma | thing | -
dishwasher | thing | -
diving-board | thing | -
doge | creature | 50 52 30
doghouse | thing | -
domino | thing | -
doorbell | thing | -
doormat | thing | -
doughnut | food | -
dragon-fruit | food | -
dragonfly | creature | 50 16 14
drawer | thing | -
drive-thru | place | -
drone | thing | -
duct-tape | thing | -
dump-truck | thing | -
dumpling | food | -
dumpster | thing | -
durian | food | -
dustpan | thing | -
dynamite | thing | -
e-reader | thing | -
earbuds | thing | -
earmuffs | thing | -
earthquake | nature | -
easel | thing | -
eclair | food | 50 62 18
eclipse | nature | -
eel | creature | 26 24 18
egg-carton | food | -
eiffel-tower | place | -
electric-chair | thing | -
electrician | person | 50 38 24
elevator | thing | -
empanada | food | -
empty-glass | thing | -
empty-mug | thing | -
empty-pool | thing | -
emu | creature | 26 14 16
energy-drink | food | -
eraser | thing | -
escalator | thing | -
espresso-cup | food | -
excavator | thing | -
exercise-ball | thing | -
eye-chart | thing | -
eyepatch | thing | -
failed-test | thing | -
fanny-pack | thing | -
faucet | thing | -
fax-machine | thing | -
feather-boa | thing | -
fence | thing | -
ferret | creature | 50 22 24
fez | thing | -
fidget-cube | thing | -
fidget-spinner | thing | -
fig | food | -
finger | thing | -
finish-arch | thing | -
fire-hydrant | thing | -
firefly | creature | 34 30 18
fireplace | thing | -
firewall | thing | -
fish-and-chips | food | -
fish-tank | thing | -
flamethrower | thing | -
flippers | thing | -
flour-sack | food | -
flower | nature | -
flying-saucer | thing | -
food-container | thing | -
food-truck | thing | -
fork | thing | -
forklift | thing | -
french-fry | food | -
french-press | thing | -
fridge | thing | -
fried-rice | food | -
frying-pan | thing | -
fuse-box | thing | -
garbage-truck | thing | -
garden-gnome | creature | 50 48 22
garden-hose | thing | -
garlic-bread | food | -
gas-mask | thing | -
gas-pump | thing | -
gavel | thing | -
gerbil | creature | 34 40 26
gift-card | thing | -
gingerbread-man | food | -
glass-bottle | thing | -
glass-of-water | thing | -
glue-stick | thing | -
gnocchi | food | -
go-kart | thing | -
goggles | thing | -
gold-bar | thing | -
gold-chain | thing | -
gold-nugget | thing | -
golf-ball | thing | -
golf-cart | thing | -
golf-club | thing | -
gondola | thing | -
gong | thing | -
gramophone | thing | -
grand-piano | thing | -
grandfather-clock | thing | -
grapefruit | food | -
graphics-card | thing | -
grass | nature | -
grater | thing | -
grave | thing | -
gravy-boat | food | -
green-candles | thing | -
greenhouse | place | -
grenade | thing | -
grill | thing | -
grilled-cheese | food | 50 30 18
guacamole | food | -
guillotine | thing | -
gumball-machine | thing | -
gummy-bear | food | 50 30 24
gym-rack | thing | -
hail | nature | -
hair-dryer | thing | -
hair-straightener | thing | -
hairbrush | thing | -
ham | food | -
hammock | thing | -
hamster-wheel | thing | -
hand-dryer | thing | -
handcart | thing | -
handcuffs | thing | -
handheld-console | thing | 50 32 20
hang-glider | thing | -
hard-drive | thing | -
hardware-wallet | thing | -
harmonica | thing | -
harp | thing | -
hash-brown | food | -
hashtag | thing | -
hawaiian-shirt | thing | -
haystack | thing | -
headband | thing | -
headlights | thing | -
hearing-aid | thing | -
hearse | thing | -
height-chart | thing | -
highlighter | thing | -
hole-punch | thing | -
hoodie | thing | -
hookah | thing | -
hospital-bed | thing | -
hot-air-balloon | thing | -
hot-sauce | thing | -
hot-tub | thing | -
hula-hoop | thing | -
humidifier | thing | 50 58 18
hummingbird | creature | 44 36 16
hummus | food | 50 78 20
hurdle | thing | -
husky | creature | 50 52 32
hyena | creature | 50 52 32
ice-cream-truck | thing | -
ice-surface | thing | -
iceberg | thing | -
igloo | place | -
incense | thing | -
infinity | thing | -
inhaler | thing | -
ink-cartridge | thing | -
ink-letter | thing | -
intercom | thing | -
interview-table | thing | -
ironing-board | thing | -
jack-in-the-box | thing | -
jackhammer | thing | -
jam-jar | food | -
jelly-beans | food | -
jelly-dessert | food | -
jerrycan | thing | -
jet-ski | thing | -
jetpack | thing | -
judge-bench | thing | -
juggling-balls | thing | -
jukebox | thing | -
jump-rope | thing | -
kale | food | -
katana | thing | -
kazoo | thing | -
kebab-skewer | food | -
ketchup-bottle | thing | -
kettle | thing | -
kettlebell | thing | -
kiddie-pool | thing | -
kidney | thing | -
kilt | thing | -
kimbap | food | -
kimchi | food | -
kiwi-bird | creature | 24 32 20
knitting-needles | thing | -
kombucha | food | 50 72 20
ladder | thing | -
ladle | thing | -
lasagna | food | -
lasso | thing | -
laundry-basket | thing | -
lava-cake | food | -
lava-lamp | thing | -
lawnmower | thing | -
leaf-blower | thing | -
leaking-pipe | thing | -
leash | thing | -
leek | food | -
lemonade | food | -
lemur | creature | 50 24 22
lever | thing | -
life-jacket | thing | -
lifeboat | thing | -
light-switch | thing | -
lighthouse | place | -
lightsaber | thing | -
limousine | thing | -
lint-roller | thing | -
litter-box | thing | -
liver | thing | -
locker | thing | -
locomotive | thing | -
longboard | thing | -
lottery-ticket | thing | -
lumberjack | person | 50 34 24
lump-of-coal | thing | -
lunch-tray | food | -
lungs | thing | -
lychee | food | -
mac-and-cheese | food | 50 80 18
macaron | food | -
magician | person | 50 46 22
mail-carrier | person | 50 34 24
mailbox | thing | 27 44 22
manatee | creature | 24 42 26
manhole-cover | thing | -
mannequin | thing | -
maple-syrup | food | -
mars | place | -
marshmallow | food | -
mashed-potatoes | food | -
massage-table | thing | -
matcha-latte | food | -
matchstick | thing | -
mattress | thing | -
mayonnaise | food | -
maze | place | -
meatball | food | -
meatloaf | food | -
meerkat | creature | 50 24 22
metal-spring | thing | -
metronome | thing | -
microwave | thing | -
milk-carton | food | -
milkshake | food | -
mime | person | 50 42 28
minotaur | creature | 50 40 28
mittens | thing | -
mobile-phone | thing | -
mobility-scooter | thing | -
mochi | food | -
mohawk | thing | -
moka-pot | thing | -
money-bag | thing | -
money-printer | thing | -
monocle | thing | -
monster-truck | thing | -
mop | thing | -
moth | creature | 50 26 14
motherboard | thing | -
moustache | thing | -
muffin | food | -
mug | thing | -
muleta | thing | -
mullet | thing | -
mummy | creature | 50 42 30
mussel | food | -
mustard-bottle | food | -
nachos | food | -
nail | thing | -
nail-clipper | thing | -
nail-table | thing | -
name-tag | thing | -
narwhal | creature | 34 62 26
neck-brace | thing | -
necktie | thing | -
nessie | creature | 30 26 20
nightcap | thing | -
northern-lights | nature | -
nuclear-plant | place | -
nunchucks | thing | -
oar | thing | -
oatmeal | food | -
office-chair | thing | -
office-desk | thing | -
oil-rig | thing | -
omelette | food | -
onion-ring | food | -
opossum | creature | 34 45 26
orca | creature | 26 45 28
ostrich | creature | 22 16 18
ouija-board | thing | -
oven | thing | -
pager | thing | -
pajamas | thing | -
panther | creature | 50 52 32
papaya | food | -
paper-bag | thing | -
paper-shredder | thing | -
parachute | thing | -
parking-garage-barrier | thing | -
parking-lot | thing | -
parking-meter | thing | -
party-hat | thing | -
passport | thing | -
pawn-shop | place | -
peanut-butter | food | -
pearl | thing | -
pearl-necklace | thing | -
pedestal | thing | -
pelican | creature | 36 22 20
pencil-sharpener | thing | -
penny-farthing | thing | -
pepper-grinder | thing | -
perfume | thing | -
phone-booth | thing | -
photo-strip | thing | -
photocopier | thing | -
pickle | food | -
pickleball | thing | -
picnic-blanket | thing | -
piggy-bank | thing | -
pillow | thing | -
pinball-machine | thing | -
pineapple-slice | food | -
pinecone | nature | -
pirate-ship | thing | -
pistachio | food | 50 62 18
pitchfork | thing | -
plain-flag | thing | -
plane-seat | thing | -
plaster-cast | thing | -
platypus | creature | 32 38 26
pliers | thing | -
plum | food | -
plumber | person | 50 36 24
plunger | thing | -
pogo-stick | thing | -
poker-chip | thing | -
poker-table | thing | -
pollen | nature | -
pomegranate | food | -
pompom | thing | -
poncho | thing | -
pop-tart | food | -
popsicle | food | -
porta-potty | thing | -
postage-stamp | thing | -
pot-of-gold | thing | -
poutine | food | -
power-drill | thing | -
power-outlet | thing | -
power-strip | thing | -
praying-mantis | creature | 30 20 18
projector-screen | thing | -
propeller-hat | thing | -
protein-bar | food | -
protein-shake | food | 50 60 20
pterodactyl | creature | 38 18 16
puddle | nature | -
puffin | creature | 44 26 24
pug | creature | 50 52 32
pulley | thing | -
pumpkin | food | -
punching-bag | thing | -
puzzle-cube | thing | -
pyramid | place | -
qr-code | thing | -
quesadilla | food | 50 44 18
queue-rope | thing | -
quokka | creature | 50 42 30
radiator | thing | 50 50 24
radish | food | -
raincoat | thing | -
rake | thing | -
raspberry | food | -
ravioli | food | -
reception-desk | thing | -
record-player | thing | -
recycling-bin | thing | -
reindeer | creature | 50 60 26
remote-control | thing | -
restaurant-front | thing | -
restaurant-table | thing | -
revolving-door | thing | -
ribs | food | -
rice-cooker | thing | -
ring | thing | -
ring-light | thing | -
road-strip | thing | -
robot-vacuum | thing | 50 50 22
rocking-horse | thing | -
rolling-pin | thing | -
rostrum | thing | -
roulette | thing | -
roundabout | thing | -
router | thing | -
rowing-machine | thing | -
rubber-band | thing | -
rubber-boots | thing | -
rubber-chicken | thing | -
rubber-duck | thing | -
running-shoe | thing | -
safe | thing | -
salon-chair | thing | -
salsa | food | -
samosa | food | -
sand-mound | nature | -
sandcastle | thing | -
sardine-can | food | -
sash | thing | -
satay | food | -
sauerkraut | food | -
sauna | thing | -
sausage | food | -
scallop | food | -
scarecrow | person | 50 36 24
scepter | thing | -
schnitzel | food | -
school-bus | thing | -
school-desk | thing | -
scone | food | 50 84 14
scoreboard | thing | -
scratching-post | thing | -
screw | thing | -
scuba-tank | thing | -
sea-urchin | creature | 50 50 26
seagull | creature | 26 26 18
seaweed | nature | -
security-gate | thing | -
seesaw | thing | -
segway | thing | -
server | thing | -
server-rack | thing | -
service-window | thing | -
serving-tray | thing | -
sewing-machine | thing | -
shared-scarf | thing | -
sheet-of-paper | thing | -
shepherds-crook | thing | -
sheriff-badge | thing | -
shop-front | thing | -
shopping-cart | thing | -
shopping-mall | thing | -
shovel | thing | -
shower-cabin | thing | -
shower-curtain | thing | -
shower-head | thing | -
sink | thing | -
skate-ramp | thing | -
skis | thing | -
sledgehammer | thing | -
sleep-mask | thing | -
sleeping-bag | thing | -
slime | thing | -
slingshot | thing | -
slippers | thing | -
slow-cooker | thing | -
smart-speaker | thing | -
smoke-detector | thing | -
smoking-pipe | thing | -
smoothie | food | -
snack-cake | food | -
snow-globe | thing | -
snow-plow | thing | -
snow-shovel | thing | -
snowboard | thing | -
snowmobile | thing | -
snowshoe | thing | -
soap-bar | thing | -
sock | thing | -
sock-puppet | thing | -
soda-can | food | -
sofa | thing | -
solar-panel | thing | -
sombrero | thing | -
soup | food | -
sourdough-starter | food | -
soy-sauce | thing | -
space-heater | thing | -
space-helmet | thing | -
space-shuttle | thing | -
space-station | thing | -
spatula | thing | -
spear | thing | -
speed-bump | thing | -
spellbook | thing | -
spin-bike | thing | -
spinach | food | -
spirit-level | thing | -
sports-car | thing | -
spreadsheet | thing | -
spring-roll | food | -
squirrel | creature | 34 28 24
stage-curtain | thing | -
staircase | thing | -
stall-counter | thing | -
stall-roof | thing | -
stand-mixer | thing | -
stapler | thing | -
starfish | creature | 50 52 22
steak | food | -
steering-wheel | thing | -
stilts | thing | -
stingray | creature | 50 40 24
stomach | thing | -
stool | thing | -
stork | creature | 34 18 16
straw-hat | thing | -
street-lamp | thing | -
string-trimmer | thing | -
stroller | thing | -
submarine | thing | -
subway-car | thing | -
sugar-cube | food | -
suit-of-armor | thing | -
sumo-wrestler | person | 50 26 20
sundae | food | -
sundial | thing | -
superhero-cape | thing | -
surfboard | thing | -
sushi | food | -
sweater | thing | -
swimming-pool | thing | -
swing | thing | -
sword | thing | -
table | thing | -
tadpole | creature | 30 42 28
takoyaki | food | -
tambourine | thing | -
tank | thing | -
tanning-bed | thing | -
tape-dispenser | thing | -
tape-measure | thing | -
tarot-card | thing | -
tater-tot | food | -
tattoo-machine | thing | -
taxi | thing | -
taxi-front | thing | -
tea-bag | food | -
tea-cup | food | -
tennis-ball | thing | -
therapy-couch | thing | -
thermos | thing | -
thermostat | thing | -
thick-glasses | thing | -
thimble | thing | -
three-d-glasses | thing | -
throne | thing | -
tick | creature | 50 22 16
tightrope | thing | -
tin-foil-hat | thing | -
tiramisu | food | 50 56 24
tissue-box | thing | -
toast-slice | food | -
toaster | thing | -
toaster-oven | thing | 42 52 20
tofu | food | -
toilet-brush | thing | -
toothpaste | thing | -
toothpick | thing | -
tornado | nature | -
totem-pole | thing | -
toucan | creature | 46 26 22
tow-truck | thing | -
towel | thing | -
towel-turban | thing | -
tower-crane | thing | -
toy-brick | thing | -
tracksuit | thing | -
traffic-cone | thing | -
traffic-jam | thing | -
train-ticket | thing | -
trampoline | thing | -
trapeze | thing | -
trash-bag | thing | -
treadmill | thing | -
treasure-chest | thing | -
treasure-map | thing | -
tree-stump | nature | -
treehouse | place | -
triangle | thing | -
triceratops | creature | 28 50 28
tricycle | thing | -
tripod | thing | -
trombone | thing | -
tteokbokki | food | -
tuba | thing | -
tumbler | thing | -
tumbleweed | thing | -
turban | thing | -
turnip | food | -
turntable | thing | -
tutu | thing | -
tuxedo | thing | -
tweezers | thing | -
typewriter | thing | -
ukulele | thing | -
unicycle | thing | -
usb-cable | thing | -
usb-stick | thing | -
vacuum-cleaner | thing | -
vape | thing | -
velociraptor | creature | 22 20 18
vending-machine | thing | -
venus-flytrap | nature | 50 40 22
vertical-traffic-light | thing | -
vhs-tape | thing | -
video-call | thing | -
vinyl-record | thing | -
virtual-pet | thing | -
void | thing | -
voodoo-doll | thing | -
vr-headset | thing | -
vulture | creature | 32 24 20
waffle | food | -
waffle-iron | thing | -
walkie-talkie | thing | -
walking-frame | thing | -
wallet | thing | -
walnut | food | 50 55 28
walrus | creature | 50 45 34
wardrobe | thing | -
warthog | creature | 50 56 28
wasabi | food | -
washing-machine | thing | -
wastebasket | thing | -
water-bottle | thing | -
water-cooler | thing | -
water-surface | thing | -
water-wave | nature | -
waterfall | place | -
watering-can | thing | -
weather-vane | thing | -
webcam | thing | -
wedding-arch | thing | -
werewolf | creature | 50 44 26
wet-floor-sign | thing | -
wetsuit | thing | -
wheelbarrow | thing | -
wheelchair | thing | -
whip | thing | -
whipped-cream | food | -
whisk | thing | -
whistle | thing | -
whiteboard | thing | -
whoopee-cushion | thing | -
wig | thing | -
wind-turbine | thing | -
windmill | place | -
winners-podium | thing | -
witness-stand | thing | -
wombat | creature | 50 52 34
wrecking-ball | thing | -
xylophone | thing | -
yak | creature | 24 48 24
yeti | creature | 50 32 24
yoga-mat | thing | -
yogurt-cup | food | -
zamboni | thing | -
zeppelin | thing | -
zipline | thing | -
zipper | thing | -
zucchini | food | -`;
