import Plus from "icon:plus";
import { useElementScrollRestoration, useNavigate } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { SavedToken } from "#contract/token.ts";
import { titleOf } from "../../app/instance.ts";
import { Button } from "../../ui/button.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DraftOnDevice } from "./draft-on-device.tsx";
import { EmptyGems, MissingGems } from "./empty-gems.tsx";
import { Filters } from "./filters.tsx";
import { GemGrid } from "./gem-grid.tsx";
import { GemSkeletons } from "./gem-skeletons.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { StatsPanel } from "./stats-panel.tsx";
import { SyncNotice } from "./sync-notice.tsx";
import { useGems } from "./use-gems.ts";
import { useGemsSearch } from "./use-gems-search.ts";
import { useListSync } from "./use-list-sync.ts";

export function MyGemsScreen() {
  const navigate = useNavigate();
  const { failure, refreshing, refresh } = useListSync();
  const { words, status, page, type, choose, turn, clear } = useGemsSearch();
  const [deleting, setDeleting] = useState<SavedToken | null>(null);
  // React shows a typed letter first and updates the list after it.
  const wanted = useDeferredValue(words);
  const isReachable = useReachable();
  const gems = useGems(wanted, status, page);
  const total = gems?.stats.total;
  const closeQuestion = useCallback(() => setDeleting(null), []);
  // The device has no tokens, and the server has not answered yet whether there are any.
  const unread = total === 0 && (refreshing || failure !== null || gems?.fetchedAt === null);
  const isMissing = unread && gems?.fetchedAt === null && !refreshing && !isReachable;
  useScrollBack(gems !== undefined && !unread);
  const create = () => void navigate({ to: "/create" });
  return (
    <div className="mx-auto max-w-7xl px-4 min-[1800px]:max-w-[126rem] py-8 sm:px-6 sm:py-10">
      <title>{titleOf("My Gems")}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h1 className="text-3xl sm:text-4xl">My Gems</h1>
        <div className="flex grow justify-end gap-1 sm:gap-2">
          <RefreshButton refreshing={refreshing} onRefresh={refresh} />
          <Button onClick={create} className="max-sm:px-4!">
            <Plus className="size-5" aria-hidden="true" />
            Create token
          </Button>
        </div>
      </div>
      <LastUpdated at={gems?.fetchedAt ?? null} />
      {isMissing && <MissingGems onRetry={refresh} />}
      <SyncNotice
        failure={isMissing ? null : failure}
        hasTokens={Boolean(total)}
        refreshing={refreshing}
        onRetry={refresh}
      />
      <StatsPanel stats={gems && !unread ? gems.stats : null} />
      <DraftOnDevice />
      {Boolean(total) && !unread && <InstallOffer />}
      {total === 0 && !unread && <EmptyGems onCreate={create} />}
      {(total !== 0 || (unread && !failure && !isMissing)) && (
        <>
          <Filters search={words} onSearch={type} filter={status} onFilter={choose} />
          {!gems || unread ? (
            <GemSkeletons />
          ) : (
            <GemGrid
              cards={gems.cards}
              total={gems.fitting}
              page={gems.page}
              onPage={turn}
              onClear={clear}
              onDelete={setDeleting}
            />
          )}
        </>
      )}
      <DeleteDialog token={deleting} onClose={closeQuestion} />
    </div>
  );
}

/** Restores the scroll position once the list is read: until then the page is too short. */
export function useScrollBack(isThere: boolean): void {
  const left = useRef(useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0);
  useEffect(() => {
    if (!isThere || left.current === 0) return;
    scrollTo({ top: left.current });
    left.current = 0;
  }, [isThere]);
}
