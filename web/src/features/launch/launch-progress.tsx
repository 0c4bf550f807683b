import Check from "icon:check";
import X from "icon:x";
import type { Network } from "#contract/config.ts";
import { deployStepTitles } from "#contract/launch.ts";
import type { LaunchState } from "../../stores/launch.ts";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { PhoneText } from "../session/phone-prompt.tsx";
import { WhatYouSign } from "./what-you-sign.tsx";
import { WhyRefused } from "./why-refused.tsx";

interface LaunchProgressProps {
  launch: LaunchState;
  ticker: string;
  network: Network;
}

/** The four steps, the current one, what is signed, and an error if there is one. */
export function LaunchProgress({ launch, ticker, network }: LaunchProgressProps) {
  const failed = launch.step === "error";
  return (
    <div className="space-y-6 py-2">
      <ol className="space-y-4">
        {deployStepTitles.map((title, index) => {
          const state =
            index < launch.done ? "done" : index > launch.done ? "ahead" : failed ? "failed" : "now";
          return (
            <li
              key={title}
              className={classNames("flex items-start gap-4", state === "ahead" && "text-muted")}
              aria-current={state === "now" ? "step" : undefined}
            >
              <Mark state={state} number={index + 1} />
              <div className="pt-0.5">
                <p className={state === "now" ? "font-semibold" : undefined}>{title}</p>
                {state === "now" && (
                  <p className="text-muted" aria-live="polite">
                    {launch.message}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {failed && (
        <div role="alert" className="space-y-2 rounded-[10px] border border-bad/60 px-4 py-3">
          <p>{launch.message}</p>
          {launch.effect && <p>{launch.effect}</p>}
          {launch.refusal && <WhyRefused refusal={launch.refusal} />}
        </div>
      )}
      {launch.summary && launch.step === "create" && (
        <>
          <PhoneText />
          <WhatYouSign summary={launch.summary} links={launch.links} ticker={ticker} network={network} />
        </>
      )}
    </div>
  );
}

function Mark({ state, number }: { state: "done" | "now" | "ahead" | "failed"; number: number }) {
  const look = {
    done: "bg-good text-ground",
    now: "border-2 border-accent text-accent-ink",
    ahead: "border border-line-strong",
    failed: "bg-bad-fill text-white",
  }[state];
  return (
    <span
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-full text-sm tabular-nums",
        look,
      )}
      aria-hidden="true"
    >
      {state === "done" && <Check className="size-4" />}
      {state === "failed" && <X className="size-4" />}
      {state === "now" && <Spinner className="size-4" />}
      {state === "ahead" && number}
    </span>
  );
}
