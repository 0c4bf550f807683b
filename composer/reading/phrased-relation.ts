import { containers } from "./containers.ts";
import { kindOf } from "./picture-index.ts";
import { isBody } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { anyOf } from "./word-list.ts";
import type { Word } from "./words.ts";

/** The words before a motif, back to where its phrase begins. */
export const before = (words: Word[], motif: Thing): string =>
  words
    .slice(Math.max(0, motif.at - 6), motif.at)
    .map(({ folded }) => folded)
    .join(" ")
    .replace(VESSEL, "")
    .split(" ")
    .slice(-4)
    .join(" ");

/** "in a bowl of soup": where the soup is, is said before the bowl. */
const VESSEL =
  / (bowl|cup|glass|mug|pot|plate|jar|bucket|bottle|can|tub|vat|pool|pile|heap|stack|mountain|hoard|mound|lake|sea|bag|box) of$/;

/** From a preposition to a noun: an article, and what describes the noun. */
export const DESCRIBED =
  "( (a|an|un|una|une|um|uma|uno|ein|eine|einem|einer|einen|el|la|le|il|der|die|das|dem|den|the|his|her|its|their|my|een|het|de))?( (?!(with|and|of|on|in|at|to|by|from|for|who|that|is|love)( |$))[^ ]+)?( (?!(with|and|of|on|in|at|to|by|from|for|who|that|is|love|[^ ]+ing)( |$))[^ ]+)?$";

const after = (words: Word[], { at, last = at }: Thing): string =>
  words
    .slice(last + 1, last + 7)
    .map(({ folded }) => folded)
    .join(" ");

/** "with a lamp instead of a head" */
const FOR_HEAD = /^(instead of|in place of|for|as) (a|his|her|its|the)? ?(head|face)\b/;
/** "with a toaster on its head" */
const ON_HEAD = /^(on|atop) (top of )?(his|her|its|their|the|my) heads?\b/;
/** "with a laptop in the pouch", "keeps the money in his beak": in, on or behind what part of the hero it is. */
const AT_PART =
  /^(?:stuck |hidden |tucked |hanging |dangling |strapped |tied |attached |stored |balanced |balancing |clenched |held )?(in|inside|into|between|behind|on|onto|atop|over|to|from|under)(?: top of)? (?:his|her|its|their|the|my|one|both)(?: [a-z]+)?? (mouths?|beaks?|bills?|teeth|jaws?|snouts?|muzzles?|fangs|pouch|pouches|ears?|backs?|arms|paws|laps?|noses?|tongues?|shoulders?)\b/;
const PARTS = [
  [/^(in|inside|into|between|from) (mouth|beak|bill|teeth|jaw|snout|muzzle|fang)/, "bites"],
  [/^(in|inside|into|from) pouch/, "pouches"],
  [/^(in|on|under) tongue/, "bites"],
  [/^(behind|over|on) ear/, "ears"],
  [/^(on|onto|atop|to) back/, "carries"],
  [/^(in|inside|into|between|on) (arms|paws|lap)/, "holds"],
  [/^(on|onto|atop) nose/, "lifts"],
  [/^(on|onto|atop|over) shoulder/, "shoulders"],
] as const;
const partRelation = (next: string): (typeof PARTS)[number][1] | null => {
  // "a baby lawyer in the pouch": behind a second noun of it.
  const [, where = "", part = ""] = AT_PART.exec(next) ?? AT_PART.exec(next.replace(/^[a-z]+ /, "")) ?? [];
  return PARTS.find(([said]) => said.test(`${where} ${part}`))?.[1] ?? null;
};
/** "in its beak": the hero's own part, which is no thing besides. */
export const isOwnPart = (words: readonly Word[], { at }: Thing): boolean =>
  at < words.length &&
  / (in|inside|into|between|behind|on|onto|atop|over|under) (his|her|its|their|the|my|one) (mouth|beak|bill|teeth|snout|muzzle|pouch|ear|ears|nose|tongue|back|arms|paws|lap|head|heads)$| with (?!diamond |paper |iron )[^ ]+( eight| of)?( its| his| her| their)? (arms?|legs?|hands?|fingers?|eyes?|feet|paws?|tentacles?|claws?)$/.test(
    ` ${words
      .slice(0, at + 1)
      .map(({ folded }) => folded)
      .join(" ")}`,
  );

/** "faints at the sight of blood" */
const AT_SIGHT = new RegExp(
  `(^| )(at|from) the (sight|smell|mention|thought|sound|word)( of)?${DESCRIBED}|(^| )(when|whenever|if|after|upon) ((he|she|it|they) )?(sees?|saw|seeing|smells?|hears?)${DESCRIBED}`,
);
const PANICS =
  /(^| )(scream|screams|screaming|panics?|panicking|cries|crying|runs|shivers?|freaks?|freaking|afraid|scared|jumps|trembles?|hides?|hiding)( |$)/;
