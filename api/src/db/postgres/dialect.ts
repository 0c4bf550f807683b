import { sql } from "drizzle-orm";
import type { Dialect } from "../database.ts";

export const dialect: Dialect = {
  time: (column) =>
    sql`to_char(to_timestamp(${column} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  object: (entries) =>
    sql`json_build_object(${sql.join(
      Object.entries(entries).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
      sql`, `,
    )})`,
  flag: (condition) => sql`${condition}`,
  text: (json) => sql`${json}::text`,
  list: (json) => sql`coalesce(json_agg(${json})::text, '[]')`,
  listOf: (scalar) => sql`coalesce(json_agg(${scalar})::text, '[]')`,
  least: (one, other) => sql`least(${one}, ${other})`,
  greatest: (one, other) => sql`greatest(${one}, ${other})`,
  isIn: (column, array) =>
    sql`${column} in (select value${sql.raw(column.dataType === "number" ? "::bigint" : "")}
      from json_array_elements_text(${array}::json))`,
};
