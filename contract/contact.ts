import * as z from "zod/mini";
import { lengths } from "./limits.ts";
import { line, paragraph } from "./primitives.ts";

/** The options of the subject select. The form puts an empty 'Select a subject' before them. */
export const contactSubjects = [
  "General Inquiry",
  "Token Creation Help",
  "Account Support",
  "Partnership",
  "Bug Report",
  "Other",
] as const;

const Email = z.email().check(z.maxLength(lengths.contactEmail));

export const ContactMessage = z.object({
  name: line(lengths.contactName),
  email: Email,
  subject: z.enum(contactSubjects),
  message: paragraph(lengths.contactMessage),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const AbuseReport = z.object({
  host: z.string().check(z.minLength(1), z.maxLength(253)),
  reason: paragraph(lengths.contactMessage),
  email: z.optional(Email),
});
export type AbuseReport = z.infer<typeof AbuseReport>;
