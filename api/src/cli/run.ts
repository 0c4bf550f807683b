import { parseArgs } from "node:util";
import { CodedError } from "#contract/errors.ts";
import { StartError } from "../db/database.ts";
import { EnvError } from "../env.ts";
import { openCliContext, type Source } from "./cli-context.ts";
import { type Command, type Options, UsageError } from "./command.ts";
import { backups } from "./commands/backups.ts";
import { blocks } from "./commands/blocks.ts";
import { config } from "./commands/config.ts";
import { doctor } from "./commands/doctor.ts";
import { gallery } from "./commands/gallery.ts";
import { held } from "./commands/held.ts";
import { launchpad } from "./commands/launchpad.ts";
import { lists } from "./commands/lists.ts";
import { messages } from "./commands/messages.ts";
import { models } from "./commands/models.ts";
import { moves } from "./commands/moves.ts";
import { premium } from "./commands/premium.ts";
import { sites } from "./commands/sites.ts";
import { oneLine, printableJson } from "./printable.ts";

const commands: readonly Command[] = [
  ...doctor,
  ...config,
  ...backups,
  ...moves,
  ...lists,
  ...messages,
  ...sites,
  ...held,
  ...blocks,
  ...premium,
  ...gallery,
  ...models,
  ...launchpad,
];

export interface Outcome {
  /** 0: done. 1: it could not be done. 2: that is no command. */
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** Runs one command line. `source` is the environment; `report` shows a line while a long command goes on. */
export async function run(
  line: readonly string[],
  source?: Source,
  clock = Date.now,
  report: (line: string) => void = () => undefined,
): Promise<Outcome> {
  const context = openCliContext(source, clock, report);
  try {
    const { command, input, asJson } = readLine(line);
    if (!command) return { code: 0, out: help(), err: "" };
    const { text, data, problems = [] } = await command.run(context, input);
    const out = asJson ? printableJson(data) : text;
    return { code: problems.length > 0 ? 1 : 0, out, err: problems.map(oneLine).join("\n") };
  } catch (error) {
    return failure(error);
  } finally {
    await context.close();
  }
}

function failure(error: unknown): Outcome {
  if (error instanceof UsageError) return { code: 2, out: "", err: `${oneLine(error.message)}\n\n${help()}` };
  const isKnown = error instanceof CodedError || error instanceof EnvError || error instanceof StartError;
  if (isKnown) return { code: 1, out: "", err: error.message.split("\n").map(oneLine).join("\n") };
  return { code: 1, out: "", err: String(error instanceof Error ? error.stack : error) };
}

const optionKinds = {
  all: { type: "boolean" },
  blobs: { type: "string" },
  "blobs-from": { type: "string" },
  from: { type: "string" },
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  keep: { type: "string" },
  limit: { type: "string" },
  reason: { type: "string" },
  to: { type: "string" },
  user: { type: "string" },
} as const;

/** No command where help is asked for. */
function readLine(line: readonly string[]) {
  const { values, positionals } = parse(line);
  const { help: wantsHelp = false, json: asJson = false, ...options } = values;
  if (wantsHelp || positionals[0] === "help") return { command: null, input: null, asJson };
  if (positionals.length === 0) throw new UsageError("Say which command to run.");
  const command = find(positionals);
  if (!command) throw new UsageError(`There is no command ${positionals.join(" ")}.`);
  const stray = (Object.keys(options) as (keyof Options)[]).find((name) => !command.options?.includes(name));
  if (stray) throw new UsageError(`${ownWords(command).join(" ")} takes no --${stray}.`);
  const words = positionals.slice(ownWords(command).length);
  return { command, input: { words, options }, asJson };
}

function parse(line: readonly string[]) {
  try {
    return parseArgs({ args: [...line], options: optionKinds, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const ownWords = ({ usage }: Command): string[] => usage.split(" ").filter((word) => !word.startsWith("<"));

/** The command with the most words of its own that the line begins with. */
const find = (words: readonly string[]): Command | undefined =>
  commands
    .filter((command) => ownWords(command).every((word, at) => word === words[at]))
    .sort((one, other) => ownWords(other).length - ownWords(one).length)[0];

function help(): string {
  const widest = Math.max(...commands.map(({ usage }) => usage.length));
  const lines = commands.map(({ usage, about }) => `  ${usage.padEnd(widest)}  ${about}`);
  return [
    "npm run gemwright -- <command> [--json]",
    "",
    ...lines,
    `  ${"help".padEnd(widest)}  This page`,
    "",
    "Lists take --limit <number>. Commands use the data folder (DATA_DIR), even while the server runs.",
  ].join("\n");
}
