import { caches } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { imageKey, imageKeys, readImage, writeImage } from "../../db/images.ts";
import type { ImageKey, PictureKind } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { tokenIds } from "../../db/tokens.ts";
import { keepCopy } from "../device/keep.ts";

/** How many logos load at a time. */
const AT_A_TIME = 3;

export const pictureUrl = (token: Pick<SavedToken, "image_url" | "banner_url">, kind: PictureKind) =>
  kind === "logo" ? token.image_url : token.banner_url;

/**
 * Loads a picture onto the device, unless it is there and less than half an hour old. Resolves false if it cannot.
 */
export async function keepPicture(
  deps: AppDeps,
  owner: string,
  key: ImageKey,
  url: string,
): Promise<boolean> {
  // A picture on another host is shown from there: the Content-Security-Policy allows no fetch of it.
  if (!isOurs(url)) return true;
  return deps.queries.fetchQuery({
    queryKey: ["picture", owner, key, url],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const known = await readImage(deps.db, owner, key).catch(() => undefined);
      if (known?.url === url && deps.now() - known.fetchedAt < caches.images) return true;
      const blob = await deps.loadPicture(url);
      const bytes = await blob.arrayBuffer();
      if (deps.owner() !== owner) return false;
      return keepCopy(deps, () =>
        writeImage(deps.db, { owner, key, url, type: blob.type, bytes, fetchedAt: deps.now() }),
      );
    },
  });
}

/** Loads the logos that this device does not have, in idle time, so that the list has pictures offline as well. */
export async function keepLogos(deps: AppDeps): Promise<void> {
  const owner = deps.owner();
  if (!owner || isSavingData()) return;
  const queryFn = () => bringIn(deps, owner).then(() => null);
  await deps.queries.fetchQuery({
    queryKey: ["logos", owner],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn,
  });
}

async function bringIn(deps: AppDeps, owner: string): Promise<void> {
  const here = await imageKeys(deps.db, owner, "logo");
  const missing = (await tokenIds(deps.db, owner)).filter((id) => !here.has(imageKey(id, "logo")));
  for (let at = 0; at < missing.length; at += AT_A_TIME) {
    await deps.idle();
    const some = missing.slice(at, at + AT_A_TIME).map((id) => keepLogo(deps, owner, id));
    const ends = await Promise.allSettled(some);
    // Without network or room, or after a change of account, the rest loads another time.
    if (ends.some((end) => (end.status === "fulfilled" ? !end.value : isUnreachable(end.reason)))) return;
  }
}

async function keepLogo(deps: AppDeps, owner: string, id: string): Promise<boolean> {
  const url = (await readToken(deps.db, owner, id))?.image_url;
  return url ? keepPicture(deps, owner, imageKey(id, "logo"), url) : true;
}

const isOurs = (url: string): boolean =>
  url.startsWith("data:") || new URL(url, location.href).origin === location.origin;

const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
