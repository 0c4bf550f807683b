DROP INDEX `generations_age`;--> statement-breakpoint
CREATE INDEX `generations_unsaved` ON `generations` (`created_at`) WHERE "generations"."token_id" is null;--> statement-breakpoint
DROP INDEX `websites_expiry`;--> statement-breakpoint
CREATE INDEX `websites_deployed` ON `websites` (`expires_at`) WHERE "websites"."status" = 'deployed';--> statement-breakpoint
CREATE INDEX `addresses_held` ON `addresses` (`held_until`) WHERE "addresses"."token_id" is null;