import type { PublicConfig } from "#contract/config.ts";
import { HOUR, lifetimes } from "#contract/limits.ts";
import type { World } from "../../world.ts";

/** What a client must know of this instance. Chain and trading service are reached through this server. */
export async function readConfig({ settings, composer, store }: World): Promise<PublicConfig> {
  return {
    product_name: settings.productName,
    support_email: settings.supportEmail,
    social_url: settings.socialUrl,
    network: settings.network,
    launchpad_name: settings.launchpadName,
    launchpad_url: settings.launchpadUrl,
    trade_api_url: "/api/v1/chain/trade-local",
    rpc_url: "/api/v1/chain/rpc",
    hosting_hours: lifetimes.website / HOUR,
    default_domain: settings.sitesDomain,
    wallets: [...settings.wallets],
    features: {
      premium: await store.switches.isOn("premium"),
      trends: false,
      ai_text: false,
      ai_images: false,
    },
    composer: { text: composer.name, images: composer.name },
  };
}
