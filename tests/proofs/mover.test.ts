import { expect, it } from "vitest";
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { proveMoveIsWhole } from "./mover/run.ts";

const installed = findPostgres() !== null;
if (!installed) console.log("SKIPPED: the mover. There is no PostgreSQL, a package of Debian's.");

it.runIf(installed)(
  "moves 100,000 tokens to PostgreSQL and back, through kills and writes, with each row and file as it was",
  { tags: "long", timeout: 1_800_000 },
  async () => {
    const { numbers, faults } = await proveMoveIsWhole(100_000, 2);
    expect(faults).toEqual([]);
    expect(numbers["rows compared"]).toBeGreaterThan(210_000);
  },
);
