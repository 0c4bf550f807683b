/** For drizzle-kit, which writes migrations and is fetched when it is run. */
export default {
  dialect: "sqlite",
  schema: "./api/src/db/schema.ts",
  out: "./api/migrations",
};
