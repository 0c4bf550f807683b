import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";

/** Copies a text and confirms it by a toast. */
export async function copy(deps: AppDeps, text: string, label: string): Promise<void> {
  try {
    // On plain http there is no clipboard: a failure like any other.
    await navigator.clipboard.writeText(text);
    reportCopied(deps, label);
  } catch {
    reportCopyFailed(deps);
  }
}

export const reportCopied = (deps: AppDeps, label: string) =>
  void deps.toast.success(fill(sentences.tokens.copied, { label }), { id: "copy" });
export const reportCopyFailed = (deps: AppDeps) =>
  void deps.toast.error(sentences.tokens.copyFailed, { id: "copy" });
