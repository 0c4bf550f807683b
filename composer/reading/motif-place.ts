import { containers } from "./containers.ts";
import { foreignVerb } from "./foreign-verb.ts";
import { languageOf, spacedLanguageOf } from "./languages.ts";
import { before, DESCRIBED } from "./phrased-relation.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { notStoodOn, type Relation, relationBy, wornOn } from "./relation.ts";
import type { Thing } from "./thing.ts";
import { verbWith } from "./verb-near.ts";
import type { Word } from "./words.ts";

/** Chinese and Japanese say where by no word that stands before it. */
export const WIDE_AT = 2000;
export const BATHS = /^(bathtub|hot-tub|swimming-pool|empty-pool|kiddie-pool|cardboard-box)$/;

/** "two otters sharing one sleeping bag": all of them are in it. */
export const isSharedRoom = (words: Word[], motif: Thing): boolean =>
  verbWith(words, motif) === "share" &&
  wornOn(motif.id) === "crown" &&
  (containers.has(motif.id) || BATHS.test(motif.id) || /^(rides|sits)$/.test(relationBy(motif)));

/** "refusing to get out of bed", "won't leave the bathtub": it is still there. */
const KEPT_TO = new RegExp(
  `(^| )(refus[a-z]*|wont|won't|will not|never|cannot|cant|can't|unable|doesn't want|doesnt want|hates)( to)? (get|gets|getting|come|go|leave|leaves|leaving|climb|move)( up| out| off)*( of| from)?${DESCRIBED}`,
);
export const isKeptTo = (words: Word[], motif: Thing): boolean => {
  const said = words
    .slice(Math.max(0, motif.at - 8), motif.at)
    .map(({ folded }) => folded)
    .join(" ");
  return (
    KEPT_TO.test(said) &&
    /(^| )(out of|off|leave|leaves|leaving)( |$)/.test(said) &&
    /^(thing|nature|food)$/.test(kindOf(motif.id))
  );
};
export const SLEPT_IN = /^(bed|hammock|couch-and-lamp|sleeping-bag|hospital-bed)$/;

/** "penguins sharing one umbrella": it is over all of them. */
export const isShelteredBy = (words: Word[], motif: Thing, isOverAll: boolean): boolean =>
  (isOverAll || verbWith(words, motif) === "share") && SHELTERS.test(motif.id);
const SHELTERS = /(^|-)(umbrella|parachute|hat|cap|crown|turban|sombrero|fez|tent|stall-roof)(-|$)/;

const INSIDE = new RegExp(
  `(^| )(in|inside|into|through|out of|en|dans|im|em|no|na|num|numa|nel|nella|в|во|w|we|di|di dalam)${DESCRIBED}`,
);
/** "filling in a form": there one is in nothing. */
const FILLED_IN =
  /(^| )(fill|fills|filling|filled|hand|hands|handing|turn|turns|turning|send|sending|sends) (in|out)( |$)/;
/** "кот в шляпе пьёт чай": what it is in stands before the verb, and what it drinks behind. */
const isDoneSince = (words: Word[], motif: Thing): boolean => {
  const language = spacedLanguageOf(words);
  return language !== null && foreignVerb(words, motif.at - 1, language) !== undefined;
};
export const isInside = (words: Word[], motif: Thing): boolean => {
  // "paying rent in bottle caps"
  if (verbWith(words, motif) === "pay") return false;
  if (FILLED_IN.test(before(words, motif))) return false;
  // "drinking through a straw"
  if (motif.id === "cup-with-straw" && /(^| )through( |$)/.test(before(words, motif))) return false;
  if (isDoneSince(words, motif)) return false;
  // "na" is in the in Portuguese, and on in Polish.
  if (languageOf(words) === "pl" && /(^| )na( [^ ]+)?$/.test(before(words, motif))) return false;
  const isFluid = /^(swim|bathe|drown|dive|roll|soak)$/.test(verbWith(words, motif) ?? "");
  if (isFluid && /^(food|thing|nature)$/.test(kindOf(motif.id))) return INSIDE.test(before(words, motif));
  if (containers.has(motif.id)) return INSIDE.test(before(words, motif));
  const isRoomy =
    /^(thing|food)$/.test(kindOf(motif.id)) &&
    !/^(wears|rides|sits|boards|lifts|backs|mans)$/.test(relationBy(motif));
  return (
    isRoomy &&
    /(^| )(in|inside|into|out of) (a|an|the|his|her|its|my)( (?![^ ]+ing( |$))[^ ]+){0,2}$/.test(
      before(words, motif),
    )
  );
};

