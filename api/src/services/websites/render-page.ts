import type { SiteFacts } from "#composer/templates/render-site.ts";
import { launchpadTokenUrl } from "#contract/config.ts";
import { CodedError } from "#contract/errors.ts";
import type { SiteSource } from "../../db/site-source.ts";
import type { ServerDeps } from "../../deps.ts";
import { castAddresses } from "./cast.ts";
import { renderPremiumPage } from "./premium/render-premium-page.ts";
import { hostOf } from "./site-source.ts";

type Renderer = Pick<ServerDeps, "settings" | "composer" | "log">;

/** The page for its own host, with its pictures as files beside it. */
export function renderHostedPage(deps: Renderer, source: SiteSource, mint: string | null): string {
  const siteUrl = deps.settings.siteScheme + hostOf(source);
  const share = source.brand ? "/share.jpg" : source.banner ? "/banner.webp" : "/logo.webp";
  return render(deps, source, {
    ...commonFacts(deps, source, mint),
    logoUrl: source.logo && "/logo.webp",
    bannerUrl: source.banner && "/banner.webp",
    cast: castAddresses(source.cast, (name) => `/${name}`),
    shareImageUrl: source.banner || source.logo ? siteUrl + share : null,
    ...(source.brand ? { iconUrl: "/favicon.png", touchIconUrl: "/apple-touch-icon.png" } : {}),
    siteUrl,
  });
}

/** The page for a preview on the app's host, in a frame of opaque origin: pictures by full address. */
export function renderPreviewPage(deps: Renderer, source: SiteSource, mint: string | null): string {
  const address = (name: string) => `${deps.settings.publicUrl}/media/${name}`;
  const media = (name: string | null) => name && address(name);
  return render(deps, source, {
    ...commonFacts(deps, source, mint),
    logoUrl: media(source.logo),
    bannerUrl: media(source.banner),
    cast: castAddresses(source.cast, (_, blob) => address(blob)),
    shareImageUrl: null,
    siteUrl: null,
  });
}

/** The page for a folder, with its pictures beside it. */
export function renderArchivedPage(deps: Renderer, source: SiteSource, mint: string | null): string {
  return render(deps, source, {
    ...commonFacts(deps, source, mint),
    logoUrl: source.logo && "logo.webp",
    bannerUrl: source.banner && "banner.webp",
    cast: castAddresses(source.cast, (name) => name),
    shareImageUrl: null,
    ...(source.brand ? { iconUrl: "favicon.png", touchIconUrl: "apple-touch-icon.png" } : {}),
    siteUrl: null,
  });
}

function commonFacts({ settings }: Renderer, source: SiteSource, mint: string | null) {
  return {
    name: source.name,
    ticker: source.ticker,
    mintAddress: mint,
    launchpadName: settings.launchpadName,
    launchpadTokenUrl: mint && launchpadTokenUrl(settings.launchpadUrl, mint),
    social: source.social,
    palette: source.palette,
    productName: settings.productName,
    productUrl: settings.publicUrl,
    reportUrl: reportUrlOf(settings, source),
  };
}

/** Where anybody reports a site. */
export const reportUrlOf = ({ publicUrl }: Renderer["settings"], source: SiteSource): string =>
  `${publicUrl}/contact?report=${encodeURIComponent(hostOf(source))}`;

function render({ composer, log }: Renderer, source: SiteSource, facts: SiteFacts): string {
  try {
    if (source.page) return renderPremiumPage(source.page, source.deck, facts);
    return composer.renderSite(source.templateId, source.deck, facts);
  } catch (error) {
    log.error({ err: error, template: source.templateId }, "a page could not be rendered");
    throw new CodedError("website_failed");
  }
}
