import type { GearId } from "../reading/gear.ts";
import type { SettingId } from "../reading/settings.ts";

interface SettingVoice {
  /** Words that stand before a name: "Lunar Ribbit". */
  adjectives: readonly string[];
  /** Words that follow "of the". */
  nouns: readonly string[];
  /** Where, for sentences. */
  places: readonly string[];
  /** Something that only happens there, for sentences: "while the tide argues with the shore". */
  weather: readonly string[];
}

const voice = (adjectives: string, nouns: string, places: string, weather: string): SettingVoice => ({
  adjectives: adjectives.split(","),
  nouns: nouns.split(","),
  places: places.split(","),
  weather: weather.split(","),
});

export const settingVoices: Record<SettingId, SettingVoice> = {
  moon: voice(
    "Lunar,Moonlit,Crater,Moon",
    "Moon,Dark Side,Craters",
    "on the moon,in a quiet lunar crater,on the far side of the moon",
    "with the Earth hanging overhead like a night light,where nobody can hear the neighbours,in gravity that forgives every stumble",
  ),
  space: voice(
    "Orbit,Cosmic,Astro,Galactic,Weightless",
    "Stars,Void,Galaxy",
    "in low orbit,between two minor planets,at the edge of the galaxy",
    "where up is a matter of opinion,with stars going past like street lamps,a long way from the nearest parking ticket",
  ),
  ocean: voice(
    "Deep Sea,Tidal,Salty,Reef",
    "Deep,Tides,Seven Seas",
    "at the bottom of the sea,on the open ocean,behind the third coral reef",
    "while the tide argues with the shore,with the whole sea listening,where the light turns green and the gossip slow",
  ),
  beach: voice(
    "Beach,Sunny,Tropic,Sandy",
    "Shore,Lagoon,Island",
    "on a very small island,on the beach,in the shallow end of paradise",
    "with sand in everything that matters,between two high tides,under a sun that never checks the time",
  ),
  desert: voice(
    "Dusty,Dune,Mirage,Wild West",
    "Dunes,Sands,Badlands",
    "in the middle of the desert,three dunes past the last well,in a town with one road",
    "with nothing but horizon on all sides,under a sun that takes no questions,while a tumbleweed minds its own business",
  ),
  forest: voice(
    "Mossy,Wild,Swamp,Timber",
    "Woods,Swamp,Old Oak",
    "deep in the forest,in a swamp with a good reputation,under the oldest oak in the wood",
    "where every branch has an opinion,with moss up to the ankles,while the mushrooms take notes",
  ),
  mountain: voice(
    "Summit,Alpine,Peak,Lofty",
    "Summit,Peak,Ridge",
    "on top of a mountain,halfway up a cliff,above the last tree",
    "where the air is thin and the echo is honest,with clouds for a doormat,a day's climb from the nearest excuse",
  ),
  snow: voice(
    "Frosty,Arctic,Polar,Icy",
    "North,Glacier,Ice",
    "in the far north,on a drifting iceberg,in knee-deep snow",
    "while breath hangs in the air like a caption,where the thermometer gave up,under a slow green aurora",
  ),
  city: voice(
    "Downtown,Rooftop,Neon,Metro",
    "Block,Boulevard,Rooftops",
    "in the big city,on the forty-second floor,three stops past downtown",
    "while traffic hums below,between two late trains,where the rent is higher than the buildings",
  ),
  sky: voice(
    "Sky,Cloud,Windy,High",
    "Clouds,Sky,Jet Stream",
    "above the clouds,somewhere in the sky,at ten thousand feet",
    "with the whole map spread out below,on a friendly tailwind,where the weather is made",
  ),
  fire: voice(
    "Molten,Blazing,Lava,Inferno",
    "Underworld,Volcano,Flames",
    "at the rim of a volcano,in the underworld,where the lava is warmest",
    "in heat that curls the wallpaper,with sparks for confetti,where nobody complains about the heating",
  ),
  casino: voice(
    "Lucky,Vegas,Jackpot,High Roller",
    "House,Strip,Tables",
    "in the casino,at the last open table,under the brightest sign on the strip",
    "where the clocks were taken down years ago,with the reels still spinning,while the dealer pretends to be calm",
  ),
  kitchen: voice(
    "Sizzling,Kitchen,Crispy,Spicy",
    "Kitchen,Oven,Counter",
    "in a very small kitchen,behind the counter,next to the big oven",
    "while the timer counts down,in a cloud of steam,where the orders never stop",
  ),
  farm: voice(
    "Barnyard,Muddy,Country,Harvest",
    "Barn,Field,Meadow",
    "on a farm with no fences,behind the red barn,in the far meadow",
    "while the tractor coughs,with hay in every pocket,an hour before the rooster",
  ),
  castle: voice(
    "Royal,Noble,Knightly,Grand",
    "Castle,Realm,Round Table",
    "in a castle with a leaking roof,at the court,behind the moat",
    "while the banners droop politely,where every door is a secret one,with a draught from the dungeon",
  ),
  cave: voice(
    "Deep,Shadow,Underground,Hidden",
    "Cave,Tunnel,Deep",
    "far underground,at the end of a tunnel,in a cave with good acoustics",
    "by the light of one stubborn lamp,where the echo answers back,with dust older than most countries",
  ),
  storm: voice(
    "Thunder,Stormy,Electric,Rainy",
    "Storm,Thunder,Rain",
    "in the middle of a storm,under the loudest cloud,out in the rain",
    "with lightning taking photographs,while umbrellas surrender,in rain that falls sideways",
  ),
  party: voice(
    "Disco,Party,Funky,Encore",
    "Dance Floor,Night,Afterparty",
    "at the party,in the middle of the dance floor,backstage",
    "while the bass moves the furniture,under a mirror ball with a chip in it,long after the neighbours knocked",
  ),
  cyber: voice(
    "Cyber,Pixel,Turbo,Glitch",
    "Mainframe,Matrix,Server Room",
    "deep inside the internet,in a warm server room,behind three firewalls",
    "while the fans spin up,in the glow of nine monitors,one update away from disaster",
  ),
  garden: voice(
    "Garden,Sunny,Wild,Blooming",
    "Garden,Greenhouse,Hedge",
    "in the back garden,behind the greenhouse,between the tulips",
    "while the sprinklers keep time,in grass that needs cutting,where the bees hold meetings",
  ),
};

