import type { BlockList } from "node:net";
import { getDomain } from "tldts";
import type { LaunchBuilder, Network, SupportedWallet } from "#contract/config.ts";
import { profiles } from "#launch/profile.ts";
import { resolveAddresses, resolveLimits } from "./caller-settings.ts";
import { type Env, EnvError } from "./env.ts";
import type { ModelProvider } from "./gateways/models/http-client.ts";
import type { ModelProviders } from "./gateways/models/models.ts";
import { type Bucket, readBucketAddress } from "./gateways/s3-bucket.ts";
import type { Policies } from "./services/limits/policies.ts";

/** The server's resolved configuration: complete, with nothing optional. */
export interface Settings {
  productName: string;
  supportEmail: string;
  /** The mail server with its password, and the sender; null: nothing is mailed. */
  mail: { url: string; from: string } | null;
  socialUrl: string;
  network: Network;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Host and port of `publicUrl`, as a browser sends it. */
  publicHost: string;
  /** The app's hosts: the public one, and those of the allowed origins (a development server's proxy). */
  appHosts: readonly string[];
  /** The domain below which sites live, with its port. */
  sitesDomain: string;
  /** `http://` or `https://`, as `publicUrl`. */
  siteScheme: string;
  /** True if the public host is neither loopback nor localhost. */
  isProduction: boolean;
  allowedOrigins: readonly string[];
  /** Reverse proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
  /** Addresses that count as this machine's own for what is the operator's. */
  operatorFrom: BlockList;
  rateLimits: Policies;
  rpcUrl: string;
  tradeApiUrl: string;
  launchpadUrl: string;
  launchpadName: string;
  launchBuilder: LaunchBuilder;
  /** The slot of the launchpad's last deployment that the operator has looked at; null: none. */
  launchpadSlot: number | null;
  /** Never an address of this machine in production. */
  walletScriptUrl: string | null;
  /** The meta tag that a wallet's review of the domain asks for. */
  walletVerification: { name: string; content: string } | null;
  wallets: readonly SupportedWallet[];
  webDir: string;
  picturesDir: string;
  /** The token for `/metrics`; null: only this machine may read it. */
  metricsToken: string | null;
  /** The token for `/operator`; null: there is no such page. */
  operatorToken: string | null;
  /** The operator's page is not for this machine alone. */
  isOperatorRemote: boolean;
  dataDir: string;
  /** Where blobs are kept; null: in the data folder. */
  bucket: Bucket | null;
  /** Where backups go; null: nowhere. */
  backupDir: string | null;
  /** The models' endpoints, with their keys. */
  models: ModelProviders;
  modelAllowance: ModelAllowance;
}

/** The models' daily allowance, in all and for each user. */
export interface ModelAllowance {
  tokens: { all: number; user: number };
  images: { all: number; user: number };
}

const realWallets: readonly SupportedWallet[] = [
  { name: "Phantom", install_url: "https://phantom.com/download" },
  { name: "Solflare", install_url: "https://solflare.com/download" },
];

/** `port` is the bound port, which is known only after listening. */
export function resolveSettings(env: Env, port: number): Settings {
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  const { host, hostname, protocol } = new URL(publicUrl);
  const sitesDomain = env.SITES_DOMAIN || (isLoopbackName(hostname) ? `localhost:${port}` : "");
  const isProduction = !isLoopbackName(hostname);
  const allowedOrigins = resolveOrigins(env, isProduction);
  const settings = {
    productName: env.PRODUCT_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    mail: resolveMail(env),
    socialUrl: env.SOCIAL_URL,
    network: env.SOLANA_NETWORK,
    publicUrl,
    publicHost: host,
    sitesDomain,
    siteScheme: `${protocol}//`,
    isProduction,
    allowedOrigins,
    trustedProxies: resolveAddresses(env, "TRUSTED_PROXIES"),
    operatorFrom: resolveAddresses(env, "OPERATOR_FROM"),
    rateLimits: resolveLimits(env),
    appHosts: [host, ...allowedOrigins.map((origin) => new URL(origin).host)],
    webDir: env.WEB_DIR,
    picturesDir: env.PICTURES_DIR,
    metricsToken: env.METRICS_TOKEN || null,
    operatorToken: env.OPERATOR_TOKEN || null,
    isOperatorRemote: env.OPERATOR_REMOTE,
    dataDir: env.DATA_DIR,
    bucket: resolveBucket(env),
    backupDir: env.BACKUP_DIR || null,
    models: {
      text: resolveModel("AI_TEXT", env.AI_TEXT_BASE_URL, env.AI_TEXT_MODEL, env.AI_TEXT_API_KEY),
      images: resolveModel("AI_IMAGE", env.AI_IMAGE_BASE_URL, env.AI_IMAGE_MODEL, env.AI_IMAGE_API_KEY),
    },
    modelAllowance: {
      tokens: { all: env.AI_DAILY_TOKENS, user: env.AI_DAILY_TOKENS_PER_USER },
      images: { all: env.AI_DAILY_IMAGES, user: env.AI_DAILY_IMAGES_PER_USER },
    },
    walletVerification: resolveVerification(env.WALLET_VERIFICATION),
    ...resolveChain(env, isProduction),
  };
  requireSeparateSites(settings, env);
  return settings;
}

function resolveMail({ SMTP_URL: url, MAIL_FROM: from, SUPPORT_EMAIL: support }: Env): Settings["mail"] {
  if (!url) return null;
  if (support.endsWith("@example.com"))
    throw new EnvError("SUPPORT_EMAIL: set the address that messages are mailed to");
  return { url, from: from || support };
}

