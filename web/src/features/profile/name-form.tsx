import { useId, useState } from "react";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { lengths } from "#contract/limits.ts";
import { cleanLine } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Counter } from "../../ui/field.tsx";
import { takeProfile } from "./refresh-profile.ts";

interface NameFormProps {
  titleId: string;
  saved: string;
  online: boolean;
}

/** Save is enabled only if the name differs from the saved one. */
export function NameForm({ titleId, saved, online }: NameFormProps) {
  const deps = useDeps();
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const value = typed ?? saved;
  const name = cleanLine(value);
  const submit = async () => {
    if (name === saved || busy) return;
    setMissing(name === "");
    if (name === "") return;
    setBusy(true);
    if (await saveName(deps, name)) setTyped(null);
    setBusy(false);
  };
  return (
    <form
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="min-w-0 grow">
        <input
          aria-labelledby={titleId}
          aria-describedby={noteId}
          aria-invalid={missing || undefined}
          value={value}
          maxLength={lengths.displayName}
          autoComplete="nickname"
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          className="field text-lg"
        />
        <div id={noteId} className="mt-2 text-sm text-muted tabular-nums">
          {missing ? (
            <p role="alert" className="text-bad">
              {sentences.profile.nameMissing}
            </p>
          ) : (
            <Counter length={value.length} max={lengths.displayName} />
          )}
        </div>
      </div>
      <Button type="submit" busy={busy} disabled={name === saved || !online} className="shrink-0">
        {busy ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}

/** Saves the display name and updates every place that shows it. Resolves whether it was saved. */
async function saveName(deps: AppDeps, name: string): Promise<boolean> {
  try {
    await takeProfile(deps, await deps.api.call(authEndpoints.changeProfile, { body: { name } }));
    deps.toast.success(sentences.profile.updated, { id: "profile" });
    return true;
  } catch (error) {
    if (!isSessionLost(error)) deps.toast.error(sentences.profile.updateFailed, { id: "profile" });
    return false;
  }
}
