import { type Database, openDatabase, SCHEMA } from "./database.ts";

/** Keys of `sentences.device`; stores/device.ts says what each means. */
type DeviceProblem = "unopenable" | "blocked" | "outdated" | "future";

const BLOCKED_TIMEOUT_MS = 3_000;
const TIMEOUT_MS = 10_000;

/** Opens the device's database, or one in memory if the browser refuses. Never rejects; it reports what is wrong. */
export async function openDevice(
  report: (problem: DeviceProblem) => void,
  wait: (ms: number) => Promise<void>,
  name?: string,
): Promise<Database> {
  const db = openDatabase(name);
  let problem: DeviceProblem = "unopenable";
  const tooLong = new Promise<never>((_, reject) => {
    const give = () => reject(new Error("The database does not open."));
    db.on("blocked", () => {
      problem = "blocked";
      void wait(BLOCKED_TIMEOUT_MS).then(give);
    });
    void wait(TIMEOUT_MS).then(give);
  });
  // Dexie closes the database so that the other tab can upgrade it. Here it opens again by itself at its next use.
  db.on("versionchange", ({ newVersion }) => {
    if (newVersion) report("outdated");
  });
  try {
    await Promise.race([db.open(), tooLong]);
    if (Math.floor(db.backendDB().version / 10) > SCHEMA) report("future");
    return db;
  } catch {
    db.close();
    report(problem);
    const { openMemoryDatabase } = await import("./memory-database.ts");
    return openMemoryDatabase();
  }
}
