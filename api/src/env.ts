import { readFileSync } from "node:fs";
import * as z from "zod";
import { LaunchBuilder } from "#contract/config.ts";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("false")
  .transform((text) => text === "true" || text === "1");
const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));
const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const optionalAddress = z.union([z.literal(""), address]).optional();
const count = z.coerce.number("must be a number").int().min(0);
const host = z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, "must be a host name, with a port where needed");

/** Every variable this server reads. `.env.example` says what each is for. */
export const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_WORKERS: z.coerce.number().int().min(0).max(64).default(0),
  SITES_PORT: z.coerce.number().int().min(0).max(65_535).default(8001),
  PUBLIC_URL: optionalAddress,
  SITES_DOMAIN: z.union([z.literal(""), host]).optional(),
  ALLOW_SAME_SITE_HOSTING: flag,
  ALLOWED_ORIGINS: list,
  TRUSTED_PROXIES: list,
  RATE_LIMIT_SCALE: z
    .string()
    .regex(/^(\d+(\.\d+)?)?$/, "must be a number above 0")
    .refine((text) => text === "" || Number(text) > 0, "must be a number above 0")
    .default(""),
  RATE_LIMITS: list,
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .union([z.literal(""), z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres address" })])
    .default(""),
  BLOBS_URL: z.string().default(""),
  BLOBS_KEY_ID: z.string().max(200).default(""),
  BLOBS_SECRET: z.string().max(4_096).default(""),
  BACKUP_DIR: z.string().default(""),
  BACKUP_KEEP: z.coerce.number("must be a number").int().min(1).max(1_000).default(7),
  WEB_DIR: z.string().min(1).default("./dist/web"),
  MIGRATIONS_DIR: z.string().min(1).default("./api/migrations"),
  PICTURES_DIR: z.string().min(1).default("./composer/pictures-data"),
  PRODUCT_NAME: z.string().min(1).max(60).default("Gemwright"),
  SUPPORT_EMAIL: z.email().default("support@example.com"),
  SMTP_URL: z
    .union([z.literal(""), z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address" })])
    .default(""),
  MAIL_FROM: z.union([z.literal(""), z.email()]).default(""),
  SOCIAL_URL: address.default("https://x.com/gemwright"),
  SOLANA_NETWORK: z.enum(["sandbox", "devnet", "mainnet-beta"]).default("sandbox"),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8899),
  SANDBOX_URL: optionalAddress,
  RPC_URL: optionalAddress,
  TRADE_API_URL: optionalAddress,
  LAUNCHPAD_URL: optionalAddress,
  LAUNCHPAD_NAME: z.string().max(60).default(""),
  LAUNCH_BUILDER: z.enum(["", ...LaunchBuilder.options]).default(""),
  LAUNCHPAD_DEPLOYED_SLOT: z
    .string()
    .regex(/^\d{0,15}$/, "must be a slot, as gemwright launchpad shows it")
    .default(""),
  WALLET_SCRIPT_URL: optionalAddress,
  WALLET_VERIFICATION: z
    .string()
    .regex(
      /^([a-z][a-z0-9-]{0,63}=[!-~]{1,256})?$/,
      "must be the name and content of a meta tag: name=content",
    )
    .default(""),
  SERVER_KEY: z
    .string()
    .regex(/^([0-9a-f]{64})?$/i, "must be 64 hexadecimal digits")
    .default(""),
  METRICS_TOKEN: z
    .string()
    .regex(/^([!-~]{16,256})?$/, "must be 16 to 256 visible ASCII characters")
    .default(""),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^([!-~]{16,256})?$/, "must be 16 to 256 visible ASCII characters")
    .default(""),
  OPERATOR_REMOTE: flag,
  OPERATOR_FROM: list,
  AI_TEXT_BASE_URL: optionalAddress,
  AI_TEXT_API_KEY: z.string().max(4_096).default(""),
  AI_TEXT_MODEL: z.string().max(200).default(""),
  AI_IMAGE_BASE_URL: optionalAddress,
  AI_IMAGE_API_KEY: z.string().max(4_096).default(""),
  AI_IMAGE_MODEL: z.string().max(200).default(""),
  AI_DAILY_TOKENS: count.default(5_000_000),
  AI_DAILY_TOKENS_PER_USER: count.default(200_000),
  AI_DAILY_IMAGES: count.default(1_000),
  AI_DAILY_IMAGES_PER_USER: count.default(40),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});
export type Env = z.infer<typeof Env>;

/** Lists what is wrong with the environment, one line a variable. */
export class EnvError extends Error {}

/** Variables that may be given as `NAME_FILE`, the path of a file with the value, and are shown nowhere. */
export const secrets = [
  "SERVER_KEY",
  "DATABASE_URL",
  "BLOBS_SECRET",
  "RPC_URL",
  "TRADE_API_URL",
  "METRICS_TOKEN",
  "OPERATOR_TOKEN",
  "SMTP_URL",
  "AI_TEXT_API_KEY",
  "AI_IMAGE_API_KEY",
] as const satisfies readonly (keyof Env)[];

/** The secret values, which the log must never show. */
export const secretsOf = (env: Env): string[] =>
  secrets.map((name) => env[name]).filter((value): value is string => Boolean(value));

type Source = Readonly<Record<string, string | undefined>>;

/** The only reader of `process.env`. */
export function readEnv(source: Source = process.env): Env {
  const known = Object.fromEntries(Object.keys(Env.shape).map((name) => [name, source[name]]));
  for (const name of secrets) {
    const path = source[`${name}_FILE`];
    if (path) known[name] = readSecret(name, path);
  }
  const parsed = Env.safeParse(known);
  if (parsed.success) {
    const problems = missingForPostgres(parsed.data);
    if (problems.length === 0) return parsed.data;
    throw new EnvError(problems.join("\n"));
  }
  throw new EnvError(
    parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
  );
}

/** Several servers on one database share their blobs and their key, and SQLite's backups are not PostgreSQL's. */
function missingForPostgres({ DATABASE_URL, BLOBS_URL, SERVER_KEY, BACKUP_DIR }: Env): string[] {
  if (!DATABASE_URL) return [];
  return [
    ...(BLOBS_URL ? [] : ["BLOBS_URL: DATABASE_URL needs a bucket, which all servers share"]),
    ...(SERVER_KEY ? [] : ["SERVER_KEY: DATABASE_URL needs one key for all servers: openssl rand -hex 32"]),
    ...(BACKUP_DIR ? ["BACKUP_DIR: it is for the data folder; back PostgreSQL up with its own tools"] : []),
  ];
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new EnvError(`${name}_FILE: the file ${path} cannot be read`);
  }
}
