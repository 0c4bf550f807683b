import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { pageFailed } from "#contract/pages.ts";
import { Button } from "../ui/button.tsx";
import { LoadingScreen } from "../ui/spinner.tsx";
import { isGonePart } from "./gone-parts.ts";
import { isServerThere, renew, renewByItself } from "./renew.ts";

type Why = "looking" | "renewing" | "outdated" | "unreachable" | "broken";

/** In place of a page that cannot be shown: what has happened, and the way on. An old tab takes the new version by itself. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const [why, setWhy] = useState<Why>(isGonePart(error) ? "looking" : "broken");
  const router = useRouter();
  useEffect(() => {
    if (!isGonePart(error)) return;
    let isHere = true;
    void isServerThere()
      .then((isThere) => (isThere ? renewed() : "unreachable"))
      .then((found) => isHere && setWhy(found));
    return () => {
      isHere = false;
    };
  }, [error]);
  if (why === "looking") return <LoadingScreen />;
  if (why === "renewing") return <LoadingScreen label={pageFailed.renewing} />;
  // The page's script first: what failed before would fail again.
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

/** Never in a launch, nor while something is begun in the wizard; where that cannot be known, it is asked. */
async function renewed(): Promise<Why> {
  const isAtWork = await import("./is-busy.ts").then(
    (module) => module.isAtWork(),
    () => true,
  );
  return !isAtWork && renewByItself(Date.now()) ? "renewing" : "outdated";
}
