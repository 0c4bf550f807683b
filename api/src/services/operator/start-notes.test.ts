import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { putBackup } from "../../testing/put-backup.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { LIST } from "./shelf.ts";
import { readStartNotes } from "./start-notes.ts";

const instance = { version: "0.2.0", backupDir: null, dataDir: "./data" };

it("says once that the program is a newer one, and not at the first start of all", async () => {
  const { deps } = createTestApp();
  expect(await readStartNotes(deps, { ...instance, version: "0.1.0" })).toEqual([]);
  expect(await readStartNotes(deps, instance)).toEqual([
    "Updated from 0.1.0 to 0.2.0. CHANGELOG.md, and /operator, say what is new.",
  ]);
  expect(await readStartNotes(deps, instance)).toEqual([]);
});

it("says which folder takes no backups, and goes on; makes one that is missing", async () => {
  const root = mkdtempSync(join(tmpdir(), "gem-shelf-"));
  writeFileSync(join(root, "file"), "");
  const testApp = createTestApp();
  await testApp.signIn();
  const notes = (name: string) => readStartNotes(testApp.deps, { ...instance, backupDir: join(root, name) });
  expect(await notes("file/backup")).toEqual([
    expect.stringMatching(/^There are no backups\. The backup folder .* cannot be made, .* run: mv /),
  ]);
  expect(await notes("new")).toEqual([]);
  expect(existsSync(join(root, "new"))).toBe(true);
});

it("offers an empty instance its newest finished backup that has accounts, until somebody has an account", async () => {
  const backupDir = mkdtempSync(join(tmpdir(), "gem-shelf-"));
  const folder = putBackup(backupDir, Date.UTC(2024, 0, 2));
  renameSync(join(folder, LIST), join(folder, "unfinished"));
  const testApp = createTestApp();
  const notes = () => readStartNotes(testApp.deps, { ...instance, backupDir });
  expect(await notes()).toEqual([]);
  renameSync(join(folder, "unfinished"), join(folder, LIST));
  putBackup(backupDir, Date.UTC(2024, 0, 3), 0);
  expect(await notes()).toEqual([
    `Nobody has an account here yet, and there is a backup of 2024-01-02T00:00:00.000Z. To bring it back, stop the server, move ./data away, and run: npm run gemwright -- restore ${folder}`,
  ]);
  await testApp.signIn();
  expect(await notes()).toEqual([]);
});
