/** How many beginnings of an object are tried in a text, and how deep an object may be. */
const MOST_STARTS = 8;
const DEEPEST = 24;

/**
 * Reads the JSON object in a model's text, also within fences or prose, with trailing commas or raw line
 * breaks, or broken off (then without its unfinished last member); undefined if there is none. `jsonrepair`
 * is no help: it keeps unfinished texts, and blocks the server for seconds on 100 kB of stray quotes.
 */
export function readJsonIn(text: string): unknown {
  const spoken = text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, "");
  let broken: unknown;
  let start = spoken.indexOf("{");
  for (let tries = 0; start >= 0 && tries < MOST_STARTS; tries++) {
    const { json, isWhole } = closeBrackets(spoken, start);
    const value = json === null ? undefined : parseObject(json);
    if (value !== undefined && isWhole) return value;
    broken ??= value;
    start = spoken.indexOf("{", start + 1);
  }
  return broken;
}

function parseObject(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && Object.keys(value).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The object that begins at `start`, repaired on the way; null if it is deeper than any answer needs to be.
 */
function closeBrackets(text: string, start: number): { json: string | null; isWhole: boolean } {
  const ends: string[] = [];
  let out = "";
  let isInString = false;
  let comma = "";
  /** Where the text could be cut, and the brackets that would close it there. */
  let safe = { out: "", ends: "" };
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === "\\") out += character + text.charAt(++at);
      else {
        isInString = character !== '"';
        out += character < " " ? (escapes[character] ?? "") : character;
      }
      continue;
    }
    if (/\s/.test(character)) continue;
    if (character === ",") {
      safe = { out, ends: ends.join("") };
      comma = ",";
      continue;
    }
    const isEnd = character === "}" || character === "]";
    out += isEnd ? character : comma + character;
    comma = "";
    if (character === '"') isInString = true;
    if (character === "{" || character === "[") ends.unshift(character === "{" ? "}" : "]");
    if (ends.length > DEEPEST) return { json: null, isWhole: false };
    if (!isEnd) continue;
    ends.shift();
    if (ends.length === 0) return { json: out, isWhole: true };
    safe = { out, ends: ends.join("") };
  }
  return { json: safe.out + safe.ends, isWhole: false };
}

const escapes: Readonly<Record<string, string>> = { "\n": "\\n", "\t": "\\t", "\r": "" };
