import { createRequire } from "node:module";
import type { Kind } from "./kinds.ts";
import { type OwnDrawing, ownDrawings } from "./own-drawings.ts";

const load = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  width?: number;
  height?: number;
}

export const sets = {
  flat: load("@iconify-json/fluent-emoji-flat/icons.json") as IconSet,
  noto: load("@iconify-json/noto/icons.json") as IconSet,
};

const categories = (
  load("@iconify-json/fluent-emoji-flat/metadata.json") as { categories: Record<string, string[]> }
).categories;
const chars = load("@iconify-json/fluent-emoji-flat/chars.json") as Record<string, string>;
const emojilib = load("emojilib") as Record<string, string[]>;

export interface Entry {
  id: string;
  kind: Kind;
  emoji: string;
  keywords: string[];
  /** Where the picture is one of ours. */
  own?: OwnDrawing;
}

const SKIN = /-(dark|light|medium|medium-dark|medium-light)$/;
const CLOCK = /-(oclock|thirty)$/;
const PEOPLE = new Set(
  `anatomical-heart artist astronaut baby baby-angel bone boy brain child construction-worker cook detective ear eye eyes
  farmer firefighter flexed-biceps foot footprints girl guard handshake folded-hands heart-hands judge lungs man mechanic mouth ninja
  nose ok-hand old-man old-woman person-fairy person-genie person-elf person-mage person-merpeople person-superhero
  person-supervillain person-vampire person-with-crown person-zombie pilot police-officer prince princess raised-fist
  santa-claus mrs-claus scientist sign-of-the-horns singer student teacher technologist thumbs-up thumbs-down tongue tooth troll
  victory-hand vulcan-salute waving-hand woman person-surfing person-running person-juggling person-in-lotus-position
  snowboarder skier person-fencing woman-dancing man-dancing person-lifting-weights person-biking person-swimming mechanical-arm
  oncoming-fist clapping-hands crossed-fingers index-pointing-up writing-hand nail-polish health-worker office-worker selfie`.split(
    /\s+/,
  ),
);
const SYMBOLS = new Set(
  `atom-symbol biohazard radioactive warning infinity yin-yang peace-symbol recycling-symbol heavy-dollar-sign hundred-points trident-emblem fleur-de-lis wireless stop-button prohibited red-question-mark`.split(
    /\s+/,
  ),
);
const HANDS_AS_THINGS =
  /hand|fist|biceps|thumb|finger|nose|ear$|eye|foot|mouth|tongue|tooth|brain|bone|lungs|heart|footprints|mechanical-arm|sign-of|salute|selfie|nail/;
const CREATURE_FACES =
  /cat|monkey|alien|ghost|robot|skull|ogre|goblin|clown|pile-of-poo|jack-o|snowman|troll/;
const PLACES =
  /city|castle|house|church|mosque|temple|synagogue|stadium|station|bridge|building|factory|hospital|hotel|school|store|bank|hut|desert|mountain|volcano|fuji|camping|beach|sunrise|sunset|motorway|park|night-with|foggy|milky|shrine|kaaba|post-office|map/;
const NATURE =
  /moon|sun|star|comet|planet|globe|cloud|rainbow|snowflake|fire$|wave|tornado|droplet|lightning|voltage|fog|cyclone|wind|rock$|wood$|hole/;
const BORING =
  /button|ideograph|mailbox|inbox|outbox|-arrow$|buildings-|index-divider|speaker-(low|medium)|phone-with|volume|bust|locked-with|bell-with|^(man|woman)-|wheelchair|gesturing|facing-right|mens-room|baggage|customs|muted|placard|tear-off|name-badge/;
const KEEP = new Set([
  "man",
  "woman",
  "woman-dancing",
  "man-dancing",
  "mans-shoe",
  "womans-hat",
  "womans-boot",
  "bow-and-arrow",
  "vertical-traffic-light",
]);

/** The pictures the artist can draw with, and what people call them. */
export const catalogue = (): Entry[] => {
  const emojiOf = new Map<string, string>();
  for (const [hex, id] of Object.entries(chars)) {
    if (!emojiOf.has(id))
      emojiOf.set(id, String.fromCodePoint(...hex.split("-").map((part) => Number.parseInt(part, 16))));
  }
  const entries: Entry[] = [];
  for (const [category, ids] of Object.entries(categories)) {
    for (const id of ids) {
      if (!wanted(category, id)) continue;
      const emoji = emojiOf.get(id) ?? "";
      entries.push({ id, kind: kindOf(category, id), emoji, keywords: keywordsOf(emoji, id) });
    }
  }
  // Our own drawing of what is an emoji too takes its place, and keeps what people call it.
  for (const own of ownDrawings()) {
    const known = entries.find(({ id }) => id === own.id);
    if (known) Object.assign(known, { kind: own.kind, own });
    else entries.push({ id: own.id, kind: own.kind, emoji: "", keywords: [], own });
  }
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
};

const wanted = (category: string, id: string): boolean => {
  if (!sets.flat.icons[id]) return false;
  if (KEEP.has(id)) return true;
  if (SKIN.test(id) || CLOCK.test(id)) return false;
  if (category === "People & Body") return PEOPLE.has(id);
  if (category === "Symbols") return SYMBOLS.has(id);
  if (category === "Flags") return id === "pirate-flag" || id === "chequered-flag" || id === "white-flag";
  return !BORING.test(id);
};

const kindOf = (category: string, id: string): Kind => {
  if (category === "People & Body") return HANDS_AS_THINGS.test(id) ? "thing" : "person";
  if (category === "Smileys & Emotion") {
    if (CREATURE_FACES.test(id) && !id.includes("skull-and")) return "creature";
    return /face|head/.test(id) ? "face" : "thing";
  }
  if (category === "Food & Drink") return "food";
  if (category === "Symbols" || category === "Flags") return "sign";
  if (category === "Animals & Nature") {
    return /flower|leaf|tree|palm|herb|seedling|rose|tulip|cactus|blossom|bouquet|lotus|clover|shamrock|plant|hyacinth|hibiscus|nest|feather|paw|web|shell|coral|wing$|rice/.test(
      id,
    )
      ? "nature"
      : "creature";
  }
  if (category === "Travel & Places") return PLACES.test(id) ? "place" : NATURE.test(id) ? "nature" : "thing";
  return id === "teddy-bear" || id === "dragon" || id === "jack-o-lantern" ? "creature" : "thing";
};

const keywordsOf = (emoji: string, id: string): string[] => {
  const words = new Set<string>();
  for (const phrase of emojilib[emoji] ??
    emojilib[emoji.replaceAll("\uFE0F", "")] ??
    emojilib[`${emoji}\uFE0F`] ??
    []) {
    const plain = phrase.toLowerCase().replaceAll("_", " ");
    if (/^[a-z][a-z ]{1,24}$/.test(plain) && plain !== id.replaceAll("-", " ")) words.add(plain);
  }
  return [...words].slice(0, 24);
};
