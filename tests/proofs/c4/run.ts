import { websiteRequest } from "../../../api/src/testing/requests.ts";
import { createRig, type Rig } from "../../../api/src/testing/rig.ts";
import type { Finding } from "../finding.ts";

/** Two users want one subdomain at the same moment, again and again: by a website, or by what is kept for later. */
export async function raceForSubdomains(races: number): Promise<Finding> {
  const rig = createRig();
  const users = await Promise.all([rig.signIn(), rig.signIn()]);
  const tokens = await Promise.all(users.map((session) => rig.draft(session)));
  const faults: string[] = [];
  for (let i = 0; i < races; i++) {
    const subdomain = `race${i}`;
    const contenders = users.map((session, at) => {
      const { domain, template_id, token_id } = websiteRequest(tokens[at]?.id ?? "", subdomain);
      const website = { subdomain, domain, template_id };
      return i % 2 === 0
        ? rig.call("generateWebsite", { session, body: { token_id, ...website } })
        : rig.call("configureAutomation", { session, body: { token_id, website } });
    });
    // Who is asked first is not always the same one.
    const answers = await Promise.all(i % 3 === 0 ? contenders.reverse() : contenders);
    const told = answers.map(({ status, body }) => (status === 200 ? "won" : body.code)).sort();
    if (told.join() !== "subdomain_taken,won") faults.push(`${subdomain}: ${told.join(" and ")}`);
    if (holders(rig, subdomain) !== 1) faults.push(`${subdomain}: ${holders(rig, subdomain)} holders`);
  }
  return { numbers: { races }, faults };
}

const holders = (rig: Rig, subdomain: string): number =>
  Number(
    rig.database.sqlite.prepare("select count(*) from addresses where subdomain = ?").pluck().get(subdomain),
  );
