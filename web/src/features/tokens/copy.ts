import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { toast } from "../../ui/toast.ts";

/** Copies a text and says so. */
export async function copy(text: string, label: string): Promise<void> {
  try {
    // No clipboard at all on plain http: that is a failure like any other.
    await navigator.clipboard.writeText(text);
    reportCopied(label);
  } catch {
    reportCopyFailed();
  }
}

export const reportCopied = (label: string) =>
  void toast.success(fill(sentences.tokens.copied, { label }), { id: "copy" });
export const reportCopyFailed = () => void toast.error(sentences.tokens.copyFailed, { id: "copy" });
