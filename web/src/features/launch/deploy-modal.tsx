import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { money } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { canCancel, idleLaunch, isLanded, isRunning, launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loadConfig } from "../server/load-config.ts";
import { PhoneActions, usePhonePrompt } from "../session/phone-prompt.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { CostSummary } from "./cost-summary.tsx";
import { LaunchDone } from "./launch-done.tsx";
import { LaunchProgress } from "./launch-progress.tsx";
import { MintChoice } from "./mint-choice.tsx";
import { resumeSigned, runLaunch } from "./run-launch.ts";
import { useAffordable } from "./use-affordable.ts";

interface DeployModalProps {
  token: SavedToken;
  /** Called when the modal closes, with the mint address if the token was launched. */
  onClose: (mint?: string) => void;
}

/** 'Deploy Token to the launchpad': cost, progress, outcome. */
export function DeployModal({ token, onClose }: DeployModalProps) {
  const deps = useDeps();
  const config = useQuery({ queryKey: ["config-here"], queryFn: () => loadConfig(deps) }, deps.queries);
  const running = useStore(launchStore);
  // A launch of another token that was resumed from the journal is not shown here.
  const launch = running.tokenId === token.id ? running : idleLaunch;
  const [devBuy, setDevBuy] = useState(String(money.devBuyDefault));
  const [asking, setAsking] = useState(false);
  const abort = useRef(new AbortController());
  const { fees } = useDomains();
  const amount = Number(devBuy);
  const { estimate, balance, canPay, onFaucet } = useAffordable(config.data, amount);
  const remarks = useQuery(
    {
      queryKey: ["readiness", token.id, token.version],
      queryFn: async () => (await import("./readiness.ts")).readReadiness(deps, token),
    },
    deps.queries,
  );
  const canLaunch = canPay && !remarks.data?.some(({ blocks }) => blocks);
  const network = config.data?.network ?? "sandbox";
  const done = launch.step === "complete";
  const phoneStep = usePhonePrompt();
  const start = () => {
    abort.current = new AbortController();
    void runLaunch(deps, token, amount, abort.current.signal);
  };
  useEffect(() => {
    void resumeSigned(deps, token).catch(() => undefined);
  }, [deps, token]);
  const close = () => {
    if (isRunning(launch)) return setAsking(true);
    const { mintAddress } = launch;
    dispatchLaunch({ type: "dismissed" });
    onClose(done && mintAddress ? mintAddress : undefined);
  };
  const cancel = () => {
    setAsking(false);
    if (!canCancel(launchStore.getState())) return;
    abort.current.abort();
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        closable={!isRunning(launch)}
        wide={done}
        title={done ? `${token.name} is launched` : sentences.launch.title}
        description={
          <>
            {!done && <span className="font-semibold text-ink">{token.name}</span>} ${token.ticker}
          </>
        }
        footer={
          done ? (
            <Button look="quiet" onClick={close}>
              Close
            </Button>
          ) : phoneStep ? (
            <PhoneActions />
          ) : (
            <>
              <Button look="quiet" onClick={close} disabled={!canCancel(launch)}>
                Cancel
              </Button>
              {launch.step === "error" && !isLanded(launch) && (
                <Button look="quiet" onClick={() => dispatchLaunch({ type: "dismissed" })}>
                  Change the purchase
                </Button>
              )}
              <Button onClick={start} disabled={!canLaunch && !isLanded(launch)} busy={isRunning(running)}>
                {launch.step === "error" ? "Try again" : "Deploy Token"}
              </Button>
            </>
          )
        }
      >
        {done && config.data ? (
          <LaunchDone token={token} mint={launch.mintAddress ?? ""} config={config.data} />
        ) : launch.step === null ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (canLaunch) start();
            }}
          >
            <CostSummary
              mintChoice={config.data && <MintChoice token={token} network={network} />}
              devBuy={devBuy}
              onDevBuy={setDevBuy}
              network={network}
              ticker={token.ticker}
              hostingFee={fees.hosting}
              remarks={remarks.data ?? []}
              {...{ estimate, balance, onFaucet }}
            />
          </form>
        ) : (
          <LaunchProgress launch={launch} ticker={token.ticker} network={network} />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking && canCancel(launch)}
        title="Cancel the deployment"
        confirm="Cancel deployment"
        cancel="Keep going"
        danger
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      >
        {sentences.launch.cancelQuestion}
      </ConfirmDialog>
    </>
  );
}
