import type { instanceEndpoints } from "../endpoints/instance.ts";
import type { ExamplesOf } from "./example.ts";

export const instanceExamples: ExamplesOf<typeof instanceEndpoints> = {
  getConfig: {
    answer: {
      product_name: "Gemwright",
      support_email: "support@example.com",
      social_url: "https://x.com/gemwright",
      network: "sandbox",
      launchpad_name: "Sandpit",
      launchpad_url: "http://127.0.0.1:8899",
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
      features: { premium: false, trends: false, ai_text: false, ai_images: false },
      composer: { text: "built-in", images: "built-in" },
    },
  },
};
