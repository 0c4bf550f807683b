import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** "by a teacher", "chasing an angry teacher": what is said before an article, and before what describes somebody. */
export const isMet = (words: readonly Word[], { at }: Thing): boolean => {
  const article = [at - 1, at - 2].find((each) =>
    /^(a|an|the|his|her|its|their|my)$/.test(words[each]?.folded ?? ""),
  );
  // "from construction workers"
  const bare = words[at - 1]?.folded ?? "";
  // "beaming up a farmer"
  const isParted = article !== undefined && /^(up|off|away|down)$/.test(words[article - 1]?.folded ?? "");
  const lead =
    article === undefined
      ? /^(by|from|against)$/.test(bare)
        ? bare
        : ""
      : (words[article - (isParted ? 2 : 1)]?.folded ?? "");
  if (/^(be|become|being|becomes|becoming|is|wear|wears|wearing|playing)$/.test(lead)) return false;
  return (
    matchVerb(lead) !== undefined ||
    /[a-z]{3}ing$/.test(lead) ||
    /^(by|with|from|of|for|to|at|against)$/.test(lead)
  );
};
