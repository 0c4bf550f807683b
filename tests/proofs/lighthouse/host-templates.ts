import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createBuiltInComposer } from "../../../api/src/gateways/built-in-composer.ts";
import { createDispatch } from "../../../api/src/hosting/dispatch.ts";
import { createViewCounter } from "../../../api/src/hosting/view-counter.ts";
import { publishFiles } from "../../../api/src/services/websites/publish-files.ts";
import { createTestApp } from "../../../api/src/testing/test-app.ts";
import { compose } from "../../../composer/compose.ts";
import { pictureFiles } from "../../../composer/making/picture-files.ts";
import { sampleDeck } from "../../../composer/sample.ts";
import { finishedTemplates } from "../../../composer/templates/render-site.ts";
import { live, MINT } from "../../../composer/templates/testing/states.ts";
import { DAY } from "../../../contract/limits.ts";

export interface Hosted {
  addressOf(template: string): string;
  close(): void;
}

/**
 * Each template's live state, published and answered by the product's own hosting: its headers, its
 * encodings.
 */
export async function hostTemplates(): Promise<Hosted> {
  let answer: RequestListener = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const domain = `localhost:${(server.address() as AddressInfo).port}`;
  const composer = createBuiltInComposer(pictureFiles);
  const testApp = createTestApp({ composer }, { SITES_DOMAIN: domain });
  const { deps } = testApp;
  const made = await compose(
    { prompt: "a frog astronaut who mines cheese on the moon", imageStyle: "cartoon", seed: "live" },
    pictureFiles,
  );
  const keep = async (svg: typeof made.logo) => deps.blobs.put(await composer.draw(svg), "webp");
  const pictures = { logo: await keep(made.logo), banner: await keep(made.banner) };
  for (const templateId of finishedTemplates) {
    const { name, ticker, social } = live;
    const words = { name, ticker, social, deck: sampleDeck(), palette: made.palette };
    const files = await publishFiles(
      deps,
      { subdomain: templateId, domain, templateId, ...words, ...pictures },
      MINT,
    );
    const now = deps.clock();
    await deps.store.commit([
      deps.store.sites.publish({
        host: `${templateId}.${domain}`,
        websiteId: templateId,
        files,
        publishedAt: now,
        expiresAt: now + DAY,
      }),
    ]);
  }
  answer = createDispatch(deps, getRequestListener(testApp.app.fetch), createViewCounter(deps.store));
  return { addressOf: (template) => `http://${template}.${domain}/`, close: () => server.close() };
}
