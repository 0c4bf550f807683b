/** C4: two users race for one subdomain; there is one winner each time. `npm run prove -- C4 [races]` */
import { raceForSubdomains } from "./c4/run.ts";
import { conclude } from "./finding.ts";

const [races = "1000"] = process.argv.slice(2);
conclude("C4", await raceForSubdomains(Number(races)));