const FAINTS = /(^| )(faint|faints|fainted|fainting|collapses?|passes out|passing out)( |$)/;
/** What somebody does at the sight of something. */
const atSight = (begin: string) => {
  if (FAINTS.test(begin)) return "faints";
  return PANICS.test(begin) ? "fears" : "watches";
};
/** "late for the bus", "missed the train": it leaves, and somebody runs after it. */
const MISSED = new RegExp(
  `(^| )(late for|missed|misses|missing|miss|runs? after|running after|rate|loupe|manque|verpasst|pierde|perdio|perde|perdeu|perso|mist|misst)${DESCRIBED}`,
);
const MISSED_AFTER = /^(verpasst|verpasste|verpassen|mist|gemist|kacirdi|kaciran)( |$)/;
/** "who forgot his keys", "that ran out of coffee": it is not there. */
/** "out of coffee", but not "thrown out of the window" */
const OUT_OF =
  "(?<!(thrown|throwing|throws|falling|fell|falls|jumping|jumps|climbing|climbs|flying|flies|leaning|looking|looks|kicked|coming|comes|came|crawling|peeking|made|built|getting|gets|walking|walks|running|hanging|sticking|growing|eating|drinking|pulled|pulling) )out of(?! an?( |$))";
const FORGOTTEN = new RegExp(
  `(^| )(forgot|forgets|forgetting|lost|loses|losing|misplaced|missed|ran out of|runs out of|running out of|running low on|low on|short on|${OUT_OF}|vergisst|vergass|verliert|verlor|olvida|olvido|pierde|perdio|perdido|olvidado|esquece|esqueceu|perde|perdeu|perso|dimentica|dimenticato|oublie|perd|perdu)${DESCRIBED}`,
);
/** "the cat's out of the bag": one sees it come out. */
const COMES_OUT = /(^| )(?<!(ran|runs|running|run) )out of (the|its|his|her)$/;
/** "forgot where he buried his bone" */
const FORGOT_WHERE = new RegExp(`(^| )(forgot|forgets|forgetting) where [^ ]+ [^ ]+${DESCRIBED}`);
/** "is not allowed on pizza": one may not be there. */
const BARRED = new RegExp(
  `(^| )(((not|never|isn't|isnt|aren't|arent|wasn't|wasnt|no longer) (allowed|permitted|welcome))|forbidden|banned|barred|unwelcome|prohibited|evicted|expelled|(kicked|thrown|locked) out)( (on|in|at|from|of|to|near|inside|into|around))+${DESCRIBED}|(^| )${anyOf("banned")}${DESCRIBED}`,
);
/** "dreaming of being a wolf", "wants a yacht": it is in the mind. */
const DREAMT = new RegExp(
  `(^| )(dreams?|dreaming|dreamt|dreamed|wishes|wishing|imagines|imagining|craves|craving|remembers|remembering|thinks|thinking|longs|longing|hopes|hoping|wants|wanting|misses|missing|applies for|applying for|applied for|saves for|saving for|saving up for|pining for|waits for|asks for|asking for|needs|needing|in need of|seeks|seeking|looking for|searching for|begging for|too short for|too short to reach|cannot reach|can't reach|cant reach|träumt|traumt|sueña|suena|soñando|sonha|sonhando|extrana|extranando|echa de menos|sente falta|tem saudades?|vermisst|sehnt sich nach|le manca|gli manca|reve|rêve|sogna)( of being| to be| to become| of becoming| of owning| to have| of| about| for| von| con| com| d'| di)?${DESCRIBED}`,
);
/** "left me for a coin": it is with whatever came instead of somebody. */
const LEFT_FOR = new RegExp(
  `(^| )(me|us|him|her|everyone|everything|husband|wife|family|job) (for|with)${DESCRIBED}`,
);
/** "com medo de": a fear that is a noun. */
const AFRAID = new RegExp(
  `(^| )((con|tiene|tem|com|avec|qui a|mit|hat|ha|con la) )?(miedo|medo|peur|angst|paura|pavor|panico|panique|alergic[oa]|allergi(co|ca|que|sch))( (de|a|al|au|aux|alla|alle|ai|do|da|dos|das|des|du|d'|vor|gegen|di|del|della|dei|voor|contra))+${DESCRIBED}`,
);

