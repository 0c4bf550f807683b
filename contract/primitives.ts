import * as z from "zod/mini";

export const Id = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/**
 * An id that a client brings along, e.g. of what was made offline. The server makes its own ids of version 8, so that
 * none that is brought can be one that it has ever made.
 */
export const ClientId = Id.check(
  z.refine((id) => id[14] !== "8", "An id of one's own is a UUID of version 4 or 7."),
);

/** ISO 8601, UTC. */
export const Time = z.iso.datetime();

export const Succeeded = z.object({
  success: z.boolean(),
  message: z.string(),
});
export type Succeeded = z.infer<typeof Succeeded>;

/** A whole number that arrives as text in a query: decimal digits alone, none of the other ways to write a number. */
export const queryInteger = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(z.transform(fromDigits), z.coerce.number().check(z.int(), z.gte(min), z.lte(max))),
    fallback,
  );

const fromDigits = (given: unknown): unknown =>
  typeof given === "string" && !/^\d+$/.test(given) ? Number.NaN : given;
