/**
 * L6: model, chain and trading service are down, silent, lying, broken or endless: each call ends in time and in the
 * catalogue's words, memory stays, no job hangs. `npm run prove -- L6 [fault ...]`
 */
import { conclude } from "./finding.ts";
import { faultNames, proveOutsideFaultsAreBounded } from "./life/broken-services.ts";

const named = process.argv.slice(2);
conclude(
  "L6",
  await proveOutsideFaultsAreBounded(faultNames.filter((name) => named.length === 0 || named.includes(name))),
);