/** "escaped from the jar": it is left behind, open. */
const ESCAPED = new RegExp(
  `(^| )((escape|escapes|escaped|escaping|escapee|broke|breaks|breaking|ran away|runaway|fled|fleeing|got|made it|climbed|crawled|jumped) (from|out of)|(escapado|escapo|escapou|fugiu|fugido) (de|do|da|del)|(entkommen|geflohen|ausgebrochen) aus|echappee? (de|du))${DESCRIBED}`,
);

/** "die ihren Schlüssel vergisst": German says the deed last. */
const FORGOTTEN_AFTER = /^(vergisst|vergass|vergessen|verliert|verlor|verloren)( |$)/;
/** "que nunca más toma café", "die nie wieder Kaffee trinkt" */
const NEVER_ABROAD = new RegExp(`(^| )${anyOf("never abroad")}( [^ ]+)?${DESCRIBED}`);
/** "viciado em café" */
const ADDICTED_ABROAD = new RegExp(`(^| )${anyOf("addicted abroad")}${DESCRIBED}`);

/** "with a nut allergy" */
const ALLERGY = /^(allerg(y|ies)|intoleran(ce|t)|phobia)( |$)/;

/** "crawling away from its bath" */
const AWAY = new RegExp(
  `(^| )(([a-z]+ing|[a-z]+s|ran|crawled|swam|flew|drove|walked) away from|skipping|skips|dodging|dodges|avoiding|avoids)${DESCRIBED}`,
);
/** "slipping on butter": it slides away under one foot, and the other is in the air. */
const SLIPS = new RegExp(
  `(^| )((slip|trip|stumbl|skid)[a-z]* (up )?(on|over)|rutscht auf|resbala con|escorrega em|glisse sur|scivola su)${DESCRIBED}`,
);
/** "falling off a ladder": one is in the air over it. */
const FALLS = new RegExp(
  `(^| )((fall|falls|falling|fell) (off|from|down)( of)?|(tombe|tombant) du|(cae|cayendo) de|(fällt|fallt) vom)${DESCRIBED}`,
);
/** "in charge of the printer": it is beside its boss. */
const IN_CHARGE = new RegExp(`(^| )(in charge|boss|head|ceo|manager|director) of${DESCRIBED}`);
/** "dancing with a broom": nobody rides who is danced with. */
const DANCES = new RegExp(`(^| )(danc|waltz|twerk|tango)[a-z]* with${DESCRIBED}`);

/** "is not allowed on pizza": it is there, and not for the hero. */
export const isBarredFrom = (words: Word[], motif: Thing): boolean => BARRED.test(lately(words, motif));

/** The seven words before a motif. */
export const lately = (words: Word[], { at }: Thing): string =>
  words
    .slice(0, at)
    .slice(-7)
    .map(({ folded }) => folded)
    .join(" ");

/** What a phrase around a motif says the hero has to do with it; `isVehicle`: it can leave without somebody. */
export const phrasedRelation = (words: Word[], motif: Thing, isVehicle: boolean) => {
  const said = before(words, motif);
  const next = after(words, motif);
  if (FOR_HEAD.test(next)) return "headed";
  if (ON_HEAD.test(next)) return "wears";
  const part = partRelation(next);
  // "a sack over its shoulder" hangs on the back.
  if (part === "shoulders" && !isBody(motif)) return "carries";
  if (part) return part;
  const begin = words
    .slice(0, motif.at)
    .map(({ folded }) => folded)
    .join(" ");
  if (ALLERGY.test(next)) return "fears";
  // "a bacon free diner"
  if (/^free( |$)/.test(next) && !words[motif.last ?? motif.at]?.endsClause) return "refuses";
  if (AT_SIGHT.test(said) || AT_SIGHT.test(lately(words, motif))) return atSight(begin);
  if (ESCAPED.test(said) && !/^(creature|person|face)$/.test(kindOf(motif.id))) return "escapes";
  if (isVehicle && (MISSED.test(said) || MISSED_AFTER.test(next))) return "chases";
  if (AWAY.test(lately(words, motif))) return "flees";
  if (DANCES.test(said)) return "meets";
  if (SLIPS.test(said)) return "slips";
  if (FALLS.test(said)) return "leaps";
  if (IN_CHARGE.test(said)) return "meets";
  if (LEFT_FOR.test(said)) return "hugs";
  if (AFRAID.test(said)) return "fears";
  if (ADDICTED_ABROAD.test(said)) return "loves";
  if (NEVER_ABROAD.test(said)) return "refuses";
  if (containers.has(motif.id) && COMES_OUT.test(said)) return "in";
  if (FORGOTTEN_AFTER.test(next)) return "lacks";
  if (FORGOTTEN.test(said) || FORGOT_WHERE.test(lately(words, motif)) || isBarredFrom(words, motif))
    return "lacks";
  return DREAMT.test(lately(words, motif)) ? "dreams" : null;
};
