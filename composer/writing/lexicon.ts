import { linesByKey, wordsIn } from "../data-text.ts";
import { kindOf } from "../reading/picture-index.ts";
import { nameOf } from "../reading/plain-names.ts";
import { isActivity } from "../reading/word-forms.ts";
import { randomFrom } from "../seeded/random.ts";
import { knownAs } from "./known-as.ts";
import { characters as lines, natures as natureLines } from "./texts.gen.ts";

/** How a subject is spoken of, and the noise it makes. */
export interface Character {
  noun: string;
  cry: string;
}

const cries = new Map([...linesByKey(lines)].map(([id, [cry = ""]]) => [id, cry]));

/** Pictures of the same creature. */
const SAME: Record<string, string> = {
  ...{
    dog: "dog-face",
    poodle: "dog-face",
    "guide-dog": "dog-face",
    "service-dog": "dog-face",
    cat: "cat-face",
  },
  ...{ rabbit: "rabbit-face", mouse: "mouse-face", pig: "pig-face", horse: "horse-face", cow: "cow-face" },
  ...{
    monkey: "monkey-face",
    tiger: "tiger-face",
    "water-buffalo": "ox",
    ram: "ewe",
    "two-hump-camel": "camel",
  },
  ...{ "hatching-chick": "baby-chick", "brown-mushroom": "mushroom", "crescent-moon": "full-moon" },
  ...{
    "glowing-star": "star",
    "sun-with-face": "sun",
    "roasted-sweet-potato": "potato",
    donkey: "horse-face",
  },
  ...{
    "office-worker": "nerd-face",
    cricket: "bug",
    "racing-car": "automobile",
    "pickup-truck": "automobile",
  },
};

/** The noises of those that have no line of their own, by their kind. */
const OTHERS: Record<string, string> = {
  creature: "grunt,squeak,chirp,snort,yelp",
  person: "shout,chuckle,whistle,cough,hello",
  face: "gasp,giggle,gulp,sigh",
  food: "sizzle,crunch,squelch,crackle,slurp,plop",
  thing: "clatter,click,rattle,creak,clank,squeak,thud,ding",
  place: "echo,murmur,rumble,rustle",
  nature: "rustle,whisper,rumble,drip,shimmer,swish",
  sign: "blink,beep,ping",
};

/** What is known of a picture; `word` is what the idea called it ("corgi" for a dog). */
export const characterOf = (id: string, word: string): Character => {
  const noun = word === "" ? nameOf(id) : word;
  const known = cries.get(knownAs(SAME[id] ?? id, word));
  if (known) return { noun, cry: known };
  const random = randomFrom(`character|${id}|${noun}`);
  const cry = random.pick((OTHERS[kindOf(id)] ?? "hum").split(",")) ?? "hum";
  return { noun, cry };
};

const MASS =
  /^(bamboo|cereal|porridge|oatmeal|granola|muesli|gravy|tapioca|polenta|couscous|hummus|natto|blood|social media|perfume|shampoo|lemonade|soda|gasoline|cement|homesickness|heartache|rizz|aura|samba|salsa|badminton|baseball|volleyball|chill|mercy|shame|respect|filter|hope|plan b|mind|clue|cheese|cheddar|brie|gouda|mozzarella|bread|toast|rice|pasta|spaghetti|ramen|butter|honey|milk|coffee|espresso|tea|beer|wine|money|cash|gold|water|snow|fire|music|soap|laundry|salt|garlic|popcorn|chocolate|bacon|sushi|meat|steak|corn|lightning|oil|love|ice|ice cream|poo|poop|soup|wood|guacamole|candy|cake|jazz|sand|boba|bubble tea|karaoke|poker|football|soccer|basketball|tennis|golf|laughter|broccoli|lettuce|toilet paper|wealth|peanut butter|news|magic|blockchain|math|chess|disco|trading|stonks|real estate|wifi|internet|hay|straw|grass|sand|mud|rain|frost|ketchup|mustard|mayonnaise|jam|sugar|flour|lasagna|lettuce|spinach|kale|weed|moss|paint|paper|glue|tape|laundry|underwear|armor|armour|jewelry|jewellery|furniture|luggage|mail|homework|poetry|traffic|lava|smoke|steam|dust|gravel|wheat|corn|meat|beef|ham|tofu|yogurt|ice cream|cotton candy|bubble tea|whisky|whiskey|rum|vodka|gin|wool|yarn|thread|denim|cotton|silk|justice|romance|peace|law|yoga|karate|judo|ballet|archery|fencing|rugby|hockey|tetris|crypto|bitcoin|electricity|plastic|glitter|sunshine|moonlight|lightning|thunder|snow|hail|fog|mist)$/;

