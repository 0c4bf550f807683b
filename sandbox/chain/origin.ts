import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Now } from "./slots.ts";

/** What a chain is born with: it fixes the blockhashes, the faucet's key and the time of each slot. */
export interface Origin {
  seed: Uint8Array;
  genesisMs: number;
}

export function readOrCreateOrigin(directory: string, now: Now): Origin {
  const path = join(directory, "origin.json");
  if (!existsSync(path)) {
    writeDurably(path, JSON.stringify({ seed: randomBytes(32).toString("hex"), genesisMs: now() }));
  }
  const { seed, genesisMs } = JSON.parse(readFileSync(path, "utf8")) as { seed: string; genesisMs: number };
  return { seed: Buffer.from(seed, "hex"), genesisMs };
}

/** Whole or not at all: written beside, flushed, then renamed. */
export function writeDurably(path: string, content: string | Uint8Array): void {
  const draft = `${path}.draft`;
  const file = openSync(draft, "w");
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}
