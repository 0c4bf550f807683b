import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import { titleOf } from "../../app/instance.ts";
import { loadDeps } from "../../app/load-deps.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";

type Shown = { kind: "loading" } | { kind: "error"; message: string } | { kind: "page"; address: string };

/** `/preview/website/{id}`: the page at full size, in a frame with an origin of its own. */
export function PreviewScreen({ websiteId }: { websiteId: string }) {
  return (
    <>
      <title>{titleOf("Website preview")}</title>
      <Preview websiteId={websiteId} />
    </>
  );
}

function Preview({ websiteId }: { websiteId: string }) {
  const [shown, setShown] = useState<Shown>({ kind: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    loadPreview(websiteId, stop.signal).then((next) => !stop.signal.aborted && setShown(next));
    return () => stop.abort();
  }, [websiteId]);
  if (shown.kind === "loading") return <LoadingScreen label="Loading Preview..." />;
  if (shown.kind === "error") {
    return (
      <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 px-5 text-center">
        <p role="alert" className="text-lg">
          Error: {shown.message}
        </p>
        <p className="max-w-md text-muted">{sentences.preview.temporary} Its owner can make a new one.</p>
        <Link to="/" className={buttonClasses("quiet")}>
          Go to the home page
        </Link>
      </div>
    );
  }
  return (
    <iframe
      src={shown.address}
      title="Website preview"
      sandbox="allow-scripts allow-popups allow-forms"
      allow="clipboard-write"
      className="block h-[calc(100dvh-4rem)] w-full bg-surface [color-scheme:light]"
    />
  );
}

/** Requests the page first, to show a failure's sentence; the frame then loads the same address by itself. */
async function loadPreview(id: string, signal: AbortSignal): Promise<Shown> {
  const deps = await loadDeps();
  try {
    const response = await deps.api.fetch(
      websitesEndpoints.getPreviewContent,
      { params: { id } },
      { signal, headers: { Accept: "text/html" } },
    );
    await response.text();
    deps.toast.success(sentences.preview.loaded, { id: "preview" });
    return { kind: "page", address: `/api/v1/token-automation/website/preview/content/${id}` };
  } catch (error) {
    const message = detailOr(error, error instanceof Error ? error.message : sentences.preview.failed);
    if (!signal.aborted) deps.toast.error(message, { id: "preview" });
    return { kind: "error", message };
  }
}
