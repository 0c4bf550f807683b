import Maximize2 from "icon:maximize-2";
import { classNames } from "../../ui/class-names.ts";
import { TokenImage } from "../../ui/token-image.tsx";

interface ViewableImageProps {
  src: string | null;
  alt: string;
  className: string;
  onView: (image: { src: string; alt: string }) => void;
}

/** A picture that opens in large on a click. */
export function ViewableImage({ src, alt, className, onView }: ViewableImageProps) {
  return (
    <button
      type="button"
      disabled={!src}
      onClick={() => src && onView({ src, alt })}
      className={classNames(
        "group relative block w-full overflow-hidden rounded-[14px] border border-line",
        className,
      )}
      aria-label={`${alt}: view large`}
    >
      <TokenImage src={src} alt="" className="size-full" />
      <Maximize2
        className="absolute bottom-3 right-3 size-9 rounded-lg bg-shade p-2 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
        aria-hidden="true"
      />
    </button>
  );
}
