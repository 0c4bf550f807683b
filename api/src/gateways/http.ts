import { CodedError, type ErrorCode } from "#contract/errors.ts";

export interface Fetched {
  status: number;
  statusText: string;
  contentType: string;
  bytes: Buffer<ArrayBuffer>;
}

interface PostRequest {
  url: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds for the whole request. */
  deadline: number;
  maxBytes: number;
  /** The code that every failure is thrown as. */
  failure: ErrorCode;
}

/** POSTs JSON to an address that the operator has set. No redirects, bounded in time and size. */
export async function postJson(request: PostRequest): Promise<Fetched> {
  try {
    const response = await fetch(request.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: request.body,
      redirect: "error",
      signal: AbortSignal.timeout(request.deadline),
    });
    if (!carriesBody(response.status)) throw new Error("The answer can have no body.");
    return {
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get("content-type") ?? "",
      bytes: await readAtMost(response, request.maxBytes),
    };
  } catch {
    throw new CodedError(request.failure);
  }
}

/** True if `Response` accepts a body with this status. */
const carriesBody = (status: number): boolean =>
  status >= 200 && status < 600 && ![204, 205, 304].includes(status);

async function readAtMost(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error("The answer is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
