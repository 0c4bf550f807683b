import { classNames } from "./class-names.ts";

/** A turning gem edge. The words beside it say what is waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={classNames("size-5 animate-spin", className)} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2 21 8 21 16 12 22 3 16 3 8Z"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.25"
        strokeWidth="2.5"
      />
      <path
        d="M12 2 21 8 21 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A whole screen that waits. */
export function LoadingScreen({ label = "Loading..." }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center" role="status">
      <p className="flex items-center gap-3 text-muted">
        <Spinner className="text-accent-ink" />
        {label}
      </p>
    </div>
  );
}
