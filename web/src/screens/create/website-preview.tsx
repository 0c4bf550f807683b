import { ExternalLink, RefreshCw } from "lucide-react";
import { sentences } from "#contract/sentences.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";

interface WebsitePreviewProps {
  websiteId: string;
  url: string;
  title: string;
  busy: boolean;
  onAgain: () => void;
}

/** The generated page, in a frame that the server sandboxes. */
export function WebsitePreview({ websiteId, url, title, busy, onAgain }: WebsitePreviewProps) {
  return (
    <section aria-labelledby="site-preview" className="panel overflow-hidden">
      <header className="flex flex-wrap items-center gap-3 px-5 py-4">
        <h2 id="site-preview" className="grow text-xl">
          Your website
        </h2>
        <Button look="quiet" onClick={onAgain} busy={busy}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Generate again
        </Button>
        <a
          href={`/preview/website/${websiteId}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("quiet")}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          Open
        </a>
      </header>
      <iframe
        key={url}
        src={`/api/v1/token-automation/website/preview/content/${websiteId}?v=${encodeURIComponent(url)}`}
        title={`Website of ${title}`}
        sandbox="allow-scripts allow-popups allow-forms"
        allow="clipboard-write"
        className="block h-[34rem] w-full border-t border-line bg-white"
      />
      <p className="border-t border-line px-5 py-3 text-sm text-muted">
        Changed something above? Generate again to use it. {sentences.preview.temporary}
      </p>
    </section>
  );
}
