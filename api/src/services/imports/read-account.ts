import * as z from "zod/mini";
import type { ServerDeps } from "../../deps.ts";

export interface Account {
  owner: string;
  data: Buffer;
}

const Answer = z.object({
  value: z.nullable(z.object({ owner: z.string(), data: z.tuple([z.string(), z.literal("base64")]) })),
});

/** Reads an account of the chain at `confirmed`; null if there is none. */
export async function readAccount({ chain }: ServerDeps, address: string): Promise<Account | null> {
  const answer = await chain.call("getAccountInfo", [
    address,
    { encoding: "base64", commitment: "confirmed" },
  ]);
  const parsed = z.safeParse(Answer, answer);
  const value = parsed.success ? parsed.data.value : null;
  return value && { owner: value.owner, data: Buffer.from(value.data[0], "base64") };
}
