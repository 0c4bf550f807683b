import type { Context } from "hono";
import type { EndpointName } from "#contract/endpoints.ts";
import { CodedError, type ErrorCode } from "#contract/errors.ts";
import { cleanLine } from "#contract/primitives.ts";
import { createChallenge } from "../services/auth/create-challenge.ts";
import { changeProfile, readUser } from "../services/auth/profile.ts";
import { refreshSession } from "../services/auth/refresh-session.ts";
import { listSessions, logOut, revokeSession } from "../services/auth/sessions.ts";
import { signIn } from "../services/auth/sign-in.ts";
import { configureAutomation, readAutomationStatus } from "../services/automation/configure-automation.ts";
import { deployTokenWebsite } from "../services/automation/deploy-token-website.ts";
import { ensureLaunchWebsite } from "../services/automation/ensure-launch-website.ts";
import { createToken } from "../services/generations/create-token.ts";
import { generateCreative, generateTrend } from "../services/generations/generate-creative.ts";
import { previewGeneration } from "../services/generations/read-generation.ts";
import { remakeArt } from "../services/generations/remake-art.ts";
import { saveGeneration } from "../services/generations/save-generation.ts";
import { checkDuplicate, importToken } from "../services/imports/import-token.ts";
import { readPicture } from "../services/imports/read-picture.ts";
import { readConfig } from "../services/instance/read-config.ts";
import { confirmLaunch } from "../services/launches/confirm-launch.ts";
import { listGallery } from "../services/launches/list-gallery.ts";
import { prepareLaunch, releaseLaunch } from "../services/launches/prepare-launch.ts";
import { readReadiness } from "../services/launches/read-readiness.ts";
import { reportAbuse } from "../services/messages/report-abuse.ts";
import { submitContact } from "../services/messages/submit-contact.ts";
import { changeToken } from "../services/tokens/change-token.ts";
import { deleteToken } from "../services/tokens/delete-token.ts";
import { listTokens, readToken, readTokenDetails } from "../services/tokens/read-token.ts";
import { listWallets, readLaunchpadAccount, unlinkWallet } from "../services/wallets/wallets.ts";
import { archiveWebsite } from "../services/websites/archive-website.ts";
import { drawCast } from "../services/websites/cast.ts";
import { checkAvailability, listDomains } from "../services/websites/check-availability.ts";
import { deployWebsite } from "../services/websites/deploy-website.ts";
import { editDeck } from "../services/websites/edit-deck.ts";
import { generatePremiumWebsite } from "../services/websites/generate-premium-website.ts";
import { generateWebsite } from "../services/websites/generate-website.ts";
import { previewWebsite } from "../services/websites/preview-website.ts";
import { readDeck } from "../services/websites/read-deck.ts";
import { readMemeKit } from "../services/websites/read-meme-kit.ts";
import { readPreview, renderPreview } from "../services/websites/read-preview.ts";
import { readWebsiteStatus } from "../services/websites/read-website-status.ts";
import { renderSample } from "../services/websites/render-sample.ts";
import { chainRoutes } from "./chain.ts";
import { page, wantsPage } from "./page.ts";
import { streamProgress } from "./progress-stream.ts";
import { sendBlob } from "./send-blob.ts";
import { callerOf, type Route, serve } from "./serve.ts";

