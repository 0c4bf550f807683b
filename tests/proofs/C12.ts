/**
 * C12: thousands of sites that are over within a minute answer 410 from their very moment, and others stay live.
 * `npm run prove -- C12 [sites] [seconds]`
 */
import { conclude } from "./finding.ts";
import { proveExpiryIsKept } from "./life/expire-together.ts";

const [sites = "10000", seconds = "60"] = process.argv.slice(2);
conclude("C12", await proveExpiryIsKept(Number(sites), Number(seconds)));
