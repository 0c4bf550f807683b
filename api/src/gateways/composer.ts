import type { Palette } from "#composer/palette.ts";
import type { SiteFacts } from "#composer/templates/render-site.ts";
import type { Deck } from "#contract/deck.ts";
import type { ImageStyle } from "#contract/generation.ts";
import type { MemeCaption } from "#contract/meme.ts";
import type { TemplateId } from "#contract/website.ts";

export interface Idea {
  prompt: string;
  imageStyle: ImageStyle;
  seed: string;
  /** The name to show in the pictures; absent: the composer's own. */
  name?: string;
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
  /** The packed drawings behind the pictures; null if a model made the pictures. */
  drawings: Uint8Array | null;
}

export interface DeckBrief {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string | null;
  designPrompt: string | null;
  seed: string;
  /** The token's colors, which words like "warmer" shift; null where unknown. */
  palette?: Palette | null;
  /** Whose parts and order the page begins with; all parts where it is absent. */
  template?: TemplateId;
}

/** Steps of making a token, in their order. */
export type MakingStep = "reading" | "writing" | "drawing-logo" | "drawing-banner" | "encoding";
/** Called as each step begins, and once more while pictures are encoded, with the logo (WebP), and then awaited. */
export type OnMakingStep = (step: MakingStep, logo?: Uint8Array) => void | Promise<void>;

/** Creates tokens and their pages. `name` is shown in `/config` and in an answer's `composer`. */
export interface Composer {
  name: string;
  make(idea: Idea, onStep: OnMakingStep): Promise<Made>;
  /** Renders a drawing as WebP, at the drawing's own width. */
  draw(drawing: Drawing): Promise<Uint8Array>;
  writeDeck(brief: DeckBrief): Promise<Deck>;
  writeCaptions(brief: Omit<DeckBrief, "designPrompt" | "palette">): Promise<MemeCaption[]>;
  renderSite(templateId: TemplateId, deck: Deck, facts: SiteFacts): string;
  finishedTemplates: readonly TemplateId[];
  /** The one script that a page carries, for its Content-Security-Policy. */
  scriptHash: string;
  /** The sample token of a template preview. Its picture is a data URI, because no user owns it. */
  sample(): Promise<Sample>;
}

export interface Sample {
  facts: Pick<SiteFacts, "name" | "ticker" | "social" | "palette" | "logoUrl" | "bannerUrl" | "cast">;
  deck: Deck;
}
