/**
 * The reader blocks the event loop, so its input is limited. Tokens are tags, texts, comments and the like.
 */
export const svgLimits = {
  bytes: 2 * 1024 * 1024,
  tokens: 200_000,
  elements: 50_000,
  levels: 100,
  /** Of one tag. The renderer compares each with each. */
  attributes: 200,
} as const;

/** The largest numbers of filters, whose work grows with them; what drawing programs write is far below. */
const filterLimits: Readonly<Record<string, number>> = {
  stdDeviation: 100,
  numOctaves: 8,
  radius: 100,
  order: 16,
};
/** Two, and a space at each end: the rest is not even split. */
const MOST_NUMBERS = 5;
const FILTER_NUMBERS = new RegExp(
  `\\s(${Object.keys(filterLimits).join("|")})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  "g",
);

/** A reference out of the drawing. Embedded pictures may be PNG, JPEG, GIF or WebP. */
const OUTWARD = /href\s*=\s*(["'])(?!\1|#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i;

const DOCTYPE = "<!DOCTYPE";

/**
 * The text of an SVG that is safe to hand to a renderer; null for anything else. It has no entities, of which
 * bombs are made (a plain DOCTYPE, as drawing programs write it, is left out), and names neither files nor
 * addresses, which a renderer would open.
 */
export function readSvg(bytes: Uint8Array): string | null {
  const text = bytes.byteLength > svgLimits.bytes ? null : decode(bytes);
  if (text === null) return null;
  const kept: string[] = [];
  let [tokens, elements, level, isRooted] = [0, 0, 0, false];
  for (let at = 0; at < text.length; ) {
    const end = tokenEnd(text, at);
    if (end === null || ++tokens > svgLimits.tokens) return null;
    const token = text.slice(at, end);
    at = end;
    if (token.startsWith(DOCTYPE)) {
      if (isRooted) return null;
      continue;
    }
    kept.push(token);
    if (!isTag(token)) {
      if (level === 0 && !mayStandOutside(token)) return null;
    } else if (token.startsWith("</")) {
      level--;
    } else {
      if (level === 0 && (isRooted || !/^<(?:svg:)?svg[\s/>]/.test(token))) return null;
      isRooted = true;
      if (!token.endsWith("/>")) level++;
      if (++elements > svgLimits.elements || level > svgLimits.levels) return null;
      if (isOutward(token) || isHeavy(token)) return null;
    }
  }
  return isRooted && level === 0 ? kept.join("") : null;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How tokens that are not tags open and close. */
const wrappings = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** The end of the token at `at`; null if it has none, or is of a kind that no SVG needs. */
function tokenEnd(text: string, at: number): number | null {
  if (text[at] !== "<") return next(text, "<", at) ?? text.length;
  const wrapping = wrappings.find(([opening]) => text.startsWith(opening, at));
  if (wrapping) return after(text, wrapping[1], at + wrapping[0].length);
  if (text.startsWith(DOCTYPE, at)) return doctypeEnd(text, at);
  return text[at + 1] === "!" ? null : tagEnd(text, at);
}

/** A DOCTYPE with declarations of its own is refused. */
function doctypeEnd(text: string, at: number): number | null {
  const end = after(text, ">", at);
  return end !== null && /^[^<[]*$/.test(text.slice(at + 1, end)) ? end : null;
}

function tagEnd(text: string, at: number): number | null {
  const mark = /[<>"']/g;
  mark.lastIndex = at + 1;
  let attributes = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === "<") return null;
    if (found[0] === ">") return mark.lastIndex;
    const closed = after(text, found[0], mark.lastIndex);
    if (closed === null || ++attributes > svgLimits.attributes) return null;
    mark.lastIndex = closed;
  }
  return null;
}

const next = (text: string, what: string, at: number): number | null => {
  const found = text.indexOf(what, at);
  return found < 0 ? null : found;
};

const after = (text: string, what: string, at: number): number | null => {
  const found = next(text, what, at);
  return found === null ? null : found + what.length;
};

const isTag = (token: string): boolean => /^<[^!?]/.test(token);

/** What may stand beside the root. */
const mayStandOutside = (token: string): boolean => /^(?:<!--|<\?|\s+$)/.test(token);

/** A link's target is not drawn. */
const isOutward = (token: string): boolean => OUTWARD.test(token) && !/^<a\s/.test(token);

/** True if a filter's number is too large, or written as something other than one number or two. */
const isHeavy = (token: string): boolean =>
  [...token.matchAll(FILTER_NUMBERS)].some(([, name = "", double, single]) => {
    const numbers = (double ?? single ?? "").split(/[\s,]+/, MOST_NUMBERS).filter(Boolean);
    return (
      numbers.length > 2 || numbers.some((number) => !(Math.abs(Number(number)) <= (filterLimits[name] ?? 0)))
    );
  });
