import { Link } from "@tanstack/react-router";
import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { readUnsavedDrafts, type UnsavedDraft } from "../../db/unsaved-drafts.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { buttonClasses } from "../../ui/button.tsx";

/** A new token or an edit that was begun in the wizard and is not saved yet. */
export function DraftOnDevice() {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const drafts = useLiveQuery(
    () => readUnsavedDrafts(deps.db, owner).catch(() => "unreadable" as const),
    [deps, owner],
  );
  if (drafts === "unreadable")
    return <p className="panel mt-6 px-5 py-4 text-muted">{sentences.device.draftUnreadable}</p>;
  if (!drafts || drafts.length === 0) return null;
  return (
    <ul className="panel mt-6 divide-y divide-line">
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function DraftRow({ draft }: { draft: UnsavedDraft }) {
  const { tokenId, title } = draft;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="text-sm text-muted">
          {tokenId ? "Edited on this device, not saved yet" : "On this device, not saved yet"}
        </p>
        <p className="truncate font-medium">{title}</p>
      </div>
      <Link
        to="/create"
        search={placeOf(draft)}
        aria-label={`Continue with ${title}`}
        className={buttonClasses("quiet")}
      >
        Continue
      </Link>
    </li>
  );
}

function placeOf({ id, tokenId }: UnsavedDraft) {
  if (tokenId === null) return { draft: id };
  const place = { token_id: tokenId, step: 2 };
  return id === tokenId ? place : { ...place, draft: id };
}
