/** A text or a picture from another app, by the share menu or by opening a file with this app. */
export interface Received {
  image: File | null;
  text: string;
}

const CACHE = "received";
const IMAGE = "/received/image";
const TEXT = "/received/text";

/**
 * Stores it until the wizard takes it. Uses the Cache API, the only storage here that page and service worker share.
 */
export async function keepReceived({ image, text }: Received): Promise<void> {
  const cache = await caches.open(CACHE);
  if (image && image.size > 0) {
    const headers = { "Content-Type": image.type, "X-Name": encodeURIComponent(image.name) };
    await cache.put(IMAGE, new Response(image, { headers }));
  }
  if (text.trim() !== "") await cache.put(TEXT, new Response(text.trim()));
}

/** Null if there is none. */
export async function readReceived(): Promise<Received | null> {
  if (!("caches" in globalThis)) return null;
  const cache = await caches.open(CACHE);
  const [image, text] = await Promise.all([cache.match(IMAGE), cache.match(TEXT)]);
  if (!image && !text) return null;
  return { image: image ? await fileOf(image) : null, text: (await text?.text()) ?? "" };
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get("X-Name") ?? "image");
  return new File([await kept.arrayBuffer()], name, { type: kept.headers.get("Content-Type") ?? "" });
}

export const dropReceived = (): Promise<boolean> => caches.delete(CACHE);
