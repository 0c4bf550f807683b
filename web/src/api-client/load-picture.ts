import { ApiError } from "./api-error.ts";

const TIMEOUT_MS = 30_000;

/** Loads a picture's bytes from the server, or from a `data:` address. Throws `ApiError`. */
export async function loadPicture(url: string): Promise<Blob> {
  if (url.startsWith("data:")) return inlinePicture(url);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new ApiError({ kind: "network" });
  });
  if (!response.ok) throw new ApiError({ kind: "status", status: response.status });
  const blob = await response.blob();
  if (!blob.type.startsWith("image/")) throw new ApiError({ kind: "network" });
  return blob;
}

/** The app's Content-Security-Policy allows no fetch of a `data:` address. */
function inlinePicture(url: string): Blob {
  const [, type = "", coding, data = ""] = /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,(.*)$/s.exec(url) ?? [];
  if (!type) throw new ApiError({ kind: "network" });
  if (!coding) return new Blob([decodeURIComponent(data)], { type });
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
