import type { ModelProvider } from "../../gateways/models/http-client.ts";
import type { ModelError, ModelErrorReason } from "../../gateways/models/model-error.ts";

type Kind = "text" | "images";
const prefix: Record<Kind, string> = { text: "AI_TEXT", images: "AI_IMAGE" };

/** Explains to the operator what went wrong with a model and what to change. Never shows the key. */
export function errorAdvice(kind: Kind, provider: ModelProvider, modelError: ModelError): string[] {
  const quote = quoteDetail(modelError.detail, provider.key);
  return [
    modelError.reason === "rejected"
      ? rejection(prefix[kind], provider, modelError.status)
      : advice(prefix[kind], provider)[modelError.reason],
    ...(quote ? [`It said: ${quote}`] : []),
  ];
}

function rejection(name: string, { baseUrl, model, key }: ModelProvider, status: number | null): string {
  if (status === 401 || status === 403) {
    return key
      ? `It rejects the key (${status}). Check that ${name}_API_KEY is the one for ${hostOf(baseUrl)} and may use "${model}".`
      : `It needs a key (${status}). Set ${name}_API_KEY.`;
  }
  if (status === 404) {
    const hint = baseUrl.endsWith("/v1")
      ? ""
      : ` A 404 usually means a base URL without /v1, and ${name}_BASE_URL ends in none.`;
    return `It does not know that address or the model "${model}" (404).${hint} Check ${name}_BASE_URL and ${name}_MODEL.`;
  }
  return `It rejects the request (${status ?? "no status"}). Check that "${model}" is a model for ${name === "AI_TEXT" ? "chat" : "pictures"}.`;
}

const advice = (
  name: string,
  { baseUrl, model }: ModelProvider,
): Record<Exclude<ModelErrorReason, "rejected">, string> => ({
  unreachable: `Nothing answers at ${hostOf(baseUrl)}. Is its server running, and can this machine reach it? In a container, localhost is the container itself. The address is set by ${name}_BASE_URL.`,
  late: `${hostOf(baseUrl)} accepted the request but did not answer in time. A model is slow right after it loads: try again, or use a smaller one.`,
  busy: "It reports too many requests, or an account that is used up (429).",
  failing: "It failed to answer. Its own log says why.",
  declined: "It declines this request. Use another model or another server.",
  "too-long": "Its answer does not end. Use another model, or check its server's settings.",
  unusable: `It answers, but not in a usable form. "${model}" may be too small, or not trained to follow instructions.`,
});

const hostOf = (baseUrl: string): string => new URL(baseUrl).host;

/** A server's message as one short line, with the key removed. */
function quoteDetail(detail: string, key: string | undefined): string {
  const text = key ? detail.replaceAll(key, "(the key)") : detail;
  const line = messageIn(text)
    .replace(/\p{Cc}|\s+/gu, " ")
    .trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

function messageIn(text: string): string {
  try {
    const { error, message } = JSON.parse(text) as {
      error?: { message?: unknown } | string;
      message?: unknown;
    };
    return String((typeof error === "object" ? error.message : error) ?? message ?? text);
  } catch {
    return text;
  }
}
