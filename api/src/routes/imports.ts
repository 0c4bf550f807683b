import { checkDuplicate } from "../services/imports/check-duplicate.ts";
import { importToken } from "../services/imports/import-token.ts";
import { type Route, serve } from "./serve.ts";

export const importRoutes: Route[] = [
  serve("checkDuplicate", (world, { query }) => checkDuplicate(world, query)),
  serve("importToken", (world, { body }) => importToken(world, body)),
];
