import { PublicConfig } from "../config.ts";
import { AbuseReport, ContactMessage } from "../contact.ts";
import { type Endpoint, type ExamplesOf, get, post } from "../endpoint.ts";
import { Succeeded } from "../primitives.ts";
import { sentences } from "../sentences.ts";

export const instanceEndpoints = {
  getConfig: {
    ...get,
    path: "/config",
    summary: "What this instance is",
    access: "public",
    output: PublicConfig,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;

export const messagesEndpoints = {
  submitContact: {
    ...post,
    path: "/contact/submit",
    summary: "Write to support",
    access: "public",
    body: ContactMessage,
    output: Succeeded,
    errors: [],
    idempotent: true,
  },
  reportAbuse: {
    ...post,
    path: "/abuse/report",
    summary: "Report a hosted site",
    access: "public",
    body: AbuseReport,
    output: Succeeded,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;

export const instanceExamples: ExamplesOf<typeof instanceEndpoints> = {
  getConfig: {
    answer: {
      product_name: "Gemwright",
      support_email: "support@example.com",
      social_url: "https://x.com/gemwright",
      network: "sandbox",
      launchpad_name: "Sandpit",
      launchpad_url: "http://127.0.0.1:8899",
      launch_builder: "included",
      trade_api_url: "/api/v1/chain/trade-local",
      rpc_url: "/api/v1/chain/rpc",
      hosting_hours: 24,
      default_domain: "sites.example.com",
      wallets: [
        {
          name: "Sandbox Wallet",
          install_url: "http://127.0.0.1:8899",
          script_url: "http://127.0.0.1:8899/wallet.js",
        },
        { name: "Phantom", install_url: "https://phantom.com/download" },
      ],
      features: { premium: false, trends: false, ai_text: false, ai_images: false, gallery: true },
      composer: { text: "built-in", images: "built-in" },
    },
  },
};

export const messagesExamples: ExamplesOf<typeof messagesEndpoints> = {
  submitContact: {
    body: {
      name: "Ada",
      email: "ada@example.com",
      subject: "Token Creation Help",
      message: "My frog came out as a toad. Can I draw it again?",
    },
    answer: { success: true, message: sentences.contact.sent },
  },
  reportAbuse: {
    body: {
      host: "astrofrog.sites.example.com",
      reason: "This page asks visitors for their seed phrase.",
      email: "ada@example.com",
    },
    answer: { success: true, message: sentences.contact.reported },
  },
};
