import { chooseRoles } from "./choose-roles.ts";
import type { Hero } from "./find-hero.ts";
import type { Found } from "./find-listed.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
import { type GearId, gearIds, gearWords } from "./gear.ts";
import { headFinal, ofClause } from "./head-final.ts";
import type { IdeaText } from "./idea-text.ts";
import { kindOf, matchPhrase } from "./picture-index.ts";
import { type Posing, posingOf, recast, secretSelf } from "./posing.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** Who plays which part. */
export interface Roles {
  subject: Thing | null;
  motif: Thing | null;
  /** What else the idea names that may be the motif. */
  second: Thing | null;
  gear: Found<GearId> | null;
  /** The word for the subject's trade, where it has one besides its name. */
  calling: string | null;
  posing: Posing | null;
}

interface Casting {
  mentions: Mentions;
  scene: Scene;
  hero: Hero;
  visible: Thing[];
}

export const castRoles = ({ words }: IdeaText, casting: Casting): Roles => {
  const posing = posingOf(words, casting.visible);
  const roles = rolesAsSaid(words, casting, posing);
  const { heap } = casting.scene;
  const motif = heap?.way === "over" ? heap.thing : roles.motif;
  // "a train conductor chasing his train": the tool of a trade that is named again is what it is done to.
  const again = isOwnTool(roles.subject, motif) ? namedAgain(words, motif, casting.mentions.absent) : null;
  return { ...roles, motif: again ?? motif, posing };
};

const rolesAsSaid = (
  words: Word[],
  { mentions, hero, visible }: Casting,
  posing: Posing | null,
): Omit<Roles, "posing"> => {
  const things = hero.lettered ? [hero.lettered, ...visible] : visible;
  const chosen = chooseRoles(words, things, mentions.gear, mentions.setting !== null);
  const roles = { ...ofClause(words, chosen), ...headFinal(words, visible) };
  if (posing) return { ...roles, subject: posing.hero, motif: posing.as, second: null };
  const cast = recast(words, visible);
  if (cast) return { ...roles, ...inPartOf(words, cast, mentions.gear) };
  const secret = secretSelf(words, visible);
  return secret ? { ...roles, ...inOne(secret, mentions.gear) } : roles;
};

/** One person with the hat of the other, or with the trade of the other where that one has no hat. */
const inOne = ({ hero, as }: Posing, gear: Found<GearId> | null) => {
  const hat = gear?.at === as.at ? gear : hatOf(as);
  return hat
    ? { subject: hero, motif: null, second: null, gear: hat }
    : { subject: as, motif: null, second: null, calling: hero.word };
};

/** A goose in the landlord's dress; but a grandmother who is a trader keeps her looks, and has the trader's tool. */
const inPartOf = (words: readonly Word[], { hero, as }: Posing, gear: Found<GearId> | null) => {
  if (kindOf(as.id) !== "person") return { subject: as, motif: null, second: null, calling: hero.word };
  if (hatOf(as)) return inOne({ hero, as }, gear);
  const trade = words.slice(as.at, (as.last ?? as.at) + 1).map(({ folded }) => folded);
  return { subject: hero, motif: null, second: null, calling: trade.join(" ") };
};

/** "thinks he is a king": what a king wears. */
const hatOf = ({ word, at }: Thing): Found<GearId> | null => {
  const id = gearIds.find((each) => gearWords[each].split(" ").includes(word));
  return id ? { id, word, at } : null;
};

/** Whether the motif is what one sees the subject's trade by: one word named both. */
export const isOwnTool = (subject: Thing | null, motif: Thing | null): motif is Thing =>
  motif !== null && motif.at === subject?.at;

const namedAgain = (words: readonly Word[], thing: Thing, absent: ReadonlySet<number>): Thing | null => {
  const word = words.find(
    ({ at, folded }) =>
      at > (thing.last ?? thing.at) && !absent.has(at) && matchPhrase(folded)?.id === thing.id,
  );
  return word ? { ...thing, at: word.at, last: word.at } : null;
};
