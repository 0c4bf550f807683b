/** @module-tag slow */

import { PublicKey } from "@solana/web3.js";
import { describe, expect, it } from "vitest";
import { TOKEN_2022 } from "#launch/confirmation.ts";
import { mintData } from "../../testing/fake-chain.ts";
import { importer, PICTURE, png, red } from "../../testing/importer.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { METAPLEX, metaplexAddress } from "./read-metaplex.ts";

const TOKEN = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const FILE = "https://files.example/frog.json";

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

describe("the words of an import", () => {
  it("are the chain's, whatever the client says", async () => {
    const { look, onChain, mint } = await importer();
    onChain();
    const token = await look({ name: "Client Frog", symbol: "LIE", description: "From the client." });
    expect(token).toMatchObject({ id: null, name: "Chain Frog", ticker: "CFROG", origin: "IMPORTED" });
    expect(token).toMatchObject({ narrative: "From the client.", mint_address: mint, version: 0 });
  });

  it("are Metaplex's for a mint without room for its own", async () => {
    const { testApp, mint, look } = await importer();
    testApp.chain.put(mint, plainMint());
    testApp.chain.put(metaplexAddress(mint), {
      owner: METAPLEX.toBase58(),
      data: metaplexData(mint, "Old Frog", "OFROG", FILE),
    });
    testApp.outside.pages.set(FILE, JSON.stringify({ description: "An old one.", image: 7 }));
    expect(await look()).toMatchObject({ name: "Old Frog", ticker: "OFROG", narrative: "An old one." });
    expect(testApp.outside.asked).toEqual([FILE]);
  });

  it("are not those of metadata that belongs to another mint, or to another program", async () => {
    const { testApp, mint, look } = await importer();
    const other = new PublicKey(createTestWallet().address);
    testApp.chain.put(mint, { owner: TOKEN_2022, data: mintData(other, "", "Stolen", "STOLEN") });
    testApp.chain.put(metaplexAddress(mint), { owner: TOKEN, data: metaplexData(mint, "Fake", "FAKE", "") });
    expect(await look({ name: "Client", symbol: "MINE" })).toMatchObject({ name: "Client", ticker: "MINE" });
  });

  it("are the indexer's where it knows more", async () => {
    const { testApp, mint, onChain, look, colourOf } = await importer();
    onChain("Chain Frog", "CFROG", FILE);
    testApp.chain.assets.set(mint, {
      content: {
        json_uri: "https://elsewhere.example/a.json",
        metadata: { name: "Indexed", symbol: null, description: "From the index." },
        links: { image: "ipfs://bafy" },
        files: [{ uri: "ipfs://bafy", cdn_uri: PICTURE }],
      },
    });
    testApp.outside.pages.set(PICTURE, await png("#ff0000"));
    const token = await look();
    expect(token).toMatchObject({ name: "Chain Frog", narrative: "From the index." });
    expect(testApp.outside.asked).toEqual([PICTURE]);
    expect(await colourOf(token.image_url)).toEqual(red);
  });

  it("are the client's where the chain cannot be read", async () => {
    const { testApp, look } = await importer();
    testApp.chain.isDown = true;
    const metadata = { name: "Client Frog", symbol: "$wif", description: "" };
    const token = await look(metadata);
    expect(token).toMatchObject({ name: "Client Frog", ticker: "WIF" });
    expect(token.narrative).toBe("Client Frog (WIF) is a token on Solana.");
  });

  it("are cleaned, and cut to the limits of ours", async () => {
    const { look, onChain } = await importer();
    onChain(`${"x".repeat(49)}🐸 \u202eevil`, "a very long symbol\0\0", "");
    const token = await look({ description: "y".repeat(5_000) });
    expect(token.name).toBe("x".repeat(49));
    expect([token.ticker, token.narrative.length]).toEqual(["AVERYLONGS", 2_000]);
    onChain("\u200bFrog\u202e\0", "青蛙");
    expect(await look()).toMatchObject({ name: "Frog", ticker: "青蛙" });
  });

  it("must be there in the end", async () => {
    const { testApp, mint, onChain, bring } = await importer();
    onChain("", "", "");
    for (const metadata of [{}, { name: "Frog" }, { symbol: "FROG", name: " \u200b" }, { name: null }]) {
      const { status, body } = await bring(metadata);
      expect([status, body.code]).toEqual([422, "metadata_missing"]);
      expect(body.detail).toBe("Token metadata missing required fields (name or symbol).");
    }
    testApp.chain.put(mint, plainMint());
    expect((await bring({ name: "Frog", symbol: "FROG" })).status).toBe(200);
  });

  it("are of a mint: nobody's address, a wallet's and a token account's are not found", async () => {
    const { testApp, mint, bring } = await importer();
    const metadata = { name: "Frog", symbol: "FROG" };
    const answers = [await bring(metadata)];
    for (const account of [
      { owner: "11111111111111111111111111111111", data: Buffer.alloc(0) },
      { owner: TOKEN, data: Buffer.alloc(165, 1) },
      { owner: TOKEN, data: Buffer.alloc(82) },
      { owner: TOKEN_2022, data: Buffer.alloc(170, 2) },
    ]) {
      testApp.chain.put(mint, account);
      answers.push(await bring(metadata));
    }
    for (const { status, body } of answers) {
      expect([status, body.code, body.detail]).toEqual([404, "mint_not_found", "Token not found"]);
    }
  });
});

