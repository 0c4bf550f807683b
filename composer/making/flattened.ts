import { mix } from "../colour/colour.ts";
import { wordsIn } from "../data-text.ts";
import { drawnAlike as ids } from "./texts.gen.ts";

/** What the plain set draws as something else: there all styles have the livelier drawing. */
export const drawnAlike: ReadonlySet<string> = new Set(wordsIn(ids));

/** A drawing in flat colours alone: a gradient is its middle, what is half clear is left out or is whole. */
export const flattened = (body: string): string => {
  const middles = middlesIn(body);
  return body
    .replace(/<defs>.*?<\/defs>/gs, "")
    .replace(/<(linear|radial)Gradient\b.*?<\/\1Gradient>/gs, "")
    .replace(/<(path|ellipse|circle|rect|g)\b[^>]*\bopacity="(\.\d+)"[^>]*?>/g, (tag, _, share) =>
      Number(share) > MOSTLY || tag.startsWith("<g") ? tag.replace(/ (fill-)?opacity="[^"]*"/g, "") : "",
    )
    .replace(/<[^<>]*"url\(#(\w+)\)"[^<>]*>/g, (tag, id: string) => {
      const middle = middles.get(id);
      return middle ? tag.replace(`url(#${id})`, middle) : tag.endsWith("/>") ? "" : tag;
    });
};

/** What is clearer is a shine or a shade. */
const MOSTLY = 0.55;

/** A drawing without the light around a flame, which fades away: the outline of a figure would be seen through it. */
export const withoutGlow = (body: string): string => {
  const glows = [...body.matchAll(/<radialGradient id="(\w+)"[^>]*>(.*?)<\/radialGradient>/gs)].filter(
    ([, , inner = ""]) => {
      const clear = [...inner.matchAll(/stop-opacity="([\d.]+)"/g)].map(([, share]) => Number(share));
      return clear.length >= SOFT && (clear[0] ?? 1) > MOSTLY && clear[0] !== 1 && clear.at(-1) === 0;
    },
  );
  return glows.reduce(
    (left, [gradient, id]) =>
      left.replace(gradient, "").replace(new RegExp(`<[^<>]*"url\\(#${id}\\)"[^<>]*/>`, "g"), ""),
    body,
  );
};
/** A light has so many stops: what has fewer is a shade. */
const SOFT = 5;

/** The colour in the middle of each gradient; none of one that fades away. */
const middlesIn = (body: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, , id = "", rest = "", inner = ""] of body.matchAll(
    /<(linear|radial)Gradient id="(\w+)"([^>]*)>(.*?)<\/\1Gradient>/gs,
  )) {
    const stops = [...inner.matchAll(/<stop\b([^>]*)\/>/g)].map(([, stop = ""]) => stop);
    if (stops.some((stop) => /stop-opacity="0?(\.[0-4]\d*)?"/.test(stop))) continue;
    const other = /href="#(\w+)"/.exec(rest)?.[1];
    const middle = middleOf(stops);
    if (middle) found.set(id, middle);
    else if (other && found.has(other)) found.set(id, found.get(other) as string);
  }
  return found;
};

/** Halfway from the first stop to the last: most of what an onion is, and not its dark rim. */
const middleOf = (stops: readonly string[]): string | null => {
  const at = stops.map((stop, nth) => Number(/\boffset="([\d.]+)"/.exec(stop)?.[1] ?? (nth > 0 ? 1 : 0)));
  const colours = stops.map((stop) => hexOf(/stop-color="([^"]+)"/.exec(stop)?.[1] ?? ""));
  const half = ((at[0] ?? 0) + (at.at(-1) ?? 0)) / 2;
  const next = at.findIndex((each) => each >= half);
  const [from, to] = [colours[Math.max(0, next - 1)], colours[next]];
  if (!from || !to) return null;
  const [low, high] = [at[Math.max(0, next - 1)] ?? 0, at[next] ?? 0];
  return high > low ? mix(from, to, (half - low) / (high - low)) : to;
};

const hexOf = (colour: string): string =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour;
