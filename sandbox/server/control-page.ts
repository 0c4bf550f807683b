import { createHash } from "node:crypto";
import { lies } from "../launchpad/lies.ts";
import { Html, html } from "../launchpad/pages/html.ts";
import { layout } from "../launchpad/pages/layout.ts";
import type { Reply } from "./http.ts";

interface Order {
  title: string;
  says: string;
  path: "slots" | "clock" | "fork" | "opening-price" | "faults";
  /** The fields of the command, with what stands in them at first. */
  fields: Record<string, string | number | readonly string[]>;
  /** Where the command holds a list, of which the fields are the one entry. */
  list?: string;
}

const orders: readonly Order[] = [
  { title: "Step", says: "Move ahead by this many slots.", path: "slots", fields: { step: 32 } },
  { title: "Skip slots", says: "Leave this many slots without a block.", path: "slots", fields: { skip: 4 } },
  {
    title: "Expire blockhashes",
    says: "Move on until every blockhash given out so far has expired.",
    path: "slots",
    fields: { expire: ["true"] },
  },
  {
    title: "Clock",
    says: "Stop slots, or let them run.",
    path: "clock",
    fields: { paused: ["true", "false"] },
  },
  {
    title: "Fork back",
    says: "What landed in this many newest slots never happened. 32 goes back to one slot before finality.",
    path: "fork",
    fields: { slots: 32 },
  },
  {
    title: "Opening price",
    says: "New coins begin at this many percent of the usual price. 100 ends it.",
    path: "opening-price",
    fields: { percent: 200 },
  },
  {
    title: "Drop sends",
    says: "Accept this many sends, then lose them.",
    path: "faults",
    fields: { drop_sends: 1 },
  },
  {
    title: "Delay sends",
    says: "What is sent lands this many slots later. 0 ends it.",
    path: "faults",
    fields: { delay_slots: 5 },
  },
  {
    title: "Reorder sends",
    says: "The next sends land together, the last one first.",
    path: "faults",
    fields: { reorder_sends: 2 },
  },
  {
    title: "Full blocks",
    says: "This many blocks have no room for what is sent.",
    path: "faults",
    fields: { full_blocks: 10 },
  },
  {
    title: "Slow answers",
    says: "Every call waits this many milliseconds. 0 ends it.",
    path: "faults",
    fields: { delay_ms: 500 },
  },
  {
    title: "Fail calls",
    says: "A method (or trade-local, or *) fails with an HTTP status or a JSON-RPC code.",
    path: "faults",
    fields: { method: "sendTransaction", with: 500, times: 1 },
    list: "fail",
  },
  {
    title: "Lie",
    says: "The trading service answers this instead of the truth.",
    path: "faults",
    fields: { name: Object.keys(lies), times: 1 },
    list: "lies",
  },
];

const STYLE = `
.orders { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1rem; }
.orders form { padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
.orders button { border: 0; border-radius: 6px; background: var(--accent); color: var(--accent-ink); font-weight: 600; }
.orders h2 { margin: 0; font-size: 1rem; }
.orders label { display: grid; gap: 0.2rem; margin: 0.5rem 0; color: var(--quiet); }
.orders :is(input, select, button), #clear { min-height: 2.75rem; width: 100%; font: inherit; }
#refused:not(:empty) { position: sticky; top: 0; padding: 1rem; background: var(--warn-ground); color: var(--warn-ink); }
#state { padding: 1rem; border-radius: 8px; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Commands are JSON, which no page of another origin can send. */
const SCRIPT = `
const show = async (answer) => {
  document.getElementById("state").textContent = JSON.stringify(await answer.json(), null, 2);
};
const ask = async (path, options) => {
  const answer = await fetch("/control/" + path, options);
  document.getElementById("refused").textContent = answer.ok ? "" : await answer.text();
  if (answer.ok) await show(answer);
};
const valueOf = (text) => (text === "true" ? true : text === "false" ? false : text.trim() === "" || isNaN(text) ? text : Number(text));
for (const form of document.querySelectorAll("form[data-path]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, valueOf(text)]));
    const command = form.dataset.list ? { [form.dataset.list]: [fields] } : fields;
    const headers = { "content-type": "application/json" };
    ask(form.dataset.path, { method: "POST", headers, body: JSON.stringify(command) });
  });
}
document.getElementById("clear").addEventListener("click", () => ask("faults", { method: "DELETE" }));
const look = () => fetch("/control/state").then(show, () => {});
look();
setInterval(look, 1000);
`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(SCRIPT)}`,
  `style-src 'self' ${hashOf(STYLE)}`,
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** For developers: the state, and a form for each fault. */
export const controlPage = (product: string): Reply => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
  body: layout({
    title: "Control",
    product,
    body: html`<style>${new Html(STYLE)}</style>
<h1>Control</h1>
<p>Inject a fault, and see how your app handles it.</p>
<p id="refused" role="alert"></p>
<pre id="state" tabindex="0" aria-label="State"></pre>
<p><button id="clear" type="button">Clear all faults</button></p>
<div class="orders">${orders.map(orderForm)}</div>
<script type="module">${new Html(SCRIPT)}</script>`,
  }),
});

const orderForm = ({ title, says, path, fields, list }: Order): Html =>
  html`<form data-path="${path}" data-list="${list ?? ""}"><h2>${title}</h2><p>${says}</p>
${Object.entries(fields).map(([name, value]) => html`<label>${name} ${input(name, value)}</label>`)}
<button>${title}</button></form>`;

function input(name: string, value: Order["fields"][string]): Html {
  if (typeof value !== "object") return html`<input name="${name}" value="${value}" autocomplete="off">`;
  return html`<select name="${name}">${value.map((one) => html`<option>${one}</option>`)}</select>`;
}
