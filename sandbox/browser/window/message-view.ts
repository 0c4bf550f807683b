import { askApproval } from "./approval.ts";
import { address, element, facts } from "./dom.ts";

/** Shows all of a message, as text where it is text. */
export function askToSignMessage(message: Uint8Array, account: string, origin: string): Promise<void> {
  const text = readable(message);
  const shown = element("pre", { className: "message", "aria-label": "Message" }, text ?? hex(message));
  shown.tabIndex = 0; // so that a long message can be scrolled by keyboard
  const warning = element("p", { className: "warning" }, "This is not text, so it cannot be shown here.");
  return askApproval({
    title: "Sign this message?",
    origin,
    content: [
      ...(text === undefined ? [warning] : []),
      shown,
      facts(["Signs", address(account)]),
      element("p", { className: "note" }, "A signature proves that the account is yours. It costs nothing."),
    ],
  });
}

function readable(message: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(message);
    return /[\p{Cc}--[\n\r\t]]/v.test(text) ? undefined : text;
  } catch {
    return;
  }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
