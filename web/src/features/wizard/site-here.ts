import type { Token } from "#contract/token.ts";
import { defaultTemplateId } from "#contract/website.ts";
import type { AppDeps } from "../../app/deps.ts";
import { instance } from "../../app/instance.ts";
import { dataUrl } from "../../canvas/data-url.ts";
import { imageKey, readImage } from "../../db/images.ts";
import type { PictureKind } from "../../db/rows.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { knownConfig } from "../server/load-config.ts";
import { pictureUrl } from "../tokens/keep-picture.ts";

/** Renders the draft's site in this page. Throws if the templates are not on this device. */
export async function siteHere(deps: AppDeps, owner: string, draft: WizardDraft): Promise<string> {
  const { token, recipe, name, ticker, narrative, template, designPrompt, social } = draft;
  if (!token) throw new Error("There is no token yet.");
  const [{ renderHere }, config, logo, banner] = await Promise.all([
    import("../composing/render-here.ts"),
    knownConfig(deps),
    pictureHere(deps, owner, token, "logo"),
    pictureHere(deps, owner, token, "banner"),
  ]);
  return renderHere({
    name,
    ticker,
    narrative,
    prompt: recipe?.prompt ?? null,
    designPrompt: designPrompt.trim() || null,
    seed: recipe?.seed ?? token.id ?? name,
    palette: recipe?.palette ?? null,
    template: template ?? defaultTemplateId,
    logo,
    banner,
    social,
    product: config?.product_name ?? instance.product_name,
    launchpad: config?.launchpad_name ?? "the launchpad",
  });
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
