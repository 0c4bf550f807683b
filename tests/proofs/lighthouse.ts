/**
 * Lighthouse of each template's live state, hosted. Speed is the machine's too: for a quiet one. `npm run
 * prove -- lighthouse`
 */
import { conclude } from "./finding.ts";
import { rateTemplates } from "./lighthouse/run.ts";

conclude("lighthouse", await rateTemplates(console.log));
