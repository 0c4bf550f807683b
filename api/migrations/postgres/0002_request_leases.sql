ALTER TABLE "idempotency_keys" ADD COLUMN "run_by" text collate "C";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "leased_until" bigint;