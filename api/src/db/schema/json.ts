import { customType } from "drizzle-orm/sqlite-core";

/**
 * A column of JSON text; `$type<T>()` names its value. Drizzle's own `text({ mode: "json" })` would write a
 * null of a prepared statement as the text `null` instead of NULL.
 */
export const json = customType<{ data: unknown; driverData: string | null }>({
  dataType: () => "text",
  toDriver: (value) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (text) => (text === null ? null : JSON.parse(text)),
});
