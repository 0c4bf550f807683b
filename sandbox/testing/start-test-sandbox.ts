import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection } from "@solana/web3.js";
import type { Now } from "../chain/slots.ts";
import { startSandbox } from "../sandbox.ts";

export interface TestSandbox {
  url: string;
  data: string;
  connection: Connection;
  /** Sends a command to `/control/*`. */
  control(path: string, body: object): Promise<unknown>;
  /** Moves on so many slots. */
  step(slots: number): Promise<unknown>;
  close(): Promise<void>;
}

interface TestSandboxOptions {
  data?: string;
  public?: string;
  now?: Now;
}

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), "sandbox-test-"));

/** A sandbox whose clock stands still: slots pass when a test says so, never by waiting. */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const data = options.data ?? (await temporaryDirectory());
  const sandbox = await startSandbox({
    data,
    public: options.public ?? data,
    port: 0,
    product: "Gemwright",
    control: true,
    now: options.now ?? (() => 1_700_000_000_000),
  });
  const control = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${sandbox.url}/control/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  return {
    url: sandbox.url,
    data,
    connection: new Connection(sandbox.url, {
      commitment: "confirmed",
      wsEndpoint: sandbox.url.replace("http", "ws"),
    }),
    control,
    step: (slots) => control("slots", { step: slots }),
    close: async () => {
      await sandbox.close();
      if (!options.data) await rm(data, { recursive: true, force: true });
    },
  };
}
