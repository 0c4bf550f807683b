import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cell, type Cells, notReached, notRun, STEPS, type Step, toCell } from "./cell.ts";
import { type Command, startCommand } from "./command.ts";

export interface Place {
  /** A fresh clone. */
  checkout: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** Where the commands' whole output is kept. */
  logs: string;
}

/** What a newcomer does, in their order. */
export async function tryRow(place: Place, until: Step): Promise<Cells> {
  const cells: Cells = { install: notRun, start: notRun, "main job": notRun, verify: notRun };
  const isWanted = (step: Step) => STEPS.indexOf(step) <= STEPS.indexOf(until);
  Object.assign(cells, await installAndStart(place));
  if (cells.install.outcome === "failed") return { ...cells, "main job": notReached, verify: notReached };
  if (isWanted("main job")) {
    const journey = ["run", "--project", "journeys", "tests/journeys/main-job.test.ts"];
    cells["main job"] = await runToEnd(place, "main job", "node", [
      "node_modules/vitest/vitest.mjs",
      ...journey,
    ]);
  }
  if (isWanted("verify")) cells.verify = await runToEnd(place, "verify", "npm", ["run", "verify"]);
  return cells;
}

/** `npm start` does both. Whether the packages are there is asked of the folder, and of SQLite itself. */
async function installAndStart(place: Place): Promise<Pick<Cells, "install" | "start">> {
  const began = Date.now();
  const env = { ...place.env, PORT: "0", SANDBOX_PORT: "0", DATA_DIR: place.dataDir };
  const command = startCommand("npm", ["start"], { cwd: place.checkout, env });
  await command.waitFor(/^Building …/m);
  const installed = Date.now();
  const address = (await command.waitFor(/Gemwright is at (\S+)/))?.[1];
  const answer = address ? await fetch(address).catch((error: Error) => error) : null;
  const started = Date.now();
  const hasStopped = await command.stop();
  keepLog(place, "start", command);

  const missing = await missingParts(place);
  const output = [command.output(), ...missing].join("\n");
  const install = toCell(missing.length === 0, installed - began, output);
  if (missing.length > 0) return { install, start: notReached };
  const complaints = [
    ...(answer instanceof Error ? [`The page failed to load: ${answer.message}`] : []),
    ...(answer instanceof Response && answer.status !== 200 ? [`The page failed with ${answer.status}`] : []),
    ...(hasStopped ? [] : ["It failed to stop within 29 seconds of Ctrl-C"]),
  ];
  const isOk = address !== undefined && complaints.length === 0;
  return { install, start: toCell(isOk, started - installed, [command.output(), ...complaints].join("\n")) };
}

const OPEN_DATABASE = 'new (require("better-sqlite3"))(":memory:").close()';

async function missingParts({ checkout, env }: Place): Promise<readonly string[]> {
  // npm writes it when it has finished.
  if (!existsSync(join(checkout, "node_modules/.package-lock.json"))) return ["Packages are missing."];
  const opening = startCommand("node", ["-e", OPEN_DATABASE], { cwd: checkout, env });
  return (await opening.ended) === 0 ? [] : ["SQLite cannot be opened."];
}

async function runToEnd(place: Place, step: Step, name: string, parameters: string[]): Promise<Cell> {
  const began = Date.now();
  const command = startCommand(name, parameters, { cwd: place.checkout, env: place.env });
  const status = await command.ended;
  keepLog(place, step, command);
  return toCell(status === 0, Date.now() - began, command.output());
}

function keepLog({ logs }: Place, step: Step, command: Command) {
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, `${step.replace(" ", "-")}.log`), command.output());
}
