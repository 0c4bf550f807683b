import Check from "icon:check";
import Copy from "icon:copy";
import { useEffect, useState } from "react";
import { rhythm } from "#contract/limits.ts";
import { buttonClasses } from "./button.tsx";

interface CopyButtonProps {
  text: string;
  label: string;
  /** Shows what it copies, where nothing beside it does. */
  named?: boolean;
  /** The sign alone, beside a text of its size. */
  compact?: boolean;
  onCopied?: () => void;
  onFailed?: () => void;
}

/** Copies a text and shows so for two seconds. */
export function CopyButton({
  text,
  label,
  named = false,
  compact = false,
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), rhythm.copySuccess);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    // No clipboard at all on plain http: that is a failure like any other.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => {
          setCopied(true);
          onCopied?.();
        },
        () => onFailed?.(),
      );
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      className={
        compact ? buttonClasses("plain", "size-8 min-h-8! px-0!") : buttonClasses("quiet", "min-h-10 px-3")
      }
      aria-label={`Copy ${label}`}
    >
      <Icon className={copied ? "size-4 text-good" : "size-4"} aria-hidden="true" />
      <span aria-live="polite" className={compact ? "sr-only" : undefined}>
        {copied ? "Copied" : named ? `Copy ${label}` : "Copy"}
      </span>
    </button>
  );
}
