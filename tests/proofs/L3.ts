/**
 * L3: users who want a token come five times as fast as the server makes them; who finds no room is told so within
 * 50 ms (p99), and within five seconds all is as before. `npm run prove -- L3 [times]`
 */
import { conclude } from "./finding.ts";
import { proveOverloadIsShed } from "./life/overload.ts";

const [times = "5"] = process.argv.slice(2);
conclude("L3", await proveOverloadIsShed(Number(times)));
