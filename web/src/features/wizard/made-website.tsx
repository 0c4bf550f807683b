import Download from "icon:download";
import ExternalLink from "icon:external-link";
import PenLine from "icon:pen-line";
import RefreshCw from "icon:refresh-cw";
import { Link } from "@tanstack/react-router";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { downloadArchive } from "../websites/download-archive.ts";
import { framed, SiteCanvas } from "./site-canvas.tsx";

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
    <SiteCanvas
      actions={
        <>
          <Link to="/edit/$websiteId" params={{ websiteId }} className={buttonClasses("quiet", small)}>
            <PenLine className="size-4" aria-hidden="true" />
            Edit
          </Link>
          <Button look="quiet" className={small} onClick={onAgain} busy={busy}>
            <RefreshCw className="size-4" aria-hidden="true" />
            Generate again
          </Button>
          {isReachable && (
            <>
              <a
                href={`/preview/website/${websiteId}`}
                target="_blank"
                rel="noreferrer"
                className={buttonClasses("quiet", small)}
              >
                <ExternalLink className="size-4" aria-hidden="true" />
                Open
              </a>
              <Button look="quiet" className={small} onClick={() => void downloadArchive(deps, websiteId)}>
                <Download className="size-4" aria-hidden="true" />
                ZIP
              </Button>
            </>
          )}
        </>
      }
      note={sentences.preview.temporary}
    >
      {isReachable ? (
        <iframe
          key={url}
          src={`/api/v1/token-automation/website/preview/content/${websiteId}?v=${encodeURIComponent(url)}`}
          title={`Website of ${title}`}
          sandbox="allow-scripts allow-popups allow-forms"
          allow="clipboard-write"
          className={framed}
        />
      ) : (
        <div className="grow bg-surface px-5 py-6">
          <Notice sentence={sentences.offline.preview} />
        </div>
      )}
    </SiteCanvas>
  );
}

const small = "max-sm:px-3!";
