/**
 * C7: the server's clock jumps by an hour and more, forth and back; nobody is locked out. `npm run prove --
 * C7 [rounds]`
 */
import { workWhileClocksJump } from "./c7/run.ts";
import { conclude } from "./finding.ts";

const [rounds = "8"] = process.argv.slice(2);
conclude("C7", await workWhileClocksJump(Number(rounds)));
