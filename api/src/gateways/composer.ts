import type { Palette } from "#composer/palette.ts";
import type { SiteFacts } from "#composer/templates/render-site.ts";
import type { Deck } from "#contract/deck.ts";
import type { ImageStyle } from "#contract/image-style.ts";
import type { TemplateId } from "#contract/template.ts";

export interface Idea {
  prompt: string;
  imageStyle: ImageStyle;
  seed: string;
  /** The name that the pictures show, where it is not the one that is made here. */
  name?: string | undefined;
}

/** An SVG, and how large it is drawn. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** What an idea became; pictures are WebP. */
export interface Made {
  name: string;
  ticker: string;
  narrative: string;
  suggestions: { name: string; ticker: string }[];
  palette: Palette;
  logo: Uint8Array;
  banner: Uint8Array;
  /** The drawings behind them and their kit, packed; null for pictures that nobody drew here. */
  drawings: Uint8Array | null;
}

export interface DeckBrief {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string | null;
  designPrompt: string | null;
  seed: string;
  /** The token's colours, which "warmer" turns; null where they are not known. */
  palette?: Palette | null;
}

/** Steps of making a token, in their order. */
export type MakingStep = "reading" | "writing" | "drawing-logo" | "drawing-banner" | "encoding";

/** Makes tokens and their pages. `name` says who did, as `/config` and an answer's `composer` show it. */
export interface Composer {
  name: string;
  make(idea: Idea, onStep: (step: MakingStep) => void): Promise<Made>;
  /** A drawing of its own as WebP, as wide as it says. */
  draw(drawing: Drawing): Promise<Uint8Array>;
  writeDeck(brief: DeckBrief): Promise<Deck>;
  renderSite(templateId: TemplateId, deck: Deck, facts: SiteFacts): string;
  finishedTemplates: readonly TemplateId[];
  /** The one script that a page carries, for its Content-Security-Policy. */
  scriptHash: string;
  /** The token of a template's preview; its picture is a data URI, since nobody owns it. */
  sample(): Promise<Sample>;
}

export interface Sample {
  facts: Pick<SiteFacts, "name" | "ticker" | "social" | "palette" | "logoUrl" | "bannerUrl">;
  deck: Deck;
}
