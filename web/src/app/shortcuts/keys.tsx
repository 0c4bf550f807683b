import { classNames } from "../../ui/class-names.ts";

/** Keys as the keyboard shows them. */
export function Keys({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span className={classNames("inline-flex shrink-0 gap-1", className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-md border border-line-strong px-1.5 text-center font-sans text-sm leading-6 text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
