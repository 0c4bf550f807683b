import { readFile } from "node:fs/promises";
import { DAY } from "#contract/limits.ts";
import type { OperatorDeps } from "../../deps.ts";

/** Where the server is started, in the source as in a release. */
const CHANGELOG = "CHANGELOG.md";

/** The changes of one kind, such as "Added", of one version. */
export interface Changes {
  version: string;
  kind: string;
  changes: string[];
}

/** The last update of this instance, with what it brought; null where it has run one version alone. */
export interface Update {
  from: string;
  at: number;
  isRecent: boolean;
  news: readonly Changes[];
}

export async function readUpdate({
  store,
  clock,
}: Pick<OperatorDeps, "store" | "clock">): Promise<Update | null> {
  const update = await store.version.readUpdate();
  if (update === null) return null;
  const changelog = await readFile(CHANGELOG, "utf8").catch(() => "");
  const isRecent = clock() - update.at < 14 * DAY;
  return { ...update, isRecent, news: changesSince(changelog, update.from) };
}

/** What a changelog says of the versions after this one, newest first. What is not released yet is left out. */
export function changesSince(changelog: string, version: string): Changes[] {
  const found: Changes[] = [];
  let current = "Unreleased";
  for (const line of changelog.split("\n")) {
    const heading = /^## \[([^\]]+)\]/.exec(line)?.[1];
    if (heading === version) break;
    current = heading ?? current;
    if (current === "Unreleased") continue;
    const kind = /^### (.+)/.exec(line)?.[1];
    if (kind !== undefined) found.push({ version: current, kind, changes: [] });
    const change = /^- (.+)/.exec(line)?.[1];
    if (change !== undefined) found.at(-1)?.changes.push(plain(change));
  }
  return found;
}

/** Markdown's links and code as plain text. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");
