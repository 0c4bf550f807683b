import type { MessageRow } from "../../db/messages.ts";
import type { ServerDeps } from "../../deps.ts";
import type { Letter } from "../../gateways/mail.ts";

/** A message as a letter to support, with its author as the reply address. */
export const writeLetter = (
  {
    productName,
    supportEmail,
    publicUrl,
  }: Pick<ServerDeps["settings"], "productName" | "supportEmail" | "publicUrl">,
  { id, kind, name, email, subject, host, body }: MessageRow,
): Letter => ({
  id,
  to: supportEmail,
  replyTo: email === null ? null : { name: name ?? "", address: email },
  subject: `[${productName}] ${kind === "abuse" ? `Report about ${host}` : (subject ?? "Message")}`,
  text: [
    ...(name === null ? [] : [`Name: ${name}`]),
    `Email: ${email ?? "none given"}`,
    ...(host === null ? [] : [`Website: ${host}`]),
    "",
    body,
    "",
    "-- ",
    `Sent from ${publicUrl}. Message ${id}.`,
  ].join("\n"),
});
