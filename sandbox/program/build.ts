// Builds the on-chain programs with clang: `node --import tsx sandbox/program/build.ts`. What it makes is
// kept beside its source, so that the sandbox runs without it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as addresses from "../launchpad/addresses.ts";
import { linkProgram } from "./link.ts";

const HERE = import.meta.dirname;
export const PROGRAMS = ["launchpad", "router", "assertions"] as const;
type ProgramName = (typeof PROGRAMS)[number];

const SOURCES = readdirSync(HERE)
  .filter((name) => /\.[ch]$/.test(name))
  .concat("link.ts", "shared-object.ts")
  .sort();
const WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-function"];
const OPTIONS = ["-target", "bpfel", "-mcpu=v1", "-ffreestanding", "-fno-builtin", "-Os", ...WARNINGS];
const ADDRESS_HEADER = "addresses.gen.h";

/** What is written beside the programs, so that a test can tell whether they belong to their source. */
export interface BuildRecord {
  compiler: string;
  /** SHA-256 of all that the programs are made of. */
  source: string;
  programs: Record<ProgramName, string>;
}

const RECORD = join(HERE, "build.json");
export const programPath = (name: ProgramName) => join(HERE, `${name}.so`);
export const readRecord = () => JSON.parse(readFileSync(RECORD, "utf8")) as BuildRecord;
export const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

export const sourceHash = () =>
  sha256(addressHeader(), OPTIONS.join(" "), ...SOURCES.map((name) => readFileSync(join(HERE, name))));

/** The first line that clang says of itself; undefined where there is none. */
export function compilerVersion(): string | undefined {
  try {
    return execFileSync("clang", ["--version"], { encoding: "utf8" }).split("\n")[0];
  } catch {
    return;
  }
}

export function buildProgram(name: ProgramName): Buffer {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-program-"));
  try {
    writeFileSync(join(directory, ADDRESS_HEADER), addressHeader());
    const object = join(directory, `${name}.o`);
    const options = [...OPTIONS, `-I${HERE}`, `-I${directory}`];
    execFileSync("clang", [...options, "-c", join(HERE, `${name}.c`), "-o", object], { stdio: "inherit" });
    return linkProgram(readFileSync(object), "entrypoint");
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The addresses that the programs compare with: the same ones that the sandbox builds transactions of. */
function addressHeader(): string {
  const keys = {
    LAUNCHPAD_PROGRAM: addresses.LAUNCHPAD_PROGRAM,
    SYSTEM_PROGRAM: addresses.SYSTEM_PROGRAM,
    TOKEN_2022: addresses.TOKEN_2022,
    ASSOCIATED_TOKEN_PROGRAM: addresses.ASSOCIATED_TOKEN_PROGRAM,
    MAYHEM_PROGRAM: addresses.MAYHEM_PROGRAM,
    WRAPPED_SOL: addresses.WRAPPED_SOL,
    MINT_AUTHORITY: addresses.MINT_AUTHORITY,
    EVENT_AUTHORITY: addresses.EVENT_AUTHORITY,
    GLOBAL: addresses.GLOBAL,
    FEE_CONFIG: addresses.FEE_CONFIG,
  };
  const { MINT_AUTHORITY_BUMP, EVENT_AUTHORITY_BUMP } = addresses;
  const unused = "__attribute__((unused)) static const";
  return [
    "#pragma once",
    '#include "runtime.h"',
    ...Object.entries(keys).map(([name, key]) => `${unused} Key ${name} = {{${key.toBytes().join()}}};`),
    ...Object.entries({ MINT_AUTHORITY_BUMP, EVENT_AUTHORITY_BUMP }).map(
      ([name, bump]) => `${unused} u8 ${name} = ${bump};`,
    ),
    "",
  ].join("\n");
}

function buildAll(): void {
  const compiler = compilerVersion();
  if (!compiler) throw new Error("clang is needed to build the programs");
  const programs = Object.fromEntries(
    PROGRAMS.map((name) => {
      const bytes = buildProgram(name);
      writeFileSync(programPath(name), bytes);
      return [name, sha256(bytes)];
    }),
  );
  writeFileSync(RECORD, `${JSON.stringify({ compiler, source: sourceHash(), programs }, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) buildAll();
