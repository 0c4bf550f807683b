import { Link } from "@tanstack/react-router";
import { Download, ExternalLink, PenLine, RefreshCw } from "lucide-react";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { downloadArchive } from "../websites/download-archive.ts";

interface MadeWebsiteProps {
  websiteId: string;
  url: string;
  title: string;
  busy: boolean;
  onAgain: () => void;
}

/** The generated page, in a frame that the server sandboxes. */
export function MadeWebsite({ websiteId, url, title, busy, onAgain }: MadeWebsiteProps) {
  const deps = useDeps();
  const isReachable = useReachable();
  return (
    <section aria-labelledby="made-website" className="panel flex flex-col overflow-hidden lg:min-h-full">
      <header className="flex flex-wrap items-center gap-3 px-5 py-4">
        <h2 id="made-website" className="w-full text-xl sm:w-auto sm:grow">
          Your website
        </h2>
        <Link to="/edit/$websiteId" params={{ websiteId }} className={buttonClasses("primary")}>
          <PenLine className="size-4" aria-hidden="true" />
          Edit
        </Link>
        <Button look="quiet" onClick={onAgain} busy={busy}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Generate again
        </Button>
        {isReachable && (
          <>
            <a
              href={`/preview/website/${websiteId}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses("quiet")}
            >
              <ExternalLink className="size-4" aria-hidden="true" />
              Open
            </a>
            <Button look="quiet" onClick={() => void downloadArchive(deps, websiteId)}>
              <Download className="size-4" aria-hidden="true" />
              ZIP
            </Button>
          </>
        )}
      </header>
      {isReachable ? (
        <iframe
          key={url}
          src={`/api/v1/token-automation/website/preview/content/${websiteId}?v=${encodeURIComponent(url)}`}
          title={`Website of ${title}`}
          sandbox="allow-scripts allow-popups allow-forms"
          allow="clipboard-write"
          className="block h-80 w-full grow border-t border-line bg-white"
        />
      ) : (
        <div className="border-t border-line px-5 py-6">
          <Notice sentence={sentences.offline.preview} />
        </div>
      )}
      <p className="border-t border-line px-5 py-3 text-sm text-muted">{sentences.preview.temporary}</p>
    </section>
  );
}
