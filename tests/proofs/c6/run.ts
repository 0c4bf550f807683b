import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type ChildServer, startChild } from "../../../api/src/testing/child-server.ts";
import { png } from "../../../api/src/testing/importer.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { callOver, signIn } from "../../support/api-user.ts";
import { openBrowser } from "../../support/browser.ts";
import type { Finding } from "../finding.ts";
import { planActs } from "./acts.ts";
import { doAll } from "./creator.ts";
import { judge } from "./judge.ts";
import { type Ledger, openLedger } from "./ledger.ts";
import { writePage } from "./page.ts";
import type { Sabotage } from "./sabotage.ts";
import { openWire, type Wire } from "./wire.ts";

export interface Proof {
  mutations: number;
  /** Names the creator, and fixes what they do. */
  seed: string;
  sabotage?: Sabotage;
  say?(line: string): void;
}

/** A server behind a wire, and a browser before it. */
export interface Place {
  /** A creator of their own, on a device of their own, does so much over the wire. */
  prove(proof: Proof): Promise<Finding>;
  close(): Promise<void>;
}

/** How many of the exchanges are cut. */
const SHARE = 0.6;

/**
 * How many times faster the device's clock goes: what waits a second for its next try waits 20 milliseconds.
 */
const SPEED = 50;

export async function openPlace(seed: string): Promise<Place> {
  const folders = ["gemwright-", "gemwright-web-"].map((name) => mkdtempSync(join(tmpdir(), name)));
  const [dataDir = "", webDir = ""] = folders;
  const wire = await openWire(randomFrom(`wire ${seed}`));
  const server = await startChild(dataDir, ["--follow-parent"], {
    ALLOWED_ORIGINS: wire.url,
    RATE_LIMIT_SCALE: "100000",
    WEB_DIR: webDir,
  });
  wire.lead(server.port);
  const ledger = openLedger(join(dataDir, "gemwright.db"));
  const browser = await openBrowser();
  return {
    prove: (proof) => prove(proof, { server, wire, ledger, browser, webDir }),
    close: async () => {
      await browser.close();
      ledger.close();
      wire.close();
      server.process.kill("SIGKILL");
      await server.exited;
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Parts {
  server: ChildServer;
  wire: Wire;
  ledger: Ledger;
  browser: Browser;
  webDir: string;
}

async function prove({ mutations, seed, sabotage, say = () => {} }: Proof, parts: Parts): Promise<Finding> {
  const { server, wire, ledger, browser, webDir } = parts;
  const path = await writePage(webDir, seed, sabotage);
  const call = callOver(() => server.url);
  const session = await signIn(call);
  const [place] = (await call("listDomains")).body.options;
  const picture = (await png("#c33")).toString("base64");
  const given = { session, began: Date.now(), speed: SPEED, domain: place?.domain ?? "", picture };
  const random = randomFrom(seed);
  const acts = planActs(mutations, random, seed, sabotage?.messages);
  const cutsBefore = { ...wire.cuts };
  const context = await browser.newContext();
  ledger.turn();
  wire.cut(SHARE);
  try {
    const result = await doAll({ context, url: wire.url + path, acts, given, random, wire, ledger, say });
    const tokens = acts.filter(({ kind }) => kind === "create").length;
    const faults = [...result.faults, ...judge(acts, ledger.read())];
    return { numbers: { mutations, tokens, ...since(cutsBefore, wire.cuts), pages: result.pages }, faults };
  } finally {
    wire.cut(0);
    await context.close();
  }
}

const since = (before: Wire["cuts"], now: Wire["cuts"]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(now).map(([place, count]) => [
      `cuts: ${place}`,
      count - before[place as keyof Wire["cuts"]],
    ]),
  );
