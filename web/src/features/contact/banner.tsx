import CircleAlert from "icon:circle-alert";
import CircleCheck from "icon:circle-check";
import { classNames } from "../../ui/class-names.ts";
import type { Sending } from "./send-message.ts";

/** The result above the form: sent, or why not. */
export function Banner({ result }: { result: Sending }) {
  if (result.kind !== "sent" && result.kind !== "failed") return null;
  const sent = result.kind === "sent";
  const Icon = sent ? CircleCheck : CircleAlert;
  return (
    <p
      role={sent ? "status" : "alert"}
      className={classNames(
        "mt-5 flex items-start gap-3 rounded-[10px] border px-4 py-3",
        sent ? "border-good/60" : "border-bad/70",
      )}
    >
      <Icon
        className={classNames("mt-0.5 size-5 shrink-0", sent ? "text-good" : "text-bad")}
        aria-hidden="true"
      />
      {result.sentence}
    </p>
  );
}
