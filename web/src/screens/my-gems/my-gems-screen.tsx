import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { countTokens, displayStatus, type SavedToken } from "#contract/token.ts";
import { deleteToken } from "../../flows/tokens/delete-token.ts";
import { titleOf } from "../../instance.ts";
import { useWorld } from "../../load-world.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DraftOnDevice } from "./draft-on-device.tsx";
import { EmptyGems } from "./empty-gems.tsx";
import { Filters, type StatusFilter } from "./filters.tsx";
import { GemGrid } from "./gem-grid.tsx";
import { StatsPanel } from "./stats-panel.tsx";
import { SyncNotice } from "./sync-notice.tsx";
import { useTokens } from "./use-tokens.ts";

export function MyGemsScreen() {
  const world = useWorld();
  const navigate = useNavigate();
  const { tokens, failure, refreshing, refresh } = useTokens();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StatusFilter>("all");
  const [deleting, setDeleting] = useState<SavedToken | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!deleting) return;
    setBusy(true);
    if (await deleteToken(world, deleting)) setDeleting(null);
    setBusy(false);
  };
  // Nothing on the device, and the server has not said yet that there is nothing.
  const unread = tokens?.length === 0 && (refreshing || failure !== null);
  const create = () => void navigate({ to: "/create" });
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{titleOf("My Gems")}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">My Gems</h1>
        <Button onClick={create}>
          <Plus className="size-5" aria-hidden="true" />
          New token
        </Button>
      </div>
      <SyncNotice
        failure={failure}
        hasTokens={Boolean(tokens?.length)}
        refreshing={refreshing}
        onRetry={refresh}
      />
      <StatsPanel stats={tokens && !unread ? countTokens(tokens) : null} />
      <DraftOnDevice />
      {tokens?.length === 0 && !unread && <EmptyGems onCreate={create} />}
      {(tokens === undefined || tokens.length > 0 || (unread && !failure)) && (
        <>
          <Filters search={search} onSearch={setSearch} filter={filter} onFilter={setFilter} />
          <GemGrid
            key={`${filter}:${search}`}
            tokens={tokens?.filter((token) => matches(token, search, filter))}
            loading={!tokens || unread}
            onDelete={setDeleting}
          />
        </>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete ${deleting?.name ?? ""}?`}
        confirm={busy ? "Deleting..." : "Delete"}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setDeleting(null)}
      >
        {deleting?.mint_address
          ? "It goes from your dashboard and its website goes offline. The coin itself stays on chain."
          : "It goes from your dashboard and its website goes offline. This cannot be undone."}
      </ConfirmDialog>
    </div>
  );
}

function matches(token: SavedToken, search: string, filter: StatusFilter): boolean {
  if (filter !== "all" && displayStatus(token) !== filter) return false;
  const wanted = search.trim().toLowerCase();
  return (
    !wanted ||
    [token.name, token.ticker, token.mint_address ?? ""].some((text) => text.toLowerCase().includes(wanted))
  );
}
