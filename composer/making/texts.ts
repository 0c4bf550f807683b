import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const composerFolder = fileURLToPath(new URL("..", import.meta.url));

const HEAD = `// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.\n`;

/** The module of each folder that holds .txt or .css files: one exported string a file. */
export const textModules = (): Map<string, string> => {
  const files = readdirSync(composerFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(txt|css)$/.test(path))
    .sort();
  const modules = new Map<string, string>();
  for (const path of files) {
    const module = join(composerFolder, dirname(path), "texts.gen.ts");
    modules.set(module, (modules.get(module) ?? HEAD) + exportOf(path));
  }
  return modules;
};

const exportOf = (path: string): string => {
  const source = readFileSync(join(composerFolder, path), "utf8");
  const text = path.endsWith(".css") ? withoutSpace(source) : withoutComments(source);
  const name = nameOf(path);
  return `\nexport const ${name} = \`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\`;\n`;
};

/** "reading/lexicon/foreign-nouns.txt" is exported as `foreignNouns`. */
const nameOf = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? "")
    .replace(/\.\w+$/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, "").trim();

/**
 * As a browser needs it: without white space, and without the zero before a fraction that the formatter asks
 * for.
 */
const withoutSpace = (css: string): string =>
  transformSync(css, { loader: "css", minifyWhitespace: true })
    .code.trim()
    .replace(/(?<![\w.#])0(?=\.\d)/g, "");

/** `npx tsx composer/making/texts.ts`; part of every build. It writes only what has changed. */
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, code] of textModules())
    if (!existsSync(path) || readFileSync(path, "utf8") !== code) writeFileSync(path, code);
