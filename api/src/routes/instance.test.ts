import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";

proves("getConfig", {
  happy: [
    "says what this instance is, and may be kept for a minute",
    async () => {
      const { body, headers } = await createTestApp(
        {},
        { PRODUCT_NAME: "Gemsmith", LAUNCH_BUILDER: "own" },
      ).call("getConfig");
      expect(body).toMatchObject({
        product_name: "Gemsmith",
        network: "sandbox",
        launch_builder: "own",
        hosting_hours: 24,
        default_domain: "localhost:8000",
        rpc_url: "/api/v1/chain/rpc",
        trade_api_url: "/api/v1/chain/trade-local",
      });
      expect(headers.get("cache-control")).toBe("public, max-age=60");
    },
  ],
  error: [
    "says which method it takes",
    async () => {
      const response = await createTestApp().app.request("/api/v1/config", { method: "DELETE" });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    },
  ],
  security: [
    "tells no address that carries a key",
    async () => {
      const secret = "https://rpc.example/?api-key=canary-1";
      const env = {
        SOLANA_NETWORK: "devnet",
        RPC_URL: secret,
        TRADE_API_URL: `${secret}2`,
        SERVER_KEY: "a".repeat(64),
      };
      const { body } = await createTestApp({}, env).call("getConfig");
      expect(JSON.stringify(body)).not.toMatch(/canary|aaaa/);
    },
  ],
});