const POSITIONS = (
  [
    ["on", "on top of|on|onto|atop|sobre|encima de|sur|auf|su|sul|sulla|em cima de|op|bovenop|na|di atas|на"],
    ["under", "under|beneath|below|underneath|debajo de|sous|unter|sotto|embaixo de|onder|pod|di bawah|под"],
    [
      "behind",
      "behind|detras de|detrás de|derriere|derrière|hinter|dietro|atras de|atrás de|achter|za|di belakang|за",
    ],
  ] as const
).map(
  ([relation, said]) =>
    [relation, new RegExp(`(^| )(${said})( del| de la| des| du| een| jego)?${DESCRIBED}`)] as const,
);

const KEPT_UP =
  /^(cleanse|diet|detox|fast|binge|spree|kick|bender|break|strike|budget|mission|quest|trip|tour|hunt|run|date)$/;

/** "on top of a skyscraper", "on the roof of a car": it is stood on, whatever one does with such a thing as a rule. */
const ON_TOP = new RegExp(
  `(^| )(on top of|atop|on the (roof|top|hood|tip|wing) of|encima de|em cima de|en haut de|auf dem dach|in cima a|bovenop|di atas|стоит на)${DESCRIBED}`,
);
/** "standing on a car": nobody drives it. */
const STOOD_ON = new RegExp(`(^| )(stand|stands|standing|stomping|posing) on${DESCRIBED}`);
/** "on a roof": a house is what one sees of it. */
const ROOFS = /^(roof|rooftop|rooftops|chimney)$/;
export const isOnTop = (words: Word[], motif: Thing): boolean => {
  const said = before(words, motif);
  if (motif.at >= WIDE_AT || !/^(thing|food|nature|place)$/.test(kindOf(motif.id))) return false;
  if (SLEEPS.test(verbWith(words, motif) ?? "")) return false;
  if (ROOFS.test(motif.word)) return /(^| )(on|atop)( |$)/.test(said);
  const early = words
    .slice(Math.max(0, motif.at - 7), motif.at)
    .map(({ folded }) => folded)
    .join(" ");
  return ON_TOP.test(early) || (relationBy(motif) === "rides" && STOOD_ON.test(said));
};
const SLEEPS = /^(sleep|nap|lie|lay|snooze|rest|ride|drive|fly|row|sail)$/;

/** Where the hero is from a thing that it neither rides nor sits in: on it, under it or behind it. */
export const whereOf = (words: Word[], motif: Thing): Relation | null => {
  const usual = relationBy(motif);
  const isPlain = /^(holds|meets|drinks|wears|lifts)$/.test(usual) || motif.id === "cardboard-box";
  if (motif.at >= WIDE_AT || kindOf(motif.id) === "place" || notStoodOn.has(motif.id)) return null;
  // "on a juice cleanse": how somebody is, and nothing they are on.
  if (KEPT_UP.test(words[(motif.last ?? motif.at) + 1]?.folded ?? "")) return null;
  const said = before(words, motif);
  if (usual === "lifts" && !/^(sit|stand|sleep|lie|nap|lay)$/.test(verbWith(words, motif) ?? "")) return null;
  const found = POSITIONS.find(([, position]) => position.test(said))?.[0] ?? null;
  if (found !== "on") return found;
  if (SPREAD_ON.test(motif.id) && isPlain) return "on";
  const isArticled = /(^| )(on top of|atop|on (a|an|the|his|her|its|their|my))( |$)/.test(said);
  return isPlain && (isArticled || !/(^| )on( |$)/.test(said)) ? "on" : null;
};

/** "avocado on toast": what food lies on has no article. */
const SPREAD_ON = /^(toast-slice|bread|bagel|cracker|rice-cracker|pancakes|baguette-bread|flatbread)$/;

/** "with a knife": what somebody has along, whatever is done to somebody else. */
export const isInHand = (words: Word[], motif: Thing): boolean =>
  motif.id !== LETTERED &&
  /^(thing|food|nature)$/.test(kindOf(motif.id)) &&
  /^(holds|lifts|drinks)$/.test(relationBy(motif)) &&
  new RegExp(`(^| )(with|holding|carrying|con|com|avec|mit|met|z|ze|dengan|с|со)${DESCRIBED}`).test(
    before(words, motif),
  ) &&
  words
    .slice(Math.max(0, motif.at - 5), motif.at)
    .every(({ folded }) => !/^(love|fights?|obsessed)$/.test(folded));
