import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { Button } from "../../ui/button.tsx";
import { WhileAway } from "../server/while-away.tsx";
import { linkWallet } from "../session/linked-wallets.ts";

/** Shown only if no wallet is linked: links one to the signed-in account. */
export function LinkPrompt({ online }: { online: boolean }) {
  const deps = useDeps();
  const connecting = useStore(sessionStore, (state) => state.connecting);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{sentences.wallet.noneLinked}</p>
      <WhileAway sentence={sentences.offline.linkWallet} />
      <Button busy={connecting} disabled={!online} onClick={() => void linkWallet(deps)}>
        {connecting ? "Connecting..." : sentences.wallet.chooserTitle}
      </Button>
    </div>
  );
}
