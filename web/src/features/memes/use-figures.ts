import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { MemeCaption } from "#contract/meme.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { useTokenPicture } from "../tokens/use-token-picture.ts";

export interface Figure {
  name: string;
  image: HTMLImageElement;
}

/**
 * The pictures that a token's memes can show, its logo last, and captions to begin with. Without the server there is
 * the logo alone, and `isAlone` says so. Null while they load.
 */
export function useFigures(
  token: SavedToken,
): { figures: readonly Figure[]; captions: readonly MemeCaption[]; isAlone: boolean } | null {
  const deps = useDeps();
  const logo = useTokenPicture(token.id, "logo", token.image_url);
  const { data, isError } = useQuery(
    {
      queryKey: ["memes", token.id, token.version],
      queryFn: () => deps.api.call(tokensEndpoints.getMemeKit, { params: { id: token.id } }),
      networkMode: "always",
      retry: false,
    },
    deps.queries,
  );
  const [figures, setFigures] = useState<readonly Figure[] | null>(null);
  const isKnown = (data !== undefined || isError) && logo !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    let isCurrent = true;
    const drawn = (data?.figures ?? []).map(({ name, svg }) => ({ name, url: svgUrl(svg) }));
    const all = logo ? [...drawn, { name: "logo", url: logo }] : drawn;
    void Promise.all(all.map(load)).then(
      (loaded) => isCurrent && setFigures(loaded.filter((figure) => figure !== null)),
    );
    return () => {
      isCurrent = false;
    };
  }, [isKnown, data, logo]);
  return figures && { figures, captions: data?.captions ?? [], isAlone: isError };
}

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Null if this browser cannot read it. */
async function load({ name, url }: { name: string; url: string }): Promise<Figure | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => ({ name, image }),
    () => null,
  );
}
