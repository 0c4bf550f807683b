import { CodedError } from "#contract/errors.ts";
import type { TemplateId } from "#contract/website.ts";
import type { ServerDeps } from "../../deps.ts";

/** A template with the sample token, as a page. */
export async function renderSample(
  { composer, settings }: ServerDeps,
  { templateId }: { templateId: TemplateId },
): Promise<string> {
  if (!composer.finishedTemplates.includes(templateId)) throw new CodedError("template_unavailable");
  const { deck, facts } = await composer.sample();
  return composer.renderSite(templateId, deck, {
    ...facts,
    shareImageUrl: null,
    siteUrl: null,
    mintAddress: null,
    launchpadName: settings.launchpadName,
    launchpadTokenUrl: null,
    productName: settings.productName,
    productUrl: settings.publicUrl,
    reportUrl: null,
  });
}
