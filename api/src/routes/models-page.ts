import type { Context, Hono } from "hono";
import { html, type SafeHtml, trusted } from "#composer/templates/html.ts";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import {
  type ModelFinding,
  type ModelUse,
  readModelUse,
  testModels,
} from "../services/operator/test-models.ts";
import { isLocal } from "./local-caller.ts";

/**
 * The operator's page about models, on this machine alone, by a loopback name and through no proxy. The test
 * is a POST from this very page, because another page in the operator's browser must not spend their money.
 */
export function mountModelsPage(app: Hono, deps: ServerDeps): void {
  let running: Promise<ModelFinding[]> | null = null;
  app.get("/internal/models", async (c) => {
    requireOperator(deps, c);
    return show(c, deps, await readModelUse(deps), null);
  });
  app.post("/internal/models", async (c) => {
    requireOperator(deps, c);
    requireOwnForm(c);
    running ??= testModels(deps).finally(() => {
      running = null;
    });
    const found = await running;
    return show(c, deps, await readModelUse(deps), found);
  });
}

function requireOperator({ settings }: ServerDeps, c: Context): void {
  if (!isLocal(c, settings)) throw new CodedError("not_found");
}

/** Browsers send the origin of a form. */
function requireOwnForm(c: Context): void {
  const { host, origin } = c.req.header();
  if (origin !== undefined && origin !== `http://${host}`) throw new CodedError("forbidden");
}

function show(c: Context, deps: ServerDeps, use: ModelUse, found: ModelFinding[] | null): Response {
  c.header("Cache-Control", "no-store");
  // Without a referrer a browser would not send the form's origin.
  c.header("Referrer-Policy", "same-origin");
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return c.html(pageOf(deps, use, found).markup);
}

const names = { text: "Text", images: "Pictures" } as const;

function pageOf({ settings }: ServerDeps, use: ModelUse, found: ModelFinding[] | null): SafeHtml {
  const { models, modelAllowance } = settings;
  const rows = (["text", "images"] as const).map((kind) => {
    const provider = models[kind];
    const unit = kind === "text" ? "tokens" : "images";
    return html`<tr><th scope="row">${names[kind]}</th><td>${provider?.model ?? "built-in composer"}</td><td>${provider?.baseUrl ?? "–"}</td><td>${provider ? (provider.key ? "set" : "none") : "–"}</td><td>${use[unit].toLocaleString("en")} of ${modelAllowance[unit].all.toLocaleString("en")} ${unit}</td></tr>`;
  });
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Models · ${settings.productName}</title><style>${trusted(STYLE)}</style></head><body><main><h1>Models</h1><p>The models behind ${settings.productName}. The built-in composer makes whatever a model does not.</p><div class="wide"><table><thead><tr><th scope="col">For</th><th scope="col">Model</th><th scope="col">Address</th><th scope="col">Key</th><th scope="col">Used today (UTC)</th></tr></thead><tbody>${rows}</tbody></table></div><form method="post" action="/internal/models"><button>Test the connection</button><p>Sends one small request to each configured model. It takes up to two minutes.</p></form>${found?.map(finding)}</main></body></html>`;
}

const finding = ({ kind, model, works, lines }: ModelFinding): SafeHtml =>
  html`<section class="${model === null ? "unset" : works ? "works" : "fails"}"><h2>${names[kind]}: ${model === null ? "not set" : works ? "works" : "does not work"}</h2>${lines.map((line) => html`<p>${line}</p>`)}</section>`;

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9d4ca,#3a3642);--soft:light-dark(#5d5866,#b4aebf);--ground:light-dark(#fbf9f5,#15131a);--text:light-dark(#1d1a24,#f1eef6)}*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.55 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2rem)}h1{font-size:2rem;line-height:1.1;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0 0 .4rem}p{margin:0 0 .5rem;max-width:70ch}form p{color:var(--soft);font-size:.9rem;margin-top:.6rem}.wide{overflow-x:auto;margin:1.5rem 0}table{border-collapse:collapse;width:100%;min-width:44rem;font-variant-numeric:tabular-nums}th,td{text-align:left;padding:.6rem 1rem .6rem 0;border-bottom:1px solid var(--line);vertical-align:top}thead th{font-size:.85rem;font-weight:500;color:var(--soft)}td{overflow-wrap:anywhere}button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:.5rem;background:#e8a33d;color:#1d1a24;cursor:pointer}button:focus-visible{outline:3px solid var(--text);outline-offset:3px}section{margin-top:1.5rem;padding:.2rem 0 .2rem 1rem;border-left:4px solid var(--line)}.works{border-color:#2f9e6b}.fails{border-color:#d0453b}`;
