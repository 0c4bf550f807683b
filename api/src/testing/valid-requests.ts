import { Keypair } from "@solana/web3.js";
import type { SessionTokens } from "#contract/auth.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { examples } from "#contract/examples.ts";
import type { SavedToken } from "#contract/token.ts";
import type { Given } from "./call.ts";
import type { Rig } from "./rig.ts";
import { createTestWallet, type TestWallet } from "./wallet.ts";
import { DOMAIN, idea, wish } from "./wishes.ts";

export type SignedIn = SessionTokens & { wallet: TestWallet };

/** Makes everything that a request needs to succeed, and the request; sent with the session it is its owner's. */
type Prepare = (rig: Rig, session: SignedIn) => Promise<Given> | Given;

/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let count = 0;
/** A subdomain that nobody has. */
const fresh = () => `site${++count}x`;

const tokenIn =
  (make: (token: SavedToken) => Given): Prepare =>
  async (rig, session) =>
    make(await rig.draft(session));

const websiteOf = async (rig: Rig, session: SignedIn) => {
  const token = await rig.draft(session);
  return { token, website: await rig.website(session, token.id, fresh()) };
};

/** A launch that the chain has and the server has not heard of. */
async function landed(rig: Rig, session: SignedIn, tokenId: string) {
  const mint = Keypair.generate();
  const mint_pubkey = mint.publicKey.toBase58();
  const body = { token_id: tokenId, wallet_address: session.wallet.address, mint: mint_pubkey };
  const { metadata_uri } = (await rig.call("prepareTransaction", { session, body })).body;
  const signature = rig.chain.land({ payer: session.wallet.keypair, mint, uri: metadata_uri });
  return { token_id: tokenId, signature, create_signature: signature, mint_pubkey };
}

