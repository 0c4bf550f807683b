/** What another app gave to this one: by sharing it, or by opening a file with it. */
export interface Received {
  image: File | null;
  text: string;
}

const CACHE = "received";
const IMAGE = "/received/image";
const TEXT = "/received/text";

/** Keeps it until the wizard takes it. Runs in the service worker too, which has no other place that both can read. */
export async function keepReceived({ image, text }: Received): Promise<void> {
  const cache = await caches.open(CACHE);
  if (image && image.size > 0) {
    const headers = { "Content-Type": image.type, "X-Name": encodeURIComponent(image.name) };
    await cache.put(IMAGE, new Response(image, { headers }));
  }
  if (text.trim() !== "") await cache.put(TEXT, new Response(text.trim()));
}

/** Null where nothing was given. */
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
