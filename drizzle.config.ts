/** For drizzle-kit, which writes migrations and is fetched when a table changes. */
export default {
  dialect: "sqlite",
  schema: "./api/src/db/schema.ts",
  out: "./api/migrations",
};
