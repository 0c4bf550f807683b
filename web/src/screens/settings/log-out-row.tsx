import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { sentences } from "#contract/sentences.ts";
import { logOut } from "../../flows/session/log-out.ts";
import { useWorld } from "../../load-world.ts";
import { ForgetDialog } from "../../shell/forget-dialog.tsx";
import { useReachable } from "../../shell/use-reachable.ts";
import { Button } from "../../ui/button.tsx";
import { Part } from "../../ui/part.tsx";

export function LogOutRow() {
  const world = useWorld();
  const navigate = useNavigate();
  const online = useReachable();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const logOutHere = async () => {
    setBusy(true);
    await logOut(world, () => navigate({ to: "/" }));
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
