import type { OperatorDeps } from "../deps.ts";
import type { Env } from "../env.ts";
import type { Data } from "../services/operator/backup.ts";
import type { Settings } from "../settings.ts";
import type { Report } from "./report.ts";

/** Thrown when a command line cannot be parsed. */
export class UsageError extends Error {}

/** The parsed arguments of a command. */
export interface CommandInput {
  /** The words after the command's own. */
  words: readonly string[];
  options: Options;
}

export interface Options {
  all?: boolean;
  blobs?: string;
  "blobs-from"?: string;
  from?: string;
  keep?: string;
  limit?: string;
  reason?: string;
  to?: string;
  user?: string;
}

/** What a command may use. Each part is created on first use. */
export interface CliContext {
  clock(): number;
  /** Shows a line while the command goes on. */
  report(line: string): void;
  env(): Env;
  settings(): Settings;
  /** The data folder, and where its blobs are. */
  data(): Data;
  /** The data folder's database. */
  deps(): OperatorDeps;
}

export interface Command {
  /** The command's words, and the arguments after them. */
  usage: string;
  about: string;
  options?: readonly (keyof Options)[];
  run(context: CliContext, input: CommandInput): Promise<Report>;
}

/** The command's only argument. */
export function onlyWord({ words }: CommandInput, what: string): string {
  const [word, ...rest] = words;
  if (word === undefined) throw new UsageError(`Say ${what}.`);
  if (rest.length > 0) throw new UsageError(`Too many words after ${word}.`);
  return word;
}

export function noWords({ words }: CommandInput): void {
  if (words.length > 0) throw new UsageError(`Too many words: ${words.join(" ")}.`);
}

const DEFAULT_LIMIT = 200;
const MOST_LIMIT = 100_000;

/** How many rows to list, at most. */
export const limitOf = ({ options }: CommandInput): number =>
  options.limit === undefined ? DEFAULT_LIMIT : wholeNumber("limit", options.limit, MOST_LIMIT);

export function wholeNumber(option: keyof Options, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new UsageError(`--${option} takes a whole number from 1 to ${most}.`);
}