interface Role {
  noun: string;
  titles: readonly string[];
}

const role = (noun: string, titles: string): Role => ({ noun, titles: titles.split(",") });

export const roles: Record<GearId, Role> = {
  astronaut: role("astronaut", "Astro,Captain,Commander,Cosmo"),
  wizard: role("wizard", "Wizard,Hocus,Archmage,Mystic"),
  crown: role("king", "King,Royal,Emperor,His Majesty"),
  pirate: role("pirate", "Captain,Pirate,Buccaneer,Salty"),
  cowboy: role("cowboy", "Sheriff,Cowboy,Dusty,Wild West"),
  shades: role("boss", "Boss,Smooth,Agent,Big"),
  chef: role("chef", "Chef,Sous Chef,Le"),
  ninja: role("ninja", "Ninja,Sensei,Shadow,Ronin"),
  graduate: role("professor", "Professor,Doctor,Dean"),
  detective: role("detective", "Detective,Inspector,Sherlock"),
  party: role("party animal", "Party,Afterparty,Encore"),
  headphones: role("DJ", "DJ,MC,Turbo"),
  knight: role("knight", "Sir,Knight,Lord"),
  santa: role("Santa", "Santa,Jolly,Saint"),
  hardhat: role("worker", "Foreman,Overtime,Union"),
  halo: role("angel", "Saint,Angel,Holy"),
  horns: role("devil", "Devil,Wicked,Infernal"),
  gentleman: role("gentleman", "Sir,Lord,Baron,Mister"),
  soldier: role("general", "General,Major,Sergeant"),
  cap: role("rookie", "Coach,Rookie,Kid"),
  viking: role("Viking", "Viking,Erik the,Jarl"),
};
