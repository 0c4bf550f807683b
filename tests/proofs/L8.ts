/**
 * L8: a server that was killed is ready within three seconds on a database of a gigabyte, a tenth of it in the log.
 * `npm run prove -- L8 [megabytes]`
 */
import { conclude } from "./finding.ts";
import { proveStartIsFast } from "./life/large-start.ts";

const [megabytes = "1000"] = process.argv.slice(2);
conclude("L8", await proveStartIsFast(Number(megabytes)));
