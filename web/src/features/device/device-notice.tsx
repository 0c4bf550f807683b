import DatabaseZap from "icon:database-zap";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { deviceStore, dismissDeviceProblem } from "../../stores/device.ts";
import { Button } from "../../ui/button.tsx";

/** Reports a problem of this device's storage, and what to do. */
export function DeviceNotice() {
  const problem = useStore(deviceStore, (state) => state.problem);
  if (!problem) return null;
  return (
    <div
      role="status"
      className="panel mx-auto mt-6 flex w-[calc(100%-2rem)] max-w-[78rem] flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4"
    >
      <DatabaseZap className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <p className="grow basis-64">{sentences.device[problem]}</p>
      <div className="flex gap-1">
        <Button look="plain" onClick={dismissDeviceProblem}>
          Not now
        </Button>
        {problem !== "unopenable" && (
          <Button look="quiet" onClick={() => location.reload()}>
            Reload
          </Button>
        )}
      </div>
    </div>
  );
}
