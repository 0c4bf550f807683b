import { PublicKey } from "@solana/web3.js";
import sharp from "sharp";
import { expect } from "vitest";
import { TOKEN_2022 } from "#launch/confirmation.ts";
import { createOutside } from "../gateways/outside/outside.ts";
import { mintData } from "../testing/fake-chain.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

const metadata = { name: "Frog", symbol: "FROG", image: null, description: "From afar." };

const aPng = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: "green" } })
    .png()
    .toBuffer();

/** A user, and a mint that the chain knows. */
async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const mint = createTestWallet().address;
  testApp.chain.put(mint, { owner: TOKEN_2022, data: mintData(new PublicKey(mint), "") });
  const bring = (who = session, more = {}) =>
    testApp.call("importToken", { session: who, body: { token_mint: mint, metadata, ...more } });
  const save = (session_id: string, who = session) =>
    testApp.call("createDraft", { session: who, body: { session_id } });
  const check = async (who = session) =>
    (await testApp.call("checkDuplicate", { session: who, query: { token_mint: mint } })).body;
  return { testApp, session, mint, bring, save, check };
}

proves("checkDuplicate", {
  happy: [
    "names the token that was imported before",
    async () => {
      const { bring, save, check } = await signedIn();
      expect(await check()).toEqual({ duplicate_found: false, existing_token_name: null });
      await save((await bring()).body.session_id);
      expect(await check()).toEqual({ duplicate_found: true, existing_token_name: "Frog" });
    },
  ],
  error: [
    "wants an address",
    async () => {
      const { testApp, session } = await signedIn();
      for (const query of [{}, { token_mint: "me" }]) {
        const { status, body } = await testApp.call("checkDuplicate", { session, query });
        expect([status, body.errors[0]?.path]).toEqual([422, "token_mint"]);
      }
    },
  ],
  security: [
    "does not say what others have imported",
    async () => {
      const { testApp, bring, save, check } = await signedIn();
      await save((await bring()).body.session_id);
      const stranger = await testApp.signIn();
      expect(await check(stranger)).toEqual({ duplicate_found: false, existing_token_name: null });
    },
  ],
});

proves("importToken", {
  happy: [
    "makes a session of a mint, to look at and save",
    async () => {
      const { testApp, session, mint, bring, save } = await signedIn();
      const { status, body } = await bring();
      expect(status).toBe(200);
      const params = { sessionId: body.session_id };
      const preview = await testApp.call("previewGeneration", { session, params });
      expect(preview.body).toMatchObject({ id: null, name: "Frog", origin: "IMPORTED", mint_address: mint });
      const saved = (await save(body.session_id)).body;
      expect(saved).toMatchObject({ session_id: body.session_id, origin: "IMPORTED", mint_address: mint });
    },
  ],
  error: [
    "refuses what is there already and what is nowhere, and keeps nothing",
    async () => {
      const { testApp, session, bring, save } = await signedIn();
      await save((await bring()).body.session_id);
      const count = () => testApp.value("select count(*) from generations");
      expect([(await bring()).status, (await bring()).body.code]).toEqual([409, "duplicate_token"]);
      const nowhere = { token_mint: createTestWallet().address, metadata };
      const { status, body } = await testApp.call("importToken", { session, body: nowhere });
      expect([status, body.detail]).toEqual([404, "Token not found"]);
      expect(await count()).toBe(1);
    },
  ],
  security: [
    "neither believes the client before the chain nor goes where it is sent inside",
    async () => {
      const { testApp, session, bring } = await signedIn();
      const lies = { name: "Lie", symbol: "LIE", image: "http://169.254.169.254/latest/meta-data/" };
      const { session_id } = (await bring(session, { metadata: lies })).body;
      const params = { sessionId: session_id };
      const { body } = await testApp.call("previewGeneration", { session, params });
      expect([body.name, body.ticker]).toEqual(["Frog", "FROG"]);
      expect(body.image_url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    },
  ],
});

proves("readPicture", {
  happy: [
    "answers a picture from elsewhere as WebP, and keeps none",
    async () => {
      const { testApp, session } = await signedIn();
      const url = "https://pictures.example/frog.png";
      testApp.outside.pages.set(url, await aPng());
      const answer = await testApp.app.request(`/api/v1/import/picture?${new URLSearchParams({ url })}`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width]).toEqual(["webp", 640]);
      expect((await testApp.deps.blobs.names()[Symbol.asyncIterator]().next()).done).toBe(true);
    },
  ],
  error: [
    "says whether nothing is there, or no picture",
    async () => {
      const { testApp, session } = await signedIn();
      const read = (url: string) => testApp.call("readPicture", { session, query: { url } });
      testApp.outside.pages.set("https://pictures.example/page", "<html>");
      expect((await read("https://pictures.example/page")).body.code).toBe("invalid_image");
      expect((await read("https://pictures.example/none")).body.code).toBe("picture_unreachable");
      expect((await read("javascript:alert(1)")).body.errors[0]?.path).toBe("url");
    },
  ],
  security: [
    "does not go where a link sends it inside",
    async () => {
      const testApp = createTestApp({ outside: createOutside() });
      const session = await testApp.signIn();
      const query = { url: "http://169.254.169.254/latest/meta-data/" };
      const { status, body } = await testApp.call("readPicture", { session, query });
      expect([status, body.code]).toEqual([422, "picture_unreachable"]);
    },
  ],
});
