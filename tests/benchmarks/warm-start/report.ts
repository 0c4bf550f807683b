import { type Figure, milliseconds } from "../budgets/budgets.ts";
import { median } from "../journey/report.ts";
import type { FirstPage } from "./first-page.ts";

const shown = (value: number | null, digits: number): string => value?.toFixed(digits) ?? "–";
const row = (first: string, cells: string[]): string =>
  first.padEnd(46) + cells.map((cell) => cell.padStart(12)).join("");

const kinds = {
  raw: "raw IndexedDB, plain DOM, server stopped",
  installed: "the installed app, server stopped",
  online: "no service worker, empty device, server up",
  home: "the installed app's home page, server stopped",
};

/**
 * Milliseconds from the navigation to ten painted cards (of the home page: its headline), at each speed of
 * the processor, and ratios of the medians.
 */
export function startReport(
  samples: ReadonlyMap<string, readonly number[]>,
  speeds: readonly number[],
  tokens: number,
): string {
  const of = (kind: string, slower: number) => samples.get(`${kind} ×${slower}`) ?? [];
  const head = speeds.flatMap((slower) => [`CPU 1/${slower}, ms`, "max"]);
  const lines = Object.entries(kinds).map(([kind, title]) =>
    row(
      title,
      speeds.flatMap((slower) => [
        shown(median(of(kind, slower)), 0),
        shown(Math.max(...of(kind, slower)), 0),
      ]),
    ),
  );
  const ratio = (kind: keyof typeof kinds) =>
    speeds.flatMap((slower) => [
      shown((median(of("installed", slower)) ?? Number.NaN) / (median(of(kind, slower)) ?? 1), 2),
      "",
    ]);
  return [
    row(`to a painted My Gems of ${tokens} tokens`, head),
    ...lines,
    row("installed / raw", ratio("raw")),
    row("installed / online", ratio("online")),
    "",
  ].join("\n");
}

/** Milliseconds of the first page's reading, by how many tokens there are. */
export const firstPageReport = (pages: readonly FirstPage[]): string =>
  [
    row("the first page of the list, read", ["app, ms", "max", "by hand, ms", "app / hand"]),
    ...pages.map(({ tokens, app, raw }) => {
      const [ours, hand] = [median(app), median(raw)];
      return row(`of ${tokens.toLocaleString("en")} tokens`, [
        shown(ours, 2),
        shown(Math.max(...app), 2),
        shown(hand, 2),
        shown((ours ?? Number.NaN) / (hand ?? 1), 2),
      ]);
    }),
  ].join("\n");

/** The app's starts beside the same rows by hand, round by round, and beside what is wanted. */
export const startFigures = (
  samples: ReadonlyMap<string, readonly number[]>,
  speeds: readonly number[],
): Figure[] => [
  milliseconds("home", samples.get("home ×1") ?? [], 100),
  milliseconds("My Gems, CPU 1/4", samples.get("installed ×4") ?? [], 500),
  ...speeds.flatMap((slower) =>
    (["installed", "home"] as const).map((kind) => {
      const raw = samples.get(`raw ×${slower}`) ?? [];
      const rounds = (samples.get(`${kind} ×${slower}`) ?? []).map(
        (each, at) => each / (raw[at] ?? Number.NaN),
      );
      return { what: `${kind} × by hand, CPU 1/${slower}`, rounds };
    }),
  ),
];

export const firstPageFigures = (pages: readonly FirstPage[]): Figure[] =>
  pages.flatMap(({ tokens, app, raw }) => {
    const what = `first page of ${tokens.toLocaleString("en")}`;
    const rounds = app.map((each, at) => each / (raw[at] ?? Number.NaN));
    return [{ what: `${what} × by hand`, rounds }, milliseconds(what, app, 3)];
  });
