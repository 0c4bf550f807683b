export * from "./schema/accounts.ts";
export * from "./schema/generations.ts";
export * from "./schema/idempotency.ts";
export * from "./schema/jobs.ts";
export * from "./schema/launches.ts";
export * from "./schema/operator.ts";
export * from "./schema/tokens.ts";
export * from "./schema/websites.ts";
