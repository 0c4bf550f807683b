import { archiveWebsite } from "../services/websites/archive-website.ts";
import { deployWebsite } from "../services/websites/deploy-website.ts";
import { editDeck } from "../services/websites/edit-deck.ts";
import { generatePremiumWebsite } from "../services/websites/generate-premium-website.ts";
import { generateWebsite } from "../services/websites/generate-website.ts";
import { listDomains } from "../services/websites/list-domains.ts";
import { previewWebsite } from "../services/websites/preview-website.ts";
import { readDeck } from "../services/websites/read-deck.ts";
import { readPreview, renderPreview } from "../services/websites/read-preview.ts";
import { readWebsiteStatus } from "../services/websites/read-website-status.ts";
import { renderSample } from "../services/websites/render-sample.ts";
import { page, wantsPage } from "./page.ts";
import { type Route, serve } from "./serve.ts";

export const websiteRoutes: Route[] = [
  serve("generateWebsite", (deps, { body }) => generateWebsite(deps, body)),
  serve("generatePremiumWebsite", (deps, { body }) => generatePremiumWebsite(deps, body)),
  serve("previewWebsite", (deps, { body }) => previewWebsite(deps, body)),
  serve("deployWebsite", (deps, { params }) => deployWebsite(deps, params)),
  serve("listDomains", listDomains),
  serve("getWebsiteStatus", (deps, { params }) => readWebsiteStatus(deps, params)),
  serve("getPreview", async (deps, { params }, c) =>
    wantsPage(c) ? page(deps, c, await renderPreview(deps, params)) : readPreview(deps, params),
  ),
  serve("getPreviewContent", async (deps, { params }, c) => page(deps, c, await renderPreview(deps, params))),
  serve("getDeck", (deps, { params }) => readDeck(deps, params)),
  serve("putDeck", (deps, { params, body }) => editDeck(deps, { ...params, ...body })),
  serve("getArchive", async (deps, { params }, c) => {
    const { name, bytes } = await archiveWebsite(deps, params);
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    c.header("Cache-Control", "no-store");
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/zip" });
  }),
  serve("getTemplatePreview", async (deps, { params }, c) => page(deps, c, await renderSample(deps, params))),
];
