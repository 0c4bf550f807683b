import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { kindOf, matchPhrase } from "./picture-index.ts";
import { type Reading, readIdea } from "./read-idea.ts";
import scenes from "./slang-scenes.json";
import { plural, singulars, withArticle } from "./word-forms.ts";

/** Slang and sayings that name nothing to be seen, and the scene in plain English that shows each. */
const known = new Map(
  Object.entries(scenes).flatMap(([phrases, scene]) =>
    phrasesIn(phrases).map((phrase) => [foldText(phrase), scene] as const),
  ),
);

/**
 * The scene of an idea that is slang and no more than what one adds to it, or a mere "not a dog": "wen lambo" is a sports
 * car that waits.
 */
export const slangScene = ({ words }: Pick<Reading, "words">): string | null => {
  const said = words.map(({ folded }) => folded).join(" ");
  const [, denied] = NOT_ONE.exec(said) ?? [];
  if (denied) return `a ${denied} with a sign that says not a ${denied}`;
  const [, place] = SIR.exec(said) ?? [];
  if (place && isPlaceSeen(place)) return `a bored cashier at ${withArticle(place)}`;
  const bare = said.replace(LEAD, "");
  const tried = [said, bare, said.replace(FILLER, ""), bare.replace(FILLER, "")];
  return (
    tried.map((each) => known.get(each)).find((scene) => scene !== undefined) ??
    likeOf(said) ??
    supremeOf(said) ??
    impostorAmong(said) ??
    withMoreSaid(bare)
  );
};
/** "sir this is a casino": who says so works there. */
const SIR =
  /^(?:sir|ser|ma'?am|miss|bro|bruh|dude|mate|madam|excuse me|sir please|please sir) (?:sir )?this is an? ([a-z]+(?: [a-z]+)?)$/;
const isPlaceSeen = (place: string): boolean => {
  const { stageSet, setting, isSettingSaid, motif } = readIdea(`a cat at ${withArticle(place)}`);
  return stageSet !== null || (setting !== null && isSettingSaid) || kindOf(motif?.id ?? "") === "place";
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

/** "garlic bread supremacy": what rules over all is seen on its throne. */
const supremeOf = (said: string): string | null => {
  const [, who = ""] = SUPREME.exec(said) ?? [];
  const picture = who === "" ? undefined : matchPhrase(who);
  const isSeen = picture !== undefined && /^(creature|food|thing)$/.test(kindOf(picture.id));
  return isSeen ? `${withArticle(who)} in a crown on a throne` : null;
};
const SUPREME = /^([a-z]+(?: [a-z]+)?) (?:supremacy|superiority|dominance|hegemony)$/;

/** "seven ducks and one impostor": somebody else stands among them. */
const impostorAmong = (said: string): string | null => {
  const [, many = "", who = ""] = IMPOSTOR.exec(said) ?? [];
  const id = matchPhrase(singulars(who)[0] ?? who)?.id ?? "";
  if (kindOf(id) !== "creature") return null;
  // Of more than six one would not see who is with them.
  return `${/^(seven|eight|nine|ten|many)$/.test(many) ? "six" : many} ${who} with a ${id === "raccoon" ? "cat" : "raccoon"}`;
};
const IMPOSTOR =
  /^(two|three|four|five|six|seven|eight|nine|ten|many) ([a-z]+) and (?:one|an|the|1|a) (?:impost[eo]r|fake|spy|traitor|undercover agent|pretender)$/;

/** "paper hands since birth", "wagmi unless it rains": the scene of the slang, with what is added where that is seen. */
const withMoreSaid = (said: string): string | null => {
  const words = said.split(" ");
  for (let length = Math.min(words.length - 1, MOST_WORDS); length > 0; length--) {
    const scene = known.get(words.slice(0, length).join(" "));
    const added = words.slice(length).join(" ").replace(AGAIN, "");
    // "a goat by a pool" is a goat.
    if (length === 1 && BODY.test(kindOf(matchPhrase(words[0] ?? "")?.id ?? "")) && !GROUP.test(added))
      return null;
    if (scene !== undefined && ADDED.test(added) && !namesSomebody(added)) return withAdded(scene, added);
  }
  return null;
};
const MOST_WORDS = 6;
const BODY = /^(creature|person|food)$/;
const AGAIN = /(?: (?:again|forever|fr|ser|bro|fam|lol))+$/;
const GROUP =
  /^(?:(?:support|therapy|self-help|recovery|focus|study) group|convention|reunion|conference|army|choir|cult|union|church|academy|family|family reunion|olympics)$/;
const YOUNG = /^(?:since|from|at) (?:birth|day one|day 1|kindergarten|the womb|childhood)$/;
const RAINS =
  /^(?:unless|until|when|whenever|if|even if|while|because) it(?:'s| is)? (rain|snow)(?:s|ing|ed)?$/;
const ADDED = new RegExp(
  `${GROUP.source}|${YOUNG.source}|^(?:unless|until|because|even if|even though|whenever|since|before|after|in|at|on|under|during|by|for|every|all|like|with no|without|as usual|third time|twice|thrice|one more time)\\b`,
);

/** Who or what is named beside the slang is what the idea is of; a place is where the scene is. */
const namesSomebody = (added: string): boolean => {
  const { subject, stageSet } = readIdea(added);
  return (
    stageSet === null &&
    subject !== null &&
    !subject.isLoose &&
    (INTO.test(added) ? /^(creature|person|food|thing)$/ : /^(creature|person)$/).test(kindOf(subject.id)) &&
    !(GROUP.test(added) || YOUNG.test(added))
  );
};

/** "before breakfast", "at the gym" say when and where; "in the fridge" may be what matters. */
const INTO = /^(?:in|on|under|with no|without|like|for) /;

const withAdded = (scene: string, added: string): string => {
  const [, weather] = RAINS.exec(added) ?? [];
  if (weather) return `${scene} in the ${weather}`;
  const changed = GROUP.test(added) ? severalOf(scene) : YOUNG.test(added) ? asBaby(scene) : null;
  if (changed !== null) return changed;
  if (!PLACED.test(added)) return scene;
  const there = `${scene} ${added}`;
  const [bare, placed] = [readIdea(scene), readIdea(there)];
  const isAlike =
    placed.subject?.id === bare.subject?.id &&
    placed.motif?.id === bare.motif?.id &&
    placed.relation === bare.relation;
  return isAlike ? there : scene;
};

const PLACED = /^(?:in|at|on|under|during|every) /;

/** "a sheet of paper running": three sheets. */
const severalOf = (scene: string): string => {
  const [, article = "", before = "", head = "", rest = ""] = headOf(scene);
  return article === "" ? scene : `three ${before}${plural(head)}${rest}`;
};

/** "a crying man running": a baby is one from the beginning. */
const asBaby = (scene: string): string => {
  const [, article = "", before = "", head = "", rest = ""] = headOf(scene);
  if (article === "") return scene;
  return kindOf(matchPhrase(head)?.id ?? "") === "person"
    ? `${withArticle(`${before}baby`)}${rest}`
    : `a baby ${before}${head}${rest}`;
};

/** Article, adjectives, noun and the rest of a scene by its hero. */
const headOf = (scene: string): readonly string[] => {
  const at = readIdea(scene).subject?.last ?? 0;
  const words = scene.split(" ");
  // "a sheet of paper": the sheet is counted.
  const of = words.indexOf("of");
  const head = of > 0 && of < at ? of - 1 : at;
  const [article = ""] = words;
  const before = words.slice(1, head).map((word) => `${word} `);
  const rest = words.slice(head + 1).map((word) => ` ${word}`);
  return /^(an?|the)$/.test(article) && head > 0
    ? [scene, article, before.join(""), words[head] ?? "", rest.join("")]
    : [];
};

/** "definitely not a dog": nobody would say so of anything else. */
const NOT_ONE =
  /^(?:definitely |totally |absolutely |certainly |literally |still |actually )?not an? ([a-z]+)$/;
/** "wen lambo ser", "paper hands anonymous" */
const FILLER =
  /( (?:fr|frfr|ser|sir|bro|fam|lol|lmao|again|pls|please|tho|af|anonymous|challenge|club|gang|society|season|szn|era|moment|energy|coin|token|inc|dao))+$/;
