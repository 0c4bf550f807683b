import type { Intents } from "../src/db/intents.ts";
import { aToken } from "./fake-deps.ts";

/** A token that was composed on this device. */
export function aCreation(change: Partial<ReturnType<typeof aToken>> = {}): Intents["create-token@1"] {
  const shown = aToken({ image_url: "data:image/webp;base64,AQ==", session_id: null, ...change });
  const picture = (byte: number) => ({
    type: "image/webp",
    bytes: new Uint8Array([byte]).buffer as ArrayBuffer,
  });
  return { shown, logo: picture(1), banner: picture(2), generateBanner: false, metadata: "{}" };
}
