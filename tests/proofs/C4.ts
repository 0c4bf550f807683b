/** C4: two users race for one subdomain; there is one winner each time. `npm run prove -- C4 [races] [servers]` */
import { raceForSubdomains } from "./c4/run.ts";
import { conclude } from "./finding.ts";
import { proveWhereWanted } from "./servers/in-turn.ts";

const args = process.argv.slice(2);
conclude(
  "C4",
  await proveWhereWanted(args, ([races = "1000"], open) => raceForSubdomains(Number(races), open)),
);
