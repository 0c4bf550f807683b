ALTER TABLE `idempotency_keys` ADD `run_by` text;--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `leased_until` integer;