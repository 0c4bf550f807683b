import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface HostPage {
  url: string;
  close(): void;
}

/** A page of another origin, with the policy that an app has, which loads the wallet's script. */
export async function serveHostPage(sandboxUrl: string): Promise<HostPage> {
  const policy = [
    "default-src 'none'",
    `frame-src ${sandboxUrl}`,
    `script-src 'self' ${sandboxUrl}`,
    "style-src 'self' 'unsafe-inline'",
  ].join("; ");
  const page = `<!doctype html><html lang="en"><title>Host</title><button id="focused">Connect</button>
<script src="/host.js"></script><script src="${sandboxUrl}/wallet.js"></script></html>`;
  const server = createServer((request, response) => {
    const script = request.url === "/host.js";
    response.writeHead(200, {
      "content-type": script ? "text/javascript" : "text/html",
      "content-security-policy": policy,
    });
    response.end(script ? HOST_SCRIPT : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** Registers wallets as an app does, and keeps what they emit. */
const HOST_SCRIPT = `
globalThis.wallets = [];
globalThis.changes = [];
const api = { register: (...found) => {
  for (const wallet of found) {
    wallets.push(wallet);
    wallet.features["standard:events"].on("change", ({ accounts }) => changes.push(accounts.map((a) => a.address)));
  }
  return () => {};
} };
addEventListener("wallet-standard:register-wallet", ({ detail }) => detail(api));
dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }));
globalThis.outcome = (promise) => promise.then(
  (value) => ({ value }),
  (error) => ({ message: error.message, code: error.code, isError: error instanceof Error }),
);
`;
