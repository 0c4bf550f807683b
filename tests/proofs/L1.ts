/**
 * L1: clients that send their request a byte at a time are closed within 15 seconds, and others' requests take
 * less than 100 ms (p99) meanwhile. `npm run prove -- L1 [sockets]`
 */
import { conclude } from "./finding.ts";
import { proveSlowSocketsAreClosed } from "./life/slow-sockets.ts";

const [sockets = "2000"] = process.argv.slice(2);
conclude("L1", await proveSlowSocketsAreClosed(Number(sockets)));
