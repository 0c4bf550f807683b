/**
 * Whether the composer's heap grows with the tokens that it has made, as the engine runs it and with its compilers off,
 * which leaves what the composer itself keeps. Each later fifth of the tokens is a round. `npm run bench -- memory [tokens]`
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { settle, words } from "./budgets/budgets.ts";

const [tokens = "1500"] = words();
const STEPS = 5;
const step = Math.floor(Number(tokens) / STEPS);

interface Held {
  made: number;
  /** Megabytes. */
  heap: number;
  objects: number;
  code: number;
}

const figures = [
  grow("as it is", []),
  grow("without the engine's compilers", ["--no-opt", "--no-maglev", "--no-sparkplug"]),
];
settle("memory", figures);

function grow(what: string, flags: readonly string[]) {
  const program = join(import.meta.dirname, "memory/generate.ts");
  const args = ["--expose-gc", ...flags, "--import", "tsx", program, String(step * STEPS), String(step)];
  const lines = execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split("\n");
  const held = lines.map((line) => JSON.parse(line) as Held);
  for (const { made, heap, objects, code } of held)
    console.log(
      `${what}, ${made} tokens: ${heap.toFixed(1)} MB, of it objects ${objects.toFixed(1)}, code ${code.toFixed(1)}`,
    );
  const [first, ...later] = held.map(({ heap }) => heap);
  return {
    what: `${what}: heap × after the first ${step}`,
    rounds: later.map((each) => each / (first ?? Number.NaN)),
  };
}
