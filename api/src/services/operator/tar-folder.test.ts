import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { tarFolder } from "./tar-folder.ts";

const hasTar = spawnSync("tar", ["--version"]).status === 0;
const folder = () => mkdtempSync(join(tmpdir(), "gem-tar-"));
const LONG = `${"deep/".repeat(20)}${"0123456789abcdef".repeat(5)}.webp`;

function createFolder(): { parent: string; sizes: Record<string, number> } {
  const parent = folder();
  const sizes = { "backup.json": 2, empty: 0, "exactly.bin": 512, "blobs/ab/large.bin": 300_001, [LONG]: 7 };
  for (const [path, size] of Object.entries(sizes)) {
    mkdirSync(join(parent, "monday", path, ".."), { recursive: true });
    writeFileSync(join(parent, "monday", path), Buffer.alloc(size, path));
  }
  return { parent, sizes };
}

describe("a folder as a tar archive", () => {
  it.skipIf(!hasTar)("is read by tar, every byte of it", async () => {
    const { parent, sizes } = createFolder();
    const { length, stream } = await tarFolder(parent, "monday");
    const bytes = await buffer(stream);
    expect(bytes.length).toBe(length);
    const to = folder();
    execFileSync("tar", ["-xf", "-", "-C", to], { input: bytes });
    expect(readdirSync(to)).toEqual(["monday"]);
    for (const path of Object.keys(sizes))
      expect(readFileSync(join(to, "monday", path)).equals(readFileSync(join(parent, "monday", path)))).toBe(
        true,
      );
    expect(statSync(join(to, "monday", "backup.json")).mode & 0o777).toBe(0o600);
  });

  it.skipIf(!hasTar)("has files of more than 8 GB", async () => {
    const parent = folder();
    mkdirSync(join(parent, "monday"));
    writeFileSync(join(parent, "monday", "gemwright.db"), "");
    truncateSync(join(parent, "monday", "gemwright.db"), 2 ** 33 + 1);
    const { stream } = await tarFolder(parent, "monday");
    const [header] = (await stream.take(1).toArray()) as [Buffer];
    const listed = spawnSync("tar", ["-tvf", "-"], { input: header.subarray(0, 512), encoding: "utf8" });
    expect(listed.stdout).toContain(" 8589934593 ");
  });

  it("breaks off where a file has changed or is gone", async () => {
    for (const harm of [(path: string) => rmSync(path), (path: string) => truncateSync(path, 10)]) {
      const { parent } = createFolder();
      const { stream } = await tarFolder(parent, "monday");
      harm(join(parent, "monday", "exactly.bin"));
      await expect(buffer(stream)).rejects.toThrow();
    }
  });
});
