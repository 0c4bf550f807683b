import { TRADES, withTail } from "../reading/find-action.ts";
import { placeWords } from "../reading/find-listed.ts";
import { kindOf, matchPhrase, OWN_NAME } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { formsOfGerund, formsOfThird, matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity, isMany, plural, singulars } from "../reading/word-forms.ts";
import { isMass } from "./lexicon.ts";
import { adjectives } from "./vocabulary.ts";

/** What an idea says of its hero behind the hero's noun. */
export interface Described {
  /** How or where the hero is, to stand behind "was": "stuck in an elevator", "the size of a bus". */
  state: string | null;
  /** What the hero has: "its head in a bucket". */
  having: string | null;
  /** What the hero has none of: "teeth". */
  lacking: string | null;
  /** What the hero turns out to be: "a vampire". */
  being: string | null;
  /** What the hero thinks it is, or is dressed as: "a lawyer". */
  posing: string | null;
  /** What the hero is not: "goose". */
  denied: string | null;
  /** What the hero is like, where that is said last: "but shy". */
  twist: string | null;
  /** What the hero does, where the reader knows the verb no better: "that only cuts cake". */
  deed: VerbForms | null;
}

const MOST = 9;

export const NOTHING_SAID: Described = {
  state: null,
  having: null,
  lacking: null,
  being: null,
  posing: null,
  denied: null,
  twist: null,
  deed: null,
};

/** `said` is what stands behind the hero's noun, without "who"; whether there was one. */
export const describe = ({ action, heart, words }: Reading, said: string, isRelative = false): Described => {
  const none = NOTHING_SAID;
  const length = said.split(" ").length;
  if (said === "" || length > MOST || /[,;:]|\b(i|me|my|you|your|we|us)\b/.test(said)) return none;
  if (DANGLES.test(said)) return none;
  const posing = POSES.exec(said)?.[1];
  if (posing) return { ...none, posing: posing.replace(/ (on|in|at|with|from) .*$/, "") };
  const twist = TWIST.exec(said)?.[1];
  if (twist && (/^(an?|actually an?) /.test(twist) || matchPhrase(twist)?.weight === OWN_NAME))
    return { ...none, being: twist };
  if (twist && adjectives.has(twist)) return { ...none, twist };
  const lacking = /^(?:with no|without|has no|have no|with zero|lacks|lacking) (.+)$/.exec(said)?.[1];
  // "without a belt": of what is counted one has no belts.
  const counted = lacking && /^an? ([a-z]+)$/.exec(lacking)?.[1];
  if (lacking)
    return { ...none, lacking: counted ? plural(counted) : manyOf(lacking.replace(/^(an?|any) /, "")) };
  const having = /^(?:with|has|have) (.+)$/.exec(said)?.[1];
  if (having && (action === null || said.startsWith("with")) && !/ (who|that|because|but) /.test(having))
    return { ...none, having: withoutPlace(having) };
  const denied = /^(?:(?:is|are) )?not (?:an? )([a-z]+)$/.exec(said)?.[1];
  if (denied) return { ...none, denied };
  const being = BEING.exec(said)?.[1];
  if (being) return { ...none, being: being.replace(/^(actually|secretly) /, "") };
  if (action !== null) return none;
  // "bees unionizing"
  const isSet =
    /^(an?|the|my|two|three)$/.test(words[0]?.folded ?? "") || singulars(words[0]?.folded ?? "").length > 0;
  const deed =
    /^[a-z]+$/.test(said) && isActivity(said) && isSet
      ? (matchVerb(said)?.forms ?? formsOfGerund(said))
      : doneIn(said);
  if (deed && heart.wish === null && heart.dread === null && heart.joy === null) return { ...none, deed };
  if (heart.dread !== null || heart.joy !== null || heart.wish !== null) return none;
  const plain = said.replace(/^(?:(?:is|are|was|were|always|forever) )+/, "");
  const first = plain.split(" ")[0] ?? "";
  const isState =
    STATE.test(first) ||
    PLACE.test(first) ||
    /^the (size|shape|color|weight|height|age) of /.test(plain) ||
    // Who "peaked" did so; who "is peaked", and a thing "peaked" by somebody, is in that state.
    (/ed$/.test(first) && !(isRelative && said.startsWith(first))) ||
    (adjectives.has(first) && /^\S+( (of|for|in|at|with|about|by|to|from|on) |$)/.test(plain));
  if (
    !isState ||
    /^used to /.test(plain) ||
    /^(out|off)$/.test(plain) ||
    /\b(who|that|which|because|but|goes|gets|has|does|says|wants|needs|thinks|makes|takes|becomes|tells|is|was)\b/.test(
      plain,
    )
  )
    return none;
  return { ...none, state: plain };
};
/** "cowboy boots at the nightclub": where it is was not put on. */
const withoutPlace = (having: string): string => {
  const [, before, noun] = /^(.+) (?:at|on|in) the ([a-z ]+)$/.exec(having) ?? [];
  return before &&
    noun &&
    (placeWords.has(noun) || /^(place|nature)$/.test(kindOf(matchPhrase(noun)?.id ?? "")))
    ? before
    : having;
};

