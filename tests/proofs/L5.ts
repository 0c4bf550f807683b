/**
 * L5: one site has as many visitors as the server can serve, while a user makes tokens; another user's requests take
 * less than twice as long (p99) as without the visitors. `npm run prove -- L5 [seconds]`
 */
import { conclude } from "./finding.ts";
import { proveHotSiteHindersNobody } from "./life/hot-site.ts";

const [seconds = "10"] = process.argv.slice(2);
conclude("L5", await proveHotSiteHindersNobody(Number(seconds)));
