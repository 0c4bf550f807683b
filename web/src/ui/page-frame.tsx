import { type ComponentProps, useState } from "react";

type PageFrameProps = Omit<ComponentProps<"iframe">, "srcDoc" | "sandbox" | "onLoad"> & {
  /** A whole HTML page. */
  page: string;
};

/**
 * A page that is shown and may do nothing. Chrome drops a page that is set while the one before is still loading, so
 * the next one waits for that.
 */
export function PageFrame({ page, ...frame }: PageFrameProps) {
  const [shown, setShown] = useState(page);
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded && shown !== page) {
    setShown(page);
    setLoaded(false);
  }
  return <iframe {...frame} srcDoc={shown} sandbox="" onLoad={() => setLoaded(true)} />;
}
