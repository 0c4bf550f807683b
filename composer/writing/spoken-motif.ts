import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Thing } from "../reading/thing.ts";

const A_NAME = 9;

/**
 * The second motif where words can speak of it: named in the idea, not merely called to mind by it, and no
 * face.
 */
export const spokenMotif = ({ motif, words }: Reading): Thing | null =>
  motif &&
  // "grandpa's lawn mower": whose it is has nothing to do with it in the story.
  !/['’]s$/.test(words[motif.last ?? motif.at]?.shown ?? "") &&
  kindOf(motif.id) !== "face" &&
  motif.word !== "person" &&
  (matchPhrase(motif.word)?.weight ?? 0) >= A_NAME
    ? motif
    : null;
