import { sentences } from "#contract/sentences.ts";
import { Button } from "../../ui/button.tsx";
import { GemMark } from "../../ui/gem-mark.tsx";
import { useConnect } from "./use-connect.ts";

/** In place of a page whose wallet is gone: what happened, and the way on. */
export function ConnectPrompt() {
  const { connect, connecting, warm } = useConnect();
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-md place-content-center gap-5 px-5 text-center">
      <GemMark className="mx-auto size-16" />
      <h1 className="text-3xl">Your wallet is not connected</h1>
      <p className="text-muted">
        Connect it to see your gems. What you were working on is kept on this device.
      </p>
      <Button className="mx-auto" busy={connecting} onClick={connect} onPointerEnter={warm} onFocus={warm}>
        {connecting ? "Connecting..." : sentences.wallet.chooserTitle}
      </Button>
    </div>
  );
}
