/** @module-tag slow */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createCall } from "../testing/call.ts";
import { type ChildServer, startChild } from "../testing/child-server.ts";
import { askHost } from "../testing/http.ts";
import type { TestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

const children: ChildServer[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.process.kill("SIGKILL");
});

/** Runs the command line as an operator does. */
async function gemwright(dataDir: string, ...line: string[]) {
  const child = spawn(process.execPath, ["tooling/gemwright.mjs", ...line], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [code, out, err] = await Promise.all([
    new Promise<number | null>((resolve) => child.once("close", resolve)),
    child.stdout.toArray().then((parts) => Buffer.concat(parts).toString()),
    child.stderr.toArray().then((parts) => Buffer.concat(parts).toString()),
  ]);
  return { code, out, err };
}

async function liveSite(server: ChildServer): Promise<string> {
  const call: TestApp["call"] = createCall({
    request: async (path, init) => fetch(new URL(String(path), server.url), init),
  });
  const wallet = createTestWallet();
  const { address } = wallet;
  const { message } = (await call("createChallenge", { body: { address } })).body;
  const signed = { address, network: "solana", signature: wallet.sign(message), message };
  const session = (await call("walletSignIn", { body: signed })).body;
  const idea = { prompt: "a frog", image_style: "pixel", generation_type: "creative" };
  const made = await call("creativeGenerate", { session, body: idea });
  const token = await call("createDraft", { session, body: { session_id: made.body.session_id } });
  const domain = `localhost:${server.port}`;
  const request = { token_id: token.body.id, subdomain: "frog", domain, template_id: "template1" };
  const website = await call("generateWebsite", { session, body: request });
  await call("deployWebsite", { session, params: { websiteId: website.body.id } });
  return `frog.${domain}`;
}

/** Asks until it is answered so; a server that never does fails by the test's own time. */
async function untilStatus(server: ChildServer, host: string, status: number): Promise<Buffer> {
  for (;;) {
    const answer = await askHost(server.port, host);
    if (answer.status === status) return answer.bytes;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("the command line as a process", () => {
  it("takes a site down and restores it while the server runs", { tags: "long" }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "gem-command-"));
    const server = await startChild(dataDir);
    children.push(server);
    const host = await liveSite(server);
    await untilStatus(server, host, 200);
    const down = await gemwright(dataDir, "takedown", host, "--reason", "a false airdrop");
    expect([down.code, down.err, down.out]).toEqual([
      0,
      "",
      `${host} is taken down. To undo it: restore-site ${host}\n`,
    ]);
    expect((await untilStatus(server, host, 410)).toString()).toContain("was taken down");
    const list = await gemwright(dataDir, "blocks", "--json");
    expect(JSON.parse(list.out)).toMatchObject([{ kind: "site", value: host, reason: "a false airdrop" }]);
    expect((await gemwright(dataDir, "restore-site", host)).code).toBe(0);
    await untilStatus(server, host, 200);
  });

  it("backs up a running server, and restores its live site on another", { tags: "long" }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "gem-command-"));
    const server = await startChild(dataDir);
    children.push(server);
    const host = await liveSite(server);
    const page = await untilStatus(server, host, 200);
    const backup = join(mkdtempSync(join(tmpdir(), "gem-command-")), "monday");
    expect(await gemwright(dataDir, "backup", backup)).toMatchObject({ code: 0, err: "" });
    server.process.kill("SIGKILL");
    await server.exited;
    rmSync(dataDir, { recursive: true });

    const elsewhere = join(mkdtempSync(join(tmpdir(), "gem-command-")), "data");
    expect(await gemwright(elsewhere, "restore", backup)).toMatchObject({ code: 0, err: "" });
    const other = await startChild(elsewhere, [], { PORT: String(server.port) });
    children.push(other);
    expect(await untilStatus(other, host, 200)).toEqual(page);
  });

  it("exits with 2 and help for an unknown command, with 1 for a command that failed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "gem-command-"));
    const unknown = await gemwright(dataDir, "fly");
    expect([unknown.code, unknown.out]).toEqual([2, ""]);
    expect(unknown.err).toContain("There is no command fly.");
    expect(unknown.err).toContain("takedown <host>");
    const failed = await gemwright(dataDir, "users");
    expect([failed.code, failed.out]).toEqual([1, ""]);
    expect(failed.err).toContain("There is no database in");
  });
});
