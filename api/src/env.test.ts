import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { Env, EnvError, readEnv, secretsOf } from "./env.ts";
import { resolveSettings } from "./settings.ts";

const settingsOf = (env: Record<string, string>, port = 8000) => resolveSettings(readEnv(env), port);

describe("the environment", () => {
  it("is listed whole in .env.example, with the defaults that the code has", () => {
    const lines = readFileSync(".env.example", "utf8").split("\n");
    const listed = lines
      .map((line) => line.replace(/^# (?=[A-Z_]+=)/, ""))
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split("=") as [string, string]);
    expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(Env.shape).sort());
    expect(readEnv(Object.fromEntries(listed))).toEqual({ ...readEnv({}), ...emptied(listed) });
  });

  it("leaves to a container and to the release archive what they set, in .env.example as it is", () => {
    const example = parseEnv(readFileSync(".env.example", "utf8"));
    expect(Object.keys(example).filter((name) => /^(HOST|PORT|.*_DIR)$/.test(name))).toEqual([]);
  });

  it("has every setting, and every test exists, that docs/mainnet.md names", () => {
    const page = readFileSync("docs/mainnet.md", "utf8");
    const named = page.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [];
    const variables = new Set(named.map((name) => name.replace(/_FILE$/, "")));
    expect([...variables].filter((name) => !(name in Env.shape))).toEqual([]);
    const ofTheChain = Object.keys(Env.shape).filter((name) =>
      /^(SOLANA|RPC|TRADE|LAUNCH|WALLET)/.test(name),
    );
    expect(ofTheChain.filter((name) => !variables.has(name))).toEqual([]);
    const files = [...page.matchAll(/`([a-z][\w./-]+\.tsx?)`/g)].map(([, path = ""]) => path);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("needs no setting", () => {
    expect(settingsOf({})).toMatchObject({
      publicUrl: "http://localhost:8000",
      publicHost: "localhost:8000",
      sitesDomain: "localhost:8000",
      network: "sandbox",
      rpcUrl: "http://127.0.0.1:8899",
      tradeApiUrl: "http://127.0.0.1:8899/api/trade-local",
      launchpadUrl: "http://127.0.0.1:8899",
      walletScriptUrl: "http://127.0.0.1:8899/wallet.js",
      isProduction: false,
    });
    expect(settingsOf({}, 34_567).publicUrl).toBe("http://localhost:34567");
  });

  it("finds the sandbox at another port, or at another place", () => {
    expect(settingsOf({ SANDBOX_PORT: "8900" }).rpcUrl).toBe("http://127.0.0.1:8900");
    const elsewhere = { SANDBOX_PORT: "8900", SANDBOX_URL: "http://127.0.0.1:9000/" };
    expect(settingsOf(elsewhere).rpcUrl).toBe("http://127.0.0.1:9000");
  });

  it("knows which of its values are secret", () => {
    const fixture = { RPC_URL: "https://rpc.example/key", METRICS_TOKEN: "0123456789abcdef" };
    expect(secretsOf(readEnv({ ...fixture, PRODUCT_NAME: "Frogsmith" })).sort()).toEqual(
      Object.values(fixture).sort(),
    );
  });

  it("says in one line what is wrong", () => {
    expect(() => readEnv({ PORT: "http" })).toThrow(/^PORT: /);
    expect(() => readEnv({ PUBLIC_URL: "gem.example" })).toThrow("PUBLIC_URL");
    expect(() => readEnv({ SERVER_KEY: "short" })).toThrow("SERVER_KEY: must be 64 hexadecimal digits");
    expect(() => readEnv({ SOLANA_NETWORK: "testnet" })).toThrow(EnvError);
  });

  it("takes secrets from files", () => {
    const path = join(mkdtempSync(join(tmpdir(), "gem-")), "rpc");
    writeFileSync(path, "https://rpc.example/key\n");
    expect(readEnv({ RPC_URL_FILE: path }).RPC_URL).toBe("https://rpc.example/key");
    expect(() => readEnv({ RPC_URL_FILE: `${path}-missing` })).toThrow("RPC_URL_FILE: the file");
  });
});

describe("settings", () => {
  it("refuse sites on the app's own domain in production, unless told otherwise", () => {
    const env = { PUBLIC_URL: "https://app.gem.example", SITES_DOMAIN: "sites.gem.example" };
    expect(() => settingsOf(env)).toThrow("same site");
    expect(() => settingsOf({ PUBLIC_URL: "https://gem.example" })).toThrow("SITES_DOMAIN");
    expect(settingsOf({ ...env, ALLOW_SAME_SITE_HOSTING: "true" }).isProduction).toBe(true);
    expect(settingsOf({ ...env, SITES_DOMAIN: "gems.site" })).toMatchObject({ siteScheme: "https://" });
  });

  it.each([
    ["frogs.co.uk", "gems.co.uk", false],
    ["app.frogs.co.uk", "sites.frogs.co.uk", true],
    ["frogs.com.br", "gems.com.br", false],
    ["frogs.duckdns.org", "gems.duckdns.org", false],
    ["gem.example", "sites.gem.example:8443", true],
    ["gem.example", "gems.example", false],
    ["app.home.internal", "sites.home.internal", true],
    ["203.0.113.5", "gems.example", false],
  ])("know whether %s and %s are one site to a browser", (app, sites, isSame) => {
    const settle = () => settingsOf({ PUBLIC_URL: `https://${app}`, SITES_DOMAIN: sites });
    if (isSame) expect(settle).toThrow(`${sites} is the same site as ${app}`);
    else expect(settle).not.toThrow();
  });

  it("send mail only with a mail server and a support address", () => {
    const mail = { SMTP_URL: "smtps://user:pass@mail.example:465" };
    expect(settingsOf({}).mail).toBe(null);
    expect(() => settingsOf(mail)).toThrow("SUPPORT_EMAIL: set the address that messages are mailed to");
    const support = { ...mail, SUPPORT_EMAIL: "help@gem.example" };
    expect(settingsOf(support).mail).toEqual({ url: mail.SMTP_URL, from: "help@gem.example" });
    expect(settingsOf({ ...support, MAIL_FROM: "noreply@gem.example" }).mail?.from).toBe(
      "noreply@gem.example",
    );
    expect(() => readEnv({ SMTP_URL: "https://mail.example" })).toThrow("SMTP_URL: must be an smtp");
  });

  it("need an address and a key of a bucket", () => {
    const bucket = {
      BLOBS_URL: "s3://frogs/kept/?endpoint=http://localhost:9000/&region=pond",
      BLOBS_KEY_ID: "id",
      BLOBS_SECRET: "secret",
    };
    expect(settingsOf({}).bucket).toBe(null);
    expect(settingsOf(bucket).bucket).toEqual({
      address: { endpoint: "http://localhost:9000", bucket: "frogs", prefix: "kept/" },
      region: "pond",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    expect(settingsOf({ ...bucket, BLOBS_URL: "s3://frogs?region=eu-west-1" }).bucket?.address).toEqual({
      endpoint: "https://s3.eu-west-1.amazonaws.com",
      bucket: "frogs",
      prefix: "",
    });
    expect(() => settingsOf({ ...bucket, BLOBS_SECRET: "" })).toThrow("BLOBS_SECRET: set the secret");
    expect(() => settingsOf({ ...bucket, BLOBS_KEY_ID: "" })).toThrow("BLOBS_KEY_ID: set the id");
    for (const [url, problem] of [
      ["frogs", "is no address"],
      ["https://frogs", "must be s3:// with the name of a bucket"],
      ["s3://frogs?endpoint=localhost:9000", "its endpoint must be an http or https address"],
    ] as const)
      expect(() => settingsOf({ ...bucket, BLOBS_URL: url })).toThrow(`BLOBS_URL: ${problem}`);
  });

  it("need both address and name of a model", () => {
    const text = { AI_TEXT_BASE_URL: "http://localhost:11434/v1/", AI_TEXT_MODEL: "qwen3" };
    expect(settingsOf({}).models).toEqual({ text: null, images: null });
    expect(settingsOf(text).models).toEqual({
      text: { baseUrl: "http://localhost:11434/v1", model: "qwen3" },
      images: null,
    });
    expect(settingsOf({ ...text, AI_TEXT_API_KEY: "sk-1" }).models.text?.key).toBe("sk-1");
    expect(() => settingsOf({ AI_TEXT_BASE_URL: text.AI_TEXT_BASE_URL })).toThrow("AI_TEXT_MODEL: set");
    expect(() => settingsOf({ AI_IMAGE_API_KEY: "sk-1" })).toThrow("AI_IMAGE_BASE_URL: set");
    expect(secretsOf(readEnv({ AI_TEXT_API_KEY: "sk-1", AI_IMAGE_API_KEY: "sk-2" }))).toEqual([
      "sk-1",
      "sk-2",
    ]);
  });

  it("let the operator choose the launch builder, and refuse a choice with which every launch fails", () => {
    const builder = (network: string, LAUNCH_BUILDER = "") =>
      settingsOf({ SOLANA_NETWORK: network, LAUNCH_BUILDER }).launchBuilder;
    expect(["sandbox", "devnet", "mainnet-beta"].map((network) => builder(network))).toEqual([
      "included",
      "own",
      "appended",
    ]);
    expect([builder("sandbox", "own"), builder("mainnet-beta", "own")]).toEqual(["own", "own"]);
    expect(() => builder("mainnet-beta", "included")).toThrow(
      /^LAUNCH_BUILDER: included works on the sandbox/,
    );
    expect(() => builder("sandbox", "somebody")).toThrow(/^LAUNCH_BUILDER: /);
  });

  it("offer the sandbox's wallet first on the sandbox, and on no other network", () => {
    expect(settingsOf({}).wallets.map(({ name }) => name)).toEqual(["Sandbox Wallet", "Phantom", "Solflare"]);
    const mainnet = settingsOf({ SOLANA_NETWORK: "mainnet-beta" });
    expect(mainnet.wallets.map(({ name }) => name)).toEqual(["Phantom", "Solflare"]);
    expect(mainnet.walletScriptUrl).toBe(null);
    expect(mainnet.rpcUrl).toBe("https://api.mainnet-beta.solana.com");
  });

  it("send no visitor of a public instance to a script on the visitor's own machine", () => {
    const visited = { PUBLIC_URL: "https://gem.example", SITES_DOMAIN: "gems.example" };
    for (const script of ["", "http://localhost:8899/wallet.js", "http://[::1]:1/wallet.js"]) {
      const { wallets, walletScriptUrl } = settingsOf({ ...visited, WALLET_SCRIPT_URL: script });
      expect([walletScriptUrl, ...wallets.map(({ name }) => name)]).toEqual([null, "Phantom", "Solflare"]);
    }
    const WALLET_SCRIPT_URL = "https://wallet.example/wallet.js";
    expect(settingsOf({ ...visited, WALLET_SCRIPT_URL }).wallets[0]).toMatchObject({
      script_url: WALLET_SCRIPT_URL,
    });
  });
});

/** Empty lines mean "not set", which is what the defaults make of them. */
const emptied = (listed: [string, string][]): Record<string, string> =>
  Object.fromEntries(
    listed.filter(([name, value]) => value === "" && !(name in lists)).map(([name]) => [name, ""]),
  );
const lists = { ALLOWED_ORIGINS: 1, TRUSTED_PROXIES: 1, RATE_LIMITS: 1, OPERATOR_FROM: 1 };
