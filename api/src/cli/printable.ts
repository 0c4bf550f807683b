import { cleanLine, cleanText } from "#contract/primitives.ts";

const MOST = 80;

/**
 * Users' words for one cell of a terminal: nothing that moves the cursor, changes colours or reverses the
 * line.
 */
export function cell(value: unknown): string {
  const text = oneLine(value);
  const characters = [...text];
  return characters.length <= MOST ? text : `${characters.slice(0, MOST - 1).join("")}…`;
}

/** The same, never shortened. */
export function oneLine(value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(oneLine).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return shortTime(cleanLine(String(value)));
}

/** Shortens an ISO time to `2024-01-01 12:00`. */
const shortTime = (text: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? text.slice(0, 16).replace("T", " ") : text;

/** Users' words of several lines. */
export const paragraphs = (text: string): string => cleanText(text).replaceAll("\t", " ");

/** JSON in which every character that a terminal could act on is escaped. */
export const printableJson = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
