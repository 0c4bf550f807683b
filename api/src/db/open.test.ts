import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { openDatabase } from "./open.ts";

it("closes a database whose disk is full: what there is no room for stays in its log", () => {
  const { sqlite, close } = openDatabase(":memory:");
  sqlite.pragma = () => {
    throw new Database.SqliteError("database or disk is full", "SQLITE_FULL");
  };
  expect(close).not.toThrow();
  expect(sqlite.open).toBe(false);
});
