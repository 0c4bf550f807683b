import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface ActionBarProps {
  /** What the next step will do, in words. */
  note?: ReactNode;
  /** Why the last press came to nothing; it stays beside its button until that is pressed again. */
  failure?: string | null;
  children: ReactNode;
}

/**
 * The buttons under a panel. They stay at the screen's lower edge, within reach of a thumb, while what they stand in
 * scrolls by: on a narrow screen the whole form, on a wide one the panel's column.
 */
export function ActionBar({ note, failure, children }: ActionBarProps) {
  return (
    <div
      data-actions
      className={classNames(
        "bottom-0 z-20 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tall:sticky",
        "max-lg:-mx-4 max-lg:-mb-8 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:-mb-10 sm:max-lg:px-6",
        "lg:-mt-px lg:rounded-b-[14px] lg:border lg:px-8 lg:py-4 lg:shadow-lift",
      )}
    >
      {note && (
        <p role="status" className="basis-full text-sm text-muted">
          {note}
        </p>
      )}
      {failure && (
        <p role="alert" className="basis-full text-sm text-bad">
          {failure}
        </p>
      )}
      {children}
    </div>
  );
}
