import plainNames from "./plain-names.json";

/** What people call a picture, when the idea did not say (an emoji, another script). */
export const nameOf = (id: string): string =>
  PLAIN_NAMES[id] ??
  id
    .replace(/-face$/, "")
    .replace(/^person-(with-)?/, "")
    .replaceAll("-", " ");

const PLAIN_NAMES: Readonly<Record<string, string>> = plainNames;
