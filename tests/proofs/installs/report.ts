import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { type Cell, type Cells, STEPS } from "./cell.ts";

export interface Result {
  node: string;
  npm: string;
  cells: Cells;
}

const PAGE = "docs/node-and-npm.md";
const BEGIN = "<!-- written by `npm run prove -- installs --write` -->";
const END = "<!-- end of what it wrote -->";

/** What was run where, and a Markdown table of it. */
export function reportOf(commit: string, results: readonly Result[]): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${process.platform}-${process.arch}, ${cpus().length} cores, ${memory} GB`;
  const date = new Date().toISOString().slice(0, 10);
  return [
    `Commit ${commit.slice(0, 10)}, ${date}, on ${machine}:`,
    "",
    `| Node | npm | ${STEPS.join(" | ")} |`,
    `|${" --- |".repeat(2 + STEPS.length)}`,
    ...results.map(
      ({ node, npm, cells }) =>
        `| ${node} | ${npm} | ${STEPS.map((step) => cellText(cells[step])).join(" | ")} |`,
    ),
  ].join("\n");
}

export const cellText = ({ outcome, minutes }: Cell) =>
  outcome === "ok" || outcome === "failed" ? `${outcome}, ${minutes.toFixed(1)} min` : outcome;

/** Puts the report in the place of the last one. */
export function writeReport(report: string): void {
  const page = readFileSync(PAGE, "utf8");
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`${PAGE} has lost the two comments between which the table stands.`);
  writeFileSync(PAGE, `${page.slice(0, begin + BEGIN.length)}\n\n${report}\n\n${page.slice(end)}`);
}
