import { AbuseReport, ContactMessage } from "../contact.ts";
import type { Endpoint } from "../endpoint.ts";
import { Succeeded } from "../primitives.ts";
import { post } from "./rows.ts";

export const messagesEndpoints = {
  submitContact: {
    ...post,
    path: "/contact/submit",
    summary: "Write to support",
    access: "public",
    body: ContactMessage,
    output: Succeeded,
    errors: [],
    idempotent: true,
  },
  reportAbuse: {
    ...post,
    path: "/abuse/report",
    summary: "Report a hosted site",
    access: "public",
    body: AbuseReport,
    output: Succeeded,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
