import { html, type SafeHtml, trusted } from "#composer/templates/html.ts";
import program from "../../../package.json" with { type: "json" };
import type { Readiness } from "../services/instance/check-readiness.ts";
import type { listTokens, listUsers } from "../services/operator/accounts.ts";
import type { listBlocks } from "../services/operator/blocks.ts";
import type { listMessages } from "../services/operator/messages.ts";
import type { Overview } from "../services/operator/read-overview.ts";
import type { HeldWebsite } from "../services/operator/sites.ts";
import type { Update } from "../services/operator/whats-new.ts";
import type { Settings } from "../settings.ts";

/** Rows of each table. The command line lists as many as one wants. */
export const MOST_ROWS = 50;

/** What became of the last button. */
export interface Said {
  text: string;
  isRefused: boolean;
}

type Rows<List extends (...all: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;

export interface OperatorFacts {
  outcome: Said | null;
  readiness: Readiness;
  overview: Overview;
  messages: Rows<typeof listMessages>;
  held: readonly HeldWebsite[];
  blocks: Rows<typeof listBlocks>;
  tokens: Rows<typeof listTokens>;
  users: Rows<typeof listUsers>;
}

export function operatorView(settings: Settings, facts: OperatorFacts): SafeHtml {
  const { outcome, overview } = facts;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Operator · ${settings.productName}</title><style>${trusted(STYLE)}</style></head><body>
<header><h1>${settings.productName}</h1><p>${settings.publicUrl} · ${settings.network} · version ${program.version}</p>
<nav aria-label="Sections">${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav></header>
<main>${outcome && html`<p class="said ${outcome.isRefused ? "bad" : "good"}" role="status">${outcome.text}</p>`}
${overview.restoreOffer && html`<p class="said bad" role="status">${overview.restoreOffer}</p>`}
${overview.update && newsOf(overview.update)}
${section("health", healthOf(facts))}
${section("messages", messagesOf(facts.messages))}
${section("held", heldOf(facts.held))}
${section("tokens", tokensOf(facts.tokens))}
${section("accounts", accountsOf(facts.users))}
${section("blocked", blocksOf(facts.blocks))}
${section("switches", switchesOf(overview))}
${section("models", modelsOf(settings, overview))}
${section("backups", backupsOf(settings, overview))}</main></body></html>`;
}

const sections = [
  ["health", "Health"],
  ["messages", "Reports and messages"],
  ["held", "Held websites"],
  ["tokens", "Tokens and websites"],
  ["accounts", "Accounts"],
  ["blocked", "Blocked"],
  ["switches", "Switches"],
  ["models", "Models"],
  ["backups", "Backups"],
] as const;
type SectionId = (typeof sections)[number][0];

const section = (id: SectionId, content: SafeHtml): SafeHtml =>
  html`<section id="${id}"><h2>${sections.find(([one]) => one === id)?.[1]}</h2>${content}</section>`;

function newsOf({ from, at, isRecent, news }: Update): SafeHtml {
  return html`<details class="news"${isRecent && html` open`}><summary>Updated from ${from} to ${program.version} on ${timeOf(new Date(at).toISOString())}: what is new</summary>
${news.map(({ version, kind, changes }) => html`<h3>${version}: ${kind}</h3><ul>${changes.map((change) => html`<li>${change}</li>`)}</ul>`)}
${news.length === 0 && html`<p class="none">The changelog says nothing of it.</p>`}</details>`;
}

const number = (value: number | undefined): string => (value ?? 0).toLocaleString("en");
const megabytes = (bytes: number): string => `${number(Math.max(1, Math.round(bytes / 1e6)))} MB`;

function healthOf({ readiness, overview }: OperatorFacts): SafeHtml {
  const { counts, database, free } = overview;
  const facts: [string, string][] = [
    ["Database", readiness.database ? megabytes(database) : "cannot be written"],
    ["Files", readiness.blobs ? "can be written" : "cannot be written"],
    ["Free disk space", free === null ? "unknown" : megabytes(free)],
    ["Accounts", number(counts?.users)],
    ["Tokens", number(counts?.tokens)],
    ["Launched", number(counts?.launched)],
    ["Live websites", number(counts?.liveSites)],
    ["Jobs running or due", number(counts?.jobs)],
  ];
  return html`<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

const messagesOf = (messages: OperatorFacts["messages"]): SafeHtml =>
  table(
    ["Kind", "From", "About", "Message", "When"],
    messages.map(({ id, kind, email, host, subject, message, created_at }) => [
      kind,
      email,
      host ?? subject,
      message,
      timeOf(created_at),
      [
        host ? button("hold", host, "Hold") : null,
        host ? button("takedown", host, "Take down") : null,
        button("messages handled", id, "Handled"),
      ],
    ]),
    "No messages are waiting.",
  );

const heldOf = (held: OperatorFacts["held"]): SafeHtml =>
  table(
    ["Website", "Since", "Held for"],
    held.map(({ id, host, since, sentences }) => [
      host,
      timeOf(since),
      sentences,
      [button("release", id, "Release"), button("takedown", host, "Take down")],
    ]),
    "No website is held. Websites you hold, or whose words seem to ask visitors for a secret, appear here.",
  );

const tokensOf = (tokens: OperatorFacts["tokens"]): SafeHtml =>
  table(
    ["Token", "Ticker", "Mint", "Website", "Wallet", "Made"],
    tokens.map(({ name, ticker, mint_address, website, website_status, wallet, created_at }) => [
      name,
      ticker,
      mint_address,
      website && `${website} (${website_status?.replace("_", " ")})`,
      wallet,
      timeOf(created_at),
      [
        website && website_status === "deployed" ? button("hold", website, "Hold") : null,
        website && website_status === "deployed" ? button("takedown", website, "Take down") : null,
        website && website_status === "deployed" ? button("expire-site", website, "Expire") : null,
        mint_address ? button("gallery hide", mint_address, "Hide from gallery") : null,
      ],
    ]),
    "There are no tokens yet.",
  );

const accountsOf = (users: OperatorFacts["users"]): SafeHtml =>
  table(
    ["Name", "Wallets", "Tokens", "Live websites", "Since"],
    users.map(({ name, wallets, tokens, live_websites, created_at }) => [
      name,
      wallets.join(", "),
      number(tokens),
      number(live_websites),
      timeOf(created_at),
      wallets.map((wallet) =>
        button("block wallet", wallet, wallets.length > 1 ? `Block ${wallet.slice(0, 6)}` : "Block"),
      ),
    ]),
    "There are no accounts yet.",
  );

/** How each kind of block is undone. */
const undo: Readonly<Record<string, [verb: string, label: string]>> = {
  subdomain: ["unblock subdomain", "Unblock"],
  wallet: ["unblock wallet", "Unblock"],
  site: ["restore-site", "Restore"],
  gallery: ["gallery show", "Show again"],
};

const blocksOf = (blocks: OperatorFacts["blocks"]): SafeHtml =>
  html`${table(
    ["Kind", "What", "Why", "When"],
    blocks.map(({ kind, value, reason, created_at }) => {
      const [verb, label] = undo[kind] ?? ["", ""];
      return [kind, value, reason, timeOf(created_at), [button(verb, value, label)]];
    }),
    "Nothing is blocked.",
  )}<div class="forms">${[
    order("takedown", "Take a website down", "Host, such as frog.gems.example"),
    order("block subdomain", "Block a subdomain", "Label, such as frog"),
    order("block wallet", "Block a wallet", "Address"),
  ]}</div>`;

const switchesOf = ({ isGalleryOn, isPremiumOn }: Overview): SafeHtml =>
  html`<div class="switch">The public gallery is ${isGalleryOn ? "on" : "off"}.
${button(isGalleryOn ? "gallery off" : "gallery on", "", isGalleryOn ? "Turn it off" : "Turn it on")}</div>
<div class="switch">Premium websites are ${isPremiumOn ? "available" : "coming soon"}.
${button(isPremiumOn ? "premium off" : "premium on", "", isPremiumOn ? "Stop offering them" : "Offer them")}</div>`;

const modelsOf = ({ models, modelAllowance }: Settings, { modelUse }: Overview): SafeHtml =>
  html`<p>Text: ${models.text?.model ?? "built-in composer"}, ${number(modelUse.tokens)} of ${number(modelAllowance.tokens.all)} tokens today.
Pictures: ${models.images?.model ?? "built-in composer"}, ${number(modelUse.images)} of ${number(modelAllowance.images.all)} today.</p>
<p>To test the connection, open <a href="/internal/models">/internal/models</a> on the server itself.</p>`;

const backupsOf = ({ backupDir }: Settings, { newestBackup, backupProblem }: Overview): SafeHtml => {
  if (backupDir === null)
    return html`<p>There are no daily backups. Set <code>BACKUP_DIR</code> to a folder, ideally on another disk, and restart.</p>`;
  const problem = backupProblem && html`<p class="said bad">${backupProblem}</p>`;
  if (newestBackup === null)
    return html`${problem}<p>There is no backup in <code>${backupDir}</code> yet.</p>`;
  return html`${problem}<p>The newest backup in <code>${backupDir}</code> was made at ${timeOf(new Date(newestBackup.time).toISOString())}.
<a class="button" href="/operator/backup">Download it</a></p><p>It contains the server's key: keep it as safe as the server.</p>`;
};

type Cell = SafeHtml | string | null | readonly (SafeHtml | null)[];

function table(heads: readonly string[], rows: readonly (readonly Cell[])[], none: string): SafeHtml {
  if (rows.length === 0) return html`<p class="none">${none}</p>`;
  return html`<div class="wide"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}<th><span class="unseen">Actions</span></th></tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, at) => html`<td${heads[at] !== undefined && html` data-name="${heads[at]}"`}>${cell === null || cell === "" ? "–" : cell}</td>`)}</tr>`)}</tbody></table></div>
${rows.length === MOST_ROWS && html`<p class="none">The newest ${MOST_ROWS}. The command line lists more.</p>`}`;
}

const timeOf = (time: string): string => time.slice(0, 16).replace("T", " ");

const button = (verb: string, what: string, label: string): SafeHtml =>
  html`<form method="post" action="/operator"><input type="hidden" name="verb" value="${verb}">
<input type="hidden" name="what" value="${what}"><button aria-label="${`${label} ${what}`.trim()}">${label}</button></form>`;

const order = (verb: string, title: string, hint: string): SafeHtml =>
  html`<form method="post" action="/operator"><h3>${title}</h3><input type="hidden" name="verb" value="${verb}">
<label>${hint}<input name="what" required autocomplete="off"></label>
<label>Why (for yourself)<input name="reason" maxlength="500" autocomplete="off"></label><button>${title}</button></form>`;

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9d4ca,#3a3642);--soft:light-dark(#5d5866,#b4aebf);--ground:light-dark(#fbf9f5,#15131a);--raised:light-dark(#fff,#1d1a24);--text:light-dark(#1d1a24,#f1eef6)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
header,main{max-width:76rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2rem) 0}main{padding-bottom:4rem}
h1{font-size:1.8rem;line-height:1.1;margin:0}h2{font-size:1.15rem;margin:0 0 .75rem}h3{font-size:1rem;margin:0}header p,.none{color:var(--soft);margin:.25rem 0 0}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-top:1rem}nav a{color:inherit;padding:.4rem 0}a{color:inherit}
section{padding:1.5rem 0;border-top:1px solid var(--line);margin-top:1.5rem;scroll-margin-top:1rem}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem;margin:0}dt{color:var(--soft);font-size:.85rem}dd{margin:0;font-size:1.25rem;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto;position:relative}table{border-collapse:collapse;width:100%;min-width:48rem}th,td{text-align:left;padding:.55rem 1rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:.85rem;font-weight:500;color:var(--soft)}td{max-width:22rem;overflow-wrap:break-word;white-space:pre-line}td form{display:inline-block;margin:0 .4rem .3rem 0}
button,.button{font:inherit;font-weight:600;min-height:2.25rem;padding:.3rem .8rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);color:var(--text);cursor:pointer;text-decoration:none;display:inline-block}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #e8a33d;outline-offset:2px}button:hover,.button:hover{border-color:#e8a33d}
.switch{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;margin-bottom:.5rem}.forms{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1rem;margin-top:1.5rem}
.forms form{display:grid;gap:.6rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;align-content:start}.forms label{display:grid;gap:.2rem;font-size:.85rem;color:var(--soft)}
input{font:inherit;min-height:2.5rem;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);color:var(--text)}
.said{margin:1.5rem 0 0;padding:.75rem 1rem;border-left:4px solid;background:var(--raised)}.news{margin:1.5rem 0 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem}.news summary{cursor:pointer;font-weight:600}.news h3{margin:1rem 0 .25rem}.news ul{margin:0;padding-left:1.25rem}.good{border-color:#2f9e6b}.bad{border-color:#d0453b}
@media(max-width:52rem){table,tbody,tr,td{display:block;min-width:0;max-width:none}thead{display:none}tr{padding:.75rem 0;border-bottom:1px solid var(--line)}td{border:0;padding:.1rem 0;overflow-wrap:anywhere}td[data-name]::before{content:attr(data-name) ": ";color:var(--soft)}}
.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}`;
