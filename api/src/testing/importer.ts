import { PublicKey } from "@solana/web3.js";
import sharp from "sharp";
import { TOKEN_2022 } from "#launch/confirmation.ts";
import { mintData } from "./fake-chain.ts";
import { createTestApp } from "./test-app.ts";
import { createTestWallet } from "./wallet.ts";

/** Where a test's picture stands. */
export const PICTURE = "https://pictures.example/frog.png";

/** What `colourOf` calls red. */
export const red = [3, 0, 0];

export const png = (colour: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A user, a mint, and what one does with it. */
export async function importer() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const mint = createTestWallet().address;
  const onChain = (name = "Chain Frog", symbol = "CFROG", uri = "") => {
    const data = mintData(new PublicKey(mint), uri, name, symbol);
    testApp.chain.put(mint, { owner: TOKEN_2022, data });
  };
  const bring = (metadata: Record<string, unknown> = {}, more: Record<string, unknown> = {}, who = session) =>
    testApp.call("importToken", { session: who, body: { token_mint: mint, metadata, ...more } });
  const look = async (metadata?: Record<string, unknown>, more?: Record<string, unknown>) => {
    const { session_id } = (await bring(metadata, more)).body;
    return (await testApp.call("previewGeneration", { session, params: { sessionId: session_id } })).body;
  };
  const save = (session_id: string, words: Record<string, string> = {}) =>
    testApp.call("createDraft", { session, body: { session_id, ...words } });
  const imported = async (metadata?: Record<string, unknown>) =>
    (await save((await bring(metadata)).body.session_id)).body;
  /** The colour in the middle of a picture. */
  const colourOf = async (url: string | null) => {
    const bytes = Buffer.from(await (await testApp.app.request(url ?? "")).arrayBuffer());
    const { data } = await sharp(bytes)
      .removeAlpha()
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((part) => Math.round(part / 85));
  };
  return { testApp, session, mint, onChain, bring, look, save, imported, colourOf };
}
