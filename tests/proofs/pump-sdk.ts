/**
 * The launchpad's own library, as its authors published it, against the sandbox. `npm run prove -- pump-sdk`
 */
import { conclude } from "./finding.ts";
import { tryLaunchpadLibrary } from "./pump-sdk/run.ts";

conclude("pump-sdk", await tryLaunchpadLibrary(console.log));
