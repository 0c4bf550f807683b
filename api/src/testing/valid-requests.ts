import { randomUUID } from "node:crypto";
import { Keypair } from "@solana/web3.js";
import type { SessionTokens } from "#contract/auth.ts";
import { type EndpointName, examples } from "#contract/endpoints.ts";
import type { SavedToken } from "#contract/token.ts";
import { testCoin } from "#launch/testing/coin-answers.ts";
import type { CallInput } from "./call.ts";
import { DOMAIN, idea, websiteRequest } from "./requests.ts";
import type { TestApp } from "./test-app.ts";
import { createTestWallet, type TestWallet } from "./wallet.ts";

export type SignedIn = SessionTokens & { wallet: TestWallet };

/** Creates everything that a request needs to succeed, and the request itself, for the session's user. */
type Prepare = (testApp: TestApp, session: SignedIn) => Promise<CallInput> | CallInput;

/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let count = 0;
/** A subdomain that nobody has. */
const fresh = () => `site${++count}x`;

const tokenIn =
  (make: (token: SavedToken) => CallInput): Prepare =>
  async (testApp, session) =>
    make(await testApp.draft(session));

const websiteOf = async (testApp: TestApp, session: SignedIn) => {
  const token = await testApp.draft(session);
  return { token, website: await testApp.website(session, token.id, fresh()) };
};

/** A launch that is on the chain, but was not reported to the server. */
export async function landLaunch(testApp: TestApp, session: SignedIn, tokenId: string) {
  const mint = Keypair.generate();
  const mint_pubkey = mint.publicKey.toBase58();
  const body = { token_id: tokenId, wallet_address: session.wallet.address, mint: mint_pubkey };
  const { metadata_uri } = (await testApp.call("prepareTransaction", { session, body })).body;
  const signature = testApp.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
  return { token_id: tokenId, signature, create_signature: signature, mint_pubkey };
}

