import type { ReactElement, SVGProps } from "react";

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** A component that draws an icon of 24 by 24 units in the text's colour; `body` is what its SVG holds. */
export const icon =
  (body: string): Icon =>
  (props) => (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from a package, at build time.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
