import { messageRows } from "./rows-messages.ts";
import { routeRows } from "./rows-routes.ts";
import { ruleRows } from "./rows-rules.ts";
import { screenRows } from "./rows-screens.ts";

/** Every row of the specification that has been built. What has not is in `unbuilt.ts`. */
export const rows = [...routeRows, ...screenRows, ...messageRows, ...ruleRows];
