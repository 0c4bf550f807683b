import { useEffect, useMemo, useState } from "react";
import type { SiteFacts } from "#composer/templates/site-facts.ts";
import type { PublicConfig } from "#contract/config.ts";
import type { Deck } from "#contract/deck.ts";
import type { EditableWebsite, PageFacts } from "#contract/website.ts";
import { instance } from "../../app/instance.ts";
import { useDeps } from "../../app/load-deps.ts";
import { loadConfig } from "../server/load-config.ts";

type Renderer = typeof import("#composer/templates/render-site.ts");

/** The page as this device renders it, with every text marked; null until the templates are loaded. */
export function usePage(site: EditableWebsite, deck: Deck): string | null {
  const deps = useDeps();
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    void import("#composer/templates/render-site.ts").then(setRenderer);
    void loadConfig(deps).then(setConfig, () => {});
  }, [deps]);
  return useMemo(() => {
    const facts = factsOf(site.page, config);
    return renderer?.renderSite(site.template_id, deck, facts, { marks: true }) ?? null;
  }, [renderer, config, site, deck]);
}

const factsOf = (page: PageFacts, config: PublicConfig | null): SiteFacts => ({
  name: page.name,
  ticker: page.ticker,
  logoUrl: page.logo_url,
  bannerUrl: page.banner_url,
  cast: page.cast ?? null,
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: page.mint_address,
  launchpadName: config?.launchpad_name ?? "the launchpad",
  launchpadTokenUrl: page.launchpad_token_url,
  social: page.social_links,
  palette: page.palette,
  productName: config?.product_name ?? instance.product_name,
  productUrl: null,
  reportUrl: null,
});
