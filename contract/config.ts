import * as z from "zod/mini";

export const Network = z.enum(["sandbox", "devnet", "mainnet-beta"]);
export type Network = z.infer<typeof Network>;

/**
 * Who builds a launch's transaction. `included`: the trading service, with the purchase. `appended`: the service
 * builds the create alone, and the app adds the purchase. `own`: the app builds all of it and asks no service.
 */
export const LaunchBuilder = z.enum(["included", "appended", "own"]);
export type LaunchBuilder = z.infer<typeof LaunchBuilder>;

export const SupportedWallet = z.object({
  name: z.string(),
  install_url: z.string(),
  script_url: z.optional(z.string()),
});
export type SupportedWallet = z.infer<typeof SupportedWallet>;

/** `GET /config`: what a client must know of the instance it talks to. */
export const PublicConfig = z.object({
  product_name: z.string(),
  support_email: z.string(),
  social_url: z.string(),
  network: Network,
  launchpad_name: z.string(),
  launchpad_url: z.string(),
  launch_builder: LaunchBuilder,
  trade_api_url: z.string(),
  rpc_url: z.string(),
  hosting_hours: z.number(),
  default_domain: z.string(),
  wallets: z.array(SupportedWallet),
  features: z.object({
    premium: z.boolean(),
    trends: z.boolean(),
    ai_text: z.boolean(),
    ai_images: z.boolean(),
    gallery: z.boolean(),
  }),
  composer: z.object({ text: z.string(), images: z.string() }),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

const networkNames: Record<Network, string> = {
  sandbox: "sandbox: play money",
  devnet: "devnet: test money",
  "mainnet-beta": "mainnet",
};

/** Money is always shown with its network. */
export const networkName = (network: Network): string => networkNames[network];

/** The coin's page on the launchpad. */
export const launchpadTokenUrl = (launchpadUrl: string, mint: string): string =>
  `${launchpadUrl.replace(/\/+$/, "")}/token/${mint}`;
