import { suggestedSubdomain } from "#contract/subdomain-forms.ts";
import type { SavedToken } from "#contract/token.ts";
import type { WebsiteStatusName } from "#contract/website.ts";
import { ask } from "../support/api-user.ts";
import type { Account } from "./account.ts";
import type { RunCommand } from "./operator.ts";
import type { PlannedSite } from "./plan.ts";

/**
 * Brings a token's website to its state, from wherever it is: what its owner does goes over the API, what the
 * operator does over the command line. Time is over only for what was live, so the operator ends it.
 */
export async function bringWebsite(
  account: Account,
  token: SavedToken,
  site: PlannedSite,
  operate: RunCommand,
): Promise<void> {
  const { call, session, config } = account;
  const read = () => ask(call, "getWebsiteStatus", { session, params: { tokenId: token.id } });
  if (!(await read()).exists) await generate(account, token, site);
  const { website_id, subdomain, status } = await read();
  if (!website_id || !subdomain || !status || site.becomes === "generated") return;
  if (site.becomes === "failed" && status === "generated")
    await operate("block", "subdomain", subdomain, "--reason", "Seeded: somebody else's trademark");
  if (isDue(status, site)) {
    const { status: answered, body } = await call("deployWebsite", {
      session,
      params: { websiteId: website_id },
      body: {},
    });
    const isMeant = site.becomes === "failed" && body.code === "subdomain_reserved";
    if (answered >= 300 && !isMeant) throw new Error(`${token.name}: ${body.detail}`);
  }
  if ((await read()).status !== "deployed") return;
  const host = `${subdomain}.${config.default_domain}`;
  if (site.becomes === "expired") await operate("expire-site", host);
  if (site.becomes === "taken_down")
    await operate("takedown", host, "--reason", "Seeded: the nests were not its own");
}

/** What was never deployed, and what should be live and is no more. */
const isDue = (status: WebsiteStatusName, { becomes }: PlannedSite): boolean =>
  status === "generated" || (status === "expired" && becomes === "deployed");

const generate = ({ call, session, config }: Account, token: SavedToken, site: PlannedSite) =>
  ask(call, "generateWebsite", {
    session,
    body: {
      token_id: token.id,
      subdomain: suggestedSubdomain(token.name),
      domain: config.default_domain,
      template_id: site.template,
      use_ai: false,
      ...(site.designPrompt && { custom_design_prompt: site.designPrompt }),
      ...(site.links && { social_links: site.links }),
    },
  });
