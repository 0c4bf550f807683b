import type { PublicConfig } from "#contract/config.ts";
import { HOUR, lifetimes } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";

/** What a client must know of this instance. Chain and trading service are reached through this server. */
export async function readConfig({ settings, composer, models, store }: ServerDeps): Promise<PublicConfig> {
  return {
    product_name: settings.productName,
    support_email: settings.supportEmail,
    social_url: settings.socialUrl,
    network: settings.network,
    launchpad_name: settings.launchpadName,
    launchpad_url: settings.launchpadUrl,
    launch_builder: settings.launchBuilder,
    trade_api_url: "/api/v1/chain/trade-local",
    rpc_url: "/api/v1/chain/rpc",
    hosting_hours: lifetimes.website / HOUR,
    default_domain: settings.sitesDomain,
    wallets: [...settings.wallets],
    features: {
      premium: models.text !== null && (await store.switches.isOn("premium")),
      trends: false,
      ai_text: models.text !== null,
      ai_images: models.images !== null,
      gallery: await store.switches.isOn("gallery"),
    },
    composer: { text: models.text?.name ?? composer.name, images: models.images?.name ?? composer.name },
  };
}
