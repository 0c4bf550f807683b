import { matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { isActivity, isMany, withArticle } from "../reading/word-forms.ts";
import { isMass } from "./lexicon.ts";
import {
  type Add,
  BODY,
  beforeNoun,
  IN_IT,
  LONGEST_NAME,
  type NamedHero,
  PLAIN,
  singularOf,
} from "./name-hero.ts";
import { attributive, losses, owners, saidByDeed, timid, unables, withLess } from "./name-words.ts";
import { isDone } from "./nouns-in.ts";
import { addBeside, BANNED, dreadOf } from "./object-names.ts";
import type { Parts } from "./parts.ts";
import { adjectives } from "./vocabulary.ts";

/** What the hero is like, is, has, lacks, fears or will not do, before the hero: "Seasick Pirate". */
export const addTraits = (reading: Reading, parts: Parts, named: NamedHero, add: Add): void => {
  const { hero, core, isShort, behind } = named;
  const { action, heart, text } = reading;
  const feared = dreadOf(reading, parts);
  if (feared) {
    if (parts.others.length === 0 && isShort(core, "vs", feared)) add("versus", 7, core, "vs", feared);
    addPhobic(reading, core, feared, add);
  }
  const [, size] = /^the size of (?:an? |the )?(.+)$/.exec(parts.state ?? "") ?? [];
  if (size) add("sized", 9.5, `${size}-Sized`, hero);
  addState(reading, parts, named, add);
  addHaving(reading, parts, named, add);
  // "chess pawn": whoever is taken for another is called by one word.
  const plain = { ...named, hero: core };
  if (parts.posing) addBeside(plain, "posing", 9.2, parts.posing.split(" ").slice(1).join(" "), "", add);
  const office = BECAME.exec(text)?.[1]?.toLowerCase();
  if (office) add("office", 12, beingOf(office));
  if (parts.being) addBeside(plain, "turned", 9, beingOf(parts.being), "", add);
  // "Just a Carpet" says it without the rug.
  const isJust = parts.traits.length === 0 && parts.others.length === 0;
  if (parts.denied && isJust) add("denied", 10, "just", withArticle(hero));
  if (parts.denied) add("denied", 7, hero, "not", parts.denied);
  if (heart.wish)
    addBeside(named, "office", 9, /^be (?:an? |the )?([a-z]{3,12})$/i.exec(heart.wish)?.[1] ?? "", "", add);
  // "the last french fry": that it is the last says most.
  const trait = parts.traits.includes("last") ? "last" : (parts.traits.at(-1) ?? "");
  if (trait !== "") {
    const isAll = parts.others.length === 0 && action === null && feared === null;
    add(
      "trait",
      isAll
        ? 9
        : trait === "last" && action === null && feared === null
          ? /^(in|on|at) (?!love)/.test(parts.state ?? "")
            ? 12
            : 9.2
          : trait === "last" || PLAIN.test(trait) || feared !== null
            ? 4
            : isMood(trait) && (parts.others.length === 0 || IN_IT.test(text))
              ? parts.others.length === 0
                ? 8.4
                : 9
              : 6.8,
      isShort(...parts.traits, core) ? parts.traits.join(" ") : trait,
      behind(trait),
    );
  }
  const spared = SPARED.exec(text)?.[1]?.toLowerCase() ?? "";
  if (isDone(spared)) add("unable", 10.4, `un${spared}`, behind(`un${spared}`));
  const turned = TURNED.exec(text)?.[1]?.toLowerCase() ?? "";
  if (adjectives.has(turned) || /sick$/.test(turned)) add("turned", 10, turned, behind(turned));
  const since = SINCE.exec(text)?.[1]?.toLowerCase() ?? "";
  if (adjectives.has(since)) add("turned", 11, since, behind(since));
  const manner = MANNER.exec(text)?.[0].toLowerCase() ?? "";
  if (manner !== "" && feared === null) add("manner", 11, manner, behind(manner));
  // Who wants one has none.
  const wanted =
    /\b(?:wants?|needs?|craves?|wanting|needing) an? ([a-z]{3,4})$/i.exec(text)?.[1]?.toLowerCase() ?? "";
  if (isWithLess(wanted)) add("wanted", 9, `${wanted}less`, behind(`${wanted}less`));
  const likened = LIKE.exec(text)?.[1]?.toLowerCase() ?? "";
  add("turned", 10.6, likened, core);
  // "learning french": a French one.
  const tongue = /\blearn(?:s|ing)? (?:how )?(?:to speak )?([a-z]+)$/i.exec(text)?.[1]?.toLowerCase() ?? "";
  if (adjectives.has(tongue)) add("turned", 10.6, tongue, core);
  if (/\bthe wrong way$/i.test(text)) add("wrong", 12, "wrong way", core);
  if (FORGOT.test(text)) add("turned", 10.6, "forgetful", behind("forgetful"));
  if (TIRED_OF.test(text)) add("turned", 13, "fed-up", behind("fed-up"));
  if (BY_NOBODY.test(text)) add("turned", 10.6, "lonely", behind("lonely"));
  const gone = GONE.exec(text)?.[1]?.toLowerCase() ?? "";
  if (isWithLess(singularOf(gone))) add("wanted", 13, `${singularOf(gone)}less`, behind(`${gone}less`));
  if (BANNED.test(text)) add("state", 12, "banned", behind("banned"));
  const sought = SEEKS.exec(text)?.[1]?.toLowerCase() ?? "";
  if (sought !== "")
    add("sought", 14, isMany(sought) || /[^s]s$/.test(sought) ? "where are my" : "where is my", sought);
  // "an intern who runs the whole company"
  if (RUNS.test(text) && isShort(core, "in", "charge")) add("in charge", 10.4, core, "in charge");
  addRefused(reading, named, add);
  // "a cow that refuses to be milked on Mondays"
  const day = /\bon ([a-z]+days?)$/i.exec(text)?.[1]?.toLowerCase();
  if (day && /^(refuse|never|not|hate)/.test(action?.base ?? "")) add("refused day", 13, "never on", day);
};

/** "who doesn't want to be eaten": uneaten. */
const SPARED = /\b(?:not|never|[a-z]+n['’]?t|refus[a-z]+) (?:want(?:s|ing)? )?to be ([a-z]{4,8})[.!?…]*$/i;
/** "who can't find his glasses" */
const SEEKS =
  /\b(?:can['’]?t|cannot|couldn['’]?t|never) finds? (?:his|her|its|their) (?:own )?([a-z]{3,9})[.!?…]*$/i;
const RUNS = /\b(?:who|that|which) (?:runs|ran) (?:the|a|an|my|our|this) (?:[a-z]+ )?[a-z]+[.!?…]*$/i;
/** "who is vegan now": since when is not of the name. */
const SINCE = /\b(?:is|are) ([a-z]+) (?:now|today|these days|lately)[.!?…]*$/i;
const FORGOT = /\b(?:forgot|forgets|keeps forgetting|forgetting) (?!how\b)/i;
/** "walks like a human" */
const LIKE = /\b(?:walk|act|live|look|behave|dress)(?:s|es|ing)? like an? ([a-z]+)$/i;
const TIRED_OF = /\b(?:tired|sick|done|fed up) (?:of|with) /i;
/** "a doorbell nobody rings" */
const BY_NOBODY =
  /^(?:(?:an?|the|my) )?[a-z]+(?: [a-z]+)? (?:that )?(?:nobody|no one) (?!(?:ever )?(?:asked|ordered|wanted|invited))/i;
/** "whose rabbit quit" */
const GONE =
  /\bwhose ([a-z]{3,8}) (?:quit|left|died|escaped|ran away|ran off|is gone|fell off|disappeared)\b/i;

/** "the mayor of a parking lot" is a parking lot mayor. */
const beingOf = (being: string): string => {
  const bare = being.replace(/^(an?|the) /, "");
  const [, who, what] = /^([a-z]+) of (?:an? |the )?([a-z]+(?: [a-z]+)?)$/.exec(bare) ?? [];
  return who && what ? `${beforeNoun(what)} ${who}` : bare;
};

const addState = ({ heart, action }: Reading, { state, others }: Parts, named: NamedHero, add: Add): void => {
  const { hero, core, behind } = named;
  const [how = "", ...rest] = state?.split(" ") ?? [];
  const isLate = how === "late";
  // "an old boot washed up on shore": a washed-up boot.
  const particle = PARTICLES.test(rest[0] ?? "") ? `-${rest[0]}` : "";
  const said = attributive.get(how) ?? `${how}${/ed$/.test(how) ? particle : ""}`;
  if (STATES.test(how) || attributive.has(how) || particle !== "")
    add(
      "state",
      others.length === 0 || isLate || others.every(({ phrase }) => saidByDeed.has(phrase))
        ? 9
        : // "jealous of tablets": that it is jealous is the joke.
          rest[0] === "of"
          ? 10.6
          : core === hero
            ? 6.9
            : 7.4,
      isLate ? "the late" : said,
      behind(said),
    );
  // "in cheap clothing", where the clothes are not told apart: the whole of it is said.
  // "a diner at the end of the world"
  const [, where = ""] = /^at the ([a-z]+ of (?:the )?[a-z]+)$/.exec(state ?? "") ?? [];
  add("framed", 10.6, where, core);
  if (
    others.length === 0 &&
    action === null &&
    heart.joy === null &&
    rest.length > 0 &&
    /^(in|on|with|under|from)$/.test(how)
  )
    add("framed", 9.6, hero, state ?? "");
};
const PARTICLES = /^(up|out|off|down|over)$/;
const STATES =
  /^(late|lost|stuck|trapped|stranded|wanted|jealous|drunk|faster|bigger|smaller|better|louder|locked|banned|fired|cursed|broke|asleep)$/;

const addHaving = (
  { text }: Reading,
  { having, lacking, traits }: Parts,
  { hero, core, last, isShort, behind }: NamedHero,
  add: Add,
): void => {
  // "his head in the sand": how one carries oneself is a saying.
  const carried = /\bwith (?:his|her|its|their) ([a-z]+ (?:in|on|under|up) (?:the|an?) [a-z]+)\b/i.exec(
    text,
  )?.[1];
  if (carried) add("having", 12, carried);
  const had = having?.replace(/^(an?|the|his|her|its|their|one|some) /, "") ?? "";
  if (/^[a-z]+ [a-z]+$/.test(had) && isShort(had, core)) add("having", 8.8, had, core);
  // "a toilet brush with big dreams": whose they are is the joke.
  const dreamed = had.split(" ").at(-1) ?? "";
  if (
    hero.includes(" ") &&
    adjectives.has(had.split(" ")[0] ?? "") &&
    /^(dreams|plans|goals|ambitions)$/.test(dreamed) &&
    isShort(hero, dreamed)
  )
    add("having", 9.6, hero, dreamed);
  const none = singularOf(
    lacking
      ?.split(/ (?=looking|who|that|in|on|at|for|[a-z]{3,}ing (?:an?|the|his|her|its) )/)[0]
      ?.split(" ")
      .at(-1) ?? "",
  );
  const worth = traits.length > 0 ? 8.6 : 11.6;
  if (lacking && isWithLess(none)) add("lacking", worth, `${none}less`, behind(none));
  else if (lacking && isShort("no", none, last)) add("lacking", worth, "no", none, behind(`no ${none}`));
  // "with anxiety": an anxious one.
  const owner = owners.get(had.split(" ").at(-1) ?? "");
  if (owner) add("having", 12, owner, behind(owner));
};

/** "Toothless", "Keyless"; but nobody says "Idealess" or "Gardenless". */
const isWithLess = (none: string): boolean => withLess.has(none);

/** "Scaredy Cactus", "Afraid of Stairs", "Allergic to Honey"; what is hated is not feared. */
const addPhobic = ({ text }: Reading, core: string, feared: string, add: Add): void => {
  // "scared of becoming wine": of the wine.
  const bare = feared.replace(/^(?:(?:becoming|turning into|an?|the|his|her|its|their|own) )+/, "");
  const isAllergic = /\ballerg/i.test(text);
  if (/\b(hates?|hating|hated|despises?)\b/i.test(text)) {
    if (/^[a-z]{4,12}$/i.test(bare)) {
      add("hated", 9.6, `anti-${singularOf(bare)}`, core);
      add("versus hated", 9.8, core, "vs", bare);
    }
    if (`hates ${bare}`.length <= LONGEST_NAME) add("hated said", 9.8, "hates", bare);
    return;
  }
  if (/self$/.test(bare)) {
    add("phobic", 10, isAllergic ? "self-allergic" : "self-conscious", core);
    return;
  }
  // "Afraid of the Dark": plain words are funnier than Greek ones.
  const how = FEARS.exec(text)?.[1] ?? `${isAllergic ? "allergic to" : "afraid of"} ${feared}`;
  if (how.length <= LONGEST_NAME) add("phobic said", isAllergic ? 11.2 : 10.4, how);
  if (isAllergic) add("phobic", 9.4, "allergic", core);
  else add("phobic", 10.4, timid.find(([first]) => first === core[0]) ?? "scaredy", core);
  if (/^[a-z]+ [a-z]+$/.test(bare)) add("feared", 8.6, bare, core);
};

/** "afraid of the dark", "allergic to flutes" */
const FEARS =
  /\b((?:afraid|scared|terrified|frightened) of (?:the )?[a-z]+(?: [a-z]+)?|allergic to [a-z]+(?: [a-z]+)?)[.!?…]*$/i;

/** What one will not or cannot do: "Landlocked Mermaid", "Robot Won't Wake Up". */
const addRefused = (
  { action, text }: Reading,
  { hero, core, behind, isShort }: NamedHero,
  add: Add,
): void => {
  const undone = /\bnever ([a-z]+)(?: (?:back|up|out|home|again|away|over))?\b(?! (?:how )?to\b)/i.exec(text);
  const did = undone?.[1]?.toLowerCase() ?? "";
  if (undone && (matchPast(did) || /^(came|went|left|saw|knew|got)$/.test(did)))
    add("never", 11.6, undone[0]);
  const cannot = CANNOT.exec(text)?.[1] ?? BADLY.exec(text)?.[1]?.replace(/s$/, "") ?? "";
  const [, way = "", deed = ""] =
    /^(refuse to|not want to|never|not|quit) (.+)$/.exec(action?.base ?? "") ?? [];
  const done = (deed || cannot).toLowerCase();
  if (done === "") return;
  const [one = "", two = ""] = done.split(" ");
  const known = unables.get(done) ?? unables.get(`${one} ${two}`) ?? unables.get(one);
  if (known) add("unable", 10.4, known, behind(known));
  const isEnd = /^[a-z]+ (in|off|on|over)$/.test(done) && text.toLowerCase().endsWith(done);
  const verb = done.split(" ").slice(0, isEnd || PARTICLE.test(done) ? 2 : 1);
  const modal = way === "never" ? "never" : WILL.test(text) ? "won't" : "can't";
  const tail = modal === "never" ? (matchVerb(verb[0] ?? "")?.forms.third ?? "") : verb[0];
  // "refuses to lay eggs": there are no more.
  const thing = modal === "won't" ? (/^[a-z]+ (?:for )?([a-z]{3,8})$/.exec(done)?.[1] ?? "") : "";
  const isNamed = matchPhrase(singularOf(thing)) && (isMass(thing) || isMany(thing) || thing.endsWith("s"));
  if (isNamed) add("refused thing", known ? 9 : 11, "no more", thing);
  if (!tail || !matchVerb(verb[0] ?? "")) return;
  // "never turns left": what one never does is known by itself.
  const never = `never ${[tail, ...done.split(" ").slice(1)].join(" ")}`;
  if (modal === "never" && done.includes(" ") && never.length <= LONGEST_NAME) {
    add("never", 11.6, never);
    return;
  }
  for (const who of new Set([hero, core]))
    if (isShort(who, modal, tail, ...verb.slice(1)))
      add("unable said", known ? 8 : isNamed ? 7 : 9.6, who, modal, tail, ...verb.slice(1));
};
export const CANNOT =
  /\b(?:can['’]?t|cannot|couldn['’]?t|forgot how to|unable to|never learne?[dt] (?:how )?to) ([a-z]+(?: [a-z]+)?)/i;
/** "who sings terribly" cannot. */
const BADLY = /\b([a-z]{3,}s) (?:so |very )?(?:terribly|badly|horribly|poorly|off-key|awfully|wrong)\b/i;
const WILL = /\b(refus|won['’]?t|doesn|don['’]t|quit|not want|nao quer|weigert|niega)/i;
/** "stand on one leg" has none: what follows is what one stands on. */
const PARTICLE = /^[a-z]+ (up|down|out|back|away|awake|still|home)\b/;

/** What feelings and lasting states say of one. */
const isMood = (trait: string): boolean =>
  MOODS.test(trait) || (isActivity(trait) && matchPhrase(trait) === undefined);

/** How something is done, where nobody does it like that. */
const MANNER = /\b(upside down|backwards|sideways|blindfolded|underwater|barefoot|in slow motion)\b/i;

/** "who gets seasick", "is unemployed" */
const TURNED =
  /\b(?:who|that|which) (?:always |still |just )?(?:gets?|got|is|are|feels?|turns?|turned|stays?|looks?|becomes?|became|went) (?:always |still |never |very |so |too |really )*([a-z]+)(?: again)?$/i;

/** "became the mayor of a parking lot" */
const BECAME =
  /\b(?:became|becomes|elected|turned into|turns into) (?:an? |the )?([a-z]+ of (?:an? |the )?[a-z]+(?: [a-z]+)?)$/i;

/** What somebody feels makes a name that one remembers: "Angry Swan". */
const MOODS =
  /^(broken|angry|sad|lonely|happy|jealous|grumpy|sleepy|tired|hungry|nervous|anxious|depressed|stressed|crying|screaming|drunk|hungover|lazy|shy|evil|corrupt|haunted|cursed|unemployed|broke|confused|bored|burnt|feral|fat|dramatic|rude|polite|mad|furious|proud|suspicious|philosophical|smug)$/;

/** "a turtle that lost his keys" is locked out: what one is called without one thing of one's own. */
export const missedIn = ({ words }: Reading, { others }: Parts): string | null => {
  const [thing] = others;
  const at = thing?.at ?? 0;
  const [ran = "", verb = "", own = ""] = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  const isOut = verb === "out" && own === "of" && /^(ran|runs?|running|is|are|always|fresh)$/.test(ran);
  const isOwn = /^(lost|loses|losing)$/.test(verb) && /^(his|her|its|their|my|the|all)$/.test(own);
  const one = singularOf(thing?.phrase.split(" ").at(-1) ?? "");
  const known = losses.get(thing?.phrase ?? "");
  if (known && (isOut || isOwn)) return known;
  return (isOut || isOwn) && isWithLess(one) && !BODY.test(one) && !NOT_OWNED.test(one) ? `${one}less` : null;
};
/** Who lost these had none to begin with. */
const NOT_OWNED =
  /^(way|temper|bet|game|race|war|fight|election|match|case|turn|cool|balance|grip|train|bus|flight)$/;
