import type { Deck } from "#contract/deck.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { type DeckConflict, resolveConflict } from "./queued-changes.ts";
import { usePage } from "./use-page.ts";

interface SiteConflictDialogProps {
  site: EditableWebsite;
  conflict: DeckConflict;
}

/** The website was edited elsewhere: both versions as pages, and the choice between them. */
export function SiteConflictDialog({ site, conflict: { mine, theirs } }: SiteConflictDialogProps) {
  const deps = useDeps();
  return (
    <Dialog
      open
      onClose={() => {}}
      closable={false}
      wide
      title="This website was changed elsewhere"
      description="Compare both versions and keep the one you want. Undo brings the other one back."
      footer={
        <>
          <Button look="quiet" onClick={() => void resolveConflict(deps, "elsewhere")}>
            Use the other version
          </Button>
          <Button onClick={() => void resolveConflict(deps, "here")}>Keep this version</Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Version title="Here" site={site} deck={mine} />
        <Version title="Elsewhere" site={site} deck={theirs.deck} />
      </div>
    </Dialog>
  );
}

function Version({ title, site, deck }: { title: string; site: EditableWebsite; deck: Deck }) {
  const html = usePage(site, deck);
  return (
    <section aria-label={title}>
      <p className="mb-2 text-sm text-muted">{title}</p>
      <PageFrame
        page={html ?? ""}
        title={`The website ${title.toLowerCase()}`}
        className="h-[50dvh] w-full rounded-[10px] border border-line bg-surface [color-scheme:light]"
      />
    </section>
  );
}
