import type { Chain } from "../chain/chain.ts";
import { decodeTransaction, UndecodableTransaction } from "../chain/decode.ts";
import { summarize } from "../wallet/summary.ts";
import { json, type Route, text } from "./http.ts";

/** The wallet's own window, which only pages of this machine may frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*",
].join("; ");

/** The wallet's window: an empty shell, filled by its script. */
const walletPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Sandbox Wallet</title>
<link rel="stylesheet" href="/assets/window.css">
<script type="module" src="/assets/window.js"></script>
</head>
<body><main id="wallet"></main></body>
</html>
`;

export const walletRoutes = (chain: Chain): Route[] => [
  {
    method: "GET",
    path: /^\/wallet$/,
    handle: () => ({
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
        "referrer-policy": "no-referrer",
      },
      body: walletPage,
    }),
  },
  {
    // What a transaction would do, in the words that the wallet shows. Only its own window asks.
    method: "POST",
    path: /^\/wallet\/summary$/,
    handle: ({ body }) => {
      try {
        const { transaction, account } = JSON.parse(body);
        const bytes = new Uint8Array(Buffer.from(String(transaction), "base64"));
        return json(summarize(chain, decodeTransaction(bytes), String(account)));
      } catch (error) {
        const unreadable = error instanceof UndecodableTransaction || error instanceof SyntaxError;
        if (unreadable) return text(error.message, 400);
        throw error;
      }
    },
  },
];
