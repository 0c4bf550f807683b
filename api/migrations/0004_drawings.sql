ALTER TABLE `generations` ADD `drawings` text;--> statement-breakpoint
ALTER TABLE `tokens` ADD `drawings` text;