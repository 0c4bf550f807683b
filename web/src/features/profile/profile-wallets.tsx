import { useQuery } from "@tanstack/react-query";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Unread } from "../../ui/unread.tsx";
import { useBackInReach } from "../server/use-reachable.ts";
import { linkedWalletsQuery } from "../session/linked-wallets.ts";

export function ProfileWallets({ userId, online }: { userId: string; online: boolean }) {
  const deps = useDeps();
  const list = useQuery(linkedWalletsQuery(deps, userId), deps.queries);
  useBackInReach(() => void list.refetch());
  if (!list.data) {
    return (
      <Unread
        loading={sentences.wallet.listLoading}
        failed={list.error && sentences.wallet.listFailed}
        offline={online ? null : sentences.settings.whenOnline}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data.length === 0) return <p className="text-muted">{sentences.wallet.noneLinked}</p>;
  return (
    <ul className="grid gap-2">
      {list.data.map(({ id, address }) => (
        <li key={id} title={address} className="text-lg tabular-nums">
          {shortAddress(address)}
        </li>
      ))}
    </ul>
  );
}
