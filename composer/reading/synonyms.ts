/**
 * What people call things, by picture id; the emoji sets' own keywords come after these.
 * Plural, doubled letters ("doggggo") and accents are handled by the reader. A name with a space is a phrase.
 */
const lines = `
frog: frog froggy froggo toad tadpole pepe ribbit bullfrog rana sapo grenouille frosch 青蛙 蛙 カエル
dog-face: dog doggo doggy puppy pup pupper doge hound mutt shiba inu cheems corgi pug dachshund retriever labrador husky beagle chihuahua bulldog terrier woof perro perrito cachorro chien hund cane 狗 犬 小狗 いぬ
poodle: poodle
cat-face: cat kitty kitten kitteh tabby feline meow gato gatito chat katze neko 猫 喵 ねこ
black-cat: black cat gato negro
fox: fox vixen zorro renard fuchs 狐狸 狐
bear: bear grizzly cub oso ours urso 熊
polar-bear: polar bear
panda: panda 熊猫 パンダ
koala: koala 考拉
monkey-face: monkey ape chimp chimpanzee macaque mono macaco singe affe 猴子 猴
gorilla: gorilla harambe kong silverback gorila 大猩猩
orangutan: orangutan
lion: lion leon leão löwe lioness 狮子
tiger-face: tiger tigre 老虎 虎
leopard: leopard cheetah jaguar panther
wolf: wolf werewolf lobo loup 狼
raccoon: raccoon trash panda racoon mapache
rabbit-face: rabbit bunny hare conejo lapin hase 兔子 兔
mouse-face: mouse ratón raton souris maus 老鼠
rat: rat rata
hamster: hamster guinea pig gerbil 仓鼠
hedgehog: hedgehog porcupine erizo
chipmunk: chipmunk squirrel ardilla 松鼠
bat: vampire bat murciélago murcielago fruit bat bat
cow-face: cow vaca moo vache kuh 牛 奶牛
ox: ox bull toro stier buey bullish 公牛
pig-face: pig piggy hog swine oink cerdo cochino puerco porco cochon schwein 猪
boar: boar warthog
ewe: sheep lamb oveja mouton 羊 绵羊
goat: goat cabra chèvre 山羊
llama: llama alpaca 羊驼
horse-face: horse pony stallion mare caballo cavalo cheval pferd 马
unicorn: unicorn unicornio licorne einhorn 独角兽
zebra: zebra cebra
giraffe: giraffe jirafa 长颈鹿
elephant: elephant elefante éléphant elefant 大象 象
mammoth: mammoth
rhinoceros: rhino rhinoceros
hippopotamus: hippo hippopotamus moo deng
camel: camel camello dromedary 骆驼
kangaroo: kangaroo wallaby canguro
sloth: sloth perezoso 树懒
otter: otter nutria
beaver: beaver castor capybara groundhog marmot
skunk: skunk
badger: badger honey badger
deer: deer stag reindeer bambi ciervo doe 鹿
moose: moose elk
bison: bison buffalo
chicken: chicken hen pollo gallina poulet 鸡
rooster: rooster cockerel gallo 公鸡
baby-chick: chick chickie birdie pollito
duck: duck ducky mallard quack pato canard ente 鸭子 鸭
goose: goose geese honk ganso
swan: swan cisne
eagle: eagle hawk falcon águila aguila 鹰
owl: owl hoot búho buho lechuza 猫头鹰
penguin: penguin pingu pinguino pingüino manchot 企鹅
parrot: parrot macaw budgie loro papagayo 鹦鹉
flamingo: flamingo flamenco
peacock: peacock pavo real
turkey: turkey gobbler
dodo: dodo
bird: bird sparrow robin pajaro pájaro ave oiseau vogel 鸟
blackbird: crow raven blackbird magpie cuervo
dove: dove pigeon paloma 鸽子
phoenix-bird: phoenix fénix fenix 凤凰
turtle: turtle tortoise tortuga schildkröte tortue 乌龟 龟
crocodile: crocodile croc alligator gator caiman cocodrilo 鳄鱼
lizard: lizard gecko iguana chameleon newt lagarto
snake: snake serpent viper python cobra serpiente culebra 蛇
dragon-face: dragon drake dragón drache wyvern 龙 龍
sauropod: brontosaurus sauropod diplodocus long neck dinosaur
t-rex: dinosaur dino trex t-rex tyrannosaurus rex raptor velociraptor dinosaurio godzilla kaiju 恐龙
whale: whale ballena baleine wal 鲸鱼 鲸
dolphin: dolphin delfín delfin 海豚
seal: seal sea lion foca
fish: fish trout salmon tuna carp herring pez pescado poisson fisch 鱼
goldfish>tropical-fish: goldfish clownfish nemo guppy angelfish
blowfish: blowfish pufferfish puffer fugu
shark: shark megalodon tiburón tiburon requin hai 鲨鱼
octopus: octopus kraken squidward pulpo polvo poulpe 章鱼
squid: squid calamari calamar
crab: crab cangrejo krabbe 螃蟹
lobster: lobster langosta crayfish 龙虾
shrimp: shrimp prawn camarón camaron gamba 虾
jellyfish: jellyfish medusa 水母
snail: snail slug caracol escargot schnecke 蜗牛
butterfly: butterfly moth mariposa papillon 蝴蝶
bug: caterpillar bug
worm: worm earthworm gusano
ant: ant hormiga 蚂蚁
honeybee: bee bumblebee honeybee wasp hornet abeja abeille biene 蜜蜂
lady-beetle: ladybug ladybird
beetle: beetle scarab
cricket: grasshopper locust
cockroach: cockroach roach cucaracha
spider: spider tarantula araña arana 蜘蛛
scorpion: scorpion escorpión
mosquito: mosquito gnat
fly: housefly fruit fly fly
microbe: microbe germ virus bacteria bacterium amoeba
alien: alien extraterrestrial extraterrestre ufo pilot martian 外星人
alien-monster: space invader invader pixel monster monster
robot: robot bot android droid mech cyborg ai 机器人 ロボット
ghost: ghost ghosty ghoul phantom specter spectre boo spirit fantasma fantôme 鬼 幽灵
skull: skull skeleton calavera bones reaper 骷髅
clown-face: clown jester payaso honk honk joker clown 小丑
ogre: ogre oni
goblin: goblin tengu gremlin
pile-of-poo: poo poop turd crap dung shitcoin caca 便便 屎
jack-o-lantern: jack-o-lantern pumpkin calabaza 南瓜
teddy-bear: teddy teddy bear plushie
snowman: snowman yeti frosty 雪人
see-no-evil-monkey: see no evil
moai: moai easter island gigachad stone head
nerd-face: nerd geek dork
smiling-face-with-sunglasses: chill guy cool guy dude bro
money-mouth-face: money face
cowboy-hat-face: cowboy sheriff vaquero
partying-face: party animal raver
smiling-face-with-horns: devil demon diablo satan imp 恶魔
angry-face-with-horns: angry devil
smiling-face-with-halo: saint angelito
loudly-crying-face: crybaby wojak
face-with-tears-of-joy: lol lmao rofl
exploding-head: mind blown
thinking-face: thinker hmm philosopher
upside-down-face: upside down
sleeping-face: sleepyhead
person-mage: wizard mage sorcerer warlock merlin mago brujo 巫师
person-fairy: fairy pixie hada tooth fairy
person-vampire: vampire dracula vampiro 吸血鬼
person-zombie: zombie undead 僵尸
person-merpeople: mermaid merman siren sirena 美人鱼
person-genie: genie djinn
person-elf: elf elves
troll: troll
person-superhero: superhero hero batman superman caped
person-supervillain: villain supervillain
ninja: ninja shinobi samurai assassin 忍者
astronaut: astronaut cosmonaut spaceman astronauta 宇航员
pilot: pilot aviator captain
cook: chef cook cocinero barista baker
detective: detective sherlock sleuth spy
scientist: scientist chemist professor
technologist: hacker coder programmer developer dev
artist: painter artist
singer: singer rockstar rapper
farmer: farmer granjero gardener
firefighter: firefighter fireman
police-officer: cop police officer policeman
construction-worker: builder construction worker
judge: judge lawyer
teacher: teacher
student: student graduate
guard: guard soldier
prince: prince
princess: princess princesa 公主
person-with-crown: king queen emperor monarch rey reina royalty
santa-claus: santa claus papa noel
old-woman: grandma granny nana abuela grandmother grandmas oma babushka 奶奶
old-man: grandpa granddad abuelo grandfather gramps old man boomer
baby: baby bebé bebe infant toddler 宝宝
boy: boy kid
girl: girl waifu
man: man guy husband dad dude fella
woman: woman wife lady mom karen
person-surfing: surfer
person-juggling: juggler
person-in-lotus-position: monk guru yogi buddha
person-superhero: superhero
person-lifting-weights: weightlifter gymbro bodybuilder
pizza: pizza pizzas pepperoni 披萨
cheese-wedge: cheese cheddar brie gouda mozzarella parmesan queso fromage käse kaese 奶酪 芝士
banana: banana plátano platano banane bananas 香蕉
hamburger: burger hamburger cheeseburger hamburguesa 汉堡
french-fries: fries french fries
hot-dog: hot dog hotdog wiener glizzy
taco: taco tacos
burrito: burrito
sandwich: sandwich sub
sushi: sushi nigiri 寿司
steaming-bowl: ramen noodles noodle pho soup sopa 拉面 面条
spaghetti: spaghetti pasta
dumpling: dumpling gyoza wonton 饺子
bread: bread loaf toast toaster pan pain brot 面包
croissant: croissant
baguette-bread: baguette
bagel: bagel
pretzel: pretzel
pancakes: pancake
waffle: waffle
doughnut: donut doughnut
cookie: cookie biscuit galleta 饼干
birthday-cake: cake birthday pastel torta 蛋糕
cupcake: cupcake muffin
chocolate-bar: chocolate
candy: candy sweets
lollipop: lollipop
ice-cream: ice cream gelato helado
soft-ice-cream: soft serve cone
popcorn: popcorn
egg: egg eggs huevo 蛋
cooking: fried egg omelette
bacon: bacon
meat-on-bone: meat steak rib
poultry-leg: drumstick chicken wing chicken nugget nugget
avocado: avocado guacamole aguacate 牛油果
tomato: tomato ketchup tomate
potato: potato spud tater patata papa 土豆
carrot: carrot zanahoria
ear-of-corn: corn maize elote
hot-pepper: chili pepper jalapeño jalapeno chilli
garlic: garlic ajo
onion: onion cebolla
broccoli: broccoli
cucumber: cucumber pickle pickles
eggplant: eggplant aubergine
mushroom: mushroom shroom fungus toadstool seta hongo 蘑菇
red-apple: apple manzana 苹果
tangerine: tangerine orange naranja mandarin
lemon: lemon limón limon 柠檬
watermelon: watermelon sandía sandia 西瓜
grapes: grape
strawberry: strawberry fresa 草莓
peach: peach
pineapple: pineapple piña ananas 菠萝
coconut: coconut coco 椰子
cherries: cherry
mango: mango
hot-beverage: coffee espresso latte cappuccino café cafe mocha barista tea 咖啡
teapot: teapot kettle tetera
bubble-tea: bubble tea boba 奶茶
beer-mug: beer ale lager cerveza bier 啤酒
wine-glass: wine vino vin wein
cocktail-glass: cocktail martini
tropical-drink: margarita piña colada
glass-of-milk: milk leche
honey-pot: honey miel
salt: salt
butter: butter
rice-ball: onigiri
cooked-rice: rice arroz
jar: jam peanut butter
rocket: rocket spaceship starship spacecraft cohete 火箭 rakete
flying-saucer: ufo flying saucer saucer ovni
satellite: satellite
full-moon: moon luna lune mond mooning 月亮 月球
crescent-moon: crescent
star: star estrella étoile stern 星星
glowing-star: superstar
sun: sun sol soleil sonne 太阳
sun-with-face: sunshine
comet: comet asteroid meteor
shooting-star: shooting star
ringed-planet: planet saturn planeta
globe-showing-americas: earth world globe mundo
milky-way: galaxy nebula
fire: fire flame flames fuego feu feuer lit 火
high-voltage: lightning thunder bolt electric rayo zap
cloud: cloud nube
rainbow: rainbow arcoíris arcoiris 彩虹
snowflake: snow snowflake ice nieve 雪
water-wave: wave tsunami surf ola
droplet: water drop droplet
tornado: tornado hurricane twister
volcano: volcano volcán
rock: rock stone pebble boulder roca piedra 石头
wood: log wood
cactus: cactus cacto nopal 仙人掌
palm-tree: palm tree palm
evergreen-tree: pine tree
deciduous-tree: tree oak árbol
sunflower: sunflower
rose: rose rosa 玫瑰
tulip: tulip
cherry-blossom: sakura blossom
four-leaf-clover: clover lucky charm
seedling: seedling sprout plant
maple-leaf: leaf
gem-stone: gem diamond jewel crystal emerald ruby diamante joya 钻石
coin: coin token bitcoin penny dogecoin moneda 硬币
money-bag: money cash wealth dinero plata 钱
money-with-wings: burn money
dollar-banknote: dollar bill banknote
chart-increasing: chart trading trader trade stonks stonk pump stocks market options bullrun 股票
chart-decreasing: dump crash bear market rekt
credit-card: credit card
bank: bank banker
crown: crown tiara corona 皇冠
ring: ring anillo
trophy: trophy champion cup
1st-place-medal: gold medal medal
money-mouth-face: greedy
slot-machine: slot machine casino gambling gambler jackpot
game-die: dice die gamble dados
joker: joker card
pool-8-ball: eight ball 8-ball magic 8 ball
crystal-ball: crystal ball fortune teller oracle prophecy
magic-wand: magic wand wand
joystick: joystick arcade
video-game: video game gamer controller gaming console videojuego 游戏
alarm-clock: clock alarm reloj
hourglass-done: hourglass time machine
bomb: bomb bomba
crossed-swords: sword swords katana gladiator warrior knight
shield: shield
axe: axe lumberjack viking
hammer: hammer
pick: pickaxe mine
wrench: wrench mechanic plumber
gear: gear cog
toilet: toilet bathroom
roll-of-paper: toilet paper
soap: soap laundromat laundry
bathtub: bath bathtub rubber duck
broom: broom witch
chair: chair
couch-and-lamp: couch sofa
bed: bed
light-bulb: lightbulb light bulb lamp idea
battery: battery
magnet: magnet
key: key llave
locked: lock padlock
envelope: letter mail
package: package parcel box delivery
books: book library libro
scroll: scroll
pencil: pencil lápiz
scissors: scissors
paperclip: paperclip
briefcase: briefcase
laptop: laptop computer
desktop-computer: desktop
floppy-disk: floppy floppy disk
mobile-phone: phone smartphone iphone teléfono
television: tv television
camera: camera photographer
movie-camera: movie film
microphone: karaoke mic microphone
guitar: guitar guitarra rock band
violin: violin
trumpet: trumpet
drum: drum drummer
saxophone: sax saxophone jazz
accordion: accordion
musical-keyboard: piano pianist
musical-note: music song dj
headphone: headphones dj
mirror-ball: disco nightclub dance party
balloon: balloon globo
party-popper: party fiesta confetti
wrapped-gift: gift present regalo
christmas-tree: christmas navidad
fireworks: firework
kite: kite
yo-yo: yo-yo yoyo
puzzle-piece: puzzle
soccer-ball: soccer football fútbol futbol 足球
basketball: basketball hoop 篮球
baseball: baseball
tennis: tennis
bowling: bowling
boxing-glove: boxer boxing punch
skateboard: skateboard skater skateboarding skate
flag-in-hole: golf golfer
sled: sled
ice-skate: ice skate
fishing-pole: fishing angler
bicycle: bicycle bike bici 自行车
motorcycle: motorcycle motorbike biker
racing-car: racecar race car formula racing lambo lamborghini ferrari
automobile: car auto coche carro 汽车
taxi: taxi cab
bus: bus autobús
locomotive: train locomotive tren 火车
airplane: plane airplane avión avion jet 飞机
helicopter: helicopter chopper
sailboat: sailboat boat barco yacht
ship: ship
canoe: canoe kayak
anchor: anchor
parachute: parachute
tractor: tractor
office-building: skyscraper office tower
castle: castle castillo 城堡
house: house home casa 房子
hut: hut cabin
tent: tent
mountain: mountain montaña mount everest
snow-capped-mountain: alps
moai: moai
statue-of-liberty: liberty
pirate-flag: pirate flag jolly roger
sunglasses: sunglasses shades glasses
top-hat: top hat
billed-cap: cap hat gorra sombrero
graduation-cap: graduation
necktie: tie necktie
t-shirt: shirt
socks: sock
running-shoe: sneaker shoe zapato
hiking-boot: boot
backpack: backpack
umbrella: umbrella paraguas
lipstick: lipstick
red-heart: heart love corazón corazon amor 爱 心
broken-heart: heartbreak
hundred-points: hundred wagmi hodl
bone: bone hueso
brain: brain cerebro
eye: eyeball eye
eyes: eyes
tooth: tooth teeth dentist
flexed-biceps: muscle gym biceps strong
thumbs-up: thumbs up
raised-fist: fist
folded-hands: prayer pray
dna: dna
test-tube: potion test tube
alembic: alchemy alchemist
microscope: microscope
telescope: telescope stargazer
syringe: vaccine needle
pill: pill redpill
magnifying-glass-tilted-left: magnifying glass
bucket: bucket
sponge: sponge spongebob
plunger: plunger plumber
razor: razor
barber-pole: barber barbershop
mirror: mirror
door: door
nesting-dolls: matryoshka
piata: piñata pinata
boomerang: boomerang
bow-and-arrow: archer bow and arrow robin hood
accordion: accordion
nazar-amulet: amulet
wireless: wifi router signal
infinity: infinity
peace-symbol: peace
radioactive: nuclear radioactive atomic
biohazard: toxic
yin-yang: zen yin yang
circus-tent: circus
ferris-wheel: carnival
carousel-horse: carousel
roller-coaster: roller coaster rollercoaster
fountain: fountain
toolbox: toolbox
wheel: wheel
oil-drum: oil
fuel-pump: gas station
map: map
world-map: treasure map treasure
compass: compass explorer
flashlight: flashlight
candle: candle
coffin: coffin
headstone: grave tombstone graveyard
chains: chain blockchain
link: link
newspaper: newspaper news
megaphone: megaphone
bell: bell
nose: nose
snowboarder: snowboarder
mate: mate
`;

