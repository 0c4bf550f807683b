import MonitorDown from "icon:monitor-down";
import { useState } from "react";
import { instance } from "../../app/instance.ts";
import { Button } from "../../ui/button.tsx";
import { acceptInstall, declineInstall, offeredInstall } from "../device/offer-install.ts";

/** Offers to install the app, once, to a user who has made something here. */
export function InstallOffer() {
  // An offer that comes later waits for the next visit, so that nothing on the page moves.
  const [offer, setOffer] = useState(offeredInstall);
  if (!offer) return null;
  const answer = (act: () => unknown) => () => {
    setOffer(null);
    void act();
  };
  return (
    <section
      aria-label="Install the app"
      className="panel mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4"
    >
      <MonitorDown className="size-6 shrink-0 text-accent-ink max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 grow basis-60">
        <h2 className="font-sans text-base font-medium">Keep {instance.product_name} at hand</h2>
        <p className="text-sm text-muted">
          {offer === "by-hand"
            ? "Tap Share, then Add to Home Screen. It opens instantly, even offline."
            : "Once installed, it opens instantly in its own window, even offline."}
        </p>
      </div>
      <div className="ml-auto flex gap-1">
        <Button look="plain" onClick={answer(declineInstall)}>
          {offer === "by-hand" ? "Got it" : "No, thanks"}
        </Button>
        {offer !== "by-hand" && (
          <Button look="quiet" onClick={answer(() => acceptInstall(offer))}>
            Install
          </Button>
        )}
      </div>
    </section>
  );
}
