import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openMigrated } from "../db/migrate.ts";
import { createFakeModels } from "../testing/fake-models.ts";
import { createTestApp } from "../testing/test-app.ts";
import { landLaunch } from "../testing/valid-requests.ts";
import { createTestWallet } from "../testing/wallet.ts";
import { run } from "./run.ts";

const folder = () => mkdtempSync(join(tmpdir(), "gem-cli-"));
const MIGRATIONS = "api/migrations";

/** A server on a data folder, and the command line beside it on a connection of its own. */
async function beside() {
  const DATA_DIR = folder();
  const testApp = createTestApp({ database: openMigrated(DATA_DIR, MIGRATIONS) });
  const session = await testApp.signIn();
  const runLine = (...line: string[]) => run(line, { DATA_DIR }, () => testApp.clock.now);
  const runJson = async <T>(...line: string[]) => JSON.parse((await runLine(...line, "--json")).out) as T;
  return { testApp, session, DATA_DIR, runLine, runJson };
}

describe("a command line", () => {
  it("with an unknown command prints help on stderr, and exits with 2", async () => {
    for (const line of [
      [],
      ["fly"],
      ["config"],
      ["users", "all"],
      ["users", "--fast"],
      ["users", "--reason", "x"],
      ["users", "--limit", "many"],
      ["takedown"],
      ["takedown", "a.example", "b.example"],
      ["block", "subdomain", "a.example"],
      ["block", "wallet", "frog"],
      ["tokens", "--user", "frog"],
      ["premium"],
      ["premium", "maybe"],
      ["gallery"],
      ["gallery", "hide"],
    ]) {
      const { code, out, err } = await run(line, { DATA_DIR: "/nowhere" });
      expect([line, code, out]).toEqual([line, 2, ""]);
      expect(err).toContain("takedown <host>");
    }
  });

  it("that asks for help prints it on stdout, and exits with 0", async () => {
    for (const line of [["help"], ["--help"], ["takedown", "-h"]]) {
      const { code, out, err } = await run(line, {});
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain("restore-site <host>");
    }
  });

  it("without a database says so, and creates none", async () => {
    const DATA_DIR = folder();
    const { code, err } = await run(["users"], { DATA_DIR });
    expect([code, err]).toEqual([
      1,
      `There is no database in ${DATA_DIR}. Set DATA_DIR, or start the server once.`,
    ]);
    expect(existsSync(join(DATA_DIR, "gemwright.db"))).toBe(false);
  });

  it("leaves a database of another version as it is", async () => {
    const { DATA_DIR, testApp, runLine } = await beside();
    const { sqlite } = testApp.database;
    const newest = sqlite.prepare("select max(created_at) from __drizzle_migrations").pluck().get();
    sqlite
      .prepare("update __drizzle_migrations set created_at = created_at + 1 where created_at = ?")
      .run(newest);
    expect((await runLine("users")).err).toContain("newer version");
    sqlite.prepare("delete from __drizzle_migrations where created_at > ?").run(newest);
    expect(await runLine("users")).toMatchObject({ code: 1, err: expect.stringContaining("older version") });
    expect(existsSync(join(DATA_DIR, "backups"))).toBe(false);
  });
});

