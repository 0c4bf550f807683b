import { isDoneByOthers } from "./about-motif.ts";
import type { Roles } from "./cast-roles.ts";
import { type Action, findAction } from "./find-action.ts";
import type { Hero } from "./find-hero.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
import { foreignAction } from "./foreign-action.ts";
import { isCrossedOut } from "./gesture.ts";
import type { IdeaText } from "./idea-text.ts";
import { languageOf } from "./languages.ts";
import { jobSaid, propOfWords, toolFor } from "./props.ts";
import { isStaged } from "./stage-set.ts";
import type { Thing } from "./thing.ts";
import { isTooMuchTo } from "./unable.ts";

/** What the subject does, and what one sees that by. */
export interface Doing {
  action: Action | null;
  /** The same, where the idea is in another language than English. */
  foreignAction: Action | null;
  /** The tool of what is done or of the subject's trade. */
  tool: Thing | null;
  /** What one sees a word by that names nothing to draw: taxes are forms. */
  prop: Thing | null;
}

export const findDoing = (
  { readable, words }: IdeaText,
  { mentions, scene, hero, roles }: { mentions: Mentions; scene: Scene; hero: Hero; roles: Roles },
): Doing => {
  const { subject, calling, gear } = roles;
  const { stageSet } = scene;
  const foreign = foreignAction(readable, words, mentions.candidates, subject);
  const action = foreign ?? findAction(words, subject?.at ?? -1, mentions.withinNames);
  if (!subject) return { action, foreignAction: foreign, tool: null, prop: null };
  // What the set shows needs no tool.
  const unstaged = words.filter(
    ({ at, folded }) => !stageSet?.at.has(at) && !(action && folded === AT_REST) && !isTooMuchTo(words, at),
  );
  const own = unstaged.filter((word) => !isDoneByOthers(words, word));
  const isShown = isCrossedOut(hero.denied) || (stageSet && action && isStaged(words, stageSet, action));
  const isUndone = hero.denied !== null && isTooMuchTo(words, hero.denied.at);
  const deed = isShown || isUndone ? null : action;
  const trades = [calling, gear?.word, subject.word, jobSaid(words)];
  return {
    action,
    foreignAction: foreign,
    tool: toolFor(unstaged, deed, subject, trades),
    prop: languageOf(words) === null ? propOfWords(own, subject) : null,
  };
};

/** Who is retired and does something all the same has no deck chair. */
const AT_REST = "retired";
