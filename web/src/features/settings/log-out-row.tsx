import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Part } from "../../ui/part.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { ForgetDialog } from "../session/forget-dialog.tsx";
import { logOut } from "../session/log-out.ts";

export function LogOutRow() {
  const deps = useDeps();
  const navigate = useNavigate();
  const online = useReachable();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const logOutHere = async () => {
    setBusy(true);
    await logOut(deps, () => navigate({ to: "/" }));
    setBusy(false);
    setAsked(false);
  };
  return (
    <Part title="Log Out" hint="Ends the session on this device.">
      {() => (
        <>
          <Button look="quiet" onClick={() => setAsked(true)}>
            Log Out
          </Button>
          {asked && (
            <ForgetDialog
              title="Log out?"
              confirm={busy ? "Logging out..." : "Log Out"}
              busy={busy}
              onConfirm={() => void logOutHere()}
              onCancel={() => setAsked(false)}
            >
              <p className="text-ink">{sentences.session.logoutQuestion}</p>
              <p className="mt-2">{sentences.session.logoutMeans}</p>
              {!online && <p className="mt-2">{sentences.session.logoutAway}</p>}
            </ForgetDialog>
          )}
        </>
      )}
    </Part>
  );
}
