/** Where the story plays and what stands behind the subject. */
export const settingIds = [
  "moon",
  "space",
  "ocean",
  "beach",
  "desert",
  "forest",
  "mountain",
  "snow",
  "city",
  "sky",
  "fire",
  "casino",
  "kitchen",
  "farm",
  "castle",
  "cave",
  "storm",
  "party",
  "cyber",
  "garden",
] as const;
export type SettingId = (typeof settingIds)[number];

export const settingWords: Record<SettingId, string> = {
  moon: "moon lunar crater luna 月亮 月球",
  space:
    "space galaxy cosmos cosmic orbit universe nebula stars mars martian jupiter saturn planet asteroid intergalactic interstellar spaceship espacio estrellas 太空 宇宙 spacetime",
  ocean:
    "ocean sea underwater reef seabed submarine atlantis mar océano oceano undersea aquarium abyss 海 海洋",
  beach:
    "beach island tropical surf surfing surfs shore sand sunbathing hawaii caribbean playa miami vacation 海滩",
  desert: "desert sahara dune dunes cactus wild-west oasis pyramid egypt desierto saloon 沙漠",
  forest: "forest jungle woods swamp rainforest woodland pond bosque selva amazon camp camping bamboo 森林",
  mountain: "mountain mountains everest hill summit cliff alps montaña himalayas peak tibet 山",
  snow: "snow snowy arctic antarctica antarctic ice-age winter blizzard iceberg igloo nieve frozen ski skis skiing 雪",
  city: "city street subway skyscraper rooftop downtown wall-street office tokyo york london paris town ciudad rush-hour highway apartment traffic barbershop laundromat 城市",
  sky: "sky cloud clouds heaven flying flies aircraft fly airship cielo parachute 天空",
  fire: "hell lava volcano inferno underworld burning flames infierno 地狱",
  casino: "casino vegas poker gambling gambles roulette blackjack bets betting slot 赌场",
  kitchen:
    "kitchen restaurant diner bakery cafe café pizzeria oven grill cooks cooking bakes baking cocina fridge ramen-shop bar pub 厨房",
  farm: "farm barn field meadow tractor ranch granja harvest village 农场",
  castle: "castle kingdom medieval throne palace dungeon castillo royal 城堡",
  cave: "cave mineshaft coalmine tunnel underground sewer sewers basement cueva bunker 洞穴",
  storm: "storm thunderstorm rain rainy thunder lightning hurricane typhoon tormenta lluvia",
  party:
    "party disco rave club nightclub karaoke festival concert dancefloor dancing dances fiesta birthday 派对",
  cyber:
    "internet matrix cyberspace computer hacker hacks cyberpunk digital code coding blockchain server wifi ai robot arcade laptop online metaverse keyboard neon",
  garden: "garden flower flowers greenhouse backyard park lawn jardín jardin sunflower 花园",
};

/** Where creatures and things are at home when the idea does not say. */
export const habitats: Partial<Record<SettingId, string>> = {
  ocean:
    "octopus squid shark whale spouting-whale dolphin fish tropical-fish blowfish jellyfish seal lobster shrimp oyster coral anchor ship sailboat person-merpeople spiral-shell canoe",
  beach:
    "crab coconut palm-tree pineapple flamingo person-surfing tropical-drink turtle beach-with-umbrella desert-island parrot moai",
  desert: "camel two-hump-camel cactus scorpion snake lizard cowboy-hat-face person-genie amphora",
  forest:
    "frog fox bear wolf monkey-face gorilla orangutan sloth deer owl mushroom chipmunk hedgehog raccoon badger skunk beaver otter tiger-face leopard crocodile t-rex sauropod koala panda snail spider person-elf troll ogre axe wood",
  mountain: "goat llama eagle mountain snow-capped-mountain volcano moose rock ram",
  snow: "penguin polar-bear mammoth snowman snowflake santa-claus ice sled skier snowboarder ice-skate",
  city: "rat blackbird dove taxi bus automobile racing-car motorcycle police-officer cockroach office-worker briefcase necktie barber-pole bank statue-of-liberty",
  sky: "airplane helicopter parachute kite balloon cloud rainbow bird swan bat phoenix-bird pilot baby-angel unicorn smiling-face-with-halo",
  space:
    "alien alien-monster flying-saucer rocket astronaut satellite comet star glowing-star ringed-planet globe-showing-americas milky-way shooting-star telescope",
  moon: "full-moon crescent-moon",
  fire: "fire dragon dragon-face smiling-face-with-horns bomb hot-pepper person-supervillain",
  casino: "slot-machine game-die joker pool-8-ball coin money-bag gem-stone trophy 1st-place-medal",
  kitchen:
    "pizza hamburger french-fries hot-dog taco burrito sandwich sushi steaming-bowl spaghetti dumpling bread croissant bagel pretzel pancakes waffle doughnut cookie birthday-cake cupcake egg cooking bacon cook teapot hot-beverage cheese-wedge beer-mug butter garlic onion salt",
  farm: "cow-face ox pig-face chicken rooster baby-chick ewe horse-face duck goose turkey farmer tractor ear-of-corn potato carrot rabbit-face donkey",
  castle:
    "person-mage crown prince princess person-with-crown crossed-swords shield castle rose person-vampire",
  cave: "pick gem person-zombie ghost skull coffin candle jack-o-lantern goblin",
  storm: "high-voltage tornado cloud-with-rain umbrella droplet",
  party:
    "clown-face party-popper mirror-ball microphone guitar headphone partying-face drum balloon saxophone circus-tent",
  cyber:
    "robot laptop desktop-computer floppy-disk joystick video-game technologist mobile-phone television gear battery",
  garden:
    "honeybee butterfly lady-beetle ant worm bug hamster sunflower tulip seedling cherry-blossom potted-plant four-leaf-clover avocado banana tomato watermelon strawberry",
};

/** Where someone in that gear would be, when nothing else says. */
export const gearSettings: Record<string, SettingId> = {
  astronaut: "space",
  wizard: "castle",
  crown: "castle",
  pirate: "ocean",
  cowboy: "desert",
  shades: "city",
  chef: "kitchen",
  ninja: "mountain",
  graduate: "city",
  detective: "city",
  party: "party",
  headphones: "party",
  knight: "castle",
  santa: "snow",
  hardhat: "cave",
  halo: "sky",
  horns: "fire",
  gentleman: "city",
  soldier: "desert",
  cap: "city",
  viking: "ocean",
};
