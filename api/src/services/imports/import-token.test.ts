import { PublicKey } from "@solana/web3.js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { TOKEN_2022 } from "#launch/verdict.ts";
import { mintData } from "../../testing/fake-chain.ts";
import { createRig } from "../../testing/rig.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { METAPLEX, metaplexAddress } from "./read-metaplex.ts";

const TOKEN = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const PICTURE = "https://pictures.example/frog.png";
const FILE = "https://files.example/frog.json";

const png = (colour: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A mint without room for metadata. */
const plainMint = () => {
  const data = Buffer.alloc(82);
  data[45] = 1;
  return { owner: TOKEN, data };
};

const metaplexData = (mint: string, ...texts: string[]): Buffer => {
  const parts = texts.map((text) => {
    const bytes = Buffer.alloc(4 + text.length + 5);
    bytes.writeUInt32LE(text.length + 5);
    bytes.write(text, 4);
    return bytes;
  });
  return Buffer.concat([Buffer.from([4]), Buffer.alloc(32), new PublicKey(mint).toBuffer(), ...parts]);
};

async function signedIn() {
  const rig = createRig();
  const session = await rig.signIn();
  const mint = createTestWallet().address;
  const onChain = (name = "Chain Frog", symbol = "CFROG", uri = "") => {
    const data = mintData(new PublicKey(mint), uri, name, symbol);
    rig.chain.put(mint, { owner: TOKEN_2022, data });
  };
  const bring = (metadata: Record<string, unknown> = {}, more: Record<string, unknown> = {}, who = session) =>
    rig.call("importToken", { session: who, body: { token_mint: mint, metadata, ...more } });
  const look = async (metadata?: Record<string, unknown>, more?: Record<string, unknown>) => {
    const { session_id } = (await bring(metadata, more)).body;
    return (await rig.call("previewGeneration", { session, params: { sessionId: session_id } })).body;
  };
  const save = (session_id: string, words: Record<string, string> = {}) =>
    rig.call("createDraft", { session, body: { session_id, ...words } });
  const imported = async (metadata?: Record<string, unknown>) =>
    (await save((await bring(metadata)).body.session_id)).body;
  /** The colour in the middle of a picture. */
  const colourOf = async (url: string | null) => {
    const bytes = Buffer.from(await (await rig.app.request(url ?? "")).arrayBuffer());
    const { data } = await sharp(bytes)
      .removeAlpha()
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((part) => Math.round(part / 85));
  };
  return { rig, session, mint, onChain, bring, look, save, imported, colourOf };
}

const red = [3, 0, 0];

describe("the words of an import", () => {
  it("are the chain's, whatever the client says", async () => {
    const { look, onChain, mint } = await signedIn();
    onChain();
    const token = await look({ name: "Client Frog", symbol: "LIE", description: "From the client." });
    expect(token).toMatchObject({ id: null, name: "Chain Frog", ticker: "CFROG", origin: "IMPORTED" });
    expect(token).toMatchObject({ narrative: "From the client.", mint_address: mint, version: 0 });
  });

  it("are Metaplex's for a mint without room for its own", async () => {
    const { rig, mint, look } = await signedIn();
    rig.chain.put(mint, plainMint());
    rig.chain.put(metaplexAddress(mint), {
      owner: METAPLEX.toBase58(),
      data: metaplexData(mint, "Old Frog", "OFROG", FILE),
    });
    rig.outside.pages.set(FILE, JSON.stringify({ description: "An old one.", image: 7 }));
    expect(await look()).toMatchObject({ name: "Old Frog", ticker: "OFROG", narrative: "An old one." });
    expect(rig.outside.asked).toEqual([FILE]);
  });

  it("are not those of metadata that belongs to another mint, or to another program", async () => {
    const { rig, mint, look } = await signedIn();
    const other = new PublicKey(createTestWallet().address);
    rig.chain.put(mint, { owner: TOKEN_2022, data: mintData(other, "", "Stolen", "STOLEN") });
    rig.chain.put(metaplexAddress(mint), { owner: TOKEN, data: metaplexData(mint, "Fake", "FAKE", "") });
    expect(await look({ name: "Client", symbol: "MINE" })).toMatchObject({ name: "Client", ticker: "MINE" });
  });

  it("are the indexer's where it knows more", async () => {
    const { rig, mint, onChain, look, colourOf } = await signedIn();
    onChain("Chain Frog", "CFROG", FILE);
    rig.chain.assets.set(mint, {
      content: {
        json_uri: "https://elsewhere.example/a.json",
        metadata: { name: "Indexed", symbol: null, description: "From the index." },
        links: { image: "ipfs://bafy" },
        files: [{ uri: "ipfs://bafy", cdn_uri: PICTURE }],
      },
    });
    rig.outside.pages.set(PICTURE, await png("#ff0000"));
    const token = await look();
    expect(token).toMatchObject({ name: "Chain Frog", narrative: "From the index." });
    expect(rig.outside.asked).toEqual([PICTURE]);
    expect(await colourOf(token.image_url)).toEqual(red);
  });

  it("are the client's where the chain cannot be read", async () => {
    const { rig, look } = await signedIn();
    rig.chain.isDown = true;
    const told = { name: "Client Frog", symbol: "$wif", description: "" };
    const token = await look(told);
    expect(token).toMatchObject({ name: "Client Frog", ticker: "WIF" });
    expect(token.narrative).toBe("Client Frog (WIF) is a token on Solana.");
  });

  it("are cleaned, and cut to the limits of ours", async () => {
    const { look, onChain } = await signedIn();
    onChain(`${"x".repeat(49)}🐸 \u202eevil`, "a very long symbol\0\0", "");
    const token = await look({ description: "y".repeat(5_000) });
    expect(token.name).toBe("x".repeat(49));
    expect([token.ticker, token.narrative.length]).toEqual(["AVERYLONGS", 2_000]);
    onChain("\u200bFrog\u202e\0", "青蛙");
    expect(await look()).toMatchObject({ name: "Frog", ticker: "青蛙" });
  });

  it("must be there in the end", async () => {
    const { rig, mint, onChain, bring } = await signedIn();
    onChain("", "", "");
    for (const metadata of [{}, { name: "Frog" }, { symbol: "FROG", name: " \u200b" }, { name: null }]) {
      const { status, body } = await bring(metadata);
      expect([status, body.code]).toEqual([422, "metadata_missing"]);
      expect(body.detail).toBe("Token metadata missing required fields (name or symbol).");
    }
    rig.chain.put(mint, plainMint());
    expect((await bring({ name: "Frog", symbol: "FROG" })).status).toBe(200);
  });

  it("are of a mint: nobody's address, a wallet's and a token account's are not found", async () => {
    const { rig, mint, bring } = await signedIn();
    const told = { name: "Frog", symbol: "FROG" };
    const answers = [await bring(told)];
    for (const account of [
      { owner: "11111111111111111111111111111111", data: Buffer.alloc(0) },
      { owner: TOKEN, data: Buffer.alloc(165, 1) },
      { owner: TOKEN, data: Buffer.alloc(82) },
      { owner: TOKEN_2022, data: Buffer.alloc(170, 2) },
    ]) {
      rig.chain.put(mint, account);
      answers.push(await bring(told));
    }
    for (const { status, body } of answers) {
      expect([status, body.code, body.detail]).toEqual([404, "mint_not_found", "Token not found"]);
    }
  });
});

describe("the picture of an import", () => {
  it("is mirrored from where the chain's metadata says", async () => {
    const { rig, onChain, look, colourOf } = await signedIn();
    onChain("Frog", "FROG", FILE);
    rig.outside.pages.set(FILE, JSON.stringify({ image: PICTURE, description: "Told by the file." }));
    rig.outside.pages.set(PICTURE, await png("#ff0000"));
    const token = await look({ image: "https://client.example/other.png" });
    expect(token.narrative).toBe("Told by the file.");
    expect(token.image_url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(await colourOf(token.image_url)).toEqual(red);
    expect(rig.outside.asked).toEqual([FILE, PICTURE]);
  });

  it("is the client's where the chain has none that can be had", async () => {
    const { rig, onChain, look, colourOf } = await signedIn();
    onChain("Frog", "FROG", FILE);
    rig.outside.pages.set(FILE, JSON.stringify({ image: "https://gone.example/x.png" }));
    rig.outside.pages.set(PICTURE, await png("#ff0000"));
    expect(await colourOf((await look({ image: PICTURE })).image_url)).toEqual(red);
  });

  it.each([
    ["nothing", undefined],
    ["nothing that is there", "https://gone.example/x.png"],
    ["a page", "https://page.example/"],
    ["IPFS", "ipfs://bafy"],
    ["this machine", "http://127.0.0.1:8899/secret.png"],
    ["no address", "a frog"],
  ])("is a gem of its own where it leads to %s", async (_name, image) => {
    const { rig, onChain, look } = await signedIn();
    onChain();
    rig.outside.pages.set("https://page.example/", "<!doctype html><p>hello");
    const [first, again] = [await look({ image }), await look({ image })];
    expect(first.image_url).toBe(again.image_url);
    expect((await rig.app.request(first.image_url ?? "")).status).toBe(200);
  });

  it("is read where it lies when it is this server's own, never over the wire", async () => {
    const { rig, session, onChain, look } = await signedIn();
    const launched = await rig.draft(session);
    const logo = await rig.world.blobs.put(await png("#ff0000"), "webp");
    const json = JSON.stringify({ image: `http://localhost:8000/media/${logo}`, description: "Ours." });
    rig.database.sqlite
      .prepare("insert into metadata_files (id, json, created_at) values (?, ?, ?)")
      .run("0123456789abcdef", json, rig.clock.now);
    onChain("Frog", "FROG", "http://localhost:8000/m/0123456789abcdef.json");
    expect(await look()).toMatchObject({ narrative: "Ours.", image_url: `/media/${logo}` });
    for (const image of [launched.image_url, "/media/../../etc/passwd", "http://localhost:8000/healthz"]) {
      onChain();
      await look({ image });
    }
    expect(rig.outside.asked).toEqual([]);
  });
});

describe("an import that was there before", () => {
  const told = { name: "Frog", symbol: "FROG" };

  it("is refused by name, once it was saved", async () => {
    const { onChain, bring, imported } = await signedIn();
    onChain();
    const { name } = await imported();
    const { status, body } = await bring(told);
    expect([status, body.code]).toEqual([409, "duplicate_token"]);
    expect(body.detail).toBe(`You have imported this token already: ${name}.`);
  });

  it("is overwritten at once where that is wanted; its session and website follow", async () => {
    const { rig, session, onChain, bring, save, imported, colourOf } = await signedIn();
    onChain();
    const old = await imported({ description: "The old story." });
    const website = await rig.website(session, old.id, "frog");
    await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
    rig.outside.pages.set(PICTURE, await png("#ff0000"));
    onChain("Newer Frog", "NFROG");
    rig.clock.advance(1_000);
    const wish = { description: "The new story.", image: PICTURE };
    const { session_id } = (await bring(wish, { force_overwrite: true })).body;
    const token = (await rig.call("getToken", { session, params: { id: old.id } })).body;
    expect(token).toMatchObject({ name: "Newer Frog", ticker: "NFROG", narrative: "The new story." });
    expect(token).toMatchObject({ id: old.id, version: 2, session_id, created_at: old.created_at });
    expect(await colourOf(token.image_url)).toEqual(red);
    const params = { sessionId: session_id };
    expect((await rig.call("previewGeneration", { session, params })).body).toEqual(token);
    expect((await save(session_id)).body).toEqual(token);
    const page = await rig.call("getPreviewContent", { params: { id: website.id } });
    expect(String(page.body)).toContain("The new story.");
    expect((await rig.call("listTokens", { session })).body.data.total).toBe(1);
  });

  it("need not be there to be overwritten", async () => {
    const { onChain, bring, save } = await signedIn();
    onChain();
    const { session_id } = (await bring({}, { force_overwrite: true })).body;
    expect((await save(session_id)).body.version).toBe(1);
  });

  it("is told from another user's: both may have one", async () => {
    const { rig, mint, onChain, bring, imported } = await signedIn();
    onChain();
    await imported();
    const other = await rig.signIn();
    expect((await bring({}, {}, other)).status).toBe(200);
    const query = { token_mint: mint };
    const { body } = await rig.call("checkDuplicate", { session: other, query });
    expect(body).toEqual({ duplicate_found: false, existing_token_name: null });
  });

  it("is the user's own launch, too, which nobody overwrites", async () => {
    const { rig, session, mint, onChain, bring } = await signedIn();
    onChain();
    const { id, name } = await rig.draft(session);
    rig.database.sqlite.prepare("update tokens set mint_address = ? where id = ?").run(mint, id);
    const query = { token_mint: mint };
    const check = await rig.call("checkDuplicate", { session, query });
    expect(check.body).toEqual({ duplicate_found: true, existing_token_name: name });
    expect((await bring()).body.code).toBe("duplicate_token");
    expect((await bring({}, { force_overwrite: true })).body.code).toBe("token_deployed");
  });
});

describe("saving an import", () => {
  it("makes one token of two sessions for one mint; the other hears of the duplicate", async () => {
    const { rig, session, onChain, bring, save } = await signedIn();
    onChain();
    const [one, two] = [(await bring()).body.session_id, (await bring()).body.session_id];
    const answers = await Promise.all([save(one), save(two), save(one), save(two)]);
    const saved = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === "duplicate_token");
    expect([new Set(saved.map(({ body }) => body.id)).size, refused.length]).toEqual([1, 2]);
    expect((await rig.call("listTokens", { session })).body.data.total).toBe(1);
  });

  it("keeps the words that it came with", async () => {
    const { rig, session, onChain, bring, save } = await signedIn();
    onChain();
    const { session_id } = (await bring()).body;
    for (const word of ["name", "ticker", "narrative"]) {
      const { status, body } = await save(session_id, { [word]: "MINE" });
      expect([status, body.code]).toEqual([422, "imported_locked"]);
    }
    const saved = await save(session_id, { name: "Chain Frog", ticker: "CFROG" });
    expect(saved.body).toMatchObject({ origin: "IMPORTED", name: "Chain Frog", version: 1 });
    const read = await rig.call("getToken", { session, params: { id: saved.body.id } });
    expect(read.body).toEqual(saved.body);
  });
});
