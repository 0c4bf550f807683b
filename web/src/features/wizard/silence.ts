import { rhythm } from "#contract/limits.ts";
import { connectionStore } from "../../stores/connection.ts";
import { type Instead, wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard } from "../../stores/wizard-events.ts";

/**
 * Shows the offer after each long silence. Returns `restart`: called at each sign of life, it hides the offer and
 * starts the wait again.
 */
export function offerAfterSilence(
  offer: Omit<Instead, "choose">,
  gaveUp: AbortController,
  over: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const withdraw = () => dispatchWizard({ type: "insteadWithdrawn" });
  const choose = () => {
    withdraw();
    connectionStore.setState({ isReachable: false });
    gaveUp.abort();
  };
  const restart = () => {
    clearTimeout(timer);
    if (wizardStore.getState().work?.instead) withdraw();
    const instead = { ...offer, choose };
    timer = setTimeout(() => dispatchWizard({ type: "insteadOffered", instead }), rhythm.silence);
  };
  restart();
  const stop = () => clearTimeout(timer);
  for (const signal of [over, gaveUp.signal]) signal.addEventListener("abort", stop);
  return restart;
}

/** Settles with the call, or rejects as soon as it is given up: not every part of a call listens to its signal. */
export const unlessGivenUp = <T>(call: Promise<T>, gaveUp: AbortSignal): Promise<T> =>
  Promise.race([
    call,
    new Promise<never>((_, refuse) => {
      const end = () => refuse(gaveUp.reason);
      if (gaveUp.aborted) end();
      else gaveUp.addEventListener("abort", end, { once: true });
    }),
  ]);
