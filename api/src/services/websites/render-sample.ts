import { CodedError } from "#contract/errors.ts";
import type { TemplateId } from "#contract/website.ts";
import type { ServerDeps } from "../../deps.ts";

type Renderer = Pick<ServerDeps, "composer" | "settings">;

/** Each instance's pages, rendered once: anybody may ask for them. */
const pages = new WeakMap<ServerDeps["composer"], Map<TemplateId, Promise<string>>>();

/** A template with the sample token, as a page. */
export async function renderSample(
  renderer: Renderer,
  { templateId }: { templateId: TemplateId },
): Promise<string> {
  const { composer } = renderer;
  if (!composer.finishedTemplates.includes(templateId)) throw new CodedError("template_unavailable");
  const rendered = pages.get(composer) ?? new Map<TemplateId, Promise<string>>();
  pages.set(composer, rendered);
  const page = rendered.get(templateId) ?? render(renderer, templateId);
  rendered.set(templateId, page);
  page.catch(() => rendered.delete(templateId));
  return page;
}

async function render({ composer, settings }: Renderer, templateId: TemplateId): Promise<string> {
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
