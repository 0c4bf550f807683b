import * as z from "zod/mini";
import { type ErrorCode, errorCatalogue } from "./errors.ts";
import { SavedToken } from "./token.ts";

const codes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** The body of every failure. `errors` names the fields of a 422; `token` is the current one of a version conflict. */
export const Failure = z.object({
  detail: z.string(),
  code: z.enum(codes),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  token: z.optional(SavedToken),
});
export type Failure = z.infer<typeof Failure>;
