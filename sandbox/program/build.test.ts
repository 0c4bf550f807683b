import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  buildProgram,
  compilerVersion,
  PROGRAMS,
  programPath,
  readRecord,
  sha256,
  sourceHash,
} from "./build.ts";

const record = readRecord();
const sameCompiler = compilerVersion() === record.compiler;

describe("the programs that are kept beside their source", () => {
  it("were built from the source of today", () => {
    expect(record.source, "run `node --import tsx sandbox/program/build.ts`").toBe(sourceHash());
  });

  it.each(PROGRAMS)("are what was built: %s", (name) => {
    expect(sha256(readFileSync(programPath(name)))).toBe(record.programs[name]);
  });

  it.runIf(sameCompiler).each(PROGRAMS)("come out the same when %s is built again", (name) => {
    expect(sha256(buildProgram(name))).toBe(record.programs[name]);
  });
});
