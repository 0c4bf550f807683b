import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import type { Session } from "#contract/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Part } from "../../ui/part.tsx";
import { Unread } from "../../ui/unread.tsx";
import { useBackInReach, useReachable } from "../server/use-reachable.ts";
import { deviceName } from "./device-name.ts";
import { SessionRow } from "./session-row.tsx";
import { revokeSessions, sessionsQuery } from "./sessions.ts";

export function SessionsPart() {
  const deps = useDeps();
  const online = useReachable();
  const userId = useStore(sessionStore, (state) => state.user?.id ?? "");
  const list = useQuery(sessionsQuery(deps, userId), deps.queries);
  useBackInReach(() => void list.refetch());
  const [ending, setEnding] = useState<readonly Session[]>([]);
  const [busy, setBusy] = useState(false);
  const others = list.data?.filter((session) => !session.current) ?? [];
  const revoke = async () => {
    setBusy(true);
    await revokeSessions(deps, userId, ending);
    setBusy(false);
    setEnding([]);
  };
  return (
    <Part title="Where you are signed in" hint="Sign out devices that you do not recognize or no longer use.">
      {() => (
        <>
          {!list.data && (
            <Unread
              loading={sentences.session.listLoading}
              failed={list.error && sentences.session.listFailed}
              offline={online ? null : sentences.settings.whenOnline}
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
          <ul className="divide-y divide-line">
            {list.data?.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={deps.now()}
                online={online}
                onRevoke={() => setEnding([session])}
              />
            ))}
          </ul>
          {list.data && others.length === 0 && (
            <p className="mt-4 text-muted">{sentences.session.hereAlone}</p>
          )}
          {others.length > 1 && (
            <Button look="quiet" className="mt-5" disabled={!online} onClick={() => setEnding(others)}>
              Sign out everywhere else
            </Button>
          )}
          <ConfirmDialog
            open={ending.length > 0}
            title={ending.length > 1 ? "Sign out everywhere else?" : `Sign out ${nameOf(ending[0])}?`}
            confirm={busy ? "Signing out..." : "Sign out"}
            danger
            busy={busy}
            onConfirm={() => void revoke()}
            onCancel={() => setEnding([])}
          >
            {ending.length > 1 ? sentences.session.revokeOthersQuestion : sentences.session.revokeQuestion}
          </ConfirmDialog>
        </>
      )}
    </Part>
  );
}

const nameOf = (session: Session | undefined): string => (session ? deviceName(session.user_agent) : "");
