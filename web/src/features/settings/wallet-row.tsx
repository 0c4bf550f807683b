import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useStore } from "zustand";
import type { LinkedWallet } from "#contract/auth.ts";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Part } from "../../ui/part.tsx";
import { Unread } from "../../ui/unread.tsx";
import { useBackInReach, useReachable } from "../server/use-reachable.ts";
import { linkedWalletsQuery, unlinkWallet } from "../session/linked-wallets.ts";
import { LinkPrompt } from "./link-prompt.tsx";

export function WalletRow() {
  const deps = useDeps();
  const navigate = useNavigate();
  const online = useReachable();
  const { user, wallet: here } = useStore(sessionStore);
  const list = useQuery(linkedWalletsQuery(deps, user?.id ?? ""), deps.queries);
  useBackInReach(() => void list.refetch());
  const [unlinking, setUnlinking] = useState<LinkedWallet | null>(null);
  const [busy, setBusy] = useState(false);
  const unlink = async (wallet: LinkedWallet) => {
    setBusy(true);
    await unlinkWallet(deps, wallet);
    setBusy(false);
    setUnlinking(null);
    if (!sessionStore.getState().user) await navigate({ to: "/" });
  };
  return (
    <Part title="Wallet" hint="Signs you in and pays for launches.">
      {() => (
        <>
          {!list.data && (
            <Unread
              loading={sentences.wallet.listLoading}
              failed={list.error && sentences.wallet.listFailed}
              offline={online ? null : sentences.settings.whenOnline}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data?.length === 0 && <LinkPrompt online={online} />}
          <ul className="divide-y divide-line">
            {list.data?.map((wallet) => (
              <li key={wallet.id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
                <p className="flex grow flex-wrap items-baseline gap-x-3">
                  <span className="text-lg tabular-nums" title={wallet.address}>
                    {shortAddress(wallet.address)}
                  </span>
                  {wallet.address === here?.address && <span className="text-sm text-good">Connected</span>}
                </p>
                <Button
                  look="quiet"
                  disabled={!online}
                  onClick={() => setUnlinking(wallet)}
                  aria-label={`Unlink ${shortAddress(wallet.address)}`}
                >
                  Unlink
                </Button>
              </li>
            ))}
          </ul>
          <ConfirmDialog
            open={unlinking !== null}
            title={`Unlink ${shortAddress(unlinking?.address ?? "")}?`}
            confirm={busy ? "Unlinking..." : "Unlink"}
            danger
            busy={busy}
            onConfirm={() => unlinking && void unlink(unlinking)}
            onCancel={() => setUnlinking(null)}
          >
            <p className="text-ink">{sentences.wallet.unlinkQuestion}</p>
            <p className="mt-2">{whatFollows(list.data?.length, unlinking?.address === here?.address)}</p>
          </ConfirmDialog>
        </>
      )}
    </Part>
  );
}

function whatFollows(linked: number | undefined, isHere: boolean): string {
  if (linked === 1) return sentences.wallet.unlinkLast;
  return isHere ? sentences.wallet.unlinkHere : sentences.wallet.unlinkOther;
}