/** One route for each row of the endpoint table (table.test.ts proves it). */
export const routes: readonly Route[] = [
  // The instance
  serve("getConfig", (deps, _input, c) => {
    c.header("Cache-Control", "public, max-age=60");
    return readConfig(deps);
  }),

  // Accounts and sessions
  serve("createChallenge", (deps, { body }) => createChallenge(deps, body)),
  serve("walletSignIn", (deps, { body }, c) =>
    signIn(deps, { ...body, userAgent: userAgent(c), caller: () => callerOf(deps, c) }),
  ),
  serve("refreshSession", (deps, { body }) => refreshSession(deps, body)),
  serve("getMe", (deps) => readUser(deps, deps.caller)),
  serve("changeProfile", (deps, { body }) => changeProfile(deps, body)),
  serve("logout", logOut),
  serve("listSessions", listSessions),
  serve("revokeSession", (deps, { params }) => revokeSession(deps, params)),
  disabled("signup", "email_signup_disabled"),
  disabled("login", "email_login_disabled"),
  disabled("google", "google_login_disabled"),
  disabled("googleExchange", "google_login_disabled"),
  disabled("verifyEmail", "email_verification_disabled"),
  disabled("sendVerificationCode", "email_verification_disabled"),

  // Wallets
  serve("listWallets", listWallets),
  serve("unlinkWallet", (deps, { params }) => unlinkWallet(deps, params)),
  serve("createLaunchpadAccount", readLaunchpadAccount),
  serve("getLaunchpadAccount", readLaunchpadAccount),

  // Tokens
  serve("listTokens", async (deps, { query }) => listTokens(deps, query)),
  serve("getToken", (deps, { params }) => readToken(deps, params)),
  serve("getTokenDetails", (deps, { params }) => readTokenDetails(deps, params)),
  serve("getMemeKit", (deps, { params }) => readMemeKit(deps, params)),
  serve("changeToken", (deps, { params, body }) => changeToken(deps, { ...body, ...params })),
  serve("deleteToken", (deps, { params, query }) => deleteToken(deps, { ...query, ...params })),
  serve("creativeGenerate", (deps, { body }) => generateCreative(deps, body)),
  serve("createToken", (deps, { body, files }) => createToken(deps, { ...body, ...files })),
  serve("trendGenerate", (deps, { body }) => generateTrend(deps, body)),
  serve("remakeArt", (deps, { params, body }) =>
    remakeArt(deps, { generationId: params.sessionId, ...body }),
  ),
  serve("drawCast", (deps, { params }) => drawCast(deps, params)),
  serve("createDraft", (deps, { body }) => saveGeneration(deps, body)),
  serve("previewGeneration", (deps, { params }) =>
    previewGeneration(deps, { generationId: params.sessionId }),
  ),
  serve("followProgress", async (deps, { params }, c) => streamProgress(deps, params.id, c)),

  // Imports
  serve("checkDuplicate", (deps, { query }) => checkDuplicate(deps, query)),
  serve("importToken", (deps, { body }) => importToken(deps, body)),
  serve("readPicture", async (deps, { query }, c) => {
    const picture = await readPicture(deps, query);
    c.header("Cache-Control", "no-store");
    return c.body(picture, 200, { "Content-Type": "image/webp" });
  }),

  // The gallery
  serve("listGallery", (deps, { query }, c) => {
    c.header("Cache-Control", "public, max-age=5");
    return listGallery(deps, query);
  }),

  // The chain
  ...chainRoutes,

  // Websites
  serve("generateWebsite", (deps, { body }) => generateWebsite(deps, body)),
  serve("generatePremiumWebsite", (deps, { body }) => generatePremiumWebsite(deps, body)),
  serve("previewWebsite", (deps, { body }) => previewWebsite(deps, body)),
  serve("deployWebsite", (deps, { params }) => deployWebsite(deps, params)),
  serve("listDomains", listDomains),
  serve("checkAvailability", (deps, { query }) => checkAvailability(deps, query)),
  serve("getWebsiteStatus", (deps, { params }) => readWebsiteStatus(deps, params)),
  serve("getPreview", async (deps, { params }, c) =>
    wantsPage(c) ? page(deps, c, await renderPreview(deps, params)) : readPreview(deps, params),
  ),
  serve("getPreviewContent", async (deps, { params }, c) => page(deps, c, await renderPreview(deps, params))),
  serve("getDeck", (deps, { params }) => readDeck(deps, params)),
  serve("putDeck", (deps, { params, body }) => editDeck(deps, { ...params, ...body })),
  serve("getArchive", async (deps, { params }, c) => {
    const { name, ...blob } = await archiveWebsite(deps, params, c.req.raw.signal);
    return sendBlob(deps, c, blob, {
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "Content-Type": "application/zip",
    });
  }),
  serve("getTemplatePreview", async (deps, { params }, c) => page(deps, c, await renderSample(deps, params))),

  // Automation
  serve("deployTokenWebsite", (deps, { params }) => deployTokenWebsite(deps, params)),
  serve("configureAutomation", (deps, { body }) => configureAutomation(deps, body)),
  serve("activateAutomation", (deps, { params, body }) => ensureLaunchWebsite(deps, { ...params, ...body })),
  serve("getAutomationStatus", (deps, { params }) => readAutomationStatus(deps, params)),
  disabled("connectTwitter", "twitter_disabled"),

  // Launches
  serve("readReadiness", (deps, { params }) => readReadiness(deps, params)),
  serve("prepareTransaction", (deps, { body }) => prepareLaunch(deps, body)),
  serve("releaseTransaction", (deps, { body }) => releaseLaunch(deps, body)),
  serve("confirmTransaction", (deps, { body }) => confirmLaunch(deps, body)),

  // Messages
  serve("submitContact", (deps, { body }) => submitContact(deps, body)),
  serve("reportAbuse", (deps, { body }) => reportAbuse(deps, body)),
];

/** An endpoint that only says that its feature is not available. */
function disabled(name: EndpointName, code: ErrorCode): Route {
  return serve(name, () => Promise.reject(new CodedError(code)));
}

function userAgent(c: Context): string {
  return cleanLine(c.req.header("user-agent") ?? "").slice(0, 200);
}
