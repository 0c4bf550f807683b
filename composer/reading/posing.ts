import { kindOf, LETTERED } from "./picture-index.ts";
import { toolOfTrade } from "./props.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** One who is, plays or takes itself for the other. */
export interface Posing {
  hero: Thing;
  as: Thing;
}

const ARTICLED =
  "( (a|an|the|one|some|my|your|ein|eine|einem|einer|un|una|une|um|uma|uno|il|la|le|el))?( (?!(of|in|on|at|with|for|to|by|from|who|that|and|made)( |$))[^ ]+){0,2}$";
const POSING = new RegExp(
  `(^| )(${[
    "pretend[a-z]* (to be|it s|it is|he s|he is|they are)",
    "(thinks?|thinking|believes?|believing|convinced|swears?|insists?|certain)( that)? (it|he|she|they)( s| re)?( is| are| was| were)?( really| actually| secretly)?",
    "(disguis[a-z]*|dress[a-z]*( up)?|masquerad[a-z]*|cosplay[a-z]*|posing|poses|identif[a-z]*|passing off) as",
    "(is|are|was|were|s|re)( (just|actually|secretly|really|only|basically|literally))+",
    "(verkleidet|getarnt) als|disfrazad[oa]s? de|cree que es|se creen?|disfarcad[oa]s? de|acha que e|deguisee?s? en|se prend pour|travestit[oaie] da|crede di essere",
  ].join("|")})${ARTICLED}`,
);
const BUT_JUST =
  /^but (it s|it is|he s|he is|she s|she is|its|hes|shes|actually|really)( (just|actually|really|only))* (a|an)( [^ ]+)?$/;
const COSTUME = /^(costume|onesie|outfit|suit|disguise|clothing|clothes)$/;

/** "a potato disguised as a hamster", "the sun is just a fried egg", "a pug in a shark costume". */
export const posingOf = (words: readonly Word[], things: readonly Thing[]): Posing | null => {
  const drawn = things
    .filter(({ id, isLoose }) => id !== LETTERED && !isLoose)
    .toSorted((one, other) => one.at - other.at);
  for (const [nth, as] of drawn.entries()) {
    const hero = drawn[nth - 1];
    if (!hero || hero.id === as.id) continue;
    const said = words
      .slice((hero.last ?? hero.at) + 1, as.at)
      .map(({ folded }) => folded.replace(/['’]/g, " "))
      .join(" ");
    const isDressed =
      COSTUME.test(words[(as.last ?? as.at) + 1]?.folded ?? "") &&
      /^(in|wearing)( (a|an|the|his|her|its)( [^ ]+)*)?$/.test(said);
    const isSecret =
      kindOf(hero.id) === "person" &&
      kindOf(as.id) === "creature" &&
      !as.id.startsWith("person-") &&
      SECRETLY.test(` ${said} x`);
    if (!isSecret && !(mayPose(hero) && mayBePosed(as, hero))) continue;
    // "a unicorn but it's just a goat": a goat with a horn.
    if (BUT_JUST.test(said) && mayPose(hero)) return { hero: as, as: hero };
    if (isSecret || isDressed || POSING.test(said)) return { hero, as };
  }
  return null;
};

const SECRETLY = /(^| )(is|are|was|s) (secretly|actually|really) (a|an|the)( [^ ]+)?$/;

/** "my plumber is secretly a wizard", "a plumber who thinks he is a king": the two are one person. */
export const secretSelf = (words: readonly Word[], things: readonly Thing[]): Posing | null => {
  const people = things
    .filter(({ id, isLoose }) => kindOf(id) === "person" && !isLoose)
    .toSorted((one, other) => one.at - other.at);
  const [hero, as] = people;
  if (!hero || !as || as.id === hero.id) return null;
  const said = words.slice((hero.last ?? hero.at) + 1, as.at).map(({ folded }) => folded);
  const between = said.join(" ").replace(/['’]/g, " ");
  return SECRETLY.test(between) || POSING.test(between) ? { hero, as } : null;
};

/** "my landlord but he is a goose": the goose is the landlord, and nobody else is there. */
export const recast = (words: readonly Word[], things: readonly Thing[]): Posing | null => {
  const [hero, as] = things.filter(({ isLoose }) => !isLoose).toSorted((one, other) => one.at - other.at);
  if (!hero || !as || as.id === hero.id || kindOf(hero.id) !== "person") return null;
  if (as.id === LETTERED || !(kindOf(as.id) === "person" || mayPose(as))) return null;
  const said = words.slice((hero.last ?? hero.at) + 1, as.at).map(({ folded }) => folded);
  return RECAST.test(said.join(" ").replace(/['’]/g, " ")) ? { hero, as } : null;
};
const RECAST =
  /^(but|except|only|pero|aber|mais|mas|ma) ((he|she|it|they|er|sie|ele|ela|il|elle)( (s|is|are|was|were|ist|e|est))?|hes|shes|its|es|c est|e)( (actually|really|just|secretly))?( (a|an|un|una|une|um|uma|ein|eine))( [^ ]+)?$/;

/** A creature that poses as somebody wears that one's clothes; a thing has that one's head. */
const mayBePosed = (as: Thing, hero: Thing): boolean =>
  mayPose(as) ||
  (TOWERS.test(as.id) && kindOf(hero.id) !== "person") ||
  (kindOf(as.id) === "person" &&
    (UNDRESSED.test(as.id) || (kindOf(hero.id) !== "creature" && toolOfTrade(asOneWord(as)) === undefined)));
/** Who has a trade is known by its tool, and keeps its own head. */
const asOneWord = ({ word }: Thing): string => word.replaceAll(" ", "-");
/** What stands as somebody does, and could have a head. */
const TOWERS =
  /^(lighthouse|castle|eiffel-tower|tokyo-tower|statue-of-liberty|windmill|pyramid|volcano|tower-crane|mountain|snow-capped-mountain|mount-fuji)$/;
/** Who has no trade is known by hair and clothes alone. */
const UNDRESSED = /^(old-man|old-woman|woman|girl|boy|baby|child|princess|prince|bride|superhero)$/;
const mayPose = ({ id }: Thing): boolean => /^(creature|food|thing|nature)$/.test(kindOf(id));
