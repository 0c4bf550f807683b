import { createTransport } from "nodemailer";
import { CodedError } from "#contract/errors.ts";
import type { Log } from "../log.ts";

export interface Person {
  name: string;
  address: string;
}

export interface Letter {
  /** The same letter sent twice has one id, so that a mailbox shows it once. */
  id: string;
  to: string;
  replyTo: Person | null;
  subject: string;
  text: string;
}

export interface Mail {
  /** Sends a letter, or says that it will never be taken. Fails with `unavailable` where it may be taken later. */
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

/** Headers are made by the library from values, never from text: whatever stands in a name stays in it. */
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
        // The library's words may hold addresses: its codes say what an operator needs.
        const { code, command, responseCode } = error as Record<string, unknown>;
        log.warn({ code, command, responseCode }, "mail could not be sent");
        if (code === "EMESSAGE" && Number(responseCode) >= 500) return "refused";
        throw new CodedError("unavailable");
      }
    },
  };
}
