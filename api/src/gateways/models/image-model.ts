import type { Outside } from "../outside/outside.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import {
  createHttpClient,
  defaultTimeouts,
  type ModelProvider,
  type Reply,
  type Timeouts,
} from "./http-client.ts";
import { ModelError } from "./model-error.ts";

export type Shape = "square" | "wide";

export interface PictureOrder {
  prompt: string;
  shape: Shape;
  signal: AbortSignal;
  /** Called once if the server has drawn a picture, or may have, so that it is counted. */
  onPicture?: () => void;
}

/** A model that draws, behind an OpenAI-compatible address. */
export interface ImageModel {
  name: string;
  /** Returns the picture's bytes, unchecked. Throws only `ModelError`. */
  draw(order: PictureOrder): Promise<Uint8Array>;
}

const MOST_PICTURE = 10 * 1024 * 1024;
/** Base64 and the JSON around it. */
const MOST_ANSWER = 16 * 1024 * 1024;

/** Sizes to ask for, the best first; every result is fitted anyway. */
const sizes: Record<Shape, readonly string[]> = {
  square: ["1024x1024", "512x512"],
  wide: ["1536x1024", "1024x1024", "512x512"],
};

interface Options extends ModelProvider {
  /** Fetches pictures that the server keeps elsewhere. */
  outside: Outside;
  clock?: () => number;
  timeouts?: Timeouts;
}

/** A server sends nothing before the picture is finished. */
const drawingTimeouts: Timeouts = { ...defaultTimeouts, firstByte: 120_000 };

export function createImageModel(options: Options): ImageModel {
  const { baseUrl, key, model, outside, clock = Date.now, timeouts = drawingTimeouts } = options;
  const callHttp = createHttpClient(timeouts);
  const breaker = createCircuitBreaker(clock);
  /** Some models reject `response_format`, others some sizes; both are remembered. */
  let hasFormat = true;
  const refusedSizes = new Set<string>();

  const bodyFor = ({ prompt }: PictureOrder, size: string | undefined) => ({
    model,
    prompt,
    n: 1,
    ...(size ? { size } : {}),
    ...(hasFormat ? { response_format: "b64_json" } : {}),
  });

  async function ask(order: PictureOrder): Promise<unknown> {
    for (;;) {
      const size = sizes[order.shape].find((one) => !refusedSizes.has(one));
      try {
        const url = `${baseUrl}/images/generations`;
        const reply = await callHttp({
          url,
          key,
          maxBytes: MOST_ANSWER,
          signal: order.signal,
          body: bodyFor(order, size),
        });
        return JSON.parse((await bytesOf(reply)).toString("utf8"));
      } catch (error) {
        const modelError = error instanceof ModelError ? error : new ModelError("unusable");
        const mayAskOtherwise = modelError.status === 400 || modelError.status === 422;
        if (!mayAskOtherwise) throw modelError;
        const isOfSize = /\bsize\b|\d{3,4}x\d{3,4}/i.test(modelError.detail);
        if (hasFormat && !isOfSize) hasFormat = false;
        else if (size && isOfSize) refusedSizes.add(size);
        else
          throw new ModelError("declined", { status: modelError.status ?? 400, detail: modelError.detail });
      }
    }
  }

  /** Fetches a picture by its address: from the model server itself, or through the guarded client. */
  async function fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array> {
    if (!URL.canParse(address)) throw new ModelError("unusable");
    const url = new URL(address);
    if (url.protocol === "data:") return fromBase64(address.slice(address.indexOf(",") + 1));
    if (url.origin === new URL(baseUrl).origin) {
      return bytesOf(await callHttp({ url: url.href, key: undefined, maxBytes: MOST_PICTURE, signal }));
    }
    const got = await outside.fetch(url.href);
    if (got.kind === "failed") throw new ModelError(got.reason === "late" ? "late" : "unusable");
    return got.bytes;
  }

  return {
    name: model,
    async draw(order) {
      breaker.require();
      try {
        const answer = (await ask(order)) as { data?: { b64_json?: unknown; url?: unknown }[] } | null;
        order.onPicture?.();
        const [picture] = Array.isArray(answer?.data) ? answer.data : [];
        const { b64_json: base64, url } = picture ?? {};
        if (typeof base64 !== "string" && typeof url !== "string") throw new ModelError("unusable");
        const bytes =
          typeof base64 === "string" ? fromBase64(base64) : await fetchPicture(String(url), order.signal);
        breaker.clear();
        return bytes;
      } catch (error) {
        const modelError = error instanceof ModelError ? error : new ModelError("failing");
        // A server that is too slow may have drawn it all the same.
        if (modelError.reason === "late") order.onPicture?.();
        breaker.note(modelError);
        throw modelError;
      }
    },
  };
}

const fromBase64 = (text: string): Uint8Array => Buffer.from(text.replace(/^data:[^,]*,/, ""), "base64");

async function bytesOf({ pieces }: Reply): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
}
