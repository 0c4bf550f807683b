import { useState } from "react";
import { useStore } from "zustand";
import { type UpdateState, updateStore } from "../stores/update.ts";
import { Button } from "../ui/button.tsx";

/** Offers a waiting new version. It stands below the navigation in the page's flow, so that it covers no button. */
export function UpdateNotice() {
  const { waiting, apply } = useStore(updateStore);
  const [later, setLater] = useState<{ apply: UpdateState["apply"] } | null>(null);
  // A newer version is offered again.
  if (!waiting || later?.apply === apply) return null;
  return (
    <div role="status" className="sticky top-16 z-20 border-b border-line bg-raised">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-4 py-2 sm:px-6">
        <p className="grow basis-40">A new version is ready.</p>
        <Button look="plain" onClick={() => setLater({ apply })}>
          Later
        </Button>
        <Button onClick={apply}>Reload</Button>
      </div>
    </div>
  );
}