function resolveBucket({ BLOBS_URL: url, BLOBS_KEY_ID, BLOBS_SECRET }: Env): Bucket | null {
  if (!url) return null;
  if (!BLOBS_KEY_ID) throw new EnvError("BLOBS_KEY_ID: set the id of the key for the bucket");
  if (!BLOBS_SECRET) throw new EnvError("BLOBS_SECRET: set the secret of the key for the bucket");
  try {
    return { ...readBucketAddress(url), accessKeyId: BLOBS_KEY_ID, secretAccessKey: BLOBS_SECRET };
  } catch (error) {
    throw new EnvError(
      `BLOBS_URL: ${error instanceof TypeError ? "is no address" : (error as Error).message}`,
    );
  }
}

function resolveVerification(tag: string): Settings["walletVerification"] {
  const at = tag.indexOf("=");
  return tag === "" ? null : { name: tag.slice(0, at), content: tag.slice(at + 1) };
}

/** Null if neither is set; only one of the two is an error. */
function resolveModel(name: string, baseUrl = "", model: string, key: string): ModelProvider | null {
  if (!baseUrl && !model && !key) return null;
  if (!baseUrl)
    throw new EnvError(`${name}_BASE_URL: set where the model is, such as http://localhost:11434/v1`);
  if (!model) throw new EnvError(`${name}_MODEL: set which model to use, by its name on the server`);
  return { baseUrl: baseUrl.replace(/\/+$/, ""), model, ...(key ? { key } : {}) };
}

/** Vite's own servers on a developer's machine. */
const developmentOrigins = ["http://localhost:5173", "http://localhost:4173"];

function resolveOrigins(env: Env, isProduction: boolean): string[] {
  if (env.ALLOWED_ORIGINS.length === 0 && !isProduction) return developmentOrigins;
  return env.ALLOWED_ORIGINS.map((origin) => new URL(origin).origin);
}

function resolveChain(env: Env, isProduction: boolean) {
  const isSandbox = env.SOLANA_NETWORK === "sandbox";
  const sandboxUrl = (env.SANDBOX_URL || `http://127.0.0.1:${env.SANDBOX_PORT}`).replace(/\/+$/, "");
  const rpcUrl = env.RPC_URL || (isSandbox ? sandboxUrl : publicRpc[env.SOLANA_NETWORK]);
  const tradeApiUrl =
    env.TRADE_API_URL ||
    (isSandbox ? `${sandboxUrl}/api/trade-local` : "https://pumpportal.fun/api/trade-local");
  const launchpadUrl = (env.LAUNCHPAD_URL || (isSandbox ? sandboxUrl : "https://pump.fun")).replace(
    /\/+$/,
    "",
  );
  const launchpadName = env.LAUNCHPAD_NAME || (isSandbox ? "Sandpit" : "pump.fun");
  const walletScript = env.WALLET_SCRIPT_URL || (isSandbox ? `${sandboxUrl}/wallet.js` : null);
  const walletScriptUrl = isProduction && isLoopbackUrl(walletScript) ? null : walletScript;
  const sandboxWallet = walletScriptUrl
    ? [{ name: "Sandbox Wallet", install_url: sandboxUrl, script_url: walletScriptUrl }]
    : [];
  const wallets = [...(isSandbox ? sandboxWallet : []), ...realWallets];
  const launchBuilder = resolveBuilder(env);
  const launchpadSlot = env.LAUNCHPAD_DEPLOYED_SLOT ? Number(env.LAUNCHPAD_DEPLOYED_SLOT) : null;
  return {
    rpcUrl,
    tradeApiUrl,
    launchpadUrl,
    launchpadName,
    launchBuilder,
    launchpadSlot,
    walletScriptUrl,
    wallets,
  };
}

/** With real money the service's own purchase runs through a program that the guard refuses. */
function resolveBuilder({ LAUNCH_BUILDER: chosen, SOLANA_NETWORK: network }: Env): LaunchBuilder {
  if (chosen === "included" && network !== "sandbox") {
    throw new EnvError(
      "LAUNCH_BUILDER: included works on the sandbox alone. Elsewhere the service buys through a program that nobody can check, so every launch would be refused. Use appended or own",
    );
  }
  return chosen || profiles[network].builder;
}

const publicRpc: Record<Network, string> = {
  sandbox: "",
  devnet: "https://api.devnet.solana.com",
  "mainnet-beta": "https://api.mainnet-beta.solana.com",
};

/** Sites that share a registrable domain with the app could throw cookies at it. */
function requireSeparateSites(settings: Settings, env: Env): void {
  if (!settings.sitesDomain) {
    throw new EnvError("SITES_DOMAIN: set the domain that websites live under, ideally one of their own");
  }
  if (!settings.isProduction || env.ALLOW_SAME_SITE_HOSTING) return;
  const app = registrable(settings.publicHost);
  if (app !== registrable(settings.sitesDomain)) return;
  throw new EnvError(
    `SITES_DOMAIN: ${settings.sitesDomain} is the same site as ${settings.publicHost}. Use another domain, or set ALLOW_SAME_SITE_HOSTING=true`,
  );
}

/** What browsers call a site, by the Public Suffix List: `frogs.co.uk` of `www.frogs.co.uk`. */
function registrable(host: string): string {
  const name = host.replace(/:\d+$/, "");
  return getDomain(name, { allowPrivateDomains: true }) ?? name;
}

/** In a visitor's browser such an address is the visitor's own machine, and whatever listens there. */
export const isLoopbackUrl = (url: string | null): boolean =>
  url !== null && isLoopbackName(new URL(url).hostname);

export const isLoopbackName = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname === "[::1]" ||
  hostname === "::1" ||
  /^127(\.\d{1,3}){3}$/.test(hostname);
