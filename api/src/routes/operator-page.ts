import { createHash, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";
import type { Context, Hono } from "hono";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import { createReadinessCheck } from "../services/instance/check-readiness.ts";
import { listTokens, listUsers } from "../services/operator/accounts.ts";
import { addBlock, listBlocks, removeBlock } from "../services/operator/blocks.ts";
import { hideFromGallery, setGallery, showInGallery } from "../services/operator/gallery.ts";
import { handleMessage, listMessages } from "../services/operator/messages.ts";
import { readOverview } from "../services/operator/read-overview.ts";
import { newestBackup } from "../services/operator/shelf.ts";
import {
  expireSite,
  holdSite,
  listHeld,
  releaseWebsite,
  restoreSite,
  setPremium,
  takeDownSite,
} from "../services/operator/sites.ts";
import { tarFolder } from "../services/operator/tar-folder.ts";
import { limit } from "./limit.ts";
import { isLocal } from "./local-caller.ts";
import { MOST_ROWS, operatorView, type Said } from "./operator-view.ts";

interface Order {
  /** A host, an id, a label, an address or a mint. */
  what: string;
  reason: string;
}

/** Why a website is held, where the operator says nothing. */
const REPORTED = "it was reported";

/** What the command line calls the same. Each answers what it has done. */
const verbs: Readonly<Record<string, (deps: ServerDeps, order: Order) => Promise<string>>> = {
  takedown: async (deps, { what, reason }) =>
    `${(await takeDownSite(deps, { host: what, reason })).host} is taken down.`,
  hold: async (deps, { what, reason }) =>
    `${(await holdSite(deps, { host: what, reason: reason || REPORTED })).host} is offline until it changes or is released.`,
  "restore-site": async (deps, { what }) => `${(await restoreSite(deps, { host: what })).host} is restored.`,
  "expire-site": async (deps, { what }) =>
    `${(await expireSite(deps, { host: what })).host} has expired. Its owner can deploy it again.`,
  release: async (deps, { what }) => `${(await releaseWebsite(deps, { id: what })).host} can be deployed.`,
  "messages handled": async (deps, { what }) => {
    await handleMessage(deps, { id: what });
    return "The message is handled.";
  },
  "block subdomain": (deps, { what, reason }) => block(deps, "subdomain", what.toLowerCase(), reason),
  "block wallet": (deps, { what, reason }) => block(deps, "wallet", what, reason),
  "unblock subdomain": (deps, { what }) => unblock(deps, "subdomain", what),
  "unblock wallet": (deps, { what }) => unblock(deps, "wallet", what),
  "gallery hide": async (deps, { what, reason }) =>
    `${(await hideFromGallery(deps, { mint: what, reason })).mint} is hidden from the gallery.`,
  "gallery show": async (deps, { what }) =>
    `${(await showInGallery(deps, { mint: what })).mint} is shown in the gallery again.`,
  "gallery on": async (deps) => said("The gallery", (await setGallery(deps, { isOn: true })).isOn),
  "gallery off": async (deps) => said("The gallery", (await setGallery(deps, { isOn: false })).isOn),
  "premium on": async (deps) =>
    said("Offering premium websites", (await setPremium(deps, { isOn: true })).isOn),
  "premium off": async (deps) =>
    said("Offering premium websites", (await setPremium(deps, { isOn: false })).isOn),
};

const said = (what: string, isOn: boolean): string => `${what} is ${isOn ? "on" : "off"}.`;

async function block(deps: ServerDeps, kind: "subdomain" | "wallet", value: string, reason: string) {
  if (value === "") throw new CodedError("validation_failed");
  await addBlock(deps, { kind, value, reason });
  return `The ${kind} ${value} is blocked.`;
}

async function unblock(deps: ServerDeps, kind: "subdomain" | "wallet", value: string) {
  await removeBlock(deps, { kind, value });
  return `The ${kind} ${value} is no longer blocked.`;
}

/**
 * The operator's page. It asks for `OPERATOR_TOKEN` as a password, and without that variable there is none. It answers
 * this machine alone, unless the operator says otherwise.
 */
export function mountOperatorPage(app: Hono, deps: ServerDeps): void {
  const readiness = createReadinessCheck(deps);
  const show = async (c: Context, outcome: Said | null) => {
    const page = operatorView(deps.settings, {
      outcome,
      readiness: await readiness(),
      overview: await readOverview(deps),
      messages: await listMessages(deps, { all: false, limit: MOST_ROWS }),
      held: await listHeld(deps, { limit: MOST_ROWS }),
      blocks: await listBlocks(deps, { limit: MOST_ROWS }),
      tokens: await listTokens(deps, { user: null, limit: MOST_ROWS }),
      users: await listUsers(deps, { limit: MOST_ROWS }),
    });
    c.header("Cache-Control", "no-store");
    // Without a referrer a browser would not send the form's origin.
    c.header("Referrer-Policy", "same-origin");
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    return c.html(page.markup, outcome?.isRefused ? 422 : 200);
  };
  app.get("/operator", async (c) => (await requireOperator(deps, c)) ?? show(c, null));
  app.post("/operator", async (c) => {
    const refusal = await requireOperator(deps, c);
    if (refusal) return refusal;
    requireOwnForm(c);
    const form = new URLSearchParams((await c.req.text()).slice(0, MOST_FORM));
    const verb = verbs[form.get("verb") ?? ""];
    if (!verb) throw new CodedError("validation_failed");
    const order = { what: (form.get("what") ?? "").trim(), reason: (form.get("reason") ?? "").trim() };
    const outcome = await verb(deps, order).then(
      (text) => ({ text, isRefused: false }),
      (error: unknown) => {
        if (error instanceof CodedError) return { text: error.message, isRefused: true };
        throw error;
      },
    );
    deps.log.info(
      { verb: form.get("verb"), what: order.what, ok: !outcome.isRefused },
      "the operator's page",
    );
    return show(c, outcome);
  });
  app.get("/operator/backup", async (c) => (await requireOperator(deps, c)) ?? sendNewestBackup(deps, c));
}

/** Characters of a form. */
const MOST_FORM = 10_000;

/** Null for the operator; else the answer that asks who is there. */
async function requireOperator(deps: ServerDeps, c: Context): Promise<Response | null> {
  const { operatorToken, isOperatorRemote } = deps.settings;
  if (operatorToken === null || !(isOperatorRemote || isLocal(c, deps.settings)))
    throw new CodedError("not_found");
  const [, given = ""] = /^Basic +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (given !== "") {
    const password = Buffer.from(given, "base64")
      .toString("utf8")
      .replace(/^[^:]*:/, "");
    if (timingSafeEqual(sha256(password), sha256(operatorToken))) return null;
    await limit(deps, c, "sign_in");
  }
  c.header("WWW-Authenticate", 'Basic realm="Operator", charset="UTF-8"');
  return c.text("This page asks for the operator's token as its password. Any user name will do.\n", 401);
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A browser sends its password to this page from any other: the origin says which page a form was on. */
function requireOwnForm(c: Context): void {
  const { host, origin = "" } = c.req.header();
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new CodedError("forbidden");
}

/** The newest backup on the shelf, as one file. */
async function sendNewestBackup({ settings, log }: ServerDeps, c: Context): Promise<Response> {
  const { backupDir } = settings;
  const newest = backupDir === null ? null : newestBackup(backupDir);
  if (backupDir === null || newest === null) throw new CodedError("not_found");
  const { length, stream } = await tarFolder(backupDir, newest.folder);
  stream.once("error", (error) => log.error({ err: error }, "the backup could not be sent whole"));
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
    "Content-Type": "application/x-tar",
    "Content-Length": String(length),
    "Content-Disposition": `attachment; filename="backup-${newest.folder}.tar"`,
    "Cache-Control": "no-store",
  });
}