describe("lists", () => {
  it("show users and tokens in columns, or as JSON", async () => {
    const { testApp, session, runLine, runJson } = await beside();
    const token = await testApp.draft(session, "Frog");
    const website = await testApp.website(session, token.id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    const other = await testApp.signIn();
    const users = await runLine("users");
    expect(users.out.split("\n")).toHaveLength(3);
    expect(users.out.split("\n")[0]).toMatch(/^id +name +wallets +tokens +live websites +created at$/);
    expect(await runJson("users", "--limit", "1")).toHaveLength(1);
    expect(await runJson<object[]>("users")).toContainEqual({
      id: session.user.id,
      name: "Wallet User",
      wallets: [session.wallet.address],
      tokens: 1,
      live_websites: 1,
      created_at: "2024-01-01T12:00:00.000Z",
    });
    expect(await runJson("tokens", "--user", session.wallet.address)).toMatchObject([
      {
        id: token.id,
        name: "Frog",
        website: "frog.localhost:8000",
        website_status: "deployed",
        wallet: session.wallet.address,
      },
    ]);
    expect(await runJson("tokens", "--user", other.wallet.address)).toEqual([]);
    expect((await runLine("tokens", "--user", other.wallet.address)).out).toBe("There are no tokens.");
    const nobody = "11111111111111111111111111111111";
    expect(await runLine("tokens", "--user", nobody)).toMatchObject({
      code: 1,
      err: "No account has that wallet.",
    });
  });

  it("print no control characters from users' texts", async () => {
    const { testApp, session, runLine } = await beside();
    const words = "A\u001b[2J\u009b31m\u202eB\nC";
    testApp.database.sqlite.prepare("update users set name = ? where id = ?").run(words, session.user.id);
    const table = (await runLine("users")).out;
    expect(table).toContain("A[2J31mB C");
    const json = (await runLine("users", "--json")).out;
    for (const text of [table, json]) expect(text).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
    expect(JSON.parse(json)[0].name).toBe(words);
  });
});

describe("messages", () => {
  it("are listed until they are handled, and can be read whole", async () => {
    const { testApp, runLine, runJson } = await beside();
    const message = `First line.\nSecond line. ${"Long. ".repeat(40)}`.trim();
    const body = { name: "Ada", email: "ada@gem.example", subject: "Bug Report", message };
    await testApp.call("submitContact", { body });
    const [found] = await runJson<{ id: string; message: string }[]>("messages");
    const id = found?.id ?? "";
    expect(found?.message).toBe(message);
    expect((await runLine("messages")).out.split("\n")).toHaveLength(2);
    const whole = await runLine("messages", "read", id);
    expect(whole.out).toContain("email: ada@gem.example");
    expect(whole.out).toContain(message);
    expect((await runLine("messages", "handled", id)).code).toBe(0);
    expect((await runLine("messages")).out).toBe("No messages are waiting.");
    expect(await runJson("messages", "--all")).toMatchObject([
      { id, handled_at: "2024-01-01T12:00:00.000Z" },
    ]);
    const unknown = await runLine("messages", "handled", "nobody's");
    expect(unknown).toMatchObject({ code: 1, err: "There is no message with that id." });
  });
});

describe("blocks", () => {
  it("apply to the running server, are listed with their reasons, and can be removed", async () => {
    const { testApp, session, runLine, runJson } = await beside();
    const { address } = session.wallet;
    expect((await runLine("blocks")).out).toBe("Nothing is blocked.");
    expect((await runLine("block", "wallet", address, "--reason", "fraud")).code).toBe(0);
    expect((await runLine("block", "subdomain", "Frog")).out).toBe("The subdomain frog is blocked.");
    expect((await testApp.call("getMe", { session })).status).toBe(401);
    expect(await runJson("blocks")).toMatchObject([
      { kind: "subdomain", value: "frog", reason: "" },
      { kind: "wallet", value: address, reason: "fraud" },
    ]);
    expect((await runLine("unblock", "wallet", address)).code).toBe(0);
    expect(await runLine("unblock", "wallet", address)).toMatchObject({
      code: 1,
      err: "That is not blocked.",
    });
    await testApp.signIn(session.wallet);
  });

  it("turn premium websites on and off on the running server", async () => {
    const { testApp, runLine, runJson } = await beside();
    const isOffered = async () => (await testApp.call("getConfig")).body.features.premium;
    expect((await runLine("premium", "status")).out).toBe("Premium websites are coming soon.");
    await runLine("premium", "on");
    expect(await isOffered(), "there is no model to write them").toBe(false);
    testApp.deps.models = createFakeModels();
    expect([await isOffered(), await runJson("premium", "status")]).toEqual([true, { premium: true }]);
    await runLine("premium", "off");
    expect(await isOffered()).toBe(false);
  });

  it("turn the gallery off and on, and hide one token of it, on the running server", async () => {
    const { testApp, session, runLine, runJson } = await beside();
    const body = await landLaunch(testApp, session, (await testApp.draft(session)).id);
    await testApp.call("confirmTransaction", { session, body });
    const mint = body.mint_pubkey;
    const shown = async () => (await testApp.call("listGallery")).body.tokens.length;
    expect([await shown(), await runJson("gallery", "status")]).toEqual([1, { gallery: true }]);
    expect((await runLine("gallery", "hide", mint, "--reason", "a stolen name")).out).toContain("is hidden");
    expect(await shown()).toBe(0);
    expect(await runJson("blocks")).toMatchObject([
      { kind: "gallery", value: mint, reason: "a stolen name" },
    ]);
    expect((await runLine("gallery", "show", mint)).out).toBe(`${mint} is shown again.`);
    expect(await shown()).toBe(1);
    expect(await runLine("gallery", "show", mint)).toMatchObject({ code: 1, err: "That is not blocked." });
    const { address } = createTestWallet();
    expect(await runLine("gallery", "hide", address)).toMatchObject({
      code: 1,
      err: "No token was launched here with that mint address.",
    });
    expect((await runLine("gallery", "off")).out).toBe("The gallery is off.");
    expect((await testApp.call("listGallery")).body.code).toBe("gallery_off");
    expect((await testApp.call("getConfig")).body.features.gallery).toBe(false);
    await runLine("gallery", "on");
    expect(await shown()).toBe(1);
  });
});

describe("config check", () => {
  it("shows each setting and its source, and no secret", async () => {
    const env = {
      DATA_DIR: folder(),
      PORT: "9000",
      RPC_URL: "https://rpc.example/very-secret-key",
      SERVER_KEY: "ab".repeat(32),
      SMTP_URL: "smtps://user:password@mail.example:465",
      SUPPORT_EMAIL: "help@gem.example",
    };
    const { code, out, err } = await run(["config", "check"], env);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^PUBLIC_URL +http:\/\/localhost:9000 +default$/m);
    expect(out).toMatch(/^SUPPORT_EMAIL +help@gem.example +set$/m);
    expect(out).toMatch(/^MAIL_FROM +help@gem.example +default$/m);
    for (const name of ["RPC_URL", "SERVER_KEY", "SMTP_URL"]) {
      expect(out).toMatch(new RegExp(`^${name} +\\(hidden\\) +set$`, "m"));
    }
    const json = (await run(["config", "check", "--json"], env)).out;
    for (const secret of ["very-secret-key", "abab", "password"]) expect(out + json).not.toContain(secret);
  });

  it("prints each error in one line, and exits with 1", async () => {
    const wrong = await run(["config", "check"], { PORT: "http", PUBLIC_URL: "gem.example" });
    expect([wrong.code, wrong.err.split("\n")]).toEqual([
      1,
      [expect.stringMatching(/^PORT: /), expect.stringMatching(/^PUBLIC_URL: /)],
    ]);
    const production = { PUBLIC_URL: "https://gem.example", DATA_DIR: folder(), MIGRATIONS_DIR: "./nowhere" };
    const { code, err, out } = await run(["config", "check"], production);
    expect([code, err.split("\n").map((line) => line.split(":")[0])]).toEqual([
      1,
      ["SITES_DOMAIN", "MIGRATIONS_DIR"],
    ]);
    expect(out).toContain("https://gem.example");
  });

  it("says that visitors of a public instance cannot launch on the sandbox", async () => {
    const visited = {
      PUBLIC_URL: "https://gem.example",
      SITES_DOMAIN: "gems.site",
      TRUSTED_PROXIES: "127.0.0.1",
      DATA_DIR: folder(),
    };
    const { code, err } = await run(["config", "check"], visited);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^SOLANA_NETWORK: the sandbox and its wallet answer this machine alone, .*$/),
    ]);
    const elsewhere = { ...visited, SANDBOX_URL: "https://sandbox.example" };
    expect(await run(["config", "check"], elsewhere)).toMatchObject({ code: 0, err: "" });
  });

  it("says what is missing for mainnet, and that devnet launches nothing", async () => {
    const mainnet = { SOLANA_NETWORK: "mainnet-beta", DATA_DIR: folder() };
    const bare = await run(["config", "check"], mainnet);
    expect([bare.code, bare.err.split("\n").map((line) => line.split(":")[0])]).toEqual([
      1,
      ["RPC_URL", "LAUNCHPAD_DEPLOYED_SLOT", "PUBLIC_URL", "SUPPORT_EMAIL"],
    ]);
    const whole = await run(["config", "check"], {
      ...mainnet,
      RPC_URL: "https://rpc.example/key",
      LAUNCHPAD_DEPLOYED_SLOT: "352000000",
      PUBLIC_URL: "https://gem.example",
      SITES_DOMAIN: "gems.site",
      SUPPORT_EMAIL: "help@gem.example",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    expect([whole.code, whole.err]).toEqual([0, ""]);
    const devnet = await run(["config", "check"], { SOLANA_NETWORK: "devnet", DATA_DIR: folder() });
    expect(devnet.err).toMatch(/^SOLANA_NETWORK: launches are paused because this app does not know/);
  });

  it("checks that the data folder is writable, and leaves nothing in it", async () => {
    const parent = folder();
    const file = join(parent, "file");
    writeFileSync(file, "");
    for (const DATA_DIR of [file, join(file, "data"), join(file, "data", "more")]) {
      const { code, err } = await run(["config", "check"], { DATA_DIR });
      const sentence = `The data folder ${DATA_DIR} cannot be made, because ${file} is a file.`;
      const advice = `Set DATA_DIR to another folder, or run: mv ${file} ${file}.old`;
      expect([code, err]).toEqual([1, `DATA_DIR: ${sentence} ${advice}`]);
    }
    const { code, err } = await run(["config", "check"], { DATA_DIR: folder(), BACKUP_DIR: join(file, "b") });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^BACKUP_DIR: The backup folder .* cannot be made, .* run: mv .*$/),
    ]);
    const missing = join(parent, "not", "yet");
    expect((await run(["config", "check"], { DATA_DIR: missing })).code).toBe(0);
    expect(existsSync(missing)).toBe(false);
    mkdirSync(missing, { recursive: true });
    expect((await run(["config", "check"], { DATA_DIR: missing })).code).toBe(0);
  });
});

describe("launchpad", () => {
  it("says that the launchpad of devnet is not known, and asks no chain", async () => {
    const { code, out, err } = await run(["launchpad"], { SOLANA_NETWORK: "devnet", DATA_DIR: folder() });
    expect([code, err]).toEqual([
      1,
      expect.stringContaining("this app does not know the launchpad's accounts"),
    ]);
    expect(out).toContain("LAUNCHPAD_DEPLOYED_SLOT is not set");
  });

  it("says that the chain cannot be reached, and which setting names it", async () => {
    const env = { DATA_DIR: folder(), SANDBOX_PORT: "1" };
    expect(await run(["launchpad"], env)).toMatchObject({
      code: 1,
      err: "The chain at http://127.0.0.1:1 does not answer: npm start runs one beside the server, at SANDBOX_PORT or SANDBOX_URL.",
    });
    const real = { ...env, SOLANA_NETWORK: "mainnet-beta", RPC_URL: "http://127.0.0.1:1/secret-key" };
    expect(await run(["launchpad"], real)).toMatchObject({
      code: 1,
      err: "The chain at http://127.0.0.1:1 does not answer: look at RPC_URL, or try again later.",
    });
  });
});
