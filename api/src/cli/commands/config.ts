import { existsSync } from "node:fs";
import { join } from "node:path";
import { pauseReasons } from "#contract/errors.ts";
import { profiles } from "#launch/profile.ts";
import { networkProblem } from "../../db/network-file-system.ts";
import { backupFolder, dataFolder, writeProblem } from "../../db/write-problem.ts";
import { type Env, EnvError, readEnv, secrets } from "../../env.ts";
import type { Settings } from "../../settings.ts";
import { type CliContext, type Command, noWords } from "../command.ts";
import { type Report, tableReport } from "../report.ts";

export const config: Command[] = [
  {
    usage: "config check",
    about: "The settings a server would run with, secrets hidden, and what is wrong with them",
    async run(context, input) {
      noWords(input);
      return checkConfig(context);
    },
  },
];

/** Reports all problems at once, as far as one does not hide the next. */
export async function checkConfig(context: CliContext): Promise<Report> {
  const problems: string[] = [];
  const env = attempt(() => context.env(), problems);
  if (!env) return { text: "", data: { settings: [], problems }, problems };
  const settings = attempt(() => context.settings(), problems);
  problems.push(...checkFolders(env));
  if (settings) {
    problems.push(...missingBehindProxy(env, settings), ...missingForVisitors(settings));
    problems.push(...missingForRealMoney(env, settings));
  }
  const { mail, ...resolved } = settings ?? { mail: null };
  const rows = describe(env, { ...byVariable(resolved), MAIL_FROM: mail?.from });
  const report = tableReport(rows, "");
  return { text: report.text, data: { settings: rows, problems }, problems };
}

/** What is wrong with the folders that a server would use, one line each. */
function checkFolders(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR" | "BACKUP_DIR" | "MIGRATIONS_DIR">,
): string[] {
  const named = [...(env.DATABASE_URL ? [] : [dataFolder]), ...(env.BACKUP_DIR ? [backupFolder] : [])];
  const problems = named.flatMap((each) => {
    const problem = writeProblem(env[each.variable], each);
    return problem === null ? [] : [`${each.variable}: ${problem}`];
  });
  const network = env.DATABASE_URL ? null : networkProblem(env.DATA_DIR);
  if (network !== null) problems.push(`DATA_DIR: ${network}`);
  if (!existsSync(join(env.MIGRATIONS_DIR, "meta", "_journal.json"))) {
    problems.push(`MIGRATIONS_DIR: there are no migrations in ${env.MIGRATIONS_DIR}`);
  }
  return problems;
}

/** An https address means a proxy in front, since the server speaks http. */
const missingBehindProxy = ({ TRUSTED_PROXIES }: Env, { isProduction, publicUrl }: Settings): string[] =>
  isProduction && publicUrl.startsWith("https://") && TRUSTED_PROXIES.length === 0
    ? [
        "TRUSTED_PROXIES: say from which address the proxy asks, such as 127.0.0.1; else all visitors share one limit",
      ]
    : [];

/** The sandbox listens on this machine alone, and its wallet with it. */
const missingForVisitors = ({ isProduction, network, walletScriptUrl }: Settings): string[] =>
  isProduction && network === "sandbox" && walletScriptUrl === null
    ? [
        "SOLANA_NETWORK: the sandbox and its wallet answer this machine alone, so visitors cannot launch; set mainnet-beta, or devnet to do without launches",
      ]
    : [];

/** What a server starts without, but should not launch real coins without: one line each. */
function missingForRealMoney(env: Env, { network, publicUrl, launchpadSlot }: Settings): string[] {
  if (network === "sandbox") return [];
  if (profiles[network].isUnknown)
    return [`SOLANA_NETWORK: launches are paused because ${pauseReasons.network}`];
  const wanted: [isThere: boolean, sentence: string][] = [
    [Boolean(env.RPC_URL), "RPC_URL: the public node limits its callers; use a provider's address"],
    [
      launchpadSlot !== null,
      "LAUNCHPAD_DEPLOYED_SLOT: say which deployment of the launchpad you have looked at: npm run gemwright -- launchpad",
    ],
    [
      publicUrl.startsWith("https://"),
      `PUBLIC_URL: launched tokens would point to ${publicUrl} forever; use an https address that stays`,
    ],
    [
      !env.SUPPORT_EMAIL.endsWith("@example.com"),
      "SUPPORT_EMAIL: set an address that creators can write to when a launch goes wrong",
    ],
  ];
  return wanted.filter(([isThere]) => !isThere).map(([, sentence]) => sentence);
}

function attempt<T>(make: () => T, problems: string[]): T | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    problems.push(...error.message.split("\n"));
    return null;
  }
}

/** `publicUrl` is what became of `PUBLIC_URL`. */
const byVariable = (resolved: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resolved).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      value,
    ]),
  );

function describe(env: Env, resolved: Record<string, unknown>) {
  const defaults = readEnv({});
  return (Object.keys(env) as (keyof Env)[]).sort().map((variable) => {
    const isDefault = JSON.stringify(env[variable]) === JSON.stringify(defaults[variable]);
    const isHidden = !isDefault && (secrets as readonly string[]).includes(variable);
    const value = isHidden ? "(hidden)" : isEmpty(env[variable]) ? worked(resolved[variable]) : env[variable];
    return { variable, value, from: isDefault ? "default" : "set" };
  });
}

const isEmpty = (value: unknown): boolean => value === undefined || String(value) === "";

/** What an empty variable defaults to, where that is worth showing. */
const worked = (value: unknown): unknown =>
  typeof value === "string" || (Array.isArray(value) && value.every((item) => typeof item === "string"))
    ? value
    : "";
