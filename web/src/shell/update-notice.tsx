import { useState } from "react";
import { useStore } from "zustand";
import { updateStore } from "../stores/update.ts";
import { Button } from "../ui/button.tsx";

/** A new version waits; it takes over when asked, and not before. */
export function UpdateNotice() {
  const { waiting, apply } = useStore(updateStore);
  const [later, setLater] = useState(false);
  if (!waiting || later) return null;
  return (
    <div
      role="status"
      className="panel fixed inset-x-4 bottom-4 z-30 flex flex-wrap items-center gap-3 px-5 py-4 sm:left-auto sm:w-96"
    >
      <p className="grow basis-40">A new version is ready.</p>
      <Button look="plain" onClick={() => setLater(true)}>
        Later
      </Button>
      <Button onClick={apply}>Reload</Button>
    </div>
  );
}
