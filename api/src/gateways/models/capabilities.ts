/** Ways of asking for a structured answer, best first. */
export const modes = ["schema", "json", "text"] as const;
export type Mode = (typeof modes)[number];

/** Parameters that some servers do not know, or know by another name. */
const optional = ["stream_options", "max_tokens", "stream"] as const;
type Optional = (typeof optional)[number];

export interface Message {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface Form {
  name: string;
  /** JSON Schema. */
  schema: object;
}

/** What one server is known to support. */
export interface Capabilities {
  mode: Mode;
  avoided: readonly Optional[];
}

export const fullCapabilities: Capabilities = { mode: "schema", avoided: [] };

/**
 * What to try after a refusal: without the parameter it names, or else in the next mode; null if nothing is
 * left.
 */
export function afterRefusal(
  { mode, avoided }: Capabilities,
  detail: string,
  hasForm: boolean,
): Capabilities | null {
  const named = optional.find((name) => !avoided.includes(name) && new RegExp(`\\b${name}\\b`).test(detail));
  if (named) return { mode, avoided: [...avoided, named] };
  const next = hasForm ? modeBelow(mode) : null;
  return next && { mode: next, avoided };
}

export const modeBelow = (mode: Mode): Mode | null => modes[modes.indexOf(mode) + 1] ?? null;

interface Question {
  model: string;
  messages: readonly Message[];
  form: Form | null;
  maxTokens: number;
}

/** The request's body. */
export function bodyOf(
  { model, messages, form, maxTokens }: Question,
  { mode, avoided }: Capabilities,
): object {
  const has = (name: Optional) => !avoided.includes(name);
  return {
    model,
    messages: form && mode !== "schema" ? withSchema(messages, form) : messages,
    ...(has("max_tokens") ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    ...(has("stream") ? { stream: true } : {}),
    ...(has("stream") && has("stream_options") ? { stream_options: { include_usage: true } } : {}),
    ...(form && mode === "schema" ? { response_format: schemaFormat(form) } : {}),
    ...(form && mode === "json" ? { response_format: { type: "json_object" } } : {}),
  };
}

const schemaFormat = ({ name, schema }: Form) => ({
  type: "json_schema",
  json_schema: { name, strict: true, schema },
});

const withSchema = (messages: readonly Message[], { schema }: Form): Message[] => [
  ...messages,
  {
    role: "system",
    content: `Answer with one JSON object and nothing else: no fences, no words around it. Its JSON Schema:\n${JSON.stringify(schema)}`,
  },
];
