import { useEffect, useRef } from "react";
import { gallerySentences } from "#contract/gallery.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { instance, titleOf } from "../../app/instance.ts";
import { DepsContext, useDepsOnceLoaded } from "../../app/load-deps.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { EmptyGallery } from "./empty-gallery.tsx";
import { GalleryCard } from "./gallery-card.tsx";
import { useGallery } from "./use-gallery.ts";

/** `/gallery`: what was launched on this instance, for everybody. */
export function GalleryScreen() {
  const deps = useDepsOnceLoaded();
  return (
    <PublicPage
      title={titleOf("Gallery")}
      description={`The tokens launched with ${instance.product_name}, newest first, with their pictures, figures and websites.`}
    >
      <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-4xl sm:text-5xl">Gallery</h1>
        <p className="mt-3 text-lg text-muted">Tokens launched here, newest first.</p>
        {deps ? (
          <DepsContext value={deps}>
            <GalleryList />
          </DepsContext>
        ) : (
          <GallerySkeleton />
        )}
      </div>
    </PublicPage>
  );
}

const grid = "mt-8 grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] sm:gap-5";

function GalleryList() {
  const { tokens, failure, hasMore, isAsking, showMore, ask } = useGallery();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  const shown = tokens?.length ?? 0;
  useEffect(() => {
    // The button that was pressed may be gone: the first new token takes its place.
    if (before.current > 0 && shown > before.current)
      list.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <>
      {!tokens && !failure && <GallerySkeleton />}
      {tokens && shown === 0 && <EmptyGallery />}
      {tokens && shown > 0 && (
        <ul ref={list} className={grid}>
          {tokens.map((token) => (
            <GalleryCard key={token.mint_address} token={token} />
          ))}
        </ul>
      )}
      {failure && (
        <div className="panel mt-8 px-5 py-4">
          <Notice sentence={reasonOf(failure)} onRetry={ask} retrying={isAsking} />
        </div>
      )}
      {hasMore && !failure && (
        <p className="mt-8 text-center">
          <Button look="quiet" onClick={showMore} busy={isAsking}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

/** A failure without a code is nobody's answer: no network, or no server behind it. */
const reasonOf = (failure: Error): string =>
  failure instanceof ApiError && failure.code !== null ? failure.sentence : gallerySentences.offline;

const GallerySkeleton = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Loading the gallery</span>
    {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
      <div key={key} className="panel overflow-hidden" aria-hidden="true">
        <div className="skeleton aspect-square rounded-none" />
        <div className="space-y-3 p-4">
          <div className="skeleton h-6 w-2/3" />
          <div className="skeleton h-4 w-1/3" />
          <div className="skeleton h-7 w-full" />
        </div>
      </div>
    ))}
  </div>
);
