ALTER TABLE `tokens` ADD `in_gallery` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `launches_newest` ON `launches` (`updated_at`,`mint`) WHERE "launches"."state" = 'confirmed';