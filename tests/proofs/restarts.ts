/**
 * Three servers that are ended by SIGTERM and started again in turn, each round as the next release, under load: each
 * write succeeds, and none is lost. `npm run prove -- restarts [rounds]`
 */
import { conclude } from "./finding.ts";
import { proveRestartsFailNothing } from "./servers/restarts.ts";

const [rounds = "10"] = process.argv.slice(2);
conclude("restarts", await proveRestartsFailNothing(Number(rounds), console.log));
