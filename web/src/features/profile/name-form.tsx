import { useId, useState } from "react";
import { authEndpoints } from "#contract/endpoints/auth.ts";
import { lengths } from "#contract/limits.ts";
import { cleanLine } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Counter, useFocusInvalid } from "../../ui/field.tsx";
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
  const [wrong, setWrong] = useState<{ sentence: string } | null>(null);
  const form = useFocusInvalid<HTMLFormElement>(wrong);
  const [busy, setBusy] = useState(false);
  const value = typed ?? saved;
  const name = cleanLine(value);
  const submit = async () => {
    if (name === saved || busy) return;
    setWrong(name === "" ? { sentence: sentences.profile.nameMissing } : null);
    if (name === "") return;
    setBusy(true);
    const failure = await saveName(deps, name);
    if (failure === null) setTyped(null);
    else if (failure) setWrong({ sentence: failure });
    setBusy(false);
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="flex gap-3">
        <input
          aria-labelledby={titleId}
          aria-describedby={noteId}
          aria-invalid={wrong?.sentence === sentences.profile.nameMissing || undefined}
          value={value}
          maxLength={lengths.displayName}
          autoComplete="nickname"
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
          className="field min-w-0 grow text-lg"
        />
        <Button type="submit" busy={busy} disabled={name === saved || !online} className="shrink-0">
          {busy ? "Saving..." : "Save"}
        </Button>
      </div>
      <div id={noteId} className="mt-2 text-sm text-muted tabular-nums">
        {wrong ? (
          <p role="alert" className="text-bad">
            {wrong.sentence}
          </p>
        ) : (
          <Counter length={value.length} max={lengths.displayName} />
        )}
      </div>
    </form>
  );
}

/** Saves the display name and updates every place that shows it. Resolves to the failure; empty if the session is over. */
async function saveName(deps: AppDeps, name: string): Promise<string | null> {
  try {
    await takeProfile(deps, await deps.api.call(authEndpoints.changeProfile, { body: { name } }));
    deps.toast.success(sentences.profile.updated, { id: "profile" });
    return null;
  } catch (error) {
    if (isSessionLost(error)) return "";
    deps.toast.error(sentences.profile.updateFailed, { id: "profile" });
    return sentences.profile.updateFailed;
  }
}
