ALTER TABLE `tokens` ADD `site_cast` text;
