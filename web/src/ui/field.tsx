import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** True if it was left empty and the form says so: it says the same in fewer words, and is not read out again. */
  missing?: boolean;
  /** Right of the label, e.g. a counter. */
  aside?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** A labelled field with its hint and its error, wired for assistive technology. */
export function Field({ label, hint, error, missing = false, aside, children }: FieldProps) {
  const id = useId();
  const wrong = error || (missing && "Please fill this in.");
  const note = wrong || hint ? `${id}-note` : undefined;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && <span className="text-sm text-muted tabular-nums">{aside}</span>}
      </div>
      {children({ id, "aria-describedby": note, "aria-invalid": wrong ? true : undefined })}
      {note && (
        <div
          id={note}
          className={classNames("mt-1.5 text-sm wrap-anywhere", wrong ? "text-bad" : "text-muted")}
          role={error ? "alert" : undefined}
        >
          {wrong || hint}
        </div>
      )}
    </div>
  );
}

/** For a form: moves the focus to the first field that is marked as wrong, each time another error comes. */
export function useFocusInvalid<E extends HTMLElement>(error: unknown) {
  const form = useRef<E>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error]);
  return form;
}

/** What happens at a limit, in words, once what is typed comes near it. */
export function roomLeft(length: number, max: number, warn: number): string | null {
  if (length <= warn) return null;
  const left = Math.abs(max - length);
  const room = `${left || "No"} ${left === 1 ? "character" : "characters"} ${length > max ? "too many" : "left"}.`;
  return `${room} The limit is ${max}.`;
}

/** `12/50`, read out in words by screen readers, in the warning colour past `warn`. */
export function Counter({ length, max, warn = max }: { length: number; max: number; warn?: number }) {
  return (
    <span className={length > warn ? "text-bad" : undefined}>
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr-only">
        {length} of {max} characters
      </span>
    </span>
  );
}
