import { reportAbuse } from "../services/messages/report-abuse.ts";
import { submitContact } from "../services/messages/submit-contact.ts";
import { type Route, serve } from "./serve.ts";

export const messageRoutes: Route[] = [
  serve("submitContact", (world, { body }) => submitContact(world, body)),
  serve("reportAbuse", (world, { body }) => reportAbuse(world, body)),
];
