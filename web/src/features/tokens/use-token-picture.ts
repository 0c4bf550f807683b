import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { caches, lengths } from "#contract/limits.ts";
import { useDepsOnceLoaded } from "../../app/load-deps.ts";
import { imageKey, readImage } from "../../db/images.ts";
import type { ImageRow, PictureKind } from "../../db/rows.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { keepPicture } from "./keep-picture.ts";

/**
 * The address of a token's picture: on this device if it is stored, else on the server, and stored in the background.
 * Null if there is none; undefined while the device is asked.
 */
export function useTokenPicture(
  tokenId: string | null,
  kind: PictureKind,
  url: string | null,
): string | null | undefined {
  const deps = useDepsOnceLoaded();
  const owner = useStore(sessionStore, ownerOf);
  const key = tokenId && url && owner ? imageKey(tokenId, kind) : null;
  const row = useLiveQuery(
    async () =>
      key && deps ? ((await readImage(deps.db, owner, key).catch(() => null)) ?? null) : undefined,
    [deps, owner, key],
  );
  const here = useObjectUrl(row?.owner === owner && row.key === key ? row : null);
  useEffect(() => {
    if (!key || !url || !deps || row === undefined) return;
    if (row?.url === url && deps.now() - row.fetchedAt < caches.images) return;
    void keepPicture(deps, owner, key, url).catch(() => {});
  }, [deps, owner, key, url, row]);
  if (!url || !key) return url && shownInline(url);
  if (here) return here;
  return row === null ? shownInline(url) : undefined;
}

/** A very large picture would block the screen: a placeholder stands in until it is on the device. */
const shownInline = (url: string): string | null =>
  url.startsWith("data:") && url.length > lengths.inlineImagePlaceholder ? null : url;

/** The address is valid as long as the component that shows it. */
function useObjectUrl(row: ImageRow | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!row) return setUrl(null);
    const made = URL.createObjectURL(new Blob([row.bytes], { type: row.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [row]);
  return url;
}
