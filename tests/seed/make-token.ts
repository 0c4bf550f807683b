import { readFileSync } from "node:fs";
import type { SavedToken } from "#contract/token.ts";
import { ask } from "../support/api-user.ts";
import type { Account } from "./account.ts";
import type { PlannedToken } from "./plan.ts";

/** Makes the token as the wizard does: of an idea, by hand, or of a mint that is on the chain already. */
export async function makeToken(
  account: Account,
  planned: PlannedToken,
  findMint: () => Promise<string>,
): Promise<SavedToken> {
  const { source } = planned;
  if (source === "import") return importToken(account, await findMint());
  return "idea" in source ? makeOfIdea(account, planned, source) : makeByHand(account, planned, source);
}

/** By the built-in composer, whatever model the instance has: the same idea gives the same token. */
async function makeOfIdea(
  { call, session }: Account,
  { name, ticker, lastWords }: PlannedToken,
  { idea, style }: { idea: string; style: string },
): Promise<SavedToken> {
  const fields = { generation_type: "creative", composer: "built-in", seed: "seed" };
  const made = await ask(call, "creativeGenerate", {
    session,
    body: { ...fields, prompt: idea, image_style: style },
  });
  const { session_id } = made;
  // The name stands in the pictures.
  if (made.name !== name)
    await ask(call, "remakeArt", { session, params: { sessionId: session_id }, body: { name } });
  const renamed = made.narrative.replaceAll(made.name, name);
  const narrative = lastWords ? `${renamed}\n\n${lastWords}` : renamed;
  return ask(call, "createDraft", { session, body: { session_id, name, ticker, narrative } });
}

async function makeByHand(
  { call, session }: Account,
  { name, ticker }: PlannedToken,
  { description, image }: { description: string; image: string },
): Promise<SavedToken> {
  const bytes = readFileSync(new URL(image, import.meta.url));
  const { token } = await ask(call, "createToken", {
    session,
    body: { name, ticker, description, generate_banner: "true" },
    files: { image: new Blob([new Uint8Array(bytes)], { type: "image/svg+xml" }) },
  });
  return token;
}

/** Without words of its own: the server reads the mint from the chain. */
async function importToken({ call, session }: Account, mint: string): Promise<SavedToken> {
  const metadata = { name: null, symbol: null, image: null, description: null };
  const body = { token_mint: mint, metadata };
  const { session_id } = await ask(call, "importToken", { session, body });
  return ask(call, "createDraft", { session, body: { session_id } });
}
