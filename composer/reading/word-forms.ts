import { anyOf } from "./word-list.ts";
/**
 * The forms a word may be listed under: itself, its singular, and with drawn-out letters pulled in
 * ("doggggo").
 */
export const formsOf = (word: string): string[] => {
  const forms = [word, ...singulars(word)];
  // "flamingos", "pandas", beside "chaos" and "atlas": only a list knows which are plurals.
  if (/[a-z]{3}[aoiu]s$/.test(word)) forms.push(word.slice(0, -1));
  if (/(.)\1\1/.test(word)) {
    for (const squeezed of [word.replace(/(.)\1{2,}/g, "$1$1"), word.replace(/(.)\1+/g, "$1")]) {
      forms.push(squeezed, ...singulars(squeezed));
    }
  }
  return [...new Set(forms)];
};

const IRREGULAR: Record<string, string> = {
  mice: "mouse",
  geese: "goose",
  wolves: "wolf",
  knives: "knife",
  leaves: "leaf",
  loaves: "loaf",
  oxen: "ox",
  men: "man",
  women: "woman",
  children: "kid",
  teeth: "tooth",
  feet: "foot",
  dice: "die",
  fishes: "fish",
  potatoes: "potato",
  tomatoes: "tomato",
  heroes: "hero",
  halves: "half",
  elves: "elf",
  dwarves: "dwarf",
  octopi: "octopus",
  llamas: "llama",
  cacti: "cactus",
  fungi: "fungus",
  people: "person",
  lives: "life",
  wives: "wife",
  housewives: "housewife",
  midwives: "midwife",
  thieves: "thief",
  scarves: "scarf",
  calves: "calf",
  shelves: "shelf",
  hooves: "hoof",
  bananas: "banana",
};
const NOT_PLURAL = /(ss|us|is|as|os|cyclops|ceratops)$/;

export const singulars = (word: string): string[] => {
  const known = IRREGULAR[word];
  if (known) return [known];
  if (word.endsWith("'s")) return [word.slice(0, -2)];
  if (word.length < 4 || !word.endsWith("s") || NOT_PLURAL.test(word)) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(ch|sh|x|z|s|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
};

/** "flamingos" of "flamingo", "mice" of "mouse"; not "moose" of "moose". */
export const isPluralOf = (word: string, one: string): boolean =>
  word !== one &&
  !word.endsWith("'s") &&
  (word.endsWith("s") ? formsOf(word) : singulars(word)).includes(one);

const MANY = new RegExp(`(^| )${anyOf("always plural")}$`);

/** Whether a noun is of more than one already: "noodles", "lungs". */
export const isMany = (noun: string): boolean => MANY.test(noun);

const COUNTED = new RegExp(`(^|[ -])(any|every|some|no|play)?${anyOf("nouns in ing")}$`);

/** Whether a noun in -ing is what one does rather than what one has: nobody counts skateboardings. */
export const isActivity = (noun: string): boolean =>
  /[aeiouy][a-z]*ing$/.test(noun.slice(noun.lastIndexOf(" ") + 1)) && !COUNTED.test(noun);

export const plural = (word: string): string => {
  if (isMany(word) || isActivity(word)) return word;
  const [, head, rest] = /^(\S+)( (?:of|in|on|with) .+)$/.exec(word) ?? [];
  if (head && rest) return plural(head) + rest;
  const last = word.slice(word.lastIndexOf(" ") + 1);
  const known = Object.entries(IRREGULAR).find(([, one]) => one === last)?.[0];
  if (known && !/^(person|octopus|fish)$/.test(last)) return word.slice(0, -last.length) + known;
  if (/(sheep|fish|deer|moose|shrimp|squid|bison|salmon|trout)$/.test(word)) return word;
  if (MAN.test(last)) return `${word.slice(0, -2)}en`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
};

/** "snowman", "mailman"; humans, shamans and talismans are no men. */
const MAN = /(?<!^(?:hu|ger|ro|sha|talis|otto|cai|nor))man$/;

/** "an" by sound: an octopus, an hourglass, a unicorn, a UFO, a one-off. */
export const article = (word: string): "a" | "an" => {
  const lower = word.toLowerCase();
  // Said letter by letter: "an HR department", "an NFT"; but "a NASA janitor".
  if (
    /^(?:[fhlmnrsx](?:[^aeiouy\W\d_]{1,3}|uv)|led|mit)(?![a-z0-9'’])/.test(lower) &&
    !/^(hmm+|mmm*|shh*|nth|mr|mrs|ms)\b/.test(lower)
  )
    return "an";
  if (/^[FHLMNRSX][AEIOU]{2}\b/.test(word)) return "an";
  if (/^(hour|honest|honou?r|heir|mp3|x-ray|fbi)/.test(lower)) return "an";
  if (/^(uni([^nm]|$)|use|usu|usb|ufo|un\b|us\b|eu|one\b|once|ukulele|urin|uto|ure)/.test(lower)) return "a";
  return /^[aeiou8]/.test(lower) ? "an" : "a";
};

export const withArticle = (phrase: string): string => `${article(phrase)} ${phrase}`;
