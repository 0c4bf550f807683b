import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

/** The settings in a file: none where it is not there. Ends the process with a sentence where this user cannot read it. */
export function readSettingsFile(path) {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    console.error(sentenceOf(resolve(path), error.code));
    process.exit(1);
  }
}

/** As `process.loadEnvFile`, which does not change what is set. */
export function loadSettingsFile(path) {
  for (const [name, value] of Object.entries(readSettingsFile(path))) process.env[name] ??= value;
}

function sentenceOf(path, code) {
  const group = process.getgid?.();
  if (code !== "EACCES" || group === undefined) return `The settings file ${path} cannot be read (${code}).`;
  return `The settings file ${path} cannot be read by this user. Run as root: chown root:${group} ${path} && chmod 640 ${path}`;
}