/** For every row of the endpoint table a request that succeeds. */
export const validRequests: Readonly<Record<EndpointName, Prepare>> = {
  getConfig: () => ({}),
  createChallenge: () => ({ body: { address: createTestWallet().address } }),
  async walletSignIn(rig) {
    const { address, sign } = createTestWallet();
    const { message } = (await rig.call("createChallenge", { body: { address } })).body;
    return { body: { address, network: "solana", signature: sign(message), message } };
  },
  async refreshSession(rig, { wallet }) {
    const { refresh_token } = await rig.signIn(wallet);
    return { body: { refresh_token } };
  },
  getMe: () => ({}),
  changeProfile: () => ({ body: { name: "Ada of the Pond" } }),
  logout: () => ({ body: {} }),
  listSessions: () => ({}),
  async revokeSession(rig, session) {
    await rig.signIn(session.wallet);
    const { data } = (await rig.call("listSessions", { session })).body;
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
  changeToken: tokenIn(({ id, version }) => ({ params: { id }, body: { name: "Another", version } })),
  deleteToken: tokenIn(({ id }) => ({ params: { id } })),
  creativeGenerate: () => ({ body: idea("a frog astronaut") }),
  async remakeArt(rig, session) {
    const { session_id } = (await rig.call("creativeGenerate", { session, body: idea("a toad") })).body;
    return { params: { sessionId: session_id }, body: { seed: "another" } };
  },
  generateManual: () => ({
    body: { name: "Hand Made", ticker: "HAND", description: "Typed in." },
    files: { image: new Blob([PNG], { type: "image/png" }) },
  }),
  trendGenerate: () => ({ body: examples.trendGenerate.body }),
  async createDraft(rig, session) {
    const { session_id } = (await rig.call("creativeGenerate", { session, body: idea("a newt") })).body;
    return { body: { session_id } };
  },
  async previewGeneration(rig, session) {
    const { session_id } = (await rig.call("creativeGenerate", { session, body: idea("an eft") })).body;
    return { params: { sessionId: session_id } };
  },
  followProgress(rig, { user }) {
    const id = rig.world.chance.uuid();
    rig.world.progress.report(user.id, id, { step: "writing", message: "Writing", percent: 10 });
    rig.world.progress.end(user.id, id);
    return { params: { id } };
  },

  checkDuplicate: () => ({ query: { token_mint: createTestWallet().address } }),
  importToken: (rig, { wallet }) => {
    const mint = Keypair.generate();
    rig.chain.land({ payer: wallet.keypair, mint, uri: "https://unreachable.invalid/a.json" });
    const metadata = { name: "Frog", symbol: "FROG", image: null, description: "From afar." };
    return { body: { token_mint: mint.publicKey.toBase58(), metadata } };
  },
  chainRpc: () => ({ body: { jsonrpc: "2.0", id: 1, method: "getBlockHeight", params: [] } }),
  tradeLocal: () => ({ body: examples.tradeLocal.body }),

  listWallets: () => ({}),
  async unlinkWallet(rig, session) {
    const other = createTestWallet();
    const purpose = { address: other.address, purpose: "link" };
    const { message } = (await rig.call("createChallenge", { body: purpose })).body;
    const body = { address: other.address, network: "solana", signature: other.sign(message), message };
    await rig.call("walletSignIn", { session, body });
    const { data } = (await rig.call("listWallets", { session })).body;
    return { params: { id: data.find(({ address }) => address === other.address)?.id ?? "" } };
  },
  createLaunchpadAccount: () => ({ body: {} }),
  getLaunchpadAccount: () => ({}),

  async prepareTransaction(rig, session) {
    const { id } = await rig.draft(session);
    return {
      body: { token_id: id, wallet_address: session.wallet.address, mint: createTestWallet().address },
    };
  },
  async confirmTransaction(rig, session) {
    return { body: await landed(rig, session, (await rig.draft(session)).id) };
  },

  generateWebsite: tokenIn(({ id }) => ({ body: wish(id, fresh()) })),
  generatePremiumWebsite: tokenIn(({ id }) => ({ body: { token_id: id, custom_prompt: "A calm page." } })),
  previewWebsite: tokenIn(({ id }) => ({
    body: { ...wish(id, fresh()), use_ai: true, preview_only: true },
  })),
  deployWebsite: async (rig, session) => ({
    params: { websiteId: (await websiteOf(rig, session)).website.id },
    body: {},
  }),
  listDomains: () => ({}),
  getWebsiteStatus: async (rig, session) => ({
    params: { tokenId: (await websiteOf(rig, session)).token.id },
  }),
  getPreview: async (rig, session) => ({ params: { id: (await websiteOf(rig, session)).website.id } }),
  getPreviewContent: async (rig, session) => ({ params: { id: (await websiteOf(rig, session)).website.id } }),
  getDeck: async (rig, session) => ({ params: { websiteId: (await websiteOf(rig, session)).website.id } }),
  putDeck: async (rig, session) => ({
    params: { websiteId: (await websiteOf(rig, session)).website.id },
    body: { ...examples.putDeck.body, version: 1 },
  }),
  getArchive: async (rig, session) => ({ params: { websiteId: (await websiteOf(rig, session)).website.id } }),
  getTemplatePreview: () => ({ params: { templateId: "template1" } }),

  deployTokenWebsite: async (rig, session) => ({
    params: { id: (await websiteOf(rig, session)).token.id },
    body: {},
  }),
  configureAutomation: tokenIn(({ id }) => ({
    body: { token_id: id, website: { subdomain: fresh(), domain: DOMAIN, template_id: "template1" } },
  })),
  async activateAutomation(rig, session) {
    const { token } = await websiteOf(rig, session);
    const body = await landed(rig, session, token.id);
    await rig.call("confirmTransaction", { session, body });
    return { params: { id: token.id }, body: { mint_address: body.mint_pubkey } };
  },
  connectTwitter: () => ({ body: {} }),
  getAutomationStatus: tokenIn(({ id }) => ({ params: { id } })),

  submitContact: () => ({ body: examples.submitContact.body }),
  reportAbuse: () => ({ body: { host: `frog.${DOMAIN}`, reason: "It asks for my seed phrase." } }),
};
