import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChildServer, startChild } from "../../api/src/testing/child-server.ts";
import { installOwnPackages } from "./own-packages.ts";

const PROGRAM = "tests/proofs/typed-client/program.ts";
/** Inside the repository, so that the program finds its packages. */
const FOLDER = ".cache/typed-programs";

let server: ChildServer;
let document: string;
const dataDir = mkdtempSync(join(tmpdir(), "gem-typed-"));

beforeAll(async () => {
  server = await startChild(dataDir);
  document = await (await fetch(`${server.url}/api/v1/openapi.json`)).text();
});

afterAll(async () => {
  server.process.kill("SIGTERM");
  await server.exited;
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a client whose types are made from a running server's document", () => {
  it("compiles, and no longer does where a path or a field gets another name", { tags: "long" }, async () => {
    const withTypes = await typeMaker();
    const roots = {
      asItIs: await withTypes("as-it-is", document),
      otherPath: await withTypes("other-path", document.replaceAll("/my-tokens/{id}", "/tokens/{id}")),
      otherField: await withTypes("other-field", document.replaceAll('"ticker"', '"symbol"')),
      otherAnswer: await withTypes("other-answer", document.replaceAll('"csrf_token"', '"csrf"')),
    };
    const complaints = compile(Object.values(roots));
    const of = (root: string) => complaints.filter(({ file }) => file === root).map(({ text }) => text);
    expect(of(roots.asItIs)).toEqual([]);
    expect(of(roots.otherPath).join()).toContain('"/token-generation/my-tokens/{id}"');
    expect(of(roots.otherField).join()).toContain("'ticker' does not exist");
    expect(of(roots.otherAnswer).join()).toContain("'csrf_token' does not exist");
  });

  it("signs in, lists, makes and reads a token, and is told in types what went wrong", async () => {
    const program = copyProgram("run");
    const output = execFileSync(process.execPath, ["--import", "tsx", program, server.url], {
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual({
      anonymous: { status: 401, code: "not_signed_in" },
      before: 0,
      ticker: "AFROG",
      isSame: true,
      after: [true],
      refused: { status: 422, code: "validation_failed", path: "ticker" },
    });
  });
});

/** The program in a folder of its own; answers its path. */
function copyProgram(name: string): string {
  const folder = resolve(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(PROGRAM, join(folder, "program.ts"));
  return join(folder, "program.ts");
}

type Typed = (name: string, openApi: string) => Promise<string>;

/** Installs what makes types of a document. What it returns copies the program beside a document's types. */
async function typeMaker(): Promise<Typed> {
  const { resolve: find } = installOwnPackages("tests/proofs/typed-client");
  const { default: openapiTS, astToString } = await import(pathToFileURL(find("openapi-typescript")).href);
  return async (name, openApi) => {
    const program = copyProgram(name);
    writeFileSync(join(dirname(program), "api.ts"), astToString(await openapiTS(JSON.parse(openApi))));
    return program;
  };
}

function compile(roots: string[]): { file: string; text: string }[] {
  const program = ts.createProgram(roots, {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    esModuleInterop: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    file: resolve(file?.fileName ?? ""),
    text: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
}
