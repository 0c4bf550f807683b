import { existsSync, statfsSync } from "node:fs";
import { resolve } from "node:path";
import { DAY } from "#contract/limits.ts";
import { restoreAdvice } from "../../db/data-folder.ts";
import { StartError } from "../../db/database.ts";
import { openCurrent } from "../../db/migrate.ts";
import { backupFolder, writeProblem } from "../../db/write-problem.ts";
import { type Env, EnvError } from "../../env.ts";
import { createChain } from "../../gateways/chain.ts";
import { isSound } from "../../services/operator/backup.ts";
import { DATABASE, hasAccounts, instanceIn, newestBackup } from "../../services/operator/shelf.ts";
import { chainProblem } from "../chain-problem.ts";
import { type CliContext, type Command, noWords } from "../command.ts";
import { checkConfig } from "./config.ts";

const GB = 1_000_000_000;
const ANSWER_MS = 5_000;

/** What is looked at, and what is wrong with it: a sentence each that says what to do. */
type Check = (context: CliContext) => readonly string[] | Promise<readonly string[]>;

const checks: Readonly<Record<string, Check>> = {
  settings: async (context) => (await checkConfig(context)).problems ?? [],
  database: (context) => (context.env().DATABASE_URL ? askPostgres(context) : checkDatabase(context.env())),
  disk: ({ env }) => checkDisk(env()),
  backups: ({ env, clock }) => checkBackups(env(), clock()),
  chain: checkChain,
  server: checkServer,
};

export const doctor: Command[] = [
  {
    usage: "doctor",
    about: "Check settings, database, disk, backups, chain and server, and say how to fix what is wrong",
    async run(context, input) {
      noWords(input);
      const found: Record<string, readonly string[]> = {};
      for (const [name, check] of Object.entries(checks)) {
        const problems = await outcomeOf(name, check, context);
        if (problems !== null) found[name] = problems;
      }
      const lines = Object.entries(found).map(
        ([name, problems]) => `${name.padEnd(10)}${problems.length === 0 ? "well" : "not well"}`,
      );
      return { text: lines.join("\n"), data: found, problems: Object.values(found).flat() };
    },
  },
];

/** Null for what cannot be looked at without a setting that is wrong: the check of the settings says which. */
async function outcomeOf(name: string, check: Check, context: CliContext): Promise<readonly string[] | null> {
  try {
    return await check(context);
  } catch (error) {
    if (error instanceof EnvError) return null;
    const reason = error instanceof Error ? error.message : String(error);
    return [error instanceof StartError ? reason : `The ${name} cannot be looked at: ${reason}`];
  }
}

function checkDatabase({ DATA_DIR, BACKUP_DIR, MIGRATIONS_DIR }: Env): string[] {
  openCurrent(DATA_DIR, MIGRATIONS_DIR).close();
  const path = resolve(DATA_DIR, DATABASE);
  if (isSound(path)) return [];
  const newest = BACKUP_DIR ? newestBackup(BACKUP_DIR) : null;
  const backup = newest ? resolve(BACKUP_DIR, newest.folder) : undefined;
  return [`The database ${path} is damaged. ${restoreAdvice(DATA_DIR, backup)}`];
}

async function askPostgres(context: CliContext): Promise<string[]> {
  try {
    const isBegun = (await context.deps().store.version.read()) !== null;
    return isBegun ? [] : ["No server has used the database at DATABASE_URL yet. Start one."];
  } catch {
    return [
      "The database at DATABASE_URL does not answer, or has no tables yet. Start it, or a server once.",
    ];
  }
}

function checkDisk({ DATA_DIR }: Env): string[] {
  if (!existsSync(DATA_DIR)) return [];
  const { bavail, bsize } = statfsSync(DATA_DIR);
  const free = bavail * bsize;
  return free >= GB ? [] : [`The disk of ${DATA_DIR} has ${(free / GB).toFixed(1)} GB left. Free up space.`];
}

function checkBackups({ DATABASE_URL, DATA_DIR, BACKUP_DIR }: Env, now: number): string[] {
  if (DATABASE_URL) return [];
  if (!BACKUP_DIR) return ["There are no daily backups. Set BACKUP_DIR to a folder on another disk."];
  // The settings have said so already.
  if (writeProblem(BACKUP_DIR, backupFolder) !== null)
    return ["There are no new backups: see BACKUP_DIR above."];
  if (!hasAccounts(DATA_DIR)) return [];
  const newest = newestBackup(BACKUP_DIR, instanceIn(DATA_DIR));
  if (newest !== null && now - newest.time < 2 * DAY) return [];
  return [`No backup in ${BACKUP_DIR} is newer than two days. The server's log says why.`];
}

async function checkChain(context: CliContext): Promise<string[]> {
  const settings = context.settings();
  try {
    await createChain(settings.rpcUrl).call("getEpochInfo", []);
    return [];
  } catch {
    return [chainProblem(settings)];
  }
}

async function checkServer({ env }: CliContext): Promise<string[]> {
  const { HOST, PORT } = env();
  const address = `http://${HOST === "0.0.0.0" ? "127.0.0.1" : HOST}:${PORT}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
  if (answer?.ok) return [];
  return answer
    ? [`The server at ${address} is not ready: ${await answer.text()}`]
    : [`No server answers at ${address}. Start it: npm start`];
}
