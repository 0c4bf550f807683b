import { Link } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { readDraft } from "../../db/drafts.ts";
import { useWorld } from "../../load-world.ts";
import { sessionStore } from "../../stores/session.ts";
import { draftTitle, worthKeeping } from "../../stores/wizard-draft.ts";
import { buttonClasses } from "../../ui/button.tsx";

/** What was begun in the wizard and is not saved yet. */
export function DraftOnDevice() {
  const world = useWorld();
  const owner = useStore(sessionStore, (state) => state.wallet?.address ?? "");
  const draft = useLiveQuery(
    () => readDraft(world.db, owner).catch(() => "unreadable" as const),
    [world, owner],
  );
  if (draft === "unreadable")
    return <p className="panel mt-6 px-5 py-4 text-muted">{sentences.device.draftUnreadable}</p>;
  if (!draft || !worthKeeping(draft)) return null;
  return (
    <div className="panel mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="text-sm text-muted">On this device, not saved yet</p>
        <p className="truncate font-medium">{draftTitle(draft)}</p>
      </div>
      <Link to="/create" className={buttonClasses("quiet")}>
        Go on
      </Link>
    </div>
  );
}
