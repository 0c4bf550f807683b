import type { Deck } from "#contract/deck.ts";
import { toHsl, tune } from "../../colour/colour.ts";
import { isDenied, type Shade, type Token } from "./tokens.ts";

/** Colour, ground, room and mood, as a wish names them; the first of each that is not denied. */
export const readLook = (tokens: readonly Token[]): Deck["look"] => {
  const said = tokens.map((token, at) => ({ token, at })).filter(({ at }) => !isDenied(tokens, at));
  const hue = said.find(({ token }) => token.is === "hue");
  const mood = said.flatMap(({ token }) => (token.is === "mood" ? [token.mood] : []))[0];
  const density = said.flatMap(({ token }) => (token.is === "density" ? [token.density] : []))[0];
  const grounds = said.flatMap(({ token, at }) =>
    token.is === "shade" && !isShadeOfHue(tokens, at) ? [token.shade] : [],
  );
  return {
    accent: hue ? shaded(tokens, hue.at) : accentOfGrounds(grounds),
    dark: isDark(grounds) || deniesLight(tokens),
    density: density ?? "normal",
    ...(mood ? { mood } : {}),
  };
};

/** "Dark blue" is a blue, not a dark page; "azul oscuro" is the same. */
const isShadeOfHue = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.is !== "shade" || token.shade === "black" || token.shade === "white") return false;
  return tokens[at + 1]?.is === "hue" || tokens[at - 1]?.is === "hue";
};

const shaded = (tokens: readonly Token[], at: number): string | null => {
  const token = tokens[at];
  if (token?.is !== "hue") return null;
  const [ahead, behind] = [tokens[at - 1], tokens[at + 1]];
  const shade = ahead?.is === "shade" ? ahead.shade : behind?.is === "shade" ? behind.shade : null;
  return shade ? shadeOf(token.hex, shade) : token.hex;
};

const shadeOf = (hex: string, shade: Shade): string => {
  const { s, l } = toHsl(hex);
  if (shade === "dark" || shade === "deep") return tune(hex, { l: Math.max(0.2, l - 0.16) });
  if (shade === "light") return tune(hex, { l: Math.min(0.78, l + 0.16) });
  if (shade === "pastel") return tune(hex, { s: Math.min(0.6, s), l: 0.76 });
  if (shade === "neon") return tune(hex, { s: 1, l: 0.56 });
  return hex;
};

/** Black and white alone are a wish too: no colour. */
const accentOfGrounds = (grounds: readonly Shade[]): string | null =>
  grounds.includes("black") && grounds.includes("white") ? "#1a1a1a" : null;

const isDark = (grounds: readonly Shade[]): boolean => {
  if (grounds.includes("black") && grounds.includes("white")) return grounds.includes("dark");
  return grounds.includes("dark") || grounds.includes("black");
};

/** "Not light", "no white background". */
const deniesLight = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      token.is === "shade" &&
      (token.shade === "light" || token.shade === "white") &&
      isDenied(tokens, at) &&
      !isShadeOfHue(tokens, at),
  );
