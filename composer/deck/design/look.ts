import type { Deck, Mood } from "#contract/deck.ts";
import type { Palette } from "../../palette.ts";
import { isTint, shadeOf, tinted } from "./accent.ts";
import type { Shade, Token } from "./lexicon.ts";
import { after, before, isDenied, isDoing } from "./tokens.ts";

/**
 * Colour, background, spacing and mood, as a design prompt names them: the first of each that is not negated.
 */
export const readLook = (tokens: readonly Token[], palette: Palette | null): Deck["look"] => {
  const said = tokens.map((token, at) => ({ token, at })).filter(({ at }) => !isDenied(tokens, at));
  const hue = said.find(({ token }) => token.is === "hue");
  const mood = said.flatMap(({ token }) => (token.is === "mood" ? [token.mood] : []))[0] ?? calmed(tokens);
  const density = said.flatMap(({ token, at }) =>
    token.is === "density" || (token.is === "size" && isOfText(tokens, at)) ? [token.density] : [],
  )[0];
  const shades = said.flatMap(({ token, at }) =>
    token.is === "shade" && !isShadeOfHue(tokens, at) && !isOfText(tokens, at) ? [token.shade] : [],
  );
  const turn = said.flatMap(({ token }) => (token.is === "turn" ? [token.turn] : []))[0] ?? turned(tokens);
  const tint = shades.find(isTint);
  return {
    accent: hue ? shaded(tokens, hue.at, tint) : (tinted(palette, turn, tint) ?? accentOfGrounds(shades)),
    dark: isDark(shades) || deniesLight(tokens) || hasLightText(tokens),
    density: density ?? "normal",
    ...(mood ? { mood } : {}),
  };
};

/** What "less" of a mood is; of what is not here, less is merely none. */
const lessOf: Partial<Record<Mood, Mood>> = {
  playful: "calm",
  loud: "calm",
  calm: "loud",
  elegant: "playful",
};
const calmed = (tokens: readonly Token[]): Mood | undefined =>
  tokens.flatMap((token, at) => {
    const other = token.is === "mood" && isDoing(before(tokens, at), "less") ? lessOf[token.mood] : null;
    return other ? [other] : [];
  })[0];

/** "Less cold" is warmer. */
const turned = (tokens: readonly Token[]): "warm" | "cool" | undefined =>
  tokens.flatMap((token, at) =>
    token.is === "turn" && isDoing(before(tokens, at), "less")
      ? [token.turn === "warm" ? ("cool" as const) : ("warm" as const)]
      : [],
  )[0];

/** "Bigger text" and "the text a bit bigger", but not "a bigger logo". */
const isOfText = (tokens: readonly Token[], at: number): boolean =>
  before(tokens, at)?.is === "text" || after(tokens, at)?.is === "text";

/** "Dark blue" is a blue, not a dark page; "azul oscuro" is the same. */
const isShadeOfHue = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token?.is !== "shade" || token.shade === "black" || token.shade === "white") return false;
  return tokens[at + 1]?.is === "hue" || tokens[at - 1]?.is === "hue";
};

const shaded = (tokens: readonly Token[], at: number, tint: Shade | undefined): string | null => {
  const token = tokens[at];
  if (token?.is !== "hue") return null;
  const [ahead, behind] = [tokens[at - 1], tokens[at + 1]];
  const shade = ahead?.is === "shade" ? ahead.shade : behind?.is === "shade" ? behind.shade : tint;
  return shade ? shadeOf(token.hex, shade) : token.hex;
};

/** Black and white alone are a request too: for no colour. */
const accentOfGrounds = (grounds: readonly Shade[]): string | null =>
  grounds.includes("black") && grounds.includes("white") ? "#1a1a1a" : null;

const isDark = (grounds: readonly Shade[]): boolean => {
  if (grounds.includes("black") && grounds.includes("white")) return grounds.includes("dark");
  return grounds.includes("dark") || grounds.includes("black");
};

/** "White text" is on a dark page, though that is not said. */
const hasLightText = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      token.is === "shade" &&
      (token.shade === "light" || token.shade === "white") &&
      isOfText(tokens, at) &&
      !isDenied(tokens, at),
  );

/** "Not light", "no white background". */
const deniesLight = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      token.is === "shade" &&
      (token.shade === "light" || token.shade === "white") &&
      isDenied(tokens, at) &&
      !isOfText(tokens, at) &&
      !isShadeOfHue(tokens, at),
  );
