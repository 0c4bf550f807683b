/** The body of each section of a data file (see making/texts.ts), by the `[name]` above it. */
export const sectionsOf = (text: string): ((name: string) => string) => {
  const sections = new Map(
    text.split(/^(?=\[[\w ]+\]$)/m).map((section) => {
      const end = section.indexOf("]\n");
      return [section.slice(1, end), section.slice(end + 2).trim()] as const;
    }),
  );
  return (name) => {
    const body = sections.get(name);
    if (body === undefined) throw new Error(`The data file has no section [${name}].`);
    return body;
  };
};

/** Words with white space between them. */
export const wordsIn = (text: string): string[] => text.split(/\s+/);

/** Phrases with commas between them. */
export const phrasesIn = (text: string): string[] => text.split(/,\s*/);

/** Lines of the form `key: text`, the texts of one key together. */
export const linesByKey = (text: string): ReadonlyMap<string, readonly string[]> => {
  const lines = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const at = line.indexOf(": ");
    const key = line.slice(0, at);
    lines.set(key, [...(lines.get(key) ?? []), line.slice(at + 2)]);
  }
  return lines;
};
