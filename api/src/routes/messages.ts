import { reportAbuse } from "../services/messages/report-abuse.ts";
import { submitContact } from "../services/messages/submit-contact.ts";
import { type Route, serve } from "./serve.ts";

export const messageRoutes: Route[] = [
  serve("submitContact", (deps, { body }) => submitContact(deps, body)),
  serve("reportAbuse", (deps, { body }) => reportAbuse(deps, body)),
];
