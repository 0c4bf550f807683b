CREATE TABLE `challenges` (
	`nonce` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`purpose` text NOT NULL,
	`message` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `challenges_expiry` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `session_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`kind` text NOT NULL,
	`generation` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_tokens_session` ON `session_tokens` (`session_id`);--> statement-breakpoint
CREATE INDEX `session_tokens_expiry` ON `session_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`user_agent` text NOT NULL,
	`generation` integer NOT NULL,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wallets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`linked_at` integer NOT NULL,
	`unlinked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wallets_linked_address` ON `wallets` (`address`) WHERE "wallets"."unlinked_at" is null;--> statement-breakpoint
CREATE INDEX `wallets_user` ON `wallets` (`user_id`);--> statement-breakpoint
CREATE TABLE `automations` (
	`token_id` text PRIMARY KEY NOT NULL,
	`subdomain` text NOT NULL,
	`domain` text NOT NULL,
	`template_id` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`token_id`) REFERENCES `tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `generations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text,
	`prompt` text NOT NULL,
	`image_style` text NOT NULL,
	`seed` text NOT NULL,
	`name` text NOT NULL,
	`ticker` text NOT NULL,
	`narrative` text NOT NULL,
	`suggestions` text NOT NULL,
	`palette` text,
	`logo` text NOT NULL,
	`banner` text NOT NULL,
	`composer` text NOT NULL,
	`notice` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `generations_token` ON `generations` (`token_id`);--> statement-breakpoint
CREATE INDEX `generations_age` ON `generations` (`created_at`);--> statement-breakpoint
CREATE TABLE `facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`leased_until` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `launches` (
	`token_id` text NOT NULL,
	`mint` text NOT NULL,
	`user_id` text NOT NULL,
	`wallet_address` text NOT NULL,
	`metadata_id` text NOT NULL,
	`metadata_uri` text NOT NULL,
	`name` text NOT NULL,
	`symbol` text NOT NULL,
	`image_url` text NOT NULL,
	`prepared_height` integer NOT NULL,
	`state` text NOT NULL,
	`create_signature` text,
	`signature` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`token_id`, `mint`)
);
--> statement-breakpoint
CREATE INDEX `launches_mint` ON `launches` (`mint`);--> statement-breakpoint
CREATE UNIQUE INDEX `launches_open` ON `launches` (`token_id`) WHERE "launches"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `launches_confirmed_mint` ON `launches` (`mint`) WHERE "launches"."state" = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX `launches_confirmed_token` ON `launches` (`token_id`) WHERE "launches"."state" = 'confirmed';--> statement-breakpoint
CREATE TABLE `metadata_files` (
	`id` text PRIMARY KEY NOT NULL,
	`json` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text,
	`name` text NOT NULL,
	`ticker` text NOT NULL,
	`narrative` text NOT NULL,
	`prompt` text,
	`seed` text NOT NULL,
	`palette` text,
	`logo` text,
	`banner` text,
	`origin` text NOT NULL,
	`mint_address` text,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tokens_user_newest` ON `tokens` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_session` ON `tokens` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_launched_mint` ON `tokens` (`mint_address`) WHERE "tokens"."mint_address" is not null and "tokens"."origin" = 'GENERATED';--> statement-breakpoint
CREATE TABLE `addresses` (
	`domain` text NOT NULL,
	`subdomain` text NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text,
	`held_until` integer,
	PRIMARY KEY(`domain`, `subdomain`)
);
--> statement-breakpoint
CREATE INDEX `addresses_token` ON `addresses` (`token_id`);--> statement-breakpoint
CREATE TABLE `previews` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`token_id`) REFERENCES `tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `previews_expiry` ON `previews` (`expires_at`);--> statement-breakpoint
CREATE INDEX `previews_token` ON `previews` (`token_id`);--> statement-breakpoint
CREATE TABLE `sites` (
	`host` text PRIMARY KEY NOT NULL,
	`website_id` text NOT NULL,
	`files` text NOT NULL,
	`published_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sites_website` ON `sites` (`website_id`);--> statement-breakpoint
CREATE INDEX `sites_expiry` ON `sites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `websites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_id` text NOT NULL,
	`subdomain` text NOT NULL,
	`domain` text NOT NULL,
	`template_id` text NOT NULL,
	`design_prompt` text,
	`social_links` text NOT NULL,
	`deck` text NOT NULL,
	`status` text NOT NULL,
	`error` text,
	`live` text,
	`live_host` text,
	`expires_at` integer,
	`views` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`token_id`) REFERENCES `tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `websites_token` ON `websites` (`token_id`);--> statement-breakpoint
CREATE INDEX `websites_expiry` ON `websites` (`expires_at`);