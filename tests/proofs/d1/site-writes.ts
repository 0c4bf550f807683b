import { setTimeout } from "node:timers/promises";
import type { WebsiteState } from "#contract/website.ts";
import { ask } from "../../support/api-user.ts";
import { type Client, Lost, type TokenBelief, type WebsiteBelief, type Write } from "./beliefs.ts";

const POLL_MS = 50;
/** Milliseconds: far more than a job that was interrupted waits for its next try. */
const DEADLINE_MS = 120_000;

export function generateWebsite(client: Client, token: TokenBelief): Write {
  const { call, session, random, domain, templates } = client;
  const before = token.website;
  // Another template or another address than before, so that "did it happen?" has an answer.
  const others = templates.filter((id) => id !== before?.templateId);
  const templateId = random.pick(others) ?? before?.templateId ?? "template1";
  const moves = before === null || others.length === 0 || random.boolean(0.3);
  const subdomain = moves ? `gem${client.index}x${++client.counter}` : before.subdomain;
  const believe = (id: string, previewUrl: string) => {
    token.website = { id, subdomain, domain, templateId, previewUrl, status: "generated" };
  };
  const body = { token_id: token.saved.id, subdomain, domain, template_id: templateId };
  return {
    kind: "website",
    send: async () => {
      const website = await ask(call, "generateWebsite", { session, body });
      believe(website.id, website.preview_url);
    },
    resolve: async () => {
      const now = await statusOf(client, token);
      const isNew = now.template_id === templateId && now.subdomain === subdomain;
      if (!isNew || !now.website_id || !now.preview_url) return false;
      believe(now.website_id, now.preview_url);
      return true;
    },
  };
}

export function deploy(client: Client, token: TokenBelief, website: WebsiteBelief): Write {
  const { call, session, believed } = client;
  const host = `${website.subdomain}.${website.domain}`;
  const believe = () => {
    if (token.live && token.live.host !== host) believed.gone.add(token.live.host);
    token.live = { host, title: `${token.saved.name} (${token.saved.ticker})` };
    token.website = { ...website, status: "deployed" };
    believed.gone.delete(host);
  };
  return {
    kind: "deploy",
    send: async () => {
      const answer = await ask(call, "deployWebsite", { session, params: { websiteId: website.id } });
      const isLive = answer.message.includes(host) || (await ended(client, token)).status === "deployed";
      if (!isLive) throw new Lost(`a deploy was accepted and came to nothing: ${answer.message}`);
      believe();
    },
    // A deploy that had begun is taken up again at the next start, and ends.
    resolve: async () => {
      const { status } = await ended(client, token);
      if (status === "deployed") believe();
      else if (status !== "generated") throw new Lost(`a deploy ended as ${status}`);
      return status === "deployed";
    },
  };
}

export const statusOf = ({ call, session }: Client, token: TokenBelief): Promise<WebsiteState> =>
  ask(call, "getWebsiteStatus", { session, params: { tokenId: token.saved.id } });

async function ended(client: Client, token: TokenBelief): Promise<WebsiteState> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const now = await statusOf(client, token);
    if (now.status !== "deploying") return now;
    if (Date.now() > deadline) throw new Lost(`a deploy never ended: ${JSON.stringify(now)}`);
    await setTimeout(POLL_MS);
  }
}
