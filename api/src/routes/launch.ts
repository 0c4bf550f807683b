import { confirmLaunch } from "../services/launches/confirm-launch.ts";
import { prepareLaunch } from "../services/launches/prepare-launch.ts";
import { type Route, serve } from "./serve.ts";

export const launchRoutes: Route[] = [
  serve("prepareTransaction", (deps, { body }) => prepareLaunch(deps, body)),
  serve("confirmTransaction", (deps, { body }) => confirmLaunch(deps, body)),
];