const ABSTRACT =
  /^(?!business|witness|harness|lioness|highness|wilderness|prism).*(ness|ism)$|^(loneliness|silence|boredom|wisdom|freedom|patience|nostalgia|anxiety|anger|fear|hope|justice|gravity|chaos|traffic|weather|homework|advice|luggage|furniture|electricity|democracy|sleep|time|peace|luck|procrastination|courage|envy|guilt|grief|jealousy|ambition|bureaucracy|inflation|poetry|dread|boredom|insomnia|burnout|capitalism|insurance|fame|regret|rent|gossip|slang|mayhem|nonsense|small talk)$/;

export const isMass = (noun: string): boolean => MASS.test(noun) || ABSTRACT.test(noun) || isActivity(noun);

/** How one speaks of some of what is not counted, by the end of its noun. */
const PORTIONS: readonly (readonly [portion: string, of: RegExp])[] = [
  [
    "slice",
    /(bread|toast|cheese|cheddar|brie|gouda|mozzarella|cake|bacon|ham|steak|lasagna|tofu|meat|beef|butter)$/,
  ],
  [
    "bowl",
    /(cereal|porridge|oatmeal|granola|muesli|gravy|tapioca|polenta|couscous|hummus|rice|pasta|spaghetti|ramen|soup|guacamole|popcorn|yogurt|ice cream|lettuce|spinach|kale|candy)$/,
  ],
  ["cup", /(coffee|espresso|tea|boba)$/],
  ["glass", /(beer|wine|water|milk|whiske?y|rum|vodka|gin)$/],
  ["head", /broccoli$/],
  ["jar", /(honey|ketchup|mustard|mayonnaise|jam|oil)$/],
  [
    "pile",
    /(money|cash|gold|laundry|snow|soap|salt|sugar|flour|poop?|wood|sand|hay|straw|grass|mud|moss|paper|wool|yarn|thread|denim|cotton|silk|plastic|glitter|luggage|mail|furniture|underwear|jewell?e?ry|dust|gravel|lava)$/,
  ],
];

/** "slice" of toast; null for what has no portions, such as sleep or jazz. */
export const portionOf = (noun: string): string | null =>
  PORTIONS.find(([, of]) => of.test(noun))?.[0] ?? (FOOD.test(noun) ? "serving" : null);
const FOOD = /(garlic|chocolate|sushi|corn|weed)$/;

const natures = new Map(
  [...linesByKey(natureLines.trim())].flatMap(([words, [said = ""]]) =>
    wordsIn(words).map((word) => [word, said.split(", ")] as const),
  ),
);
/** What is done with food, and where. */
const EATEN = ["get eaten", "the kitchen"];

/** What its like do, and where: beavers build dams at the pond. */
export const natureSlots = (noun: string, id: string): Record<string, string[]> => {
  const last = noun.split(" ").at(-1) ?? "";
  const [habit, home] = natures.get(id) ?? natures.get(last) ?? (kindOf(id) === "food" ? EATEN : []);
  return habit && home ? { habit: [habit], home: [home] } : {};
};
