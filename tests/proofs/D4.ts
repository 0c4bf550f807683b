/**
 * D4: a disk that is full refuses writes with 507 or 503 and `Retry-After`, everything else goes on, and writes do once
 * there is room. `npm run prove -- D4 [rounds]`
 */
import { conclude } from "./finding.ts";
import { proveFullDiskIsSurvived } from "./life/full-disk.ts";

const [rounds = "10"] = process.argv.slice(2);
conclude("D4", await proveFullDiskIsSurvived(Number(rounds)));
