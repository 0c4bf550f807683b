/**
 * Three servers whose bucket is slow, fails or lies, or whose PostgreSQL is killed, during mixed writes: each answer in
 * the catalogue's words, nothing acknowledged lost, recovery alone. `npm run prove -- engines [rounds] [part of a name]`
 */
import { conclude } from "./finding.ts";
import { engineFaultNames, proveEngineFaultsLoseNothing } from "./servers/engine-faults.ts";

const [rounds = "5", wanted = ""] = process.argv.slice(2);
const seed = String(Date.now());
console.log(`Engines with seed ${seed}`);
const names = engineFaultNames.filter((name) => name.includes(wanted));
conclude("engines", await proveEngineFaultsLoseNothing(Number(rounds), seed, console.log, names));
