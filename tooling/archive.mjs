// `npm run release -- archive`: what is checked out, built, with the packages that it runs on and no others. It starts
// where there is Node and nothing else: `node start.mjs`.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./run.mjs";

const FOLDER = "dist/release";
const PACKAGES = "node_modules/";
/** What is not needed to run: packages inside of packages are copied by themselves, and SQLite is built. */
const left =
  /[\\/](node_modules|\.sources)$|\.map$|better-sqlite3[\\/](deps|src|build[\\/](?!Release$|Release[\\/]better_sqlite3\.node$))/;
const files = [
  "dist/server",
  "dist/sandbox",
  "dist/web",
  "api/migrations",
  "composer/pictures-data",
  "docs",
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
];

/** Makes the archive and the file with its checksum. Returns its path. The build has to be there. */
export async function makeArchive(folder = FOLDER) {
  const { version } = readJson("package.json");
  const builtFor = {
    node: process.versions.node.split(".")[0],
    platform: process.platform,
    arch: process.arch,
    modules: process.versions.modules,
  };
  const name = `gemwright-${version}-${builtFor.platform}-${builtFor.arch}-node${builtFor.node}`;
  const root = join(folder, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const path of files) copy(path, join(root, path));
  copy("tooling/archive/start.mjs", join(root, "start.mjs"));
  copy("tooling/run-product.mjs", join(root, "run-product.mjs"));
  copy("tooling/settings-file.mjs", join(root, "settings-file.mjs"));
  for (const path of productionPackages()) copy(path, join(root, path));
  writeFileSync(join(root, "package.json"), `${JSON.stringify(manifest(builtFor), null, 2)}\n`);

  const archive = `${name}.tar.gz`;
  const { status, output } = await run("tar", ["-czf", archive, name], { cwd: folder });
  if (status !== 0) throw new Error(`tar failed:\n${output}`);
  rmSync(root, { recursive: true });
  const sum = createHash("sha256")
    .update(readFileSync(join(folder, archive)))
    .digest("hex");
  writeFileSync(join(folder, "SHA256SUMS"), `${sum}  ${archive}\n`);
  return join(folder, archive);
}

/** The folders of the lock file's packages that are not for development alone. Those for other systems are not there. */
function productionPackages() {
  const { packages } = readJson("package-lock.json");
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith(PACKAGES) && !dev && !devOptional)
    .filter(([path]) => existsSync(path))
    .map(([path]) => path);
}

function manifest(builtFor) {
  const { name, version, license, type, dependencies } = readJson("package.json");
  const start = "node start.mjs";
  const scripts = { start, gemwright: start };
  return { name, version, private: true, license, type, scripts, dependencies, builtFor };
}

function copy(from, to) {
  const isWanted = (path) => path === from || !left.test(path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter: isWanted });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
