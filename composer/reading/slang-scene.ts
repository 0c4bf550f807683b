import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { kindOf, matchPhrase } from "./picture-index.ts";
import type { Reading } from "./read-idea.ts";
import scenes from "./slang-scenes.json";
import { withArticle } from "./word-forms.ts";

/** Slang and sayings that name nothing to be seen, and the scene in plain English that shows each. */
const known = new Map(
  Object.entries(scenes).flatMap(([phrases, scene]) =>
    phrasesIn(phrases).map((phrase) => [foldText(phrase), scene] as const),
  ),
);

/** The scene of an idea that is slang and no more, or a mere "not a dog": "wen lambo" is a sports car that waits. */
export const slangScene = ({ words }: Pick<Reading, "words">): string | null => {
  const said = words.map(({ folded }) => folded).join(" ");
  const [, denied] = NOT_ONE.exec(said) ?? [];
  if (denied) return `a ${denied} with a sign that says not a ${denied}`;
  const bare = said.replace(LEAD, "");
  const tried = [said, bare, said.replace(FILLER, ""), bare.replace(FILLER, "")];
  return tried.map((each) => known.get(each)).find((scene) => scene !== undefined) ?? likeOf(said);
};
/** "my writer's block", "pure chaos" */
const LEAD =
  /^(?:(?:my|our|his|her|your|the|a|an|pure|total|absolute|literal|literally|peak|certified|another|just|so|such|much|very|still|always|daily|local|professional) )+/;

/** "raccoon energy", "in my grandma era": who somebody is like is seen, and not the energy. */
const likeOf = (said: string): string | null => {
  const [, many = "", who = ""] = LIKE.exec(said) ?? [];
  const kind = who === "" ? "" : kindOf(matchPhrase(who)?.id ?? "");
  return /^(creature|person)$/.test(kind) ? withArticle(`${many}${who}`) : null;
};
const LIKE =
  /^(?:in (?:my|his|her|its|their) )?((?:big |tiny |tired |angry |sad |feral |crazy |lazy |little |old )*)([a-z]+(?: [a-z]+)?) (?:era|energy|vibes?|behaviou?r|core|coded|mode|arc|hours|moment|mentality|mindset|brain)$/;

/** "definitely not a dog": nobody would say so of anything else. */
const NOT_ONE =
  /^(?:definitely |totally |absolutely |certainly |literally |still |actually )?not an? ([a-z]+)$/;
/** "wen lambo ser", "paper hands anonymous" */
const FILLER =
  /( (?:fr|frfr|ser|sir|bro|fam|lol|lmao|again|pls|please|tho|af|anonymous|challenge|club|gang|society|season|szn|era|moment|energy|coin|token|inc|dao))+$/;
