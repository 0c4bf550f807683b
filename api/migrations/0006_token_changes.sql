CREATE TABLE `token_changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_id` text NOT NULL,
	`user_id` text NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `token_changes_token` ON `token_changes` (`token_id`);--> statement-breakpoint
CREATE INDEX `token_changes_user` ON `token_changes` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `token_changes_deleted` ON `token_changes` (`deleted_at`);--> statement-breakpoint
CREATE TRIGGER `tokens_added` AFTER INSERT ON `tokens` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = new.`id`;
	INSERT INTO `token_changes` (`token_id`, `user_id`) VALUES (new.`id`, new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `tokens_changed` AFTER UPDATE ON `tokens` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = new.`id`;
	INSERT INTO `token_changes` (`token_id`, `user_id`) VALUES (new.`id`, new.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `tokens_removed` AFTER DELETE ON `tokens` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = old.`id`;
	INSERT INTO `token_changes` (`token_id`, `user_id`) VALUES (old.`id`, old.`user_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `websites_added` AFTER INSERT ON `websites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = new.`token_id` AND EXISTS (SELECT 1 FROM `tokens` WHERE `id` = new.`token_id`);
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` = new.`token_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `websites_changed` AFTER UPDATE OF `status`, `live_host`, `expires_at` ON `websites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = new.`token_id` AND EXISTS (SELECT 1 FROM `tokens` WHERE `id` = new.`token_id`);
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` = new.`token_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `websites_removed` AFTER DELETE ON `websites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` = old.`token_id` AND EXISTS (SELECT 1 FROM `tokens` WHERE `id` = old.`token_id`);
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` = old.`token_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `sites_added` AFTER INSERT ON `sites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` IN (SELECT `id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (new.`website_id`)));
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (new.`website_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `sites_changed` AFTER UPDATE OF `host`, `website_id`, `expires_at` ON `sites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` IN (SELECT `id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (old.`website_id`, new.`website_id`)));
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (old.`website_id`, new.`website_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `sites_removed` AFTER DELETE ON `sites` BEGIN
	DELETE FROM `token_changes` WHERE `token_id` IN (SELECT `id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (old.`website_id`)));
	INSERT INTO `token_changes` (`token_id`, `user_id`) SELECT `id`, `user_id` FROM `tokens` WHERE `id` IN (SELECT `token_id` FROM `websites` WHERE `id` IN (old.`website_id`));
END;
