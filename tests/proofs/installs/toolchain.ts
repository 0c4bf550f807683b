import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { startCommand } from "./command.ts";
import type { Row } from "./rows.ts";

export interface Toolchain {
  /** The versions that were fetched. */
  node: string;
  npm: string;
  env: NodeJS.ProcessEnv;
}

/**
 * A Node and an npm from the registry, and an environment in which they are the commands `node` and `npm`.
 * The package of Node holds the binary that nodejs.org offers, and the headers that a compiler needs.
 */
export async function fetchToolchain({ node, npm }: Row, folder: string, cache: string): Promise<Toolchain> {
  const nodePackage = `node-${process.platform}-${process.arch}`;
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const specs = [`${nodePackage}@${node}`, `npm@${npm}`];
  const options = ["--prefix", folder, "--cache", cache, "--ignore-scripts", "--no-save", "--loglevel=error"];
  const command = startCommand("npm", ["install", ...options, ...specs], {
    cwd: folder,
    env: outerEnvironment(),
  });
  if ((await command.ended) !== 0)
    throw new Error(`This proof needs ${specs.join(" and ")} from the registry.\n${command.output()}`);

  const packages = join(folder, "node_modules");
  symlinkSync(join(packages, nodePackage, "bin", "node"), join(bin, "node"));
  for (const name of ["npm", "npx"])
    symlinkSync(join(packages, "npm", "bin", `${name}-cli.js`), join(bin, name));
  const outer = outerEnvironment();
  return {
    node: versionOf(join(packages, nodePackage)),
    npm: versionOf(join(packages, "npm")),
    env: {
      ...outer,
      PATH: `${bin}${delimiter}${outer.PATH}`,
      npm_config_cache: cache,
      npm_config_nodedir: join(packages, nodePackage),
    },
  };
}

/**
 * How the registry is reached is the machine's. npm passes its other settings on to what it runs, and so to
 * us.
 */
const IS_OF_REGISTRY = /^npm_config_(registry|cafile)$/i;
const IS_OF_THIS_RUN = /^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|NODE_PATH$|NODE$|INIT_CWD$)/i;

/** The environment of the terminal, without what the npm that runs this proof has added. */
export function outerEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => IS_OF_REGISTRY.test(name) || !IS_OF_THIS_RUN.test(name),
  );
  const paths = (process.env.PATH ?? "").split(delimiter);
  return {
    ...Object.fromEntries(kept),
    PATH: paths.filter((path) => !path.includes("node_modules")).join(delimiter),
  };
}

const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
