CREATE TABLE `model_use` (
	`day` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`day`, `user_id`, `kind`)
);
--> statement-breakpoint
ALTER TABLE `websites` ADD `composer` text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE `websites` ADD `page` text;