import { classNames } from "../../ui/class-names.ts";

/** How much of the curve is sold, as a bar. The words beside it say the same. */
export const CurveBar = ({ share, className }: { share: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames("block overflow-hidden rounded-full bg-line forced-colors:border", className)}
  >
    <span
      className="block h-full rounded-full bg-accent transition-[width] duration-700 motion-reduce:transition-none forced-colors:bg-[Highlight]"
      style={{ width: `${share}%`, minWidth: share > 0 ? "0.25rem" : 0 }}
    />
  </span>
);
