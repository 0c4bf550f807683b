import type { Token } from "#contract/token.ts";
import { TokenImage } from "../../ui/token-image.tsx";
import { useTokenPicture } from "./use-token-picture.ts";

interface TokenPictureProps {
  token: Pick<Token, "id" | "image_url" | "banner_url">;
  /** `cover` shows the banner, or the logo if there is none. */
  kind: "logo" | "cover";
  alt: string;
  className?: string;
}

/** A token's picture, from this device if it has it. */
export function TokenPicture({ token, kind, alt, className = "" }: TokenPictureProps) {
  const isBanner = kind === "cover" && token.banner_url !== null;
  const src = useTokenPicture(
    token.id,
    isBanner ? "banner" : "logo",
    isBanner ? token.banner_url : token.image_url,
  );
  return <TokenImage src={src} alt={alt} className={className} />;
}
