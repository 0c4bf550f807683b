/** For drizzle-kit, which writes the migrations of both engines and is fetched when a table changes. */
export const sqlite = {
  dialect: "sqlite",
  schema: "./api/src/db/schema.ts",
  out: "./api/migrations",
};

export const postgres = {
  dialect: "postgresql",
  schema: "./api/src/db/postgres/tables.ts",
  out: "./api/migrations/postgres",
};

export default process.env.ENGINE === "postgres" ? postgres : sqlite;
