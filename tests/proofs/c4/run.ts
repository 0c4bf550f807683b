import { websiteRequest } from "../../../api/src/testing/requests.ts";
import type { TestApp } from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";
import { type OpenApp, openAlone } from "../servers/in-turn.ts";

/**
 * Two users want one subdomain at the same moment, again and again: by a website, or by what is kept for
 * later.
 */
export async function raceForSubdomains(races: number, openApp: OpenApp = openAlone): Promise<Finding> {
  const testApp = await openApp();
  const users = await Promise.all([testApp.signIn(), testApp.signIn()]);
  const tokens = await Promise.all(users.map((session) => testApp.draft(session)));
  const faults: string[] = [];
  for (let i = 0; i < races; i++) {
    const subdomain = `race${i}`;
    const contenders = users.map((session, at) => {
      const { domain, template_id, token_id } = websiteRequest(tokens[at]?.id ?? "", subdomain);
      const website = { subdomain, domain, template_id };
      return i % 2 === 0
        ? testApp.call("generateWebsite", { session, body: { token_id, ...website } })
        : testApp.call("configureAutomation", { session, body: { token_id, website } });
    });
    // Who is asked first is not always the same one.
    const answers = await Promise.all(i % 3 === 0 ? contenders.reverse() : contenders);
    const outcomes = answers.map(({ status, body }) => (status === 200 ? "won" : body.code)).sort();
    if (outcomes.join() !== "subdomain_taken,won") faults.push(`${subdomain}: ${outcomes.join(" and ")}`);
    const count = await holders(testApp, subdomain);
    if (count !== 1) faults.push(`${subdomain}: ${count} holders`);
  }
  return { numbers: { races }, faults };
}

const holders = async ({ value }: TestApp, subdomain: string): Promise<number> =>
  Number(await value("select count(*) from addresses where subdomain = ?", subdomain));
