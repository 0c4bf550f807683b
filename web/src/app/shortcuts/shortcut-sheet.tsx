import { useState } from "react";
import { useStore } from "zustand";
import { closeOverlay } from "../../stores/overlay.ts";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Keys } from "./keys.tsx";
import { paletteKeys } from "./platform.ts";
import { areOn, shortcuts, switchTo } from "./shortcuts.ts";

/** All shortcuts, and a switch that turns single keys off, for speech control and accidental key presses. */
export function ShortcutSheet() {
  const signedIn = useStore(sessionStore, isAuthenticated);
  const [on, setOn] = useState(areOn);
  const flip = () => {
    switchTo(!on);
    setOn(!on);
  };
  const single = shortcuts.filter(({ own }) => signedIn || !own);
  return (
    <Dialog open onClose={closeOverlay} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        <Row says="Search and commands" keys={paletteKeys()} />
        <Row says="Close the open dialog or menu" keys={["Esc"]} />
        {single.map(({ says, keys }) => (
          <Row key={says} says={says} keys={keys} off={!on} />
        ))}
      </dl>
      <label className="mt-4 flex items-start gap-3 border-t border-line pt-5">
        <input type="checkbox" checked={on} onChange={flip} className="mt-1 size-5 shrink-0 accent-accent" />
        <span>
          Single-key shortcuts
          <span className="block text-sm text-muted">
            They do nothing while you type. When they are off, search for “Keyboard shortcuts” to open this
            list.
          </span>
        </span>
      </label>
    </Dialog>
  );
}

function Row({ says, keys, off = false }: { says: string; keys: readonly string[]; off?: boolean }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <dt className={off ? "text-muted line-through" : undefined}>{says}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  );
}
