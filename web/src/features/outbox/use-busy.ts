import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import { useDeps } from "../../app/load-deps.ts";

/** Whether a pressed action is running, and a function that runs one. A failure of the device is reported. */
export function useBusy(): [busy: boolean, act: (action: () => Promise<unknown>) => () => void] {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const act = (action: () => Promise<unknown>) => async () => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      deps.toast.error(sentenceOf(error, sentences.outbox.deviceFailed), { id: "outbox" });
    }
    setBusy(false);
  };
  return [busy, (action) => () => void act(action)()];
}
