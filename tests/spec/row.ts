/** One thing that the specification asks for, and the test that proves it. */
export interface Row {
  row: string;
  /** The exact words that a person reads, blanks in braces, where the row is about words. */
  says?: string;
  /** The test's file, from the repository's root. */
  file: string;
  /** The test's title, or a part of it that is the title of no other test in the file. */
  title: string;
}

/** Rows that are proved in one file. */
export const provedIn = (
  file: string,
  rows: readonly (readonly [row: string, title: string, says?: string])[],
): Row[] => rows.map(([row, title, says]) => ({ row, file, title, ...(says !== undefined && { says }) }));
