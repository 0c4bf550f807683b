import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { takeReceived } from "../features/wizard/take-received.ts";
import { wizardStore } from "../stores/wizard.ts";
import { useDeps } from "./load-deps.ts";
import { keepReceived } from "./received.ts";

/** The browser calls this when a file is opened with the installed app. TypeScript's DOM types do not have it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Starts a token from a picture that is opened with the installed app. */
export function ReceivedFiles() {
  const deps = useDeps();
  const navigate = useNavigate();
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(async ({ files: [first] }) => {
      if (!first) return;
      await keepReceived({ image: await first.getFile(), text: "" });
      if (wizardStore.getState().draft) await takeReceived(deps);
      else await navigate({ to: "/create" });
    });
  }, [deps, navigate]);
  return null;
}
