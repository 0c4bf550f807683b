/** What a subject can wear so that it is recognised as more than itself. */
export const gearIds = [
  "astronaut",
  "wizard",
  "crown",
  "pirate",
  "cowboy",
  "shades",
  "chef",
  "ninja",
  "graduate",
  "detective",
  "party",
  "headphones",
  "knight",
  "santa",
  "hardhat",
  "halo",
  "horns",
  "gentleman",
  "soldier",
  "cap",
  "viking",
] as const;
export type GearId = (typeof gearIds)[number];

export const gearWords: Record<GearId, string> = {
  astronaut: "astronaut cosmonaut spaceman astronauta spacesuit astronauts moonwalker taikonaut 宇航员",
  wizard: "wizard mage sorcerer witch warlock merlin magician magic mago bruja spell wizards alchemist 巫师",
  crown: "king queen emperor monarch royal crown prince princess rey reina throne empress caesar 国王",
  pirate: "pirate buccaneer corsair pirata pirates 海盗",
  cowboy: "cowboy sheriff cowgirl vaquero outlaw rodeo bandit 牛仔",
  shades:
    "cool chill sunglasses shades gangster boss swag rapper mafia agent spy rockstar celebrity influencer millionaire rich hustler vibing based chad surfer",
  chef: "chef cook baker barista pizzaiolo cocinero bakes bakery cooks cooking 厨师",
  ninja: "ninja samurai shinobi karate assassin ronin kungfu sensei martial 忍者",
  graduate:
    "professor graduate philosopher genius scholar teacher student nerd academic scientist degree phd university librarian",
  detective: "detective sherlock sleuth investigator noir investigates",
  party: "party birthday partying raver celebrates fiesta",
  headphones: "dj headphones producer listening podcast gamer streamer music",
  knight: "knight crusader paladin gladiator warrior templar",
  santa: "santa christmas claus xmas navidad",
  hardhat: "builder construction worker miner plumber engineer mechanic mines mining digs digging trucker",
  halo: "angel saint holy angelic heavenly guardian",
  horns: "devil demon evil satan diablo satanic hellish",
  gentleman:
    "gentleman monocle butler aristocrat lord sir fancy banker mayor victorian tycoon billionaire count duke baron magnate poet accountant lawyer ceo politician president",
  soldier: "soldier army general military commander sergeant marine tank veteran",
  cap: "skater skateboarder trucker baseball coach rapper delivery teenager rookie intern driver",
  viking: "viking norse odin thor barbarian",
};
