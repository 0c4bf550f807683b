/** Every template in every state, in a real browser. `npm run prove -- templates [template] [state]` */
import type { TemplateId } from "../../contract/website.ts";
import { conclude } from "./finding.ts";
import { lookAtTemplates } from "./templates/run.ts";

const [template, state] = process.argv.slice(2);
conclude(
  "templates",
  await lookAtTemplates({
    ...(state ? { names: [state] } : {}),
    ...(template ? { templates: [template as TemplateId] } : {}),
    // The run takes minutes: what it finds is reported at once.
    onFaults: (faults) => faults.length > 0 && console.log(faults.join("\n")),
  }),
);
