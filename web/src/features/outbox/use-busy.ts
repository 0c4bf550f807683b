import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import { toast } from "../../ui/toast.ts";

/** Whether something that was pressed is under way, and how to press it. Where the device fails at it that is said. */
export function useBusy(): [busy: boolean, act: (action: () => Promise<unknown>) => () => void] {
  const [busy, setBusy] = useState(false);
  const act = (action: () => Promise<unknown>) => async () => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toast.error(sentenceOf(error, sentences.outbox.deviceFailed), { id: "outbox" });
    }
    setBusy(false);
  };
  return [busy, (action) => () => void act(action)()];
}
