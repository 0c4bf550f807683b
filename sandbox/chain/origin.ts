import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Now } from "./slots.ts";

/** What a chain is born with: it fixes the blockhashes, the faucet's key and the time of each slot. */
export interface Origin {
  seed: Uint8Array;
  genesisMs: number;
  /** Where an earlier chain was put that this one cannot continue. */
  setAside?: string;
}

interface OriginFile {
  seed: string;
  genesisMs: number;
  /** Digest of the genesis. Older chains have none. */
  genesis?: string;
}

/** The origin last, so that a half-moved chain is still recognized as the previous one. */
const CHAIN_FILES = ["journal", "snapshot", "snapshot-entries", "slot", "origin.json"];

/**
 * The origin of the chain in this directory, or of a new one. A chain that began on another genesis would not
 * run to the same end again, so its files are put aside and a new one begins.
 */
export function readOrCreateOrigin(directory: string, now: Now, genesis: string): Origin {
  const path = join(directory, "origin.json");
  const found = readOrigin(path);
  if (found?.genesis === genesis) return toOrigin(found);
  const setAside = found && putAside(directory, found);
  const origin = { seed: randomBytes(32).toString("hex"), genesisMs: now(), genesis };
  writeDurably(path, JSON.stringify(origin));
  return { ...toOrigin(origin), ...(setAside && { setAside }) };
}

const readOrigin = (path: string): OriginFile | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;

const toOrigin = ({ seed, genesisMs }: OriginFile): Origin => ({ seed: Buffer.from(seed, "hex"), genesisMs });

function putAside(directory: string, { genesisMs, seed }: OriginFile): string {
  const place = join(directory, `chain-of-${genesisMs}-${seed.slice(0, 8)}`);
  mkdirSync(place, { recursive: true });
  for (const name of CHAIN_FILES) {
    if (existsSync(join(directory, name))) renameSync(join(directory, name), join(place, name));
  }
  return place;
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
