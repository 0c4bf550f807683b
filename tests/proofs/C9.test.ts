import { expect, it } from "vitest";
import { openDatabase } from "../../api/src/db/open.ts";
import { readGreatAccount } from "./c9/server.ts";
import { unlimited, watchSql } from "./c9/watch-sql.ts";

it("reads every token of a great account once, newest first, and asks nothing without a limit", async () => {
  const { faults } = await readGreatAccount(10_000);
  expect(faults).toEqual([]);
});

it("finds a query that has no limit, and one that gathers all rows into one", () => {
  const { sqlite } = openDatabase(":memory:");
  const sql = watchSql(sqlite);
  sqlite.exec("create table gems (id integer primary key); insert into gems values (1), (2), (3)");
  for (const text of [
    "select * from gems",
    "select json_group_array(id) from gems",
    "select * from gems where id = 2",
    "select count(*) from gems",
    "select * from gems limit 2",
  ])
    sqlite.prepare(text).get();
  expect(sql.take().map(unlimited)).toEqual([
    "gave 3 rows without LIMIT: select * from gems",
    "gathers rows without LIMIT: select json_group_array(id) from gems",
    null,
    null,
    null,
  ]);
});
