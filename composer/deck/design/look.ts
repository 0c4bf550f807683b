import type { Deck, Mood } from "#contract/deck.ts";
import { hueDistance, toHsl } from "../../colour/colour.ts";
import type { Palette } from "../../palette.ts";
import { isTint, shadeOf, tinted } from "./accent.ts";
import type { Shade, Token } from "./lexicon.ts";
import { after, before, isDenied, isDoing } from "./tokens.ts";

type Look = Deck["look"];

/** The look of a page that nobody has asked to change. */
export const plainLook: Look = { accent: null, dark: false, density: "normal" };

/**
 * Colour, background, spacing and mood, as a message names them: the first of each that is not negated. What it does
 * not speak of stays as it was `before`; what it negates is as nobody had asked for it.
 */
export const readLook = (tokens: readonly Token[], palette: Palette | null, before: Look): Look => {
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
  const accent = hue
    ? shaded(tokens, hue.at, tint)
    : (tinted(before.accent ?? palette?.primary, turn, tint) ?? accentOfGrounds(shades));
  const kept = withoutDenied(tokens, before);
  const isNowDark = isDark(shades) || denies(tokens, "light", "white") || hasLightText(tokens);
  const isNowLight =
    shades.some((shade) => shade === "light" || shade === "white") || denies(tokens, "dark", "black");
  const moodNow = mood ?? kept.mood;
  return {
    accent: accent ?? kept.accent,
    dark: isNowDark || (kept.dark && !isNowLight),
    density: density ?? kept.density,
    ...(moodNow ? { mood: moodNow } : {}),
  };
};

/** The look without the colour, spacing and mood that a message says no to. */
const withoutDenied = (tokens: readonly Token[], { mood, ...look }: Look): Look => {
  const denied = tokens.filter((_, at) => isDenied(tokens, at));
  const isIt = (token: Token) =>
    token.is === "hue" &&
    look.accent !== null &&
    hueDistance(toHsl(token.hex).h, toHsl(look.accent).h) < SAME_HUE;
  return {
    accent: denied.some(isIt) ? null : look.accent,
    dark: look.dark,
    density: denied.some((token) => token.is === "density" && token.density === look.density)
      ? "normal"
      : look.density,
    ...(mood && !denied.some((token) => token.is === "mood" && token.mood === mood) ? { mood } : {}),
  };
};
/** In degrees: a dark blue is still a blue. */
const SAME_HUE = 15;

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
const denies = (tokens: readonly Token[], ...shades: Shade[]): boolean =>
  tokens.some(
    (token, at) =>
      token.is === "shade" &&
      shades.includes(token.shade) &&
      isDenied(tokens, at) &&
      !isOfText(tokens, at) &&
      !isShadeOfHue(tokens, at),
  );
