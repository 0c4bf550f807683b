import words from "./gear.json";
import type { Word } from "./words.ts";

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
  "laser",
  "nurse",
  "visor",
  "wig",
  "peaked",
  "firehat",
  "beret",
  "flatcap",
  "straw",
  "veiled",
  "sailor",
  "souwester",
  "postal",
  "montera",
  "spa",
  "mirror",
  "sidecap",
  "headcloth",
  "gnome",
  "mitre",
  "jester",
  "leprechaun",
  "nemes",
  "bandit",
  "hippie",
  "punk",
  "goth",
  "emo",
  "hipster",
  "beanie",
  "fedora",
  "surgical",
  "pillbox",
  "veil",
  "turban",
] as const;
export type GearId = (typeof gearIds)[number];

/** The words by which an idea names each. */
export const gearWords: Record<GearId, string> = words;

/** "at the dentist": that is where somebody is, and not what they wear. */
export const isVisited = (words: readonly Word[], at: number): boolean =>
  (/(^| )(at|to|from|of|visiting|visits|sees|seeing|avoiding|skipping|hates) (the|his|her|its)( [^ ]+)?$/.test(
    words
      .slice(Math.max(0, at - 3), at)
      .map(({ folded }) => folded)
      .join(" "),
  ) &&
    /^(dentist|orthodontist|doctor|surgeon|barista|rodeo)$/.test(words[at]?.folded ?? "")) ||
  (/^(dentista|dentiste|zahnarzt|tandarts|disci|dentysty|medico|medecin|arzt|doktor)$/.test(
    words[at]?.folded ?? "",
  ) &&
    /^(no|na|ao|do|al|del|el|beim|zum|vom|vorm|chez|dal|bij|u|du|le|de|den|ke)$/.test(
      words[at - 1]?.folded ?? "",
    ));