// Declared before use by `phrasesOf`, which runs while this module loads.
const wholePhrases: readonly string[] =
  `black cat|gato negro|polar bear|trash panda|guinea pig|vampire bat|fruit bat|honey badger|pavo real|sea lion|long neck dinosaur|fruit fly|ufo pilot|space invader|pixel monster|honk honk|joker clown|teddy bear|see no evil|easter island|stone head|chill guy|cool guy|money face|party animal|angry devil|mind blown|upside down|tooth fairy|police officer|construction worker|papa noel|old man|french fries|hot dog|ice cream|soft serve|fried egg|chicken wing|chicken nugget|chili pepper|bubble tea|piña colada|peanut butter|flying saucer|shooting star|palm tree|pine tree|lucky charm|burn money|bear market|credit card|gold medal|slot machine|joker card|eight ball|magic 8 ball|crystal ball|fortune teller|magic wand|moo deng|video game|time machine|toilet paper|rubber duck|light bulb|floppy disk|rock band|dance party|ice skate|race car|pirate flag|jolly roger|top hat|thumbs up|test tube|magnifying glass|bow and arrow|robin hood|yin yang|roller coaster|gas station|treasure map|santa claus`.split(
    "|",
  );

/** Phrase to picture ids, best first. Phrases are folded by the index. */
export const synonyms: readonly (readonly [phrase: string, id: string])[] = lines
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [head = "", names = ""] = line.split(": ");
    const id = head.split(">").at(-1) ?? head;
    return phrasesOf(names).map((phrase) => [phrase, id] as const);
  });

/** Words are split at spaces, but the phrases named here stay whole. */
function phrasesOf(names: string): string[] {
  let rest = ` ${names} `;
  const found: string[] = [];
  for (const phrase of wholePhrases) {
    if (!rest.includes(` ${phrase} `)) continue;
    found.push(phrase);
    rest = rest.replace(` ${phrase} `, " ");
  }
  return [...found, ...rest.split(" ").filter((word) => word !== "")];
}
