import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { pageFailed } from "#contract/pages.ts";
import { Button } from "../ui/button.tsx";
import { LoadingScreen } from "../ui/spinner.tsx";
import { isGonePart } from "./gone-parts.ts";
import { isServerThere, renew, renewByItself } from "./renew.ts";

type Why = "looking" | "renewing" | "outdated" | "unreachable" | "broken";

/**
 * Shown in place of a page that failed: what happened, and what to do next. An old tab loads the new version by
 * itself.
 */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const [why, setWhy] = useState<Why>(isGonePart(error) ? "looking" : "broken");
  const router = useRouter();
  useEffect(() => {
    if (!isGonePart(error)) return;
    let isHere = true;
    void isServerThere()
      .then((isThere) => (isThere ? renewUnlessBusy() : "unreachable"))
      .then((found) => isHere && setWhy(found));
    return () => {
      isHere = false;
    };
  }, [error]);
  if (why === "looking") return <LoadingScreen />;
  if (why === "renewing") return <LoadingScreen label={pageFailed.renewing} />;
  // Load the page's script first: without it the page would fail again.
  const again = () => void router.invalidate().then(reset);
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <div role="alert" className="panel grid justify-items-center gap-5 px-6 py-12">
        <p className="max-w-prose text-center">{pageFailed[why]}</p>
        {why === "unreachable" ? (
          <Button onClick={again}>Try again</Button>
        ) : (
          <Button onClick={() => void renew()}>Reload</Button>
        )}
      </div>
    </div>
  );
}

/** Reload without asking only if no launch runs and the wizard has no unsaved input. If that is unknown, ask. */
async function renewUnlessBusy(): Promise<Why> {
  const isAtWork = await import("./is-busy.ts").then(
    (module) => module.isAtWork(),
    () => true,
  );
  return !isAtWork && renewByItself(Date.now()) ? "renewing" : "outdated";
}
