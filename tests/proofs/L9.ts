/**
 * L9: one user floods each expensive route, also going away at once, with the limits of production; another
 * user's same call takes less than three times as long as alone. `npm run prove -- L9 [requests]`
 */
import { conclude } from "./finding.ts";
import { floodExpensiveRoutes } from "./floods/expensive-routes.ts";

const [requests = "250"] = process.argv.slice(2);
conclude("L9", await floodExpensiveRoutes(Number(requests)));
