import { cell } from "./printable.ts";

/** A command's output. */
export interface Report {
  /** For a person. */
  text: string;
  /** The same for a program. */
  data: unknown;
  /** Problems, one line each. With any, the command fails. */
  problems?: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Rows as a table of aligned columns, named as their fields are; `none` where there are none. */
export function tableReport(rows: readonly Row[], none: string): Report {
  return { text: rows.length === 0 ? none : table(rows), data: rows };
}

export const textReport = (text: string, data: unknown): Report => ({ text, data });

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns.map((name) => name.replaceAll("_", " ")),
    ...rows.map((row) => cellsOf(row, columns)),
  ];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => width(line[at] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((text, at) => pad(text, widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const cellsOf = (row: Row, columns: readonly string[]): string[] => columns.map((name) => cell(row[name]));

const width = (text: string): number => [...text].length;

const pad = (text: string, wanted: number): string => text + " ".repeat(wanted - width(text));
