import { useState } from "react";
import { classNames } from "./class-names.ts";
import { GemMark } from "./gem-mark.tsx";

interface TokenImageProps {
  /** Undefined while it is not known yet. */
  src: string | null | undefined;
  alt: string;
  className?: string;
}

/** A token's picture; the placeholder logo stands in where there is none or it fails to load. */
export function TokenImage({ src, alt, className }: TokenImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) {
    return (
      <span
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        className={classNames("grid place-items-center bg-raised", className)}
      >
        {src !== undefined && <GemMark className="size-1/2 opacity-60" />}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames("bg-raised object-cover", className)}
    />
  );
}
