import type { Thing } from "../reading/find-things.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Random } from "../seeded/random.ts";

export interface Pronouns {
  it: string;
  its: string;
  itself: string;
}

const SHE: Pronouns = { it: "her", its: "her", itself: "herself" };
const HE: Pronouns = { it: "him", its: "his", itself: "himself" };
const IT: Pronouns = { it: "it", its: "its", itself: "itself" };

const WOMEN =
  /\b(old-woman|woman|girl|princess|queen|grandm\w*|granny|nana|mother|mom|mum|aunt|auntie|lady|wife|sister|witch|mermaid|mrs-claus|nun|nurse)\b/;
const MEN =
  /\b(old-man|man|boy|prince|king|grandp\w*|father|dad|uncle|husband|brother|santa|monk|wizard|priest|pope|santa-claus|guy|lord|knight)\b/;

/** How the hero is spoken of: an animal or a thing is "it", a person "she" or "he", where nothing tells by chance. */
export const pronounsOf = (subject: Thing | null, random: Random): Pronouns => {
  const said = subject ? `${subject.id} ${subject.word}` : "";
  if (WOMEN.test(said)) return SHE;
  if (MEN.test(said)) return HE;
  return subject && kindOf(subject.id) === "person" ? random.pick([SHE, HE]) : IT;
};
