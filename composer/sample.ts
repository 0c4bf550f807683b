import type { Deck } from "#contract/deck.ts";
import type { Palette } from "./palette.ts";
import { writeDeck } from "./write-deck.ts";

/** The token that stands in a template's preview. */
export const sampleToken: {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string;
  palette: Palette;
} = {
  name: "Captain Croak",
  ticker: "CROAK",
  prompt: "a frog astronaut who mines cheese on the moon",
  narrative:
    "Nobody sent for Captain Croak. A frog astronaut was simply found on the moon one morning, up to the knees in cheddar, with the Earth hanging overhead like a night light. Others talked about mining cheese. Captain Croak got up early and did it. If you hear a distant croak, do not call us; we are already holding a sign that says CROAK.",
  palette: {
    primary: "#1fc76a",
    secondary: "#f2c53d",
    accent: "#d94fa0",
    light: "#eefaf3",
    deep: "#11242b",
    ink: "#101a16",
  },
};

export const sampleDeck = (): Deck => writeDeck({ ...sampleToken, designPrompt: null, seed: "sample" });
