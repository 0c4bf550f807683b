CREATE TABLE `blocks` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `value`)
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`owner` text NOT NULL,
	`path` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`job_id` text,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `path`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text,
	`email` text,
	`subject` text,
	`host` text,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`mailed_at` integer,
	`handled_at` integer
);
--> statement-breakpoint
CREATE INDEX `messages_newest` ON `messages` (`created_at`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_generations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text,
	`origin` text DEFAULT 'GENERATED' NOT NULL,
	`mint_address` text,
	`prompt` text NOT NULL,
	`image_style` text NOT NULL,
	`seed` text NOT NULL,
	`name` text NOT NULL,
	`ticker` text NOT NULL,
	`narrative` text NOT NULL,
	`suggestions` text NOT NULL,
	`palette` text,
	`logo` text NOT NULL,
	`banner` text,
	`composer` text NOT NULL,
	`notice` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_generations`("id", "user_id", "token_id", "origin", "mint_address", "prompt", "image_style", "seed", "name", "ticker", "narrative", "suggestions", "palette", "logo", "banner", "composer", "notice", "created_at", "updated_at") SELECT "id", "user_id", "token_id", 'GENERATED', NULL, "prompt", "image_style", "seed", "name", "ticker", "narrative", "suggestions", "palette", "logo", "banner", "composer", "notice", "created_at", "updated_at" FROM `generations`;--> statement-breakpoint
DROP TABLE `generations`;--> statement-breakpoint
ALTER TABLE `__new_generations` RENAME TO `generations`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `generations_token` ON `generations` (`token_id`);--> statement-breakpoint
CREATE INDEX `generations_age` ON `generations` (`created_at`);--> statement-breakpoint
ALTER TABLE `tokens` ADD `generation_metadata` text;--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_imported_mint` ON `tokens` (`user_id`,`mint_address`) WHERE "tokens"."origin" = 'IMPORTED';