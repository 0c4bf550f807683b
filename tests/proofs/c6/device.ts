// Runs in the page: the app's own outbox on the device's own database, without the screens.
import { QueryClient } from "@tanstack/react-query";
import type { SessionTokens } from "#contract/auth.ts";
import type { SavedToken } from "#contract/token.ts";
import type { TemplateId } from "#contract/website.ts";
import { apiBase } from "../../../web/src/api-client/base-address.ts";
import { createApiClient, storeSession } from "../../../web/src/api-client/client.ts";
import { watchReach } from "../../../web/src/api-client/watch-reach.ts";
import type { AppDeps } from "../../../web/src/app/deps.ts";
import { openDatabase } from "../../../web/src/db/database.ts";
import { readToken } from "../../../web/src/db/token-rows.ts";
import { removeToken } from "../../../web/src/db/tokens.ts";
import { sendMessage } from "../../../web/src/features/contact/send-message.ts";
import { enqueue } from "../../../web/src/features/outbox/enqueue.ts";
import { readQueue, showWaiting } from "../../../web/src/features/outbox/queue.ts";
import { watchOutbox } from "../../../web/src/features/outbox/watch-outbox.ts";
import { syncTokens } from "../../../web/src/features/tokens/sync-tokens.ts";
import { saveWords } from "../../../web/src/features/wizard/continue-preview.ts";
import { createToken } from "../../../web/src/features/wizard/create-token.ts";
import { dispatchSession } from "../../../web/src/stores/session.ts";
import { emptyDraft } from "../../../web/src/wizard-draft.ts";
import { type Act, describeAct, describeRow } from "./acts.ts";

export interface CallInput {
  session: SessionTokens;
  /**
   * When the run began, and how many times faster than outside time goes by in it, so that nobody sits
   * through a backoff.
   */
  began: number;
  speed: number;
  domain: string;
  /** A small picture, as base64. */
  picture: string;
}

export interface Waiting {
  entity: string;
  detail: string;
  failure: string | null;
  attempts: number;
  /** Milliseconds of the device's clock. */
  dueIn: number;
}

export interface Device {
  /** What waits, and what of it is parked and why. */
  rows(): Promise<Waiting[]>;
  begin(given: CallInput): void;
  act(acts: readonly Act[]): void;
  /** As My Gems does. */
  look(): void;
}

const db = openDatabase();
let given: CallInput;
let owner = "";

const deps = {
  api: watchReach(createApiClient(apiBase()), () => {}),
  db,
  queries: new QueryClient(),
  toast: { success: () => {}, error: () => {}, info: () => {} },
  owner: () => owner,
  newId: () => crypto.randomUUID(),
  now: () => given.began + (Date.now() - given.began) * given.speed,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / given.speed)),
} as Partial<AppDeps> as AppDeps;

// Told once it is on the disk: from then on it must not be lost.
db.outbox.hook("creating", (_key, row, transaction) => {
  transaction.on("complete", () => console.log(`kept ${describeRow(row)}`));
});
deps.api.onSessionLost(() => console.log("refused to know the session: lost"));

const wordsOf = (name: string, isLong = false) => ({
  name,
  ticker: "GEM",
  narrative: `The story of ${name}. `.repeat(isLong ? 40 : 2).trim(),
});

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;

const doing: Record<Act["kind"], (act: Act) => Promise<unknown>> = {
  create: ({ entity, detail, isLong }) =>
    createToken(deps, owner, {
      shown: newToken(entity, detail, isLong),
      logo: { type: "image/png", bytes: bytesOf(given.picture) },
      banner: null,
      generateBanner: false,
      metadata: null,
    }),
  edit: async ({ entity, detail }) => {
    const token = await knownToken(entity);
    return saveWords(deps, { ...emptyDraft, token, ...wordsOf(detail) });
  },
  site: ({ entity, detail }) => {
    const [subdomain = "", template] = detail.split(" ") as [string, TemplateId];
    const desired = { tokenId: entity, name: entity, subdomain, template, typed: true, designPrompt: null };
    const payload = { ...desired, domain: given.domain, social: {} };
    return enqueue(deps, owner, { kind: "make-website@1", entity, payload });
  },
  configure: ({ entity, detail }) => {
    const [subdomain = "", template_id] = detail.split(" ") as [string, TemplateId];
    const payload = {
      tokenId: entity,
      name: entity,
      website: { subdomain, domain: given.domain, template_id },
    };
    return enqueue(deps, owner, { kind: "configure-automation@1", entity, payload });
  },
  delete: async ({ entity }) => {
    // A deletion takes the place of what is queued for its token: the ledger waits for each of those.
    while ((await readQueue(deps, owner, entity)).length > 0) await deps.wait(1_000);
    const seen = await knownToken(entity);
    await enqueue(deps, owner, { kind: "delete-token@2", entity, payload: { seen } });
    await removeToken(db, owner, entity);
  },
  message: async ({ entity }) => {
    const typed = { name: "Ann", email: "ann@example.com", subject: "Bug Report" as const, message: entity };
    const { kind } = await sendMessage(deps, { attempt: crypto.randomUUID(), ...typed });
    if (kind !== "sent") throw new Error(kind);
  },
};

function newToken(id: string, name: string, isLong = false): SavedToken {
  const at = new Date(given.began).toISOString();
  return {
    id,
    ...wordsOf(name, isLong),
    image_url: null,
    banner_url: null,
    origin: "GENERATED",
    mint_address: null,
    website_url: null,
    website_status: null,
    created_at: at,
    updated_at: at,
    session_id: null,
    version: 1,
  };
}

async function knownToken(id: string): Promise<SavedToken> {
  const known = await readToken(db, owner, id);
  // A page that was closed had put it in the line, and not yet shown it.
  if (!known) await showWaiting(deps, owner, id);
  const token = known ?? (await readToken(db, owner, id));
  if (!token) throw new Error("This device does not know the token.");
  return token;
}

/** Nobody changes a token before they see what they did to it last. */
const lines = new Map<string, Promise<unknown>>();

const device: Device = {
  rows: async () =>
    (await db.outbox.orderBy("seq").toArray()).map((row) => ({
      entity: row.entity,
      detail: describeRow(row),
      failure: row.state === "parked" ? (row.failure?.sentence ?? "parked") : null,
      attempts: row.attempts,
      dueIn: given ? row.notBefore - deps.now() : 0,
    })),
  begin: (detail) => {
    given = detail;
    const { user } = given.session;
    owner = user.wallet_address ?? "";
    // What the page before it has renewed stands.
    if (!document.cookie.includes("__Host-access_token")) storeSession(given.session);
    dispatchSession({ type: "signedIn", user, wallet: { name: "", address: owner } });
    watchOutbox(deps);
  },
  act: (acts) => {
    for (const each of acts) {
      const before = lines.get(each.entity) ?? Promise.resolve();
      const done = before.then(() => doing[each.kind](each));
      lines.set(
        each.entity,
        done.catch((error: unknown) => console.log(`refused ${describeAct(each)}: ${error}`)),
      );
    }
  },
  look: () => void syncTokens(deps, { force: true }).catch(() => {}),
};

Object.assign(globalThis, { device });
