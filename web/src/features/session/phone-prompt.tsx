import { useEffect } from "react";
import { useStore } from "zustand";
import { type PhoneStep, phonePromptStore } from "../../stores/phone-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const words: Record<PhoneStep, { text: string; proceed?: string }> = {
  permission: {
    text: "Your browser asks first whether this site may reach the apps on this phone. Choose “Allow”: your wallet is one of them.",
    proceed: "Continue",
  },
  tap: {
    text: "Your wallet app is ready. Answer there, then come back here.",
    proceed: "Open wallet app",
  },
  waiting: { text: "Waiting for your wallet app. Answer there, then come back here." },
};

/** What the owner of a phone does next, so that the wallet app answers. */
export function PhoneDialog() {
  const { step, cancel } = useStore(phonePromptStore);
  return (
    <Dialog open={step !== null} onClose={cancel} title="Your wallet app" footer={<PhoneActions />}>
      <PhoneText />
    </Dialog>
  );
}

/**
 * Says what the wallet app waits for, if it does, in a place that shows what is signed: the dialog, which would cover it,
 * stays away.
 */
export function usePhonePrompt(): PhoneStep | null {
  useEffect(() => {
    phonePromptStore.setState({ isInPage: true });
    return () => phonePromptStore.setState({ isInPage: false });
  }, []);
  return useStore(phonePromptStore, (state) => state.step);
}

export function PhonePromptHere() {
  if (usePhonePrompt() === null) return null;
  return (
    <section
      aria-label="Your wallet app"
      className="mt-4 space-y-4 rounded-[10px] border border-accent px-4 py-4"
    >
      <PhoneText />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <PhoneActions />
      </div>
    </section>
  );
}

export function PhoneText() {
  const step = useStore(phonePromptStore, (state) => state.step);
  if (step === null) return null;
  return (
    <p className="flex items-center gap-3" role="status">
      {step === "waiting" && <Spinner className="shrink-0 text-accent-ink" />}
      {words[step].text}
    </p>
  );
}

export function PhoneActions() {
  const { step, proceed, cancel } = useStore(phonePromptStore);
  const label = step && words[step].proceed;
  return (
    <>
      <Button look="quiet" onClick={cancel}>
        Cancel
      </Button>
      {label && (
        <Button onClick={proceed} data-autofocus>
          {label}
        </Button>
      )}
    </>
  );
}
