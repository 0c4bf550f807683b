import * as z from "zod";
import { type Message, modeBelow } from "./capabilities.ts";
import { ModelError } from "./model-error.ts";
import { readJsonIn } from "./repair-json.ts";
import type { TextModel, TextOrder } from "./text-model.ts";

interface Question<T> extends Omit<TextOrder, "form" | "mode"> {
  name: string;
  /** The schema's input is what the model is asked for, its output is the result. */
  shape: z.ZodType<T>;
}

/** How many problems are reported back to the model. */
const MOST_ISSUES = 12;

/** Asks for an answer of this shape; once more, with the problems, if the first does not fit. */
export async function askFor<T>(model: TextModel, { name, shape, ...order }: Question<T>): Promise<T> {
  const form = { name, schema: schemaOf(shape) };
  const first = await model.write({ ...order, form });
  const judged = judge(shape, first.text);
  if (judged.success) return judged.value;
  const again = [...order.messages, ...correction(first.text, judged.issues)];
  const mode = judged.isFormless ? (modeBelow(first.mode) ?? first.mode) : first.mode;
  const second = await model.write({ ...order, messages: again, form, mode });
  const rejudged = judge(shape, second.text);
  if (rejudged.success) return rejudged.value;
  throw new ModelError("unusable", { detail: rejudged.issues.join("; ") });
}

/** JSON Schema as strict servers take it: every field required, nothing else allowed. */
const schemaOf = (shape: z.ZodType): object => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  return schema;
};

type Judged<T> = { success: true; value: T } | { success: false; issues: string[]; isFormless: boolean };

function judge<T>(shape: z.ZodType<T>, text: string): Judged<T> {
  const json = readJsonIn(text);
  if (json === undefined)
    return { success: false, issues: ["The answer was not one JSON object."], isFormless: true };
  const parsed = shape.safeParse(json);
  if (parsed.success) return { success: true, value: parsed.data };
  const { issues } = parsed.error;
  return {
    success: false,
    issues: issues.slice(0, MOST_ISSUES).map(({ path, message }) => `${path.join(".")}: ${message}`),
    // A missing or unknown field shows that the server ignores the schema: another mode is tried.
    isFormless: issues.some(({ code }) => code === "invalid_type" || code === "unrecognized_keys"),
  };
}

const correction = (text: string, issues: readonly string[]): Message[] => [
  { role: "assistant", content: text.slice(0, 8_000) || "{}" },
  {
    role: "user",
    content: `That answer cannot be used:\n- ${issues.join("\n- ")}\nGive the whole answer again, mended.`,
  },
];
