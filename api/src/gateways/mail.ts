import { createTransport } from "nodemailer";
import { CodedError } from "#contract/errors.ts";
import type { Log } from "../log.ts";

export interface Person {
  name: string;
  address: string;
}

export interface Letter {
  /** A letter that is sent twice has the same id, so that a mailbox shows it once. */
  id: string;
  to: string;
  replyTo: Person | null;
  subject: string;
  text: string;
}

export interface Mail {
  /**
   * Sends a letter; `refused` if the server will never take it. Throws `unavailable` if it may take it later.
   */
  send(letter: Letter): Promise<"sent" | "refused">;
}

interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  url: string;
  from: Person;
  log: Pick<Log, "warn">;
}

/** Milliseconds. A mail server that is slower is asked again later. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 } as const;

/** The library builds headers from values, so that a name cannot inject one. */
export function createMail({ url, from, log }: MailOptions): Mail {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.address.split("@").at(-1);
  return {
    async send({ id, to, replyTo, subject, text }) {
      try {
        await transport.sendMail({
          from,
          to,
          messageId: `<${id}@${domain}>`,
          ...(replyTo ? { replyTo } : {}),
          subject,
          text,
        });
        return "sent";
      } catch (error) {
        // The library's messages may contain addresses, so only its codes are logged.
        const { code, command, responseCode } = error as Record<string, unknown>;
        log.warn({ code, command, responseCode }, "mail could not be sent");
        if (code === "EMESSAGE" && Number(responseCode) >= 500) return "refused";
        throw new CodedError("unavailable");
      }
    },
  };
}
