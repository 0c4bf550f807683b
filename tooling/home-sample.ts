import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "made:home-sample";
const FILE = "web/public/sample/sample.json";
/** Where nothing was prepared, as in a test. */
const unprepared = {
  idea: "a frog astronaut who mines cheese on the moon",
  name: "Moon Frog",
  ticker: "MOON",
  narrative: "A frog astronaut mines cheese on the moon.",
};

/**
 * Gives `import sample from "made:home-sample"` what the composer made of the home page's first sentence
 * (composer/making/home-sample.ts).
 */
export const homeSample = (): Plugin => ({
  name: NAME,
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    return `export default ${existsSync(FILE) ? readFileSync(FILE, "utf8") : JSON.stringify(unprepared)}`;
  },
});
