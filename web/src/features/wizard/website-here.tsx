import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { Notice } from "../../ui/notice.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { siteHere } from "./site-here.ts";

/** The website as this device renders it without the server. It follows the choices above. */
export function WebsiteHere({ draft, waits }: { draft: WizardDraft; waits: boolean }) {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void siteHere(deps, owner, draft)
      .catch(() => "")
      .then((html) => isOver || setPage(html));
    return () => {
      isOver = true;
    };
  }, [deps, owner, draft]);
  return (
    <section aria-labelledby="site-here" className="panel overflow-hidden">
      <header className="px-5 py-4">
        <h2 id="site-here" className="text-xl">
          Your website
        </h2>
        {waits && <p className="mt-1 text-muted">{sentences.offline.siteWaits}</p>}
      </header>
      {page === null && <div className="skeleton h-[34rem]" />}
      {page && (
        <iframe
          srcDoc={page}
          title={`Website of ${draft.name}`}
          sandbox=""
          className="block h-[34rem] w-full border-t border-line bg-white"
        />
      )}
      <div className="border-t border-line px-5 py-3 text-sm text-muted">
        <Notice sentence={page === "" ? sentences.offline.noTemplates : sentences.offline.siteHere} />
      </div>
    </section>
  );
}
