import type { ImageStyle } from "#contract/generation.ts";
import { suggestedSubdomain } from "#contract/subdomain-forms.ts";
import { type TemplateId, templateIds } from "#contract/website.ts";
import { composeHere } from "../composing/compose-here.ts";
import { renderHere } from "../composing/render-here.ts";

/** A token and its site, as the home page shows them. */
export interface Demo {
  idea: string;
  style: ImageStyle;
  seed: string;
  template: TemplateId;
  name: string;
  ticker: string;
  subdomain: string;
  logo: string;
  banner: string;
  site: string;
}

/** Makes a token and its site in the page. Throws `RefusedIdea`. */
export async function composeDemo(
  idea: string,
  style: ImageStyle,
  turn: number,
  product: string,
): Promise<Demo> {
  const seed = `home|${turn}`;
  const template = templateIds[turn % templateIds.length] ?? "template1";
  const made = await composeHere({ prompt: idea, imageStyle: style, seed });
  const { name, ticker, narrative, palette, logo, banner } = made;
  const site = renderHere({
    name,
    ticker,
    narrative,
    prompt: idea,
    designPrompt: null,
    seed,
    palette,
    template,
    logo,
    banner,
    cast: made.cast(),
    social: {},
    product,
    launchpad: "the launchpad",
  });
  return {
    idea,
    style,
    seed,
    template,
    name,
    ticker,
    subdomain: suggestedSubdomain(name) || ticker.toLowerCase(),
    logo,
    banner,
    site,
  };
}
