import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { DAY, HOUR } from "#contract/limits.ts";
import { putBackup } from "../../testing/put-backup.ts";
import { datedFolder } from "./shelf.ts";
import { watchBackups } from "./watch-backups.ts";

/** Stands in for the operator's commands: puts a finished backup on the shelf, and notes what it was asked. */
const COMMANDS = `
const { appendFileSync, cpSync, existsSync, readFileSync } = require("node:fs");
const [shelf] = process.argv.slice(3);
appendFileSync(shelf + "/../asked", process.argv.slice(2).join(" ") + "\\n");
if (existsSync(shelf + "/../broken")) { console.error("The disk is full."); process.exit(1); }
const folder = readFileSync(shelf + "/../next", "utf8");
cpSync(shelf + "/../made", folder, { recursive: true });
console.log("Backed up.");
`;

function createShelf() {
  const root = mkdtempSync(join(tmpdir(), "gem-backups-"));
  const shelf = join(root, "shelf");
  const logged: string[] = [];
  const note = (level: string) => (_fields: object, text: string) => logged.push(`${level} ${text}`);
  const time = { now: Date.UTC(2026, 2, 1) };
  const counts = { users: 1 };
  const cli = [join(root, "commands.cjs")];
  writeFileSync(join(root, "commands.cjs"), COMMANDS);
  const log = { info: note("info"), error: note("error") } as never;
  const store = { overview: { counts: async () => counts }, instance: { read: async () => "own" } } as never;
  const deps = { clock: () => time.now, log, store };
  renameSync(putBackup(root, time.now), join(root, "made"));
  const asked = () => readFileSync(join(root, "asked"), "utf8").trim().split("\n");
  const plan = { shelf, keep: 3, cli };
  const watch = async () => {
    writeFileSync(join(root, "next"), datedFolder(shelf, time.now));
    const watching = watchBackups(deps, plan);
    await watching.look();
    stops.push(watching.stop);
    return async () => {
      writeFileSync(join(root, "next"), datedFolder(shelf, time.now));
      await watching.look();
    };
  };
  return { root, shelf, logged, time, counts, asked, watch };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("the daily backup", () => {
  it("is made at the start, and again a day later, by the operator's command", async () => {
    const { shelf, time, asked, logged, watch } = createShelf();
    const look = await watch();
    expect(asked()).toEqual([`backup ${shelf} --keep 3`]);
    time.now += DAY - 1;
    await look();
    expect(asked()).toHaveLength(1);
    time.now += 1;
    await look();
    expect(asked()).toHaveLength(2);
    expect(logged).toEqual(["info Backed up.", "info Backed up."]);
    expect(readdirSync(shelf)).toEqual(["2026-03-01T00-00-00-000Z", "2026-03-02T00-00-00-000Z"]);
  });

  it("is not made again by a restart, and an unfinished one does not count", async () => {
    const { shelf, time, asked, watch } = createShelf();
    mkdirSync(datedFolder(shelf, time.now), { recursive: true });
    time.now += HOUR;
    await watch();
    await watch();
    expect(asked()).toHaveLength(1);
  });

  it("is not made while nobody has an account, and removes nothing", async () => {
    const { root, shelf, time, counts, asked, watch } = createShelf();
    const real = putBackup(shelf, time.now - 30 * DAY);
    counts.users = 0;
    const look = await watch();
    expect(existsSync(join(root, "asked"))).toBe(false);
    expect(existsSync(real)).toBe(true);
    counts.users = 1;
    await look();
    expect(asked()).toHaveLength(1);
  });

  it("does not wait for the backups of another instance on the same shelf", async () => {
    const { shelf, time, asked, watch } = createShelf();
    putBackup(shelf, time.now - HOUR, 1, "other");
    await watch();
    expect(asked()).toHaveLength(1);
  });

  it("is tried again where it failed, and the log says so", async () => {
    const { root, asked, logged, watch } = createShelf();
    writeFileSync(join(root, "broken"), "");
    const look = await watch();
    expect(logged).toEqual(["error the backup failed"]);
    await look();
    expect(asked()).toHaveLength(2);
  });
});
