/** L7: SIGTERM under load, again and again: no request in flight fails. `npm run prove -- L7 [ends]` */
import { conclude } from "./finding.ts";
import { proveEndsLoseNoRequest } from "./life/ends-under-load.ts";

const [ends = "100"] = process.argv.slice(2);
conclude("L7", await proveEndsLoseNoRequest(Number(ends)));
