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
  serve("generateWebsite", (world, { body }) => generateWebsite(world, body)),
  serve("generatePremiumWebsite", (world, { body }) => generatePremiumWebsite(world, body)),
  serve("previewWebsite", (world, { body }) => previewWebsite(world, body)),
  serve("deployWebsite", (world, { params }) => deployWebsite(world, params)),
  serve("listDomains", listDomains),
  serve("getWebsiteStatus", (world, { params }) => readWebsiteStatus(world, params)),
  serve("getPreview", async (world, { params }, c) =>
    wantsPage(c) ? page(world, c, await renderPreview(world, params)) : readPreview(world, params),
  ),
  serve("getPreviewContent", async (world, { params }, c) =>
    page(world, c, await renderPreview(world, params)),
  ),
  serve("getDeck", (world, { params }) => readDeck(world, params)),
  serve("putDeck", (world, { params, body }) => editDeck(world, { ...params, ...body })),
  serve("getArchive", async (world, { params }, c) => {
    const { name, bytes } = await archiveWebsite(world, params);
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    c.header("Cache-Control", "no-store");
    return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/zip" });
  }),
  serve("getTemplatePreview", async (world, { params }, c) =>
    page(world, c, await renderSample(world, params)),
  ),
];
