import { createHash } from "node:crypto";
import bs58 from "bs58";
import { suggestedSubdomain } from "#contract/subdomain-forms.ts";
import { displayStatus, type SavedToken } from "#contract/token.ts";
import type { TemplateId, WebsiteStatusName } from "#contract/website.ts";
import { seededAccount } from "../../sandbox/browser/seeded-account.ts";
import { ask } from "../support/api-user.ts";
import {
  type Account,
  closeAccount,
  findInstance,
  findToken,
  type Instance,
  openAccount,
} from "./account.ts";
import { bringWebsite } from "./bring-website.ts";
import { launchToken } from "./launch-token.ts";
import { makeToken } from "./make-token.ts";
import { openOperator, type RunCommand } from "./operator.ts";
import { neighborToken, type PlannedToken, plan } from "./plan.ts";

const neighborSeed = createHash("sha256").update("Gemwright sandbox neighbor").digest();
const ownerNames = { seeded: "Sam Fairweather", neighbor: "Nell Next-Door" };

export interface Target {
  /** Where the instance answers. */
  url: string;
  /** Its data folder. */
  dataDir: string;
}

/**
 * Fills the seeded account of a running sandbox instance. What is there already is left as it is; what is
 * missing comes back, and what should be live is renewed. `report` is given one line a token.
 * @throws SeedError where there is no such instance
 */
export async function seedInstance({ url, dataDir }: Target, report: (line: string) => void): Promise<void> {
  const instance = await findInstance(url);
  const account = await openAccount(instance, bs58.decode(seededAccount.seed));
  const operate = await openOperator(account, dataDir);
  await nameOwner(account, ownerNames.seeded);
  for (const [at, planned] of plan.entries()) {
    const before = await findToken(account, planned.ticker);
    const token = before ?? (await makeToken(account, planned, () => launchNeighbor(instance)));
    await bringToken(account, token, planned, operate);
    const now = await ask(account.call, "getToken", { session: account.session, params: { id: token.id } });
    const isSame = before !== null && stateOf(before) === stateOf(now);
    const parts = [
      stateOf(now),
      ...(await waitingOf(account, now, planned)),
      ...(isSame ? ["as before"] : []),
    ];
    report(`${`${at + 1}/${plan.length}`.padStart(5)}  ${now.name} (${now.ticker}): ${parts.join(", ")}`);
  }
  await closeAccount(account);
}

async function bringToken(
  account: Account,
  token: SavedToken,
  { automation, site, launch }: PlannedToken,
  operate: RunCommand,
): Promise<void> {
  const isLaunched = token.mint_address !== null;
  if (automation && !isLaunched) await configure(account, token, automation);
  if (site) await bringWebsite(account, token, site, operate);
  if (launch && !isLaunched) await launchToken(account, token, launch);
  if (automation && launch === "succeeds") await activate(account, token);
}

/** Keeps a website for the launch, unless one is kept already. */
async function configure(
  { call, session, config }: Account,
  { id, name }: SavedToken,
  template_id: TemplateId,
): Promise<void> {
  const { website_status } = await ask(call, "getAutomationStatus", { session, params: { id } });
  if (website_status !== "not_configured") return;
  const website = { subdomain: suggestedSubdomain(name), domain: config.default_domain, template_id };
  await ask(call, "configureAutomation", { session, body: { token_id: id, website } });
}

/** As the app does after a launch. What is live stays as it is; what has expired is renewed. */
async function activate({ call, session }: Account, { id }: SavedToken): Promise<void> {
  const { mint_address } = await ask(call, "getToken", { session, params: { id } });
  await ask(call, "activateAutomation", { session, params: { id }, body: { mint_address } });
}

/** What cannot be seen of the token itself. */
async function waitingOf(
  { call, session }: Account,
  { id, mint_address }: SavedToken,
  { launch }: PlannedToken,
) {
  const { website_status } = await ask(call, "getAutomationStatus", { session, params: { id } });
  return [
    ...(launch === "fails" && mint_address === null ? ["launch failed"] : []),
    ...(website_status === "pending_deployment" && launch ? ["website waits for the launch"] : []),
  ];
}

/** The neighbor's token, launched where it is not yet. Returns its mint address. */
async function launchNeighbor(instance: Instance): Promise<string> {
  const neighbor = await openAccount(instance, neighborSeed);
  await nameOwner(neighbor, ownerNames.neighbor);
  const { ticker, launch } = neighborToken;
  const token =
    (await findToken(neighbor, ticker)) ??
    (await makeToken(neighbor, neighborToken, () => Promise.reject(new Error("The neighbor imports none."))));
  if (token.mint_address === null) await launchToken(neighbor, token, launch);
  const launched = await findToken(neighbor, ticker);
  await closeAccount(neighbor);
  if (!launched?.mint_address) throw new Error(`${token.name} has no mint address after its launch.`);
  return launched.mint_address;
}

/** Names an account that is new; later on its name is its user's. */
async function nameOwner({ call, session }: Account, name: string): Promise<void> {
  if (session.user.tokens_created === 0) await ask(call, "changeProfile", { session, body: { name } });
}

const kinds = { imported: "imported", deployed: "launched", draft: "draft", unknown: "unknown" } as const;

const websites: Record<WebsiteStatusName, string> = {
  generated: "website not deployed yet",
  deploying: "website being deployed",
  deployed: "website live",
  failed: "website deployment failed",
  expired: "website expired",
  held: "website held",
  taken_down: "website taken down",
};

function stateOf(token: SavedToken): string {
  const kind = kinds[displayStatus(token)];
  if (token.website_status === null) return `${kind}, no website`;
  const where = token.website_status === "deployed" ? ` at ${token.website_url}` : "";
  return `${kind}, ${websites[token.website_status]}${where}`;
}
