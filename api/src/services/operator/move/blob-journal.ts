import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BLOB_NAME } from "../../../gateways/blob-store.ts";

/** What is known of the blobs of a move, over kills, so that its last run need not read them all again. */
export interface BlobJournal {
  /** Begun here, so that it is nobody else's. */
  isOurs(name: string): boolean;
  /** Read back from the target, and found to be what its name says. */
  isCompared(name: string): boolean;
  begin(name: string): void;
  compared(name: string): void;
  remove(): void;
}

/** A line for each blob in a file of the data folder; a line that a kill cut short says nothing. */
export function openBlobJournal(folder: string, target: string): BlobJournal {
  const hash = createHash("sha256").update(target).digest("hex").slice(0, 16);
  const path = join(folder, `moved-files-${hash}.txt`);
  const begun = new Set<string>();
  const compared = new Set<string>();
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];
  for (const line of lines) {
    const [name = "", word] = line.split(" ");
    if (BLOB_NAME.test(name)) (word === "compared" ? compared : begun).add(name);
  }
  const write = (text: string) => appendFileSync(path, text, { mode: 0o600 });
  // A line that was cut short ends here, and not in the next one.
  if (lines.length > 0) write("\n");
  return {
    isOurs: (name) => begun.has(name) || compared.has(name),
    isCompared: (name) => compared.has(name),
    begin(name) {
      if (begun.has(name)) return;
      begun.add(name);
      write(`${name} begun\n`);
    },
    compared(name) {
      compared.add(name);
      write(`${name} compared\n`);
    },
    remove: () => rmSync(path, { force: true }),
  };
}
