import { readConfig } from "../services/instance/read-config.ts";
import { type Route, serve } from "./serve.ts";

export const instanceRoutes: Route[] = [
  serve("getConfig", (deps, _input, c) => {
    c.header("Cache-Control", "public, max-age=60");
    return readConfig(deps);
  }),
];
