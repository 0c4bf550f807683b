/**
 * C10: the browser's storage fails in each way it can; the app is usable, work is never dropped silently.
 * `npm run prove -- C10 [part of a name]`
 */
import { failStorage } from "./c10/run.ts";
import { conclude } from "./finding.ts";

const [wanted] = process.argv.slice(2);
conclude("C10", await failStorage(wanted ? new RegExp(wanted) : undefined, console.log));
