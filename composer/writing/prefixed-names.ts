import type { Reading } from "../reading/read-idea.ts";
import { type Add, BODY, IN_IT, LONGEST_NAME, TOO_LONG } from "./name-hero.ts";
import type { Parts } from "./parts.ts";

/** A name with one word more may be so long. */
const LONGEST = 27;

/**
 * A name that says what the hero does, with what the hero is like or where that is: "Polite Soup Frog", "Moon Soup
 * Frog". Of two ideas that differ in that alone the names differ, too.
 */
export const addPrefixed = (
  names: readonly { name: string; pattern: string; worth: number }[],
  { text, place }: Reading,
  { whole, hero }: Parts,
  add: Add,
): void => {
  const before = whole.endsWith(hero) ? whole.slice(0, -hero.length).trim() : "";
  // "grandpa's dentures": whose they are is said in no other way.
  const isOwned = /['’]s$/.test(before);
  const like = isOwned ? "" : before.replace(/^(very|really|two|three|several|many|eleven) ?/, "");
  const many = NUMERAL.exec(text)?.[1]?.toLowerCase() ?? "";
  const where = HOUR.exec(text)?.[1]?.toLowerCase() ?? whereIn(place);
  const prefix = (pattern: string, worth: number, word: string, rest: string) => {
    const name = `${word} ${rest}`;
    const isFew = `${word} ${rest}`.split(" ").length <= Math.max(3, hero.split(" ").length + 2);
    const isNew = isFew && word !== "" && !rest.toLowerCase().includes(word.toLowerCase());
    const longest = pattern.startsWith("placed") ? LONGEST_NAME : LONGEST;
    if (isNew && name.length <= longest)
      add(pattern, worth + Math.max(0, name.length - LONGEST_NAME) * TOO_LONG * MOSTLY, name);
  };
  for (const { name, pattern, worth } of names) {
    const [base = ""] = pattern.split(" ");
    if (!MAY_HAVE_ONE.test(base) || pattern === "agent alone" || /^(hated|phobic) said$/.test(pattern))
      continue;
    // "Retired Nyctophobic Keeper": two such words are one too many; and of a last pickle that it is the last says it.
    const isTwice = /^(phobic|hated|turned|posing|lacking)$/.test(base) || like === "last";
    const isLong = base === "compound" && `${like} ${name}`.length > LONGEST_NAME;
    // "Sad Salad Potato": where one is and how one is are two names.
    const isPlaced = base === "object" && IN_IT.test(text);
    prefix(`prefixed ${base}`, worth + (isTwice || isLong || isPlaced ? -2 : 0.4), like, name);
    if (like === "" && name.split(" ").length < 3 && `${many} ${name}`.length <= LONGEST_COUNTED)
      prefix(`counted ${base}`, worth - (base === "compound" ? -2 : FEW.test(many) ? 1.6 : 0.2), many, name);
    // What is like something stands before where that is: "Stairphobic Moon Toaster".
    if (DESCRIBES.test(base) && name.toLowerCase().endsWith(` ${hero}`)) {
      const head = name.slice(0, -hero.length - 1);
      prefix(`placed ${base}`, worth - 2.4, head, `${where} ${hero}`.trim());
    } else if (base !== "turned" && base !== "shaken" && !BODY.test(where))
      prefix(`placed ${base}`, worth - 2.4, where, name);
  }
};

const LONGEST_COUNTED = 22;
const FEW = /^(two|three)$/;
const MOSTLY = 0.95;
const NUMERAL = /^(two|three|four|five|six|seven|eight|nine|ten|eleven)\b/i;
const HOUR = /\bat (midnight|dawn|noon|dusk|sunrise)\b/i;
const MAY_HAVE_ONE =
  /^(object|phobic|feared|hated|unable|doing|agent|versus|missing|deed|office|turned|lacking|posing|doer|shaken|wanted|compound)$/;
const DESCRIBES = /^(phobic|hated|missing|lacking|doing|wanted)$/;

/** "moon" of "on the moon", where it is one short word. */
const whereIn = (place: string | null): string =>
  /^(?:on|in|at|under|near) (?:(?:an?|the) )?([a-z]{3,8}(?: [a-z]{3,7})?)$/i.exec(place ?? "")?.[1] ?? "";
