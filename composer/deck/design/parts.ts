import { type SectionId, sectionIds } from "#contract/deck.ts";
import type { Token } from "./lexicon.ts";
import { after, before, isDoing, isNo } from "./tokens.ts";

export interface PartRequest {
  hidden: SectionId[];
  order: SectionId[];
}

/** Parts that are named together ("roadmap, faq and chart"), from one token to another. */
interface Run {
  ids: SectionId[];
  from: number;
  to: number;
}

/** Which parts are hidden and where they stand after a message; a part that it names and does not hide is shown. */
export const readParts = (tokens: readonly Token[], earlier: PartRequest): PartRequest => {
  const hidden = new Set<SectionId>();
  const only = new Set<SectionId>();
  const first: SectionId[] = [];
  const last: SectionId[] = [];
  const moves: [SectionId[], "before" | "after", SectionId][] = [];
  const runs = runsOf(tokens);
  /** Where the run before went: "next" goes on there. */
  let going: SectionId[] | null = null;
  for (const [at, run] of runs.entries()) {
    const lead = before(tokens, run.from);
    const trail = after(tokens, run.to);
    const drops = isDoing(lead, "no", "less", "hide", "except");
    const [top, bottom] = [isDoing(trail, "first"), isDoing(trail, "last")];
    const chained: SectionId[] | null = going;
    going = null;
    if (drops && (top || bottom)) continue;
    if (isDoing(lead, "only") || isAllBut(tokens, run.from)) for (const id of run.ids) only.add(id);
    else if (drops || isDoing(trail, "out")) {
      if (!isKept(tokens, run.from)) for (const id of run.ids) hidden.add(id);
    } else if (top || (!bottom && isDoing(lead, "lead", "first"))) going = first;
    else if (bottom || isDoing(lead, "close", "last")) going = last;
    else if (chained && (isDoing(lead, "next") || isDoing(trail, "next"))) going = chained;
    else if (trail?.is === "doing" && (trail.doing === "before" || trail.doing === "after")) {
      const anchor = runs[at + 1]?.ids[0];
      if (anchor) moves.push([run.ids, trail.doing, anchor]);
    } else if (isFollowed(tokens, runs[at + 1])) going = first;
    going?.push(...run.ids);
  }
  if (only.size > 0) for (const id of sectionIds) if (!only.has(id)) hidden.add(id);
  const named = new Set(runs.flatMap(({ ids }) => ids));
  const stays = (id: SectionId) => earlier.hidden.includes(id) && !named.has(id);
  return {
    hidden: sectionIds.filter((id) => hidden.has(id) || stays(id)),
    order: arrange(earlier.order, first, last, moves),
  };
};

/** "Hide everything but the story." */
const isAllBut = (tokens: readonly Token[], from: number): boolean => {
  let back = from - 1;
  while (tokens[back]?.is === "filler") back--;
  return isDoing(tokens[back], "except") && isDoing(before(tokens, back), "hide", "no");
};

/** "Story, then chart": without a "first" the first of them is meant. */
const isFollowed = (tokens: readonly Token[], next: Run | undefined): boolean =>
  next !== undefined && isDoing(before(tokens, next.from), "next");

const arrange = (
  earlier: readonly SectionId[],
  first: readonly SectionId[],
  last: readonly SectionId[],
  moves: readonly [SectionId[], "before" | "after", SectionId][],
): SectionId[] => {
  const head = [...new Set(first)];
  const tail = [...new Set(last)].filter((id) => !head.includes(id));
  let order = [...head, ...earlier.filter((id) => !head.includes(id) && !tail.includes(id)), ...tail];
  for (const [ids, side, anchor] of moves) {
    const moved = [...new Set(ids)].filter((id) => id !== anchor);
    const rest = order.filter((id) => !moved.includes(id));
    const at = rest.indexOf(anchor) + (side === "after" ? 1 : 0);
    order = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  }
  return order;
};

/** "Do not hide the roadmap" keeps it. */
const isKept = (tokens: readonly Token[], from: number): boolean => {
  let back = from - 1;
  while (tokens[back]?.is === "filler") back--;
  const token = tokens[back];
  return token?.is === "doing" && token.doing === "hide" && isNo(before(tokens, back));
};

const isJoint = (token: Token | undefined): boolean =>
  token?.is === "and" || token?.is === "or" || token?.is === "comma" || token?.is === "filler";

const runsOf = (tokens: readonly Token[]): Run[] => {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.is !== "part") continue;
    const run: Run = { ids: [token.id], from: at, to: at };
    const breaks: Run[] = [{ ...run, ids: [token.id] }];
    for (let on = at + 1; on < tokens.length; on++) {
      const next = tokens[on];
      if (next?.is === "part") {
        run.ids.push(next.id);
        breaks.push({ ids: [next.id], from: on, to: on });
        run.to = on;
      } else if (!isJoint(next)) break;
    }
    runs.push(...parted(tokens, run, breaks));
    at = run.to;
  }
  return runs;
};

/** "No roadmap, faq first": what is said before is for the first of them, what is said after for the last. */
const parted = (tokens: readonly Token[], run: Run, each: readonly Run[]): Run[] => {
  const lead = before(tokens, run.from);
  const trail = after(tokens, run.to);
  const saysBoth =
    isDoing(lead, "no", "less", "hide", "except", "only", "lead", "close", "next") &&
    isDoing(trail, "first", "last", "before", "after");
  const end = each.at(-1);
  if (!saysBoth || each.length < 2 || !end) return [run];
  const others = each.slice(0, -1);
  return [{ ids: others.flatMap(({ ids }) => ids), from: run.from, to: others.at(-1)?.to ?? run.from }, end];
};
