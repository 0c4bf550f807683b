import type { TestApp } from "../../../api/src/testing/test-app.ts";

/** What of the database a user could notice; not when, nor with which ids and seeds. */
const facts = {
  users: "select name from users",
  wallets: "select unlinked_at is null as linked from wallets",
  sessions: "select revoked_at is null as live from sessions",
  tokens: "select name, ticker, origin, mint_address is not null as launched, version from tokens",
  generations: "select origin, token_id is not null as saved from generations",
  websites: "select template_id, status, live is not null as live, error from websites",
  sites: "select length(files) > 2 as filled from sites",
  previews: "select 1 from previews",
  addresses: "select token_id is not null as taken, held_until is not null as held from addresses",
  automations: "select template_id from automations",
  launches: "select state from launches",
  metadata: "select 1 from metadata_files",
  messages: "select kind, body from messages",
};

export async function stateOf({ sql }: TestApp): Promise<string> {
  const found = Object.entries(facts).map(async ([name, text]) => {
    const rows = await sql(text);
    return [name, rows.map((row) => JSON.stringify(row)).sort()];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(found)));
}
