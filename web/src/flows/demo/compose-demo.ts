import { type Composition, compose } from "#composer/compose.ts";
import { screenWords } from "#composer/screening/screen-words.ts";
import { renderSite } from "#composer/templates/render-site.ts";
import { writeDeck } from "#composer/write-deck.ts";
import { fill } from "#contract/errors.ts";
import type { ImageStyle } from "#contract/image-style.ts";
import { refusalSentences } from "#contract/refusals.ts";
import { suggestedSubdomain } from "#contract/subdomain.ts";
import { templateIds } from "#contract/template.ts";
import { browserPictures } from "./browser-pictures.ts";

/** A token and its site, as the home page shows them. */
export interface Demo {
  idea: string;
  name: string;
  ticker: string;
  subdomain: string;
  logo: string;
  banner: string;
  site: string;
}

/** An idea that may not be made here; its message is the catalogue's. */
export class RefusedIdea extends Error {
  override readonly name = "RefusedIdea";
}

/** The composer itself, in the page: nothing of the idea leaves it. Throws `RefusedIdea`. */
export async function composeDemo(
  idea: string,
  style: ImageStyle,
  turn: number,
  product: string,
): Promise<Demo> {
  const refusal = screenWords(idea);
  if (refusal !== null)
    throw new RefusedIdea(fill("This cannot be made here: {reason}", { reason: refusalSentences[refusal] }));
  const made = await compose({ prompt: idea, imageStyle: style, seed: `home|${turn}` }, browserPictures());
  const subdomain = suggestedSubdomain(made.name) || made.ticker.toLowerCase();
  const logo = asAddress(made.logo.svg);
  const banner = asAddress(made.banner.svg);
  const site = siteOf(made, idea, turn, { logo, banner, product });
  return { idea, name: made.name, ticker: made.ticker, subdomain, logo, banner, site };
}

function siteOf(
  { name, ticker, narrative, palette }: Composition,
  prompt: string,
  turn: number,
  { logo, banner, product }: { logo: string; banner: string; product: string },
): string {
  const seed = `home|${turn}`;
  const deck = writeDeck({ name, ticker, narrative, prompt, designPrompt: null, seed, palette });
  return renderSite(templateIds[turn % templateIds.length] ?? "template1", deck, {
    name,
    ticker,
    logoUrl: logo,
    bannerUrl: banner,
    shareImageUrl: null,
    siteUrl: null,
    mintAddress: null,
    launchpadName: "the launchpad",
    launchpadTokenUrl: null,
    social: {},
    palette,
    productName: product,
    productUrl: null,
    reportUrl: null,
  });
}

/** Base64, so that it may stand in a style sheet as well. */
function asAddress(svg: string): string {
  const bytes = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte));
  return `data:image/svg+xml;base64,${btoa(bytes.join(""))}`;
}
