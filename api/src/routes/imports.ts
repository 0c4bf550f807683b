import { checkDuplicate } from "../services/imports/check-duplicate.ts";
import { importToken } from "../services/imports/import-token.ts";
import { type Route, serve } from "./serve.ts";

export const importRoutes: Route[] = [
  serve("checkDuplicate", (deps, { query }) => checkDuplicate(deps, query)),
  serve("importToken", (deps, { body }) => importToken(deps, body)),
];
