import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonLook = "primary" | "quiet" | "plain" | "danger";

const looks: Record<ButtonLook, string> = {
  primary:
    "facet text-on-accent font-semibold hover:[--facet-fill:var(--accent-strong)] disabled:opacity-50 aria-disabled:opacity-50",
  danger:
    "facet text-white font-semibold [--facet-fill:var(--bad-fill)] hover:brightness-110 disabled:opacity-50 aria-disabled:opacity-50",
  quiet:
    "border border-line-strong rounded-[10px] hover:bg-raised disabled:opacity-50 aria-disabled:opacity-50",
  plain:
    "rounded-[10px] text-muted hover:text-ink hover:bg-raised disabled:opacity-50 aria-disabled:opacity-50",
};

/** The classes of a button, for links that look like one. */
export const buttonClasses = (look: ButtonLook = "primary", className?: string): string =>
  classNames(
    "inline-flex min-h-11 items-center justify-center gap-2 px-5 py-2 text-center leading-tight transition-colors",
    "forced-colors:aria-disabled:border-[GrayText]",
    looks[look],
    className,
  );

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** At work on what it was pressed for: it takes no press, and keeps the focus, which a disabled button loses. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({
  look = "primary",
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClasses(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
