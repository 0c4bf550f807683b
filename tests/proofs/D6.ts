/**
 * D6: a backup under load, restored elsewhere, has every row that was there before and every file that a row names.
 * `npm run prove -- D6 [backups]`
 */
import { conclude } from "./finding.ts";
import { proveBackupIsWhole } from "./life/backup-under-load.ts";

const [backups = "5"] = process.argv.slice(2);
conclude("D6", await proveBackupIsWhole(Number(backups)));
