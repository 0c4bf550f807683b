import type { CastPictures } from "#composer/templates/site-facts.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SiteRecipe, Token } from "#contract/token.ts";
import { defaultTemplateId } from "#contract/website.ts";
import type { AppDeps } from "../../app/deps.ts";
import { instance } from "../../app/instance.ts";
import { dataUrl } from "../../canvas/data-url.ts";
import { imageKey, readImage } from "../../db/images.ts";
import type { PictureKind } from "../../db/rows.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { knownConfig } from "../server/load-config.ts";
import { pictureUrl } from "../tokens/keep-picture.ts";

/** What a draft's website is made of, besides what its creator types and chooses. */
export interface SiteMaterial {
  recipe: SiteRecipe;
  /** False if the server did not give the recipe, so that its page may have other words and colors. */
  isSure: boolean;
  logo: string | null;
  banner: string | null;
  /** The hero in poses, as soon as the server has drawn it. */
  cast: CastPictures | null;
  product: string;
  launchpad: string;
  composer: typeof import("../composing/render-here.ts");
}

/**
 * Brings in what a draft's website is rendered from: from the device alone unless the server `isReachable`. Rejects if
 * the templates are not on this device.
 */
export async function loadSiteMaterial(
  deps: AppDeps,
  owner: string,
  token: Token,
  { recipe, isReachable }: { recipe: WizardDraft["recipe"]; isReachable: boolean },
): Promise<SiteMaterial> {
  const pictureOf = async (kind: PictureKind) =>
    (await pictureHere(deps, owner, token, kind)) ?? (isReachable ? pictureThere(deps, token, kind) : null);
  const [composer, config, servers, logo, banner] = await Promise.all([
    import("../composing/render-here.ts"),
    knownConfig(deps),
    recipe ?? (isReachable ? recipeOf(deps, token) : null),
    pictureOf("logo"),
    pictureOf("banner"),
  ]);
  return {
    recipe: servers ?? { prompt: null, seed: token.id ?? token.name, palette: null },
    isSure: servers !== null,
    logo,
    banner,
    cast: null,
    product: config?.product_name ?? instance.product_name,
    launchpad: config?.launchpad_name ?? "the launchpad",
    composer,
  };
}

/** The page that the draft's website would be now. */
export function renderDraft(
  { recipe, composer, logo, banner, cast, product, launchpad }: SiteMaterial,
  draft: Pick<WizardDraft, "name" | "ticker" | "narrative" | "designPrompt" | "social" | "template">,
): string {
  const { name, ticker, narrative, designPrompt, social, template } = draft;
  const { prompt, seed, palette } = recipe;
  const words = { name, ticker, narrative, prompt, designPrompt: designPrompt.trim() || null, seed, palette };
  const given = { logo, banner, cast, product, launchpad };
  return composer.renderHere({ ...words, ...given, template: template ?? defaultTemplateId, social });
}

/** The hero in poses, as the website will show it; null if there is none, or the server does not answer. */
export async function loadCast({ api }: AppDeps, { id }: Token): Promise<CastPictures | null> {
  if (!id) return null;
  return api.call(tokensEndpoints.drawCast, { params: { id } }).then(
    ({ cast }) => cast,
    () => null,
  );
}

/** Null if the server does not answer. */
async function recipeOf(deps: AppDeps, { id }: Token): Promise<SiteRecipe | null> {
  if (!id) return null;
  const details = deps.api.call(tokensEndpoints.getTokenDetails, { params: { id } });
  return details.then(
    ({ recipe }) => recipe,
    () => null,
  );
}

/** A `data:` URL of the picture, which is there without a network too; its address if it may not be read. */
async function pictureThere(deps: AppDeps, token: Token, kind: PictureKind): Promise<string | null> {
  const url = pictureUrl(token, kind);
  const blob = url && (await deps.loadPicture(url).catch(() => null));
  return blob ? dataUrl(blob.type, new Uint8Array(await blob.arrayBuffer())) : url;
}

/** A `data:` URL of the picture; null if this device does not have it. */
async function pictureHere(
  deps: AppDeps,
  owner: string,
  token: Token,
  kind: PictureKind,
): Promise<string | null> {
  const url = pictureUrl(token, kind);
  if (!url || url.startsWith("data:")) return url;
  const row = token.id ? await readImage(deps.db, owner, imageKey(token.id, kind)).catch(() => null) : null;
  return row ? dataUrl(row.type, new Uint8Array(row.bytes)) : null;
}
