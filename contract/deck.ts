import * as z from "zod/mini";
export const Deck = z.object({});
export type Deck = z.infer<typeof Deck>;