describe("the picture of an import", () => {
  it("is mirrored from where the chain's metadata says", async () => {
    const { testApp, onChain, look, colourOf } = await importer();
    onChain("Frog", "FROG", FILE);
    testApp.outside.pages.set(FILE, JSON.stringify({ image: PICTURE, description: "Told by the file." }));
    testApp.outside.pages.set(PICTURE, await png("#ff0000"));
    const token = await look({ image: "https://client.example/other.png" });
    expect(token.narrative).toBe("Told by the file.");
    expect(token.image_url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(await colourOf(token.image_url)).toEqual(red);
    expect(testApp.outside.asked).toEqual([FILE, PICTURE]);
  });

  it("is the client's where the chain has none that can be had", async () => {
    const { testApp, onChain, look, colourOf } = await importer();
    onChain("Frog", "FROG", FILE);
    testApp.outside.pages.set(FILE, JSON.stringify({ image: "https://gone.example/x.png" }));
    testApp.outside.pages.set(PICTURE, await png("#ff0000"));
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
    const { testApp, onChain, look } = await importer();
    onChain();
    testApp.outside.pages.set("https://page.example/", "<!doctype html><p>hello");
    const [first, again] = [await look({ image }), await look({ image })];
    expect(first.image_url).toBe(again.image_url);
    expect((await testApp.app.request(first.image_url ?? "")).status).toBe(200);
  });

  it("is read where it lies when it is this server's own, never over the wire", async () => {
    const { testApp, session, onChain, look } = await importer();
    const launched = await testApp.draft(session);
    const logo = await testApp.deps.blobs.put(await png("#ff0000"), "webp");
    const json = JSON.stringify({ image: `http://localhost:8000/media/${logo}`, description: "Ours." });
    await testApp.sql(
      "insert into metadata_files (id, json, created_at) values (?, ?, ?)",
      "0123456789abcdef",
      json,
      testApp.clock.now,
    );
    onChain("Frog", "FROG", "http://localhost:8000/m/0123456789abcdef.json");
    expect(await look()).toMatchObject({ narrative: "Ours.", image_url: `/media/${logo}` });
    for (const image of [launched.image_url, "/media/../../etc/passwd", "http://localhost:8000/healthz"]) {
      onChain();
      await look({ image });
    }
    expect(testApp.outside.asked).toEqual([]);
  });
});