/** "thinks he is a lawyer", "pretending to be a ghost", "disguised as a plant" */
const POSES =
  /^(?:(?:secretly|still|only|just) )?(?:(?:thinks|believes|claims|swears|insists|says|thinking|convinced)(?: that)? (?:he|she|it|they)(?: is|['’]s| are|['’]re)|(?:pretends|pretending|claims|claiming) to be|(?:disguised|dressed(?: up)?|posing|undercover) as) ((?:an?|the) .+)$/;
/** "is a dentist but scared of teeth": what follows is said of it besides. */
const BEING =
  /^(?:is|are) ((?:an?|actually an?|secretly an?|the) .+?)(?: (?:but|and|or|yet|because|while) .*)?$/;
/** "but it's a chihuahua", "but he is shy" */
const TWIST =
  /(?:^| )but (?:(?:he|she|it|they)(?: is|['’]s| are) |make it )?(?:actually |secretly |very |so )?([a-z ]+)$/;

/** "no spine and no plan": of what one can be missing there are many. */
const manyOf = (lacking: string): string => {
  const one = lacking.replace(/(,| and | or | but | left$| left (?=in |on |at )| any ?more).*$/, "");
  const last = one.split(" ").at(-1) ?? "";
  const isOne = matchPhrase(last)?.weight === OWN_NAME && !isMass(last) && !isMany(last);
  return isOne && singulars(last).length === 0 ? plural(one) : one;
};

/** "only cuts cake", "doing wheelies": a verb and what belongs to it. */
const doneIn = (said: string): VerbForms | null => {
  const [verb = "", ...rest] = said.replace(/^(only|just|always|secretly|still) (?=\w)/, "").split(" ");
  const known = matchVerb(verb)?.forms;
  if (isActivity(verb) && rest.length === 1 && TRADES.test(rest[0] ?? "")) return null;
  if (
    /^(is|has|was|does|never|thinks|believes|knows|wants|needs|loves|hates|fears|always|his|its|as|this|us)$/.test(
      verb,
    )
  )
    return null;
  const isThird = /[^su]s$/.test(verb) && /^[a-z]{3,}$/.test(verb);
  const forms = isThird
    ? (known ?? formsOfThird(verb))
    : rest.length > 0 && (isActivity(verb) || (/ing$/.test(verb) && ARTICLE.test(rest[0] ?? "")))
      ? (known ?? formsOfGerund(verb))
      : null;
  return forms &&
    rest.length > 0 &&
    /^(an?|the|his|her|its|their|every|all|only|people|[a-z]+)$/.test(rest[0] ?? "")
    ? withTail(forms, rest.join(" "))
    : null;
};
const ARTICLE = /^(an?|the|his|her|its|their)$/;
const PLACE =
  /^(in|on|at|under|inside|behind|beside|near|between|above|below|around|outside|underneath|atop|from|made|for|against|about|by|next)$/;
const DANGLES = /\b(an?|the|of|in|on|at|to|for|with|from|by|and|or|his|her|its|their|who|that|is|are)$/;

export const STATE =
  /^(too|fed|faster|bigger|smaller|better|louder|taller|older|cheaper|stuck|late|behind|lost|full|made|afraid|scared|trapped|covered|dressed|allergic|addicted|obsessed|proud|asleep|awake|ready|alone|shaped|disguised|chased|born|caught|hidden|out|off|away|drunk|broke|guilty|famous|jealous|tired|bored|locked|wrapped|buried|raised|seen|left|sold|found|banned|fired|sworn|built|sunk|frozen|worried|confused|possessed|haunted|cursed|terrified|convinced|known|wanted|hired|high|deep|vs|versus|against|stranded|immune|responsible|unable|happy|sad|angry|mad)$/;