/** For every row of the endpoint table a request that succeeds. */
export const validRequests: Readonly<Record<EndpointName, Prepare>> = {
  getConfig: () => ({}),
  createChallenge: () => ({ body: { address: createTestWallet().address } }),
  async walletSignIn(testApp) {
    const { address, sign } = createTestWallet();
    const { message } = (await testApp.call("createChallenge", { body: { address } })).body;
    return { body: { address, network: "solana", signature: sign(message), message } };
  },
  async refreshSession(testApp, { wallet }) {
    const { refresh_token } = await testApp.signIn(wallet);
    return { body: { refresh_token } };
  },
  getMe: () => ({}),
  changeProfile: () => ({ body: { name: "Ada of the Pond" } }),
  logout: () => ({ body: {} }),
  listSessions: () => ({}),
  async revokeSession(testApp, session) {
    await testApp.signIn(session.wallet);
    const { data } = (await testApp.call("listSessions", { session })).body;
    return { params: { id: data.find(({ current }) => !current)?.id ?? "" } };
  },
  signup: () => ({ body: {} }),
  login: () => ({ body: {} }),
  google: () => ({ body: {} }),
  googleExchange: () => ({ body: {} }),
  verifyEmail: () => ({ body: {} }),
  sendVerificationCode: () => ({ body: {} }),

  listTokens: () => ({ query: { limit: 10 } }),
  getToken: tokenIn(({ id }) => ({ params: { id } })),
  getTokenDetails: tokenIn(({ id }) => ({ params: { id } })),
  getMemeKit: tokenIn(({ id }) => ({ params: { id } })),
  changeToken: tokenIn(({ id, version }) => ({ params: { id }, body: { name: "Another", version } })),
  deleteToken: tokenIn(({ id }) => ({ params: { id } })),
  creativeGenerate: () => ({ body: idea("a frog astronaut") }),
  async remakeArt(testApp, session) {
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a toad") })).body;
    return { params: { sessionId: session_id }, body: { seed: "another" } };
  },
  drawCast: tokenIn(({ id }) => ({ params: { id } })),
  createToken: () => ({
    body: { name: "Hand Made", ticker: "HAND", description: "Typed in." },
    files: { image: new Blob([PNG], { type: "image/png" }) },
  }),
  trendGenerate: () => ({ body: examples.trendGenerate.body }),
  async createDraft(testApp, session) {
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a newt") })).body;
    return { body: { session_id } };
  },
  async previewGeneration(testApp, session) {
    const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("an eft") })).body;
    return { params: { sessionId: session_id } };
  },
  async followProgress(testApp, { user }) {
    const id = testApp.deps.random.uuid();
    testApp.deps.progress.report(user.id, id, { step: "writing", message: "Writing", percent: 10 });
    testApp.deps.progress.end(user.id, id);
    await testApp.waitForNotices();
    return { params: { id } };
  },

  checkDuplicate: () => ({ query: { token_mint: createTestWallet().address } }),
  importToken: (testApp, { wallet }) => {
    const mint = Keypair.generate();
    testApp.chain.land({ payer: wallet.keypair, mint, uri: "https://unreachable.invalid/a.json" });
    const metadata = { name: "Frog", symbol: "FROG", image: null, description: "From afar." };
    return { body: { token_mint: mint.publicKey.toBase58(), metadata } };
  },
  readPicture: async (testApp) => {
    const id = randomUUID();
    const url = `https://pictures.example/${id}.webp`;
    testApp.outside.pages.set(url, await testApp.deps.images.defaultLogo(id));
    return { query: { url } };
  },
  readCoin: (testApp) => {
    const coin = testCoin();
    testApp.chain.putCoin(coin);
    return { params: { mint: coin.mint } };
  },
  listGallery: () => ({ query: { limit: 24 } }),
  chainRpc: () => ({ body: { jsonrpc: "2.0", id: 1, method: "getBlockHeight", params: [] } }),
  tradeLocal: () => ({ body: examples.tradeLocal.body }),

  listWallets: () => ({}),
  async unlinkWallet(testApp, session) {
    const other = createTestWallet();
    const purpose = { address: other.address, purpose: "link" };
    const { message } = (await testApp.call("createChallenge", { body: purpose })).body;
    const body = { address: other.address, network: "solana", signature: other.sign(message), message };
    await testApp.call("walletSignIn", { session, body });
    const { data } = (await testApp.call("listWallets", { session })).body;
    return { params: { id: data.find(({ address }) => address === other.address)?.id ?? "" } };
  },
  createLaunchpadAccount: () => ({ body: {} }),
  getLaunchpadAccount: () => ({}),

  readReadiness: tokenIn(({ id }) => ({ params: { id } })),
  async prepareTransaction(testApp, session) {
    const { id } = await testApp.draft(session);
    return {
      body: { token_id: id, wallet_address: session.wallet.address, mint: createTestWallet().address },
    };
  },
  async releaseTransaction(testApp, session) {
    const { id } = await testApp.draft(session);
    const mint = createTestWallet().address;
    const body = { token_id: id, wallet_address: session.wallet.address, mint };
    const { prepared_at } = (await testApp.call("prepareTransaction", { session, body })).body;
    return { body: { token_id: id, mint, prepared_at } };
  },
  async confirmTransaction(testApp, session) {
    return { body: await landLaunch(testApp, session, (await testApp.draft(session)).id) };
  },

  generateWebsite: tokenIn(({ id }) => ({ body: websiteRequest(id, fresh()) })),
  generatePremiumWebsite: tokenIn(({ id }) => ({ body: { token_id: id, custom_prompt: "A calm page." } })),
  previewWebsite: tokenIn(({ id }) => ({
    body: { ...websiteRequest(id, fresh()), use_ai: true, preview_only: true },
  })),
  deployWebsite: async (testApp, session) => ({
    params: { websiteId: (await websiteOf(testApp, session)).website.id },
    body: {},
  }),
  listDomains: () => ({}),
  checkAvailability: tokenIn(({ id }) => ({
    query: { subdomain: fresh(), domain: DOMAIN, token_id: id },
  })),
  getWebsiteStatus: async (testApp, session) => ({
    params: { tokenId: (await websiteOf(testApp, session)).token.id },
  }),
  getPreview: async (testApp, session) => ({
    params: { id: (await websiteOf(testApp, session)).website.id },
  }),
  getPreviewContent: async (testApp, session) => ({
    params: { id: (await websiteOf(testApp, session)).website.id },
  }),
  getDeck: async (testApp, session) => ({
    params: { websiteId: (await websiteOf(testApp, session)).website.id },
  }),
  putDeck: async (testApp, session) => ({
    params: { websiteId: (await websiteOf(testApp, session)).website.id },
    body: { ...examples.putDeck.body, version: 1 },
  }),
  getArchive: async (testApp, session) => ({
    params: { websiteId: (await websiteOf(testApp, session)).website.id },
  }),
  getTemplatePreview: () => ({ params: { templateId: "template1" } }),

  deployTokenWebsite: async (testApp, session) => ({
    params: { id: (await websiteOf(testApp, session)).token.id },
    body: {},
  }),
  configureAutomation: tokenIn(({ id }) => ({
    body: { token_id: id, website: { subdomain: fresh(), domain: DOMAIN, template_id: "template1" } },
  })),
  async activateAutomation(testApp, session) {
    const { token } = await websiteOf(testApp, session);
    const body = await landLaunch(testApp, session, token.id);
    await testApp.call("confirmTransaction", { session, body });
    return { params: { id: token.id }, body: { mint_address: body.mint_pubkey } };
  },
  connectTwitter: () => ({ body: {} }),
  getAutomationStatus: tokenIn(({ id }) => ({ params: { id } })),

  submitContact: () => ({ body: examples.submitContact.body }),
  reportAbuse: () => ({ body: { host: `frog.${DOMAIN}`, reason: "It asks for my seed phrase." } }),
};
