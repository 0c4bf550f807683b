-- Tells an instance's backups from another's. A restored database keeps it.
INSERT INTO `facts` (`name`, `value`) VALUES ('instance', lower(hex(randomblob(8))));
