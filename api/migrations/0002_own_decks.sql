ALTER TABLE `websites` ADD `deck_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `websites` ADD `deck_is_own` integer DEFAULT false NOT NULL;